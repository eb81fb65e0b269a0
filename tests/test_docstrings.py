"""The examples in the docstrings of what polofield offers are run, and say what they give."""

import doctest

import pytest

import polofield as pf

FINDER = doctest.DocTestFinder(exclude_empty=True)
EXAMPLES = {
    found.name: found
    for name in pf.__all__
    for found in FINDER.find(getattr(pf, name), name, globs={})
    if found.examples
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_is_as_it_says(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    runner = doctest.DocTestRunner(optionflags=doctest.REPORT_NDIFF)
    told = []
    failed, tried = runner.run(EXAMPLES[name], out=told.append)
    assert tried
    assert failed == 0, "".join(told)


def test_what_is_asked_most_has_an_example():
    asked = {"ruling", "draw", "check", "propose", "legal", "cards", "Scenario.of", "from_metres"}
    assert asked <= EXAMPLES.keys()
