"""Every public function takes values of every type and extreme: only a `PolofieldError` comes out.

It is a line, or a line for each mistake, in which all can be read, and no longer for a long value.
"""

import inspect
import io
import traceback
import xml.etree.ElementTree as ET
from collections.abc import Callable
from dataclasses import fields, replace
from datetime import date
from functools import partial
from typing import Any, NamedTuple

import pytest
from hostile import VALUES
from matplotlib.figure import Figure

import polofield as pf
from polofield import slides
from polofield.conduct.after import NextGame
from polofield.conduct.clock import PlayingClock
from polofield.conduct.game import GameConduct, TeamStrength
from polofield.conduct.log import Carried, Entry, GameLog
from polofield.conduct.next_game import ScheduledGame, SeasonCard
from polofield.drawing.diagram import Diagram
from polofield.drawing.look import Look
from polofield.errors import LONGEST_PATH, MAX_IN_A_LINE
from polofield.layout.page import Frame
from polofield.layout.profiles import PROFILES, Profile
from polofield.layout.theme import Paint, Theme
from polofield.layout.theme_file import theme_from_toml
from polofield.layout.themes import THEMES
from polofield.layout.typeface import BARLOW, Typeface
from polofield.rulings.phrase import Voice

LONGEST = 400
"""Characters of a mistake, however long what it is about; of a line-up there may be twenty."""

FIELD = pf.Field()
RULING = pf.ruling("outdoor/penalty-5a", FIELD, at=(80, 50))
FREE_HIT = pf.ruling("outdoor/penalty-4", FIELD)
REMOVAL = pf.ruling("outdoor/penalty-7", FIELD)
SCENARIO = pf.Scenario.of(RULING)
DRAWN = pf.draw(RULING)
PLAYER = pf.Player("opposing", 1, (100, 10))
VERDICT = pf.check(RULING, [PLAYER])[0]
CARD = SeasonCard(date(2026, 3, 1), "A", "Oaks", "low", "Cup", "club", "yellow")
GAME = ScheduledGame(date(2026, 4, 1), "Oaks", "low", "Cup", "club", 4, "main")
ENTRY = Entry("Blue 1", "yellow", 10)
CARRIED = Carried("Blue 1", NextGame(box_seconds=30))
LOG = GameLog(entries=(ENTRY,))
DECK = slides.Deck("Evening", (slides.DeckEntry(RULING, steps=False),))
TURF = THEMES["turf"]


BOOK = pf.USPA_2026
CLAUSE = pf.Clause("Los Lobos", "Rule 1", "free hits")
CLEAR = pf.Yards(20, CLAUSE)


class Call(NamedTuple):
    """A function, arguments that are right, and what is done with what it makes."""

    function: Callable[..., Any]
    given: dict[str, Any]
    then: Callable[[Any], object] = repr


def of(value):
    """The fields of a value, each of which is right."""
    return {field.name: getattr(value, field.name) for field in fields(value) if field.init}


def parsed(diagram):
    """A diagram is drawn so that whatever reads it can."""
    return ET.fromstring(diagram.svg())


def checked(player):
    return pf.check(RULING, [player])


def with_distance(distance):
    penalties = BOOK.penalties._replace(penalty_5a_clear=distance)
    return pf.ruling(
        "outdoor/penalty-5a", FIELD, at=(80, 50), book=replace(BOOK, penalties=penalties)
    )


def with_words(words):
    penalties = BOOK.words.penalties._replace(approach=words)
    book = replace(BOOK, words=BOOK.words._replace(penalties=penalties))
    return pf.ruling("outdoor/penalty-2", FIELD, book=book)


def in_season(card):
    return pf.season([card], [GAME]), pf.draw_season([card], [GAME])


def in_a_game(entry):
    return pf.cards(GameLog(entries=(entry,)))


def carried(one):
    return pf.cards(GameLog(carried=(one,)))


def painted(theme):
    return parsed(pf.draw("outdoor/field", theme=theme))


def saved(target=None, format="svg", **options):
    return DRAWN.save(io.BytesIO() if target is None else target, format, **options)


def onto(axes):
    return DRAWN.onto(axes)


