"""The Sphinx extension, in builds as a project runs them: a process each, warnings as errors."""

import html
import os
import re
import shutil
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import pytest
from pypdf import PdfReader

import polofield
from polofield.conduct.rule import by_clause
from polofield.embed.options import Request, diagrams
from polofield.embed.sphinx import FIGURE_OPTIONS
from polofield.render.html import alt_text

PACKAGE = Path(polofield.__file__).parent

CONF = """
project = "T"
copyright = "T"
version = "1"
extensions = ["polofield.embed.sphinx", "myst_parser"]
numfig = True
exclude_patterns = ["out"]
"""

INDEX = """
Rules
=====

.. toctree::

   arena
   others

.. polofield:: outdoor/penalty-5a
   :at: 62,78
   :caption: A *hit* from the spot
   :name: fig-5a
   :width: 60%
   :align: center
   :class: mine
   :figclass: ours

See :numref:`fig-5a`.

.. polofield::
   :alt: Mine alone

   at = [80, 78]
   [rule]
   id = "outdoor/penalty-5a"
"""

ARENA = """
# Arena

```{polofield} arena/penalty-4
```

```{polofield-table} arena/penalty-4
```

```{polofield-table} conduct/after-game
```
"""


OTHERS = """
# Others

```{polofield} outdoor/penalty-2
:steps:
:caption: Told
:name: told
```

```{polofield} outdoor/field
:surface: length=250, unboarded
:blank:
```

```{polofield} outdoor/penalty-6
:sweep:
```

```{polofield} arena/penalty-3
:what-if:
```

```{polofield} conduct/ladder
```
"""


class Project:
    """A folder of pages and what Sphinx makes of them."""

    def __init__(self, folder, package=None):
        self.folder = folder
        self.folder.mkdir(exist_ok=True)
        self.environment = dict(os.environ)
        if package is not None:
            self.environment["PYTHONPATH"] = str(package)
        self.write("conf.py", CONF)

    def write(self, name, text):
        (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / name).write_text(text, encoding="utf-8")

    def run(self, builder="html", *options):
        command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "--no-color"]
        command += ["-j2", "-b", builder, "-d", "out/doctrees", *options, ".", f"out/{builder}"]
        return subprocess.run(
            command,
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )

    def build(self, builder="html", *options):
        done = self.run(builder, *options)
        assert done.returncode == 0, done.stdout + done.stderr
        assert not done.stderr
        return done.stdout

    def read_again(self, builder="html"):
        """How many pages a further build reads: added, changed, removed."""
        found = re.search(
            r"updating environment:.* (\d+) added, (\d+) changed, (\d+) removed",
            self.build(builder),
            re.DOTALL,
        )
        return tuple(map(int, found.groups()))

    def text(self, name):
        return (self.folder / "out" / name).read_text(encoding="utf-8")

    def pictures(self, page="index"):
        """The files that a page of HTML shows."""
        return re.findall(r'<img[^>]*src="([^"]*)"', self.text(f"html/{page}.html"))


@pytest.fixture
def project(tmp_path):
    return Project(tmp_path)


@pytest.fixture(scope="module")
def every_builder(tmp_path_factory):
    """Pages built with every builder, and then with every builder again."""
    project = Project(tmp_path_factory.mktemp("project"))
    project.write("index.rst", INDEX)
    project.write("arena.md", ARENA)
    project.write("others.md", OTHERS)
    for builder in ("html", "latex", "epub", "text", "man"):
        project.build(builder)
    again = [project.read_again(builder) for builder in ("html", "latex", "epub", "text", "man")]
    return project, again


def alt(id, **options):
    (diagram,) = diagrams(Request(id, options=options))
    return alt_text(diagram.sheet)


def test_a_second_run_of_every_builder_reads_nothing(every_builder):
    _, again = every_builder
    assert again == [(0, 0, 0)] * 5


