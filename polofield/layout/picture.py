"""The picture in a panel: every thing of a scene in its place, every label where it has room."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise

from polofield.layout.dimensions import place_dimension
from polofield.layout.labels import Box, Room, line_boxes
from polofield.layout.lens import place_lens
from polofield.layout.panel import Picture, Setting
from polofield.layout.paths import stub_places
from polofield.layout.placing import place_label
from polofield.layout.profiles import Profile
from polofield.layout.regions import flattened, hull
from polofield.layout.riders import FAULT_RING, FAULT_WIDTH, Pose, discs, horse, mallet_discs
from polofield.layout.ruler import place_ruler, place_stick
from polofield.layout.sheet import Circle, Group, Line, Mark, Path, ScaleMap
from polofield.layout.stances import poses_of, reach
from polofield.layout.things import mark_of, remedy_head
from polofield.layout.views import EVERYWHERE, Window, fill, window
from polofield.rulings.parts import Place
from polofield.rulings.phrase import PLAIN
from polofield.scene.model import Scene
from polofield.scene.things import (
    Area,
    Arrow,
    Contour,
    Cross,
    Dimension,
    Disc,
    Figure,
    Label,
    Lens,
    Remedy,
    Ruler,
    Stroke,
    Stub,
    Thing,
    YardStick,
    shows,
)
from polofield.surface.people import HORSE_LENGTH
from polofield.surface.surfaces import Field, Surface

Symbol = Figure | Disc | Cross | Stub
SYMBOLS = (Figure, Disc, Cross)
"""What is drawn larger than life about a place, and has no words on it."""
WHOLE = (*SYMBOLS, Remedy)
"""What is drawn only where all of it is on the page."""


Word = Label | Dimension | Lens | Ruler | YardStick
WORDS = (Label, Dimension, Lens, Ruler, YardStick)
"""What is placed where it has room, when all else is drawn."""


def picture_of(scene: Scene, setting: Setting, need: Window, box: Box) -> Picture:
    """The picture of what `need` asks for, filling `box` on the page.

    What shows in other steps alone keeps its room, so that over the steps no label moves.
    """
    profile = setting.profile
    shown, yards, poses = _fitted_with_riders(scene, setting, need, box)
    room = Room(box, gap=profile.label * 0.22)
    ground = _ground_box(scene.surface, box, yards)
    picture = Picture(box, yards, shown, room, ground, setting.voice.units)
    edge = box.grown(ROUNDING)
    words = [thing for thing in scene.things if isinstance(thing, WORDS)]

    for thing in scene.things:
        if isinstance(thing, WORDS):
            continue
        mark = mark_of(thing, profile, yards, shown, setting.voice, poses)
        if mark is None:
            continue
        whole, clear = isinstance(thing, WHOLE), _is_kept_clear(thing)
        boxes = _boxes(mark) if whole or clear else []
        ridden = None
        if isinstance(thing, Figure):
            pose = poses[thing.name]
            ridden = horse(thing, pose, setting.voice)
            boxes = _person_boxes(thing, mark, pose)
            picture.side_by_side |= _is_moved(thing, pose, yards)
        if whole and not all(map(edge.holds, boxes)):
            continue
        if whole:
            picture.drawn.add(thing.name)
        if shows(thing, setting.step):
            picture.layers[thing.layer].append(mark)
            if ridden:
                picture.layers["horses"].append(ridden)
        if isinstance(thing, Cross):
            picture.crosses.extend((thing, one) for one in boxes)
        elif thing.layer == "ball":
            picture.balls.extend((thing, one) for one in boxes)
        if clear:
            room.taken.extend(boxes)
        if isinstance(thing, Figure):
            room.people.extend(boxes)
        if _is_crossed_unwillingly(thing):
            for a, b in _segments(mark):
                room.lines.extend(line_boxes(a, b, profile.mark, 1.6 * profile.label))
    for word in sorted(words, key=_rank):
        drawn_on = picture if shows(word, setting.step) else _without_marks(picture)
        if _is_in_lens(word, setting, picture):
            drawn_on = replace(_without_marks(picture), homeless=[])
        _place(word, scene, setting, drawn_on)
    if picture.lens is not None and shows(picture.lens, setting.step):
        _leave_to_lens(picture.lens, scene, picture)
    return picture


def _leave_to_lens(lens: Lens, scene: Scene, picture: Picture) -> None:
    """Leave out the cross and the way from it to the ball, which the lens shows as well."""
    shown = {
        thing.name
        for thing in scene.things
        if (isinstance(thing, Cross) and thing.at == lens.at)
        or (isinstance(thing, Arrow) and (thing.start, thing.end) == (lens.at, lens.ball))
    }
    for layer in ("moves", "ball"):
        marks = picture.layers[layer]
        marks[:] = [mark for mark in marks if mark.name not in shown]


def _fitted_with_riders(
    scene: Scene, setting: Setting, need: Window, box: Box
) -> tuple[Window, ScaleMap, dict[str, Pose]]:
    """What shows, and how everybody is drawn: wider where a rider would pass the edge."""
    profile = setting.profile
    people = [one for one in scene.things if isinstance(one, Figure)]
    edge = box.grown(ROUNDING)
    for _ in range(ROUNDS):
        shown, yards = fitted(scene, setting, need, box)
        poses = poses_of(scene.things, profile, yards, shown, box)
        over = [
            one
            for figure in people
            if figure.name in poses
            for one in _horse_boxes(figure, poses[figure.name])
            if not edge.holds(one)
        ]
        if not over or setting.units_per_yard is not None:
            break
        need = _holding(need, over, yards)
    return shown, yards, poses


def _holding(need: Window, boxes: Sequence[Box], yards: ScaleMap) -> Window:
    """The window with boxes of the page in it."""
    a, b, c, d = yards.turn
    places: list[Place] = []
    for x1, y1, x2, y2 in boxes:
        for px, py in ((x1, y1), (x2, y2)):
            across, up = (px - yards.x0) / yards.scale, (yards.y0 - py) / yards.scale
            places.append((a * across + c * up, b * across + d * up))
    return _with_places(need, places)


def _is_in_lens(word: Thing, setting: Setting, picture: Picture) -> bool:
    """Whether the lens that shows says what a label or a dimension line would."""
    lens = picture.lens
    if lens is None or not shows(lens, setting.step):
        return False
    if isinstance(word, Dimension):
        return lens.bound == (word.start, word.end)
    return word.name == lens.words


def _without_marks(picture: Picture) -> Picture:
    """The picture with the room that it has, and no marks of what is placed on it next."""
    return replace(picture, layers={name: [] for name in picture.layers})


def fitted(scene: Scene, setting: Setting, need: Window, box: Box) -> tuple[Window, ScaleMap]:
    """The window that fills a box and the way from yards to the page, with room for symbols."""
    limit = window(scene.surface, "whole", ())
    symbols = symbols_of(scene)
    if scene.sibling:
        symbols += symbols_of(scene.sibling)
    wide, high = box.x2 - box.x1, box.y2 - box.y1
    for _ in range(ROUNDS):
        shown, panel = fill(need, limit, setting.up, wide, high)
        longed_for = with_whole_symbols(shown, symbols, setting.profile, panel.scale)
        if longed_for == shown or setting.units_per_yard is not None:
            break
        need = with_whole_symbols(need, symbols, setting.profile, panel.scale, standing_in=shown)
    return shown, ScaleMap(panel.scale, panel.x0 + box.x1, panel.y0 + box.y1, panel.turn)


ROUNDING = 0.01
"""Page units by which a symbol may pass the edge that was made for it."""
FARTHEST_REACH = 44.0
"""How far a rider who is not at true size, or a stub, reaches from its place, in rider's units."""
ROUNDS = 8
"""How often a window grows for the symbols at its edge: each time it is drawn a little smaller."""


