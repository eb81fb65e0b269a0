"""Outdoor Rule 37, the penalties: what says each of its sentences."""

from texts.pointers import Text, answer, ask, clause, figure

from polofield.rules.book import USPA_2026
from polofield.words import figures as f

w = USPA_2026.words.penalties

ON_OR_OFF = "anywhere, on or off the field"
AWAY = ("off-field", "returning")
P1 = ask("outdoor/penalty-1")
P2 = ask("outdoor/penalty-2")
SPOT = ask("outdoor/penalty-2-from-spot", (130, 6))
P3 = ask("outdoor/penalty-3")
DEFENDED = ask("outdoor/penalty-3-defended")
P4 = ask("outdoor/penalty-4")
P5A = ask("outdoor/penalty-5a", (20, 79))
P5A_LINES = ask("outdoor/penalty-5a", (20, 99)).on(width=200, boarded=False)
P5B = ask("outdoor/penalty-5b")
P6 = ask("outdoor/penalty-6", (150, -58))
P6_NEAR = ask("outdoor/penalty-6", (150, 30))
P7 = ask("outdoor/penalty-7")
P8 = ask("outdoor/penalty-8")
P9 = ask("outdoor/penalty-9")
P10 = ask("outdoor/penalty-10")
SPOTS = figure("outdoor/penalties")

BEHIND_BACK_LINE = {
    "legal": ((150, 30), (165, -4)),
    "illegal": ((149, 30), (150, 0), (165, 0), (-140, 30)),
}
BEHIND_30 = {"legal": ((120, 0), (165, 0), (150, 79)), "illegal": ((119, 0), (-160, 0))}


def entered_improperly(asked):
    """A goal that it stopped, and a hit that failed all the same."""
    goal = asked.follows(
        w.improper_stopped_goal, w.goal_to_hitters, "umpire finds", rule="outdoor/after-goal"
    )
    again = asked.follows(
        w.improper_no_goal, w.taken_again, "umpire finds", "wide", rule=asked.rule, to="hitting"
    )
    return goal, again


def from_the_spot(asked, sentence):
    """The positions of a 5a and a 5b, as sentences two and three of both clauses have them."""
    x, y = answer(asked).ball
    near = ((x + 29.9, y), (x, y))
    return (
        (
            asked.binds("clear-of-ball", legal=((x + 30, y), (x, y - 30)), illegal=near),
            asked.binds(
                "goal-side", legal=((x, y), (140, -70)), illegal=((x - 1, 0),), exempt=AWAY
            ),
            asked.has("readings", "B"),
        ),
        (asked.frees("hitting"), asked.says("sentence", sentence, "Blue stands anywhere")),
    )


