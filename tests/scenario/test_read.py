"""Scenario files: every form they may take, and every mistake with its line."""

import math

import pytest

import polofield as pf
from polofield.scenario.scenario import parse_scenario, read_scenario

RULE = '[rule]\nid = "outdoor/penalty-5a"\n'
BASE = "at = [80, 50]\n" + RULE


def problems(text):
    with pytest.raises(pf.FileError) as caught:
        parse_scenario(text, "s.toml")
    return list(caught.value.problems)


LONG = "W" * 10_000


@pytest.mark.parametrize(
    "text",
    [
        f'[rule]\nid = "{LONG}"\n',
        f'{BASE}hit_by = "{LONG}"\n',
        f"{BASE}{LONG} = 1\n",
        f'at = "{LONG}"\n{RULE}',
        f'at = {{ out = 20, left = "{LONG}" }}\n{RULE}',
        f"at = {{ out = 20, {LONG} = 3 }}\n{RULE}",
        f'{BASE}[[players]]\nteam = "{LONG}"\nnumber = 1\nat = "{LONG}"\nfacing = "{LONG}"\n',
        f'{BASE}[[players]]\nteam = "Blue"\nnumber = 1\nat = "{LONG}"\nstatus = "{LONG}"\n',
        f'{BASE}[surface]\nkind = "{LONG}"\nlength = "{LONG}"\n',
    ],
)
def test_a_mistake_repeats_only_the_beginning_of_a_long_text(text):
    for problem in problems(text):
        assert len(problem) <= 200


def test_of_a_great_many_mistakes_the_first_are_told():
    entry = '[[players]]\nteam = "Blue"\nnumber = 1\nat = [0, 0]\nfoo = 3\n'
    told = problems(BASE + 40 * entry + '[[players]]\nteam = "x"\n' * 20)
    assert len(told) == 51
    lines = [int(problem.split(":")[1]) for problem in told[:-1]]
    assert lines == sorted(lines)
    assert told[-1].startswith("s.toml: and ")
    assert told[-1].endswith(" more mistakes")


def player(text, base=BASE, team="Yellow"):
    scenario = parse_scenario(f'{base}[[players]]\nteam = "{team}"\nnumber = 2\n{text}\n', "s.toml")
    return scenario, scenario.players[0]


def test_the_least_that_a_file_may_say():
    scenario = parse_scenario(BASE, "s.toml")
    assert scenario.ruling == pf.ruling("outdoor/penalty-5a", pf.Field(), at=(80, 50))
    assert [team.name for team in scenario.teams] == ["Blue", "Yellow"]
    assert [team.attacks for team in scenario.teams] == ["right", "left"]
    assert (scenario.hitting, scenario.players, scenario.officials) == (0, (), ())


@pytest.mark.parametrize(
    "at",
    [
        "[80, 78]",
        "{ out = 70, left = 78 }",
        "{ out = 70, from_left_boards = 2 }",
        "{ out = 70, from_right_boards = 158 }",
        '"70 out, 78 left"',
        '"70 out, 2 from left boards"',
        '"80, 78"',
    ],
)
def test_a_place_in_every_form(at):
    scenario = parse_scenario(f"at = {at}\n{RULE}", "s.toml")
    assert scenario.ruling.at == (80, 78)
    assert scenario.ruling.ball == (80, 75)
    _, seen = player(f"at = {at}")
    assert seen.at == (80, 78)


def test_a_person_may_stand_off_the_field_and_the_ball_may_not():
    assert player("at = [179, -89]")[1].at == (179, -89)
    assert problems("at = [179, -89]\n" + RULE) == [
        "s.toml:1: at: x = 179 yd is outside -150 to 150 yd, off the field"
    ]
    assert problems(BASE + '[[players]]\nteam = "Blue"\nnumber = 1\nat = [181, 0]') == [
        "s.toml:7: at: (181, 0) yd is beyond the run-off"
    ]


