"""README's figures are files in the gallery, as polofield draws them now."""

import re
import runpy
from html import unescape
from pathlib import Path

import pytest

from polofield.render.html import alt_text
from polofield.render.output import rendered

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "gallery/figures"

FIGURES = runpy.run_path(str(FOLDER / "draw.py"))["figures"]()


@pytest.mark.parametrize("name", FIGURES)
def test_figure_is_current(name):
    drawn = rendered(FIGURES[name].sheet, "svg")
    assert (FOLDER / name).read_bytes() == drawn, "draw it anew: python gallery/figures/draw.py"


def test_no_figure_is_left_over():
    assert sorted(file.name for file in FOLDER.glob("*.svg")) == sorted(FIGURES)


def test_readme_shows_every_figure_with_its_text_alternative():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = re.findall(r'<img src="gallery/figures/([^"]*)"[^>]*alt="([^"]*)"', readme)
    assert {name: unescape(alt) for name, alt in shown} == {
        name: alt_text(diagram.sheet) for name, diagram in FIGURES.items()
    }
