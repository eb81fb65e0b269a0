"""A scene: the drawing in yards, in the frame of the side that hits, with no page and no view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from polofield.rulings.parts import Place
from polofield.rulings.phrase import EMPTY, Phrase
from polofield.scene.things import KeyEntry, Sample, Thing
from polofield.surface.surfaces import Surface


@dataclass(frozen=True, slots=True)
class HeadLine:
    """A line of the head: a sample of a role, whom or what it is about in bold, what it says."""

    sample: Sample
    role: str
    subject: Phrase
    text: Phrase


Chip = Literal["hitting", "opposing", "umpire", "none"]
"""Whose ball it then is: a side's, the umpire's who throws it in, or the same as before."""


@dataclass(frozen=True, slots=True)
class Count:
    """Seconds that an umpire counts before the drop of the ball, and those to play it in.

    `before` and `after` are the words for each.
    """

    counted: float
    played: float
    before: Phrase
    after: Phrase


@dataclass(frozen=True, slots=True)
class Cell:
    """What follows in one case, as a small picture with a few words below it.

    Attributes:
        chip: whose ball it then is, or whose goal.
        name: what follows, in bold.
        text: in which case.
        things: what the picture shows, the ground as well; none where it is a count.
        focus: the places that the picture holds.
        clock: a time that is up, beside a stopwatch where the picture has room.
        count: a bar of seconds, in place of a picture.
    """

    chip: Chip
    name: Phrase
    text: Phrase
    things: tuple[Thing, ...] = ()
    focus: tuple[Place, ...] = ()
    clock: Phrase | None = None
    count: Count | None = None


@dataclass(frozen=True, slots=True)
class Strip:
    """Two to four cases side by side under the picture, below a title.

    `key` is what their signs mean, `rest` what is said of the cases that have no cell.
    """

    title: Phrase
    cells: tuple[Cell, ...]
    key: tuple[KeyEntry, ...] = ()
    rest: tuple[Phrase, ...] = ()


@dataclass(frozen=True)
class Scene:
    """A drawing of one situation.

    Attributes:
        slug: for ids and file names.
        title: a heading in one line, for text alternatives, files and slides.
        kicker: the surface and the rule, a line above the name.
        name: the heading of the figure, in bold.
        qualifier: what follows the name in a light face; it may be empty.
        head: the lines below the name; a scene without them shows its sentence.
        clause: what stands opposite it: the rule and the year of the rule set.
        sentence: what it says.
        description: the text alternative, with every figure.
        surface: what is drawn on.
        things: what is drawn.
        key: what the key explains, of what is drawn.
        focus: the places that a fitted view holds.
        close: the same of a narrow page, which holds less; none where it is `focus`.
        notes: lines below the key.
        verdicts: of the people in it, on a page of a given height, which has them whatever else it
            has no room for; elsewhere they are among the notes.
        sibling: what is shown before or after it in the same view, on such a page: of a question
            its answer, in steps where that has a telling.
        telling: a sentence for each step in which the drawing is told; none where it is not.
        after: what the last of the steps adds below the key.
        strip: what follows, in small pictures; None where nothing is drawn of it.
        plan: it is the ground itself with its sizes, which stand round it on a panel; it lies along
            the page, the attack to the right, where nobody asks otherwise.
    """

    slug: str
    title: Phrase
    clause: Phrase
    sentence: Phrase
    description: tuple[Phrase, ...]
    surface: Surface
    things: tuple[Thing, ...]
    key: tuple[KeyEntry, ...] = ()
    focus: tuple[Place, ...] = ()
    close: tuple[Place, ...] = ()
    notes: tuple[Phrase, ...] = ()
    verdicts: tuple[Phrase, ...] = ()
    sibling: Scene | None = None
    telling: tuple[Phrase, ...] = ()
    after: tuple[Phrase, ...] = ()
    kicker: Phrase = EMPTY
    name: Phrase = EMPTY
    qualifier: Phrase = EMPTY
    head: tuple[HeadLine, ...] = ()
    strip: Strip | None = None
    plan: bool = False
