"""Search for Clans and Glory on the kernel: one tree over all worlds, and exact endings (docs/kernels.md).

A world is a deal of the hands that agrees with what a seat sees. Nodes are what that seat sees happen: one for each
play of its own, one for each face-up play of another, and one for each slot where another plays face down (CG 4.2).
"""

import math
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from clachan.games.clans.components import COLOURS, HIGHEST_RANK, LOWEST_RANK, TILE_MASKS
from clachan.kernels.bits import count_bits, lowest_bit, nth_bit
from clachan.kernels.clans import (
    ADJACENT,
    DEALT,
    END,
    FIRST_FACE_DOWN,
    FREE,
    HANDS,
    HEIGHTS,
    LYING,
    NEAR,
    NEAR_COLOUR,
    PLAYERS,
    PLIES,
    SHIELDS_LEFT,
    STACKS,
    STANDING,
    TABLE,
    TILE,
    TILE_SLOTS,
    TILES,
    IntArray,
    average_lead,
    fitting_slots,
    nth_play,
    place_shield,
    rank_of,
    shield_price,
    standing_of,
    tile_standings,
)
from clachan.kernels.jit import jit, jit_inline
from clachan.kernels.rng import RngArray, randrange

FloatArray: TypeAlias = NDArray[np.float32]
ShortArray: TypeAlias = NDArray[np.int32]
LeadArray: TypeAlias = NDArray[np.int16]

_TILES: Final = len(TILE_MASKS)
_COLOURS: Final = len(COLOURS)
_RANKS: Final = HIGHEST_RANK - LOWEST_RANK + 1
_ROW: Final = (1 << _COLOURS) - 1
_BY_CARD: Final = 80
_NOWHERE: Final = -1_000_000

# A board is the first part of a state, which the rest of a game depends on, and what is kept for speed.
CODES: Final = TABLE
"""By tile, for two players: its place in the table of leads."""
WORTH: Final = CODES + _TILES
"""By tile: the lead of the first of two seats; of more seats, their standings."""
PLAYED: Final = WORTH + _TILES
"""A mask of the cards played face up since the root."""
BOARD_SIZE: Final = PLAYED + 1

# The place of a tile in the table of leads: twelve bits for what lies there, then a 1 and the seats of its shields. A
# shield beyond the number of ranks takes nothing.
_LYING_BITS: Final = 12
_FULL: Final = 1 << 4
LEADS_SIZE: Final = 2 * _FULL << _LYING_BITS

# The tree. Children of a node stand side by side, in a block.
ACTION: Final = 0
VISITS: Final = 1
UP: Final = 2
"""The block with the face-up plays after this one, or -1."""
FACE_DOWN: Final = 3
"""The block with the face-down plays after this one, or -1."""
NODE_INTS: Final = 4
MEAN: Final = 0
"""The mean value for the seat that made the play."""
PRIOR: Final = 1
NODE_FLOATS: Final = 2
FIRST: Final = 0
COUNT: Final = 1
TRIES: Final = 2
BLOCK_INTS: Final = 3
# What is in use, and what came of the last call.
NODES: Final = 0
BLOCKS: Final = 1
LATE: Final = 2
LEAVES: Final = 3
COUNTER_SIZE: Final = 4

# The parameters of a search, as in `clachan.bots.clans.search.Style`; noise and shield are differences of standings.
NOISE: Final = 0
SHIELD: Final = 1
EXPLORE: Final = 2
PRIOR_SCALE: Final = 3
DOUBT: Final = 4
WINNING: Final = 5
CLEAR: Final = 6
EXPAND_AFTER: Final = 7
"""A node gets children once it has this many visits."""
STYLE_SIZE: Final = 8

MOST_PLIES: Final = 32
WIN: Final = 1_000_000
"""In solved endings a win counts before every margin (CG 6.5)."""
_WEIGHTS: Final = 1 << 30


@jit
def fill_leads(leads: LeadArray) -> None:
    """For two players: how far the first is ahead on each tile that there can be."""
    for stack in range(1, 2 * _FULL):
        height = 0
        while stack >> height + 1:
            height += 1
        seats = 0
        for turn in range(height):
            seats |= (stack >> height - 1 - turn & 1) << 2 * turn
        for lying in range(1 << _LYING_BITS):
            standings = tile_standings(lying, seats, height)
            leads[stack << _LYING_BITS | lying] = average_lead(standings, 0, 2)


