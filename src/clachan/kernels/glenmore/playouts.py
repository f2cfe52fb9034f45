"""Playouts by a simple policy that looks no further than the turn, much as the greedy bot does.

Values are in tenths of a point.
"""

from typing import Final

import numpy as np

from clachan.games.glenmore.board import ACTIVATE, DRAW, GAIN, MOVE, OVER, PAY, ROLL, TAKE
from clachan.games.glenmore.components import CUBE_LIMIT, LOCH_NESS, LOCH_OICH
from clachan.kernels.glenmore import rules as at
from clachan.kernels.glenmore.rules import FRONTIER_LIMIT, KINDS, Array, to_int
from clachan.kernels.jit import jit, jit_inline
from clachan.kernels.rng import RngArray, randrange

# What one is worth, the last ones while the game lasts.
COIN: Final = 10
POINT: Final = 10
CARD: Final = 22
CUBE: Final = 12
MEMBER: Final = 9
MOVEMENT: Final = 10
WHISKY: Final = 16
BONNET: Final = 10
TEMPO: Final = 4  # a place in the chain
# What a tile promises over a whole game, by its effect: none, movement, production, trade, points.
PROMISES: Final = np.array([10, 25, 21, 35, 55], np.int16)
_NEVER: Final = -1_000_000
_FREE: Final = 1_000  # more than any trade brings


@jit
def play_informed(setup: Array, state: Array, rng: RngArray, noise: int) -> int:
    """To the end of the game, with a preference for what brings most in this turn; returns how many actions the seats made.

    The noise, at least 1, is by how much at most a take is misjudged, in tenths of a point.
    """
    moves = 0
    while state[at.PHASE] != OVER:
        moves += state[at.PHASE] != DRAW and state[at.PHASE] != ROLL
        at.apply(setup, state, choose_informed(setup, state, rng, noise))
    return moves


@jit
def choose_informed(setup: Array, state: Array, rng: RngArray, noise: int) -> int:
    """The action that seems best to the seat to move; chance draws by its weights."""
    count = at.count_legal(setup, state)
    phase = state[at.PHASE]
    if phase == ROLL:
        return at.ROLLS + to_int(at.FACES[randrange(rng, len(at.FACES))])
    if phase == DRAW:
        return at.nth_legal(setup, state, randrange(rng, count))
    side, own = at.side_of(to_int(state[at.SEAT])), to_int(state[at.OWN_COUNT])
    if phase == TAKE and state[at.LIST_SIZE]:
        return choose_take(state, side, rng, noise)
    if phase == GAIN:
        return at.GAINS + scarcest_kind(state, side)
    if phase == PAY and own:
        return choose_payment(state, side)
    if phase == ACTIVATE:
        return choose_activation(state, side, count)
    if phase == MOVE and (state[at.MEMBERS_SIZE + side] > 2 or at.is_own_last_turn(state)):
        return choose_promotion(state, side)
    # Too few coins to go on paying: then only sales are left.
    return at.nth_legal(setup, state, randrange(rng, own or count))


@jit_inline
def time_left(state: Array) -> int:
    """How many scorings are to come."""
    return at.SCORINGS_LIMIT - to_int(state[at.SCORINGS])


@jit_inline
def choose_take(state: Array, side: int, rng: RngArray, noise: int) -> int:
    """The best of the tiles that `count_legal` has noted, on its best site."""
    everywhere = note_activation_values(state, side)
    best, action = _NEVER, 0
    for number in range(state[at.LIST_SIZE]):
        tile = to_int(state[at.LIST + number])
        place = 1
        while state[at.CHAIN + place] != tile:
            place += 1
        value = tile_value(state, side, tile) - TEMPO * place
        first = side + to_int(at.SITES[at.WAY[tile]])
        for site in range(state[side + at.SITES_SIZE + at.WAY[tile]]):
            cell = to_int(state[first + site])
            if tile == LOCH_NESS and not at.can_pay_member(state, side, cell):
                continue
            found = value + randrange(rng, noise)
            found += everywhere if tile == LOCH_OICH else value_around(state, side, cell)
            if found > best:
                best = found
                action = at.TAKES + (place - 1) * FRONTIER_LIMIT + site
    return action


@jit_inline
def note_activation_values(state: Array, side: int) -> int:
    """Notes what activating each tile of the land, and each that can be taken, brings; returns the sum for the land."""
    size = to_int(state[side + at.LAND_SIZE])
    total = 0
    for index in range(size + to_int(state[at.LIST_SIZE])):
        is_laid = index < size
        piece = to_int(state[side + at.LAND + index] if is_laid else state[at.LIST + index - size])
        value = activation_value(state, side, piece)
        state[at.VALUES + piece] = value
        if is_laid:
            total += value
    return total


@jit_inline
def tile_value(state: Array, side: int, tile: int) -> int:
    """What laying the tile brings beside the activation of its neighbours."""
    left = time_left(state)
    value: int = to_int(PROMISES[at.EFFECT[tile]]) * left // at.SCORINGS_LIMIT
    value += MEMBER * at.MEMBERS_OF[tile] + WHISKY * at.WHISKY_OF[tile] + COIN * at.COINS_OF[tile]
    value += left * (CARD * at.CARDS_OF[tile] + BONNET * at.BONNETS_OF[tile]) // 2
    for index in range(at.DUE_COUNT[at.COST, tile]):
        kind = at.DUE[at.COST, index, tile]
        if kind >= KINDS or state[side + at.STOCK + kind]:
            value -= CUBE
        else:
            value -= COIN * (state[at.MARKET + kind] + 1)
    if tile == LOCH_NESS:
        value -= MEMBER
    return value + to_int(state[at.VALUES + tile])


