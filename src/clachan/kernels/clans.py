"""The kernel of Clans and Glory: the rules over arrays of ints (rules: docs/games/clans.md).

The functions stand in the order of `clachan.games.clans.rules`, with the numbers of their rules. Tests play them in
lockstep with the rules.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from clachan.core import CHANCE, Rng
from clachan.games.clans import determinise as determinise_view
from clachan.games.clans.actions import (
    DEALS,
    PLAYS,
    PLAYS_FACE_DOWN,
    Action,
    Deal,
    Play,
    PlayFaceDown,
)
from clachan.games.clans.components import (
    CARD_NAMES,
    COLOURS,
    HIGHEST_RANK,
    LOWEST_RANK,
    RANKS,
    SHIELDS,
    SLOT_NAMES,
    TILE_MASKS,
    TILE_OF,
    Card,
    Slot,
    indices,
)
from clachan.games.clans.setup import SETUPS
from clachan.games.clans.state import EMPTY, FACE_DOWN, FaceDownCard, State
from clachan.games.clans.views import View
from clachan.kernels.bits import count_bits, lowest_bit, nth_bit
from clachan.kernels.interface import OVER
from clachan.kernels.jit import jit, jit_inline
from clachan.kernels.rng import RngArray, randrange, seed_rng

IntArray: TypeAlias = NDArray[np.int64]

_SEATS: Final = max(SETUPS)
_TILES: Final = len(TILE_MASKS)
_SLOTS: Final = len(SLOT_NAMES)
_CARDS: Final = len(CARD_NAMES)
_RANKS: Final = HIGHEST_RANK - LOWEST_RANK + 1
_COLOURS: Final = len(COLOURS)

# What depends on the number of players: where it stands in ``setup``.
PLAYERS: Final = 0
TILES: Final = 1
ALL_CARDS: Final = 2
ALL_SLOTS: Final = 3
STARTS: Final = 4
"""How many start cards there are (CG 3.1)."""
DEALT: Final = 5
"""How many cards chance deals, in all."""
END: Final = 6
"""The ply at which the game is over (CG 5.1)."""
START_SLOTS: Final = 7
RECEIVERS: Final = START_SLOTS + max(len(setup.start_slots) for setup in SETUPS.values())
"""By card dealt to a hand: whose hand it is (CG 3.2)."""
ADJACENT: Final = RECEIVERS + max(len(setup.receivers) for setup in SETUPS.values())
TILE: Final = ADJACENT + _SLOTS
"""By slot: its tile, from 0."""
TILE_SLOTS: Final = TILE + _SLOTS
"""By tile: a mask of its slots."""
SETUP_SIZE: Final = TILE_SLOTS + _TILES

# A position: where it stands in ``state``. Sets of cards and slots are masks, as in the rules.
PLIES: Final = 0
BAG: Final = 1
FREE: Final = 2
DOWN: Final = 3
"""The slots with a face-down card."""
LISTED: Final = 4
"""How many plays are listed at `LIST`."""
HANDS: Final = 5
RULED_OUT: Final = HANDS + _SEATS
SHIELDS_LEFT: Final = RULED_OUT + _SEATS
NEAR: Final = SHIELDS_LEFT + _SEATS
"""Slots beside a face-up card of each rank, then of each colour."""
NEAR_COLOUR: Final = NEAR + _RANKS
LYING: Final = NEAR + _RANKS + _COLOURS
"""By tile: three bits for the number of face-up cards of each rank, the lowest rank first."""
STACKS: Final = LYING + _TILES
"""By tile: two bits for the seat of each shield, the first shield first."""
HEIGHTS: Final = STACKS + _TILES
"""By tile: how many shields."""
TABLE: Final = HEIGHTS + _TILES
"""By slot: the card, or -1. Of a face-down card also its seat times 64, and what it cannot be times 256."""
LIST: Final = TABLE + _SLOTS
"""By play, the first one first: the slot times 2, and 1 for a shield."""
STATE_SIZE: Final = LIST + max(setup.players * setup.hand_sizes[-1] for setup in SETUPS.values())
STATE_TYPE: Final = np.int64

# Actions are numbers: a card times 80, a slot times 2, 1 for a shield; from here on face-down plays, then deals.
_BY_CARD: Final = 2 * _SLOTS
FIRST_FACE_DOWN: Final = _CARDS * _BY_CARD
FIRST_DEAL: Final = 2 * FIRST_FACE_DOWN
ACTIONS: Final = FIRST_DEAL + _CARDS

MOST_LEGAL: Final = 2 * _SLOTS * max(max(setup.hand_sizes) for setup in SETUPS.values())
"""No position has more legal actions."""

STANDING: Final = 64
"""A seat's points times this, and its cards, make a standing: it compares as CG 6.5 does."""
STANDING_BITS: Final = 16
"""The standings of all seats are one int, with this many bits for each, the first seat lowest."""

