"""Handouts: paper, frames, and every entry once with its text."""

import io
from dataclasses import replace

import pytest
from pypdf import PdfReader
from situations import three_yellows_each

import polofield as pf
from polofield.drawing.look import Look
from polofield.errors import OutputError
from polofield.layout.crowding import is_crowded
from polofield.layout.handout import frame
from polofield.layout.sheet import Text
from polofield.lineup.propose import Player
from polofield.rulings.ruling import Ruling
from polofield.scenario.scenario import Scenario
from polofield.slides import handout_pdf
from polofield.slides.deck import FOLDER, Deck, DeckEntry, read_deck
from polofield.slides.handout import WHOLE_TEXT, figures_of
from polofield.slides.scenes import scene_shown
from polofield.words import slides as w

FIELD = pf.Field()
DECK = Deck(
    "Umpires' evening",
    (
        DeckEntry("outdoor/penalties", FIELD, steps=False),
        DeckEntry(pf.ruling("outdoor/penalty-5a", FIELD, at=(80, 78))),
        DeckEntry(pf.ruling("outdoor/penalty-4", FIELD), steps=False, ask=True),
        DeckEntry(pf.ruling("outdoor/penalty-7", FIELD)),
        DeckEntry("conduct/ladder", steps=False),
        DeckEntry("outdoor/field", FIELD, blank=True, steps=False),
    ),
)
PAPERS = {"a4": (210 / 25.4 * 72, 297 / 25.4 * 72), "letter": (612, 792)}


def pages(deck=DECK, **options):
    return PdfReader(io.BytesIO(handout_pdf(deck, **options)), strict=True).pages


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("per_page", "count"), [(2, 3), (4, 2), (6, 1)])
def test_as_many_to_a_page_as_asked_on_that_paper(paper, per_page, count):
    found = pages(paper=paper, per_page=per_page)
    assert count <= len(found) <= count + 1  # a page more where cases need a second frame
    for page in found:
        size = (float(page.mediabox.width), float(page.mediabox.height))
        assert size == pytest.approx(PAPERS[paper], abs=0.1)


def test_every_entry_is_there_once_with_its_head():
    text = " ".join("".join(page.extract_text() for page in pages(per_page=6)).split())
    for words in (
        "Penalty 5a from the spot", "Penalty 4 60 yards", "Penalty 7", "The card ladder",
        "Blue was fouled: stands anywhere.", "moved to 5 yd off the boards", "Umpires' evening",
        "1 of ",
    ):  # fmt: skip
        assert words in text
    assert text.count("Penalty 5a from the spot") == 1
    assert "your call" not in text


def test_a_game_with_many_cards_has_as_many_figures_as_show_everybody():
    conduct = three_yellows_each(at=(100, 110, 120))
    deck = Deck("Cards", (DeckEntry(conduct, steps=False),))
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


NOTES = tuple(
    f"Note {number}: {'a condition that counts, ' * 4}and no more." for number in range(4)
)
SITUATION = Scenario(
    ruling=DECK.entries[1].what,
    players=(
        *(Player("opposing", number, (80 + 4 * number, 60)) for number in (1, 2)),
        Player("opposing", 3, (40, 10)),
        Player("opposing", 4, (40, -10), status="returning"),
    ),
    notes=NOTES,
)


def squeezed(found):
    return "".join("".join(page.extract_text() for page in found).split())


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("per_page", [2, 4, 6])
def test_nothing_that_is_said_is_left_out(paper, per_page):
    entries = (DeckEntry(SITUATION, steps=False), *DECK.entries)
    text = squeezed(pages(deck=Deck("A", entries), paper=paper, per_page=per_page))
    scenes = [found for shown in entries if (found := of_ground(shown.what))]
    for scene, voice in scenes:
        assert scene.head
        said = [f"{line.subject.say(voice)}{line.text.say(voice)}" for line in scene.head]
        said += [phrase.say(voice) for phrase in (*scene.verdicts, *scene.notes)]
        for words in said:
            assert "".join(words.split()) in text
    assert "".join(w.IS_EXEMPT.format(who="Yellow 4", why="returning to position").split()) in text
    assert "more." not in text.replace("andnomore.", "")


def of_ground(what):
    if not isinstance(what, (Ruling, Scenario)):
        return None
    scene = scene_shown(what)
    return scene and (scene, Look(hitting="Blue", opposing="Yellow").voice)


@pytest.mark.parametrize(("paper", "per_page"), list(zip(PAPERS, (4, 6), strict=True)))
@pytest.mark.parametrize("name", ["arena", "restarts"])
def test_a_figure_that_stands_in_a_frame_can_be_read_there(name, paper, per_page):
    looks = [
        Look(profile=frame(paper, per_page, row=row), frame=WHOLE_TEXT) for row in (False, True)
    ]
    in_frames = 0
    for shown in read_deck(FOLDER / f"{name}.toml").entries:
        for sheet in figures_of(shown, looks):
            if sheet.width >= looks[1].page.width - 0.01:
                continue
            in_frames += 1
            assert not is_crowded(sheet), sheet.title
            assert sheet.width == pytest.approx(looks[0].page.width)
            for text in (mark for mark in sheet.walk() if isinstance(mark, Text)):
                assert text.size >= 8 or text.role.endswith(("number", "letter"))
    assert in_frames > 2


def test_parts_of_a_ruling_say_which_they_are():
    ruling = DECK.entries[3].what
    many = replace(ruling, consequences=ruling.consequences * 8)
    text = squeezed(pages(deck=Deck("A", (DeckEntry(many),)), per_page=6))
    assert "removed(1of" in text
    assert "removed(2of" in text


def test_a_surface_to_be_set_up_has_a_title():
    (page,) = pages(deck=Deck("A", DECK.entries[-1:]))
    assert "The field to be set up" in " ".join(page.extract_text().split())


def test_what_is_to_scale_is_said_once_to_a_page_with_a_ground():
    found = pages(per_page=6)
    assert [page.extract_text().count("are to scale") for page in found] == [1] * len(found)
    (cards,) = pages(deck=Deck("A", (DeckEntry("conduct/ladder", steps=False),)))
    assert "to scale" not in cards.extract_text()


def test_a_long_title_leaves_room_for_the_number_of_the_page():
    (page,) = pages(deck=Deck("Evenings of umpires " * 12, DECK.entries[-1:]))
    assert "…" in page.extract_text()
    assert "1 of 1" in page.extract_text()
