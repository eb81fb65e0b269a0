"""A season's cards, and a schedule, from CSV files; every mistake is reported at once.

Cards:    date,player,team,tier,event,event_kind,card
Schedule: date,team,tier,event,event_kind,handicap,round

Dates are written as 2026-03-14. The columns may be in any order.
"""

from __future__ import annotations

import csv
import io
import os
import re
from collections.abc import Callable, Iterator
from datetime import date
from itertools import islice
from typing import Any

from polofield.conduct.log import CARDS
from polofield.conduct.next_game import EVENT_KINDS, ROUNDS, ScheduledGame, SeasonCard
from polofield.conduct.numbers import TIERS, tier_fits
from polofield.errors import MAX_REPORTED, FileError, and_more, did_you_mean, in_short
from polofield.files.toml_file import read_text
from polofield.values import file_name, name_fault

MAX_BYTES = 64_000_000
"""The largest file: ten times a season of 100,000 cards."""

HANDICAPS = range(-8, 41)
"""The handicaps that a team of four can have, from -2 to 10 goals each."""

_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def read_cards(path: str | os.PathLike[str]) -> list[SeasonCard]:
    """The cards of a season.

    Raises:
        FileError: not readable, or with mistakes, each reported with its line number.
    """
    return parse_cards(read_text(path, MAX_BYTES), file_name(path))


def read_schedule(path: str | os.PathLike[str]) -> list[ScheduledGame]:
    """The games of a schedule.

    Raises:
        FileError: not readable, or with mistakes, each reported with its line number.
    """
    return parse_schedule(read_text(path, MAX_BYTES), file_name(path))


def parse_cards(text: str, name: str) -> list[SeasonCard]:
    """The cards of a season from a CSV text; `name` stands for it in messages.

    Raises:
        FileError: see `read_cards`.
    """
    columns: dict[str, Callable[[str], Any]] = {
        "date": _date,
        "player": _name,
        "team": _name,
        "tier": _one_of(TIERS),
        "event": _name,
        "event_kind": _one_of(EVENT_KINDS),
        "card": _one_of(CARDS),
    }
    table = _Table(text, name, columns)
    cards = [SeasonCard(*row) for row in table.rows()]
    table.finish()
    return cards


def parse_schedule(text: str, name: str) -> list[ScheduledGame]:
    """The games of a schedule from a CSV text; `name` stands for it in messages.

    Raises:
        FileError: see `read_schedule`.
    """
    columns: dict[str, Callable[[str], Any]] = {
        "date": _date,
        "team": _name,
        "tier": _one_of(TIERS),
        "event": _name,
        "event_kind": _one_of(EVENT_KINDS),
        "handicap": _handicap,
        "round": _one_of(ROUNDS),
    }
    table = _Table(text, name, columns)
    games = []
    for row in table.rows():
        game = ScheduledGame(*row)
        if tier_fits(game.tier, game.handicap):
            games.append(game)
        else:
            table.note(row[-1], f"handicap {game.handicap} is not possible in tier {game.tier!r}")
    table.finish()
    return games