@jit
def set_up_board(setup: IntArray, state: IntArray, leads: LeadArray, board: IntArray) -> None:
    """The board of a state after the deal."""
    for index in range(TABLE):
        board[index] = state[index]
    board[PLAYED] = 0
    for tile in range(_TILES):
        lying, stack, height = state[LYING + tile], state[STACKS + tile], state[HEIGHTS + tile]
        board[CODES + tile] = 0
        if setup[PLAYERS] == 2:
            code = 1
            for turn in range(height):
                if code < _FULL:
                    code = code << 1 | (stack >> 2 * turn & 1)
            board[CODES + tile] = code << _LYING_BITS | lying
            board[WORTH + tile] = leads[board[CODES + tile]]
        else:
            board[WORTH + tile] = tile_standings(lying, stack, height)


@jit_inline
def seat_to_play(setup: IntArray, board: IntArray) -> int:
    """While the game is not over."""
    seat: int = (board[PLIES] - setup[DEALT]) % setup[PLAYERS]
    return seat


@jit_inline
def push_shield(code: int, seat: int) -> int:
    """The code of a tile with one more shield."""
    stack = code >> _LYING_BITS
    if stack >= _FULL:
        return code
    return (stack << 1 | seat) << _LYING_BITS | (code & (1 << _LYING_BITS) - 1)


@jit_inline
def play(setup: IntArray, board: IntArray, leads: LeadArray, seat: int, action: int) -> None:
    """As `clachan.kernels.clans.apply`, for the part of a state that a board has."""
    down = action >= FIRST_FACE_DOWN
    if down:
        action -= FIRST_FACE_DOWN
    card = action // _BY_CARD
    slot = (action - card * _BY_CARD) >> 1
    tile = setup[TILE + slot]
    board[FREE] ^= 1 << slot
    board[HANDS + seat] ^= 1 << card
    if not down:
        rank = rank_of(card)
        adjacent = setup[ADJACENT + slot]
        board[NEAR + rank] |= adjacent
        board[NEAR_COLOUR + card - rank * _COLOURS] |= adjacent
        board[LYING + tile] += 1 << 3 * rank
        board[CODES + tile] += 1 << 3 * rank
        board[PLAYED] |= 1 << card
    if action & 1:
        place_shield(setup, board, seat, slot)
    if setup[PLAYERS] == 2:
        if action & 1:
            board[CODES + tile] = push_shield(board[CODES + tile], seat)
        board[WORTH + tile] = leads[board[CODES + tile]]
    else:
        board[WORTH + tile] = tile_standings(
            board[LYING + tile], board[STACKS + tile], board[HEIGHTS + tile]
        )
    board[PLIES] += 1


@jit_inline
def gain_of(
    setup: IntArray, board: IntArray, leads: LeadArray, seat: int, rank: int, tile: int, shield: int
) -> int:
    """What a play there adds to the lead of the seat; a rank of -1 is a face-down card."""
    unit = 1 << 3 * rank if rank >= 0 else 0
    players = setup[PLAYERS]
    if players == 2:
        code = board[CODES + tile] + unit
        if shield:
            code = push_shield(code, seat)
        lead: int = leads[code] - board[WORTH + tile]
        return -lead if seat else lead
    stack, height = board[STACKS + tile], board[HEIGHTS + tile]
    if shield:
        stack |= seat << 2 * height
        height += 1
    after = tile_standings(board[LYING + tile] + unit, stack, height)
    before = board[WORTH + tile]
    return average_lead(after, seat, players) - average_lead(before, seat, players)


