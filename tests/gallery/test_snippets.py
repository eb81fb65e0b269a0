"""Everything that the pages tell a reader to type works, and gives what the page says."""

import ast
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import markdown
import pytest
import yaml
from click.testing import CliRunner

import polofield as pf
from polofield.commands.cli import cli
from polofield.files.toml_file import tomllib
from polofield.surface.places import point

GALLERY = Path(__file__).parents[2] / "gallery"
PAGES = sorted(
    path for path in GALLERY.rglob("*.md") if "rules" not in path.relative_to(GALLERY).parts
)
NAMES = [path.relative_to(GALLERY).as_posix() for path in PAGES]
ALONE = {"list", "example", "schema"}
"""Commands that need nothing more."""


def text(name):
    return (GALLERY / name).read_text(encoding="utf-8")


def blocks(name, language):
    """The code of a page in a language, those of its quoted examples left out."""
    found = re.findall(r"^(`{3,})(\S+)[^\n]*\n(.*?)^\1$", text(name), re.MULTILINE | re.DOTALL)
    return [code for _, given, code in found if given == language]


def in_prose(name):
    """The commands in a sentence; a word in capitals stands for something to fill in."""
    prose = re.sub(r"^(`{3,}).*?^\1$", "", text(name), flags=re.MULTILINE | re.DOTALL)
    for command in re.findall(r"`(polofield [^`]*)`", prose):
        words = command.split()
        if not re.search(r"\b[A-Z]{2,}\b", command) and (len(words) > 2 or words[1] in ALONE):
            yield " ".join(words)


def commands(name):
    for block in blocks(name, "sh"):
        for line in block.splitlines():
            command = line.partition("  #")[0].strip().removeprefix(".venv/bin/")
            if command.startswith("polofield "):
                yield command
    yield from in_prose(name)


@pytest.fixture
def here(tmp_path, monkeypatch):
    """A folder with the files that the pages show."""
    for path in (GALLERY / "examples").iterdir():
        shutil.copy(path, tmp_path)
    shutil.copy(tmp_path / "free-hit.toml", tmp_path / "scenario.toml")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("name", [name for name in NAMES if list(commands(name))])
def test_the_commands_of_a_page_work(name, here):
    for command in dict.fromkeys(commands(name)):
        given, _, file = command.partition(" > ")
        words = shlex.split(given)[1:]
        if words[0] == "draw" and "-o" not in words:
            words.append("--force")  # pages draw one figure in several ways
        done = CliRunner().invoke(cli, words)
        if file:
            (here / file).write_text(done.stdout, encoding="utf-8")
        # every scenario that a page checks has somebody out of position
        expected = 1 if words[0] == "check" else 0
        assert done.exit_code == expected, (command, done.output)


def test_commands_are_found():
    assert "polofield check free-hit.toml" in list(commands("guides/training.md"))
    assert "polofield draw outdoor/penalty-3 --alt" in list(in_prose("guides/rulebook.md"))


@pytest.mark.parametrize("name", [name for name in NAMES if blocks(name, "python")])
def test_the_python_of_a_page_runs(name, here):
    names = {}
    for block in blocks(name, "python"):
        exec(block, names)
        for line in block.splitlines():
            code, _, value = line.partition("  # ")
            if value and re.match(r"[(\[]|array", value):
                assert repr(eval(code, names)) == value


def test_the_places_of_the_page_are_one_place():
    written = re.findall(r"^\| `([^`]+)` \|", text("reference/places.md"), re.MULTILINE)
    assert len(written) == 6
    for place in written:
        value = tomllib.loads(f"at = {place}")["at"] if place[0] in "[{" else place
        assert point(pf.Field(), value) == (62, 78), place
    for words in re.findall(r'`"([^"`]* out[^"`]*)"`', text("reference/places.md")):
        assert point(pf.Field(), words)


def fence_settings():
    """The settings of the guide, and those with the formatter for themes kept elsewhere."""
    settings, formatter = blocks("guides/docs.md", "yaml")
    lines = settings.splitlines()
    assert lines[-1].lstrip().startswith("format: ")
    for text in (settings, "\n".join([*lines[:-1], formatter])):
        (extensions, fences) = yaml.unsafe_load(text)["markdown_extensions"]
        yield [extensions, *fences], fences


@pytest.mark.parametrize(("names", "settings"), tuple(fence_settings()))
def test_the_fences_of_the_guide_draw(names, settings):
    fences = [
        fence
        for block in blocks("guides/docs.md", "md")
        for fence in re.findall(r"^```\{?\.?polofield.*?^```$", block, re.MULTILINE | re.DOTALL)
        if not fence.startswith("```{polofield}")
    ]
    assert len(fences) == 4
    for fence in fences:
        page = markdown.markdown(fence, extensions=names, extension_configs=settings)
        assert "<svg" in page, fence
        assert "polofield-error" not in page


def test_the_directives_of_the_guide_build(tmp_path):
    (conf, *_) = blocks("guides/docs.md", "python")
    (rst,) = blocks("guides/docs.md", "rst")
    myst = [block for block in blocks("guides/docs.md", "md") if block.startswith("```{polofield}")]
    assert len(myst) == 3
    conf = conf.replace('"]', '", "myst_parser"]')
    (tmp_path / "conf.py").write_text(conf, encoding="utf-8")
    (tmp_path / "index.rst").write_text(f"T\n=\n\n{rst}\n\n.. toctree::\n\n   page\n", "utf-8")
    page = "# Page\n\n" + "\n".join(myst).replace(":name: fig-5a\n", "")
    (tmp_path / "page.md").write_text(page, encoding="utf-8")
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", ".", "out"]
    subprocess.run(command, cwd=tmp_path, check=True, timeout=300)
    assert (tmp_path / "out/index.html").read_text("utf-8").count("<figure") == 1
    assert (tmp_path / "out/page.html").read_text("utf-8").count("<figure") == 3


def test_the_limits_that_the_guide_names_are_there():
    named = re.findall(r"`([A-Z][a-z]+(?:[A-Z][a-z]+)*)`", text("guides/adding-a-rule.md"))
    limits = ast.parse((Path(pf.__file__).parent / "surface" / "limits.py").read_text("utf-8"))
    classes = {node.name for node in limits.body if isinstance(node, ast.ClassDef)} | {"Entry"}
    assert set(named) <= classes
    assert len(named) >= 4
