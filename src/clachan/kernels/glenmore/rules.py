"""Glen More over one array of small ints: the rules of `clachan.games.glenmore`, compiled for CPU and GPU.

A state is an array with named offsets; a player's part of it, the side, begins at `side_of` the seat. Every tile is unique, so
that what lies on a land is kept by tile: its cell, its cubes, its neighbours. The five start villages follow the tiles. A cell is
``256 * x + y``, so that cells sort as in the rules. No function allocates, and no position is too large.

Actions are ints below `ACTIONS`: the offsets below, and docs/kernels.md. The n-th legal action is the n-th of `legal_actions`. Before
`nth_legal`, `count_legal` must have been called on the same state: it leaves notes there.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from clachan.core import CHANCE
from clachan.games.glenmore.board import (
    ACTIVATE,
    DRAW,
    GAIN,
    MOVE,
    OVER,
    PAY,
    PAY_MEMBER,
    RESOLVE,
    ROLL,
    TAKE,
)
from clachan.games.glenmore.components import (
    ANY,
    AROUND,
    BONNETS,
    CASTLE_OF_MEY,
    COSTS,
    CUBE_LIMIT,
    DIE,
    DUART_CASTLE,
    EAST,
    EFFECTS,
    IONA_ABBEY,
    LOCH_LOCHY,
    LOCH_MORAR,
    LOCH_NESS,
    LOCH_OICH,
    LOCH_SHIEL,
    NEW_COINS,
    NEW_MEMBERS,
    NEW_WHISKY,
    NORTH,
    OTHER,
    PLACES,
    RESOURCES,
    RIVER,
    ROAD,
    ROWS,
    SOUTH,
    STACKS,
    START,
    WAYS,
    WEST,
    Effect,
)
from clachan.games.glenmore.conditions import CHAIN_LENGTH
from clachan.games.glenmore.market import FULL
from clachan.games.glenmore.meta import meta
from clachan.games.glenmore.scoring import COMPARED, LEAD_POINTS
from clachan.games.glenmore.state import DIE_ENTRY
from clachan.kernels.interface import OVER as NO_SEAT
from clachan.kernels.interface import IntArray
from clachan.kernels.jit import jit, jit_inline
from clachan.kernels.rng import RngArray, randrange, seed_rng

Array: TypeAlias = IntArray
STATE_TYPE: Final = np.int16
# numba compiles a function once for each type of its arguments, so that all have this one.
to_int: Callable[[Any], int] = np.int64  # type: ignore[assignment]

# How many there are at most.
SEATS: Final = max(meta.players)
TILES: Final = len(ROWS)  # on a land: the start village and all others
KINDS: Final = len(RESOURCES)
STACK_COUNT: Final = len(STACKS)
SCORINGS_LIMIT: Final = STACK_COUNT - 1
COMPARED_COUNT: Final = len(COMPARED)
FRONTIER_LIMIT: Final = 2 * TILES + 2  # of n tiles in a row
MEMBERS_LIMIT: Final = 1 + sum(NEW_MEMBERS)
REACH_LIMIT: Final = 1 + len(AROUND)
_BROWN: Final = sum(any(effect.points) for effect in EFFECTS)
# A tile is activated when it is laid and with each of its neighbours, by Loch Oich, and one in a turn by Loch Ness.
GAINS_LIMIT: Final = _BROWN * (REACH_LIMIT + 1) + TILES + SCORINGS_LIMIT * COMPARED_COUNT * SEATS

# The pieces by tile; the start village of a seat is `FIRST_START` and the seat.
FIRST_START: Final = TILES
PIECES: Final = FIRST_START + SEATS


def _by_piece(values: Sequence[int]) -> Array:
    return np.array([*values, *[values[START]] * SEATS], np.int16)


# What is to be paid, for a tile (COST) or for its activation (INPUT).
COST, INPUT = range(2)
NOTHING, NAMED, OTHERS, ANYTHING, WHISKY_COST, MEMBER_COST = range(6)
_DUES: Final = (
    [(cost.due, len(cost.due)) for cost in COSTS],
    [(effect.due, effect.required) for effect in EFFECTS],
)


def _form(due: Sequence[int]) -> int:
    """Named kinds, which differ from each other in all that must be paid; or others or any."""
    if not due:
        return NOTHING
    if due[0] in (ANY, OTHER):
        return ANYTHING if due[0] == ANY else OTHERS
    assert len(set(due)) == len(due)
    return NAMED


def _cost_form(tile: int) -> int:
    cost = COSTS[tile]
    if cost.whisky:
        return WHISKY_COST
    return MEMBER_COST if cost.member else _form(cost.due)


FORM: Final = np.array(
    [
        _by_piece([_cost_form(tile) for tile in range(TILES)]),
        _by_piece([_form(due[:required]) for due, required in _DUES[INPUT]]),
    ]
)
DUE: Final = np.array(
    [
        [_by_piece([due[at] if at < len(due) else -1 for due, _ in dues]) for at in range(KINDS)]
        for dues in _DUES
    ]
)
DUE_COUNT: Final = np.array([_by_piece([len(due) for due, _ in dues]) for dues in _DUES])
REQUIRED: Final = np.array([_by_piece([required for _, required in dues]) for dues in _DUES])
NAMES: Final = np.array(
    [
        _by_piece(
            [sum(1 << kind for kind in due[:required] if kind < KINDS) for due, required in dues]
        )
        for dues in _DUES
    ]
)
"""A mask of the kinds that must be paid."""

NO_EFFECT, MOVEMENT_POINT, PRODUCTION, TRADE, POINTS_ONLY = range(5)


def _effect(effect: Effect) -> int:
    if effect.movement:
        return MOVEMENT_POINT
    if effect.produces is not None:
        return PRODUCTION
    if effect.due:
        return TRADE
    return POINTS_ONLY if effect.points[0] else NO_EFFECT


EFFECT: Final = _by_piece([_effect(effect) for effect in EFFECTS])
PRODUCES: Final = _by_piece(
    [-1 if effect.produces is None else effect.produces for effect in EFFECTS]
)
REWARD: Final = np.array(
    [
        _by_piece([effect.points[paid] if paid < len(effect.points) else 0 for effect in EFFECTS])
        for paid in range(KINDS + 1)
    ]
)
REWARD_WHISKY: Final = _by_piece([effect.whisky for effect in EFFECTS])
WAY: Final = _by_piece(WAYS)
MEMBERS_OF: Final = _by_piece(NEW_MEMBERS)
COINS_OF: Final = _by_piece(NEW_COINS)
WHISKY_OF: Final = _by_piece([NEW_WHISKY[tile] - COSTS[tile].whisky for tile in range(TILES)])
CARDS_OF: Final = _by_piece([int(bool(place)) for place in PLACES])
BONNETS_OF: Final = _by_piece(BONNETS)
# What each tile brings the owners of Iona Abbey, Loch Morar and Duart Castle (GM 11.4).
ABBEY_POINTS: Final = _by_piece([2 * (row.frame == "yellow") for row in ROWS])
MORAR_POINTS: Final = _by_piece([2 * (row.frame == "green") for row in ROWS])
DUART_POINTS: Final = _by_piece([3 * (row.kind in ("village", "start_village")) for row in ROWS])

LEADS: Final = np.array(LEAD_POINTS, np.int16)
# By level and number of cubes: the coins from selling them (GM 5.1). No row buys more than FULL.
SPARE: Final = FULL + 1
REVENUE: Final = np.array(
    [
        [sum(max(level - sold, 0) for sold in range(count)) for count in range(SPARE + 1)]
        for level in range(FULL + 1)
    ],
    np.int16,
)
# By the same, what it costs to give a cube away: it is bought (GM 5.4), or one less is sold.
_NO_PRICE: Final = 1 << 14  # more than any player has
PRICE: Final = np.array(
    [
        [level + 1 if level < FULL else _NO_PRICE, *np.diff(REVENUE[level]).tolist()]
        for level in range(FULL + 1)
    ],
    np.int16,
)
NUMBERS: Final = len(DIE)
WEIGHTS: Final = np.array(list(DIE.values()), np.int16)
FACES: Final = np.array(
    [index for index, count in enumerate(DIE.values()) for _ in range(count)], np.int16
)
STEPS: Final = np.array(AROUND, np.int16)
DIRECTIONS: Final = np.array([NORTH, SOUTH, EAST, WEST], np.int16)

# Where cubes can lie: a number for each kind and tile.
_HOLDINGS: Final = [
    (kind, tile)
    for kind in range(KINDS)
    for tile in range(TILES)
    if EFFECTS[tile].produces in (kind, ANY) or tile == LOCH_LOCHY
]
HOLDINGS: Final = len(_HOLDINGS)
HOLDING_KIND: Final = np.array([kind for kind, _ in _HOLDINGS], np.int16)
HOLDING_TILE: Final = np.array([tile for _, tile in _HOLDINGS], np.int16)
HOLDING: Final = np.array(
    [
        [
            _HOLDINGS.index((kind, piece)) if (kind, piece) in _HOLDINGS else -1
            for piece in range(PIECES)
        ]
        for kind in range(KINDS)
    ],
    np.int16,
)

# The actions; tile 0 is the start village of the seat to move.
OFFERS: Final = CHAIN_LENGTH - 1  # the tail moves
DRAWS: Final = 0  # and the tile - 1
ROLLS: Final = DRAWS + TILES - 1  # and the number - 1
TAKES: Final = ROLLS + NUMBERS  # and (place in the chain - 1) * FRONTIER_LIMIT + number of the site
DISCARDS: Final = TAKES + OFFERS * FRONTIER_LIMIT  # and the place in the chain - 1
PAYS: Final = DISCARDS + OFFERS  # and the holding
BUYS: Final = PAYS + HOLDINGS  # and the kind
PAY_MEMBERS: Final = BUYS + KINDS  # and the tile
PAY_CHIEFTAIN: Final = PAY_MEMBERS + TILES
STOP: Final = PAY_CHIEFTAIN + 1
GAINS: Final = STOP + 1  # and the kind
RESOLVE_ACTION: Final = GAINS + KINDS
ACTIVATIONS: Final = RESOLVE_ACTION + 1  # and the tile
NESSES: Final = ACTIVATIONS + TILES  # and the tile
DONE: Final = NESSES + TILES
MOVES: Final = DONE + 1  # and 8 * the tile + direction
PROMOTIONS: Final = MOVES + len(AROUND) * TILES  # and the tile
END: Final = PROMOTIONS + TILES
SALES: Final = END + 1  # and the holding
ACTIONS: Final = SALES + HOLDINGS
MOST_LEGAL: Final = meta.max_actions
"""No position has more legal actions."""

# The state: the decision and the turn, as in `clachan.games.glenmore.board.Board`.
PLAYERS, PHASE, PLIES, SEAT, TURN_TILE, TURN_CELL, MOVEMENT, NESS_USED = range(8)
PAY_FOR, PAY_PIECE, PAID, USED, GAIN_PIECE, GAIN_COUNT = range(8, 14)
SCORINGS, CHAIN_SIZE, OFFER_SIZE, BAG_START, REACH_SIZE, GAINS_SIZE = range(14, 20)
CHAIN: Final = 20  # from the tail to the head
OFFER: Final = CHAIN + CHAIN_LENGTH  # its tiles, ascending
REACH: Final = OFFER + CHAIN_LENGTH  # the pieces that the new tile touches, and itself, by cell
MARKET: Final = REACH + REACH_LIMIT + 1  # see `_insert_tile`
LEFT: Final = MARKET + KINDS  # tiles left, by stack
BAG: Final = LEFT + STACK_COUNT  # from BAG_START on the tiles left, ascending
SCORED: Final = BAG + TILES - 1  # by scoring, what was compared, and seat
GAIN_LOG: Final = SCORED + SCORINGS_LIMIT * COMPARED_COUNT * SEATS
# By piece: where it lies, what lies on it (two bits for each kind), how many pieces it touches.
CELL: Final = GAIN_LOG + GAINS_LIMIT
CUBES: Final = CELL + PIECES
BESIDE: Final = CUBES + PIECES
IS_ACTIVATED: Final = BESIDE + PIECES
SIDES: Final = IS_ACTIVATED + PIECES
# A side.
COINS, WHISKY, CHIEFTAINS, POINTS, CARDS, BONNETS_HELD, HAS_NESS, HAS_MEY = range(8)
LAND_SIZE, MEMBERS_SIZE, FRONTIER_SIZE = range(8, 11)
STOCK: Final = 11
SPOTS: Final = STOCK + KINDS  # on how many tiles there are cubes of a kind
ENDS: Final = SPOTS + KINDS  # the cells where river and road go on: north, south, east, west
SITES_SIZE: Final = ENDS + 4  # where a plain tile, a river tile, a road tile may be laid
RIVER_SITES: Final = SITES_SIZE + 3
ROAD_SITES: Final = RIVER_SITES + 2
MEMBERS: Final = ROAD_SITES + 2  # the pieces on which they stand, by cell, one entry for each
LAND: Final = MEMBERS + MEMBERS_LIMIT  # the pieces, by cell
FRONTIER: Final = LAND + TILES  # the empty cells that share a side with the land, ascending
PLAIN_SITES: Final = FRONTIER + FRONTIER_LIMIT
SIDE_SIZE: Final = PLAIN_SITES + FRONTIER_LIMIT
SITES: Final = np.array([PLAIN_SITES, RIVER_SITES, ROAD_SITES], np.int16)
# Notes of `count_legal`, and of informed playouts.
NOTES: Final = SIDES + SEATS * SIDE_SIZE
OWN_COUNT, LIST_SIZE, KINDS_PAYABLE, KINDS_BUYABLE = range(NOTES, NOTES + 4)
FUNDS: Final = NOTES + 4
PRICES: Final = FUNDS + 1  # by kind
LEVELS: Final = PRICES + KINDS
MEMBER_CELLS: Final = LEVELS + KINDS
LIST: Final = MEMBER_CELLS + MEMBERS_LIMIT
FAR_LIST: Final = LIST + TILES
VALUES: Final = FAR_LIST + TILES  # by piece
STATE_SIZE: Final = VALUES + PIECES
_SCORING_SOURCE: Final = TILES  # in the log of gains: after the tiles

_WITHIN: Final = EAST + 1  # the largest step to a neighbour
_ROW_MASK: Final = EAST - 1
_THREES: Final = 3 * _WITHIN


def make_setup(players: int) -> Array:
    """The number of players, the die, and the level at which the market begins (GM 2)."""
    few = int(players <= 3)
    return np.array([players, few, few], np.int16)


# The position


# A negative index counts from the end, which compiled code asks for at every access. The masks show the compiler that
# these are not negative.


@jit_inline
def side_of(seat: int) -> int:
    return SIDES + (seat & 7) * SIDE_SIZE


@jit_inline
def piece_at(state: Array, place: int) -> int:
    """The piece in this place of a list."""
    return to_int(state[place]) & 0x7F


@jit
def reset(setup: Array, state: Array) -> None:
    """Nothing drawn yet: the figures, from the tail, and perhaps the die (GM 2)."""
    players = setup[0]
    for at in range(CHAIN):
        state[at] = 0
    state[PLAYERS] = players
    state[PHASE] = DRAW
    for seat in range(players):
        state[CHAIN + seat] = -1 - seat
    state[CHAIN_SIZE] = players
    if setup[1]:
        state[CHAIN + players] = DIE_ENTRY
        state[CHAIN_SIZE] = players + 1
    for kind in range(KINDS):
        state[MARKET + kind] = setup[2]
    for stack in range(STACK_COUNT):
        state[LEFT + stack] = _STACK_SIZES[stack]
    for tile in range(1, TILES):
        state[BAG + tile - 1] = tile
    for piece in range(PIECES):
        state[CUBES + piece] = 0
        state[IS_ACTIVATED + piece] = 0
    for seat in range(players):
        _reset_side(state, side_of(seat), FIRST_START + seat)


_STACK_SIZES: Final = np.array([stack.bit_count() for stack in STACKS], np.int16)


@jit_inline
def _reset_side(state: Array, side: int, piece: int) -> None:
    """A start village with one clan member on it, and 6 coins (GM 2.1)."""
    for at in range(side, side + MEMBERS):
        state[at] = 0
    state[side + COINS] = 6
    state[CELL + piece] = 0
    state[BESIDE + piece] = 0
    state[side + LAND_SIZE] = 1
    state[side + LAND] = piece
    state[side + MEMBERS_SIZE] = 1
    state[side + MEMBERS] = piece
    for index in range(4):
        state[side + ENDS + index] = DIRECTIONS[index]
        insert_frontier(state, side, to_int(DIRECTIONS[index]))
    settle(state, side)


@jit
def to_move(setup: Array, state: Array) -> int:  # noqa: ARG001 (as in every kernel)
    """The seat that decides, ``CHANCE``, or ``OVER``."""
    phase = state[PHASE]
    if phase == DRAW or phase == ROLL:
        return CHANCE
    return to_int(state[SEAT]) if phase != OVER else NO_SEAT


# The legal actions, in the order of GM 13


@jit
def count_legal(setup: Array, state: Array) -> int:  # noqa: ARG001 (as in every kernel)
    """How many legal actions there are; 0 when the game is over. Leaves notes for `nth_legal`."""
    phase = state[PHASE]
    if phase == DRAW:
        return to_int(state[LEFT + lowest_stack(state)])
    if phase == ROLL:
        return NUMBERS
    if phase == OVER:
        return 0
    side = side_of(to_int(state[SEAT]))
    if phase == ACTIVATE:
        own = _count_activations(state, side)
    elif phase == TAKE:
        own = _count_takes(state, side)
    elif phase == PAY:
        own = _count_payments(state, side)
    elif phase == MOVE:
        own = _count_moves(state, side)
    elif phase == GAIN:
        own = KINDS
    elif phase == PAY_MEMBER:
        own = _count_member_payments(state, side)
    else:
        own = 1
    state[OWN_COUNT] = own
    return own + _count_sales(state, side)


@jit
def nth_legal(setup: Array, state: Array, number: int) -> int:  # noqa: ARG001 (as in every kernel)
    """The legal action with this number, from 0."""
    phase = state[PHASE]
    if phase == DRAW:
        return DRAWS + to_int(state[BAG + state[BAG_START] + number]) - 1
    if phase == ROLL:
        return ROLLS + number
    side = side_of(to_int(state[SEAT]))
    if number >= state[OWN_COUNT]:
        return _nth_sale(state, side, number - state[OWN_COUNT])
    if phase == ACTIVATE:
        return _nth_activation(state, number)
    if phase == TAKE:
        return _nth_take(state, side, number)
    if phase == PAY:
        return _nth_payment(state, side, number)
    if phase == MOVE:
        return _nth_move(state, side, number)
    if phase == GAIN:
        return GAINS + number
    if phase == PAY_MEMBER:
        return _nth_member_payment(state, number)
    return RESOLVE_ACTION


@jit
def nth_weight(setup: Array, state: Array, number: int) -> int:  # noqa: ARG001 (as in every kernel)
    """How likely the legal action with this number is (GM 1.4); 0 where it is not chance's turn."""
    if state[PHASE] == DRAW:
        return 1
    if state[PHASE] == ROLL:
        return to_int(WEIGHTS[number])
    return 0