@jit
def choose_play(
    setup: IntArray,
    board: IntArray,
    leads: LeadArray,
    rng: RngArray,
    seat: int,
    noise: int,
    shield: int,
) -> int:
    """The same play as `clachan.kernels.clans.choose_informed`, found more quickly."""
    if setup[END] - board[PLIES] <= setup[PLAYERS]:
        noise = 1
    price = shield_price(setup, board, seat, shield)
    best, best_card, best_slots, best_shield = _NOWHERE, 0, 0, 0
    hand = board[HANDS + seat]
    free = board[FREE]
    can_shield = board[SHIELDS_LEFT + seat] > 0
    for rank in range(_RANKS):
        row = hand >> rank * _COLOURS & _ROW
        if not row:
            continue
        near = board[NEAR + rank]
        for tile in range(setup[TILES]):
            here = free & setup[TILE_SLOTS + tile]
            if not here:
                continue
            gain, with_shield = _NOWHERE, 0
            colours = row
            while colours:
                colour = lowest_bit(colours)
                slots = here & (near | board[NEAR_COLOUR + colour])
                if slots:
                    if gain == _NOWHERE:
                        gain = gain_of(setup, board, leads, seat, rank, tile, 0)
                        if can_shield:
                            more = gain_of(setup, board, leads, seat, rank, tile, 1) - price
                            if more > gain:
                                gain, with_shield = more, 1
                    value = gain + randrange(rng, noise)
                    if value > best:
                        best, best_card, best_slots = value, rank * _COLOURS + colour, slots
                        best_shield = with_shield
                colours &= colours - 1
    if not best_slots:
        count = count_bits(hand) * count_bits(free)
        return nth_play(board, seat, randrange(rng, count * 2 if can_shield else count))
    slot = nth_bit(best_slots, randrange(rng, count_bits(best_slots)))
    return best_card * _BY_CARD + slot * 2 + best_shield


@jit
def play_out(
    setup: IntArray, board: IntArray, leads: LeadArray, rng: RngArray, noise: int, shield: int
) -> None:
    """To the end of the game."""
    seat = seat_to_play(setup, board)
    while board[PLIES] < setup[END]:
        action = choose_play(setup, board, leads, rng, seat, noise, shield)
        play(setup, board, leads, seat, action)
        seat += 1
        if seat == setup[PLAYERS]:
            seat = 0


@jit
def evaluate(setup: IntArray, board: IntArray, style: FloatArray, values: FloatArray) -> None:
    """By seat: its share of the win if the game ended now, and how clear it is; both from 0 to 1."""
    players = setup[PLAYERS]
    worth = 0
    for tile in range(setup[TILES]):
        worth += board[WORTH + tile]
    if players == 2:
        value = value_of(worth, 0 if worth < 0 else 2 if worth > 0 else 1, 2, style)
        values[0] = value
        values[1] = np.float32(1.0) - value
        return
    highest, winners = -1, 0
    for seat in range(players):
        standing = standing_of(worth, seat)
        if standing > highest:
            highest, winners = standing, 0
        if standing == highest:
            winners += 1
    for seat in range(players):
        mine = standing_of(worth, seat)
        rival = 0
        for other in range(players):
            if other != seat:
                rival = max(rival, standing_of(worth, other))
        values[seat] = value_of(mine - rival, 1 if mine == highest else 0, winners, style)


@jit_inline
def value_of(margin: int, won: int, parts: int, style: FloatArray) -> np.float32:
    """Of ``won`` parts of a win and a margin, which is a difference of standings."""
    clear = np.float32(margin) / (style[CLEAR] * np.float32(STANDING))
    clear = min(max(clear, np.float32(-0.5)), np.float32(0.5)) + np.float32(0.5)
    share = np.float32(won) / np.float32(parts)
    value: np.float32 = style[WINNING] * share + (np.float32(1.0) - style[WINNING]) * clear
    return value


@jit_inline
def can_play_face_up(board: IntArray, seat: int) -> bool:
    """Whether any card of the seat fits (CG 4.1)."""
    hand = board[HANDS + seat]
    while hand:
        if fitting_slots(board, lowest_bit(hand)):
            return True
        hand &= hand - 1
    return False