def test_metres():
    text = 'units = "m"\nat = [73.152, 45.72]\n[surface]\nlength = 228.6\n' + RULE
    scenario = parse_scenario(text, "s.toml")
    assert scenario.ruling.surface == pf.Field(length=250)
    assert scenario.ruling.at == (80, 50)
    assert scenario.units == "m"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("at = [0, 75]\n" + RULE, "s.toml:2: at: y = 75 m is outside -73.152 to 73.152 m"),
        (
            "at = '64 out, 75 left'\n" + RULE,
            "s.toml:2: at: '64 out, 75 left': y = 75 m is outside -73.152 to 73.152 m",
        ),
        (
            "at = [0, 0]\n" + RULE + "[surface]\nlength = 300",
            "s.toml:6: field length 300 m is outside 228.6 to 274.32 m",
        ),
        (
            "[rule]\nid = 'arena/penalty-2'\n[surface]\ncorner_cut = 30",
            "s.toml:5: corner cut: expected 0 to less than 21.336 m, got 30 m",
        ),
        (
            "at = [3, 4]\n[rule]\nid = 'outdoor/knock-in'",
            "s.toml:2: at: x = 3 m is not on the back line that the hitting side defends:"
            " a knock-in needs a place at x = -137.16 m",
        ),
        (
            "at = [0, 0]\n" + RULE + "[[players]]\nteam = 'Blue'\nnumber = 1\nat = [170, 0]",
            "s.toml:8: at: (170, 0) m is beyond the run-off",
        ),
    ],
)
def test_a_mistake_of_a_file_in_metres_is_told_in_metres(text, problem):
    (found,) = problems('units = "m"\n' + text)
    assert found.startswith(problem)
    assert " yd" not in found


def test_surfaces():
    text = "at = [20, 5]\n[surface]\nkind = 'arena'\nlength = 90\ncorner_radius = 5\n"
    scenario = parse_scenario(text + "[rule]\nid = 'arena/penalty-5a'", "s.toml")
    assert scenario.ruling.surface == pf.Arena(length=90, corner_radius=5)
    field = parse_scenario(BASE + "[surface]\nboarded = false\n", "s.toml").ruling.surface
    assert field == pf.Field(boarded=False)


def test_rule_options():
    text = "at = [40, 80]\n[rule]\nid = 'outdoor/ball-over-side'\noff = 'own'\n"
    scenario = parse_scenario(text, "s.toml")
    assert scenario.ruling.because == "outdoor/ball-over-side"
    assert scenario.hitting == 1
    seven = "[rule]\nid = 'outdoor/penalty-7'\ndisabled = 2\nteam = [0, 1, 3, 5]\n"
    assert parse_scenario(seven, "s.toml").ruling.candidates == (3,)


def test_a_team_that_attacks_left_sees_the_file_turned():
    text = BASE + 'hit_by = "Yellow"\n'
    scenario, blue = player("at = [100, 40]", base=text, team="Blue")
    assert scenario.ruling.at == (-80, -50)
    assert scenario.hitting == 1
    assert scenario.half_turned
    assert (blue.side, blue.at) == ("opposing", (-100, -40))
    assert scenario.own(blue.at) == (100, 40)
    # Words are those of the side that hits, whichever way it attacks.
    words = parse_scenario("at = '70 out, 50 left'\n" + RULE + "hit_by = 'Yellow'\n", "s.toml")
    assert words.ruling.at == (80, 50)


def test_a_ruling_that_turns_is_followed():
    text = "at = [80, 50]\n[rule]\nid = 'outdoor/foul-shot-refused'\n"
    scenario, yellow = player("at = [90, 50]", base=text)
    assert scenario.ruling.ball == (-80, -50)
    assert scenario.own(scenario.ruling.ball) == (80, 50)
    assert (yellow.side, yellow.at) == ("hitting", (-90, -50))
    words, by_words = player("at = '60 out, 50 left'", base=text)
    assert by_words.at == (-90, -50)
    assert words.team(by_words).name == "Yellow"


