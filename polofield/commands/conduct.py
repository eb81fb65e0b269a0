"""`polofield cards` and `polofield season`: the conduct rule for a game and for a season."""

from __future__ import annotations

import json
from collections.abc import Callable, Container, Iterator
from typing import Any

import click

from polofield.commands import completion
from polofield.commands.look_options import figure_options, look_asked
from polofield.commands.options import Decorator, json_option, together
from polofield.commands.writing import file_options, write
from polofield.conduct.asking import cards as asked_cards
from polofield.conduct.asking import refuse_unknown_player, season_cards, season_games
from polofield.conduct.game import GameConduct
from polofield.conduct.player import PlayerConduct
from polofield.conduct.readings import READINGS
from polofield.conduct.season import Suspension
from polofield.conduct.season import season as suspensions_of
from polofield.conduct.season_telling import has_schedule, suspension_sentence
from polofield.conduct.telling import moment, player_sentences, strength_sentence
from polofield.drawing.conduct import draw_cards, draw_season
from polofield.drawing.diagram import Diagram
from polofield.errors import OutputError
from polofield.words import conduct_figures as w

WIDTH = 100

figure_file: Decorator = together(
    click.option(
        "-o",
        "output",
        metavar="FILE",
        shell_complete=completion.files,
        help="Draw a figure to this file; `-` is standard output.",
    ),
    file_options,
    figure_options,
)


@click.command()
@click.argument("log", metavar="LOG.toml", shell_complete=completion.files)
@json_option
@figure_file
def cards(log: str, as_json: bool, **given: Any) -> None:
    """Show what follows from the cards of a game: who is out, how many play, what is carried over.

    With --json, times are seconds of play since the start of the game. With -o FILE, draw the
    timeline.
    """
    conduct = asked_cards(log)
    _answer(
        lambda: conduct.to_dict() if as_json else "\n".join(_game_lines(conduct)),
        lambda look: draw_cards(conduct, **look),
        "cards",
        as_json,
        given,
    )


@click.command()
@click.argument("cards_file", metavar="FILE.csv", shell_complete=completion.files)
@click.option(
    "--schedule",
    metavar="FILE.csv",
    shell_complete=completion.files,
    help="The games of the season, to find where a suspension is served.",
)
@click.option("--player", metavar="NAME", help="Show this player only.")
@json_option
@figure_file
def season(
    cards_file: str, schedule: str | None, player: str | None, as_json: bool, **given: Any
) -> None:
    """Show the suspensions for a season's accumulated yellow cards.

    With -o FILE, draw the board of the season.
    """
    dated = season_cards(cards_file)
    games = season_games(schedule)
    if player is not None:
        refuse_unknown_player(dated, player)

    def answer() -> Any:
        found = suspensions_of(dated, games)
        shown = [one for one in found if player is None or one.player == player]
        return [one.to_dict() for one in shown] if as_json else "\n".join(_season_lines(shown))

    _answer(
        answer,
        lambda look: draw_season(dated, games, player=player, **look),
        "season",
        as_json,
        given,
    )


def _answer(
    answer: Callable[[], Any],
    draw: Callable[[dict[str, Any]], Diagram],
    slug: str,
    as_json: bool,
    given: dict[str, Any],
) -> None:
    """Print, draw, or both; JSON and a drawing cannot both go to standard output."""
    output = given.pop("output")
    files = {name: given.pop(name) for name in ("format", "text", "force")}
    if output is None:
        _refuse_look_without_file({**given, **files, "text": None})
    elif as_json and output == "-":
        raise OutputError("--json and -o - cannot both write to standard output: give -o a file")
    else:
        diagram = draw(look_asked(given))
        write([diagram], slug, output, **files, print_names=not as_json)
    if as_json:
        click.echo(json.dumps(answer(), allow_nan=False))
    elif output is None:
        click.echo(answer())


def _refuse_look_without_file(given: dict[str, Any]) -> None:
    for name, value in given.items():
        if value:
            flag = name.removeprefix("look_").replace("part_", "no_").replace("_", "-")
            raise OutputError(f"--{flag} needs -o FILE: without it nothing is drawn")


def _game_lines(conduct: GameConduct) -> Iterator[str]:
    for one in conduct.players:
        yield one.player
        for sentence in player_sentences(one, conduct.clock):
            yield from _wrapped(sentence, "  ")
        yield from _notes(one, conduct)
        yield ""
    if not conduct.players:
        yield from (w.NOBODY, "")
    for strength in conduct.strength:
        yield from _wrapped(strength_sentence(strength, conduct.clock).say(), "")
    yield from _reading_lines(conduct.readings)


def _reading_lines(relied_on: Container[str]) -> Iterator[str]:
    relied = [reading for reading in READINGS if reading.id in relied_on]
    if relied:
        yield from ("", "Readings")
    for reading in relied:
        yield from _wrapped(reading.words, "  ")


def _notes(one: PlayerConduct, conduct: GameConduct) -> Iterator[str]:
    """What else the rule requires or allows, grouped by the moment from which it applies."""
    said: dict[str, dict[str, None]] = {}
    for note in one.notes:
        when = w.AT_THE_END if note.at is None else moment(note.at, conduct.clock, ends=True).say()
        said.setdefault(when, {})[f"{note.text} ({note.clause.part})"] = None
    for when, texts in said.items():
        yield f"  {when[:1].upper()}{when[1:]}:"
        for text in texts:
            yield from _wrapped(text, "    ")


def _season_lines(found: list[Suspension]) -> Iterator[str]:
    for one in found:
        yield from _wrapped(suspension_sentence(one).say(), "")
    if not all(map(has_schedule, found)):
        yield w.SCHEDULE_NAMES_THEM
    if not found:
        yield w.NOTHING_REACHED
    yield from _reading_lines({reading for one in found for reading in one.readings})


def _wrapped(text: str, indent: str) -> list[str]:
    from textwrap import wrap

    return wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent + "  ")
