"""A scenario has its own frame: verdicts depend neither on the frame nor on the units."""

import math
from dataclasses import fields

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from situations import shares, situations

import polofield as pf
from polofield.lineup.faults import STATUSES
from polofield.rules.catalogue import ENTRIES
from polofield.scenario.people import STATUS
from polofield.scenario.scenario import parse_scenario
from polofield.surface.units import to_metres

WORDS = {status: words for words, status in STATUS.items()}
RULES = [
    "outdoor/penalty-2-from-spot",
    "outdoor/penalty-5a",
    "outdoor/penalty-6",
    "outdoor/knock-in",
    "outdoor/ball-over-side",
    "outdoor/foul-shot-refused",
    "outdoor/fair-play",
    "arena/penalty-3",
    "arena/penalty-5a",
    "arena/penalty-6b",
    "arena/hit-missed",
]


@st.composite
def stories(draw, rule):
    """A situation with people anywhere on the ground, in the frame of the side asked about."""
    surface, given_ = draw(situations(rule))
    at = given_.pop("at", None)
    assume(at is None or surface.playing_area.margin(*at) >= 0)
    people = []
    for team in ("Blue", "Yellow"):
        for number in range(1, draw(st.integers(0, 3)) + 1):
            place = draw(shares) * surface.half_length, draw(shares) * surface.half_width
            # At a zone's edge rounding could decide, and a corner of an arena is not a place.
            assume(surface.ground.margin(*place) > 0.01)
            people.append((team, number, place, draw(st.sampled_from((None, *STATUSES)))))
    places = [person[2] for person in people]
    assume(all(math.dist(a, b) > 0.01 for i, a in enumerate(places) for b in places[:i]))
    return surface, at, given_, people


def told(rule, story, *, turned=False, units="yd"):
    """The story as a file: with the ends exchanged, or in metres."""
    surface, at, options, people = story
    sign = -1 if turned else 1

    def size(yards):
        return repr(to_metres(yards) if units == "m" else yards)

    def place(xy):
        return f"[{size(sign * xy[0])}, {size(sign * xy[1])}]"

    lines = [f'units = "{units}"'] + ([f"at = {place(at)}"] if at else [])
    lines.append("[surface]")
    for name in (field.name for field in fields(surface)):
        value = getattr(surface, name)
        if value or isinstance(value, bool):
            shown = str(value).lower() if isinstance(value, bool) else size(value)
            lines.append(f"{name} = {shown}")
    lines += ["[rule]", f'id = "{rule}"']
    names = {option.parameter: option.name for option in ENTRIES[rule].options}
    lines += [
        f"{names[key]} = {value!r}".replace("True", "true").replace("False", "false")
        for key, value in options.items()
    ]
    lines += ["[[teams]]", 'name = "Blue"', f'attacks = "{"left" if turned else "right"}"']
    for team, number, xy, status in people:
        lines += ["[[players]]", f'team = "{team}"', f"number = {number}", f"at = {place(xy)}"]
        lines += [f'status = "{WORDS[status]}"'] if status else []
    return parse_scenario("\n".join(lines), "s.toml")


@pytest.mark.parametrize("rule", RULES)
@settings(max_examples=25)
@given(data=st.data())
def test_turning_the_field_round_changes_no_verdict(rule, data):
    story = data.draw(stories(rule))
    one, other = told(rule, story), told(rule, story, turned=True)
    assert one.ruling == other.ruling
    assert one.players == other.players
    assert one.verdicts == other.verdicts
    assert one.half_turned != other.half_turned
    for verdict in one.verdicts:
        x, y = one.own(verdict.player.at)
        assert other.own(verdict.player.at) == (-x, -y)
        if verdict.move is not None:
            dx, dy = one.own(verdict.move)
            assert other.own(verdict.move) == (-dx, -dy)


@pytest.mark.parametrize("rule", RULES)
@settings(max_examples=25)
@given(data=st.data())
def test_metres_change_no_verdict(rule, data):
    story = data.draw(stories(rule))
    one, other = told(rule, story), told(rule, story, units="m")
    assert other.units == "m"
    for yards, metres in zip(one.verdicts, other.verdicts, strict=True):
        assert yards.player.at == pytest.approx(metres.player.at, abs=1e-9)
        if is_clear(one.ruling, yards):
            assert (yards.standing, yards.player.side) == (metres.standing, metres.player.side)
            assert (yards.off is None) == (metres.off is None)
            assert yards.off is None or yards.off == pytest.approx(metres.off, abs=1e-6)


def is_clear(ruling, verdict):
    """Whether rounding decides nothing: no place is within a rounding error of an edge."""
    limits = [zone.limit for zone in ruling.zones] + [ruling.surface.ground]
    return all(abs(abs(limit.margin(*verdict.player.at)) - 1e-6) > 1e-8 for limit in limits)