def test_html(every_builder):
    project, _ = every_builder
    page = project.text("html/index.html")
    (image, other) = re.findall(r"<img[^>]*>", page)
    assert f'alt="{alt("outdoor/penalty-5a", at="62,78")}"' in image
    assert 'class="polofield mine"' in image
    assert "width: 60%" in image
    assert 'alt="Mine alone"' in other
    figure = re.search(r'<figure class="([^"]*)" id="fig-5a">', page)[1]
    assert set(figure.split()) == {"align-center", "ours"}
    assert "A <em>hit</em> from the spot" in page
    assert re.search(r'href="#fig-5a"><span class="std std-numref">Fig. \d', page)
    for picture in project.pictures() + project.pictures("arena") + project.pictures("others"):
        assert picture.endswith(".svg")
        assert project.text(f"html/{picture}").startswith("<svg")


def test_picture_has_its_own_size(every_builder):
    """So it is shown as wide as its text is meant to be read, unless a theme says otherwise."""
    project, _ = every_builder
    (diagram,) = diagrams(Request("arena/penalty-4"))
    drawn = project.text(f"html/{project.pictures('arena')[0]}")
    assert drawn == diagram.svg(size=(680, "px"))


def test_latex_has_pdf(every_builder):
    project, _ = every_builder
    pictures = re.findall(
        r"\\sphinxincludegraphics[^{]*\{\{([^}]*)\}([^}]*)\}", project.text("latex/t.tex")
    )
    assert len(pictures) == 12
    for stem, suffix in pictures:
        data = (project.folder / "out/latex" / f"{stem}{suffix}").read_bytes()
        assert suffix == ".pdf"
        assert data.startswith(b"%PDF")


def test_no_figure_is_too_high_for_a_page_in_latex(project):
    """A page of Sphinx's own LaTeX is 1.38 lines high; what is left is for the caption."""
    project.write(
        "index.md",
        "# T\n\n```{polofield} arena/penalty-2\n:steps:\n:caption: Told\n```\n\n"
        "```{polofield} outdoor/penalty-5a\n:at: 62,78\n:view: whole\n```\n\n"
        "```{polofield} outdoor/penalty-5a\n:at: 62,78\n:view: whole\n:width: 90%\n```\n\n"
        "```{polofield} outdoor/field\n:up: along\n:figure-width: 300px\n```\n\n"
        "```{polofield} outdoor/field\n:up: along\n```\n",
    )
    project.build("latex")
    graphics = r"\\sphinxincludegraphics(?:\[(.*?)\])?\{\{(.*?)\}\.pdf\}"
    found = re.findall(graphics, project.text("latex/t.tex"))
    assert len(found) == 9
    widths = []
    for options, name in found:
        (page,) = PdfReader(project.folder / f"out/latex/{name}.pdf").pages
        wide, high = page.mediabox.width / 72, page.mediabox.height / 72
        asked = re.fullmatch(r"width=([\d.]+)\\linewidth", options) if options else None
        shown = float(asked[1]) if asked else min(wide / 6.5, 1)
        widths.append(shown)
        assert shown * high / wide <= 1.21 or shown == 0.9, name
    assert len(set(widths[:5])) == 1
    assert widths[6] == 0.9
    assert not found[7][0]
    assert not found[8][0]


def test_epub_lists_svg(every_builder):
    project, _ = every_builder
    with zipfile.ZipFile(project.folder / "out/epub/T.epub") as book:
        manifest = book.read("content.opf").decode()
        listed = re.findall(
            r'href="(_images/[^"]*\.svg)"[^>]*media-type="image/svg\+xml"', manifest
        )
        assert len(listed) == 12
        assert all(book.read(name).startswith(b"<svg") for name in listed)


@pytest.mark.parametrize("name", ["text/index.txt", "man/t.1"])
def test_text_and_man_have_the_sentence(every_builder, name):
    project, _ = every_builder
    words = " ".join(project.text(name).split())
    assert f"[image: {alt('outdoor/penalty-5a', at='62,78')}]" in words.replace("\\-", "-")


def test_table(every_builder):
    project, _ = every_builder
    page = re.sub(r"<[^>]*>", " ", project.text("html/arena.html"))
    for words in ("Zones", "until the ball is hit", "Clock", "Not allowed", "What may follow"):
        assert words in page
    ruling = polofield.ruling("arena/penalty-4", polofield.Arena())
    assert all(f"{letter}: " in page for letter in ruling.readings)


