"""Plays on from the ends of turns, and remembers in a tree which answers were good; compiled, on the arrays of the kernel.

A step of the tree is a take; the rest of the turn is played in a hurry. Beyond the tree takes are drawn by how good they look.
Draws differ each time, so that a node is what the players took, whatever was on offer (an open-loop search). Values are
shares of the victory by seat, so that each seat plays for itself.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from clachan.bots.glenmore.compiled.evaluation import (
    Floats,
    estimate,
    note_threats,
    row_of,
    tiles_to_come,
)
from clachan.bots.glenmore.compiled.takes import (
    POINTS,
    around_worth,
    choose_take,
    note_values,
    tile_worth,
)
from clachan.bots.glenmore.compiled.turns import Workspace, copy_state, is_in_turn, play_turn
from clachan.games.glenmore.board import DRAW, OVER, ROLL, TAKE
from clachan.games.glenmore.components import LOCH_NESS, LOCH_OICH
from clachan.kernels.glenmore import rules as at
from clachan.kernels.glenmore.playouts import choose_informed
from clachan.kernels.glenmore.rules import FRONTIER_LIMIT, Array, to_int
from clachan.kernels.jit import jit, jit_inline
from clachan.kernels.rng import mix, randrange, seed_rng

NODES: Final = 1 << 16
_MASK: Final = NODES - 1
_MOST_NODES: Final = NODES * 3 // 4
REPLIES_LIMIT: Final = 16
_PATH_LIMIT: Final = 64
_EXPLORATION: Final = 0.6
_PRIOR_TEMPERATURE: Final = 1.5
_U: Final = np.uint64
_SHIFT: Final = _U(20)


class Tree(NamedTuple):
    """The memory of a tree: a hash table of nodes."""

    keys: NDArray[np.uint64]
    """0 where there is no node."""
    visits: NDArray[np.int64]
    totals: Floats
    """By node and seat."""
    size: NDArray[np.int64]
    """How many nodes there are."""
    path: NDArray[np.int64]
    codes: NDArray[np.int64]
    """Of the replies to choose from: the tile and the cell."""
    actions: NDArray[np.int64]
    values: Floats
    shares: Floats


def make_tree() -> Tree:
    """Some 4 MB."""
    return Tree(
        keys=np.zeros(NODES, np.uint64),
        visits=np.zeros(NODES, np.int64),
        totals=np.zeros((NODES, at.SEATS), np.float64),
        size=np.zeros(1, np.int64),
        path=np.zeros(_PATH_LIMIT, np.int64),
        codes=np.zeros(REPLIES_LIMIT, np.int64),
        actions=np.zeros(REPLIES_LIMIT, np.int64),
        values=np.zeros(REPLIES_LIMIT, np.float64),
        shares=np.zeros(at.SEATS, np.float64),
    )


def clear_tree(tree: Tree) -> None:
    """Forget all nodes."""
    tree.keys[:] = 0
    tree.visits[:] = 0
    tree.totals[:] = 0.0
    tree.size[0] = 0


@jit_inline
def key_below(key: np.uint64, code: int) -> np.uint64:
    """The key of a node below the one with this key."""
    return mix(key ^ (_U(code + 1) << _SHIFT)) | _U(1)


@jit_inline
def find_node(tree: Tree, key: np.uint64) -> int:
    """Its place in the table, or the empty place for it."""
    slot = to_int(key & _U(0xFFFFFFF)) & _MASK
    while tree.keys[slot] != _U(0) and tree.keys[slot] != key:
        slot = (slot + 1) & _MASK
    return slot


@jit_inline
def draw(setup: Array, state: Array, w: Workspace) -> None:
    """Chance moves; the draws do not depend on what the players did before."""
    if state[at.PHASE] == ROLL:
        at.apply(setup, state, at.ROLLS + to_int(at.FACES[randrange(w.rolls, len(at.FACES))]))
    else:
        left = to_int(state[at.LEFT + at.lowest_stack(state)])
        at.apply(setup, state, at.nth_legal(setup, state, randrange(w.draws, left)))


@jit
def list_replies(
    setup: Array, state: Array, w: Workspace, tree: Tree, row: Floats, most: int
) -> int:
    """Note the takes that look best; returns how many. None where a tile can only be discarded."""
    at.count_legal(setup, state)
    size = to_int(state[at.LIST_SIZE])
    if size == 0:
        return 0
    side = at.side_of(to_int(state[at.SEAT]))
    everywhere = note_values(state, side, row, w.notes)
    count = 0
    for number in range(size):
        tile = to_int(state[at.LIST + number])
        place = 1
        while state[at.CHAIN + place] != tile:
            place += 1
        worth = tile_worth(state, side, tile, place, row, w.notes)
        first = side + to_int(at.SITES[at.WAY[tile]])
        for site in range(state[side + at.SITES_SIZE + at.WAY[tile]]):
            cell = to_int(state[first + site])
            if tile == LOCH_NESS and not at.can_pay_member(state, side, cell):
                continue
            found = worth
            found += everywhere if tile == LOCH_OICH else around_worth(state, side, cell, w.notes)
            if count == most and found <= tree.values[count - 1]:
                continue
            slot = count if count < most else count - 1
            while slot > 0 and tree.values[slot - 1] < found:
                tree.values[slot] = tree.values[slot - 1]
                tree.actions[slot] = tree.actions[slot - 1]
                tree.codes[slot] = tree.codes[slot - 1]
                slot -= 1
            tree.values[slot] = found
            tree.actions[slot] = at.TAKES + (place - 1) * FRONTIER_LIMIT + site
            tree.codes[slot] = (tile << 16) | (cell & 0xFFFF)
            count = min(count + 1, most)
    return count


@jit_inline
def choose_reply(tree: Tree, node: int, key: np.uint64, seat: int, count: int) -> int:
    """The reply to try next, of those that these draws allow (PUCT)."""
    whole = 0.0
    for number in range(count):
        whole += np.exp((tree.values[number] - tree.values[0]) / _PRIOR_TEMPERATURE)
    visits = tree.visits[node]
    start = tree.totals[node, seat] / visits if visits else 0.5
    root = _EXPLORATION * np.sqrt(visits + 1.0) / whole
    best, chosen = -1.0, to_int(0)
    for number in range(count):
        child = find_node(tree, key_below(key, to_int(tree.codes[number])))
        tried = tree.visits[child]
        value = tree.totals[child, seat] / tried if tried else start
        prior = np.exp((tree.values[number] - tree.values[0]) / _PRIOR_TEMPERATURE)
        value += root * prior / (1.0 + tried)
        if value > best:
            best, chosen = value, number
    return chosen


@jit
def play_on(
    setup: Array,
    state: Array,
    w: Workspace,
    tree: Tree,
    key: np.uint64,
    rows: Floats,
    replies: int,
    careful: int,
    turns: int,
    temperature: float,
    softness: float,
    margin_part: float,
) -> None:
    """Play so many turns from the node with this key, the first ones with more care; leaves the shares by seat in the tree."""
    node = find_node(tree, key)
    tree.keys[node] = key
    tree.path[0] = node
    length = 1
    is_inside = replies > 1
    played = 0
    while state[at.PHASE] != OVER and (played < turns or state[at.PHASE] != TAKE):
        if state[at.PHASE] == DRAW or state[at.PHASE] == ROLL:
            draw(setup, state, w)
            continue
        if state[at.PHASE] != TAKE:
            at.apply(setup, state, choose_informed(setup, state, w.noise, to_int(1)))
            continue
        seat = to_int(state[at.SEAT])
        row = rows[row_of(state, seat)]
        count = 0
        if is_inside:
            count = list_replies(setup, state, w, tree, row, replies)
        if count:
            chosen = choose_reply(tree, node, key, seat, count)
            key = key_below(key, to_int(tree.codes[chosen]))
            node = find_node(tree, key)
            if tree.keys[node] == _U(0):
                is_inside = False
                if tree.size[0] < _MOST_NODES:
                    tree.size[0] += 1
                    tree.keys[node] = key
            if tree.keys[node] != _U(0) and length < _PATH_LIMIT:
                tree.path[length] = node
                length += 1
            at.apply(setup, state, to_int(tree.actions[chosen]))
        else:
            at.apply(setup, state, choose_take(setup, state, w, row, temperature))
        if played < careful and is_in_turn(state):
            fixed = note_threats(state, rows, w.threats)
            play_turn(setup, state, w, rows, rows[row_of(state, seat)], fixed)
        played += 1
    note_shares(state, w, tree, rows, softness, margin_part)
    for index in range(length):
        node = to_int(tree.path[index])
        tree.visits[node] += 1
        for seat in range(state[at.PLAYERS]):
            tree.totals[node, seat] += tree.shares[seat]


@jit_inline
def note_shares(
    state: Array, w: Workspace, tree: Tree, rows: Floats, softness: float, margin_part: float
) -> None:
    """The part of the victory that each seat may expect, with a part for the margin."""
    players = to_int(state[at.PLAYERS])
    points = w.notes[POINTS:]
    scale = softness
    if state[at.PHASE] == OVER:
        for seat in range(players):
            points[seat] = at.count_total(state, seat) + 0.01 * at.count_cubes(state, seat)
    else:
        estimate(state, rows, points)
        scale += 0.9 * np.sqrt(tiles_to_come(state))
    top = points[0]
    for seat in range(players):
        top = max(top, points[seat])
    whole = 0.0
    for seat in range(players):
        whole += np.exp((points[seat] - top) / scale)
    for seat in range(players):
        rival = -1e9
        for other in range(players):
            if other != seat:
                rival = max(rival, points[other])
        margin = points[seat] - rival
        share = np.exp((points[seat] - top) / scale) / whole
        bonus = 0.5 + 0.5 * margin / (20.0 + abs(margin))
        tree.shares[seat] = (1.0 - margin_part) * share + margin_part * bonus


@jit
def compare(
    setup: Array,
    w: Workspace,
    tree: Tree,
    seat: int,
    order: Array,
    running: int,
    first: int,
    stop: int,
    seed: np.uint64,
    rows: Floats,
    replies: int,
    careful: int,
    turns: int,
    temperature: float,
    softness: float,
    margin_part: float,
    totals: Floats,
) -> None:
    """Play on from each of the ends that are still running, once with each of these numbers."""
    for number in range(first, stop):
        for index in range(running):
            end = to_int(order[index])
            seed_rng(w.draws, seed, 3 * number)
            seed_rng(w.rolls, seed, 3 * number + 1)
            seed_rng(w.noise, seed, 3 * number + 2)
            state = w.stack[-1]
            copy_state(w.ends[end], state)
            key = key_below(_U(1), end)
            play_on(
                setup,
                state,
                w,
                tree,
                key,
                rows,
                replies,
                careful,
                turns,
                temperature,
                softness,
                margin_part,
            )
            totals[end] += tree.shares[seat]