@jit
def mark_legal(setup: Array, state: Array, mask: NDArray[np.integer[Any]]) -> None:
    """1 for each legal action, by its number, else 0."""
    for action in range(ACTIONS):
        mask[action] = 0
    for number in range(count_legal(setup, state)):
        mask[nth_legal(setup, state, number)] = 1


@jit
def list_legal(setup: Array, state: Array, actions: NDArray[np.signedinteger[Any]]) -> int:
    """All legal actions, in the order of `legal_actions`; returns how many."""
    count = count_legal(setup, state)
    for number in range(count):
        actions[number] = nth_legal(setup, state, number)
    return count


@jit_inline
def lowest_stack(state: Array) -> int:
    """The number of the stack that is drawn from (GM 10.2)."""
    stack = 0
    while state[LEFT + stack] == 0:
        stack += 1
    return stack


@jit_inline
def _count_takes(state: Array, side: int) -> int:
    """Notes the tiles that can be taken, and for each the number of its sites (GM 4.1)."""
    note_prices(state, side)
    total = 0
    size = 0
    for at in range(OFFER, OFFER + state[OFFER_SIZE]):
        tile = piece_at(state, at)
        sites = to_int(state[side + SITES_SIZE + WAY[tile]])
        if tile == LOCH_NESS:
            sites = _count_ness_sites(state, side)
        sites *= is_affordable(state, side, tile)
        state[LIST + size] = tile
        state[FAR_LIST + size] = sites
        size += sites > 0
        total += sites
    state[LIST_SIZE] = size
    return total or to_int(state[OFFER_SIZE])


