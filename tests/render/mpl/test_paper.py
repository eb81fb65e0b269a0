"""Sheets of paper: figures where the layout put them, as large as it made them."""

from dataclasses import replace
from io import BytesIO

import pytest
from pypdf import PdfReader
from specimen import specimen

from polofield.layout.handout import Paper, Placed
from polofield.layout.sheet import Group, Text
from polofield.render.mpl.figure import paper_pdf


def told(words):
    layer = Group("layer", (Text(10, 20, words, 12, "ink"),))
    return replace(specimen(), width=100, height=50, layers=(layer,))


def placed_text(page):
    found = {}

    def visit(text, page, line, *_):
        if text.strip():
            found[text.strip()] = (page[4] + line[4], page[5] + line[5])

    page.extract_text(visitor_text=visit)
    return found


def test_figures_stand_where_they_were_put():
    first = Paper(612, 792, (Placed(told("one"), 0, 0, 1), Placed(told("two"), 200, 300, 0.5)))
    second = Paper(300, 400, (Placed(told("three"), 50, 60, 2),))
    reader = PdfReader(BytesIO(paper_pdf([first, second], title="Deck", subject="Figures")))
    pages = reader.pages
    assert [[float(v) for v in page.mediabox[2:]] for page in pages] == [[612, 792], [300, 400]]
    wanted = [
        {"one": (10, 792 - 20), "two": (200 + 5, 792 - 300 - 10)},
        {"three": (50 + 20, 400 - 60 - 40)},
    ]
    for page, texts in zip(pages, wanted, strict=True):
        found = placed_text(page)
        assert found.keys() == texts.keys()
        for words, place in texts.items():
            assert found[words] == pytest.approx(place, abs=1e-6)
    assert reader.metadata.title == "Deck"


def test_the_paper_is_not_painted():
    paper = Paper(100, 50, (Placed(told("one"), 0, 0, 1),))
    (page,) = PdfReader(BytesIO(paper_pdf([paper], title="", subject=""))).pages
    assert "\nf\n" not in page.get_contents().get_data().decode("latin-1")
