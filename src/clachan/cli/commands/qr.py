"""A QR code in the terminal, so that a phone need not type a link."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

import segno

from clachan.cli.spelling import can_write

# The light margin that readers need to find the code.
_BORDER: Final = 4
_BLOCKS: Final = "█▀▄"
# Black on white by number: "white" is grey in many terminals, and some turn their colours around.
_ON_WHITE: Final = "\x1b[38;5;16;48;5;231m"
_RESET: Final = "\x1b[0m"


def drawn(text: str, encoding: str, colour: bool) -> list[str]:
    """Lines to print: half blocks, or pairs of plain signs where the encoding has none.

    Without colours the light squares are drawn, as nearly all terminals write light on dark.
    """
    # Rows of squares, from the top; 1 is dark.
    rows = [
        list(row) for row in segno.make(text, error="l", micro=False).matrix_iter(border=_BORDER)
    ]
    ink = 1 if colour else 0
    lines = _in_blocks(rows, ink) if can_write(_BLOCKS, encoding) else _in_pairs(rows, ink)
    return [f"{_ON_WHITE}{line}{_RESET}" for line in lines] if colour else lines


def _in_blocks(rows: Sequence[Sequence[int]], ink: int) -> list[str]:
    """Two rows a line."""
    signs = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}
    blank = [1 - ink] * len(rows[0])
    return [
        "".join(signs[top == ink, bottom == ink] for top, bottom in zip(upper, lower, strict=True))
        for upper, lower in zip_longest(rows[::2], rows[1::2], fillvalue=blank)
    ]


def _in_pairs(rows: Sequence[Sequence[int]], ink: int) -> list[str]:
    """A sign is half as wide as it is high."""
    return ["".join("##" if square == ink else "  " for square in row) for row in rows]