# Parts of an observation: where they start. All are 0 or 1 but those that are called numbers.
_STACK: Final = 7
_SLOT_PARTS: Final = _RANKS + _COLOURS + 1 + _SEATS
_EMPTY: Final = _RANKS + _COLOURS
_OWNER: Final = _EMPTY + 1
SEEN_PLAYERS: Final = 0
SEEN_PLAYS_LEFT: Final = SEEN_PLAYERS + 3
SEEN_MOVER: Final = SEEN_PLAYS_LEFT + 1
SEEN_HAND: Final = SEEN_MOVER + _SEATS
SEEN_HAND_SIZES: Final = SEEN_HAND + _CARDS
SEEN_SHIELDS: Final = SEEN_HAND_SIZES + _SEATS
SEEN_RULED_OUT: Final = SEEN_SHIELDS + _SEATS
SEEN_OWN_FACE_DOWN: Final = SEEN_RULED_OUT + _SEATS * _CARDS
SEEN_TABLE: Final = SEEN_OWN_FACE_DOWN + _CARDS
SEEN_STACKS: Final = SEEN_TABLE + _SLOTS * _SLOT_PARTS
OBSERVATION_SIZE: Final = SEEN_STACKS + _TILES * _STACK * _SEATS
OBSERVATION: Final[Mapping[str, tuple[int, tuple[int, ...]]]] = MappingProxyType(
    {
        "players": (SEEN_PLAYERS, (3,)),  # 2, 3 or 4
        "plays left": (SEEN_PLAYS_LEFT, (1,)),  # a number, of all seats
        "mover": (SEEN_MOVER, (_SEATS,)),
        "hand": (SEEN_HAND, (_CARDS,)),
        "hand sizes": (SEEN_HAND_SIZES, (_SEATS,)),  # numbers
        "shields": (SEEN_SHIELDS, (_SEATS,)),  # numbers
        "ruled out": (SEEN_RULED_OUT, (_SEATS, _CARDS)),  # by seat: cards that it cannot hold
        "own face-down": (SEEN_OWN_FACE_DOWN, (_CARDS,)),
        # By slot: the rank and the colour of a face-up card, empty, whose face-down card.
        "table": (SEEN_TABLE, (_SLOTS, _SLOT_PARTS)),
        "stacks": (SEEN_STACKS, (_TILES, _STACK, _SEATS)),  # by tile and shield: its seat
    }
)
"""By name: where the part starts in an observation, and its shape. Seats are counted from the one that looks."""

# Swaps tried for each unseen card, so that a deal under constraints is well mixed.
_SWAPS: Final = 8
_CARD: Final = 63
_ROW: Final = (1 << _COLOURS) - 1
_DIGIT: Final = 7
_NOWHERE: Final = -1_000_000


@jit
def reset(setup: IntArray, state: IntArray) -> None:
    """Nothing is dealt yet."""
    for index in range(STATE_SIZE):
        state[index] = 0
    state[BAG] = setup[ALL_CARDS]
    state[FREE] = setup[ALL_SLOTS]
    for seat in range(setup[PLAYERS]):
        state[SHIELDS_LEFT + seat] = SHIELDS
    for slot in range(_SLOTS):
        state[TABLE + slot] = -1


