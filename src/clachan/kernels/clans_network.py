"""The network of Clans and Glory for two players: what a position is worth, and how it learns (docs/training.md).

A position is looked at after a play, for the seat that made it: ``mine`` are its cards, ``others`` those that the seat to
play has. In a world these are its hand; for what a seat knows, they are all cards that it has not seen. A network is one
array of floats. Its first layer adds up the rows of what is there on a tile; it is the same for each tile.
"""

import math
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from clachan.games.clans.components import COLOURS, LOWEST_RANK, SHIELDS
from clachan.games.clans.setup import SETUPS
from clachan.kernels.bits import count_bits, lowest_bit
from clachan.kernels.clans import (
    END,
    FREE,
    NEAR,
    NEAR_COLOUR,
    PLIES,
    SHIELDS_LEFT,
    STANDING,
    TILE_SLOTS,
    IntArray,
)
from clachan.kernels.clans_search import CODES, WORTH, FloatArray, LeadArray, push_shield
from clachan.kernels.jit import jit, jit_inline

FeatureArray: TypeAlias = NDArray[np.int16]

HIDDEN: Final = 32
SECOND: Final = 16
_TILES: Final = SETUPS[2].tiles
_RANKS: Final = SETUPS[2].highest_rank - LOWEST_RANK + 1
_COLOURS: Final = len(COLOURS)
_ROW: Final = (1 << _COLOURS) - 1
_PLAYS: Final = 2 * SETUPS[2].hand_sizes[-1]
_STACKS: Final = 32
_COUNTS: Final = 8
_FITS: Final = 4
_GAINS: Final = 32
_GAIN_STEP: Final = 2 * STANDING
_LEAST_GAIN: Final = 16 * STANDING
_NONE: Final = -1_000_000
_LYING_BITS: Final = 12
_LYING: Final = (1 << _LYING_BITS) - 1

# Rows of the first layer: where the kinds start. First those of a tile.
SETS: Final = 0
"""By the shields of a tile, and the ranks that lie there."""
LIE: Final = SETS + _STACKS * (1 << _RANKS)
"""By the shields, the rank, and how many cards of it lie there."""
FIT: Final = LIE + _STACKS * _RANKS * _COUNTS
"""By seat, the shields, the rank, and how many of its cards fit there."""
ROOM: Final = FIT + 2 * _STACKS * _RANKS * _FITS
"""By the kind of tile (at an end or not), and how many slots are free."""
REACH: Final = ROOM + 2 * _COUNTS
"""By seat, and in how many slots any of its cards fits."""
GAIN: Final = REACH + 2 * _COUNTS
"""By seat, without a shield or with one, and the most that a card brings there."""
MOST: Final = GAIN + 4 * _GAINS
"""The same for all tiles."""
LEFT: Final = MOST + 4 * _GAINS
"""By the number of plays to come, in the game."""
KEPT: Final = LEFT + _PLAYS + 1
"""By seat, the number of plays to come, and the shields left."""
STUCK: Final = KEPT + 2 * (_PLAYS + 1) * (SHIELDS + 1)
"""By seat, and how many of its cards fit nowhere."""
HELD: Final = STUCK + 2 * _COUNTS
"""By seat, rank, and how many cards of it are in the hand."""
ROWS: Final = HELD + 2 * _RANKS * _COUNTS

OF_TILE: Final = 1 + _RANKS + 1 + 2 * _RANKS + 2 + 4
"""How many rows a tile has."""
OF_ALL: Final = 1 + 2 + 2 + 4 + 2 * _RANKS
FEATURES: Final = OF_ALL + _TILES * OF_TILE
_OF_FIT: Final = 2 + _RANKS
_OF_REACH: Final = _OF_FIT + 2 * _RANKS
_OF_GAIN: Final = _OF_REACH + 2
_OF_MOST: Final = 5
_OF_HELD: Final = 9

# A network: where its parts start.
SECOND_LAYER: Final = ROWS * HIDDEN
SECOND_BIAS: Final = SECOND_LAYER + HIDDEN * SECOND
OUTPUT: Final = SECOND_BIAS + SECOND
OUTPUT_BIAS: Final = OUTPUT + SECOND
LEAD: Final = OUTPUT_BIAS + 1
"""What the present lead counts beside the rest, in units of `LEAD_UNIT`."""
NETWORK_SIZE: Final = LEAD + 1
LEAD_UNIT: Final = 32 * STANDING

# An array to work with.
COMMON: Final = 0
TILE_SUMS: Final = COMMON + HIDDEN
POOL: Final = TILE_SUMS + _TILES * HIDDEN
SECOND_SUMS: Final = POOL + HIDDEN
LEAD_INPUT: Final = SECOND_SUMS + SECOND
SLOPES: Final = LEAD_INPUT + 1
WORK_SIZE: Final = SLOPES + HIDDEN + SECOND


