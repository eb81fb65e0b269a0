"""The telling of a ruling in steps: what each adds, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from polofield.errors import PolofieldError, in_short
from polofield.lineup.propose import Player
from polofield.rulings.parts import Move, Zone
from polofield.rulings.phrase import Distance, Phrase, say
from polofield.rulings.ruling import Ruling
from polofield.scene.model import Scene
from polofield.scene.places import happened_words, place_words
from polofield.scene.things import Figure, Thing, shows
from polofield.surface.surfaces import Surface
from polofield.words import figures as w

FOUL, BALL, ZONES, LINEUP, AFTER = STEPS = tuple(range(1, 6))
"""The steps: where it happened, the ball, the zones, the line-up, what may follow."""

UNTIL = {
    "hit": w.UNTIL_HIT,
    "play-and-hit": w.UNTIL_PLAY_AND_HIT,
    "dropped": w.UNTIL_DROPPED,
}


def telling(ruling: Ruling) -> tuple[Phrase, ...]:
    """A sentence for each step of a ruling that puts a ball on the ground."""
    at = ruling.at
    return (
        happened_words(ruling, at) if at else say(w.ANYWHERE),
        say("{ball} {moved}", ball=_ball_words(ruling), moved=_moved_words(ruling)),
        demands(ruling.zones) or say(w.NOBODY_BOUND),
        say(w.LINED_UP),
        say(w.MAY_FOLLOW),
    )


def may_follow(ruling: Ruling) -> tuple[Phrase, ...]:
    """Each case that the rule names and what follows, a line each."""
    return tuple(say(w.CASE, when=one.when, then=one.then) for one in ruling.consequences)


def told(scene: Scene, step: int) -> Scene:
    """The scene as it is told in that step: its sentence, and in the last what may follow.

    It is described as what shows by then.

    It has a slug of its own, so that all the steps can stand on one page.

    Raises:
        PolofieldError: the scene is not told in steps, or has none of that number.
    """
    count = len(scene.telling)
    if not 1 <= step <= count:
        raise PolofieldError(
            f"{scene.title}: expected a step from 1 to {count}, got {in_short(step)}"
            if count
            else f"{scene.title}: expected a figure with steps, got one without"
        )
    after = scene.after if step == count else ()
    return replace(
        scene,
        slug=f"{scene.slug}-{step}",
        sentence=scene.telling[step - 1],
        head=(),
        description=(*scene.telling[:step], *_people(scene, step), *after),
        notes=after,
    )


def _people(scene: Scene, step: int) -> Iterator[Phrase]:
    """Who stands where, of those who show in a step."""
    for thing in scene.things:
        if isinstance(thing, Figure) and shows(thing, step):
            yield say(w.STANDS, player=thing.title)


def whole(scene: Scene) -> Scene:
    """The scene as it stands at the end of its telling."""
    last = max(len(scene.telling), 1)
    return replace(
        scene,
        things=tuple(thing for thing in scene.things if thing.steps[1] >= last),
        key=tuple(entry for entry in scene.key if entry.steps[1] >= last),
        after=(),
    )


def describe(ruling: Ruling, things: Sequence[Thing]) -> Iterator[Phrase]:
    """The text alternative: the sentence, every place and limit with its figures, each player."""
    yield ruling.sentence
    if ruling.cause:
        yield ruling.cause
    if ruling.at and (ruling.moved or ruling.ball not in (None, ruling.at)):
        yield happened_words(ruling, ruling.at)
    if ruling.ball:
        yield _ball_words(ruling)
    if ruling.moved:
        yield _moved_words(ruling)
    for zone in _told_once(ruling.zones):
        yield zone_words(zone)
    yield from ruling.notes
    for thing in things:
        if isinstance(thing, Figure) and thing.role != "official":
            yield say(w.STANDS, player=thing.title)


def zone_words(zone: Zone) -> Phrase:
    """What a zone demands, until when, and whom it exempts."""
    said = say(w.ZONE, label=zone.label, until=say(UNTIL[zone.until]))
    if not zone.exempt:
        return said
    exempt = w.EXEMPT if "returning" in zone.exempt else w.EXEMPT_OFF_FIELD
    return say("{zone} {exempt}", zone=said, exempt=exempt)


def demands(zones: Sequence[Zone]) -> Phrase | None:
    """What several zones demand, each told once; None of no zones."""
    return _joined([zone_words(zone) for zone in _told_once(zones)])


def player_words(surface: Surface, player: Player) -> Phrase:
    """Who stands where."""
    return say(
        w.HITTER_AT if player.hitter else w.PLAYER_AT,
        team=say("{Hit}" if player.team == "hitting" else "{Opp}"),
        number=player.name or str(player.number),
        place=place_words(surface, player.at),
    )


def _told_once(zones: Sequence[Zone]) -> list[Zone]:
    """Zones that say the same of several sides, once."""
    said: dict[Phrase, Zone] = {}
    for zone in zones:
        said.setdefault(zone.label, zone)
    return list(said.values())


def _ball_words(ruling: Ruling) -> Phrase:
    assert ruling.ball is not None
    return say(w.BALL_PLACED, place=place_words(ruling.surface, ruling.ball))


def moved_words(move: Move) -> Phrase:
    """How far the ball is put from where it would be, to a tenth, and why."""
    return say(w.MOVED, by=Distance(round(move.by, 1)), why=move.why)


def _moved_words(ruling: Ruling) -> Phrase:
    return moved_words(ruling.moved) if ruling.moved else say("")


def _joined(phrases: Sequence[Phrase]) -> Phrase | None:
    if not phrases:
        return None
    figures = {f"part{index}": phrase for index, phrase in enumerate(phrases)}
    return say(" ".join(f"{{{name}}}" for name in figures), **figures)
