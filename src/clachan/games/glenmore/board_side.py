"""One player's land and goods, changed in place: a part of `Board`."""

from __future__ import annotations

from bisect import insort
from typing import Final

from clachan.games.glenmore.components import (
    AROUND,
    BONNETS,
    CASTLE_OF_MEY,
    COSTS,
    DUART_CASTLE,
    EAST,
    HAS_ONE_TIME_EFFECT,
    IONA_ABBEY,
    LOCH_MORAR,
    NEW_COINS,
    NEW_MEMBERS,
    NEW_WHISKY,
    NORTH,
    PLACES,
    ROWS,
    SIDES,
    SOUTH,
    WAYS,
    WEST,
    Cell,
    Tile,
)
from clachan.games.glenmore.state import Gain, Player

_DIRECTIONS = [NORTH, SOUTH, EAST, WEST]
_CELL_BITS = 16
_CELL_MASK = (1 << _CELL_BITS) - 1
# What each tile brings the owner of a card at the end, by card (GM 11.4).
_PER_TILE: Final[dict[int, list[int]]] = {
    IONA_ABBEY: [2 * (row.frame == "yellow") for row in ROWS],
    LOCH_MORAR: [2 * (row.frame == "green") for row in ROWS],
    DUART_CASTLE: [3 * (row.kind in ("village", "start_village")) for row in ROWS],
}


class Side:
    """The fields of `Player` as lists; a cube is one int, its kind above its cell."""

    def __init__(
        self,
        goods: tuple[int, int, int, int],
        members: list[int],
        cells: list[int],
        tiles: dict[int, int],
        cubes: list[int],
        stock: list[int],
        cards: list[int],
        frontier: list[int],
        ends: list[int],
        sites: list[list[int]],
        gains: list[Gain],
    ) -> None:
        """Goods are coins, whisky, chieftains and the points of all gains."""
        self.coins, self.whisky, self.chieftains, self.points = goods
        self.members = members
        self.cells = cells
        self.tiles = tiles
        self.cubes = cubes
        self.stock = stock
        self.cards = cards
        self.frontier = frontier
        self.ends = ends
        self.sites = sites
        self.gains = gains

    def copy(self) -> Side:
        """Sites are never changed in place, so both may hold the same."""
        return Side(
            (self.coins, self.whisky, self.chieftains, self.points),
            self.members.copy(),
            self.cells.copy(),
            self.tiles.copy(),
            self.cubes.copy(),
            self.stock.copy(),
            self.cards.copy(),
            self.frontier.copy(),
            self.ends.copy(),
            self.sites,
            self.gains.copy(),
        )

    def player(self) -> Player:
        return Player(
            coins=self.coins,
            whisky=self.whisky,
            chieftains=self.chieftains,
            members=tuple([Cell(cell) for cell in self.members]),
            cells=tuple([Cell(cell) for cell in self.cells]),
            tiles=tuple([Tile(self.tiles[cell]) for cell in self.cells]),
            cubes=tuple([(cube >> _CELL_BITS, Cell(cube & _CELL_MASK)) for cube in self.cubes]),
            stock=tuple(self.stock),
            cards=tuple([Tile(card) for card in self.cards]),
            frontier=tuple([Cell(cell) for cell in self.frontier]),
            ends=tuple([Cell(cell) for cell in self.ends]),
            sites=tuple([tuple([Cell(cell) for cell in cells]) for cells in self.sites]),
            gains=tuple(self.gains),
        )

    def lay(self, tile: int, place: int) -> None:
        """The tile lies, and its one-time effects take place (GM 7)."""
        insort(self.cells, place)
        self.tiles[place] = tile
        self.frontier.remove(place)
        for step in SIDES:
            beside = place + step
            if beside not in self.tiles and beside not in self.frontier:
                insort(self.frontier, beside)
        if WAYS[tile]:
            for index in range(4):
                if self.ends[index] == place:
                    self.ends[index] = place + _DIRECTIONS[index]
        if HAS_ONE_TIME_EFFECT[tile]:
            self.coins += NEW_COINS[tile]
            self.whisky += NEW_WHISKY[tile] - COSTS[tile].whisky
            for _ in range(NEW_MEMBERS[tile]):
                insort(self.members, place)
            if PLACES[tile]:
                insort(self.cards, tile)

    def settle(self) -> None:
        """Bring the sites up to date: `land.sites_of` for a board."""
        near: set[int] = set()
        for member in self.members:
            for step in AROUND:
                near.add(member + step)
        ends = self.ends
        plain = [place for place in self.frontier if place in near and place not in ends]
        ways: list[list[int]] = [[], []]
        for index in range(4):
            end = self.ends[index]
            beyond = end + _DIRECTIONS[index]
            if end in near and end not in self.tiles and beyond not in self.tiles:
                insort(ways[index // 2], end)
        self.sites = [plain, ways[0], ways[1]]

    def add_cube(self, kind: int, cell: int) -> None:
        insort(self.cubes, kind << _CELL_BITS | cell)
        self.stock[kind] += 1

    def remove_cube(self, kind: int, cell: int) -> None:
        self.cubes.remove(kind << _CELL_BITS | cell)
        self.stock[kind] -= 1

    def cubes_on(self, cell: int) -> int:
        count = 0
        for cube in self.cubes:
            if cube & _CELL_MASK == cell:
                count += 1
        return count

    def near_member_without(self, gone: int, place: int) -> bool:
        """Whether the cell is still next to a member when one is given away (GM 5.7)."""
        left = True
        for member in self.members:
            if left and member == gone:
                left = False
            elif member - place in AROUND:
                return True
        return False

    def win(self, points: int, scoring: int, what: str, tile: int) -> None:
        if points:
            self.gains.append(Gain(points, scoring, what, Tile(tile)))
            self.points += points

    def chieftains_worth(self) -> int:
        """`scoring.chieftains` for a board (GM 11.2)."""
        worth = self.chieftains
        for card in self.cards:
            worth += self.chieftains if card == CASTLE_OF_MEY else 0
            worth += BONNETS[card]
        return worth

    def account(self) -> int:
        """What cards and coins bring at the end, without the tiles too many (GM 11.4)."""
        points = self.coins
        for card in self.cards:
            each = _PER_TILE.get(card)
            if each is not None:
                for tile in self.tiles.values():
                    points += each[tile]
        return points


def side_of(player: Player) -> Side:
    return Side(
        (player.coins, player.whisky, player.chieftains, player.points),
        list(player.members),
        list(player.cells),
        dict(zip(player.cells, player.tiles, strict=True)),
        [kind << _CELL_BITS | cell for kind, cell in player.cubes],
        list(player.stock),
        list(player.cards),
        list(player.frontier),
        list(player.ends),
        [list(cells) for cells in player.sites],
        list(player.gains),
    )
