"""Evaluates the many possible ends of one turn; fast, because most of the position stays the same."""

from typing import Final

from clachan.bots.glenmore.evaluation import (
    SCORINGS,
    add_rivals,
    clear_lead,
    goods_worth,
    land_worth,
    outlook,
    points_from_leads,
    scoring_count,
    shares,
    side_worth,
    sure_scorings,
    tiles_to_come,
    weights_by_seat,
    worths_alone,
)
from clachan.bots.glenmore.weights import MOVEMENT, TEMPO, TILES
from clachan.games.glenmore.board import DRAW, Board

_OUT: Final = -1e9


class TurnEvaluation:
    """The value of a turn for its player: own points, less those of the rivals.

    A rival counts more the nearer it is to victory, as in the shares that the tree uses.

    Create it after the take, when the figure has moved. From then on only the goods and members of
    this side change and, once, its land. How full the tiles are is read only once.
    """

    def __init__(self, board: Board, rows: list[list[float]]) -> None:
        self.seat = board.seat
        self.weights = weights_by_seat(board, rows)
        self.own = self.weights[self.seat]
        self.sure = sure_scorings(board)
        self.left = SCORINGS - board.scorings - self.sure
        self.threats = _threats(board, self.weights)
        self.counts = [[scoring_count(side, area) for side in board.sides] for area in range(3)]
        self.others = self._others(board)
        self.leads: list[dict[int, float]] = [{}, {}, {}]
        self.lands: dict[int, float] = {}
        self.outlooks: dict[tuple[int, ...], float] = {}

    def value(self, board: Board) -> float:
        side = board.sides[self.seat]
        value = goods_worth(side, board.market, self.own) + self._land(board)
        for area in range(3):
            count = scoring_count(side, area)
            leads = self.leads[area]
            if count not in leads:
                leads[count] = self._lead(area, count)
            value += leads[count]
        if board.phase != DRAW:
            return value + self.own[MOVEMENT] * board.movement
        members = tuple(side.members)
        if members not in self.outlooks:
            self.outlooks[members] = outlook(side, self.own)
        return value + self.outlooks[members]

    def _others(self, board: Board) -> float:
        """What does not change: the others' lands and goods, and who stands where on the track."""
        found = 0.0
        for seat in range(len(board.sides)):
            if seat != self.seat:
                value = side_worth(board.sides[seat], board.market, self.weights[seat])
                found -= self.threats[seat] * value
        for index in range(len(board.chain)):
            if board.chain[index] < 0:
                seat = -1 - board.chain[index]
                tempo = self.weights[seat][TEMPO] * index
                found += tempo if seat == self.seat else -tempo * self.threats[seat]
        return found

    def _land(self, board: Board) -> float:
        size = len(board.sides[self.seat].cells)
        if size not in self.lands:
            sizes = [len(side.cells) for side in board.sides]
            fewest = min(sizes)
            more = [
                self.weights[seat][TILES] * (sizes[seat] - fewest) for seat in range(len(sizes))
            ]
            land = land_worth(board.sides[self.seat], self.own)
            self.lands[size] = land + self._relative(more) + self.others
        return self.lands[size]

    def _lead(self, area: int, count: int) -> float:
        counts = self.counts[area].copy()
        counts[self.seat] = count
        return self._relative(points_from_leads(counts, self.weights, area, self.sure, self.left))

    def _relative(self, points: list[float]) -> float:
        value = points[self.seat]
        for seat in range(len(points)):
            value -= self.threats[seat] * points[seat]
        return value


def _threats(board: Board, weights: list[list[float]]) -> list[float]:
    """By seat: its part of what the others may expect of the victory; 0 for the one to play."""
    seats = range(len(board.sides))
    if len(seats) == 2:
        return [0.0 if seat == board.seat else 1.0 for seat in seats]
    points = add_rivals(board, weights, worths_alone(board, weights))
    points[board.seat] = _OUT
    return shares(points, clear_lead(tiles_to_come(board)))