class _Table:
    """A CSV text read row by row, and the mistakes found so far."""

    def __init__(self, text: str, name: str, columns: dict[str, Callable[[str], Any]]) -> None:
        self.name = name
        self.columns = columns
        self.text = text
        self.reader = csv.reader(io.StringIO(text, newline=""), strict=True)
        self.problems: list[str] = []
        self.not_reported = 0

    def note(self, line: int, what: str) -> None:
        if len(self.problems) < MAX_REPORTED:
            self.problems.append(f"{self.name}:{line}: {what}")
        else:
            self.not_reported += 1

    def finish(self) -> None:
        if self.not_reported:
            self.problems.append(and_more(self.name, self.not_reported))
        if self.problems:
            raise FileError(self.problems)

    def rows(self) -> Iterator[list[Any]]:
        """The values of each valid row, in the order of `columns`, then its line number."""
        lines = self._lines()
        line, header = next(lines, (1, []))
        names = [cell.strip() for cell in header]
        self._check_header(line, names)
        if self.problems:
            self.finish()
        width = len(names)
        known = [(_Known(convert), names.index(name)) for name, convert in self.columns.items()]
        for line, cells in lines:
            if len(cells) != width:
                self.note(line, f"expected {width} columns, got {len(cells)}")
                continue
            try:
                values = [seen[cells[index]] for seen, index in known]
            except _CellError:
                self._note_cells(line, names, cells)
            else:
                yield [*values, line]

    def _note_cells(self, line: int, names: list[str], cells: list[str]) -> None:
        for name, cell in zip(names, cells, strict=True):
            try:
                self.columns[name](cell.strip())
            except _CellError as wrong:
                self.note(line, f"{name}: {wrong}")

    def _lines(self) -> Iterator[tuple[int, list[str]]]:
        """Each row that is not blank, with the number of its first line."""
        begins = 1
        while True:
            try:
                cells = next(self.reader, None)
            except csv.Error:
                self.note(begins, self._not_csv(begins))
                self.finish()
            if cells is None:
                return
            if "".join(cells).strip():
                yield begins, cells
            begins = self.reader.line_num + 1

    def _not_csv(self, begins: int) -> str:
        """What is wrong with the row, begun on that line, at which the reader stopped."""
        lines = io.StringIO(self.text, newline="")
        row = "".join(islice(lines, begins - 1, self.reader.line_num))
        if '"' not in row:
            return f"a cell with more than {csv.field_size_limit()} characters"
        return 'a cell in quotes must end with ", and a quote inside it must be written ""'

    def _check_header(self, line: int, names: list[str]) -> None:
        wanted = ",".join(self.columns)
        if not names:
            self.note(line, f"expected the header {wanted}, got an empty file")
            return
        for name in dict.fromkeys(names):
            if name not in self.columns:
                self.note(
                    line, f"unknown column {in_short(name)}{did_you_mean(name, self.columns)}"
                )
            elif names.count(name) > 1:
                self.note(line, f"column {in_short(name)} is used twice")
        missing = [name for name in self.columns if name not in names]
        if missing:
            which = "column {} is" if len(missing) == 1 else "columns {} are"
            self.note(line, f"{which.format(', '.join(missing))} missing; expected {wanted}")


class _Known(dict[str, Any]):
    """The values of cells, each converted once: many rows share the same few."""

    def __init__(self, convert: Callable[[str], Any]) -> None:
        super().__init__()
        self.convert = convert

    def __missing__(self, cell: str) -> Any:
        value = self[cell] = self.convert(cell.strip())
        return value


class _CellError(Exception):
    """What is wrong with a cell."""


def _date(cell: str) -> date:
    if not _DATE.fullmatch(cell):
        raise _CellError(f"expected a date such as 2026-03-14, got {in_short(cell)}")
    try:
        return date.fromisoformat(cell)
    except ValueError:
        raise _CellError(f"there is no such date, {in_short(cell)}") from None


def _name(cell: str) -> str:
    if not cell:
        raise _CellError("expected a name, got an empty cell")
    if (wrong := name_fault(cell)) is not None:
        raise _CellError(f"the name {wrong}")
    return cell


def _handicap(cell: str) -> int:
    if re.fullmatch(r"[+-]?[0-9]{1,2}", cell) and int(cell) in HANDICAPS:
        return int(cell)
    least, most = HANDICAPS[0], HANDICAPS[-1]
    raise _CellError(f"expected whole goals from {least} to {most}, got {in_short(cell)}")


def _one_of(words: tuple[str, ...]) -> Callable[[str], str]:
    def convert(cell: str) -> str:
        if cell in words:
            return cell
        raise _CellError(f"unknown value {in_short(cell)}{did_you_mean(cell, words)}")

    return convert
