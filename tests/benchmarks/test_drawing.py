"""Drawing compared with other libraries in the same run; what counts is the ratio."""

import gzip
from statistics import median

import pytest
from peers import PIXELS, beside, chess_board, peak_memory, soccer

import polofield as pf
from polofield.rules.catalogue import ENTRIES

AT = (62, 78)


def ruling():
    return pf.ruling("outdoor/penalty-5a", pf.Field(), at=AT)


def full_svg():
    return pf.draw(ruling()).svg()


def surface_svg():
    return pf.draw("outdoor/field", options={"blank": True}).svg()


def sweep_svg():
    return pf.draw_sweep("outdoor/penalty-5a").svg()


def surface_png():
    drawn = pf.draw("outdoor/field", options={"blank": True}, profile="slide")
    return drawn.rendered("png", pixels_wide=PIXELS[0])


def full_png():
    """A slide is a little higher than the pitch beside it at the same width."""
    return pf.draw(ruling(), profile="slide").rendered("png", pixels_wide=PIXELS[0])


def report(benchmark, ours, theirs):
    ratio = ours / theirs
    benchmark.extra_info["ratio"] = round(ratio, 3)
    print(f"\n  {ours:.2f} ms against {theirs:.2f} ms: {ratio:.3f}")
    return ratio


@pytest.mark.parametrize("draw", [full_svg, surface_svg], ids=lambda draw: draw.__name__)
def test_svg_beside_a_plain_pitch(benchmark, draw):
    ratio = report(benchmark, *beside(draw, lambda: soccer("svg"), 15))
    benchmark(draw)
    assert ratio <= 0.15


def test_svg_beside_a_chess_board(benchmark):
    report(benchmark, *beside(full_svg, chess_board, 15))
    benchmark(full_svg)


def gallery():
    """Every figure of the gallery as an SVG, by its id, with its strip if it has one."""
    for entry in ENTRIES.values():
        if entry.kind == "diagram":
            drawn = pf.draw(entry.id)
        else:
            drawn = pf.draw(pf.ruling(entry.id, **entry.example.arguments()))
        yield entry.id, drawn.svg().encode()


def test_figures_are_small_files():
    """Half of all are, and half of those with a strip, which shows four small pictures more."""
    figures = dict(gallery())
    stripped = [data for data in figures.values() if b'-layer-strip"' in data]
    for some, most, packed in ((list(figures.values()), 45, 18), (stripped, 65, 22)):
        sizes = median(map(len, some)), median(len(gzip.compress(data, 9)) for data in some)
        print(f"\n  {len(some)} figures: {sizes[0]:.0f} bytes, {sizes[1]:.0f} packed")
        assert sizes[0] <= 1000 * most
        assert sizes[1] <= 1000 * packed


def test_a_sweep_beside_a_plain_pitch(benchmark):
    report(benchmark, *beside(sweep_svg, lambda: soccer("svg"), 9))
    benchmark(sweep_svg)


@pytest.mark.parametrize("draw", [full_png, surface_png], ids=lambda draw: draw.__name__)
def test_png_beside_a_plain_pitch(benchmark, draw):
    ratio = report(benchmark, *beside(draw, lambda: soccer("png"), 11))
    benchmark.pedantic(draw, rounds=5)
    assert ratio <= 1.15


def test_a_ruling(benchmark):
    field = pf.Field()
    pf.ruling("outdoor/penalty-5a", field, at=AT)
    benchmark(lambda: pf.ruling("outdoor/penalty-5a", field, at=AT))
    assert benchmark.stats["min"] <= 0.2e-3


SVG = (
    "import polofield as pf; d = pf.draw(pf.ruling('outdoor/penalty-5a', pf.Field(), at=(62, 78)))"
)


def test_memory_of_an_svg():
    peak = peak_memory(f"{SVG}; d.svg()")
    print(f"\n  {peak:.1f} MiB")
    assert peak <= 60


def test_memory_of_a_png():
    peak = peak_memory(f"{SVG}; d.rendered('png')")
    print(f"\n  {peak:.1f} MiB")
    assert peak <= 110


def test_memory_of_many():
    """A thousand diagrams hold no more than a hundred."""
    many = (
        "import polofield as pf\n"
        "for i in range({}):\n"
        "    at = (i % 250 - 100, i % 150 - 75)\n"
        "    pf.draw(pf.ruling('outdoor/penalty-5a', pf.Field(), at=at)).svg()"
    )
    few, more = peak_memory(many.format(100)), peak_memory(many.format(1000))
    print(f"\n  {few:.1f} MiB after 100, {more:.1f} MiB after 1000")
    assert more <= few + 5
