"""Pages and tables made from polofield's own data when the site is built, so that none goes stale.

At the start of a build it writes a page for each rule and diagram, `rules/*.md`, beside the
hand-written pages. In any page, a `{generated}` directive stands for a piece of Markdown from
`tables`.
"""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import rule_page
import tables
from docutils import nodes
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective
from sphinx.util.typing import ExtensionMetadata

import polofield
from polofield.embed.options import code_digest
from polofield.rules.catalogue import ENTRIES

HOME = Path(polofield.__file__).parent
"""The package, with its examples."""


class Generated(SphinxDirective):
    """`{generated} NAME`: the Markdown that `tables.NAME` gives, with the arguments that follow."""

    required_arguments = 1
    optional_arguments = 9

    def run(self) -> list[nodes.Node]:
        name, *arguments = self.arguments
        return self.parse_text_to_nodes(
            getattr(tables, name)(*arguments), allow_section_headings=True
        )


def write_pages(app: Sphinx) -> None:
    """Write the pages of the rules that are not already there as they should be."""
    folder = Path(app.srcdir) / "rules"
    pages = {entry.id: rule_page.page(entry) for entry in ENTRIES.values()}
    for found in folder.rglob("*.md"):
        if found.relative_to(folder).with_suffix("").as_posix() not in pages:
            found.unlink()
    for name, text in pages.items():
        path = folder / f"{name}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


RULE_IN_WORDS = re.compile(r"\((" + "|".join(sorted(ENTRIES, key=len, reverse=True)) + r")\)")


def link_rules(app: Sphinx, doctree: nodes.document) -> None:
    """In the tables of what rulings say, link the ids of other rules to their pages."""
    del app
    for table in doctree.findall(nodes.table):
        if "polofield-table" in table["classes"]:
            for text in list(table.findall(nodes.Text)):
                if found := RULE_IN_WORDS.search(text):
                    text.parent.replace(text, _linked(text, found))


def without_readings(app: Sphinx, doctree: nodes.document) -> None:
    """On the pages of the rules, the readings have a section of their own below the table."""
    if not app.env.docname.startswith("rules/"):
        return
    for row in list(doctree.findall(nodes.row)):
        heading = next(iter(row.findall(nodes.entry)))
        if heading.astext() == READINGS and "polofield-table" in _table_of(row)["classes"]:
            row.parent.remove(row)


READINGS = "Readings"
"""The heading of the readings in a table of what a ruling says."""


def _table_of(row: nodes.row) -> nodes.table:
    found = row.parent
    while not isinstance(found, nodes.table):
        found = found.parent
    return found


def _linked(text: nodes.Text, found: re.Match[str]) -> list[nodes.Node]:
    id = found[1]
    title = ENTRIES[id].title
    link = pending_xref(
        "",
        nodes.inline(text=id if title in text[: found.start()] else title),
        reftype="doc",
        refdomain="std",
        reftarget=f"/rules/{id}",
        refexplicit=True,
    )
    before, after = text[: found.start() + 1], text[found.end() - 1 :]
    return [nodes.Text(before), link, nodes.Text(after)]


def open_in_full(app: Sphinx, doctree: nodes.document, _: str) -> None:
    """On small screens a figure's text is small too: it then leads to the drawing in full size.

    Sphinx links every image that has a width so; pictures in cards lead to their pages already.
    """
    if app.builder.name == "html":
        for figure in doctree.findall(nodes.figure):
            for image in figure.findall(nodes.image):
                if "polofield" in image and not _is_in_card(figure):
                    image["width"] = "100%"


def _is_in_card(figure: nodes.Node) -> bool:
    while figure.parent is not None:
        figure = figure.parent
        if "sd-card" in getattr(figure, "attributes", {}).get("classes", ()):
            return True
    return False


def plain_property(app, what, name, obj, options, lines: list[str]) -> None:
    """Keep a colon in the first line of a property from being read as the end of a type."""
    del app, name, obj, options
    if what == "property" and lines:
        lines[0] = lines[0].replace(": ", " – ", 1)


def plain_metavar(app, context, lines: list[str]) -> None:
    """Name the value of an option as its flag does, not as the function that takes it."""
    del app, context
    lines[:] = [line.replace("<look_", "<") for line in lines]


def literal_flags(app, context, lines: list[str]) -> None:
    """Flags in a command's text are code: their hyphens are not a dash."""
    del app, context
    lines[:] = [re.sub(r"(?<![`\w-])(-{1,2}[a-z][\w-]*)", r"``\1``", line) for line in lines]


def _made_from() -> str:
    """A digest of what the generated pieces are made from: a change has every page read again."""
    sources = [*Path(__file__).parent.glob("*.py"), *(HOME / "examples").iterdir()]
    digest = hashlib.sha256(code_digest().encode())
    for path in sorted(sources):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def setup(app: Sphinx) -> ExtensionMetadata:
    app.connect("builder-inited", write_pages)
    app.connect("autodoc-process-docstring", plain_property, priority=400)
    app.connect("sphinx-click-process-description", literal_flags)
    app.connect("sphinx-click-process-options", plain_metavar)
    app.connect("doctree-read", link_rules)
    app.connect("doctree-read", without_readings)
    app.connect("doctree-resolved", open_in_full)
    app.add_directive("generated", Generated)
    app.add_config_value("generated_from", _made_from(), "env", types=[str])
    return {"parallel_read_safe": True, "parallel_write_safe": True}