def symbols_of(scene: Scene) -> list[Symbol]:
    """What of a scene is drawn larger than life."""
    return [thing for thing in scene.things if isinstance(thing, (*SYMBOLS, Stub))]


def with_whole_symbols(
    need: Window,
    symbols: Sequence[Symbol],
    profile: Profile,
    scale: float,
    *,
    standing_in: Window | None = None,
) -> Window:
    """The window with the symbols of all that stands in it, whole at so many units to a yard.

    Or of all that stands in another window: the one that is shown, which may be wider.
    """
    stands = standing_in or need
    far = FARTHEST_REACH * profile.rider / scale + HORSE_LENGTH
    safe = need.shrunk(far)
    for thing in symbols:
        if stands.holds(*thing.at) and not safe.holds(*thing.at):
            if isinstance(thing, Stub):
                need = _with_places(need, stub_places(thing, profile, scale))
                continue
            (x, y), reach = thing.at, _reach(thing, profile, scale) / scale
            need = _with_places(need, ((x - reach, y - reach), (x + reach, y + reach)))
    return need


def _with_places(need: Window, places: Sequence[Place]) -> Window:
    """The window with some places in it."""
    xs, ys = zip(*places, strict=True)
    return Window(min(need.x1, *xs), max(need.x2, *xs), min(need.y1, *ys), max(need.y2, *ys))


def _reach(thing: Figure | Disc | Cross, profile: Profile, scale: float) -> float:
    """How far a symbol reaches from its place on the page at so many units to a yard."""
    yards = ScaleMap(scale, 0.0, 0.0, (1, 0, 0, 1))
    if isinstance(thing, Figure):
        ring = (FAULT_RING + FAULT_WIDTH) * profile.rider if thing.ring else 0.0
        way = 1.1 * remedy_head(profile) if thing.ring == "fault" else 0.0
        return max(reach(thing, profile, yards), ring + way)
    return _reach_of_sign(_at_the_origin(thing), profile, scale)


