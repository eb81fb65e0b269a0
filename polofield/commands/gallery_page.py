"""The web page of a gallery: plain HTML without scripts or external resources."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Self

from polofield import __version__
from polofield.drawing.diagram import Diagram
from polofield.rulings.entries import Entry

INDEX = "index.html"
MARKER = '<meta name="generator" content="polofield gallery">'
"""Marks a page as written by polofield."""

STYLE = """
:root { color-scheme: light dark; --page: #fff; --ink: #1a1a1a; --soft: #555; --link: #0b57a4;
  --edge: #c8ccd0; }
@media (prefers-color-scheme: dark) {
  :root { --page: #16181b; --ink: #e8e8e8; --soft: #b0b4b8; --link: #8ab8f0; --edge: #44484c; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 84rem; background: var(--page); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
a { color: var(--link); }
nav ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; }
.figures { display: grid; gap: 2rem;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr)); }
figure { margin: 0; padding-bottom: 1rem; border-bottom: 1px solid var(--edge); min-width: 0; }
figure img { display: block; width: 100%; height: auto; }
figcaption p { margin: .4rem 0; }
h3 { margin: .6rem 0 0; font-size: 1.1rem; }
.clause, footer { color: var(--soft); }
code { overflow-wrap: anywhere; }
"""


@dataclass(frozen=True)
class GalleryFigure:
    """A figure on the page."""

    id: str
    slug: str
    group: str
    title: str
    clause: str
    alt: str
    description: str
    width: int
    height: int
    command: str

    @classmethod
    def of(cls, entry: Entry, diagram: Diagram) -> Self:
        """The figure of an entry's example.

        The alt text is the sentence of the figure; the description is the rest of its text.
        """
        sentence = diagram.sheet.sentence
        return cls(
            id=entry.id,
            slug=entry.slug,
            group=entry.group,
            title=entry.title,
            clause=str(entry.clause),
            alt=sentence,
            description=diagram.description.removeprefix(sentence).strip(),
            width=round(diagram.sheet.width),
            height=round(diagram.sheet.height),
            command=command(entry),
        )


def command(entry: Entry) -> str:
    """The command that draws an entry's example."""
    words = ["polofield draw", entry.id]
    if entry.example.at is not None:
        words.append("--at {:g},{:g}".format(*entry.example.at))
    for name, value in entry.example.options:
        words.append(f"--{name}" if value is True else f"--{name} {value}")
    return " ".join(words)


def is_gallery(folder: Path) -> bool:
    """Whether the folder is a gallery: its index.html has the marker."""
    try:
        with (folder / INDEX).open(encoding="utf-8", errors="replace") as file:
            return MARKER in file.read(2000)
    except OSError:
        return False


def page(figures: Sequence[GalleryFigure]) -> str:
    """The HTML of the page, with the figures by group."""
    groups = [(name, list(members)) for name, members in groupby(figures, lambda f: f.group)]
    links = "".join(f'<li><a href="#{_anchor(name)}">{escape(name)}</a></li>' for name, _ in groups)
    sections = "\n".join(_section(name, members) for name, members in groups)
    return f"""<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
{MARKER}
<title>Polo: the field, the arena and their rules</title>
<style>{STYLE}</style>
</head>
<body>
<header>
<h1>Polo: the field, the arena and their rules</h1>
<p>Every figure is to scale, as SVG and PNG. Blue hits, Yellow opposes.</p>
<nav aria-label="Groups"><ul>{links}</ul></nav>
</header>
<main>
{sections}
</main>
<footer><p>Drawn by polofield {escape(__version__)}.</p></footer>
</body>
</html>
"""


def _anchor(group: str) -> str:
    return "group-" + group.lower().replace(" ", "-")


def _section(name: str, members: Sequence[GalleryFigure]) -> str:
    anchor = _anchor(name)
    shown = "\n".join(_figure(figure) for figure in members)
    return (
        f'<section aria-labelledby="{anchor}">\n<h2 id="{anchor}">{escape(name)}</h2>\n'
        f'<div class="figures">\n{shown}\n</div>\n</section>'
    )


def _figure(figure: GalleryFigure) -> str:
    return f"""<figure id="{figure.slug}">
<img src="{figure.slug}.svg" alt="{escape(figure.alt)}"
 width="{figure.width}" height="{figure.height}" loading="lazy">
<figcaption>
<h3>{escape(figure.title)}</h3>
<p class="clause">{escape(figure.clause)}</p>
{_more(figure.description)}<p><a href="{figure.slug}.svg">SVG</a> ·
<a href="{figure.slug}.png">PNG</a> ·
<code>{escape(figure.command)}</code></p>
</figcaption>
</figure>"""


def _more(description: str) -> str:
    if not description:
        return ""
    return f"""<details><summary>Full description</summary>
<p>{escape(description)}</p></details>
"""
