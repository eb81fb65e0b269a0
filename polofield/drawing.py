"""Drawing: a ruling, a scenario or a surface as a `Diagram` that shows and saves itself."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, BinaryIO, Literal

from polofield.errors import PolofieldError, RuleError, did_you_mean
from polofield.judging import check
from polofield.layout.page import BARE, WHOLE_FRAME, Frame
from polofield.layout.profiles import profile_named
from polofield.layout.sheet import Sheet
from polofield.layout.theme import Theme
from polofield.layout.themes import theme_named
from polofield.layout.views import checked_up, checked_view
from polofield.lineup import Player, propose
from polofield.rulings import Ruling
from polofield.surfaces import Arena, Field, Surface
from polofield.words import LabelUnits, Voice, figures

if TYPE_CHECKING:
    from matplotlib.artist import Artist
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure as MplFigure

    from polofield.scenario import Scenario
    from polofield.scene.model import Scene

Size = tuple[float, Literal["mm", "cm", "in", "pt", "px"]]


@dataclass(frozen=True)
class Diagram:
    """A figure, laid out and ready: it can be saved, put on an Axes, or shown in a notebook.

    Attributes:
        sheet: the figure on its page, from which every output is drawn.
    """

    sheet: Sheet

    @property
    def alt(self) -> str:
        """The short text alternative."""
        return self.sheet.title

    @property
    def description(self) -> str:
        """The long text alternative, with every figure of the ruling."""
        return self.sheet.description

    def svg(
        self,
        *,
        text: Literal["text", "outlines"] = "text",
        size: Size | None = None,
        prefix: str | None = None,
    ) -> str:
        """The diagram as an SVG element.

        Args:
            text: real text, or letters as outlines.
            size: a fixed width such as `(160, "mm")`; without it the picture fills its place.
            prefix: what its ids begin with; needed where one diagram stands twice on a page.
        """
        from polofield.render.svg import svg

        return svg(self.sheet, text=text, size=size, prefix=prefix)

    def save(
        self,
        target: str | os.PathLike[str] | BinaryIO,
        format: Literal["svg", "png", "pdf"] | None = None,
        **options: Any,
    ) -> None:
        """Write the diagram to a file, replacing it in one step, or to a binary file object.

        Args:
            target: a path, or a file open for writing bytes.
            format: svg, png or pdf; by the path's suffix where left out.
            **options: of that format: svg `text`, `size`, `prefix`; png `pixels_wide` or `dpi`;
                pdf `size`.

        Raises:
            OutputError: no known format.
            OSError: the file cannot be written; nothing is left half-written.
        """
        from polofield.render.output import save

        save(self.sheet, target, format, **options)

    def figure(self) -> MplFigure:
        """The diagram as a matplotlib Figure, made without pyplot."""
        from polofield.render.mpl import figure

        return figure(self.sheet)

    def onto(self, axes: Axes) -> list[Artist]:
        """Draw the diagram on a caller's Axes, in yards where it is to scale."""
        from polofield.render.mpl import onto

        return onto(self.sheet, axes)

    def savefig(self, target: str | os.PathLike[str] | BinaryIO, **options: Any) -> None:
        """`save` under matplotlib's name, for tools that compare figures; its options are ignored."""
        self.save(target, options.get("format"))

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        from polofield.render.mpl import png
        from polofield.render.pdf import pdf

        makers: dict[str, Callable[[], Any]] = {
            "text/plain": lambda: repr(self),
            "image/svg+xml": self.svg,
            "image/png": lambda: png(self.sheet),
            "application/pdf": lambda: pdf(self.sheet),
        }
        wanted = [
            kind
            for kind in makers
            if (not include or kind in include) and (not exclude or kind not in exclude)
        ]
        return {kind: makers[kind]() for kind in wanted}

    def __repr__(self) -> str:
        return f"<Diagram {self.sheet.slug}: {self.sheet.title}>"


@dataclass(frozen=True, kw_only=True)
class Look:
    """How a diagram is drawn: everything that is no matter of rules.

    Attributes:
        view: `fit` holds the ball, the named distances, the line-ups and the goal attacked;
            `end`, `half` and `whole` show that much of the surface.
        up: where the attacked goal lies: `goal` at the top, `along` to the right,
            `goal-down`, `along-left`.
        profile: `web`, `print` or `slide`: page, weights and text sizes together.
        theme: a built-in theme's name, or a `Theme`.
        label_units: what labels show: `yd`, `m` or `both`.
        frame: what stands round the picture; `bare` is the picture alone.
        hitting: the name of the team that hits.
        opposing: the name of the other.
        step: up to which step a ruling is told; None tells it whole.
    """

    view: str = "fit"
    up: str = "goal"
    profile: str = "web"
    theme: str | Theme = "turf"
    label_units: LabelUnits = "yd"
    frame: Frame = WHOLE_FRAME
    hitting: str = figures.BLUE
    opposing: str = figures.YELLOW
    step: int | None = None

    @cached_property
    def voice(self) -> Voice:
        """How its words are said."""
        return Voice(self.hitting, self.opposing, self.label_units)