@pytest.mark.parametrize(
    ("facing", "radians"),
    [
        ("0", 0.0),
        ("90", math.pi / 2),
        ("-45.5", math.radians(-45.5)),
        ('"up the field"', math.pi),
        ('"down the field"', 0.0),
        ('"towards the ball"', math.atan2(50 - 40, 80 - 100)),
        ('"away from the ball"', math.atan2(50 - 40, 80 - 100) + math.pi),
    ],
)
def test_headings(facing, radians):
    _, seen = player(f"at = [100, 40]\nfacing = {facing}")
    assert seen.facing == pytest.approx(radians)


def test_degrees_turn_with_the_frame():
    _, seen = player("at = [100, 40]\nfacing = 90", base=BASE + 'hit_by = "Yellow"\n')
    assert math.sin(seen.facing) == pytest.approx(-1)


@pytest.mark.parametrize(
    ("given", "taken"),
    [
        ("#1F4E9E", "#1f4e9e"),
        ("#abc", "#aabbcc"),
        ("#abcf", "#aabbcc"),
        ("#1f4e9eff", "#1f4e9e"),
    ],
)
def test_colours(given, taken):
    text = f'{BASE}[[teams]]\nname = "Reds"\ncolour = "{given}"\n'
    assert parse_scenario(text, "s.toml").teams[0].colour == taken


def test_teams():
    text = BASE + '[[teams]]\nname = "Yellow"\nattacks = "left"\n'
    teams = parse_scenario(text, "s.toml").teams
    assert [(team.name, team.attacks) for team in teams] == [("Yellow", "left"), ("Blue", "right")]
    second = BASE + '[[teams]]\nname = "A"\n[[teams]]\nname = "B"\nattacks = "right"\n'
    assert [team.attacks for team in parse_scenario(second, "s.toml").teams] == ["left", "right"]


def test_text_is_kept_as_it_is_on_one_line():
    text = "title = '''A  <b>\n{hit} & $x$'''\nnotes = ['é “ß”']\n" + BASE
    scenario = parse_scenario(text, "s.toml")
    assert scenario.title == "A <b> {hit} & $x$"
    assert scenario.notes == ("é “ß”",)


def test_every_mistake_at_once_in_the_order_of_lines():
    text = """title = 7
at = [60]
unts = "m"
[surface]
lenght = 250
width = "160"
length = 2000
[rule]
id = "outdoor/penalty-5a"
hit_by = "Bleu"
off = "own"
[[teams]]
name = "Blue"
colour = "blue"
[[players]]
team = "Yelow"
number = "2"
at = [1, 2]
[[players]]
team = "Yellow"
number = 5
at = "70 oot"
status = "retuning"
[[players]]
team = "Yellow"
number = 5
at = [1, inf]
hitter = 1
[[officials]]
role = "umpir"
"""
    assert problems(text) == [
        "s.toml:1: title: expected text in quotes, got 7",
        "s.toml:2: at: expected two numbers, x and y, got [60]",
        "s.toml:3: unknown key 'unts'; did you mean 'units' or 'notes'?",
        "s.toml:5: unknown key 'lenght'; did you mean 'length'?",
        "s.toml:6: width: expected a number, got '160'",
        "s.toml:7: field length 2000 yd is outside 250 to 300 yd (back line to back line)",
        "s.toml:10: hit_by: unknown team 'Bleu'; did you mean 'Blue'?",
        "s.toml:11: unknown key 'off'; known: hit_by, id",
        "s.toml:14: colour: expected '#rrggbb', such as '#1f4e9e', got 'blue'",
        "s.toml:16: unknown team 'Yelow'; did you mean 'Yellow'?",
        "s.toml:17: number: expected a whole number, got '2'",
        "s.toml:21: Yellow 5: number: expected 1 to 4, got 5",
        "s.toml:22: at: '70 oot' is not a place: expected X,Y or words such as '70 out, 30 left' or"
        " '70 out, 12 from left boards'",
        "s.toml:23: status: unknown value 'retuning'; did you mean 'returning'?",
        "s.toml:26: Yellow 5: number: expected 1 to 4, got 5",
        "s.toml:26: Yellow 5 is listed twice",
        "s.toml:27: at: expected a finite number, got [1, inf]",
        "s.toml:28: hitter: expected true or false, got 1",
        "s.toml:29: at is missing, for example at = [80, 50]",
        "s.toml:30: role: unknown value 'umpir'; did you mean 'umpire'?",
    ]


