"""The words that all rules of a book share: heads, titles, and what `at` is."""

from __future__ import annotations

from typing import NamedTuple

from polofield.rules.arena.words import ArenaWords
from polofield.rules.case_words import CaseWords
from polofield.rules.outdoor.penalties_words import PenaltyWords
from polofield.rules.outdoor.restarts_words import RestartWords


class HeadWords(NamedTuple):
    """What a ruling says in three lines, each without its subject.

    The subjects are the ball or the umpire, the hitting side and the opposing side.
    """

    # The ball of an overview
    at_the_end: str = "at the end of the side that fouled: here {opp} did, and {hit} hits."
    where_it_attacks: str = "inside the {out} that it attacks: dropped on the {line} instead, {inset} inside the {edge}; no tap."

    # The ball: where it lies, where it is moved to, and how it is played
    ball_line: str = "{where}; {play}."
    placed: str = "{where}."
    here_moved: str = "{where}, here moved to {to}"
    opposite_centre: str = "on the {line}, opposite the centre of the goal"
    where_foul: str = "where the foul was"
    where_foul_inside: str = "where the foul was, inside the {line}"
    where_ball: str = "where it was"
    where_crossed: str = "where it crossed"
    where_shot_due: str = "where the shot was due"
    where_shot: str = "where {opp}’s shot was taken"
    where_stopped: str = "where play was stopped"
    where_left: str = "where {opp}’s shot left the arena"
    where_shot_put_it: str = "where the failed shot has put it"
    on_centre_line: str = "on the centre line, level with where {opp}’s shot left the arena"
    on_centre: str = "at the centre of the field"
    on_middle: str = "at the centre of the arena"
    at_centre: str = "at the centre of the arena, as {opp}’s shot was taken in {opp}’s own half"
    in_front: str = "{out} in front of the centre of the goal"
    opposite_crossing: str = "on the {line}, opposite where it crossed"
    most_across: str = "on the {line}, no farther than {across} from its centre"
    same_spot: str = "on the same spot"
    dropped_level: str = (
        "dropped {inset} inside the {edge}, level with where it went out, after a count of {count}"
    )
    dropped_on_60: str = "out inside the {out} that {hit} attacks: dropped after {count} on the {line}, {inset} inside the {edge}"
    dropped_where_stopped: str = (
        "dropped where it was when play was stopped, after a count of {count}"
    )
    dropped_opposite: str = "dropped on the {line}, opposite where it was, after a count of {count}"
    dropped_most_across: str = (
        "dropped on the {line}, {across} from its centre, after a count of {count}"
    )
    off_edge: str = "{inset} off the {edge}"
    off_wall: str = "{inset} off the wall"
    from_goal: str = "{from_goal} from the goal"
    from_goal_and_wall: str = "{from_goal} from the goal and {inset} off the wall"
    from_post: str = "{inset} from the post"
    one_hit_within: str = "one hit, within {within} of “Play”"
    hit_within: str = "hit within {within} of “Play”"
    one_hit_approaches: str = "one hit, in {approaches} approaches"
    hit_approaches: str = "hit in {approaches} approaches"
    hit_again: str = "hit again, in {approaches} approaches"
    for_points: str = "a chance of {points} points"

    # Throw-ins
    throws_to_nearer: str = "throws the ball in from where it was dead, towards the nearer {edge}."
    throws_from_room: str = (
        "throws the ball in from the nearest place with room to line up, towards the nearer {edge}."
    )
    throws_level: str = "throws the ball in from the {edge}, level with where it went out."
    throws_from_side_room: str = (
        "throws the ball in from the {edge}, at the nearest place with room to line up."
    )
    throws_at_centre: str = "throws the ball in at the centre of the field, with the ends changed."
    lines_up: str = "lines up 1 to {players}, on the side of its own goal."
    lines_up_too: str = "does the same, on the side of its own goal."
    back_within: str = "is back at the centre line within {within} of the goal."
    back_too: str = "is too; a team that is late without good reason is not waited for."

    # Why
    was_fouled: str = "was fouled"
    fouled: str = "fouled"
    sent_it_over: str = "sent it over its own back line"
    hit_it_out: str = "hit it out"
    touched_it_last: str = "touched it last"
    gets_penalty: str = "gets a {penalty}"
    passed_or_late: str = "passed it or was late"
    knocked_in_late: str = "was late with its knock-in"
    knocked_in_early: str = "hit its knock-in before “Play”"
    passed_on_knock_in: str = "passed the ball on its knock-in"
    was_too_near: str = "was too near at the knock-in"
    at_fault: str = "was at fault"
    at_fault_too: str = "was at fault too"

    # Where the hitting side stands
    anywhere: str = "stands anywhere."
    anywhere_on_or_off: str = "stands anywhere, on or off the field."
    all_behind_line: str = "all behind the {line} until it is hit."
    all_behind_ball: str = "all behind the ball until it is hit."
    all_but_hitter: str = "all but the hitter behind the {line} until it is hit."
    anywhere_but_way: str = "stands anywhere but in the Right of Way within {way} of the ball."
    knocks_in: str = "hits on the first approach; its other players stand anywhere."
    taps_or_hits: str = "stands anywhere; taps or hits it away within {play}."
    taps_or_hits_on_or_off: str = (
        "stands anywhere, on or off the field; taps or hits it away within {play}."
    )
    no_tap: str = (
        "stands anywhere; hits within {play}, at goal or {travel} or more to a team-mate: no tap."
    )

    # Where the opposing side stands
    stays: str = "stays {does}"
    behind_back_line: str = (
        "behind the back line, outside the goal, until it is hit; then off the field."
    )
    behind_back_line_clear: str = "behind the back line, outside the goal, {clear} from the ball; after the hit off the field."
    undefended: str = (
        "behind the back line, outside the goal; undefended: off the field after the hit too."
    )
    defended: str = (
        "behind the back line, outside the goal, until it is hit; then may enter beside the posts."
    )
    behind_30: str = "behind its {line} until “Play” and the hit."
    behind_30_until_hit: str = "behind its {line} until it is hit."
    goal_side: str = "{clear} or more from the ball and goal side of it, until it is hit."
    goal_side_no_room: str = (
        "{clear} or more from the ball and goal side of it: behind the back line until it is hit."
    )
    clear_of_line: str = (
        "{clear} or more from the line that the ball crossed, until “Play” and the hit."
    )
    defender_by_wall: str = (
        "behind the ball, {clear} off; one defender by the end wall, {edge} or more from the goal."
    )
    defender_at_corner: str = (
        "behind the ball, {clear} off; one defender at a corner, beside the goal."
    )
    defender_other_side: str = (
        "behind that line, {clear} off the ball; one defender on the other side of the goal."
    )
    defender_either_side: str = (
        "behind that line, {clear} off the ball; one defender on either side of the goal."
    )
    defender_in_arc: str = (
        "behind the ball, {clear} off; one defender may stand within {arc} of the goal."
    )
    clear_of_ball: str = (
        "{clear} or more from the ball, not in the Right of Way, until “Play” and the hit."
    )

    # In the places of a figure
    opposing_stands: str = "{Opp} stands here"
    opposing_waits: str = "{Opp} waits here"
    hitting_waits: str = "{Hit} waits here"
    others_wait: str = "all others wait here"
    defender: str = "defender"
    no_opposing: str = "no {opposing} player here"
    no_opposing_behind: str = "no {opposing} player here: behind the ball"
    no_opposing_until_hit: str = "no {opposing} player until the hit"
    no_opposing_on_field: str = "no {opposing} player on the field"
    no_opposing_within: str = "{clear}: no {opposing} player"
    empty_until_hit: str = "empty until the hit"
    nobody_else: str = "nobody else until the hit"
    nobody_lines_up: str = "Right of Way: nobody lines up"

    # What decided the place of the ball
    bound_edge: str = "the ball goes {inset} off the {edge}"
    bound_wall: str = "the ball goes {inset} off the wall"
    bound_post: str = "the ball goes {inset} from the post"
    bound_across: str = "no farther than {across} from the centre of the line"
    bound_goal: str = "the ball goes {from_goal} from the goal"
    bound_goal_and_wall: str = "the ball goes {from_goal} from the goal and {inset} off the wall"
    bound_centre_line: str = "no farther than the centre line"
    bound_centre: str = "no farther than the centre of the arena"
    bound_room: str = "the nearest place with room to line up"


