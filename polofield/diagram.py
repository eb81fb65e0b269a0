"""A figure, laid out and ready to be saved, shown in a notebook or put on an Axes."""

from __future__ import annotations

import base64
import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, BinaryIO, Literal

from polofield.layout.sheet import Sheet

if TYPE_CHECKING:
    from matplotlib.artist import Artist
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure as MplFigure

Size = tuple[float, Literal["mm", "cm", "in", "pt", "px"]]


@dataclass(frozen=True)
class Diagram:
    """A figure, laid out and ready: it can be saved, put on an Axes, or shown in a notebook.

    Attributes:
        sheet: the figure on its page, from which every output is drawn.
        size: the width that was asked for, such as `(170, "mm")`: an SVG says it, and a PNG is as
            many pixels wide where it is in pixels. None where the diagram fills its place.
    """

    sheet: Sheet
    size: Size | None = None

    @property
    def alt(self) -> str:
        """The short text alternative."""
        return self.sheet.title

    @property
    def description(self) -> str:
        """The long text alternative, with every figure of the ruling."""
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
            size: a fixed width such as `(160, "mm")`; without it the picture fills its place.
            prefix: what its ids begin with, where they are to stay the same whatever is drawn;
                without it they are made from all that the drawing holds.
        """
        from polofield.render.svg import svg

        return svg(self.sheet, text=text, size=size or self.size, prefix=prefix)

    def save(
        self,
        target: str | os.PathLike[str] | BinaryIO,
        format: str | None = None,
        **options: Any,
    ) -> None:
        """Write the diagram to a file, replacing it in one step, or to a binary file object.

        Letters are Latin, Greek and Cyrillic ones: PNG, PDF and Axes show others as boxes, while
        SVG leaves them to the fonts of whoever looks at it. How a PDF is made inside follows
        matplotlib's own settings for it, those that begin with `pdf.`.

        Args:
            target: a path, or a file open for writing bytes.
            format: svg, png or pdf; by the path's suffix where left out.
            **options: of that format: svg `text`, `size`, `prefix`; png `pixels_wide` or `dpi`;
                pdf `size`.

        Raises:
            OutputError: no known format.
            OSError: the file cannot be written; nothing is left half-written.
        """
        from polofield.render.output import destination, save

        if format is None and isinstance(target, (str, os.PathLike)):
            format = destination(target)[1]
        save(self.sheet, target, format, **self.options(format, options))

    def rendered(self, format: str, **options: Any) -> bytes:
        """The diagram as the bytes of a file of that format; options as for `save`.

        Raises:
            OutputError: no such format, or no such option of it.
        """
        from polofield.render.output import rendered

        return rendered(self.sheet, format, **self.options(format, options))

    def options(self, format: str | None, given: dict[str, Any]) -> dict[str, Any]:
        """The options of a format, with those that the size asked for brings."""
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
        from polofield.render.mpl import figure

        return figure(self.sheet)

    def onto(self, axes: Axes) -> list[Artist]:
        """Draw the diagram on a caller's Axes, in yards of the frame where it is to scale.

        What is plotted on them afterwards lies where it is on the ground, whichever way is up:
        `axes.scatter(*ruling.ball)` is on the ball.
        """
        from polofield.render.mpl import onto

        return onto(self.sheet, axes)

    def savefig(self, target: str | os.PathLike[str] | BinaryIO, **options: Any) -> None:
        """`save` under matplotlib's name, for tools that compare figures; only `format` counts."""
        self.save(target, options.get("format"))

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        """What a notebook shows: the SVG, also as an image with its alternative; more if asked."""
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
        """An `<img>`: of what an SVG is shown in, notebooks and nbconvert tell no alternative."""
        from polofield.render.html import image_html

        data = base64.b64encode(self.svg().encode()).decode()
        return image_html(self.sheet, f"data:image/svg+xml;base64,{data}")

    def __repr__(self) -> str:
        return f"<Diagram {self.sheet.slug}: {self.sheet.title}>"
