"""Pointers: what says a sentence of a rule text, and where to find it.

A pointer is followed by calling `missing`: an empty text where it leads to what it names, or what
is not there. It names the words by their template and checks the figures in them by their values
and the facts in them by a word or two, so that a sentence may be put better but not lose any.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import pytest

import polofield as pf
from polofield.commands.ruling_text import conduct_text, ruling_text
from polofield.conduct.rule import statements
from polofield.drawing.scene import scene_of
from polofield.rules.catalogue import entry
from polofield.rules.question import question
from polofield.rulings.consequence import Consequence
from polofield.rulings.phrase import Phrase, Voice, as_part
from polofield.rulings.ruling import Ruling
from polofield.words import figures

VOICE = Voice(figures.BLUE, figures.YELLOW)
ANY: Any = object()
"""What a pointer leaves open."""


@dataclass(frozen=True)
class Pointer:
    """What it leads to, in a few words, and the way there."""

    to: str
    missing: Callable[[], str]

    def __repr__(self) -> str:
        return self.to


@dataclass(frozen=True)
class Text:
    """A rule text: how many sentences each clause has, and what says each of them.

    Clauses are called after their headings, in the order of the text. A caption counts, and an
    example; a heading and a list's opening words do not.
    """

    name: str
    sentences: Mapping[str, int]
    said: Mapping[tuple[str, int], tuple[Pointer, ...]]


def clause(name: str, *said: Iterable[Pointer] | Pointer) -> dict[tuple[str, int], Any]:
    """The rows of a clause: for each of its sentences in turn, what says it."""
    return {
        (name, number): (one,) if isinstance(one, Pointer) else tuple(one)
        for number, one in enumerate(said, 1)
    }


# Rulings


@dataclass(frozen=True)
class Asked:
    """A question that is put to a rule: its place, its options, the sizes of the surface."""

    rule: str
    at: tuple[float, float] | None = None
    options: tuple[tuple[str, Any], ...] = ()
    sizes: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        at = "" if self.at is None else " at {:g},{:g}".format(*self.at)
        more = (*self.options, *self.sizes)
        return self.rule + at + "".join(f" {name}={value}" for name, value in more)

    def on(self, **sizes: Any) -> Asked:
        """The same question on a surface of other sizes."""
        return Asked(self.rule, self.at, self.options, tuple(sizes.items()))

    def says(self, part: str, template: str, *facts: str, **shown: Any) -> Pointer:
        """A part of the ruling has these words, with these figures and these facts."""

        def missing() -> str:
            ruling = answer(self)
            found = [p for p in said_in(ruling, part) if has_words(p, template)]
            if not found:
                return f"{part} does not say {template!r}"
            return lacking(found[0], facts, shown) or not_printed(ruling, found[0])

        return Pointer(f"{self}, {part}: {template}", missing)

    def follows(
        self, when: str, then: str, *facts: str, rule: Any = ANY, to: Any = ANY, **shown: Any
    ) -> Pointer:
        """A consequence has these words, leads to that rule and gives the ball to that side."""

        def missing() -> str:
            ruling = answer(self)
            for one in every(ruling.consequences):
                if has_words(one.when, when) and has_words(one.then, then):
                    break
            else:
                return f"nothing follows from {when!r} as {then!r}"
            if rule not in (ANY, one.rule) or to not in (ANY, one.to):
                return f"it leads to {one.rule}, the ball to {one.to}"
            both = Phrase("{when}: {then}", (("when", one.when), ("then", one.then)))
            return lacking(both, facts, shown) or not_printed(ruling, both)

        return Pointer(f"{self}, if {when}: {then}", missing)

    def silent(self, when: str) -> Pointer:
        """The ruling names no such case."""

        def missing() -> str:
            cases = [one.when for one in every(answer(self).consequences)]
            spoken_of = any(has_words(case, when) for case in cases)
            return f"it speaks of {when!r}" if spoken_of else ""

        return Pointer(f"{self}, nothing if {when}", missing)

    def times(self, what: str, seconds: float, at_least: float | None = None) -> Pointer:
        """The ruling has a clock of so many seconds."""

        def missing() -> str:
            ruling = answer(self)
            clocks = [one for one in ruling.clock if one.what.template == what]
            if not clocks:
                return f"no clock for {what!r}"
            (one,) = clocks
            if (one.seconds, one.at_least) != (seconds, at_least):
                return f"{one.at_least} to {one.seconds} s"
            return not_printed(ruling, one.what) or not_printed(ruling, one.since)

        return Pointer(f"{self}, clock: {what}", missing)

    def binds(
        self,
        zone: str,
        *,
        legal: Iterable[tuple[float, float]] = (),
        illegal: Iterable[tuple[float, float]] = (),
        until: str = "hit",
        exempt: tuple[str, ...] = (),
    ) -> Pointer:
        """A zone of the ruling allows and forbids these places, until then, and exempts these."""

        def missing() -> str:
            ruling = answer(self)
            found = [one for one in ruling.zones if one.name == zone]
            if not found:
                return f"no zone {zone}"
            (one,) = found
            if (one.until, one.exempt) != (until, exempt):
                return f"until {one.until}, exempt {one.exempt}"
            wrong = [p for p in legal if one.limit.margin(*p) < -1e-6]
            wrong += [p for p in illegal if one.limit.margin(*p) >= -1e-6]
            return f"wrong of {wrong}" if wrong else not_printed(ruling, one.label)

        return Pointer(f"{self}, zone {zone}", missing)

    def frees(self, *sides: str) -> Pointer:
        """Nothing binds the places of these sides."""

        def missing() -> str:
            bound = [one.name for one in answer(self).zones if one.side in sides]
            return f"bound by {bound}" if bound else ""

        return Pointer(f"{self}, {' and '.join(sides)} anywhere", missing)

    def gives(self, **fields: Any) -> Pointer:
        """The fields of the ruling have these values; places are compared as numbers."""

        def missing() -> str:
            ruling = answer(self)
            got = {name: getattr(ruling, name) for name in fields}
            wrong = [n for n, value in fields.items() if not same(got[n], value)]
            return ", ".join(f"{name} is {got[name]!r}" for name in wrong)

        return Pointer(f"{self}, {fields}", missing)

    def puts(self, x: float, y: float) -> Pointer:
        """The ball is put there."""
        return self.gives(ball=(x, y))

    def throws(self, at: tuple[float, float], toward: tuple[float, float]) -> Pointer:
        """The umpire throws in from there, that way."""

        def missing() -> str:
            thrown = answer(self).throw_in
            right = thrown and same(thrown.at, at) and same(thrown.toward, toward)
            return "" if right else f"throw-in {thrown}"

        return Pointer(f"{self}, throw-in from {at}", missing)

    def has(self, field: str, member: str) -> Pointer:
        """A list of the ruling has that member: a choice by its id, a reading by its letter."""

        def missing() -> str:
            members = getattr(answer(self), field)
            return "" if member in members else f"{field}: {members}"

        return Pointer(f"{self}, {field}: {member}", missing)

    def refuses(self, *facts: str) -> Pointer:
        """There is no such situation, and the error says why."""

        def missing() -> str:
            with pytest.raises(pf.PlaceError) as refused:
                answer(self)
            gone = [fact for fact in facts if fact not in str(refused.value)]
            return f"no {gone} in {refused.value}" if gone else ""

        return Pointer(f"{self}, refused", missing)


def ask(rule: str, at: tuple[float, float] | None = None, **options: Any) -> Asked:
    """A question on the standard surface."""
    return Asked(rule, at, tuple(options.items()))


@lru_cache(maxsize=256)
def answer(asked: Asked) -> Ruling:
    """The ruling."""
    build = pf.Field if entry(asked.rule).surface == "outdoor" else pf.Arena
    surface = build(**dict(asked.sizes))
    return pf.ruling(asked.rule, surface, at=asked.at, **dict(asked.options))


def said_in(ruling: Ruling, part: str) -> tuple[Phrase, ...]:
    """The phrases of a part of a ruling."""
    if part == "moved":
        return (ruling.moved.why,) if ruling.moved else ()
    if part == "zone_labels":
        return tuple(zone.label for zone in ruling.zones)
    if part == "clock_words":
        return tuple(phrase for one in ruling.clock for phrase in (one.what, one.since))
    value = getattr(ruling, part)
    return value if isinstance(value, tuple) else (value,)


def every(consequences: Iterable[Consequence]) -> Iterator[Consequence]:
    """Consequences and all that they lead to, each in its own words."""
    for one in consequences:
        yield one
        yield from every(one.further)


# Figures, and Rule 33


def figure(id: str) -> Shown:
    """A figure that is no ruling."""
    return Shown(id)


@dataclass(frozen=True)
class Shown:
    """A figure that is no ruling, by its id."""

    id: str

    def says(self, template: str, *facts: str, **shown: Any) -> Pointer:
        """What describes the figure has these words."""

        def missing() -> str:
            found = [
                phrase
                for phrase in scene_of(question(self.id)).description
                if has_words(phrase, template) and not lacking(phrase, facts, shown)
            ]
            return "" if found else f"it does not say {template!r} with {facts} and {shown}"

        return Pointer(f"{self.id}: {template}", missing)


def conduct(figure: str) -> Stated:
    """What Rule 33 says of a conduct figure's subject."""
    return Stated(figure)


