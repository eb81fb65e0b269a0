"""A rule book is a value: a club's own rules, draws, lists, checks and embeds without a change."""

import json
import os
import pickle
import subprocess
import sys
from dataclasses import fields, is_dataclass, replace
from pathlib import Path

import pytest
from situations import DIAGRAMS, RULES

import polofield as pf
from polofield.drawing.scene import on_ground, scene_of
from polofield.embed.options import Request, answer
from polofield.lineup.propose import propose
from polofield.rules import catalogue
from polofield.rules.book import USPA_2026
from polofield.rules.catalogue import ENTRIES, books
from polofield.rules.decisions import decision
from polofield.rules.question import question
from polofield.rulings.phrase import Phrase
from polofield.scenario.scenario import parse_scenario
from polofield.slides.deck import read_deck

FREE_HITS = pf.Clause("Los Lobos 2027", "Rule 5", "free hits")
CLUB = replace(
    pf.USPA_2026,
    name="los-lobos",
    year=2027,
    penalties=pf.USPA_2026.penalties._replace(
        penalty_5a=FREE_HITS, penalty_5a_clear=pf.Yards(20, FREE_HITS)
    ),
    words=pf.USPA_2026.words._replace(
        titles=pf.USPA_2026.words.titles._replace(from_spot="the short one")
    ),
)
FIVE_A, AT = "outdoor/penalty-5a", (80, 50)

MODULE = """
from dataclasses import replace
import polofield as pf
CLAUSE = pf.Clause("Los Lobos 2027", "Rule 5", "free hits")
figures = pf.USPA_2026.penalties._replace(penalty_5a_clear=pf.Yards(20, CLAUSE))
titles = pf.USPA_2026.words.titles._replace(from_spot="the short one")
BOOK = replace(
    pf.USPA_2026,
    name="los-lobos",
    year=2027,
    penalties=figures,
    words=pf.USPA_2026.words._replace(titles=titles),
)
"""
SCENARIO = """at = [80, 50]
[rule]
id = "los-lobos-2027:outdoor/penalty-5a"
[[players]]
team = "Yellow"
number = 1
at = [105, 50]
"""


def test_a_club_plays_its_own_distance_under_its_own_name():
    ours, theirs = pf.ruling(FIVE_A, at=AT), pf.ruling(FIVE_A, at=AT, book=CLUB)
    assert (ours.book.id, theirs.book.id) == ("uspa-2026", "los-lobos-2027")
    assert "20 yd" in theirs.say()
    assert "30 yd" not in theirs.say()
    assert str(theirs.title) == "Penalty 5a · the short one"
    (zone, _) = theirs.zones
    assert zone.clause == theirs.clause == FREE_HITS
    assert zone.limit.r == 20
    assert theirs.to_dict()["book"] == "los-lobos-2027"
    assert theirs.rule == ours.rule == FIVE_A
    assert [one.rule for one in theirs.consequences] == [one.rule for one in ours.consequences]


def test_it_judges_proposes_and_draws_with_it():
    near = pf.Player("opposing", 1, (105, 50))
    verdicts = [
        pf.check(pf.ruling(FIVE_A, at=AT, book=book), [near])[0].legal
        for book in (pf.USPA_2026, CLUB)
    ]
    assert verdicts == [False, True]
    ruling = pf.ruling(FIVE_A, at=AT, book=CLUB)
    assert all(verdict.legal for verdict in pf.check(ruling, pf.propose(ruling)))
    for drawn in (pf.draw(ruling), pf.draw(ruling, what_if=True)):
        assert "the short one" in drawn.svg()
    assert ">20 yd" in pf.draw(ruling).svg()
    swept = pf.draw_sweep(FIVE_A, book=CLUB)
    assert swept.svg() != pf.draw_sweep(FIVE_A).svg()
    assert "the short one" in swept.alt


def test_its_overview_is_drawn_from_its_own_figures():
    far = CLUB.penalties._replace(penalty_6_out=pf.Yards(70, FREE_HITS))
    drawn = pf.draw("outdoor/penalties", book=replace(CLUB, penalties=far))
    assert drawn.svg() != pf.draw("outdoor/penalties").svg()
    assert "70 yd" in drawn.description


