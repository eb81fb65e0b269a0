from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from polofield.conduct.next_game import ScheduledGame, SeasonCard
from polofield.conduct.season_file import (
    parse_cards,
    parse_schedule,
    read_cards,
    read_schedule,
)
from polofield.errors import MAX_REPORTED, FileError

CARDS = "date,player,team,tier,event,event_kind,card\n"
GAMES = "date,team,tier,event,event_kind,handicap,round\n"
CARD = "2026-03-01,A. Rider,Oaks,low,Spring Cup,uspa,yellow\n"
GAME = "2026-03-08,Oaks,low,Spring Cup,uspa,8,main\n"


def problems(text: str, *, schedule: bool = False) -> list[str]:
    with pytest.raises(FileError) as error:
        (parse_schedule if schedule else parse_cards)(text, "s.csv")
    return list(error.value.problems)


@pytest.mark.parametrize("read", [read_cards, read_schedule])
def test_a_file_without_end_is_not_read_to_it(read) -> None:
    with pytest.raises(FileError, match=r"/dev/zero:1: larger than 64 MB$"):
        read("/dev/zero")


def test_a_mistake_repeats_only_the_beginning_of_a_long_cell() -> None:
    long = "W" * 10_000
    told = problems(CARDS + CARD.replace("low", long).replace("2026", long))
    told += problems(CARDS.strip() + f",{long},{long}\n")
    assert len(told) == 4
    assert max(map(len, told)) <= 160


def test_cards_and_a_schedule(tmp_path: Path) -> None:
    cards, games = tmp_path / "cards.csv", tmp_path / "games.csv"
    cards.write_text(CARDS + CARD)
    games.write_text(GAMES + GAME)
    card = SeasonCard(
        date(2026, 3, 1), "A. Rider", "Oaks", "low", "Spring Cup", "uspa", "yellow", line=2
    )
    game = ScheduledGame(date(2026, 3, 8), "Oaks", "low", "Spring Cup", "uspa", 8, "main", line=2)
    assert read_cards(cards) == [card]
    assert read_schedule(games) == [game]


def test_columns_in_any_order_blank_lines_quotes_and_a_mark_of_byte_order(tmp_path: Path) -> None:
    file = tmp_path / "cards.csv"
    file.write_bytes(
        b"\xef\xbb\xbfcard, player ,team,tier,event,event_kind,date\r\n\r\n,,,,,,\r\n"
        b'yellow,"Rider, A.",Oaks,low,Spring Cup,uspa, 2026-03-01 \r\n'
    )
    (card,) = read_cards(file)
    assert (card.player, card.date, card.line) == ("Rider, A.", date(2026, 3, 1), 4)


def test_a_season_without_cards() -> None:
    assert parse_cards(CARDS, "s.csv") == []


def test_every_mistake_at_once() -> None:
    text = (
        CARDS
        + "2026-02-29,,Oaks,lo,Cup,club,yelow\n\n"
        + "2026-1-1,B,Oaks\n"
        + '2026-01-01,"B\nC",Oaks,low,Cup,club,yellow\n'
        + "1/2/2026,B,Oaks,low,Cup,USPA,yellow\n"
    )
    assert problems(text) == [
        "s.csv:2: date: there is no such date, '2026-02-29'",
        "s.csv:2: player: expected a name, got an empty cell",
        "s.csv:2: tier: unknown value 'lo'; did you mean 'low'?",
        "s.csv:2: card: unknown value 'yelow'; did you mean 'yellow'?",
        "s.csv:4: expected 7 columns, got 3",
        "s.csv:5: player: the name has a control character, which cannot be shown",
        "s.csv:7: date: expected a date such as 2026-03-14, got '1/2/2026'",
        "s.csv:7: event_kind: unknown value 'USPA'; known: club, uspa",
    ]


def test_a_schedule_tells_its_mistakes_too() -> None:
    text = (
        GAMES
        + "2026-03-08,Oaks,low,Cup,uspa,9,main\n"
        + "2026-03-08,Oaks,medium,Cup,uspa,8,main\n"
        + "2026-03-08,Oaks,high,Cup,uspa,15,main\n"
        + "2026-03-08,Oaks,gauntlet,Cup,uspa,22,final\n"
        + "2026-03-08,Oaks,low,Cup,uspa,nan,main\n"
        + "2026-03-08,Oaks,high,Cup,uspa,41,main\n"
    )
    assert problems(text, schedule=True) == [
        "s.csv:2: handicap 9 is not possible in tier 'low'",
        "s.csv:3: handicap 8 is not possible in tier 'medium'",
        "s.csv:4: handicap 15 is not possible in tier 'high'",
        "s.csv:5: round: unknown value 'final'; known: consolation, main, shootout,"
        " subsidiary-first",
        "s.csv:6: handicap: expected whole goals from -8 to 40, got 'nan'",
        "s.csv:7: handicap: expected whole goals from -8 to 40, got '41'",
    ]


@pytest.mark.parametrize(
    ("header", "why"),
    [
        ("", "s.csv:1: no header; date,player"),
        ("date,player,team,teir,event,event_kind,card", "s.csv:1: unknown column 'teir'; did you"),
        (
            "date,player,team,tier,event,event_kind",
            "s.csv:1: column card is missing; expected date,player",
        ),
        ("date,team,tier,event,event_kind", "s.csv:1: columns player, card are missing; expected"),
        (CARDS.strip() + ",card", "s.csv:1: column 'card' is used twice"),
        ("date;player;team;tier;event;event_kind;card", "s.csv:1: unknown column 'date;player"),
    ],
)
def test_a_header_that_is_not_right(header: str, why: str) -> None:
    assert problems(header + "\n" + CARD)[0].startswith(why) if header else problems(header)


def test_what_is_not_csv() -> None:
    quotes = 'a cell in quotes must end with ", and a quote inside it must be written ""'
    for row, why in (
        ('2026-03-01,"A', quotes),
        ('2026-03-01,"A\n2026-03-02,B\n', quotes),
        ('2026-03-01,"A"B,Oaks,low,Cup,uspa,red', quotes),
        ('2026-03-01,"The "A" team",Oaks,low,Cup,uspa,red\n', quotes),
        ("2026-03-01," + "A" * 200_000, "a cell with more than 131072 characters"),
    ):
        for ending in ("\n", "\r\n"):
            text = (CARDS + CARD + row).replace("\n", ending)
            assert problems(text) == [f"s.csv:3: {why}"]


def test_a_great_many_mistakes_are_counted() -> None:
    told = problems(CARDS + "x\n" * (MAX_REPORTED + 7))
    assert len(told) == MAX_REPORTED + 1
    assert told[-1] == "s.csv: and 7 more mistakes"
