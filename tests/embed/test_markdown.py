"""The fence, in Python-Markdown, in MkDocs with Material, and in Zensical."""

import html
import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET

import pytest
from markdown import Markdown
from pymdownx.superfences import SuperFencesException

import polofield as pf
from polofield.embed.markdown import formatter, strict_formatter, validator
from polofield.scenario.scenario import parse_scenario

SVG = "{http://www.w3.org/2000/svg}"
TWO = '[rule]\nid = "outdoor/penalty-2"\n'
FREE = 'at = [80, 0]\n[rule]\nid = "outdoor/penalty-5a"\n'


def converted(text, format=formatter):
    fence = {"name": "polofield", "class": "polofield", "validator": validator, "format": format}
    return Markdown(
        extensions=["attr_list", "pymdownx.superfences"],
        extension_configs={"pymdownx.superfences": {"custom_fences": [fence]}},
    ).convert(text)


def fence(body=TWO, header=""):
    return f"```polofield{header}\n{body}```\n"


def drawings(page):
    return [ET.fromstring(found) for found in re.findall(r"<svg.*?</svg>", page, re.DOTALL)]


def test_figure():
    page = converted(fence())
    (drawing,) = drawings(page)
    assert page.startswith('<figure class="polofield" style="width:100%;max-width:680px">')
    assert drawing.find(f"{SVG}title").text == "Penalty 2 · 30 yards"
    written = pf.draw(parse_scenario(TWO, "two")).svg().strip()
    assert written in page.replace(' data-search-exclude=""', "")


def test_nothing_is_heard_twice():
    """The name is short, and the description says it no more; a sentence stands once in each."""
    diagram = pf.draw(parse_scenario(TWO, "two"))
    sentence = diagram.sheet.sentence
    for header in ("", ' caption="Ours"', ' alt="Mine"', " bare"):
        (drawing,) = drawings(converted(fence(header=header)))
        name, desc = drawing[0].text, drawing[1].text
        assert name == ("Mine" if "alt" in header else diagram.alt)
        assert sentence not in name
        assert name not in desc
        assert desc.count(sentence) == 1


def test_rule_in_the_header():
    (drawing,) = drawings(converted(fence("", ' rule="outdoor/penalty-5a" at="62,78"')))
    ruling = pf.ruling("outdoor/penalty-5a", pf.Field(), at=(62, 78))
    (desc,) = drawing.iter("{http://www.w3.org/2000/svg}desc")
    assert desc.text == pf.draw(ruling).description


def test_options_in_the_header():
    page = converted(fence(header=' view="end" label_units="both" caption="A & B" alt="Mine" bare'))
    assert "<figcaption>A &amp; B</figcaption>" in page
    assert ">Mine</title>" in page
    assert "27.4 m" in page
    assert '-scale-note"' not in page
    assert '-scale-note"' in converted(fence())


def test_options_in_braces():
    page = converted(
        "```{.polofield #two .wide rule=outdoor/penalty-2 label-units=m what-if align=center"
        " width=50%}\n```\n"
    )
    assert '<figure id="two" class="polofield wide" style="width:100%;max-width:50%;' in page
    assert "what follows" in page


def test_steps():
    page = converted(fence(header=' steps caption="Told"'))
    assert len(drawings(page)) == 5
    assert "<figcaption>Told (5 of 5)</figcaption>" in page


def test_every_drawing_of_a_page_has_ids_of_its_own():
    """Three different ones, two of them more than once."""
    fences = (fence(), fence(FREE), fence(header=" bare"), fence(), fence(), fence(FREE))
    found = drawings(converted("\n".join(fences)))
    assert len(found) == 6
    every = [e.attrib["id"] for drawing in found for e in drawing.iter() if "id" in e.attrib]
    assert len(every) == len(set(every)) > 100


def test_another_page_counts_anew():
    assert converted(fence()) == converted(fence())


