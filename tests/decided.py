"""Everything that polofield decides, without its words, as JSON: a script.

With the argument `other` every word of the catalogue, of figures, of scenarios, of slides and of
conduct is replaced by another before anything reads it. What is decided is to be the same.
"""

import json
import re
import sys
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import MappingProxyType
from zlib import crc32

NAMES_IN_FILES = ("BLUE", "YELLOW")
"""What an example calls its teams: read from files, so as it is."""


def other(text):
    """Another text with the same fields, from which nothing of the first can be read."""
    named = dict.fromkeys(re.findall(r"\{\w+\}", text))
    return " ".join([f"qx{crc32(text.encode()):x}", *named]) if text else ""


def replaced(value):
    """A word, or words, with every one replaced by another."""
    if isinstance(value, str):
        return other(value)
    if isinstance(value, Mapping):
        return MappingProxyType({key: replaced(word) for key, word in value.items()})
    if isinstance(value, tuple):
        words = map(replaced, value)
        return value._make(words) if hasattr(value, "_make") else tuple(words)
    return value


def replace_every_word():
    """Replace them in the modules of words, in what a rule book says, and in open readings."""
    words = import_module("polofield.words")
    for found in iter_modules(words.__path__):
        module = import_module(f"polofield.words.{found.name}")
        for name in filter(str.isupper, vars(module).copy()):
            if name in NAMES_IN_FILES:
                continue
            setattr(module, name, replaced(getattr(module, name)))
    said = import_module("polofield.rules.words").Words
    said.__new__.__defaults__ = tuple(map(replaced, said.__new__.__defaults__))
    readings = import_module("polofield.rules.readings")
    readings.READINGS = tuple(
        type(one)(one.letter, *map(other, (one.title, one.taken, one.other)))
        for one in readings.READINGS
    )


def without_words(value):
    """A value with nothing where its words were."""
    from polofield.rules.book import RuleBook
    from polofield.rulings.book import Reading
    from polofield.rulings.phrase import Phrase

    if isinstance(value, Phrase | Reading | RuleBook):
        return f"a {type(value).__name__}"
    if is_dataclass(value):
        shown = (without_words(getattr(value, field.name)) for field in fields(value))
        return (type(value).__name__, *shown)
    if isinstance(value, tuple | list):
        return tuple(without_words(one) for one in value)
    if isinstance(value, Mapping):
        return tuple((key, without_words(one)) for key, one in value.items())
    return repr(value)


def decided():
    """What is decided, by what is asked."""
    import polofield as pf
    from polofield.drawing.scene import on_ground, scene_of
    from polofield.rules.catalogue import ENTRIES
    from polofield.rules.question import question
    from polofield.scenario.scenario import read_scenario
    from polofield.slides.questions import asks_about_people, question_scene
    from polofield.slides.scenes import scene_shown, steps_shown

    def shown(what, ruling):
        scene = scene_shown(what)
        yield "scene", scene_of(what)
        yield "steps", list(steps_shown(scene))
        yield "question", question_scene(scene, ruling, people=asks_about_people(what))

    def of_ruling(id, entry):
        ruling = pf.ruling(id, **entry.example.arguments())
        yield "ruling", ruling
        if on_ground(ruling):
            yield from shown(ruling, ruling)
        if ruling.ball is not None:
            players = pf.propose(ruling)
            yield "line-up", players
            yield "verdicts", pf.check(ruling, players)

    for id, entry in ENTRIES.items():
        if entry.kind == "rule":
            yield from ((f"{id}: {what}", value) for what, value in of_ruling(id, entry))
        elif entry.surface:
            yield id, scene_of(question(id))
    examples = Path(pf.__file__).parent / "examples"
    for file in sorted(examples.glob("*.toml")):
        if file.name != "cards.toml":
            scenario = read_scenario(file)
            yield f"{file.name}: verdicts", scenario.verdicts
            if on_ground(scenario):
                named = shown(scenario, scenario.ruling)
                yield from ((f"{file.name}: {what}", value) for what, value in named)
    yield "cards", pf.cards(examples / "cards.toml")
    yield "season", pf.season(examples / "season.csv", examples / "season-schedule.csv")


if __name__ == "__main__":
    if sys.argv[1:] == ["other"]:
        replace_every_word()
    print(json.dumps({what: repr(without_words(value)) for what, value in decided()}))
