"""Self-play of Clans and Glory for two players, to learn its networks (docs/training.md).

Game ``g`` depends only on the seed, on ``g`` and on the networks that play, so that all devices play the same games but
for the rounding of floats. A game starts with plays that explore. From then on the seats play what their network values
most, of the cards that they know, and what is worth to be learned is written down.
"""

import math
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from clachan.kernels.bits import count_bits, nth_bit
from clachan.kernels.clans import (
    BAG,
    DEALT,
    END,
    HANDS,
    PLIES,
    STANDING,
    STATE_SIZE,
    IntArray,
    count_plays,
    deal,
    nth_play,
    reset,
)
from clachan.kernels.clans_network import (
    FEATURES,
    WORK_SIZE,
    FeatureArray,
    add_gradient,
    compute_value,
    list_features,
)
from clachan.kernels.clans_search import (
    BOARD_SIZE,
    COUNTER_SIZE,
    LATE,
    LEAVES,
    NOISE,
    PLAYED,
    SHIELD,
    WIN,
    FloatArray,
    LeadArray,
    choose_play,
    evaluate,
    lead_of,
    list_plays,
    play,
    play_out,
    seat_to_play,
    set_up_board,
    solve_position,
    value_of,
)
from clachan.kernels.jit import jit
from clachan.kernels.rng import RngArray, randrange, seed_rng

FloatArray64: TypeAlias = NDArray[np.float64]

# How games are played: where it stands in ``plan``.
PLAYOUTS: Final = 0
"""Above 0: one position of a game is labelled with the mean of this many informed playouts."""
SOLVED: Final = 1
"""A game ends when this many plays are left, with the value of best play by both seats, who see all hands."""
VALUE_NOISE: Final = 2
"""Up to this, in thousandths, is added to the value of each play."""
LEARNERS: Final = 3
"""A mask of the seats whose positions are written down."""
EXPLORED: Final = 4
"""How many plays explore at most; each number from 1 is as likely."""
PLAN_SIZE: Final = 5

RECORDS: Final = 16
"""A game has no more positions to write down; with playouts it has one."""
MOST_PLAYS: Final = 384
"""No position of two players has more legal plays."""
DEEPEST: Final = 8
"""Rows that `solve_position` needs at most."""
UNUSED: Final = -1.0
"""In place of the value of a record that is not used."""

_PLAYS: Final = (DEEPEST, MOST_PLAYS)
ARRAYS: Final[tuple[tuple[tuple[int, ...], type[np.generic]], ...]] = (
    ((1,), np.uint64),  # rng
    ((STATE_SIZE,), np.int64),  # state
    ((BOARD_SIZE,), np.int64),  # board
    ((BOARD_SIZE,), np.int64),  # after
    ((2,), np.int64),  # unseen
    ((DEEPEST, BOARD_SIZE), np.int64),  # boards
    (_PLAYS, np.int64),  # plays
    (_PLAYS, np.int64),  # gains
    ((DEEPEST, 5), np.int64),  # limits
    ((COUNTER_SIZE,), np.int64),  # counters
    ((WORK_SIZE,), np.float32),  # work
    ((4,), np.float32),  # result
    ((FEATURES,), np.int16),  # scratch
)
"""Shapes and types of the arrays that `play_games` works with, in its order."""

_PERCENT: Final = 100
_RANDOM: Final = 20
"""How many of a hundred plays that explore are drawn at random."""
_LEAST_NOISE: Final = 2 * STANDING
_MORE_NOISE: Final = 12
_FINE: Final = 1024
_THOUSAND: Final = 1000
_KEPT: Final = 6 * STANDING
"""What a shield is kept for, by the plays that explore."""


@jit
def deal_board(
    setup: IntArray, state: IntArray, leads: LeadArray, board: IntArray, rng: RngArray
) -> None:
    """A new game after the deal."""
    reset(setup, state)
    while state[PLIES] < setup[DEALT]:
        deal(setup, state, nth_bit(state[BAG], randrange(rng, count_bits(state[BAG]))))
    set_up_board(setup, state, leads, board)


