"""How many playouts of Clans and Glory a CPU second holds, from the deal to the end.

    python bench/playouts_clans.py [--seconds 2]

On one core: random playouts and informed ones alone, and the expert's whole search, tree
and worlds included. With ``PYTHONPATH=build/compiled`` of the compiled package.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES

from clachan.bots import Budget
from clachan.bots.clans import playouts
from clachan.bots.clans.playouts import PlayoutPlayer
from clachan.bots.clans.search import InformedTree, Style
from clachan.bots.clans.worlds import Worlds
from clachan.bots.fast_rng import FastRng
from clachan.core import CHANCE
from clachan.games import clans
from clachan.games.clans import board as rules_board
from clachan.games.clans.board import Board
from clachan.games.clans.state import State

BATCH = 100


def deal(players: int) -> State:
    rng = random.Random(players)
    state = clans.new_game(players)
    while clans.to_move(state) == CHANCE:
        state = clans.apply(state, rng.choice(clans.legal_actions(state)))
    return state


def play_out_batch(state: State, noise: float) -> Callable[[], None]:
    start, board = Board(state), Board(state)
    player = PlayoutPlayer(FastRng(random.Random(0)), noise, Style().shield)

    def batch() -> None:
        for _ in range(BATCH):
            board.become(start)
            player.play_out(board)
            board.standings()

    return batch


def search_batch(state: State) -> Callable[[], None]:
    rng, style = random.Random(0), Style()
    worlds = Worlds(clans.view(state, 0), rng)
    tree = InformedTree(worlds, style, FastRng(rng))

    def batch() -> None:
        tree.grow(Budget(BATCH, "playouts").begin(), 10**9)

    return batch


def per_second(batch: Callable[[], None], seconds: float) -> float:
    batch()
    start, batches = time.process_time(), 0
    while (spent := time.process_time() - start) < seconds:
        batch()
        batches += 1
    return BATCH * batches / spent


def main() -> None:
    parser = argparse.ArgumentParser(description="Playouts of Clans and Glory a CPU second.")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure")
    seconds = parser.parse_args().seconds
    for name, module in {"rules": rules_board, "bots": playouts}.items():
        compiled = str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES))
        print(f"{name}: {'compiled' if compiled else 'interpreted'}")
    print(f"{'players':8}{'random':>12}{'informed':>12}{'in the tree':>14}")
    for players in clans.meta.players:
        state = deal(players)
        batches = [
            play_out_batch(state, 0.0),
            play_out_batch(state, Style().noise),
            search_batch(state),
        ]
        figures = [per_second(batch, seconds) for batch in batches]
        print("{:<8}{:12.0f}{:12.0f}{:14.0f}".format(players, *figures))


if __name__ == "__main__":
    main()
