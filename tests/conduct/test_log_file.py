from __future__ import annotations

from pathlib import Path

import pytest

from polofield.conduct.after import NextGame
from polofield.conduct.clock import PlayingClock
from polofield.conduct.game import game
from polofield.conduct.log import Carried, Entry, GameLog
from polofield.conduct.log_file import parse_log, read_log
from polofield.errors import CardError, FileError

GOOD = """
periods = 6
period_length = "7:30"
[[cards]]
player = "Blue 2"
period = 5
left = "1:00"
card = "yellow"
[[cards]]
player = "Yellow 3"
period = 1
elapsed = "6:30"
card = "red"
[[cards]]
player = "Yellow 3"
after_game = true
card = "red"
[[carried]]
player = "Blue 2"
yellows = 1
"""


def card(*rows: str) -> str:
    return "\n".join(["[[cards]]", *rows]) + "\n"


def problems(text: str) -> list[str]:
    with pytest.raises(FileError) as error:
        parse_log(text, "log.toml")
    return list(error.value.problems)


def test_a_log(tmp_path: Path) -> None:
    file = tmp_path / "log.toml"
    file.write_text(GOOD)
    log = read_log(file)
    assert log == GameLog(
        PlayingClock((450,) * 6),
        (
            Entry("Blue 2", "yellow", 2190),
            Entry("Yellow 3", "red", 390),
            Entry("Yellow 3", "red", None),
        ),
        (Carried("Blue 2", NextGame(yellows=1)),),
    )
    assert [entry.line for entry in log.entries] == [4, 9, 14]
    assert [(i.start, i.end) for i in game(log).players[0].box] == [(2190, 2310)]


def test_cards_for_one_offence_have_its_number() -> None:
    rows = (P, *AT, C, "offence = 1")
    text = card(*rows) * 2 + card(P, "period = 2", 'left = "1:00"', C)
    log = parse_log(text, "log.toml")
    assert [entry.offence for entry in log.entries] == [1, 1, None]
    (player,) = game(log).players
    assert [(one.number, one.cards, one.first_yellow) for one in player.offences] == [
        (1, ("yellow", "yellow"), 1),
        (2, ("yellow",), 3),
    ]


def test_periods_of_their_own_lengths() -> None:
    text = 'period_length = ["7:00", "7:30", "0:45"]\n'
    row = ('player = "Blue 1"', "period = 3", 'left = "0:45"', 'card = "yellow"')
    log = parse_log(text + card(*row), "log.toml")
    assert log.clock.lengths == (420, 450, 45)
    assert log.entries[0].at == 870


def test_nothing_given_is_a_game_of_six_periods_without_cards() -> None:
    assert parse_log("", "log.toml") == GameLog()


def test_every_mistake_at_once_in_order_of_lines() -> None:
    text = (
        'periods = 6\nperod_length = "7:30"\n'
        + card('player = "Blu 2"', "period = 5", 'left = "1:00"', 'card = "yelow"')
        + card('player = "Blue 1"', "period = 7", 'left = "1:00"', 'card = "yellow"')
        + card('player = "Blue 3"', "period = 1", 'left = "8:00"', 'card = "yellow"')
        + card('player = "Blue 4"', "after_game = true", "period = nan", 'card = "yellow"')
        + "[[cards]]\n"
        + '[[carried]]\nplayer = "Yellow 1"\nyellows = 2\n'
    )
    assert problems(text) == [
        "log.toml:2: unknown key 'perod_length'; did you mean 'period_length'?",
        "log.toml:4: player 'Blu 2': unknown team 'Blu'; did you mean 'Blue'?",
        "log.toml:7: card: unknown value 'yelow'; did you mean 'yellow'?",
        "log.toml:10: period: expected a number from 1 to 6, got 7",
        "log.toml:16: left: expected a time within period 1, which lasts 7:30, got 8:00",
        "log.toml:21: period: expected a finite number, got nan",
        "log.toml:21: period is for a card in the game, not with after_game = true",
        "log.toml:23: expected a player and a card or an event, got an empty entry",
    ]