@jit
def explore(setup: IntArray, board: IntArray, leads: LeadArray, rng: RngArray, plies: int) -> None:
    """Plays of all qualities, so that the positions of a tree are among those that come up."""
    noise = _LEAST_NOISE + STANDING * randrange(rng, _MORE_NOISE)
    for _ in range(plies):
        seat = seat_to_play(setup, board)
        if randrange(rng, _PERCENT) < _RANDOM:
            action = nth_play(board, seat, randrange(rng, count_plays(board, seat)))
        else:
            action = choose_play(setup, board, leads, rng, seat, noise, _KEPT)
        play(setup, board, leads, seat, action)


@jit
def choose_valued(
    setup: IntArray,
    board: IntArray,
    leads: LeadArray,
    network: FloatArray,
    unseen: int,
    rng: RngArray,
    value_noise: int,
    after: IntArray,
    plays: IntArray,
    gains: IntArray,
    features: FeatureArray,
    work: FloatArray,
) -> int:
    """The play of the seat to play that its network values most; ``unseen`` are the cards it has not seen."""
    seat = seat_to_play(setup, board)
    count = list_plays(setup, board, leads, seat, plays, gains)
    best = np.float32(-1.0)
    chosen: int = plays[0]
    for number in range(count):
        for index in range(BOARD_SIZE):
            after[index] = board[index]
        play(setup, after, leads, seat, plays[number])
        others = unseen & ~after[PLAYED]
        lead = list_features(setup, after, leads, seat, after[HANDS + seat], others, features)
        value = compute_value(network, features, lead, work)
        if value_noise:
            value += np.float32(value_noise * randrange(rng, _FINE)) / np.float32(_FINE * _THOUSAND)
        if value > best:
            best, chosen = value, plays[number]
    return chosen


@jit
def solve_value(
    setup: IntArray,
    board: IntArray,
    leads: LeadArray,
    style: FloatArray,
    boards: IntArray,
    plays: IntArray,
    gains: IntArray,
    limits: IntArray,
    counters: IntArray,
) -> np.float32:
    """What the position is worth to the seat that played last, if both play best and see all hands."""
    for index in range(BOARD_SIZE):
        boards[0, index] = board[index]
    counters[LATE], counters[LEAVES] = 0, 0
    lead = -solve_position(
        setup, leads, boards, plays, gains, limits, -2 * WIN, 2 * WIN, counters, 1 << 60
    )
    won = 1
    if lead > 0:
        lead, won = lead - WIN, 2
    elif lead < 0:
        lead, won = lead + WIN, 0
    value: np.float32 = value_of(lead, won, 2, style)
    return value


@jit
def play_game(
    setup: IntArray,
    leads: LeadArray,
    style: FloatArray,
    networks: FloatArray,
    plan: IntArray,
    rng: RngArray,
    state: IntArray,
    board: IntArray,
    after: IntArray,
    unseen: IntArray,
    boards: IntArray,
    plays: IntArray,
    gains: IntArray,
    limits: IntArray,
    counters: IntArray,
    work: FloatArray,
    result: FloatArray,
    scratch: FeatureArray,
    worlds: FeatureArray,
    views: FeatureArray,
    numbers: IntArray,
    values: FloatArray,
) -> None:
    """Play one game by the plan, and write down positions as they are after a play.

    ``networks`` has a row for each seat. ``worlds`` and ``views`` get the features of each position, with the hand of
    the seat to play and with all cards that the other has not seen; ``numbers`` its lead, and ``values`` what came of
    it for the seat that played last, or `UNUSED`. The rest are arrays to work with.
    """
    deal_board(setup, state, leads, board, rng)
    for seat in range(2):
        unseen[seat] = state[BAG] | state[HANDS + 1 - seat]
    for record in range(values.shape[0]):
        values[record] = UNUSED
    explore(setup, board, leads, rng, 1 + randrange(rng, plan[EXPLORED]))
    record, seat = 0, 1 - seat_to_play(setup, board)
    first = seat
    while True:
        hand, others = board[HANDS + seat], board[HANDS + 1 - seat]
        numbers[record] = list_features(setup, board, leads, seat, hand, others, worlds[record])
        others = unseen[seat] & ~board[PLAYED]
        list_features(setup, board, leads, seat, hand, others, views[record])
        record += 1
        left = setup[END] - board[PLIES]
        if left <= plan[SOLVED] or plan[PLAYOUTS]:
            break
        seat = 1 - seat
        action = choose_valued(
            setup, board, leads, networks[seat], unseen[seat], rng, plan[VALUE_NOISE],
            after, plays[0], gains[0], scratch, work,
        )  # fmt: skip
        play(setup, board, leads, seat, action)
    value = np.float32(0.0)
    if plan[PLAYOUTS]:
        for _ in range(plan[PLAYOUTS]):
            for index in range(BOARD_SIZE):
                after[index] = board[index]
            play_out(setup, after, leads, rng, int(style[NOISE]), int(style[SHIELD]))
            evaluate(setup, after, style, result)
            value += result[seat]
        value /= np.float32(plan[PLAYOUTS])
    elif plan[SOLVED]:
        value = solve_value(setup, board, leads, style, boards, plays, gains, limits, counters)
    else:
        evaluate(setup, board, style, result)
        value = result[seat]
    if seat != first:
        value = np.float32(1.0) - value
    for number in range(record):
        seat = first if number & 1 == 0 else 1 - first
        if plan[LEARNERS] >> seat & 1:
            values[number] = value if seat == first else np.float32(1.0) - value