def test_a_book_is_a_value():
    assert pickle.loads(pickle.dumps(CLUB)) == CLUB
    assert CLUB != pf.USPA_2026
    assert repr(CLUB) == "RuleBook('los-lobos-2027')"
    assert len({CLUB, pickle.loads(pickle.dumps(CLUB)), pf.USPA_2026}) == 2
    assert list(CLUB.entries) == [id for id in ENTRIES if not id.startswith("conduct/")]
    ruling = pf.ruling(FIVE_A, at=AT, book=CLUB)
    assert pickle.loads(pickle.dumps(ruling)) == ruling


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"name": "Los Lobos"}, "name is 'Los Lobos', not a name such as 'los-lobos'"),
        ({"year": "2027"}, "year is '2027', not a year"),
        ({"penalties": None}, "penalties is None, not PenaltyFigures"),
        ({"words": {}}, "words is {}, not Words"),
        ({"readings": ["A"]}, "readings is"),
    ],
)
def test_a_book_is_checked(wrong, says):
    with pytest.raises(pf.RuleError, match=f"^{says}"):
        replace(pf.USPA_2026, **wrong)


def test_an_id_may_name_its_book():
    named = pf.ruling("uspa-2026:outdoor/penalty-5a", at=AT)
    assert named == pf.ruling(FIVE_A, at=AT)
    assert pf.ruling("los-lobos-2027:" + FIVE_A, at=AT, book=CLUB).book is CLUB
    with pytest.raises(pf.RuleError, match=r"^no rule book 'uspa-2062'; did you mean 'uspa-2026'"):
        pf.ruling("uspa-2062:outdoor/penalty-5a", at=AT)
    with pytest.raises(pf.RuleError, match=r"^book is 'uspa', not a RuleBook"):
        pf.ruling(FIVE_A, at=AT, book="uspa")


# A book that a package offers


@pytest.fixture
def installed(tmp_path):
    """A folder on the path with a package that offers a book."""
    (tmp_path / "los_lobos.py").write_text(MODULE)
    info = tmp_path / "los_lobos-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: los-lobos\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[polofield.rule_books]\nours = los_lobos:BOOK\n")
    (tmp_path / "hit.toml").write_text(SCENARIO)
    return tmp_path


def run(folder, *args):
    path = os.pathsep.join([str(folder), str(Path(pf.__file__).parents[1])])
    return subprocess.run(
        [sys.executable, "-m", "polofield", *args],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("list",), "los-lobos-2027:outdoor/penalty-5a"),
        (("ruling", "los-lobos-2027:outdoor/Penalty 5a", "--at", "80,50"), "20 yd"),
        (("draw", "los-lobos-2027:outdoor/penalty-5a", "--at", "80,50", "-o", "-"), ">20 yd"),
        (("draw", "los-lobos-2027:outdoor/penalties", "--alt"), "Penalty spots"),
        (("sweep", "los-lobos-2027:outdoor/penalty-5a", "-o", "-"), "the short one"),
        (("check", "hit.toml"), "legal"),
        (("draw", "hit.toml", "-o", "-"), ">20 yd"),
        (
            ("scenario", "los-lobos-2027:outdoor/penalty-5a", "--at", "80,50"),
            'id = "los-lobos-2027:outdoor/penalty-5a"',
        ),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else "",
)
def test_the_command_knows_an_installed_book(installed, args, says):
    done = run(installed, *args)
    assert (done.returncode, done.stderr) == (0, "")
    assert says in done.stdout


def test_a_book_that_is_none_is_told_in_one_line(installed):
    (installed / "los_lobos.py").write_text("BOOK = 3\n")
    done = run(installed, "ruling", "los-lobos-2027:outdoor/penalty-5a")
    said = "the rule book 'los_lobos:BOOK': book is 3, not a RuleBook"
    assert (done.returncode, done.stderr) == (2, f"polofield: {said}\n")
    assert run(installed, "ruling", FIVE_A, "--at", "80,50").returncode == 0


@pytest.fixture
def known(monkeypatch):
    """The club's book, as if its package were installed."""
    offered = {pf.USPA_2026.id: pf.USPA_2026, CLUB.id: CLUB}
    monkeypatch.setattr(catalogue, "books", lambda: offered)


