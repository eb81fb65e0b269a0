"""What of somebody's template slides are not to run, and what leads out of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from polofield.errors import cut, escape_unprintable

MAX_LINKS = 10
"""How many links to outside are told one by one."""

_A = "{http://schemas.openxmlformats.org/drawingml/2006/main}"
_P = "{http://schemas.openxmlformats.org/presentationml/2006/main}"

MAIN_TYPE = "application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml"
"""Of a presentation that is neither a template nor has macros."""
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
    "/ui/extensibility": "menus of its own",
    "/ui/userCustomization": "menus of its own",
    "/digital-signature/origin": "its signature, which holds for it alone",
}
"""Relations of parts that are left out, by their ends, and what they are called."""
_MACRO = "ppaction://macro"


def as_plain_type(types: str) -> str:
    """The list of a package's content, with its presentation as a plain one."""
    for other in OTHER_TYPES:
        types = types.replace(f'"{other}"', f'"{MAIN_TYPE}"')
    return types


def without_programs(presentation: Any) -> tuple[str, ...]:
    """Take out of a presentation whatever runs; what that was."""
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
        if root is not None and _without_calls(root):
            dropped.add(LEFT_OUT["/vbaProject"])
    return tuple(what for what in dict.fromkeys(LEFT_OUT.values()) if what in dropped)


def _without_calls(root: Any) -> bool:
    """Take out of a part the controls, and what calls macros; whether it called any."""
    for controls in list(root.iter(f"{_P}controls")):
        controls.getparent().remove(controls)
    calls = [
        click
        for click in root.iter(f"{_A}hlinkClick", f"{_A}hlinkHover", f"{_A}hlinkMouseOver")
        if click.get("action", "").startswith(_MACRO)
    ]
    for click in calls:
        click.getparent().remove(click)
    return bool(calls)


def links_outside(presentation: Any) -> Iterator[str]:
    """Where a presentation leads to that is not in it."""
    found: dict[str, None] = {}
    for relation in presentation.part.package.iter_rels():
        if relation.is_external:
            found[relation.target_ref] = None
    for target in list(found)[:MAX_LINKS]:
        yield f"a link to {escape_unprintable(cut(target))} stays in it"
    if (more := len(found) - MAX_LINKS) > 0:
        yield f"{more} more links to outside stay in it"
