"""What umpires and committees decide: the goal at the whistle, a broken ball, a period's end."""

import polofield as pf


def decided(rule, **options):
    ruling = pf.ruling(rule, pf.Field(), **options)
    assert ruling.kind == "decision"
    assert ruling.ball is None
    return ruling


def outcomes(ruling):
    """The rule and the words of every last outcome."""

    def last(consequence):
        if not consequence.further:
            return [(consequence.rule, str(consequence.then))]
        return [outcome for further in consequence.further for outcome in last(further)]

    return [outcome for consequence in ruling.consequences for outcome in last(consequence)]


def test_a_goal_at_the_whistle_of_a_foul_by_the_defenders_is_replaced_or_counted():
    ruling = decided("outdoor/goal-at-whistle", foul_by="defenders")
    assert outcomes(ruling) == [
        (
            "outdoor/penalty-1",
            "the field goal does not count; the goal awarded replaces it, ends change and a Penalty"
            " 5b follows",
        ),
        ("outdoor/after-goal", "the field goal counts; throw-in at the centre"),
    ]
    assert ruling.choices == ("outdoor/penalty-1", "outdoor/after-goal")


def test_of_a_foul_by_the_attackers_it_does_not_count():
    ruling = decided("outdoor/goal-at-whistle", foul_by="attackers")
    assert outcomes(ruling) == [(None, "no goal; the appropriate penalty")]
    assert ruling.choices == ()


def test_the_whole_decision_holds_both():
    ruling = decided("outdoor/goal-at-whistle")
    both = [
        outcome
        for side in ("defenders", "attackers")
        for outcome in outcomes(decided("outdoor/goal-at-whistle", foul_by=side))
    ]
    assert outcomes(ruling) == both
    assert len(ruling.consequences) == 2


def test_a_ball_broken_on_the_first_hit_is_hit_again_and_later_is_a_new_ball_in_play():
    (again,) = outcomes(decided("outdoor/ball-broken", on="first-hit"))
    assert again == (None, "again with another ball, in the same way and from the same place")
    later = decided("outdoor/ball-broken", on="later")
    assert [rule for rule, _ in outcomes(later)] == ["outdoor/fair-play", "outdoor/throw-in"]
    assert outcomes(decided("outdoor/ball-broken")) == [again, *outcomes(later)]


def test_the_next_period_the_horn_and_a_suspended_game():
    cases = {str(c.when): str(c.then) for c in decided("outdoor/period-end").consequences}
    assert len(cases) == 4
    assert "score, period and position of the ball" in cases["the game was suspended"]
