"""Any mixture of outputs in many threads, from a process that has drawn nothing yet."""

import ast
import hashlib
import subprocess
import sys
from pathlib import Path

import pytest
from mixture import MAKERS

import polofield

THREADS = 16
HERE = Path(polofield.__file__).parent
WITH_PARTS = ("matplotlib", "numpy", "shapely")
"""Libraries that import their own parts as they load, and so are not whole meanwhile."""


PROGRAM = """
import sys, threading
sys.setswitchinterval(1e-5)  # threads take turns in the middle of an import
sys.path.insert(0, {here!r})
import hashlib
from mixture import MAKERS
at_once = threading.Barrier({threads})
made = []
def work(index):
    name = list(MAKERS)[(index + {shift}) % len(MAKERS)]
    at_once.wait()
    made.append(name + " " + hashlib.sha256(MAKERS[name]()).hexdigest())
workers = [threading.Thread(target=work, args=(index,)) for index in range({threads})]
for worker in workers:
    worker.start()
for worker in workers:
    worker.join()
print(*made, sep="\\n")
"""


@pytest.mark.parametrize("shift", [0, 3])
def test_a_cold_process_makes_in_threads_what_one_makes(shift):
    program = PROGRAM.format(here=str(Path(__file__).parent), threads=THREADS, shift=shift)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stderr == ""
    alone = {name: hashlib.sha256(make()).hexdigest() for name, make in MAKERS.items()}
    made = [line.rsplit(" ", 1) for line in done.stdout.splitlines()]
    assert len(made) == THREADS
    assert {name for name, _ in made} == set(MAKERS)
    assert [name for name, digest in made if digest != alone[name]] == []


def run(node):
    """A module's nodes, but what only type checkers read."""
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return
    yield node
    for child in ast.iter_child_nodes(node):
        yield from run(child)


def imports(path):
    """Every import of a module: its line, and what is imported."""
    for node in run(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.lineno, node.module
        elif isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name


def test_a_library_is_imported_before_a_part_of_it():
    """One that begins with a part, while another thread loads the whole, sees half of it."""
    wrong = []
    for path in sorted(HERE.rglob("*.py")):
        whole = set()
        for line, name in sorted(imports(path)):
            library, _, part = name.partition(".")
            if not part:
                whole.add(library)
            elif library in WITH_PARTS and library not in whole:
                wrong.append(f"{path.relative_to(HERE)}:{line}: {name}")
    assert wrong == []
