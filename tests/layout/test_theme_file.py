"""A theme file: what it changes, every mistake with its line, and what can be read too badly."""

import pickle
import re
import shutil
from pathlib import Path

import matplotlib
import pytest

import polofield as pf
from polofield.errors import FileError
from polofield.layout.theme import Paint
from polofield.layout.theme_file import theme_from_toml
from polofield.layout.themes import PAPER, TURF
from polofield.layout.typeface import BARLOW


@pytest.fixture
def read(tmp_path):
    def reading(text):
        path = tmp_path / "club.toml"
        path.write_text(text, encoding="utf-8")
        return theme_from_toml(path)

    return reading


@pytest.fixture
def mistakes(read, tmp_path):
    def finding(text):
        with pytest.raises(FileError) as caught:
            read(text)
        return [p.removeprefix(f"{tmp_path / 'club.toml'}:") for p in caught.value.problems]

    return finding


def test_empty_file_is_the_base(read):
    theme, warnings = read("")
    assert theme.name == "club"
    assert theme.paints == PAPER.paints
    assert theme.dark == PAPER.dark
    assert warnings == ()


def test_base(read):
    assert read('base = "turf"')[0].paints == TURF.paints


def test_changes_are_partial(read):
    theme, warnings = read(
        """
        [paints.team-b]
        fill = "#FFE08A"
        [paints.closed]
        opacity = 0.1
        [dark.closed]
        fill = "#000000"
        opacity = 0.3
        [paints.limit-both]
        fill = "none"
        """
    )
    assert theme["team-b"] == Paint("#ffe08a", PAPER["team-b"].stroke)
    assert theme["closed"] == Paint(PAPER["closed"].fill, None, 0.1)
    assert theme["limit-both"] == Paint(None, PAPER["limit-both"].stroke)
    assert theme.dark["closed"] == Paint("#000000", None, 0.3)
    assert theme["line"] == PAPER["line"]
    assert theme.dark["line"] == PAPER.dark["line"]
    assert theme.dark["team-b"] == Paint("#ffe08a", PAPER.dark["team-b"].stroke)
    assert theme.dark["limit-both"] == Paint(None, PAPER.dark["limit-both"].stroke)
    assert warnings == ()


def test_dark(read):
    theme, _ = read(
        """
        [paints.ink]
        fill = "#222222"
        [paints.accent]
        fill = "#7a1010"
        [dark.ink]
        fill = "#eeeeee"
        [dark.panel]
        stroke = "#555555"
        """
    )
    assert theme["ink"].fill == "#222222"
    assert theme.dark["ink"].fill == "#eeeeee"
    assert theme.dark["accent"].fill == "#7a1010"
    assert theme.dark["panel"] == Paint(PAPER.dark["panel"].fill, "#555555")
    assert theme.dark["page"] == PAPER.dark["page"]


def test_every_mistake_with_its_line(mistakes):
    found = mistakes(
        """base = "truf"
colour = "red"

[paints.gras]
fill = "#437f4a"

[paints.line]
stroke = "white"
width = 2
opacity = 1.5

[dark.ink]
fill = 7
"""
    )
    assert len(found) == 7
    assert sorted(int(p.split(":")[0]) for p in found) == [1, 2, 4, 8, 9, 10, 13]
    text = "\n".join(found)
    assert "did you mean 'turf'" in text
    assert "unknown key 'colour'" in text
    assert "did you mean 'grass'" in text
    assert "expected '#rrggbb' or 'none', got 'white'" in text
    assert "opacity: expected 0 to 1, got 1.5" in text


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[paints]\nink = 3", "2"),
        ("paints = 3", "1"),
        ("[paints.ink]\nopacity = nan", "2"),
        ("[paints.ink]\nfill = '#12345'", "2"),
        ("[paints.ink]\nfill = '#12345g'", "2"),
        ("base = 3", "1"),
        ("[paints.ink", "1"),
    ],
)
def test_single_mistakes(mistakes, text, line):
    (found,) = mistakes(text)
    assert found.split(":")[0] == line


def test_a_mistake_repeats_only_the_beginning_of_a_long_text(mistakes):
    long = "W" * 10_000
    text = f'base = "{long}"\n[paints.ball]\nfill = "{long}"\n[dark]\n{long} = 3\n'
    told = mistakes(text)
    assert len(told) == 4
    assert all(len(problem) <= 160 for problem in told)