@jit_inline
def _nth_take(state: Array, side: int, number: int) -> int:
    if state[LIST_SIZE] == 0:
        return DISCARDS + _place_in_chain(state, to_int(state[OFFER + number])) - 1
    at = 0
    while number >= state[FAR_LIST + at]:
        number -= state[FAR_LIST + at]
        at += 1
    tile = to_int(state[LIST + at])
    if tile == LOCH_NESS and not can_pay_member(state, side, to_int(state[side + RIVER_SITES])):
        number += 1
    place = _place_in_chain(state, tile)
    return TAKES + (place - 1) * FRONTIER_LIMIT + number


@jit_inline
def _place_in_chain(state: Array, entry: int) -> int:
    at = 0
    while state[CHAIN + at] != entry:
        at += 1
    return at


@jit_inline
def is_affordable(state: Array, side: int, tile: int) -> bool:
    """Whether the tile's cost in cubes or whisky can be paid in full (GM 4.1, 5.6), after `note_prices`."""
    form = to_int(FORM[COST, tile])
    if form == WHISKY_COST:
        return to_int(state[side + WHISKY]) > 0
    kinds, count = to_int(NAMES[COST, tile]), to_int(REQUIRED[COST, tile])
    return is_within_funds(state, side, form, kinds, count, to_int(0))


