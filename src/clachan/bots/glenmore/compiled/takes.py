"""Takes of a tile: about what each brings, and the turns that begin with the best of them; compiled, on the arrays of the kernel.

The worths are those of `clachan.bots.glenmore.quick_scores`: nothing is played on the board.
"""

from typing import Final

import numpy as np

from clachan.bots.glenmore.compiled.evaluation import CARD_OF, KIND_OF, Floats, note_threats, row_of
from clachan.bots.glenmore.compiled.turns import ENDS_LIMIT, Workspace, copy_state, search_turn
from clachan.bots.glenmore.weights import (
    CARDS,
    CHIEFTAINS,
    COINS,
    CUBES,
    KINDS_HELD,
    LEADS,
    MEMBERS,
    MOVEMENT,
    RIVALS,
    TEMPO,
    WHISKY,
)
from clachan.bots.glenmore.weights import TILES as MORE_TILES
from clachan.games.glenmore.board import TAKE
from clachan.games.glenmore.components import (
    ANY,
    CUBE_LIMIT,
    DUART_CASTLE,
    IONA_ABBEY,
    LOCH_LOCHY,
    LOCH_MORAR,
    LOCH_NESS,
    LOCH_OICH,
)
from clachan.games.glenmore.market import FULL
from clachan.kernels.glenmore import rules as at
from clachan.kernels.glenmore.rules import FRONTIER_LIMIT, KINDS, PIECES, Array, to_int
from clachan.kernels.jit import jit, jit_inline
from clachan.kernels.rng import RngArray, randrange

PRICES: Final = PIECES
POINTS: Final = PIECES + KINDS
_DEAR: Final = 99.0
_FINE: Final = 1 << 24
TAKES_LIMIT: Final = 2048


# The takes


@jit_inline
def one_more(state: Array, side: int, row: Floats, term: int, area: int) -> float:
    """What one more whisky, bonnet or card brings: in itself and in the comparison with the last player."""
    own = at.count_compared(state, side, area)
    fewest = own
    for other in range(state[at.PLAYERS]):
        fewest = min(fewest, at.count_compared(state, at.side_of(other), area))
    lead = own - fewest
    left = at.SCORINGS_LIMIT - to_int(state[at.SCORINGS])
    step = to_int(at.LEADS[min(lead + 1, 5)]) - to_int(at.LEADS[min(lead, 5)])
    value: float = row[term] + row[LEADS + area] * left * step + row[RIVALS + area]
    return value


@jit
def note_values(state: Array, side: int, row: Floats, notes: Floats) -> float:
    """Note what a cube costs, and what activating each tile of the land and of the offer brings; returns the sum for the land."""
    for kind in range(KINDS):
        level = to_int(state[at.MARKET + kind])
        if state[side + at.STOCK + kind]:
            last = row[KINDS_HELD] if state[side + at.STOCK + kind] == 1 else 0.0
            notes[PRICES + kind] = row[CUBES + kind] + last
        else:
            notes[PRICES + kind] = _DEAR if level == FULL else (level + 1) * (1.0 + row[COINS])
    whisky = one_more(state, side, row, WHISKY, 0)
    size = to_int(state[side + at.LAND_SIZE])
    total = 0.0
    for index in range(size + to_int(state[at.LIST_SIZE])):
        is_laid = index < size
        piece = to_int(state[side + at.LAND + index] if is_laid else state[at.LIST + index - size])
        effect = at.EFFECT[piece]
        value = 0.0
        if effect == at.MOVEMENT_POINT:
            value = row[MOVEMENT]
        elif effect == at.PRODUCTION:
            kind = to_int(at.PRODUCES[piece])
            if not is_laid or at.count_cubes_on(state, piece) < CUBE_LIMIT:
                value = row[CUBES] + 0.3 if kind == ANY else row[CUBES + kind]
        elif effect == at.POINTS_ONLY:
            value = float(at.REWARD[0, piece])
        elif effect == at.TRADE:
            value = trade_worth(piece, whisky, notes)
        notes[piece] = value
        if is_laid:
            total += value
    return total


