"""Quick scores of takes, without playing them on the board."""

from clachan.bots.glenmore.evaluation import LEAD_POINTS, SCORINGS, tiles_to_come
from clachan.bots.glenmore.weights import (
    CARD_OF,
    CARDS,
    CHIEFTAINS,
    COINS,
    CUBES,
    KIND_OF,
    KINDS_HELD,
    LEADS,
    MEMBERS,
    MOVEMENT,
    RIVALS,
    TEMPO,
    TILES,
    WHISKY,
)
from clachan.games.glenmore.board import TAKE, Board
from clachan.games.glenmore.components import (
    ANY,
    AROUND,
    BONNETS,
    COSTS,
    CUBE_LIMIT,
    DUART_CASTLE,
    EFFECTS,
    IONA_ABBEY,
    LOCH_LOCHY,
    LOCH_MORAR,
    LOCH_OICH,
    NEW_COINS,
    NEW_MEMBERS,
    NEW_WHISKY,
    OTHER,
    PLACES,
)
from clachan.games.glenmore.market import FULL


class QuickScores:
    """Scores the takes of the seat to move."""

    def __init__(self, board: Board, rows: list[list[float]]) -> None:
        self.board = board
        self.side = board.sides[board.seat]
        self.row = rows[tiles_to_come(board)]
        self.prices = [self._price(kind) for kind in range(5)]
        seat, sides = board.seat, board.sides
        self.whisky = self._more(WHISKY, 0, [side.whisky for side in sides], seat)
        counts = [side.chieftains_worth() for side in sides]
        self.bonnet = self._more(CHIEFTAINS, 1, counts, seat)
        self.card = self._more(CARDS, 2, [len(side.cards) for side in sides], seat)
        tiles = self.side.tiles
        self.sets_off = {cell: self._activation(tiles[cell], cell) for cell in tiles}

    def scores(self, options: list[int]) -> list[float]:
        """About how many points each of these takes would bring."""
        found: list[float] = []
        last, value = -1, 0.0
        for option in options:
            tile, cell = option >> 8 & 0xFFFF, option >> 24
            if tile != last:
                last, value = tile, self._tile(tile)
            if option & 0xFF != TAKE:
                found.append(0.0)
            elif tile == LOCH_OICH:
                found.append(value + sum(self.sets_off.values()))
            else:
                found.append(value + self._around(cell))
        return found

    def _around(self, cell: int) -> float:
        value = 0.0
        for step in AROUND:
            value += self.sets_off.get(cell + step, 0.0)
        return value

    def _price(self, kind: int) -> float:
        """What giving a cube of this kind costs: one that is held, or one from the market."""
        row = self.row
        if self.side.stock[kind]:
            last = row[KINDS_HELD] if self.side.stock[kind] == 1 else 0.0
            return row[CUBES + kind] + last
        level = self.board.market[kind]
        return 99.0 if level == FULL else (level + 1) * (1 + row[COINS])

    def _more(self, term: int, area: int, counts: list[int], seat: int) -> float:
        """What one more brings: in itself and in the comparison with the last one."""
        row = self.row
        fewest = min(counts)
        lead = counts[seat] - fewest
        left = SCORINGS - self.board.scorings
        step = LEAD_POINTS[min(lead + 1, 5)] - LEAD_POINTS[min(lead, 5)]
        return row[term] + row[LEADS + area] * left * step + row[RIVALS + area]

    def _tile(self, tile: int) -> float:
        row, side = self.row, self.side
        value = row[KIND_OF[tile]] + row[TILES] + row[TEMPO] * self.board.chain.index(tile)
        value += NEW_MEMBERS[tile] * row[MEMBERS] + NEW_WHISKY[tile] * self.whisky
        cost = COSTS[tile]
        for due in cost.due:
            value -= self.prices[due] if due < ANY else min(self.prices)
        value -= cost.whisky * self.whisky
        if cost.member:
            value -= row[MEMBERS]
        if PLACES[tile]:
            value += self.card + row[CARD_OF[tile]] + BONNETS[tile] * self.bonnet
            value += NEW_COINS[tile] + 0.5 * len(side.cells) * (
                tile in (IONA_ABBEY, LOCH_MORAR, DUART_CASTLE)
            )
            if tile == LOCH_LOCHY:
                value += 2 * max(row[CUBES : CUBES + 5])
        return value + self._activation(tile, -1)

    def _activation(self, tile: int, cell: int) -> float:
        effect = EFFECTS[tile]
        produces = effect.produces
        if effect.movement:
            return self.row[MOVEMENT]
        if produces is not None:
            if cell >= 0 and self.side.cubes_on(cell) == CUBE_LIMIT:
                return 0.0
            return self.row[CUBES + produces] if produces < ANY else self.row[CUBES] + 0.3
        if effect.due:
            return self._trade(tile)
        return float(effect.points[0])

    def _trade(self, tile: int) -> float:
        """The best number of cubes to give, and what is left of its points."""
        effect = EFFECTS[tile]
        if effect.due[0] == OTHER:
            prices = sorted(self.prices)
        elif effect.due[0] == ANY:
            prices = [min(self.prices)] * len(effect.due)
        else:
            prices = [self.prices[due] for due in effect.due]
        best, spent = 0.0, 0.0
        for number in range(1, len(effect.due) + 1):
            spent += prices[number - 1]
            if number >= effect.required:
                gain = effect.points[number] + effect.whisky * self.whisky - spent
                best = max(best, gain)
        return best