@dataclass(frozen=True)
class Stated:
    """A conduct figure, by its id."""

    figure: str

    def says(self, template: str, *facts: str, **shown: Any) -> Pointer:
        """One of the statements has these words, and the command prints them."""

        def missing() -> str:
            found = [s.text for s in statements(self.figure) if has_words(s.text, template)]
            if not found:
                return f"no statement {template!r}"
            printed = plain(conduct_text(entry(self.figure)))
            gone = "" if spoken(found[0]) in printed else f"not printed: {spoken(found[0])}"
            return lacking(found[0], facts, shown) or gone

        return Pointer(f"{self.figure}: {template}", missing)


def computes(what: str, compute: Callable[[], Any], expected: Any) -> Pointer:
    """A computation comes out so."""

    def missing() -> str:
        got = compute()
        return "" if got == expected else f"{got!r} is not {expected!r}"

    return Pointer(what, missing)


# Words


def has_words(phrase: Phrase, template: str) -> bool:
    """Whether a phrase is made from that template, or has a part that is."""
    return any(as_part(Phrase(template)) == as_part(Phrase(t)) for t in templates(phrase))


def templates(phrase: Phrase) -> Iterator[str]:
    """The template of a phrase and of every phrase in it."""
    yield phrase.template
    for _, value in phrase.figures:
        if isinstance(value, Phrase):
            yield from templates(value)
        elif isinstance(value, str):
            yield value


