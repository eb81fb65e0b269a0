"""A Sphinx extension: `.. polofield::` for figures, `.. polofield-table::` for their text.

    extensions = ["polofield.embed.sphinx"]

Figures are standard image nodes, so every builder can show them: SVG in HTML and EPUB, PDF in
LaTeX, the alt text in plain text and manual pages. They are drawn once, into the doctree folder,
under a name that depends on everything in the picture. Files named in a page are read from the
source folder and from the folders in `polofield_folders` in `conf.py`.
"""

from __future__ import annotations

import os
import pickle
import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Self

from docutils import nodes
from docutils.parsers.rst import directives
from docutils.statemachine import StateMachine
from sphinx.application import Sphinx
from sphinx.transforms import SphinxTransform
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.transforms.post_transforms.images import ImageConverter
from sphinx.util.docutils import SphinxDirective
from sphinx.util.typing import ExtensionMetadata, OptionSpec

from polofield import __version__
from polofield.drawing.diagram import Diagram
from polofield.embed.html import FIGURE_CLASS
from polofield.embed.options import (
    FILE,
    FLAGS,
    LOOK,
    PLACE,
    RULES,
    Request,
    allowed_path,
    code_digest,
    diagrams,
    parts,
)
from polofield.errors import FileError, PolofieldError
from polofield.files.toml_file import read_text
from polofield.files.toml_limits import MAX_BYTES
from polofield.render.html import alt_text, pixels
from polofield.render.output import rendered, write_whole
from polofield.scene.parts import Item


class _Options(dict[str, Any]):
    """An option specification that accepts unknown names, to report them with suggestions."""

    def __missing__(self, name: str) -> Any:
        return directives.unchanged


def _align(text: str) -> str:
    return directives.choice(text, ("left", "center", "right"))


def _width(text: str) -> str:
    given: str = directives.length_or_percentage_or_unitless(directives.unchanged_required(text))
    return given


FIGURE_OPTIONS: OptionSpec = {
    "alt": directives.unchanged,
    "caption": directives.unchanged,
    "width": _width,
    "align": _align,
    "class": directives.class_option,
    "figclass": directives.class_option,
    "name": directives.unchanged,
}
REQUEST_OPTIONS: OptionSpec = {
    "file": directives.unchanged_required,
    **dict.fromkeys((*PLACE, *LOOK, *FLAGS, *RULES), directives.unchanged),
}


class _Directive(SphinxDirective):
    """The base of both directives: a rule as argument, or a scenario as body or file."""

    optional_arguments = 1
    final_argument_whitespace = True
    has_content = True
    page_options: ClassVar[OptionSpec] = {}

    def run(self) -> list[nodes.Node]:
        """The nodes; for mistakes, errors with their lines."""
        try:
            return self.content_nodes(self.request())
        except FileError as error:
            return [self.report(problem) for problem in error.problems]
        except PolofieldError as error:
            raise self.error(f"polofield: {error}") from error

    def content_nodes(self, request: Request) -> list[nodes.Node]:
        raise NotImplementedError

    def request(self) -> Request:
        """The request; its files are registered as dependencies of the page."""
        given = [bool(self.arguments), bool(self.content), "file" in self.options]
        if sum(given) != 1:
            raise PolofieldError(
                "expected exactly one of the id of a rule, a scenario as body, and :file:"
            )
        options = {
            name: str(text or "")
            for name, text in self.options.items()
            if name not in self.page_options and name != "file"
        }
        page = tuple(self.page_options)
        if options.get("theme", "").endswith(FILE):
            options["theme"] = self.dependency(options["theme"])
        if self.arguments:
            return Request(self.arguments[0].strip(), options=options, page=page)
        if self.content:
            # padded with blank lines, so that line numbers of mistakes are those of the page
            text = "\n" * self.lines_before_content + "\n".join(self.content)
            source = self.get_source_info()[0]
            return Request(scenario=text, source=source, options=options, page=page)
        path = self.dependency(self.options["file"])
        text = read_text(path, MAX_BYTES)
        return Request(scenario=text, source=path, options=options, page=page)

    @property
    def lines_before_content(self) -> int:
        """The number of lines of the page before the body; MyST counts from the directive."""
        in_rst = isinstance(self.state_machine, StateMachine)
        return self.content_offset + (0 if in_rst else self.lineno)

    def set_location(self, node: nodes.Element, option: str = "") -> None:
        """Set the source line of a node's text, for translation catalogues.

        It is the line of the option if that is given, else the first line of the directive.
        """
        lines = self.block_text.splitlines() if option in self.options else []
        begins = re.compile(rf"\s*:?{option}:")
        after = next((n for n, line in enumerate(lines) if n and begins.match(line)), 0)
        node.source, node.line = self.get_source_info()[0], self.lineno + after

    def dependency(self, name: str) -> str:
        """The path of a file named in the page, registered as a dependency of the page.

        Raises:
            PolofieldError: it is outside the source folder and the folders that the site allows.
        """
        relative, path = self.env.relfn2path(name.strip())
        source = Path(self.env.srcdir)
        folders = (source, *(source / folder for folder in self.config.polofield_folders))
        allowed_path(name.strip(), Path(path), folders, "polofield_folders in conf.py")
        self.env.note_dependency(relative)
        return os.fspath(path)

    def report(self, problem: str) -> nodes.system_message:
        """An error for a mistake in a scenario, with its own line if that is in the page."""
        here = re.fullmatch(rf"{re.escape(self.get_source_info()[0])}:(\d+): (.*)", problem)
        line, text = (int(here[1]), here[2]) if here else (self.lineno, problem)
        return self.state_machine.reporter.error(f"polofield: {text}", line=line)