def test_table_of_the_conduct_rule(every_builder):
    project, _ = every_builder
    page = html.unescape(re.sub(r"<[^>]*>", " ", project.text("html/arena.html")))
    for part, said in by_clause("conduct/after-game").items():
        assert part in page
        # smart quotes are the builder's own
        assert all(words.split("'")[0] in page for words in said)


def test_steps_and_figures_that_are_no_rulings(every_builder):
    project, _ = every_builder
    page = project.text("html/others.html")
    assert len(project.pictures("others")) == 9
    assert [f"Told ({n} of 5)" in page for n in range(1, 6)] == [True] * 5
    assert page.count('id="told"') == 1


def test_twenty_pages_in_parallel_twice(project):
    """The same and different diagrams, read by several processes at once."""
    names = [f"page{number}" for number in range(20)]
    for number, name in enumerate(names):
        project.write(
            f"{name}.rst",
            f"{name}\n{'=' * len(name)}\n\n.. polofield:: outdoor/penalty-2\n\n"
            f".. polofield:: outdoor/penalty-5a\n   :at: {number}, 0\n",
        )
    project.write("index.rst", "T\n=\n\n.. toctree::\n\n   " + "\n   ".join(names) + "\n")
    project.build("html", "-j4")
    for name in names:
        assert [(project.folder / "out/html" / p).is_file() for p in project.pictures(name)] == [
            True,
            True,
        ]
    assert project.read_again() == (0, 0, 0)


def test_only_what_has_changed_is_read_again(project):
    project.write("free.toml", 'at = [80, 0]\n[rule]\nid = "outdoor/penalty-5a"\n')
    project.write("club.toml", 'base = "turf"\n')
    project.write("index.md", "# T\n\n```{toctree}\na\nb\nc\n```\n")
    project.write("a.md", "# A\n\n```{polofield} outdoor/penalty-5a\n:at: 62,0\n```\n")
    project.write("b.md", "# B\n\n```{polofield}\n:file: free.toml\n```\n")
    project.write("c.md", "# C\n\n```{polofield} outdoor/penalty-2\n:theme: club.toml\n```\n")
    project.build()
    shown = {page: project.text(f"html/{project.pictures(page)[0]}") for page in "abc"}

    def changed():
        now = {page: project.text(f"html/{project.pictures(page)[0]}") for page in "abc"}
        return "".join(page for page in "abc" if now[page] != shown[page])

    wait_for_the_clock()
    project.write("a.md", "# A\n\n```{polofield} outdoor/penalty-5a\n:at: 50,0\n```\n")
    assert project.read_again() == (0, 1, 0)
    assert changed() == "a"
    project.write("free.toml", 'at = [50, 0]\n[rule]\nid = "outdoor/penalty-5a"\n')
    assert project.read_again() == (0, 1, 0)
    assert changed() == "ab"
    project.write("club.toml", 'base = "paper"\n')
    assert project.read_again() == (0, 1, 0)
    assert changed() == "abc"
    assert project.read_again() == (0, 0, 0)


def wait_for_the_clock():
    """Sphinx compares times of files: let the next be a later one."""
    time.sleep(0.05)


def test_a_picture_that_is_lost_is_drawn_again(project):
    project.write("index.md", "# T\n\n```{polofield} outdoor/penalty-2\n```\n")
    project.build()
    (picture,) = (project.folder / "out/doctrees/polofield").rglob("*.svg")
    data = picture.read_bytes()
    picture.unlink()
    project.build()
    assert picture.read_bytes() == data


