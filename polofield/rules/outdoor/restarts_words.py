"""The words of outdoor Rule 22, the restarts."""

from __future__ import annotations

from typing import NamedTuple


class RestartWords(NamedTuple):
    """The words of outdoor Rule 22, the restarts."""

    # Sentences
    knock_in_says: str = (
        "{Hit} hits from where the ball crossed, at least {post} from a post and {inset} from the {edge},"
        " within {within} of “Play”. {Opp} stays at least {clear} from that line until it is hit."
    )
    after_goal_says: str = (
        "Ends change, both sides are back at the centre line within {within} of the goal, and the umpire"
        " throws the ball in at the centre of the field."
    )
    side_out_says: str = (
        "After {count} the ball is dropped level with where it went out, {inset} inside the {edge}; {hit}"
        " taps or hits it away within {play}. {Opp} stays at least {clear} off, between ball and goal."
    )
    side_out_60_says: str = (
        "After {count} the ball is dropped on the {out}, {inset} inside the {edge}; {hit} hits"
        " to goal or a team-mate within {play}, no tap. {Opp} stays {clear} off, between ball and"
        " goal."
    )
    throw_in_side_says: str = "{cause}: the umpire throws the ball in from the {edge}, {where}, between the two teams lined up."
    off_umpire_or_unknown: str = "Off an umpire, or when the cause cannot be determined"
    off_umpire: str = "Off an umpire or an umpire’s horse"
    off_unknown: str = "As the cause cannot be determined"
    from_level: str = "level with where it went out"
    from_nearest_room: str = "as near where it went out as there is room to line up"
    throw_in_says: str = (
        "The umpire throws the ball in from where it was dead, towards the nearer {edge}, between the two"
        " teams lined up."
    )
    throw_in_moved_says: str = (
        "There is no room to line up where the ball was dead, so the umpire throws it in from the nearest"
        " place that has it, towards the nearer {edge}."
    )
    fair_play_says: str = (
        "After {count} the ball is dropped where it was; {hit} taps or hits it away within"
        " {play}. {Opp} stays behind its {behind} until it is hit, {hit} anywhere."
    )
    fair_play_60_says: str = (
        "After {count} the ball is dropped on the {out}, at most {across} from its centre; {hit}"
        " hits to goal or a team-mate within {play}, no tap. {Opp} stays behind its {behind}."
    )
    goal_at_whistle_says: str = (
        "After a foul by the defenders the umpires give a Penalty 1 instead of the goal, or count the goal and"
        " throw in at the centre. After a foul by the attackers it does not count."
    )
    goal_defenders_fouled_says: str = (
        "The defenders fouled: the umpires either give a Penalty 1, whose goal replaces the"
        " field goal, or count the field goal and throw the ball in at the centre."
    )
    goal_attackers_fouled_says: str = (
        "The attackers fouled: the goal does not count, and the appropriate penalty is given."
    )
    ball_broken_says: str = (
        "Broken by the first hit of a foul shot or a knock-in, the ball is replaced and hit"
        " again from the same place. Otherwise a new ball is thrown in, or dropped as a fair-play"
        " possession."
    )
    broken_first_hit_says: str = (
        "The first hit of a foul shot or a knock-in broke the ball: it is taken again with another ball,"
        " in the same way and from the same place."
    )
    broken_later_says: str = (
        "Play stops for a new ball. It is thrown in, or dropped for the side in possession if"
        " that side is significantly disadvantaged by the stop."
    )
    period_end_says: str = (
        "The next period starts as play would have resumed in the last. A suspended game resumes"
        " with the same score, period and position of the ball."
    )

    # Zones
    clear_of_back_line: str = "{Opp} at least {clear} from the back line that the ball crossed"

    # Why a ball is moved, or a throw-in
    dropped_inside: str = "{inset} inside the {edge}"
    dropped_on_60: str = "on the {out}, {inset} inside the {edge}"
    fair_play_on_60: str = "on the {out}, at most {across} from its centre"
    room_to_line_up: str = "room for both teams to line up"

    # Clocks
    play_called: str = "time that is enough to line up before “Play”, as a rule:"
    play_called_since: str = "the goal judge moving aside"
    knocked_in_within: str = "hit or hit at, on the first approach, within"
    knocked_in_since: str = "“Play”"
    count_and_drop: str = "the umpire drops the ball on level ground after"
    count_and_drop_fair_play: str = "the umpire drops the ball after"
    count_since: str = "counting"
    played_within: str = "tapped or hit away within"
    played_within_no_tap: str = "hit to goal or to a team-mate within"
    played_since: str = "the drop"
    back_at_centre: str = "both sides back at the centre line within"
    back_at_centre_since: str = "the goal"

    # Prohibitions
    comes_onside: str = (
        "An opponent off the field at “Play” may enter it behind the hitter, but may make a play only after"
        " passing a team-mate who was properly positioned as the ball was hit or hit at, or once the ball"
        " has gone {travel} and the opponent has passed midfield."
    )
    no_delay: str = "Nobody may delay the hit: delays are treated as on a Penalty 5a."
    no_tap: str = (
        "No tap: {hit} hits to goal or to a team-mate, and to a team-mate means {travel} or more."
    )
    hitter_waits: str = (
        "The hitter may not play the ball again until another player of either side has played it."
    )
    not_given_goals: str = "Not after goals awarded by handicap or by a Penalty 1."

    # Consequences: when
    not_knocked_in: str = "the hitter passes the ball, or does not hit or hit at it within {within}"
    knocked_in_early: str = "the ball is hit or hit at before “Play”"
    too_near_at_hit: str = "play is stopped because an opponent is less than {clear} from the back line as the ball is hit"
    out_of_place_clear: str = "an opponent is out of place but clearly out of the play"
    out_of_place_in_play: str = (
        "an opponent out of place is involved in the play, gains an advantage or distracts {hit}"
    )
    needs_time: str = (
        "the second umpire finds that an opponent needs more time to line up, as after a fast run past the"
        " goal"
    )
    clock_managed: str = (
        "a player of either side tries to manage the clock, as by riding slowly to line up"
    )
    played_offside: str = "an opponent who was off the field makes a play before coming onside"
    ball_behind_line: str = "the officials had left the ball behind the line, off the field"
    was_a_safety: str = "the ball crossed as a safety"
    not_played: str = "{hit} does not play the ball within {play}"
    short_hit: str = "the ball goes less than {travel}"
    far_enough: str = "the hit goes to goal, or {travel} or more to a team-mate"
    tapped: str = "the ball is tapped or hit away in time"
    procedure_broken: str = "a player of either side does not follow this procedure"
    late_at_centre: str = "a side is late without good reason, as the umpire judges"
    by_penalty_1: str = "the goal was given by a Penalty 1"
    loses_much: str = (
        "the game was stopped for a cause of a fair-play possession, and the side in possession is"
        " significantly disadvantaged"
    )
    loses_little: str = "the umpires find that {hit} is not significantly disadvantaged by the stop"
    loses_much_broken: str = "the side in possession is significantly disadvantaged by the stop"
    otherwise: str = "otherwise"
    defenders_fouled: str = "foul by the defenders"
    penalty_1_given: str = "the umpires give a Penalty 1"
    penalty_1_not_given: str = "the umpires give none"
    attackers_fouled: str = "foul by the attackers"
    first_hit: str = "the first hit of a foul shot or a knock-in breaks the ball"
    later_hit: str = "it breaks later"
    next_period: str = "the next period starts"
    horn_not_heard: str = "wind or weather keeps the umpires from hearing the horn"
    suspended: str = "the game was suspended"
    cannot_matter: str = "a suspended game cannot affect the outcome of the event"

    # Consequences: then
    penalty_4_to_opposing: str = "the whistle stops the clock: Penalty 4 to {opp}"
    penalty_5b_to_hitting: str = "Penalty 5b to {hit}"
    whistle_5b: str = (
        "play and the clock are stopped: Penalty 5b to {hit}, since unnecessary time taken to line up"
        " disadvantages {hit} while the clock runs"
    )
    play_anew: str = (
        "the whistle stops play and the clock; the umpires, after consulting the referee if"
        " necessary, let the opponent line up and call “Play” again, or for delay of game award"
        " {hit} a Penalty 5b"
    )
    no_call: str = "no call; play on"
    delay_penalised: str = "the whistle, and a penalty for delay of game"
    penalty_to_hitting: str = "a penalty to {hit}"
    hit_again: str = "the knock-in is hit again"
    safety_instead: str = "no knock-in: {opp} gets a Penalty 6"
    as_late_5a: str = "as on a late Penalty 5a: {lost}"
    short_hit_rules: str = (
        "no {hitting} player may make a play on the ball or on a defender who attempts to; a defender"
        " may play it from any direction that endangers no player or horse"
    )
    in_play: str = "the ball is in play"
    penalty_to_other: str = "an appropriate penalty to the other side"
    thrown_in_anyway: str = "the umpire throws the ball in anyway"
    penalty_5b_instead: str = "ends change and the side it was awarded to hits a Penalty 5b"
    play_stops: str = "play stops for a new ball"
    possession: str = "fair-play possession for that side"
    thrown_in: str = "a throw-in"
    umpires_choose: str = "the umpires decide whether it calls for a Penalty 1"
    goal_replaced: str = (
        "the field goal does not count; the goal awarded replaces it, ends change and a Penalty"
        " 5b follows"
    )
    goal_stands: str = "the field goal counts; throw-in at the centre"
    goal_off: str = "no goal; the appropriate penalty"
    as_in_last: str = "as play would have resumed in the period that ended"
    told_at_once: str = (
        "the referee or the timekeeper tells them at once where and when play should have stopped"
    )
    goes_on: str = (
        "it resumes with the same score, period and position of the ball, as early as possible; the"
        " host committee decides when"
    )
    may_be_abandoned: str = "the host committee may abandon it"

    # Notes
    ball_near: str = "The ball may lie anywhere on the field within {depth} of where it crossed."
    ball_depth: str = "The ball may lie up to {depth} into the field."
    no_foul: str = "Only where no foul is given."
    line_up_first: str = (
        "The umpire throws the ball in as in Rule 20, after giving both sides time to line up."
    )
    slow_canter: str = "Players take their places at a slow canter."
    time_to_line_up: str = "All players get a reasonable time to take their places, and no side gains from managing the clock."
    umpires_parts: str = (
        "The umpire behind the hitter calls “Play” once that time has been given; the second umpire watches"
        " the positions of all players but the hitter."
    )
    hitters_anywhere: str = "{Hit} may stand anywhere."
    hitters_on_or_off: str = "{Hit} may stand anywhere, on or off the field."
    no_other_restart: str = "Only where there is neither a penalty nor a fair-play possession."
    fair_play_when: str = (
        "Only where play stopped for a perceived violation that was no foul, an inadvertent"
        " whistle, a damaged or buried ball, a fallen or injured umpire, player or horse, or the"
        " like, and the umpires find that {hit}, in possession, is significantly disadvantaged."
    )

    # What a ruling followed from
    was_refused: str = "{Opp} passed the ball, or did not hit or hit at it within {within}."
    was_late: str = "{Opp} did not hit or hit at its knock-in within {within} of “Play”."
    was_early: str = "{Opp} hit or hit at its knock-in before “Play”."
    was_passed: str = "{Opp} passed the ball on the first approach of its knock-in."
    was_encroached: str = (
        "{Opp} had a player less than {clear} from the back line as the knock-in was hit."
    )
    out_direct: str = "{Opp} hit the ball straight out."
    out_own: str = (
        "{Opp} hit the ball out off the hitter’s horse, a team-mate or a team-mate’s horse."
    )
    out_boards: str = "{Opp} hit the ball, and it went out after glancing off the boards."
    out_opponent: str = "{Hit} hit the ball last, and it went out after glancing off an opponent or an opponent’s horse."
    out_umpire: str = "The ball went out after glancing off an umpire or an umpire’s horse."
    out_unknown: str = "The cause cannot be determined."