@lru_cache(maxsize=512)
def _at_the_origin(sign: Disc | Cross) -> Disc | Cross:
    """What is drawn as that is, wherever it is and whatever it is called."""
    return replace(sign, name="", at=(0.0, 0.0), title=None)


@lru_cache(maxsize=512)
def _reach_of_sign(sign: Disc | Cross, profile: Profile, scale: float) -> float:
    """How far a post, a ball or a cross at the origin reaches from there."""
    mark = mark_of(sign, profile, ScaleMap(scale, 0.0, 0.0, (1, 0, 0, 1)), EVERYWHERE, PLAIN, {})
    assert mark is not None
    box = bounds(mark)
    return max(-box.x1, box.x2, -box.y1, box.y2)


def _ground_box(surface: Surface, box: Box, yards: ScaleMap) -> Box:
    """The part of the panel that shows ground: all of it where the surround is as dark."""
    if isinstance(surface, Field):
        return box
    x, y = surface.half_length, surface.half_width
    a, b = yards.point(-x, -y), yards.point(x, y)
    return Box(
        max(min(a.x, b.x), box.x1),
        max(min(a.y, b.y), box.y1),
        min(max(a.x, b.x), box.x2),
        min(max(a.y, b.y), box.y2),
    )


def bounds(mark: Mark) -> Box:
    """The box round what a mark draws, its words apart."""
    match mark:
        case Circle():
            return Box(mark.x, mark.y, mark.x, mark.y).grown(mark.r + mark.width / 2)
        case Line():
            return Box.round(((mark.x1, mark.y1), (mark.x2, mark.y2))).grown(mark.width / 2)
        case Path():
            return _enclosing(_boxes(mark))
        case Group():
            drawn = (Circle, Line, Path, Group)
            return _enclosing([bounds(m) for m in mark.members if isinstance(m, drawn)])
    raise TypeError(mark)


def _boxes(mark: Mark) -> list[Box]:
    """The boxes round what a mark draws: of a path round each of its parts."""
    if isinstance(mark, Path):
        return [Box.round(hull(ring)).grown(mark.width / 2) for ring in mark.rings]
    return [bounds(mark)]


def _enclosing(boxes: Sequence[Box]) -> Box:
    """The box round others."""
    if len(boxes) == 1:
        return boxes[0]
    x1, y1, x2, y2 = zip(*boxes, strict=True)
    return Box(min(x1), min(y1), max(x2), max(y2))


def _person_boxes(figure: Figure, mark: Mark, pose: Pose) -> list[Box]:
    """The boxes round a badge with what is about it, and round the parts of the horse."""
    assert isinstance(mark, Group)
    about = [m for m in mark.members if m.role != "mallet" and m.role != "rim"]
    return [bounds(Group("", tuple(about))), *_horse_boxes(figure, pose)]


def _horse_boxes(figure: Figure, pose: Pose) -> list[Box]:
    """The boxes round the parts of a horse, and of the hitter's mallet."""
    covered = [*discs(pose), *(mallet_discs(pose) if figure.hitter and pose.along else ())]
    return [Box(x, y, x, y).grown(r) for x, y, r in covered]


def _is_moved(figure: Figure, pose: Pose, yards: ScaleMap) -> bool:
    """Whether somebody whose place was given is not drawn just there."""
    return not figure.proposed and math.dist(pose[:2], yards.point(*figure.at)) > ROUNDING


def _is_kept_clear(thing: Thing) -> bool:
    """Whether no words stand on a thing."""
    return isinstance(thing, SYMBOLS) or (isinstance(thing, Area) and thing.clear)


def _is_crossed_unwillingly(thing: Thing) -> bool:
    """Whether words may stand on a thing, but better not on its lines."""
    match thing:
        case Arrow() | Remedy() | Contour() | Stub():
            return True
        case Stroke():
            return thing.weight != "helper"
    return False


def _segments(mark: Mark) -> Iterator[tuple[tuple[float, float], tuple[float, float]]]:
    """The straight pieces that a mark is drawn in."""
    match mark:
        case Path():
            for ring in mark.rings:
                yield from pairwise(flattened(ring))
        case Line():
            yield (mark.x1, mark.y1), (mark.x2, mark.y2)
        case Group():
            for member in mark.members:
                yield from _segments(member)


def _rank(thing: Word) -> float:
    """When a thing that has words is placed: a radius, which is long, before a span."""
    match thing:
        case Ruler():
            return 0.0
        case YardStick():
            return 3.5
        case Lens():
            return 0.5
        case Label():
            return thing.rank
        case Dimension():
            return 2.0 if thing.freedom == "turns" else 2.5


def _place(thing: Word, scene: Scene, setting: Setting, picture: Picture) -> None:
    match thing:
        case Ruler():
            place_ruler(thing, scene.surface, setting, picture)
        case YardStick():
            place_stick(thing, setting, picture)
        case Lens():
            place_lens(thing, scene.things, setting, picture)
        case Dimension():
            place_dimension(thing, setting, picture)
        case Label():
            place_label(thing, setting, picture)