def test_what_cannot_be_is_told_with_its_line() -> None:
    text = (
        card('player = "Blue 4"', "after_game = true", 'card = "yellow"')
        + card('player = "Blue 2"', "period = 1", 'elapsed = "1:00"', 'event = "left-box"')
        + card('player = "Blue 3"', "period = 1", 'elapsed = "1:00"', 'card = "red"')
        + card('player = "Blue 3"', "period = 2", 'elapsed = "7:30"', 'card = "yellow"')
        + '[[carried]]\nplayer = "Blue 1"\nyellows = 2\n'
    )
    assert problems(text) == [
        "log.toml:1: Blue 4, after the game:"
        " expected two yellows, three yellows or one red, got 1 yellow",
        "log.toml:5: Blue 2, period 1, 6:30 left:"
        " the player is not in the penalty box and cannot leave it early",
        "log.toml:15: Blue 3, period 2, 0:00 left:"
        " the player is out with a red card; only cards after the game are possible",
        "log.toml:20: Blue 1: yellows: expected 0 or 1, got 2",
    ]


def test_a_mistake_repeats_only_the_beginning_of_a_long_text() -> None:
    long = "W" * 10_000
    text = f'teams = ["{long}", "B"]\nperiod_length = "{long}"\n[[cards]]\nplayer = "{long}"\n'
    assert all(len(problem) <= 200 for problem in problems(text))


def test_no_mistake_is_made_of_what_follows_from_a_broken_entry() -> None:
    """The second yellow cannot be read, so leaving the box after it is not a mistake."""
    when = ("period = 1", 'elapsed = "1:00"')
    text = (
        card('player = "Blue 2"', *when, 'card = "yellow"')
        + card('player = "Blue 2"', *when, 'card = "yelow"')
        + card('player = "Blue 2"', *when, 'event = "left-box"')
    )
    assert problems(text) == ["log.toml:10: card: unknown value 'yelow'; did you mean 'yellow'?"]