class TitleWords(NamedTuple):
    """The names of rules and diagrams, and what qualifies them: the two parts of a title."""

    # Names
    penalty: str = "Penalty {number}"
    knock_in: str = "Knock-in"
    knock_in_failed: str = "Knock-in gone wrong"
    foul_shot: str = "Foul shot"
    goal_at_whistle: str = "Goal at the whistle"
    ball_broken: str = "Broken ball"
    after_goal: str = "After a goal"
    over_side: str = "Ball over the side"
    throw_in: str = "Throw-in"
    period_end: str = "End of a period"
    fair_play: str = "Fair-play possession"
    free_hit: str = "Free hit"
    penalty_shot: str = "Penalty shot"
    field: str = "The field"
    arena: str = "The arena"
    spots: str = "Penalty spots"

    # What qualifies a penalty
    goal_awarded: str = "goal awarded"
    yards: str = "{out} yards"
    yards_defended: str = "{out} yards, defended"
    yards_goal_defended: str = "{out} yards, goal defended"
    from_spot: str = "from the spot"
    from_spot_long: str = "from the spot, for {points} points"
    from_centre: str = "from the centre"
    safety: str = "safety"
    fouling_at_fault: str = "fouling side at fault"
    fouled_at_fault: str = "fouled side at fault on a 2, 3 or 4"
    fouled_at_fault_on_5: str = "fouled side at fault on a 5"
    both_at_fault: str = "both sides at fault"
    player_removed: str = "player removed"
    player_disabled: str = "player disabled"
    horse_sent_off: str = "horse sent off"
    disqualified: str = "player or horse disqualified"
    forfeit: str = "forfeit"
    player_excluded: str = "player excluded"

    # What qualifies a restart
    passed_or_late: str = "passed or late"
    throw_in_at_centre: str = "throw-in at the centre"
    who_gets_it: str = "who gets it"
    where_hit: str = "free hit"
    three_cases: str = "the three cases"
    inside_60: str = "inside the {out}"
    between_60s: str = "between the {out}s"
    inside_own_60: str = "inside the {out} in front of its own goal"
    hit_straight_out: str = "hit straight out"
    off_own: str = "off the hitter’s own side"
    off_boards: str = "off the boards"
    off_opponent: str = "off an opponent"
    off_umpire: str = "off an umpire"
    cause_unknown: str = "cause unknown"
    from_side: str = "from the side"
    ball_dead: str = "ball dead in the field"
    moved_to_60: str = "moved to the {out}"
    from_60: str = "from the {out}"
    where_stopped: str = "where play was stopped"
    not_in_time: str = "not hit in time"
    before_play: str = "hit before “Play”"
    passed: str = "ball passed on the approach"
    opponent_inside: str = "opponent inside the {out}"
    after_failed_shot: str = "after a failed penalty shot"
    missed: str = "missed, stopped or redirected"
    straight_out: str = "straight out of play"

    # What qualifies a diagram
    where_put: str = "where the ball is put"
    every_place: str = "where the ball goes, for every place"

    # Titles that stand alone
    of_arena: str = "Arena"
    """The word before a name of the arena, in a title that stands alone."""

    # Groups
    outdoor_penalties: str = "Outdoor penalties"
    outdoor_restarts: str = "Outdoor restarts"
    arena_penalties: str = "Arena penalties"

    # Moments of a decision
    before_hit: str = "before the hit"
    hit: str = "the hit"
    procedure: str = "the procedure"


