"""The command: how it starts, how it ends, and what it says if it fails."""

import io
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

import polofield
from polofield.commands import COMMANDS, STOP_SIGNALS, listing
from polofield.commands.cli import cli

COMMAND = (sys.executable, "-m", "polofield")
P5A = ("outdoor/penalty-5a", "--at", "20,30")


def run(*args):
    return CliRunner().invoke(cli, args)


def process(*args, env=None, **options):
    options = {"capture_output": True, "text": True, "timeout": 120} | options
    return subprocess.run([*COMMAND, *args], env={**os.environ, **(env or {})}, **options)


def refused(done, code=2):
    """The one line that says what is wrong."""
    assert done.exit_code == code, done.output
    assert done.stdout == ""
    assert re.fullmatch(r"polofield: [^\n]+\n", done.stderr), done.stderr
    return done.stderr.removeprefix("polofield: ").rstrip()


def test_help_names_every_command():
    done = run("--help")
    assert done.exit_code == 0
    listed = re.findall(r"^  ([a-z]+) ", done.stdout.split("Commands:")[1], re.MULTILINE)
    assert listed == list(COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_there_and_explains_itself(name):
    done = run(name, "--help")
    assert done.exit_code == 0
    assert done.stdout.startswith(f"Usage: polofield {name}")
    assert isinstance(cli.get_command(click.Context(cli), name), click.Command)


def test_version():
    assert run("--version").stdout == f"polofield {polofield.__version__}\n"


@pytest.mark.parametrize(
    ("args", "says"),
    [
        ((), "no command given"),
        (("drw",), "unknown command 'drw'; did you mean 'draw'?"),
        (("--vers",), "--version"),
        (("draw",), "Missing argument"),
        (("draw", "outdoor/penalty-11"), "no rule 'outdoor/penalty-11'; did you mean"),
        (("draw", "p11"), "no rule 'p11'"),
        (("draw", "outdoor/penalty-2", "--vew", "end"), "--view"),
        (("draw", "outdoor/penalty-2", "--view", "near"), "'near' is not one of"),
        (("draw", "outdoor/penalty-2", "--theme", "turk"), "did you mean 'turf'"),
        (("draw", "outdoor/penalty-2", "--profile", "poster"), "'poster' is not one of"),
        (("draw", "outdoor/penalty-2", "extra"), "extra"),
        (("draw", "outdoor/penalty-2", "--width"), "--width"),
        (("draw", "outdoor/penalty-2", "--at", "1,2"), "does not need a place: leave out --at"),
        (("draw", "outdoor/field", "--at", "1,2"), "does not need a place: leave out --at"),
        (
            ("draw", "outdoor/penalty-4", "--corner-cut", "3"),
            "'--corner-cut' is not a size of a field",
        ),
        (("draw", "arena/penalty-4", "--unboarded"), "'--unboarded' is not a size of an arena"),
        (("draw", "outdoor/penalty-4", "--team", "1,2"), "has no option '--team'"),
        (("ruling", "outdoor/penalty-7", "--how", "late"), "known: --disabled, --team"),
        (("ruling", "outdoor/field"), "is a diagram, not a ruling"),
        (("ruling", "outdoor/penalty-5a"), "needs a place"),
        (("ruling", "outdoor/ball-over-side", "--at", "3,80"), "needs the option off"),
        (("ruling", "outdoor/penalty-5a", "--at", "1,2", "--units", "km"), "'km' is not one of"),
        (("ruling", *P5A, "--label-units", "ft"), "'ft' is not one of"),
        (("ruling", *P5A, "--json=yes"), "--json"),
        (("ruling", "outdoor/penalty-5a", "--at", "-20", "-79"), "--at -20,-79"),
        (("ruling", "outdoor/penalty-5a", "--at", "20", "79"), "79"),
        (("list", "outdoor"), "outdoor"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_what_is_wrong_is_told_in_one_line(args, says):
    assert says in refused(run(*args))


@pytest.mark.parametrize("at", ["nan,0", "inf,inf", "1", "1,2,3", "", "nowhere", "[]", "--json"])
def test_a_place_that_is_none_is_refused(at):
    assert "place" in refused(run("ruling", "outdoor/penalty-5a", "--at", at))


@pytest.mark.parametrize("size", ["nan", "inf", "-inf", "0", "-160", "1e308", "wide"])
@pytest.mark.parametrize("units", ["yd", "m"])
def test_a_size_that_is_none_is_refused(size, units):
    said = refused(run("ruling", "outdoor/penalty-2", "--width", size, "--units", units))
    assert "width" in said


@pytest.mark.parametrize(
    ("at", "says"),
    [
        ("40,80.5", "y = 80.5 yd is outside -80 to 80 yd"),
        ("40,-80.5", "y = -80.5 yd is outside -80 to 80 yd"),
        ("150.5,20", "x = 150.5 yd is outside -150 to 150 yd"),
        ("-150.5,20", "x = -150.5 yd is outside -150 to 150 yd"),
        ("151,81", "x = 151 yd is outside -150 to 150 yd"),
    ],
)
def test_beyond_any_edge_is_refused_and_nothing_written(at, says, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert says in refused(run("draw", "outdoor/penalty-5a", "--at", at))
    assert list(tmp_path.iterdir()) == []


def test_a_size_without_a_unit_is_in_the_units_given():
    said = refused(run("ruling", "outdoor/penalty-2", "--width", "160", "--units", "m"))
    assert "width 160 m is outside 91.44 to 146.304 m" in said


def test_a_bug_is_called_one_and_shows_its_trace_on_request(monkeypatch):
    def broken(*args, **options):
        raise KeyError("deep\nwithin")

    monkeypatch.setattr(listing, "groupby", broken)
    monkeypatch.delenv("POLOFIELD_DEBUG", raising=False)
    said = refused(run("list"), code=1)
    assert said == r"this is a bug in polofield: KeyError: 'deep\nwithin'"
    monkeypatch.setenv("POLOFIELD_DEBUG", "1")
    assert isinstance(run("list").exception, KeyError)


def test_an_interrupt_is_quiet(monkeypatch):
    def interrupted(*args, **options):
        raise KeyboardInterrupt

    monkeypatch.setattr(listing, "groupby", interrupted)
    done = run("list")
    assert (done.exit_code, done.output) == (130, "")


def test_every_problem_of_a_file_is_told(tmp_path):
    path = tmp_path / "wrong.toml"
    path.write_text('rule = "outdoor/penalty-2"\ncolour = 1\nplace = 2\n', encoding="utf-8")
    done = run("check", str(path))
    assert done.exit_code == 2
    assert done.stdout == ""
    lines = done.stderr.splitlines()
    assert all(line.startswith(f"polofield: {path}:") for line in lines)
    for problem in (":2: unknown key 'colour'", ":3: unknown key 'place'"):
        assert sum(problem in line for line in lines) == 1


# As a process


def test_a_reader_that_goes_away_leaves_it_quiet():
    env = {**os.environ, "PYTHONUNBUFFERED": "1"}
    for args in (["list"], ["draw", *P5A, "-o", "-"], ["list", "--json"]):
        for limits in (env, os.environ):
            running = subprocess.Popen(
                [*COMMAND, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=limits
            )
            running.stdout.read(1)
            running.stdout.close()
            assert running.stderr.read() == b""
            running.stderr.close()
            assert running.wait(timeout=60) in (0, 141)


def closed_stdout(*args):
    done = process(*args, stdout=None, stderr=subprocess.PIPE, capture_output=False,
                   preexec_fn=lambda: os.close(1))  # fmt: skip
    return done.returncode, done.stderr


def test_a_closed_stdout_is_quiet():
    assert closed_stdout("list") == (0, "")


@pytest.mark.parametrize("more", [(), ("--html",)])
def test_a_drawing_to_a_closed_stdout_is_not_lost_without_a_word(more):
    code, told = closed_stdout("draw", *P5A, "-o", "-", *more)
    assert code == 1
    assert told == "polofield: standard output: closed, cannot be written to\n"


@pytest.mark.parametrize("args", [("list",), ("--help",), ("draw", *P5A, "-o", "-")], ids=str)
def test_a_full_disk_is_told_in_one_line(args):
    with open("/dev/full", "w") as full:
        done = process(*args, stdout=full, stderr=subprocess.PIPE, capture_output=False)
    assert done.returncode == 1
    assert done.stderr == "polofield: standard output: No space left on device\n"


@pytest.mark.parametrize(
    "env",
    [
        {"LANG": "C", "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"PYTHONIOENCODING": "cp1252"},
        {"PYTHONIOENCODING": "ascii"},
    ],
    ids=str,
)
def test_any_console_can_show_it(env):
    for args in (["list"], ["ruling", *P5A], ["list", "--json"], ["draw", "outdoor/pénalty-→"]):
        done = process(*args, env=env, text=False)
        assert b"Traceback" not in done.stderr
        assert done.returncode == (2 if args[0] == "draw" else 0)


@pytest.mark.parametrize(
    ("args", "variable", "wanted"),
    [
        (("draw", "arena/penalty-4", "-o", "a.pdf"), "SOURCE_DATE_EPOCH", "whole seconds"),
        (("draw", "arena/penalty-4", "-o", "a.png"), "MPLBACKEND", "a backend of matplotlib"),
        (("slides", "cards", "--handout", "a.pdf"), "MPLBACKEND", "a backend of matplotlib"),
    ],
)
def test_what_is_wrong_in_the_environment_is_told_in_one_line(args, variable, wanted, tmp_path):
    done = process(*args, env={variable: "none-such"}, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert f"{variable} is 'none-such', not " in line
    assert wanted in line
    assert not list(tmp_path.iterdir())


def test_the_list_needs_no_geometry():
    for args in ([], ["list"], ["--help"], ["ruling", "--help"]):
        program = (
            f"import sys; sys.argv[1:] = {args!r}\n"
            "from polofield.__main__ import main\n"
            "try: main()\n"
            "except SystemExit: pass\n"
            "heavy = {'shapely', 'numpy', 'matplotlib', 'msgspec'} & sys.modules.keys()\n"
            "assert not heavy, heavy"
        )
        subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)


def hears_of_interrupts():
    """Hear interrupts as a foreground process does, even if these tests run in the background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def start(*args, folder, group=False):
    """A process that can be interrupted even where these tests run in the background.

    With `group` it leads one of its own.
    """
    return subprocess.Popen(
        [*COMMAND, *args],
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=folder,
        start_new_session=group,
        preexec_fn=hears_of_interrupts,
    )


def wait_for_a_figure(folder):
    end = time.monotonic() + 120
    while not any(folder.glob("out/*.svg")):
        assert time.monotonic() < end
        time.sleep(0.05)


def assert_whole(folder):
    for path in folder.iterdir():
        data = path.read_bytes()
        assert path.suffix in (".svg", ".png")
        assert data.endswith((b"</svg>\n", b"IEND\xaeB`\x82"))


@pytest.mark.parametrize("sent", STOP_SIGNALS)
def test_a_stopped_run_leaves_whole_files_only(tmp_path, sent):
    running = start("gallery", "out", folder=tmp_path)
    wait_for_a_figure(tmp_path)
    running.send_signal(sent)
    out, err = running.communicate(timeout=120)
    assert running.returncode == 128 + sent
    assert (out, err) == (b"", b"")
    assert_whole(tmp_path / "out")


def test_what_a_killed_run_had_started_ends_with_it(tmp_path):
    running = start("gallery", "out", folder=tmp_path, group=True)
    wait_for_a_figure(tmp_path)
    running.kill()
    running.communicate(timeout=60)  # both streams end when nobody has them any more
    assert_whole(tmp_path / "out")


def test_the_end_of_a_terminal_is_told_to_all_and_leaves_whole_files_only(tmp_path):
    running = start("gallery", "out", folder=tmp_path, group=True)
    wait_for_a_figure(tmp_path)
    os.killpg(running.pid, signal.SIGHUP)
    assert running.communicate(timeout=120) == (b"", b"")
    assert running.returncode == 128 + signal.SIGHUP
    assert_whole(tmp_path / "out")


@pytest.mark.parametrize("after", [0.02, 0.06, 0.13])
def test_ctrl_c_while_others_are_being_started_says_nothing(tmp_path, after):
    """As a terminal sends it: to every process of the group, whatever it is doing."""
    running = start("gallery", "out", folder=tmp_path, group=True)
    end = time.monotonic() + 60
    while not (tmp_path / "out").exists():  # from here on it starts others
        assert time.monotonic() < end
        time.sleep(0.005)
    time.sleep(after)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=120)
    assert (running.returncode, out, err) == (130, b"", b"")


STOPPED_WHILE_LOADING = """
import os, signal, sys
from importlib.abc import MetaPathFinder

class Stop(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name == {module!r}:
            os.kill(os.getpid(), {stop})

sys.meta_path.insert(0, Stop())
sys.argv[1:] = ["ruling", "outdoor/penalty-3"]
from polofield.__main__ import main
main()
"""


@pytest.mark.parametrize("stop", STOP_SIGNALS)
@pytest.mark.parametrize(
    "module", ["click", "polofield.rulings.ruling", "numpy", "numpy.exceptions"]
)
def test_a_stop_while_it_is_loading_says_nothing(module, stop):
    program = STOPPED_WHILE_LOADING.format(module=module, stop=int(stop))
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, preexec_fn=hears_of_interrupts
    )
    assert (done.returncode, done.stdout, done.stderr) == (128 + stop, b"", b"")


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGHUP])
def test_what_runs_in_the_background_or_after_nohup_hears_of_none(stop):
    program = (
        "import os, signal, sys\n"
        f"signal.signal({int(stop)}, signal.SIG_IGN)\n"
        "sys.argv[1:] = ['list']\n"
        "from polofield.__main__ import main\n"
        "try: main()\n"
        f"except SystemExit as end: os.kill(os.getpid(), {int(stop)}); sys.exit(end.code)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_few_ways_in_as_processes(tmp_path):
    script = Path(sys.executable).with_name("polofield")
    ways = [COMMAND] + ([(str(script),)] if script.exists() else [])
    for way in ways:
        done = subprocess.run(
            [*way, "ruling", "outdoor/penalty-5a", "--at", "-60,80", "--json"],
            capture_output=True, cwd=tmp_path, check=True,
        )  # fmt: skip
        assert b'"ball": [-60, 75]' in done.stdout
        assert done.stderr == b""


def test_stdout_that_is_no_stream_of_ours(monkeypatch):
    """Something else in place of stdout, as in a notebook."""
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    with pytest.raises(SystemExit) as ended:
        cli.main(["list"])
    assert ended.value.code == 0
