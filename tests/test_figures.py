"""Figures as they were last looked at: every SVG byte for byte, a few PNGs pixel by pixel.

What is compared is what a user saves: a diagram's own `save`. `--mpl-generate-path=baseline_images`
writes both anew.
"""

from pathlib import Path

import pytest

import polofield as pf
from polofield.rules.catalogue import ENTRIES

BASELINES = Path(__file__).parents[1] / "baseline_images"


def example(id, **look):
    """The catalogue's example of a rule or a diagram."""
    entry = ENTRIES[id]
    if entry.kind == "diagram":
        return pf.draw(id, **look)
    surface = pf.Field() if entry.surface == "outdoor" else pf.Arena()
    return pf.draw(pf.ruling(id, surface, **entry.example.arguments()), **look)


def ruled(id, surface=None, *, options=None, **look):
    """A ruling on a surface of another size, or of another place."""
    asked = options or {}
    surface = surface or (pf.Field() if id.startswith("outdoor") else pf.Arena())
    return pf.draw(pf.ruling(id, surface, **asked), **look)


PENALTIES = [
    "outdoor/field",
    "outdoor/penalties",
    "outdoor/penalty-1",
    "outdoor/penalty-2",
    "outdoor/penalty-2-from-spot",
    "outdoor/penalty-3",
    "outdoor/penalty-3-defended",
    "outdoor/penalty-4",
    "outdoor/penalty-5a",
    "outdoor/penalty-5b",
    "outdoor/penalty-6",
    "outdoor/penalty-7",
]
RESTARTS = [
    "outdoor/side-outs",
    "outdoor/knock-in",
    "outdoor/side-out",
    "outdoor/throw-in",
    "outdoor/fair-play",
    "outdoor/goal-at-whistle",
]
ARENA = [
    "arena/field",
    "arena/penalties",
    "arena/penalty-2",
    "arena/penalty-2-from-spot",
    "arena/penalty-4",
    "arena/penalty-5a",
    "arena/free-hit",
]
CONDUCT = ["conduct/ladder", "conduct/timeline", "conduct/board"]

P5A = "outdoor/penalty-5a"
LOOKS = {
    "penalty-5a-along-half": lambda: example(P5A, view="half", up="along"),
    "penalty-5a-whole-goal-down": lambda: example(P5A, view="whole", up="goal-down"),
    "penalty-5a-print-metres": lambda: example(P5A, profile="print", label_units="m"),
    "penalty-5a-slide": lambda: example(P5A, profile="slide"),
    "penalty-5a-bare": lambda: example(P5A, bare=True),
    "penalty-5a-step-2": lambda: example(P5A, step=2),
    "penalty-5a-slivers": lambda: ruled(P5A, options={"at": (149, 0)}),
    "penalty-5a-unboarded": lambda: ruled(
        P5A, pf.Field(boarded=False, length=270, width=180), options={"at": (-100, -88)}
    ),
    "penalty-2-mono": lambda: example("outdoor/penalty-2", theme="mono"),
    "penalty-3-arena-small-cut": lambda: ruled(
        "arena/penalty-3", pf.Arena(length=60, width=30, corner_cut=5)
    ),
}

FIGURES = {
    ENTRIES[id].slug: lambda id=id: example(id) for id in PENALTIES + RESTARTS + ARENA + CONDUCT
} | LOOKS


RASTERED = (
    "outdoor-penalty-5a",  # a round edge with teeth, tints, a lettered ground
    "outdoor-knock-in",  # straight edges and bounds of both sides, dashes
    "outdoor-throw-in",  # riders in close order, turned
    "arena-penalties",  # cut corners, arcs, words along a line
    "penalty-2-mono",  # no colour: areas are told apart by dots
    "penalty-5a-slide",  # a page of another shape, heavy lines
    "penalty-5a-bare",  # no page under the ground
    "conduct-timeline",  # cards, bars and poles
)
"""The figures that are compared as PNGs: between them they show all that Matplotlib draws."""


@pytest.mark.parametrize(
    "draw",
    [
        pytest.param(
            FIGURES[name], id=name, marks=pytest.mark.mpl_image_compare(filename=f"{name}.png")
        )
        for name in RASTERED
    ],
)
def test_png(draw):
    return draw()


@pytest.mark.parametrize("name", FIGURES)
def test_svg(name, request, tmp_path):
    folder = request.config.getoption("--mpl-generate-path")
    drawn = tmp_path / f"{name}.svg"
    FIGURES[name]().save(drawn)
    if folder:
        (Path(folder) / drawn.name).write_bytes(drawn.read_bytes())
        return
    assert drawn.read_bytes() == (BASELINES / drawn.name).read_bytes()


def test_every_baseline_is_of_a_figure():
    """None is left over from a figure that no longer exists."""
    expected = {f"{name}.svg" for name in FIGURES} | {f"{name}.png" for name in RASTERED}
    assert {path.name for path in BASELINES.iterdir()} <= expected
