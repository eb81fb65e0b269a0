"""Files: the format by the suffix, replaced whole or not at all."""

import errno
import io
import os
import stat
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from specimen import specimen

from polofield.errors import OutputError
from polofield.render import output
from polofield.render.output import FORMATS, destination, rendered, save, write_whole

ROOT = Path(__file__).parents[2]
BEGINS = {"svg": b"<svg", "png": b"\x89PNG", "pdf": b"%PDF"}


@pytest.mark.parametrize("name", ["a.svg", "a.png", "a.pdf", "A.SVG", "b.c.Pdf"])
def test_format_by_suffix(tmp_path, name):
    path = save(specimen(), tmp_path / name)
    assert path == tmp_path / name
    assert path.read_bytes().startswith(BEGINS[path.suffix[1:].lower()])


def test_every_format_begins_as_it_should():
    assert list(FORMATS) == list(BEGINS)
    for name, begin in BEGINS.items():
        assert rendered(specimen(), name).startswith(begin)


@pytest.mark.parametrize("name", ["penalty_5.a", "x.jpeg", "x.svg.bak", "x."])
def test_unknown_suffix(tmp_path, name):
    with pytest.raises(OutputError, match=r"svg, png, pdf.*format= or --format"):
        save(specimen(), tmp_path / name)
    assert list(tmp_path.iterdir()) == []


def test_given_format_leaves_the_name(tmp_path):
    assert save(specimen(), tmp_path / "penalty_5.a", "pdf") == tmp_path / "penalty_5.a"
    assert (tmp_path / "penalty_5.a").read_bytes().startswith(b"%PDF")


def test_no_suffix_gets_the_default(tmp_path):
    folder = tmp_path / "out.d"
    folder.mkdir()
    assert save(specimen(), folder / "p5") == folder / "p5.svg"
    assert destination(".hidden") == (Path(".hidden.svg"), "svg")


def test_unknown_format_and_options(tmp_path):
    with pytest.raises(OutputError, match="'svg'"):
        save(specimen(), tmp_path / "a", "svgz")
    with pytest.raises(OutputError, match="pixels_wide, dpi"):
        save(specimen(), tmp_path / "a.png", size=(160, "mm"))
    for name in ("", "/", "a\0.svg"):
        with pytest.raises(OutputError, match="not the name of a file"):
            save(specimen(), name)
    assert list(tmp_path.iterdir()) == []


def test_options_reach_the_format(tmp_path):
    path = save(specimen(), tmp_path / "a.svg", size=(160, "mm"), prefix="here")
    assert b'width="160mm"' in path.read_bytes()
    assert b'id="here-' in path.read_bytes()


def test_open_file():
    file = io.BytesIO()
    assert save(specimen(), file, "svg") is None
    assert file.getvalue() == rendered(specimen(), "svg")
    with pytest.raises(OutputError, match="format is missing for an open file"):
        save(specimen(), io.BytesIO())
    with pytest.raises(OutputError, match="binary"):
        save(specimen(), io.StringIO(), "svg")


def test_failed_option_leaves_the_old_file(tmp_path):
    path = tmp_path / "a.png"
    path.write_bytes(b"old")
    with pytest.raises(OutputError):
        save(specimen(), path, pixels_wide=0)
    assert path.read_bytes() == b"old"


def test_rights(tmp_path):
    path = tmp_path / "a"
    before = os.umask(0o027)
    try:
        write_whole(path, b"1")
        assert stat.S_IMODE(path.stat().st_mode) == 0o640
        path.chmod(0o604)
        write_whole(path, b"2")
    finally:
        os.umask(before)
    assert stat.S_IMODE(path.stat().st_mode) == 0o604
    assert path.read_bytes() == b"2"


def test_link_is_written_through(tmp_path):
    (tmp_path / "real").mkdir()
    real, link = tmp_path / "real" / "a.svg", tmp_path / "link.svg"
    link.symlink_to(real)
    for data in (b"1", b"2"):
        write_whole(link, data)
        assert link.is_symlink()
        assert real.read_bytes() == data
    assert sorted(p.name for p in tmp_path.rglob("*")) == ["a.svg", "link.svg", "real"]


def test_no_replacing(tmp_path):
    path = tmp_path / "a"
    write_whole(path, b"1", replace=False)
    before = path.stat()
    with pytest.raises(FileExistsError) as caught:
        write_whole(path, b"2", replace=False)
    assert caught.value.filename == str(path)
    assert path.read_bytes() == b"1"
    assert path.stat().st_mtime_ns == before.st_mtime_ns
    assert os.listdir(tmp_path) == ["a"]


def test_only_one_of_many_comes_first(tmp_path):
    path = tmp_path / "a"

    def attempt(i):
        try:
            write_whole(path, bytes([i]), replace=False)
        except FileExistsError:
            return None
        return i

    with ThreadPoolExecutor(8) as pool:
        winners = [i for i in pool.map(attempt, range(1, 40)) if i is not None]
    assert path.read_bytes() == bytes(winners)
    assert os.listdir(tmp_path) == ["a"]


def test_file_system_without_links(tmp_path, monkeypatch):
    def no_links(*_):
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "link", no_links)
    write_whole(tmp_path / "a", b"1", replace=False)
    assert os.listdir(tmp_path) == ["a"]


def test_system_errors_name_the_target(tmp_path):
    with pytest.raises(FileNotFoundError) as caught:
        save(specimen(), tmp_path / "no" / "a.svg")
    assert caught.value.filename == str(tmp_path / "no" / "a.svg")
    (tmp_path / "folder.svg").mkdir()
    with pytest.raises(IsADirectoryError):
        save(specimen(), tmp_path / "folder.svg")


@pytest.mark.parametrize("failure", [OSError(errno.ENOSPC, "full"), KeyboardInterrupt()])
@pytest.mark.parametrize("call", ["replace", "fdopen"])
def test_nothing_is_left_behind(tmp_path, monkeypatch, failure, call):
    path = tmp_path / "a"
    path.write_bytes(b"old")

    def fail(*_):
        raise failure

    monkeypatch.setattr(output.os, call, fail)
    with pytest.raises(type(failure)):
        write_whole(path, b"new")
    monkeypatch.undo()
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["a"]


def test_full_disk():
    with pytest.raises(OSError, match="/dev/full") as caught:
        save(specimen(), "/dev/full", "svg")
    assert caught.value.errno == errno.ENOSPC
    assert stat.S_ISCHR(os.stat("/dev/full").st_mode)


def test_pipe(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    got = []
    reader = threading.Thread(target=lambda: got.append(pipe.read_bytes()))
    reader.start()
    save(specimen(), pipe, "svg")
    reader.join()
    assert got == [rendered(specimen(), "svg")]
    assert stat.S_ISFIFO(pipe.stat().st_mode)


def test_readers_never_see_half_a_file(tmp_path):
    path = tmp_path / "a"
    versions = [bytes([65 + i]) * 200_000 for i in range(8)]
    write_whole(path, versions[0])
    with ThreadPoolExecutor(4) as pool:
        writes = [pool.submit(write_whole, path, data) for data in versions * 3]
        seen = {path.read_bytes() for _ in range(200)}
        for write in writes:
            write.result()
    assert seen <= set(versions)
    assert os.listdir(tmp_path) == ["a"]


def test_svg_needs_no_matplotlib(tmp_path):
    code = (
        "import sys; from specimen import specimen; from polofield.render.output import save;"
        f"save(specimen(), {str(tmp_path / 'a.svg')!r}); print('matplotlib' in sys.modules)"
    )
    path = os.pathsep.join([str(ROOT), str(ROOT / "tests")])
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "False"