AT = ("period = 1", 'left = "1:00"')
P, C = 'player = "Blue 2"', 'card = "yellow"'
REFUSED = [
    (card(P, "period = 1", C), "log.toml:1: left or elapsed is missing"),
    (card(P, 'left = "1:00"', C), "log.toml:1: period is missing"),
    (card(P, *AT), "log.toml:1: card or event is missing"),
    (card(*AT, C), "log.toml:1: player is missing"),
    (card(P, *AT, 'elapsed = "1:00"', C), "log.toml:5: expected left or elapsed, got both"),
    (card(P, *AT, C, 'event = "injured"'), "log.toml:6: expected card or event, got both"),
    (
        card(P, *AT, 'event = "left box"'),
        "log.toml:5: event: unknown value 'left box'; did you mean",
    ),
    (
        card(P, "period = 0", 'left = "1:00"', C),
        "log.toml:3: period: expected a number from 1 to 6, got 0",
    ),
    (
        card(P, "period = 1.5", 'left = "1:00"', C),
        "log.toml:3: period: expected a whole number, got 1.5",
    ),
    (
        card(P, "period = true", 'left = "1:00"', C),
        "log.toml:3: period: expected a whole number, got true",
    ),
    (card(P, "period = 1", "left = 60", C), "log.toml:4: left: expected text in quotes, got 60"),
    (
        card(P, "period = 1", 'left = "1:60"', C),
        "log.toml:4: left: expected minutes and seconds, such as '1:00', got '1:60'",
    ),
    (
        card(P, "period = 1", 'left = "-1:00"', C),
        "log.toml:4: left: expected minutes and seconds, such as '1:00', got '-1:00'",
    ),
    (
        card(P, "period = 1", "left = 01:00:00", C),
        "log.toml:4: left: expected text in quotes, got 01:00:00",
    ),
    (
        card('player = "Blue 02"', *AT, C),
        "log.toml:2: player: expected a team and a number from 1 to 99",
    ),
    (card("player = 2", *AT, C), "log.toml:2: player: expected text in quotes, got 2"),
    (card(P, *AT, C, "offence = 0"), "log.toml:6: offence: expected a number from 1 to 4, got 0"),
    (card(P, *AT, C, "offence = 5"), "log.toml:6: offence: expected a number from 1 to 4, got 5"),
    (card(P, *AT, C, "offence = 1.5"), "log.toml:6: offence: expected a whole number, got 1.5"),
    (card(P, *AT, C, "offence = true"), "log.toml:6: offence: expected a whole number, got true"),
    (card(P, *AT, C, 'offence = "1"'), "log.toml:6: offence: expected a whole number, got '1'"),
    (card(P, *AT, C, "ofence = 1"), "log.toml:6: unknown key 'ofence'; did you mean 'offence'?"),
    (
        card(P, *AT, 'event = "injured"', "offence = 1"),
        "log.toml:6: offence is for a card, not an event",
    ),
    (
        card(P, "after_game = true", 'card = "red"', "offence = 1"),
        "log.toml:5: offence is for a card in the game, not with after_game = true",
    ),
    (
        card(P, *AT, C, "offence = 2"),
        "log.toml:1: Blue 2, period 1, 1:00 left: expected offence = 1, got 2: offences are",
    ),
    (
        card(P, *AT, C, "offence = 1") + card(P, "period = 2", 'left = "1:00"', C, "offence = 1"),
        "log.toml:7: Blue 2, period 2, 1:00 left: expected offence = 2, got 1: cards for one off",
    ),
    (
        card(P, *AT, C, "offence = 1") * 4,
        "log.toml:19: Blue 2, period 1, 1:00 left: expected one, two or three yellows, or one red,",
    ),
    (
        card(P, *AT, C) * 4,
        "log.toml:16: Blue 2, period 1, 1:00 left: expected a red card for the 4th offence,"
        " got a yellow; cards for one offence need the same offence number",
    ),
    ("periods = 0", "log.toml:1: periods: expected 1 to 24 periods, got 0"),
    ("periods = 1000000000", "log.toml:1: periods: expected 1 to 24 periods, got 1000000000"),
    ("periods = inf", "log.toml:1: periods: expected a finite number, got inf"),
    (
        'period_length = "7:31"',
        "log.toml:1: period_length: expected minutes and seconds from '0:01' to '7:30', got '7:31'",
    ),
    (
        'period_length = "0:00"',
        "log.toml:1: period_length: expected minutes and seconds from '0:01' to '7:30', got '0:00'",
    ),
    ("period_length = []", "log.toml:1: period_length: expected 1 to 24 periods, got 0"),
    (
        "period_length = 450",
        "log.toml:1: period_length: expected text in quotes or a list, got 450",
    ),
    (
        'periods = 3\nperiod_length = ["7:00"]',
        "log.toml:2: period_length: expected 3 entries, one for each period, got 1",
    ),
    (
        'period_length = ["7:00",\n"70:0"]',
        "log.toml:2: period_length: expected minutes and seconds from '0:01' to '7:30', got '70:0'",
    ),
    ("cards = 3", "log.toml:1: cards: expected a list, got 3"),
    ("cards = [3]", "log.toml:1: entry 1 of cards: expected a table, got 3"),
    (
        '[cards]\nplayer = "Blue 2"',
        "log.toml:1: cards: expected a list, got { player = 'Blue 2' }; write",
    ),
    ('[[carried]]\nplayer = "Blue 2"\nbox = 3', "log.toml:3: unknown key 'box'"),
    ("[[carried]]\nyellows = 1", "log.toml:1: player is missing"),
    (
        "[[carried]]\nplayer = 'Blue'",
        "log.toml:1: player: expected a team and a number from 1 to 99, such as 'Blue 2'",
    ),
    *(
        (
            f"[[carried]]\nplayer = 'Blue 1'\nsuspended = true\n{keys}",
            f"log.toml:1: Blue 1: suspended = true and {told}: a player who is suspended for the"
            " whole game cannot begin it in the box or with a yellow;"
            f" leave out {told}, or suspended",
        )
        for keys, told in (
            ("yellows = 1", "yellows"),
            ("box_seconds = 60", "box_seconds"),
            ("yellows = 1\nbox_seconds = 60", "box_seconds and yellows"),
        )
    ),
    *(
        (
            f"[[carried]]\nplayer = '{team} 2'",
            f"log.toml:1: player '{team} 2': unknown team '{team}'; known: Blue, Yellow; for other",
        )
        for team in ("Oaks", "Ñandúes & Cía", "2")
    ),
    ("periods = 010", "log.toml:1: periods = 010: a number "),
    *(
        (f"\nteams = {given}\n", f"log.toml:2: teams: expected {why}")
        for given, why in (
            ("3", "a list, got 3"),
            ("[]", "two different names, got []"),
            ('["Oaks"]', "two different names, got ['Oaks']"),
            ('["Oaks", "Oaks"]', "two different names, got ['Oaks', 'Oaks']"),
            ('["A", "B", "C"]', "two different names, got ['A', 'B', 'C']"),
            ('["Oaks", ""]', "words with single spaces between them, got ''"),
            ('["Oaks", " Elms"]', "words with single spaces between them, got ' Elms'"),
            ('["Oaks", "E\\u0001"]', "words with single spaces between them, got 'E\\x01'"),
            (f'["Oaks", "{"E" * 25}"]', f"at most 24 letters, got '{'E' * 25}'"),
        )
    ),
]


