"""Every figure of arena Rule 9 has its clause and the value that the rule gives it."""

from polofield.rules.book import USPA_2026
from polofield.rulings.clause import Seconds, Yards

c = USPA_2026.arena

GIVEN = {
    "penalty_2_out": 15,
    "penalty_2_inside": 15,
    "penalty_2_edge": 10,
    "penalty_2_clear": 5,
    "penalty_3_out": 25,
    "penalty_3_edge": 10,
    "penalty_3_clear": 5,
    "penalty_4_out": 25,
    "penalty_4_arc": 5,
    "penalty_4_clear": 5,
    "penalty_5a_from_goal": 25,
    "penalty_5a_inset": 5,
    "penalty_5a_clear": 5,
    "penalty_5a_right_of_way": 16,
    "penalty_5b_clear": 5,
    "penalty_5b_right_of_way": 16,
    "alternative_outside": 25,
    "rebound_within": 5,
    "rebound_clear": 5,
    "rebound_line": 25,
    "hit_out_inset": 5,
    "hit_missed_inset": 5,
    "hit_missed_left": 5,
    "right_of_way_half": 5 / 3,
    "defender_depth": 2,
}


def test_every_figure_is_the_rule_s_and_names_its_part():
    figures = {
        name: value for name, value in c._asdict().items() if isinstance(value, (Yards, Seconds))
    }
    assert {name: float(value) for name, value in figures.items()} == GIVEN
    for value in figures.values():
        assert value.clause.book == "USPA 2026 arena"
        assert value.clause.rule in ("Rule 9", "Alternative Rule 9")
