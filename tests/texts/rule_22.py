"""Outdoor Rule 22, how play restarts: what says each of its sentences."""

from texts.pointers import Text, ask, clause, figure

from polofield.words import figures as f
from polofield.words import heads as h
from polofield.words import outdoor_penalties as p
from polofield.words import outdoor_restarts as w

AWAY = ("off-field", "returning")
KNOCK_IN = ask("outdoor/knock-in", (-150, 50))
BY_POST = ask("outdoor/knock-in", (-150, -6))
BY_BOARDS = ask("outdoor/knock-in", (-150, 79))
LATE = ask("outdoor/knock-in-failed", how="late")
EARLY = ask("outdoor/knock-in-failed", how="early")
PASSED = ask("outdoor/knock-in-failed", how="passed")
ENCROACHED = ask("outdoor/knock-in-failed", how="encroached")
PENALTY_2 = ask("outdoor/penalty-2")
PENALTY_4 = ask("outdoor/penalty-4")
PENALTY_6 = ask("outdoor/penalty-6", (150, 20))
FOUL_SHOTS = (
    PENALTY_2,
    ask("outdoor/penalty-3"),
    PENALTY_4,
    ask("outdoor/penalty-5a", (20, 0)),
    ask("outdoor/penalty-5b"),
    PENALTY_6,
)
REFUSED = ask("outdoor/foul-shot-refused", (120, 0))
REFUSED_IN_60 = ask("outdoor/foul-shot-refused", (-100, 12))
WHISTLE = ask("outdoor/goal-at-whistle")
BY_DEFENDERS = ask("outdoor/goal-at-whistle", foul_by="defenders")
BY_ATTACKERS = ask("outdoor/goal-at-whistle", foul_by="attackers")
BROKEN = ask("outdoor/ball-broken")
AFTER_GOAL = ask("outdoor/after-goal")
BETWEEN = ask("outdoor/side-out", (20, 80))
DEFENDING = ask("outdoor/side-out", (-112, -80))
ATTACKING = ask("outdoor/side-out", (112, 80))
ON_60 = ask("outdoor/side-out", (90, 80))
SIDE_OUTS = figure("outdoor/side-outs")
THROW_IN = ask("outdoor/throw-in", (40, 30))
NO_ROOM = ask("outdoor/throw-in", (40, -71))
FROM_SIDE = ask("outdoor/throw-in-side", (48, 80))
PERIOD_END = ask("outdoor/period-end")
FAIR_PLAY = ask("outdoor/fair-play", (20, 5))
FAIR_PLAY_DEFENDING = ask("outdoor/fair-play", (-130, 70))
FAIR_PLAY_ATTACKING = ask("outdoor/fair-play", (130, -60))


def off(what, at=(48, 80)):
    return ask("outdoor/ball-over-side", at, off=what)


def lost(asked):
    """A shot that is passed, or kicked on its one approach, by the spot of that shot."""
    return (
        asked.follows(
            p.HIT_FAILS,
            p.LOST_AT_THE_WHISTLE,
            "passes",
            "Penalty 5a from that spot",
            rule="outdoor/foul-shot-refused",
        ),
        asked.follows(p.KICKED_BEFORE, p.WAS_THE_APPROACH, "the one approach", "Penalty 5a"),
    )


PLAY_ANEW = KNOCK_IN.follows(
    w.NEEDS_TIME,
    w.PLAY_ANEW,
    "second umpire",
    "stops play and the clock",
    "asking the referee",
    "call “Play” again",
    rule="outdoor/penalty-5b",
)
OUT_OF_PLAY = KNOCK_IN.follows(
    w.OUT_OF_PLACE_CLEAR, w.NO_CALL, "clearly out of the play", "no call"
)
IN_PLAY = KNOCK_IN.follows(
    w.OUT_OF_PLACE_IN_PLAY,
    w.WHISTLE_5B,
    "involved in the play",
    "gains by it",
    "distracts Blue",
    "play and the clock are stopped",
    rule="outdoor/penalty-5b",
)
UNNECESSARY_TIME = KNOCK_IN.follows(w.OUT_OF_PLACE_IN_PLAY, w.WHISTLE_5B, "unnecessary time")
HIT_AGAIN = KNOCK_IN.follows(w.BALL_BEHIND_LINE, w.HIT_AGAIN, "officials", rule="outdoor/knock-in")
DELAY = KNOCK_IN.follows(w.CLOCK_MANAGED, w.DELAY_PENALISED, "either side", "riding slowly")
SECOND_HIT = PENALTY_2.follows(p.KICKED_AFTER, p.SECOND_HIT, "free hit to Yellow", to="opposing")
CIRCLE_AGAIN = PENALTY_6.says("procedure", p.APPROACH, "may not ask for leave to circle again")
HIT_EARLY = PENALTY_4.follows(p.HIT_EARLY, p.FOUL_BY_HITTER, "foul by the hitter")
PLAYED_WITHIN = (
    BETWEEN.times(w.COUNT_AND_DROP, 8),
    BETWEEN.says("clock_words", w.COUNT_AND_DROP, "level ground"),
    BETWEEN.times(w.PLAYED_WITHIN, 5),
    BETWEEN.says("sentence", w.SIDE_OUT_SAYS, "taps or hits it away", inset=5),
)
NO_TAP = (
    ATTACKING.times(w.COUNT_AND_DROP, 8),
    ATTACKING.times(w.PLAYED_WITHIN_NO_TAP, 5),
    ATTACKING.says("moved", w.DROPPED_ON_60, out=60, inset=10),
    ATTACKING.says("prohibitions", w.NO_TAP, "to goal or to a team-mate"),
)

