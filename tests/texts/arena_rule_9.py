"""Arena Rule 9, the penalties: what says each of its sentences."""

from texts.pointers import Text, ask, clause, figure

from polofield.rules.book import USPA_2026
from polofield.words import figures as f

w = USPA_2026.words.arena
o = USPA_2026.words.penalties

P1 = ask("arena/penalty-1")
P2 = ask("arena/penalty-2")
SPOT = ask("arena/penalty-2-from-spot", (42, 9))
P3 = ask("arena/penalty-3")
P4 = ask("arena/penalty-4")
P5A = ask("arena/penalty-5a", (0, 10))
P5B = ask("arena/penalty-5b")
AT_WALL = ask("arena/penalty-5a", (-10, 24))
AT_OWN_GOAL = ask("arena/penalty-5a", (-50 + 5 / 3, 0))
ALTERNATIVE_2 = ask("arena/penalty-2-alternative", (10, 23))
ALTERNATIVE_3 = ask("arena/penalty-3-alternative", (10, 23))
ALTERNATIVES = (ALTERNATIVE_2, ALTERNATIVE_3)
SHOTS = (P2, SPOT, P3, P4, P5A, P5B, *ALTERNATIVES)
FROM_A_LINE = (P2, P3, P4)
DEFENDED = (P2, SPOT, P3)
P6A = ask("arena/penalty-6a", (35, 0), after="penalty-2")
P6A_GOAL = ask("arena/penalty-6a", (35, 0), after="penalty-2", would_have_scored=True)
P6B = ask("arena/penalty-6b", (35, 0))
P6C = ask("arena/penalty-6c", (5, 10))
P6C_PAST = ask("arena/penalty-6c", (-20, 10))
P6D = ask("arena/penalty-6d", (25, 0), after="penalty-3")
P7 = ask("arena/penalty-7")
P8 = ask("arena/penalty-8")
P9 = ask("arena/penalty-9")
MISSED = ask("arena/hit-missed", (30, 22))
SPOTS = figure("arena/penalties")

EVERY = (P1, *SHOTS, P7, P8, P9)
CHOICE = tuple(
    one.says("procedure", w.umpires_choice, "severity", "place", "effect on the game")
    for one in EVERY
)


def placed(asked, line):
    """Everybody behind a line but the one defender, who is beside the goal."""
    behind = {"legal": ((line, 20), (-40, 0)), "illegal": ((line + 0.1, 20),)}
    beside = {"legal": ((50, -11.7), (49, -25)), "illegal": ((50, -11.6), (50, 0), (47, -20))}
    return (
        asked.binds("behind-line-hitting", **behind),
        asked.binds("behind-line-opposing", **behind),
        asked.binds("defender", **beside),
    )


def both_sides(asked):
    """The defender may be left or right of the goal."""
    return asked.binds("defender", legal=((50, 11.7), (50, -11.7)), illegal=((50, 11.6),))


def at_the_corner(asked):
    """Where the corner is nearer than 10 yd the defender is there."""
    small = asked.on(length=60, width=25, corner_cut=4)
    return small.binds("defender", legal=((30, 8), (30, -8)), illegal=((30, 2), (27, 8)))


def clear_of_hitter(asked, x):
    """No opponent within 5 yd of the hitter, the defender included."""
    zones = ("clear-of-ball", "clear-of-ball-designated")
    near = {"legal": ((x, 5), (x - 5, 0)), "illegal": ((x, 4.9),)}
    return (*(asked.binds(zone, **near) for zone in zones), asked.has("readings", "T"))


def rebound(asked):
    """A hit wide that comes back off the end wall: four sentences of Penalties 2, 3 and 4."""
    wide = asked.follows(w.rebounds, w.only_opposing, "only Yellow", to="opposing")
    affected = asked.follows(
        w.affected,
        w.centre_hit,
        "may award",
        "more severe",
        rule="arena/penalty-5b",
    )
    return (
        wide,
        (
            asked.times(w.play_rebound, 5),
            asked.follows(w.played_in_time, w.play_goes_on, seconds=5),
            asked.follows(w.affected, w.centre_hit, "for example", clear=5),
        ),
        affected,
        asked.follows(w.not_played_in_time, w.hit_again, rule=asked.rule, to="hitting"),
    )


