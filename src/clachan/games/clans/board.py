"""A position for search: changed in place, its moves small ints that can be taken back.

It holds only what the rest of a game depends on. Tests play it in lockstep with the rules; where
speed does not matter, use the contract.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from clachan.core import Seat
from clachan.games.clans.components import (
    BITS,
    LOWEST_RANK,
    NEAR_COLOUR,
    NEAR_RANK,
    TILE_OF,
    SlotMask,
)
from clachan.games.clans.scoring import ranks_by_tile
from clachan.games.clans.setup import SETUPS
from clachan.games.clans.state import State

Move: TypeAlias = int
"""The card times 128, the slot times 2, 1 for a shield; and `DOWN` for a face-down card."""
CARD_SHIFT: Final = 7
CARD_BITS: Final = 63
SLOT_BITS: Final = 63
DOWN: Final = 8192
STANDING: Final = 64
"""A seat's points times this, and its cards, make one int: it compares as CG 6.5 does."""

# A tile is an int too: three bits for the cards of each rank, the lowest rank first, then three
# for the seat after each shield, the newest shield first. Shields beyond the number of ranks that
# are played with can never take anything and are left out.
_UNITS: Final = (1, 8, 64, 512, 4096, 32768)
_DIGIT: Final = 7

# What each seat takes from a tile, by number of players and tile; forgotten when there are many.
_takes: Final[dict[int, dict[int, tuple[int, ...]]]] = {players: {} for players in SETUPS}
MOST_TAKES: Final = 50_000


class Board:
    """The part of a position that matters for what is still to come, after the deal."""

    def __init__(self, state: State) -> None:
        setup = SETUPS[state.players]
        ranks = setup.highest_rank - LOWEST_RANK + 1
        self.players = state.players
        self.seat = (state.plies - setup.turns.index(0)) % state.players
        # Plays left; a table laid out for a test may have fewer cards than turns.
        self.left = min(
            len(setup.turns) - 1 - state.plies,
            *[
                (seat - self.seat) % state.players + hand.bit_count() * state.players
                for seat, hand in enumerate(state.hands)
            ],
        )
        self.free: SlotMask = state.free
        self.hands = list(state.hands)
        self.near = list(state.near)
        self.shields = list(state.shields)
        self.adjacent = setup.adjacent
        self.stack_shift = 3 * ranks
        self.full_stack = _UNITS[ranks - 1]
        self.takes = _takes[state.players]
        self.tiles = [
            _tile(tile, stack[:ranks], self.stack_shift)
            for tile, stack in zip(ranks_by_tile(state), state.stacks, strict=True)
        ]
        self.trail: list[int] = []

    def become(self, other: "Board") -> None:
        """The same position as the other board's, with as many players; nothing to take back."""
        self.seat = other.seat
        self.left = other.left
        self.free = other.free
        self.hands = other.hands.copy()
        self.near = other.near.copy()
        self.shields = other.shields.copy()
        self.tiles = other.tiles.copy()
        self.trail = []

    def moves(self) -> list[Move]:
        """In the order of `legal_actions`; empty when the game is over."""
        if not self.left:
            return []
        found: list[Move] = []
        free, near, hand = self.free, self.near, self.hands[self.seat]
        shield = self.shields[self.seat] > 0
        while hand:
            bit = hand & -hand
            hand ^= bit
            card = bit.bit_length() - 1
            fitting = free & (near[NEAR_RANK[card]] | near[NEAR_COLOUR[card]])
            if fitting:
                _add_moves(found, card << CARD_SHIFT, fitting, shield)
        return found or self._moves_face_down(shield)

    def _moves_face_down(self, shield: bool) -> list[Move]:
        found: list[Move] = []
        hand = self.hands[self.seat]
        while hand:
            bit = hand & -hand
            hand ^= bit
            _add_moves(found, (bit.bit_length() - 1 << CARD_SHIFT) + DOWN, self.free, shield)
        return found

    def play(self, move: Move) -> None:
        card, slot = move >> CARD_SHIFT & CARD_BITS, move >> 1 & SLOT_BITS
        seat, tile, trail = self.seat, TILE_OF[slot] - 1, self.trail
        code = self.tiles[tile]
        trail.append(code)
        self.free ^= BITS[slot]
        self.hands[seat] ^= BITS[card]
        if move < DOWN:
            near, rank, colour = self.near, NEAR_RANK[card], NEAR_COLOUR[card]
            trail.append(near[rank])
            trail.append(near[colour])
            near[rank] |= self.adjacent[slot]
            near[colour] |= self.adjacent[slot]
        if move & 1:
            self.shields[seat] -= 1
        self.tiles[tile] = self.tile_after(move)
        self.left -= 1
        seat += 1
        self.seat = seat if seat < self.players else 0

    def undo(self, move: Move) -> None:
        """Take back the newest move, which must be this one."""
        card, slot = move >> CARD_SHIFT & CARD_BITS, move >> 1 & SLOT_BITS
        seat = (self.seat or self.players) - 1
        self.seat = seat
        self.left += 1
        if move & 1:
            self.shields[seat] += 1
        if move < DOWN:
            self.near[NEAR_COLOUR[card]] = self.trail.pop()
            self.near[NEAR_RANK[card]] = self.trail.pop()
        self.hands[seat] ^= BITS[card]
        self.free ^= BITS[slot]
        self.tiles[TILE_OF[slot] - 1] = self.trail.pop()

    def tile_after(self, move: Move) -> int:
        """The tile that the move of the seat to play goes to, after it."""
        code = self.tiles[TILE_OF[move >> 1 & SLOT_BITS] - 1]
        if move < DOWN:
            code += _UNITS[NEAR_RANK[move >> CARD_SHIFT]]
        if move & 1:
            stack = code >> self.stack_shift
            if stack < self.full_stack:
                code += (stack * _DIGIT + self.seat + 1) << self.stack_shift
        return code

    def tile_standings(self, code: int) -> tuple[int, ...]:
        """By seat: what its shields take from such a tile, as a standing (CG 6.2)."""
        known = self.takes.get(code)
        if known is None:
            if len(self.takes) >= MOST_TAKES:
                self.takes.clear()
            known = self.takes[code] = _tile_standings(code, self.stack_shift, self.players)
        return known

    def standings(self) -> list[int]:
        """By seat, if the game ended now."""
        totals = [0] * self.players
        for code in self.tiles:
            for seat, standing in enumerate(self.tile_standings(code)):
                totals[seat] += standing
        return totals


def _add_moves(found: list[Move], start: Move, slots: SlotMask, shield: bool) -> None:
    while slots:
        bit = slots & -slots
        slots ^= bit
        move = start + (bit.bit_length() - 1) * 2
        found.append(move)
        if shield:
            found.append(move + 1)


def _tile(ranks: Sequence[int], stack: Sequence[Seat], stack_shift: int) -> int:
    code = 0
    for seat in stack:
        code = code * (_DIGIT + 1) + seat + 1
    code <<= stack_shift
    return code + sum([_UNITS[rank - LOWEST_RANK] for rank in ranks])


def _tile_standings(code: int, stack_shift: int, players: int) -> tuple[int, ...]:
    stack, standings = code >> stack_shift, [0] * players
    seats: list[int] = []
    while stack:
        seats.append((stack & _DIGIT) - 1)
        stack >>= 3
    for rank in range(LOWEST_RANK, LOWEST_RANK + stack_shift // 3):
        cards = code & _DIGIT
        code >>= 3
        if cards and seats:
            standings[seats.pop()] += cards * (rank * STANDING + 1)
    return tuple(standings)
