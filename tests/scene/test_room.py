"""Symbols are larger than life, but do not hide one another or the ball, and can be read."""

import math
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from layout.drawings import laid_out, looks
from layout.reading import Reading, hidden_numbers, key_text, shape
from msgspec import structs
from situations import RULES, rulings

import polofield as pf
from polofield.drawing.scene import scene_of
from polofield.layout.page import cross_size
from polofield.layout.profiles import PROFILES
from polofield.layout.sheet import Circle, Path, Text
from polofield.layout.things import TRUE_SIZE_SYMBOL
from polofield.layout.views import UPS
from polofield.rules.catalogue import ENTRIES
from polofield.scenario.read import parse_scenario
from polofield.scene.model import Figure

HAIR = 1.0
"""Page units by which symbols may overlap: less than their rims."""


def has_ball(id):
    surface = pf.Field() if ENTRIES[id].surface == "outdoor" else pf.Arena()
    return pf.ruling(id, surface, **ENTRIES[id].example.arguments()).ball is not None


WITH_BALL = [id for id in RULES if has_ball(id)]


def members(sheet, layer):
    return [
        mark for found in sheet.layers if found.name == f"layer-{layer}" for mark in found.members
    ]


def circle(group):
    """The middle of a symbol on the page and its radius; of a square that of a disc beside it."""
    for mark in group.members:
        if isinstance(mark, Circle):
            return mark.x, mark.y, mark.r
        if isinstance(mark, Path) and len(mark.rings[0]) == 4:
            xs, ys = zip(*((p.x, p.y) for p in mark.rings[0]), strict=True)
            return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2, (max(xs) - min(xs)) / 1.8
    raise ValueError(group.name)


def circles(sheet):
    """Every player's symbol by name."""
    return {group.name: circle(group) for group in members(sheet, "players")}


def overlaps(found):
    """By how much each two of some circles lie on one another, with their names."""
    for (one, (ax, ay, a)), (other, (bx, by, b)) in combinations(found.items(), 2):
        yield a + b - math.hypot(ax - bx, ay - by), one, other


def placed(rule):
    return rulings(rule).filter(lambda ruling: ruling.ball is not None)


@pytest.mark.parametrize("rule", WITH_BALL)
@settings(max_examples=20)
@given(data=st.data())
def test_symbols_lie_on_one_another_only_where_they_are_as_small_as_can_be_read(rule, data):
    scene = scene_of(data.draw(placed(rule)))
    look = data.draw(looks())
    least = TRUE_SIZE_SYMBOL * PROFILES[look.profile].player + 1e-6
    found = circles(laid_out(scene, look).sheet)
    for overlap, one, other in overlaps(found):
        assert overlap <= HAIR or max(found[one][2], found[other][2]) <= least


@pytest.mark.parametrize("rule", WITH_BALL)
@settings(max_examples=30)
@given(data=st.data())
def test_a_proposed_line_up_shows_whole_on_a_page(rule, data):
    """As wide as its profile: nobody covers anybody, nor the ball, in a view of all the ground."""
    ruling, up = data.draw(placed(rule)), data.draw(st.sampled_from(UPS))
    profile = data.draw(st.sampled_from(["web", "print"]))
    sheet = pf.draw(ruling, view="whole", up=up, profile=profile).sheet
    found = circles(sheet)
    numbers = [m.text for g in members(sheet, "players") for m in g.members if isinstance(m, Text)]
    assert len(numbers) == len(found)
    (ball,) = members(sheet, "ball")
    found["ball"] = ball.x, ball.y, ball.r
    assert max(overlaps(found))[0] <= HAIR, max(overlaps(found))


def pair(apart, **look):
    """The symbols of two who stand so far apart, and their numbers."""
    ruling = pf.ruling("outdoor/penalty-5a", pf.Field(), at=(0, 0))
    players = [pf.Player("hitting", 1, (-80, 0)), pf.Player("opposing", 2, (-80, apart))]
    sheet = pf.draw(ruling, players, view="whole", **look).sheet
    groups = members(sheet, "players")
    return circles(sheet), [m.text for g in groups for m in g.members if isinstance(m, Text)]


def test_two_who_stand_on_one_another_show_their_numbers():
    for apart in (2, 6, 9, 12, 20, 60):
        found, numbers = pair(apart, up="along")
        assert numbers == ["1", "2"]
        assert len({round(r, 9) for _, _, r in found.values()}) == 1
    alone = PROFILES["web"].player
    assert circle_sizes(60) == pytest.approx([alone, alone])
    assert circle_sizes(2) == pytest.approx([TRUE_SIZE_SYMBOL * alone] * 2)
    assert TRUE_SIZE_SYMBOL * alone < circle_sizes(12)[0] < alone


def circle_sizes(apart):
    return [r for _, _, r in pair(apart, up="along")[0].values()]


