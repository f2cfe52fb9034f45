"""What a seat may know of a position, as an array of numbers with named parts.

Nothing of Glen More is hidden (GM 12): the order of the stacks does not exist. Seats are counted from the one that looks.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import numpy as np

from clachan.games.glenmore.board import DRAW, GAIN, OVER, PAY, ROLL, TAKE
from clachan.games.glenmore.components import ANY, OTHER, RIVER, ROAD
from clachan.games.glenmore.conditions import CHAIN_LENGTH
from clachan.kernels.glenmore import rules as at
from clachan.kernels.glenmore.rules import (
    FIRST_START,
    FRONTIER_LIMIT,
    KINDS,
    PIECES,
    SEATS,
    TILES,
    Array,
    to_int,
)
from clachan.kernels.jit import jit, jit_inline

OBSERVATION_TYPE: Final = np.int16

_PHASES: Final = OVER + 1
_DUES: Final = max(ANY, OTHER) + 1
_ENTRY: Final = 2 + SEATS
_PURSE: Final = 8
_PIECE: Final = SEATS + 2 + KINDS + 3
_SITE: Final = 3
_WAY_SITES: Final = 2
SEEN_PLAYERS: Final = 0
SEEN_PHASE: Final = SEEN_PLAYERS + SEATS - 1
SEEN_MOVER: Final = SEEN_PHASE + _PHASES
SEEN_TURN: Final = SEEN_MOVER + SEATS
SEEN_DUE: Final = SEEN_TURN + 6
SEEN_USED: Final = SEEN_DUE + _DUES
SEEN_SCORINGS: Final = SEEN_USED + KINDS
SEEN_MARKET: Final = SEEN_SCORINGS + 1
SEEN_CHAIN: Final = SEEN_MARKET + KINDS
SEEN_STACKS: Final = SEEN_CHAIN + CHAIN_LENGTH * _ENTRY
SEEN_PURSES: Final = SEEN_STACKS + TILES - 1
SEEN_STOCK: Final = SEEN_PURSES + SEATS * _PURSE
SEEN_PIECES: Final = SEEN_STOCK + SEATS * KINDS
SEEN_PLAIN_SITES: Final = SEEN_PIECES + (PIECES - 1) * _PIECE
SEEN_RIVER_SITES: Final = SEEN_PLAIN_SITES + FRONTIER_LIMIT * _SITE
SEEN_ROAD_SITES: Final = SEEN_RIVER_SITES + _WAY_SITES * _SITE
OBSERVATION_SIZE: Final = SEEN_ROAD_SITES + _WAY_SITES * _SITE
OBSERVATION: Final[Mapping[str, tuple[int, tuple[int, ...]]]] = MappingProxyType(
    {
        "players": (SEEN_PLAYERS, (SEATS - 1,)),  # 2 to 5
        "phase": (SEEN_PHASE, (_PHASES,)),  # as in clachan.games.glenmore.board
        "mover": (SEEN_MOVER, (SEATS,)),
        # Of the turn: its tile, x, y, movement points, whether Loch Ness is used; cubes paid or left to gain.
        "turn": (SEEN_TURN, (6,)),
        "due": (SEEN_DUE, (_DUES,)),  # the kind to pay next; any kind; one not paid yet
        "used": (SEEN_USED, (KINDS,)),  # kinds paid, where they must differ
        "scorings": (SEEN_SCORINGS, (1,)),
        "market": (SEEN_MARKET, (KINDS,)),
        # From the tail, by entry: the number of the tile, the die, whose figure.
        "chain": (SEEN_CHAIN, (CHAIN_LENGTH, _ENTRY)),
        "stacks": (SEEN_STACKS, (TILES - 1,)),  # by tile, from 1: not drawn yet
        # By seat: coins, whisky, chieftains, what they count, points, cards, members, tiles.
        "purses": (SEEN_PURSES, (SEATS, _PURSE)),
        "stock": (SEEN_STOCK, (SEATS, KINDS)),
        # By tile, from 1, then the start villages by seat: whose, x, y, cubes, members, activated, due.
        "pieces": (SEEN_PIECES, (PIECES - 1, _PIECE)),
        # Of the seat that looks, by the number of the site, as in a take: whether there is one, x, y.
        "plain sites": (SEEN_PLAIN_SITES, (FRONTIER_LIMIT, _SITE)),
        "river sites": (SEEN_RIVER_SITES, (_WAY_SITES, _SITE)),
        "road sites": (SEEN_ROAD_SITES, (_WAY_SITES, _SITE)),
    }
)
"""By name: where the part starts in an observation, and its shape."""


@jit
def observe(setup: Array, state: Array, seat: int, observation: Array) -> None:
    """Writes what the seat may know."""
    players = to_int(setup[0])
    for index in range(OBSERVATION_SIZE):
        observation[index] = 0
    observation[SEEN_PLAYERS + players - 2] = 1
    observation[SEEN_PHASE + state[at.PHASE]] = 1
    observation[SEEN_SCORINGS] = state[at.SCORINGS]
    for kind in range(KINDS):
        observation[SEEN_MARKET + kind] = state[at.MARKET + kind]
    for index in range(state[at.BAG_START], TILES - 1):
        observation[SEEN_STACKS + state[at.BAG + index] - 1] = 1
    _observe_chain(state, seat, players, observation)
    for away in range(players):
        _observe_side(state, (seat + away) % players, away, observation)
    _observe_sites(state, at.side_of(seat), observation)
    phase = state[at.PHASE]
    if phase != DRAW and phase != ROLL and phase != OVER:
        _observe_turn(state, seat, players, observation)


@jit_inline
def x_of(cell: int) -> int:
    return (cell + 128) >> 8


@jit_inline
def y_of(cell: int) -> int:
    return ((cell + 128) & 255) - 128


@jit_inline
def _observe_chain(state: Array, seat: int, players: int, observation: Array) -> None:
    for place in range(state[at.CHAIN_SIZE]):
        entry = to_int(state[at.CHAIN + place])
        first = SEEN_CHAIN + place * _ENTRY
        if entry > 0:
            observation[first] = entry
        elif entry == 0:
            observation[first + 1] = 1
        else:
            observation[first + 2 + (-1 - entry - seat + players) % players] = 1


@jit_inline
def _observe_side(state: Array, owner: int, away: int, observation: Array) -> None:
    side = at.side_of(owner)
    purse = SEEN_PURSES + away * _PURSE
    observation[purse] = state[side + at.COINS]
    observation[purse + 1] = state[side + at.WHISKY]
    observation[purse + 2] = state[side + at.CHIEFTAINS]
    observation[purse + 3] = at.count_compared(state, side, 1)
    observation[purse + 4] = state[side + at.POINTS]
    observation[purse + 5] = state[side + at.CARDS]
    observation[purse + 6] = state[side + at.MEMBERS_SIZE]
    observation[purse + 7] = state[side + at.LAND_SIZE]
    for kind in range(KINDS):
        observation[SEEN_STOCK + away * KINDS + kind] = state[side + at.STOCK + kind]
    for index in range(state[side + at.LAND_SIZE]):
        piece = to_int(state[side + at.LAND + index])
        first = _piece_row(piece, away)
        cell = to_int(state[at.CELL + piece])
        observation[first + away] = 1
        observation[first + SEATS] = x_of(cell)
        observation[first + SEATS + 1] = y_of(cell)
        for kind in range(KINDS):
            observation[first + SEATS + 2 + kind] = state[at.CUBES + piece] >> 2 * kind & 3
        observation[first + SEATS + 3 + KINDS] = state[at.IS_ACTIVATED + piece]
    for index in range(state[side + at.MEMBERS_SIZE]):
        piece = to_int(state[side + at.MEMBERS + index])
        observation[_piece_row(piece, away) + SEATS + 2 + KINDS] += 1


@jit_inline
def _piece_row(piece: int, away: int) -> int:
    row = piece - 1 if piece < FIRST_START else TILES - 1 + away
    return SEEN_PIECES + row * _PIECE


@jit_inline
def _observe_turn(state: Array, seat: int, players: int, observation: Array) -> None:
    mover = (to_int(state[at.SEAT]) - seat + players) % players
    observation[SEEN_MOVER + mover] = 1
    phase = state[at.PHASE]
    if phase == TAKE:
        return
    cell = to_int(state[at.TURN_CELL])
    observation[SEEN_TURN] = state[at.TURN_TILE]
    observation[SEEN_TURN + 1] = x_of(cell)
    observation[SEEN_TURN + 2] = y_of(cell)
    observation[SEEN_TURN + 3] = state[at.MOVEMENT]
    observation[SEEN_TURN + 4] = state[at.NESS_USED]
    if phase == GAIN:
        observation[SEEN_TURN + 5] = state[at.GAIN_COUNT]
        row = _piece_row(to_int(state[at.GAIN_PIECE]), mover)
        observation[row + SEATS + 4 + KINDS] = 1
    elif phase == PAY:
        observation[SEEN_TURN + 5] = state[at.PAID]
        due = at.DUE[state[at.PAY_FOR], state[at.PAID], state[at.PAY_PIECE]]
        observation[SEEN_DUE + due] = 1
        for kind in range(KINDS):
            observation[SEEN_USED + kind] = state[at.USED] >> kind & 1
        if state[at.PAY_FOR] == at.INPUT:
            row = _piece_row(to_int(state[at.PAY_PIECE]), mover)
            observation[row + SEATS + 4 + KINDS] = 1


@jit_inline
def _observe_sites(state: Array, side: int, observation: Array) -> None:
    for way in range(3):
        first = SEEN_PLAIN_SITES
        if way == RIVER:
            first = SEEN_RIVER_SITES
        elif way == ROAD:
            first = SEEN_ROAD_SITES
        for site in range(state[side + at.SITES_SIZE + way]):
            cell = to_int(state[side + at.SITES[way] + site])
            observation[first + _SITE * site] = 1
            observation[first + _SITE * site + 1] = x_of(cell)
            observation[first + _SITE * site + 2] = y_of(cell)
