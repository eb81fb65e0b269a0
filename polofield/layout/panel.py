"""How a scene is to be laid out, and a picture of it under way."""

from __future__ import annotations

from dataclasses import dataclass, field

from polofield.layout.labels import Box, Room
from polofield.layout.page import Frame
from polofield.layout.profiles import Profile
from polofield.layout.sheet import Mark, ScaleMap
from polofield.layout.theme import Theme
from polofield.layout.views import Up, View, Window, window
from polofield.rulings.phrase import LabelUnits, Voice
from polofield.scene.model import Scene
from polofield.scene.surfaces import edge_across, edge_along
from polofield.scene.things import LAYERS, KeyEntry, Lens, Thing, shows


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """How a scene is to be laid out."""

    view: View
    up: Up
    profile: Profile
    theme: Theme
    voice: Voice
    frame: Frame
    step: int | None = None
    units_per_yard: float | None = None


BEYOND_SIDES, BESIDE_SIDES, BEYOND_ENDS = 2.9, 4.4, 1.2
"""Ems of a label that a plan leaves for its sizes above and below the ground, where it lies along
the page, to the left and right, where it stands upright, and beyond its ends."""
BESIDE_WORDS = 0.6
"""Of the width of a page of a given height, about how much its picture has beside the words."""


def need_of(scene: Scene, setting: Setting) -> Window:
    """What a picture of a scene has to hold; on a plan the sizes round the ground as well."""
    if not scene.plan or setting.view not in ("fit", "whole"):
        return window(scene.surface, setting.view, scene.focus)
    far, wide = edge_along(scene.surface), edge_across(scene.surface)
    need = Window(-far, far, -wide, wide)
    profile = setting.profile
    upright = setting.up in ("goal", "goal-down")
    x = BEYOND_ENDS * profile.label
    y = (BESIDE_SIDES if upright else BEYOND_SIDES) * profile.label
    scale = setting.units_per_yard
    if scale is None:
        across, beyond = (need.y2 - need.y1, y) if upright else (need.x2 - need.x1, x)
        width = profile.width * (1.0 if profile.height is None else BESIDE_WORDS)
        scale = (width - 2 * beyond) / across
    x, y = x / scale, y / scale
    return Window(need.x1 - x, need.x2 + x, need.y1 - y, need.y2 + y)


@dataclass(slots=True)
class Picture:
    """A picture on the way: its marks by layer, what is taken, and what the key has to say.

    `ground` is the part of its box in which words stand on the ground; what lies beyond it is as
    light as the page. `units` are what distances are shown in. What is said of other steps than
    the one that is shown is there too: `homeless` is what the key has to say in each, `drawn` the
    symbols that are whole on the page, `crosses` and `balls` the boxes of some. `side_by_side`
    where some people who stand close are not drawn just where they are. `lens` is the one that
    has found room; where it is `ruled`, it has a ruler.
    """

    box: Box
    yards: ScaleMap
    shown: Window
    room: Room
    ground: Box
    units: LabelUnits
    layers: dict[str, list[Mark]] = field(default_factory=lambda: {name: [] for name in LAYERS})
    homeless: list[KeyEntry] = field(default_factory=list)
    drawn: set[str] = field(default_factory=set)
    side_by_side: bool = False
    lens: Lens | None = None
    ruled: bool = False
    crosses: list[tuple[Thing, Box]] = field(default_factory=list)
    balls: list[tuple[Thing, Box]] = field(default_factory=list)

    def crosses_show(self, step: int | None) -> bool:
        """Unless a ball lies on every cross in that step."""
        crosses = [box for thing, box in self.crosses if shows(thing, step)]
        balls = [box for thing, box in self.balls if shows(thing, step)]
        return not crosses or not all(cross.is_covered(balls) for cross in crosses)
