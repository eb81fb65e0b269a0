"""Surfaces, places and situations of every rule, at random."""

from hypothesis import assume
from hypothesis import strategies as st
from rules.arena.arenas import arenas, arenas_and_place

import polofield as pf
from polofield.conduct.game import game
from polofield.conduct.log import Entry, GameLog
from polofield.rules.catalogue import ENTRIES
from polofield.surface.people import SIDE

shares = st.floats(-1, 1)

RULES = [id for id, entry in ENTRIES.items() if entry.kind == "rule"]
DIAGRAMS = [id for id, entry in ENTRIES.items() if entry.kind == "diagram"]


@st.composite
def fields(draw):
    boarded = draw(st.booleans())
    return pf.Field(
        length=draw(st.floats(250, 300)),
        width=draw(st.floats(100, 160 if boarded else 200)),
        goal_width=draw(st.floats(8, 16)),
        boarded=boarded,
    )


def surfaces(kind):
    return fields() if kind == "outdoor" else arenas()


@st.composite
def surface_and_place(draw, kind, needs):
    """A surface of that kind, and a place on it such as a rule needs, or None."""
    if kind == "arena" and needs == "place":
        return draw(arenas_and_place())
    surface = draw(surfaces(kind))
    x, y = surface.half_length, surface.half_width
    share, sign = draw(shares), draw(st.sampled_from((-1, 1)))
    # On an end line: no goal. On a side: no corner, of which a rule cannot tell the side.
    beside_goal = sign * (surface.half_goal + abs(share) * (y - surface.half_goal))
    along_side = share * (x - surface.corner) * 0.999
    places = {
        "none": None,
        "place": (share * x, draw(shares) * y),
        "attacked-line": (x, beside_goal),
        "own-line": (-x, beside_goal),
        "side": (along_side, sign * y),
        "wall": (along_side, sign * y),
    }
    return surface, places[needs]


def option_values(option):
    if option.kind == "choice":
        return st.sampled_from(option.values)
    if option.kind == "flag":
        return st.booleans()
    whole = st.integers(*option.values)
    return whole if option.kind == "integer" else st.lists(whole, min_size=1, max_size=3)


INSIDE = {"arena/penalty-2-from-spot": 15}
OUTSIDE = {"arena/penalty-2-alternative": 25, "arena/penalty-3-alternative": 25}


def out_of_the_goal(surface, at):
    """The place, but not between the posts: a ball there is a goal."""
    x, y = at
    at_an_end = abs(x) > surface.half_length - 0.001
    return (0.999 * x, y) if at_an_end and abs(y) < surface.half_goal else at


def where_taken(rule, surface, at):
    """A place from which that penalty can be taken: its spot, or on the right side of a line."""
    if ENTRIES[rule].needs == "none":
        return pf.ruling(rule, surface).ball
    if rule == "arena/penalty-6b":
        spot = "arena/penalty-2-from-spot" if at[0] > 0 else "arena/penalty-3-alternative"
        spotted = out_of_the_goal(surface, where_taken(spot, surface, at))
        return pf.ruling(spot, surface, at=spotted).ball
    if rule == "arena/penalty-6c":
        return pf.ruling("arena/penalty-5a", surface, at=at).ball
    if rule == "arena/free-hit":
        return pf.ruling("arena/hit-missed", surface, at=at).ball
    x, y = at
    share = (x / surface.half_length + 1) / 2
    # Between the corners only: beyond them the wall takes the place away.
    across = min(0.3, surface.straight_end / surface.half_width)
    if rule in INSIDE:
        return surface.half_length - INSIDE[rule] * 0.999 * share, across * y
    if rule in OUTSIDE:
        reach = surface.length - OUTSIDE[rule] - 0.001
        return share * reach - surface.half_length, y * (across if surface.corner else 1)
    return at


@st.composite
def situations(draw, rule):
    """What `polofield.ruling` takes for that rule: a surface, and the place and options."""
    entry = ENTRIES[rule]
    surface, at = draw(surface_and_place(entry.surface, entry.needs))
    if entry.needs == "place":
        at = out_of_the_goal(surface, at)
    given = {} if at is None else {"at": at}
    for option in entry.options:
        if option.required or draw(st.booleans()):
            given[option.parameter] = draw(option_values(option))
    if entry.needs == "place" and entry.surface == "arena":
        taken = f"arena/{given['after']}" if "after" in given else rule
        given["at"] = where_taken(taken, surface, at)
        given["at"] = out_of_the_goal(surface, given["at"])
        if "after" in given and ENTRIES[taken].needs != "none":
            given["at"] = pf.ruling(taken, surface, at=given["at"]).ball
    if given.get("off") == "boards" and not surface.boarded:
        given["off"] = "own"
    if "team" in given:
        given["team"] = given["team"][: SIDE[entry.surface]]
    if ("disabled" in given) != ("team" in given):
        given.pop("disabled", None)
        given.pop("team", None)
    return surface, given


@st.composite
def rulings(draw, rule):
    """A ruling by that rule."""
    surface, given = draw(situations(rule))
    assume(not (given.get("at") and surface.playing_area.margin(*given["at"]) < 0))
    return pf.ruling(rule, surface, **given)


def three_yellows_each(at):
    """What follows from a game in which everybody is shown a yellow card at three moments."""
    entries = [
        Entry(f"{team} {number}", "yellow", moment)
        for team in ("Blue", "Yellow")
        for number in (1, 2, 3, 4)
        for moment in at
    ]
    return game(GameLog(entries=tuple(entries)))