LOOK = {field.name: field.default for field in fields(Look)}
CALLS = {
    # functions
    "ruling": Call(
        lambda rule, surface, at, units, options, book: pf.ruling(
            rule, surface, at=at, units=units, off=options, book=book
        ),
        {
            "rule": "outdoor/ball-over-side",
            "surface": FIELD,
            "at": (20, 80),
            "units": "yd",
            "options": "own",
            "book": None,
        },
        lambda ruling: ruling.to_dict(),
    ),
    "ruling with a flag": Call(
        pf.ruling,
        {
            "rule": "arena/penalty-6a",
            "surface": pf.Arena(),
            "at": (0, 0),
            "after": "penalty-5b",
            "would_have_scored": True,
        },
    ),
    "ruling of a field": Call(
        pf.ruling, {"rule": "outdoor/penalty-5a", "surface": FIELD, "at": (10, 5), "units": "m"}
    ),
    "ruling of a place in words": Call(
        lambda out, left: pf.ruling("outdoor/penalty-5a", FIELD, at={"out": out, "left": left}),
        {"out": 70, "left": 30},
    ),
    "ruling of two numbers": Call(
        lambda x, y: pf.ruling("outdoor/penalty-5a", FIELD, at=(x, y)), {"x": 70, "y": 30}
    ),
    "ruling by a book": Call(
        lambda book: pf.ruling("outdoor/penalty-2", FIELD, book=book), {"book": BOOK}
    ),
    "ruling with numbers": Call(
        pf.ruling,
        {"rule": "outdoor/penalty-7", "surface": FIELD, "disabled": 2, "team": (0, 1, 3, 5)},
    ),
    "check": Call(pf.check, {"ruling": RULING, "players": [PLAYER]}),
    "propose": Call(pf.propose, {"ruling": RULING}),
    "legal": Call(pf.legal, {"ruling": RULING, "side": "opposing", "xy": [(1, 2)]}),
    "draw": Call(
        pf.draw,
        {
            "what": RULING,
            "players": None,
            "surface": None,
            "options": {},
            "bare": False,
            "what_if": False,
            "book": None,
            **LOOK,
        },
        parsed,
    ),
    "draw of a scenario": Call(pf.draw, {"what": SCENARIO, **LOOK}),
    "draw of a field": Call(
        pf.draw, {"what": "outdoor/field", "surface": FIELD, "options": {"blank": True}, **LOOK}
    ),
    "draw of what follows": Call(pf.draw, {"what": FREE_HIT, "what_if": True, **LOOK}),
    "draw of cases": Call(pf.draw, {"what": REMOVAL, **LOOK}),
    "draw of the ladder": Call(pf.draw, {"what": "conduct/ladder", **LOOK}),
    "draw_sweep": Call(
        pf.draw_sweep, {"rule": "outdoor/penalty-6", "surface": FIELD, "book": BOOK, **LOOK}
    ),
    "draw_cards": Call(pf.draw_cards, {"game": LOG, "bare": True, **LOOK}, parsed),
    "draw_season": Call(
        pf.draw_season,
        {"cards": [CARD], "schedule": [GAME], "player": "A", "bare": True, **LOOK},
        parsed,
    ),
    "cards": Call(pf.cards, {"log": LOG}, lambda conduct: conduct.to_dict()),
    "season": Call(pf.season, {"cards": [CARD], "schedule": [GAME]}),
    "from_metres": Call(pf.from_metres, {"metres": 3.0}),
    # surfaces
    "Field": Call(
        pf.Field,
        {"length": 300, "width": 160, "goal_width": 8, "boarded": True},
        lambda field: field.geometry["ground"],
    ),
    "Arena": Call(
        pf.Arena,
        {"length": 100, "width": 50, "goal_width": 3, "corner_cut": 0, "corner_radius": 0},
        lambda arena: arena.geometry["ground"],
    ),
    **{
        f"{surface.__class__.__name__}.{name}": Call(getattr(surface, name), given)
        for surface in (FIELD, pf.Arena())
        for name, given in (
            ("out", {"distance": 30}),
            ("at_attacked_end", {"x": 3}),
            ("at_defended_end", {"x": 3}),
            ("at_side", {"y": 3}),
            ("in_goal", {"x": 3, "y": 3}),
            ("spot", {"x": 1, "y": 1, "out": None, "left": None, "right": None}),
        )
    },
    "Field.spot in words": Call(FIELD.spot, {"out": 30, "left": 5, "right": None}),
    # people
    "Player": Call(pf.Player, of(PLAYER), checked),
    "Team": Call(pf.Team, {"name": "Oaks", "attacks": "right", "colour": None}),
    "Official": Call(pf.Official, {"role": "umpire", "at": (1, 2), "facing": None}),
    "Scenario": Call(pf.Scenario, of(SCENARIO), lambda made: (made.verdicts, pf.draw(made))),
    "Scenario.load": Call(pf.Scenario.load, {"path": "nowhere.toml"}),
    "Scenario.of": Call(pf.Scenario.of, {"ruling": RULING, "players": None}),
    "Scenario.own": Call(SCENARIO.own, {"place": (1, 2)}),
    "Scenario.team": Call(SCENARIO.team, {"player": PLAYER}),
    "Scenario.name": Call(SCENARIO.name, {"player": PLAYER}),
    # rulings
    "Ruling": Call(pf.Ruling, of(RULING)),
    "Ruling.legal": Call(RULING.legal, {"side": "opposing"}),
    "Ruling.limit": Call(RULING.limit, {"side": "opposing", "status": None}),
    "Ruling.zones_of": Call(RULING.zones_of, {"side": "opposing", "status": None}),
    "Ruling.has_room": Call(RULING.has_room, {"side": "opposing"}),
    "Ruling.say": Call(RULING.say, {"voice": Voice()}),
    # rule books
    "RuleBook": Call(pf.RuleBook, of(BOOK), lambda book: pf.draw("outdoor/field", book=book)),
    "RuleBook with a distance": Call(with_distance, {"distance": CLEAR}, lambda made: made.say()),
    "RuleBook with words": Call(with_words, {"words": "{hit} hits"}, lambda made: made.to_dict()),
    "RuleBook.entry": Call(BOOK.entry, {"rule": "outdoor/penalty-2"}),
    "RuleBook.reading": Call(BOOK.reading, {"letter": "A"}),
    "Clause": Call(pf.Clause, of(CLAUSE), lambda clause: with_distance(pf.Yards(20, clause))),
    "Yards": Call(pf.Yards, {"value": 20, "clause": CLAUSE}),
    "Seconds": Call(pf.Seconds, {"value": 20, "clause": CLAUSE}),
    "Zone": Call(pf.Zone, of(RULING.zones[0])),
    "Verdict": Call(pf.Verdict, of(VERDICT), lambda made: (made.legal, made.move, made.off)),
    # diagrams
    "Diagram": Call(pf.Diagram, {"sheet": DRAWN.sheet, "size": (170, "mm")}, Diagram.svg),
    "Diagram.svg": Call(DRAWN.svg, {"text": "text", "size": None, "prefix": None}, ET.fromstring),
    "Diagram.svg of a size": Call(
        lambda width, unit: DRAWN.svg(size=(width, unit)), {"width": 3, "unit": "px"}
    ),
    "Diagram.save": Call(
        lambda target, format, options: saved(target, format, prefix=options),
        {"target": None, "format": "svg", "options": "p"},
    ),
    "Diagram.rendered": Call(
        lambda format, options: DRAWN.rendered(format, size=options),
        {"format": "pdf", "options": (3, "cm")},
    ),
    "Diagram.rendered as PNG": Call(
        partial(DRAWN.rendered, "png"), {"pixels_wide": None, "dpi": 20}
    ),
    "Diagram.rendered as PNG so wide": Call(
        partial(DRAWN.rendered, "png"), {"pixels_wide": 100, "dpi": None}
    ),
    "Diagram.rendered as PDF": Call(
        lambda width, unit: DRAWN.rendered("pdf", size=(width, unit)), {"width": 3, "unit": "cm"}
    ),
    "Diagram.onto": Call(onto, {"axes": Figure().add_subplot()}),
    "Diagram.savefig": Call(
        lambda target, options: DRAWN.savefig(
            io.BytesIO() if target is None else target, format=options
        ),
        {"target": None, "options": "svg"},
    ),
    # looks
    "Look": Call(Look, LOOK, lambda look: (look.voice, look.page, look.painted)),
    "Theme": Call(Theme, of(TURF), painted),
    "Theme.with_paints": Call(TURF.with_paints, {"paints": {"ball": Paint("#ffffff")}}, painted),
    "Theme.with_paints of one": Call(
        lambda role, paint: TURF.with_paints({role: paint} if isinstance(role, str) else role),
        {"role": "ball", "paint": Paint("#ffffff")},
        painted,
    ),
    "Typeface": Call(Typeface, of(BARLOW), lambda face: painted(replace(TURF, typeface=face))),
    "Paint": Call(
        Paint, of(TURF["ball"]), lambda paint: painted(TURF.with_paints({"ball": paint}))
    ),
    "theme_from_toml": Call(theme_from_toml, {"path": "nowhere.toml"}),
    "Profile": Call(Profile, of(PROFILES["web"])),
    "Frame": Call(Frame, of(Frame())),
    "Voice": Call(Voice, of(Voice()), RULING.say),
    # cards
    "PlayingClock": Call(PlayingClock, {"lengths": (450,)}),
    "PlayingClock.at": Call(PlayingClock().at, {"period": 1, "left": 3, "elapsed": None}),
    "PlayingClock.place": Call(PlayingClock().place, {"second": 3}),
    "Entry": Call(Entry, of(ENTRY), in_a_game),
    "Carried": Call(Carried, of(CARRIED), carried),
    "NextGame": Call(
        NextGame, of(NextGame()), lambda owed: pf.cards(GameLog(carried=(Carried("Blue 1", owed),)))
    ),
    "GameLog": Call(GameLog, of(LOG), lambda log: (pf.cards(log), pf.draw_cards(log))),
    "GameConduct": Call(GameConduct, of(pf.cards(LOG))),
    "TeamStrength.at": Call(TeamStrength("Blue", ((0, 4),)).at, {"second": 3}),
    "SeasonCard": Call(SeasonCard, of(CARD), in_season),
    "ScheduledGame": Call(
        ScheduledGame, of(GAME), lambda game: pf.season([replace(CARD)] * 5, [game])
    ),
    # slides
    "read_deck": Call(slides.read_deck, {"path": "nowhere.toml"}),
    "Deck": Call(slides.Deck, of(DECK)),
    "DeckEntry": Call(slides.DeckEntry, of(DECK.entries[0])),
    "presentation": Call(
        slides.presentation, {"deck": DECK, "template": None, "as_picture": False}
    ),
    "handout_pdf": Call(slides.handout_pdf, {"deck": DECK, "paper": "a4", "per_page": 6}),
    "handout_pages": Call(slides.handout_pages, {"deck": DECK, "paper": "a4", "per_page": 6}),
    "template_warnings": Call(slides.template_warnings, {"template": "nowhere.pptx"}),
}
PATHS = ("path", "log", "game", "cards", "schedule", "template", "target")
CASES = [(name, parameter) for name, call in CALLS.items() for parameter in call.given]


