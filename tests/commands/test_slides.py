"""`polofield slides`: built-in decks, a user's decks, existing files, mistakes."""

import io
import sys

import pptx
import pytest
from click.testing import CliRunner

from polofield.commands import parallel
from polofield.commands.cli import cli
from polofield.errors import OutputError
from polofield.slides import build, handout, read_deck

DECK = 'title = "Evening"\n[[slide]]\nrule = "outdoor/penalty-4"\nsteps = false\n'


@pytest.fixture(autouse=True)
def here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "evening.toml").write_text(DECK)
    return tmp_path


def run(*args):
    return CliRunner().invoke(cli, ["slides", *args])


def made(*args):
    done = run(*args)
    assert (done.exit_code, done.stderr) == (0, ""), done.stderr
    return done.stdout.split()


def refused(*args):
    done = run(*args)
    assert (done.exit_code, done.stdout) == (2, ""), done.output
    return done.stderr


def test_a_deck_is_named_after_its_file(here):
    assert made("evening.toml") == ["evening.pptx"]
    assert len(pptx.Presentation(here / "evening.pptx").slides) == 2


def test_slides_and_a_handout_at_once(here):
    assert made("evening.toml", "-o", "a.pptx", "--handout", "b.pdf", "--per-page", "2") == [
        "a.pptx",
        "b.pdf",
    ]
    assert (here / "b.pdf").read_bytes().startswith(b"%PDF")


def test_a_handout_alone(here):
    assert made("evening.toml", "--handout", "b.pdf", "--paper", "letter") == ["b.pdf"]
    assert not (here / "evening.pptx").exists()


def test_a_deck_of_ours_by_name_in_a_template_of_theirs(here):
    pptx.Presentation().save("their.pptx")
    assert made("cards", "--template", "their.pptx") == ["cards.pptx"]
    assert pptx.Presentation(here / "cards.pptx").slide_width == 9_144_000


def test_a_file_that_is_there_is_replaced_with_force_only(here):
    (here / "evening.pptx").write_bytes(b"mine")
    assert "--force" in refused("evening.toml")
    assert (here / "evening.pptx").read_bytes() == b"mine"
    assert made("evening.toml", "--force") == ["evening.pptx"]
    assert (here / "evening.pptx").read_bytes().startswith(b"PK")


def test_nothing_is_written_where_one_of_the_files_cannot_be(here):
    (here / "b.pdf").write_bytes(b"mine")
    assert "b.pdf" in refused("evening.toml", "-o", "a.pptx", "--handout", "b.pdf")
    assert not (here / "a.pptx").exists()


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("evenin",), "no such file or deck"),
        (("none.toml",), "none.toml: no such file"),
        (("evening.toml", "-o", "a.ppt"), "expected a file name that ends in .pptx, got 'a.ppt'"),
        (
            ("evening.toml", "--handout", "a.html"),
            "expected a file name that ends in .pdf, got 'a.html'",
        ),
        (("evening.toml", "--per-page", "3"), "'3'"),
        (("evening.toml", "--template", "evening.toml"), "expected a PowerPoint presentation"),
        (("evening.toml", "--template", "none.pptx"), "none.pptx: no such file"),
        ((), "DECK"),
        (
            ("evening.toml", "--per-page", "6"),
            "--per-page has no effect without --handout FILE.pdf",
        ),
        (("evening.toml", "--paper", "a4"), "--paper has no effect without --handout FILE.pdf"),
        (
            ("evening.toml", "--handout", "q.pdf", "--as-picture"),
            "--as-picture has no effect without -o FILE.pptx",
        ),
        (
            ("evening.toml", "--handout", "q.pdf", "--template", "t.pptx"),
            "--template has no effect without -o FILE.pptx",
        ),
    ],
)
def test_what_is_wrong_is_told_on_a_line(here, args, words):
    said = refused(*args)
    assert words in said
    assert said.count("\n") == 1
    assert sorted(path.name for path in here.iterdir()) == ["evening.toml"]


def test_a_name_that_is_too_long_for_a_file_is_a_mistake_of_the_deck(here):
    long = "a" * 300 + ".toml"
    (here / "evening.toml").write_text(f'title = "E"\n[[slide]]\nscenario = "{long}"\n')
    told = refused("evening.toml")
    assert told.startswith("polofield: evening.toml:3: ")
    assert told.endswith(": file name too long\n")
    assert "no such file or deck" in refused("a" * 300)


def test_every_mistake_in_a_deck_has_its_line(here):
    (here / "evening.toml").write_text(
        'title = "E"\n[[slide]]\nrule = "outdoor/penalty-44"\n[[slide]]\nblank = "moon"\n'
    )
    assert [line.split(": ")[1] for line in refused("evening.toml").splitlines()] == [
        "evening.toml:3",
        "evening.toml:5",
    ]


