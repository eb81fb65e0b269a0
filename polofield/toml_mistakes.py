"""What is wrong with a text that is not TOML, in the words of somebody who writes such a file.

The parser says where it stopped; what stands there says more than its message. Everything is
found in one pass over a line, or over the text from there on.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from typing import Final

from polofield.errors import cut

_PART = r"(?:[A-Za-z0-9_-]++|\"[^\"\n]*+\"|'[^'\n]*+')"
_KEY = rf"{_PART}(?:[ \t]*+\.[ \t]*+{_PART})*+"
_PAIR = re.compile(rf"[ \t]*+({_KEY})[ \t]*+=[ \t]*+")
_HEADING = re.compile(rf"[ \t]*+(?:\[[ \t]*+{_KEY}[ \t]*+\]|\[\[[ \t]*+{_KEY}[ \t]*+\]\])[ \t]*+")
_COLON = re.compile(rf"[ \t]*+({_KEY})[ \t]*+:[ \t]*+")
_STOPPED = re.compile(r"\(at line (\d+), column (\d+)\)$")
_ESCAPE = re.compile(r'\\(?:["\\bfnrt]|u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8})')
_NUMBER = re.compile(r"[+-]?(?:\d++(?:\.\d*+)?|\.\d++)")
_DATE = re.compile(r"\d{4}-\d{1,2}-\d{1,2}(?:[ T].*+)?")

CURLY: Final = "“”„‟‘’‚‛«»‹›＂＇`´″′"
"""Quotes that a word processor, a keyboard or another language puts for straight ones."""
SWITCHES: Final = {
    **dict.fromkeys(("true", "yes", "on"), "true"),
    **dict.fromkeys(("false", "no", "off"), "false"),
}
LINE_IS: Final = 'a line is a key and its value, id = "outdoor/penalty-2", or a heading, [rule]'


@dataclass(frozen=True, slots=True)
class _Statement:
    """The line on which a key and its value begin; where the value does, and where it goes wrong.

    Places are offsets in `text`.
    """

    text: str
    line: int
    key: str
    value: int
    wrong: int

    @property
    def rest(self) -> str:
        """The first line of the value, to the end of the line."""
        return self.text[self.value :].partition("\n")[0].strip()


def mistake(text: str, error: tomllib.TOMLDecodeError) -> tuple[int, str]:
    """The line of what is wrong with a text that is not TOML, and what it is."""
    text = text.replace("\r\n", "\n")  # as the parser does
    lines = text.split("\n")
    stopped = _STOPPED.search(str(error))
    if stopped:
        line, column = int(stopped[1]), int(stopped[2])
    else:
        line, column = len(text.rstrip().split("\n")), 1 + len(text)
    starts = [0]
    for one in lines:
        starts.append(starts[-1] + len(one) + 1)
    wrong = min(starts[line - 1] + column - 1, len(text))
    number = 1
    while number <= line:
        if pair := _PAIR.match(lines[number - 1]):
            at = _Statement(text, number, pair[1], starts[number - 1] + pair.end(), wrong)
            end = _value_end(text, at.value)
            if wrong <= end:
                return _of_pair(at, line)
            number += text.count("\n", at.value, end)
        number += 1
    return line, f"{_shown(lines[line - 1].strip()) or 'the end'}: {_of_line(lines[line - 1])}"


def _value_end(text: str, start: int) -> int:
    """The end of the line on which a value ends: a list goes on over lines, and some texts do."""
    depth, at = 0, start
    while at < len(text):
        character = text[at]
        if character == "\n" and depth <= 0:
            return at
        if character in "\"'":
            three = text.startswith(character * 3, at)
            at = _string_end(text, at) or (len(text) if three else _line_end(text, at))
        elif character == "#":
            at = _line_end(text, at)
        else:
            depth += (character in "[{") - (character in "]}")
            at += 1
    return at


def _line_end(text: str, start: int) -> int:
    end = text.find("\n", start)
    return len(text) if end < 0 else end


def _open(text: str, start: int, end: int) -> tuple[int, int | None]:
    """How many brackets are open at `end`, and where the text begins that is."""
    depth, at = 0, start
    while at < end:
        character = text[at]
        if character in "\"'":
            begun, closed = at, _string_end(text, at)
            if closed is None or closed > end:
                return depth, begun
            at = closed
        elif character == "#":
            at = _line_end(text, at)
        else:
            depth += (character in "[{") - (character in "]}")
            at += 1
    return depth, None


def _of_line(line: str) -> str:
    """What is wrong with a line that does not give a value to a key."""
    stripped = line.strip()
    if stripped.startswith("["):
        heading = _HEADING.match(line)
        if heading is None:
            return "a heading stands in brackets, [rule], and one of several in two, [[players]]"
        if line[heading.end() :].strip(" \t"):
            return "nothing else stands on the line of a heading"
        name = stripped.strip("[] \t")
        return f"it is given twice, or as another kind of thing; of several, each is [[{name}]]"
    if "=" in stripped:
        return "before = stands a key of plain letters, digits, - and _, without quotes"
    if pair := _COLON.match(line):
        value = line[pair.end() :].strip()
        right = value if _parses(value) else _quoted(value)
        return f"a key and its value are joined by =, {cut(pair[1])} = {cut(right)}"
    if stripped.startswith(("//", ";", "--", "/*")):
        return "a comment begins with #"
    return LINE_IS


def _of_pair(at: _Statement, line: int) -> tuple[int, str]:
    """The line of what is wrong with a key and its value, and what it is."""
    first, rest = at.text[at.value : at.value + 1], at.rest
    shown = f"{_shown(at.key)} = {_shown(rest)}"
    if _parses(rest):
        return line, f"{shown}: {_shown(at.key)} is given twice, or as another kind of thing"
    if first in ("[", "{"):
        where, what = _in_list(at, line)
        return where, f"{shown}: {what}"
    return at.line, f"{shown}: {_of_value(at.text, at.value, f'{_shown(at.key)} = ')}"


def _in_list(at: _Statement, line: int) -> tuple[int, str]:
    """What is wrong within a list or a table on a line, which may go on over lines."""
    text, wrong = at.text, at.wrong
    depth, within = _open(text, at.value, wrong)
    if within is not None:
        return line, _of_text(text, within)
    if depth <= 0:
        return line, "nothing stands after a value"
    here = text[wrong : wrong + 1]
    new_line = line > at.line and text[:wrong].rpartition("\n")[2].strip() == ""
    closing = "]" if text[at.value] == "[" else "}"
    begun = text[wrong:].partition("\n")[0]
    if here in ("", "\n") or (new_line and (_PAIR.match(begun) or _HEADING.match(begun))):
        return at.line, f"what begins with {text[at.value]} ends with {closing}"
    if here == ":" and closing == "}":
        return line, "a key and its value are joined by ="
    if here in "\"'" or here in CURLY or here.isalnum() or here in "+-._/":
        if (before := text[:wrong].rstrip()) and before[-1] not in ",[{=":
            return line, f"a comma stands between two values, or {closing} after the last"
        return line, _of_value(text, wrong, "")
    return line, f"values stand in {text[at.value]}{closing}, with a comma between two"


def _of_value(text: str, start: int, key: str) -> str:
    """What is wrong with a value that is no list, and what would be right."""
    rest = text[start:].partition("\n")[0]
    if rest[:1] in ('"', "'"):
        return _of_text(text, start)
    bare = rest.partition("#")[0].strip()
    if not key:  # within a list
        bare = re.split(r"[,\]}]", bare, maxsplit=1)[0].strip()
    if not bare:
        return "a value is missing after ="
    if "\r" in bare:
        return "lines end with a newline, not with a carriage return alone"
    if bare[0] in CURLY:
        return f"the quotes round a text are straight ones, {key}{_quoted(bare)}"
    if (switch := SWITCHES.get(bare.lower())) is not None:
        return f"it is written {key}{switch}"
    if bare[0] == "(":
        bare = bare.strip("()")
    if "," in bare and all(_NUMBER.fullmatch(part.strip()) for part in bare.split(",")):
        return f"several values stand in brackets, {key}[{_shown(bare)}]; a decimal has a point"
    if bare.endswith((",", ";")) and _parses(bare[:-1]):
        return f"nothing stands after a value, {key}{_shown(bare[:-1])}"
    if _NUMBER.fullmatch(bare):
        return (
            "a number has figures before and after its point, and none begins with a zero:"
            " 5, 0.5, -12"
        )
    if _DATE.fullmatch(bare):
        return f"there is no such date; a text stands in straight quotes, {key}{_quoted(bare)}"
    return f"a text stands in straight quotes, {key}{_quoted(bare)}"


def _of_text(text: str, start: int) -> str:
    """What is wrong with a value that begins with a straight quote."""
    quote = text[start]
    three = text[start : start + 3] == quote * 3
    end = _string_end(text, start)
    if end is None:
        line = text[start + 1 :].partition("\n")[0].rstrip()
        if three:
            return f"the text ends with {quote * 3}"
        if line and line[-1] in CURLY:
            return f"the quotes round a text are straight ones, {_quoted(line)}"
        return f"the text ends with {quote} on its own line"
    said, after = text[start:end], text[end:].partition("\n")[0].strip()
    for character in said:
        if (ord(character) < 32 and character not in "\t\n") or character == "\x7f":
            return f"the character U+{ord(character):04X} is not text: leave it out"
    if quote == '"' and "\\" in _ESCAPE.sub("", said) and not _parses(said):
        return r"in a text a backslash is written twice, \\, or the text stands in single quotes"
    if not _parses(said):
        return "one of its backslashes stands for a character that does not exist"
    if after and after[0] in ",;)":
        return f"nothing stands after a value, {_shown(said)}"
    if quote == "'":
        return 'something stands after the text: one with a \' in it stands in double quotes, "..."'
    return r"something stands after the text: within it a quote is written \""


def _string_end(text: str, start: int) -> int | None:
    """Where the text in quotes ends that begins there; None where it does not."""
    quote = text[start]
    three = text.startswith(quote * 3, start)
    at = start + (3 if three else 1)
    while at < len(text):
        if text[at] == "\\" and quote == '"':
            at += 2
        elif three and text.startswith(quote * 3, at):
            return at + 3
        elif not three and text[at] == quote:
            return at + 1
        elif not three and text[at] == "\n":
            return None
        else:
            at += 1
    return None


def _shown(words: str) -> str:
    """What somebody wrote, on one line and cut where it is long."""
    return cut("".join(c if c.isprintable() else repr(c)[1:-1] for c in cut(words)))


def _quoted(words: str) -> str:
    """A text as it would be right, where that is plain to see."""
    words = words.strip(" \t\"'" + CURLY)
    plain = "\\" not in words and '"' not in words and words.isprintable()
    return f'"{cut(words)}"' if plain else '"..."'


def _parses(value: str) -> bool:
    """Whether it is a value by itself."""
    try:
        tomllib.loads(f"x = {value}")
    except (ValueError, RecursionError):
        return False
    return True