def straight_out(asked):
    """A hit straight out of play."""
    after = asked.rule.removeprefix("arena/")
    return (
        asked.follows(
            w.straight_out, w.out_free_hit, "where it went out", rule="arena/hit-out", inset=5
        ),
        ask("arena/hit-out", (50, 12), after=after).gives(ball=(-45, -12), turned=True),
        ask("arena/hit-out", (-30, 25), after=after).gives(ball=(30, -20), turned=True),
    )


def positions(asked, x, y):
    """Where players line up on a 5a or a 5b."""
    until = {"until": "play-and-hit"}
    near = {"legal": ((x, y + 5),), "illegal": ((x, y + 4.9),)}
    return (
        asked.binds("clear-of-ball", **near, **until),
        asked.gives(clock=()),
    )


def right_of_way(asked, x, y):
    """Nobody lines up ahead of the ball within 16 yd."""
    until = {"until": "play-and-hit"}
    ahead = {"legal": ((x + 16.2, y), (x - 1, y), (x, y + 6)), "illegal": ((x + 10, y * 0.8),)}
    sides = ("right-of-way-hitting", "right-of-way-opposing")
    return (*(asked.binds(zone, **ahead, **until) for zone in sides), asked.has("readings", "J"))


GOAL_DIRECT = {
    one: one.follows(w.goal_direct, w.goal_points, "straight off the mallet", points=1)
    for one in DEFENDED
}
NO_GOAL = {one: one.follows(w.no_goal, w.play_goes_on) for one in SHOTS}
LONG_GOAL = {one: one.follows(w.goal, w.goal_or_long, "6.a(2)", long=2) for one in (P5A, P5B)}
WELL_PLACED = P3.follows(
    w.struck_well_placed, w.counts_as_wall, "treated as a rebound off the end wall"
)
OFF_THE_DEFENDER_IN = P3.follows(w.struck_well_placed, w.counts_as_wall, "the goal counts")
PLAYED = P3.follows(w.struck_played, w.hit_again, "hits at", "directs", rule="arena/penalty-3")
BADLY_PLACED = P3.follows(w.struck_badly_placed, w.hit_again, rule="arena/penalty-3")
BEFORE_WALL = P3.follows(w.played_before_wall, w.hit_again, rule="arena/penalty-3")
BY_WALL = P3.says("zone_labels", w.defender_by_wall, edge=10)
ONE_DEFENDER = P3.says("zone_labels", w.defender_by_wall, "one Yellow defender")
MISSED_CASE = tuple(
    one.follows(
        w.came_to_nothing, w.stopped_free_hit, "before it touches", rule="arena/hit-missed", inset=5
    )
    for one in (*FROM_A_LINE, SPOT)
)
KICKED_FIRST = P2.follows(
    w.kicked_first, w.ball_goes_back, "second approach", rule="arena/penalty-2"
)
KICKED_SECOND = P2.follows(
    w.kicked_second, w.may_give_6b_or_5a, "awards a 5a", rule="arena/penalty-6b"
)
TAKEN_FROM_SPOT = tuple(
    pointer
    for one in ALTERNATIVES
    for pointer in (
        one.puts(10, 20),
        one.says("sentence", w.alternative_says, "from where the foul was", "two points"),
        one.says("notes", w.where_elected, "only if Blue elects it", line=25),
        one.follows(w.goal, w.alternative_goal, long=2),
    )
)


def lined_up(*, position):
    """An example's first three sentences: a Penalty 3, a defender, where that defender is."""
    return P3.puts(25, 0), ONE_DEFENDER, position


