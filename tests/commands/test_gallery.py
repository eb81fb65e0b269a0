"""`polofield gallery`: every file is written, the page shows them, and failures are reported."""

import re
from html import escape
from html.parser import HTMLParser

import pytest
from click.testing import CliRunner

from polofield.commands import gallery as module
from polofield.commands.cli import cli
from polofield.commands.gallery import Outcome
from polofield.commands.gallery_page import MARKER, command, page
from polofield.rules.catalogue import ENTRIES


def run(*args):
    return CliRunner().invoke(cli, ["gallery", *map(str, args)])


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("gallery") / "deep" / "out"
    done = run(folder)
    assert (done.exit_code, done.stderr) == (0, ""), done.stderr
    assert done.stdout == f"{folder / 'index.html'}\n"
    return folder


def test_a_folder_without_a_name_is_refused(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    done = run("")
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr == "polofield: '' is not the name of a folder: use . for the current one\n"
    assert not list(tmp_path.iterdir())


class Page(HTMLParser):
    """What a page refers to, and how it is built."""

    VOID = frozenset({"meta", "img", "br", "link"})

    def __init__(self, text):
        super().__init__()
        self.images, self.links, self.ids, self.open = [], [], [], []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        attributes = dict(attrs)
        if tag == "img":
            self.images.append(attributes)
        if "href" in attributes:
            self.links.append(attributes["href"])
        if "id" in attributes:
            self.ids.append(attributes["id"])
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def test_every_diagram_is_there_in_both_formats_and_nothing_else(folder):
    expected = {f"{entry.slug}.{format}" for entry in ENTRIES.values() for format in ("svg", "png")}
    assert {path.name for path in folder.iterdir()} == expected | {"index.html"}
    for path in folder.glob("*.svg"):
        assert path.read_bytes().endswith(b"</svg>\n")
    for path in folder.glob("*.png"):
        assert path.read_bytes().startswith(b"\x89PNG")


def test_the_page_shows_them_all_with_text_for_who_cannot_see(folder):
    text = (folder / "index.html").read_text("utf-8")
    shown = Page(text)
    assert shown.open == []
    assert [image["src"] for image in shown.images] == [f"{e.slug}.svg" for e in ENTRIES.values()]
    for image, entry in zip(shown.images, ENTRIES.values(), strict=True):
        # nothing is heard twice: title, alternative and the rest each say something else
        (figure,) = re.findall(rf'(?s)<figure id="{entry.slug}">.*?</figure>', text)
        assert len(image["alt"]) > 20
        assert figure.count(escape(image["alt"])) == 1
        assert figure.count(f"{escape(entry.title)}<") == 1
        assert entry.title not in image["alt"]
    assert all(image["width"].isdigit() and image["height"].isdigit() for image in shown.images)
    assert len(set(shown.ids)) == len(shown.ids)
    for link in shown.links:
        target = link.removeprefix("#")
        assert target in shown.ids if link.startswith("#") else (folder / link).is_file()
    assert text.count("<h1>") == 1
    assert 'lang="en' in text
    assert "prefers-color-scheme: dark" in text
    assert "<script" not in text
    assert not re.search(r"https?://", text)


def test_a_gallery_is_refreshed(folder):
    path = folder / "outdoor-penalty-2.svg"
    before = path.read_bytes()
    path.write_bytes(b"old")
    (folder / "mine.txt").write_text("kept")
    assert run(folder).exit_code == 0
    assert path.read_bytes() == before
    assert (folder / "mine.txt").read_text() == "kept"
    (folder / "mine.txt").unlink()


@pytest.fixture
def quick(monkeypatch):
    """One figure only: what is tested is where it goes."""
    one = {"outdoor/penalty-8": ENTRIES["outdoor/penalty-8"]}
    monkeypatch.setattr(module, "ENTRIES", one)


@pytest.mark.usefixtures("quick")
def test_a_folder_of_somebody_elses_is_left_alone(tmp_path):
    mine = tmp_path / "index.html"
    mine.write_text("<!doctype html><title>Mine</title>")
    done = run(tmp_path)
    assert (done.exit_code, done.stdout) == (2, "")
    assert "--force" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["index.html"]
    assert run(tmp_path, "--force").exit_code == 0
    assert MARKER in mine.read_text("utf-8")


@pytest.mark.usefixtures("quick")
def test_an_empty_folder_will_do_and_a_file_will_not(tmp_path):
    assert run(tmp_path).exit_code == 0
    (tmp_path / "file").write_bytes(b"")
    for force in ((), ("--force",)):
        done = run(tmp_path / "file", *force)
        assert (done.exit_code, done.stdout) == (2, "")
        assert "is a file" in done.stderr


@pytest.mark.usefixtures("quick")
def test_a_folder_that_cannot_be_made(tmp_path):
    (tmp_path / "file").write_bytes(b"")
    done = run(tmp_path / "file" / "out")
    assert (done.exit_code, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1


def test_every_failure_is_told_at_the_end_and_the_rest_is_drawn(tmp_path, monkeypatch):
    ids = ["outdoor/penalty-8", "outdoor/penalty-9", "outdoor/penalty-10"]
    monkeypatch.setattr(module, "ENTRIES", {id: ENTRIES[id] for id in ids})
    write = module.write_whole

    def full(path, data):
        if "penalty-9" in path.name:
            raise OSError(28, "No space left on device", str(path))
        write(path, data)

    monkeypatch.setattr(module, "write_whole", full)
    done = run(tmp_path)
    assert done.exit_code == 1
    lines = done.stderr.splitlines()
    assert lines[0].startswith("polofield: outdoor/penalty-9: ")
    assert "No space left on device" in lines[0]
    assert lines[1] == "polofield: 1 of 3 figures failed"
    shown = Page((tmp_path / "index.html").read_text("utf-8"))
    assert [image["src"] for image in shown.images] == [
        "outdoor-penalty-8.svg",
        "outdoor-penalty-10.svg",
    ]


@pytest.mark.usefixtures("quick")
def test_a_gallery_that_was_stopped_is_taken_up_again(tmp_path):
    assert run(tmp_path).exit_code == 0
    (tmp_path / "index.html").unlink()
    assert run(tmp_path).exit_code == 0
    (tmp_path / "index.html").unlink()
    (tmp_path / "notes.txt").write_bytes(b"")
    assert "--force" in run(tmp_path).stderr


@pytest.mark.usefixtures("quick")
def test_failures_are_told_where_the_page_cannot_be_written_either(tmp_path, monkeypatch):
    def full(path, data):
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr(module, "write_whole", full)
    done = run(tmp_path)
    assert done.exit_code == 1
    figure, count, page = done.stderr.splitlines()
    assert figure.endswith("outdoor-penalty-8.svg: No space left on device")
    assert count == "polofield: 1 of 1 figures failed"
    assert page.endswith("index.html: No space left on device")


def test_a_bug_in_one_figure_is_called_one(tmp_path, monkeypatch):
    monkeypatch.setattr(module, "draw", None)
    outcome = module._draw_into(("outdoor/penalty-8", tmp_path))
    assert outcome.failure.startswith("a bug in polofield: TypeError")
    assert outcome == Outcome("outdoor/penalty-8", failure=outcome.failure)


@pytest.mark.parametrize("id", ENTRIES)
def test_the_command_under_a_figure_draws_it(id, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    entry = ENTRIES[id]
    words = command(entry).split()
    assert words[:2] == ["polofield", "draw"]
    done = CliRunner().invoke(cli, words[1:])
    assert (done.exit_code, done.stdout) == (0, f"{entry.slug}.svg\n"), done.stderr
    diagram = module._example(entry)
    assert (tmp_path / f"{entry.slug}.svg").read_text("utf-8") == diagram.svg()


def test_a_page_of_nothing_is_a_page():
    assert Page(page([])).images == []
