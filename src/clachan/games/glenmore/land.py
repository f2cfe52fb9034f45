"""Where tiles may be laid (GM 6), and what lies around a cell."""

from typing import Final

from clachan.games.glenmore.components import (
    AROUND,
    EAST,
    NORTH,
    ORIGIN,
    RIVER,
    ROAD,
    SIDES,
    SOUTH,
    START,
    WAYS,
    WEST,
    Cell,
    Tile,
)
from clachan.games.glenmore.state import Player

_new: Final = tuple.__new__

# The river goes on north and south, the road east and west (GM 1.2).
_DIRECTIONS = (NORTH, SOUTH, EAST, WEST)
_AROUND = frozenset(AROUND)


def new_player() -> Player:
    """A start village with one clan member on it, and 6 coins (GM 2.1)."""
    player = Player(
        coins=6,
        whisky=0,
        chieftains=0,
        members=(ORIGIN,),
        cells=(ORIGIN,),
        tiles=(START,),
        cubes=(),
        stock=(0,) * 5,
        cards=(),
        frontier=tuple(sorted(Cell(ORIGIN + side) for side in SIDES)),
        ends=tuple(Cell(ORIGIN + way) for way in _DIRECTIONS),
        sites=((), (), ()),
        gains=(),
    )
    return player._replace(sites=sites_of(player, player.members))


def tile_at(player: Player, place: Cell) -> Tile | None:
    return player.tiles[player.cells.index(place)] if place in player.cells else None


def near_member(members: tuple[Cell, ...], place: int) -> bool:
    """Whether one of the eight neighbour cells holds a clan member (GM 6.1)."""
    return any(member - place in _AROUND for member in members)


def sites_of(player: Player, members: tuple[Cell, ...]) -> tuple[tuple[Cell, ...], ...]:
    """The legal cells for a plain tile, a river tile and a road tile, ascending.

    The river runs in column 0 and the road in row 0, unbroken from the start village (GM 6.4), so a
    river tile can go to two cells at most, and a plain tile to neither of them, nor to the road's.
    """
    near = {member + step for member in members for step in AROUND}
    ends, cells = player.ends, player.cells
    plain = tuple([place for place in player.frontier if place in near and place not in ends])
    ways = [
        end if end in near and end not in cells and end + direction not in cells else None
        for end, direction in zip(ends, _DIRECTIONS, strict=True)
    ]
    river = tuple(sorted([end for end in ways[:2] if end is not None]))
    road = tuple(sorted([end for end in ways[2:] if end is not None]))
    return (plain, river, road)


def with_tile(player: Player, tile: Tile, place: Cell) -> Player:
    """The land with one more tile; its sites are brought up to date when the turn ends."""
    at = sum([other < place for other in player.cells])
    cells = (*player.cells[:at], place, *player.cells[at:])
    beside = {Cell(place + side) for side in SIDES}
    frontier = (beside | set(player.frontier)) - set(cells)
    tiles = (*player.tiles[:at], tile, *player.tiles[at:])
    ends = _ends_with(player.ends, tile, place)
    return _new(
        Player,
        (
            *player[:4],
            cells,
            tiles,
            *player[6:9],
            tuple(sorted(frontier)),
            ends,
            *player[11:],
        ),
    )


def _ends_with(ends: tuple[Cell, ...], tile: Tile, place: Cell) -> tuple[Cell, ...]:
    if WAYS[tile] not in (RIVER, ROAD):
        return ends
    return tuple(
        Cell(end + direction) if end == place else end
        for end, direction in zip(ends, _DIRECTIONS, strict=True)
    )


def around(player: Player, place: Cell) -> tuple[Cell, ...]:
    """The cells of the land that are this one or touch it, diagonally too (GM 8.1)."""
    return tuple([other for other in player.cells if other == place or other - place in _AROUND])