@pytest.mark.parametrize(
    ("options", "found"),
    [
        (
            "team = [0, 1, 3, 5]\ndisabled = 2",
            ["4: arena/penalty-7: team: expected 1 to 3 numbers, got 4"],
        ),
        (
            "disabled = 22\nteam = [0, 1, 2, 3, 5]",
            [
                "4: arena/penalty-7: disabled is 22, not a whole number from -2 to 10",
                "5: arena/penalty-7: team: expected 1 to 3 numbers, got 5",
            ],
        ),
        (
            "disabled = nan",
            [
                "2: arena/penalty-7: disabled needs team beside it",
                "4: disabled: expected a finite number, got nan",
            ],
        ),
        (
            "team = []",
            [
                "2: arena/penalty-7: team needs disabled",
                "4: arena/penalty-7: team: expected 1 to 3 numbers, got 0",
            ],
        ),
    ],
)
def test_every_mistake_of_the_options_at_its_line(options, found):
    told = problems("\n[rule]\nid = 'arena/penalty-7'\n" + options)
    assert len(told) == len(found)
    for problem, start in zip(told, found, strict=True):
        assert problem.startswith(f"s.toml:{start}")


def test_an_option_that_the_surface_does_not_take_is_told_at_its_line():
    text = "at = [0, 80]\n[surface]\nboarded = false\nwidth = 160\n"
    rule = "[rule]\nid = 'outdoor/ball-over-side'\noff = 'boards'\n"
    assert problems(text + rule) == [
        "s.toml:7: outdoor/ball-over-side: off is 'boards', but this field has side lines"
    ]


