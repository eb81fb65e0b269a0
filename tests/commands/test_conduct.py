"""`polofield cards` and `polofield season`: in words, as JSON, drawn; mistakes with their lines."""

import json
import re
import xml.etree.ElementTree as ET
from importlib.resources import files

import pytest
from click.testing import CliRunner

import polofield as pf
from polofield.commands.cli import cli

EXAMPLES = files("polofield") / "examples"
LOG = """\
periods = 6
period_length = "7:30"

[[cards]]
player = "Blue 2"
period = 5
left = "1:00"
card = "yellow"

[[cards]]
player = "Blue 2"
period = 5
left = "1:00"
card = "yellow"
"""
HEAD = "date,player,team,tier,event,event_kind,card\n"
SEASON = HEAD + "".join(
    f"2026-05-0{day},A. Alder,Lions,low,Cup,club,yellow\n" for day in range(1, 6)
)
SCHEDULE = "date,team,tier,event,event_kind,handicap,round\n2026-05-09,Lions,low,Cup,club,6,main\n"


@pytest.fixture
def run(tmp_path, monkeypatch):
    """Run the command in a folder with a log and a season in it."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "log.toml").write_text(LOG)
    (tmp_path / "season.csv").write_text(SEASON)
    (tmp_path / "schedule.csv").write_text(SCHEDULE)

    def run(*args, **written):
        for name, text in written.items():
            (tmp_path / name.replace("_", ".")).write_text(text)
        return CliRunner().invoke(cli, [*map(str, args)])

    return run


def answered(done):
    assert (done.exit_code, done.stderr) == (0, ""), done.stderr
    return done.stdout


def refused(done, code=2):
    assert done.exit_code == code, done.output
    assert done.stdout == ""
    lines = done.stderr.splitlines()
    assert all(line.startswith("polofield: ") for line in lines)
    return [line.removeprefix("polofield: ") for line in lines]


def test_cards_as_json(run):
    told = json.loads(answered(run("cards", "log.toml", "--json")))
    notes = told["players"]["Blue 2"].pop("notes")
    assert [note["at"] for note in notes] == [2190] * 5
    assert all(note["clause"].startswith("USPA 2026 outdoor Rule 33, ") for note in notes)
    assert told == {
        "players": {
            "Blue 2": {
                "yellows": 2,
                "red": False,
                "offences": [
                    {"number": 1, "at": 2190, "cards": ["yellow"]},
                    {"number": 2, "at": 2190, "cards": ["yellow"]},
                ],
                "box": [{"from": 2190, "to": 2310}],
                "next_games": [],
            }
        },
        "strength": {"Blue": [[0, 4], [2190, 3], [2310, 4]], "Yellow": [[0, 4]]},
        "readings": [],
    }


def test_cards_in_words(run):
    told = answered(run("cards", "log.toml"))
    assert "2nd offence: a yellow, the player’s 2nd, in period 5 with 1:00 left." in told
    assert "In the box, no substitute, from period 5, 1:00 left to period 6, 6:30 left" in told
    assert "Out for the next 2 min of play" in told
    assert "Yellow plays with 4 throughout." in told
    assert "Readings" not in told
    assert all(len(line) <= 100 for line in told.splitlines())


def test_readings_that_were_relied_on_are_told(run):
    log = LOG + LOG[LOG.index("[[cards]]") :].split("\n\n")[0]
    assert "X (several yellows at once): They count one by one" in answered(
        run("cards", "log.toml", log_toml=log)
    )


def test_two_yellows_for_one_offence_are_told_as_one(run):
    log = LOG.replace('card = "yellow"\n', 'card = "yellow"\noffence = 1\n')
    told = answered(run("cards", "log.toml", log_toml=log))
    two = "1st offence: 2 yellows, the player’s 1st and 2nd, in period 5 with 1:00 left."
    assert two in told
    assert "2nd offence" not in told
    assert "BB (offences and cards are two counts): One offence may bring" in told
    as_json = json.loads(answered(run("cards", "log.toml", "--json")))
    cards = ["yellow", "yellow"]
    offences = as_json["players"]["Blue 2"]["offences"]
    assert offences == [{"number": 1, "at": 2190, "cards": cards}]
    assert as_json["readings"] == ["X", "BB"]


@pytest.mark.parametrize("cards", [["yellow"] * 2, ["yellow"] * 3, ["red"]])
def test_the_complaint_goes_with_cards_after_the_game(run, cards):
    entries = [f'[[cards]]\nplayer = "Blue 2"\nafter_game = true\ncard = "{c}"\n' for c in cards]
    told = " ".join(answered(run("cards", "log.toml", log_toml="\n".join(entries))).split())
    assert "chief operating officer" in told
    assert "executive committee" in told
    assert ("filed automatically" in told) is (cards == ["red"])
    assert ("may file a conduct complaint" in told) is (cards != ["red"])
    notes = json.loads(answered(run("cards", "log.toml", "--json")))["players"]["Blue 2"]["notes"]
    assert all(note["at"] is None for note in notes)
    assert any("complaint" in note["text"] for note in notes)


def test_a_log_without_cards(run):
    told = answered(run("cards", "log.toml", log_toml=""))
    assert "No card and nothing owed." in told
    assert json.loads(answered(run("cards", "log.toml", "--json")))["players"] == {}


def test_season_as_json(run):
    told = json.loads(answered(run("season", "season.csv", "--schedule", "schedule.csv", "--json")))
    (one,) = told
    assert one["player"] == "A. Alder"
    assert (one["date"], one["count"], one["window"], one["tier"]) == (
        "2026-05-05",
        5,
        "two-month",
        "low",
    )
    assert one["served"]["date"] == "2026-05-09"


def test_season_in_words(run):
    told = answered(run("season", "season.csv", "--schedule", "schedule.csv"))
    assert told == (
        "A. Alder, 5 May 2026: 5th yellow in Low, May–Jun. Served 9 May 2026, Cup, for Lions.\n"
    )


def test_a_club_game_serves_a_card_of_a_uspa_event_and_the_committee_may_refuse_it(run):
    """The next game for the same team in the tier: which reading that rests on is named."""
    season = SEASON.replace(",club,", ",uspa,")
    done = run("season", "season.csv", "--schedule", "schedule.csv", season_csv=season)
    told = " ".join(answered(done).split())
    assert (
        "Served 9 May 2026, Cup, for Lions (a club event, which the committee may refuse)" in told
    )
    assert "Readings AA (which games serve an accumulated suspension): Any game for" in told
    (one,) = json.loads(
        answered(run("season", "season.csv", "--schedule", "schedule.csv", "--json"))
    )
    assert one["served"]["event_kind"] == "club"
    assert (one["committee_may_refuse"], one["readings"]) == (["club-event"], ["AA"])
    assert (one["any_team"], one["why"]) == (False, None)


def test_a_game_that_nothing_speaks_against_names_no_reading(run):
    told = answered(run("season", "season.csv", "--schedule", "schedule.csv"))
    assert "Readings" not in told


def test_without_a_schedule_it_is_said_once_how_games_are_named(run):
    more = SEASON + SEASON.removeprefix(HEAD).replace("A. Alder", "B. Birch")
    told = answered(run("season", "season.csv", season_csv=more))
    assert told.splitlines() == [
        "A. Alder, 5 May 2026: 5th yellow in Low, May–Jun.",
        "B. Birch, 5 May 2026: 5th yellow in Low, May–Jun.",
        "--schedule FILE.csv names the games in which they are served.",
    ]
    assert "--schedule" not in answered(run("season", "season.csv", season_csv=HEAD))
    told = answered(run("season", "season.csv", "--schedule", "schedule.csv"))
    assert "--schedule" not in told


def test_a_season_in_which_no_count_is_reached(run):
    told = answered(run("season", "season.csv", season_csv=HEAD))
    assert told == "No count that suspends was reached.\n"
    assert answered(run("season", "season.csv", "--json")) == "[]\n"


def test_one_player_of_a_season(run):
    more = SEASON + SEASON.removeprefix(HEAD).replace("A. Alder", "B. Birch")
    both = json.loads(answered(run("season", "season.csv", "--json", season_csv=more)))
    one = json.loads(answered(run("season", "season.csv", "--json", "--player", "B. Birch")))
    assert [each["player"] for each in both] == ["A. Alder", "B. Birch"]
    assert [each["player"] for each in one] == ["B. Birch"]
    answered(run("season", "season.csv", "--player", "B. Birch", "-o", "board.svg"))


def test_a_player_without_a_card_is_refused_with_the_near_ones(run):
    for more in ((), ("--json",), ("-o", "board.svg")):
        (line,) = refused(run("season", "season.csv", "--player", "A. Elder", *more))
        assert line == "no card for player 'A. Elder'; did you mean 'A. Alder'?"


@pytest.mark.parametrize(
    ("command", "file", "title"),
    [
        ("cards", "log.toml", "Cards and the penalty box"),
        ("season", "season.csv", "Yellow cards over the season"),
    ],
)
def test_drawn_to_a_file(run, tmp_path, command, file, title):
    assert answered(run(command, file, "-o", "out.svg")) == "out.svg\n"
    root = ET.fromstring((tmp_path / "out.svg").read_text())
    words = "".join(root.itertext())
    assert title in words
    (line,) = refused(run(command, file, "-o", "out.svg"))
    assert line == "out.svg already exists: use --force to replace it"
    answered(
        run(command, file, "-o", "out.svg", "--force", "--theme", "mono", "--profile", "print")
    )
    assert answered(run(command, file, "-o", "out.png", "--figure-width", "500px")) == "out.png\n"
    assert (tmp_path / "out.png").read_bytes().startswith(b"\x89PNG")
    answered(run(command, file, "-o", "out.pdf", "--bare"))
    assert (tmp_path / "out.pdf").read_bytes().startswith(b"%PDF")


def test_drawn_to_standard_output(run):
    assert answered(run("cards", "log.toml", "-o", "-")).startswith("<svg")


def test_json_and_a_drawing_at_once(run, tmp_path):
    told = answered(run("cards", "log.toml", "--json", "-o", "out.svg"))
    assert json.loads(told)["players"]
    assert (tmp_path / "out.svg").exists()
    (line,) = refused(run("cards", "log.toml", "--json", "-o", "-"))
    assert "--json and -o - cannot both write to standard output" in line


@pytest.mark.parametrize(
    "options",
    [
        ("--format", "png"),
        ("--force",),
        ("--profile", "web"),
        ("--theme", "mono"),
        ("--no-title",),
        ("--bare",),
    ],
)
def test_options_of_a_drawing_need_its_file(run, options):
    (line,) = refused(run("cards", "log.toml", *options))
    assert line == f"{options[0]} needs -o FILE: without it nothing is drawn"


def test_parts_left_out(run, tmp_path):
    answered(run("cards", "log.toml", "-o", "bare.svg", "--bare"))
    answered(run("cards", "log.toml", "-o", "untitled.svg", "--no-title", "--no-key"))
    bare, untitled = ((tmp_path / f"{name}.svg").read_text() for name in ("bare", "untitled"))
    assert "scoreboard" not in re.sub(r"<(title|desc)[^>]*>[^<]*", "", bare)
    assert "second yellow card" not in untitled
    assert "Box time is time of play" in untitled


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ('card = "yellow"\n\n', 'card = "yelow"\n\n', 8),
        ("period = 5", "period = 9", 6),
        ('left = "1:00"', 'left = "7:31"', 7),
        ('left = "1:00"', 'left = "1.5"', 7),
        ('player = "Blue 2"', 'player = "Green 2"', 5),
        ("periods = 6", "periods = 0", 1),
        ('period_length = "7:30"', 'period_length = "8:00"', 2),
        ("period = 5", "perod = 5", 6),
        ('left = "1:00"', 'left = "1:00"\nelapsed = "1:00"', 8),
        ('"1:00"\ncard = "yellow"\n\n', '"2:00"\ncard = "red"\n\n', 10),
        ("periods = 6", "periods = ", 1),
    ],
)
def test_every_mistake_in_a_log_has_its_line(run, tmp_path, old, new, line):
    log = LOG.replace(old, new, 1)
    assert log != LOG
    for more in ((), ("--json",), ("-o", "out.svg")):
        told = refused(run("cards", "log.toml", *more, log_toml=log))
        assert any(each.startswith(f"log.toml:{line}: ") for each in told), told
        assert not (tmp_path / "out.svg").exists()


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("2026-05-03", "2026-02-30", 4),
        ("2026-05-03", "3 May 2026", 4),
        ("05,A. Alder,Lions,low", "05,A. Alder,Lions,lw", 6),
        ("02,A. Alder,", "02,,", 3),
        ("event_kind", "event_knd", 1),
        ("01,A. Alder,Lions,low,Cup,club,yellow", "01,A. Alder,Lions,low,Cup,club", 2),
        ("04,A. Alder,Lions,low,Cup,club,yellow", "04,A. Alder,Lions,low,Cup,clb,yellow", 5),
        ("04,A. Alder,Lions,low,Cup,club,yellow", "04,A. Alder,Lions,low,Cup,club,blue", 5),
    ],
)
def test_every_mistake_in_a_season_has_its_line(run, tmp_path, old, new, line):
    season = SEASON.replace(old, new, 1)
    assert season != SEASON
    for more in ((), ("--json",), ("-o", "out.svg")):
        told = refused(run("season", "season.csv", *more, season_csv=season))
        assert any(each.startswith(f"season.csv:{line}: ") for each in told), told
        assert not (tmp_path / "out.svg").exists()


@pytest.mark.parametrize(
    ("old", "new"), [("low,Cup,club,6", "low,Cup,club,16"), (",main", ",final"), (",6,", ",six,")]
)
def test_every_mistake_in_a_schedule_has_its_line(run, old, new):
    schedule = SCHEDULE.replace(old, new)
    told = refused(run("season", "season.csv", "--schedule", "schedule.csv", schedule_csv=schedule))
    assert told[0].startswith("schedule.csv:2: ")


@pytest.mark.parametrize("args", [("cards", "none.toml"), ("season", "none.csv")])
def test_a_file_that_is_not_there(run, args):
    (line,) = refused(run(*args))
    assert args[1] in line


@pytest.mark.parametrize(
    "options",
    [("--theme", "turff"), ("--profile", "wb"), ("--figure-width", "1px"), ("-o", "x.gif")],
)
def test_a_look_that_cannot_be(run, tmp_path, options):
    out = () if options[0] == "-o" else ("-o", "out.svg")
    refused(run("cards", "log.toml", *out, *options))
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "log.toml",
        "schedule.csv",
        "season.csv",
    ]


@pytest.mark.parametrize("id", ["ladder", "timeline", "after-game", "board"])
def test_a_conduct_figure_of_the_catalogue(run, tmp_path, id):
    assert answered(run("draw", f"conduct/{id}")) == f"conduct-{id}.svg\n"
    assert f' conduct-{id}"' in (tmp_path / f"conduct-{id}.svg").read_text()
    for command in ("ruling", "draw"):
        (line,) = refused(run(command, f"conduct/{id}", "--length", "300"))
        assert "--length" in line
        (line,) = refused(run(command, f"conduct/{id}", "--at", "3,4"))
        assert "does not need a place" in line
    (line,) = refused(run("draw", f"conduct/{id}", "--scale", "1:1000", "-o", "x.svg"))
    assert "scale" in line
    (line,) = refused(run("sweep", f"conduct/{id}"))
    assert "has no sweep" in line


def test_the_example_files_are_what_the_catalogue_draws(tmp_path):
    assert (
        pf.draw("conduct/timeline").description
        == pf.draw_cards(EXAMPLES / "cards.toml").description
    )
    assert (
        pf.draw("conduct/board").description
        == pf.draw_season(EXAMPLES / "season.csv", EXAMPLES / "season-schedule.csv").description
    )


def test_python_takes_data_as_well_as_files():
    from polofield.conduct.log_file import read_log
    from polofield.conduct.season_file import read_cards

    path = EXAMPLES / "cards.toml"
    assert pf.cards(path) == pf.cards(read_log(path))
    assert pf.draw_cards(pf.cards(path)).sheet == pf.draw_cards(path).sheet
    path = EXAMPLES / "season.csv"
    assert pf.season(path) == pf.season(read_cards(path)) == pf.season(iter(read_cards(path)))


def test_list_shows_the_conduct_figures(run):
    told = answered(run("list"))
    assert "conduct/ladder" in told
    listed = {each["id"]: each for each in json.loads(answered(run("list", "--json")))}
    assert listed["conduct/ladder"]["surface"] is None
    assert listed["conduct/ladder"]["kind"] == "diagram"