@jit_inline
def _count_ness_sites(state: Array, side: int) -> int:
    """Loch Ness costs a member or a chieftain (GM 5.7)."""
    count = 0
    for at in range(state[side + SITES_SIZE + RIVER]):
        count += can_pay_member(state, side, to_int(state[side + RIVER_SITES + at]))
    return count


@jit_inline
def can_pay_member(state: Array, side: int, cell: int) -> bool:
    """Whether Loch Ness can be paid for and still be next to a member (GM 5.7)."""
    if state[side + CHIEFTAINS]:
        return True
    near = count_members_near(state, side, cell)
    return near > 1 or (near == 1 and state[side + MEMBERS_SIZE] > 1)


@jit_inline
def _count_member_payments(state: Array, side: int) -> int:
    """Notes the pieces from which a member can be given away (GM 5.7)."""
    size = 0
    cell = to_int(state[TURN_CELL])
    near = count_members_near(state, side, cell)
    last = -1
    for at in range(state[side + MEMBERS_SIZE]):
        piece = piece_at(state, side + MEMBERS + at)
        if piece != last and near > is_near(to_int(state[CELL + piece]), cell):
            state[LIST + size] = piece
            size += 1
        last = piece
    state[LIST_SIZE] = size
    return size + (to_int(state[side + CHIEFTAINS]) > 0)


@jit_inline
def _nth_member_payment(state: Array, number: int) -> int:
    if number == state[LIST_SIZE]:
        return PAY_CHIEFTAIN
    return PAY_MEMBERS + tile_of(to_int(state[LIST + number]))


@jit_inline
def _count_payments(state: Array, side: int) -> int:
    """Notes the kinds that may be paid from the land, and those that may be bought (GM 5.5)."""
    due = to_int(DUE[state[PAY_FOR], state[PAID], state[PAY_PIECE]])
    count = 0
    payable = 0
    buyable = 0
    is_named = due < KINDS
    for kind in range(due if is_named else 0, due + 1 if is_named else KINDS):
        if due != OTHER or not state[USED] >> kind & 1:
            if may_pay(state, side, due, kind):
                payable |= 1 << kind
                count += to_int(state[side + SPOTS + kind])
            if may_buy(state, side, due, kind):
                buyable |= 1 << kind
                count += 1
    state[KINDS_PAYABLE] = payable
    state[KINDS_BUYABLE] = buyable
    return count + may_stop(state)


@jit_inline
def may_stop(state: Array) -> bool:
    """Whether enough has been paid, and something at all (GM 13)."""
    paid = to_int(state[PAID])
    return paid > 0 and paid >= to_int(REQUIRED[state[PAY_FOR], state[PAY_PIECE]])


@jit_inline
def _nth_payment(state: Array, side: int, number: int) -> int:
    for kind in range(KINDS):
        if state[KINDS_PAYABLE] >> kind & 1:
            spots = state[side + SPOTS + kind]
            if number < spots:
                return PAYS + _nth_holding(state, side, kind, number)
            number -= spots
    for kind in range(KINDS):
        if state[KINDS_BUYABLE] >> kind & 1:
            if number == 0:
                return BUYS + kind
            number -= 1
    return STOP


@jit_inline
def _nth_holding(state: Array, side: int, kind: int, number: int) -> int:
    """The tiles on which cubes of a kind lie, by cell."""
    at = side + LAND
    while True:
        piece = state[at]
        if state[CUBES + piece] >> 2 * kind & 3:
            if number == 0:
                return to_int(HOLDING[kind, piece])
            number -= 1
        at += 1


@jit_inline
def may_pay(state: Array, side: int, due: int, kind: int) -> bool:
    """Whether a cube of this kind may be paid from the land, leaving the rest payable (GM 5.6)."""
    if state[side + STOCK + kind] == 0:
        return False
    rest = _count_rest(state)
    if due == kind or rest <= 0:
        return True
    state[side + STOCK + kind] -= 1
    kept = can_pay(state, side, _rest_form(due), 0, rest, to_int(state[USED]) | 1 << kind)
    state[side + STOCK + kind] += 1
    return kept


@jit_inline
def may_buy(state: Array, side: int, due: int, kind: int) -> bool:
    """Whether such a cube may be bought now, leaving enough for the rest (GM 5.4, 5.6)."""
    level = to_int(state[MARKET + kind])
    if level == FULL or level >= state[side + COINS]:
        return False
    rest = _count_rest(state)
    if due == kind or rest <= 0:
        return True
    state[MARKET + kind] += 1
    state[side + COINS] -= level + 1
    kept = can_pay(state, side, _rest_form(due), 0, rest, to_int(state[USED]) | 1 << kind)
    state[MARKET + kind] -= 1
    state[side + COINS] += level + 1
    return kept


@jit_inline
def _count_rest(state: Array) -> int:
    """How many cubes must be paid after the next one."""
    return to_int(REQUIRED[state[PAY_FOR], state[PAY_PIECE]]) - to_int(state[PAID]) - 1


@jit_inline
def _rest_form(due: int) -> int:
    return ANYTHING if due == ANY else OTHERS


@jit_inline
def can_pay(state: Array, side: int, form: int, kinds: int, count: int, used: int) -> bool:
    """Whether this can be paid in full, counting what could be raised by selling first (GM 5.6)."""
    note_prices(state, side)
    return is_within_funds(state, side, form, kinds, count, used)


@jit_inline
def note_prices(state: Array, side: int) -> None:
    """Notes the coins there would be after all sales, and what it costs to give away a cube of each kind (GM 5.6)."""
    funds = to_int(state[side + COINS])
    for kind in range(KINDS):
        level = state[MARKET + kind]
        stock = min(state[side + STOCK + kind], SPARE)
        funds += REVENUE[level, stock]
        state[PRICES + kind] = PRICE[level, stock]
    state[FUNDS] = funds


@jit_inline
def is_within_funds(state: Array, side: int, form: int, kinds: int, count: int, used: int) -> bool:
    """`can_pay`, after `note_prices`."""
    if form == ANYTHING:
        return can_pay_any(state, side, count)
    if form == OTHERS:
        return can_pay_others(state, count, used)
    return can_pay_named(state, kinds)


@jit_inline
def can_pay_named(state: Array, kinds: int) -> bool:
    """One cube of each kind of a mask, which may be empty."""
    price = 0
    for kind in range(KINDS):
        price += to_int(state[PRICES + kind]) * (kinds >> kind & 1)
    return price <= to_int(state[FUNDS])


@jit_inline
def can_pay_others(state: Array, count: int, used: int) -> bool:
    """``count`` different kinds, none of those used before: the cheapest ones."""
    price = 0
    for _ in range(count):
        cheapest = -1
        for kind in range(KINDS):
            if used >> kind & 1 == 0 and (
                cheapest < 0 or state[PRICES + kind] < state[PRICES + cheapest]
            ):
                cheapest = kind
        if cheapest < 0:
            return False
        used |= 1 << cheapest
        price += to_int(state[PRICES + cheapest])
    return price <= to_int(state[FUNDS])