MISTAKES = [
    (fence('[rule]\nid = "outdoor/penalty-11"\n'), "scenario:2: no rule 'outdoor/penalty-11'"),
    (fence('at = [400, 0]\n[rule]\nid = "outdoor/penalty-5a"\n'), "x = 400 yd is outside"),
    (fence('[rule]\nid = "outdoor/penalty-2"\nhit_bye = "A"\n'), "did you mean 'hit_by'?"),
    (fence(header=' veiw="end"'), "unknown option 'veiw'; did you mean 'view'?"),
    (fence(header=' align="middle"'), "unknown align 'middle'"),
    (
        fence(header=' rule="outdoor/field"'),
        "expected a rule in the header or a scenario as body, got both",
    ),
    (fence("", ' rule="outdoor/feild"'), "did you mean 'outdoor/field'"),
    (fence("not TOML\n"), "scenario:1: "),
    (fence(""), "expected a rule in the header or a scenario as body, got neither"),
    (fence(header=' width="lots"'), "width: expected a number with one of px, %, em"),
    (fence(header=' name="x"'), "does not take the option 'name'"),
]


@pytest.mark.parametrize(("text", "says"), MISTAKES)
def test_a_mistake_is_seen_and_never_shown_as_code(text, says, caplog):
    page = converted(text)
    assert 'class="polofield-error' in page
    assert "<code>" not in page
    assert any(says in record.getMessage() for record in caplog.records)
    assert all(record.name == "mkdocs.polofield" for record in caplog.records)
    with pytest.raises(SuperFencesException) as told:
        converted(text, strict_formatter)
    assert says in str(told.value)


MKDOCS = """
site_name: T
theme: {name: material}
markdown_extensions:
  - attr_list
  - pymdownx.tabbed: {alternate_style: true}
  - pymdownx.superfences:
      custom_fences:
        - name: polofield
          class: polofield
          validator: !!python/name:polofield.embed.markdown.validator
          format: !!python/name:polofield.embed.markdown.FORMATTER
"""

WRONG = """---
title: Wrong
---

# Wrong

```polofield
[rule]
id = "outdoor/penalty-11"
```

```polofield
at = [400, 0]
[rule]
id = "outdoor/penalty-5a"
```

```polofield
[rules]
id = "outdoor/penalty-2"
```

````md
```polofield rule="outdoor/penalty-5z"
```
````

> quoted
>
> ```polofield rule="outdoor/penalty-5z" at="80,50"
> ```

```polofield
[rule]
id = "outdoor/penalty-11"
```

=== "Tab"

    ```polofield
    ```

```polofield rule="outdoor/penalty-2" width="lots"
```

```polofield rule="outdoor/penalty-2" theme="club.toml"
```
"""


