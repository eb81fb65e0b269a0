"""Every figure of arena Rule 9 has its clause and the value that the rule gives it."""

from polofield.rules.arena import clauses as c
from polofield.rulings.clause import Seconds, Yards

GIVEN = {
    "PENALTY_2_OUT": 15,
    "PENALTY_2_INSIDE": 15,
    "PENALTY_2_EDGE": 10,
    "PENALTY_2_CLEAR": 5,
    "PENALTY_3_OUT": 25,
    "PENALTY_3_EDGE": 10,
    "PENALTY_3_CLEAR": 5,
    "PENALTY_4_OUT": 25,
    "PENALTY_4_ARC": 5,
    "PENALTY_4_CLEAR": 5,
    "PENALTY_5A_FROM_GOAL": 25,
    "PENALTY_5A_INSET": 5,
    "PENALTY_5A_CLEAR": 5,
    "PENALTY_5A_RIGHT_OF_WAY": 16,
    "PENALTY_5B_CLEAR": 5,
    "PENALTY_5B_RIGHT_OF_WAY": 16,
    "ALTERNATIVE_OUTSIDE": 25,
    "REBOUND_WITHIN": 5,
    "REBOUND_CLEAR": 5,
    "REBOUND_LINE": 25,
    "HIT_OUT_INSET": 5,
    "HIT_MISSED_INSET": 5,
    "HIT_MISSED_LEFT": 5,
    "RIGHT_OF_WAY_HALF": 5 / 3,
    "DEFENDER_DEPTH": 2,
}


def test_every_figure_is_the_rule_s_and_names_its_part():
    figures = {
        name: value for name, value in vars(c).items() if isinstance(value, (Yards, Seconds))
    }
    assert {name: float(value) for name, value in figures.items()} == GIVEN
    for value in figures.values():
        assert value.clause.book == "USPA 2026 arena"
        assert value.clause.rule in ("Rule 9", "Alternative Rule 9")