@jit
def play_games(
    setup: IntArray,
    leads: LeadArray,
    style: FloatArray,
    networks: FloatArray,
    plan: IntArray,
    seed: np.uint64,
    first_game: int,
    first: int,
    stop: int,
    step: int,
    rng: RngArray,
    state: IntArray,
    board: IntArray,
    after: IntArray,
    unseen: IntArray,
    boards: IntArray,
    plays: IntArray,
    gains: IntArray,
    limits: IntArray,
    counters: IntArray,
    work: FloatArray,
    result: FloatArray,
    scratch: FeatureArray,
    worlds: FeatureArray,
    views: FeatureArray,
    numbers: IntArray,
    values: FloatArray,
) -> None:
    """`play_game` for ``range(first, stop, step)``, counted from ``first_game``; each has as many rows to write to."""
    rows = values.shape[0] // stop
    for game in range(first, stop, step):
        seed_rng(rng, seed, first_game + game)
        row, end = game * rows, (game + 1) * rows
        play_game(
            setup, leads, style, networks, plan, rng, state, board, after, unseen, boards, plays,
            gains, limits, counters, work, result, scratch,
            worlds[row:end], views[row:end], numbers[row:end], values[row:end],
        )  # fmt: skip


@jit
def play_matches(
    setup: IntArray,
    leads: LeadArray,
    networks: FloatArray,
    seed: np.uint64,
    rng: RngArray,
    state: IntArray,
    board: IntArray,
    after: IntArray,
    unseen: IntArray,
    plays: IntArray,
    gains: IntArray,
    work: FloatArray,
    scratch: FeatureArray,
    wins: FloatArray64,
    margins: FloatArray64,
) -> None:
    """A game from the deal for each element: what the first seat wins, 0.5 for a tie, and its lead in points."""
    for game in range(wins.shape[0]):
        seed_rng(rng, seed, game)
        deal_board(setup, state, leads, board, rng)
        for seat in range(2):
            unseen[seat] = state[BAG] | state[HANDS + 1 - seat]
        while board[PLIES] < setup[END]:
            seat = seat_to_play(setup, board)
            action = choose_valued(
                setup, board, leads, networks[seat], unseen[seat], rng, 0,
                after, plays[0], gains[0], scratch, work,
            )  # fmt: skip
            play(setup, board, leads, seat, action)
        lead = lead_of(setup, board, 0)
        wins[game] = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
        # A standing is 64 times the points, and the cards.
        margins[game] = math.floor(lead / STANDING + 0.5)


@jit
def add_gradients(
    network: FloatArray,
    features: FeatureArray,
    leads: IntArray,
    targets: FloatArray,
    order: IntArray,
    first: int,
    stop: int,
    work: FloatArray,
    gradient: FloatArray,
) -> float:
    """`add_gradient` for the positions ``order[first:stop]``; returns the sum of their squared errors."""
    total = 0.0
    for number in range(first, stop):
        index = order[number]
        total += add_gradient(
            network, features[index], leads[index], targets[index], work, gradient
        )
    return total


@jit
def compute_values(
    network: FloatArray,
    features: FeatureArray,
    leads: IntArray,
    work: FloatArray,
    values: FloatArray,
) -> None:
    for number in range(leads.shape[0]):
        values[number] = compute_value(network, features[number], leads[number], work)
