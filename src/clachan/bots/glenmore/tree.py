"""Open-loop search over turns: what others may reply, with the tiles still to come resampled.

A step of the tree is a take; the turn search plays the rest of the turn. Values are shares of the
victory, by seat, so that everyone in the tree plays for themselves.
"""

from __future__ import annotations

import math
from typing import Final

from clachan.bots.glenmore.evaluation import estimates, final_shares, shares, spread, to_come
from clachan.bots.glenmore.future_draws import Fate
from clachan.bots.glenmore.incremental_evaluation import Eye
from clachan.bots.glenmore.quick_scores import Glance
from clachan.bots.glenmore.turn_search import Line, best_line
from clachan.games.glenmore.board import DRAW, OVER, SELL, Board
from clachan.games.glenmore.playout import take

EXPLORATION: Final = 0.6
TEMPERATURE: Final = 1.5
"""Of the first impressions, in points."""


class Node:
    """Somebody's take: how often it was tried, and how each seat fared, all tries together."""

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.fared = [0.0] * seats
        self.replies: dict[int, Node] = {}

    def add(self, result: list[float]) -> None:
        self.visits += 1
        for seat in range(len(result)):
            self.fared[seat] += result[seat]


def result_of(board: Board, rows: list[list[float]]) -> list[float]:
    if board.phase == OVER:
        return final_shares(board)
    return shares(estimates(board, rows), spread(to_come(board)))


def look_ahead(
    after: Board, node: Node, fate: Fate, rows: list[list[float]], turns: int, replies: int
) -> list[float]:
    """Play on from the end of a turn for so many turns, and judge what has become of it."""
    board = after.copy()
    fate.refill(board)
    path = [node]
    while board.phase != OVER and len(path) <= turns:
        option = _reply(board, node, rows, replies)
        board = play_turn(board, option, rows, 1).board
        fate.refill(board)
        reply = node.replies.get(option)
        if reply is None:
            reply = Node(len(board.sides))
            node.replies[option] = reply
        node = reply
        path.append(node)
    result = result_of(board, rows)
    for node in path:
        node.add(result)
    return result


def play_turn(board: Board, option: int, rows: list[list[float]], width: int) -> Line:
    """Take this tile, and play the rest of the turn as well as such a width allows."""
    take(board, option)
    eye = Eye(board, rows)
    if board.phase == DRAW:
        return Line(board, option, eye.value(board))
    return best_line(board, eye, width)


def _reply(board: Board, node: Node, rows: list[list[float]], most: int) -> int:
    """The take that is most worth a try, of those that this fate allows."""
    options, scores = first_impressions(board, rows, most)
    if len(options) == 1:
        return options[0]
    seat = board.seat
    priors = shares(scores, TEMPERATURE)
    start = node.fared[seat] / node.visits if node.visits else 0.5
    root = EXPLORATION * math.sqrt(node.visits + 1)
    best, best_value = options[0], -1.0
    for index in range(len(options)):
        child = node.replies.get(options[index])
        visits = 0 if child is None else child.visits
        value = start if child is None else child.fared[seat] / visits
        value += root * priors[index] / (1 + visits)
        if value > best_value:
            best, best_value = options[index], value
    return best


def first_impressions(
    board: Board, rows: list[list[float]], most: int
) -> tuple[list[int], list[float]]:
    """The takes that look best, the best first, and how good they look."""
    options = [option for option in board.options() if option & 0xFF != SELL]
    scores = Glance(board, rows).scores(options)
    ranked = sorted([(-scores[index], options[index]) for index in range(len(options))])[:most]
    return [option for _, option in ranked], [-score for score, _ in ranked]
