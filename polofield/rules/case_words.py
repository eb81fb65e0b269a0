"""The words of cases in small pictures, a few each."""

from __future__ import annotations

from typing import NamedTuple


class CaseWords(NamedTuple):
    """What happened, in a few words."""

    # A hit
    into_goal: str = "it goes in; ends change for the throw-in"
    into_foot: str = "it goes in off the horse’s foot"
    into_foot_one_hit: str = "it goes in off the horse’s foot: not a second hit"
    entered_goal: str = (
        "it would have been a goal, but an opponent entered the field improperly and stopped it"
    )
    entered_wide: str = "wide, or off {opp}, and an opponent entered the field improperly"
    procedure_goal: str = (
        "it would have been a goal but for {opp}’s failure to follow the procedure"
    )
    comes_out: str = "from behind the back line, but not between the posts"
    late: str = "the ball is passed, or not hit or hit at within {seconds}: from that spot"
    late_in_60: str = (
        "the ball is passed, or not hit or hit at within {seconds}, inside {hit}’s {line}"
    )
    kicked_on_approach: str = "the horse kicks it on the approach: from that spot"
    kicked_on_approach_in_60: str = "the horse kicks it on the approach, inside {hit}’s {line}"
    early: str = "hit or hit at before “Play”"
    missed_dead: str = "{hit} swings and misses"
    missed_live: str = "swing and miss: the ball is live"
    kicked_after: str = "the hitter’s horse kicks it after the hit: a second hit"
    kicked_untouched: str = (
        "the hitter’s horse kicks it after the hit, before it has met a post or an opponent"
    )
    kicked_live: str = "the hitter’s horse kicks it after the hit: it is live"
    breaks: str = "the ball breaks: another ball, the same place"

    # A knock-in
    knocked_in_late: str = "the ball is passed, or not hit or hit at within {within}"
    inside: str = "play is stopped: an opponent was inside the {clear}"
    out_of_place: str = "an opponent out of place takes part, gains an advantage or distracts {hit}"
    out_of_play: str = "an opponent out of place is clearly out of the play: no call"
    offside: str = "an opponent from off the field plays it before being onside"
    needs_time: str = "an opponent needs time to line up: “Play” again, or for delay a Penalty 5b"
    delay: str = "a player tries to manage the clock: a penalty for delay"
    behind_line: str = "the officials had left it behind the line"
    safety: str = "it crossed as a safety: no knock-in"

    # A ball that is dropped
    dropped_late: str = "not played within {play}: from that spot"
    dropped_late_in_60: str = "not played within {play}, inside {hit}’s {line}"
    short: str = (
        "hit less than {travel}: {hit} may play neither the ball nor a defender going for it"
    )
    far_enough: str = "at goal, or {travel} or more to a team-mate"
    tapped: str = "as soon as it is tapped or hit away"
    procedure: str = "a side does not follow this procedure"
    little_lost: str = "{hit} is not significantly disadvantaged: from where the ball was"

    # A hit in the arena
    goal_direct: str = "straight off the mallet: {points} point"
    goal_any: str = (
        "direct, off the wall or off the defender: {points} point, or {long} by Rule 6.a(3)"
    )
    goal_5: str = "{points} point, or {long} by Rule 6.a(2)"
    goal_long: str = "into the goal: it may count {long} points"
    straight_out: str = "straight out: from where it went out, {inset} off the wall"
    straight_out_centre: str = (
        "straight out: from where it went out, {inset} off the wall, or from the centre line if that"
        " is farther from the goal that {opp} attacks"
    )
    rebound: str = "off the end wall, within {seconds}; else {hit} hits again"
    affected: str = (
        "{hit} affects the play of the rebound, for example within {clear}, if the umpire so"
        " decides"
    )
    played_in_time: str = "{opp} plays the rebound within {seconds}"
    not_played_in_time: str = "{opp} does not play the rebound within {seconds}"
    played_before_wall: str = "the defender plays the ball before it touches the wall"
    strikes_defender: str = "it strikes the defender"
    struck: str = "it strikes a correctly positioned defender: as off the end wall"
    struck_played: str = "it strikes the defender, who plays at it or directs it"
    struck_misplaced: str = "it strikes an incorrectly positioned defender"
    blocked: str = "the defender blocks it or plays a rolling ball: live for both"
    stopped: str = (
        "missed, at a stop or redirected by {hit} before it touches wall or opponent: from there"
    )
    missed_clean: str = "a clean miss: the ball is live"
    no_goal_scored: str = "no goal is scored"
    no_hit: str = "neither hit nor hit at in {approaches} approaches: a 6b may be given"
    kicked_first: str = "the horse kicks it on the first approach: the second is left"
    kicked_second: str = "the horse kicks it on the second approach: a 6b may be given"
    kicked_and_hit: str = "the horse kicks it, and the mallet hits it or at it: that is the hit"
    opposing_wrong: str = "{opp} does not follow the procedure, and no goal is scored (6a)"
    scored_all_the_same: str = "{opp} does not follow the procedure, and a goal is scored"
    would_have_scored: str = "it would have been a goal but for {opp}’s failure (6a)"
    hitting_wrong: str = "{hit} does not follow the procedure: no goal counts ({penalty})"
    both_wrong: str = "neither side follows the procedure: no goal counts (6d)"
