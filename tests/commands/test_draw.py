"""`polofield draw`: names, formats, what is replaced and what is not."""

import os
import re
import stat
import sys

import pytest
from click.testing import CliRunner

import polofield as pf
from polofield.commands import writing
from polofield.commands.cli import cli

P5A = ("outdoor/penalty-5a", "--at", "20,30")
BEGINS = {"svg": b"<svg", "png": b"\x89PNG", "pdf": b"%PDF"}


@pytest.fixture(autouse=True)
def here(tmp_path, monkeypatch):
    """Every test in an empty folder."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(*args):
    return CliRunner().invoke(cli, ["draw", *args])


def drawn(*args):
    """The names that it printed."""
    done = run(*args)
    assert (done.exit_code, done.stderr) == (0, ""), done.stderr
    return done.stdout.splitlines()


def refused(*args, code=2):
    done = run(*args)
    assert (done.exit_code, done.stdout) == (code, ""), done.output
    assert done.stderr.count("\n") == 1
    return done.stderr


def names(folder):
    return sorted(path.name for path in folder.iterdir())


def test_without_a_name_it_is_named_after_the_rule(here):
    assert drawn(*P5A) == ["outdoor-penalty-5a.svg"]
    assert names(here) == ["outdoor-penalty-5a.svg"]
    assert drawn(*P5A, "--format", "png") == ["outdoor-penalty-5a.png"]
    assert drawn("outdoor/field") == ["outdoor-field.svg"]


@pytest.mark.parametrize("name", ["a.svg", "a.png", "a.pdf", "P5.SVG", "b.c.Pdf"])
def test_the_suffix_says_the_format(here, name):
    assert drawn(*P5A, "-o", name) == [name]
    assert (here / name).read_bytes().startswith(BEGINS[name[-3:].lower()])


@pytest.mark.parametrize("format", BEGINS)
def test_stdout_in_every_format(format):
    done = run(*P5A, "-o", "-", "--format", format)
    assert done.exit_code == 0
    assert done.stdout_bytes.startswith(BEGINS[format])


def test_what_is_drawn_is_what_the_library_draws(here):
    drawn(*P5A, "-o", "a.svg")
    ruling = pf.ruling("outdoor/penalty-5a", pf.Field(), at=(20, 30))
    assert (here / "a.svg").read_text("utf-8") == pf.draw(ruling).svg()


@pytest.mark.skipif(sys.platform != "linux", reason="names are bytes on Linux only")
def test_a_name_that_is_no_text_is_a_url_all_the_same(here):
    (line, *_) = re.findall(
        "src=.*? ", "".join(drawn(*P5A, "-o", os.fsdecode(b"a\xff.svg"), "--html"))
    )
    assert line == 'src="a%FF.svg" '
    assert [os.fsencode(name) for name in names(here)] == [b"a\xff.svg"]


@pytest.mark.skipif(sys.platform != "linux", reason="devices have these names on Linux")
def test_a_device_is_written_to_as_it_stands(here):
    assert drawn(*P5A, "-o", "/dev/null") == ["/dev/null"]
    os.mkfifo(here / "pipe.1")
    reading = os.open(here / "pipe.1", os.O_RDONLY | os.O_NONBLOCK)
    assert drawn("conduct/ladder", "-o", "pipe.1", "--text", "text") == ["pipe.1"]
    assert os.read(reading, 4) == b"<svg"
    os.close(reading)
    assert "the steps need a file each" in refused(*P5A, "--steps", "-o", "/dev/null")
    assert names(here) == ["pipe.1"]


def test_dots_in_names(here):
    assert "svg, png, pdf" in refused(*P5A, "-o", "penalty_5.a")
    assert "--format" in refused(*P5A, "-o", "penalty_5.a")
    assert names(here) == []
    assert drawn(*P5A, "-o", "penalty_5.a", "--format", "svg") == ["penalty_5.a"]
    (here / "out.d").mkdir()
    assert drawn(*P5A, "-o", "out.d/p5") == [os.path.join("out.d", "p5.svg")]


@pytest.mark.parametrize("name", ["a b.svg", "ñ 馬.svg", "-dash.svg", "$x;.svg"])
def test_unusual_names(here, name):
    assert drawn(*P5A, "-o", f"./{name}")
    assert names(here) == [name]


def test_a_file_that_is_there_is_replaced_by_force_only(here):
    path = here / "a.svg"
    path.write_bytes(b"mine")
    os.utime(path, (1, 1))
    said = refused(*P5A, "-o", "a.svg")
    assert "a.svg" in said
    assert "--force" in said
    assert (path.read_bytes(), path.stat().st_mtime) == (b"mine", 1)
    assert drawn(*P5A, "-o", "a.svg", "--force") == ["a.svg"]
    assert path.read_bytes().startswith(b"<svg")
    assert names(here) == ["a.svg"]


def test_a_file_that_comes_meanwhile_is_not_replaced(here, monkeypatch):
    path = here / "a.svg"
    check = writing.refuse_existing

    def first_time(*args):
        check(*args)
        path.write_bytes(b"theirs")

    monkeypatch.setattr(writing, "refuse_existing", first_time)
    assert "--force" in refused(*P5A, "-o", "a.svg")
    assert path.read_bytes() == b"theirs"
    assert names(here) == ["a.svg"]


def test_a_folder_is_no_file(here):
    (here / "a.svg").mkdir()
    for force in ((), ("--force",)):
        assert "is a folder" in refused(*P5A, "-o", "a.svg", *force)
    assert names(here / "a.svg") == []


def test_no_such_folder(here):
    for name in ("there/a.svg", "there/a.png", "there/deep/a.pdf"):
        folder = name.rpartition("/")[0]
        said = refused(*P5A, "-o", name, code=1)
        assert said == f"polofield: {name}: there is no folder {folder}\n"
    assert "there is no folder file" in refused_into_a_file(here)
    assert names(here) == ["file"]


@pytest.mark.parametrize("args", [(), ("--html",)])
def test_a_prefix_gives_a_diagram_ids_of_its_own(args):
    ids = [
        set(re.findall(r'\bid="([^"]*)"', run(*P5A, "-o", "-", *args, *more).stdout))
        for more in ((), ("--prefix", "second"))
    ]
    assert ids[0]
    assert not ids[0] & ids[1]
    assert all(found.startswith("second-") for found in ids[1])


def test_a_prefix_is_numbered_over_the_steps(here):
    ids = [
        set(re.findall(r'\bid="([^"]*)"', (here / name).read_text("utf-8")))
        for name in drawn(*P5A, "--steps", "--prefix", "foul")
    ]
    assert len(set.union(*ids)) == sum(map(len, ids))
    assert all(id.startswith("foul-") for id in set.union(*ids))


def test_a_prefix_that_cannot_be_one():
    assert "prefix: expected a letter" in refused(*P5A, "-o", "-", "--prefix", "2nd")


def refused_into_a_file(here):
    (here / "file").write_bytes(b"")
    return refused(*P5A, "-o", "file/a.svg", code=1)


def test_a_folder_that_nobody_may_write_to(here):
    """Root may write anywhere, so for root it is a folder of the system."""
    closed = here / "closed"
    closed.mkdir()
    closed.chmod(stat.S_IRUSR | stat.S_IXUSR)
    target = closed / "a.svg" if os.getuid() else "/proc/a.svg"
    said = refused(*P5A, "-o", str(target), code=1)
    assert str(target) in said
    closed.chmod(stat.S_IRWXU)
    assert names(closed) == []


def test_a_full_disk_leaves_nothing(here, monkeypatch):
    def full(*args, **options):
        raise OSError(28, "No space left on device", "a.svg")

    monkeypatch.setattr(writing, "write_whole", full)
    assert refused(*P5A, "-o", "a.svg", code=1) == "polofield: a.svg: No space left on device\n"
    assert names(here) == []


def test_links_are_written_through(here):
    (here / "real.svg").write_bytes(b"old")
    (here / "link.svg").symlink_to("real.svg")
    refused(*P5A, "-o", "link.svg")
    drawn(*P5A, "-o", "link.svg", "--force")
    assert (here / "link.svg").is_symlink()
    assert (here / "real.svg").read_bytes().startswith(b"<svg")


@pytest.mark.parametrize(
    "look",
    [
        ("--view", "whole"),
        ("--view", "half", "--up", "along"),
        ("--view", "end", "--up", "along-left"),
        ("--up", "goal-down"),
        ("--profile", "print"),
        ("--profile", "slide"),
        ("--bare",),
        ("--label-units", "both"),
        ("--units", "m", "--at", "18.288,27.432"),
        ("--step", "2"),
        ("--unboarded", "--length", "280"),
    ],
    ids=" ".join,
)
def test_looks_differ_and_are_drawn(here, look):
    at = () if "--at" in look else ("--at", "20,30")
    drawn("outdoor/penalty-5a", "--at", "20,30", "-o", "plain.svg")
    drawn("outdoor/penalty-5a", *at, *look, "-o", "look.svg")
    assert (here / "look.svg").read_bytes() != (here / "plain.svg").read_bytes()


def test_metres_in_give_the_same_lines(here):
    drawn(*P5A, "-o", "yards.svg")
    size = ("--length", "274.32", "--width", "146.304", "--goal-width", "7.3152")
    at = ("--at", "18.288,27.432", "--units", "m", "--label-units", "yd")
    drawn("outdoor/penalty-5a", *at, *size, "-o", "metres.svg")
    assert (here / "metres.svg").read_bytes() == (here / "yards.svg").read_bytes()


def test_steps_are_files_in_a_row(here):
    written = drawn(*P5A, "--steps", "-o", "p.svg")
    assert written == names(here)
    assert written[0] == "p-1.svg"
    assert len(written) >= 3
    contents = [(here / name).read_bytes() for name in written]
    assert len(set(contents)) == len(contents)
    assert "p-1.svg already exists" in refused(*P5A, "--steps", "-o", "p.svg")
    assert refused(*P5A, "--steps", "-o", "-")


def test_the_same_bytes_each_time(here):
    for name in ("a.svg", "b.svg", "a.png", "b.png", "a.pdf", "b.pdf"):
        drawn(*P5A, "-o", name)
    for format in BEGINS:
        assert (here / f"a.{format}").read_bytes() == (here / f"b.{format}").read_bytes()


@pytest.mark.parametrize("suffix", ["png", "pdf", "svg"])
def test_letters_that_a_picture_cannot_show_are_named(suffix):
    done = run("outdoor/penalty-4", "--sentence", "漢字 ñ 漢", "-o", f"a.{suffix}")
    assert (done.exit_code, done.stdout) == (0, f"a.{suffix}\n")
    told = "polofield: warning: a.{}: no letters for 漢 字: drawn as empty boxes"
    assert done.stderr.startswith(told.format(suffix)) if suffix != "svg" else not done.stderr


@pytest.mark.parametrize("flag", [("--steps",), ("--step", "1")], ids=" ".join)
def test_a_diagram_is_not_told_in_steps(flag):
    assert "outdoor/field is a diagram, not a rule" in refused("outdoor/field", *flag)


def test_a_decision_has_a_clubs_own_clause_and_sentence(here):
    drawn(*P5A, "--what-if", "--clause", "Club rule 12", "--sentence", "Our words.", "-o", "a.svg")
    text = (here / "a.svg").read_text("utf-8")
    assert text.count(">CLUB RULE 12<") == 1
    assert text.count(">Our words.<") == 1
    assert "<desc" in text
    assert "Our words." in text.split("</desc>")[0]


def test_a_long_clause_is_whole_on_a_narrow_page(here):
    clause = "Rule book of the Los Lobos Polo Club, edition of 2027, rule 12.4 b"
    drawn(*P5A, "--clause", clause, "--figure-width", "340px", "-o", "a.svg")
    shown = re.findall(r"<text[^>]*>([^<]*)</text>", (here / "a.svg").read_text("utf-8"))
    assert clause.upper() in " ".join(shown)  # the clause is set in capitals


@pytest.mark.parametrize("flag", [("--prefix", "z"), ("--text", "outlines")], ids=" ".join)
def test_what_only_an_svg_has_is_refused_of_others(here, flag):
    for name in ("a.png", "a.pdf"):
        assert flag[0] in refused("outdoor/penalty-2", *flag, "-o", name)
    drawn("outdoor/penalty-2", *flag, "-o", "a.svg")
    assert names(here) == ["a.svg"]


@pytest.mark.parametrize("flag", [("outdoor/penalty-2", "--what-if"), ("outdoor/penalty-1",)])
def test_what_is_of_no_surface_has_no_scale(here, flag):
    assert "no surface, so no scale: give a width" in refused(
        *flag, "--profile", "print", "--scale", "1:1500"
    )
    assert not names(here)


def test_a_scenario_is_not_replaced_by_its_drawing(here):
    scenario = "at = [80, 50]\n[rule]\nid = 'outdoor/penalty-5a'\n"
    (here / "a.toml").write_text(scenario, "utf-8")
    said = refused("a.toml", "--format", "svg", "-o", "./a.toml", "--force")
    assert "is the scenario itself: give -o another file" in said
    assert (here / "a.toml").read_text("utf-8") == scenario
