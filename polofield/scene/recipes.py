"""How each case is drawn: the ball's path, what causes it, and who hits next.

A recipe is a list of parts, each of which adds a few things to a stage. The table of recipes is
in the order of how much a case matters: what changes whose ball it is before what does not, and
what is peculiar to a rule before what all hits share. A case without a recipe is a sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from polofield.rulings.consequence import Case
from polofield.rulings.parts import Place
from polofield.scene.flights import (
    blocked,
    breaks,
    comes_to_rest,
    crossed_own_line,
    exit_of,
    hit_away,
    hit_early,
    hits_next,
    hitter,
    into_defender,
    into_goal,
    into_misplaced,
    kicked,
    kicked_and_hit,
    kicked_on,
    lies,
    lies_behind,
    off_foot,
    pass_on,
    pass_ring,
    passes_by,
    plays_it,
    rebounds,
    rebounds_to_nobody,
    short_of_mate,
    stands,
    stopped_at,
    stopped_short,
    straight_out,
    swing,
    tapped,
    was,
    wide,
)
from polofield.scene.stage import Stage, View
from polofield.scene.things import Thing
from polofield.scene.wrongs import (
    affects,
    come_out,
    comes_in,
    far_off,
    hitter_wrong,
    in_the_way,
    keeps_from_goal,
    lines_up,
    off_field,
    stops_it,
    thrown_in,
    too_near,
    was_here,
)
from polofield.words import cases as w

Part = Callable[[Stage], Iterator[Thing]]


@dataclass(frozen=True, slots=True)
class Recipe:
    """How a case is drawn.

    Attributes:
        parts: what is drawn, from the ground up.
        view: whether the goal is in the picture: where there is room, always, or never.
        wrong: what the ring round somebody means; empty where nobody is wrong.
        clock: the picture has a stopwatch with the time that is up.
        failed_at: where a hit that fails ends, from which the next one is.
        covers: the cases that share its cell where they bring the same.
        in_strip: whether a strip has it as well as a page of all cases.
    """

    parts: tuple[Part, ...]
    view: View = "fit"
    wrong: str = ""
    clock: bool = False
    failed_at: Callable[[Stage], Place] | None = None
    covers: tuple[Case, ...] = ()
    in_strip: bool = True


def _on_page(*parts: Part, view: View = "fit", wrong: str = "", clock: bool = False) -> Recipe:
    """What only a page of all cases draws."""
    return Recipe(parts, view, wrong, clock, in_strip=False)


RECIPES: Mapping[Case, Recipe] = MappingProxyType(
    {
        "goal": Recipe((was, into_goal), view="goal"),
        "entered-goal": Recipe(
            (was, stopped_short, stops_it), view="goal", wrong=w.ENTERED_IMPROPERLY
        ),
        "procedure-goal": Recipe(
            (was, stopped_short, keeps_from_goal), view="goal", wrong=w.AT_FAULT
        ),
        "straight-out": Recipe((was, straight_out), view="goal", failed_at=exit_of),
        "rebound": Recipe((was, rebounds), view="goal", clock=True),
        "played-before-wall": Recipe((was, into_defender, plays_it), view="goal", wrong=w.AT_FAULT),
        "entered-wide": Recipe((was, wide, comes_in), view="goal", wrong=w.ENTERED_IMPROPERLY),
        "kicked-after": Recipe((was, kicked_on)),
        "short": Recipe((was, pass_ring, short_of_mate), wrong=w.MAY_NOT_PLAY),
        "late": Recipe((lies, hits_next), clock=True, covers=("early",)),
        "little-lost": Recipe((was_here, thrown_in)),
        "kicked-on-approach": Recipe((lies, kicked)),
        "too-near": Recipe((was, hit_away, too_near), wrong=w.AT_FAULT),
        "offside": Recipe((was, hit_away, off_field), wrong=w.AT_FAULT),
        "opposing-wrong": Recipe((lies, hits_next, too_near), view="near", wrong=w.TOO_NEAR),
        "early": Recipe((lies, hit_early)),
        "out-of-place": Recipe((was, hit_away, in_the_way), wrong=w.AT_FAULT),
        "stopped": Recipe((was, comes_to_rest), view="goal", failed_at=stopped_at),
        "into-foot": Recipe((was, off_foot), view="goal"),
        "breaks": Recipe((breaks, hitter)),
        "hitting-wrong": Recipe((lies, hits_next, hitter_wrong), wrong=w.AT_FAULT),
        "comes-out": Recipe((was, hit_away, come_out), view="goal"),
        "far-enough": Recipe((was, pass_ring, pass_on)),
        "tapped": Recipe((was, tapped)),
        "blocked": Recipe((was, blocked), view="goal"),
        "missed": Recipe((lies, hitter, swing), covers=("no-goal",)),
        # a hit
        "no-hit": _on_page(lies, passes_by),
        "kicked-first": _on_page(lies, kicked),
        "kicked-second": _on_page(lies, kicked),
        "kicked-and-hit": _on_page(was, kicked_and_hit),
        "no-goal": _on_page(was, wide, view="goal"),
        # a defender in the arena
        "struck": _on_page(was, into_defender, stands, view="goal"),
        "struck-played": _on_page(was, into_defender, plays_it, view="goal", wrong=w.AT_FAULT),
        "struck-misplaced": _on_page(was, into_misplaced, view="goal", wrong=w.AT_FAULT),
        "played-in-time": _on_page(was, rebounds, view="goal", clock=True),
        "not-played-in-time": _on_page(was, rebounds_to_nobody, view="goal", clock=True),
        "affected": _on_page(was, rebounds, affects, view="goal", wrong=w.AT_FAULT),
        # how it was carried out
        "scored-all-the-same": _on_page(was, into_goal, too_near, view="goal", wrong=w.AT_FAULT),
        "would-have-scored": _on_page(
            was, stopped_short, keeps_from_goal, view="goal", wrong=w.AT_FAULT
        ),
        "not-scored": _on_page(was, wide, too_near, view="goal", wrong=w.AT_FAULT),
        "both-wrong": _on_page(lies, hits_next, hitter_wrong, too_near, wrong=w.AT_FAULT),
        "procedure": _on_page(lies, hits_next, too_near, wrong=w.AT_FAULT),
        # a knock-in
        "safety": _on_page(crossed_own_line),
        "needs-time": _on_page(lies, hitter, lines_up),
        "delay": _on_page(lies, hitter, lines_up),
        "behind-line": _on_page(lies_behind, hitter, swing),
        "out-of-play": _on_page(was, hit_away, far_off, wrong=w.AT_FAULT),
    }
)
"""From what matters most."""
