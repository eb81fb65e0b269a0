"""A season's counts and suspensions as text: for alt texts and for the command."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from functools import reduce

from polofield.conduct.numbers import TIERS, Tier
from polofield.conduct.season import COUNT_RULES, Suspension, Tally, window_of
from polofield.rulings.phrase import Phrase, capital, ordinal, say
from polofield.words import conduct as c
from polofield.words import conduct_figures as w

TIER_NAMES: dict[Tier | None, str] = {
    "low": c.LOW,
    "medium": c.MEDIUM,
    "high": c.HIGH,
    "gauntlet": c.GAUNTLET,
    None: c.ALL_TIERS,
}
"""The names of the tiers in figures; None is for all tiers."""


def season_sentences(tallies: Iterable[Tally], suspensions: Iterable[Suspension]) -> list[str]:
    """Each player's counts, then each suspension, with every number on a board."""
    phrases = [tally_words(tally) for tally in tallies] + [
        suspension_sentence(one) for one in suspensions
    ]
    return [phrase.say() for phrase in phrases]


def tally_words(tally: Tally) -> Phrase:
    """A player's counts in a year, by tier, by window and for the whole year."""
    tiers = [
        _row_words(TIER_NAMES[tier], row)
        for tier, row in zip(TIERS, tally.by_tier, strict=True)
        if any(row)
    ]
    if len(tiers) > 1:
        tiers.append(_row_words(c.ALL_TIERS, tally.all_tiers))
    return say(w.TALLY_SAYS, player=tally.player, year=str(tally.year), counts="; ".join(tiers))


def _row_words(name: str, row: tuple[int, ...]) -> str:
    counts = [
        say(w.IN_WINDOW, count=count, window=c.WINDOWS[index]).say()
        for index, count in enumerate(row)
        if count
    ]
    counts.append(say(w.IN_YEAR, count=sum(row)).say())
    return say(w.IN_TIER, tier=name, counts=", ".join(counts)).say()


def day_words(day: date) -> str:
    """A date in any locale, such as `14 Jun 2026`."""
    return w.DATE.format(day=day.day, month=w.MONTHS[day.month - 1], year=day.year)


def where_words(tier: Tier | None) -> str:
    """The tier of a count."""
    return w.IN_ONE_TIER.format(tier=TIER_NAMES[tier]) if tier else w.OVER_ALL_TIERS


def has_schedule(one: Suspension) -> bool:
    """Whether a schedule was given."""
    return one.why != "no-schedule"


def window_words(one: Suspension) -> str:
    """The window of a suspension's count."""
    return w.THE_YEAR if one.window == "calendar-year" else c.WINDOWS[window_of(one.card.date)]


def reaches_words(one: Suspension) -> Phrase:
    """The count that was reached, and on which day of the year."""
    day = one.card.date
    return say(
        w.REACHES,
        day=w.DAY.format(day=day.day, month=w.MONTHS[day.month - 1]),
        nth=ordinal(one.count),
        where=where_words(one.tier),
        window=window_words(one),
    )


def served_words(one: Suspension) -> Phrase:
    """The game in which it is served and why the committee may reject it, or why none is named."""
    if one.served is None:
        return say(w.NOT_SERVED, why=_why_words(one))
    served = say(
        w.SERVED_ANY_TEAM if one.any_team else w.SERVED,
        day=day_words(one.served.date),
        event=one.served.event,
        team=one.served.team,
    )
    if not one.doubts:
        return served
    first, *more = (say(w.DOUBTS[doubt]) for doubt in one.doubts)
    doubts = reduce(lambda before, doubt: say(w.BOTH, first=before, second=doubt), more, first)
    return say(w.DOUBTFUL, served=served, doubts=doubts)


def _why_words(one: Suspension) -> Phrase:
    if one.why == "handicap-unknown":
        return say(c.HANDICAP_UNKNOWN, event=one.card.event)
    if one.why == "no-game":
        return say(c.NO_GAME, latest=day_words(one.serve_by))
    return say(c.NO_SCHEDULE)


def suspension_sentence(one: Suspension) -> Phrase:
    """A suspension: the player, the count and, if there is a schedule, the game it is served in."""
    reached = say(
        w.REACHES_SAYS,
        player=one.player,
        day=day_words(one.card.date),
        nth=ordinal(one.count),
        where=where_words(one.tier),
        window=window_words(one),
    )
    if not has_schedule(one):
        return reached
    return say(w.SERVED_SAYS, reached=reached, served=capital(served_words(one).say()))


def counts_words() -> list[Phrase]:
    """The counts that lead to a suspension, from the rule's own numbers."""
    numbers = {
        (rule.over_all_tiers, rule.window): ", ".join(map(str, rule.thresholds))
        for rule in COUNT_RULES
    }
    return [
        say(
            words,
            two_months=numbers[over_all, "two-month"],
            year=numbers[over_all, "calendar-year"],
        )
        for words, over_all in ((w.COUNTS_IN_A_TIER, False), (w.COUNTS_IN_ALL, True))
    ]
