"""Messages for invalid TOML, written for people who do not know the format.

The parser says where it stopped; the text at that point says more than the parser's message. One
pass over a line, or over the rest of the text, finds the cause.
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
"""Quotation marks that are typed, or inserted by a word processor, instead of straight ones."""
SWITCHES: Final = {
    **dict.fromkeys(("true", "yes", "on"), "true"),
    **dict.fromkeys(("false", "no", "off"), "false"),
}
LINE_IS: Final = 'expected a key and a value, id = "outdoor/penalty-2", or a heading, [rule]'


@dataclass(frozen=True, slots=True)
class _Statement:
    """A key and its value: the line number, and where the value and the mistake begin.

    `value` and `wrong` are offsets in `text`.
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
    """The line number and the description of the mistake at which the parser stopped."""
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
    return line, f"{_shown(lines[line - 1].strip()) or 'end of file'}: {_of_line(lines[line - 1])}"


def _value_end(text: str, start: int) -> int:
    """The end of the line on which a value ends: a list or a text may take several lines."""
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
    """How many brackets are open at `end`, and where an open text begins."""
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
            return "put a heading in brackets, [rule], and a repeated one in two, [[players]]"
        if line[heading.end() :].strip(" \t"):
            return "a heading must be alone on its line"
        name = stripped.strip("[] \t")
        return f"used twice, or for two different things; for a list write [[{name}]] each time"
    if "=" in stripped:
        return "a key may have only plain letters, digits, - and _, and no quotes"
    if pair := _COLON.match(line):
        value = line[pair.end() :].strip()
        right = value if _parses(value) else _quoted(value)
        return f"write = between a key and its value, {cut(pair[1])} = {cut(right)}"
    if stripped.startswith(("//", ";", "--", "/*")):
        return "a comment begins with #"
    return LINE_IS


def _of_pair(at: _Statement, line: int) -> tuple[int, str]:
    """The line number and the description of a mistake in a key and its value."""
    first, rest = at.text[at.value : at.value + 1], at.rest
    shown = f"{_shown(at.key)} = {_shown(rest)}"
    if _parses(rest):
        return line, f"{shown}: {_shown(at.key)} is used twice, or for two different things"
    if first in ("[", "{"):
        where, what = _in_list(at, line)
        return where, f"{shown}: {what}"
    return at.line, f"{shown}: {_of_value(at.text, at.value, f'{_shown(at.key)} = ')}"


def _in_list(at: _Statement, line: int) -> tuple[int, str]:
    """What is wrong in a list or an inline table."""
    text, wrong = at.text, at.wrong
    depth, within = _open(text, at.value, wrong)
    if within is not None:
        return line, _of_text(text, within)
    if depth <= 0:
        return line, "unexpected text after the value"
    here = text[wrong : wrong + 1]
    new_line = line > at.line and text[:wrong].rpartition("\n")[2].strip() == ""
    closing = "]" if text[at.value] == "[" else "}"
    begun = text[wrong:].partition("\n")[0]
    if here in ("", "\n") or (new_line and (_PAIR.match(begun) or _HEADING.match(begun))):
        return at.line, f"the closing {closing} is missing"
    if here == ":" and closing == "}":
        return line, "write = between a key and its value"
    if here in "\"'" or here in CURLY or here.isalnum() or here in "+-._/":
        if (before := text[:wrong].rstrip()) and before[-1] not in ",[{=":
            return line, f"write a comma between two values, or {closing} after the last"
        return line, _of_value(text, wrong, "")
    return line, f"put values in {text[at.value]}{closing}, with a comma between two"


def _of_value(text: str, start: int, key: str) -> str:
    """What is wrong with a value that is not a list, and what is expected."""
    rest = text[start:].partition("\n")[0]
    if rest[:1] in ('"', "'"):
        return _of_text(text, start)
    bare = rest.partition("#")[0].strip()
    if not key:  # within a list
        bare = re.split(r"[,\]}]", bare, maxsplit=1)[0].strip()
    if not bare:
        return "a value is missing after ="
    if "\r" in bare:
        return "a line must end with a newline, not with a carriage return alone"
    if bare[0] in CURLY:
        return f"use straight quotes, {key}{_quoted(bare)}"
    if (switch := SWITCHES.get(bare.lower())) is not None:
        return f"write {key}{switch}"
    if bare[0] == "(":
        bare = bare.strip("()")
    if "," in bare and all(_NUMBER.fullmatch(part.strip()) for part in bare.split(",")):
        return f"put several values in brackets, {key}[{_shown(bare)}]; decimals need a point"
    if bare.endswith((",", ";")) and _parses(bare[:-1]):
        return f"unexpected text after the value; write {key}{_shown(bare[:-1])}"
    if _NUMBER.fullmatch(bare):
        return (
            "a number needs a digit before and after its point, and no zero in front: 5, 0.5, -12"
        )
    if _DATE.fullmatch(bare):
        return f"no such date; put text in straight quotes, {key}{_quoted(bare)}"
    return f"put text in straight quotes, {key}{_quoted(bare)}"


def _of_text(text: str, start: int) -> str:
    """What is wrong with a value that begins with a straight quote."""
    quote = text[start]
    three = text[start : start + 3] == quote * 3
    end = _string_end(text, start)
    if end is None:
        line = text[start + 1 :].partition("\n")[0].rstrip()
        if three:
            return f"the closing {quote * 3} is missing"
        if line and line[-1] in CURLY:
            return f"use straight quotes, {_quoted(line)}"
        return f"the closing {quote} is missing on this line"
    said, after = text[start:end], text[end:].partition("\n")[0].strip()
    for character in said:
        if (ord(character) < 32 and character not in "\t\n") or character == "\x7f":
            return f"the character U+{ord(character):04X} is not allowed: leave it out"
    if quote == '"' and "\\" in _ESCAPE.sub("", said) and not _parses(said):
        return r"write a backslash twice, \\, or put the text in single quotes"
    if not _parses(said):
        return "an escape with a backslash stands for a character that does not exist"
    if after and after[0] in ",;)":
        return f"unexpected text after the value; write {_shown(said)}"
    if quote == "'":
        return (
            'unexpected text after the value: put text that has a \' in it in double quotes, "..."'
        )
    return r"unexpected text after the value: write a quote inside a text as \""


def _string_end(text: str, start: int) -> int | None:
    """Where the quoted text that begins at `start` ends; None if it does not end."""
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
    """Part of the file for a message: on one line, shortened if it is long."""
    return cut("".join(c if c.isprintable() else repr(c)[1:-1] for c in cut(words)))


def _quoted(words: str) -> str:
    """A text in straight quotes, if that makes it valid."""
    words = words.strip(" \t\"'" + CURLY)
    plain = "\\" not in words and '"' not in words and words.isprintable()
    return f'"{cut(words)}"' if plain else '"..."'


def _parses(value: str) -> bool:
    """Whether it is a valid TOML value."""
    try:
        tomllib.loads(f"x = {value}")
    except (ValueError, RecursionError):
        return False
    return True
