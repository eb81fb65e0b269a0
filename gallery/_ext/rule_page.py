"""The page of a rule, and the page of a group of them, as Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from polofield.commands.gallery_page import command
from polofield.conduct.readings import READINGS as CONDUCT_READINGS
from polofield.conduct.rule import PARTS
from polofield.errors import RuleError
from polofield.rules.asking import ruling
from polofield.rules.catalogue import ENTRIES
from polofield.rules.decisions import decision
from polofield.rules.entries import Entry, Option
from polofield.rules.readings import READINGS
from polofield.rulings import Ruling
from polofield.scenario_file.examples import example as example_text
from polofield.scenario_file.examples import examples
from polofield.surfaces import Arena, Field, Surface


def anchor(words: str) -> str:
    """Words as a name for files and links."""
    return words.lower().replace(" ", "-")


def example(entry: Entry) -> Ruling:
    """The ruling that shows a rule."""
    return ruling(entry.id, surface_of(entry), **entry.example.arguments())


def surface_of(entry: Entry) -> Surface:
    """The standard surface that a rule is of."""
    return Field() if entry.surface == "outdoor" else Arena()


def directive(entry: Entry, *more: str, name: str = "polofield") -> str:
    """The directive that draws an entry's example."""
    options = [] if entry.example.at is None else [":at: {:g},{:g}".format(*entry.example.at)]
    options += [
        f":{option}:" if value is True else f":{option}: {value}"
        for option, value in entry.example.options
    ]
    return "\n".join((f"```{{{name}}} {entry.id}", *options, *more, "```"))


def python(entry: Entry) -> str:
    """The Python that draws it."""
    surface = "pf.Field()" if entry.surface == "outdoor" else "pf.Arena()"
    if entry.kind == "diagram":
        return f'import polofield as pf\n\npf.draw("{entry.id}").save("{entry.slug}.svg")'
    given = "".join(f", {name}={value!r}" for name, value in entry.example.arguments().items())
    return (
        f'import polofield as pf\n\nruling = pf.ruling("{entry.id}", {surface}{given})\n'
        f'pf.draw(ruling).save("{entry.slug}.svg")'
    )


def page(entry: Entry) -> str:
    """The page of a rule or a diagram."""
    return "\n\n".join(_page(entry)) + "\n"


def _page(entry: Entry) -> Iterator[str]:
    yield f"# {entry.title}"
    yield f"```{{div}} pf-clause\n`{entry.id}` · {entry.clause}\n```"
    yield directive(entry)
    found = None if entry.kind == "diagram" else example(entry)
    if found is not None and found.rule != entry.id:
        yield f"In this example what follows is [](/rules/{found.rule}.md)."
    if found is not None or entry.id in PARTS:
        yield "## What it says"
        yield directive(entry, name="polofield-table")
    yield "## Draw it"
    yield _tabs(entry)
    if entry.options or entry.needs != "none":
        yield "## What it takes"
        yield options_table(entry)
    if found is not None and _branches(found):
        yield "## When it goes wrong"
        yield directive(entry, ":what-if:")
    if entry.place:
        yield "## Every place"
        yield f"`polofield sweep {entry.id}` draws where the ball is put for every place."
        yield f"```{{polofield}} {entry.id}\n:sweep:\n```"
    if found is not None and found.readings:
        yield "## Where the text is open"
        yield "\n".join(
            _reading(letter, READINGS[letter].title, READINGS[letter].taken, READINGS[letter].other)
            for letter in found.readings
        )
    if entry.id in PARTS:
        yield "## Where the text is open"
        yield "\n".join(
            _reading(one.id, one.title, one.taken, one.other)
            for one in CONDUCT_READINGS
            if one.id in PARTS[entry.id].readings
        )
    links = dict.fromkeys((*_others(entry, found),))
    if links:
        yield "## See also"
        yield "\n".join(f"- [](/rules/{id}.md)" for id in links)


