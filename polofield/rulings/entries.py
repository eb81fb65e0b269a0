"""The form of the catalogue: a rule's entry and its options."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from polofield.rulings.clause import Clause
from polofield.rulings.phrase import Phrase, heading, say

Needs = Literal["none", "place", "attacked-line", "own-line", "side", "wall"]
"""What `at` has to be: nothing, a place on the surface, or a place on that line or wall."""


@dataclass(frozen=True, slots=True)
class Where:
    """What `at` is for a rule, in words.

    Attributes:
        needs: where it has to lie.
        words: in full, a template; empty where the rule needs no place.
        here: in a few words, at the place itself; empty where they are the same.
        frame: from which side its x and y are seen, where that is not the side that now hits.
        in_goal: why it cannot lie between the posts, where a ball is there or is put there; empty
            where a foul there has the ball put elsewhere.
    """

    needs: Needs = "none"
    words: str = ""
    here: str = ""
    frame: str = ""
    in_goal: str = ""

    @property
    def in_full(self) -> str:
        """It with its frame, such as `where the ball was when the foul happened`."""
        frame = f", {self.frame}" if self.frame else ""
        return f"{say(self.words)}{frame}"


NOWHERE = Where()


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a rule.

    Attributes:
        name: as on the command line and in scenario files, such as `foul-by`.
        kind: `choice` (one of `values`), `integer`, `integers` (a comma-separated list), `flag`.
        help: what it says, in a few words.
        values: of a choice; or the least and the greatest of integers.
        default: None where it may be left out; `required` where it may not.
        most: so many members at most, of `integers`; there is one at least.
        beside: the option without which it means nothing.
    """

    name: str
    kind: Literal["choice", "integer", "integers", "flag"]
    help: str
    values: tuple[str, ...] | tuple[int, ...] = ()
    default: str | int | bool | None = None
    required: bool = False
    most: int = 0
    beside: str = ""

    @property
    def parameter(self) -> str:
        """The name of the rule function's keyword."""
        return self.name.replace("-", "_")


@dataclass(frozen=True, slots=True)
class Example:
    """A situation that shows what is particular to a rule, for galleries and pages.

    Attributes:
        at: where it happened, in yards on the standard surface.
        options: the rule's options by name.
    """

    at: tuple[float, float] | None = None
    options: tuple[tuple[str, str | int | bool], ...] = ()

    def arguments(self) -> dict[str, Any]:
        """What `polofield.ruling` takes besides the rule and the surface."""
        given: dict[str, Any] = {} if self.at is None else {"at": self.at}
        return given | {name.replace("-", "_"): value for name, value in self.options}


PLAIN_EXAMPLE = Example()


@dataclass(frozen=True, slots=True)
class Entry:
    """A rule, or a diagram that is no ruling (`kind="diagram"`).

    Attributes:
        id: such as `outdoor/penalty-5a`.
        name: what it is called, such as `Penalty 5a`.
        qualifier: what qualifies the name, such as `from the spot`; empty if nothing has to.
        clause: the book, the rule and its part.
        surface: `outdoor` or `arena`; None for a diagram that is of no surface.
        group: the part of the rules it stands with.
        where: what `at` is.
        options: those it takes.
        function: `module:function` of a rule, below `polofield.rules`.
        place: `module:function` of the vectorised `place(surface, xy)`, where it has one.
        stays: `module:function` of the limit of the places where the ball is left, of a rule that
            has a `place` for all of the surface.
        example: a situation to show it with.
        of: the word for its surface, put before the name in a title that stands alone; empty for
            the surface that goes without saying.
    """

    id: str
    name: Phrase
    qualifier: Phrase
    clause: Clause
    surface: Literal["outdoor", "arena"] | None
    group: str
    function: str = ""
    where: Where = NOWHERE
    options: tuple[Option, ...] = ()
    place: str | None = None
    stays: str | None = None
    kind: Literal["rule", "diagram"] = "rule"
    example: Example = PLAIN_EXAMPLE
    of: str = ""

    @property
    def heading(self) -> Phrase:
        """Name and qualifier in one line."""
        return heading(self.name, self.qualifier, self.of)

    @property
    def title(self) -> str:
        """The heading as text."""
        return self.heading.say()

    @property
    def needs(self) -> Needs:
        """What `at` has to be."""
        return self.where.needs

    @property
    def slug(self) -> str:
        """What files and ids are named after, such as `outdoor-penalty-5a`."""
        return self.id.replace("/", "-")

    def to_dict(self) -> dict[str, Any]:
        """The entry as plain data, for `polofield list --json`."""
        return {
            "id": self.id,
            "name": str(self.name),
            "qualifier": str(self.qualifier),
            "title": self.title,
            "clause": str(self.clause),
            "surface": self.surface,
            "kind": self.kind,
            "needs": self.needs,
            "at": None if self.needs == "none" else self.where.in_full,
            "sweep": self.place is not None,
            "options": [
                {
                    "name": option.name,
                    "kind": option.kind,
                    "values": list(option.values),
                    "default": option.default,
                    "required": option.required,
                    "help": option.help,
                }
                for option in self.options
            ],
        }
