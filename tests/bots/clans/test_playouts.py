"""What a move brings, and playouts that go for it."""

import random
from collections import Counter

import pytest

from clachan.bots.clans.playouts import (
    NOWHERE,
    PlayoutPlayer,
    average_lead,
    best_gain,
    gain,
    own_gain,
    random_move,
    shield_price,
)
from clachan.bots.clans.search import Style, rewards
from clachan.bots.fast_rng import FastRng
from clachan.games import clans
from clachan.games.clans.board import CARD_SHIFT, DOWN, STANDING, Board
from clachan.games.clans.components import card, slot
from clachan.games.clans.state import State
from tests.support.bots.clans_table import midgame
from tests.support.games.clans_photo import position


def test_the_edge_is_over_the_others_on_average() -> None:
    assert average_lead((10, 4), 0) == 6
    assert average_lead((10, 4), 1) == -6
    assert average_lead((10, 4, 6), 0) == 5
    assert average_lead((10, 4, 6, 8), 1) == -4


@pytest.mark.parametrize("players", clans.meta.players)
def test_a_gain_is_what_the_preview_says(players: int) -> None:
    for seed in range(8):
        state = midgame(players, seed * 2 % 16, random.Random(seed))
        board, seat = Board(state), clans.to_move(state)
        assert seat is not None
        view = clans.view(state, seat)
        for move, action in zip(board.moves(), clans.legal_actions(state), strict=True):
            gains = clans.preview(view, action).gains
            others = (sum(gains) - gains[seat]) / (players - 1)
            # Cards taken count in the last place only, so that points are right but for rounding.
            assert gain(board, move) / STANDING == pytest.approx(gains[seat] - others, abs=0.6)
            assert round(own_gain(board, move) / STANDING) == gains[seat]


@pytest.mark.parametrize("price", [0, 3 * STANDING])
def test_a_card_is_worth_its_best_place(price: int) -> None:
    for seed in range(6):
        board = Board(midgame(2, seed, random.Random(seed)))
        values: dict[int, list[int]] = {}
        for move in board.moves():
            cost = price if move & 1 else 0
            values.setdefault(move >> CARD_SHIFT, []).append(gain(board, move) - cost)
        for one in range(35):
            if board.hands[board.seat] >> one & 1 and board.moves()[0] < DOWN:
                assert best_gain(board, one, price) == max(values.get(one, [NOWHERE]))


def test_a_shield_is_kept_while_turns_are_many() -> None:
    board = Board(midgame(2, 0, random.Random(0)))
    assert shield_price(board, 8.0) == 3 * STANDING  # 5 shields for 8 turns
    board.shields = [8, 8]
    assert shield_price(board, 8.0) == 0


@pytest.mark.parametrize("players", clans.meta.players)
@pytest.mark.parametrize("noise", [0.0, 6.0])
def test_playouts_keep_the_rules(players: int, noise: float) -> None:
    for seed in range(10):
        board = Board(midgame(players, 0, random.Random(seed)))
        player = PlayoutPlayer(FastRng(random.Random(seed)), noise, shield=6.0)
        while board.left:
            move = player.move(board)
            assert move in board.moves()
            board.play(move)
        assert not board.moves()


@pytest.mark.parametrize(
    "state",
    [
        position("1N2=4R 2S2=5V 3N2=4K", hands=("4O 6R 3V", "5R 3B")),
        position("1N2=4R 2S2=5V", hands=("4K 5R", "3B"), shields=(0, 5)),
        position("1N2=4R", hands=("3B 5K", "6G 6O")),
    ],
)
def test_every_move_is_drawn_equally_often(state: State, rng: random.Random) -> None:
    board, fast_rng = Board(state), FastRng(rng)
    moves = board.moves()
    drawn = Counter(random_move(board, fast_rng) for _ in range(300 * len(moves)))
    assert set(drawn) == set(moves)
    assert all(200 < number < 400 for number in drawn.values())


def test_the_last_move_of_a_playout_takes_the_most() -> None:
    state = position("1N2=6R 1S2=6K 3N2=3V", hands=("", "6G 3B"), stacks={3: (0,)}, ply=15)
    board = Board(state)
    PlayoutPlayer(FastRng(random.Random(0)), noise=6.0, shield=6.0).play_out(board)
    assert board.standings() == [3 * STANDING + 1, 18 * STANDING + 3]
    assert not board.hands[1] >> card("6G") & 1
    assert slot("1N2") < slot("3N2")


def test_rewards_are_shares_of_a_whole() -> None:
    style = Style(winning=0.5, clear=60.0)
    assert rewards([30 * STANDING, 30 * STANDING], style) == [0.5, 0.5]
    first, second = rewards([33 * STANDING, 30 * STANDING], style)
    assert first == pytest.approx(0.5 + 0.5 * 0.55)
    assert first + second == pytest.approx(1)
    shared = rewards([9 * STANDING, 9 * STANDING, 3 * STANDING], Style(winning=1.0))
    assert shared == [0.5, 0.5, 0]
