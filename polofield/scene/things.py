"""The things of a scene, in yards, in the frame of the side that hits.

Every one has a name, a role and the range of steps in which it shows. Layers are drawn in
the order of `LAYERS`, and in each layer things in the order in which they stand in the scene.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from shapely import Geometry

from polofield.rulings.parts import Place, TeamSide
from polofield.rulings.phrase import EMPTY, Phrase
from polofield.surface.limits import Floats, Limit
from polofield.values import Cached

LAYERS = (
    "ground",
    "zones",
    "lines",
    "limits",
    "goals",
    "measures",
    "moves",
    "horses",
    "ball",
    "players",
    "remedies",
    "labels",
)


Steps = tuple[int, int]
"""The first and the last step in which a thing shows."""
ALWAYS: Steps = (0, 99)


@dataclass(frozen=True, slots=True)
class Area:
    """A filled region; `arcs` are the circles (x, y, r) on which its round edges lie.

    `clear`: no words stand on it.
    """

    name: str
    role: str
    region: Geometry
    layer: str = "ground"
    arcs: tuple[tuple[float, float, float], ...] = ()
    title: Phrase | None = None
    steps: Steps = ALWAYS
    clear: bool = False


Weight = Literal[
    "boundary", "boards", "side-line", "mark", "helper", "rest", "bound", "gate", "mouth",
    "dimension",
]  # fmt: skip
"""How heavy a line is drawn; `boards` are on a plan, `rest` is of a circle beside its limit,
`bound` dots."""


@dataclass(frozen=True, eq=False)
class Stroke(Cached):
    """Lines through places, each (n, 2) in yards; `arcs` as in `Area`."""

    name: str
    role: str
    lines: tuple[Floats, ...]
    weight: Weight = "mark"
    dashed: bool = False
    arcs: tuple[tuple[float, float, float], ...] = ()
    layer: str = "lines"
    steps: Steps = ALWAYS

    @cached_property
    def segments(self) -> tuple[tuple[Place, Place], ...] | None:
        """Its lines as pairs of places, where each is a straight one; else None."""
        if any(len(line) != 2 for line in self.lines):
            return None
        pairs = [line.tolist() for line in self.lines]
        return tuple(((a[0], a[1]), (b[0], b[1])) for a, b in pairs)


Bounded = Literal["hitting", "opposing", "both"]
"""Whom a limit binds."""


@dataclass(frozen=True, slots=True, eq=False)
class Contour:
    """The edge of what is closed to somebody, with teeth that point into it.

    `lines` are (n, 2) in yards, each with the closed ground on the side that `closed` says;
    `arcs` as in `Area`. `bound` is who may not cross it, which the form of the teeth says.
    """

    name: str
    bound: Bounded
    lines: tuple[Floats, ...]
    closed: Literal["left", "right"]
    arcs: tuple[tuple[float, float, float], ...] = ()
    layer: str = "limits"
    steps: Steps = ALWAYS

    @property
    def role(self) -> str:
        """The role of the line and of its teeth."""
        return f"limit-{self.bound}"


@dataclass(frozen=True, slots=True)
class Ruler:
    """A map's ruler along the ground, in blocks, from an end line at `x`.

    It runs towards the other end (`way`, 1 or -1). `marks` are the yards at which it has numbers,
    `ball` the place whose distance it points out. One of a `plan` is beyond all of the ground, as
    long as that, and its numbers are from the nearer end.
    """

    name: str
    x: float
    way: int
    marks: tuple[float, ...]
    ball: Place | None = None
    plan: bool = False
    layer: str = "measures"
    steps: Steps = ALWAYS


@dataclass(frozen=True, slots=True)
class YardStick:
    """A short ruler in blocks of a yard, wherever the picture has room, if that is close enough."""

    name: str
    layer: str = "measures"
    steps: Steps = ALWAYS


@dataclass(frozen=True, slots=True)
class Lens:
    """The ball and the cross, larger, where they would touch on the page.

    `bound` is the distance that decided where the ball is put, `said` what happened at the cross:
    what the dimension line between these places and the label called `words` say elsewhere.
    """

    name: str
    at: Place
    ball: Place
    bound: tuple[Place, Place] | None = None
    said: Phrase = EMPTY
    words: str = ""
    layer: str = "labels"
    steps: Steps = ALWAYS


@dataclass(frozen=True, slots=True)
class Stub:
    """A hit that may go in any direction: a short arrow towards a place, on an open arc."""

    name: str
    at: Place
    toward: Place
    layer: str = "moves"
    steps: Steps = ALWAYS


@dataclass(frozen=True, slots=True)
class Disc:
    """A small round thing, drawn no smaller than the profile's least: a post, a spot, the ball.

    A `ball` is in its ring, ready to be hit; `was` is where one lay or came to rest; `broken` one
    that breaks. A post takes `most` yards at most, so that the mouth of its goal is seen.
    """

    name: str
    role: str
    at: Place
    kind: Literal["post", "ball", "was", "broken", "spot"]
    diameter: float
    layer: str = "lines"
    title: Phrase | None = None
    steps: Steps = ALWAYS
    most: float = math.inf


@dataclass(frozen=True, slots=True)
class Cross:
    """Where it happened, when the ball is not played from there."""

    name: str
    at: Place
    title: Phrase | None = None
    layer: str = "moves"
    steps: Steps = ALWAYS


@dataclass(frozen=True, slots=True)
class Arrow:
    """A way from one place to another, to scale; straight but for where it bends, `via`.

    `kind`: the ball as it is hit from its ring, or as it flies from where it was; as it goes where
    that does not count, struck through; as it is put elsewhere; or a rider's way, dashed.
    A ball that is put elsewhere lies at the end of its way, or a ring or a line is there (`onto`).
    """

    name: str
    role: str
    start: Place
    end: Place
    kind: Literal["hit", "flight", "struck", "move", "way"]
    layer: str = "moves"
    steps: Steps = ALWAYS
    via: tuple[Place, ...] = ()
    onto: Literal["ball", "ring", "line"] = "ball"


@dataclass(frozen=True, slots=True)
class Swing:
    """A mallet that misses the ball: a dashed arc round it, from the way it was to go."""

    name: str
    at: Place
    toward: Place
    layer: str = "moves"
    steps: Steps = ALWAYS


@dataclass(frozen=True, slots=True)
class Glance:
    """Where the ball glances off somebody or something: six short rays."""

    name: str
    at: Place
    layer: str = "moves"
    steps: Steps = ALWAYS


Freedom = Literal["fixed", "turns", "slides", "beyond"]


@dataclass(frozen=True, slots=True)
class Dimension:
    """A dimension line between two places.

    `turns`: a radius, which may be drawn in any direction from `start`. `slides`: a span, which
    may be drawn beside its place, across its length. `beyond`: a span that lies along the edge of
    the ground and is drawn a little farther out. Where its distance has no room the key says
    `key`: of what it is. `of_ball`: it bounds where the ball is put. A
    span is drawn at least `off` yards beside its place. A `small` one is said by its
    number, no larger than other words, as others about it have the unit. `from_line`: it starts on
    a line of the ground across it, which leads to it wherever it is drawn.
    """

    name: str
    start: Place
    end: Place
    length: float
    freedom: Freedom = "slides"
    layer: str = "measures"
    steps: Steps = ALWAYS
    of_ball: bool = False
    off: float = 0.0
    small: bool = False
    from_line: bool = False
    key: Phrase = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class Figure:
    """A player, an umpire, a goal judge: a numbered or lettered symbol at a place.

    `facing` is the heading in radians in the frame of whoever is on a horse; None is on foot. One
    whose heading was not given `turns`, where all of the horse is then on legal ground; one who is
    `proposed` may be moved for that as well. `within` is where all of the rider has to be. Players
    are of a `team`, officials of none. The
    `hitter` alone has a mallet. `ring` marks who stands wrong, or who would if not exempt; a `flag`
    on it, who is wrong where no words say so. In `close_order`, where a row says enough, a horse
    has its true size.
    """

    name: str
    role: str
    shape: Literal["disc", "square", "triangle"]
    text: str
    at: Place
    title: Phrase
    facing: float | None = None
    turns: bool = False
    proposed: bool = False
    within: Limit | None = None
    hitter: bool = False
    ring: Literal["", "fault", "exempt"] = ""
    flag: bool = False
    close_order: bool = False
    team: TeamSide | None = None
    layer: str = "players"
    steps: Steps = ALWAYS


@dataclass(frozen=True, slots=True)
class Remedy:
    """The shortest way out of a fault, to scale: from who stands wrong to a place that is legal."""

    name: str
    who: Figure
    end: Place
    role: str = "remedy"
    layer: str = "remedies"
    steps: Steps = ALWAYS


Lie = Literal["centre", "outward", "ahead", "back", "left", "right", "above", "below"]


Spots = tuple[tuple[Place, Lie], ...]
"""Places where words may stand, best first, each with the way they lie from there."""


@dataclass(frozen=True, slots=True)
class Label:
    """Words at a place; those of a lower rank are placed first.

    `spots` are the places where it may stand, best first, each with the way it lies from there:
    over it, outward of it (away from the middle), ahead or back of it (along the attack), or on
    one side of it on the page. Where none of them shows or has room it may stand anywhere on the
    line `along`; words of a `path` rather stand along it, turned with it. `light` goes on in a
    lighter face. Of a place, `far`, that does not show, `beyond` stands at the edge of the picture
    on the way there, with an `{arrow}` and how far `{on}` from there it is. Where there is no room
    the key says `key`, which stands alone: what an entry says already it does not say again. Those
    `of_ground` say what the ground is, whatever the rule says.
    """

    name: str
    role: str
    text: Phrase
    spots: Spots
    rank: int = 5
    along: tuple[Place, Place] | None = None
    layer: str = "labels"
    steps: Steps = ALWAYS
    weight: Literal[500, 600, 700] = 500
    italic: bool = False
    path: tuple[Place, Place] | None = None
    light: Phrase = EMPTY
    far: Place | None = None
    beyond: Phrase = EMPTY
    of_ground: bool = False
    key: KeyEntry | None = field(kw_only=True)


Thing = (
    Area | Stroke | Contour | Ruler | Disc | Cross | Arrow | Stub | Dimension | Figure | Remedy
    | Label | Lens | Swing | Glance | YardStick
)  # fmt: skip


Sample = Literal[
    "disc", "square", "triangle", "ball", "cross", "zone", "place", "spot", "arrow",
    "dashed-arrow", "ring", "fault", "dimension", "teeth", "hit", "stub", "moved", "bound", "none",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class KeyEntry:
    """A line of the key: a sample of a role, and what it means.

    Of a thing at one place, `at`, it stands only where that place shows. In its words `{front}` is
    the side of the page to which the hitting side attacks, `{back}` the other. `team` is whose
    players it explains, if it does.
    """

    sample: Sample
    role: str
    text: Phrase
    number: str = ""
    steps: Steps = ALWAYS
    at: Place | None = None
    team: TeamSide | None = None


def shows(thing: Thing | KeyEntry, step: int | None) -> bool:
    """Whether something shows in that step; in None, told as a whole, everything does."""
    return step is None or thing.steps[0] <= step <= thing.steps[1]