TEXT = Text(
    "arena Rule 9",
    {
        "The umpire's choice": 7,
        "Penalty 1": 2,
        "Penalty 2": 10,
        "Penalty 2 inside the 15": 4,
        "Penalty 3": 10,
        "Penalty 4": 12,
        "Penalty 5a": 8,
        "Penalty 5b": 13,
        "Alternative Rule 9": 5,
        "Penalty 6a": 2,
        "Penalty 6b": 2,
        "Penalty 6c": 2,
        "Penalty 6d": 2,
        "Penalty 7": 5,
        "Penalty 8": 3,
        "Penalty 9": 2,
        "Setting up the ball": 1,
        "One hit only": 1,
        "Defender waits": 1,
        "Missed, stopped or redirected": 1,
        "Rebound": 1,
        "A clean miss on a Penalty 5": 1,
        "What counts as a hit": 2,
        "Two approaches": 2,
        "No contact before the hit": 49,
    },
    clause(
        "The umpire's choice",
        (*CHOICE, SPOTS.says(w.umpires_choice)),
        SPOTS.says(f.SPOT_AT, "15 yd", number="2"),
        SPOTS.says(f.SPOT_AT, "25 yd", number="3 and 4"),
        SPOTS.says(f.SPOT_5A_ARENA, "where the foul was", goal=25, inset=5),
        SPOTS.says(f.SPOT_AT, "the centre of the arena", number="5b"),
        SPOTS.says(f.DEFENDER_OF, "10 yd", numbers="2 or 3"),
        SPOTS.says(f.DEFENDER_OF, "5 yd", numbers="4"),
    )
    | clause(
        "Penalty 1",
        (
            P1.says("sentence", w.penalty_1_says, "One goal", "deliberate foul near the goal"),
            P1.says("notes", w.one_as_short, "6.a(2)"),
            ask("arena/penalty-1", goals=2).says("sentence", w.penalty_1_says, "Two goals"),
            ask("arena/penalty-1", goals=2).says("notes", w.two_as_long, "6.a(2)"),
            P1.has("readings", "E"),
        ),
        P1.follows(w.awarded_when, w.penalty_5b_then, rule="arena/penalty-5b", to="hitting"),
    )
    | clause(
        "Penalty 2",
        (
            P2.puts(35, 0),
            *placed(P2, 35),
            both_sides(P2),
            at_the_corner(P2),
            P2.has("readings", "L"),
        ),
        P2.says("prohibitions", w.defender_keeps_side, "once “Play” is called"),
        clear_of_hitter(P2, 35),
        *rebound(P2),
        straight_out(P2),
        GOAL_DIRECT[P2],
        NO_GOAL[P2],
    )
    | clause(
        "Penalty 2 inside the 15",
        (
            P2.says("notes", w.or_from_spot, inside=15),
            P2.has("choices", "arena/penalty-2-from-spot"),
            SPOT.has("choices", "arena/penalty-2"),
            ask("arena/penalty-2-from-spot", (30, 3)).refuses("not inside the 15-yard line"),
        ),
        P2.puts(35, 0),
        (
            SPOT.puts(42, 9),
            *placed(SPOT, 35),
            SPOT.binds("defender", illegal=((50, 11.7),)),
            SPOT.says("zone_labels", w.defender_by_wall_other_side, "the other side", edge=10),
        ),
        (
            SPOT.says("prohibitions", w.defender_keeps_side),
            *rebound(SPOT)[:1],
            *straight_out(SPOT),
            GOAL_DIRECT[SPOT],
            NO_GOAL[SPOT],
        ),
    )
    | clause(
        "Penalty 3",
        (
            P3.puts(25, 0),
            *placed(P3, 25),
            both_sides(P3),
            at_the_corner(P3),
            P3.has("readings", "L"),
        ),
        P3.says("prohibitions", w.defender_keeps_side, "once “Play” is called"),
        clear_of_hitter(P3, 25),
        *rebound(P3),
        straight_out(P3),
        GOAL_DIRECT[P3],
        NO_GOAL[P3],
    )
    | clause(
        "Penalty 4",
        (
            P4.puts(25, 0),
            *placed(P4, 25)[:2],
            P4.binds("defender", legal=((45, 0), (50, 6.6)), illegal=((44.9, 0), (50, 6.7))),
            P4.has("readings", "I"),
        ),
        clear_of_hitter(P4, 25),
        P4.follows(w.blocked, w.live_for_both, "mallet, body or horse", "rolling", "Right of Way"),
        *rebound(P4),
        P4.follows(w.goal_any, w.goal_points_or_long, "direct", "wall", "defender", points=1),
        P4.follows(w.goal_any, w.goal_points_or_long, "6.a(3)", long=2),
        straight_out(P4),
        NO_GOAL[P4],
        # The words that open Penalties 5a and 5b.
        tuple(one.says("notes", w.as_the_umpire_judges, "discretion") for one in (P5A, P5B)),
    )
    | clause(
        "Penalty 5a",
        (P5A.puts(0, 10), ask("arena/penalty-5a", (30, 0)).puts(25, 0), P5A.has("readings", "H")),
        positions(P5A, 0, 10),
        right_of_way(P5A, 0, 10),
        (AT_WALL.puts(-10, 20), AT_WALL.says("moved", w.from_wall, inset=5)),
        NO_GOAL[P5A],
        P5A.follows(w.straight_out, w.out_free_hit_centre, rule="arena/hit-out", inset=5),
        (
            P5A.follows(w.straight_out, w.out_free_hit_centre, "from the centre line"),
            ask("arena/hit-out", (30, 25), after="penalty-5a").puts(-30, -20),
            ask("arena/hit-out", (-30, 25), after="penalty-5a").puts(0, -20),
            ask("arena/hit-out", (-30, 25), after="penalty-5a").says("moved", w.to_centre_line),
        ),
        LONG_GOAL[P5A],
    )
    | clause(
        "Penalty 5b",
        (P5B.puts(0, 0), *positions(P5B, 0, 0)),
        right_of_way(P5B, 0, 0),
        NO_GOAL[P5B],
        straight_out(P5B),
        LONG_GOAL[P5B],
        (
            P5A.says("notes", w.for_minor_fouls, "minor fouls", from_goal=25),
            ask("arena/penalty-5a", (30, 0)).says("moved", w.from_goal, from_goal=25),
            ask("arena/penalty-5a", (30, 0)).says("notes", w.foul_too_near, from_goal=25),
        ),
        AT_WALL.says("moved", w.from_wall, inset=5),
        # A foul before the goal of those who now hit from there.
        *(AT_OWN_GOAL.puts(-45, 0),) * 5,
        (AT_OWN_GOAL.puts(-45, 0), AT_OWN_GOAL.says("moved", w.from_wall, inset=5)),
    )
    | clause(
        "Alternative Rule 9",
        tuple(
            one.says("notes", w.where_elected, "host committee elected", "told the teams before")
            for one in ALTERNATIVES
        ),
        (
            *TAKEN_FROM_SPOT,
            ask("arena/penalty-3-alternative", (25, 3)).refuses("not outside the 25"),
        ),
        # A foul outside the 25, of which the side that is fouled makes two points.
        (P3.says("notes", w.or_alternative, line=25), *TAKEN_FROM_SPOT),
        P3.has("choices", "arena/penalty-3-alternative"),
        TAKEN_FROM_SPOT,
    )
    | clause(
        "Penalty 6a",
        (
            P6A.gives(rule="arena/penalty-2", ball=(35, 0), turned=False),
            P6A.says("notes", w.again_unless_goal, "had it scored, the goal would stand"),
            *(
                one.follows(w.opposing_wrong, w.penalty_6a_then, rule="arena/penalty-6a")
                for one in SHOTS
            ),
            P3.follows(w.goal_scored, w.goal_stands),
            P3.follows(w.no_goal_lost, w.hit_again, rule="arena/penalty-3", to="hitting"),
        ),
        (
            P6A_GOAL.gives(rule="arena/penalty-1"),
            P3.follows(w.would_have_scored, w.penalty_1_then, rule="arena/penalty-1"),
        ),
    )
    | clause(
        "Penalty 6b",
        (
            P6B.gives(rule="arena/free-hit", ball=(-35, 0), turned=True),
            *(
                one.follows(w.hitting_wrong, w.from_same_spot, rule="arena/penalty-6b")
                for one in (*FROM_A_LINE, SPOT, *ALTERNATIVES)
            ),
        ),
        (
            P6B.says("notes", w.goal_off),
            P3.follows(w.hitting_wrong, w.from_same_spot, "a goal from Blue’s hit does not count"),
        ),
    )
    | clause(
        "Penalty 6c",
        (
            P6C.gives(rule="arena/free-hit", ball=(-5, -10), turned=True),
            *(
                one.follows(w.hitting_wrong, w.from_same_spot, rule="arena/penalty-6c")
                for one in (P5A, P5B)
            ),
        ),
        (
            P6C_PAST.gives(ball=(0, 0), turned=True),
            P6C_PAST.says("moved", w.to_centre),
            AT_WALL.follows(w.hitting_wrong, w.from_centre, rule="arena/penalty-6c"),
            P6C.has("readings", "V"),
        ),
    )
    | clause(
        "Penalty 6d",
        (
            P6D.gives(rule="arena/penalty-3", ball=(25, 0), turned=False),
            *(
                one.follows(w.both_wrong, w.again_goal_off, rule="arena/penalty-6d")
                for one in SHOTS
            ),
        ),
        (
            P6D.says("notes", w.again_both, "does not count"),
            P3.follows(w.both_wrong, w.again_goal_off, "a goal from the first hit does not"),
        ),
    )
    | clause(
        "Penalty 7",
        (
            P7.says("notes", o.retires, "permits or orders"),
            P7.says("sentence", w.penalty_7_says, "captain names"),
        ),
        P7.follows(w.disabled_substitute, w.nobody_leaves, "qualified substitute"),
        (
            ask("arena/penalty-7", disabled=2, team="0,1,3").gives(candidates=(3,)),
            ask("arena/penalty-7", disabled=2, team="0,1,3").says(
                "sentence", o.nearest_above_is, handicap=3
            ),
        ),
        (
            ask("arena/penalty-7", disabled=5, team="1,5,0").gives(candidates=(1, 5, 0)),
            ask("arena/penalty-7", disabled=5, team="1,5,0").says("sentence", o.nobody_above),
            P7.has("readings", "P"),
        ),
        P7.follows(w.handicap_game, w.handicap_stays, "at the start of the game"),
    )
    | clause(
        "Penalty 8",
        P8.says("sentence", w.penalty_8_says, "disqualified"),
        P8.follows(w.illegal_equipment, w.may_return, "horseshoes"),
        P8.follows(w.rule_2e, w.forfeited, "Rule 2.e", rule="arena/penalty-9"),
    )
    | clause(
        "Penalty 9",
        P9.says("sentence", w.penalty_9_says, "forfeit"),
        P9.follows(w.both_forfeit_when, w.both_forfeit, "whichever came first"),
    )
    | clause(
        "Setting up the ball",
        (
            *(one.says("procedure", w.set_up, "one player", "umpire") for one in SHOTS),
            P1.follows(w.awarded_when, w.penalty_5b_then, rule="arena/penalty-5b"),
        ),
    )
    | clause(
        "One hit only",
        tuple(
            one.says("prohibitions", w.one_hit, "once", "until the penalty allows it")
            for one in (*FROM_A_LINE, SPOT)
        ),
    )
    | clause(
        "Defender waits", tuple(one.says("prohibitions", w.defender_waits) for one in DEFENDED)
    )
    | clause(
        "Missed, stopped or redirected",
        (*MISSED_CASE, MISSED.puts(-30, -20), MISSED.gives(turned=True)),
    )
    | clause(
        "Rebound",
        tuple(
            one.says("prohibitions", w.rebound_is_theirs, "inside or outside", line=25)
            for one in (*FROM_A_LINE, SPOT)
        ),
    )
    | clause(
        "A clean miss on a Penalty 5",
        (
            *(one.follows(w.clean_miss, w.stays_live, "Rule 11.b") for one in (P5A, P5B)),
            *(one.has("readings", "EE") for one in (P5A, P5B)),
        ),
    )
    | clause(
        "What counts as a hit",
        tuple(one.says("procedure", w.clock_starts, "any touch with the mallet") for one in SHOTS),
        tuple(
            pointer
            for one in SHOTS
            for pointer in (
                one.says("procedure", w.clock_starts, "a kick by a horse alone"),
                one.follows(w.kicked_and_hit, w.now_a_hit, "hits or hits at it too"),
            )
        ),
    )
    | clause(
        "Two approaches",
        tuple(one.says("procedure", w.clock_starts, "play and the clock start") for one in SHOTS),
        (
            *(
                one.follows(
                    w.no_hit_in_time, w.may_give_6b, "may be awarded", rule="arena/penalty-6b"
                )
                for one in SHOTS
            ),
            ask("arena/penalty-6b", (27, 14)).puts(-27, -14),
        ),
    )
    | clause(
        "No contact before the hit",
        tuple(one.says("prohibitions", w.no_contact) for one in SHOTS),
        (*MISSED_CASE, MISSED.says("notes", w.not_a_penalty)),
        MISSED.says("notes", w.clock_stays, "not reset", seconds=5),
        tuple(
            pointer
            for one in DEFENDED
            for pointer in (
                one.follows(w.strikes_defender, w.defender_decides, "straight off the mallet"),
                one.follows(w.struck_well_placed, w.counts_as_wall),
            )
        ),
        tuple(
            one.follows(when, w.hit_again, rule=one.rule, to="hitting")
            for one in DEFENDED
            for when in (w.struck_badly_placed, w.struck_played)
        ),
        # Off the arm of a defender in her place.
        *lined_up(position=BY_WALL),
        P3.follows(w.strikes_defender, w.defender_decides),
        WELL_PLACED,
        WELL_PLACED,
        rebound(P3)[0],
        # Off a defender who is too near the goal.
        *lined_up(position=BY_WALL),
        P3.follows(w.strikes_defender, w.defender_decides),
        BADLY_PLACED,
        # Hit out of the air.
        *lined_up(position=BY_WALL),
        BEFORE_WALL,
        (BEFORE_WALL, PLAYED),
        # Hit at, and missed.
        *lined_up(position=BY_WALL),
        PLAYED,
        PLAYED,
        PLAYED,
        # A header.
        *lined_up(position=BY_WALL),
        PLAYED,
        PLAYED,
        # Off the horse of a defender in her place, into the goal.
        *lined_up(position=BY_WALL),
        OFF_THE_DEFENDER_IN,
        OFF_THE_DEFENDER_IN,
        # The approach.
        tuple(one.says("procedure", w.two_approaches, "forward towards the ball") for one in SHOTS),
        # A kick on the first approach.
        P2.puts(35, 0),
        KICKED_FIRST,
        (KICKED_FIRST, P2.says("procedure", w.clock_starts, "a kick by a horse alone")),
        KICKED_FIRST,
        # None on the first, and a kick on the second.
        P2.puts(35, 0),
        P2.says("procedure", w.two_approaches, approaches=2),
        KICKED_SECOND,
        KICKED_SECOND,
        P2.says("procedure", w.two_approaches, approaches=2),
        KICKED_SECOND,
    ),
)