@pytest.mark.usefixtures("known")
def test_pages_scenarios_and_decks_name_its_rules(tmp_path):
    ruling = pf.ruling(FIVE_A, at=AT, book=CLUB)
    assert answer(Request(f"{CLUB.id}:{FIVE_A}", options={"at": "80,50"}))[0] == ruling
    scenario = parse_scenario(SCENARIO, "s.toml")
    assert scenario.ruling == ruling
    assert [verdict.legal for verdict in scenario.verdicts] == [True]
    deck = tmp_path / "deck.toml"
    deck.write_text(
        f'title = "Ours"\n[[slide]]\nrule = "{CLUB.id}:{FIVE_A}"\nat = [80, 50]\n'
        f'[[slide]]\nrule = "{CLUB.id}:outdoor/penalties"\n'
    )
    first, second = read_deck(deck).entries
    assert first.what == ruling
    assert second.what == f"{CLUB.id}:outdoor/penalties"


def test_only_the_standard_book_is_there_without_one():
    assert list(books()) == ["uspa-2026"]


# No logic by text


def other(text):
    """Another text with the same fields, from which nothing of the first can be read."""
    named = dict.fromkeys(part.partition("}")[0] for part in text.split("{")[1:])
    return " ".join(["qx", *(f"{{{name}}}" for name in named)]) if text else ""


def without_words(value):
    """A value with nothing where its words were."""
    if isinstance(value, Phrase):
        return "a phrase"
    if isinstance(value, pf.RuleBook):
        return "a book"
    if is_dataclass(value):
        return (
            type(value).__name__,
            *(without_words(getattr(value, f.name)) for f in fields(value)),
        )
    if isinstance(value, tuple | list):
        return tuple(without_words(one) for one in value)
    return repr(value)


def replaced(words):
    """Words with every one of them replaced by another."""
    return words._make(map(other, words))


NONSENSE = replace(
    pf.USPA_2026,
    words=pf.USPA_2026.words._make(map(replaced, pf.USPA_2026.words)),
    readings=tuple(
        replace(one, title="qx", taken="qx", other="qx") for one in pf.USPA_2026.readings
    ),
)


@pytest.mark.parametrize("id", RULES)
def test_nothing_is_decided_by_a_text(id):
    asked = ENTRIES[id].example.arguments()
    ours, other = (pf.ruling(id, book=book, **asked) for book in (pf.USPA_2026, NONSENSE))
    assert "qx" in other.say()
    assert without_words(other) == without_words(ours)
    assert json.dumps(sorted(other.to_dict())) == json.dumps(sorted(ours.to_dict()))
    for key in ("legal", "ball", "kind", "choices", "readings", "because", "turned", "at"):
        assert other.to_dict()[key] == ours.to_dict()[key]
    if any(one.moment for one in ours.consequences):
        assert without_words(decision(other)) == without_words(decision(ours))
    if not on_ground(ours):
        return
    if ours.ball is not None:
        players = propose(ours)
        assert propose(other) == players
        assert without_words(pf.check(other, players)) == without_words(pf.check(ours, players))
    assert without_words(scene_of(other)) == without_words(scene_of(ours))
    assert "qx" in pf.draw(other).svg()


@pytest.mark.parametrize("id", [id for id in DIAGRAMS if ENTRIES[id].surface])
def test_no_diagram_is_decided_by_a_text(id):
    ours, other = (scene_of(question(id, book=book)) for book in (pf.USPA_2026, NONSENSE))
    assert without_words(other) == without_words(ours)


@pytest.mark.parametrize(
    "words", ["{hit!r}", "{hit:zzz}", "{hit:{opp}}", "{hit:>99999999}", "{x}", "{"]
)
def test_words_of_a_book_name_no_more_than_they_are_told(words):
    heads = USPA_2026.words.heads._replace(ball_line=words)
    with pytest.raises(pf.RuleError, match=r"^words\.heads\.ball_line: "):
        replace(USPA_2026, words=USPA_2026.words._replace(heads=heads))


@pytest.mark.parametrize("yards", [1e9, -1e9, 0, -30, 101])
def test_a_distance_of_a_book_is_one_of_a_field(yards):
    far = pf.Yards(yards, pf.Clause("Club"))
    with pytest.raises(pf.RuleError, match=r"^penalties\.penalty_2_out: expected more than 0 and"):
        replace(USPA_2026, penalties=USPA_2026.penalties._replace(penalty_2_out=far))
