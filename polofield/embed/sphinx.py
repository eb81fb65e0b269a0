"""A Sphinx extension: `.. polofield::` draws, `.. polofield-table::` says it in text.

    extensions = ["polofield.embed.sphinx"]

Figures are standard nodes, so every builder shows them as it shows any image: SVG in HTML and EPUB,
PDF in LaTeX, the text alternative in text and manual pages. They are drawn once into the doctree
folder, under a name made from everything that decides the picture. Files that a page names are
read from the source folder, and from those that `polofield_folders` in `conf.py` names besides.
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
from polofield.diagram import Diagram
from polofield.embed.files import readable
from polofield.embed.html import FIGURE_CLASS
from polofield.embed.options import (
    FILE,
    FLAGS,
    LOOK,
    PLACE,
    RULES,
    Request,
    code_digest,
    diagrams,
    parts,
)
from polofield.errors import FileError, PolofieldError
from polofield.render.html import alt_text, pixels
from polofield.render.output import rendered, write_whole
from polofield.ruling_parts import Item
from polofield.toml_file import read_text
from polofield.toml_limits import MAX_BYTES


class _Options(dict[str, Any]):
    """An option specification that lets unknown names through, for a message that helps."""

    def __missing__(self, name: str) -> Any:
        return directives.unchanged


def _align(text: str) -> str:
    return directives.choice(text, ("left", "center", "right"))


def _width(text: str) -> str:
    given: str = directives.length_or_percentage_or_unitless(directives.unchanged_required(text))
    return given


OF_FIGURE: OptionSpec = {
    "alt": directives.unchanged,
    "caption": directives.unchanged,
    "width": _width,
    "align": _align,
    "class": directives.class_option,
    "figclass": directives.class_option,
    "name": directives.unchanged,
}
ASKED: OptionSpec = {
    "file": directives.unchanged_required,
    **dict.fromkeys((*PLACE, *LOOK, *FLAGS, *RULES), directives.unchanged),
}


class _Directive(SphinxDirective):
    """What both directives share: a rule as argument, or a scenario as body or file."""

    optional_arguments = 1
    final_argument_whitespace = True
    has_content = True
    page_options: ClassVar[OptionSpec] = {}

    def run(self) -> list[nodes.Node]:
        """The nodes; for a mistake, an error with its line."""
        try:
            return self.content_nodes(self.request())
        except FileError as error:
            return [self.told(problem) for problem in error.problems]
        except PolofieldError as error:
            raise self.error(f"polofield: {error}") from error

    def content_nodes(self, request: Request) -> list[nodes.Node]:
        raise NotImplementedError

    def request(self) -> Request:
        """What is asked for; files are noted, so that a change of theirs is seen."""
        given = [bool(self.arguments), bool(self.content), "file" in self.options]
        if sum(given) != 1:
            raise PolofieldError(
                "give one thing to draw: the id of a rule, a scenario as body, or :file:"
            )
        options = {
            name: str(text or "")
            for name, text in self.options.items()
            if name not in self.page_options and name != "file"
        }
        page = tuple(self.page_options)
        if options.get("theme", "").endswith(FILE):
            options["theme"] = self.noted(options["theme"])
        if self.arguments:
            return Request(self.arguments[0].strip(), options=options, page=page)
        if self.content:
            # as many lines before it as in the page, so that its mistakes have the page's lines
            text = "\n" * self.lines_before_content + "\n".join(self.content)
            source = self.get_source_info()[0]
            return Request(scenario=text, source=source, options=options, page=page)
        path = self.noted(self.options["file"])
        text = read_text(path, MAX_BYTES)
        return Request(scenario=text, source=path, options=options, page=page)

    @property
    def lines_before_content(self) -> int:
        """How many lines of the page stand before the body; MyST counts from the directive on."""
        in_rst = isinstance(self.state_machine, StateMachine)
        return self.content_offset + (0 if in_rst else self.lineno)

    def placed(self, node: nodes.Element, option: str = "") -> None:
        """Say where the text of a node stands, for catalogues of what is to be translated.

        It is the line of an option where that is given, else the first of the directive.
        """
        lines = self.block_text.splitlines() if option in self.options else []
        stands = re.compile(rf"\s*:?{option}:")
        after = next((n for n, line in enumerate(lines) if n and stands.match(line)), 0)
        node.source, node.line = self.get_source_info()[0], self.lineno + after

    def noted(self, name: str) -> str:
        """The path of a file that is named in the page.

        Raises:
            PolofieldError: it lies outside the source folder, and the site does not allow it.
        """
        relative, path = self.env.relfn2path(name.strip())
        source = Path(self.env.srcdir)
        folders = (source, *(source / folder for folder in self.config.polofield_folders))
        readable(name.strip(), Path(path), folders, "polofield_folders in conf.py")
        self.env.note_dependency(relative)
        return os.fspath(path)

    def told(self, problem: str) -> nodes.system_message:
        """A mistake in a scenario, at its own line where that is a line of the page."""
        here = re.fullmatch(rf"{re.escape(self.get_source_info()[0])}:(\d+): (.*)", problem)
        line, text = (int(here[1]), here[2]) if here else (self.lineno, problem)
        return self.state_machine.reporter.error(f"polofield: {text}", line=line)


class FigureDirective(_Directive):
    """`.. polofield::`: a rule, a diagram, a sweep or a scenario as a figure."""

    page_options = OF_FIGURE
    option_spec = _Options(ASKED | OF_FIGURE)

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
        self.placed(image, "alt")
        if "width" in self.options:
            image["width"] = self.options["width"]
        figure = nodes.figure("", image, classes=list(self.options.get("figclass", [])))
        if "align" in self.options:
            figure["align"] = self.options["align"]
        self.set_source_info(figure)
        if caption := self.options.get("caption"):
            counted = f"{caption} ({index + 1} of {count})" if count > 1 else caption
            said = nodes.caption(counted)
            self.placed(said, "caption")
            parsed, messages = self.parse_inline(counted, lineno=said.line or self.lineno)
            said += parsed
            figure += [said, *messages]
        return figure


class TableDirective(_Directive):
    """`.. polofield-table::`: what a ruling, or the conduct rule, says, as a table of text."""

    page_options: ClassVar[OptionSpec] = {
        "class": directives.class_option,
        "name": directives.unchanged,
    }
    option_spec = _Options(ASKED | page_options)

    def content_nodes(self, request: Request) -> list[nodes.Node]:
        """The table: a row for each part, its heading first."""
        body = nodes.tbody()
        for heading, items in parts(request).items():
            said = nodes.entry("", self.said(items))
            body += nodes.row("", nodes.entry("", self.paragraph(heading)), said)
        columns = (nodes.colspec(colwidth=20, stub=1), nodes.colspec(colwidth=80))
        table = nodes.table("", nodes.tgroup("", *columns, body, cols=2))
        table["classes"] += ["polofield-table", *self.options.get("class", [])]
        self.set_source_info(table)
        self.add_name(table)
        return [table]

    def said(self, items: Sequence[Item]) -> nodes.Element:
        """One thing as a paragraph, several as a list."""
        if len(items) == 1 and not items[0].further:
            return self.paragraph(items[0].text)
        listed = nodes.bullet_list(bullet="-")
        for item in items:
            said = nodes.list_item("", self.paragraph(item.text))
            if item.further:
                said += self.said(item.further)
            listed += said
        return listed

    def paragraph(self, text: str) -> nodes.paragraph:
        """A text of the table."""
        said = nodes.paragraph(text=text)
        self.placed(said)
        return said


@dataclass(frozen=True)
class Store:
    """The folder below the doctrees where a request is kept: its pictures, and their sheets.

    What it holds is never replaced: a page that shows it would seem out of date.
    """

    folder: Path
    name: str

    @classmethod
    def of(cls, request: Request, doctrees: str | os.PathLike[str]) -> Self:
        """Where the request is kept."""
        return cls(Path(doctrees) / "polofield" / request.key, request.name)

    @property
    def sheets(self) -> Path:
        """The file of its sheets; it is written last."""
        return self.folder / "sheets.pickle"

    def picture(self, index: int) -> Path:
        """The SVG of one of its diagrams."""
        return self.folder / f"{self.name}-{index + 1}.svg"

    def drawn(self, request: Request) -> tuple[Diagram, ...]:
        """The diagrams of the request, drawn unless they have been."""
        with suppress(FileNotFoundError):
            kept = tuple(map(Diagram, pickle.loads(self.sheets.read_bytes())))
            if all(self.picture(index).is_file() for index in range(len(kept))):
                return kept
        made = diagrams(request)
        self.folder.mkdir(parents=True, exist_ok=True)
        for index, diagram in enumerate(made):
            size = (pixels(diagram.sheet)[0], "px")
            _keep(self.picture(index), rendered(diagram.sheet, "svg", size=size))
        _keep(self.sheets, pickle.dumps(tuple(diagram.sheet for diagram in made)))
        return made


def other_format(picture: Path, suffix: str) -> Path:
    """The picture of a store in another format, made unless it has been."""
    found = picture.with_suffix(suffix)
    if not found.is_file():
        sheets = pickle.loads(Store(picture.parent, "").sheets.read_bytes())
        sheet = sheets[int(picture.stem.rpartition("-")[2]) - 1]
        _keep(found, rendered(sheet, suffix[1:]))
    return found


def _keep(path: Path, data: bytes) -> None:
    with suppress(FileExistsError):
        write_whole(path, data, replace=False)


LINE = 6.5
"""Inches that a line of Sphinx's own LaTeX is long."""
HIGHEST = 1.2
"""How high a figure may be there, in lines: a page has 1.38, and a caption may take five rows."""


