"""The words of arena Rule 9, the penalties."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class ArenaWords:
    """The words of arena Rule 9, the penalties."""

    # Sentences
    penalty_1_says: str = (
        "{goals} to {hit} for a deliberate foul near the goal to stop one; {hit} restarts with a"
        " Penalty 5b."
    )
    would_have_scored_says: str = (
        "A Penalty 1 to {hit}, one goal or two: only that {opp} carried the penalty out wrongly kept its"
        " hit from scoring; {hit} restarts with a Penalty 5b."
    )
    one_goal: str = "One goal"
    two_goals: str = "Two goals"
    middle_says: str = (
        "Ball {out} out, level with mid-goal. Until it is hit all stay behind it, {opp} {clear} clear of"
        " it, but one defender of {opp}: by the end wall, {edge} or more from the goal."
    )
    middle_corner_says: str = (
        "Ball {out} out, level with mid-goal. Until it is hit all stay behind it, {opp} {clear} clear of"
        " it, but one defender of {opp}: at a corner, left or right of the goal."
    )
    penalty_2_from_spot_says: str = (
        "Ball where the foul was. Until it is hit all but the hitter and one defender of {opp} stay behind"
        " the {inside} line; he is by the end wall, on {goal_side} side of the goal."
    )
    other_side: str = "the other"
    either_side: str = "either"
    penalty_4_says: str = (
        "Ball {out} out, level with mid-goal. Until it is hit all stay behind it, {opp} {clear} clear of"
        " it, but one defender of {opp}, who may be within {arc} of the goal."
    )
    penalty_5a_says: str = (
        "Ball where the foul was, but {from_goal} or more from the goal and {inset} from the wall. {Opp}"
        " stays {clear} from it; nobody lines up in the Right of Way within {way}."
    )
    penalty_5b_says: str = (
        "Ball in the middle of the centre line. {Opp} stays {clear} from it, and nobody lines up in the"
        " Right of Way within {way}, until “Play” is called and it is hit."
    )
    alternative_says: str = (
        "For a chance of two points {hit} hits from where the foul was, {inset} or more from the wall."
        " {Opp} stays {clear} from it; nobody lines up in the Right of Way within {way}."
    )
    free_hit_says: str = (
        "The hit before it failed, so {hit} hits from here. {Opp} stays {clear} from the ball, and nobody"
        " lines up in the Right of Way within {way}."
    )
    hit_out_says: str = (
        "The penalty went straight out, so {hit} hits from where it left, {inset} or more from the wall."
        " {Opp} stays {clear} from it; nobody lines up in the Right of Way within {way}."
    )
    hit_out_centre_says: str = (
        "The penalty went straight out in the half of {opp}, so {hit} hits from the centre line. {Opp} stays"
        " {clear} from it; nobody lines up in the Right of Way within {way}."
    )
    hit_missed_says: str = (
        "The penalty came to nothing before wall or opponent, so {hit} hits from where play stopped."
        " {Opp} stays {clear} from the ball; nobody lines up in the Right of Way within {way}."
    )
    failed_says: str = (
        "{Opp} took its penalty wrongly, so {hit} hits from the same spot. {Opp} stays {clear} from the"
        " ball; nobody lines up in the Right of Way within {way}."
    )
    failed_centre_says: str = (
        "{Opp} took its penalty wrongly in its own half, so {hit} hits from the centre. {Opp} stays"
        " {clear} from the ball; nobody lines up in the Right of Way within {way}."
    )
    penalty_7_says: str = (
        "A foul has disabled a player of {hit}: {hit} brings a substitute, or its captain names {who} to"
        " leave."
    )
    penalty_8_says: str = "The player or the horse at fault is disqualified."
    penalty_9_says: str = "The side at fault loses the game by forfeit; where both are, both do."

    # Zones
    behind_ball: str = "Nobody but the defender nearer the end wall than the {out} line"
    behind_line: str = (
        "Nobody but the hitter and the defender nearer the end wall than the {out} line"
    )
    clear_of_ball: str = "Nobody of {opp} within {clear} of the ball"
    defender_by_wall: str = (
        "One defender of {opp} by the end wall, {edge} or more from the goal's edge"
    )
    defender_at_corner: str = "One defender of {opp} at a corner"
    defender_in_arc: str = "One defender of {opp}, within {arc} of the goal"
    right_of_way: str = "Nobody lines up in the Right of Way within {way} of the ball"

    # Why a ball is moved
    from_goal: str = "at least {from_goal} from the goal"
    from_wall: str = "at least {inset} from the wall"
    from_goal_and_wall: str = "at least {from_goal} from the goal and {inset} from the wall"
    to_centre_line: str = "where it left is nearer the goal that {hit} attacks than the centre line"
    to_centre: str = "the spot is nearer the goal that {hit} attacks than the centre"

    # Clocks
    play_rebound: str = "{opp} plays the ball off the end wall within"
    play_rebound_since: str = "the rebound"

    # Prohibitions
    set_up: str = "Only one player sets up the ball, with the umpire's leave."
    no_contact: str = "No player touches an opponent until the ball is hit or hit at."
    one_hit: str = (
        "{Hit} hits or hits at the ball once, and then leaves it and its course alone until it may play"
        " again."
    )
    defender_keeps_side: str = "Once “Play” is called the defender keeps to his side of the goal."
    defender_waits: str = "Nobody of {opp} hits the ball before it has come off the end wall."
    rebound_is_theirs: str = "Wide and off the end wall, inside or beyond the {line} line, the ball is {opp}'s alone to play."

    # Consequences before the hit: when
    no_hit_in_time: str = "no hit in {approaches} approaches"
    kicked_first: str = "the hitter's horse kicks it on the first approach"
    kicked_second: str = "the hitter's horse kicks it on the second approach"
    kicked_and_hit: str = "his horse kicks it and he hits or hits at it too"

    # Consequences of the hit: when
    goal_direct: str = "into the goal straight off the mallet"
    goal_any: str = "into the goal: direct, off the wall or off the defender"
    goal: str = "into the goal"
    rebounds: str = "wide and back off the end wall"
    played_in_time: str = "{opp} plays it within {seconds}"
    not_played_in_time: str = "{opp} does not"
    affected: str = "a player of {hit} affects that play: within {clear} of it is enough"
    strikes_defender: str = "straight off the mallet into the defender or his horse"
    struck_well_placed: str = "well placed and merely struck"
    struck_played: str = "well placed, but he hits, hits at or directs it"
    struck_badly_placed: str = "wrongly placed"
    played_before_wall: str = "{opp} hits it before it has come off the end wall"
    blocked: str = (
        "the defender in goal blocks it with mallet, body or horse, or plays a rolling ball"
    )
    straight_out: str = "straight out of play"
    came_to_nothing: str = (
        "missed, come to rest or redirected by {hit}, with end wall and opponents yet untouched"
    )
    clean_miss: str = "missed cleanly"
    no_goal: str = "no goal"

    # Consequences of a wrong procedure: when
    opposing_wrong: str = "{opp} carries it out wrongly"
    hitting_wrong: str = "{hit} carries it out wrongly"
    both_wrong: str = "both carry it out wrongly"
    goal_scored: str = "a goal was scored all the same"
    would_have_scored: str = "the umpire finds that only this kept it from being a goal"
    no_goal_lost: str = "otherwise"

    # Other consequences: when
    awarded_when: str = "the award is made"
    attempt_long: str = "the hit would have met Rule 6.a(2)"
    disabled_substitute: str = "{hit} brings a qualified substitute"
    removed_when: str = "a player is designated"
    handicap_game: str = "it is a handicap game"
    illegal_equipment: str = "it was for illegal equipment, horseshoes apart, and that is taken off"
    rule_2e: str = "the violation was of Rule 2.e"
    both_forfeit_when: str = "both sides earn a forfeit in one game, whichever came first"

    # Consequences: then
    may_give_6b: str = "a 6b may be given: free hit to {opp} from that spot"
    may_give_6b_or_5a: str = (
        "a 6b may be given: free hit to {opp} from that spot; the book's example gives a 5a"
    )
    ball_goes_back: str = "the ball goes back for the second approach"
    now_a_hit: str = "that counts as the hit"
    goal_points: str = "goal to {hit}: {points} point"
    goal_points_or_long: str = "goal to {hit}: {points} point, or {long} where Rule 6.a(3) is met"
    goal_or_long: str = "goal to {hit}: {long} points where Rule 6.a(2) is met"
    alternative_goal: str = "goal to {hit}, with the chance of {long} points"
    only_opposing: str = "only {opp} may play it"
    hit_again: str = "{hit} hits again from the same spot"
    centre_hit: str = "{opp} may get a hit from the centre, or worse for {hit}"
    his_place_decides: str = "his place and what he does decide"
    counts_as_wall: str = "he counts as the end wall; off him into the goal is a goal"
    live_for_both: str = "live for both, and Right of Way holds"
    out_free_hit: str = "free hit to {opp} where it left, {inset} or more from the wall"
    out_free_hit_centre: str = (
        "free hit to {opp} where it left, {inset} or more from the wall, or from the centre line where"
        " that is farther back"
    )
    stopped_free_hit: str = "free hit to {opp} where play stops, {inset} or more from the wall"
    stays_live: str = "it stays live; Rule 11.b gives the line of the ball"
    play_goes_on: str = "play goes on"
    penalty_6a_then: str = "Penalty 6a"
    goal_stands: str = "the goal stands"
    penalty_1_then: str = "Penalty 1 to {hit}"
    from_same_spot: str = "free hit to {opp} from the same spot; no goal of that hit counts"
    from_centre: str = (
        "free hit to {opp} from the centre of the arena, as that spot is nearer the goal that {opp} attacks;"
        " no goal of that hit counts"
    )
    again_goal_off: str = "{hit} hits again from the same spot; no goal of that hit counts"
    penalty_5b_then: str = "{hit} hits a Penalty 5b"
    two_awarded: str = "two goals are awarded, else one"
    nobody_leaves: str = "nobody leaves"
    removed_then: str = "he leaves the game"
    handicap_stays: str = "the difference stays as it was at the start of the game"
    may_return: str = "player or horse may come back"
    forfeited: str = "the game is forfeited"
    both_forfeit: str = "both forfeit"

    # What a ruling followed from
    cause_6a: str = "As the {penalty} was taken, {opp}, who had fouled, was at fault again."
    cause_goal: str = "{Hit} took the {penalty}: {opp}'s fault alone kept the ball out."
    cause_6b: str = "{Opp} was at fault as it took its own Penalty 2, 3, 4 or 5."
    cause_6c: str = "{Opp} was at fault as it took its own Penalty 5."
    cause_6d: str = "As the {penalty} was taken, both sides were at fault."
    cause_missed: str = (
        "{Opp} took a Penalty 2, 3 or 4, and the ball was missed, stopped or redirected."
    )
    cause_out: str = "{Opp} took a Penalty 2, 3, 4 or 5b, and the ball went straight out of play."
    cause_out_of_5a: str = (
        "{Opp} took a Penalty 5a or an alternative 2 or 3, and the ball went straight out of play."
    )

    # Notes
    one_as_short: str = "Two goals had the shot that was stopped met Rule 6.a(2)."
    two_as_long: str = "Two goals, as the shot that was stopped met Rule 6.a(2)."
    umpires_choice: str = "The umpire chooses the penalty by the severity of the foul, its place and its effect on the game."
    clock_starts: str = (
        "Play and the clock start when “Play” is called and the ball is hit or hit at; from the call any"
        " touch with the mallet is the hit, and a horse's kick alone is none."
    )
    two_approaches: str = "The hitter has {approaches} approaches: he is approaching when he rides forward at the ball."
    only_inside: str = "Only for a foul inside the {inside} line, as {hit} chooses."
    or_from_spot: str = (
        "For a foul inside the {inside} line {hit} may hit from where it was instead."
    )
    or_alternative: str = (
        "If the event elected Alternative Rule 9, {hit} may hit from where a foul outside the {line}"
        " line was instead, for a chance of two points."
    )
    hitter_free: str = (
        "The hitter himself is at his ball, in front of the line that binds the rest."
    )
    no_defender_place: str = "No place there is both by the end wall and {clear} from the hitter."
    for_minor_fouls: str = (
        "Only for minor fouls, none of them nearer than {from_goal} to the goal that {hit} attacks."
    )
    foul_too_near: str = (
        "Meant for minor fouls that are not nearer than {from_goal} to the goal that {hit} attacks, as this"
        " one was."
    )
    as_the_umpire_judges: str = "Given at the umpire's discretion."
    where_elected: str = (
        "Only where the host committee elected Alternative Rule 9 and told the teams before the event,"
        " for a foul outside the {line} line, as {hit} chooses."
    )
    not_a_penalty: str = "This free hit is no penalty."
    clock_stays: str = "With less than {seconds} left when it is taken, the clock is not reset."
    goal_off: str = "A goal from the hit that failed does not count."
    again_unless_goal: str = (
        "Taken again because {opp} was at fault; had it scored, the goal would stand."
    )
    again_both: str = (
        "Taken again because both were at fault; a goal from the first hit does not count."
    )
