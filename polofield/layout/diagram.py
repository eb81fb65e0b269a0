"""A scene laid out on a page that is as high as its content, or of a given height."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from polofield.layout.compose import composed, in_one_view
from polofield.layout.head import inset_of, page_head
from polofield.layout.labels import Box
from polofield.layout.panel import Setting, need_of
from polofield.layout.parts import aspect, footer, sheet_of
from polofield.layout.picture import picture_of, symbols_of, with_whole_symbols
from polofield.layout.sheet import Sheet
from polofield.layout.strip import explained, strip_marks
from polofield.layout.views import View, Window, window
from polofield.scene.model import Scene

NARROWEST_PAGE = 0.45
"""How narrow a page may get to hold a scale, of its profile's width: its text needs room."""
LOWEST = 0.45
"""How low a picture may be, in terms of its width."""
TALLEST: Mapping[View, float] = {"fit": 0.96, "end": 1.75, "half": 1.75, "whole": 1.5}
"""How high: one that is asked for by name shows just that; what fits is chosen here anyway."""


def lay_out(scene: Scene, setting: Setting) -> Sheet:
    """The sheet of a scene."""
    need = _need(scene, setting)
    if setting.units_per_yard is not None:
        need = with_whole_symbols(need, symbols_of(scene), setting.profile, setting.units_per_yard)
    setting = _as_wide_as_its_scale(need, setting)
    profile = setting.profile
    if profile.height is not None:
        return composed(scene, setting, profile.height)
    # as high in every step, so that the picture keeps its place, and the page its size
    steps = in_one_view(scene, setting) if setting.step is not None else []
    above = page_head(scene, setting, need)
    top = max([above.bottom, *(page_head(*step, need).bottom for step in steps)])
    view = "whole" if setting.view == "fit" and not scene.focus else setting.view
    height = _panel_height(need, setting, TALLEST[view])
    picture = picture_of(scene, setting, need, Box(0, top, profile.width, top + height))
    strip, low = strip_marks(scene, setting, top + height)
    foot, bottom = footer(explained(scene, setting), setting, picture, low)
    bottom = max([bottom, *(footer(*step, picture, low)[1] for step in steps)])
    words = (*above.marks, *inset_of(scene, setting, picture, above), *foot)
    return sheet_of(scene, setting, picture, bottom, words, strip)


LEAST_SCALE = {"outdoor": 2.6, "arena": 8.0}
"""Units to a yard below which a page shows only what is close to the ball."""


def _need(scene: Scene, setting: Setting) -> Window:
    """What a picture has to hold; less on a page that is narrow."""
    need = need_of(scene, setting)
    if not scene.close or setting.units_per_yard is not None:
        return need
    across = need.y2 - need.y1 if setting.up in ("goal", "goal-down") else need.x2 - need.x1
    if setting.profile.width / across >= LEAST_SCALE[scene.surface.kind]:
        return need
    return window(scene.surface, setting.view, scene.close)


def _as_wide_as_its_scale(need: Window, setting: Setting) -> Setting:
    """The setting with a page just as wide as the view at the scale asked for, if one was."""
    if setting.units_per_yard is None:
        return setting
    across = need.y2 - need.y1 if setting.up in ("goal", "goal-down") else need.x2 - need.x1
    least = NARROWEST_PAGE * setting.profile.width
    width = max(across * setting.units_per_yard, least)
    return replace(setting, profile=replace(setting.profile, width=width))


def _panel_height(need: Window, setting: Setting, tallest: float) -> float:
    if setting.units_per_yard is not None:
        along = need.x2 - need.x1 if setting.up in ("goal", "goal-down") else need.y2 - need.y1
        return along * setting.units_per_yard
    return setting.profile.width * min(max(aspect(need, setting.up), LOWEST), tallest)