def people(*tables):
    return BASE + "".join(
        f'[[players]]\nteam = "{team}"\nnumber = {number}\nat = {at}\n{more}\n'
        for team, number, at, more in tables
    )


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", 's.toml:1: rule is missing, for example [rule] with id = "outdoor/penalty-5a"'),
        ("rule = 3", "s.toml:1: rule: expected a table, got 3"),
        ("[rule]", 's.toml:1: id is missing, for example id = "outdoor/penalty-5a"'),
        ("\n[rule]\nid = 'outdoor/penalty-5'", "s.toml:3: no rule 'outdoor/penalty-5'"),
        ("[rule]\nid = 'outdoor/field'", "s.toml:2: outdoor/field is a diagram, not a rule"),
        (
            RULE,
            "s.toml:2: outdoor/penalty-5a needs a place: at, where the ball was when the foul",
        ),
        (
            "at=[1,1]\n[rule]\nid='outdoor/penalty-2'",
            "s.toml:1: outdoor/penalty-2 does not need a place: leave out at",
        ),
        ("at = [0, 0]\n[rule]\nid = 'outdoor/knock-in'", "s.toml:1: at: x = 0 yd is not on the"),
        ("at = [0, 80]\n[rule]\nid = 'outdoor/ball-over-side'", "s.toml:2: outdoor/ball-over-side"),
        (
            "at = [0, 80]\n[rule]\nid = 'outdoor/ball-over-side'\noff = 'bords'",
            "s.toml:4: outdoor/ball-over-side: off is 'bords', not one of",
        ),
        (
            BASE + "[surface]\nkind = 'arena'",
            "s.toml:5: kind: expected 'outdoor', got 'arena': outdoor/penalty-5a is played on a",
        ),
        (
            BASE + "[surface]\ncorner_cut = 3",
            "s.toml:5: 'corner_cut' is not a size of a field; known: boarded, goal_width",
        ),
        (BASE + "[surface]\nlength = nan", "s.toml:5: length: expected a finite number, got nan"),
        (BASE + "[surface]\nlength = -inf", "s.toml:5: length: expected a finite number, got -inf"),
        (BASE + "[surface]\nwidth = 1e308", "s.toml:5: field width 1e+308 yd is outside"),
        ("at = [nan, 0]\n" + RULE, "s.toml:1: at: expected a finite number, got [nan, 0]"),
        ("at = {out = inf}\n" + RULE, "s.toml:1: at: yards out is inf"),
        ("at = []\n" + RULE, "s.toml:1: at: expected two numbers, x and y, got []"),
        ("at = [1, 2, 3]\n" + RULE, "s.toml:1: at: expected two numbers, x and y, got [1, 2, 3]"),
        (
            "at = [1, true]\n" + RULE,
            "s.toml:1: at: entry 2: expected a number, got true",
        ),
        (
            "at = ['1', 2]\n" + RULE,
            "s.toml:1: at: entry 1: expected a number, got '1'",
        ),
        ("at = 5\n" + RULE, "s.toml:1: at: expected text in quotes, a table or a list, got 5"),
        (
            "at = 1979-05-27\n" + RULE,
            "s.toml:1: at: expected text in quotes, a table or a list, got 1979-05-27",
        ),
        ("at = {out = 3, up = 3}\n" + RULE, "s.toml:1: at: { out = 3, up = 3 } is"),
        ("at = {out = 3, left = 3, right = 2}\n" + RULE, "s.toml:1: at: { out = 3"),
        (f"at = [{10**400}, 1]\n" + RULE, "s.toml:1: at: expected a finite number, got [1000"),
        ("units = 'ft'\n" + BASE, "s.toml:1: units: unknown value 'ft'; known: m, yd"),
        (
            "y = 010\n" + BASE,
            "s.toml:1: y = 010: a number needs a digit before and after its point",
        ),
        ("y = .5\n" + BASE, "s.toml:1: y = .5: a number needs a digit before and after its point"),
        (BASE + "[rule]\n", "s.toml:4: [rule]: used twice"),
        (
            "title = 'a\\u0000'\n".replace("'", '"') + BASE,
            "s.toml:1: title has a control character",
        ),
        ("title = '" + "x" * 501 + "'\n" + BASE, "s.toml:1: title has 501 characters"),
        (
            "notes = ['fine', '" + "x" * 501 + "']\n" + BASE,
            "s.toml:1: entry 2 of notes has 501 characters",
        ),
        ("notes = 'a'\n" + BASE, "s.toml:1: notes: expected a list, got 'a'"),
        (BASE + "[[teams]]\n", 's.toml:4: name is missing, for example name = "Blue"'),
        (
            BASE + "[[teams]]\nname = ' '",
            "s.toml:5: name is ''; expected at least one visible character",
        ),
        (BASE + "[[teams]]\nname = 'A'\n" * 2, "s.toml:7: both teams have the name 'A'"),
        (
            BASE + "".join(f"[[teams]]\nname = '{n}'\n" for n in "ABC"),
            "s.toml:8: expected two teams, got 3",
        ),
        (
            BASE + "".join(f"[[teams]]\nname = '{n}'\nattacks = 'left'\n" for n in "AB"),
            "s.toml:9: both teams attack left",
        ),
        (
            BASE + "[[teams]]\nname = 'A'\nattacks = 'up'",
            "s.toml:6: attacks: unknown value 'up'; known: left, right",
        ),
        (
            BASE + "[[teams]]\nname = 'A'\ncolour = '#1234567'",
            "s.toml:6: colour: expected '#rrggbb', such as '#1f4e9e', got '#1234567'",
        ),
        (
            BASE + "[[teams]]\nname = 'A'\ncolour = '#1f4e9e80'",
            "s.toml:6: colour: expected an opaque colour, such as '#1f4e9e', got '#1f4e9e80'",
        ),
        (
            BASE + "[players]\nteam = 'Blue'",
            "s.toml:4: players: expected a list, got { team = 'Blue' };"
            " write [[players]] above each entry",
        ),
        ("players = [3]\n" + BASE, "s.toml:1: entry 1 of players: expected a table, got 3"),
        (
            "officials = ['me']\n" + BASE,
            "s.toml:1: entry 1 of officials: expected a table, got 'me'",
        ),
        (
            people(("Blue", 1, "[1, 1]", ""), ("Blue", 1, "[2, 2]", "")),
            "s.toml:11: Blue 1 is listed twice",
        ),
        (
            people(("Blue", 1, "[1, 1]", ""), ("Yellow", 1, "[1, 1]", "")),
            "s.toml:12: Yellow 1 is at the same place as Blue 1",
        ),
        (people(("Blue", 0, "[1, 1]", "")), "s.toml:6: Blue 0: number: expected 1 to 4, got 0"),
        (people(("Blue", 1.5, "[1, 1]", "")), "s.toml:6: number: expected a whole number, got 1.5"),
        (
            people(("Yellow", 1, "[1, 1]", "hitter = true")),
            "s.toml:8: Yellow 1 hits, but it is the other side's hit",
        ),
        (
            people(("Yellow", 1, "[1, 1]", "designated = true")),
            "s.toml:8: Yellow 1: outdoor/penalty-5a has no designated defender",
        ),
        (
            people(("Blue", 1, "[1, 1]", "designated = true")),
            "s.toml:8: only a player of Yellow, the opposing side, can be designated",
        ),
        (
            people(("Blue", 1, "[1, 1]", "facing = 'to the ball'")),
            "s.toml:8: facing: unknown value 'to the ball'; did you mean 'towards the ball'",
        ),
        (
            people(("Blue", 1, "[1, 1]", "facing = 400")),
            "s.toml:8: facing: expected -360 to 360 degrees, got 400",
        ),
        (
            people(("Blue", 1, "[1, 1]", "facing = true")),
            "s.toml:8: facing: expected degrees, or words such as 'up the field', got true",
        ),
        (
            BASE + "".join(f"[[officials]]\nrole = 'umpire'\nat = [{n}, 0]\n" for n in range(9)),
            "s.toml:28: expected at most 8 officials, got 9",
        ),
    ],
)
def test_one_mistake(text, problem):
    (found,) = problems(text)
    assert found.startswith(problem)


