"""polofield says every sentence of the rule texts, and the table shows where."""

import pytest
from texts import arena_rule_9, rule_22, rule_33, rule_37
from texts.pointers import answer, ask, computes, conduct, figure, not_printed

from polofield.rules.book import USPA_2026
from polofield.rulings.phrase import say
from polofield.words import conduct as c
from polofield.words import figures as f

w = USPA_2026.words.penalties

TEXTS = [rule_37.TEXT, rule_22.TEXT, arena_rule_9.TEXT, rule_33.TEXT]
ROWS = [
    (text, clause, number)
    for text in TEXTS
    for clause, count in text.sentences.items()
    for number in range(1, count + 1)
]


def name(row):
    text, clause, number = row
    return f"{text.name}, {clause}, sentence {number}"


@pytest.mark.parametrize("row", ROWS, ids=name)
def test_a_sentence_is_said(row):
    text, clause, number = row
    pointers = text.said.get((clause, number), ())
    assert pointers, "nothing says it"
    lost = [f"{pointer}\n  {why}" for pointer in pointers if (why := pointer.missing())]
    assert not lost, "\n".join(lost)


@pytest.mark.parametrize("text", TEXTS, ids=lambda text: text.name)
def test_the_table_has_no_row_but_those_of_the_text(text):
    rows = {(clause, number) for found, clause, number in ROWS if found is text}
    assert set(text.said) <= rows


P2, P5A = ask("outdoor/penalty-2"), ask("outdoor/penalty-5a", (20, 0))
ASTRAY = {
    "other words": P2.says("sentence", w.penalty_3_says),
    "another part": P2.says("notes", w.stay_off),
    "another figure": P2.says("sentence", w.penalty_2_says, out=40),
    "a fact that is not in it": P2.says("sentence", w.penalty_2_says, "60-yard"),
    "another case": P2.follows(w.procedure_stopped_goal, w.goal_to_hitters),
    "another outcome": P2.follows(w.missed, w.live_ball),
    "another rule": P2.follows(w.improper_no_goal, w.taken_again, rule="outdoor/penalty-3"),
    "the other side": P2.follows(w.improper_no_goal, w.taken_again, to="opposing"),
    "a case that it does speak of": P2.silent(w.missed),
    "another time": P2.times(w.hit_within, 10),
    "no such clock": P2.times(w.find_replacement, 900),
    "a legal place": P5A.binds("clear-of-ball", illegal=((50, 0),)),
    "an illegal place": P5A.binds("clear-of-ball", legal=((49, 0),)),
    "another moment": P5A.binds("clear-of-ball", until="play-and-hit"),
    "somebody bound": P5A.binds("goal-side"),
    "no such zone": P5A.binds("behind-line"),
    "not free": P5A.frees("opposing"),
    "another ball": P5A.puts(20, 1),
    "no throw-in": P5A.throws((0, 0), (0, 1)),
    "no such choice": P5A.has("choices", "outdoor/penalty-5b"),
    "words of no figure": figure("outdoor/penalties").says(f.SPOT_AT, number="7"),
    "no statement": conduct("conduct/ladder").says(c.UNSERVED),
    "another result": computes("one and one", lambda: 1 + 1, 3),
}


@pytest.mark.parametrize("pointer", ASTRAY.values(), ids=ASTRAY)
def test_a_pointer_that_leads_astray_says_so(pointer):
    assert pointer.missing()


def test_words_that_the_command_does_not_print_are_not_said():
    ruling = answer(P2)
    assert not_printed(ruling, ruling.prohibitions[0]) == ""
    assert not_printed(ruling, say(w.penalty_3_says, out=40))
    assert conduct("conduct/ladder").says(c.RED_MORE).missing() == ""
