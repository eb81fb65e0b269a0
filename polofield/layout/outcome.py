"""A ruling that puts no ball on the ground, as a page: what it says and what follows in each case."""

from __future__ import annotations

from polofield.layout import page
from polofield.layout.metrics import wrap
from polofield.layout.page import LEADING, Frame
from polofield.layout.profiles import Profile
from polofield.layout.sheet import Group, Line, Mark, Path, Point, Sheet, Text
from polofield.layout.theme import Theme
from polofield.rulings import Ruling
from polofield.words import Voice, say
from polofield.words import figures as w


def outcome_sheet(
    ruling: Ruling, profile: Profile, theme: Theme, voice: Voice, frame: Frame
) -> Sheet:
    """Each case on the left with what follows on the right, then clocks and prohibitions."""
    clause = say(w.YEAR, book=ruling.clause.book, rule=ruling.clause.rule).say(voice)
    marks, y = page.header(
        profile, frame, ruling.title.say(voice), clause, ruling.sentence.say(voice), profile.width
    )
    rows: list[Mark] = []
    y += profile.margin * 0.4
    for index, consequence in enumerate(ruling.consequences):
        row, y = _case(
            f"case-{index + 1}",
            consequence.when.say(voice),
            consequence.then.say(voice),
            profile,
            y,
        )
        rows.append(row)
        y += profile.margin * 0.6
    says = [
        say(w.CLOCK, what=c.what, seconds=c.seconds, since=c.since).say(voice) for c in ruling.clock
    ]
    says += [phrase.say(voice) for phrase in (*ruling.prohibitions, *ruling.notes)]
    for text in says:
        left, right = profile.margin * 2, profile.width - profile.margin
        bullet = Text(profile.margin * 1.1, y + 0.98 * profile.label, "•", profile.label, "ink")
        placed, y = page.lines(
            "", wrap(text, profile.label, right - left), left, y, profile.label, "ink"
        )
        rows.extend((bullet, *placed))
        y += profile.label * 0.25
    height = profile.height or y + profile.margin * 0.8
    corners = (
        Point(0, 0),
        Point(profile.width, 0),
        Point(profile.width, height),
        Point(0, height),
    )
    description = " ".join(
        [ruling.sentence.say(voice)]
        + [f"{c.when.say(voice)}: {c.then.say(voice)}." for c in ruling.consequences]
        + says
    )
    return Sheet(
        slug=ruling.rule.replace("/", "-"),
        title=ruling.title.say(voice),
        description=description,
        width=profile.width,
        height=height,
        unit=profile.unit,
        layers=(
            Group("page", (Path((corners,), "page", "backdrop"),), "layer"),
            Group("layer-text", tuple(marks), "layer"),
            Group("layer-cases", tuple(rows), "layer"),
        ),
        theme=theme,
    )


def _case(name: str, when: str, then: str, profile: Profile, top: float) -> tuple[Group, float]:
    """A box with the case, an arrow, a box with what follows."""
    inner = profile.margin * 0.7
    arrow = profile.margin * 2.2
    left, right = profile.margin, profile.width - profile.margin
    middle = left + (right - left - arrow) * 0.52
    size = profile.label
    when_lines = wrap(when, size, middle - left - 2 * inner)
    then_lines = wrap(then, size, right - middle - arrow - 2 * inner, bold=True)
    high = max(len(when_lines), len(then_lines)) * LEADING * size + 1.6 * inner
    marks: list[Mark] = [
        _box(left, top, middle, top + high, "panel", profile),
        _box(middle + arrow, top, right, top + high, "panel", profile),
    ]
    y = top + high / 2
    gap = profile.margin * 0.3
    marks.append(
        Line(
            middle + gap,
            y,
            middle + arrow - gap,
            y,
            "rule",
            width=profile.dimension * 1.3,
            heads="end",
            head=profile.head * 1.2,
        )
    )
    for lines, x, bold in ((when_lines, left, False), (then_lines, middle + arrow, True)):
        start = y - len(lines) * LEADING * size / 2
        placed, _ = page.lines("", lines, x + inner, start, size, "panel-ink", bold=bold)
        marks.extend(placed)
    return Group(name, tuple(marks), "case"), top + high


def _box(x1: float, y1: float, x2: float, y2: float, role: str, profile: Profile) -> Path:
    ring = (Point(x1, y1), Point(x2, y1), Point(x2, y2), Point(x1, y2))
    return Path((ring,), role, width=profile.helper)
