"""What callers give: names with something to see, texts that keep their line, any numbers."""

from datetime import date
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

import polofield as pf
from polofield.conduct.log import Entry, GameLog
from polofield.conduct.log_file import parse_log
from polofield.conduct.next_game import SeasonCard
from polofield.conduct.season_file import parse_cards
from polofield.errors import LONGEST_PATH, in_short
from polofield.layout.profiles import PROFILES
from polofield.layout.riders import badge
from polofield.layout.sheet import Circle
from polofield.scenario.scenario import parse_scenario
from polofield.slides import Deck
from polofield.values import file_name, finite, is_visible, is_whole, name_fault, text_fault

RULING = pf.ruling("outdoor/penalty-2", pf.Field())

UNSEEN = [
    "\u200b",
    "\u200d\ufeff",
    "\u00ad",
    "\u0301",
    "\u3164",
    "\u2800",
    "\u2060 \u2061",
    "\ue000",
]
CONTROLS = ["a\x00", "\x07", "\x9f", "\ud800", "a\udfff", "\ufffe", "\ufdd0"]
TURNING = ["\u202eRTL", "a\u202ab", "\u2066a\u2069", "a\u2069"]
BROKEN = ["a\nb", "a\u2028b", "a\x85b", "a\tb"]
SEEN = ["Oaks", "½", "♞", "🏇", "馬球", "نادي البولو", "é", "e\u0301", "\u200fنادي"]
SEEN += ["O'Neill & Sons <2>", "7"]

IN_A_SCENARIO = '[rule]\nid = "outdoor/penalty-2"\n[[teams]]\nname = "{}"\n'
IN_A_SEASON = (
    'date,player,team,tier,event,event_kind,card\n2026-01-01,"{}",Oaks,low,Cup,club,yellow\n'
)


def escaped(name):
    return "".join(f"\\u{ord(c):04x}" if ord(c) < 0x10000 else c for c in name)


NAMED = {
    "team": lambda name: pf.Team(name, "right"),
    "player": lambda name: pf.check(RULING, [pf.Player("hitting", 1, (0, 0), name=name)]),
    "a side's team": lambda name: pf.draw(RULING, hitting=name),
    "the other's": lambda name: pf.draw(RULING, opposing=name),
    "team of a log": lambda name: pf.cards(GameLog(teams=(name, "Elms"))),
    "player of a season": lambda name: pf.season(
        [SeasonCard(date(2026, 1, 1), name, "Oaks", "low", "Cup", "club", "yellow")]
    ),
    "event of a season": lambda name: pf.draw_season(
        [SeasonCard(date(2026, 1, 1), "A", "Oaks", "low", name, "club", "yellow")]
    ),
}
IN_FILES = {
    "scenario": lambda name: parse_scenario(IN_A_SCENARIO.format(escaped(name)), "s"),
    "log": lambda name: parse_log(f'teams = ["{escaped(name)}", "Elms"]\n', "l"),
    "season": lambda name: parse_cards(IN_A_SEASON.format(name), "c"),
}


@pytest.mark.parametrize("give", NAMED)
@pytest.mark.parametrize("name", [*UNSEEN, *CONTROLS, *TURNING, *BROKEN, " ", "x" * 81], ids=ascii)
def test_a_name_of_which_nothing_is_seen_or_that_moves_others_is_refused(give, name):
    with pytest.raises(pf.PolofieldError) as refused:
        NAMED[give](name)
    assert str(refused.value).isprintable()


@pytest.mark.parametrize("give", IN_FILES)
@pytest.mark.parametrize("name", [*UNSEEN, *TURNING, "\ufffe", " ", "x" * 81], ids=ascii)
def test_files_refuse_the_same_names(give, name):
    with pytest.raises(pf.FileError) as refused:
        IN_FILES[give](name)
    assert len(refused.value.problems) == 1
    assert str(refused.value).isprintable()


@pytest.mark.parametrize("give", [*NAMED, *IN_FILES])
@pytest.mark.parametrize("name", SEEN, ids=ascii)
def test_any_other_name_is_taken(give, name):
    (NAMED | IN_FILES)[give](name)


def test_no_name_is_the_number():
    (verdict,) = pf.check(RULING, [pf.Player("hitting", 1, (0, 0), name="")])
    assert ">1<" in pf.draw(RULING, [verdict.player]).svg()


def test_a_symbol_without_a_letter_to_see_is_the_symbol_alone():
    assert [type(m) for m in badge(PROFILES["web"], "disc", "team-a", "\u200b", 0, 0, 1.0)] == [
        Circle
    ]


