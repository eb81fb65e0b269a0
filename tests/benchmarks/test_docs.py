"""A site with sixty diagrams, built from nothing and built again."""

import shutil
import subprocess
import sys
import time

CONF = 'project = "T"\nextensions = ["polofield.embed.sphinx", "myst_parser"]\n'
FIGURES = "".join(
    f"```{{polofield}} outdoor/penalty-5a\n:at: {x},20\n```\n\n" for x in range(-60, 60, 2)
)


def build(folder):
    command = [sys.executable, "-m", "sphinx", "-q", "-b", "html", "-d", "out/trees", ".", "out"]
    subprocess.run(command, cwd=folder, check=True)


def seconds(benchmark, folder, *, anew):
    def clear():
        if anew:
            shutil.rmtree(folder / "out", ignore_errors=True)

    benchmark.pedantic(build, (folder,), setup=clear, rounds=3)
    return benchmark.stats["min"]


def project(folder, page):
    (folder / "conf.py").write_text(CONF)
    (folder / "index.md").write_text(f"# T\n\n{page}")
    return folder


def bare(folder, *, anew):
    """How many seconds the same build takes without diagrams."""
    project(folder, "No figure.\n")
    best = float("inf")
    for _ in range(3):
        if anew:
            shutil.rmtree(folder / "out", ignore_errors=True)
        start = time.perf_counter()
        build(folder)
        best = min(best, time.perf_counter() - start)
    return best


def test_sixty_diagrams_cold(benchmark, tmp_path):
    without = bare(tmp_path, anew=True)
    added = seconds(benchmark, project(tmp_path, FIGURES), anew=True) - without
    benchmark.extra_info["added"] = added
    assert added <= 10


def test_sixty_diagrams_warm(benchmark, tmp_path):
    """With everything drawn before, another build neither draws nor reads."""
    without = bare(tmp_path, anew=False)
    build(project(tmp_path, FIGURES))
    added = seconds(benchmark, tmp_path, anew=False) - without
    benchmark.extra_info["added"] = added
    assert added <= 1
