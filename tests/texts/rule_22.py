"""Outdoor Rule 22, how play restarts: what says each of its sentences."""

from texts.pointers import Text, ask, clause, figure

from polofield.rules.book import USPA_2026
from polofield.words import figures as f

h = USPA_2026.words.heads
p = USPA_2026.words.penalties
w = USPA_2026.words.restarts

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
            p.hit_fails,
            p.lost_at_the_whistle,
            "passes",
            "Penalty 5a from that spot",
            rule="outdoor/foul-shot-refused",
        ),
        asked.follows(p.kicked_before, p.was_the_approach, "the one approach", "Penalty 5a"),
    )


PLAY_ANEW = KNOCK_IN.follows(
    w.needs_time,
    w.play_anew,
    "second umpire",
    "stops play and the clock",
    "consulting the referee",
    "call “Play” again",
    rule="outdoor/penalty-5b",
)
OUT_OF_PLAY = KNOCK_IN.follows(
    w.out_of_place_clear, w.no_call, "clearly out of the play", "no call"
)
IN_PLAY = KNOCK_IN.follows(
    w.out_of_place_in_play,
    w.whistle_5b,
    "involved in the play",
    "gains an advantage",
    "distracts Blue",
    "play and the clock are stopped",
    rule="outdoor/penalty-5b",
)
UNNECESSARY_TIME = KNOCK_IN.follows(
    w.out_of_place_in_play,
    w.whistle_5b,
    "an opponent out of place",
    "unnecessary time",
    "disadvantages Blue while the clock runs",
)
HIT_AGAIN = KNOCK_IN.follows(w.ball_behind_line, w.hit_again, "officials", rule="outdoor/knock-in")
DELAY = KNOCK_IN.follows(w.clock_managed, w.delay_penalised, "either side", "riding slowly")
SECOND_HIT = PENALTY_2.follows(p.kicked_after, p.second_hit, "free hit to Yellow", to="opposing")
CIRCLE_AGAIN = PENALTY_6.says("procedure", p.approach, "permission to circle again is not granted")
HIT_EARLY = PENALTY_4.follows(p.hit_early, p.foul_by_hitter, "foul by the hitter")
PLAYED_WITHIN = (
    BETWEEN.times(w.count_and_drop, 8),
    BETWEEN.says("clock_words", w.count_and_drop, "level ground"),
    BETWEEN.times(w.played_within, 5),
    BETWEEN.says("sentence", w.side_out_says, "taps or hits it away", inset=5),
)
NO_TAP = (
    ATTACKING.times(w.count_and_drop, 8),
    ATTACKING.times(w.played_within_no_tap, 5),
    ATTACKING.says("moved", w.dropped_on_60, out=60, inset=10),
    ATTACKING.says("prohibitions", w.no_tap, "to goal or to a team-mate"),
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
            KNOCK_IN.says("notes", w.ball_near, "on the field", depth=1 / 3),
            KNOCK_IN.follows(w.was_a_safety, w.safety_instead, rule="outdoor/penalty-6"),
        ),
        (
            BY_POST.puts(-150, -9),
            BY_POST.says("moved", h.from_post, inset=5),
            BY_BOARDS.puts(-150, 75),
            BY_BOARDS.says("moved", h.off_edge, inset=5, edge="boards"),
            BY_POST.says("notes", w.ball_depth, depth=1 / 3),
            ask("outdoor/knock-in", (-150, 2)).refuses("goal"),
        ),
        (
            KNOCK_IN.says("procedure", w.time_to_line_up, "reasonable time"),
            KNOCK_IN.binds(
                "clear-of-back-line",
                legal=((-120, 0), (100, 50)),
                illegal=((-121, 0), (-155, 40)),
                until="play-and-hit",
                exempt=("off-field",),
            ),
        ),
        KNOCK_IN.says("procedure", w.slow_canter, "slow canter"),
        KNOCK_IN.times(w.knocked_in_within, 10),
        (
            KNOCK_IN.follows(
                w.not_knocked_in, w.penalty_4_to_opposing, "passes", "whistle", within=10
            ),
            PASSED.gives(rule="outdoor/penalty-4", turned=True),
            LATE.gives(rule="outdoor/penalty-4", turned=True),
        ),
        (
            KNOCK_IN.follows(w.too_near_at_hit, w.penalty_5b_to_hitting, to="hitting", clear=30),
            ENCROACHED.gives(rule="outdoor/penalty-5b", turned=False),
        ),
        (
            KNOCK_IN.says(
                "prohibitions",
                w.comes_onside,
                "behind the hitter",
                "properly positioned as the ball was hit or hit at",
                "passed midfield",
                travel=30,
            ),
            KNOCK_IN.has("readings", "R"),
        ),
        KNOCK_IN.follows(w.played_offside, w.penalty_to_hitting, to="hitting"),
    )
    | clause(
        "Calling “Play”",
        KNOCK_IN.says("procedure", w.time_to_line_up, "reasonable time", "managing the clock"),
        KNOCK_IN.times(w.play_called, 5, at_least=3),
        KNOCK_IN.says("clock_words", w.play_called_since, "goal judge"),
        KNOCK_IN.says("procedure", w.umpires_parts, "umpire behind the hitter calls"),
        KNOCK_IN.says("procedure", w.umpires_parts, "second umpire", "all players but the hitter"),
        KNOCK_IN.says("procedure", w.umpires_parts, "once that time has been given"),
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
        (HIT_AGAIN, KNOCK_IN.follows(p.missed, p.live_ball)),
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
                one.says("prohibitions", p.one_approach, "only once"),
                one.times(p.hit_within, 20),
            )
        ),
        (
            *(pointer for one in FOUL_SHOTS for pointer in lost(one)),
            REFUSED.gives(rule="outdoor/penalty-5a", ball=(-120, 0), turned=True),
            REFUSED_IN_60.gives(rule="outdoor/penalty-4", ball=(90, 0), turned=True),
            ask("outdoor/penalty-5a", (-100, 12)).follows(
                p.hit_fails, p.lost_at_the_whistle, "Penalty 4", out=60
            ),
            REFUSED.has("readings", "Q"),
        ),
        tuple(one.says("procedure", p.play_promptly, "safe position") for one in FOUL_SHOTS),
        tuple(
            pointer
            for one in FOUL_SHOTS
            for pointer in (
                one.says("prohibitions", p.one_approach, "only once"),
                one.says("prohibitions", p.not_before_play_stopped),
            )
        ),
        tuple(one.says("procedure", p.approach, "forward towards the ball") for one in FOUL_SHOTS),
        (
            *(one.follows(p.missed, p.dead_ball) for one in FOUL_SHOTS[:2]),
            *(one.follows(p.missed, p.live_ball) for one in (*FOUL_SHOTS[2:], KNOCK_IN)),
        ),
        # A Penalty 2 that is hit, and then kicked.
        SECOND_HIT,
        SECOND_HIT,
        (
            SECOND_HIT,
            *(one.follows(p.kicked_after, p.kick_is_play) for one in FOUL_SHOTS[2:]),
            KNOCK_IN.silent(p.kicked_after),
        ),
        PENALTY_2.follows(p.into_foot, p.not_second_hit, "the goal counts"),
        # A Penalty 2 and a Penalty 6 that are kicked on the approach.
        *(lost(PENALTY_2)[1],) * 4,
        *(lost(PENALTY_6)[1],) * 3,
        # A Penalty 4 that is passed.
        (*lost(PENALTY_4), PENALTY_4.says("procedure", p.approach, "circle again")),
        (lost(PENALTY_4)[0], PENALTY_4.says("prohibitions", p.one_approach, "neither pass it")),
        PENALTY_4.says("prohibitions", p.one_approach, "neither pass it nor circle again"),
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
            "prohibitions", p.not_before_play_stopped, "clock is stopped", "the ball is out of play"
        ),
    )
    | clause(
        "Goal at the whistle",
        WHISTLE.gives(kind="decision"),
        WHISTLE.says("sentence", w.goal_at_whistle_says, "foul by the defenders", "count the goal"),
        WHISTLE.follows(w.defenders_fouled, w.umpires_choose, "umpires decide", "Penalty 1"),
        BY_DEFENDERS.follows(w.penalty_1_given, w.goal_replaced, rule="outdoor/penalty-1"),
        BY_DEFENDERS.follows(
            w.penalty_1_not_given, w.goal_stands, "at the centre", rule="outdoor/after-goal"
        ),
        BY_ATTACKERS.follows(w.attackers_fouled, w.goal_off, "no goal", "the appropriate penalty"),
    )
    | clause(
        "Ball breaks on the first hit",
        (
            BROKEN.follows(
                w.first_hit, p.again_same_place, "another ball", "same way", "same place"
            ),
            *(
                one.follows(p.ball_breaks, p.again_same_place, rule="outdoor/ball-broken")
                for one in (*FOUL_SHOTS, KNOCK_IN)
            ),
        ),
        (
            BROKEN.follows(w.otherwise, w.thrown_in, rule="outdoor/throw-in"),
            BROKEN.follows(w.loses_much_broken, w.possession, rule="outdoor/fair-play"),
            BROKEN.follows(w.later_hit, w.play_stops, "new ball"),
        ),
    )
    | clause(
        "Throw-ins in all other cases",
        (
            THROW_IN.says("notes", w.no_other_restart),
            *(
                one.says("procedure", w.line_up_first, "Rule 20", "time to line up")
                for one in (THROW_IN, FROM_SIDE, AFTER_GOAL)
            ),
        ),
    )
    | clause(
        "After a goal",
        (
            AFTER_GOAL.throws((0, 0), (0, 1)),
            AFTER_GOAL.says("sentence", w.after_goal_says, "ends change"),
            AFTER_GOAL.says("notes", w.not_given_goals, "handicap", "Penalty 1"),
        ),
        AFTER_GOAL.times(w.back_at_centre, 25),
        AFTER_GOAL.follows(
            w.late_at_centre, w.thrown_in_anyway, "without good reason", "as the umpire judges"
        ),
    )
    | clause(
        "Ball over the side",
        tuple(one.says("notes", w.no_foul) for one in (BETWEEN, ATTACKING, FROM_SIDE)),
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
            BETWEEN.says("procedure", w.hitters_anywhere),
            BETWEEN.says("prohibitions", w.no_delay, "as on a Penalty 5a"),
            BETWEEN.follows(w.not_played, w.as_late_5a, "Penalty 5a from that spot", play=5),
            DEFENDING.follows(w.not_played, w.as_late_5a, "Penalty 4", out=60),
            BETWEEN.has("readings", "DD"),
        ),
    )
    | clause(
        "Free hit from the 60",
        ATTACKING.says("prohibitions", w.no_tap, "to a team-mate means", travel=30),
        ATTACKING.says("prohibitions", w.hitter_waits, "another player of either side"),
        ATTACKING.follows(
            w.short_hit,
            w.short_hit_rules,
            "no Blue player",
            "endangers no player or horse",
            travel=30,
        ),
        ATTACKING.follows(
            w.procedure_broken, w.penalty_to_other, "either side", "an appropriate penalty"
        ),
    )
    | clause(
        "Late or early knock-in",
        (
            KNOCK_IN.follows(
                w.not_knocked_in, w.penalty_4_to_opposing, "stops the clock", within=10
            ),
            KNOCK_IN.follows(w.knocked_in_early, w.penalty_4_to_opposing, "stops the clock"),
            LATE.gives(rule="outdoor/penalty-4", turned=True),
            EARLY.gives(rule="outdoor/penalty-4", turned=True),
        ),
        KNOCK_IN.says("procedure", p.play_promptly, "safe position"),
        (
            KNOCK_IN.says("prohibitions", p.one_approach, "only once"),
            KNOCK_IN.says("prohibitions", p.not_before_play),
        ),
        (KNOCK_IN.says("procedure", w.time_to_line_up), DELAY),
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
            THROW_IN.says("sentence", w.throw_in_says, "where it was dead", "nearer boards"),
            THROW_IN.says("notes", w.no_other_restart, "penalty", "fair-play possession"),
        ),
        (
            NO_ROOM.says("sentence", w.throw_in_moved_says, "nearest place"),
            NO_ROOM.says("moved", w.room_to_line_up),
        ),
    )
    | clause(
        "End of a period",
        PERIOD_END.follows(w.next_period, w.as_in_last),
        PERIOD_END.follows(
            w.horn_not_heard, w.told_at_once, "referee", "timekeeper", "at once", "where and when"
        ),
    )
    | clause(
        "Suspended games",
        PERIOD_END.follows(w.suspended, w.goes_on, "score", "period", "ball", "host committee"),
        PERIOD_END.follows(w.cannot_matter, w.may_be_abandoned, "host committee"),
    )
    | clause(
        "Fair-play possession",
        (
            FAIR_PLAY.says(
                "notes", w.fair_play_when, "no foul", "whistle", "umpire, player or horse"
            ),
            FAIR_PLAY.says("notes", w.fair_play_when, "in possession", "the umpires find"),
            FAIR_PLAY.follows(w.loses_little, w.thrown_in, rule="outdoor/throw-in"),
        ),
        FAIR_PLAY.puts(20, 5),
        (
            FAIR_PLAY_ATTACKING.puts(90, -40),
            ask("outdoor/fair-play", (90, 12)).puts(90, 12),
            FAIR_PLAY_ATTACKING.says("moved", w.fair_play_on_60, out=60, across=40),
        ),
        FAIR_PLAY_DEFENDING.puts(-130, 70),
        (FAIR_PLAY.frees("hitting"), FAIR_PLAY.says("procedure", w.hitters_on_or_off)),
        (
            FAIR_PLAY.binds(
                "behind-line", legal=((120, 0), (165, 0)), illegal=((119, 0),), exempt=AWAY
            ),
            FAIR_PLAY.has("readings", "F"),
        ),
        (FAIR_PLAY.times(w.count_and_drop_fair_play, 8), FAIR_PLAY.times(w.played_within, 5)),
        tuple(
            one.says("sentence", w.fair_play_says, "taps or hits it away")
            for one in (FAIR_PLAY, FAIR_PLAY_DEFENDING)
        ),
        (
            FAIR_PLAY_ATTACKING.says(
                "prohibitions", w.no_tap, "no tap", "to goal or to a team-mate"
            ),
            FAIR_PLAY_ATTACKING.times(w.played_within_no_tap, 5),
            FAIR_PLAY_ATTACKING.has("readings", "S"),
        ),
    ),
)
