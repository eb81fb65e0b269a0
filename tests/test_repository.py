"""The repository is consistent: README's commands run in CI, and versions and names agree."""

import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

from click.testing import CliRunner

import polofield
from polofield.commands import COMMANDS
from polofield.commands.cli import cli

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
CI = (ROOT / ".ci" / "run").read_text("utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def test_ci_runs_the_commands_of_the_readme():
    commands = re.findall(r"^    (python -m venv .*)$", README, re.MULTILINE)
    assert len(commands) == 2
    assert all(f"\n{command}\n" in CI for command in commands)


def test_the_example_of_the_readme_runs(tmp_path):
    (example,) = re.findall(r"^```python\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
    done = subprocess.run(
        [sys.executable, "-c", example], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    said = re.findall(r"^print.*#\s*(\(.*?\)|\[.*\])", example, re.MULTILINE)
    assert done.stdout.splitlines() == said
    assert (tmp_path / "penalty-5a.svg").read_bytes().startswith(b"<svg")


def test_no_page_installs_from_an_index_what_is_on_none():
    pages = [ROOT / "README.md", *(ROOT / "gallery").rglob("*.md")]
    from_an_index = re.compile("pip install '?polofield")
    assert [page.name for page in pages if from_an_index.search(page.read_text("utf-8"))] == []


def test_the_readme_names_every_command():
    named = re.findall(r"^\| `polofield ([a-z]+)", README, re.MULTILINE)
    assert sorted(named) == sorted(COMMANDS)


def test_versions_agree():
    assert PROJECT["project"]["version"] == polofield.__version__
    assert f"## {polofield.__version__}" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_the_commands_of_the_readme_run(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    commands = re.findall(r"^    polofield (.*)$", README, re.MULTILINE)
    assert len(commands) >= 3
    for command in commands:
        done = CliRunner().invoke(cli, shlex.split(command))
        assert (done.exit_code, done.stderr) == (0, ""), command
    assert (tmp_path / "penalty-5a.svg").exists()


def test_public_names_are_there():
    for name in polofield.__all__:
        assert getattr(polofield, name) is not None
        assert name in dir(polofield)
    assert sorted(polofield.__all__) == sorted(polofield._HOME)


def test_importing_polofield_imports_no_drawing():
    program = (
        "import sys, polofield as pf; pf.draw(pf.ruling('outdoor/penalty-2', pf.Field())).svg();"
        "assert 'matplotlib' not in sys.modules"
    )
    subprocess.run([sys.executable, "-W", "error", "-c", program], check=True)