class WhereWords(NamedTuple):
    """What `at` is: where what happened, rule by rule."""

    # In full
    foul: str = "where the foul was"
    ball_at_foul: str = "where the ball was when the foul happened"
    crossed_opposing: str = "where the ball crossed the back line that {opp} defends"
    crossed_hitting: str = "where the ball crossed the back line that {hit} defends"
    over_side: str = "where the ball went out over the side"
    ball_at_stop: str = "where the ball was when play was stopped"
    ball_dead: str = "where the ball was considered dead"
    shot: str = "where the shot was taken"
    shot_due: str = "where the shot was to be taken"
    free_hit: str = "where the free hit is taken"
    play_stopped: str = "where play was stopped"
    out_of_arena: str = "where the ball left the arena"

    # At the place itself
    ball: str = "ball was here"
    crossed: str = "crossed here"
    dead: str = "dead here"
    went_out: str = "went out"

    # Whose attack x counts towards, where it is not that of the side that now hits
    of_that_shot: str = "seen from the side whose shot it was"
    of_that_hit: str = "seen from the side that hit it out"
    of_the_last_hit: str = "seen from the side that hit it last"

    # Why a place between the posts is none
    goal_no_5a: str = "the ball was in the goal, which leaves no Penalty 5a from the spot"
    goal_no_safety: str = "that is a goal, not a Penalty 6"
    goal_no_knock_in: str = "that is a goal, not a knock-in"
    goal_no_fair_play: str = "that is a goal, not a fair-play possession"
    goal_no_throw_in: str = "that is a goal, after which ask outdoor/after-goal"
    goal_not_missed: str = "that is a goal, not a hit that was missed, stopped or redirected"
    goal_not_out: str = "that is a goal, not a hit out of play"
    no_ball_put_there: str = "no ball can be put there"
    no_spot_there: str = "no ball can be put there, so ask for the Penalty 2 from the line"
    no_shot_there: str = "no shot can be taken from there"


class OptionWords(NamedTuple):
    """What the options of rules say."""

    blank: str = "no dimensions: a sheet to draw on"
    disabled: str = "handicap of the disabled player"
    team: str = "handicaps of the fouling side, such as 0,1,3,5"
    foul_by: str = "which side fouled"
    on: str = "the first hit of a foul shot or a knock-in, or any later one"
    off: str = "what the ball came off as it went out"
    how: str = "what went wrong"
    after: str = "the penalty whose hit failed"
    would_have_scored: str = "only the fault kept the hit from being a goal"
    goals: str = "goals awarded"


class Words(NamedTuple):
    """All words of a rule book: a second language is a second set of them."""

    heads: HeadWords = HeadWords()
    titles: TitleWords = TitleWords()
    where: WhereWords = WhereWords()
    options: OptionWords = OptionWords()
    cases: CaseWords = CaseWords()
    penalties: PenaltyWords = PenaltyWords()
    restarts: RestartWords = RestartWords()
    arena: ArenaWords = ArenaWords()