@jit
def expand(
    setup: IntArray,
    board: IntArray,
    leads: LeadArray,
    seat: int,
    cards: int,
    down: bool,
    style: FloatArray,
    nodes: ShortArray,
    values: FloatArray,
    blocks: ShortArray,
    means: FloatArray,
    counters: IntArray,
) -> int:
    """A new block with all plays of these cards; -1 where the tree is full.

    Face down, there is a child for each slot: ``cards`` is one card, or those of the seat at the root.
    """
    block: int = counters[BLOCKS]
    first = counters[NODES]
    shields = 2 if board[SHIELDS_LEFT + seat] else 1
    most = count_bits(cards) * count_bits(board[FREE]) * shields
    if block >= blocks.shape[0] or first + most > nodes.shape[0]:
        return -1
    price = shield_price(setup, board, seat, int(style[SHIELD]))
    node = first
    while cards:
        card = lowest_bit(cards)
        slots = board[FREE] if down else fitting_slots(board, card)
        last_tile = -1
        priors = (np.float32(1.0), np.float32(1.0))
        while slots:
            slot = lowest_bit(slots)
            tile = setup[TILE + slot]
            if tile != last_tile:
                last_tile = tile
                rank = -1 if down else rank_of(card)
                priors = priors_of(setup, board, leads, seat, rank, tile, price, style)
            for shield in range(shields):
                nodes[node, ACTION] = (
                    card * _BY_CARD + slot * 2 + shield + (FIRST_FACE_DOWN if down else 0)
                )
                nodes[node, VISITS] = 0
                nodes[node, UP] = -1
                nodes[node, FACE_DOWN] = -1
                values[node, MEAN] = 0
                values[node, PRIOR] = priors[1] if shield else priors[0]
                node += 1
            slots &= slots - 1
        cards &= cards - 1
    blocks[block, FIRST] = first
    blocks[block, COUNT] = node - first
    blocks[block, TRIES] = 0
    means[block] = 0.5
    counters[NODES] = node
    counters[BLOCKS] = block + 1
    return block


@jit_inline
def priors_of(
    setup: IntArray,
    board: IntArray,
    leads: LeadArray,
    seat: int,
    rank: int,
    tile: int,
    price: int,
    style: FloatArray,
) -> tuple[np.float32, np.float32]:
    """How likely a play there is looked at, without a shield and with one."""
    scale = np.float64(style[PRIOR_SCALE]) * STANDING
    without = gain_of(setup, board, leads, seat, rank, tile, 0)
    shielded = gain_of(setup, board, leads, seat, rank, tile, 1) - price
    return (
        np.float32(math.exp(without / scale)),
        np.float32(math.exp(shielded / scale)),
    )


@jit
def select(
    block: int,
    hand: int,
    style: FloatArray,
    nodes: ShortArray,
    values: FloatArray,
    blocks: ShortArray,
    means: FloatArray,
) -> int:
    """The child to look at next, of those whose card is in the hand (PUCT)."""
    first: int = blocks[block, FIRST]
    last = first + blocks[block, COUNT]
    tries = blocks[block, TRIES]
    untried = means[block] - style[DOUBT]
    total = np.float32(0.0)
    for node in range(first, last):
        if hand >> card_of(nodes[node, ACTION]) & 1:
            total += values[node, PRIOR]
    urge = style[EXPLORE] * np.float32(math.sqrt(np.float32(tries + 1))) / total
    best, chosen = np.float32(-1e30), first
    for node in range(first, last):
        if hand >> card_of(nodes[node, ACTION]) & 1:
            visits = nodes[node, VISITS]
            value = values[node, MEAN] if visits else untried
            value += urge * values[node, PRIOR] / np.float32(1 + visits)
            if value > best:
                best, chosen = value, node
    return chosen


@jit_inline
def card_of(action: int) -> int:
    if action >= FIRST_FACE_DOWN:
        action -= FIRST_FACE_DOWN
    return action // _BY_CARD


@jit
def search(
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
) -> None:
    """Add this many simulations to the tree.

    ``worlds`` are the hands by seat, ``sums`` their weights up to each one, ``holdable`` by seat all cards that it has
    in any world. The rest is the tree, and arrays to work with.
    """
    noise, shield = int(style[NOISE]), int(style[SHIELD])
    for _ in range(simulations):
        depth = descend(
            setup, root, leads, worlds, sums, holdable, style,
            nodes, values, blocks, means, counters, board, path, rng,
        )  # fmt: skip
        play_out(setup, board, leads, rng, noise, shield)
        evaluate(setup, board, style, result)
        add_result(setup, root, nodes, values, blocks, means, path, depth, result)