@pytest.mark.parametrize("name", CALLS)
def test_what_is_right_goes_through(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    call = CALLS[name]
    if "nowhere" in str(call.given):
        with pytest.raises(pf.PolofieldError, match="nowhere"):
            call.function(**call.given)
    else:
        call.then(call.function(**call.given))


@pytest.mark.parametrize(("name", "parameter"), CASES)
def test_only_a_polofield_error_comes_of_any_value(name, parameter, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    call = CALLS[name]
    for what, make in VALUES.items():
        if parameter == "target" and what == "none":
            continue  # here a file in memory
        try:
            call.then(call.function(**{**call.given, parameter: make()}))
        except pf.PolofieldError as error:
            told = str(error)
        except OSError:
            assert parameter == "target", what
            continue
        except Exception as error:
            where = traceback.extract_tb(error.__traceback__)[-1]
            raise AssertionError(f"{what}: {error!r:.100} at {where}") from None
        else:
            continue
        longest = LONGEST + (LONGEST_PATH if parameter in PATHS else 0)
        for line in told.split("\n"):
            fits = len(line) <= MAX_IN_A_LINE * longest and line.isprintable()
            if not (fits and all(len(one) <= longest for one in line.split("; "))):
                pytest.fail(f"{what}: {len(line)} characters: {line[:80]!r}")


# All that is public is in the table


def parameters(function):
    return [name for name in inspect.signature(function).parameters if name not in ("self", "cls")]


def public():
    """Each parameter of each public function, and of each public method of public classes."""
    for name in pf.__all__:
        found = getattr(pf, name)
        if not callable(found):
            continue
        if not inspect.isclass(found):
            yield from ((name, one) for one in parameters(found))
        elif not issubclass(found, Exception):
            yield from ((name, one) for one in parameters(found))
            for method, function in inspect.getmembers(found, callable):
                ours = (getattr(function, "__module__", None) or "").startswith("polofield")
                if ours and not method.startswith("_"):
                    yield from ((f"{name}.{method}", one) for one in parameters(function))
    for name in slides.__all__:
        yield from ((name, one) for one in parameters(getattr(slides, name)))


def test_all_that_is_public_is_in_the_table():
    missing = []
    for name, parameter in public():
        given = CALLS[name].given if name in CALLS else {}
        if parameter == "look" and set(LOOK) <= given.keys():
            continue
        if parameter not in given:
            missing.append(f"{name}.{parameter}")
    assert missing == []