@jit_inline
def can_pay_any(state: Array, side: int, count: int) -> bool:
    """``count`` cubes of any kind: sell what can be sold, buy the cheapest."""
    held = 0
    for kind in range(KINDS):
        held += state[side + STOCK + kind]
    if held >= count:
        return True
    coins = to_int(state[FUNDS])
    for kind in range(KINDS):
        stock = state[side + STOCK + kind]
        level = state[MARKET + kind]
        state[LEVELS + kind] = max(level - stock, 0)
        count -= max(stock - level, 0)
    for _ in range(count):
        cheapest = 0
        for kind in range(1, KINDS):
            if state[LEVELS + kind] < state[LEVELS + cheapest]:
                cheapest = kind
        if state[LEVELS + cheapest] == FULL:
            return False
        state[LEVELS + cheapest] += 1
        coins -= state[LEVELS + cheapest]
    return coins >= 0


@jit_inline
def _count_activations(state: Array, side: int) -> int:
    """Notes the pieces that may be activated, and those that Loch Ness may activate (GM 8.1, 8.5, 8.6)."""
    everywhere = state[TURN_TILE] == LOCH_OICH
    ness = state[side + HAS_NESS] and not state[NESS_USED] and not everywhere
    first, size = REACH, to_int(state[REACH_SIZE])
    if everywhere or ness:
        first, size = side + LAND, to_int(state[side + LAND_SIZE])
    cell = to_int(state[TURN_CELL])
    near = 0
    far = 0
    for at in range(first, first + size):
        piece = piece_at(state, at)
        is_open = does_something(state, side, piece) and not state[IS_ACTIVATED + piece]
        is_in_reach = not ness or is_near(to_int(state[CELL + piece]), cell)
        state[LIST + near] = piece
        near += is_open and is_in_reach
        if ness:
            state[FAR_LIST + far] = piece
            far += is_open
    state[LIST_SIZE] = near
    return near + far + 1


@jit_inline
def _nth_activation(state: Array, number: int) -> int:
    if number == state[OWN_COUNT] - 1:
        return DONE
    near = to_int(state[LIST_SIZE])
    if number < near:
        return ACTIVATIONS + tile_of(to_int(state[LIST + number]))
    return NESSES + tile_of(to_int(state[FAR_LIST + number - near]))


@jit_inline
def does_something(state: Array, side: int, piece: int) -> bool:
    """Whether activating the tile would do something now (GM 8.2, 8.3, 8.4)."""
    effect = to_int(EFFECT[piece])
    if effect == TRADE:
        form, kinds = to_int(FORM[INPUT, piece]), to_int(NAMES[INPUT, piece])
        return can_pay(state, side, form, kinds, to_int(REQUIRED[INPUT, piece]), to_int(0))
    # Tiles of other effects have no cubes.
    return effect != NO_EFFECT and count_cubes_on(state, piece) < CUBE_LIMIT


@jit_inline
def count_cubes_on(state: Array, piece: int) -> int:
    cubes = to_int(state[CUBES + piece])
    return (cubes & 3) + (cubes >> 2 & 3) + (cubes >> 4 & 3) + (cubes >> 6 & 3) + (cubes >> 8 & 3)


@jit_inline
def _count_moves(state: Array, side: int) -> int:
    """Moves, promotions and the end of the turn (GM 9)."""
    count = 1
    promotions = may_promote(state, side)
    last = -1
    for at in range(state[side + MEMBERS_SIZE]):
        piece = piece_at(state, side + MEMBERS + at)
        if piece != last:
            count += state[BESIDE + piece] + promotions
        last = piece
    return count


@jit_inline
def _nth_move(state: Array, side: int, number: int) -> int:
    if number == state[OWN_COUNT] - 1:
        return END
    last = -1
    for at in range(state[side + MEMBERS_SIZE]):
        piece = piece_at(state, side + MEMBERS + at)
        if piece != last:
            if number < state[BESIDE + piece]:
                return MOVES + 8 * tile_of(piece) + _nth_direction(state, side, piece, number)
            number -= state[BESIDE + piece]
        last = piece
    last = -1
    at = 0
    while True:
        piece = piece_at(state, side + MEMBERS + at)
        if piece != last:
            if number == 0:
                return PROMOTIONS + tile_of(piece)
            number -= 1
        last = piece
        at += 1


@jit_inline
def _nth_direction(state: Array, side: int, piece: int, number: int) -> int:
    """The number among the eight directions of the neighbour with this number."""
    cell = to_int(state[CELL + piece])
    at = side + LAND
    while True:
        other = to_int(state[CELL + piece_at(state, at)])
        if other != cell and is_near(other, cell):
            if number == 0:
                step = other - cell + _WITHIN
                box = 3 * (step >> 8) + (step & _ROW_MASK)  # the 3 x 3 cells around it, by number
                return box - (box > 4)
            number -= 1
        at += 1


@jit_inline
def may_promote(state: Array, side: int) -> bool:
    """Whether a clan member may become a chieftain, the last one included (GM 9.2)."""
    return state[side + MEMBERS_SIZE] > 1 or is_own_last_turn(state)


@jit_inline
def is_own_last_turn(state: Array) -> bool:
    """Whether the player never moves again after this turn (GM 9.2); asked once the figure has moved."""
    ahead = to_int(state[CHAIN_SIZE]) - _place_in_chain(state, -1 - to_int(state[SEAT]))
    return count_tiles_left(state) <= CHAIN_LENGTH - ahead


@jit_inline
def count_tiles_left(state: Array) -> int:
    left = 0
    for stack in range(STACK_COUNT):
        left += state[LEFT + stack]
    return left


@jit_inline
def _count_sales(state: Array, side: int) -> int:
    """Into rows that buy (GM 5.1, 5.3)."""
    count = 0
    for kind in range(KINDS):
        if state[MARKET + kind]:
            count += state[side + SPOTS + kind]
    return count


@jit_inline
def _nth_sale(state: Array, side: int, number: int) -> int:
    kind = 0
    while True:
        if state[MARKET + kind]:
            spots = state[side + SPOTS + kind]
            if number < spots:
                return SALES + _nth_holding(state, side, kind, number)
            number -= spots
        kind += 1


# What an action does

# Within an action: what else it does before the next decision.
_FINISH_PAYMENT, _LAY, _END_TURN = range(OVER + 1, OVER + 4)


