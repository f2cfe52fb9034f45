"""The evaluation of `clachan.bots.glenmore.evaluation` over the arrays of the kernel.

Compiled for the CPU. The weights are rows of floats, one for each number of tiles still to come.
"""

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from clachan.bots.glenmore import weights
from clachan.bots.glenmore.weights import (
    BREADTH,
    CARDS,
    CHIEFTAINS,
    COINS,
    CUBES,
    KINDS_HELD,
    LEADS,
    MEMBERS,
    MEY_MEMBERS,
    MOVEMENT,
    OPEN,
    PROCEEDS,
    PRODUCERS,
    REACH,
    RIVALS,
    SECOND_MEMBER,
    TEMPO,
    WHISKY,
)
from clachan.bots.glenmore.weights import TILES as MORE_TILES
from clachan.games.glenmore.board import DRAW
from clachan.games.glenmore.components import (
    CUBE_LIMIT,
    DUART_CASTLE,
    IONA_ABBEY,
    LOCH_MORAR,
    PLAIN,
    START,
)
from clachan.games.glenmore.conditions import CHAIN_LENGTH
from clachan.kernels.glenmore import rules as at
from clachan.kernels.glenmore.rules import Array, to_int
from clachan.kernels.jit import jit, jit_inline

Floats: TypeAlias = NDArray[np.floating[Any]]

AREAS: Final = at.COMPARED_COUNT
_WAYS: Final = 3


def _by_piece(values: list[int]) -> Array:
    return np.array([*values, *[values[START]] * at.SEATS], np.int16)


KIND_OF: Final = _by_piece(weights.KIND_OF)
CARD_OF: Final = _by_piece(weights.CARD_OF)
ACTIVITY: Final = np.array([*weights.ACTIVITY, *[weights.ACTIVITY[START]] * at.SEATS], np.float64)


def make_rows(rows: list[list[float]]) -> Floats:
    """The weights for compiled code."""
    return np.array(rows, np.float64)


@jit_inline
def count_stragglers(state: Array) -> int:
    """Tiles behind the last figure or die, which leave the game at the end of the turn."""
    count = 0
    while state[at.CHAIN + count] > 0:
        count += 1
    return count


@jit_inline
def count_missing(state: Array) -> int:
    """How many tiles the next refill draws, if that many are left (GM 10.1, 10.2)."""
    return CHAIN_LENGTH - to_int(state[at.CHAIN_SIZE]) + count_stragglers(state)


@jit_inline
def tiles_to_come(state: Array) -> int:
    """How many tiles are still to be drawn after the next refill; 0 if that ends the game."""
    return max(at.count_tiles_left(state) - count_missing(state), 0)


@jit_inline
def row_of(state: Array, seat: int) -> int:
    """The row of weights for a seat: that of a finished game where it has no turn left (GM 9.2)."""
    place = 0
    while state[at.CHAIN + place] != -1 - seat:
        place += 1
    left = at.count_tiles_left(state)
    if left <= CHAIN_LENGTH - to_int(state[at.CHAIN_SIZE]) + place:
        return to_int(0)
    return tiles_to_come(state)


@jit_inline
def sure_scorings(state: Array) -> int:
    """How many scorings the next refill brings (GM 10.3)."""
    missing = count_missing(state)
    sure = 0
    for stack in range(at.STACK_COUNT):
        missing -= state[at.LEFT + stack]
        if missing < 0:
            break
        if stack and state[at.LEFT + stack]:
            sure += 1
    return sure


@jit
def side_worth(state: Array, side: int, row: Floats) -> float:
    """Lands and goods of a player, without a comparison with the others and without what the next tile could set off."""
    cards = to_int(state[side + at.CARDS])
    value: float = float(state[side + at.POINTS]) + (1.0 + row[COINS]) * state[side + at.COINS]
    value += row[CARDS] * cards
    value += row[WHISKY] * state[side + at.WHISKY] + row[CHIEFTAINS] * state[side + at.CHIEFTAINS]
    produced = 0
    abbey = 0
    morar = 0
    duart = 0
    abbeys = 0
    morars = 0
    duarts = 0
    for index in range(state[side + at.LAND_SIZE]):
        piece = to_int(state[side + at.LAND + index])
        value += row[KIND_OF[piece]]
        kind = to_int(at.PRODUCES[piece])
        if kind >= 0:
            produced |= 1 << kind
        if cards:
            card = CARD_OF[piece]
            if card >= 0:
                value += row[card]
                abbey |= piece == IONA_ABBEY
                morar |= piece == LOCH_MORAR
                duart |= piece == DUART_CASTLE
            abbeys += at.ABBEY_POINTS[piece]
            morars += at.MORAR_POINTS[piece]
            duarts += at.DUART_POINTS[piece]
    value += abbey * abbeys + morar * morars + duart * duarts
    held = 0
    for kind in range(at.KINDS):
        if produced >> kind & 1:
            value += row[PRODUCERS + kind]
        count = to_int(state[side + at.STOCK + kind])
        if count:
            value += row[CUBES + kind] * min(count, 3) + row[PROCEEDS] * state[at.MARKET + kind]
            held += 1
    value += row[KINDS_HELD] * held
    members = to_int(state[side + at.MEMBERS_SIZE])
    value += row[MEMBERS] * members
    if members > 1:
        value += row[SECOND_MEMBER]
    if state[side + at.HAS_MEY]:
        value += row[MEY_MEMBERS] * (members + state[side + at.CHIEFTAINS])
    return value


