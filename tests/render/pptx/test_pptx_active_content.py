"""Templates with macros and with links to outside: nothing runs, nothing else is lost."""

import io
import zipfile

import pptx
import pytest
from lxml import etree
from pptx.opc.constants import RELATIONSHIP_TYPE
from pptx.opc.package import Part
from pptx.opc.packuri import PackURI
from pptx.oxml import parse_xml
from test_pptx import A, P, template_file

from polofield.errors import FileError
from polofield.render.pptx.active_content import MAX_LINKS, OTHER_TYPES
from polofield.render.pptx.own_template import own_template
from polofield.render.pptx.presentation import Slide
from polofield.render.pptx.presentation import pptx as as_pptx
from polofield.slides import template_warnings

OFFICE = "http://schemas.microsoft.com/office/2006/relationships"
LINKS = ("file:///C:/club/logo.png", "https://example.org/rules")


def part(presentation, name, type, data):
    return Part(PackURI(name), type, presentation.part.package, data)


def with_programs(presentation):
    """Macros, a button that runs one, a menu of its own, and links, all in the master."""
    package, whole = presentation.part.package, presentation.part
    macros = part(
        presentation, "/ppt/vbaProject.bin", "application/vnd.ms-office.vbaProject", b"PROGRAM"
    )
    whole.rels.get_or_add(f"{OFFICE}/vbaProject", macros)
    menu = part(presentation, "/customUI/customUI.xml", "application/xml", b"<customUI/>")
    package.relate_to(menu, f"{OFFICE}/ui/extensibility")
    notes = part(presentation, "/customXml/item1.xml", "application/xml", b"<club>Oaks</club>")
    whole.rels.get_or_add(RELATIONSHIP_TYPE.CUSTOM_XML, notes)
    master = presentation.slide_master
    for link in LINKS:
        master.part.rels.get_or_add_ext_rel(RELATIONSHIP_TYPE.HYPERLINK, link)
    (first, *_) = master._element.iter(f"{P}cNvPr")
    first.append(
        parse_xml(
            f'<a:hlinkClick xmlns:a="{A[1:-1]}" xmlns:r="http://schemas.openxmlformats.org/'
            'officeDocument/2006/relationships" r:id="" action="ppaction://macro?name=Run"/>'
        )
    )
    presentation.slides.add_slide(presentation.slide_layouts[0])


def typed(path, type):
    """The same file with another type of presentation."""
    made = path.with_name("typed.pptm")
    with zipfile.ZipFile(path) as old, zipfile.ZipFile(made, "w") as new:
        for name in old.namelist():
            data = old.read(name)
            if name == "[Content_Types].xml":
                plain = (
                    b"application/vnd.openxmlformats-officedocument."
                    b"presentationml.presentation.main+xml"
                )
                assert plain in data
                data = data.replace(plain, type.encode())
            new.writestr(name, data)
    return made


def parts_of(data):
    with zipfile.ZipFile(io.BytesIO(data)) as packed:
        return {name: packed.read(name) for name in packed.namelist()}


@pytest.mark.parametrize("type", OTHER_TYPES)
def test_a_template_of_any_type_makes_a_plain_presentation_without_its_programs(tmp_path, type):
    path = typed(template_file(tmp_path, with_programs), type)
    before = parts_of(path.read_bytes())
    assert "ppt/vbaProject.bin" in before
    template = own_template(path)
    after = parts_of(as_pptx([Slide("One")], template, title="A deck"))
    types = after["[Content_Types].xml"].decode()
    assert "presentationml.presentation.main+xml" in types
    assert "macro" not in types.lower()
    assert "vba" not in types.lower()
    assert not any(b"PROGRAM" in data or b"ppaction://macro" in data for data in after.values())
    assert template.warnings[0] == f"{path}: left out of the slides: macros, custom menus"


def test_nothing_else_of_it_is_lost(tmp_path):
    path = template_file(tmp_path, with_programs)
    before = parts_of(path.read_bytes())
    after = parts_of(as_pptx([Slide("One")], own_template(path), title="A deck"))
    changed = ("[Content_Types].xml", "ppt/presentation.xml", "docProps/core.xml")
    programs = ("ppt/vbaProject.bin", "customUI/customUI.xml")
    for name, data in before.items():
        if name in programs:
            assert name not in after
        elif name.endswith(".rels") or name in changed or name.startswith("ppt/slides/"):
            continue
        elif name == "ppt/slideMasters/slideMaster1.xml":
            whole = etree.fromstring(data)
            for call in list(whole.iter(f"{A}hlinkClick")):
                call.getparent().remove(call)
            assert etree.tostring(etree.fromstring(after[name])) == etree.tostring(whole)
        elif name.endswith(".xml"):
            same = [etree.tostring(etree.fromstring(xml)) for xml in (after[name], data)]
            assert same[0] == same[1], name
        else:
            assert after[name] == data, name
    relations = after["ppt/slideMasters/_rels/slideMaster1.xml.rels"].decode()
    assert all(link in relations for link in LINKS)


def test_where_it_leads_is_told(tmp_path):
    path = template_file(tmp_path, with_programs)
    _, *links = template_warnings(path)
    assert links == [f"{path}: keeps an external link to {link}" for link in LINKS]
    assert template_warnings(template_file(tmp_path)) == ()


def test_of_many_links_the_first_are_told_and_none_at_length(tmp_path):
    def linked(presentation):
        for number in range(40):
            presentation.slide_master.part.rels.get_or_add_ext_rel(
                RELATIONSHIP_TYPE.HYPERLINK, f"https://{number}.org/\u202e{'a' * 9_000}"
            )

    warnings = template_warnings(template_file(tmp_path, linked))
    assert len(warnings) == MAX_LINKS + 1
    assert warnings[-1].endswith(f"keeps {40 - MAX_LINKS} more external links")
    for warning in warnings:
        assert warning.isprintable()
        assert len(warning) < len(str(tmp_path)) + 150


def test_no_slide_of_it_stays_that_a_show_of_its_own_names(tmp_path):
    def with_a_show(presentation):
        presentation.slides.add_slide(presentation.slide_layouts[0])
        (slide,) = presentation.part._element.sldIdLst
        presentation.part._element.append(
            parse_xml(
                f'<p:custShowLst xmlns:p="{P[1:-1]}" xmlns:r="http://schemas.openxmlformats.org/'
                'officeDocument/2006/relationships"><p:custShow name="A" id="0"><p:sldLst>'
                f'<p:sld r:id="{slide.rId}"/></p:sldLst></p:custShow></p:custShowLst>'
            )
        )

    path = template_file(tmp_path, with_a_show)
    data = as_pptx([Slide("One"), Slide("Two")], own_template(path), title="A deck")
    names = [name for name in parts_of(data) if name.startswith("ppt/slides/slide")]
    assert names == ["ppt/slides/slide1.xml", "ppt/slides/slide2.xml"]
    assert len(pptx.Presentation(io.BytesIO(data)).slides) == 2


def test_a_template_that_declares_entities_is_refused(tmp_path):
    path, made = template_file(tmp_path), tmp_path / "declares.pptx"
    entity = b'<!DOCTYPE a [<!ENTITY x SYSTEM "file:///C:/club/secret.txt">]>'
    with zipfile.ZipFile(path) as old, zipfile.ZipFile(made, "w") as new:
        for name in old.namelist():
            data = old.read(name)
            if name == "ppt/theme/theme1.xml":
                head, _, rest = data.partition(b"?>")
                data = head + b"?>" + entity + rest
            new.writestr(name, data)
    with pytest.raises(FileError, match=r"declares\.pptx: a part has a document type"):
        own_template(made)
