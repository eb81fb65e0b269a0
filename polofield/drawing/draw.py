"""Drawing a ruling, a scenario, a surface or a sweep as a `Diagram`.

Modules for layout and rendering are imported on use, to keep the import of `draw` fast.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Unpack

from polofield.errors import PolofieldError, in_short, not_a
from polofield.rules.book import RuleBook
from polofield.rules.question import Question, question
from polofield.rulings.clause import Clause
from polofield.rulings.phrase import literal
from polofield.rulings.ruling import Ruling
from polofield.surface.surfaces import Surface

if TYPE_CHECKING:
    from polofield.drawing.diagram import Diagram
    from polofield.drawing.look import Look, LookOptions
    from polofield.layout.panel import Setting
    from polofield.layout.sheet import Sheet
    from polofield.lineup.propose import Player
    from polofield.scenario.scenario import Scenario
    from polofield.scene.model import Scene


def draw(
    what: Ruling | Scenario | str,
    players: Sequence[Player] | None = None,
    *,
    surface: Surface | None = None,
    options: Mapping[str, Any] = MappingProxyType({}),
    book: RuleBook | None = None,
    bare: bool = False,
    what_if: bool = False,
    **look: Unpack[LookOptions],
) -> Diagram:
    """Draw a ruling with its players, a scenario, or a rule or a diagram by its id.

    Args:
        what: a `Ruling`; a `Scenario`; the id of a rule that needs no place, such as
            `outdoor/penalty-4`; or that of a diagram that is no ruling, such as `outdoor/field` or
            `conduct/ladder`.
        players: for a ruling, the players to draw, with illegal positions marked; None proposes a
            legal line-up, an empty sequence draws no players.
        surface: for an id, the surface; by default the standard one.
        options: for an id, the options, such as `blank` of `outdoor/field`.
        book: for an id that names none, the rule book; by default USPA 2026.
        bare: leave out the title, the sentence, the key and the scale bar, for a rule book that
            sets its own.
        what_if: for a ruling, draw every case that can follow from the hit instead of the field.
        **look: the fields of `Look`, such as `view`, `up`, `profile`, `theme`.

    Raises:
        PolofieldError: an unknown view, orientation, profile, theme or id.
        PlaceError: the id of a rule that needs a place: draw its ruling.
        LineupError: an invalid line-up: see `check`.

    Example:
        >>> import polofield as pf
        >>> pf.draw("outdoor/penalty-4", theme="mono", view="half")
        <Diagram outdoor-penalty-4: Penalty 4 · 60 yards>
        >>> foul = pf.ruling("outdoor/penalty-5a", at=(62, 78))
        >>> near = pf.Player("opposing", 1, (80, 75))
        >>> pf.draw(foul, [near]).save("too-near.svg")
    """
    from polofield.drawing.look import make_look
    from polofield.layout.page import BARE

    for name, flag in (("bare", bare), ("what_if", what_if)):
        if not isinstance(flag, bool):
            raise PolofieldError(not_a(name, flag, "true or false"))
    if isinstance(what, str):
        asked = question(what, surface, options=options, book=book)
        if asked.entry.kind == "rule":
            what = asked.ruling()
    elif not isinstance(what, Ruling):
        from polofield.scenario.scenario import Scenario

        if not isinstance(what, Scenario):
            raise PolofieldError(f"expected a ruling, a scenario or an id, got {in_short(what)}")
        look.setdefault("label_units", what.units)
    if bare:
        look["frame"] = BARE
    seen = make_look(**look)
    with seen.typeset():
        if isinstance(what, str):
            return _draw_diagram(asked, seen)
        if isinstance(what, Ruling):
            return _draw_decision(what, seen) if what_if else _draw_ruling(what, players, seen)
        return _draw_scenario(what, seen, what_if)


def _draw_diagram(asked: Question, look: Look) -> Diagram:
    from polofield.drawing.scene import on_ground, scene_of

    if on_ground(asked):
        return lay_out_scene(scene_of(asked), look)
    from polofield.drawing.conduct import conduct_sheet

    return _diagram(conduct_sheet(asked.entry, look), look)


def _draw_scenario(scenario: Scenario, look: Look, what_if: bool) -> Diagram:
    from polofield.drawing.scenario import scenario_look, scenario_ruling
    from polofield.drawing.scene import on_ground, scene_of

    seen = scenario_look(scenario, look)
    if what_if:
        return _draw_decision(scenario.ruling, seen)
    if not on_ground(scenario):
        return _draw_ruling(scenario_ruling(scenario), None, seen)
    return lay_out_scene(scene_of(scenario), seen)


def _draw_ruling(ruling: Ruling, players: Sequence[Player] | None, look: Look) -> Diagram:
    from polofield.drawing.scene import on_ground, scene_of

    if not on_ground(ruling):
        from polofield.layout.outcome import outcome_sheet

        look.refuse_scale()
        own = __scene_with_own_words(ruling, look)
        sheet = outcome_sheet(own, look.page, look.painted, look.voice, look.frame)
        return _diagram(sheet, look)
    return lay_out_scene(scene_of(ruling, players), look)


def draw_sweep(
    rule: str,
    surface: Surface | None = None,
    *,
    book: RuleBook | None = None,
    **look: Unpack[LookOptions],
) -> Diagram:
    """Draw where a rule puts the ball, for every place; for `look` see `draw`.

    Raises:
        RuleError: an unknown rule, one without a sweep, or a surface of the other kind.
    """
    from polofield.drawing.look import make_look
    from polofield.scene.sweep import sweep

    return lay_out_scene(sweep(rule, surface, book), make_look(**look))


def _draw_decision(ruling: Ruling, look: Look) -> Diagram:
    from polofield.scene.what_if import can_be_drawn

    if can_be_drawn(ruling) and look.page.height is None:
        return _draw_spine(ruling, look)
    return _draw_branches(ruling, look)


def _draw_spine(ruling: Ruling, look: Look) -> Diagram:
    from polofield.drawing.scene import scene_of
    from polofield.layout.spine import spine_sheet
    from polofield.scene.what_if import stations, what_if_scene

    look.refuse_scale()
    scene = _scene_with_own_words(what_if_scene(ruling, scene_of(ruling, ())), look)
    return _diagram(spine_sheet(scene, stations(ruling), _setting(scene, look)), look)


def _draw_branches(ruling: Ruling, look: Look) -> Diagram:
    from polofield.layout.outcome import WHAT_IF_SAYS, decision_sheet
    from polofield.rules.decisions import decision
    from polofield.scene.bare import clause_words

    look.refuse_scale()
    clause = clause_words(__scene_with_own_words(ruling, look).clause)
    sentence = WHAT_IF_SAYS if look.sentence is None else literal(look.sentence)
    style = look.page, look.painted, look.voice, look.frame
    return _diagram(decision_sheet(decision(ruling), clause, sentence, *style), look)


def _diagram(sheet: Sheet, look: Look) -> Diagram:
    from polofield.drawing.diagram import Diagram

    return Diagram(sheet, look.size_of(sheet))


def __scene_with_own_words(ruling: Ruling, look: Look) -> Ruling:
    """The ruling with the clause and the sentence of the caller's rule book, if they are given."""
    clause = ruling.clause if look.clause is None else Clause(look.clause)
    sentence = ruling.sentence if look.sentence is None else literal(look.sentence)
    return replace(ruling, clause=clause, sentence=sentence)


def lay_out_scene(scene: Scene, look: Look) -> Diagram:
    """The diagram of a scene."""
    from polofield.layout.diagram import lay_out
    from polofield.scene.telling import told, whole

    shown = whole(scene) if look.step is None else told(scene, look.step)
    with look.typeset():
        return _diagram(lay_out(_scene_with_own_words(shown, look), _setting(scene, look)), look)


def _scene_with_own_words(scene: Scene, look: Look) -> Scene:
    """The scene with the clause and the sentence that the caller gave."""
    if look.clause is not None:
        own = literal(look.clause)
        scene = replace(scene, clause=own, kicker=own)
    if look.sentence is not None:
        scene = replace(scene, sentence=literal(look.sentence), head=())
    return scene


def _setting(scene: Scene, look: Look) -> Setting:
    from polofield.layout.panel import Setting
    from polofield.layout.views import checked_up, checked_view

    return Setting(
        view=checked_view(look.view),
        up=checked_up(look.up or ("along" if scene.plan else "goal")),
        profile=look.page,
        theme=look.painted,
        voice=look.voice,
        frame=look.frame,
        step=look.step,
        units_per_yard=look.units_per_yard,
    )
