r"""A fence for Python-Markdown, with the language `polofield` and a scenario as its body.

It is a custom fence of `pymdownx.superfences`, for MkDocs, Material for MkDocs and Zensical:

    markdown_extensions:
      - pymdownx.superfences:
          custom_fences:
            - name: polofield
              class: polofield
              validator: !!python/name:polofield.embed.markdown.validator
              format: !!python/name:polofield.embed.markdown.formatter

The figure is inserted into the page as SVG, with unique ids. For a mistake, there is a box instead
and a warning, with which `mkdocs build --strict` fails. For builders that ignore warnings, use
`strict_formatter`, which stops the build. A theme file is read from the folder of the pages, or
from folders given to `formatter_for`.
"""

from __future__ import annotations

import logging
import os
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from polofield.drawing.diagram import Diagram
from polofield.embed.fences import FenceLocation, location_of
from polofield.embed.html import error_html, figure_html
from polofield.embed.options import FILE, FLAGS, Request, allowed_path, diagrams
from polofield.errors import FileError, PolofieldError
from polofield.render.html import pixels

if TYPE_CHECKING:
    from markdown import Markdown

# A child of MkDocs' own logger, so that warnings count in its strict mode.
_log = logging.getLogger("mkdocs.polofield")

Formatter = Callable[..., str]

FIGURE_OPTIONS: Final = ("caption", "alt", "width", "align")
SOURCE: Final = "scenario"


def validator(
    language: str,
    inputs: dict[str, str | None],
    options: dict[str, Any],
    attrs: dict[str, Any],
    md: Markdown,
) -> bool:
    """Accept every option in the header; the formatter reports the ones that are wrong."""
    del language, attrs, md
    for name, text in inputs.items():
        plain = name.replace("_", "-")
        # A name without a value has itself as its value, or None in an attribute list.
        options[plain] = "" if plain in FLAGS and text in (name, None) else str(text)
    return True


def formatter_for(*folders: str | os.PathLike[str], strict: bool = False) -> Formatter:
    """A formatter of fences for pages that may read files in certain folders.

    Args:
        folders: folders of themes, in addition to the source folder of the pages.
        strict: whether a mistake stops the build with a `SuperFencesException`; otherwise there is
            a box instead of the figure, and a warning.
    """
    return partial(_formatted, strict=strict, folders=folders)


def _formatted(
    source: str,
    language: str,
    class_name: str,
    options: dict[str, Any],
    md: Markdown,
    *,
    strict: bool,
    folders: Sequence[str | os.PathLike[str]],
    **extra: Any,
) -> str:
    del class_name
    location = location_of(source, language, options, md)
    try:
        return _figures(source, options, md, location, folders, extra)
    except PolofieldError as error:
        problems = _problems(error, location)
        if strict:
            from pymdownx.superfences import SuperFencesException

            raise SuperFencesException("\n".join(problems)) from error
        for problem in problems:
            _log.warning("polofield: %s", problem)
        return error_html(problems)


formatter: Final = formatter_for()
"""Formats a fence as a figure; for a mistake, as a box with a warning."""
strict_formatter: Final = formatter_for(strict=True)
"""Formats a fence as a figure; a mistake stops the build."""


def _figures(
    source: str,
    options: Mapping[str, str],
    md: Markdown,
    location: FenceLocation,
    folders: Sequence[str | os.PathLike[str]],
    extra: dict[str, Any],
) -> str:
    own = {name: options[name] for name in FIGURE_OPTIONS if name in options}
    asked = {name: text for name, text in options.items() if name not in own and name != "rule"}
    rule = options.get("rule")
    if rule is not None and source.strip():
        raise PolofieldError("expected a rule in the header or a scenario as body, got both")
    if rule is None and not source.strip():
        raise PolofieldError("expected a rule in the header or a scenario as body, got neither")
    if (theme := asked.get("theme", "")).endswith(FILE):
        allowed = (location.source, *folders)
        path = allowed_path(theme, location.folder / theme, allowed, "formatter_for")
        asked["theme"] = str(path)
    drawn = diagrams(Request(rule, source, SOURCE, asked, FIGURE_OPTIONS))
    classes: Sequence[str] = extra.get("classes") or ()
    return "\n".join(
        figure_html(
            _inline(diagram, own.get("alt", ""), md),
            _caption(own.get("caption", ""), index, len(drawn)),
            width=own.get("width") or f"{pixels(diagram.sheet)[0]}px",
            align=own.get("align", ""),
            classes=tuple(classes),
            id=extra.get("id_value", "") if index == 0 else "",
        )
        for index, diagram in enumerate(drawn)
    )


def _caption(caption: str, index: int, count: int) -> str:
    return f"{caption} ({index + 1} of {count})" if caption and count > 1 else caption


# The drawn text and the tooltips are excluded from search: title and description have it all.
_DRAWN = re.compile(r"<(?:text(?= )|title(?=>[^<]))")
# On every element: Material takes the end of any nested element of the same tag as the end.
_NOT_SEARCHED = r'\g<0> data-search-exclude=""'


def _inline(diagram: Diagram, alt: str, md: Markdown) -> str:
    """The diagram as SVG, with unique ids even if it is already on the page."""
    if alt:
        diagram = replace(diagram, sheet=replace(diagram.sheet, title=alt))
    drawn: Counter[str] = md.__dict__.setdefault("polofield_drawn", Counter())
    written = diagram.svg()
    drawn[written] += 1
    if drawn[written] > 1:
        written = diagram.svg(prefix=f"again-{drawn.total()}")
    head, end, picture = written.partition("</desc>")
    return head + end + _DRAWN.sub(_NOT_SEARCHED, picture)


def _problems(error: PolofieldError, location: FenceLocation) -> tuple[str, ...]:
    """Every mistake with its page and line, if known."""
    if not isinstance(error, FileError):
        return (f"{location.at(0)}{error}",)
    located = []
    for problem in error.problems:
        line, colon, what = problem.removeprefix(f"{SOURCE}:").partition(": ")
        if location.line and colon and line.isdigit():
            located.append(f"{location.at(int(line))}{what}")
        else:
            located.append(f"{location.at(0)}{problem}")
    return tuple(located)