def values(phrase: Phrase) -> Iterator[tuple[str, Any]]:
    """The figures of a phrase and of every phrase in it."""
    for name, value in phrase.figures:
        if isinstance(value, Phrase):
            yield from values(value)
        else:
            yield name, value


def lacking(phrase: Phrase, facts: Iterable[str], shown: Mapping[str, Any]) -> str:
    """The facts and figures that a phrase does not have."""
    said, given = plain(phrase.say(VOICE)), list(values(phrase))
    gone = [fact for fact in facts if plain(fact) not in said]
    gone += [f"{name}={value}" for name, value in shown.items() if (name, value) not in given]
    return f"{gone} not in {said!r} with {given}" if gone else ""


def not_printed(ruling: Ruling, phrase: Phrase) -> str:
    """What of a phrase `polofield ruling` does not print."""
    return "" if spoken(phrase) in printed(ruling) else f"not printed: {spoken(phrase)!r}"


@lru_cache(maxsize=256)
def printed(ruling: Ruling) -> str:
    """What `polofield ruling` prints."""
    return plain(ruling_text(ruling))


def spoken(phrase: Phrase) -> str:
    """A phrase as it stands in a text, in the middle of a sentence or at its end."""
    return plain(phrase.say(VOICE)).rstrip(".")


def plain(text: str) -> str:
    """A text without its line breaks and capitals."""
    return " ".join(text.lower().split())


def same(got: Any, value: Any) -> bool:
    """Whether a value is the one expected; places as numbers."""
    if isinstance(value, tuple) and all(isinstance(v, float | int) for v in value):
        return got is not None and got == pytest.approx(value, abs=1e-6)
    return bool(got == value)
