"""Arguments that describe tiles and cells in messages: by kind and place, never by number."""

from collections.abc import Callable
from typing import Final, TypeAlias

from clachan.core import Args
from clachan.games.glenmore.components import (
    EAST,
    KINDS,
    NORTH,
    PLACES,
    RIVER,
    ROAD,
    SOUTH,
    WAYS,
    WEST,
    Cell,
    Tile,
    x_of,
    y_of,
)
from clachan.games.glenmore.land import tile_at
from clachan.games.glenmore.state import Player

_Measure: TypeAlias = Callable[[Cell], int]

# On which side of a neighbour a cell lies, and the way from the cell to that neighbour.
_SIDES: Final = (("north", SOUTH), ("south", NORTH), ("east", WEST), ("west", EAST))
# A tile is the one in the west when no other of its kind lies as far west, and so on.
_DIRECTIONS: Final[tuple[tuple[str, _Measure], ...]] = (
    ("west", lambda cell: -x_of(cell)),
    ("east", x_of),
    ("north", y_of),
    ("south", lambda cell: -y_of(cell)),
    ("northwest", lambda cell: y_of(cell) - x_of(cell)),
    ("northeast", lambda cell: y_of(cell) + x_of(cell)),
    ("southwest", lambda cell: -y_of(cell) - x_of(cell)),
    ("southeast", lambda cell: x_of(cell) - y_of(cell)),
)


def kind_args(tile: Tile) -> Args:
    """What a tile is; special places have a name too."""
    return (("kind", KINDS[tile]), ("name", PLACES[tile]))


def tile_args(tile: Tile) -> Args:
    return (("tile", tile), *kind_args(tile))


def tile_on_cell_args(land: Player, cell: Cell) -> Args:
    """The tile on a cell, distinguished from others of its kind on the same land."""
    return (*kind_args(_tile(land, cell)), ("where", _where(land, cell)))


def second_tile_args(land: Player, cell: Cell) -> Args:
    """The same for the second tile of a sentence."""
    tile = _tile(land, cell)
    return (
        ("other", KINDS[tile]),
        ("other_name", PLACES[tile]),
        ("other_where", _where(land, cell)),
    )


def site_args(land: Player, cell: Cell) -> Args:
    """A cell beside the land, named by a tile next to it: one that is the only tile of its kind if possible."""
    steps = [(side, Cell(cell + step)) for side, step in _SIDES]
    beside = [(side, neighbour) for side, neighbour in steps if neighbour in land.cells]
    only = [found for found in beside if _where(land, found[1]) == "only"]
    side, neighbour = (only or beside)[0]
    return (("side", side), *second_tile_args(land, neighbour))


def _tile(land: Player, cell: Cell) -> Tile:
    tile = tile_at(land, cell)
    assert tile is not None
    return tile


def _where(land: Player, cell: Cell) -> str:
    """What distinguishes this tile from others of its kind: river, road or its direction."""
    tile = _tile(land, cell)
    if PLACES[tile]:
        return "only"
    alike = [
        (place, WAYS[other])
        for place, other in zip(land.cells, land.tiles, strict=True)
        if KINDS[other] == KINDS[tile] and place != cell
    ]
    if not alike:
        return "only"
    ways = [way for _, way in alike]
    for name, way in (("river", RIVER), ("road", ROAD)):
        if WAYS[tile] == way and way not in ways:
            return name
    for name, measure in _DIRECTIONS:
        if all(measure(place) < measure(cell) for place, _ in alike):
            return name
    return "middle"