def _others(entry: Entry, found: Ruling | None) -> Iterator[str]:
    if found is None:
        return
    linked = (*found.choices, *(one.rule for c in found.consequences for one in c.each()))
    yield from (id for id in linked if id and id != entry.id and id in ENTRIES)


def _branches(found: Ruling) -> bool:
    try:
        decision(found)
    except RuleError:
        return False
    return True


def _reading(id: str, title: str, taken: str, other: str) -> str:
    return (
        f"- **{title}** ([reading {id}](/readings.md#reading-{id.lower()})).\n"
        f"  Taken: {taken}\n  The other side: {other}"
    )


def options_table(entry: Entry) -> str:
    """What a rule takes, its place first, as a table."""
    rows = ["| option | takes | says |", "| --- | --- | --- |"]
    if entry.needs != "none":
        rows.append(f"| `at` (needed) | a place | {entry.where.in_full} |")
    for option in entry.options:
        must = "" if not option.required else " (needed)"
        rows.append(f"| `{option.name}`{must} | {_takes(option)} | {option.help} |")
    return "\n".join(rows)


def _takes(option: Option) -> str:
    if option.kind == "flag":
        return "nothing"
    if option.kind == "choice":
        return ", ".join(f"`{value}`" for value in option.values)
    low, high = option.values
    many = "numbers with commas between them," if option.kind == "integers" else "a number,"
    return f"{many} {low} to {high}"


def _tabs(entry: Entry) -> str:
    tabs = [
        ("Command", f"```sh\n{command(entry)}\n```"),
        ("Python", f"```python\n{python(entry)}\n```"),
        ("MyST", f"````md\n{directive(entry)}\n````"),
    ]
    tabs.append(("Markdown fence", f"````md\n{_fence(entry)}\n````"))
    items = "\n\n".join(
        f"`````{{tab-item}} {name}\n:sync: {anchor(name)}\n\n{body}\n`````" for name, body in tabs
    )
    return f"``````{{tab-set}}\n{items}\n``````"


def _fence(entry: Entry) -> str:
    given = {"rule": entry.id}
    if entry.example.at is not None:
        given["at"] = "{:g},{:g}".format(*entry.example.at)
    given |= {name.replace("-", "_"): str(value) for name, value in entry.example.options}
    header = " ".join(f'{name}="{value}"' for name, value in given.items())
    return f"```polofield {header}\n```"


def group_page(group: str, entries: Sequence[Entry]) -> str:
    """The page of a group: a picture of each, which leads to its page."""
    cards = "\n\n".join(_card(entry) for entry in entries)
    ids = "\n".join(entry.id for entry in entries)
    return (
        f"# {group}\n\n"
        f"``````{{grid}} 1 2 2 3\n:gutter: 3\n:class-container: pf-cards\n\n{cards}\n``````\n\n"
        f"```{{toctree}}\n:hidden:\n\n{ids}\n```\n"
    )


def _card(entry: Entry) -> str:
    found = None if entry.kind == "diagram" else example(entry)
    on_ground = entry.surface and (found is None or found.ball or found.throw_in)
    look = (":bare:",) if on_ground else (":bare:", ":figclass: pf-words")
    return (
        f"`````{{grid-item-card}} {entry.title}\n:link: /rules/{entry.id}\n:link-type: doc\n"
        f":link-alt: {entry.title}\n\n"
        f"{directive(entry, *look, ':alt: ' + entry.title)}\n"
        f"```{{card-footer}}\n`{entry.id}`\n```\n`````"
    )


def worked_examples_page() -> str:
    """Every scenario that comes with the package."""
    parts = [
        "# Worked examples",
        "These scenarios come with the package: `polofield example NAME` prints one. Most are"
        " worked examples of the rule texts, told in our own words.",
    ]
    for name, says in examples().items():
        text = example_text(name)
        if "[rule]" in text:
            source = f"`````{{dropdown}} {name}.toml\n```toml\n{text.strip()}\n```\n`````"
            parts += [f"## {says}", f"```{{polofield}}\n{text.strip()}\n```", source]
    return "\n\n".join(parts) + "\n"