@jit
def apply(setup: Array, state: Array, action: int) -> None:  # noqa: ARG001 (as in every kernel)
    """Carry out a legal action; the decision that follows is part of it."""
    state[PLIES] += 1
    if action < ROLLS:
        _draw(state, action - DRAWS + 1)
        return
    if action < TAKES:
        _roll(state, action - ROLLS + 1)
        return
    side = side_of(to_int(state[SEAT]))
    if action < DISCARDS:
        choice = action - TAKES
        _take(state, side, choice // FRONTIER_LIMIT + 1, choice % FRONTIER_LIMIT)
    elif action < PAYS:
        _move_figure(state, action - DISCARDS + 1)
        state[PHASE] = _END_TURN
    elif action < PAY_MEMBERS:
        _pay(state, side, action)
    elif action < PAY_CHIEFTAIN:
        _remove_member(state, side, piece_of(state, action - PAY_MEMBERS))
        state[PHASE] = _LAY
    elif action == PAY_CHIEFTAIN:
        state[side + CHIEFTAINS] -= 1
        state[PHASE] = _LAY
    elif action == STOP:
        state[PHASE] = _FINISH_PAYMENT
    elif action < RESOLVE_ACTION:
        _gain(state, side, action - GAINS)
    elif action == RESOLVE_ACTION:
        _resolve(state, side)
    elif action < DONE:
        if action >= NESSES:
            state[NESS_USED] = 1
        _activate(state, side, piece_of(state, (action - ACTIVATIONS) % TILES))
    elif action == DONE:
        state[PHASE] = MOVE if state[MOVEMENT] else _END_TURN
    elif action < END:
        _move(state, side, action)
    elif action == END:
        state[PHASE] = _END_TURN
    else:
        _sell(state, side, action - SALES)
    # Many actions lead to these, so that they stand here, once.
    if state[PHASE] == _FINISH_PAYMENT:
        _finish_payment(state, side)
    if state[PHASE] == _LAY:
        _lay(state, side)
    if state[PHASE] == _END_TURN:
        _end_turn(state, side)


@jit_inline
def piece_of(state: Array, tile: int) -> int:
    """The piece that this tile is on the land of the seat to move."""
    return tile or FIRST_START + to_int(state[SEAT])


@jit_inline
def tile_of(piece: int) -> int:
    return piece if piece < FIRST_START else 0


@jit_inline
def is_near(cell: int, other: int) -> bool:
    """Whether the cells are the same or touch, diagonally too."""
    step = cell - other + _WITHIN
    return (step | step + _WITHIN) & ~_THREES == 0  # both its parts are 0, 1 or 2


@jit_inline
def count_members_near(state: Array, side: int, cell: int) -> int:
    count = 0
    for at in range(state[side + MEMBERS_SIZE]):
        count += is_near(to_int(state[CELL + piece_at(state, side + MEMBERS + at)]), cell)
    return count


# The chain (GM 2, 3, 10)


@jit_inline
def _begin_next(state: Array) -> None:
    """Refill first; then the entry at the tail moves (GM 3.1)."""
    if state[CHAIN_SIZE] < CHAIN_LENGTH:
        state[PHASE] = DRAW
    elif state[CHAIN] == DIE_ENTRY:
        state[PHASE] = ROLL
    else:
        state[PHASE] = TAKE
        state[SEAT] = -1 - state[CHAIN]
        state[TURN_TILE] = START
        state[TURN_CELL] = 0
        state[MOVEMENT] = 0
        state[NESS_USED] = 0
        state[REACH_SIZE] = 0


@jit_inline
def _draw(state: Array, tile: int) -> None:
    """A tile joins at the head (GM 10.2); the last of a stack brings a scoring (GM 10.3)."""
    stack = lowest_stack(state)
    at = BAG + to_int(state[BAG_START])
    lower = state[at]
    while lower != tile:
        at += 1
        higher = state[at]
        state[at] = lower
        lower = higher
    state[BAG_START] += 1
    state[LEFT + stack] -= 1
    state[CHAIN + state[CHAIN_SIZE]] = tile
    state[CHAIN_SIZE] += 1
    at = OFFER + to_int(state[OFFER_SIZE])
    while at > OFFER and state[at - 1] > tile:
        state[at] = state[at - 1]
        at -= 1
    state[at] = tile
    state[OFFER_SIZE] += 1
    if stack > 0 and state[LEFT + stack] == 0:
        _score(state)
        if state[SCORINGS] == SCORINGS_LIMIT:
            state[PHASE] = OVER
            return
    _begin_next(state)


@jit_inline
def _roll(state: Array, number: int) -> None:
    """The die moves over that many tiles and takes the place of the last (GM 3.3)."""
    at = 0
    while number:
        at += 1
        if state[CHAIN + at] > 0:
            number -= 1
    _move_figure(state, at)
    _drop_stragglers(state)
    _begin_next(state)


@jit_inline
def _move_figure(state: Array, place: int) -> None:
    """The tail takes the place of a tile; the old tail is gone (GM 10.1)."""
    _remove_offer(state, to_int(state[CHAIN + place]))
    state[CHAIN + place] = state[CHAIN]
    _shift_chain(state)


@jit_inline
def _drop_stragglers(state: Array) -> None:
    """Tiles behind the last figure or die leave the game (GM 10.1)."""
    while state[CHAIN] > 0:
        _remove_offer(state, to_int(state[CHAIN]))
        _shift_chain(state)


# Loops with a constant number of rounds and without a branch are faster than short ones that a processor must guess.


@jit_inline
def _shift_chain(state: Array) -> None:
    for at in range(CHAIN, CHAIN + CHAIN_LENGTH - 1):
        state[at] = state[at + 1]
    state[CHAIN_SIZE] -= 1


@jit_inline
def _remove_offer(state: Array, tile: int) -> None:
    for at in range(OFFER, OFFER + CHAIN_LENGTH - 1):
        state[at] = state[at + (state[at] >= tile)]
    state[OFFER_SIZE] -= 1


@jit_inline
def _end_turn(state: Array, side: int) -> None:
    settle(state, side)
    for piece in range(PIECES):
        state[IS_ACTIVATED + piece] = 0
    _drop_stragglers(state)
    _begin_next(state)


# Taking and laying (GM 4 to 7)


@jit_inline
def _take(state: Array, side: int, place: int, site: int) -> None:
    tile = to_int(state[CHAIN + place])
    _move_figure(state, place)
    state[TURN_TILE] = tile
    state[TURN_CELL] = state[side + SITES[WAY[tile]] + site]
    if FORM[COST, tile] == MEMBER_COST:
        state[PHASE] = PAY_MEMBER
    elif DUE_COUNT[COST, tile]:
        _begin_payment(state, COST, tile)
    else:
        state[PHASE] = _LAY


@jit_inline
def _lay(state: Array, side: int) -> None:
    """The tile lies, and its one-time effects have taken place or are to be decided (GM 7)."""
    tile, cell = to_int(state[TURN_TILE]), to_int(state[TURN_CELL])
    _insert_tile(state, side, tile, cell)
    state[side + COINS] += COINS_OF[tile]
    state[side + WHISKY] += WHISKY_OF[tile]
    for _ in range(MEMBERS_OF[tile]):
        _insert_member(state, side, tile)
    state[PHASE] = ACTIVATE
    if CARDS_OF[tile]:
        _win_card(state, side, tile)


@jit_inline
def _win_card(state: Array, side: int, tile: int) -> None:
    """GM 7.2, 7.3"""
    state[side + CARDS] += 1
    state[side + BONNETS_HELD] += BONNETS_OF[tile]
    if tile == LOCH_NESS:
        state[side + HAS_NESS] = 1
    elif tile == CASTLE_OF_MEY:
        state[side + HAS_MEY] = 1
    elif tile == LOCH_SHIEL:
        state[PHASE] = RESOLVE
    elif tile == LOCH_LOCHY:
        _begin_gain(state, tile, 2)


@jit_inline
def _insert_tile(state: Array, side: int, piece: int, cell: int) -> None:
    """Adds the tile to the land, and notes which tiles it touches."""
    first, size = side + LAND, to_int(state[side + LAND_SIZE])
    at = first + size
    while at > first and state[CELL + piece_at(state, at - 1)] > cell:
        state[at] = state[at - 1]
        at -= 1
    state[at] = piece
    state[side + LAND_SIZE] = size + 1
    state[CELL + piece] = cell
    state[CUBES + piece] = 0
    state[BESIDE + piece] = 0
    reach = 0
    for at in range(first, first + size + 1):
        other = piece_at(state, at)
        near = is_near(to_int(state[CELL + other]), cell)
        state[REACH + reach] = other  # the next one takes its place if it is not near
        reach += near
        state[BESIDE + other] += near
    state[REACH_SIZE] = reach
    state[BESIDE + piece] = reach - 1
    _extend_frontier(state, side, piece, cell)


@jit_inline
def _extend_frontier(state: Array, side: int, piece: int, cell: int) -> None:
    """The new tile leaves the frontier, and its empty sides join it; river and road go on."""
    first = side + FRONTIER
    state[side + FRONTIER_SIZE] -= 1
    stop = first + to_int(state[side + FRONTIER_SIZE])
    sides = 0
    for at in range(REACH, REACH + state[REACH_SIZE]):
        sides |= side_towards(cell, to_int(state[CELL + piece_at(state, at)]))
    for at in range(first, stop):
        other = to_int(state[at + (state[at] >= cell)])
        state[at] = other
        sides |= side_towards(cell, other)
    for index in range(4):
        beside = cell + to_int(DIRECTIONS[index])
        if not sides >> index & 1:
            insert_frontier(state, side, beside)
        if WAY[piece] and state[side + ENDS + index] == cell:
            state[side + ENDS + index] = beside


@jit_inline
def side_towards(cell: int, other: int) -> int:
    """A mask of the directions in which a cell has the other one as its neighbour: one or none."""
    step = other - cell
    return (step == NORTH) | (step == SOUTH) << 1 | (step == EAST) << 2 | (step == WEST) << 3


@jit_inline
def insert_frontier(state: Array, side: int, cell: int) -> None:
    """Adds an empty cell, which is not there yet."""
    first = side + FRONTIER
    at = first + to_int(state[side + FRONTIER_SIZE])
    while at > first and state[at - 1] > cell:
        state[at] = state[at - 1]
        at -= 1
    state[at] = cell
    state[side + FRONTIER_SIZE] += 1


@jit_inline
def settle(state: Array, side: int) -> None:
    """Brings the sites up to date: where a plain, a river, a road tile may be laid (GM 6)."""
    members = to_int(state[side + MEMBERS_SIZE])
    for number in range(members):
        state[MEMBER_CELLS + number] = state[CELL + piece_at(state, side + MEMBERS + number)]
    north, south = state[side + ENDS], state[side + ENDS + 1]
    east, west = state[side + ENDS + 2], state[side + ENDS + 3]
    size = 0
    for at in range(side + FRONTIER, side + FRONTIER + state[side + FRONTIER_SIZE]):
        cell = to_int(state[at])
        is_plain = (cell != north) & (cell != south) & (cell != east) & (cell != west)
        state[side + PLAIN_SITES + size] = cell  # the next one takes its place if this is no site
        size += is_plain & has_member_near(state, members, cell)
    state[side + SITES_SIZE] = size
    state[side + SITES_SIZE + RIVER] = 0
    state[side + SITES_SIZE + ROAD] = 0
    for number in range(4):
        index = number ^ 1  # south before north, west before east
        way = RIVER if index < 2 else ROAD
        end = to_int(state[side + ENDS + index])
        if has_member_near(state, members, end) and not has_tile(
            state, side, end + to_int(DIRECTIONS[index])
        ):
            state[side + SITES[way] + state[side + SITES_SIZE + way]] = end
            state[side + SITES_SIZE + way] += 1


@jit_inline
def has_member_near(state: Array, members: int, cell: int) -> bool:
    """After `settle` has noted the cells of the members."""
    found = False
    for at in range(MEMBER_CELLS, MEMBER_CELLS + members):
        found |= is_near(to_int(state[at]), cell)
    return found


@jit_inline
def has_tile(state: Array, side: int, cell: int) -> bool:
    found = False
    for at in range(side + LAND, side + LAND + state[side + LAND_SIZE]):
        found |= state[CELL + piece_at(state, at)] == cell
    return found


@jit_inline
def _insert_member(state: Array, side: int, piece: int) -> None:
    cell = state[CELL + piece]
    first = side + MEMBERS
    at = first + to_int(state[side + MEMBERS_SIZE])
    while at > first and state[CELL + piece_at(state, at - 1)] > cell:
        state[at] = state[at - 1]
        at -= 1
    state[at] = piece
    state[side + MEMBERS_SIZE] += 1


@jit_inline
def _remove_member(state: Array, side: int, piece: int) -> None:
    state[side + MEMBERS_SIZE] -= 1
    is_found = False
    for at in range(side + MEMBERS, side + MEMBERS + state[side + MEMBERS_SIZE]):
        is_found |= state[at] == piece
        state[at] = state[at + is_found]


@jit_inline
def _resolve(state: Array, side: int) -> None:
    """Loch Shiel: a cube onto each production tile that has none (GM 7.2)."""
    state[PHASE] = ACTIVATE
    for at in range(state[side + LAND_SIZE]):
        piece = piece_at(state, side + LAND + at)
        kind = to_int(PRODUCES[piece])
        if kind >= 0 and state[CUBES + piece] == 0:
            if kind == ANY:
                _begin_gain(state, piece, 1)
            else:
                _add_cube(state, side, piece, kind)


@jit_inline
def _begin_gain(state: Array, piece: int, count: int) -> None:
    state[PHASE] = GAIN
    state[GAIN_PIECE] = piece
    state[GAIN_COUNT] = count


@jit_inline
def _gain(state: Array, side: int, kind: int) -> None:
    _add_cube(state, side, to_int(state[GAIN_PIECE]), kind)
    state[GAIN_COUNT] -= 1
    if state[GAIN_COUNT] == 0:
        state[PHASE] = ACTIVATE


# Market and payments (GM 5)


@jit_inline
def _add_cube(state: Array, side: int, piece: int, kind: int) -> None:
    cubes = to_int(state[CUBES + piece])
    if cubes >> 2 * kind & 3 == 0:
        state[side + SPOTS + kind] += 1
    state[CUBES + piece] = cubes + (1 << 2 * kind)
    state[side + STOCK + kind] += 1


@jit_inline
def _remove_cube(state: Array, side: int, piece: int, kind: int) -> None:
    cubes = to_int(state[CUBES + piece]) - (1 << 2 * kind)
    if cubes >> 2 * kind & 3 == 0:
        state[side + SPOTS + kind] -= 1
    state[CUBES + piece] = cubes
    state[side + STOCK + kind] -= 1


@jit_inline
def _sell(state: Array, side: int, holding: int) -> None:
    kind = to_int(HOLDING_KIND[holding])
    _remove_cube(state, side, to_int(HOLDING_TILE[holding]), kind)
    state[side + COINS] += state[MARKET + kind]
    state[MARKET + kind] -= 1


@jit_inline
def _pay(state: Array, side: int, action: int) -> None:
    """A cube from the land or from the market; when no more can be paid, the payment ends."""
    if action < BUYS:
        kind = to_int(HOLDING_KIND[action - PAYS])
        _remove_cube(state, side, to_int(HOLDING_TILE[action - PAYS]), kind)
    else:
        kind = action - BUYS
        state[MARKET + kind] += 1
        state[side + COINS] -= state[MARKET + kind]
    state[PAID] += 1
    state[USED] |= 1 << kind
    if state[PAID] == DUE_COUNT[state[PAY_FOR], state[PAY_PIECE]]:
        state[PHASE] = _FINISH_PAYMENT


@jit_inline
def _begin_payment(state: Array, pay_for: int, piece: int) -> None:
    state[PHASE] = PAY
    state[PAY_FOR] = pay_for
    state[PAY_PIECE] = piece
    state[PAID] = 0
    state[USED] = 0


@jit_inline
def _finish_payment(state: Array, side: int) -> None:
    if state[PAY_FOR] == COST:
        state[PHASE] = _LAY
    else:
        _reward(state, side, to_int(state[PAY_PIECE]), to_int(state[PAID]))


# Activation and movement (GM 8, 9)


@jit_inline
def _activate(state: Array, side: int, piece: int) -> None:
    state[IS_ACTIVATED + piece] = 1
    effect = EFFECT[piece]
    if effect == MOVEMENT_POINT:
        state[MOVEMENT] += 1
    elif effect == PRODUCTION:
        if PRODUCES[piece] == ANY:
            _begin_gain(state, piece, 1)
        else:
            _add_cube(state, side, piece, to_int(PRODUCES[piece]))
    elif effect == TRADE:
        _begin_payment(state, INPUT, piece)
    else:
        _reward(state, side, piece, 0)


@jit_inline
def _reward(state: Array, side: int, piece: int, paid: int) -> None:
    """Points and whisky for what was paid (GM 8.3)."""
    _win(state, to_int(state[SEAT]), to_int(REWARD[paid, piece]), piece)
    state[side + WHISKY] += REWARD_WHISKY[piece]
    state[PHASE] = ACTIVATE


@jit_inline
def _move(state: Array, side: int, action: int) -> None:
    """A member goes to a neighbouring tile, or off the board to become a chieftain (GM 9.1)."""
    if action < PROMOTIONS:
        choice = action - MOVES
        piece = piece_of(state, choice // 8)
        target = state[CELL + piece] + STEPS[choice % 8]
        at = side + LAND
        while state[CELL + piece_at(state, at)] != target:
            at += 1
        _remove_member(state, side, piece)
        _insert_member(state, side, to_int(state[at]))
    else:
        _remove_member(state, side, piece_of(state, action - PROMOTIONS))
        state[side + CHIEFTAINS] += 1
    state[MOVEMENT] -= 1
    if state[MOVEMENT] == 0:
        state[PHASE] = _END_TURN


# Scores (GM 11)


@jit_inline
def _win(state: Array, seat: int, points: int, source: int) -> None:
    """Points, and a line in the log of gains: where from, how many, who."""
    if points:
        state[side_of(seat) + POINTS] += points
        state[GAIN_LOG + state[GAINS_SIZE]] = source | points << 7 | seat << 11
        state[GAINS_SIZE] += 1


@jit_inline
def count_compared(state: Array, side: int, what: int) -> int:
    """Whisky, chieftains with bonnets and Castle of Mey, or cards (GM 11.1, 11.2, 11.3)."""
    if what == 0:
        return to_int(state[side + WHISKY])
    if what == 1:
        worth = to_int(state[side + CHIEFTAINS]) * (1 + to_int(state[side + HAS_MEY]))
        return worth + to_int(state[side + BONNETS_HELD])
    return to_int(state[side + CARDS])


@jit_inline
def _score(state: Array) -> None:
    """Each player's lead over the player with the fewest (GM 11.1)."""
    scoring = to_int(state[SCORINGS])
    state[SCORINGS] += 1
    for what in range(COMPARED_COUNT):
        row = scoring * COMPARED_COUNT + what
        fewest = count_compared(state, side_of(0), what)
        for seat in range(state[PLAYERS]):
            count = count_compared(state, side_of(seat), what)
            state[SCORED + row * SEATS + seat] = count
            fewest = min(fewest, count)
        for seat in range(state[PLAYERS]):
            lead = to_int(state[SCORED + row * SEATS + seat]) - fewest
            _win(state, seat, to_int(LEADS[min(lead, 5)]), _SCORING_SOURCE + row)


@jit
def count_total(state: Array, seat: int) -> int:
    """The points of a seat as if the game ended now (GM 11.4)."""
    side = side_of(seat)
    abbey = has_piece(state, side, IONA_ABBEY)
    morar = has_piece(state, side, LOCH_MORAR)
    duart = has_piece(state, side, DUART_CASTLE)
    total = to_int(state[side + POINTS]) + to_int(state[side + COINS])
    if abbey or morar or duart:
        for at in range(state[side + LAND_SIZE]):
            piece = state[side + LAND + at]
            total += abbey * ABBEY_POINTS[piece] + morar * MORAR_POINTS[piece]
            total += duart * DUART_POINTS[piece]
    fewest = to_int(state[side + LAND_SIZE])
    for other in range(state[PLAYERS]):
        fewest = min(fewest, to_int(state[side_of(other) + LAND_SIZE]))
    return total - 3 * (to_int(state[side + LAND_SIZE]) - fewest)


@jit_inline
def has_piece(state: Array, side: int, piece: int) -> bool:
    for at in range(state[side + LAND_SIZE]):
        if state[side + LAND + at] == piece:
            return True
    return False


@jit_inline
def count_cubes(state: Array, seat: int) -> int:
    cubes = 0
    for kind in range(KINDS):
        cubes += state[side_of(seat) + STOCK + kind]
    return cubes


@jit
def score(setup: Array, state: Array, scores: NDArray[np.signedinteger[Any]]) -> None:
    """Points by seat, as if the game ended now."""
    for seat in range(setup[0]):
        scores[seat] = count_total(state, seat)


@jit
def find_winners(setup: Array, state: Array) -> int:
    """A mask of the seats with most points, then most cubes, as if the game ended now (GM 11.5)."""
    winners = 0
    best = 0
    for seat in range(setup[0]):
        standing = (count_total(state, seat) << 10) + count_cubes(state, seat)
        if seat == 0 or standing > best:
            winners = 0
            best = standing
        if standing == best:
            winners |= 1 << seat
    return winners


# Whole games


@jit
def determinise(setup: Array, state: Array, seat: int, rng: RngArray) -> None:
    """Nothing is hidden (GM 12), so that there is nothing to change."""


@jit
def play_random(setup: Array, state: Array, rng: RngArray) -> int:
    """To the end of the game; returns how many actions the seats made."""
    moves = 0
    while state[PHASE] != OVER:
        count = count_legal(setup, state)
        if state[PHASE] == ROLL:
            number = to_int(FACES[randrange(rng, len(FACES))])
        else:
            moves += state[PHASE] != DRAW
            number = randrange(rng, count)
        apply(setup, state, nth_legal(setup, state, number))
    return moves


@jit
def play_random_games(
    setup: Array,
    state: Array,
    rng: RngArray,
    seed: np.uint64,
    first: int,
    stop: int,
    step: int,
    wins: NDArray[np.int64],
    totals: NDArray[np.int64],
) -> int:
    """As `clachan.kernels.interface.Kernel` says."""
    moves = 0
    for game in range(first, stop, step):
        seed_rng(rng, seed, game)
        reset(setup, state)
        moves += play_random(setup, state, rng)
        winners = find_winners(setup, state)
        for seat in range(setup[0]):
            wins[seat] += winners >> seat & 1
            totals[seat] += count_total(state, seat)
    return moves