def test_of_a_great_many_mistakes_the_first_are_told(read):
    with pytest.raises(FileError) as told:
        read("".join(f"[paints.no-{n}]\n" for n in range(60)))
    assert len(told.value.problems) == 51
    assert told.value.problems[-1].endswith("club.toml: and 10 more mistakes")


def test_no_such_file(tmp_path):
    with pytest.raises(FileError, match=r"nowhere\.toml"):
        theme_from_toml(tmp_path / "nowhere.toml")


def test_warnings_name_the_line_to_blame(read):
    _, warnings = read(
        """[paints.team-a]
fill = "#2f5f36"
stroke = "#2f5f36"

[paints.run-off]
fill = "#6a9a70"

[dark.page]
fill = "#808080"
"""
    )
    lines = {w.split("club.toml:")[1].split(":")[0] for w in warnings}
    assert lines == {"1", "5", "8"}
    text = "\n".join(warnings)
    assert "team-a (a disc: the team called Blue by default) is hard to see" in text
    assert "hard to read on the page, in the dark scheme: the contrast is" in text
    assert "expected at least 4.5 to 1" in text


FONTS = Path(matplotlib.get_data_path()) / "fonts" / "ttf"
SERIF = """
[typeface]
family = "DejaVu Serif"
regular = "DejaVuSerif.ttf"
italic = "DejaVuSerif-Italic.ttf"
bold = "DejaVuSerif-Bold.ttf"
"""


@pytest.fixture
def fonts(tmp_path):
    for name in ("DejaVuSerif.ttf", "DejaVuSerif-Italic.ttf", "DejaVuSerif-Bold.ttf"):
        shutil.copy(FONTS / name, tmp_path)


@pytest.mark.usefixtures("fonts")
def test_a_theme_brings_fonts_that_lie_beside_it(read, tmp_path):
    theme, warnings = read(SERIF)
    assert warnings == ()
    assert theme.typeface.family == "DejaVu Serif"
    assert theme.typeface.regular.file == (tmp_path / "DejaVuSerif.ttf").resolve()
    assert pickle.loads(pickle.dumps(theme)) == theme
    assert theme != read("")[0]


def test_a_theme_names_an_installed_typeface(read):
    assert read('typeface = "Barlow Semi Condensed"')[0].typeface.family == BARLOW.family
    assert read("")[0].typeface == BARLOW


@pytest.mark.usefixtures("fonts")
def test_a_figure_is_set_in_its_theme_everywhere(read):
    theme, _ = read(SERIF)
    ruling = pf.ruling("outdoor/penalty-4", pf.Field())
    ours, theirs = pf.draw(ruling), pf.draw(ruling, theme=theme)
    written = theirs.svg()
    assert "font-family=\"'DejaVu Serif', sans-serif\"" in written
    assert "Barlow" not in written
    lengths = [re.findall(r'textLength="([\d.]+)"', one) for one in (ours.svg(), written)]
    assert sum(map(float, lengths[1])) > 1.15 * sum(map(float, lengths[0]))
    assert theirs.svg(text="outlines") != ours.svg(text="outlines")
    assert theirs.rendered("png", pixels_wide=340) != ours.rendered("png", pixels_wide=340)
    assert b"DejaVuSerif" in theirs.rendered("pdf")
    assert pf.draw(ruling).svg() == ours.svg()


def test_mistakes_of_a_typeface_have_their_line(mistakes, tmp_path):
    assert mistakes('\ntypeface = "Nothing Sans"') == [
        "2: typeface: no package of fonts has the family 'Nothing Sans': install"
        " fontpkg-nothing-sans, or name font files"
    ]
    assert mistakes('[typeface]\nregular = "../up.ttf"\nbld = "x.ttf"') == [
        "1: family: missing",
        "2: regular: expected the name of a file beside this one, got '../up.ttf'",
        "3: unknown key 'bld'; did you mean 'bold'?",
    ]
    assert mistakes('[typeface]\nfamily = "X"\nregular = "gone.ttf"\nbold = "gone.ttf"') == [
        "1: typeface: gone.ttf: no such file"
    ]
    (tmp_path / "no.ttf").write_text("no font")
    assert mistakes('[typeface]\nfamily = "X"\nregular = "no.ttf"\nbold = "no.ttf"') == [
        "1: typeface: no.ttf: expected a TrueType font (.ttf)"
    ]
