"""A game's conduct in sentences: for text alternatives and for the command."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from polofield.conduct.after import NextGame
from polofield.conduct.clock import PlayingClock, minutes
from polofield.conduct.game import GameConduct, TeamStrength
from polofield.conduct.log import Card
from polofield.conduct.player import Mark, PlayerConduct, Span
from polofield.words import Duration, Phrase, say
from polofield.words import conduct_figures as w


def game_sentences(conduct: GameConduct) -> list[str]:
    """Each player, then each team's strength, with every figure that a timeline shows."""
    told = [
        say(w.PLAYER_SAYS, player=one.player, says=" ".join(player_sentences(one, conduct.clock)))
        for one in conduct.players
    ]
    told = told or [say(w.NOBODY)]
    told += [strength_sentence(one, conduct.clock) for one in conduct.strength]
    return [phrase.say() for phrase in told]


def player_sentences(one: PlayerConduct, clock: PlayingClock) -> list[str]:
    """What a player's cards come to, in order."""
    return [phrase.say() for phrase in _player(one, clock)]


def _player(one: PlayerConduct, clock: PlayingClock) -> Iterator[Phrase]:
    if one.carried.owes:
        yield say(w.BROUGHT, owed=owed_words(one.carried))
    for mark in one.marks:
        yield _mark(mark, clock)
    for span in one.spans:
        if span.state != "playing":
            yield _span(span, clock)
    if one.after_game:
        yield say(w.AFTER_CARDS, cards=cards_words(one.after_game))
    yield from next_games_words(one)


def next_games_words(one: PlayerConduct) -> Iterator[Phrase]:
    """What each of a player's next games owes, in a sentence."""
    if not one.next_games:
        yield say(w.NEXT_GAME_OWES, owed=w.OWES_NOTHING)
    for index, owed in enumerate(one.next_games):
        if len(one.next_games) == 1:
            yield say(w.NEXT_GAME_OWES, owed=owed_words(owed))
        else:
            yield say(w.NTH_GAME_OWES, nth=w.FIRST_THEN[index], owed=owed_words(owed))


def _mark(mark: Mark, clock: PlayingClock) -> Phrase:
    period, left = clock.place(mark.at)
    if mark.offence is None:
        event = w.LEFT_BOX_CAP if mark.what == "left-box" else w.INJURED_CAP
        return say(w.EVENT_AT, event=event, period=period, left=minutes(left))
    card = w.YELLOW_CARD_CAP if mark.what == "yellow" else w.RED_CARD_CAP
    return say(w.CARD_AT, card=card, offence=mark.offence, period=period, left=minutes(left))


def _span(span: Span, clock: PlayingClock) -> Phrase:
    return say(
        w.FROM_UNTIL,
        state=w.STATES[span.state],
        start=moment(span.start, clock),
        end=moment(span.end, clock, ends=True),
        lasts=Duration(span.end - span.start),
    )


def moment(second: int, clock: PlayingClock, *, ends: bool = False) -> Phrase:
    """A second of play in words; one that `ends` a period belongs to it."""
    if ends and second == clock.total:
        return say(w.END)
    period, left = clock.place(second)
    if not ends and left == 0 and second < clock.total:
        period, left = period + 1, clock.lengths[period]
    return say(w.MOMENT, period=period, left=minutes(left))


def owed_words(owed: NextGame) -> Phrase:
    """What one game owes, in a few words."""
    if owed.suspended:
        short = Duration(owed.short_handed_seconds)
        return say(w.OWES_GAME_SHORT, short=short) if short else say(w.OWES_GAME)
    if owed.box_seconds and owed.yellows:
        return say(w.OWES_BOTH, box=Duration(owed.box_seconds))
    if owed.box_seconds:
        return say(w.OWES_BOX, box=Duration(owed.box_seconds))
    return say(w.OWES_YELLOW)


def cards_words(cards: Sequence[Card]) -> str:
    """The cards given to a player after a game."""
    return w.A_RED if "red" in cards else w.YELLOWS[len(cards)]


def strength_sentence(strength: TeamStrength, clock: PlayingClock) -> Phrase:
    """How many of a team play, from when on."""
    (_, first), *later = strength.steps
    if not later:
        return say(w.STRENGTH_ALL, team=strength.team, players=first)
    steps = [str(first)]
    for start, players in later:
        begins = moment(start, clock)
        steps.append(say(w.STRENGTH_STEP, players=players, start=begins).say())
    return say(w.STRENGTH_FROM, team=strength.team, steps=", ".join(steps))
