"""Several rules, or all worked examples, on one page, as Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Self

from rule_page import directive, example

from polofield.rules.catalogue import ENTRIES
from polofield.rulings.entries import Entry
from polofield.scenario.examples import example as example_text
from polofield.scenario.examples import examples
from polofield.scenario.scenario import parse_scenario


def members(group: str) -> list[Entry]:
    """The entries of a group of the catalogue, such as `Outdoor penalties`."""
    return [entry for entry in ENTRIES.values() if entry.group == group]


def pictures(group: str) -> str:
    """A picture of each rule of a group, which leads to its page."""
    entries = members(group)
    cards = "\n\n".join(map(_card, entries))
    ids = "\n".join(f"/rules/{entry.id}" for entry in entries)
    return (
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


@dataclass(frozen=True)
class Worked:
    """An example scenario: what happened, what the answer is, and its text."""

    name: str
    title: str
    story: str
    answer: str
    text: str
    entry: Entry

    @classmethod
    def of(cls, name: str) -> Self:
        """The example of that name; its comments come first: what it is, then the answer."""
        text = example_text(name).strip()
        comments = takewhile(lambda line: line.startswith("#"), text.splitlines())
        says, *answer = (line.removeprefix("#").strip() for line in comments)
        scenario = parse_scenario(text, name)
        story = " ".join(scenario.notes) or f"{says}."
        asked = ENTRIES[scenario.ruling.asked]
        return cls(name, scenario.title, story, " ".join(answer), text, asked)


def worked() -> list[Worked]:
    """Every example that is a scenario, in the order of the catalogue."""
    found = [Worked.of(name) for name in examples() if "[rule]" in example_text(name)]
    order = list(ENTRIES)
    return sorted(found, key=lambda one: (order.index(one.entry.id), one.name))


def worked_examples() -> str:
    """All of them, under the groups of the catalogue."""
    return "\n\n".join(_worked_examples(worked())) + "\n"


def _worked_examples(found: Sequence[Worked]) -> Iterator[str]:
    group = ""
    for one in found:
        if one.entry.group != group:
            group = one.entry.group
            yield f"## {group}"
        yield f"### {one.title}"
        yield one.story
        yield f"```{{polofield}}\n{one.text}\n```"
        yield f"**Answer:** {one.answer} ([](/rules/{one.entry.id}.md))"
        yield f"`````{{dropdown}} {one.name}.toml\n```toml\n{one.text}\n```\n`````"
