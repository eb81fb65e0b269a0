"""A file of the wrong kind is refused in one line, which names the command that reads it."""

from itertools import permutations

import pytest

from polofield.conduct.log_file import read_log
from polofield.errors import FileError
from polofield.files.file_kinds import DECK, KINDS, LOG, SCENARIO, THEME
from polofield.layout.theme_file import theme_from_toml
from polofield.scenario.scenario import read_scenario
from polofield.slides.deck import read_deck

READS = {
    SCENARIO.name: read_scenario,
    LOG.name: read_log,
    DECK.name: read_deck,
    THEME.name: theme_from_toml,
}
TEXTS = {
    SCENARIO.name: 'title = "Free hit"\n[rule]\nid = "outdoor/penalty-4"\n',
    LOG.name: 'periods = 6\n[[cards]]\nplayer = "Blue 2"\nafter_game = true\ncard = "red"\n',
    THEME.name: 'base = "turf"\n[paints.ball]\nfill = "#ffffff"\n',
    DECK.name: 'title = "Free hits"\n[[slide]]\nrule = "outdoor/penalty-4"\n',
}


def problems(path, read):
    with pytest.raises(FileError) as error:
        read(path)
    return error.value.problems


@pytest.mark.parametrize(("given", "wanted"), list(permutations(KINDS, 2)))
def test_another_kind_of_file_is_told_once_with_what_reads_it(tmp_path, given, wanted):
    path = tmp_path / "file.toml"
    path.write_text(TEXTS[given.name])
    (told,) = problems(path, READS[wanted.name])
    assert f"expected {wanted.name}, but " in told
    assert f" belongs to {given.name}: `polofield {given.command}` reads that" in told
    key = next(key for key in given.keys if f"but {key} belongs" in told)
    line = int(told.removeprefix(f"{path}:").split(":")[0])
    assert key in TEXTS[given.name].splitlines()[line - 1]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_its_own_kind_is_read(tmp_path, kind):
    path = tmp_path / "file.toml"
    path.write_text(TEXTS[kind.name])
    assert READS[kind.name](path)


def test_keys_of_no_kind_or_beside_its_own_are_unknown_keys(tmp_path):
    path = tmp_path / "file.toml"
    path.write_text("perids = 6\n")
    assert "unknown key 'perids'" in problems(path, read_log)[0]
    path.write_text("periods = 6\n[rule]\n")
    assert "unknown key 'rule'" in problems(path, read_log)[0]
