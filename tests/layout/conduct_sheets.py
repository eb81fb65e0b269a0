"""Random games, seasons and styles, and what can be read off a conduct figure's sheet."""

from dataclasses import replace
from datetime import date, timedelta

from hypothesis import strategies as st

from polofield.conduct.after import NextGame
from polofield.conduct.clock import PlayingClock
from polofield.conduct.game import evaluate
from polofield.conduct.log import CARDS, Carried, Entry, GameLog
from polofield.conduct.next_game import SeasonCard
from polofield.drawing.look import NARROWEST, WIDEST
from polofield.layout.conduct.base import Style
from polofield.layout.labels import ASCENT, DESCENT, Box
from polofield.layout.metrics import text_width
from polofield.layout.profiles import PROFILES
from polofield.layout.sheet import Line, Path, Text
from polofield.layout.themes import THEMES

PLAYERS = [f"{team} {number}" for team in ("Blue", "Yellow") for number in (1, 2, 3, 4, 11)]
WHATS = ("yellow", "yellow", "yellow", "red", "left-box", "injured")


@st.composite
def styles(draw):
    """Any profile, any allowed width, any theme."""
    profile = draw(st.sampled_from(list(PROFILES.values())))
    if profile.height is None:
        share = draw(st.sampled_from((1.0, NARROWEST, 0.6, 0.7, 0.88, 0.9, 1.5, WIDEST)))
        profile = replace(profile, width=share * profile.width)
    return Style(profile, draw(st.sampled_from(list(THEMES.values()))))


owed = st.one_of(
    st.builds(
        NextGame,
        box_seconds=st.integers(1, 300),
        yellows=st.integers(0, 1),
    ),
    st.just(NextGame(yellows=1)),
    st.builds(NextGame, suspended=st.just(True), short_handed_seconds=st.sampled_from((0, 240))),
)


@st.composite
def games(draw):
    """What follows from the cards of a random game; impossible entries are left out."""
    lengths = draw(
        st.one_of(
            st.integers(4, 8).map(lambda count: (450,) * count),
            st.lists(st.integers(20, 450), min_size=1, max_size=12).map(tuple),
        )
    )
    clock = PlayingClock(lengths)
    moments = st.one_of(
        st.integers(0, clock.total),
        st.integers(max(0, clock.total - 5), clock.total),
        st.sampled_from((*clock.starts, clock.total)),
    )
    players = draw(st.lists(st.sampled_from(PLAYERS), max_size=8, unique=True))
    entries, carried = [], []
    for player in players:
        if draw(st.integers(0, 4)) == 0:
            carried.append(Carried(player, draw(owed)))
        offences = sum(one.owed.yellows for one in carried if one.player == player)
        for at in sorted(draw(st.lists(moments, max_size=5))):
            together = draw(st.sampled_from((1, 1, 1, 2, 3)))
            if draw(st.integers(0, 2)) == 0:
                offences += 1
                entries += [Entry(player, "yellow", at, offences) for _ in range(together)]
                continue
            for _ in range(together):
                what = draw(st.sampled_from(WHATS))
                offences += what in CARDS
                entries.append(Entry(player, what, at))
        after = draw(st.sampled_from(((), (), ("red",), ("yellow",) * 2, ("yellow",) * 3)))
        entries += [Entry(player, card, None) for card in after]
    conduct, _ = evaluate(GameLog(clock, tuple(entries), tuple(carried)))
    return conduct


@st.composite
def seasons(draw):
    """The cards of a random season of few or of many players."""
    names = [f"{letter}. Player" for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
    players = draw(st.lists(st.sampled_from(names), min_size=1, max_size=26, unique=True))
    few_days = draw(st.booleans())
    cards = []
    for player in players:
        for _ in range(draw(st.sampled_from((1, 1, 4, 9, 14)))):
            day = draw(st.integers(0, 50 if few_days else 364))
            tier = draw(st.sampled_from(("low", "low", "medium", "high", "gauntlet")))
            cards.append(
                SeasonCard(
                    date(2026, 1, 1) + timedelta(day),
                    player,
                    "Lions",
                    tier,
                    "Cup",
                    "club",
                    "yellow",
                )
            )
    return cards


def named(mark, name):
    """The one mark of that name below a group or a sheet."""
    (found,) = [one for one in leaves_and_groups(mark) if getattr(one, "name", "") == name]
    return found


def leaves_and_groups(mark):
    members = mark.layers if hasattr(mark, "layers") else getattr(mark, "members", ())
    for member in members:
        yield member
        yield from leaves_and_groups(member)


def leaves(mark, kind):
    return [one for one in leaves_and_groups(mark) if isinstance(one, kind)]


def texts(mark):
    return leaves(mark, Text)


def box(text):
    """The box round a line of text."""
    wide, size = text_width(text.text, text.size, text.weight), text.size
    left = text.x - {"start": 0.0, "middle": wide / 2, "end": wide}[text.anchor]
    return Box(left, text.y - ASCENT * size, left + wide, text.y + DESCENT * size)


def bounds(path):
    """The rectangle of a path's points: left, top, right, bottom."""
    xs, ys = zip(*[(p.x, p.y) for ring in path.rings for p in ring], strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def cards(mark):
    """The paths of the cards below a mark."""
    return [path for path in leaves(mark, Path) if path.role in ("yellow-card", "red-card")]


def meets(one, other, slack=0.05):
    return (
        one[0] < other[2] - slack
        and other[0] < one[2] - slack
        and one[1] < other[3] - slack
        and other[1] < one[3] - slack
    )


def faults(sheet, least):
    """What cannot be read on a sheet: words on words, on cards, off the page, or too small."""
    found = []
    words = [text for text in texts(sheet) if text.text]
    boxes = [box(text) for text in words]
    for index, one in enumerate(boxes):
        found += [
            f"{words[index].text!r} lies on {words[other].text!r}"
            for other in range(index)
            if meets(one, boxes[other])
        ]
        if one[0] < 0 or one[1] < 0 or one[2] > sheet.width or one[3] > sheet.height:
            found.append(f"{words[index].text!r} runs over the edge")
        if words[index].size < least - 1e-9:
            found.append(f"{words[index].text!r} is set in {words[index].size:g}")
    for card in cards(sheet):
        for one, word in zip(boxes, words, strict=True):
            if not word.role.endswith("-card-number") and meets(one, bounds(card)):
                found.append(f"{word.text!r} lies on a card")
    for mark in leaves(sheet, (Path, Line)):
        left, top, right, bottom = (
            bounds(mark)
            if isinstance(mark, Path)
            else (
                min(mark.x1, mark.x2),
                min(mark.y1, mark.y2),
                max(mark.x1, mark.x2),
                max(mark.y1, mark.y2),
            )
        )
        if left < -0.5 or top < -0.5 or right > sheet.width + 0.5 or bottom > sheet.height + 0.5:
            found.append(f"{mark.role} runs over the edge")
    return found
