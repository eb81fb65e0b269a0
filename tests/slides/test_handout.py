"""Handouts: paper, frames, and every entry once with its text."""

import io

import pytest
from pypdf import PdfReader

import polofield as pf
from polofield.conduct.game import game
from polofield.conduct.log import Entry, GameLog
from polofield.errors import OutputError
from polofield.slides import handout_pdf
from polofield.slides.deck import Deck, Shown

FIELD = pf.Field()
DECK = Deck(
    "Umpires' evening",
    (
        Shown("outdoor/penalties", FIELD, steps=False),
        Shown(pf.ruling("outdoor/penalty-5a", FIELD, at=(80, 78))),
        Shown(pf.ruling("outdoor/penalty-4", FIELD), steps=False, ask=True),
        Shown(pf.ruling("outdoor/penalty-7", FIELD)),
        Shown("conduct/ladder", steps=False),
        Shown("outdoor/field", FIELD, blank=True, steps=False),
    ),
)
PAPERS = {"a4": (210 / 25.4 * 72, 297 / 25.4 * 72), "letter": (612, 792)}


def pages(**options):
    return PdfReader(io.BytesIO(handout_pdf(DECK, **options)), strict=True).pages


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("per_page", "count"), [(2, 3), (4, 2), (6, 1)])
def test_as_many_to_a_page_as_asked_on_that_paper(paper, per_page, count):
    found = pages(paper=paper, per_page=per_page)
    assert count <= len(found) <= count + 1  # a page more where cases need a second frame
    for page in found:
        size = (float(page.mediabox.width), float(page.mediabox.height))
        assert size == pytest.approx(PAPERS[paper], abs=0.1)


def test_every_entry_is_there_once_with_its_sentence():
    text = " ".join("".join(page.extract_text() for page in pages(per_page=6)).split())
    for words in (
        "Penalty 5a · from the spot", "Penalty 4 · 60 yards", "Penalty 7", "The card ladder",
        "Blue stands anywhere.", "5 yd or more from the boards", "Umpires' evening", "1 of ",
    ):  # fmt: skip
        assert words in text
    assert text.count("Penalty 5a · from the spot") == 1
    assert "your call" not in text


def test_a_game_with_many_cards_has_as_many_figures_as_show_everybody():
    entries = [
        Entry(f"{team} {number}", "yellow", at)
        for team in ("Blue", "Yellow")
        for number in (1, 2, 3, 4)
        for at in (100, 110, 120)
    ]
    conduct = game(GameLog(entries=tuple(entries)))
    deck = Deck("Cards", (Shown(conduct, steps=False),))
    found = PdfReader(io.BytesIO(handout_pdf(deck, per_page=6)), strict=True).pages
    text = "".join(page.extract_text() for page in found)
    assert all(one.player in text for one in conduct.players)
    assert "(1 of " in text


def test_bytes_are_always_the_same():
    assert handout_pdf(DECK, per_page=4) == handout_pdf(DECK, per_page=4)


@pytest.mark.parametrize("options", [{"paper": "a5"}, {"per_page": 3}, {"per_page": 0}])
def test_other_papers_and_numbers_are_refused(options):
    with pytest.raises(OutputError):
        handout_pdf(DECK, **options)
