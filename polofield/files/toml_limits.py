"""Limits on a TOML text, checked before it is parsed.

`tomllib` needs seconds and gigabytes for a key with thousands of parts, and fails on deep nesting
and on a number with thousands of digits. One pass in linear time finds all of these.
"""

from __future__ import annotations

import re
from typing import Final

MAX_BYTES: Final = 256_000
MAX_KEY_PARTS: Final = 16
MAX_NESTING: Final = 32
MAX_DIGITS: Final = 1_000

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
    """The line number and the description of the first thing over a limit; None if nothing is.

    The search ends at a mistake at which the parser would stop.
    """
    if len(text) > MAX_BYTES or len(text.encode()) > MAX_BYTES:
        return 1, too_large(MAX_BYTES)
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
                if depth > MAX_NESTING:
                    return line, f"nested more than {MAX_NESTING} levels deep"
            case "close":
                depth = max(0, depth - 1)
            case "other" if token[0] in "\"'":
                return None  # not closed: the parser stops here too
    return None


def too_large(most: int) -> str:
    """The message for a file of more than `most` bytes."""
    limit = f"{most // 1000} kB" if most < 10**6 else f"{most // 10**6} MB"
    return f"larger than {limit}"


def _too_long(run: str) -> str | None:
    """What is wrong with a key, dotted or not, or with a value that looks like a key."""
    if len(run) <= 2 * MAX_KEY_PARTS:
        return None
    parts = sum(1 for _ in _ONE_PART.finditer(run)) if "." in run else 1
    if parts > MAX_KEY_PARTS:
        return f"a key with {parts} parts; the maximum is {MAX_KEY_PARTS}"
    if any(map(_is_long_number, _ALPHANUMERIC.findall(run))):
        return f"a number with more than {MAX_DIGITS} digits"
    return None


def _is_long_number(word: str) -> bool:
    found = _NUMBER.match(word) if len(word) > MAX_DIGITS else None
    return found is not None and found.end() > MAX_DIGITS