@jit_inline
def to_move(setup: IntArray, state: IntArray) -> int:
    """Chance deals, then the seats play in turn (CG 4.4) until the last one has no card left (CG 5.1)."""
    ply = state[PLIES]
    if ply < setup[DEALT]:
        return CHANCE
    seat: int = (ply - setup[DEALT]) % setup[PLAYERS]
    return seat if ply < setup[END] else OVER


@jit_inline
def rank_of(card: int) -> int:
    """From 0: the card divided by 7, without the checks of a division."""
    return card * 37 >> 8


@jit_inline
def fitting_slots(state: IntArray, card: int) -> int:
    """The free slots beside a face-up card of the same rank or colour (CG 4.1)."""
    rank = rank_of(card)
    near = state[NEAR + rank] | state[NEAR_COLOUR + card - rank * _COLOURS]
    fitting: int = near & state[FREE]
    return fitting


@jit
def count_legal(setup: IntArray, state: IntArray) -> int:
    seat = to_move(setup, state)
    if seat == CHANCE:
        return count_bits(state[BAG])
    if seat == OVER:
        return 0
    return count_plays(state, seat)


@jit_inline
def count_plays(state: IntArray, seat: int) -> int:
    """Face up if any card fits, else face down (CG 4.1, 4.2); each with or without a shield (CG 4.3)."""
    places = 0
    hand = state[HANDS + seat]
    while hand:
        places += count_bits(fitting_slots(state, lowest_bit(hand)))
        hand &= hand - 1
    if not places:
        places = count_bits(state[HANDS + seat]) * count_bits(state[FREE])
    return places * 2 if state[SHIELDS_LEFT + seat] else places


@jit
def nth_legal(setup: IntArray, state: IntArray, number: int) -> int:
    """By card, then slot, then without a shield before with one."""
    seat = to_move(setup, state)
    if seat == CHANCE:
        return FIRST_DEAL + nth_bit(state[BAG], number)
    return nth_play(state, seat, number)


