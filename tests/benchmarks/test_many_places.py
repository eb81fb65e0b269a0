"""A million places at once: where the ball is placed, and which places are legal."""

import numpy as np
import pytest

import polofield as pf
from polofield.rules.catalogue import ENTRIES, load

MILLION = 1_000_000
SWEPT = [id for id, entry in ENTRIES.items() if entry.place]


def places(entry, surface):
    rng = np.random.default_rng(5)
    half = surface.half_length, surface.half_width
    xy = rng.uniform(-1, 1, (MILLION, 2)) * half
    match entry.needs:
        case "attacked-line":
            xy[:, 0] = half[0]
        case "own-line":
            xy[:, 0] = -half[0]
        case "side" | "wall":
            xy[:, 1] = half[1]
    if entry.needs.endswith("line"):
        xy = xy[np.abs(xy[:, 1]) >= surface.half_goal]
    return xy


@pytest.mark.parametrize("id", SWEPT)
def test_a_million_places_are_put(benchmark, id):
    entry = ENTRIES[id]
    surface = pf.Field() if entry.surface == "outdoor" else pf.Arena()
    xy = places(entry, surface)
    balls = benchmark.pedantic(load(entry.place), (surface, xy), rounds=3)
    assert np.isfinite(balls).all()
    assert benchmark.stats["min"] <= (1 if entry.surface == "outdoor" else 3)
