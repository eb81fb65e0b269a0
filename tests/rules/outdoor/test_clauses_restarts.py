"""Every figure of Rule 22 has its clause and the value that the rule gives it."""

from polofield.rules.outdoor import clauses_restarts as c
from polofield.rulings.clause import Seconds, Yards

GIVEN = {
    "KNOCK_IN_DEPTH": 1 / 3,
    "KNOCK_IN_FROM_POST": 5,
    "KNOCK_IN_FROM_SIDE": 5,
    "KNOCK_IN_CLEAR": 30,
    "KNOCK_IN_TRAVEL": 30,
    "KNOCK_IN_WITHIN": 10,
    "PLAY_CALLED_FROM": 3,
    "PLAY_CALLED_BY": 5,
    "REFUSED_WITHIN_60": 60,
    "AFTER_GOAL_WITHIN": 25,
    "SIDE_OUT_60": 60,
    "SIDE_OUT_INSET": 5,
    "SIDE_OUT_60_INSET": 10,
    "SIDE_OUT_COUNT": 8,
    "SIDE_OUT_PLAY": 5,
    "TO_TEAM_MATE": 30,
    "FAIR_PLAY_60": 60,
    "FAIR_PLAY_ACROSS": 40,
    "FAIR_PLAY_BEHIND": 30,
    "FAIR_PLAY_COUNT": 8,
    "FAIR_PLAY_PLAY": 5,
}


def test_every_figure_is_the_rule_s_and_names_its_part():
    figures = {
        name: value for name, value in vars(c).items() if isinstance(value, (Yards, Seconds))
    }
    assert {name: float(value) for name, value in figures.items()} == GIVEN
    for value in figures.values():
        assert value.clause.rule == "Rule 22"
        assert value.clause.part