@jit
def list_features(
    setup: IntArray,
    board: IntArray,
    leads: LeadArray,
    seat: int,
    mine: int,
    others: int,
    features: FeatureArray,
) -> int:
    """Write the rows of a position after a play of the seat; returns its lead, a difference of standings."""
    left = setup[END] - board[PLIES]
    free = board[FREE]
    features[0] = LEFT + left
    lead = 0
    for tile in range(_TILES):
        first = OF_ALL + tile * OF_TILE
        stack, lying = board[CODES + tile] >> _LYING_BITS, board[CODES + tile] & _LYING
        lead += board[WORTH + tile]
        if seat:
            stack = exchange_seats(stack)
        ranks = 0
        for rank in range(_RANKS):
            count = lying >> 3 * rank & _COUNTS - 1
            if count:
                ranks |= 1 << rank
            features[first + 1 + rank] = LIE + (stack * _RANKS + rank) * _COUNTS + count
        features[first] = SETS + stack * (1 << _RANKS) + ranks
        at_end = 1 if tile == 0 or tile == _TILES - 1 else 0
        room = count_bits(free & setup[TILE_SLOTS + tile])
        features[first + 1 + _RANKS] = ROOM + at_end * _COUNTS + room
        # How many cards fit, by rank: counted below.
        for number in range(2 * _RANKS):
            features[first + _OF_FIT + number] = (
                FIT
                + (stack + number // _RANKS * _STACKS) * (_RANKS * _FITS)
                + number % _RANKS * _FITS
            )
    list_hand(setup, board, leads, seat, 0, mine, features)
    list_hand(setup, board, leads, seat, 1, others, features)
    return -lead if seat else lead


@jit
def list_hand(
    setup: IntArray,
    board: IntArray,
    leads: LeadArray,
    seat: int,
    who: int,
    hand: int,
    features: FeatureArray,
) -> None:
    """Write the rows of the hand of one seat: 0 is the one that looks, 1 the other."""
    owner = seat if who == 0 else 1 - seat
    sign = -1 if owner else 1
    left = setup[END] - board[PLIES]
    free, shields = board[FREE], board[SHIELDS_LEFT + owner]
    features[1 + who] = KEPT + (who * (_PLAYS + 1) + left) * (SHIELDS + 1) + shields
    reach, stuck = 0, 0
    for rank in range(_RANKS):
        row = hand >> rank * _COLOURS & _ROW
        number = who * _RANKS + rank
        features[_OF_HELD + number] = HELD + number * _COUNTS + count_bits(row)
        near = board[NEAR + rank]
        while row:
            slots = free & (near | board[NEAR_COLOUR + lowest_bit(row)])
            reach |= slots
            if not slots:
                stuck += 1
            for tile in range(_TILES):
                if slots & setup[TILE_SLOTS + tile]:
                    place = OF_ALL + tile * OF_TILE + _OF_FIT + number
                    if features[place] & _FITS - 1 != _FITS - 1:
                        features[place] += 1
            row &= row - 1
    features[3 + who] = STUCK + who * _COUNTS + min(stuck, _COUNTS - 1)
    most, most_shielded = _NONE, _NONE
    for tile in range(_TILES):
        first = OF_ALL + tile * OF_TILE
        here = count_bits(reach & setup[TILE_SLOTS + tile])
        features[first + _OF_REACH + who] = REACH + who * _COUNTS + here
        best, best_shielded = _NONE, _NONE
        if here:
            code, now = board[CODES + tile], board[WORTH + tile]
            shielded = push_shield(code, owner)
            for rank in range(_RANKS):
                if features[first + _OF_FIT + who * _RANKS + rank] & _FITS - 1:
                    unit = 1 << 3 * rank
                    best = max(best, sign * (leads[code + unit] - now))
                    if shields:
                        best_shielded = max(best_shielded, sign * (leads[shielded + unit] - now))
            most, most_shielded = max(most, best), max(most_shielded, best_shielded)
        place = first + _OF_GAIN + 2 * who
        features[place] = GAIN + 2 * who * _GAINS + bucket_of(best)
        features[place + 1] = GAIN + (2 * who + 1) * _GAINS + bucket_of(best_shielded)
    features[_OF_MOST + 2 * who] = MOST + 2 * who * _GAINS + bucket_of(most)
    features[_OF_MOST + 2 * who + 1] = MOST + (2 * who + 1) * _GAINS + bucket_of(most_shielded)


@jit_inline
def exchange_seats(stack: int) -> int:
    """The shields of a tile as if the second seat were the first."""
    ones = stack | stack >> 1
    ones |= ones >> 2
    ones |= ones >> 4
    exchanged: int = stack ^ ones >> 1
    return exchanged


@jit_inline
def bucket_of(gain: int) -> int:
    """0 where nothing fits."""
    if gain < -_LEAST_GAIN:
        return 0
    return min(1 + (gain + _LEAST_GAIN) // _GAIN_STEP, _GAINS - 1)


@jit_inline
def row_of(features: FeatureArray, number: int) -> int:
    """Where the row of a feature starts."""
    start: int = np.int64(features[number]) * HIDDEN  # type: ignore[assignment]  # numpy would multiply 16 bits
    return start


# Loops over slices become vector instructions: their indices are never negative.
@jit_inline
def add_rows(
    sums: FloatArray, network: FloatArray, features: FeatureArray, first: int, count: int
) -> None:
    """Add the rows of this many features to the sums; the count is even."""
    for number in range(first, first + count, 2):
        start, other_start = row_of(features, number), row_of(features, number + 1)
        row, other = network[start : start + HIDDEN], network[other_start : other_start + HIDDEN]
        for index in range(sums.shape[0]):
            sums[index] += row[index] + other[index]


@jit
def compute_value(
    network: FloatArray, features: FeatureArray, lead: int, work: FloatArray
) -> np.float32:
    """Of the features, from 0 to 1; what it was made of stays in ``work``."""
    common, pool = work[COMMON : COMMON + HIDDEN], work[POOL : POOL + HIDDEN]
    start = row_of(features, 0)
    row = network[start : start + HIDDEN]
    for index in range(common.shape[0]):
        common[index] = row[index]
        pool[index] = 0
    add_rows(common, network, features, 1, OF_ALL - 1)
    for tile in range(_TILES):
        start = TILE_SUMS + tile * HIDDEN
        sums = work[start : start + HIDDEN]
        for index in range(sums.shape[0]):
            sums[index] = common[index]
        add_rows(sums, network, features, OF_ALL + tile * OF_TILE, OF_TILE)
        for index in range(pool.shape[0]):
            pool[index] += max(sums[index], np.float32(0.0))
    second = work[SECOND_SUMS : SECOND_SUMS + SECOND]
    bias = network[SECOND_BIAS : SECOND_BIAS + SECOND]
    for unit in range(second.shape[0]):
        second[unit] = bias[unit]
    for index in range(HIDDEN):
        value = pool[index]
        start = SECOND_LAYER + index * SECOND
        weights = network[start : start + SECOND]
        for unit in range(second.shape[0]):
            second[unit] += value * weights[unit]
    work[LEAD_INPUT] = np.float32(lead) / np.float32(LEAD_UNIT)
    total = network[OUTPUT_BIAS] + network[LEAD] * work[LEAD_INPUT]
    for unit in range(SECOND):
        total += max(work[SECOND_SUMS + unit], np.float32(0.0)) * network[OUTPUT + unit]
    # In double precision, whose last bit differs between machines, and is then rounded off.
    return np.float32(1.0 / (1.0 + math.exp(-np.float64(total))))


@jit
def add_gradient(
    network: FloatArray,
    features: FeatureArray,
    lead: int,
    target: float,
    work: FloatArray,
    gradient: FloatArray,
) -> float:
    """Add the slopes of the cross-entropy at one position; returns the squared error of its value."""
    value = compute_value(network, features, lead, work)
    slope = value - np.float32(target)
    gradient[OUTPUT_BIAS] += slope
    gradient[LEAD] += slope * work[LEAD_INPUT]
    second = SLOPES + HIDDEN
    for unit in range(SECOND):
        sum_ = work[SECOND_SUMS + unit]
        gradient[OUTPUT + unit] += slope * max(sum_, np.float32(0.0))
        work[second + unit] = slope * network[OUTPUT + unit] if sum_ > 0 else np.float32(0.0)
        gradient[SECOND_BIAS + unit] += work[second + unit]
    for index in range(HIDDEN):
        start = SECOND_LAYER + index * SECOND
        down = np.float32(0.0)
        pooled = work[POOL + index]
        for unit in range(SECOND):
            down += network[start + unit] * work[second + unit]
            gradient[start + unit] += pooled * work[second + unit]
        work[SLOPES + index] = down
        work[COMMON + index] = 0
    common = work[COMMON : COMMON + HIDDEN]
    for tile in range(_TILES):
        start = TILE_SUMS + tile * HIDDEN
        sums = work[start : start + HIDDEN]
        for index in range(HIDDEN):
            sums[index] = work[SLOPES + index] if sums[index] > 0 else np.float32(0.0)
            common[index] += sums[index]
        first = OF_ALL + tile * OF_TILE
        for number in range(first, first + OF_TILE):
            start = row_of(features, number)
            row = gradient[start : start + HIDDEN]
            for index in range(row.shape[0]):
                row[index] += sums[index]
    for number in range(OF_ALL):
        start = row_of(features, number)
        row = gradient[start : start + HIDDEN]
        for index in range(row.shape[0]):
            row[index] += common[index]
    return float(slope * slope)
