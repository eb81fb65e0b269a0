"""`polofield list`: the catalogue of rules and diagrams."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import groupby

import click

from polofield.commands.options import json_option, metavar
from polofield.rules.book import USPA_2026, RuleBook
from polofield.rules.catalogue import ENTRIES, books, full_id
from polofield.rulings.entries import Entry


@click.command("list")
@json_option
def list_rules(as_json: bool) -> None:
    """List every rule and diagram with its options.

    Options in brackets are optional.
    """
    offered = list(_offered())
    if as_json:
        listed = [entry.to_dict() | {"id": id, "book": book.id} for book, id, entry in offered]
        click.echo(json.dumps(listed, indent=1))
        return
    ids = max(len(id) for _, id, _ in offered)
    titles = max(len(entry.title) for _, _, entry in offered)
    lines: list[str] = []
    for (book, group), entries in groupby(offered, lambda one: (one[0].id, one[2].group)):
        heading = group if book == USPA_2026.id else f"{book}: {group}"
        lines += ["", heading] if lines else [heading]
        for _, id, entry in entries:
            lines.append(f"  {id:{ids}}  {entry.title:{titles}}  {_takes(entry)}".rstrip())
    click.echo("\n".join(lines))


def _offered() -> Iterator[tuple[RuleBook, str, Entry]]:
    """Every rule and diagram of every book: the book, the id and the entry."""
    for book in books().values():
        entries = ENTRIES if book.id == USPA_2026.id else book.entries
        for entry in entries.values():
            yield book, full_id(book, entry), entry


def _takes(entry: Entry) -> str:
    words = [f"--at AT ({entry.where.in_full})"] if entry.needs != "none" else []
    for option in entry.options:
        flag = f"--{option.name}"
        word = flag if option.kind == "flag" else f"{flag} {metavar(option)}"
        words.append(word if option.required else f"[{word}]")
    return " ".join(words)
