"""Whole processes: how long they take to start, beside `import shapely` and a bare interpreter."""

import pytest
from peers import beside, process

RUNS = 9
POLOFIELD = ("-m", "polofield")
P5A = ("outdoor/penalty-5a", "--at", "62,78")


def shown(ours, theirs, words):
    print(f"\n  {ours:.0f} ms against {theirs:.0f} ms: {words}")


@pytest.mark.parametrize("args", [("ruling", *P5A), ("draw", *P5A, "-o", "x.svg", "--force")])
def test_a_ruling_or_a_drawing_beside_shapely(args, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    ours, theirs = beside(process(*POLOFIELD, *args), process("-c", "import shapely"), RUNS)
    shown(ours, theirs, f"{ours / theirs:.2f}")
    assert ours <= 3 * theirs


@pytest.mark.parametrize("args", [("--help",), ("list",)])
def test_help_and_list_beside_a_bare_interpreter(args):
    ours, theirs = beside(process(*POLOFIELD, *args), process("-c", "pass"), RUNS)
    shown(ours, theirs, f"{ours - theirs:.0f} ms over")
    assert ours - theirs <= 120


@pytest.mark.parametrize(
    "statement", ["import polofield", "from polofield import Field, draw, ruling"]
)
def test_import_beside_shapely(statement):
    ours, theirs = beside(process("-c", statement), process("-c", "import shapely"), RUNS)
    shown(ours, theirs, f"{ours / theirs:.2f}")
    assert ours <= 1.7 * theirs
