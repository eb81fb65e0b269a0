"""The slides of a deck: titles, order, notes, to scale; and what a presentation of them holds."""

import io
from dataclasses import replace

import pptx
import pytest
from PIL import Image, ImageColor
from pptx.enum.shapes import MSO_SHAPE_TYPE
from situations import three_yellows_each

import polofield as pf
from polofield.drawing.look import Look
from polofield.drawing.scenario import scenario_look
from polofield.layout.metrics import wrap
from polofield.layout.sheet import Circle, Group, Line, Path, Text
from polofield.lineup.propose import Player
from polofield.render.pptx.template import Box, plain_template
from polofield.scenario.scenario import Scenario
from polofield.slides import presentation, read_deck
from polofield.slides.build import slides_of
from polofield.slides.deck import FOLDER, Deck, DeckEntry, decks
from polofield.slides.scenes import scene_shown
from polofield.words.slides import SOMETHING

FIELD = pf.Field()
SPOT = pf.ruling("outdoor/penalty-5a", FIELD, at=(80, 78))


def slides(*entries, template=None):
    return list(slides_of(Deck("A deck", entries), template or plain_template()))[1:]


def their(narrow):
    """A template with the usual room for a picture, or with one that is higher than wide."""
    wide = plain_template()
    left, top, right, bottom = wide.room
    return replace(wide, room=Box(left, top, (left + right) // 2, bottom)) if narrow else wide


def opened(deck, **options):
    return pptx.Presentation(io.BytesIO(presentation(deck, **options)))


def flat(shapes):
    for shape in shapes:
        yield shape
        if shape.shape_type == MSO_SHAPE_TYPE.GROUP:
            yield from flat(shape.shapes)


def names(sheet):
    return {getattr(mark, "name", "") for mark in sheet.walk()}


def test_the_first_slide_has_the_title_and_the_books():
    first = next(slides_of(Deck("A deck", (DeckEntry(SPOT),)), plain_template()))
    assert (first.title, first.subtitle, first.opening) == ("A deck", "USPA 2026 outdoor", True)
    assert first.sheet is not None


def test_a_ruling_is_told_a_slide_a_step_and_the_later_ones_morph():
    told = slides(DeckEntry(SPOT))
    assert [slide.title for slide in told] == [
        f"Penalty 5a · from the spot: {step}"
        for step in (
            "where it happened", "the ball", "who keeps where", "the line-up", "what may follow",
        )
    ]  # fmt: skip
    assert [slide.morphs for slide in told] == [False, True, True, True, True]
    assert "ball" not in names(told[0].sheet)
    assert "hitting-1" not in names(told[2].sheet)
    assert {"ball", "hitting-1", "opposing-4"} <= names(told[3].sheet)


def stands(mark):
    """Where a mark begins: a symbol with its first part, a path with its first point."""
    if isinstance(mark, Group):
        return stands(mark.members[0])
    if isinstance(mark, Line):
        return round(mark.x1, 6), round(mark.y1, 6)
    first = mark.rings[0][0] if isinstance(mark, Path) else mark
    return round(first.x, 6), round(first.y, 6)


def test_over_the_steps_nothing_moves():
    told = slides(DeckEntry(SPOT))
    places = [
        {
            mark.name: stands(mark)
            for layer in slide.sheet.layers
            if layer.name in ("layer-ball", "layer-players", "layer-labels")
            for mark in layer.members
            if mark.name
        }
        for slide in told
    ]
    last = places[-1]
    for step in places:
        assert {name: last[name] for name in step if name in last} == {
            name: place for name, place in step.items() if name in last
        }
    assert {"ball", "hitting-3", "opposing-4", "goal-words"} <= last.keys()
    assert len({slide.sheet.yards for slide in told}) == 1


def test_a_question_stands_before_its_answer_in_the_same_view():
    question, answer = slides(DeckEntry(SPOT, steps=False, ask=True))
    assert question.title == "Penalty 5a: your call"
    assert answer.title == "Penalty 5a · from the spot"
    assert (question.morphs, answer.morphs) == (False, True)
    assert question.sheet.yards == answer.sheet.yards
    assert "Where is the ball put" in question.sheet.sentence
    assert SPOT.say() not in question.sheet.description
    assert "Answer: " in question.notes


def test_a_long_title_is_shortened_and_stays_a_question():
    title = "A title that goes on " * 19
    scenario = Scenario(ruling=SPOT, players=(Player("opposing", 1, (80, 70)),), title=title)
    question, answer = slides(DeckEntry(scenario, steps=False, ask=True))
    assert question.title.startswith("A title that goes on A title")
    assert question.title.endswith("…: your call")
    shown = opened(Deck("A", (DeckEntry(scenario, steps=False, ask=True),)))
    box = shown.slides[1].shapes.title
    (run,) = box.text_frame.paragraphs[0].runs
    lines = wrap(box.text_frame.text, run.font.size.pt, box.width / 12_700, weight=700)
    assert len(lines) * 1.2 * run.font.size.pt <= box.height / 12_700
    assert " ".join(title.split()) in " ".join(answer.notes.split())


CROWDED = Scenario(
    ruling=SPOT,
    players=(
        *(Player("opposing", number, (80 + 4 * number, 60)) for number in (1, 2)),
        Player("opposing", 3, (40, 10)),
        Player("opposing", 4, (40, -10), status="returning"),
    ),
    teams=(pf.Team("W" * 60, "right"), pf.Team("V" * 60, "left")),
    notes=("A note that goes on and on. " * 4,) * 3,
)
FAILED = pf.ruling("arena/hit-out", pf.Arena(), at=(50, 12), after="penalty-3")


@pytest.mark.parametrize("ask", [True, False])
@pytest.mark.parametrize("steps", [True, False])
@pytest.mark.parametrize("narrow", [True, False])
def test_no_verdict_is_left_out_whatever_else_is(ask, steps, narrow):
    told = slides(DeckEntry(CROWDED, steps=steps, ask=ask), template=their(narrow))
    shown = told[3 + ask if steps else -1].sheet
    words = "".join(text.text for text in shown.walk() if isinstance(text, Text)).replace(" ", "")
    verdicts = scene_shown(CROWDED).verdicts
    assert len(verdicts) == 3
    for phrase in verdicts:
        assert phrase.say(scenario_look(CROWDED, Look()).voice).replace(" ", "") in words


@pytest.mark.parametrize(("steps", "narrow"), [(True, False), (False, True)])
@pytest.mark.parametrize("what", [SPOT, CROWDED, FAILED], ids=["rule", "people", "arena"])
def test_question_steps_and_answer_are_in_one_view(what, steps, narrow):
    told = slides(DeckEntry(what, steps=steps, ask=True), template=their(narrow))
    places = {
        (
            yards.scale / slide.sheet.width,
            yards.x0 / slide.sheet.width,
            yards.y0 / slide.sheet.width,
        )
        for slide in told
        if (yards := slide.sheet.yards)
    }
    assert len(told) > 1
    assert len(places) == 1


def test_a_question_and_steps_when_both_are_wanted():
    told = slides(DeckEntry(SPOT, steps=True, ask=True))
    assert told[0].title == "Penalty 5a: your call"
    assert len(told) == 6
    assert told[1].morphs


def test_notes_have_the_sentence_the_clause_and_what_to_ask():
    for slide in slides(DeckEntry(SPOT)):
        assert "By USPA 2026 outdoor Rule 37, Penalty 5a." in slide.notes
        assert "Ask the class: " in slide.notes
        assert "Blue stands anywhere." in slide.notes  # of the sentence
        assert "If the hitter" in slide.notes  # every case, also where a slide shows some


def test_teams_of_a_scenario_keep_their_names_and_who_is_wrong_is_ringed():
    teams = (pf.Team("Reds", "right", "#c62828"), pf.Team("Whites", "left"))
    scenario = Scenario(
        ruling=SPOT, players=(Player("opposing", 1, (80, 70)),), teams=teams, title="Too near"
    )
    question, answer = slides(DeckEntry(scenario, steps=False, ask=True))
    assert question.title == "Too near: your call"
    assert any(isinstance(m, Circle) and m.role == "fault" for m in answer.sheet.walk())
    assert not any(isinstance(m, Circle) and m.role == "fault" for m in question.sheet.walk())
    assert "Whites" in answer.sheet.sentence
    assert answer.sheet.theme["team-a"].fill == "#c62828"


def test_cases_that_need_more_than_a_slide_are_several():
    ruling = pf.ruling("outdoor/penalty-7", FIELD)
    many = replace(ruling, consequences=ruling.consequences * 4)
    told = slides(DeckEntry(many))
    assert len(told) > 1
    assert told[0].title.endswith(f"(1 of {len(told)})")
    for slide in told:
        assert slide.sheet.height <= plain_template().page[1] + 1e-6
    shown = [m.text for slide in told for m in slide.sheet.walk() if isinstance(m, Text)]
    assert shown.count("nobody is removed") == 4


def test_a_game_with_many_cards_goes_on_over_several_slides():
    """Each player's cards over a bar, the scoreboard's times and the note on the clock."""
    conduct = three_yellows_each(at=(100, 110, 120))
    told = slides(DeckEntry(conduct, steps=False))
    assert len(told) > 1
    assert [slide.title for slide in told] == [
        f"Cards and the penalty box ({part} of {len(told)})" for part in range(1, len(told) + 1)
    ]
    shown = []
    for slide in told:
        assert slide.sheet.height <= plain_template().page[1] + 1e-6
        words = [mark.text for mark in slide.sheet.walk() if isinstance(mark, Text)]
        there = [one.player for one in conduct.players if one.player in words]
        assert words.count("5:40–1:40") + words.count("5:40") >= len(there)
        assert any("Clock of play" in line for line in words)
        assert all(f"{player}: " in slide.notes for player in there)
        shown += there
    assert shown == [one.player for one in conduct.players]


def test_a_blank_surface_is_as_large_as_it_goes():
    (slide,) = slides(DeckEntry("outdoor/field", FIELD, blank=True, steps=False))
    wide, high = plain_template().page
    scale = slide.sheet.yards.scale
    assert slide.sheet.yards.turn == (1, 0, 0, 1)
    assert min(wide - 300 * scale, high - 160 * scale) >= 0
    assert max(300 * scale / wide, 160 * scale / high) > 0.8


@pytest.mark.parametrize("name", decks())
def test_every_slide_of_our_decks_is_titled_described_whole_and_readable(name):
    shown = opened(read_deck(FOLDER / f"{name}.toml"))
    titles = [slide.shapes.title.text_frame.text for slide in shown.slides]
    assert all(titles)
    assert len(set(titles)) == len(titles)
    for slide in list(shown.slides)[1:]:
        assert slide.notes_slide.notes_text_frame.text
    for slide in shown.slides:
        for shape in flat(slide.shapes):
            if shape.shape_type == MSO_SHAPE_TYPE.GROUP:
                said = shape._element.nvGrpSpPr.cNvPr.get("descr")
                assert said, shape.name
                assert said != shape.name.replace("-", " "), said  # its words, not its id
                assert said != SOMETHING, shape.name
                assert ".." not in said, said
            assert min(shape.left, shape.top) >= -2, shape.name
            assert shape.left + shape.width <= shown.slide_width + 2, shape.name
            assert shape.top + shape.height <= shown.slide_height + 2, shape.name
            if shape.name in ("sentence", "clause", "note", "label", "ink"):
                (run, *_) = shape.text_frame.paragraphs[0].runs
                assert run.font.size.pt >= 16 - 0.01, shape.name


def test_slides_of_pictures_are_small_and_keep_every_flat_colour():
    data = presentation(Deck("A deck", (DeckEntry(SPOT),)), as_picture=True)
    shown = pptx.Presentation(io.BytesIO(data))
    assert len(data) < 90_000 * len(shown.slides)
    (picture,) = [s for s in shown.slides[4].shapes if s.shape_type == MSO_SHAPE_TYPE.PICTURE]
    pixels = Image.open(io.BytesIO(picture.image.blob)).convert("RGB")
    theme = slides(DeckEntry(SPOT))[3].sheet.theme
    colours = {colour for _, colour in pixels.getcolors(1 << 20)}
    for role in ("team-a", "team-b", "grass", "run-off", "page"):
        assert ImageColor.getrgb(theme[role].fill) in colours, role


def test_scale_on_the_slide_is_true_to_a_tenth_of_a_yard():
    """Distances measured between shapes of the file, by the goal's 8 yards on the same slide."""
    shown = opened(Deck("A", (DeckEntry(SPOT, steps=False),)))
    shapes = list(flat(shown.slides[1].shapes))
    by_name = {shape.name: shape for shape in shapes}

    def middle(shape):
        return shape.left + shape.width / 2, shape.top + shape.height / 2

    (ax, ay), (bx, by) = (middle(s) for s in shapes if s.name.startswith("post-attacked"))
    yard = abs(bx - ax) / 8
    assert ay == pytest.approx(by, abs=1)
    ball_x, ball_y = middle(by_name["!!ball"])
    goal_x, goal_y = (ax + bx) / 2, (ay + by) / 2
    assert abs(ball_y - goal_y) / yard == pytest.approx(70, abs=0.1)  # out
    assert abs(ball_x - goal_x) / yard == pytest.approx(75, abs=0.1)  # 5 from the boards
    for player in (m for m in by_name if m.startswith(("!!blue", "!!yellow"))):
        assert by_name[player].width > 0
    rest = by_name["rest-opposing"]  # of the circle round the ball
    arcs = rest._element.findall(".//{*}arcTo")
    assert {round(int(arc.get("wR")) / yard, 1) for arc in arcs} == {30.0}
    (ruler,) = (s for s in shapes if s.name == "ruler" and s.shape_type != MSO_SHAPE_TYPE.GROUP)
    blocks = ruler.height / yard / 10
    assert blocks == pytest.approx(round(blocks), abs=0.01)
    assert blocks > 9


def test_a_deck_is_small():
    entries = tuple(
        DeckEntry(pf.ruling("outdoor/penalty-5a", FIELD, at=(60 + i, 40)), steps=True)
        for i in range(8)
    )
    data = presentation(Deck("Forty", entries))
    assert len(pptx.Presentation(io.BytesIO(data)).slides) == 41
    assert len(data) < 1_000_000


def test_as_picture_every_slide_has_one_that_is_described():
    shown = opened(Deck("A", (DeckEntry(SPOT, steps=False),)), as_picture=True)
    (picture,) = [s for s in shown.slides[1].shapes if s.shape_type == MSO_SHAPE_TYPE.PICTURE]
    wide, high = picture.image.size
    assert picture.width / picture.height == pytest.approx(wide / high, rel=0.005)
    assert wide == pytest.approx(1920 * picture.width / shown.slide_width, abs=1)
    assert "75 yd left of the centre" in picture._element.nvPicPr.cNvPr.get("descr")


def test_marks_of_a_sheet_are_all_on_the_slide():
    (slide,) = slides(DeckEntry(SPOT, steps=False))
    shown = opened(Deck("A", (DeckEntry(SPOT, steps=False),)))
    texts = " ".join(s.text_frame.text for s in flat(shown.slides[1].shapes) if s.has_text_frame)
    for mark in slide.sheet.walk():
        if isinstance(mark, Text):
            assert mark.text in texts.replace("\v", " ")
    places = [m for m in slide.sheet.walk() if isinstance(m, Path) and m.name.startswith("place")]
    on_slide = {s.name for s in flat(shown.slides[1].shapes)}
    assert places
    assert {mark.name for mark in places} <= on_slide
    riders = {
        m.name
        for m in slide.sheet.walk()
        if isinstance(m, Group) and m.role.startswith("team") and m.name
    }
    on_slide = [s.name for s in shown.slides[1].shapes if s.name.startswith(("!!blue", "!!yellow"))]
    assert len(on_slide) == len(riders) == 16  # each has a horse
    assert {
        name.replace("!!blue", "hitting").replace("!!yellow", "opposing") for name in on_slide
    } == riders


def test_the_answer_says_first_who_is_wrong_and_why():
    players = (Player("opposing", 1, (80, 70)), Player("opposing", 2, (60, 0)))
    scenario = Scenario(ruling=SPOT, players=players, notes=("A note of the author's.",))
    question, answer = slides(DeckEntry(scenario, steps=False, ask=True))

    def said(slide):
        return [m.text for m in slide.sheet.walk() if isinstance(m, Text) and m.name == "note"]

    assert said(question) == []
    assert said(answer)[0].startswith("Yellow 1 is 25 yd too near the ball")
    assert "A note of the author's." in answer.notes
    heads = [[m.text for m in slide.sheet.walk() if isinstance(m, Text) and m.name == "head-3"]
             for slide in (question, answer)]  # fmt: skip
    assert heads[0] == []
    assert heads[1][0].startswith("fouled: 30 yd")
