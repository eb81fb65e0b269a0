"""`polofield list`: the catalogue of rules and diagrams."""

from __future__ import annotations

import json
from itertools import groupby

import click

from polofield.commands.options import json_option, metavar
from polofield.rules.catalogue import ENTRIES
from polofield.rules.entries import Entry


@click.command("list")
@json_option
def list_rules(as_json: bool) -> None:
    """List every rule and diagram with its options.

    Options in brackets are optional.
    """
    if as_json:
        click.echo(json.dumps([entry.to_dict() for entry in ENTRIES.values()], indent=1))
        return
    ids = max(len(id) for id in ENTRIES)
    titles = max(len(entry.title) for entry in ENTRIES.values())
    lines: list[str] = []
    for group, entries in groupby(ENTRIES.values(), lambda entry: entry.group):
        lines += ["", group] if lines else [group]
        for entry in entries:
            line = f"  {entry.id:{ids}}  {entry.title:{titles}}  {_takes(entry)}"
            lines.append(line.rstrip())
    click.echo("\n".join(lines))


def _takes(entry: Entry) -> str:
    words = [f"--at AT ({entry.where.in_full})"] if entry.needs != "none" else []
    for option in entry.options:
        flag = f"--{option.name}"
        word = flag if option.kind == "flag" else f"{flag} {metavar(option)}"
        words.append(word if option.required else f"[{word}]")
    return " ".join(words)
