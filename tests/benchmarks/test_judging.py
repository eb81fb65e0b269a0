import numpy as np

import polofield as pf


def test_a_hundred_thousand_places_are_judged_in_two_seconds(benchmark):
    ruling = pf.ruling("arena/penalty-2", pf.Arena(corner_radius=5))
    xy = np.random.default_rng(3).uniform((-50, -25), (50, 25), (100_000, 2))
    legal = benchmark(pf.legal, ruling, "designated", xy)
    assert legal.any()
    assert benchmark.stats["max"] < 2


def test_a_line_up_is_judged(benchmark):
    ruling = pf.ruling("outdoor/penalty-5a", pf.Field(), at=(80, 50))
    players = pf.propose(ruling)
    assert all(verdict.legal for verdict in benchmark(pf.check, ruling, players))