@jit_inline
def trade_worth(piece: int, whisky: float, notes: Floats) -> float:
    """The best number of cubes to give, and what is left of its points."""
    form = at.FORM[at.INPUT, piece]
    best = 0.0
    spent = 0.0
    given = 0
    for number in range(1, to_int(at.DUE_COUNT[at.INPUT, piece]) + 1):
        due = at.DUE[at.INPUT, number - 1, piece]
        if due < KINDS:
            spent += notes[PRICES + due]
        else:
            cheapest = -1
            for kind in range(KINDS):
                is_free = form != at.OTHERS or not given >> kind & 1
                if is_free and (cheapest < 0 or notes[PRICES + kind] < notes[PRICES + cheapest]):
                    cheapest = kind
            given |= 1 << cheapest
            spent += notes[PRICES + cheapest]
        if number >= at.REQUIRED[at.INPUT, piece]:
            gain = at.REWARD[number, piece] + at.REWARD_WHISKY[piece] * whisky - spent
            best = max(best, gain)
    return best


@jit_inline
def tile_worth(state: Array, side: int, tile: int, place: int, row: Floats, notes: Floats) -> float:
    """About what taking the tile brings, wherever it is laid."""
    value: float = row[KIND_OF[tile]] + row[MORE_TILES] + row[TEMPO] * place + notes[tile]
    value += at.MEMBERS_OF[tile] * row[MEMBERS]
    if at.WHISKY_OF[tile]:
        value += at.WHISKY_OF[tile] * one_more(state, side, row, WHISKY, 0)
    for index in range(at.DUE_COUNT[at.COST, tile]):
        due = at.DUE[at.COST, index, tile]
        if due < KINDS:
            value -= notes[PRICES + due]
        else:
            cheapest = _DEAR
            for kind in range(KINDS):
                cheapest = min(cheapest, notes[PRICES + kind])
            value -= cheapest
    if tile == LOCH_NESS:
        value -= row[MEMBERS]
    if at.CARDS_OF[tile]:
        value += one_more(state, side, row, CARDS, 2) + row[CARD_OF[tile]] + at.COINS_OF[tile]
        if at.BONNETS_OF[tile]:
            value += at.BONNETS_OF[tile] * one_more(state, side, row, CHIEFTAINS, 1)
        if tile in (IONA_ABBEY, LOCH_MORAR, DUART_CASTLE):
            value += 0.5 * state[side + at.LAND_SIZE]
        if tile == LOCH_LOCHY:
            dearest = row[CUBES]
            for kind in range(1, KINDS):
                dearest = max(dearest, row[CUBES + kind])
            value += 2 * dearest
    return value


@jit_inline
def around_worth(state: Array, side: int, cell: int, notes: Floats) -> float:
    value = 0.0
    for index in range(state[side + at.LAND_SIZE]):
        piece = to_int(state[side + at.LAND + index])
        if at.is_near(to_int(state[at.CELL + piece]), cell):
            value += notes[piece]
    return value


@jit_inline
def gumbel(rng: RngArray) -> float:
    """Noise: what is best with it added is chosen as often as its share among all."""
    noise: float = -np.log(-np.log((randrange(rng, _FINE) + 0.5) / _FINE))
    return noise


@jit
def list_takes(
    setup: Array,
    state: Array,
    w: Workspace,
    row: Floats,
    actions: Array,
    values: Floats,
) -> int:
    """All takes and about what they bring; returns how many. Discards have no value."""
    at.count_legal(setup, state)
    side = at.side_of(to_int(state[at.SEAT]))
    if state[at.LIST_SIZE] == 0:
        size = min(to_int(state[at.OWN_COUNT]), TAKES_LIMIT)
        for number in range(size):
            actions[number] = at.nth_legal(setup, state, number)
            values[number] = row[TEMPO] * (actions[number] - at.DISCARDS)
        return size
    everywhere = note_values(state, side, row, w.notes)
    size = 0
    for number in range(to_int(state[at.OWN_COUNT])):
        action = at.nth_legal(setup, state, number)
        place = (action - at.TAKES) // FRONTIER_LIMIT + 1
        tile = to_int(state[at.CHAIN + place])
        site = (action - at.TAKES) % FRONTIER_LIMIT
        cell = to_int(state[side + to_int(at.SITES[at.WAY[tile]]) + site])
        value = tile_worth(state, side, tile, place, row, w.notes)
        value += everywhere if tile == LOCH_OICH else around_worth(state, side, cell, w.notes)
        if size < TAKES_LIMIT:
            actions[size] = action
            values[size] = value
            size += 1
    return size


