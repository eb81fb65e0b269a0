"""Diagrams: figures that can be saved, shown in a notebook or drawn on an Axes."""

from __future__ import annotations

import base64
import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, BinaryIO, Literal

from polofield.errors import OutputError, not_a
from polofield.layout.sheet import Sheet
from polofield.render.page import checked_width

if TYPE_CHECKING:
    from matplotlib.artist import Artist
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure as MplFigure

Size = tuple[float, Literal["mm", "cm", "in", "pt", "px"]]


@dataclass(frozen=True)
class Diagram:
    """A figure that can be saved, drawn on an Axes, or shown in a notebook.

    Attributes:
        sheet: the laid-out figure, from which every output is drawn.
        size: the requested width, such as `(170, "mm")`: an SVG has this width, and so has a PNG
            if it is in pixels. None for a diagram that fills the space it is given.

    Raises:
        OutputError: not a sheet, or an invalid size.
    """

    sheet: Sheet
    size: Size | None = None

    def __post_init__(self) -> None:
        if not isinstance(self.sheet, Sheet):
            raise OutputError(not_a("sheet", self.sheet, "a Sheet"))
        if self.size is not None:
            object.__setattr__(self, "size", checked_width(self.size))

    @property
    def alt(self) -> str:
        """The short alt text."""
        return self.sheet.title

    @property
    def description(self) -> str:
        """The long description, with every number in the ruling."""
        return self.sheet.description

    def svg(
        self,
        *,
        text: Literal["text", "outlines"] = "text",
        size: Size | None = None,
        prefix: str | None = None,
    ) -> str:
        """The diagram as an SVG element.

        Args:
            text: real text, or letters as outlines.
            size: a fixed width such as `(160, "mm")`; by default the picture fills the space it is
                given.
            prefix: a fixed prefix for ids; by default it depends on the whole content.

        Raises:
            OutputError: an invalid size or prefix.
        """
        from polofield.render.svg import svg

        return svg(self.sheet, text=text, size=self.size if size is None else size, prefix=prefix)

    def save(
        self,
        target: str | os.PathLike[str] | BinaryIO,
        format: str | None = None,
        **options: Any,
    ) -> None:
        """Write the diagram to a file, replacing it atomically, or to a binary file object.

        Latin, Greek and Cyrillic letters can be shown. PNG, PDF and Axes show other letters as
        boxes; in an SVG they depend on the reader's fonts. A PDF follows matplotlib's settings that
        begin with `pdf.`.

        Args:
            target: a path, or a file open for writing bytes.
            format: svg, png or pdf; by default from the suffix of the path.
            **options: options of the format: svg `text`, `size`, `prefix`; png `pixels_wide` or
                `dpi`; pdf `size`.

        Raises:
            OutputError: an unknown format or option.
            OSError: the file cannot be written; nothing is left half-written.
        """
        from polofield.render.output import destination, save

        if format is None and isinstance(target, (str, os.PathLike)):
            format = destination(target)[1]
        save(self.sheet, target, format, **self._options(format, options))

    def rendered(self, format: str, **options: Any) -> bytes:
        """The bytes of a file in that format; for the options see `save`.

        Raises:
            OutputError: an unknown format or option.
        """
        from polofield.render.output import rendered

        return rendered(self.sheet, format, **self._options(format, options))

    def _options(self, format: str | None, given: dict[str, Any]) -> dict[str, Any]:
        """The options of a format, with those that follow from the requested size."""
        if self.size is None:
            return given
        width, unit = self.size
        if format == "svg":
            return {"size": self.size, **given}
        if format == "png" and unit == "px" and not given:
            return {"pixels_wide": round(width)}
        return given

    def figure(self) -> MplFigure:
        """The diagram as a matplotlib Figure, made without pyplot."""
        from polofield.render.mpl.figure import figure

        return figure(self.sheet)

    def onto(self, axes: Axes) -> list[Artist]:
        """Draw the diagram on the caller's Axes; data coordinates are then yards in the frame.

        Anything plotted on them afterwards is at its place on the ground, in every orientation:
        `axes.scatter(*ruling.ball)` is on the ball.

        Raises:
            OutputError: not an Axes.
        """
        from polofield.render.mpl.figure import onto

        return onto(self.sheet, axes)

    def savefig(self, target: str | os.PathLike[str] | BinaryIO, **options: Any) -> None:
        """`save` under matplotlib's name, for tools that compare figures; only `format` is used."""
        self.save(target, options.get("format"))

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        """The representations for a notebook: an SVG, an image with alt text, others on request."""
        makers: dict[str, Callable[[], Any]] = {
            "text/plain": lambda: repr(self),
            "text/html": self._image,
            "image/svg+xml": self.svg,
        }
        if include:
            makers["image/png"] = lambda: self.rendered("png")
            makers["application/pdf"] = lambda: self.rendered("pdf")
        return {
            kind: make()
            for kind, make in makers.items()
            if (not include or kind in include) and (not exclude or kind not in exclude)
        }

    def _image(self) -> str:
        """An `<img>` with alt text, which notebooks and nbconvert leave out of a plain SVG."""
        from polofield.render.html import image_html

        data = base64.b64encode(self.svg().encode()).decode()
        return image_html(self.sheet, f"data:image/svg+xml;base64,{data}")

    def __repr__(self) -> str:
        return f"<Diagram {self.sheet.slug}: {self.sheet.title}>"