def draw(
    what: Ruling | Scenario | str,
    players: Sequence[Player] | None = None,
    *,
    surface: Surface | None = None,
    bare: bool = False,
    what_if: bool = False,
    **look: Any,
) -> Diagram:
    """Draw a ruling with its players, a scenario, or a bare surface or an overview by its id.

    Args:
        what: a `Ruling`; a `Scenario`; or the id of a diagram that is no ruling, such as
            `outdoor/field`.
        players: of a ruling: who is drawn, and marked where he may not be; None proposes a legal
            line-up, an empty sequence draws nobody.
        surface: for a diagram by its id: what to draw, the standard one where left out.
        bare: no title, sentence, key or scale bar: a rulebook sets its own.
        what_if: of a ruling: from the hit, every branch that the rule names, instead of the field.
        **look: the fields of `Look`, such as `view`, `up`, `profile`, `theme`.

    Raises:
        PolofieldError: no such view, orientation, profile, theme or diagram.
        LineupError: players who cannot be: see `check`.
    """
    seen = _look(look | ({"frame": BARE} if bare else {}))
    if isinstance(what, Ruling):
        return _draw_decision(what, seen) if what_if else _draw_ruling(what, players, seen)
    if isinstance(what, str):
        return lay_out_scene(scene_named(what, surface), seen)
    return _draw_scenario(what, seen, what_if)


def _draw_scenario(scenario: Scenario, look: Look, what_if: bool) -> Diagram:
    from polofield.scenario_drawing import scenario_look, scenario_scene

    seen = scenario_look(scenario, look)
    if what_if:
        return _draw_decision(scenario.ruling, seen)
    if not (scenario.ruling.ball or scenario.ruling.throw_in or scenario.people):
        return _draw_ruling(scenario.ruling, None, seen)
    return lay_out_scene(scenario_scene(scenario), seen)


def _draw_ruling(ruling: Ruling, players: Sequence[Player] | None, look: Look) -> Diagram:
    if ruling.ball is None and ruling.throw_in is None:
        from polofield.layout.outcome import outcome_sheet

        profile, theme = _profile_and_theme(look)
        return Diagram(outcome_sheet(ruling, profile, theme, look.voice, look.frame))
    return lay_out_scene(ruling_scene(ruling, players), look)


def ruling_scene(ruling: Ruling, players: Sequence[Player] | None = None) -> Scene:
    """The scene of a ruling that is played on the ground; None proposes who is drawn."""
    if ruling.throw_in is not None:
        from polofield.scene.throw_in import throw_in_scene

        return throw_in_scene(ruling, players)
    from polofield.scene.build import scene_of

    if players is None:
        return scene_of(ruling, propose(ruling))
    from polofield.scene.situation import with_verdicts

    verdicts = check(ruling, players)
    return with_verdicts(scene_of(ruling, [verdict.player for verdict in verdicts]), verdicts)


def draw_sweep(rule: str, surface: Surface | None = None, **look: Any) -> Diagram:
    """Draw where a rule puts the ball for every place; `look` as in `draw`.

    Raises:
        RuleError: no such rule, one that has no sweep, or a surface of the other kind.
    """
    from polofield.scene.sweep import sweep

    return lay_out_scene(sweep(rule, surface), _look(look))


def _draw_decision(ruling: Ruling, look: Look) -> Diagram:
    from polofield.layout.outcome import decision_sheet
    from polofield.rules.decisions import decision

    profile, theme = _profile_and_theme(look)
    found = decision(ruling)
    return Diagram(decision_sheet(found, ruling, profile, theme, look.voice, look.frame))


def _look(given: dict[str, Any]) -> Look:
    known = Look.__dataclass_fields__
    for name in given:
        if name not in known:
            raise PolofieldError(f"draw takes no {name!r}{did_you_mean(name, known)}")
    return Look(**given)


def _profile_and_theme(look: Look) -> tuple[Any, Theme]:
    theme = look.theme if isinstance(look.theme, Theme) else theme_named(look.theme)
    return profile_named(look.profile), theme


def lay_out_scene(scene: Scene, look: Look) -> Diagram:
    """The diagram of a scene."""
    from polofield.layout.diagram import lay_out
    from polofield.layout.picture import Setting

    profile, theme = _profile_and_theme(look)
    setting = Setting(
        view=checked_view(look.view),
        up=checked_up(look.up),
        profile=profile,
        theme=theme,
        voice=look.voice,
        frame=look.frame,
        step=look.step,
    )
    return Diagram(lay_out(scene, setting))


def scene_named(id: str, surface: Surface | None = None) -> Scene:
    """The scene of a diagram that is no ruling, by its id.

    Raises:
        RuleError: no such diagram, or it is a ruling, or the surface is of the other kind.
    """
    from polofield.rules.catalogue import entry, load

    found = entry(id)
    if found.kind != "diagram":
        raise RuleError(f"{found.id} is a rule: ask for its ruling and draw that")
    shown = surface or (Field() if found.surface == "outdoor" else Arena())
    if shown.kind != found.surface:
        raise RuleError(f"{found.id} needs a surface of the kind {found.surface}, not {shown.kind}")
    scene: Scene = load(found.function, "polofield.scene")(shown)
    return scene
