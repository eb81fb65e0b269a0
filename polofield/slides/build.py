"""Building the slides of a deck."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from polofield.conduct.game import GameConduct
from polofield.drawing.draw import lay_out_scene
from polofield.drawing.look import Look
from polofield.layout.metrics import ELLIPSIS
from polofield.layout.page import BARE, Frame
from polofield.layout.profiles import SLIDE
from polofield.layout.sheet import Sheet
from polofield.render.pptx.presentation import Slide
from polofield.render.pptx.template import Template
from polofield.render.pptx.xml import EMU_TO_AN_INCH
from polofield.rules.book import USPA_2026
from polofield.rulings.phrase import say
from polofield.rulings.ruling import Ruling
from polofield.scenario.scenario import Scenario
from polofield.scene.bare import bare
from polofield.scene.board import board
from polofield.scene.model import Scene
from polofield.scene.telling import whole
from polofield.slides.deck import Deck, DeckEntry
from polofield.slides.notes import (
    board_notes,
    diagram_notes,
    question_notes,
    step_notes,
    whole_notes,
)
from polofield.slides.questions import (
    asks_about_people,
    question_scene,
    questions,
    without_answers,
)
from polofield.slides.scenes import answer_scene, scene_shown, steps_shown
from polofield.slides.sheets import case_sheet, diagram_sheets, fit_all_to_page, page_parts
from polofield.surface.surfaces import Arena, Field
from polofield.words import slides as w

LONGEST_TITLE = 90
"""Most letters of a scenario's title on a slide, to leave room for a step or a question."""
UNTITLED = Frame(title=False)
"""Without a title, as the slide has its own."""


def slides_of(deck: Deck, template: Template) -> Iterator[Slide]:
    """The slides of a deck, laid out one by one for the space in a template."""
    yield opening(deck, template)
    look = look_in(template)
    for shown in deck.entries:
        yield from entry_slides(shown, look)


def look_in(template: Template) -> Look:
    """The rendering options for every slide but the first."""
    wide, high = template.page
    profile = replace(SLIDE, width=wide, height=high, unit=template.unit / EMU_TO_AN_INCH)
    return Look(profile=profile, frame=UNTITLED)


def entry_slides(shown: DeckEntry, look: Look) -> Iterator[Slide]:
    """The slides of an entry of a deck."""
    return _Maker(look).slides(shown)


def rulings(deck: Deck) -> list[Ruling]:
    """The rulings of a deck, in order."""
    shown = (entry.what for entry in deck.entries)
    asked = (what.ruling if isinstance(what, Scenario) else what for what in shown)
    return [what for what in asked if isinstance(what, Ruling)]


def books(deck: Deck) -> list[str]:
    """The rule books of a deck, in order."""
    return list(dict.fromkeys(ruling.clause.book for ruling in rulings(deck)))


def opening(deck: Deck, template: Template) -> Slide:
    """The opening slide: the title, the rule books, and the bare surface if there is room.

    The surface is that of the last kind of rule that the deck comes to; a field without any.
    """
    subtitle = " · ".join(books(deck))
    sheet = None
    if template.opening_page is not None:
        wide, high = template.opening_page
        profile = replace(SLIDE, width=wide, height=high, unit=template.unit / EMU_TO_AN_INCH)
        kinds = dict.fromkeys(ruling.surface.kind for ruling in rulings(deck))
        surface = Arena() if [*kinds][-1:] == ["arena"] else Field()
        look = Look(profile=profile, frame=BARE, view="whole")
        sheet = lay_out_scene(bare(USPA_2026, surface, blank=True), look).sheet
    return Slide(deck.title, sheet, subtitle=subtitle, opening=True)


def _with_short_title(scenario: Scenario) -> Scenario:
    """The scenario with a title short enough for a slide; the full title becomes its first note."""
    title = scenario.title
    if len(title) <= LONGEST_TITLE:
        return scenario
    short = title[: LONGEST_TITLE - 1].rstrip() + ELLIPSIS
    return replace(scenario, title=short, notes=(title, *scenario.notes))


