"""What follows in one case: what happened, what it brings, whose ball it then is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal, get_args

from polofield.errors import RuleError
from polofield.rulings.parts import TeamSide
from polofield.rulings.phrase import EMPTY, IN_THAT_CASE, Phrase, say
from polofield.values import Fields, check_fields, is_name, of, one_of, or_none, tuple_of

Moment = Literal["before-hit", "hit", "procedure"]
"""When it is decided: before the ball is hit, by what comes of the hit, by how it was carried out.
"""

Case = Literal[
    # of a hit
    "goal", "into-foot", "late", "kicked-on-approach", "early", "missed", "kicked-after", "breaks",
    "entered-goal", "entered-wide", "procedure-goal", "comes-out",
    # of a knock-in
    "too-near", "out-of-place", "out-of-play", "offside", "needs-time", "delay", "behind-line",
    "safety",
    # of a ball that is dropped
    "short", "far-enough", "tapped", "procedure", "little-lost",
    # of a throw-in
    "much-lost", "late-at-centre", "by-penalty-1",
    # of a hit in the arena
    "no-hit", "kicked-first", "kicked-second", "kicked-and-hit", "blocked", "played-before-wall",
    "strikes-defender", "struck", "struck-played", "struck-misplaced", "rebound", "played-in-time",
    "not-played-in-time", "affected", "straight-out", "stopped", "no-goal", "opposing-wrong",
    "scored-all-the-same", "would-have-scored", "not-scored", "hitting-wrong", "both-wrong",
    # of a decision
    "awarded", "long-attempt", "defenders-fouled", "penalty-1-given", "penalty-1-not-given",
    "attackers-fouled", "breaks-later", "disadvantage", "no-disadvantage", "next-period",
    "horn-not-heard", "suspended", "cannot-matter",
    # of a removal
    "substitute", "removed", "handicap-game", "cured", "forfeits", "both-forfeit", "excluded",
    "this-game", "next-game", "besides", "equipment-off",
]  # fmt: skip
"""What happened. A case has one name in all rules, whatever each of them says of it."""

Brings = Literal[
    "goal", "no-goal", "penalty", "free-hit", "again", "theirs", "play-on", "dead", "throw-in",
    "other",
]  # fmt: skip
"""What a case brings: a goal, or one that is off; a penalty or a free hit to `to`; the same hit
again; a ball that only `to` may play; play that goes on; a dead ball; a throw-in."""

CASES: tuple[Case, ...] = get_args(Case)
BRINGS: tuple[Brings, ...] = get_args(Brings)


@dataclass(frozen=True, slots=True)
class Consequence:
    """What follows in one case.

    Attributes:
        case: what happened, by its name.
        when: the same in words.
        then: what follows.
        brings: what that is, by its name.
        rule: the id of the rule by which play restarts; None if none is named.
        moment: when it is decided; None of what is not about a hit.
        to: the side that then has the ball, or the goal; None if neither has.
        further: what can follow from it in turn; `then` is in this case the state in between.
        short: the case in a few words, for a small picture; empty of what is not about a hit.

    Raises:
        RuleError: an invalid field.
    """

    case: Case
    when: Phrase
    then: Phrase
    brings: Brings = "other"
    rule: str | None = None
    moment: Moment | None = None
    to: TeamSide | None = None
    further: tuple[Consequence, ...] = ()
    short: Phrase = EMPTY

    def __post_init__(self) -> None:
        check_fields(self, _OF_A_CONSEQUENCE, RuleError)

    def each(self) -> Iterator[Consequence]:
        """This consequence and all that can follow from it, each with its full case."""
        yield replace(self, further=())
        for later in self.further:
            for one in later.each():
                yield replace(one, when=say(IN_THAT_CASE, case=self.when, further=one.when))


_OF_A_CONSEQUENCE: Fields = (
    (("case",), one_of(*CASES), "a case"),
    (("when", "then", "short"), of(Phrase), "a Phrase"),
    (("brings",), one_of(*BRINGS), " or ".join(BRINGS)),
    (("rule",), or_none(is_name), "a rule's id"),
    (("moment",), or_none(one_of(*get_args(Moment))), " or ".join(get_args(Moment))),
    (("to",), or_none(one_of("hitting", "opposing")), "hitting or opposing"),
    (("further",), lambda value: tuple_of(Consequence)(value), "a tuple of Consequence"),
)
"""The tests for the fields of `Consequence`."""