@jit
def outlook(state: Array, side: int, row: Floats) -> float:
    """What the next tile could set off, at the best cell for each kind of way."""
    value = 0.0
    size = to_int(state[side + at.LAND_SIZE])
    for way in range(_WAYS):
        sites = to_int(state[side + at.SITES_SIZE + way])
        if sites == 0:
            continue
        most = 0.0
        total = 0.0
        first = side + to_int(at.SITES[way])
        for site in range(sites):
            cell = to_int(state[first + site])
            found = 0.0
            for index in range(size):
                piece = to_int(state[side + at.LAND + index])
                if at.is_near(to_int(state[at.CELL + piece]), cell):
                    is_full = (
                        at.EFFECT[piece] == at.PRODUCTION
                        and at.count_cubes_on(state, piece) >= CUBE_LIMIT
                    )
                    if not is_full:
                        found += ACTIVITY[piece]
            most = max(most, found)
            total += found
        value += row[OPEN + way] + row[REACH + way] * most
        if way == PLAIN:
            value += row[BREADTH] * total / sites
    return value


@jit
def lead_worth(state: Array, seat: int, row: Floats, sure: int, left: int) -> float:
    """What the scorings bring a seat (GM 11.1), and what tiles too many cost it."""
    players = to_int(state[at.PLAYERS])
    side = at.side_of(seat)
    fewest = to_int(state[side + at.LAND_SIZE])
    for other in range(players):
        fewest = min(fewest, to_int(state[at.side_of(other) + at.LAND_SIZE]))
    value: float = row[MORE_TILES] * (to_int(state[side + at.LAND_SIZE]) - fewest)
    for area in range(AREAS):
        own = at.count_compared(state, side, area)
        least = own
        for other in range(players):
            least = min(least, at.count_compared(state, at.side_of(other), area))
        lead = own - least
        value += to_int(at.LEADS[min(lead, 5)]) * (sure + row[LEADS + area] * left)
        value += row[RIVALS + area] * min(lead, 8)
    return value


@jit_inline
def tempo_worth(state: Array, seat: int, row: Floats) -> float:
    place = 0
    while state[at.CHAIN + place] != -1 - seat:
        place += 1
    value: float = row[TEMPO] * (place - count_stragglers(state))
    return value


@jit
def estimate(state: Array, rows: Floats, points: Floats) -> None:
    """The points that each seat may expect to have at the end; not within a turn."""
    sure = sure_scorings(state)
    left = at.SCORINGS_LIMIT - to_int(state[at.SCORINGS]) - sure
    for seat in range(state[at.PLAYERS]):
        row = rows[row_of(state, seat)]
        side = at.side_of(seat)
        points[seat] = (
            side_worth(state, side, row)
            + outlook(state, side, row)
            + lead_worth(state, seat, row, sure, left)
            + tempo_worth(state, seat, row)
        )


@jit
def note_threats(state: Array, rows: Floats, threats: Floats) -> float:
    """By seat its part of the victory that the others may expect, 0 for the one to play; returns what they sum up to.

    The sum is of what does not change during the turn: what the others have, and who stands where.
    """
    seat = to_int(state[at.SEAT])
    players = to_int(state[at.PLAYERS])
    estimate(state, rows, threats)
    threats[seat] = -1e9
    top = -1e9
    for other in range(players):
        top = max(top, threats[other])
    scale = 1.0 + 0.9 * np.sqrt(tiles_to_come(state))
    whole = 0.0
    for other in range(players):
        threats[other] = np.exp((threats[other] - top) / scale)
        if other == seat:
            threats[other] = 0.0
        whole += threats[other]
    fixed: float = tempo_worth(state, seat, rows[row_of(state, seat)])
    for other in range(players):
        threats[other] /= whole
        if other != seat:
            row = rows[row_of(state, other)]
            side = at.side_of(other)
            worth = side_worth(state, side, row) + outlook(state, side, row)
            fixed -= threats[other] * (worth + tempo_worth(state, other, row))
    return fixed


@jit
def turn_value(
    state: Array, seat: int, rows: Floats, row: Floats, threats: Floats, fixed: float
) -> float:
    """The value of a turn under way or finished for its player: own points, less those of the rivals."""
    side = at.side_of(seat)
    sure = sure_scorings(state)
    left = at.SCORINGS_LIMIT - to_int(state[at.SCORINGS]) - sure
    value: float = fixed + side_worth(state, side, row) + lead_worth(state, seat, row, sure, left)
    for other in range(state[at.PLAYERS]):
        if other != seat:
            rival = rows[row_of(state, other)]
            value -= threats[other] * lead_worth(state, other, rival, sure, left)
    if state[at.PHASE] == DRAW:
        return value + outlook(state, side, row)
    value += row[MOVEMENT] * state[at.MOVEMENT]
    return value
