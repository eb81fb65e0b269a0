"""What a TOML text may not have, found before it is parsed.

`tomllib` takes seconds and gigabytes on a key of thousands of parts, and cannot take deep nesting
or a number of thousands of digits at all. One pass over the text in linear time finds them.
"""

from __future__ import annotations

import re
from typing import Final

MOST_BYTES: Final = 256_000
MOST_KEY_PARTS: Final = 16
MOST_NESTING: Final = 32
MOST_DIGITS: Final = 1_000

_PART = r"[A-Za-z0-9_+-]++|\"(?:[^\"\\\n]|\\.)*+\"|'[^'\n]*+'"
_TOKEN = re.compile(
    r'(?P<text>"""(?:[^"\\]|\\.|"(?!""))*+"{3,5}|' + r"'''(?:[^']|'(?!''))*+'{3,5})"
    rf"|(?P<run>(?:{_PART})(?:[ \t]*+\.[ \t]*+(?:{_PART}))*+)"
    r"|(?P<skip>(?:#[^\n]*+|[ \t\r,=.:])++)"
    r"|(?P<open>[\[{])|(?P<close>[\]}])|(?P<newline>\n)|(?P<other>.)",
    re.DOTALL,
)
_ONE_PART = re.compile(_PART)
_ALPHANUMERIC = re.compile(r"[0-9A-Za-z_]++")
_NUMBER = re.compile(r"(?:0x[0-9A-Fa-f_]|0o[0-7_]|0b[01_]|[0-9])[0-9A-Fa-f_]*+")


def beyond_limits(text: str) -> tuple[int, str] | None:
    """The line of the first thing that is too much to parse, and what it is; None where nothing is.

    Past a mistake that ends a parser's work there is nothing to look for.
    """
    if len(text) > MOST_BYTES or len(text.encode()) > MOST_BYTES:
        return 1, too_large(MOST_BYTES)
    depth, line = 0, 1
    for token in _TOKEN.finditer(text):
        match token.lastgroup:
            case "newline":
                line += 1
            case "text":
                line += token[0].count("\n")
            case "run":
                if (wrong := _too_long(token[0])) is not None:
                    return line, wrong
            case "open":
                depth += 1
                if depth > MOST_NESTING:
                    return line, f"nested more than {MOST_NESTING} deep"
            case "close":
                depth = max(0, depth - 1)
            case "other" if token[0] in "\"'":
                return None  # not closed: the parser stops here too
    return None


def too_large(most: int) -> str:
    """What is said of a file of more than `most` bytes, which is not even read."""
    return f"more than {most // 1000} kB" if most < 10**6 else f"more than {most // 10**6} MB"


def _too_long(run: str) -> str | None:
    """What is wrong with a key, dotted or not, or with a value that looks like one."""
    if len(run) <= 2 * MOST_KEY_PARTS:
        return None
    parts = sum(1 for _ in _ONE_PART.finditer(run)) if "." in run else 1
    if parts > MOST_KEY_PARTS:
        return f"a key of {parts} parts: at most {MOST_KEY_PARTS} would be right"
    if any(map(_is_long_number, _ALPHANUMERIC.findall(run))):
        return f"a number of more than {MOST_DIGITS} digits"
    return None


def _is_long_number(word: str) -> bool:
    found = _NUMBER.match(word) if len(word) > MOST_DIGITS else None
    return found is not None and found.end() > MOST_DIGITS