@dataclass(frozen=True)
class _Page:
    """A slide before it is laid out."""

    scene: Scene
    notes: str
    step: int | None = None


@dataclass(frozen=True)
class _Maker:
    look: Look

    def slides(self, shown: DeckEntry) -> Iterator[Slide]:
        what = shown.what
        if isinstance(what, str) and shown.blank:
            yield self.blank(shown)
            return
        if isinstance(what, str | GameConduct):
            yield from self.diagram(shown)
            return
        maker, ruling = self, what
        if isinstance(what, Scenario):
            from polofield.drawing.scenario import scenario_look

            what = _with_short_title(what)
            maker, ruling = _Maker(scenario_look(what, self.look)), what.ruling
        assert isinstance(ruling, Ruling)
        scene = scene_shown(what)
        if scene is None:
            yield from maker.cases(ruling, ask=shown.ask)
        else:
            yield from maker.ground(scene, replace(shown, what=what), ruling)

    def ground(self, scene: Scene, shown: DeckEntry, ruling: Ruling) -> Iterator[Slide]:
        """A ruling on the ground: the question, if any, then its steps or the whole ruling.

        All slides have the same view, so that Morph moves the players and the ball, not the ground.
        """
        pages = list(self.pages_of(scene, shown, ruling))

        def sheets(look: Look) -> list[Sheet]:
            return [
                lay_out_scene(page.scene, replace(look, step=page.step)).sheet for page in pages
            ]

        for index, (page, sheet) in enumerate(
            zip(pages, fit_all_to_page(sheets, self.look), strict=True)
        ):
            title = page.scene.title.say(self.look.voice)
            yield Slide(title, sheet, page.notes, morphs=index > 0)

    def pages_of(self, scene: Scene, shown: DeckEntry, ruling: Ruling) -> Iterator[_Page]:
        voice = self.look.voice
        steps = list(steps_shown(scene)) if shown.steps else []
        answer = whole(scene)
        if shown.ask:
            assert isinstance(shown.what, Ruling | Scenario)
            asked = asks_about_people(shown.what)
            question = question_scene(scene, ruling, people=asked)
            if asked:
                answer = answer_scene(answer, question)
            notes = question_notes(ruling, questions(ruling, people=asked), scene, voice)
            answered = scene if steps else replace(answer, telling=())
            yield _Page(replace(question, sibling=answered), notes)
            scene, answer = (replace(one, sibling=question) for one in (scene, answer))
        for step in steps:
            title = say(w.STEP_TITLE, title=scene.title, step=w.STEPS[step - 1])
            yield _Page(replace(scene, title=title), step_notes(ruling, scene, step, voice), step)
        if not steps:
            yield _Page(answer, whole_notes(ruling, scene, voice))

    def cases(self, ruling: Ruling, *, ask: bool) -> Iterator[Slide]:
        """A ruling without a ball on the ground: its cases, on as many slides as they need."""
        voice = self.look.voice
        if ask:
            notes = question_notes(ruling, questions(ruling), None, voice)
            yield from self.pages(without_answers(ruling), notes)
        yield from self.pages(ruling, whole_notes(ruling, None, voice))

    def pages(self, ruling: Ruling, notes: str) -> Iterator[Slide]:
        for part in page_parts(ruling, self.look):
            yield Slide(part.title.say(self.look.voice), case_sheet(part, self.look), notes)

    def diagram(self, shown: DeckEntry) -> Iterator[Slide]:
        """A diagram that is not a ruling, so without steps, on as many slides as it needs."""
        for sheet in diagram_sheets(shown, self.look):
            yield Slide(sheet.title, sheet, diagram_notes(shown, sheet))

    def blank(self, shown: DeckEntry) -> Slide:
        assert shown.surface is not None
        scene = board(shown.surface)
        look = replace(self.look, view="whole", up="along", frame=BARE)
        sheet = lay_out_scene(scene, look).sheet
        return Slide(scene.title.say(look.voice), sheet, board_notes())