class FigureDirective(_Directive):
    """`.. polofield::`: a rule, a diagram, a sweep or a scenario as a figure."""

    page_options = FIGURE_OPTIONS
    option_spec = _Options(REQUEST_OPTIONS | FIGURE_OPTIONS)

    def content_nodes(self, request: Request) -> list[nodes.Node]:
        """A figure; for `:steps:` one for each step."""
        store = Store.of(request, self.env.doctreedir)
        drawn = store.drawn(request)
        self.env.note_dependency(os.path.relpath(store.sheets, self.env.srcdir))
        figures = [
            self.figure(diagram, store.picture(index), index, len(drawn))
            for index, diagram in enumerate(drawn)
        ]
        self.add_name(figures[0])
        if len(figures) == 1:
            return [figures[0]]
        return [nodes.container("", *figures, classes=["polofield-steps"])]

    def figure(self, diagram: Diagram, path: Path, index: int, count: int) -> nodes.figure:
        """The figure node of a diagram; its image knows how many inches it is wide and high."""
        unit = diagram.sheet.unit
        image = nodes.image(
            "",
            uri="/" + Path(os.path.relpath(path, self.env.srcdir)).as_posix(),
            alt=self.options.get("alt") or alt_text(diagram.sheet),
            classes=[FIGURE_CLASS, *self.options.get("class", [])],
            polofield=(diagram.sheet.width * unit, diagram.sheet.height * unit),
        )
        self.set_location(image, "alt")
        if "width" in self.options:
            image["width"] = self.options["width"]
        figure = nodes.figure("", image, classes=list(self.options.get("figclass", [])))
        if "align" in self.options:
            figure["align"] = self.options["align"]
        self.set_source_info(figure)
        if caption := self.options.get("caption"):
            counted = f"{caption} ({index + 1} of {count})" if count > 1 else caption
            node = nodes.caption(counted)
            self.set_location(node, "caption")
            parsed, messages = self.parse_inline(counted, lineno=node.line or self.lineno)
            node += parsed
            figure += [node, *messages]
        return figure


class TableDirective(_Directive):
    """`.. polofield-table::`: the text of a ruling, or of the conduct rule, as a table."""

    page_options: ClassVar[OptionSpec] = {
        "class": directives.class_option,
        "name": directives.unchanged,
    }
    option_spec = _Options(REQUEST_OPTIONS | page_options)

    def content_nodes(self, request: Request) -> list[nodes.Node]:
        """The table, with a row for each part: its heading and its text."""
        body = nodes.tbody()
        for heading, items in parts(request).items():
            text = nodes.entry("", self.item_nodes(items))
            body += nodes.row("", nodes.entry("", self.paragraph(heading)), text)
        columns = (nodes.colspec(colwidth=20, stub=1), nodes.colspec(colwidth=80))
        table = nodes.table("", nodes.tgroup("", *columns, body, cols=2))
        table["classes"] += ["polofield-table", *self.options.get("class", [])]
        self.set_source_info(table)
        self.add_name(table)
        return [table]

    def item_nodes(self, items: Sequence[Item]) -> nodes.Element:
        """One item as a paragraph, several as a list."""
        if len(items) == 1 and not items[0].further:
            return self.paragraph(items[0].text)
        listed = nodes.bullet_list(bullet="-")
        for item in items:
            node = nodes.list_item("", self.paragraph(item.text))
            if item.further:
                node += self.item_nodes(item.further)
            listed += node
        return listed

    def paragraph(self, text: str) -> nodes.paragraph:
        """A paragraph in the table."""
        node = nodes.paragraph(text=text)
        self.set_location(node)
        return node