@jit_inline
def value_around(state: Array, side: int, cell: int) -> int:
    value = 0
    for index in range(state[side + at.LAND_SIZE]):
        piece = state[side + at.LAND + index]
        if at.is_near(to_int(state[at.CELL + piece]), cell):
            value += state[at.VALUES + piece]
    return value


@jit_inline
def activation_value(state: Array, side: int, piece: int) -> int:
    """What activating the tile brings; 0 or less where it is better not done."""
    effect = at.EFFECT[piece]
    if effect == at.PRODUCTION:
        return CUBE if at.count_cubes_on(state, piece) < CUBE_LIMIT else 0
    if effect == at.MOVEMENT_POINT:
        return MOVEMENT
    if effect == at.POINTS_ONLY:
        return POINT * to_int(at.REWARD[0, piece])
    if effect == at.TRADE:
        return trade_value(state, side, piece)
    return 0


@jit_inline
def trade_value(state: Array, side: int, piece: int) -> int:
    """The best number of cubes to give of those that are held, and what is left of its points."""
    form = at.FORM[at.INPUT, piece]
    held = 0
    for kind in range(KINDS):
        stock = to_int(state[side + at.STOCK + kind])
        if form == at.NAMED:
            stock = min(stock, count_due(piece, kind))
        elif form == at.OTHERS:
            stock = min(stock, 1)
        held += stock
    paid = min(held, to_int(at.DUE_COUNT[at.INPUT, piece]))
    if paid < at.REQUIRED[at.INPUT, piece]:
        return 0
    gain = POINT * to_int(at.REWARD[paid, piece]) + WHISKY * to_int(at.REWARD_WHISKY[piece])
    return gain - CUBE * paid


@jit_inline
def count_due(piece: int, kind: int) -> int:
    """How many cubes of a kind the tile takes."""
    count = 0
    for index in range(at.DUE_COUNT[at.INPUT, piece]):
        count += at.DUE[at.INPUT, index, piece] == kind
    return count


@jit_inline
def choose_payment(state: Array, side: int) -> int:
    """The cheapest cube; none where one may stop and it is worth more than what it brings."""
    cheapest, action = -_NEVER, at.STOP
    for kind in range(KINDS):
        if state[at.KINDS_PAYABLE] >> kind & 1:
            price = CUBE - to_int(state[side + at.STOCK + kind])  # one of many is given more easily
            if price < cheapest:
                cheapest, action = price, at.PAYS + fullest_holding(state, side, kind)
        if state[at.KINDS_BUYABLE] >> kind & 1:
            price = COIN * (to_int(state[at.MARKET + kind]) + 1)
            if price < cheapest:
                cheapest, action = price, at.BUYS + kind
    if at.may_stop(state):
        piece, paid = state[at.PAY_PIECE], state[at.PAID]
        more = to_int(at.REWARD[paid + 1, piece]) - to_int(at.REWARD[paid, piece])
        if POINT * more < cheapest:
            return at.STOP
    return action


@jit_inline
def fullest_holding(state: Array, side: int, kind: int) -> int:
    """The tile with most cubes of those that have one of this kind."""
    most, holding = 0, -1
    for index in range(state[side + at.LAND_SIZE]):
        piece = to_int(state[side + at.LAND + index])
        if state[at.CUBES + piece] >> 2 * kind & 3:
            cubes = at.count_cubes_on(state, piece)
            if cubes > most:
                most, holding = cubes, to_int(at.HOLDING[kind, piece])
    return holding


@jit_inline
def choose_activation(state: Array, side: int, count: int) -> int:
    """What costs nothing first, then trades; in the last turn all that is left is sold."""
    own, near = to_int(state[at.OWN_COUNT]), to_int(state[at.LIST_SIZE])
    best, action = 0, at.DONE
    for number in range(own - 1):
        is_far = number >= near
        if is_far and best:
            break  # Loch Ness is kept for what cannot be activated otherwise
        piece = to_int(state[at.FAR_LIST + number - near] if is_far else state[at.LIST + number])
        value = activation_value(state, side, piece)
        if value > 0 and at.EFFECT[piece] != at.TRADE:
            value += _FREE
        if value > best:
            best, action = value, (at.NESSES if is_far else at.ACTIVATIONS) + at.tile_of(piece)
    if best == 0 and count > own and at.is_own_last_turn(state):
        kind = 0
        while state[at.MARKET + kind] == 0 or state[side + at.STOCK + kind] == 0:
            kind += 1
        return at.SALES + fullest_holding(state, side, kind)
    return action


@jit_inline
def choose_promotion(state: Array, side: int) -> int:
    """The last member by cell; the end of the turn when no member is left."""
    size = state[side + at.MEMBERS_SIZE]
    if size == 0:
        return at.END
    return at.PROMOTIONS + at.tile_of(to_int(state[side + at.MEMBERS + size - 1]))


@jit_inline
def scarcest_kind(state: Array, side: int) -> int:
    """The kind of which there are fewest cubes on the land."""
    scarcest = 0
    for kind in range(1, KINDS):
        if state[side + at.STOCK + kind] < state[side + at.STOCK + scarcest]:
            scarcest = kind
    return scarcest