@jit_inline
def descend(
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
    rng: RngArray,
) -> int:
    """Deal a world to the board and play down the tree; returns how many plays lie on the path."""
    players, end, expand_after = setup[PLAYERS], setup[END], int(style[EXPAND_AFTER])
    me = seat_to_play(setup, root)
    for index in range(BOARD_SIZE):
        board[index] = root[index]
    world = find_world(sums, randrange(rng, _WEIGHTS))
    for seat in range(players):
        board[HANDS + seat] = worlds[world, seat]
    node, depth, seat = 0, 0, me
    while board[PLIES] < end and (node == 0 or nodes[node, VISITS] >= expand_after):
        hand = board[HANDS + seat]
        up = can_play_face_up(board, seat)
        block = nodes[node, UP if up else FACE_DOWN]
        hidden = not up and seat != me
        if block < 0:
            cards = hand
            if seat != me:
                cards = holdable[seat] & ~board[PLAYED] if up else 1
            block = expand(
                setup, board, leads, seat, cards, not up, style,
                nodes, values, blocks, means, counters,
            )  # fmt: skip
            if block < 0:
                break
            nodes[node, UP if up else FACE_DOWN] = block
        node = select(block, 1 if hidden else hand, style, nodes, values, blocks, means)
        action: int = np.int64(nodes[node, ACTION])  # type: ignore[assignment]  # numpy would shift 32 bits
        if hidden:
            # The face of the card is not seen: any of the hand.
            action += nth_bit(hand, randrange(rng, count_bits(hand))) * _BY_CARD
        play(setup, board, leads, seat, action)
        path[2 * depth], path[2 * depth + 1] = node, block
        depth += 1
        seat += 1
        if seat == players:
            seat = 0
    return depth


@jit_inline
def add_result(
    setup: IntArray,
    root: IntArray,
    nodes: ShortArray,
    values: FloatArray,
    blocks: ShortArray,
    means: FloatArray,
    path: IntArray,
    depth: int,
    result: FloatArray,
) -> None:
    """Add what a simulation came to, by seat, to all plays on its path."""
    seat = seat_to_play(setup, root)
    for step in range(depth):
        node, block = path[2 * step], path[2 * step + 1]
        nodes[node, VISITS] += 1
        values[node, MEAN] += (result[seat] - values[node, MEAN]) / np.float32(nodes[node, VISITS])
        blocks[block, TRIES] += 1
        means[block] += (result[seat] - means[block]) / np.float32(blocks[block, TRIES])
        seat += 1
        if seat == setup[PLAYERS]:
            seat = 0
    nodes[0, VISITS] += 1


@jit_inline
def find_world(sums: IntArray, number: int) -> int:
    """The first world up to which the weights are above the number."""
    low, high = 0, sums.shape[0] - 1
    while low < high:
        middle = (low + high) >> 1
        if sums[middle] > number:
            high = middle
        else:
            low = middle + 1
    return low


@jit
def list_plays(
    setup: IntArray,
    board: IntArray,
    leads: LeadArray,
    seat: int,
    plays: IntArray,
    gains: IntArray,
) -> int:
    """All legal plays, those with the largest immediate gain first; returns how many there are."""
    shields = 2 if board[SHIELDS_LEFT + seat] else 1
    down = not can_play_face_up(board, seat)
    count = 0
    hand = board[HANDS + seat]
    while hand:
        card = lowest_bit(hand)
        rank = -1 if down else rank_of(card)
        slots = board[FREE] if down else fitting_slots(board, card)
        last_tile, without, shielded = -1, 0, 0
        while slots:
            slot = lowest_bit(slots)
            tile = setup[TILE + slot]
            if tile != last_tile:
                last_tile = tile
                without = gain_of(setup, board, leads, seat, rank, tile, 0)
                shielded = gain_of(setup, board, leads, seat, rank, tile, 1)
            for shield in range(shields):
                gain = shielded if shield else without
                place = count
                while place > 0 and gains[place - 1] < gain:
                    gains[place] = gains[place - 1]
                    plays[place] = plays[place - 1]
                    place -= 1
                gains[place] = gain
                plays[place] = (
                    card * _BY_CARD + slot * 2 + shield + (FIRST_FACE_DOWN if down else 0)
                )
                count += 1
            slots &= slots - 1
        hand &= hand - 1
    return count


