"""Solves the last plies of two players exactly, in every possible world."""

from typing import Final

from clachan.bots.budget import Countdown
from clachan.bots.clans.playouts import average_lead, gain
from clachan.bots.clans.worlds import Worlds
from clachan.games.clans.board import Board, Move

WIN: Final = 1_000_000
"""A win counts before every margin (CG 6.5)."""


def solve(worlds: Worlds, countdown: Countdown) -> Move | None:
    """The move with the best expected share of the win, then margin; None if time runs out.

    The other seat is taken to see all hands, of which it knows all but three cards anyway.
    """
    board = worlds.board
    board.become(worlds.start)
    solver = Solver(board, countdown)
    best, most = None, float("-inf")
    for move in moves_by_gain(board):
        total = 0.0
        for hands, weight in zip(worlds.hands, worlds.weights, strict=True):
            board.hands = hands.copy()
            board.play(move)
            total -= weight * solver.value(-2 * WIN, 2 * WIN)
            board.undo(move)
            if solver.late:
                return None
        if total > most:
            best, most = move, total
    return best


class Solver:
    """Alpha-beta over a position whose hands are all known."""

    def __init__(self, board: Board, countdown: Countdown) -> None:
        self.board = board
        self.countdown = countdown
        self.late = False

    def value(self, low: int, high: int) -> int:
        """For the seat to play; exact between the bounds."""
        board = self.board
        if board.left <= 1:
            return self._last_value()
        best = -2 * WIN
        for move in moves_by_gain(board):
            board.play(move)
            best = max(best, -self.value(-high, -max(low, best)))
            board.undo(move)
            if best >= high or self.late:
                break
        return best

    def _last_value(self) -> int:
        """The last move only has to bring the most."""
        self.late = self.late or not self.countdown.goes_on()
        board = self.board
        margin = average_lead(tuple(board.standings()), board.seat)
        if board.left:
            margin += max([gain(board, move) for move in board.moves()])
        return margin + WIN * ((margin > 0) - (margin < 0))


def moves_by_gain(board: Board) -> list[Move]:
    """The moves, those with the largest immediate gain first."""
    gains = [(-gain(board, move), move) for move in board.moves()]
    gains.sort()
    return [move for _, move in gains]
