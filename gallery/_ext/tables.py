"""Pieces of Markdown for the reference pages, made from polofield's own data."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator, Sequence

import rule_page

import polofield
from polofield.cli import cli
from polofield.conduct.readings import READINGS as CONDUCT_READINGS
from polofield.embed.options import FLAGS, LOOK, PLACE, RULES
from polofield.layout.profiles import PROFILES, Profile
from polofield.layout.theme import ROLES
from polofield.layout.themes import THEMES
from polofield.rules.catalogue import ENTRIES
from polofield.rules.readings import READINGS
from polofield.scene.model import LAYERS


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A Markdown table."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def readings() -> str:
    """Every reading of the rules of play: what is open, what is taken, the other side."""
    relying = _relying()
    parts = []
    for letter, reading in READINGS.items():
        used = ", ".join(f"[](/rules/{id}.md)" for id in relying.get(letter, ()))
        parts.append(
            f"(reading-{letter.lower()})=\n### {letter}: {reading.title}\n\n"
            f"**Taken.** {reading.taken}\n\n**The other side.** {reading.other}\n\n"
            + (f"Relied on by {used}.\n" if used else "")
        )
    return "\n".join(parts)


def _relying() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for entry in ENTRIES.values():
        if entry.kind == "rule":
            for letter in rule_page.example(entry).readings:
                found.setdefault(letter, []).append(entry.id)
    return found


def conduct_readings() -> str:
    """Every reading of Rule 33."""
    return "\n".join(
        f"### {reading.title}\n\n`{reading.id}` · {reading.clause}\n\n"
        f"**Taken.** {reading.taken}\n\n**The other side.** {reading.other}\n"
        for reading in CONDUCT_READINGS
    )


def directive_options() -> str:
    """The options that say of which situation and how it looks, in the command's own words."""
    says = {param.name: getattr(param, "help", "") for param in _command("draw").params}
    says |= {param.name: getattr(param, "help", "") for param in _command("sweep").params}
    rows = [(f"`{name}`", _said(name, says)) for name in (*PLACE, *LOOK, *FLAGS)]
    return table(("option", "says"), rows)


OWN_WORDS = {
    "surface": "Its sizes, where they are not the standard ones, such as `length=250, width=140`;"
    " `unboarded` for a field with side lines. In yards, or as `units` has it.",
    "steps": "A figure for each step of the telling.",
    "sweep": "Where the rule puts the ball for every place.",
}
"""For the options that the command spells otherwise."""


def _said(name: str, says: dict[str, str]) -> str:
    plain = name.replace("-", "_")
    return OWN_WORDS.get(name) or says.get(plain) or says[f"look_{plain}"]


def _command(name: str):
    return cli.get_command(None, name)


def rule_options() -> str:
    """The options of the rules, with who takes them."""
    rows = []
    for name in RULES:
        takers = [entry for entry in ENTRIES.values() for o in entry.options if o.name == name]
        option = next(o for o in takers[0].options if o.name == name)
        links = ", ".join(f"[`{entry.id}`](/rules/{entry.id}.md)" for entry in takers)
        rows.append((f"`{name}`", option.help, links))
    return table(("option", "says", "of"), rows)


def catalogue() -> str:
    """Every rule and diagram."""
    rows = [
        (f"[`{entry.id}`](/rules/{entry.id}.md)", entry.title, f"`{entry.slug}.svg`")
        for entry in ENTRIES.values()
    ]
    return table(("id", "title", "file"), rows)


def roles() -> str:
    """Every role, which is the class of what is drawn in it."""
    return table(("class", "what it is"), [(f"`{role}`", words) for role, words in ROLES.items()])


def layers() -> str:
    """The layers from the ground up."""
    return "\n".join(f"1. `layer-{name}`" for name in (*LAYERS, "text"))


def profiles() -> str:
    """What each profile is drawn for."""
    return table(
        ("profile", "wide", "high", "smallest text"),
        [(f"`{p.name}`", *_sizes(p)) for p in PROFILES.values()],
    )


def _sizes(profile: Profile) -> Iterator[str]:
    unit, inches = ("px", 1 / 96) if profile.name == "web" else ("pt", 1 / 72)
    wide = profile.width * profile.unit
    yield f"{profile.width:g} px" if unit == "px" else f"{wide * 25.4:.0f} mm"
    yield "as its content" if profile.height is None else f"{profile.height * 25.4 / 72:.0f} mm"
    yield f"{profile.least * profile.unit / inches:g} {unit}"


def themes() -> str:
    """The same figure in every built-in theme."""
    return "\n\n".join(
        f"### {name}\n\n```{{polofield}} outdoor/penalty-3\n:theme: {name}\n```" for name in THEMES
    )


def api() -> str:
    """Everything that `import polofield` offers, by kind."""
    found = {name: getattr(polofield, name) for name in polofield.__all__}
    kinds = {
        "Functions": [n for n, o in found.items() if inspect.isfunction(o)],
        "Classes": [n for n, o in found.items() if inspect.isclass(o) and not _error(o)],
        "Errors": [n for n, o in found.items() if inspect.isclass(o) and _error(o)],
    }
    parts = []
    for kind, names in kinds.items():
        parts.append(f"## {kind}\n")
        for name in names:
            what = "function" if kind == "Functions" else "exception" if kind == "Errors" else "class"
            members = "   :members:\n" if what == "class" else ""
            parts.append(f"```{{eval-rst}}\n.. auto{what}:: polofield.{name}\n{members}```\n")
    return "\n".join(parts)


def _error(found: type) -> bool:
    return issubclass(found, Exception)
