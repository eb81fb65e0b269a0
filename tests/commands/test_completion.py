"""What a shell completes, in the ways in which bash, zsh and fish ask."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from polofield.commands import COMMANDS
from polofield.layout.themes import THEMES
from polofield.rules.catalogue import ENTRIES
from polofield.scenario.examples import examples
from polofield.slides.deck import decks

RULES = [id for id, entry in ENTRIES.items() if entry.kind == "rule"]
SWEPT = [id for id, entry in ENTRIES.items() if entry.place]


def asked(folder, shell, *words):
    """What the command tells a shell that completes the last of the words."""
    cursor = {"fish": words[-1]}.get(shell, str(len(words) - 1))
    environment = {
        **os.environ,
        "_POLOFIELD_COMPLETE": f"{shell}_complete",
        "COMP_WORDS": " ".join(words),
        "COMP_CWORD": cursor,
    }
    done = subprocess.run(
        [Path(sys.executable).parent / "polofield"],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert not done.stderr
    return done.stdout


def offered(folder, shell, *words):
    """The words that are offered; for files `files`."""
    lines = asked(folder, shell, *words).splitlines()
    if shell == "zsh":
        found = list(zip(lines[::3], lines[1::3], strict=True))
    else:
        pairs = (line.partition(",") for line in lines)
        found = [(kind, rest.partition("\t")[0]) for kind, _, rest in pairs]
    return [word if kind == "plain" else "files" for kind, word in found]


SHELLS = pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])


@SHELLS
def test_ids(tmp_path, shell):
    assert offered(tmp_path, shell, "polofield", "draw", "") == list(ENTRIES)
    fives = ["outdoor/penalty-5a", "outdoor/penalty-5b"]
    for command in ("draw", "ruling", "scenario"):
        assert offered(tmp_path, shell, "polofield", command, "outdoor/penalty-5") == fives
    for command in ("ruling", "scenario"):
        assert offered(tmp_path, shell, "polofield", command, "") == RULES
    assert offered(tmp_path, shell, "polofield", "sweep", "") == SWEPT


@SHELLS
def test_themes_examples_decks(tmp_path, shell):
    draw = ("polofield", "draw", "outdoor/field", "--theme")
    assert offered(tmp_path, shell, *draw, "") == list(THEMES)
    assert offered(tmp_path, shell, *draw, "pa") == ["paper"]
    assert offered(tmp_path, shell, "polofield", "example", "") == list(examples())
    assert offered(tmp_path, shell, "polofield", "slides", "") == list(decks())


@SHELLS
def test_files_of_ones_own(tmp_path, shell):
    for name in ("outing.toml", "club.toml", "notes.txt"):
        (tmp_path / name).touch()
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "mine.toml").touch()
    found = offered(tmp_path, shell, "polofield", "draw", "out")
    assert found == [*(id for id in ENTRIES if id.startswith("out")), "outing.toml"]
    assert offered(tmp_path, shell, "polofield", "draw", "deep/") == ["deep/mine.toml"]
    assert offered(tmp_path, shell, "polofield", "draw", "de") == ["files"]
    theme = offered(tmp_path, shell, "polofield", "draw", "outdoor/field", "--theme", "")
    assert theme == [*THEMES, "club.toml", "outing.toml"]
    for command in (["check"], ["cards"], ["season"], ["draw", "outdoor/field", "-o"]):
        found = offered(tmp_path, shell, "polofield", *command, "n")
        assert found == ["files"], command
    assert asked(tmp_path, shell, "polofield", "gallery", "").startswith("dir")


@SHELLS
def test_values_of_options(tmp_path, shell):
    draw = ("polofield", "draw", "outdoor/field")
    assert offered(tmp_path, shell, *draw, "--format", "") == ["svg", "png", "pdf"]
    assert offered(tmp_path, shell, *draw, "--profile", "p") == ["print"]
    assert offered(tmp_path, shell, *draw, "--up", "al") == ["along", "along-left"]
    after = offered(tmp_path, shell, "polofield", "ruling", "arena/penalty-6a", "--after", "")
    (option,) = (o for o in ENTRIES["arena/penalty-6a"].options if o.name == "after")
    assert after == list(map(str, option.values))


@SHELLS
def test_commands_and_options(tmp_path, shell):
    assert offered(tmp_path, shell, "polofield", "") == list(COMMANDS)
    assert offered(tmp_path, shell, "polofield", "s") == [c for c in COMMANDS if c[0] == "s"]
    assert "--version" in offered(tmp_path, shell, "polofield", "--")
    found = offered(tmp_path, shell, "polofield", "draw", "outdoor/field", "--wh")
    assert found == ["--what-if"]


def test_what_an_id_is_stands_beside_it(tmp_path):
    said = asked(tmp_path, "zsh", "polofield", "ruling", "outdoor/penalty-2-")
    assert said == "plain\noutdoor/penalty-2-from-spot\nPenalty 2 · from the spot\n"


BASH = """
eval "$(_POLOFIELD_COMPLETE=bash_source polofield)"
compopt() { :; }
COMP_WORDS=(polofield draw outdoor/penalty-5)
COMP_CWORD=2
_polofield_completion polofield
printf '%s\\n' "${COMPREPLY[@]}"
"""


def test_in_bash_itself(tmp_path):
    home = Path(sys.executable).parent
    done = subprocess.run(
        [shutil.which("bash"), "-c", BASH],
        cwd=tmp_path,
        env={**os.environ, "PATH": f"{home}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["outdoor/penalty-5a", "outdoor/penalty-5b"]
