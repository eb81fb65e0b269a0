"""The parts of a figure's page, from whichever composition: what the key and the notes say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from polofield.layout import page
from polofield.layout.labels import Box
from polofield.layout.metrics import evenly
from polofield.layout.page import KeyLine
from polofield.layout.panel import Picture, Setting
from polofield.layout.placing import on_page
from polofield.layout.riders import is_true_size
from polofield.layout.sheet import Group, Mark, Path, Point, Sheet
from polofield.layout.stipple import strewn
from polofield.layout.views import Up, Window
from polofield.rulings.phrase import Phrase, Voice, listed, say
from polofield.scene.model import Scene
from polofield.scene.telling import LINEUP
from polofield.scene.things import Cross, Disc, Figure, KeyEntry, shows
from polofield.surface.surfaces import Field
from polofield.surface.units import from_metres
from polofield.words import figures as w

SCALE_BARS = (100.0, 50.0, 25.0, 20.0, 10.0, 5.0, 2.0, 1.0)
"""Yards, or metres where those are shown, that a scale bar may show."""


def aspect(need: Window, up: Up) -> float:
    """How high a window is on the page, in terms of how wide."""
    x, y = need.x2 - need.x1, need.y2 - need.y1
    return x / y if up in ("goal", "goal-down") else y / x


def scale_bar_yards(picture: Picture, widest: float) -> float:
    """The longest scale bar that is narrower than `widest` page units, else the shortest."""
    bars = [from_metres(bar) if picture.units == "m" else bar for bar in SCALE_BARS]
    return next((bar for bar in bars if bar * picture.yards.scale < widest), bars[-1])


def key_lines(
    scene: Scene, setting: Setting, picture: Picture, *, only_homeless: bool = False
) -> list[KeyLine]:
    """What the key explains of what shows, and what has no place in the picture; each once."""
    x, y = map(round, on_page(1, 0, picture))
    sides = ("front", w.SIDES_OF_THE_PAGE[x, y]), ("back", w.SIDES_OF_THE_PAGE[-x, -y])
    people = [
        thing
        for thing in scene.things
        if isinstance(thing, Figure) and picture.shown.holds(*thing.at)
    ]
    explained = () if only_homeless else scene.key
    if scene.head and setting.frame.sentence:
        explained = tuple(entry for entry in explained if entry.sample not in IN_HEAD)
    # what has found no room says more of a sign than the key does
    said = {(entry.sample, entry.role) for entry in picture.homeless if entry.sample != "none"}
    explained = tuple(entry for entry in explained if (entry.sample, entry.role) not in said)
    lines = [
        KeyLine(
            entry.sample,
            entry.role,
            Phrase(entry.text.template, (*entry.text.figures, *sides)).say(setting.voice),
            entry.number,
        )
        for entry in (*explained, *picture.homeless, *_outside(scene, setting, picture))
        if shows(entry, setting.step)
        and (entry.at is None or picture.shown.holds(*entry.at))
        and (entry.sample != "cross" or picture.crosses_show(setting.step))
        and (entry.sample not in PEOPLE or any(_is_of(entry, one) for one in people))
    ]
    return list(dict.fromkeys(lines))


def _outside(scene: Scene, setting: Setting, picture: Picture) -> Iterator[KeyEntry]:
    """Who and what is not in the picture, where its view leaves something out."""
    left_out = [
        thing
        for thing in scene.things
        if thing.layer in SYMBOL_LAYERS
        and isinstance(thing, (Figure, Disc, Cross))
        and shows(thing, setting.step)
        and thing.name not in picture.drawn
    ]
    if left_out:
        counts = Counter(map(_called, left_out))
        said = [say(words, count=counts[words]) for words in OUTSIDE if counts[words]]
        yield KeyEntry("none", "label", say(w.OUTSIDE, who=listed(said)))


def _called(thing: Figure | Disc | Cross) -> str:
    """What something that is not in the picture is counted as."""
    if isinstance(thing, Disc):
        return w.OUTSIDE_BALL
    if isinstance(thing, Cross):
        return w.OUTSIDE_CROSS
    teams = {"hitting": w.OUTSIDE_HITTING, "opposing": w.OUTSIDE_OPPOSING}
    return w.OUTSIDE_OFFICIALS if thing.team is None else teams[thing.team]


SYMBOL_LAYERS = ("moves", "ball", "players")
"""The layers of what a view ought not to leave out without a word."""
OUTSIDE = (
    w.OUTSIDE_BALL,
    w.OUTSIDE_CROSS,
    w.OUTSIDE_HITTING,
    w.OUTSIDE_OPPOSING,
    w.OUTSIDE_OFFICIALS,
)
"""What a view may leave out, in the order in which it is told."""
IN_HEAD = ("disc", "square", "ball")
"""The samples that the head of a figure explains."""
PEOPLE = ("disc", "square", "triangle")
"""The samples of people in the key."""


def _is_of(entry: KeyEntry, one: Figure) -> bool:
    """Whether somebody is one of those whom an entry of the key explains."""
    if entry.team is not None or one.team is not None:
        return entry.team == one.team
    return entry.role == one.role and entry.number == one.text


def verdicts(scene: Scene, setting: Setting) -> Sequence[Phrase]:
    """The verdicts on the people of a scene, where they show."""
    shown = setting.frame.notes and setting.step in (None, LINEUP)
    return scene.verdicts if shown else ()


def is_last(scene: Scene, setting: Setting) -> bool:
    """Whether it is the last step of a telling that is laid out."""
    return setting.step is not None and setting.step == len(scene.telling)


def _scale_words(scene: Scene, setting: Setting, picture: Picture) -> str:
    # in any step, so that from one to the next the page stays as it is
    drawn = [
        thing
        for thing in scene.things
        if isinstance(thing, (Figure, Disc, Cross)) and picture.shown.holds(*thing.at)
    ]
    people = [thing for thing in drawn if isinstance(thing, Figure)]
    marks = {thing.kind if isinstance(thing, Disc) else "cross" for thing in drawn}
    if any(not is_true_size(one, setting.profile, picture.yards) for one in people):
        return w.TO_SCALE if "ball" in marks else w.TO_SCALE_PLAYERS
    if people:
        return w.TO_SCALE_TRUE_BALL if "ball" in marks else w.TO_SCALE_TRUE
    if "ball" in marks:
        return w.TO_SCALE_BALL
    return w.TO_SCALE_SPOTS if marks & {"spot", "cross"} else w.TO_SCALE_BARE


def scale_line(scene: Scene, setting: Setting, picture: Picture) -> str:
    """What is to scale and what is not."""
    ground = say(w.FIELD if isinstance(scene.surface, Field) else w.ARENA)
    scale = say(_scale_words(scene, setting, picture), Ground=ground).say(setting.voice)
    if not isinstance(scene.surface, Field):
        scale += " " + say(w.RECESS).say(setting.voice)
    if picture.side_by_side:
        scale += " " + say(w.SIDE_BY_SIDE).say(setting.voice)
    return scale


def footer(
    scene: Scene, setting: Setting, picture: Picture, top: float
) -> tuple[list[Mark], float]:
    """Legend, notes, source and scale from `top` down, and the y below them."""
    profile, voice, frame = setting.profile, setting.voice, setting.frame
    if not (frame.key or frame.notes or frame.scale_bar):
        return [], top
    left, right = profile.margin, profile.width - profile.margin
    y = top + profile.margin * 0.5
    marks: list[Mark] = []
    reserved, below_bar = 0.0, y
    if frame.scale_bar and not picture.ruled:
        length = scale_bar_yards(picture, 0.3 * profile.width)
        units, words = length * picture.yards.scale, voice.distance(length)
        reserved = page.scale_bar_width(profile, units, words) + profile.margin
        row = page.key_row(profile)
        bar = page.scale_bar(profile, right, y + row / 2, units, words)
        marks.append(Group("scale-bar", bar, "scale-bar"))
        below_bar = y + row
    entries = key_lines(scene, setting, picture) if frame.key else []
    if entries:
        found, y = page.key(profile, entries, left, right, y, reserved=reserved)
        marks.append(Group("key", tuple(found), "key"))
    y = max(y, below_bar)
    notes = [("note", note.say(voice)) for note in (scene.notes if frame.notes else ())]
    if frame.key and frame.scale_note:
        notes.append(("scale-note", _source_and_scale(scene, setting, picture)))
    for name, note in notes:
        wrapped = evenly(note, profile.least, right - left)
        placed, y = page.lines(name, wrapped, left, y, profile.least, "ink-soft")
        marks.extend(placed)
    return marks, y + profile.margin * 0.6


def _source_and_scale(scene: Scene, setting: Setting, picture: Picture) -> str:
    """Which rule a figure is from, and what of it is to scale."""
    scale = scale_line(scene, setting, picture)
    if not (scene.kicker.template and setting.frame.clause):
        return scale
    return f"{scene.clause.say(setting.voice)}. {scale}"


def sheet_of(
    scene: Scene,
    setting: Setting,
    picture: Picture,
    height: float,
    text: Sequence[Mark],
    strip: Sequence[Mark] = (),
) -> Sheet:
    """The sheet of a picture, the strip below it and the text round it."""
    profile, voice = setting.profile, setting.voice
    field = isinstance(scene.surface, Field)
    beyond = "panel" if scene.plan else "surround" if field else "surround-arena"
    drawn = dict(picture.layers)
    drawn["ground"] = [_rectangle(picture.box, beyond), *drawn["ground"]]
    after = scene.after if is_last(scene, setting) else ()
    layers = [Group(f"layer-{name}", tuple(marks)) for name, marks in drawn.items() if marks]
    if strip:
        layers.append(Group("layer-strip", tuple(strip)))
    return Sheet(
        slug=scene.slug,
        title=scene.title.say(voice),
        description=_said(scene.description, voice),
        width=profile.width,
        height=height,
        unit=profile.unit,
        layers=strewn((*layers, Group("layer-text", tuple(text))), setting.theme, profile.u),
        theme=setting.theme,
        yards=picture.yards,
        sentence=" ".join(_said((scene.sentence, *after), voice).split()),
    )


def _said(phrases: Sequence[Phrase], voice: Voice) -> str:
    return " ".join(phrase.say(voice) for phrase in phrases)


def _rectangle(box: Box, role: str) -> Path:
    """A rectangle of one colour under everything else."""
    x1, y1, x2, y2 = box
    corners = (Point(x1, y1), Point(x2, y1), Point(x2, y2), Point(x1, y2))
    return Path((corners,), role, "surround")