TEXT = Text(
    "outdoor Rule 22",
    {
        "Knock-in": 9,
        "Calling “Play”": 25,
        "Foul shots": 29,
        "Goal at the whistle": 6,
        "Ball breaks on the first hit": 2,
        "Throw-ins in all other cases": 1,
        "After a goal": 3,
        "Ball over the side": 13,
        "Free hit from the 60": 4,
        "Late or early knock-in": 8,
        "Ball in the field": 2,
        "End of a period": 2,
        "Suspended games": 2,
        "Fair-play possession": 9,
    },
    clause(
        "Knock-in",
        (
            KNOCK_IN.puts(-150, 50),
            KNOCK_IN.says("notes", w.BALL_NEAR, "on the field", depth=1 / 3),
            KNOCK_IN.follows(w.WAS_A_SAFETY, w.SAFETY_INSTEAD, rule="outdoor/penalty-6"),
        ),
        (
            BY_POST.puts(-150, -9),
            BY_POST.says("moved", h.FROM_POST, inset=5),
            BY_BOARDS.puts(-150, 75),
            BY_BOARDS.says("moved", h.OFF_EDGE, inset=5, edge="boards"),
            BY_POST.says("notes", w.BALL_DEPTH, depth=1 / 3),
            ask("outdoor/knock-in", (-150, 2)).refuses("goal"),
        ),
        (
            KNOCK_IN.says("procedure", w.TIME_TO_LINE_UP, "reasonable time"),
            KNOCK_IN.binds(
                "clear-of-back-line",
                legal=((-120, 0), (100, 50)),
                illegal=((-121, 0), (-155, 40)),
                until="play-and-hit",
                exempt=("off-field",),
            ),
        ),
        KNOCK_IN.says("prohibitions", w.SLOW_CANTER, "slow canter"),
        KNOCK_IN.times(w.KNOCKED_IN_WITHIN, 10),
        (
            KNOCK_IN.follows(
                w.NOT_KNOCKED_IN, w.PENALTY_4_TO_OPPOSING, "passes", "whistle", within=10
            ),
            PASSED.gives(rule="outdoor/penalty-4", turned=True),
            LATE.gives(rule="outdoor/penalty-4", turned=True),
        ),
        (
            KNOCK_IN.follows(w.TOO_NEAR_AT_HIT, w.PENALTY_5B_TO_HITTING, to="hitting", clear=30),
            ENCROACHED.gives(rule="outdoor/penalty-5b", turned=False),
        ),
        (
            KNOCK_IN.says(
                "prohibitions",
                w.COMES_ONSIDE,
                "behind the hitter",
                "properly positioned as the ball was hit or hit at",
                "passed midfield",
                travel=30,
            ),
            KNOCK_IN.has("readings", "R"),
        ),
        KNOCK_IN.follows(w.PLAYED_OFFSIDE, w.PENALTY_TO_HITTING, to="hitting"),
    )
    | clause(
        "Calling “Play”",
        KNOCK_IN.says("procedure", w.TIME_TO_LINE_UP, "reasonable time", "managing the clock"),
        KNOCK_IN.times(w.PLAY_CALLED, 5, at_least=3),
        KNOCK_IN.says("clock_words", w.PLAY_CALLED_SINCE, "goal judge"),
        KNOCK_IN.says("procedure", w.UMPIRES_PARTS, "umpire behind the hitter calls"),
        KNOCK_IN.says("procedure", w.UMPIRES_PARTS, "second umpire", "all players but the hitter"),
        KNOCK_IN.says("procedure", w.UMPIRES_PARTS, "once that time has been given"),
        PLAY_ANEW,
        PLAY_ANEW,
        # A fast run past the goal.
        *(PLAY_ANEW,) * 5,
        # A slow way back of a side that leads.
        (UNNECESSARY_TIME, OUT_OF_PLAY),
        (UNNECESSARY_TIME, OUT_OF_PLAY),
        OUT_OF_PLAY,
        IN_PLAY,
        UNNECESSARY_TIME,
        # A slow way back while a team-mate changes horses.
        (OUT_OF_PLAY, IN_PLAY),
        (OUT_OF_PLAY, IN_PLAY),
        OUT_OF_PLAY,
        IN_PLAY,
        # A ball that the officials had left behind the line.
        (HIT_AGAIN, KNOCK_IN.follows(p.MISSED, p.LIVE_BALL)),
        HIT_AGAIN,
        HIT_AGAIN,
    )
    | clause(
        "Foul shots",
        tuple(one.gives(kind="hit") for one in FOUL_SHOTS),
        tuple(
            pointer
            for one in FOUL_SHOTS
            for pointer in (
                one.says("prohibitions", p.ONE_APPROACH, "only once"),
                one.times(p.HIT_WITHIN, 20),
            )
        ),
        (
            *(pointer for one in FOUL_SHOTS for pointer in lost(one)),
            REFUSED.gives(rule="outdoor/penalty-5a", ball=(-120, 0), turned=True),
            REFUSED_IN_60.gives(rule="outdoor/penalty-4", ball=(90, 0), turned=True),
            ask("outdoor/penalty-5a", (-100, 12)).follows(
                p.HIT_FAILS, p.LOST_AT_THE_WHISTLE, "Penalty 4", out=60
            ),
            REFUSED.has("readings", "Q"),
        ),
        tuple(one.says("procedure", p.PLAY_PROMPTLY, "safe position") for one in FOUL_SHOTS),
        tuple(
            pointer
            for one in FOUL_SHOTS
            for pointer in (
                one.says("prohibitions", p.ONE_APPROACH, "only once"),
                one.says("prohibitions", p.NOT_BEFORE_PLAY),
            )
        ),
        tuple(one.says("procedure", p.APPROACH, "forward towards the ball") for one in FOUL_SHOTS),
        (
            *(one.follows(p.MISSED, p.DEAD_BALL) for one in FOUL_SHOTS[:2]),
            *(one.follows(p.MISSED, p.LIVE_BALL) for one in (*FOUL_SHOTS[2:], KNOCK_IN)),
        ),
        # A Penalty 2 that is hit, and then kicked.
        SECOND_HIT,
        SECOND_HIT,
        (
            SECOND_HIT,
            *(one.follows(p.KICKED_AFTER, p.KICK_IS_PLAY) for one in FOUL_SHOTS[2:]),
            KNOCK_IN.silent(p.KICKED_AFTER),
        ),
        PENALTY_2.follows(p.INTO_FOOT, p.NOT_SECOND_HIT, "the goal counts"),
        # A Penalty 2 and a Penalty 6 that are kicked on the approach.
        *(lost(PENALTY_2)[1],) * 4,
        *(lost(PENALTY_6)[1],) * 3,
        # A Penalty 4 that is passed.
        (*lost(PENALTY_4), PENALTY_4.says("procedure", p.APPROACH, "circle again")),
        (lost(PENALTY_4)[0], PENALTY_4.says("prohibitions", p.ONE_APPROACH, "neither pass it")),
        PENALTY_4.says("prohibitions", p.ONE_APPROACH, "neither pass it nor circle again"),
        lost(PENALTY_4)[0],
        # Leave to circle again that is asked for.
        CIRCLE_AGAIN,
        CIRCLE_AGAIN,
        CIRCLE_AGAIN,
        lost(PENALTY_6)[0],
        # A hit before “Play”.
        HIT_EARLY,
        HIT_EARLY,
        PENALTY_4.says(
            "prohibitions", p.NOT_BEFORE_PLAY, "clock is stopped", "the ball is out of play"
        ),
    )
    | clause(
        "Goal at the whistle",
        WHISTLE.gives(kind="decision"),
        WHISTLE.says("sentence", w.GOAL_AT_WHISTLE_SAYS, "foul by the defenders", "count it"),
        WHISTLE.follows(w.DEFENDERS_FOULED, w.UMPIRES_CHOOSE, "umpires decide", "Penalty 1"),
        BY_DEFENDERS.follows(w.PENALTY_1_GIVEN, w.GOAL_REPLACED, rule="outdoor/penalty-1"),
        BY_DEFENDERS.follows(
            w.PENALTY_1_NOT_GIVEN, w.GOAL_STANDS, "at the centre", rule="outdoor/after-goal"
        ),
        BY_ATTACKERS.follows(w.ATTACKERS_FOULED, w.GOAL_OFF, "no goal", "the penalty"),
    )
    | clause(
        "Ball breaks on the first hit",
        (
            BROKEN.follows(
                w.FIRST_HIT, p.AGAIN_SAME_PLACE, "another ball", "same way", "same place"
            ),
            *(
                one.follows(p.BALL_BREAKS, p.AGAIN_SAME_PLACE, rule="outdoor/ball-broken")
                for one in (*FOUL_SHOTS, KNOCK_IN)
            ),
        ),
        (
            BROKEN.follows(w.OTHERWISE, w.THROWN_IN, rule="outdoor/throw-in"),
            BROKEN.follows(w.LOSES_MUCH_BROKEN, w.POSSESSION, rule="outdoor/fair-play"),
            BROKEN.follows(w.LATER_HIT, w.PLAY_STOPS, "new ball"),
        ),
    )
    | clause(
        "Throw-ins in all other cases",
        (
            THROW_IN.says("notes", w.NO_OTHER_RESTART),
            *(
                one.says("procedure", w.LINE_UP_FIRST, "Rule 20", "time to line up")
                for one in (THROW_IN, FROM_SIDE, AFTER_GOAL)
            ),
        ),
    )
    | clause(
        "After a goal",
        (
            AFTER_GOAL.throws((0, 0), (0, 1)),
            AFTER_GOAL.says("sentence", w.AFTER_GOAL_SAYS, "ends change"),
            AFTER_GOAL.says("prohibitions", w.NOT_GIVEN_GOALS, "handicap", "Penalty 1"),
        ),
        AFTER_GOAL.times(w.BACK_AT_CENTRE, 25),
        AFTER_GOAL.follows(
            w.LATE_AT_CENTRE, w.THROWN_IN_ANYWAY, "without good reason", "as the umpire judges"
        ),
    )
    | clause(
        "Ball over the side",
        tuple(one.says("notes", w.NO_FOUL) for one in (BETWEEN, ATTACKING, FROM_SIDE)),
        tuple(
            off(what).gives(rule="outdoor/side-out", turned=True)
            for what in ("direct", "own", "boards")
        ),
        off("opponent").gives(rule="outdoor/side-out", turned=False),
        BETWEEN.puts(20, 75),
        (
            SIDE_OUTS.says(f.SIDE_OUTS_SAYS, out=60),
            SIDE_OUTS.says(f.SIDE_OUT_BETWEEN_LIGHT, inset=5),
            SIDE_OUTS.says(f.SIDE_OUT_ATTACKING_LIGHT, inset=10, line=60),
        ),
        SIDE_OUTS.says(f.SIDE_OUT_BETWEEN_LIGHT, inset=5),
        SIDE_OUTS.says(f.SIDE_OUT_ATTACKING_LIGHT, inset=10, line=60),
        (DEFENDING.puts(-112, -75), ask("outdoor/side-out", (-90, 80)).puts(-90, 75)),
        (ATTACKING.puts(90, 70), ON_60.puts(90, 70)),
        (
            *(off(what).gives(rule="outdoor/throw-in-side") for what in ("umpire", "unknown")),
            FROM_SIDE.throws((48, 80), (0, -1)),
            ask("outdoor/throw-in-side", (-120, -80)).throws((-120, -80), (0, 1)),
        ),
        PLAYED_WITHIN,
        NO_TAP,
        (
            *(
                one.binds("clear-of-ball", legal=((x + 30, y),), illegal=((x + 29, y),))
                for one, x, y in ((BETWEEN, 20, 75), (ATTACKING, 90, 70), (DEFENDING, -112, -75))
            ),
            BETWEEN.binds("goal-side", legal=((20, 0),), illegal=((19, 0),), exempt=AWAY),
            BETWEEN.frees("hitting"),
            BETWEEN.says("procedure", w.HITTERS_ANYWHERE),
            BETWEEN.says("prohibitions", w.NO_DELAY, "as on a Penalty 5a"),
            BETWEEN.follows(w.NOT_PLAYED, w.AS_LATE_5A, "Penalty 5a from that spot", play=5),
            DEFENDING.follows(w.NOT_PLAYED, w.AS_LATE_5A, "Penalty 4", out=60),
        ),
    )
    | clause(
        "Free hit from the 60",
        ATTACKING.says("prohibitions", w.NO_TAP, "to a team-mate means", travel=30),
        ATTACKING.says("prohibitions", w.HITTER_WAITS, "another player of either side"),
        ATTACKING.follows(
            w.SHORT_HIT,
            w.SHORT_HIT_RULES,
            "nobody of Blue",
            "endangers no player or horse",
            travel=30,
        ),
        ATTACKING.follows(w.PROCEDURE_BROKEN, w.PENALTY_TO_OTHER, "either side", "a penalty"),
    )
    | clause(
        "Late or early knock-in",
        (
            KNOCK_IN.follows(
                w.NOT_KNOCKED_IN, w.PENALTY_4_TO_OPPOSING, "stops the clock", within=10
            ),
            KNOCK_IN.follows(w.KNOCKED_IN_EARLY, w.PENALTY_4_TO_OPPOSING, "stops the clock"),
            LATE.gives(rule="outdoor/penalty-4", turned=True),
            EARLY.gives(rule="outdoor/penalty-4", turned=True),
        ),
        KNOCK_IN.says("procedure", p.PLAY_PROMPTLY, "safe position"),
        (
            KNOCK_IN.says("prohibitions", p.ONE_APPROACH, "only once"),
            KNOCK_IN.says("prohibitions", p.NOT_BEFORE_PLAY),
        ),
        (KNOCK_IN.says("procedure", w.TIME_TO_LINE_UP), DELAY),
        # A slow way to the 30, for a team-mate who is off the field.
        DELAY,
        DELAY,
        DELAY,
        DELAY,
    )
    | clause(
        "Ball in the field",
        (
            THROW_IN.throws((40, 30), (0, 1)),
            THROW_IN.says("sentence", w.THROW_IN_SAYS, "where it was dead", "nearer boards"),
            THROW_IN.says("notes", w.NO_OTHER_RESTART, "penalty", "fair-play possession"),
        ),
        (
            NO_ROOM.says("sentence", w.THROW_IN_MOVED_SAYS, "nearest place"),
            NO_ROOM.says("moved", w.ROOM_FOR_FILES),
        ),
    )
    | clause(
        "End of a period",
        PERIOD_END.follows(w.NEXT_PERIOD, w.AS_IN_LAST),
        PERIOD_END.follows(
            w.HORN_NOT_HEARD, w.TOLD_AT_ONCE, "referee", "timekeeper", "at once", "where and when"
        ),
    )
    | clause(
        "Suspended games",
        PERIOD_END.follows(w.SUSPENDED, w.GOES_ON, "score", "period", "ball", "host committee"),
        PERIOD_END.follows(w.CANNOT_MATTER, w.MAY_BE_DROPPED, "host committee"),
    )
    | clause(
        "Fair-play possession",
        (
            FAIR_PLAY.says(
                "notes", w.FAIR_PLAY_WHEN, "no foul", "whistle", "umpire, player or horse"
            ),
            FAIR_PLAY.says("notes", w.FAIR_PLAY_WHEN, "in possession", "as the umpires judge"),
            FAIR_PLAY.follows(w.LOSES_LITTLE, w.THROWN_IN, rule="outdoor/throw-in"),
        ),
        FAIR_PLAY.puts(20, 5),
        (
            FAIR_PLAY_ATTACKING.puts(90, -40),
            ask("outdoor/fair-play", (90, 12)).puts(90, 12),
            FAIR_PLAY_ATTACKING.says("moved", w.FAIR_PLAY_ON_60, out=60, across=40),
        ),
        FAIR_PLAY_DEFENDING.puts(-130, 70),
        (FAIR_PLAY.frees("hitting"), FAIR_PLAY.says("procedure", w.HITTERS_ON_OR_OFF)),
        (
            FAIR_PLAY.binds(
                "behind-line", legal=((120, 0), (165, 0)), illegal=((119, 0),), exempt=AWAY
            ),
            FAIR_PLAY.has("readings", "F"),
        ),
        (FAIR_PLAY.times(w.COUNT_AND_DROP_FAIR_PLAY, 8), FAIR_PLAY.times(w.PLAYED_WITHIN, 5)),
        tuple(
            one.says("sentence", w.FAIR_PLAY_SAYS, "taps or hits it away")
            for one in (FAIR_PLAY, FAIR_PLAY_DEFENDING)
        ),
        (
            FAIR_PLAY_ATTACKING.says(
                "prohibitions", w.NO_TAP, "no tap", "to goal or to a team-mate"
            ),
            FAIR_PLAY_ATTACKING.times(w.PLAYED_WITHIN_NO_TAP, 5),
            FAIR_PLAY_ATTACKING.has("readings", "S"),
        ),
    ),
)
