"""Searches for the best ways to play a turn to its end, compiled, on the arrays of the kernel.

It is the beam search of `clachan.bots.glenmore.turn_search`. Different orders with the same result are visited once. An action
that can do no harm, such as a free cube, movement point or points, is taken immediately. A whole payment is one step.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from clachan.bots.glenmore.compiled.evaluation import Floats, turn_value
from clachan.games.glenmore.board import ACTIVATE, DRAW, GAIN, MOVE, PAY, PAY_MEMBER, RESOLVE
from clachan.games.glenmore.components import ANY
from clachan.kernels.glenmore import rules as at
from clachan.kernels.glenmore.playouts import choose_informed, fullest_holding
from clachan.kernels.glenmore.rules import KINDS, STATE_SIZE, STATE_TYPE, Array, to_int
from clachan.kernels.jit import jit, jit_inline
from clachan.kernels.rng import RngArray

WIDTH_LIMIT: Final = 16
ENDS_LIMIT: Final = 128
PATH_LIMIT: Final = 256
"""Of the actions of a turn; a longer one is not considered."""
CHOICES_LIMIT: Final = 640
DEPTH_LIMIT: Final = 16
"""Of the cubes of a payment, with the sales that it forces."""
WORSE: Final = 1.0
"""How much worse a line may become on its way, in a wide search."""
NOTHING: Final = -1e9

_U: Final = np.uint64
_SPREAD: Final = _U(0x9E3779B97F4A7C15)
_29: Final = _U(29)


class Workspace(NamedTuple):
    """The memory of a search: compiled code allocates none."""

    lines: Array
    """Positions within a turn: those of this step, and those of the next."""
    line_paths: Array
    line_sizes: NDArray[np.int64]
    line_values: Floats
    line_keys: NDArray[np.uint64]
    stack: Array
    """Positions within a payment, and of playouts."""
    choices: NDArray[np.int64]
    """By depth in the stack, the actions to try."""
    counts: NDArray[np.int64]
    cursors: NDArray[np.int64]
    path: Array
    ends: Array
    """Positions at the end of a turn."""
    end_paths: Array
    end_sizes: NDArray[np.int64]
    end_values: Floats
    end_keys: NDArray[np.uint64]
    threats: Floats
    notes: Floats
    """By piece, what activating it brings; then prices, and estimates by seat."""
    draws: RngArray
    rolls: RngArray
    noise: RngArray


def make_workspace() -> Workspace:
    """Some 2 MB."""
    return Workspace(
        lines=np.zeros((2 * WIDTH_LIMIT, STATE_SIZE), STATE_TYPE),
        line_paths=np.zeros((2 * WIDTH_LIMIT, PATH_LIMIT), STATE_TYPE),
        line_sizes=np.zeros(2 * WIDTH_LIMIT, np.int64),
        line_values=np.zeros(2 * WIDTH_LIMIT, np.float64),
        line_keys=np.zeros(2 * WIDTH_LIMIT, np.uint64),
        stack=np.zeros((DEPTH_LIMIT + 2, STATE_SIZE), STATE_TYPE),
        choices=np.zeros((DEPTH_LIMIT + 2, CHOICES_LIMIT), np.int64),
        counts=np.zeros(DEPTH_LIMIT + 2, np.int64),
        cursors=np.zeros(DEPTH_LIMIT + 2, np.int64),
        path=np.zeros(PATH_LIMIT, STATE_TYPE),
        ends=np.zeros((ENDS_LIMIT, STATE_SIZE), STATE_TYPE),
        end_paths=np.zeros((ENDS_LIMIT, PATH_LIMIT), STATE_TYPE),
        end_sizes=np.zeros(ENDS_LIMIT, np.int64),
        end_values=np.zeros(ENDS_LIMIT, np.float64),
        end_keys=np.zeros(ENDS_LIMIT, np.uint64),
        threats=np.zeros(at.SEATS, np.float64),
        notes=np.zeros(at.PIECES + KINDS + at.SEATS, np.float64),
        draws=np.zeros(1, np.uint64),
        rolls=np.zeros(1, np.uint64),
        noise=np.zeros(1, np.uint64),
    )


@jit_inline
def copy_state(source: Array, target: Array) -> None:
    """What a position is, without the notes and without the lands of players who are not there."""
    for index in range(at.SIDES + at.SIDE_SIZE * to_int(source[at.PLAYERS])):
        target[index] = source[index]


@jit_inline
def is_in_turn(state: Array) -> bool:
    """Whether the seat still decides on its turn, once it has taken a tile."""
    phase = state[at.PHASE]
    return phase in (ACTIVATE, PAY, MOVE, GAIN, PAY_MEMBER, RESOLVE)


# The actions to try


@jit
def list_choices(setup: Array, state: Array, width: int, choices: NDArray[np.int64]) -> int:
    """The actions that the search tries, and how many: a single one where that one cannot do harm.

    A search of width 1 is in a hurry.
    """
    wide = width > 1
    count = at.count_legal(setup, state)
    phase = state[at.PHASE]
    side = at.side_of(to_int(state[at.SEAT]))
    own = to_int(state[at.OWN_COUNT])
    if phase == ACTIVATE:
        return _list_activations(state, side, own, wide, choices)
    if phase == PAY:
        return _list_payments(state, side, wide, choices)
    if phase == MOVE and not wide:
        return _list_promotions(setup, state, own, choices)
    count = min(own or count, CHOICES_LIMIT)
    for number in range(count):
        choices[number] = at.nth_legal(setup, state, number)
    return count


@jit_inline
def _list_activations(
    state: Array, side: int, own: int, wide: bool, choices: NDArray[np.int64]
) -> int:
    near = to_int(state[at.LIST_SIZE])
    size = 0
    for number in range(own - 1):
        is_far = number >= near
        piece = to_int(state[at.FAR_LIST + number - near] if is_far else state[at.LIST + number])
        if not is_far:
            choices[size] = at.ACTIVATIONS + at.tile_of(piece)
            if at.EFFECT[piece] != at.TRADE and at.PRODUCES[piece] != ANY:
                choices[0] = choices[size]
                return 1
            size += 1
            continue
        is_near = False
        for index in range(near):
            is_near |= state[at.LIST + index] == piece
        if not is_near:
            choices[size] = at.NESSES + at.tile_of(piece)
            size += 1
    choices[size] = at.DONE
    size += 1
    least = 1 if wide or at.is_own_last_turn(state) else 2
    for kind in range(KINDS):
        if state[at.MARKET + kind] >= least and state[side + at.STOCK + kind]:
            choices[size] = at.SALES + fullest_holding(state, side, kind)
            size += 1
    return size


@jit_inline
def _list_payments(state: Array, side: int, wide: bool, choices: NDArray[np.int64]) -> int:
    """Kinds ascending, since the order does not matter; sales only where nothing else is left."""
    size = 0
    for kind in range(KINDS):
        if to_int(state[at.USED]) >> (kind + 1):
            continue
        if state[at.KINDS_PAYABLE] >> kind & 1:
            choices[size] = at.PAYS + fullest_holding(state, side, kind)
            size += 1
        if state[at.KINDS_BUYABLE] >> kind & 1 and (wide or state[side + at.STOCK + kind] == 0):
            choices[size] = at.BUYS + kind
            size += 1
    if at.may_stop(state):
        choices[size] = at.STOP
        size += 1
    if size:
        return size
    for kind in range(KINDS):
        if state[at.KINDS_PAYABLE] >> kind & 1:
            choices[size] = at.PAYS + fullest_holding(state, side, kind)
            size += 1
        if state[at.KINDS_BUYABLE] >> kind & 1:
            choices[size] = at.BUYS + kind
            size += 1
    if size:
        return size
    for kind in range(KINDS):
        if state[at.MARKET + kind] and state[side + at.STOCK + kind]:
            choices[size] = at.SALES + fullest_holding(state, side, kind)
            size += 1
    return size


@jit_inline
def _list_promotions(setup: Array, state: Array, own: int, choices: NDArray[np.int64]) -> int:
    """In a hurry: promote, stay, or walk onto the new tile."""
    size = 0
    cell = to_int(state[at.TURN_CELL])
    for number in range(own):
        action = at.nth_legal(setup, state, number)
        if action < at.PROMOTIONS:
            choice = action - at.MOVES
            origin = to_int(state[at.CELL + at.piece_of(state, choice // 8)])
            if origin + to_int(at.STEPS[choice % 8]) != cell:
                continue
        choices[size] = action
        size += 1
    return size


# The beam


@jit
def key_of(state: Array, seat: int) -> np.uint64:
    """A number that is the same for the same position within a turn."""
    side = at.side_of(seat)
    key = _mixed(_U(0), state[at.PHASE])
    key = _mixed(key, state[side + at.COINS])
    key = _mixed(key, state[side + at.POINTS])
    key = _mixed(key, state[side + at.WHISKY])
    key = _mixed(key, state[side + at.CHIEFTAINS])
    if state[at.PHASE] != DRAW:
        key = _mixed(key, state[at.MOVEMENT])
        key = _mixed(key, state[at.NESS_USED])
        key = _mixed(key, state[at.GAIN_COUNT])
    for kind in range(KINDS):
        key = _mixed(key, state[at.MARKET + kind])
    for index in range(state[side + at.LAND_SIZE]):
        piece = to_int(state[side + at.LAND + index])
        key = _mixed(key, 2 * to_int(state[at.CUBES + piece]) + state[at.IS_ACTIVATED + piece])
    for index in range(state[side + at.MEMBERS_SIZE]):
        key = _mixed(key, state[side + at.MEMBERS + index])
    return key


@jit_inline
def _mixed(key: np.uint64, number: int) -> np.uint64:
    key = (key ^ _U(number)) * _SPREAD
    return key ^ (key >> _29)


@jit
def search_turn(
    setup: Array,
    state: Array,
    w: Workspace,
    prefix: int,
    width: int,
    rows: Floats,
    row: Floats,
    fixed: float,
    first_end: int,
    most_ends: int,
) -> int:
    """Note the best different ends of the turn from here on, and how to get there; returns how many.

    The first actions of each way are the first in the path of the workspace, as many as the prefix.
    """
    seat = to_int(state[at.SEAT])
    found = to_int(0)
    here, there = to_int(0), to_int(WIDTH_LIMIT)
    copy_state(state, w.lines[0])
    for index in range(prefix):
        w.line_paths[0, index] = w.path[index]
    w.line_sizes[0] = prefix
    w.line_values[0] = NOTHING
    lines = to_int(1)
    while lines:
        coming = to_int(0)
        for line in range(here, here + lines):
            size = to_int(w.line_sizes[line])
            for index in range(size):
                w.path[index] = w.line_paths[line, index]
            root = w.stack[0]
            copy_state(w.lines[line], root)
            before = w.line_values[line]
            was_activating = root[at.PHASE] == ACTIVATE
            count = 0
            while is_in_turn(root) and size < PATH_LIMIT - DEPTH_LIMIT - 2:
                count = list_choices(setup, root, width, w.choices[0])
                if count != 1:
                    break
                at.apply(setup, root, to_int(w.choices[0, 0]))
                w.path[size] = w.choices[0, 0]
                size += 1
            if not is_in_turn(root):
                value = turn_value(root, seat, rows, row, w.threats, fixed)
                found = _add_end(w, root, seat, size, value, first_end, found, most_ends)
                continue
            if count == 0 or size >= PATH_LIMIT - DEPTH_LIMIT - 2:
                continue
            # Every choice, and of a payment every way to complete it.
            depth = 0
            w.counts[0] = count
            w.cursors[0] = 0
            while depth >= 0:
                if w.cursors[depth] == w.counts[depth]:
                    depth -= 1
                    continue
                action = to_int(w.choices[depth, w.cursors[depth]])
                w.cursors[depth] += 1
                after = w.stack[depth + 1]
                copy_state(w.stack[depth], after)
                at.apply(setup, after, action)
                w.path[size + depth] = action
                if after[at.PHASE] == PAY:
                    if depth + 1 < DEPTH_LIMIT:
                        depth += 1
                        w.cursors[depth] = 0
                        w.counts[depth] = list_choices(setup, after, width, w.choices[depth])
                    continue
                value = turn_value(after, seat, rows, row, w.threats, fixed)
                if not is_in_turn(after):
                    found = _add_end(
                        w, after, seat, size + depth + 1, value, first_end, found, most_ends
                    )
                    continue
                is_harmful = value < before - (WORSE if width > 1 else 0.0)
                if is_harmful and was_activating and after[at.PHASE] == ACTIVATE:
                    continue
                coming = _add_line(w, after, seat, size + depth + 1, value, there, coming, width)
        here, there, lines = there, here, coming
    return found


@jit
def _add_line(
    w: Workspace,
    state: Array,
    seat: int,
    size: int,
    value: float,
    first: int,
    count: int,
    most: int,
) -> int:
    """Keep the line if it is new and among the best; returns how many there are."""
    key = key_of(state, seat)
    slot = first
    for line in range(first, first + count):
        if w.line_keys[line] == key:
            return count
        if w.line_values[line] < w.line_values[slot]:
            slot = line
    if count < most:
        slot = first + count
        count += 1
    elif value <= w.line_values[slot]:
        return count
    copy_state(state, w.lines[slot])
    for index in range(size):
        w.line_paths[slot, index] = w.path[index]
    w.line_sizes[slot] = size
    w.line_values[slot] = value
    w.line_keys[slot] = key
    return count


@jit
def _add_end(
    w: Workspace,
    state: Array,
    seat: int,
    size: int,
    value: float,
    first: int,
    count: int,
    most: int,
) -> int:
    """Keep this end of the turn if it is new and among the best; returns how many there are."""
    key = key_of(state, seat)
    slot = first
    for end in range(first, first + count):
        if w.end_keys[end] == key:
            return count
        if w.end_values[end] < w.end_values[slot]:
            slot = end
    if count < most:
        slot = first + count
        count += 1
    elif value <= w.end_values[slot]:
        return count
    copy_state(state, w.ends[slot])
    for index in range(size):
        w.end_paths[slot, index] = w.path[index]
    w.end_sizes[slot] = size
    w.end_values[slot] = value
    w.end_keys[slot] = key
    return count


@jit
def play_turn(
    setup: Array, state: Array, w: Workspace, rows: Floats, row: Floats, fixed: float
) -> None:
    """Play the rest of a turn in a hurry, always the step that leads to the best value."""
    seat = to_int(state[at.SEAT])
    before = NOTHING
    while is_in_turn(state):
        count = list_choices(setup, state, to_int(1), w.choices[0])
        if count == 1:
            at.apply(setup, state, to_int(w.choices[0, 0]))
            continue
        is_activating = state[at.PHASE] == ACTIVATE
        best, slot = NOTHING, 0
        last = to_int(0)
        for number in range(count):
            action = to_int(w.choices[0, number])
            if action == at.DONE and state[at.MOVEMENT] == 0:
                value = (
                    before
                    if before > NOTHING
                    else turn_value(state, seat, rows, row, w.threats, fixed)
                )
                if value >= best:
                    best, last, slot = value, action, 0
                continue
            after = w.stack[1 + (slot == 1)]
            copy_state(state, after)
            at.apply(setup, after, action)
            while after[at.PHASE] == PAY:
                at.apply(setup, after, choose_informed(setup, after, w.noise, to_int(1)))
            value = turn_value(after, seat, rows, row, w.threats, fixed)
            if value > best:
                best, last = value, action
                slot = 2 if slot == 1 else 1
        if slot == 0:
            at.apply(setup, state, last)
        else:
            copy_state(w.stack[slot], state)
        before = best if is_activating and state[at.PHASE] == ACTIVATE else NOTHING
