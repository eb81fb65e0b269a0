"""Whole batches as processes: the gallery, and decks of slides."""

import os

import pytest
from peers import peak_memory, process

DECK = """
import sys
from pathlib import Path

entry = '[[slide]]\\nrule = "outdoor/penalty-5a"\\nat = [{{}}, {{}}]\\n'
entries = ''.join(entry.format(i % 140, i % 70) for i in range({count}))
Path('deck.toml').write_text('title = "Many"\\n' + entries)
sys.argv[1:] = ['slides', 'deck.toml', '-o', 'deck.pptx', '--force']
from polofield.commands.cli import cli
try:
    cli.main()
except SystemExit as end:
    assert not end.code
"""


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("cores", [1, 2])
def test_the_gallery(benchmark, cores):
    free = os.sched_getaffinity(0)
    if len(free) < cores:
        pytest.fail(f"this machine has no {cores} cores to measure")
    os.sched_setaffinity(0, set(sorted(free)[:cores]))
    try:
        benchmark.pedantic(process("-m", "polofield", "gallery", "out", "--force"), rounds=3)
    finally:
        os.sched_setaffinity(0, free)


def test_slides(benchmark):
    deck = process("-m", "polofield", "slides", "restarts", "-o", "deck.pptx", "--force")
    benchmark.pedantic(deck, rounds=3)


def test_memory_of_many_slides():
    few, more = (peak_memory(DECK.format(count=count)) for count in (20, 100))
    print(f"\n  {few:.0f} MiB for 100 slides, {more:.0f} MiB for 500")
    assert more <= few + 30
