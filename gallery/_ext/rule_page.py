"""The page of a rule, as Markdown."""

from __future__ import annotations

import json
from collections.abc import Iterator

from polofield.commands.gallery_page import command
from polofield.conduct.readings import READINGS as CONDUCT_READINGS
from polofield.conduct.rule import PARTS
from polofield.errors import PolofieldError, RuleError
from polofield.rules.catalogue import ENTRIES
from polofield.rules.decisions import decision
from polofield.rules.question import ruling
from polofield.rulings.entries import Entry, Option
from polofield.rulings.phrase import Voice
from polofield.rulings.ruling import Ruling
from polofield.surface.surfaces import Arena, Field, Surface
from polofield.words import figures


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
    given = "".join(
        f", {name}={json.dumps(value) if isinstance(value, str) else value}"
        for name, value in entry.example.arguments().items()
    )
    return (
        f'import polofield as pf\n\nruling = pf.ruling("{entry.id}", {surface}{given})\n'
        f'pf.draw(ruling).save("{entry.slug}.svg")'
    )


def page(entry: Entry) -> str:
    """The page of a rule or a diagram."""
    return "\n\n".join(_page(entry)) + "\n"


def _page(entry: Entry) -> Iterator[str]:
    """What the rule says comes first; how to draw it comes last."""
    yield f"# {entry.title}"
    yield f"```{{div}} pf-clause\n`{entry.id}` · {entry.clause}\n```"
    yield directive(entry)
    found = None if entry.kind == "diagram" else example(entry)
    if found is not None and found.rule != entry.id:
        yield f"In this example, play restarts with [](/rules/{found.rule}.md)."
    if found is not None or entry.id in PARTS:
        yield "## What the rule says"
        yield directive(entry, name="polofield-table")
    if cases := cases_table(entry):
        yield "## Every case"
        yield "Blue is the side that hits next."
        yield cases
    if found is not None and _branches(found):
        yield "## What may follow"
        yield directive(entry, ":what-if:")
    if entry.place:
        yield "## Where the ball is placed"
        yield "For every place at once:"
        yield f"```{{polofield}} {entry.id}\n:sweep:\n```"
    readings = (
        [found.book.reading(letter) for letter in found.readings] if found is not None else ()
    )
    relied_on = [one for one in CONDUCT_READINGS if one.id in _conduct_readings(entry)]
    if readings or relied_on:
        yield "## Where the text can be read in more than one way"
        yield "\n".join(
            (
                *(reading(one.letter, one.title, one.taken, one.other) for one in readings),
                *(reading(one.id, one.title, one.taken, one.other) for one in relied_on),
            )
        )
    links = dict.fromkeys(_others(entry, found))
    if links:
        yield "## See also"
        yield "\n".join(f"- [](/rules/{id}.md)" for id in links)
    yield "## Draw it"
    yield _tabs(entry)
    if entry.place:
        yield f"`polofield sweep {entry.id}` draws the figure for every place."
    if entry.options or entry.needs != "none":
        yield options_table(entry)


def cases_table(entry: Entry) -> str:
    """What play restarts with in each case of an option, if that is another rule."""
    for option in entry.options:
        if option.kind == "choice" and option.required:
            cases = [(value, _case(entry, option, value)) for value in option.values]
            if all(answer and answer.cause and answer.because for _, answer in cases):
                rows = [
                    f"| `{value}` | {answer.cause.say(VOICE)} | [](/rules/{answer.rule}.md) |"
                    for value, answer in cases
                    if answer
                ]
                head = f"| `{option.name}` | what happened | play restarts with |"
                return "\n".join((head, "| --- | --- | --- |", *rows))
    return ""


def _case(entry: Entry, option: Option, value: str | int) -> Ruling | None:
    given = entry.example.arguments() | {option.parameter: value}
    try:
        return ruling(entry.id, surface_of(entry), **given)
    except PolofieldError:
        return None  # not at the example's place


VOICE = Voice(figures.BLUE, figures.YELLOW)


def _conduct_readings(entry: Entry) -> tuple[str, ...]:
    return PARTS[entry.id].readings if entry.id in PARTS else ()


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


def reading(id: str, title: str, taken: str, other: str) -> str:
    """A reading as an item of a list, with a link to all that is said of it."""
    return (
        f"- [**{id}**](/readings.md#reading-{id.lower()}): **{title}.**\n"
        f"  Taken: {taken} The other reading: {other}"
    )


def options_table(entry: Entry) -> str:
    """What a rule has to be told, its place first, as a table."""
    rows = ["| option | value | what it is |", "| --- | --- | --- |"]
    if entry.needs != "none":
        rows.append(
            f"| `at` (required) | [a place](/reference/places.md) | {entry.where.in_full} |"
        )
    for option in entry.options:
        must = "" if not option.required else " (required)"
        rows.append(f"| `{option.name}`{must} | {takes(option)} | {option.help} |")
    return "\n".join(rows)


def takes(option: Option) -> str:
    """The values of an option."""
    if option.kind == "flag":
        return "none"
    if option.kind == "choice":
        return ", ".join(f"`{value}`" for value in option.values)
    low, high = option.values
    many = "numbers separated by commas, each" if option.kind == "integers" else "a number"
    return f"{many} from {low} to {high}"


def _tabs(entry: Entry) -> str:
    tabs = {
        "command": ("Command", f"```sh\n{command(entry)}\n```"),
        "python": ("Python", f"```python\n{python(entry)}\n```"),
        "myst": ("MyST", f"````md\n{directive(entry)}\n````"),
        "fence": ("Markdown fence", f"````md\n{_fence(entry)}\n````"),
    }
    items = "\n\n".join(
        f"`````{{tab-item}} {name}\n:sync: {id}\n\n{body}\n`````"
        for id, (name, body) in tabs.items()
    )
    return f"``````{{tab-set}}\n{items}\n``````"


def _fence(entry: Entry) -> str:
    given = {"rule": entry.id}
    if entry.example.at is not None:
        given["at"] = "{:g},{:g}".format(*entry.example.at)
    given |= {name.replace("-", "_"): str(value) for name, value in entry.example.options}
    header = " ".join(f'{name}="{value}"' for name, value in given.items())
    return f"```polofield {header}\n```"