def build(folder, builder, *options):
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    return subprocess.run(
        [sys.executable, "-m", builder, "build", *options],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


@pytest.fixture
def site(tmp_path):
    (tmp_path / "docs").mkdir()
    (tmp_path / "mkdocs.yml").write_text(MKDOCS.replace("FORMATTER", "formatter"))
    (tmp_path / "docs/index.md").write_text(
        f"# T\n\n{fence()}\n- list\n\n    ```polofield\n    "
        + TWO.replace("\n", "\n    ")
        + "```\n"
    )
    return tmp_path


def test_material(site):
    done = build(site, "mkdocs", "--strict")
    assert done.returncode == 0, done.stderr
    page = (site / "site/index.html").read_text(encoding="utf-8")
    assert len(set(re.findall(r'<text [^>]*id="([\w-]+-title)"', page))) == 2


WORDS = """# T

Some words.

```polofield rule="outdoor/penalty-2"
```

```polofield rule="outdoor/penalty-5a" at="62,78" caption="The caption"
```

```polofield rule="outdoor/penalty-2" theme="paper" view="whole"
```
"""


def in_words(rule, **place):
    diagram = pf.draw(pf.ruling(rule, pf.Field(), **place))
    return f"{diagram.alt} {diagram.description}"


@pytest.mark.parametrize("builder", ["mkdocs", "zensical"])
def test_a_search_finds_the_text_alternative_once_and_no_drawn_letters(site, builder):
    (site / "docs/index.md").write_text(WORDS)
    assert build(site, builder).returncode == 0
    (index,) = [path for path in (site / "site").rglob("search*.json") if path.is_file()]
    found = json.loads(index.read_text("utf-8"))
    indexed = [entry["text"] for entry in found.get("docs") or found["items"]]
    two, five = in_words("outdoor/penalty-2"), in_words("outdoor/penalty-5a", at=(62, 78))
    wanted = f"<p>Some words.</p> {two} {five} The caption {two}"
    assert [" ".join(html.unescape(text).split()) for text in indexed] == [" ".join(wanted.split())]


def test_material_stops_where_it_is_strict_and_shows_a_box_else(site):
    (site / "docs/wrong.md").write_text(WRONG)
    (site / "docs/club.toml").write_text('base = "paper"\n')
    done = build(site, "mkdocs", "--strict")
    assert done.returncode == 1
    for told in (
        "wrong.md:9: no rule 'outdoor/penalty-11'",
        "wrong.md:13: at: x = 400 yd is outside",
        "wrong.md:19: unknown key 'rules'; did you mean 'rule'?",
        "wrong.md:30: no rule 'outdoor/penalty-5z'",
        "wrong.md:35: no rule 'outdoor/penalty-11'",
        "wrong.md:40: expected a rule in the header or a scenario as body, got neither",
        "wrong.md:43: width: expected a number with one of px",
    ):
        assert told in done.stderr
    assert "Traceback" not in done.stderr
    assert build(site, "mkdocs").returncode == 0
    page = (site / "site/wrong/index.html").read_text(encoding="utf-8")
    assert page.count('class="polofield-error') == 7
    assert "at = [400" not in page


def test_zensical(site):
    done = build(site, "zensical")
    assert done.returncode == 0, done.stderr
    page = (site / "site/index.html").read_text(encoding="utf-8")
    assert len(set(re.findall(r'<text [^>]*id="([\w-]+-title)"', page))) == 2
    (site / "mkdocs.yml").write_text(MKDOCS.replace("FORMATTER", "strict_formatter"))
    (site / "docs/wrong.md").write_text(WRONG)
    done = build(site, "zensical", "--clean")
    assert done.returncode != 0
    assert "no rule 'outdoor/penalty-11'" in done.stderr


OUTSIDE = [fence(header=f' theme="{path}"') for path in ("../club.toml", "link.toml")]
ALLOWED = "!!python/object/apply:polofield.embed.markdown.formatter_for ['{}']"


@pytest.mark.parametrize("builder", ["mkdocs", "zensical"])
def test_a_theme_outside_the_source_folder_is_read_only_where_the_site_allows_it(site, builder):
    (site / "club.toml").write_text('base = "paper"\n')
    (site.parent / "club.toml").write_text('base = "paper"\n')
    (site / "docs/link.toml").symlink_to(site / "club.toml")
    (site / "link.toml").symlink_to(site.parent / "club.toml")
    (site / "docs/index.md").write_text("\n".join(OUTSIDE))
    assert build(site, builder).returncode == 0
    page = (site / "site/index.html").read_text(encoding="utf-8")
    for path in ("../club.toml", "link.toml"):
        told = f"{path!r} is outside the folder of the pages: add its folder to formatter_for"
        assert html.escape(told) in page
    assert "<svg class" not in page
    allowed = ALLOWED.format("." if builder == "mkdocs" else "..")
    (site / "mkdocs.yml").write_text(
        MKDOCS.replace("!!python/name:polofield.embed.markdown.FORMATTER", allowed)
    )
    done = build(site, builder, "--strict")
    assert done.returncode == 0, done.stderr
    page = (site / "site/index.html").read_text(encoding="utf-8")
    assert page.count('class="polofield pf-') == 2


def test_a_theme_file_is_sought_beside_its_page(site):
    (site / "docs/deep").mkdir()
    (site / "docs/deep/club.toml").write_text('base = "paper"\n')
    (site / "docs/deep/page.md").write_text(fence(header=' theme="club.toml"'))
    done = build(site, "mkdocs", "--strict")
    assert done.returncode == 0, done.stderr
    (site / "docs/index.md").write_text(fence(header=' theme="club.toml"'))
    done = build(site, "mkdocs", "--strict")
    assert "index.md:1: " in done.stderr
    assert "club.toml: no such file" in done.stderr
