"""Active content and external links in a user's template."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from polofield.errors import cut, escape_unprintable
from polofield.render.pptx.xml import A, P

MAX_LINKS = 10
"""How many external links are listed one by one."""


MAIN_TYPE = "application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml"
"""The content type of a presentation that is not a template and has no macros."""
OTHER_TYPES = (
    "application/vnd.openxmlformats-officedocument.presentationml.template.main+xml",
    "application/vnd.openxmlformats-officedocument.presentationml.slideshow.main+xml",
    "application/vnd.ms-powerpoint.presentation.macroEnabled.main+xml",
    "application/vnd.ms-powerpoint.template.macroEnabled.main+xml",
    "application/vnd.ms-powerpoint.slideshow.macroEnabled.main+xml",
)

LEFT_OUT = {
    "/vbaProject": "macros",
    "/control": "controls",
    "/ui/extensibility": "custom menus",
    "/ui/userCustomization": "custom menus",
    "/digital-signature/origin": "its digital signature",
}
"""Endings of the relationship types of parts that are removed, and their names in messages."""
_MACRO = "ppaction://macro"


def as_plain_type(types: str) -> str:
    """The content types of a package, with the type of a plain presentation."""
    for other in OTHER_TYPES:
        types = types.replace(f'"{other}"', f'"{MAIN_TYPE}"')
    return types


def remove_active_content(presentation: Any) -> tuple[str, ...]:
    """Remove everything from a presentation that can run, and return what was removed."""
    package = presentation.part.package
    dropped: set[str] = set()
    parts = [package, *list(package.iter_parts())]
    for part in parts:
        rels = package._rels if part is package else part.rels
        for key, relation in list(rels.items()):
            for end, what in LEFT_OUT.items():
                if relation.reltype.endswith(end):
                    rels.pop(key)
                    dropped.add(what)
        root = getattr(part, "_element", None)
        if root is not None and _remove_macro_calls(root):
            dropped.add(LEFT_OUT["/vbaProject"])
    return tuple(what for what in dict.fromkeys(LEFT_OUT.values()) if what in dropped)


def _remove_macro_calls(root: Any) -> bool:
    """Remove controls and calls of macros from a part; return whether it had any calls."""
    for controls in list(root.iter(f"{P}controls")):
        controls.getparent().remove(controls)
    calls = [
        click
        for click in root.iter(f"{A}hlinkClick", f"{A}hlinkHover", f"{A}hlinkMouseOver")
        if click.get("action", "").startswith(_MACRO)
    ]
    for click in calls:
        click.getparent().remove(click)
    return bool(calls)


def external_links(presentation: Any) -> Iterator[str]:
    """Warnings about the external links of a presentation."""
    found: dict[str, None] = {}
    for relation in presentation.part.package.iter_rels():
        if relation.is_external:
            found[relation.target_ref] = None
    for target in list(found)[:MAX_LINKS]:
        yield f"keeps an external link to {escape_unprintable(cut(target))}"
    if (more := len(found) - MAX_LINKS) > 0:
        yield f"keeps {more} more external links"
