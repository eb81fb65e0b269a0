"""Every case along a line of time: moments from top to bottom, at each its cases as small pictures.

On a narrow page the cases of a moment stand one below the other, with the words beside them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil

from polofield.layout.head import Band, head
from polofield.layout.labels import Box
from polofield.layout.metrics import evenly, wrap
from polofield.layout.page import KeyLine, key, lines
from polofield.layout.panel import Setting
from polofield.layout.sheet import Circle, Group, Line, Mark, Sheet
from polofield.layout.stipple import strewn
from polofield.layout.strip import (
    NAME,
    ROW_GAP,
    ROW_HIGH,
    ROW_WIDE,
    TEXT,
    CellWords,
    cell_picture,
    cell_windows,
    chip_and_name,
)
from polofield.rulings.phrase import capital
from polofield.scene.model import Cell, Scene
from polofield.scene.what_if import Station

ASIDE = 92.0
"""How far the pictures are from the left margin, in `Profile.u`: the names of the moments."""
LEAST, MOST = 3, 4
"""How many cases there is room for side by side, at least and at most."""
GAP = 14.0
"""Between two cases side by side."""
NARROWEST = 112.0
"""The narrowest case in units; on a narrower page they stand in rows."""
HIGH = 0.7
"""How high a picture is, of its width."""
DOT = 5.5
"""The radius of a moment on the line."""


def spine_sheet(scene: Scene, stations: Sequence[Station], setting: Setting) -> Sheet:
    """The page of a scene's words and all of its cases."""
    profile, frame, voice = setting.profile, setting.frame, setting.voice
    u = profile.u
    band = Band(profile.margin, profile.width - profile.margin, profile.margin * 0.8)
    words: list[Mark] = []
    y = band.top
    if frame.title or frame.clause or frame.sentence:
        words, y = head(scene, setting, band)
    y += profile.margin * 0.7
    beside = max(LEAST, *map(_beside, stations))
    wide = (band.width - ASIDE * u - (beside - 1) * GAP * u) / beside
    in_rows = wide < NARROWEST * u
    placed, places, y = _moments(scene, stations, setting, y, 0.0 if in_rows else wide)
    line = tuple(_line(places, band.left + DOT * u, y - 0.2 * profile.margin, setting))
    foot, bottom = _foot(scene, setting, y)
    title = scene.title.say(voice)
    layers = Group("layer-text", (*words, *foot)), Group("layer-cases", (*line, *placed))
    return Sheet(
        slug=scene.slug,
        title=title,
        description=" ".join(phrase.say(voice) for phrase in (scene.sentence, *scene.description)),
        width=profile.width,
        height=bottom,
        unit=profile.unit,
        layers=strewn(layers, setting.theme, u),
        theme=setting.theme,
        sentence=scene.sentence.say(voice),
    )


def _beside(station: Station) -> int:
    """How many cases stand side by side at most, so that its rows are as even as can be."""
    count = len(station.cells)
    rows = ceil(count / MOST)
    return ceil(count / rows)


def _moments(
    scene: Scene, stations: Sequence[Station], setting: Setting, top: float, wide: float
) -> tuple[list[Mark], list[float], float]:
    """The moments with their cases, where each stands, and the y below them all.

    `wide` is how wide a case is; 0 where they stand in rows.
    """
    profile = setting.profile
    u = profile.u
    size = (wide, HIGH * wide) if wide else (ROW_WIDE * u, ROW_HIGH * u)
    cells = [cell for station in stations for cell in station.cells]
    windows = cell_windows(cells, scene, setting, size)
    marks: list[Mark] = []
    places: list[float] = []
    y = top
    number = 0
    for index, station in enumerate(stations):
        if index:
            left = profile.margin + (ASIDE * u if wide else 2.5 * DOT * u)
            marks.append(Line(left, y, profile.width - profile.margin, y, "hairline"))
            y += profile.margin * 0.6
        places.append(y + 0.66 * NAME * u)
        name, below = _name(station, setting, y, wide)
        marks.extend(name)
        if not wide:
            y = below + 0.4 * profile.label
        per_row = _beside(station) if wide else 1
        for first in range(0, len(station.cells), per_row):
            row = station.cells[first : first + per_row]
            low = y
            for column, cell in enumerate(row):
                number += 1
                left = profile.margin + (
                    ASIDE * u + column * (wide + GAP * u) if wide else 3.2 * DOT * u
                )
                box = Box(left, y, left + size[0], y + size[1])
                words = (
                    CellWords(box.x1, box.x2, box.y2 + 0.35 * profile.label)
                    if wide
                    else CellWords(box.x2 + ROW_GAP * u, profile.width - profile.margin, y)
                )
                said, bottom = _said(cell, setting, words)
                picture = cell_picture(cell, scene, setting, box, windows.get(cell.focus))
                marks.append(Group(f"cell-{number}", (*picture, *said), "cell"))
                low = max(low, bottom, box.y2)
            y = low + (0.8 * profile.label if wide else ROW_GAP * u)
    return marks, places, y


def _name(station: Station, setting: Setting, top: float, wide: float) -> tuple[list[Mark], float]:
    """What a moment is called, beside its dot."""
    profile = setting.profile
    u, size = profile.u, NAME * profile.u
    left = profile.margin + 3.2 * DOT * u
    right = profile.margin + (ASIDE - 6) * u if wide else profile.width - profile.margin
    text = station.name.say(setting.voice)
    wrapped = wrap(capital(text), size, right - left, 700)
    placed, y = lines("", wrapped, left, top, size, "ink", weight=700)
    return [*placed], y


def _said(cell: Cell, setting: Setting, where: CellWords) -> tuple[list[Mark], float]:
    """The case, and below it whose ball it then is."""
    size = TEXT * setting.profile.u
    text = evenly(capital(cell.text.say(setting.voice)), size, where.right - where.left)
    placed, y = lines("", text, where.left, where.top, size, "ink")
    marks, y = chip_and_name(cell, setting, CellWords(where.left, where.right, y + 0.15 * size))
    return [*placed, *marks], y


def _line(places: Sequence[float], x: float, end: float, setting: Setting) -> Iterator[Mark]:
    """The line of time with a dot for each moment."""
    u = setting.profile.u
    yield Line(x, places[0], x, end, "rule", "spine", 2.4 * u, heads="end", head=11.0 * u)
    for y in places:
        yield Circle(x, y, DOT * u, "spot", width=2.4 * u)


def _foot(scene: Scene, setting: Setting, top: float) -> tuple[list[Mark], float]:
    """What the signs mean, and the rule, below a hairline."""
    profile, frame, voice = setting.profile, setting.frame, setting.voice
    left, right = profile.margin, profile.width - profile.margin
    marks: list[Mark] = [Line(left, top, right, top, "hairline")]
    y = top + profile.margin * 0.5
    if frame.key and scene.key:
        entries = [KeyLine(one.sample, one.role, one.text.say(voice)) for one in scene.key]
        found, y = key(profile, entries, left, right, y)
        marks.append(Group("key", tuple(found), "key"))
    if frame.notes:
        wrapped = wrap(f"{scene.clause.say(voice)}.", profile.least, right - left)
        placed, y = lines("scale-note", wrapped, left, y, profile.least, "ink-soft")
        marks.extend(placed)
    return marks, y + profile.margin * 0.6
