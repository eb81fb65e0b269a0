"""`polofield example`: the example files of polofield."""

from __future__ import annotations

import click

from polofield.commands import completion


@click.command()
@click.argument("name", required=False, shell_complete=completion.examples)
def example(name: str | None) -> None:
    """Print the example file NAME; without NAME, list all examples."""
    from polofield.scenario.examples import example as text_of
    from polofield.scenario.examples import examples

    if name is not None:
        click.echo(text_of(name), nl=False)
        return
    known = examples()
    widest = max(map(len, known))
    for each, line in known.items():
        click.echo(f"{each:{widest}}  {line}".rstrip())