class FiguresOnPages(SphinxPostTransform):
    """Makes figures narrower in LaTeX that would be higher, with their captions, than a page."""

    formats = ("latex",)
    default_priority = 200

    def run(self, **_: Any) -> None:
        """Give those a width for which the page says none."""
        for image in self.document.findall(nodes.image):
            if "polofield" in image and not {"width", "height", "scale"} & image.attributes.keys():
                wide, high = image["polofield"]
                if min(wide, LINE) * high / wide > HIGHEST * LINE:
                    image["width"] = f"{100 * HIGHEST * wide / high:.1f}%"


class FigureConverter(ImageConverter):
    """Makes the format that a builder wants of a diagram: PDF for LaTeX, PNG for Texinfo."""

    default_priority = 190
    conversion_rules = [  # noqa: RUF012
        ("image/svg+xml", "application/pdf"),
        ("image/svg+xml", "image/png"),
    ]

    def match(self, node: nodes.image) -> bool:
        """Whether it is one of ours, and the builder wants another format."""
        return "polofield" in node and super().match(node)

    def is_available(self) -> bool:
        """It needs no other program."""
        return True

    def convert(self, _from: str | os.PathLike[str], _to: str | os.PathLike[str]) -> bool:
        """Write the format in whose suffix the target ends."""
        target = Path(_to)
        write_whole(target, other_format(Path(_from), target.suffix).read_bytes())
        return True


class PicturesUntranslated(SphinxTransform):
    """Keeps where pictures are built out of catalogues, which may ask for every image."""

    # after Sphinx has marked images as to be translated, before it asks which are
    default_priority = 15

    def apply(self, **_: Any) -> None:
        """Unmark ours; their text alternatives stay to be translated."""
        for image in self.document.findall(nodes.image):
            if "polofield" in image:
                image["translatable"] = False


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register the directives."""
    app.add_directive("polofield", FigureDirective)
    app.add_directive("polofield-table", TableDirective)
    app.add_transform(PicturesUntranslated)
    app.add_post_transform(FiguresOnPages)
    app.add_post_transform(FigureConverter)
    app.add_config_value("polofield_folders", (), "env", types=[list, tuple])
    # a value that changes with polofield's code, so that every page is then read again
    app.add_config_value("polofield_code", code_digest(), "env", types=[str])
    return {
        "version": __version__,
        "parallel_read_safe": True,
        "parallel_write_safe": True,
    }
