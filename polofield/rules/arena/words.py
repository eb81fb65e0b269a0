"""The words of arena Rule 9, the penalties."""

from __future__ import annotations

from typing import NamedTuple


class ArenaWords(NamedTuple):
    """The words of arena Rule 9, the penalties."""

    # Sentences
    penalty_1_says: str = (
        "{goals} to {hit} for a deliberate foul near the goal to prevent a goal; {hit} restarts"
        " with a Penalty 5b."
    )
    would_have_scored_says: str = (
        "A Penalty 1 to {hit}, one goal or two: its hit would have been a goal but for {opp}’s"
        " failure to follow the procedure; {hit} restarts with a Penalty 5b."
    )
    one_goal: str = "One goal"
    two_goals: str = "Two goals"
    middle_says: str = (
        "Ball {out} in front of the centre of the goal. Until it is hit all stay behind it, except"
        " one {opposing} defender by the end wall, {edge} or more from the goal; {opp} stays"
        " {clear} from it."
    )
    middle_corner_says: str = (
        "Ball {out} in front of the centre of the goal. Until it is hit all stay behind it, except"
        " one {opposing} defender at a corner, left or right of the goal; {opp} stays"
        " {clear} from it."
    )
    penalty_2_from_spot_says: str = (
        "Ball where the foul was. Until it is hit all but the hitter and one {opposing} defender"
        " stay behind the {inside}; the defender is {where} {goal_side}."
    )
    by_wall: str = "by the end wall"
    at_corner: str = "at a corner"
    other_side: str = "on the other side of the goal from the ball"
    either_side: str = "on either side of the goal"
    penalty_4_says: str = (
        "Ball {out} in front of the centre of the goal. Until it is hit all stay behind it, except"
        " one {opposing} defender, who may be within {arc} of the goal; {opp} stays"
        " {clear} from it."
    )
    penalty_5a_says: str = (
        "Ball where the foul was, but at least {from_goal} from the goal and {inset} from the"
        " wall. {Opp} stays {clear} from it; nobody lines up in the Right of Way within {way}."
    )
    penalty_5b_says: str = (
        "Ball at the centre of the arena. {Opp} stays {clear} from it, and nobody lines up in"
        " the Right of Way within {way} of it, until “Play” is called and it is hit."
    )
    alternative_says: str = (
        "For a chance of two points {hit} hits from where the foul was, at least {inset} from"
        " the wall. {Opp} stays {clear} from the ball; nobody lines up in the Right of Way within"
        " {way} of it."
    )
    free_hit_says: str = (
        "After a failed penalty shot {hit} hits from here. {Opp} stays {clear} from the ball;"
        " nobody lines up in the Right of Way within {way}."
    )
    hit_out_says: str = (
        "The shot went straight out of play, so {hit} hits from where it went out, at"
        " least {inset} from the wall. {Opp} stays {clear} from the ball; nobody lines up in the"
        " Right of Way within {way}."
    )
    hit_out_centre_says: str = (
        "The shot went straight out of play in {opp}’s half, so {hit} hits from the"
        " centre line. {Opp} stays {clear} from the ball; nobody lines up in the Right of Way"
        " within {way}."
    )
    hit_missed_says: str = (
        "The ball was missed, came to a stop or was redirected before wall or opponent, so"
        " {hit} hits from where play stopped. {Opp} stays {clear} off; nobody lines up in the Right of"
        " Way within {way}."
    )
    failed_says: str = (
        "{Opp} did not follow the procedure on its penalty, so {hit} hits from the same spot."
        " {Opp} stays {clear} from the ball; nobody lines up in the Right of Way within {way}."
    )
    failed_centre_says: str = (
        "{Opp} did not follow the procedure on its penalty, taken in its own half, so {hit} hits"
        " from the centre. {Opp} stays {clear} from the ball; nobody lines up in the Right of Way"
        " within {way}."
    )
    penalty_7_says: str = (
        "A foul has disabled one of {hit}’s players: {hit} brings a substitute, or its captain"
        " names {who} to leave."
    )
    penalty_8_says: str = "The player or the horse at fault is disqualified."
    penalty_9_says: str = (
        "The side at fault forfeits the game; if both are at fault, both forfeit it."
    )

    # Zones
    behind_ball: str = "Nobody but the defender inside the {out}"
    behind_line: str = "Nobody but the hitter and the defender inside the {out}"
    clear_of_ball: str = "No {opposing} player within {clear} of the ball"
    defender_by_wall: str = (
        "One {opposing} defender by the end wall, {edge} or more from the edge of the goal"
    )
    defender_at_corner: str = "One {opposing} defender at a corner"
    defender_by_wall_other_side: str = (
        "One {opposing} defender by the end wall, on the other side of the goal from the ball and"
        " {edge} or more from the edge of the goal"
    )
    defender_at_corner_other_side: str = (
        "One {opposing} defender at the corner on the other side of the goal from the ball"
    )
    defender_in_arc: str = "One {opposing} defender may be within {arc} of the goal"
    right_of_way: str = "Nobody lines up in the Right of Way within {way} of the ball"

    # Why a ball is moved
    from_goal: str = "at least {from_goal} from the goal"
    from_wall: str = "at least {inset} from the wall"
    from_goal_and_wall: str = "at least {from_goal} from the goal and {inset} from the wall"
    to_centre_line: str = (
        "the ball went out nearer the goal that {hit} attacks than the centre line is"
    )
    to_centre: str = "the spot is nearer the goal that {hit} attacks than the centre is"

    # Clocks
    play_rebound: str = "{opp} plays the ball off the end wall within"
    play_rebound_since: str = "the rebound"

    # Procedure
    set_up: str = "One player may set up the ball, with the umpire’s permission."

    # Prohibitions
    no_contact: str = "No contact between opponents until the ball is hit or hit at."
    one_hit: str = (
        "{Hit} may hit or hit at the ball only once, and may not affect its course again until"
        " the penalty allows it."
    )
    defender_keeps_side: str = (
        "Once “Play” is called the defender may not switch to the other side of the goal."
    )
    defender_waits: str = (
        "No {opposing} player may hit the ball until it rebounds off the end wall."
    )
    rebound_is_theirs: str = (
        "If the ball goes wide and rebounds off the end wall, inside or outside the {line}, only"
        " {opp} may play it."
    )

    # Consequences before the hit: when
    no_hit_in_time: str = "neither hit nor hit at in {approaches} approaches"
    kicked_first: str = "the hitter’s horse kicks the ball on the first approach"
    kicked_second: str = "the hitter’s horse kicks the ball on the second approach"
    kicked_and_hit: str = "the horse kicks the ball and the player hits or hits at it too"

    # Consequences of the hit: when
    goal_direct: str = "into the goal straight off the mallet"
    goal_any: str = "into the goal: direct, off the wall or off the defender"
    goal: str = "into the goal"
    rebounds: str = "wide, and it rebounds off the end wall"
    played_in_time: str = "{opp} plays it within {seconds}"
    not_played_in_time: str = "{opp} does not"
    affected: str = "{hit} affects that play, for example by being within {clear} of it"
    strikes_defender: str = "straight off the mallet into the defender or the defender’s horse"
    struck_well_placed: str = "correctly positioned, and does not hit, hit at or direct the ball"
    struck_played: str = "correctly positioned, but hits, hits at or directs the ball"
    struck_badly_placed: str = "incorrectly positioned"
    played_before_wall: str = "{opp} hits or hits at it before it rebounds off the end wall"
    blocked: str = (
        "the defender in goal blocks it with mallet, body or horse, or plays a rolling ball"
    )
    straight_out: str = "straight out of play"
    came_to_nothing: str = (
        "missed, comes to a stop or is redirected by {hit} before it touches the wall, an opponent or an"
        " opponent’s horse"
    )
    clean_miss: str = "missed cleanly"
    no_goal: str = "no goal"

    # Consequences of a wrong procedure: when
    opposing_wrong: str = "{opp} does not follow the procedure"
    hitting_wrong: str = "{hit} does not follow the procedure"
    both_wrong: str = "neither side follows the procedure"
    goal_scored: str = "a goal was scored anyway"
    would_have_scored: str = "the umpire finds that the hit would have been a goal but for this"
    no_goal_lost: str = "otherwise"

    # Other consequences: when
    awarded_when: str = "the award is made"
    attempt_long: str = "the attempted shot met the criteria of Rule 6.a(2)"
    disabled_substitute: str = "{hit} brings a qualified substitute"
    removed_when: str = "a player is designated"
    handicap_game: str = "it is a handicap game"
    illegal_equipment: str = (
        "it was for illegal equipment other than horseshoes, and the equipment is removed"
    )
    rule_2e: str = "the violation was of Rule 2.e"
    both_forfeit_when: str = "both sides incur a forfeit in the same game, whichever came first"

    # Consequences: then
    may_give_6b: str = "a 6b may be awarded: free hit to {opp} from that spot"
    may_give_6b_or_5a: str = (
        "a 6b may be awarded: free hit to {opp} from that spot; the book’s example awards a 5a"
    )
    ball_goes_back: str = "the ball goes back for the second approach"
    now_a_hit: str = "that counts as the hit"
    goal_points: str = "goal to {hit}: {points} point"
    goal_points_or_long: str = (
        "goal to {hit}: {points} point, or {long} if it meets the criteria of Rule 6.a(3)"
    )
    goal_or_long: str = "goal to {hit}: {long} points if it meets the criteria of Rule 6.a(2)"
    alternative_goal: str = "goal to {hit}; it may count {long} points"
    only_opposing: str = "only {opp} may play it"
    hit_again: str = "{hit} hits again from the same spot"
    centre_hit: str = "the umpire may award {opp} a centre hit, or a more severe penalty"
    defender_decides: str = "the defender’s position and actions decide"
    counts_as_wall: str = (
        "treated as a rebound off the end wall; if it goes into the goal, the goal counts"
    )
    live_for_both: str = "live for both sides; all Right of Way rules apply"
    out_free_hit: str = "free hit to {opp} where it went out, at least {inset} from the wall"
    out_free_hit_centre: str = (
        "free hit to {opp} where it went out, at least {inset} from the wall, but from the centre line"
        " if that place is nearer the goal that {opp} attacks"
    )
    stopped_free_hit: str = "free hit to {opp} where play stops, at least {inset} from the wall"
    stays_live: str = "the ball remains in play; Rule 11.b defines the Line of the Ball"
    play_goes_on: str = "play goes on"
    penalty_6a_then: str = "Penalty 6a"
    goal_stands: str = "the goal stands"
    penalty_1_then: str = "Penalty 1 to {hit}"
    from_same_spot: str = (
        "a goal from {hit}’s hit does not count; free hit to {opp} from the same spot"
    )
    from_centre: str = (
        "a goal from {hit}’s hit does not count; free hit to {opp} from the centre of the arena, as"
        " that spot is nearer the goal that {opp} attacks"
    )
    again_goal_off: str = (
        "a goal from the first hit does not count; {hit} hits again from the same spot"
    )
    penalty_5b_then: str = "{hit} hits a Penalty 5b"
    two_awarded: str = "two goals are awarded, otherwise one"
    nobody_leaves: str = "no player is removed"
    removed_then: str = "that player leaves the game"
    handicap_stays: str = "the handicap stays as it was at the start of the game"
    may_return: str = "the player or horse may return"
    forfeited: str = "the game is forfeited"
    both_forfeit: str = "both forfeit"

    # What a ruling followed from
    cause_6a: str = "{Opp}, who had fouled, did not follow the procedure on the {penalty}."
    cause_goal: str = (
        "{Hit} took the {penalty}: it would have been a goal but for {opp}’s failure to follow"
        " the procedure."
    )
    cause_6b: str = "{Opp} did not follow the procedure on its own Penalty 2, 3 or 4, or did not hit in two approaches."
    cause_6c: str = "{Opp} did not follow the procedure on its own Penalty 5."
    cause_6d: str = "Neither side followed the procedure on the {penalty}."
    cause_missed: str = (
        "{Opp} took a Penalty 2, 3 or 4, and the ball was missed, came to a stop or was redirected."
    )
    cause_out: str = "{Opp} took a Penalty 2, 3, 4 or 5b, and the ball went straight out of play."
    cause_out_of_5a: str = (
        "{Opp} took a Penalty 5a or an alternative 2 or 3, and the ball went straight out of play."
    )

    # Notes
    one_as_short: str = (
        "It would be two goals if the attempted shot had met the criteria of Rule 6.a(2)."
    )
    two_as_long: str = "Two goals, as the attempted shot met the criteria of Rule 6.a(2)."
    umpires_choice: str = (
        "The umpire may penalise a violation by its severity, its place or its effect on the game."
    )
    clock_starts: str = (
        "Play and the clock start when “Play” is called and the ball is hit or hit at; after the"
        " call any touch with the mallet is a hit, but a kick by a horse alone is not."
    )
    two_approaches: str = (
        "The hitter has {approaches} approaches: moving forward towards the ball is approaching it."
    )
    only_inside: str = "Only for a foul inside the {inside}, and only if {hit} elects it."
    or_from_spot: str = "For a foul inside the {inside}, {hit} may elect to hit from the spot."
    or_alternative: str = (
        "For a foul outside the {line}, {hit} may elect to hit from the spot for a chance of two points,"
        " if the host committee elected Alternative Rule 9."
    )
    hitter_free: str = (
        "The hitter is at the ball, in front of the line that the others stay behind."
    )
    no_defender_place: str = "No place there is both by the end wall and {clear} from the hitter."
    for_minor_fouls: str = (
        "Only for minor fouls at least {from_goal} from the goal that {hit} attacks."
    )
    foul_too_near: str = (
        "Meant for minor fouls at least {from_goal} from the goal that {hit} attacks; this one"
        " was nearer."
    )
    as_the_umpire_judges: str = "Given at the umpire’s discretion."
    where_elected: str = (
        "Only for a foul outside the {line}, only if {hit} elects it, and only where the host committee"
        " elected Alternative Rule 9 and told the teams before the event."
    )
    not_a_penalty: str = "This free hit is not a penalty."
    clock_stays: str = "With less than {seconds} left when it is taken, the clock is not reset."
    goal_off: str = "A goal from the hit that failed does not count."
    again_unless_goal: str = (
        "Taken again because {opp} did not follow the procedure; had it scored, the goal would"
        " stand."
    )
    again_both: str = (
        "Taken again because neither side followed the procedure; a goal from the first hit does"
        " not count."
    )
