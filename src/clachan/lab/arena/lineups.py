"""Who sits where in the games of a group."""

import random
from itertools import combinations
from typing import TypeAlias

LineUp: TypeAlias = tuple[int, ...]
"""The number of the entrant on each seat."""


def rotations(line_up: LineUp) -> list[LineUp]:
    """
    >>> rotations((0, 1, 2))
    [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    """
    return [line_up[start:] + line_up[:start] for start in range(len(line_up))]


def match_line_ups(entrants: int, players: int) -> tuple[LineUp, ...]:
    """Each entrant in each seat equally often, with as many seats as every other.

    The entrants sit down in turn, over and over, beginning with each of them, and every such table is
    rotated. Two at a table for four have two seats each, and two games are enough; at a table for
    three each has the second seat in half of the games.

    >>> match_line_ups(2, 2)
    ((0, 1), (1, 0))
    >>> match_line_ups(2, 4)
    ((0, 1, 0, 1), (1, 0, 1, 0))
    >>> len(match_line_ups(2, 3)), len(match_line_ups(3, 3)), len(match_line_ups(2, 5))
    (6, 3, 10)
    """
    tables = (
        tuple((first + seat) % entrants for seat in range(players)) for first in range(entrants)
    )
    return tuple(dict.fromkeys(line_up for table in tables for line_up in rotations(table)))


def ladder_line_ups(entrants: int, players: int, seed: int, group: int) -> tuple[LineUp, ...]:
    """So many of all entrants, rotated; every choice of them once before any comes again.

    The order of the choices, and who follows whom at the table, is shuffled anew each round.
    """
    tables = list(combinations(range(entrants), players))
    around, number = divmod(group, len(tables))
    stream = random.Random(f"{seed}:ladder:{around}")
    stream.shuffle(tables)
    table = list(tables[number])
    random.Random(f"{seed}:table:{group}").shuffle(table)
    return tuple(rotations(tuple(table)))
