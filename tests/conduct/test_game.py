"""Worked cases: what follows from a log of cards, in this game and the next, with its clause."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from polofield.conduct import numbers as n
from polofield.conduct.after import NextGame
from polofield.conduct.clock import PlayingClock
from polofield.conduct.game import game
from polofield.conduct.log import Carried, Entry, GameLog
from polofield.errors import CardError
from polofield.rulings.clause import Clause

CLOCK = PlayingClock()
END = 2700  # six periods of 7:30


def entries(*rows: tuple[Any, ...]) -> tuple[Entry, ...]:
    """Rows of player, card or event, time, and the offence if the log names it."""
    return tuple(Entry(*row) for row in rows)


def owes(**given: Any) -> dict[str, Any]:
    nothing = {"suspended": False, "box_seconds": 0, "short_handed_seconds": 0, "yellows": 0}
    return nothing | given


@dataclass(frozen=True)
class Case:
    """A log of Blue 2 and others, and what follows from it for Blue 2 and for the team."""

    id: str
    clause: Clause
    rows: tuple[tuple[Any, ...], ...]
    box: list[tuple[int, int]] = field(default_factory=list)
    next_games: list[dict[str, Any]] = field(default_factory=list)
    blue: list[list[int]] = field(default_factory=lambda: [[0, 4]])
    yellows: int = 0
    red: bool = False
    readings: tuple[str, ...] = ()
    carried: tuple[Carried, ...] = ()
    offences: list[tuple[int, str]] | None = None


B = "Blue 2"
Y1, Y2, Y3 = (B, "yellow", 100), (B, "yellow", 400), (B, "yellow", 1000)
AFTER_YELLOW, AFTER_RED = (B, "yellow", None), (B, "red", None)
IN_GAME_RED = (B, "red", 1600)
SHORT_AFTER_RED = [[0, 4], [1600, 3], [1840, 4]]

CASES = [
    Case("first yellow: its penalty only", n.YELLOW, (Y1,), yellows=1),
    Case(
        "second yellow: two minutes, no substitute, over the end of a period",
        n.YELLOW,
        (Y1, Y2),
        yellows=2,
        box=[(400, 520)],
        blue=[[0, 4], [400, 3], [520, 4]],
    ),
    Case(
        "third yellow: two minutes again; next game starts with one yellow",
        n.CARRYING_OVER,
        (Y1, Y2, Y3),
        yellows=3,
        box=[(400, 520), (1000, 1120)],
        next_games=[owes(yellows=1)],
        blue=[[0, 4], [400, 3], [520, 4], [1000, 3], [1120, 4]],
    ),
    Case(
        "third offence, severe: a red",
        n.YELLOW,
        (Y1, Y2, IN_GAME_RED),
        yellows=2,
        red=True,
        box=[(400, 520)],
        next_games=[owes(suspended=True)],
        blue=[[0, 4], [400, 3], [520, 4], [1600, 3], [1840, 4]],
    ),
    Case(
        "fourth offence: a red, and no yellow is carried over with it",
        n.RED,
        (Y1, Y2, Y3, IN_GAME_RED),
        yellows=3,
        red=True,
        box=[(400, 520), (1000, 1120)],
        next_games=[owes(suspended=True)],
        blue=[[0, 4], [400, 3], [520, 4], [1000, 3], [1120, 4], [1600, 3], [1840, 4]],
    ),
    Case(
        "red as a first offence: four minutes without a substitute, then one; next game missed",
        n.RED,
        (IN_GAME_RED,),
        red=True,
        next_games=[owes(suspended=True)],
        blue=SHORT_AFTER_RED,
    ),
    Case(
        "two yellows for one offence: the second's two minutes",
        n.RED,
        ((B, "yellow", 100, 1), (B, "yellow", 100, 1)),
        yellows=2,
        box=[(100, 220)],
        blue=[[0, 4], [100, 3], [220, 4]],
        readings=("X", "BB"),
        offences=[(1, "2 yellow")],
    ),
    Case(
        "two offences at one time, a yellow for each",
        n.YELLOW,
        ((B, "yellow", 100), (B, "yellow", 100)),
        yellows=2,
        box=[(100, 220)],
        blue=[[0, 4], [100, 3], [220, 4]],
        offences=[(1, "1 yellow"), (2, "1 yellow")],
    ),
    Case(
        "three yellows for one offence: four minutes in a row",
        n.RED,
        ((B, "yellow", 100, 1),) * 3,
        yellows=3,
        box=[(100, 340)],
        next_games=[owes(yellows=1)],
        blue=[[0, 4], [100, 3], [340, 4]],
        readings=("X", "BB"),
        offences=[(1, "3 yellow")],
    ),
    Case(
        "two yellows for a second offence: four minutes in a row",
        n.RED,
        (Y1, (B, "yellow", 400, 2), (B, "yellow", 400, 2)),
        yellows=3,
        box=[(400, 640)],
        next_games=[owes(yellows=1)],
        blue=[[0, 4], [400, 3], [640, 4]],
        readings=("X", "BB"),
        offences=[(1, "1 yellow"), (2, "2 yellow")],
    ),
    Case(
        "two yellows for a third offence: a fourth yellow within three offences is lawful",
        n.RED,
        (Y1, Y2, (B, "yellow", 1000, 3), (B, "yellow", 1000, 3)),
        yellows=4,
        box=[(400, 520), (1000, 1240)],
        next_games=[owes(yellows=1)],
        blue=[[0, 4], [400, 3], [520, 4], [1000, 3], [1240, 4]],
        readings=("X", "BB"),
        offences=[(1, "1 yellow"), (2, "1 yellow"), (3, "2 yellow")],
    ),
    Case(
        "three yellows for a second offence, then one for a third",
        n.RED,
        (Y1, *((B, "yellow", 400, 2),) * 3, (B, "yellow", 1000)),
        yellows=5,
        box=[(400, 760), (1000, 1120)],
        next_games=[owes(yellows=1)],
        blue=[[0, 4], [400, 3], [760, 4], [1000, 3], [1120, 4]],
        readings=("X", "BB"),
        offences=[(1, "1 yellow"), (2, "3 yellow"), (3, "1 yellow")],
    ),
    Case(
        "nine yellows for three offences, and a red for the fourth",
        n.RED,
        (
            *((B, "yellow", 100, 1),) * 3,
            *((B, "yellow", 400, 2),) * 3,
            *((B, "yellow", 1000, 3),) * 3,
            (B, "red", 1600, 4),
        ),
        yellows=9,
        red=True,
        box=[(100, 340), (400, 760), (1000, 1360)],
        next_games=[owes(suspended=True)],
        blue=[
            [0, 4],
            *(
                [s, p]
                for s, p in (
                    (100, 3),
                    (340, 4),
                    (400, 3),
                    (760, 4),
                    (1000, 3),
                    (1360, 4),
                    (1600, 3),
                    (1840, 4),
                )
            ),
        ],
        readings=("X", "BB"),
        offences=[(1, "3 yellow"), (2, "3 yellow"), (3, "3 yellow"), (4, "1 red")],
    ),
    Case(
        "a red for a second offence after two yellows for the first",
        n.RED,
        ((B, "yellow", 100, 1), (B, "yellow", 100, 1), IN_GAME_RED),
        yellows=2,
        red=True,
        box=[(100, 220)],
        next_games=[owes(suspended=True)],
        blue=[[0, 4], [100, 3], [220, 4], [1600, 3], [1840, 4]],
        readings=("X", "BB"),
        offences=[(1, "2 yellow"), (2, "1 red")],
    ),
    Case(
        "a carried yellow is the first offence: three yellows for the second are four minutes more",
        n.CARRYING_OVER,
        ((B, "yellow", 100, 2),) * 3,
        yellows=3,
        box=[(100, 460)],
        next_games=[owes(yellows=1)],
        blue=[[0, 4], [100, 3], [460, 4]],
        readings=("X", "BB"),
        carried=(Carried(B, NextGame(yellows=1)),),
        offences=[(2, "3 yellow")],
    ),
    Case(
        "a third yellow in the box follows on what is left",
        n.YELLOW,
        (Y1, Y2, (B, "yellow", 450)),
        yellows=3,
        box=[(400, 640)],
        next_games=[owes(yellows=1)],
        blue=[[0, 4], [400, 3], [640, 4]],
        readings=("X",),
    ),
    Case(
        "a third yellow at the second the box ends does not wait",
        n.YELLOW,
        (Y1, Y2, (B, "yellow", 520)),
        yellows=3,
        box=[(400, 640)],
        next_games=[owes(yellows=1)],
        blue=[[0, 4], [400, 3], [640, 4]],
    ),
    Case(
        "leaves the box early: what was left and two minutes more",
        n.YELLOW,
        (Y1, Y2, (B, "left-box", 430)),
        yellows=2,
        box=[(400, 640)],
        blue=[[0, 4], [400, 3], [640, 4]],
    ),
    Case(
        "leaves the box before the clock has run",
        n.YELLOW,
        (Y1, Y2, (B, "left-box", 400)),
        yellows=2,
        box=[(400, 640)],
        blue=[[0, 4], [400, 3], [640, 4]],
    ),
    Case(
        "leaves it on purpose: a yellow too, and its two minutes",
        n.YELLOW,
        (Y1, Y2, (B, "left-box", 430), (B, "yellow", 430)),
        yellows=3,
        box=[(400, 760)],
        next_games=[owes(yellows=1)],
        blue=[[0, 4], [400, 3], [760, 4]],
        readings=("X",),
    ),
    Case(
        "in the box at the end: the rest at the start of the next game",
        n.CARRYING_OVER,
        (Y1, (B, "yellow", END - 60)),
        yellows=2,
        box=[(END - 60, END)],
        next_games=[owes(box_seconds=60)],
        blue=[[0, 4], [END - 60, 3]],
        readings=("Y",),
    ),
    Case(
        "second yellow as the game ends: both minutes in the next",
        n.CARRYING_OVER,
        (Y1, (B, "yellow", END)),
        yellows=2,
        next_games=[owes(box_seconds=120)],
        readings=("Y",),
    ),
    Case(
        "box over as the game ends: nothing is left",
        n.CARRYING_OVER,
        (Y1, (B, "yellow", END - 120)),
        yellows=2,
        box=[(END - 120, END)],
        blue=[[0, 4], [END - 120, 3]],
    ),
    Case(
        "left early near the end: the original's rest is carried, the added minutes are not",
        n.CARRYING_OVER,
        (Y1, (B, "yellow", END - 100), (B, "left-box", END - 50)),
        yellows=2,
        box=[(END - 100, END)],
        next_games=[owes(box_seconds=20)],
        blue=[[0, 4], [END - 100, 3]],
        readings=("Y",),
    ),
    Case(
        "left early, the original served when the game ends: nothing is carried",
        n.CARRYING_OVER,
        (Y1, (B, "yellow", END - 200), (B, "left-box", END - 150)),
        yellows=2,
        box=[(END - 200, END)],
        blue=[[0, 4], [END - 200, 3]],
        readings=("Y",),
    ),
    Case(
        "three at once near the end: the rest of each yellow, and a yellow",
        n.CARRYING_OVER,
        ((B, "yellow", END - 30, 1),) * 3,
        yellows=3,
        box=[(END - 30, END)],
        next_games=[owes(box_seconds=210, yellows=1)],
        blue=[[0, 4], [END - 30, 3]],
        readings=("X", "Y", "BB"),
    ),
    Case(
        "red with under four minutes left: what is left of them is not carried",
        n.CARRYING_OVER,
        ((B, "red", END - 90),),
        red=True,
        next_games=[owes(suspended=True)],
        blue=[[0, 4], [END - 90, 3]],
        readings=("Y",),
    ),
    Case(
        "red in the box: four minutes from the red, the box within them",
        n.RED,
        (Y1, Y2, (B, "red", 450)),
        yellows=2,
        red=True,
        box=[(400, 520)],
        next_games=[owes(suspended=True)],
        blue=[[0, 4], [400, 3], [690, 4]],
        readings=("red-in-box",),
    ),
    Case(
        "red in a box that lasts longer than its four minutes",
        n.RED,
        (*((B, "yellow", 100, 1),) * 3, (B, "left-box", 110), (B, "red", 120)),
        yellows=3,
        red=True,
        box=[(100, 460)],
        next_games=[owes(suspended=True)],
        blue=[[0, 4], [100, 3], [460, 4]],
        readings=("X", "BB", "red-in-box"),
    ),
    Case(
        "red in the box near the end: the game that is missed holds the rest of the box",
        n.RED,
        (Y1, (B, "yellow", END - 60), (B, "red", END - 30)),
        yellows=2,
        red=True,
        box=[(END - 60, END)],
        next_games=[owes(suspended=True)],
        blue=[[0, 4], [END - 60, 3]],
        readings=("Y", "red-in-box"),
    ),
    Case(
        "two of a side in the box at once",
        n.YELLOW,
        (Y1, Y2, ("Blue 3", "yellow", 10), ("Blue 3", "yellow", 460)),
        yellows=2,
        box=[(400, 520)],
        blue=[[0, 4], [400, 3], [460, 2], [520, 3], [580, 4]],
    ),
    Case(
        "injured in the box: the side plays it short all the same",
        n.INJURED,
        (Y1, Y2, (B, "injured", 450)),
        yellows=2,
        box=[(400, 520)],
        blue=[[0, 4], [400, 3], [520, 4]],
    ),
    Case(
        "two yellows after the game: the first two minutes of the next",
        n.AFTER_GAME,
        (AFTER_YELLOW,) * 2,
        next_games=[owes(box_seconds=120)],
    ),
    Case(
        "three yellows after the game: the first four minutes, and no status",
        n.AFTER_GAME,
        (AFTER_YELLOW,) * 3,
        next_games=[owes(box_seconds=240)],
    ),
    Case(
        "red after the game: the whole next game, short for four minutes",
        n.AFTER_GAME,
        (AFTER_RED,),
        next_games=[owes(suspended=True, short_handed_seconds=240)],
    ),
    Case(
        "cards in a game and after it are not added together",
        n.CARRYING_OVER,
        (Y1, AFTER_YELLOW, AFTER_YELLOW),
        yellows=1,
        next_games=[owes(box_seconds=120)],
    ),
    Case(
        "red in the game and two yellows after it: the whole game first, then the part",
        n.CARRYING_OVER,
        (IN_GAME_RED, AFTER_YELLOW, AFTER_YELLOW),
        red=True,
        next_games=[owes(suspended=True), owes(box_seconds=120)],
        blue=SHORT_AFTER_RED,
    ),
    Case(
        "reds in the game and after it: two games, the one with the short side first",
        n.CARRYING_OVER,
        (IN_GAME_RED, AFTER_RED),
        red=True,
        next_games=[owes(suspended=True, short_handed_seconds=240), owes(suspended=True)],
        blue=SHORT_AFTER_RED,
    ),
    Case(
        "box time left and a red after the game: the whole game first",
        n.CARRYING_OVER,
        (Y1, (B, "yellow", END - 60), AFTER_RED),
        yellows=2,
        box=[(END - 60, END)],
        next_games=[owes(suspended=True, short_handed_seconds=240), owes(box_seconds=60)],
        blue=[[0, 4], [END - 60, 3]],
        readings=("Y",),
    ),
    Case(
        "two parts follow each other at the start of one game",
        n.CARRYING_OVER,
        (Y1, (B, "yellow", END - 60), AFTER_YELLOW, AFTER_YELLOW),
        yellows=2,
        box=[(END - 60, END)],
        next_games=[owes(box_seconds=180)],
        blue=[[0, 4], [END - 60, 3]],
        readings=("Y", "two-parts"),
    ),
    Case(
        "three yellows in the game, a red after it: the yellow waits for the first game started",
        n.CARRYING_OVER,
        (Y1, Y2, Y3, AFTER_RED),
        yellows=3,
        box=[(400, 520), (1000, 1120)],
        next_games=[owes(suspended=True, short_handed_seconds=240), owes(yellows=1)],
        blue=[[0, 4], [400, 3], [520, 4], [1000, 3], [1120, 4]],
        readings=("status-waits",),
    ),
    Case(
        "starts with one yellow: the first of this game is the second",
        n.CARRYING_OVER,
        (Y1,),
        yellows=1,
        box=[(100, 220)],
        blue=[[0, 4], [100, 3], [220, 4]],
        carried=(Carried(B, NextGame(yellows=1)),),
    ),
    Case(
        "one yellow and two of this game: no yellow is carried on, three of one game do that",
        n.CARRYING_OVER,
        (Y1, Y2),
        yellows=2,
        box=[(100, 220), (400, 520)],
        blue=[[0, 4], [100, 3], [220, 4], [400, 3], [520, 4]],
        carried=(Carried(B, NextGame(yellows=1)),),
    ),
    Case(
        "starts in the box for what was left",
        n.CARRYING_OVER,
        (),
        box=[(0, 60)],
        blue=[[0, 3], [60, 4]],
        carried=(Carried(B, NextGame(box_seconds=60)),),
    ),
    Case(
        "suspended after a red after the game: short for its first four minutes",
        n.AFTER_GAME,
        (),
        blue=[[0, 3], [240, 4]],
        carried=(Carried(B, NextGame(suspended=True, short_handed_seconds=240)),),
    ),
    Case(
        "suspended after a red in a game: a substitute from the start",
        n.RED,
        (),
        carried=(Carried(B, NextGame(suspended=True)),),
    ),
    Case(
        "a substitute has none of the cards of the player replaced",
        n.CARRYING_OVER,
        (Y1, Y2, ("Blue 5", "yellow", 1900)),
        yellows=2,
        box=[(400, 520)],
        blue=[[0, 4], [400, 3], [520, 4]],
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_worked_case(case: Case) -> None:
    conduct = game(GameLog(CLOCK, entries(*case.rows), case.carried))
    told = conduct.to_dict()["players"][B]
    del told["notes"]
    offences = told.pop("offences")
    if case.offences is not None:
        cards = [(one["number"], one["cards"]) for one in offences]
        assert [(k, f"{len(c)} {c[0]}") for k, c in cards] == case.offences
    assert told == {
        "yellows": case.yellows,
        "red": case.red,
        "box": [{"from": start, "to": end} for start, end in case.box],
        "next_games": case.next_games,
    }
    assert conduct.to_dict()["strength"] == {"Blue": case.blue, "Yellow": [[0, 4]]}
    assert conduct.readings == case.readings


def test_the_worked_cases_cover_the_clauses_of_a_game() -> None:
    clauses = {case.clause for case in CASES}
    assert clauses == {n.YELLOW, n.RED, n.AFTER_GAME, n.CARRYING_OVER, n.INJURED}


def test_penalty_box_times_are_those_of_this_rule_book() -> None:
    """0 / 120 s / 120 s / out with 240 s short; 120 s; 240 s; a whole game with 240 s short."""
    in_game = game(GameLog(CLOCK, entries(Y1, Y2, Y3, (B, "red", 1500)))).players[0]
    assert [i.seconds for i in in_game.box] == [120, 120]
    assert [(s.start, s.end) for s in in_game.spans if s.state == "out-short"] == [(1500, 1740)]
    assert in_game.spans[-1].state == "out"
    assert in_game.spans[-1].end == END
    after = [
        game(GameLog(CLOCK, entries(*rows))).players[0].next_games
        for rows in ((AFTER_YELLOW,) * 2, (AFTER_YELLOW,) * 3, (AFTER_RED,))
    ]
    assert after == [
        (NextGame(box_seconds=120),),
        (NextGame(box_seconds=240),),
        (NextGame(suspended=True, short_handed_seconds=240),),
    ]


def test_the_design_example() -> None:
    rows = ((B, "yellow", 0), (B, "yellow", CLOCK.at(5, left=60)))
    conduct = game(GameLog(CLOCK, entries(*rows)))
    told = conduct.to_dict()
    notes = told["players"][B].pop("notes")
    assert [note["at"] for note in notes] == [0, 0, 2190, 2190, 2190]
    assert told == {
        "players": {
            B: {
                "yellows": 2,
                "red": False,
                "offences": [
                    {"number": 1, "at": 0, "cards": ["yellow"]},
                    {"number": 2, "at": 2190, "cards": ["yellow"]},
                ],
                "box": [{"from": 2190, "to": 2310}],
                "next_games": [],
            }
        },
        "strength": {"Blue": [[0, 4], [2190, 3], [2310, 4]], "Yellow": [[0, 4]]},
        "readings": [],
    }


def test_no_cards_is_two_full_sides() -> None:
    assert game(GameLog()).to_dict() == {
        "players": {},
        "strength": {"Blue": [[0, 4]], "Yellow": [[0, 4]]},
        "readings": [],
    }


def test_states_over_the_clock() -> None:
    rows = (Y1, Y2, (B, "red", 450), ("Blue 3", "yellow", 0), ("Blue 3", "yellow", 0))
    two, three = game(GameLog(CLOCK, entries(*rows, ("Blue 3", "injured", 30)))).players
    assert [(s.start, s.end, s.state) for s in two.spans] == [
        (0, 400, "playing"),
        (400, 450, "box"),
        (450, 690, "out-short"),
        (690, END, "out"),
    ]
    assert [(s.start, s.end, s.state) for s in three.spans] == [
        (0, 30, "box"),
        (30, 120, "injured"),
        (120, END, "out"),
    ]


def test_an_injured_player_caps_the_handicap_of_those_left_when_he_was_sent() -> None:
    (player,) = game(GameLog(CLOCK, entries(Y1, Y2, (B, "injured", 450)))).players
    assert [(i.start, i.end, i.sent_at) for i in player.injured] == [(450, 520, 400)]
    assert {note.clause for note in player.notes if note.at == 450} == {n.INJURED}


def test_box_time_of_an_injured_player_is_carried_over_like_any() -> None:
    rows = (Y1, (B, "yellow", END - 60), (B, "injured", END - 60))
    (player,) = game(GameLog(CLOCK, entries(*rows))).players
    assert player.next_games == (NextGame(box_seconds=60),)


def test_every_card_brings_a_penalty_and_a_red_a_complaint() -> None:
    (player,) = game(GameLog(CLOCK, entries(Y1, Y2, (B, "left-box", 430), IN_GAME_RED))).players
    told = {at: {str(note.text) for note in player.notes if note.at == at} for at in (100, 1600)}
    assert any("penalty" in text for text in told[100])
    assert any("complaint is filed automatically" in text for text in told[1600])
    assert any("executive committee" in text and "charges" in text for text in told[1600])
    assert {note.clause for note in player.notes if note.at == 1600} == {
        n.YELLOW,
        n.RED,
        n.RED_COMPLAINT,
    }
    assert [(mark.offence, mark.yellow) for mark in player.marks] == [
        (1, 1),
        (2, 2),
        (None, None),
        (3, None),
    ]


def test_a_complaint_goes_with_cards_after_the_game_as_with_any() -> None:
    """Who files it, who decides it, and that for a red it is filed automatically."""

    def said(*rows: tuple[Any, ...]) -> dict[Clause, str]:
        (player,) = game(GameLog(CLOCK, entries(*rows))).players
        told: dict[Clause, str] = {}
        for note in player.notes:
            told[note.clause] = f"{told.get(note.clause, '')} {note.text}"
        return told

    for rows in ((Y1,), (AFTER_YELLOW,) * 2, (AFTER_YELLOW,) * 3):
        told = said(*rows)[n.COMPLAINT]
        assert n.RED_COMPLAINT not in said(*rows)
        for who in ("chief operating officer", "chairman", "member of its executive committee"):
            assert who in told
        assert "may file" in told
    for rows in ((IN_GAME_RED,), (AFTER_RED,)):
        told = said(*rows)[n.RED_COMPLAINT]
        assert "filed automatically, by the chief operating officer of the USPA" in told
        assert "executive committee of the USPA decides whether to bring charges" in told
        assert "whether to suspend" in told
        assert "full-game suspension is served" in told


def test_the_minutes_of_one_offence_are_told_together() -> None:
    rows = (Y1, (B, "yellow", 400, 2), (B, "yellow", 400, 2))
    (player,) = game(GameLog(CLOCK, entries(*rows))).players
    told = [str(note.text) for note in player.notes if note.at == 400]
    assert sum("next 4 min of play" in text for text in told) == 1
    assert not any("2 min" in text for text in told)
    assert sum(text.startswith("A penalty") for text in told) == 1


def test_players_come_by_team_and_number() -> None:
    rows = (("Yellow 1", "yellow", 5), ("Blue 10", "yellow", 4), ("Blue 2", "yellow", 9))
    players = game(GameLog(CLOCK, entries(*rows))).players
    assert [player.player for player in players] == ["Blue 2", "Blue 10", "Yellow 1"]


REFUSED = [
    ("a card after a red", (IN_GAME_RED, (B, "yellow", 1700)), "the player is out with a red card"),
    ("a second red", (IN_GAME_RED, (B, "red", 1600)), "the player is out with a red card"),
    (
        "a fourth yellow",
        (Y1, Y2, Y3, (B, "yellow", 1500)),
        "expected a red card for the 4th offence, got a yellow",
    ),
    (
        "a fourth offence of two",
        (Y1, Y2, Y3, *((B, "yellow", 1500, 4),) * 2),
        "expected a red card for the 4th offence, got a yellow",
    ),
    (
        "four yellows for one",
        ((B, "yellow", 9, 1),) * 4,
        "three yellows, or one red, for an offence, got 4 yellows",
    ),
    ("both colours", ((B, "yellow", 9, 1), (B, "red", 9, 1)), "got 1 yellow and 1 red"),
    ("two reds for one", ((B, "red", 9, 1),) * 2, "got 2 reds"),
    ("an offence left out", (Y1, (B, "yellow", 400, 3)), "expected offence = 2, got 3: offences"),
    ("one of another time", (Y1, (B, "yellow", 400, 1)), "expected offence = 2, got 1: cards for"),
    ("offence 0", ((B, "yellow", 9, 0),), "offence: expected a number from 1 to 4, got 0"),
    ("offence 5", ((B, "yellow", 9, 5),), "offence: expected a number from 1 to 4, got 5"),
    (
        "an offence in words",
        ((B, "yellow", 9, "1"),),
        "offence: expected a number from 1 to 4, got '1'",
    ),
    (
        "an offence that is true",
        ((B, "yellow", 9, True),),
        "offence: expected a number from 1 to 4, got True",
    ),
    (
        "an event's offence",
        (Y1, Y2, (B, "left-box", 410, 2)),
        "offence is for a card in the game only",
    ),
    ("an offence after it", ((B, "red", None, 1),), "offence is for a card in the game only"),
    ("not in the box", (Y1, (B, "left-box", 110)), "not in the penalty box"),
    ("box just over", (Y1, Y2, (B, "left-box", 520)), "not in the penalty box"),
    ("a substitute in no box", (Y1, Y2, ("Blue 5", "left-box", 410)), "not in the penalty box"),
    ("left the box with a red", (IN_GAME_RED, (B, "left-box", 1700)), "is out with a red card"),
    ("injured with no box time", (Y1, (B, "injured", 110)), "no box time to serve"),
    ("injured twice", (Y1, Y2, (B, "injured", 410), (B, "injured", 420)), "already injured"),
    ("left the box injured", (Y1, Y2, (B, "injured", 410), (B, "left-box", 420)), "is injured"),
    (
        "one yellow after the game",
        (AFTER_YELLOW,),
        "expected two yellows, three yellows or one red",
    ),
    (
        "four yellows after the game",
        (AFTER_YELLOW,) * 4,
        "expected two yellows, three yellows or one red",
    ),
    (
        "yellows and a red after the game",
        (AFTER_YELLOW, AFTER_YELLOW, AFTER_RED),
        "got 2 yellows and 1 red",
    ),
    ("left the box after the game", ((B, "left-box", None),), "needs a time in the game"),
    ("after the end", ((B, "yellow", END + 1),), "from 0 to 2700, got 2701"),
    ("before the start", ((B, "yellow", -1),), "from 0 to 2700, got -1"),
    ("no whole second", ((B, "yellow", float("nan")),), "from 0 to 2700, got nan"),
    ("no such event", ((B, "yelow", 10),), "did you mean 'yellow'?"),
    ("no such team", (("Bleu 2", "yellow", 10),), "did you mean 'Blue'?"),
    ("no number", (("Blue", "yellow", 10),), "a team and a number from 1 to 99"),
    ("number 0", (("Blue 0", "yellow", 10),), "a team and a number from 1 to 99"),
]


@pytest.mark.parametrize(("rows", "why"), [row[1:] for row in REFUSED], ids=[r[0] for r in REFUSED])
def test_a_log_that_cannot_be_is_refused(rows: tuple[tuple[Any, ...], ...], why: str) -> None:
    with pytest.raises(CardError) as error:
        game(GameLog(CLOCK, entries(*rows)))
    assert len(error.value.problems) == 1
    assert why in str(error.value)


CARRIED_REFUSED = [
    ((Carried(B, NextGame(yellows=2)),), "Blue 2: yellows: expected 0 or 1, got 2"),
    ((Carried(B, NextGame(box_seconds=-1)),), "expected 0 to 10800, got -1"),
    (
        (Carried(B, NextGame(suspended=True, short_handed_seconds=241)),),
        "expected 0 to 240, got 241",
    ),
    ((Carried(B, NextGame(short_handed_seconds=60)),), "needs suspended = true"),
    (
        (Carried(B, NextGame(suspended=True, yellows=1)),),
        "cannot begin it in the box or with a yellow",
    ),
    (
        (Carried(B, NextGame(yellows=1)), Carried(B, NextGame(yellows=1))),
        "expected one entry in carried, got a second",
    ),
    ((Carried("Red 2", NextGame(yellows=1)),), "unknown team 'Red'"),
]


@pytest.mark.parametrize(("carried", "why"), CARRIED_REFUSED)
def test_what_cannot_be_carried_in_is_refused(carried: tuple[Carried, ...], why: str) -> None:
    with pytest.raises(CardError) as error:
        game(GameLog(CLOCK, (), carried))
    assert why in str(error.value)


def test_a_player_suspended_from_the_game_gets_no_card_in_it() -> None:
    carried = (Carried(B, NextGame(suspended=True)),)
    with pytest.raises(CardError, match="suspended for this game"):
        game(GameLog(CLOCK, entries(Y1), carried))
    (player,) = game(GameLog(CLOCK, entries(AFTER_RED), carried)).players
    assert player.next_games == (NextGame(suspended=True, short_handed_seconds=240),)


def test_a_yellow_carried_in_makes_the_third_of_this_game_the_fourth_offence() -> None:
    carried = (Carried(B, NextGame(yellows=1)),)
    with pytest.raises(CardError, match="4th offence"):
        game(GameLog(CLOCK, entries(Y1, Y2, Y3), carried))
    with pytest.raises(CardError, match="expected offence = 2, got 1: the yellow carried over"):
        game(GameLog(CLOCK, entries((B, "yellow", 100, 1)), carried))


def test_teams_that_cannot_be_are_told() -> None:
    log = GameLog(entries=(Entry("Oaks 1", "red", 5),), teams=("Oaks", "Oaks"))
    with pytest.raises(CardError, match="expected two different names"):
        game(log)
