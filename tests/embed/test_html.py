"""Figures as HTML, from the library and from the command."""

from html.parser import HTMLParser

import pytest
from click.testing import CliRunner

import polofield as pf
from polofield.commands.cli import cli
from polofield.embed.html import error_html, figure_html
from polofield.errors import PolofieldError
from polofield.render.html import alt_text, image_html
from polofield.rulings.phrase import Voice


class Page(HTMLParser):
    """The elements of a piece of HTML and the text of each."""

    def __init__(self, text):
        super().__init__()
        self.elements = []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.elements.append((tag, dict(attrs), []))

    def handle_data(self, data):
        if self.elements:
            self.elements[-1][2].append(data)

    def one(self, tag):
        (found,) = [
            (attrs, "".join(data).strip()) for name, attrs, data in self.elements if name == tag
        ]
        return found


def five_a(**look):
    return pf.draw(pf.ruling("outdoor/penalty-5a", pf.Field(), at=(62, 78)), **look)


def test_alt_says_title_and_sentence():
    ruling = pf.ruling("outdoor/penalty-5a", pf.Field(), at=(62, 78))
    alt = alt_text(pf.draw(ruling).sheet)
    assert alt.startswith("Penalty 5a · from the spot. ")
    assert alt.endswith(ruling.say(Voice("Blue", "Yellow")))
    assert alt_text(pf.draw(ruling, bare=True).sheet) == alt
    assert "Ours" in alt_text(pf.draw(ruling, sentence="Ours").sheet)


def test_image():
    image, _ = Page(image_html(five_a().sheet, "a & b.svg")).one("img")
    assert image["src"] == "a & b.svg"
    assert image["alt"] == alt_text(five_a().sheet)
    sheet = five_a().sheet
    assert (image["width"], image["height"]) == (str(round(sheet.width)), str(round(sheet.height)))
    paper = Page(image_html(five_a(profile="print").sheet, "a.svg")).one("img")[0]
    assert paper["width"] == "605"  # 160 mm


def test_figure_escapes():
    text = '<b> & "quotes"'
    figure = figure_html("<img>", text, id='a"b', classes=("c",), width="10em", align="center")
    attrs, _ = Page(figure).one("figure")
    assert attrs["id"] == 'a"b'
    assert attrs["class"] == "polofield c"
    assert "max-width:10em" in attrs["style"]
    assert Page(figure).one("figcaption")[1] == text
    assert "<figcaption" not in figure_html("<img>")
    with pytest.raises(PolofieldError, match="unknown align 'centre'; did you mean 'center'"):
        figure_html("<img>", align="centre")


def test_error_box_is_text():
    assert "&lt;script&gt;" in error_html(("<script>",))


def run(*arguments):
    return CliRunner().invoke(cli, arguments)


def test_command_prints_a_figure_of_the_file_it_writes(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    done = run("draw", "outdoor/penalty-5a", "--at", "62,78", "--html", "-o", "my figure.svg")
    assert done.exit_code == 0
    image, _ = Page(done.stdout).one("img")
    assert image["src"] == "my%20figure.svg"
    assert (tmp_path / "my figure.svg").read_text(encoding="utf-8") == five_a().svg()
    # nothing is heard twice: the caption names it, the alternative says it
    assert Page(done.stdout).one("figcaption")[1] == "Penalty 5a · from the spot"
    assert image["alt"] == five_a().sheet.sentence
    assert "Penalty 5a" not in image["alt"]


def test_command_prints_the_drawing_itself():
    done = run("draw", "outdoor/penalty-2", "--html", "-o", "-")
    assert done.stdout.count("<svg") == done.stdout.count("</figure>") == 1
    assert "<figcaption" not in done.stdout
    assert Page(done.stdout).elements[2][0] == "title"
    assert "".join(Page(done.stdout).elements[2][2]).strip() == "Penalty 2 · 30 yards"


def test_command_prints_the_alt_text_and_draws_nothing(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    done = run("draw", "outdoor/penalty-5a", "--at", "62,78", "--alt")
    assert done.stdout == alt_text(five_a().sheet) + "\n"
    assert not list(tmp_path.iterdir())


def test_command_refuses_a_format_that_no_page_shows(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    done = run("draw", "outdoor/penalty-2", "--html", "-o", "a.pdf")
    assert done.exit_code == 2
    assert "--html" in done.stderr
    assert not list(tmp_path.iterdir())
