"""How many playouts of Glen More one core makes in a second, for 2 to 5 players.

    python bench/playouts_glenmore.py [--seconds 2]

Random: whole games from the first turn, as the plain search plays them. Looks ahead: two and three
turns by the turn search from the middle of a game, judged by the evaluation, as the levels play
them. With ``PYTHONPATH=build/compiled`` it measures the compiled rules.
"""

import argparse
import random
import time
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES

from clachan.bots.glenmore import search
from clachan.bots.glenmore.levels import STYLES
from clachan.bots.glenmore.search import (
    FutureDraws,
    Node,
    candidates,
    look_ahead,
    play_turn,
    rank_takes,
)
from clachan.bots.glenmore.weights import ROWS
from clachan.games import glenmore
from clachan.games.glenmore import playout
from clachan.games.glenmore.board import Board
from clachan.games.glenmore.board_from_state import board_from_state
from clachan.games.glenmore.playout import play_at_random

SECONDS = 2.0
TURNS_PLAYED = 12


def form(file: str | None) -> str:
    return "compiled" if (file or "").endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"


def first_turn(players: int) -> Board:
    board = board_from_state(glenmore.new_game(players))
    FutureDraws(board, 0).refill(board)
    return board


def middle(players: int) -> Board:
    """After some turns of first impressions."""
    board = first_turn(players)
    draws = FutureDraws(board, 1)
    for _ in range(TURNS_PLAYED):
        options, _ = rank_takes(board, ROWS[players], 1)
        board = play_turn(board, options[0], ROWS[players], 1).board.copy()
        draws.refill(board)
    return board


def random_games(players: int) -> Callable[[], None]:
    board, rng = first_turn(players), random.Random(0)
    return lambda: play_at_random(board.copy(), rng)


def looks_ahead(players: int, turns: int) -> Callable[[], None]:
    board, rows, rng = middle(players), ROWS[players], random.Random(0)
    found = candidates(board, rows, STYLES["expert"], rng)
    node = Node(players)

    def look() -> None:
        draws = FutureDraws(board, rng.getrandbits(32))
        look_ahead(found[0].board, node, draws, rows, turns, STYLES["expert"].replies)

    return look


def rate(work: Callable[[], None], seconds: float) -> float:
    """Times a second, by the clock of the processor."""
    done, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        work()
        done += 1
    return done / spent


def main() -> None:
    parser = argparse.ArgumentParser(description="How many playouts a second.")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each figure")
    seconds = parser.parse_args().seconds
    print(f"rules {form(playout.__file__)}, search {form(search.__file__)}; playouts a second")
    print("players   random  look ahead 2 turns  3 turns")
    for players in glenmore.meta.players:
        figures = [rate(random_games(players), seconds)]
        figures += [rate(looks_ahead(players, turns), seconds) for turns in (2, 3)]
        print(f"{players:7} {figures[0]:8.0f} {figures[1]:19.0f} {figures[2]:8.0f}")


if __name__ == "__main__":
    main()
