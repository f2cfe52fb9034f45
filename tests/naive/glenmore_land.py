"""A player of Glen More: the land with all that is on it, and what lies beside it."""

from __future__ import annotations

from dataclasses import dataclass, field

from .glenmore_tiles import RESOURCES, START, TILES, Tile

Cell = tuple[int, int]  # GM 6.4: x to the east, y to the north
COINS = 6  # GM 2.1
SIDES = {"north": (0, 1), "south": (0, -1), "east": (1, 0), "west": (-1, 0)}
WAY_ON_SIDE = {"north": "river", "south": "river", "east": "road", "west": "road"}  # GM 1.2


def no_cubes() -> dict[str, int]:
    return dict.fromkeys(RESOURCES, 0)


@dataclass
class Plot:
    """A tile that has been laid."""

    name: str
    members: int = 0
    cubes: dict[str, int] = field(default_factory=no_cubes)

    def tile(self) -> Tile:
        return TILES[self.name]

    def number_of_cubes(self) -> int:
        return sum(self.cubes.values())


Land = dict[Cell, Plot]


def start_land() -> Land:
    return {(0, 0): Plot(START, members=1)}  # GM 2.1


@dataclass
class Player:
    coins: int = COINS
    whisky: int = 0
    chieftains: int = 0
    land: Land = field(default_factory=start_land)
    cards: list[str] = field(default_factory=list)  # the tiles of the special places
    won: list[tuple[str, int]] = field(default_factory=list)  # points: what for, how many

    def cells(self) -> list[Cell]:
        return sorted(self.land)

    def members(self) -> int:
        return sum(plot.members for plot in self.land.values())

    def cubes(self) -> dict[str, int]:
        plots = self.land.values()
        return {kind: sum(plot.cubes[kind] for plot in plots) for kind in RESOURCES}

    def owns(self, place: str) -> bool:
        return any(TILES[card].place == place for card in self.cards)

    def cells_with(self, kind: str) -> list[Cell]:
        """The cells on which a cube of this kind lies."""
        return [cell for cell in self.cells() if self.land[cell].cubes[kind] > 0]

    def cells_with_members(self) -> list[Cell]:
        return [cell for cell in self.cells() if self.land[cell].members > 0]


# Cells


def cell_text(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def read_cell(text: str) -> Cell:
    x, y = text.split(",")
    return int(x), int(y)


def around(cell: Cell) -> list[Cell]:
    """The eight neighbour cells."""
    x, y = cell
    square = [(x + right, y + up) for right in (-1, 0, 1) for up in (-1, 0, 1)]
    return [near for near in square if near != cell]


def beside(cell: Cell, side: str) -> Cell:
    right, up = SIDES[side]
    return cell[0] + right, cell[1] + up


# Where a tile may lie


def legal_cells(tile: Tile, land: Land) -> list[Cell]:
    """GM 6.1 to 6.3."""
    near = {beside(cell, side) for cell in land for side in SIDES}
    return [cell for cell in sorted(near) if may_lie(tile, cell, land)]


def may_lie(tile: Tile, cell: Cell, land: Land) -> bool:
    return (
        cell not in land
        and any(beside(cell, side) in land for side in SIDES)  # GM 6.1
        and near_a_member(cell, land)  # GM 6.1
        and all(side_fits(tile, cell, side, land) for side in SIDES)  # GM 6.2
        and all(way_continues(tile, cell, way, land) for way in tile.ways)  # GM 6.3
    )


def near_a_member(cell: Cell, land: Land) -> bool:
    return any(near in land and land[near].members > 0 for near in around(cell))


def side_fits(tile: Tile, cell: Cell, side: str, land: Land) -> bool:
    """GM 6.2: facing sides show the same."""
    other = land.get(beside(cell, side))
    way = WAY_ON_SIDE[side]
    return other is None or (way in tile.ways) == (way in other.tile().ways)


def way_continues(tile: Tile, cell: Cell, way: str, land: Land) -> bool:
    """GM 6.3: a river or road tile has a neighbour to its river or road."""
    ends = [side for side in SIDES if WAY_ON_SIDE[side] == way]
    others = [land[beside(cell, side)] for side in ends if beside(cell, side) in land]
    return way in tile.ways and any(way in other.tile().ways for other in others)


def cells_paying_a_member(cell: Cell, land: Land) -> list[Cell]:
    """GM 5.7: whose clan member can go so that `cell` stays next to another one."""
    return [
        giver
        for giver in sorted(land)
        if land[giver].members > 0 and near_a_member(cell, without_a_member(land, giver))
    ]


def without_a_member(land: Land, giver: Cell) -> Land:
    plot = land[giver]
    return {**land, giver: Plot(plot.name, plot.members - 1, dict(plot.cubes))}