def test_every_mistake_of_a_player_who_cannot_be_read_whole():
    text = people(
        ("Blue", 2, "[105, 30]", ""),
        ("Blue", 2, "[405, 30]", ""),
        ("Bleu", 3, "[105, 30]", ""),
        ("Blue", "'4'", "[105, 30]", "hitter = true"),
        ("Yellow", 1, "'nowhere'", "hitter = true"),
    )
    assert [problem.partition(": expected X")[0] for problem in problems(text)] == [
        "s.toml:11: Blue 2 is listed twice",
        "s.toml:12: at: (405, 30) yd is beyond the run-off",
        "s.toml:15: unknown team 'Bleu'; did you mean 'Blue'?",
        "s.toml:17: a player is at the same place as Blue 2",
        "s.toml:21: number: expected a whole number, got '4'",
        "s.toml:22: Blue ? is at the same place as Blue 2",
        "s.toml:27: at: 'nowhere' is not a place",
        "s.toml:28: Yellow 1 hits, but it is the other side's hit",
    ]


def test_every_mistake_of_the_first_who_is_too_many():
    four = [("Blue", n, f"[{n}, 1]", "") for n in (1, 2, 3, 4)]
    assert problems(people(*four, ("Blue", 1, "[4, 1]", ""))) == [
        "s.toml:24: Blue 1 is one player too many: a side has 4 on a field",
        "s.toml:26: Blue 1 is listed twice",
        "s.toml:27: Blue 1 is at the same place as Blue 4",
    ]
    assert problems(people(*four, *(("Blue", 1, f"[{n}, 9]", "") for n in range(3)))) == [
        "s.toml:24: Blue 1 is the first of 3 players too many: a side has 4 on a field",
        "s.toml:26: Blue 1 is listed twice",
    ]


