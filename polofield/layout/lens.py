"""The lens: three times as large, in empty ground, where the ball lies just beside the cross."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import shapely

from polofield.layout.labels import ASCENT, DESCENT, Box, line_boxes, segment_meets
from polofield.layout.metrics import text_width
from polofield.layout.panel import Picture, Setting
from polofield.layout.paths import BEFORE_BALL, ball_mark, cross_lines, move_marks
from polofield.layout.profiles import Profile
from polofield.layout.regions import open_lines, rings
from polofield.layout.sheet import Circle, Group, Line, Mark, Path, Point, ScaleMap, Text
from polofield.layout.things import pen
from polofield.rulings.parts import Place
from polofield.rulings.phrase import Distance, say
from polofield.scene.things import Area, Cross, Lens, Stroke, Thing

TIMES = 3.0
"""How much larger than the picture a lens shows the ground."""
NEAR = 24.0
"""Between the ball and the cross, in `Profile.u`: when they are nearer they need a lens."""
RADIUS = 56.0
"""Units from the middle of a lens to its edge, likewise."""
SHRUNK = 0.06
"""Of its radius, how far into the box round it other things may reach: it is round itself."""
GRID = 17
"""How many places along and across a panel are tried for a lens."""
QUAD_SEGS = 64
IN_A_LENS = ("boundary", "side-line", "mouth", "bound")
"""The weights of the lines that a lens shows."""


def needs_lens(lens: Lens, profile: Profile, yards: ScaleMap) -> bool:
    """Whether the ball and the cross lie so near to each other that they would touch."""
    apart = math.dist(lens.at, lens.ball) * yards.scale
    return apart < NEAR * profile.u


def place_lens(lens: Lens, things: Sequence[Thing], setting: Setting, picture: Picture) -> None:
    """The lens with its leader, where there is empty ground for it; else none."""
    profile = setting.profile
    if not needs_lens(lens, profile, picture.yards) or not picture.shown.holds(*lens.ball):
        return
    u = profile.u
    r = RADIUS * u
    ball = picture.yards.point(*lens.ball)
    centre = _best(ball, r, picture)
    if centre is None:
        return
    middle = _middle(lens)
    scale = picture.yards.scale * TIMES
    at = picture.yards.point(*middle)
    x0 = centre.x - (at.x - picture.yards.x0) * TIMES
    y0 = centre.y - (at.y - picture.yards.y0) * TIMES
    yards = ScaleMap(scale, x0, y0, picture.yards.turn)
    long = math.dist(ball, centre)
    ux, uy = (centre.x - ball.x) / long, (centre.y - ball.y) / long
    start = Point(ball.x + ux * profile.ball_ring * 1.3, ball.y + uy * profile.ball_ring * 1.3)
    end = Point(centre.x - ux * r, centre.y - uy * r)
    marks: list[Mark] = [
        Line(*start, *end, "dimension", width=profile.dimension),
        *_ground(things, middle, r / scale, yards, profile),
        *_inside(lens, things, yards, setting),
        Circle(*centre, r, "inset-frame", width=1.8 * u),
        *_words(lens, yards, centre, r, setting),
    ]
    outer = Point(start.x + 0.35 * (end.x - start.x), start.y + 0.35 * (end.y - start.y))
    # no dimension crosses the leader, nor lies close to it, but where both begin
    picture.room.words.extend(line_boxes(outer, end, 10 * u, profile.label))
    picture.room.take_words(Box(*centre, *centre).grown(r))
    picture.lens = lens
    picture.layers["labels"].append(Group(lens.name, tuple(marks), "lens"))


EDGE = 1.0
"""Units that a lens keeps clear of the edge of the picture, for its frame."""


def _middle(lens: Lens) -> Place:
    (ax, ay), (bx, by) = lens.at, lens.ball
    return (ax + bx) / 2, (ay + by) / 2


def _best(ball: Point, r: float, picture: Picture) -> Point | None:
    """The place nearest to the ball where a lens covers nothing and its leader crosses nobody."""
    box, inner = picture.ground.grown(-EDGE), (1 - SHRUNK) * r
    found: list[tuple[float, float, float]] = []
    for i in range(GRID + 1):
        for j in range(GRID + 1):
            x = box.x1 + r + (box.x2 - box.x1 - 2 * r) * i / GRID
            y = box.y1 + r + (box.y2 - box.y1 - 2 * r) * j / GRID
            found.append((math.dist(ball, (x, y)), x, y))
    for away, x, y in sorted(found):
        if away < 1.5 * r:
            continue
        here = Box(x - inner, y - inner, x + inner, y + inner)
        if not (picture.room.is_free(here) and picture.room.crosses_no_line(here)):
            continue
        if not any(segment_meets(person, *ball, x, y) for person in picture.room.people):
            return Point(x, y)
    return None


def _ground(
    things: Sequence[Thing], middle: Place, r: float, yards: ScaleMap, profile: Profile
) -> Iterator[Mark]:
    """What the ground shows in the lens, clipped to its circle."""
    disc = shapely.Point(*middle).buffer(r, quad_segs=QUAD_SEGS)
    edge = (*middle, r)
    whole = rings(disc, (edge,), yards)
    yield Path(whole, "page")
    for thing in things:
        if isinstance(thing, Area) and thing.layer == "ground":
            shapes = rings(thing.region.intersection(disc), (*thing.arcs, edge), yards)
            if shapes:
                yield Path(shapes, thing.role)
        elif isinstance(thing, Stroke) and thing.weight in IN_A_LENS:
            parts = [shapely.LineString(line).intersection(disc) for line in thing.lines]
            lines = [p for p in shapely.get_parts(parts).tolist() if p.length > 0]
            if lines:
                width, dash = pen(thing, profile)
                found = open_lines(lines, thing.arcs, yards)
                yield Path(found, thing.role, closed=False, width=width * 1.5, dash=dash)


def _inside(
    lens: Lens, things: Sequence[Thing], yards: ScaleMap, setting: Setting
) -> Iterator[Mark]:
    """The cross, the way from it and the ball, as large as in the picture."""
    profile = setting.profile
    at, ball = yards.point(*lens.at), yards.point(*lens.ball)
    yield from move_marks(at, ball, profile, "move", BEFORE_BALL * profile.ball_ring)
    for thing in things:
        if isinstance(thing, Cross) and thing.at == lens.at:
            title = thing.title.say(setting.voice) if thing.title else ""
            yield Group(thing.name, tuple(cross_lines(*at, profile)), "at", title)
    yield ball_mark(*ball, profile)


def _words(
    lens: Lens, yards: ScaleMap, centre: Point, r: float, setting: Setting
) -> Iterator[Mark]:
    """How many times as large it is, and the distance that decided the place."""
    profile, size = setting.profile, setting.profile.least
    yield _text(centre.x, centre.y - r * 0.72, f"×{TIMES:g}", "label-soft", setting)
    said = lens.said.say(setting.voice)
    if said:
        away = 1.2 * profile.ball_ring + 0.6 * size
        at, ball = yards.point(*lens.at), yards.point(*lens.ball)
        level = abs(at.x - ball.x) > abs(at.y - ball.y)
        # above both, or beyond the ball from a cross that lies above or below it
        off = -away if level else ball.y - centre.y + math.copysign(away, ball.y - at.y)
        yield _text(centre.x, centre.y + off, said, "label-ball", setting)
    if lens.bound is None:
        return
    start, end = yards.point(*lens.bound[0]), yards.point(*lens.bound[1])
    long = math.dist(start, end)
    if not long or max(math.dist(start, centre), math.dist(end, centre)) > 0.9 * r:
        return
    ux, uy = (end.x - start.x) / long, (end.y - start.y) / long
    nx, ny = (-uy, ux) if ux else (1.0, 0.0)
    if ny < 0:
        nx, ny = -nx, -ny
    off = profile.ball_ring * 1.9
    a = Point(start.x + nx * off, start.y + ny * off)
    b = Point(end.x + nx * off, end.y + ny * off)
    tick = 4.5 * profile.u
    ticks = tuple(
        (Point(p.x - nx * tick, p.y - ny * tick), Point(p.x + nx * tick, p.y + ny * tick))
        for p in (a, b)
    )
    yield Path(((a, b), *ticks), "move", closed=False, width=profile.dimension)
    words = say("{by}", by=Distance(math.dist(*lens.bound))).say(setting.voice)
    middle = Point((a.x + b.x) / 2, (a.y + b.y) / 2)
    wide = text_width(words, size, 700)
    far = 0.9 * size if abs(ux) > abs(uy) else wide / 2 + 0.6 * size
    yield _text(middle.x + nx * far, middle.y + ny * far, words, "label-ball", setting)


def _text(x: float, middle: float, words: str, role: str, setting: Setting) -> Text:
    size = setting.profile.least
    baseline = middle + (ASCENT - DESCENT) * size / 2
    return Text(
        x, baseline, words, size, role, weight=600, anchor="middle", halo=setting.profile.halo
    )