def test_letters_that_no_picture_can_show_are_named(here):
    (here / "play.toml").write_text(
        'title = "漢 play"\nat = [80, 50]\n[rule]\nid = "outdoor/penalty-5a"\n', encoding="utf-8"
    )
    deck = 'title = "漢字"\n[[slide]]\nscenario = "play.toml"\nsteps = false\n'
    (here / "evening.toml").write_text(deck, encoding="utf-8")
    done = run("evening.toml", "--as-picture", "--handout", "b.pdf", "-o", "a.pptx")
    assert (done.exit_code, done.stdout.split()) == (0, ["a.pptx", "b.pdf"])
    (told,) = done.stderr.splitlines()
    assert told.startswith("polofield: warning: b.pdf: no letters for 漢 字: drawn as empty boxes")
    assert made("evening.toml", "-o", "shapes.pptx") == ["shapes.pptx"]


THREE = (
    DECK
    + """[[slide]]
rule = "outdoor/penalty-9"
steps = false
[[slide]]
rule = "outdoor/field"
"""
)


def failing(monkeypatch, where, name):
    """Have a function fail for two of the three entries."""
    works = getattr(where, name)

    def fails(shown, *others):
        if shown.name == "outdoor/penalty-4":
            raise LookupError("no room")
        if shown.name == "outdoor/field":
            raise OutputError("too dark")
        return works(shown, *others)

    monkeypatch.setattr(where, name, fails)


@pytest.mark.parametrize(
    ("where", "name", "options"),
    [
        (build, "entry_slides", ()),
        (build, "entry_slides", ("--as-picture",)),
        (build, "entry_slides", ("-o", "a.pptx", "--handout", "b.pdf")),
        (handout, "figures_of", ("-o", "a.pptx", "--handout", "b.pdf")),
    ],
)
def test_every_figure_that_fails_is_named_and_no_deck_is_written(
    here, monkeypatch, where, name, options
):
    (here / "evening.toml").write_text(THREE)
    failing(monkeypatch, where, name)
    done = run("evening.toml", *options)
    assert (done.exit_code, done.stdout) == (1, "")
    assert done.stderr.splitlines() == [
        "polofield: entry 1, outdoor/penalty-4: a bug in polofield: LookupError: no room",
        "polofield: entry 3, outdoor/field: too dark",
        "polofield: 2 of 3 figures failed",
    ]
    assert [path.name for path in here.iterdir()] == ["evening.toml"]


def test_pictures_are_drawn_by_as_many_as_there_are_cores(here, monkeypatch):
    (here / "evening.toml").write_text(
        DECK + 3 * '[[slide]]\nrule = "outdoor/penalty-9"\nsteps = false\n'
    )
    shared = parallel._run_in_workers
    workers = []
    monkeypatch.setattr(
        parallel, "_run_in_workers", lambda *given: workers.append(given[2]) or shared(*given)
    )
    for cores in (1, 2):
        monkeypatch.setattr(parallel, "_cores", lambda cores=cores: cores)
        made("evening.toml", "--as-picture", "-o", f"{cores}.pptx")
    assert workers == [2]
    assert (here / "1.pptx").read_bytes() == (here / "2.pptx").read_bytes()


def test_an_entry_is_called_what_it_shows(here):
    (here / "play.toml").write_text('title = "Play"\n[rule]\nid = "outdoor/penalty-4"\n')
    (here / "evening.toml").write_text(
        THREE + '[[slide]]\nscenario = "play.toml"\n[[slide]]\nblank = "arena"\n'
    )
    assert [shown.name for shown in read_deck("evening.toml").entries] == [
        "outdoor/penalty-4",
        "outdoor/penalty-9",
        "outdoor/field",
        "Play",
        "arena/field",
    ]


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_a_bar_on_a_terminal_only(here, monkeypatch):
    for stream, bars in ((Terminal(), True), (io.StringIO(), False)):
        monkeypatch.setattr(sys, "stderr", stream)
        with pytest.raises(SystemExit) as end:
            cli(["slides", "evening.toml", "-o", "a.pptx", "--handout", "b.pdf", "--force"])
        assert end.value.code == 0
        assert [label in stream.getvalue() for label in ("Slides", "Handout")] == [bars, bars]


def test_what_of_a_template_is_left_out_and_where_it_leads_is_told(here):
    import pptx
    from pptx.opc.constants import RELATIONSHIP_TYPE
    from pptx.opc.package import Part
    from pptx.opc.packuri import PackURI

    theirs = pptx.Presentation()
    macros = Part(PackURI("/ppt/vbaProject.bin"), "application/x", theirs.part.package, b"")
    theirs.part.rels.get_or_add(
        "http://schemas.microsoft.com/office/2006/relationships/vbaProject", macros
    )
    theirs.slide_master.part.rels.get_or_add_ext_rel(RELATIONSHIP_TYPE.HYPERLINK, "file:///C:/a")
    theirs.save(here / "their.pptx")
    done = run("evening.toml", "-o", "a.pptx", "--template", "their.pptx")
    assert done.exit_code == 0
    assert done.stderr.splitlines() == [
        "polofield: warning: their.pptx: left out of the slides: macros",
        "polofield: warning: their.pptx: keeps an external link to file:///C:/a",
    ]
