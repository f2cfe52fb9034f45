"""Search for Clans and Glory with two players, with a network at the leaves of the tree (docs/training.md)."""

import numpy as np

from clachan.kernels.clans import END, HANDS, PLIES, IntArray
from clachan.kernels.clans_network import FeatureArray, compute_value, list_features
from clachan.kernels.clans_search import (
    NOISE,
    SHIELD,
    FloatArray,
    LeadArray,
    ShortArray,
    add_result,
    descend,
    evaluate,
    play_out,
    seat_to_play,
)
from clachan.kernels.jit import jit
from clachan.kernels.rng import RngArray


@jit
def search_with_network(
    setup: IntArray,
    root: IntArray,
    leads: LeadArray,
    worlds: IntArray,
    sums: IntArray,
    holdable: IntArray,
    style: FloatArray,
    nodes: ShortArray,
    values: FloatArray,
    blocks: ShortArray,
    means: FloatArray,
    counters: IntArray,
    board: IntArray,
    path: IntArray,
    result: FloatArray,
    rng: RngArray,
    simulations: int,
    network: FloatArray,
    features: FeatureArray,
    work: FloatArray,
    network_weight: float,
) -> None:
    """As `clachan.kernels.clans_search.search`, but a leaf has the value that the network gives it in its world.

    ``network_weight`` is the weight of this value; the rest is that of a playout.
    """
    noise, shield = int(style[NOISE]), int(style[SHIELD])
    part = np.float32(network_weight)
    for _ in range(simulations):
        depth = descend(
            setup, root, leads, worlds, sums, holdable, style,
            nodes, values, blocks, means, counters, board, path, rng,
        )  # fmt: skip
        if board[PLIES] < setup[END]:
            seat = 1 - seat_to_play(setup, board)
            hand, others = board[HANDS + seat], board[HANDS + 1 - seat]
            lead = list_features(setup, board, leads, seat, hand, others, features)
            value = compute_value(network, features, lead, work)
            if network_weight < 1:
                play_out(setup, board, leads, rng, noise, shield)
                evaluate(setup, board, style, result)
                value = part * value + (np.float32(1.0) - part) * result[seat]
            result[seat] = value
            result[1 - seat] = np.float32(1.0) - value
        else:
            evaluate(setup, board, style, result)
        add_result(setup, root, nodes, values, blocks, means, path, depth, result)
