"""One player's land and goods, changed in place: a part of `Board`."""

from bisect import insort

from clachan.games.glenmore.components import (
    AROUND,
    COSTS,
    EAST,
    HAS_ONE_TIME_EFFECT,
    NEW_COINS,
    NEW_MEMBERS,
    NEW_WHISKY,
    NORTH,
    PLACES,
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


class Side:
    """The fields of `Player` as lists; a cube is one int, its kind above its cell."""

    def __init__(self, player: Player) -> None:
        self.coins = player.coins
        self.whisky = player.whisky
        self.chieftains = player.chieftains
        self.members: list[int] = list(player.members)
        self.cells: list[int] = list(player.cells)
        self.tiles: dict[int, int] = dict(zip(player.cells, player.tiles, strict=True))
        self.cubes: list[int] = [kind << _CELL_BITS | cell for kind, cell in player.cubes]
        self.stock = list(player.stock)
        self.cards: list[int] = list(player.cards)
        self.frontier: list[int] = list(player.frontier)
        self.ends: list[int] = list(player.ends)
        self.sites: list[list[int]] = [list(cells) for cells in player.sites]
        self.gains: list[Gain] = list(player.gains)

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