@jit_inline
def nth_play(state: IntArray, seat: int, number: int) -> int:
    shield = 0
    if state[SHIELDS_LEFT + seat]:
        shield = number & 1
        number >>= 1
    hand = state[HANDS + seat]
    while hand:
        card = lowest_bit(hand)
        slots = fitting_slots(state, card)
        count = count_bits(slots)
        if number < count:
            return card * _BY_CARD + nth_bit(slots, number) * 2 + shield
        number -= count
        hand &= hand - 1
    # No card fits (CG 4.2).
    free = state[FREE]
    count = count_bits(free)
    card = nth_bit(state[HANDS + seat], number // count)
    return FIRST_FACE_DOWN + card * _BY_CARD + nth_bit(free, number % count) * 2 + shield


@jit
def nth_weight(setup: IntArray, state: IntArray, number: int) -> int:  # noqa: ARG001 (as in all kernels)
    """Every card left in the bag is as likely as any other."""
    return 1


@jit
def list_legal(setup: IntArray, state: IntArray, actions: NDArray[np.signedinteger]) -> int:
    """Write all legal actions to the front of an array; returns how many there are."""
    count = count_legal(setup, state)
    for number in range(count):
        actions[number] = nth_legal(setup, state, number)
    return count


@jit
def mark_legal(setup: IntArray, state: IntArray, mask: NDArray[np.integer]) -> None:
    """1 for each legal action, else 0."""
    for action in range(ACTIONS):
        mask[action] = 0
    for number in range(count_legal(setup, state)):
        mask[nth_legal(setup, state, number)] = 1


@jit_inline
def apply(setup: IntArray, state: IntArray, action: int) -> None:
    if action >= FIRST_DEAL:
        deal(setup, state, action - FIRST_DEAL)
        return
    seat = to_move(setup, state)
    down = action >= FIRST_FACE_DOWN
    if down:
        action -= FIRST_FACE_DOWN
    card = action // _BY_CARD
    slot = (action - card * _BY_CARD) >> 1
    if down:
        lay_face_down(setup, state, seat, card, slot)
    else:
        lay_face_up(setup, state, card, slot)
    state[HANDS + seat] ^= 1 << card
    if action & 1:
        place_shield(setup, state, seat, slot)
    state[LIST + state[LISTED]] = slot * 2 + (action & 1)
    state[LISTED] += 1
    state[PLIES] += 1


@jit_inline
def deal(setup: IntArray, state: IntArray, card: int) -> None:
    """The start cards first, then the hands, one after the other (CG 3.2)."""
    ply = state[PLIES]
    if ply < setup[STARTS]:
        lay_face_up(setup, state, card, setup[START_SLOTS + ply])
    else:
        state[HANDS + setup[RECEIVERS + ply - setup[STARTS]]] |= 1 << card
    state[BAG] ^= 1 << card
    state[PLIES] = ply + 1


@jit_inline
def lay_face_up(setup: IntArray, state: IntArray, card: int, slot: int) -> None:
    rank = rank_of(card)
    state[FREE] ^= 1 << slot
    state[NEAR + rank] |= setup[ADJACENT + slot]
    state[NEAR_COLOUR + card - rank * _COLOURS] |= setup[ADJACENT + slot]
    state[LYING + setup[TILE + slot]] += 1 << 3 * rank
    state[TABLE + slot] = card


@jit
def lay_face_down(setup: IntArray, state: IntArray, seat: int, card: int, slot: int) -> None:
    """The card only blocks its slot; all players now know that no card of the hand fitted (CG 4.2)."""
    ruled_out = state[RULED_OUT + seat]
    cards = setup[ALL_CARDS]
    while cards:
        if fitting_slots(state, lowest_bit(cards)):
            ruled_out |= cards & -cards
        cards &= cards - 1
    state[RULED_OUT + seat] = ruled_out
    state[FREE] ^= 1 << slot
    state[DOWN] |= 1 << slot
    state[TABLE + slot] = face_down_card(card, seat, ruled_out)


@jit
def face_down_card(card: int, seat: int, ruled_out: int) -> int:
    """How a face-down card stands on the table."""
    return card | seat << 6 | ruled_out << 8


@jit_inline
def place_shield(setup: IntArray, state: IntArray, seat: int, slot: int) -> None:
    """On top of the stack of the tile (CG 4.3)."""
    tile = setup[TILE + slot]
    state[STACKS + tile] |= seat << 2 * state[HEIGHTS + tile]
    state[HEIGHTS + tile] += 1
    state[SHIELDS_LEFT + seat] -= 1


@jit_inline
def tile_standings(lying: int, stack: int, height: int) -> int:
    """What the shields take, the first one first: each all cards of the lowest rank still there (CG 6.2, 6.3)."""
    standings = 0
    turn = 0
    for rank in range(_RANKS):
        cards = lying >> 3 * rank & _DIGIT
        value = (rank + LOWEST_RANK) * STANDING + 1
        taken = cards * value if turn < height else 0
        standings += taken << STANDING_BITS * (stack >> 2 * turn & 3)
        turn += 1 if cards else 0
    return standings


@jit_inline
def find_standings(setup: IntArray, state: IntArray) -> int:
    """Of all seats, over all tiles, if the game ended now (CG 6.4)."""
    standings = 0
    for tile in range(setup[TILES]):
        standings += tile_standings(
            state[LYING + tile], state[STACKS + tile], state[HEIGHTS + tile]
        )
    return standings


@jit_inline
def standing_of(standings: int, seat: int) -> int:
    return standings >> STANDING_BITS * seat & (1 << STANDING_BITS) - 1


@jit
def score(setup: IntArray, state: IntArray, scores: NDArray[np.integer]) -> None:
    standings = find_standings(setup, state)
    for seat in range(setup[PLAYERS]):
        scores[seat] = standing_of(standings, seat) // STANDING


@jit
def find_winners(setup: IntArray, state: IntArray) -> int:
    return best_seats(find_standings(setup, state), setup[PLAYERS])


@jit_inline
def best_seats(standings: int, players: int) -> int:
    """The most points, then the most cards; equal ones share the win (CG 6.5)."""
    best = 0
    winners = 0
    for seat in range(players):
        standing = standing_of(standings, seat)
        if standing > best or not winners:
            best = standing
            winners = 1 << seat
        elif standing == best:
            winners |= 1 << seat
    return winners


@jit
def play_random(setup: IntArray, state: IntArray, rng: RngArray) -> int:
    moves = 0
    while state[PLIES] < setup[DEALT]:
        deal(setup, state, nth_bit(state[BAG], randrange(rng, count_bits(state[BAG]))))
    seat = to_move(setup, state)
    while state[PLIES] < setup[END]:
        number = randrange(rng, count_plays(state, seat))
        apply(setup, state, nth_play(state, seat, number))
        moves += 1
        seat += 1
        if seat == setup[PLAYERS]:
            seat = 0
    return moves


@jit
def play_informed(setup: IntArray, state: IntArray, rng: RngArray, noise: int, shield: int) -> int:
    """To the end, with a preference for what brings most immediately.

    The noise, at least 1, is by how much a play is misjudged; the shield is what one is kept for early in the game.
    Both are differences of standings: 64 is a point.
    """
    moves = 0
    while state[PLIES] < setup[DEALT]:
        deal(setup, state, nth_bit(state[BAG], randrange(rng, count_bits(state[BAG]))))
    while state[PLIES] < setup[END]:
        apply(setup, state, choose_informed(setup, state, rng, noise, shield))
        moves += 1
    return moves


@jit
def choose_informed(
    setup: IntArray, state: IntArray, rng: RngArray, noise: int, shield: int
) -> int:
    """The play that seems best to the seat; the last play of each seat is judged rightly."""
    seat = to_move(setup, state)
    if setup[END] - state[PLIES] <= setup[PLAYERS]:
        noise = 1
    price = shield_price(setup, state, seat, shield)
    best, best_card, best_slots, best_shield = _NOWHERE, 0, 0, 0
    hand = state[HANDS + seat]
    for rank in range(_RANKS):
        row = hand >> rank * _COLOURS & _ROW
        if row:
            for tile in range(setup[TILES]):
                free = state[FREE] & setup[TILE_SLOTS + tile]
                if free:
                    # Cards of one rank bring the same on a tile.
                    gain = face_up_gain(setup, state, seat, rank, tile, 0)
                    with_shield = 0
                    if state[SHIELDS_LEFT + seat]:
                        more = face_up_gain(setup, state, seat, rank, tile, 1) - price
                        if more > gain:
                            gain = more
                            with_shield = 1
                    colours = row
                    while colours:
                        card = rank * _COLOURS + lowest_bit(colours)
                        slots = free & fitting_slots(state, card)
                        if slots:
                            value = gain + randrange(rng, noise)
                            if value > best:
                                best, best_card, best_slots = value, card, slots
                                best_shield = with_shield
                        colours &= colours - 1
    if not best_slots:
        return nth_play(state, seat, randrange(rng, count_plays(state, seat)))
    slot = nth_bit(best_slots, randrange(rng, count_bits(best_slots)))
    return best_card * _BY_CARD + slot * 2 + best_shield


@jit
def shield_price(setup: IntArray, state: IntArray, seat: int, shield: int) -> int:
    """What a shield is kept for: nothing when there are as many as turns."""
    shields = state[SHIELDS_LEFT + seat]
    turns = (setup[END] - state[PLIES] + setup[PLAYERS] - 1) // setup[PLAYERS]
    return shield * (turns - shields) // turns if shields < turns else 0


@jit
def face_up_gain(
    setup: IntArray, state: IntArray, seat: int, rank: int, tile: int, shield: int
) -> int:
    """What a face-up card of this rank, from 0, adds to the seat's lead if the game ended after it."""
    lying, stack, height = state[LYING + tile], state[STACKS + tile], state[HEIGHTS + tile]
    before = tile_standings(lying, stack, height)
    if shield:
        stack |= seat << 2 * height
        height += 1
    after = tile_standings(lying + (1 << 3 * rank), stack, height)
    return average_lead(after, seat, setup[PLAYERS]) - average_lead(before, seat, setup[PLAYERS])


@jit_inline
def average_lead(standings: int, seat: int, players: int) -> int:
    """How far the seat is ahead of the others, on average."""
    mine = standing_of(standings, seat)
    others = -mine
    for other in range(players):
        others += standing_of(standings, other)
    return mine - others // (players - 1)


@jit
def determinise(setup: IntArray, state: IntArray, seat: int, rng: RngArray) -> None:
    """Deal the cards that the seat has not seen once more, so that its view stays the same.

    Every such deal can come up. They are equally likely; after a face-down play of another seat nearly so, because
    cards are then exchanged many times instead, wherever both may lie (CG 4.2).
    """
    if state[PLIES] >= setup[END]:
        return  # nothing is secret any more (CG 5.2)
    unseen = unseen_cards(setup, state, seat)
    if is_constrained(setup, state, seat, unseen):
        count = count_bits(unseen)
        for _ in range(_SWAPS * count):
            one = nth_bit(unseen, randrange(rng, count))
            other = nth_bit(unseen, randrange(rng, count))
            exchange(setup, state, one, other)
    else:
        deal_unseen(setup, state, seat, unseen, rng)


@jit
def unseen_cards(setup: IntArray, state: IntArray, seat: int) -> int:
    """In the bag, in other hands, and face down from other hands."""
    unseen: int = state[BAG]
    for other in range(setup[PLAYERS]):
        if other != seat:
            unseen |= state[HANDS + other]
    down = state[DOWN]
    while down:
        placed = state[TABLE + lowest_bit(down)]
        if owner_of(placed) != seat:
            unseen |= 1 << (placed & _CARD)
        down &= down - 1
    return unseen


@jit
def owner_of(placed: int) -> int:
    """The seat that played a face-down card."""
    return placed >> 6 & 3


@jit
def is_constrained(setup: IntArray, state: IntArray, seat: int, unseen: int) -> bool:
    """Whether another seat cannot hold all of these cards. If it can, its face-down cards can be any of them too."""
    for other in range(setup[PLAYERS]):
        if other != seat and state[RULED_OUT + other] & unseen:
            return True
    return False


@jit
def deal_unseen(setup: IntArray, state: IntArray, seat: int, unseen: int, rng: RngArray) -> None:
    """To the face-down cards of other seats, to their hands, and the rest to the bag."""
    left = count_bits(unseen)
    down = state[DOWN]
    while down:
        place = TABLE + lowest_bit(down)
        if owner_of(state[place]) != seat:
            card = nth_bit(unseen, randrange(rng, left))
            state[place] = state[place] & ~_CARD | card
            unseen ^= 1 << card
            left -= 1
        down &= down - 1
    for other in range(setup[PLAYERS]):
        if other != seat:
            hand = 0
            for _ in range(count_bits(state[HANDS + other])):
                bit = 1 << nth_bit(unseen, randrange(rng, left))
                hand |= bit
                unseen ^= bit
                left -= 1
            state[HANDS + other] = hand
    state[BAG] = unseen


@jit
def exchange(setup: IntArray, state: IntArray, one: int, other: int) -> None:
    """Two cards change places, if both may lie in the other's."""
    place, other_place = find_place(setup, state, one), find_place(setup, state, other)
    if place == other_place:
        return
    if not (ruled_out_at(state, place) >> other & 1 or ruled_out_at(state, other_place) >> one & 1):
        replace(state, place, one, other)
        replace(state, other_place, other, one)


@jit
def find_place(setup: IntArray, state: IntArray, card: int) -> int:
    """Where a card is that no player sees: the bag, a hand or a slot of the table, as an offset of the state."""
    for seat in range(setup[PLAYERS]):
        if state[HANDS + seat] >> card & 1:
            return HANDS + seat
    down = state[DOWN]
    while down:
        slot = lowest_bit(down)
        if state[TABLE + slot] & _CARD == card:
            return TABLE + slot
        down &= down - 1
    return BAG


@jit
def ruled_out_at(state: IntArray, place: int) -> int:
    """Cards that cannot be there, as all players know."""
    ruled_out: int = 0
    if place >= TABLE:
        ruled_out = state[place] >> 8
    elif place >= HANDS:
        ruled_out = state[RULED_OUT + place - HANDS]
    return ruled_out


@jit
def replace(state: IntArray, place: int, card: int, other: int) -> None:
    if place >= TABLE:
        state[place] = state[place] & ~_CARD | other
    else:
        state[place] ^= 1 << card
        state[place] |= 1 << other


@jit
def observe(
    setup: IntArray, state: IntArray, seat: int, observation: NDArray[np.signedinteger]
) -> None:
    """What the seat may know, in the parts of `OBSERVATION`; seats are counted from this one."""
    players = setup[PLAYERS]
    for index in range(OBSERVATION_SIZE):
        observation[index] = 0
    observation[SEEN_PLAYERS + players - 2] = 1
    observation[SEEN_PLAYS_LEFT] = setup[END] - max(state[PLIES], setup[DEALT])
    mover = to_move(setup, state)
    if mover >= 0:
        observation[SEEN_MOVER + (mover - seat) % players] = 1
    for card in range(_CARDS):
        observation[SEEN_HAND + card] = state[HANDS + seat] >> card & 1
    for away in range(players):
        other = (seat + away) % players
        observation[SEEN_HAND_SIZES + away] = count_bits(state[HANDS + other])
        observation[SEEN_SHIELDS + away] = state[SHIELDS_LEFT + other]
        for card in range(_CARDS):
            observation[SEEN_RULED_OUT + away * _CARDS + card] = (
                state[RULED_OUT + other] >> card & 1
            )
    for slot in range(_SLOTS):
        if setup[ALL_SLOTS] >> slot & 1:
            observe_slot(setup, state, seat, slot, observation)
    for tile in range(setup[TILES]):
        for turn in range(state[HEIGHTS + tile]):
            owner = state[STACKS + tile] >> 2 * turn & 3
            index = (tile * _STACK + turn) * _SEATS + (owner - seat) % players
            observation[SEEN_STACKS + index] = 1


@jit
def observe_slot(
    setup: IntArray,
    state: IntArray,
    seat: int,
    slot: int,
    observation: NDArray[np.signedinteger],
) -> None:
    placed = state[TABLE + slot]
    here = SEEN_TABLE + slot * _SLOT_PARTS
    if placed < 0:
        observation[here + _EMPTY] = 1
    elif state[DOWN] >> slot & 1:
        owner = owner_of(placed)
        observation[here + _OWNER + (owner - seat) % setup[PLAYERS]] = 1
        if owner == seat:
            observation[SEEN_OWN_FACE_DOWN + (placed & _CARD)] = 1
    else:
        rank = rank_of(placed)
        observation[here + rank] = 1
        observation[here + _RANKS + placed - rank * _COLOURS] = 1


@jit
def play_random_games(
    setup: IntArray,
    state: IntArray,
    rng: RngArray,
    seed: np.uint64,
    first: int,
    stop: int,
    step: int,
    wins: IntArray,
    totals: IntArray,
) -> int:
    players = setup[PLAYERS]
    moves = 0
    for game in range(first, stop, step):
        seed_rng(rng, seed, game)
        reset(setup, state)
        moves += play_random(setup, state, rng)
        standings = find_standings(setup, state)
        winners = best_seats(standings, players)
        for seat in range(players):
            wins[seat] += winners >> seat & 1
            totals[seat] += standing_of(standings, seat) // STANDING
    return moves


def make_setup(players: int) -> IntArray:
    rules = SETUPS[players]
    setup = np.zeros(SETUP_SIZE, np.int64)
    setup[PLAYERS] = players
    setup[TILES] = rules.tiles
    setup[ALL_CARDS] = rules.cards
    setup[ALL_SLOTS] = rules.slots
    setup[STARTS] = len(rules.start_slots)
    setup[DEALT] = rules.turns.index(0)
    setup[END] = len(rules.turns) - 1
    for part, values in (
        (START_SLOTS, rules.start_slots),
        (RECEIVERS, rules.receivers),
        (ADJACENT, rules.adjacent),
        (TILE, [tile - 1 for tile in TILE_OF]),
        (TILE_SLOTS, TILE_MASKS),
    ):
        setup[part : part + len(values)] = values
    return setup


def from_state(position: State) -> IntArray:
    """The same position as an array."""
    state = np.zeros(STATE_SIZE, STATE_TYPE)
    state[PLIES] = position.plies
    state[BAG] = position.bag
    state[FREE] = position.free
    state[LISTED] = len(position.plays)
    for part, values in (
        (HANDS, position.hands),
        (RULED_OUT, position.ruled_out),
        (SHIELDS_LEFT, position.shields),
        (NEAR, position.near),
        (LIST, list(position.plays)),
        (TABLE, [card if card < _CARDS else -1 for card in position.table]),
        (HEIGHTS, [len(stack) for stack in position.stacks]),
    ):
        state[part : part + len(values)] = values
    for tile, stack in enumerate(position.stacks):
        state[STACKS + tile] = sum(owner << 2 * turn for turn, owner in enumerate(stack))
    for slot, card in enumerate(position.table):
        if card < _CARDS:
            state[LYING + TILE_OF[slot] - 1] += 1 << 3 * (RANKS[card] - LOWEST_RANK)
    for down in position.face_down:
        state[DOWN] |= 1 << down.slot
        state[TABLE + down.slot] = face_down_card(down.card, down.seat, down.ruled_out)
    return state


def to_state(setup: IntArray, state: IntArray) -> State:
    """The position of an array; `from_state` gives the same array again."""
    players, tiles, values = int(setup[PLAYERS]), int(setup[TILES]), state.tolist()
    down: int = values[DOWN]
    face_down = []
    table = bytearray(EMPTY if placed < 0 else placed & _CARD for placed in values[TABLE:LIST])
    for index in indices(down):
        placed = values[TABLE + index]
        table[index] = FACE_DOWN
        card, seat = Card(placed & _CARD), placed >> 6 & 3
        face_down.append(FaceDownCard(Slot(index), seat, card, placed >> 8))
    return State(
        players=players,
        plies=values[PLIES],
        bag=values[BAG],
        hands=tuple(values[HANDS : HANDS + players]),
        free=values[FREE],
        near=tuple(values[NEAR:LYING]),
        table=bytes(table),
        stacks=tuple(
            tuple(values[STACKS + tile] >> 2 * turn & 3 for turn in range(values[HEIGHTS + tile]))
            for tile in range(tiles)
        ),
        shields=tuple(values[SHIELDS_LEFT : SHIELDS_LEFT + players]),
        face_down=tuple(face_down),
        ruled_out=tuple(values[RULED_OUT : RULED_OUT + players]),
        plays=bytes(values[LIST : LIST + values[LISTED]]),
    )


def from_view(view: View, rng: Rng) -> IntArray:
    """A position with this view, the unseen cards dealt at random; `determinise` gives further ones."""
    return from_state(determinise_view(view, rng))


def number_action(action: Action) -> int:
    """The number of an action; raises `ValueError` for one that is seen only, such as ``deal ?``."""
    match action:
        case Play(card, slot, shield):
            return card * _BY_CARD + slot * 2 + shield
        case PlayFaceDown(card, slot, shield):
            return FIRST_FACE_DOWN + card * _BY_CARD + slot * 2 + shield
        case Deal(card):
            return FIRST_DEAL + card
        case _:
            raise ValueError(f"action: cannot be played, so that it has no number: {action!r}")


def name_action(number: int) -> Action:
    """The action with this number; raises `ValueError` if there is none."""
    if not 0 <= number < ACTIONS:
        raise ValueError(f"number must be from 0 to {ACTIONS - 1}, not {number!r}")
    if number >= FIRST_DEAL:
        return DEALS[number - FIRST_DEAL]
    plays = PLAYS if number < FIRST_FACE_DOWN else PLAYS_FACE_DOWN
    card, play = divmod(number % FIRST_FACE_DOWN, _BY_CARD)
    return plays[card][play >> 1][play & 1]