@pytest.mark.parametrize(("text", "why"), REFUSED)
def test_a_mistake_is_told_with_its_line(text: str, why: str) -> None:
    (problem,) = problems(text)
    assert problem.startswith(why)


@pytest.mark.parametrize(
    "teams", [("Oaks", "Elms"), ("Ñandúes & Cía", "Elms"), ("Oaks", "Oaks B"), ("A 1", "A")]
)
def test_a_log_names_its_teams(teams: tuple[str, str]) -> None:
    one, other = teams
    red = ("period = 1", 'left = "7:30"', 'card = "red"')
    text = f'teams = ["{one}", "{other}"]\n' + card(f'player = "{other} 2"', *red)
    log = parse_log(text + card(f'player = "{one} 3"', "after_game = true", 'card = "red"'), "log")
    assert log.teams == teams
    conduct = game(log)
    assert [player.player for player in conduct.players] == [f"{one} 3", f"{other} 2"]
    assert conduct.to_dict()["strength"] == {one: [[0, 4]], other: [[0, 3], [240, 4]]}


def test_a_log_gives_its_teams_colours_as_a_scenario_does() -> None:
    text = '[[teams]]\nname = "Oaks"\ncolour = "#1F4E9E"\n[[teams]]\nname = "Elms"\n'
    log = parse_log(text, "log.toml")
    assert (log.teams, log.colours) == (("Oaks", "Elms"), ("#1f4e9e", None))
    assert game(log).colours == log.colours
    assert parse_log(text.replace("#1F4E9E", "#abc"), "log.toml").colours == ("#aabbcc", None)
    assert parse_log('teams = ["Oaks", "Elms"]', "log.toml").colours == (None, None)


@pytest.mark.parametrize(
    ("first", "why"),
    [
        (
            'name = "Oaks"\ncolour = "navy"',
            "log.toml:3: colour: expected '#rrggbb', such as '#1f4e9e', got 'navy'",
        ),
        (
            'name = "Oaks"\ncolour = "#11223344"',
            "log.toml:3: colour: expected an opaque colour, such as '#112233', got '#11223344'",
        ),
        ('name = "Oaks"\ncolor = "#112233"', "log.toml:3: unknown key 'color'; did you mean"),
        ('colour = "#112233"', "log.toml:1: name is missing"),
        ("name = 3", "log.toml:2: name: expected text in quotes, got 3"),
        ('name = "Elms"', "log.toml:1: teams: expected two different names, got ['Elms', 'Elms']"),
    ],
)
def test_a_mistake_in_a_team_is_told_with_its_line(first: str, why: str) -> None:
    (problem,) = problems(f'[[teams]]\n{first}\n[[teams]]\nname = "Elms"\n')
    assert problem.startswith(why)


def test_a_colour_that_is_none_is_refused() -> None:
    for colour in ("navy", "#12345", 7):
        with pytest.raises(CardError, match="expected '#rrggbb'"):
            game(GameLog(colours=("#1F4E9E", colour)))  # type: ignore[arg-type]


def test_with_teams_of_its_own_a_log_has_no_others() -> None:
    text = 'teams = ["Oaks", "Elms"]\n[[carried]]\nplayer = "Blue 2"\nyellows = 1\n'
    assert problems(text) == ["log.toml:2: player 'Blue 2': unknown team 'Blue'; known: Elms, Oaks"]


def test_no_mistake_is_made_of_a_player_whose_team_cannot_be_told() -> None:
    text = 'teams = ["Oaks"]\n[[carried]]\nplayer = "Oaks 2"\nyellows = 1\n'
    assert problems(text) == ["log.toml:1: teams: expected two different names, got ['Oaks']"]
