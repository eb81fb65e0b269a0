"""From the hit to the restart: the branches of a decision figure."""

import pytest

import polofield as pf
from polofield.rules.arena.at_fault import failure
from polofield.rules.book import USPA_2026
from polofield.rules.catalogue import ENTRIES
from polofield.rules.decisions import decision
from polofield.rules.making import consequences_of

HITTING_WRONG = USPA_2026.words.arena.hitting_wrong

ARENA = {
    "arena/penalty-2": None,
    "arena/penalty-2-from-spot": (40, 5),
    "arena/penalty-3": None,
    "arena/penalty-4": None,
    "arena/penalty-5a": (0, 0),
    "arena/penalty-5b": None,
    "arena/penalty-3-alternative": (0, 0),
}
OUTDOOR = (
    "outdoor/penalty-2",
    "outdoor/penalty-3",
    "outdoor/penalty-3-defended",
    "outdoor/penalty-4",
)
FAILED = {
    "arena/penalty-6a": {"after": "penalty-3"},
    "arena/penalty-6b": {},
    "arena/penalty-6c": {},
    "arena/penalty-6d": {"after": "penalty-3"},
}


def of(rule, at=None, **options):
    surface = pf.Arena() if rule.startswith("arena") else pf.Field()
    return decision(pf.ruling(rule, surface, at=at, **options))


def leaves(found):
    return [each for stage in found.stages for branch in stage.branches for each in branch.each()]


def decisions():
    yield from (of(rule, at) for rule, at in ARENA.items())
    yield from (of(rule) for rule in OUTDOOR)
    yield from (of(rule, (25, 0), **options) for rule, options in FAILED.items())


def test_every_branch_says_what_follows_and_restarts_by_a_rule_of_its_surface():
    for found in decisions():
        surface = found.rule.split("/")[0]
        for leaf in leaves(found):
            assert leaf.when.say()
            assert leaf.then.say()
            assert leaf.rule is None or ENTRIES[leaf.rule].surface == surface


def test_stages_come_in_the_order_of_play():
    for rule, at in ARENA.items():
        assert [s.moment for s in of(rule, at).stages] == ["before-hit", "hit", "procedure"]


@pytest.mark.parametrize("rule", ARENA)
def test_what_the_ruling_says_of_a_hit_is_what_the_figure_draws(rule):
    ruling = pf.ruling(rule, pf.Arena(), at=ARENA[rule])
    drawn = {branch for stage in decision(ruling).stages for branch in stage.branches}
    assert drawn == set(ruling.consequences)


def test_the_branches_of_arena_penalty_3():
    rules = [leaf.rule for leaf in leaves(of("arena/penalty-3")) if leaf.rule]
    assert set(rules) == {
        "arena/penalty-1",
        "arena/penalty-3",
        "arena/penalty-5b",
        "arena/penalty-6a",
        "arena/penalty-6b",
        "arena/penalty-6d",
        "arena/hit-missed",
        "arena/hit-out",
    }
    # Wrongly placed or playing the ball, early, or too late off the wall: the hit again.
    hit = [leaf for leaf in leaves(of("arena/penalty-3")) if leaf.rule == "arena/penalty-3"]
    assert len(hit) == 6


def test_a_5_knows_no_missed_hit_and_answers_with_6c():
    rules = {leaf.rule for leaf in leaves(of("arena/penalty-5b"))}
    assert "arena/penalty-6c" in rules
    assert "arena/hit-missed" not in rules


def test_a_failure_has_its_own_branches_said_of_the_side_that_hit():
    for rule, options in FAILED.items():
        found = of(rule, (25, 0), **options)
        assert found.rule == rule
        branches = tuple(branch for stage in found.stages for branch in stage.branches)
        own = failure(USPA_2026, rule.removeprefix("arena/"), past_centre=False)
        assert branches == consequences_of("arena", own)


@pytest.mark.parametrize("x", [-20, -0.1, 0, 7])
def test_a_5_says_from_where_the_other_side_hits_where_its_spot_is_known(x):
    past = x < 0
    for found in (of("arena/penalty-5a", (x, 4)), of("arena/penalty-6c", (x, 4))):
        (said,) = (leaf.then.say() for leaf in leaves(found) if leaf.when.template == HITTING_WRONG)
        assert ("from the centre of the arena" in said) is past
        assert ("from the same spot" in said) is not past
    ball = pf.ruling("arena/penalty-6c", pf.Arena(), at=(x, 4)).ball
    assert ball == ((0, 0) if past else (-x, -4))


def test_an_alternative_stays_a_2_or_3_so_its_failure_is_a_6b():
    for rule in ("arena/penalty-2-alternative", "arena/penalty-3-alternative"):
        rules = {leaf.rule for leaf in leaves(of(rule, (-20, 4)))}
        assert "arena/penalty-6b" in rules
        assert "arena/penalty-6c" not in rules


def test_outdoor_goals_restart_with_ends_changed_and_wrong_entry_with_the_hit_again():
    for rule in OUTDOOR[:3]:
        found = {str(leaf.then): leaf.rule for leaf in leaves(of(rule))}
        assert found["the penalty is taken again"] == rule
        assert found["goal to the hitting side"] == "outdoor/after-goal"


@pytest.mark.parametrize("rule", ["arena/penalty-8", "outdoor/penalty-9", "arena/penalty-1"])
def test_a_rule_without_a_hit_has_no_decision(rule):
    with pytest.raises(pf.RuleError, match=f"{rule} names no branches"):
        of(rule)
