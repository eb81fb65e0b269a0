"""Arena penalties 7 to 9: a player, a horse or the game."""

import pytest

import polofield as pf


def ask(rule, **options):
    return pf.ruling(rule, pf.Arena(), **options)


@pytest.mark.parametrize(
    ("disabled", "team", "candidates"),
    [(2, "0,3,5", (3,)), (2, "3,3,5", (3, 3)), (5, "0,1,5", (0, 1, 5)), (-1, "-2,0,2", (0,))],
)
def test_who_may_be_designated(disabled, team, candidates):
    assert ask("arena/penalty-7", disabled=disabled, team=team).candidates == candidates


def test_a_penalty_7_says_nothing_that_only_the_outdoor_rule_says():
    ruling = ask("arena/penalty-7")
    said = " ".join(str(part) for c in ruling.consequences for part in (c.when, c.then))
    assert (ruling.kind, ruling.clock, ruling.prohibitions) == ("decision", (), ())
    assert "start of the game" in said
    assert "min" not in said.split()


def test_a_player_or_horse_may_be_back_once_illegal_equipment_is_off():
    back, forfeit = ask("arena/penalty-8").consequences
    assert "other than horseshoes" in str(back.when)
    assert ("2.e" in str(forfeit.when), forfeit.rule) == (True, "arena/penalty-9")


def test_both_forfeit_where_both_earned_it():
    ruling = ask("arena/penalty-9")
    assert ruling.kind == "removal"
    assert "whichever came first" in str(ruling.consequences[0].when)
