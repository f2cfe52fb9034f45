"""Solved endings against brute force through the contract."""

import random

import pytest

from clachan.bots import Budget
from clachan.bots.clans.endgame import WIN, Solver, solve
from clachan.bots.clans.levels import action_of
from clachan.bots.clans.worlds import Worlds
from clachan.core import Seat
from clachan.games import clans
from clachan.games.clans.actions import Action
from clachan.games.clans.board import STANDING, Board
from clachan.games.clans.state import State
from tests.support.bots.clans_table import midgame
from tests.support.games.clans_photo import position

PATIENCE = Budget(10**9, "playouts")


def worth(state: State, seat: Seat) -> int:
    """By the rules alone: the end when both seats play for win and margin and see all hands."""
    mover = clans.to_move(state)
    if mover is None:
        mine, other = (clans.score(state)[who] for who in (seat, 1 - seat))
        margin = (mine.total - other.total) * STANDING + mine.tie_breaks[0] - other.tie_breaks[0]
        return margin + WIN * ((margin > 0) - (margin < 0))
    values = [worth(clans.apply(state, action), seat) for action in clans.legal_actions(state)]
    return max(values) if mover == seat else min(values)


@pytest.mark.parametrize("seed", range(12))
def test_a_position_is_worth_what_brute_force_says(seed: int) -> None:
    state = midgame(2, 14 if seed % 3 else 13, random.Random(seed))
    board = Board(state)
    before = (list(board.hands), board.free, list(board.tiles))
    value = Solver(board, PATIENCE.begin()).value(-2 * WIN, 2 * WIN)
    assert value == worth(state, board.seat)
    assert (board.hands, board.free, board.tiles) == before


@pytest.mark.parametrize("seed", range(4))
def test_the_best_move_over_all_worlds_is_found(seed: int) -> None:
    state = midgame(2, 14, random.Random(seed))
    worlds = Worlds(clans.view(state, 0), random.Random(0), 6.0, 8.0)
    found = solve(worlds, PATIENCE.begin())
    assert found is not None

    def expected(action: Action) -> float:
        total = 0.0
        for hands, weight in zip(worlds.hands, worlds.weights, strict=True):
            world = state._replace(hands=tuple(hands))
            total += weight * worth(clans.apply(world, action), 0)
        return total

    best = max(expected(action) for action in clans.legal_actions(state))
    assert expected(action_of(found)) == pytest.approx(best)


def test_the_last_card_decides_by_cards_taken_too() -> None:
    # 6 to 6 points either way; two threes count more cards than one six (CG 6.5).
    state = position(
        "1N2=3R 2N2=6V 3N2=6K",
        hands=("4Y", "3G 6G"),
        stacks={1: (1,), 2: (0,)},
        shields=(0, 0),
        ply=15,
    )
    worlds = Worlds(clans.view(state, 1), random.Random(0))
    move = solve(worlds, PATIENCE.begin())
    assert move is not None
    assert clans.text(action_of(move)).startswith("3G@1")


def test_solving_gives_up_when_the_time_is_over() -> None:
    state = midgame(2, 12, random.Random(0))
    worlds = Worlds(clans.view(state, 0), random.Random(0))
    assert solve(worlds, Budget(3, "playouts").begin()) is None
