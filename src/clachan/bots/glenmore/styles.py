"""How each level thinks."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from clachan.bots.glenmore.terms import COUNT, LEADS, OPEN, RIVALS, TEMPO, TILES
from clachan.bots.glenmore.weights import ROWS


@dataclass(frozen=True, slots=True)
class Style:
    """How much a level looks at, and how well it sees."""

    candidates: int
    """How many takes are tried out to the end of the turn."""
    finalists: int
    """How many of them are compared by looking ahead."""
    width: int
    """Of the turn search, for the finalists and after the take."""
    rounds: int
    """How often at most each finalist is looked at."""
    turns: int = 2
    """How many turns a look ahead goes."""
    replies: int = 5
    """How many answers are considered in each of them."""
    error: float = 0.0
    """By how many points it misjudges a take, more or less."""
    trust: float = 10.0
    """How many looks ahead the first judgement of a take is worth."""
    naive: bool = False
    """Whether it goes for points now."""

    def rows_for(self, players: int) -> list[list[float]]:
        """The weights of its evaluation."""
        return (_NAIVE if self.naive else ROWS)[players]


def _naive(rows: list[list[float]]) -> list[list[float]]:
    """Points now: majorities count little, tiles too many and the track not at all."""
    share = [1.0] * COUNT
    for term in (TILES, TEMPO, *range(RIVALS, RIVALS + 3), *range(OPEN, OPEN + 3)):
        share[term] = 0.0
    for term in range(LEADS, LEADS + 3):
        share[term] = 0.3
    return [[one * other for one, other in zip(row, share, strict=True)] for row in rows]


_NAIVE: Final[Mapping[int, list[list[float]]]] = {
    players: _naive(rows) for players, rows in ROWS.items()
}

STYLES: Final = {
    "beginner": Style(10, 10, 1, rounds=0, error=3.0, naive=True),
    "casual": Style(10, 10, 1, rounds=0, error=2.5),
    "club": Style(12, 8, 2, rounds=0),
    "strong": Style(10, 4, 2, rounds=8),
    "expert": Style(14, 6, 4, rounds=1000, turns=3),
}