def test_another_polofield_draws_everything_again(tmp_path):
    """A distance of the rules is changed in a copy of the package."""
    package = tmp_path / "package"
    shutil.copytree(PACKAGE, package / "polofield", ignore=shutil.ignore_patterns("__pycache__"))
    folder = tmp_path / "pages"
    folder.mkdir()
    project = Project(folder, package)
    project.write("index.md", "# T\n\n```{polofield} outdoor/penalty-2\n```\n")
    project.build()
    assert project.read_again() == (0, 0, 0)
    before = project.pictures()
    old = project.text(f"html/{before[0]}")
    words = package / "polofield/words/figures.py"
    text = words.read_text(encoding="utf-8")
    assert '"{opp}’s goal"' in text
    words.write_text(text.replace('"{opp}’s goal"', '"the {opp} end"'), encoding="utf-8")
    assert project.read_again() == (1, 0, 0)
    assert project.pictures() == before
    new = project.text(f"html/{before[0]}")
    assert "Yellow’s goal" in old
    assert "Yellow’s goal" not in new
    assert "the Yellow end" in new


RST_MISTAKES = """
T
=

.. polofield:: outdoor/penalty-22

.. polofield:: outdoor/penalty-2
   :veiw: end

.. polofield::

   at = [80, 78]
   [rule]
   id = "outdoor/penalty-5a"
   hit_bye = "Blue"

.. polofield::
   :file: none.toml

.. polofield:: outdoor/penalty-2
   :file: none.toml

.. polofield-table:: outdoor/field
"""

MYST_MISTAKES = """
# T

```{polofield} outdoor/penalty-22
```

```{polofield}
:view: end

at = [80, 78]

[rule]
id = "outdoor/penalty-5a"
hit_bye = "Blue"
```

```{polofield} outdoor/penalty-2
:veiw: end
```
"""


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        (
            "index.rst",
            RST_MISTAKES,
            [
                (5, "no rule 'outdoor/penalty-22'; did you mean 'outdoor/penalty-2'"),
                (7, "unknown option 'veiw'; did you mean 'view'?"),
                (15, "unknown key 'hit_bye'; did you mean 'hit_by'?"),
                (17, "none.toml: no such file"),
                (20, "expected exactly one of the id of a rule, a scenario as body, and :file:"),
                (23, "outdoor/field is a diagram, not a ruling"),
            ],
        ),
        (
            "index.md",
            MYST_MISTAKES,
            [
                (4, "no rule 'outdoor/penalty-22'; did you mean 'outdoor/penalty-2'"),
                (14, "unknown key 'hit_bye'; did you mean 'hit_by'?"),
                (17, "unknown option 'veiw'; did you mean 'view'?"),
            ],
        ),
    ],
)
def test_mistakes_are_errors_at_their_lines(project, name, text, told):
    project.write(name, text)
    done = project.run()
    assert done.returncode != 0
    lines = [line for line in done.stderr.splitlines() if "ERROR" in line]
    assert len(lines) == len(told), done.stderr
    for found, (line, words) in zip(lines, told, strict=True):
        assert f"{name}:{line}: ERROR: polofield: " in found
        assert words in found
    assert "Traceback" not in done.stderr


SECRET = 'at = [62, 8]\n[rule]\nid = "outdoor/penalty-5a"\n'


@pytest.fixture
def pages_of_others(tmp_path):
    """Pages that name files beside their folder, by a way up, and by a link; and one of theirs."""
    (tmp_path / "secret.toml").write_text(SECRET)
    (tmp_path / "club.toml").write_text('base = "paper"\n')
    project = Project(tmp_path / "pages")
    (project.folder / "link.toml").symlink_to(tmp_path / "secret.toml")
    project.write("own.toml", SECRET)
    project.write(
        "index.rst",
        "T\n=\n\n.. polofield::\n   :file: ../secret.toml\n\n"
        ".. polofield::\n   :file: link.toml\n\n"
        ".. polofield:: outdoor/penalty-2\n   :theme: ../club.toml\n\n"
        ".. polofield-table::\n   :file: /../secret.toml\n\n"
        ".. polofield::\n   :file: own.toml\n",
    )
    return project


def test_a_file_outside_the_source_folder_is_not_read(pages_of_others):
    done = pages_of_others.run()
    assert done.returncode != 0
    found = re.findall(r"index.rst:(\d+): ERROR: polofield: '([^']*)' is outside", done.stderr)
    named = ["../secret.toml", "link.toml", "../club.toml", "/../secret.toml"]
    assert found == list(zip(("4", "7", "10", "13"), named, strict=True))
    assert done.stderr.count("add its folder to polofield_folders in conf.py") == 4
    assert len(pages_of_others.pictures()) == 1


