"""The network of Clans and Glory: the same in numpy, the same for both seats, blind to secrets, with right slopes."""

import math

import numpy as np
import pytest

pytest.importorskip("numba", reason="these tests compile")

from clachan.bots.clans.compiled_search import shared_arrays
from clachan.kernels import clans as rules
from clachan.kernels import clans_network as kernel
from clachan.kernels import clans_search, clans_self_play
from clachan.kernels.clans import IntArray
from clachan.kernels.clans_network import FeatureArray
from clachan.kernels.clans_search import FloatArray
from clachan.kernels.rng import seed_rng
from clachan.lab.training.network import make_network

pytestmark = [pytest.mark.long, pytest.mark.unmeasured]

SETUP = rules.make_setup(2)


def play_boards(count: int) -> list[IntArray]:
    """Positions of games that explore, one after each number of plays from 1 to 15 in turn."""
    leads, rng = shared_arrays().leads, np.zeros(1, np.uint64)
    found = []
    for game in range(count):
        seed_rng(rng, np.uint64(3), game)
        state = np.zeros(rules.STATE_SIZE, np.int64)
        board = np.zeros(clans_search.BOARD_SIZE, np.int64)
        clans_self_play.deal_board(SETUP, state, leads, board, rng)
        clans_self_play.explore(SETUP, board, leads, rng, 1 + game % 15)
        found.append(board)
    return found


def features_of(board: IntArray, mine: int | None = None) -> tuple[FeatureArray, int]:
    """For the seat that played last, and its lead."""
    seat = 1 - clans_search.seat_to_play(SETUP, board)
    features = np.zeros(kernel.FEATURES, np.int16)
    hands = board[rules.HANDS + seat], board[rules.HANDS + 1 - seat]
    lead = kernel.list_features(SETUP, board, shared_arrays().leads, seat, *hands, features)
    return features, lead


def exchange_seats(board: IntArray) -> IntArray:
    """The same position, but each seat has what was the other's, and the other one is to play."""
    state, found = board.copy(), np.zeros(clans_search.BOARD_SIZE, np.int64)
    for part in (rules.HANDS, rules.SHIELDS_LEFT):
        state[part], state[part + 1] = board[part + 1], board[part]
    for tile in range(4):
        height = int(state[rules.HEIGHTS + tile])
        state[rules.STACKS + tile] ^= sum(1 << 2 * turn for turn in range(height))
    clans_search.set_up_board(SETUP, state, shared_arrays().leads, found)
    return found


def evaluate(network: FloatArray, features: FeatureArray, leads: IntArray) -> FloatArray:
    """What `compute_value` gives, of many positions and in numpy."""
    rows = network[: kernel.SECOND_LAYER].reshape(kernel.ROWS, kernel.HIDDEN)
    second = network[kernel.SECOND_LAYER : kernel.SECOND_BIAS].reshape(kernel.HIDDEN, kernel.SECOND)
    common = rows[features[:, : kernel.OF_ALL]].sum(axis=1)
    of_tiles = features[:, kernel.OF_ALL :].reshape(len(features), -1, kernel.OF_TILE)
    pool = np.maximum(rows[of_tiles].sum(axis=2) + common[:, np.newaxis], 0).sum(axis=1)
    hidden = np.maximum(pool @ second + network[kernel.SECOND_BIAS : kernel.OUTPUT], 0)
    total = hidden @ network[kernel.OUTPUT : kernel.OUTPUT_BIAS] + network[kernel.OUTPUT_BIAS]
    total += network[kernel.LEAD] * leads.astype(np.float32) / np.float32(kernel.LEAD_UNIT)
    found: FloatArray = (1 / (1 + np.exp(-total))).astype(np.float32)
    return found


def test_the_kernel_and_numpy_compute_the_same_values() -> None:
    boards = play_boards(300)
    listed = [features_of(board) for board in boards]
    features = np.array([one for one, _ in listed])
    leads = np.array([lead for _, lead in listed])
    work, found = np.zeros(kernel.WORK_SIZE, np.float32), np.zeros(len(boards), np.float32)
    for network in (make_network(4), 3 * make_network(5)):
        clans_self_play.compute_values(network, features, leads, work, found)
        np.testing.assert_allclose(found, evaluate(network, features, leads), atol=2e-5)
        assert found.std() > 0.01


def test_every_feature_has_a_row_of_its_kind() -> None:
    starts = [kernel.SETS, kernel.LIE, kernel.FIT, kernel.ROOM, kernel.REACH, kernel.GAIN]
    starts += [kernel.MOST, kernel.LEFT, kernel.KEPT, kernel.STUCK, kernel.HELD, kernel.ROWS]
    of_all = [7, 8, 8, 9, 9, 6, 6, 6, 6, *[10] * 8]
    of_tile = [0, *[1] * 4, 3, *[2] * 8, 4, 4, *[5] * 4]
    kinds = of_all + of_tile * 4
    assert len(kinds) == kernel.FEATURES
    for board in play_boards(300):
        features, _ = features_of(board)
        found = np.searchsorted(starts, features, side="right") - 1
        assert found.tolist() == kinds


def test_both_seats_are_looked_at_in_the_same_way() -> None:
    for board in play_boards(60):
        features, lead = features_of(board)
        exchanged = exchange_seats(board)
        # It is the other seat's turn then, which a board knows by the number of plays.
        seat = clans_search.seat_to_play(SETUP, board)
        others = np.zeros(kernel.FEATURES, np.int16)
        hands = exchanged[rules.HANDS + seat], exchanged[rules.HANDS + 1 - seat]
        other_lead = kernel.list_features(
            SETUP, exchanged, shared_arrays().leads, seat, *hands, others
        )
        assert lead == other_lead
        assert features.tolist() == others.tolist()


def test_the_slopes_are_those_of_the_loss() -> None:
    network = make_network(5).astype(np.float32)
    features, lead = features_of(play_boards(8)[-1])
    work, gradient = np.zeros(kernel.WORK_SIZE, np.float32), np.zeros_like(network)
    kernel.add_gradient(network, features, lead, 0.2, work, gradient)
    directions = np.random.default_rng(1)

    def loss(weights: np.ndarray) -> float:
        value = float(evaluate(weights, features[np.newaxis], np.array([lead]))[0])
        return -0.2 * math.log(value) - 0.8 * math.log(1 - value)

    for _ in range(20):
        direction = directions.normal(0, 1, len(network))
        direction *= 0.01 / np.abs(gradient).max() / np.sqrt(len(network))
        doubled = network.astype(np.float64)
        rise = (loss(doubled + direction) - loss(doubled - direction)) / 2
        assert rise == pytest.approx(float(gradient @ direction), rel=0.05, abs=1e-5)
