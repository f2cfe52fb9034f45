"""Layout of lines of text: columns, wrapping and pages."""

import re
import textwrap
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import Final

from clachan.cli.terminal.terminal import COLUMNS

_PAINT: Final = re.compile(r"\x1b\[[0-9;]*m")


def width(text: str) -> int:
    """The width in columns: every character that we use takes one, colour codes take none.

    >>> width("\\x1b[1m7G♣\\x1b[0m")
    3
    """
    return len(_PAINT.sub("", text))


def pad(text: str, columns: int) -> str:
    return text + " " * (columns - width(text))


def justify(left: str, right: str) -> str:
    """One text at each end of a line."""
    return pad(left, COLUMNS - width(right)) + right


def beside(left: Sequence[str], right: Sequence[str], columns: int) -> list[str]:
    """Two blocks in a row, the second one from this column on."""
    return [
        f"{pad(one, columns)}{other}".rstrip()
        for one, other in zip_longest(left, right, fillvalue="")
    ]


def wrap(text: str, indent: int = 1, hanging: int | None = None) -> list[str]:
    """Wrap a text at the width of the screen; its line breaks and no-break spaces stay."""
    margin = " " * indent
    after = " " * (indent if hanging is None else hanging)
    return [
        line.replace("\N{NO-BREAK SPACE}", " ")
        for part in text.split("\n")
        for line in textwrap.wrap(
            part, COLUMNS, initial_indent=margin, subsequent_indent=after, break_on_hyphens=False
        )
        or [""]
    ]


def stack(blocks: Iterable[Sequence[str]], rows: int) -> list[str]:
    """Blocks below each other, with as many blank lines between them as there is room for.

    >>> stack([["a"], [], ["b"], ["c"]], rows=4)
    ['a', 'b', '', 'c']
    """
    filled = [list(block) for block in blocks if block]
    room = max(0, rows - sum(map(len, filled)))
    lines: list[str] = []
    for left, block in enumerate(filled, start=1 - len(filled)):
        # The last blocks get blank lines first: the question stands apart from the information.
        lines += ["", *block] if lines and room > -left else block
    return lines


def pages(lines: Sequence[str], rows: int) -> list[list[str]]:
    """Cut long text into screens; at least one."""
    return [list(lines[start : start + rows]) for start in range(0, len(lines), rows)] or [[]]