FIELD = pf.Field()
RULING = pf.ruling("outdoor/penalty-5a", FIELD, at=(80, 50))


def test_a_ruling_with_its_line_up():
    scenario = pf.Scenario.of(RULING)
    assert scenario.players == pf.propose(RULING)
    assert scenario.legal is True
    assert [scenario.name(player) for player in scenario.players][:2] == ["Blue 1", "Blue 2"]
    assert scenario.voice.hitting == "Blue"


def test_what_follows_is_the_other_sides_hit():
    turned = pf.ruling("outdoor/foul-shot-refused", FIELD, at=(80, 50))
    scenario = pf.Scenario.of(turned)
    assert scenario.voice.hitting == "Yellow"
    assert scenario.own(turned.ball) == (80, 50)


def test_a_scenario_judges():
    scenario = pf.Scenario.of(RULING, [pf.Player("opposing", 1, (90, 50))])
    assert scenario.legal is False
    assert scenario.verdicts == pf.check(RULING, scenario.players)


def test_teams_that_cannot_be():
    same_way = pf.Team("A", "left"), pf.Team("B", "left")
    with pytest.raises(pf.PolofieldError, match="A and B both attack left"):
        pf.Scenario(ruling=RULING, teams=same_way)
    same_name = pf.Team("A", "left"), pf.Team("A", "right")
    with pytest.raises(pf.PolofieldError, match="both teams have the name 'A'"):
        pf.Scenario(ruling=RULING, teams=same_name)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("ruling", "outdoor/penalty-5a"),
        ("players", 3),
        ("players", [3]),
        ("officials", ["umpire"]),
        ("teams", ("Blue", "Yellow")),
        ("teams", (pf.Team("A", "left"),)),
        ("hitting", 2),
        ("hitting", 1.0),
        ("title", 3),
        ("notes", "abc"),
        ("notes", (1,)),
        ("units", "ft"),
    ],
)
def test_what_a_scenario_cannot_be_of_is_refused_in_one_line(field, value):
    with pytest.raises(pf.PolofieldError, match=field) as refused:
        pf.Scenario(**{"ruling": RULING, field: value})
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: pf.Team("A", "right", "red"), "colour of A is 'red', not '#rrggbb'"),
        (lambda: pf.Team("A", "right", 0xFF0000), "colour of A is 16711680"),
        (lambda: pf.Team("A", "up"), "attacks of A is 'up', not 'right' or 'left'"),
        (lambda: pf.Team(3, "right"), "the name of a team is 3, not a text"),
        (lambda: pf.Team(" ", "right"), "the name of a team is ' '"),
        (lambda: pf.Official("ump", (0, 0)), "role is 'ump', not 'umpire' or 'referee'"),
        (lambda: pf.Official("umpire", (0, math.nan)), "umpire: y is nan"),
        (lambda: pf.Official("umpire", 3), "umpire: 3 is not a place"),
        (lambda: pf.Official("umpire", (0, 0), math.inf), "umpire: facing is inf"),
        (lambda: pf.Scenario.of("outdoor/penalty-5a"), "not a Ruling"),
        (lambda: pf.Scenario.of(RULING, [3]), r"players\[0\] is 3, not a Player"),
    ],
)
def test_a_team_or_an_official_that_cannot_be_is_refused(make, words):
    with pytest.raises(pf.PolofieldError, match=words):
        make()


def test_officials_who_stand_in_one_place_or_where_a_player_does_are_refused():
    player, at = pf.Player("opposing", 1, (120, 50)), (120, 50 + 1e-7)
    alone = pf.Official("umpire", at)
    for players, officials in (((player,), (alone,)), ((), (alone, alone))):
        scenario = pf.Scenario(ruling=RULING, players=players, officials=officials)
        with pytest.raises(pf.LineupError, match="umpire is at the same place as"):
            pf.draw(scenario)


@pytest.mark.parametrize(
    ("rule", "hit_by", "restart"),
    [
        ("outdoor/fair-play", "Blue", (90, -10)),
        ("outdoor/fair-play", "Yellow", (130, -10)),
        ("outdoor/throw-in", "Blue", (130, -10)),
        ("outdoor/throw-in", "Yellow", (130, -10)),
    ],
)
def test_a_fallen_player_whoever_had_the_ball(rule, hit_by, restart):
    text = f"at = [130, -10]\n[rule]\nid = '{rule}'\nhit_by = '{hit_by}'\n"
    scenario = parse_scenario(text, "s.toml")
    ruling = scenario.ruling
    if ruling.throw_in is None:
        assert scenario.own(ruling.ball) == restart
        return
    assert scenario.own(ruling.throw_in.at) == restart
    # Towards the nearer side, y = -80, whichever way the team that is named attacks.
    assert scenario.own(ruling.throw_in.toward) == (0, -1)