@jit
def choose_take(setup: Array, state: Array, w: Workspace, row: Floats, temperature: float) -> int:
    """A take that looks good; the higher the temperature, the more often it is not the best."""
    count = at.count_legal(setup, state)
    if state[at.LIST_SIZE] == 0:
        return at.nth_legal(setup, state, randrange(w.noise, count))
    side = at.side_of(to_int(state[at.SEAT]))
    everywhere = note_values(state, side, row, w.notes)
    best, chosen = -1e9, to_int(0)
    for number in range(state[at.LIST_SIZE]):
        tile = to_int(state[at.LIST + number])
        place = 1
        while state[at.CHAIN + place] != tile:
            place += 1
        value = tile_worth(state, side, tile, place, row, w.notes)
        if temperature > 0.0:
            value += temperature * gumbel(w.noise)
        first = side + to_int(at.SITES[at.WAY[tile]])
        for site in range(state[side + at.SITES_SIZE + at.WAY[tile]]):
            cell = to_int(state[first + site])
            if tile == LOCH_NESS and not at.can_pay_member(state, side, cell):
                continue
            found = value
            found += everywhere if tile == LOCH_OICH else around_worth(state, side, cell, w.notes)
            if found > best:
                best = found
                chosen = at.TAKES + (place - 1) * FRONTIER_LIMIT + site
    return chosen


# Candidates


@jit
def find_ends(
    setup: Array,
    state: Array,
    w: Workspace,
    rows: Floats,
    takes: int,
    width: int,
    most_ends: int,
    scratch: Array,
    actions: Array,
    values: Floats,
) -> int:
    """Note the best ends of this turn; returns how many.

    Before a take, at most so many takes are tried in a hurry, and as many of the best as there is memory for are searched
    wide, each for its best different ends.
    """
    seat = to_int(state[at.SEAT])
    if state[at.PHASE] != TAKE:
        fixed = note_threats(state, rows, w.threats)
        row = rows[row_of(state, seat)]
        return search_turn(
            setup,
            state,
            w,
            to_int(0),
            width,
            rows,
            row,
            fixed,
            to_int(0),
            min(4 * most_ends, to_int(ENDS_LIMIT)),
        )
    count = list_takes(setup, state, w, rows[row_of(state, seat)], actions, values)
    one = to_int(1)
    tried = min(count, takes)
    sort_first(actions, values, count, tried)
    for number in range(tried):
        copy_state(state, scratch)
        at.apply(setup, scratch, to_int(actions[number]))
        w.path[0] = actions[number]
        fixed = note_threats(scratch, rows, w.threats)
        row = rows[row_of(scratch, seat)]
        found = search_turn(setup, scratch, w, one, one, rows, row, fixed, to_int(0), one)
        values[number] = w.end_values[0] if found else -1e8
    sort_first(actions, values, tried, tried)
    ends = to_int(0)
    for number in range(tried):
        if ends + most_ends > ENDS_LIMIT:
            break
        copy_state(state, scratch)
        at.apply(setup, scratch, to_int(actions[number]))
        w.path[0] = actions[number]
        fixed = note_threats(scratch, rows, w.threats)
        row = rows[row_of(scratch, seat)]
        ends += search_turn(setup, scratch, w, one, width, rows, row, fixed, ends, most_ends)
    return ends


@jit_inline
def sort_first(actions: Array, values: Floats, count: int, most: int) -> None:
    """The best to the front."""
    for number in range(most):
        best = number
        for other in range(number + 1, count):
            if values[other] > values[best]:
                best = other
        action, value = actions[number], values[number]
        actions[number], values[number] = actions[best], values[best]
        actions[best], values[best] = action, value
