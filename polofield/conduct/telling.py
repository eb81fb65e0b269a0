"""What follows from a game's cards as text: for alt texts and for the command."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import dropwhile

from polofield.conduct.after import NextGame
from polofield.conduct.clock import PlayingClock, minutes
from polofield.conduct.game import GameConduct, TeamStrength
from polofield.conduct.log import Card
from polofield.conduct.player import Mark, Offence, PlayerConduct, Span
from polofield.conduct.readings import READINGS
from polofield.rulings.phrase import Duration, Phrase, ordinal, say
from polofield.words import conduct_figures as w


def game_sentences(conduct: GameConduct) -> list[str]:
    """Each player, then each team's players on the field, with every number on a timeline."""
    phrases = [
        say(w.PLAYER_SAYS, player=one.player, says=" ".join(player_sentences(one, conduct.clock)))
        for one in conduct.players
    ]
    phrases = phrases or [say(w.NOBODY)]
    phrases += [strength_sentence(one, conduct.clock) for one in conduct.strength]
    return [phrase.say() for phrase in phrases]


def player_sentences(one: PlayerConduct, clock: PlayingClock) -> list[str]:
    """What follows from a player's cards, in order."""
    return [phrase.say() for phrase in _player(one, clock)]


def _player(one: PlayerConduct, clock: PlayingClock) -> Iterator[Phrase]:
    if one.carried.owes:
        yield say(w.BROUGHT, owed=owed_words(one.carried))
    offences = {offence.number: offence for offence in one.offences}
    for mark in one.marks:
        if mark.offence is None:
            yield _event(mark, clock)
        elif mark.offence in offences:
            yield _offence(offences.pop(mark.offence), clock)
    for span in one.spans:
        if span.state != "playing":
            yield _span(span, clock)
    if one.after_game:
        yield say(w.AFTER_CARDS, cards=cards_words(one.after_game))
    yield from next_games_words(one)


def next_games_words(one: PlayerConduct) -> Iterator[Phrase]:
    """What is carried over to each of a player's next games, a sentence each."""
    if not one.next_games:
        yield say(w.NEXT_GAME_OWES, owed=w.OWES_NOTHING)
    for index, owed in enumerate(one.next_games):
        if len(one.next_games) == 1:
            yield say(w.NEXT_GAME_OWES, owed=owed_words(owed))
        else:
            yield say(w.NTH_GAME_OWES, nth=ordinal(index + 1), owed=owed_words(owed))


def _event(mark: Mark, clock: PlayingClock) -> Phrase:
    period, left = clock.place(mark.at)
    event = w.LEFT_BOX_CAP if mark.what == "left-box" else w.INJURED_CAP
    return say(w.EVENT_AT, event=event, period=period, left=minutes(left))


def _offence(one: Offence, clock: PlayingClock) -> Phrase:
    """An offence with its number, its cards and their numbers."""
    period, left = clock.place(one.at)
    cards: Phrase | str = cards_words(one.cards)
    if one.first_yellow is not None:
        first, last = one.first_yellow, one.first_yellow + len(one.cards) - 1
        if first == last:
            cards = say(w.ONE_YELLOW, cards=cards, nth=ordinal(first))
        else:
            words = w.TWO_YELLOWS if last == first + 1 else w.SEVERAL_YELLOWS
            cards = say(words, cards=cards, first=ordinal(first), last=ordinal(last))
    nth = ordinal(one.number)
    return say(w.OFFENCE_AT, nth=nth, period=period, left=minutes(left), cards=cards)


def offences_words(one: PlayerConduct) -> list[Phrase]:
    """Offences with their cards, `3rd offence: 2 yellows`, from the first one with several cards.

    Before that, the number of a yellow card is also that of its offence.
    """
    parted = dropwhile(lambda offence: len(offence.cards) == 1, one.offences)
    return [
        say(w.OFFENCE, nth=ordinal(offence.number), cards=cards_words(offence.cards))
        for offence in parted
    ]


def _span(span: Span, clock: PlayingClock) -> Phrase:
    return say(
        w.FROM_UNTIL,
        state=w.STATES[span.state],
        start=moment(span.start, clock),
        end=moment(span.end, clock, ends=True),
        lasts=Duration(span.end - span.start),
    )


def moment(second: int, clock: PlayingClock, *, ends: bool = False) -> Phrase:
    """A second of play as text; with `ends`, a boundary belongs to the period before it."""
    if ends and second == clock.total:
        return say(w.END)
    period, left = clock.place(second)
    if not ends and left == 0 and second < clock.total:
        period, left = period + 1, clock.lengths[period]
    return say(w.MOMENT, period=period, left=minutes(left))


def owed_words(owed: NextGame) -> Phrase:
    """What is carried over to one game, in a few words."""
    if owed.suspended:
        short = Duration(owed.short_handed_seconds)
        return say(w.OWES_GAME_SHORT, short=short) if short else say(w.OWES_GAME)
    if owed.box_seconds and owed.yellows:
        return say(w.OWES_BOTH, box=Duration(owed.box_seconds))
    if owed.box_seconds:
        return say(w.OWES_BOX, box=Duration(owed.box_seconds))
    return say(w.OWES_YELLOW)


def cards_words(cards: Sequence[Card]) -> str:
    """The cards given at one time, in words: one, two or three yellows, or a red."""
    return w.A_RED if "red" in cards else w.YELLOWS[len(cards)]


def readings_words(ids: Sequence[str]) -> Phrase:
    """The readings of those ids, in words."""
    named = [
        say(w.READING, id=reading.id, title=reading.title[:1].lower() + reading.title[1:]).say()
        for reading in READINGS
        if reading.id in ids
    ]
    return say(w.READINGS, readings="; ".join(named))


def strength_sentence(strength: TeamStrength, clock: PlayingClock) -> Phrase:
    """How many players of a team are on the field, and since when."""
    (_, first), *later = strength.steps
    if not later:
        return say(w.STRENGTH_ALL, team=strength.team, players=first)
    steps = [str(first)]
    for start, players in later:
        begins = moment(start, clock)
        steps.append(say(w.STRENGTH_STEP, players=players, start=begins).say())
    return say(w.STRENGTH_FROM, team=strength.team, steps=", ".join(steps))