@dataclass(frozen=True)
class Store:
    """A cache folder in the doctree folder for one request: its pictures and their sheets.

    Its files are never replaced, as pages that show them would then count as out of date.
    """

    folder: Path
    name: str

    @classmethod
    def of(cls, request: Request, doctrees: str | os.PathLike[str]) -> Self:
        """The store for a request."""
        return cls(Path(doctrees) / "polofield" / request.key, request.name)

    @property
    def sheets(self) -> Path:
        """The file with its sheets, which is written last."""
        return self.folder / "sheets.pickle"

    def picture(self, index: int) -> Path:
        """The SVG file of one of its diagrams."""
        return self.folder / f"{self.name}-{index + 1}.svg"

    def drawn(self, request: Request) -> tuple[Diagram, ...]:
        """The diagrams of the request, from the cache or newly drawn."""
        with suppress(FileNotFoundError):
            cached = tuple(map(Diagram, pickle.loads(self.sheets.read_bytes())))
            if all(self.picture(index).is_file() for index in range(len(cached))):
                return cached
        made = diagrams(request)
        self.folder.mkdir(parents=True, exist_ok=True)
        for index, diagram in enumerate(made):
            size = (pixels(diagram.sheet)[0], "px")
            _write_new(self.picture(index), rendered(diagram.sheet, "svg", size=size))
        _write_new(self.sheets, pickle.dumps(tuple(diagram.sheet for diagram in made)))
        return made


def other_format(picture: Path, suffix: str) -> Path:
    """The picture of a store in another format, from the cache or newly drawn."""
    found = picture.with_suffix(suffix)
    if not found.is_file():
        sheets = pickle.loads(Store(picture.parent, "").sheets.read_bytes())
        sheet = sheets[int(picture.stem.rpartition("-")[2]) - 1]
        _write_new(found, rendered(sheet, suffix[1:]))
    return found


def _write_new(path: Path, data: bytes) -> None:
    with suppress(FileExistsError):
        write_whole(path, data, replace=False)


LINE = 6.5
"""The width of a line in Sphinx's own LaTeX, in inches."""
HIGHEST = 1.2
"""Largest height of a figure in widths of a line: a page has 1.38, a caption up to five rows."""


class FiguresOnPages(SphinxPostTransform):
    """In LaTeX, makes figures narrower that would not fit on a page with their captions."""

    formats = ("latex",)
    default_priority = 200

    def run(self, **_: Any) -> None:
        """Set the width of such figures, unless the page sets it."""
        for image in self.document.findall(nodes.image):
            if "polofield" in image and not {"width", "height", "scale"} & image.attributes.keys():
                wide, high = image["polofield"]
                if min(wide, LINE) * high / wide > HIGHEST * LINE:
                    image["width"] = f"{100 * HIGHEST * wide / high:.1f}%"


class FigureConverter(ImageConverter):
    """Converts a diagram to the format that a builder needs: PDF for LaTeX, PNG for Texinfo."""

    default_priority = 190
    conversion_rules = [  # noqa: RUF012
        ("image/svg+xml", "application/pdf"),
        ("image/svg+xml", "image/png"),
    ]

    def match(self, node: nodes.image) -> bool:
        """Whether the image is a diagram and the builder needs another format."""
        return "polofield" in node and super().match(node)

    def is_available(self) -> bool:
        """Always true: no other program is needed."""
        return True

    def convert(self, _from: str | os.PathLike[str], _to: str | os.PathLike[str]) -> bool:
        """Write the picture in the format of the target's suffix."""
        target = Path(_to)
        write_whole(target, other_format(Path(_from), target.suffix).read_bytes())
        return True


class PicturesUntranslated(SphinxTransform):
    """Keeps the paths of pictures out of translation catalogues, which may list every image."""

    # after Sphinx has marked images for translation, and before it collects them
    default_priority = 15

    def apply(self, **_: Any) -> None:
        """Unmark diagrams; their alt texts can still be translated."""
        for image in self.document.findall(nodes.image):
            if "polofield" in image:
                image["translatable"] = False


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register the directives, transforms and settings."""
    app.add_directive("polofield", FigureDirective)
    app.add_directive("polofield-table", TableDirective)
    app.add_transform(PicturesUntranslated)
    app.add_post_transform(FiguresOnPages)
    app.add_post_transform(FigureConverter)
    app.add_config_value("polofield_folders", (), "env", types=[list, tuple])
    # a value that changes with polofield's code, so that all pages are then read again
    app.add_config_value("polofield_code", code_digest(), "env", types=[str])
    return {
        "version": __version__,
        "parallel_read_safe": True,
        "parallel_write_safe": True,
    }
