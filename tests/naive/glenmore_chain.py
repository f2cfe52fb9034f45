"""The chain of Glen More, from its tail to its head: `P0` a figure, `D` the die, `7` a tile."""

from __future__ import annotations

from .glenmore_tiles import TILES

CHAIN = 13  # GM 2.2
DIE = "D"


def figure(seat: int) -> str:
    return f"P{seat}"


def seat_of(entry: str) -> int:
    return int(entry.removeprefix("P"))


def is_tile(entry: str) -> bool:
    return entry in TILES


def first_chain(players: int) -> list[str]:
    """GM 2.2, before the tiles are drawn."""
    figures = [figure(seat) for seat in range(players)]
    return [*figures, DIE] if players <= 3 else figures


def tiles_in(chain: list[str]) -> list[str]:
    return [entry for entry in chain if is_tile(entry)]


def tile_ahead(chain: list[str], number: int) -> str:
    """GM 3.3: the last of that many tiles, figures not counted."""
    return tiles_in(chain)[number - 1]


def moved(chain: list[str], mover: str, tile: str) -> list[str]:
    """GM 10.1: the mover leaves its place and takes that of the tile."""
    rest = [entry for entry in chain if entry != mover]
    return [mover if entry == tile else entry for entry in rest]


def tail_trimmed(chain: list[str]) -> list[str]:
    """GM 10.1: without the tiles behind the last figure or die."""
    last = min(place for place, entry in enumerate(chain) if not is_tile(entry))
    return chain[last:]