TEXT = Text(
    "outdoor Rule 37",
    {
        "Penalty 1": 2,
        "Penalty 2": 14,
        "Penalty 3": 7,
        "Penalty 4": 4,
        "Penalty 5a": 3,
        "Penalty 5b": 3,
        "Penalty 6": 3,
        "Penalty 7": 4,
        "Applying Penalty 7": 17,
        "Penalty 8": 3,
        "Penalty 9": 2,
        "Penalty 10": 1,
    },
    clause(
        "Penalty 1",
        (
            P1.says("sentence", w.penalty_1_says, "a goal", "dangerous or deliberate", "to save"),
            P1.has("readings", "E"),
            P1.gives(kind="goal"),
        ),
        P1.follows(
            w.goal_awarded_when,
            w.penalty_5b_ends_changed,
            "ends change",
            "Blue hits",
            rule="outdoor/penalty-5b",
        ),
    )
    | clause(
        "Penalty 2",
        (
            P2.puts(120, 0),
            SPOT.puts(130, 6),
            P2.says("notes", w.choice_of_spot, "Blue may elect"),
            SPOT.says("notes", w.choice_of_line, "Blue may elect", out=30),
            P2.has("choices", "outdoor/penalty-2-from-spot"),
            SPOT.has("choices", "outdoor/penalty-2"),
        ),
        P2.binds("behind-back-line", **BEHIND_BACK_LINE),
        (
            SPOT.binds(
                "clear-of-ball", legal=((150.01, 28.5),), illegal=((150.01, 28.3), (140, 6))
            ),
            SPOT.binds("behind-back-line", **BEHIND_BACK_LINE),
            SPOT.has("readings", "A"),
        ),
        tuple(
            asked.says("prohibitions", w.stay_off, "once the ball is in play")
            for asked in (P2, SPOT)
        ),
        SPOTS.says(f.SPOT_AT_OR_FOUL, "30 yd", number="2"),
        SPOTS.says(f.SPOT_AT_OR_FOUL, "or from the spot of the foul, as Blue chooses"),
        SPOTS.says(f.SPOT_AT, "40 yd", number="3"),
        SPOTS.says(f.SPOT_AT, "60 yd", number="4"),
        SPOTS.says(f.SPOT_5A, "where the ball was", inset=5),
        SPOTS.says(f.SPOT_AT, "the centre of the field", number="5b"),
        SPOTS.says(f.SPOT_6, "opposite where it crossed", out=60, across=40),
        (entered_improperly(P2)[0], entered_improperly(SPOT)[0]),
        (entered_improperly(P2)[1], entered_improperly(SPOT)[1]),
        DEFENDED.says(
            "notes",
            w.defended_where,
            "host committee",
            "told the teams before",
            "every game",
            "USPA Umpires LLC may approve",
            goals=8,
            umpires=2,
        ),
    )
    | clause(
        "Penalty 3",
        (P3.puts(110, 0), DEFENDED.puts(110, 0)),
        tuple(
            asked.binds("behind-ball", legal=((110, 30),), illegal=((111, 30),), exempt=AWAY)
            for asked in (P3, DEFENDED)
        ),
        tuple(
            asked.binds("behind-back-line", exempt=AWAY, **BEHIND_BACK_LINE)
            for asked in (P3, DEFENDED)
        ),
        (
            P3.says("prohibitions", w.stay_off_undefended),
            DEFENDED.says("prohibitions", w.not_through_goal),
            DEFENDED.says("sentence", w.penalty_3_defended_says, "then Yellow may enter"),
        ),
        (
            P3.says("prohibitions", w.one_hit, "once"),
            DEFENDED.says("prohibitions", w.one_hit_until, "hit or hit at", "post"),
            P3.follows(w.kicked_after, w.second_hit),
            DEFENDED.follows(w.kicked_untouched, w.second_hit, "post"),
        ),
        (entered_improperly(P3)[0], entered_improperly(DEFENDED)[0]),
        (entered_improperly(P3)[1], entered_improperly(DEFENDED)[1]),
    )
    | clause(
        "Penalty 4",
        P4.puts(90, 0),
        (
            P4.frees("hitting"),
            P4.says("sentence", w.penalty_4_says, ON_OR_OFF),
        ),
        P4.binds("behind-line", until="play-and-hit", exempt=AWAY, **BEHIND_30),
        P4.follows(
            w.procedure_stopped_goal, w.goal_to_hitters, "umpire finds", rule="outdoor/after-goal"
        ),
    )
    | clause(
        "Penalty 5a",
        (
            P5A.puts(20, 75),
            P5A.says("moved", w.from_the_edge, inset=5, edge="boards"),
            P5A_LINES.puts(20, 95),
            P5A_LINES.says("moved", w.from_the_edge, inset=5, edge="side line"),
        ),
        *from_the_spot(P5A, w.penalty_5a_says),
    )
    | clause("Penalty 5b", P5B.puts(0, 0), *from_the_spot(P5B, w.penalty_5b_says))
    | clause(
        "Penalty 6",
        (
            P6_NEAR.puts(90, 30),
            P6.puts(90, -40),
            P6.says("moved", w.from_the_middle, across=40, out=60),
        ),
        (
            P6.frees("hitting"),
            P6.says("sentence", w.penalty_6_says, ON_OR_OFF),
        ),
        P6.binds("behind-line", until="play-and-hit", exempt=AWAY, **BEHIND_30),
    )
    | clause(
        "Penalty 7",
        (
            P7.says("sentence", w.penalty_7_says, "captain names", "to leave"),
            P7.says("notes", w.retires, "permits or orders"),
            ask("outdoor/penalty-7", disabled=2, team="0,1,3,5").gives(candidates=(3,)),
            ask("outdoor/penalty-7", disabled=2, team="0,1,3,5").says(
                "sentence", w.nearest_above_is, handicap=3
            ),
        ),
        (
            ask("outdoor/penalty-7", disabled=5, team="1,5,0,3").gives(candidates=(1, 5, 0, 3)),
            ask("outdoor/penalty-7", disabled=5, team="1,5,0,3").says("sentence", w.nobody_above),
            P7.says("sentence", w.nearest_above, "any, if nobody is above"),
            P7.has("readings", "P"),
        ),
        P7.follows(w.handicap_game, w.handicap_stays, "at the time of the infraction"),
        P7.follows(w.disabled_substitute, w.play_on_full, "qualified substitute"),
    )
    | clause(
        "Applying Penalty 7",
        P7.says("notes", w.only_from_foul, "discretion", "a foul caused"),
        (P7.times(w.find_replacement, 900), P7.has("readings", "FF")),
        P7.says("notes", w.not_after_play, "only at the time of the foul"),
        P7.follows(w.removed_when, w.play_on_with, "to the end", side=3),
        P7.follows(w.removed_when, w.play_on_with, "at an appropriate time", "total handicap"),
        P7.follows(w.removed_when, w.play_on_with, "stays eligible"),
        P7.says("prohibitions", w.not_injured_back, side=3),
        # An example: a foul by which a player is hurt, then a player hurt by nobody's foul.
        P7.says("notes", w.only_from_foul),
        P7.says("sentence", w.penalty_7_says, "disabled"),
        P7.says("notes", w.only_from_foul, "in addition to the penalty for that foul"),
        P7.follows(w.disabled_substitute, w.play_on_full),
        P7.says("notes", w.only_from_foul),
        P7.says("notes", w.not_after_play),
        P7.says("notes", w.not_after_play, "once play has resumed"),
        P7.says("notes", w.not_after_play, "Rule 21.d"),
        P7.says("notes", w.not_after_play, "the game is stopped", wait=600),
        P7.says("notes", w.not_after_play, "only at the time of the foul"),
    )
    | clause(
        "Penalty 8",
        (P8.says("sentence", w.penalty_8_says), P8.says("prohibitions", w.horse_out)),
        P8.follows(w.rule_cured, w.horse_back, "Rule 5, 6a or 6b", "without delaying the game"),
        P8.follows(w.rule_6a, w.forfeited, rule="outdoor/penalty-9"),
    )
    | clause(
        "Penalty 9",
        P9.says("sentence", w.penalty_9_says, "forfeit"),
        P9.follows(w.both_forfeit_when, w.both_forfeit, "whichever came first"),
    )
    | clause(
        "Penalty 10",
        (
            P10.says(
                "sentence",
                w.penalty_10_says,
                "deliberate, dangerous foul",
                "prejudicial to the game",
            ),
            P10.follows(w.excluded_when, w.red_card, "Rule 33"),
            P10.has("readings", "CC"),
        ),
    ),
)