@jit
def best_gain(setup: IntArray, board: IntArray, leads: LeadArray, seat: int) -> int:
    """The most that one play brings now."""
    best = _NOWHERE
    can_shield = board[SHIELDS_LEFT + seat] > 0
    hand = board[HANDS + seat]
    while hand:
        card = lowest_bit(hand)
        slots = fitting_slots(board, card)
        for tile in range(setup[TILES]):
            if slots & setup[TILE_SLOTS + tile]:
                rank = rank_of(card)
                best = max(best, gain_of(setup, board, leads, seat, rank, tile, 0))
                if can_shield:
                    best = max(best, gain_of(setup, board, leads, seat, rank, tile, 1))
        hand &= hand - 1
    if best == _NOWHERE:
        for tile in range(setup[TILES]):
            if board[FREE] & setup[TILE_SLOTS + tile]:
                best = max(best, gain_of(setup, board, leads, seat, -1, tile, 0))
                if can_shield:
                    best = max(best, gain_of(setup, board, leads, seat, -1, tile, 1))
    return best


@jit
def solve_position(
    setup: IntArray,
    leads: LeadArray,
    boards: IntArray,
    plays: IntArray,
    gains: IntArray,
    limits: IntArray,
    low: int,
    high: int,
    counters: IntArray,
    most: int,
) -> int:
    """The value of ``boards[0]`` for the seat to play, whose hands are all known; exact between the bounds.

    Alpha-beta for two players. ``boards``, ``plays``, ``gains`` and ``limits`` have a row for each ply to come.
    Sets `LATE` in the counters after ``most`` leaves.
    """
    # What would be arguments of a recursive function: bounds, best value, how many plays, which one is tried.
    depth = 0
    value = 0
    limits[0, 0], limits[0, 1], limits[0, 2], limits[0, 3], limits[0, 4] = (
        low,
        high,
        -2 * WIN,
        0,
        -1,
    )
    while True:
        board = boards[depth]
        seat = seat_to_play(setup, board)
        left = setup[END] - board[PLIES]
        returns = False
        if left <= 1:
            value = lead_of(setup, board, seat)
            if left:
                value += best_gain(setup, board, leads, seat)
            if value > 0:
                value += WIN
            elif value < 0:
                value -= WIN
            counters[LEAVES] += 1
            if counters[LEAVES] >= most:
                counters[LATE] = 1
                return 0
            returns = True
        else:
            if limits[depth, 4] < 0:
                limits[depth, 3] = list_plays(setup, board, leads, seat, plays[depth], gains[depth])
                limits[depth, 4] = 0
            best = limits[depth, 2]
            if limits[depth, 4] >= limits[depth, 3] or best >= limits[depth, 1]:
                value = best
                returns = True
        if returns:
            if depth == 0:
                return value
            depth -= 1
            limits[depth, 2] = max(limits[depth, 2], -value)
            limits[depth, 4] += 1
        else:
            after = boards[depth + 1]
            for index in range(BOARD_SIZE):
                after[index] = board[index]
            play(setup, after, leads, seat, plays[depth, limits[depth, 4]])
            limits[depth + 1, 0] = -limits[depth, 1]
            limits[depth + 1, 1] = -max(limits[depth, 0], limits[depth, 2])
            limits[depth + 1, 2] = -2 * WIN
            limits[depth + 1, 4] = -1
            depth += 1


@jit_inline
def lead_of(setup: IntArray, board: IntArray, seat: int) -> int:
    """Of one of two seats, in standings."""
    lead = 0
    for tile in range(setup[TILES]):
        lead += board[WORTH + tile]
    return -lead if seat else lead


@jit
def solve_play(
    setup: IntArray,
    root: IntArray,
    leads: LeadArray,
    worlds: IntArray,
    world: int,
    action: int,
    high: int,
    boards: IntArray,
    plays: IntArray,
    gains: IntArray,
    limits: IntArray,
    counters: IntArray,
    most: int,
) -> int:
    """What a play is worth in one world to the seat that makes it, at most ``high``; see `solve_position`.

    An action of -1 is the best play.
    """
    board = boards[0]
    for index in range(BOARD_SIZE):
        board[index] = root[index]
    for seat in range(setup[PLAYERS]):
        board[HANDS + seat] = worlds[world, seat]
    if action < 0:
        return solve_position(
            setup, leads, boards, plays, gains, limits, -2 * WIN, high, counters, most
        )
    play(setup, board, leads, seat_to_play(setup, root), action)
    return -solve_position(
        setup, leads, boards, plays, gains, limits, -high, 2 * WIN, counters, most
    )