@pytest.mark.parametrize("up", UPS)
@pytest.mark.parametrize(
    "look",
    [{"profile": "web"}, {"profile": "print"}, {"profile": "slide"}, {"figure_width": (272, "px")}],
    ids=["web", "print", "slide", "narrow"],
)
def test_no_number_is_hidden_at_any_scale(look, up):
    """Who stands too close is drawn beside the other, no farther off than it takes, and it says so;
    who does not stands just where he is."""
    ruling = pf.ruling("outdoor/penalty-5a", pf.Field(), at=(0, 0))
    for apart in (0.01, 0.5, 2, 5, 8, 12, 30):
        places = [(-80, 0), (-80, apart), (-80 - apart, 0), (-80 + apart, apart)]
        players = [
            pf.Player(("hitting", "opposing")[n % 2], n // 2 + 1, place)
            for n, place in enumerate(places)
        ]
        sheet = pf.draw(ruling, players, view="whole", up=up, **look).sheet
        assert list(hidden_numbers(sheet)) == []
        found = circles(sheet)
        sizes = {r for _, _, r in found.values()}
        for player in players:
            x, y, _ = found[f"{player.team}-{player.number}"]
            px, py = sheet.yards.point(*player.at)
            assert math.hypot(x - px, y - py) < 5 * max(sizes)
            if apart * sheet.yards.scale > 2.8 * max(sizes):
                assert (x, y) == pytest.approx((px, py), abs=1e-6)
        noted = " ".join(m.text for m in sheet.walk() if isinstance(m, Text))
        off = max(
            math.dist(found[f"{p.team}-{p.number}"][:2], sheet.yards.point(*p.at)) for p in players
        )
        assert ("drawn side by side" in noted) == (off > 1e-6) or look == {"profile": "slide"}


def test_a_line_up_that_hid_a_number():
    field = pf.Field(length=279.378, width=115.13)
    ruling = pf.ruling("outdoor/foul-shot-refused", field, at=(-81.727, -12.159))
    sheet = pf.draw(ruling, view="whole", up="along-left", profile="slide").sheet
    assert list(hidden_numbers(sheet)) == []
    found = circles(sheet)
    for player in pf.propose(ruling):
        x, y, r = found[f"{player.team}-{player.number}"]
        off = math.dist((x, y), sheet.yards.point(*player.at))
        assert off < 0.5 * r


def test_what_a_hidden_number_looks_like():
    """The numbers of two who stand close, each at his very place."""
    sheet = pf.draw(
        pf.ruling("outdoor/penalty-5a", pf.Field(), at=(0, 0)),
        [pf.Player("hitting", 1, (-80, 0)), pf.Player("opposing", 2, (-80, 60))],
        view="whole",
        up="along",
    ).sheet
    one, other = (m for layer in sheet.layers if layer.name == "layer-players"
                  for m in layer.members)  # fmt: skip
    beside = structs.replace(other, members=one.members)
    layers = tuple(
        structs.replace(layer, members=(one, beside)) if layer.name == "layer-players" else layer
        for layer in sheet.layers
    )
    assert list(hidden_numbers(replace(sheet, layers=layers))) == [
        "opposing-2 hides the number of hitting-1"
    ]


def test_a_ring_and_the_way_out_of_it_are_as_small_as_the_symbol():
    """With somebody close by, the ring round the player at fault is small; the way starts there."""
    ruling = pf.ruling("outdoor/penalty-5a", pf.Field(), at=(0, 0))
    wrong = pf.Player("opposing", 2, (10, 0))
    gaps = []
    for other in ((-40.0, 0.0), (10.0, 8.0)):
        players = [wrong, pf.Player("hitting", 1, other)]
        sheet = pf.draw(ruling, players, view="whole", up="along").sheet
        group = next(g for g in members(sheet, "players") if g.name == "opposing-2")
        ring = next(m for m in group.members if isinstance(m, Circle) and m.role == "fault")
        (way,) = members(sheet, "remedies")
        xs = [p.x for m in way.members for part in m.rings for p in part]
        assert min(xs) == pytest.approx(ring.x + ring.r)
        gaps.append(ring.r / circle(group)[2])
    assert gaps[0] == pytest.approx(gaps[1])


@settings(max_examples=60)
@given(
    off=st.tuples(st.floats(-6, 6), st.floats(-6, 6)),
    side=st.sampled_from(["hitting", "opposing"]),
    look=looks(step=None, label_units="yd"),
)
def test_a_cross_shows_under_whoever_stands_on_it(off, side, look):
    """At least nearly a third of its ink shows, and the key says what it is."""
    ruling = pf.ruling("outdoor/fair-play", pf.Field(), at=(120, 0))
    player = pf.Player(side, 2, (120 + off[0], off[1]))
    sheet = laid_out(scene_of(ruling, [player]), look).sheet
    (cross,) = (mark for mark in members(sheet, "moves") if mark.name == "at")
    (symbol,) = members(sheet, "players")
    alone = 4 * 2**0.5 * cross_size(look.page) * 1.1 * look.page.mark
    ink = shape(cross.members[-1])
    assert (ink - shape(symbol)).area >= 0.3 * alone
    assert "where the ball was" in key_text(Reading(sheet))


def test_a_cross_is_no_larger_where_nobody_stands_on_it():
    ruling = pf.ruling("outdoor/fair-play", pf.Field(), at=(120, 0))
    wide = []
    for places in ([], [(120, 12)], [(120, 0)]):
        sheet = pf.draw(ruling, [pf.Player("opposing", 2, at) for at in places]).sheet
        (cross,) = (mark for mark in members(sheet, "moves") if mark.name == "at")
        x1, _, x2, _ = shape(cross.members[-1]).bounds
        wide.append(x2 - x1)
    nobody, beside, on_it = wide
    assert beside == pytest.approx(nobody)
    assert on_it > nobody


def test_officials_leave_players_seen():
    text = """
    at = [0, 0]
    [rule]
    id = "outdoor/penalty-5a"
    [[players]]
    team = "Blue"
    number = 1
    at = [-60, 0]
    [[officials]]
    role = "umpire"
    at = [-60, 9]
    """
    scene = scene_of(parse_scenario(text, "s.toml"))
    assert [(t.room, t.close_order) for t in scene.things if isinstance(t, Figure)] == [
        (9, False),
        (9, False),
    ]