def test_nobody_stands_where_an_official_does():
    def official(role, at):
        return f"[[officials]]\nrole = '{role}'\nat = {at}\n"

    text = people(("Yellow", 1, "[119, -60]", ""))
    text += official("umpire", "[119, -60]") + official("umpire", "[90, 0]")
    text += official("umpire", "[90, 0]") + official("referee", "[90, 0]")
    assert problems(text) == [
        "s.toml:11: umpire is at the same place as Yellow 1",
        "s.toml:17: umpire is at the same place as another umpire",
        "s.toml:20: referee is at the same place as the umpire",
    ]


@pytest.mark.parametrize(
    ("rule", "hit_by", "facing"),
    [
        ("outdoor/penalty-5a", "Blue", 0.0),
        ("outdoor/penalty-5a", "Yellow", math.pi),
        # What follows is the other side's hit; the file's words stay those of the team it names.
        ("outdoor/foul-shot-refused", "Blue", 0.0),
        ("outdoor/foul-shot-refused", "Yellow", math.pi),
    ],
)
def test_up_the_field_for_an_official_is_the_way_of_the_team_that_is_named(rule, hit_by, facing):
    text = f"at = [80, 50]\n[rule]\nid = '{rule}'\nhit_by = '{hit_by}'\n"
    for n, words in enumerate(("up the field", "down the field")):
        text += f"[[officials]]\nrole = 'umpire'\nat = [{n}, 0]\nfacing = '{words}'\n"
    scenario = parse_scenario(text, "s.toml")
    for official, expected in zip(scenario.officials, (facing, facing + math.pi), strict=True):
        way = scenario.own((math.cos(official.facing), math.sin(official.facing)))
        assert way == pytest.approx((math.cos(expected), math.sin(expected)))


def test_facing_a_ball_that_is_not_there():
    text = "[rule]\nid = 'outdoor/penalty-8'\n[[players]]\nteam = 'Blue'\nnumber = 1\nat = [0, 0]\n"
    assert problems(text + "facing = 'towards the ball'") == [
        "s.toml:7: facing 'towards the ball' is not possible: outdoor/penalty-8 has no ball"
    ]
    assert problems(text + "hitter = true") == [
        "s.toml:7: Blue 1 hits, but outdoor/penalty-8 puts no ball on the ground"
    ]


def test_a_mistake_in_a_turned_frame_says_so():
    text = "at = [-150, 20]\n[rule]\nid = 'outdoor/knock-in'\nhit_by = 'Yellow'\n"
    (found,) = problems(text)
    assert found.startswith("s.toml:1: at: x = 150 yd is not on the back line")
    assert found.endswith("(x and y as seen by the team that attacks left)")


def test_a_file_on_disk(tmp_path):
    path = tmp_path / "play.toml"
    path.write_text(BASE, encoding="utf-8")
    assert read_scenario(path) == pf.Scenario.load(path) == parse_scenario(BASE, "x")
    path.write_bytes(b"\xff" + BASE.encode())
    with pytest.raises(pf.FileError, match=r"play\.toml:1: not UTF-8 text$"):
        read_scenario(path)
    path.write_bytes(b"#" * 256_001)
    with pytest.raises(pf.FileError, match=r"play\.toml:1: larger than 256 kB$"):
        read_scenario(path)
    with pytest.raises(pf.FileError, match=r"none\.toml: no such file"):
        read_scenario(tmp_path / "none.toml")


def test_a_corner_is_judged_with_the_sizes_it_belongs_to():
    arena = "[rule]\nid = 'arena/penalty-2'\n[surface]\nwidth = 60\n"
    assert parse_scenario(arena + "corner_cut = 27\n", "s.toml").ruling.surface.corner_cut == 27
    (found,) = problems(arena + "corner_cut = 29\n")
    assert found.startswith("s.toml:5: corner cut: expected 0 to less than 28.333333 yd, got 29 yd")
    (found,) = problems(arena + "corner_cut = 2\ncorner_radius = 3\n")
    assert found.startswith("s.toml:5: expected corner_cut or corner_radius, got both")
