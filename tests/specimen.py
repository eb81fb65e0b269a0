"""A hand-made sheet that holds every kind of mark."""

from polofield.layout.sheet import (
    Arc,
    Circle,
    Group,
    Line,
    Path,
    Point,
    ScaleMap,
    Sheet,
    Text,
)
from polofield.layout.themes import TURF

NASTY = ("A -- B", "Blue & <Red>", "$5.a$", "馬球", "be\x07ll")
SCALE = ScaleMap(scale=3.0, x0=120.0, y0=170.0, turn=(0, 1, -1, 0))


def box(x, y, width, height):
    return (Point(x, y), Point(x + width, y), Point(x + width, y + height), Point(x, y + height))


def disc(x, y, r, clockwise=True):
    return (Point(x - r, y), Arc(x + r, y, x, y, clockwise), Arc(x - r, y, x, y, clockwise))


def player(name, x, y, role, number):
    if role == "team-a":
        body = Circle(x, y, 11, role, width=1.5)
    else:
        body = Path((box(x - 10, y - 10, 20, 20),), role, width=1.5)
    text = Text(x, y + 4.4, number, 12, f"{role}-number", weight=700, anchor="middle")
    title = name.replace("-", " ").capitalize()
    return Group(name, (body, text), role=role, title=title)


def specimen(theme=TURF, nasty=NASTY):
    ball = Point(180, 380)
    ground = Group(
        "ground",
        (
            Path((box(0, 70, 680, 490),), "surround"),
            Path((box(14, 84, 652, 476),), "run-off"),
            Path((box(50, 190, 580, 370),), "grass"),
        ),
    )
    lines = Group(
        "lines",
        (
            *(Line(50, y, 630, y, "helper", width=0.8, dash=(4, 4)) for y in (290, 330, 400)),
            *(
                Line(x, y, x + 14, y, "mark", width=2)
                for y in (290, 330, 400)
                for x in (50, 333, 616)
            ),
            Path(
                ((Point(50, 560), Point(50, 190), Point(630, 190), Point(630, 560)),),
                "line",
                name="boards",
                closed=False,
                width=3,
            ),
            Circle(327.5, 190, 4, "post", width=1.5),
            Circle(352.5, 190, 4, "post", width=1.5),
            *(
                Text(648, y + 4, n, 13, "yard-number", weight=700, anchor="middle", halo=2.5)
                for y, n in ((290, "30"), (330, "40"), (400, "60"))
            ),
        ),
    )
    zones = Group(
        "zones",
        (
            Path(
                (disc(*ball, 108),),
                "place-opposing",
                name="zone-30",
                title="Yellow keeps out until the hit",
            ),
            Path(
                (box(330, 420, 320, 160), disc(480, 490, 40), box(590, 440, 30, 80)),
                "limit-hitting",
                name="zone-with-holes",
                width=1.5,
                dash=(6, 4),
            ),
            Path(
                ((Point(400, 470), Point(560, 470)),),
                "bound",
                name="dots",
                closed=False,
                width=2,
                dash=(0, 6),
            ),
        ),
    )
    measures = Group(
        "measures",
        (
            Line(52, 380, 180, 380, "dimension", name="to-side", width=1.2, heads="both", head=7),
            Line(180, 380, 256.37, 456.37, "dimension", width=1.2, heads="end", head=7),
            Text(110, 384.5, "43 yd", 13, "dimension-label", weight=700, anchor="middle", halo=4),
            Text(218, 422, "30 yd", 13, "dimension-label", weight=700, anchor="middle", halo=4),
            Line(600, 380, 600, 300, "path-hitting", "direction", width=3, heads="end", head=12),
            Text(590, 398, "Blue attacks", 13, "label", anchor="middle", halo=3),
            Text(340, 130, "goal Yellow defends", 13, "label", name="goal", anchor="middle"),
        ),
    )
    players = Group(
        "players",
        (
            player("blue-1", 280, 360, "team-a", "1"),
            player("blue-3", 180, 412, "team-a", "3"),
            player("yellow-4", 345, 220, "team-b", "4"),
            player("yellow-2", 250, 300, "team-b", "2"),
        ),
    )
    ball_layer = Group("ball", (Circle(*ball, 6, "ball", name="ball-1", width=2, title="ball"),))
    words = Group(
        "words",
        (
            Text(16, 28, "Penalty 5a · from the spot", 18, "ink", name="heading", weight=700),
            Text(16, 52, "Yellow stays 30 yd from the ball ≥ ½ → until it is hit.", 13, "ink"),
            Text(664, 28, "USPA 2026 · Rule 37", 12, "ink-soft", anchor="end"),
            *(
                Text(16 + 130 * i, 585, text, 13, "ink", anchor="start")
                for i, text in enumerate(nasty)
            ),
            Line(560, 600, 650, 600, "rule", width=1.5),
            Line(560, 596, 560, 604, "rule", width=1.5),
            Line(650, 596, 650, 604, "rule", width=1.5),
            Text(605, 592, "30 yd", 12, "ink", anchor="middle"),
        ),
    )
    return Sheet(
        slug="specimen",
        title="Penalty 5a & <others>",
        description="Ball 70 yd out, 43 yd from the side.\nBlue & Yellow \x07 line up.",
        width=680,
        height=620,
        unit=1 / 96,
        layers=(ground, lines, zones, measures, players, ball_layer, words),
        theme=theme,
        yards=SCALE,
    )
