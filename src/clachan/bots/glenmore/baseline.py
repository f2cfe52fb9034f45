"""The baseline: textbook open-loop MCTS over single decisions, with random playouts."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import Final

from clachan.bots.fast_rng import FastRng
from clachan.bots.glenmore.evaluation import final_shares
from clachan.games.glenmore.board import OVER, Board
from clachan.games.glenmore.playout import apply_option, play_at_random, refill

EXPLORATION: Final = 0.7


class Node:
    """A decision in the tree, with the sum of its results by seat."""

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.won = [0.0] * seats
        self.available = 0
        self.next: dict[int, Node] = {}


def choose_option(board: Board, goes_on: Callable[[], bool], seed: int) -> int:
    """The option that was tried most often when the time is up."""
    fast_rng = FastRng(Random(seed))
    root = Node(len(board.sides))
    options = board.options()
    while goes_on():
        _visit(root, board.copy(), fast_rng)
    return max(options, key=lambda option: root.next[option].visits if option in root.next else 0)


def _visit(node: Node, board: Board, fast_rng: FastRng) -> None:
    path = [node]
    expanded = False
    while board.phase != OVER and not expanded:
        option = _pick(node, board, fast_rng)
        expanded = option not in node.next
        if expanded:
            node.next[option] = Node(len(board.sides))
        node = node.next[option]
        path.append(node)
        apply_option(board, option)
        refill(board, fast_rng)
    play_at_random(board, fast_rng)
    result = final_shares(board)
    for node in path:
        node.visits += 1
        for seat in range(len(result)):
            node.won[seat] += result[seat]


def _pick(node: Node, board: Board, fast_rng: FastRng) -> int:
    """One not tried yet, else by UCB; draws differ, so each counts how often it was on offer."""
    options = board.options()
    fresh = [option for option in options if option not in node.next]
    for option in options:
        if option in node.next:
            node.next[option].available += 1
    if fresh:
        return fresh[fast_rng.randrange(len(fresh))]
    best, best_value = options[0], -1.0
    for option in options:
        child = node.next[option]
        value = child.won[board.seat] / child.visits
        value += EXPLORATION * math.sqrt(math.log(child.available + 1) / child.visits)
        if value > best_value:
            best, best_value = option, value
    return best