@pytest.mark.parametrize("text", [*CONTROLS, *TURNING], ids=ascii)
def test_a_text_that_cannot_be_shown_or_turns_its_line_is_refused(text):
    for give in (
        lambda: pf.Scenario(ruling=RULING, title=text),
        lambda: pf.Scenario(ruling=RULING, notes=(text,)),
        lambda: pf.draw(RULING, sentence=text),
        lambda: pf.draw("outdoor/field", clause=text),
        lambda: pf.draw("conduct/ladder", sentence=text),
        lambda: Deck(text, ()),
    ):
        with pytest.raises(pf.PolofieldError):
            give()


def test_a_text_may_be_empty_long_or_of_several_lines_where_it_is_wrapped():
    assert text_fault("") is text_fault("a\nb\u2028c\td") is None
    assert text_fault("x" * 501) == "has 501 characters; the maximum is 500"
    assert text_fault("x" * 501, longest=None) is None
    assert name_fault(3) == "is 3, not a text"
    assert pf.draw(RULING, sentence="a\nb " * 500).svg()


def test_nothing_of_a_hebrew_or_arabic_name_is_lost():
    name = "נבחרת 2 نادي"
    diagram = pf.draw(RULING, hitting=name)
    assert name in diagram.svg()
    assert name in diagram.description


@pytest.mark.parametrize(
    "value",
    [1.5, Decimal("1.5"), Fraction(3, 2), np.float64(1.5), np.float32(1.5), np.array(1.5)],
    ids=lambda value: type(value).__name__,
)
def test_a_number_of_any_kind_is_a_float(value):
    number = finite(value, "x", pf.PlaceError)
    assert (number, type(number)) == (1.5, float)
    at = pf.Player("hitting", 1, (value, value)).at
    assert at == (1.5, 1.5)
    assert {type(part) for part in at} == {float}
    assert pf.check(RULING, [pf.Player("hitting", np.int64(1), (value, value))])[0].legal
    assert pf.ruling("outdoor/penalty-5a", pf.Field(), at=(value, value)).at == (1.5, 1.5)


@pytest.mark.parametrize(
    "value",
    [True, np.True_, "1", b"1", 1j, np.complex128(1), None, [1], np.array([1.0]), float("nan"),
     float("-inf"), 10**400, Decimal("NaN"), Decimal("sNaN"), Decimal("1e999"), Fraction(10**400)],
    ids=lambda value: type(value).__name__,
)  # fmt: skip
def test_anything_else_is_none(value):
    with pytest.raises(pf.PlaceError, match=r"^x is "):
        finite(value, "x", pf.PlaceError)


def test_whole_numbers():
    assert all(map(is_whole, (0, -3, np.int64(3), 2**63 - 1)))
    assert not any(map(is_whole, (True, np.True_, 1.0, "1", None, 2**63, -(10**5000))))


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("it's", '"it\'s"'),
        ("x" * 100, "'" + "x" * 56 + "..."),
        ("\u202e\x00\ud800", r"'\u202e\x00\ud800'"),
        ([1, (2,), {"a": {3}}, ()], "[1, (2,), {'a': {3}}, ()]"),
        ([1] * 100, "[" + "1, " * 18 + "1,..."),
        (10**20, "1" + "0" * 20),
        (b"12", "b'12'"),
        (None, "None"),
        (np.array([[1, 2], [3, 4]]), "array([[1, 2], [3, 4]])"),
    ],
)
def test_what_was_given_in_short(value, shown):
    assert in_short(value) == shown


def test_a_number_of_thousands_of_digits_in_short():
    assert in_short(10**5000) == "a whole number of about 5001 digits"
    assert in_short([10**5000]) == "[a whole number of about 5001 digits]"


def test_the_name_of_a_file_in_a_message():
    assert file_name("a b.toml") == file_name(Path("a b.toml")) == "a b.toml"
    assert file_name("") == "''"
    assert file_name("a\nb\udce9\u202e") == r"a\nb\udce9\u202e"
    assert len(file_name("x" * LONGEST_PATH)) == LONGEST_PATH
    assert len(file_name("x" * 10**6)) == 60
    for wrong in (None, 3, b"a", object()):
        with pytest.raises(pf.FileError, match="expected the path of a file, got "):
            file_name(wrong)


def test_a_log_may_be_given_in_lists():
    log = GameLog(entries=[Entry("Oaks 1", "yellow", 3)], teams=["Oaks", "Elms"])
    assert pf.cards(log).players[0].yellows == 1
    assert hash(log) == hash(GameLog(entries=log.entries, teams=log.teams))


def test_visible():
    assert not is_visible("")
    assert is_visible("…")
