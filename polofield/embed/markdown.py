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
`strict_formatter` ends the build itself.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from polofield.diagram import Diagram
from polofield.embed.html import alt_text, error_html, figure_html, pixels
from polofield.embed.options import FLAGS, Request, diagrams
from polofield.errors import FileError, PolofieldError

if TYPE_CHECKING:
    from markdown import Markdown

# A child of MkDocs' own logger: what is said there counts in its strict mode.
_log = logging.getLogger("mkdocs.polofield")

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


def formatter(
    source: str, language: str, class_name: str, options: dict[str, Any], md: Markdown, **extra: Any
) -> str:
    """The figure of a fence; a box and a warning where there is a mistake."""
    del language, class_name
    try:
        return _figures(source, options, md, extra)
    except PolofieldError as error:
        problems = _problems(error, source, md)
        for problem in problems:
            _log.warning("polofield: %s", problem)
        return error_html(problems)


def strict_formatter(
    source: str, language: str, class_name: str, options: dict[str, Any], md: Markdown, **extra: Any
) -> str:
    """The figure of a fence; a mistake ends the build.

    Raises:
        SuperFencesException: a mistake in the fence.
    """
    from pymdownx.superfences import SuperFencesException

    del language, class_name
    try:
        return _figures(source, options, md, extra)
    except PolofieldError as error:
        raise SuperFencesException("\n".join(_problems(error, source, md))) from error


def _figures(source: str, options: Mapping[str, str], md: Markdown, extra: dict[str, Any]) -> str:
    own = {name: options[name] for name in OF_FIGURE if name in options}
    asked = {name: text for name, text in options.items() if name not in own and name != "rule"}
    rule = options.get("rule")
    if rule is not None and source.strip():
        raise PolofieldError("a fence has a rule in its header or a scenario as its body, not both")
    drawn = diagrams(Request(rule, source, SOURCE, asked))
    classes: Sequence[str] = extra.get("classes") or ()
    return "\n".join(
        figure_html(
            _inline(diagram, own.get("alt", ""), md),
            _caption(own.get("caption", ""), index, len(drawn)),
            width=own.get("width") or f"{pixels(diagram)[0]}px",
            align=own.get("align", ""),
            classes=tuple(classes),
            id=extra.get("id_value", "") if index == 0 else "",
        )
        for index, diagram in enumerate(drawn)
    )


def _caption(caption: str, index: int, count: int) -> str:
    return f"{caption} ({index + 1} of {count})" if caption and count > 1 else caption


def _inline(diagram: Diagram, alt: str, md: Markdown) -> str:
    """The diagram as SVG whose ids no other figure of the page has."""
    titled = replace(diagram, sheet=replace(diagram.sheet, title=alt or alt_text(diagram)))
    drawn: Counter[str] = md.__dict__.setdefault("polofield_drawn", Counter())
    slug = diagram.sheet.slug
    drawn[slug] += 1
    return titled.svg(prefix=slug if drawn[slug] == 1 else f"{slug}-{drawn[slug]}")


def _problems(error: PolofieldError, source: str, md: Markdown) -> tuple[str, ...]:
    """Every mistake with its page and its line, as far as they are known."""
    page, text = _page(md)
    first = _only_line(source, text)
    where = f"{page}: " if page else ""
    if not isinstance(error, FileError):
        return (f"{page}:{first - 1}: {error}" if page and first else f"{where}{error}",)
    told = []
    for problem in error.problems:
        line, colon, what = problem.removeprefix(f"{SOURCE}:").partition(": ")
        if page and first and colon and line.isdigit():
            told.append(f"{page}:{first + int(line) - 1}: {what}")
        else:
            told.append(f"{where}{problem}")
    return tuple(told)


def _page(md: Markdown) -> tuple[str, list[str]]:
    """Name and lines of the page that MkDocs converts; of no other builder are they known."""
    if "relpath" not in md.treeprocessors:
        return "", []
    file = getattr(md.treeprocessors["relpath"], "file", None)
    if file is None or not file.abs_src_path:
        return "", []
    return file.src_uri, Path(file.abs_src_path).read_text("utf-8", "replace").splitlines()


def _only_line(source: str, page: Sequence[str]) -> int:
    """The line on which the body of the fence begins; 0 where that is not certain."""
    body = [line.strip() for line in source.splitlines()]
    if not any(body):
        return 0
    lines = [line.strip() for line in page]
    found = [n for n in range(len(lines)) if lines[n : n + len(body)] == body]
    return found[0] + 1 if len(found) == 1 else 0
