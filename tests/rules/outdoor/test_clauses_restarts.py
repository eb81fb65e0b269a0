"""Every figure of Rule 22 has its clause and the value that the rule gives it."""

from polofield.rules.book import USPA_2026
from polofield.rulings.clause import Seconds, Yards

c = USPA_2026.restarts

GIVEN = {
    "knock_in_depth": 1 / 3,
    "knock_in_from_post": 5,
    "knock_in_from_side": 5,
    "knock_in_clear": 30,
    "knock_in_travel": 30,
    "knock_in_within": 10,
    "play_called_from": 3,
    "play_called_by": 5,
    "foul_shot_within": 20,
    "refused_within_60": 60,
    "after_goal_within": 25,
    "side_out_60": 60,
    "side_out_inset": 5,
    "side_out_60_inset": 10,
    "side_out_count": 8,
    "side_out_play": 5,
    "to_team_mate": 30,
    "fair_play_60": 60,
    "fair_play_across": 40,
    "fair_play_behind": 30,
    "fair_play_count": 8,
    "fair_play_play": 5,
}


def test_every_figure_is_the_rule_s_and_names_its_part():
    figures = {
        name: value for name, value in c._asdict().items() if isinstance(value, (Yards, Seconds))
    }
    assert {name: float(value) for name, value in figures.items()} == GIVEN
    for value in figures.values():
        assert value.clause.rule == "Rule 22"
        assert value.clause.part
