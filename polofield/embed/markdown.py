r"""A fence for Python-Markdown: `polofield` as language, a scenario as body.

It is one of the custom fences of `pymdownx.superfences`, as MkDocs, Material for MkDocs and
Zensical use it:

    markdown_extensions:
      - pymdownx.superfences:
          custom_fences:
            - name: polofield
              class: polofield
              validator: !!python/name:polofield.embed.markdown.validator
              format: !!python/name:polofield.embed.markdown.formatter

The figure is drawn into the page as SVG, each with ids of its own. A mistake puts a box in its
place and warns: `mkdocs build --strict` then fails. For builders that do not count warnings,
`strict_formatter` ends the build itself. A theme that is a file is read from the folder of the
pages, and from others where `formatter_for` names them.
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

from polofield.diagram import Diagram
from polofield.embed.fences import Place, place_of
from polofield.embed.files import readable
from polofield.embed.html import error_html, figure_html
from polofield.embed.options import FILE, FLAGS, Request, diagrams
from polofield.errors import FileError, PolofieldError
from polofield.render.html import pixels

if TYPE_CHECKING:
    from markdown import Markdown

# A child of MkDocs' own logger: what is said there counts in its strict mode.
_log = logging.getLogger("mkdocs.polofield")

Formatter = Callable[..., str]

OF_FIGURE: Final = ("caption", "alt", "width", "align")
SOURCE: Final = "scenario"


def validator(
    language: str,
    inputs: dict[str, str | None],
    options: dict[str, Any],
    attrs: dict[str, Any],
    md: Markdown,
) -> bool:
    """Take every option of the header: a wrong one is for the formatter to tell of."""
    del language, attrs, md
    for name, text in inputs.items():
        plain = name.replace("_", "-")
        # a name without a value comes as its own value, or from an attribute list as None
        options[plain] = "" if plain in FLAGS and text in (name, None) else str(text)
    return True


def formatter_for(*folders: str | os.PathLike[str], strict: bool = False) -> Formatter:
    """A formatter of fences for pages that may read files of certain folders, besides their own.

    Args:
        folders: where a theme may lie, besides the source folder of the pages.
        strict: whether a mistake ends the build, by a `SuperFencesException`; else there is a box
            in the figure's place, and a warning.
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
    place = place_of(source, language, options, md)
    try:
        return _figures(source, options, md, place, folders, extra)
    except PolofieldError as error:
        problems = _problems(error, place)
        if strict:
            from pymdownx.superfences import SuperFencesException

            raise SuperFencesException("\n".join(problems)) from error
        for problem in problems:
            _log.warning("polofield: %s", problem)
        return error_html(problems)


formatter: Final = formatter_for()
"""The figure of a fence; a box and a warning where there is a mistake."""
strict_formatter: Final = formatter_for(strict=True)
"""The figure of a fence; a mistake ends the build."""


def _figures(
    source: str,
    options: Mapping[str, str],
    md: Markdown,
    place: Place,
    folders: Sequence[str | os.PathLike[str]],
    extra: dict[str, Any],
) -> str:
    own = {name: options[name] for name in OF_FIGURE if name in options}
    asked = {name: text for name, text in options.items() if name not in own and name != "rule"}
    rule = options.get("rule")
    if rule is not None and source.strip():
        raise PolofieldError("a fence has a rule in its header or a scenario as its body, not both")
    if rule is None and not source.strip():
        raise PolofieldError("the fence is empty: give a rule in its header or a scenario in it")
    if (theme := asked.get("theme", "")).endswith(FILE):
        allowed = (place.source, *folders)
        asked["theme"] = str(readable(theme, place.folder / theme, allowed, "formatter_for"))
    drawn = diagrams(Request(rule, source, SOURCE, asked, OF_FIGURE))
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


# What is drawn, and what a pointer is told: title and description say it to a search.
_DRAWN = re.compile(r"<(?:text(?= )|title(?=>[^<]))")
# On each for itself: Material takes the end of any element of the same tag for the end.
_NOT_SEARCHED = r'\g<0> data-search-exclude=""'


def _inline(diagram: Diagram, alt: str, md: Markdown) -> str:
    """The diagram as SVG; one that the page has already has ids of its own nevertheless."""
    if alt:
        diagram = replace(diagram, sheet=replace(diagram.sheet, title=alt))
    drawn: Counter[str] = md.__dict__.setdefault("polofield_drawn", Counter())
    written = diagram.svg()
    drawn[written] += 1
    if drawn[written] > 1:
        written = diagram.svg(prefix=f"again-{drawn.total()}")
    head, end, picture = written.partition("</desc>")
    return head + end + _DRAWN.sub(_NOT_SEARCHED, picture)


def _problems(error: PolofieldError, place: Place) -> tuple[str, ...]:
    """Every mistake with its page and its line, as far as they are known."""
    if not isinstance(error, FileError):
        return (f"{place.at(0)}{error}",)
    told = []
    for problem in error.problems:
        line, colon, what = problem.removeprefix(f"{SOURCE}:").partition(": ")
        in_body = place.line and colon and line.isdigit()
        told.append(f"{place.at(int(line))}{what}" if in_body else f"{place.at(0)}{problem}")
    return tuple(told)
