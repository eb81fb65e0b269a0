"""Another set of words changes no ruling, no verdict, no line-up and no scene, only their words."""

import json
import subprocess
import sys
from pathlib import Path

import decided
import pytest

SCRIPT = Path(decided.__file__)


@pytest.fixture(scope="module")
def both():
    """What is decided with the words as they are, and with every word replaced by another."""
    running = [
        subprocess.Popen([sys.executable, SCRIPT, *words], stdout=subprocess.PIPE, text=True)
        for words in ([], ["other"])
    ]
    return [json.loads(one.communicate()[0]) for one in running]


def test_words_decide_nothing(both):
    ours, other = both
    assert ours.keys() == other.keys()
    assert [what for what in ours if other[what] != ours[what]] == []


def test_every_word_is_replaced(tmp_path):
    """No word of ours is said then, in a figure with a strip, a key and notes."""
    code = (
        "import decided; decided.replace_every_word(); import polofield as pf;"
        "ruling = pf.ruling('outdoor/knock-in', at=(-150, 14));"
        "print(ruling.say(), pf.draw(ruling).description)"
    )
    said = subprocess.run(
        [sys.executable, "-c", code], cwd=SCRIPT.parent, capture_output=True, text=True, check=True
    ).stdout
    assert "qx" in said
    assert [word for word in ("ball", "goal", "player", "line", "stands") if word in said] == []