def test_a_file_outside_is_read_where_the_site_allows_it(pages_of_others):
    pages_of_others.write("conf.py", CONF + 'polofield_folders = [".."]\n')
    pages_of_others.build()
    assert len(pages_of_others.pictures()) == 4


GETTEXT = """
T
=

.. polofield:: outdoor/penalty-5a
   :at: 62,78
   :caption: A *hit* from
      the spot
   :alt: Mine alone

.. polofield:: outdoor/penalty-2
   :steps:
   :caption: Told

.. polofield-table:: outdoor/penalty-4

.. toctree::

   m
"""


HIT_WITHIN = "Hit or hit at within 20 s of “Play”"


def test_captions_and_texts_are_in_catalogues_with_their_lines_and_no_paths(project):
    project.write("index.rst", GETTEXT)
    project.write("m.md", "# M\n\n```{polofield} outdoor/penalty-2\n:bare:\n:caption: Hers\n```\n")
    images = ("-D", "gettext_additional_targets=image")
    done = project.run("gettext", "-D", "gettext_compact=0", *images)
    assert done.returncode == 0, done.stderr
    catalogues = project.text("gettext/index.pot") + project.text("gettext/m.pot")
    found = re.findall(r'#: \S*?([\w.]+:\d+)\nmsgid "(.*)"', catalogues)
    words = {text: place for place, text in found}
    assert words["A *hit* from the spot"] == "index.rst:7"
    assert words["Mine alone"] == "index.rst:9"
    assert words["Told (5 of 5)"] == "index.rst:13"
    assert words["Hers"] == "m.md:5"
    assert words["What may follow"] == words[HIT_WITHIN] == "index.rst:15"
    assert alt("outdoor/penalty-2") in words
    assert ".. image::" not in catalogues
    assert ".svg" not in catalogues
    assert "doctrees" not in catalogues


def test_what_is_translated_is_shown(project):
    project.write("index.rst", GETTEXT.partition(".. toctree")[0])
    told = {
        "A *hit* from the spot": "Un *golpe*",
        "Mine alone": "Solo mia",
        "Told (1 of 5)": "Contado (1 de 5)",
        "What may follow": "Que puede seguir",
    }
    entries = "".join(f'msgid "{text}"\nmsgstr "{other}"\n\n' for text, other in told.items())
    header = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n\n'
    project.write("locales/es/LC_MESSAGES/index.po", header + entries)
    project.write("conf.py", CONF + 'language = "es"\nlocale_dirs = ["locales"]\n')
    project.build()
    page = project.text("html/index.html")
    for words in ("Un <em>golpe</em>", 'alt="Solo mia"', "Contado (1 de 5)", "Que puede seguir"):
        assert words in page


@pytest.mark.parametrize("name", sorted(FIGURE_OPTIONS))
def test_an_option_without_a_value_is_told_in_words(project, name):
    project.write("index.rst", f"T\n=\n\n.. polofield:: outdoor/penalty-2\n   :{name}:\n")
    done = project.run()
    assert "Traceback" not in done.stderr
    assert "NoneType" not in done.stderr


def test_a_table_takes_no_option_of_a_figure(project):
    project.write("index.rst", "T\n=\n\n.. polofield-table:: outdoor/penalty-2\n   :caption: A\n")
    done = project.run()
    assert "a table of outdoor/penalty-2 does not take the option 'caption'" in done.stderr


def test_sixty_diagrams_are_drawn_once(project):
    places = range(-60, 60, 2)
    figures = "\n".join(f"```{{polofield}} outdoor/penalty-5a\n:at: {x},20\n```\n" for x in places)
    assert len(places) == 60
    project.write("index.md", f"# T\n\n{figures}")
    project.build()
    assert len(project.pictures()) == 60
    assert project.read_again() == (0, 0, 0)
