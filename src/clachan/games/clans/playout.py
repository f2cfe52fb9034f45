"""Random games without lists and without states in between, for search and statistics.

A `Board` is changed in place and names an action by its number in `legal_actions`. It is proven
equal to the rules in lockstep; where speed does not matter, use the contract.
"""

from clachan.core import CHANCE, Rng
from clachan.games.clans.components import (
    BITS,
    NEAR_COLOUR,
    NEAR_RANK,
    TILE_OF,
    Card,
    CardMask,
    Slot,
    SlotMask,
)
from clachan.games.clans.setup import SETUPS
from clachan.games.clans.state import FACE_DOWN, FaceDownCard, State


def playout(state: State, rng: Rng) -> State:
    """The end of a random game from here, each action drawn with one ``randrange``."""
    board = Board(state)
    count = board.count()
    while count:
        board.take(rng.randrange(count))
        count = board.count()
    return board.state()


def nth_bit(mask: int, number: int) -> int:
    """The index of the set bit with this number, from 0, counting from the lowest.

    >>> nth_bit(0b10110, 2)
    4
    """
    for _ in range(number):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


class Board:
    """A position that changes."""

    def __init__(self, state: State) -> None:
        self.setup = SETUPS[state.players]
        self.plies = state.plies
        self.bag: CardMask = state.bag
        self.hands = list(state.hands)
        self.free: SlotMask = state.free
        self.near = list(state.near)
        self.table = bytearray(state.table)
        self.stacks = [list(stack) for stack in state.stacks]
        self.shields = list(state.shields)
        self.face_down = list(state.face_down)
        self.ruled_out = list(state.ruled_out)
        self.plays = bytearray(state.plays)

    def count(self) -> int:
        """How many legal actions there are; 0 when the game is over."""
        seat = self.setup.turns[self.plies]
        if seat is None:
            return 0
        if seat == CHANCE:
            return self.bag.bit_count()
        slots = 0
        hand = self.hands[seat]
        while hand:
            bit = hand & -hand
            hand ^= bit
            slots += self._fitting(bit.bit_length() - 1).bit_count()
        if not slots:
            slots = self.hands[seat].bit_count() * self.free.bit_count()
        return slots * 2 if self.shields[seat] else slots

    def take(self, number: int) -> None:
        """Do the legal action with this number."""
        seat = self.setup.turns[self.plies]
        if seat is None:
            raise ValueError("number: the game is over")
        if seat == CHANCE:
            self._deal(nth_bit(self.bag, number))
        else:
            self._play(seat, number)
        self.plies += 1

    def state(self) -> State:
        return State(
            players=self.setup.players,
            plies=self.plies,
            bag=self.bag,
            hands=tuple(self.hands),
            free=self.free,
            near=tuple(self.near),
            table=bytes(self.table),
            stacks=tuple([tuple(stack) for stack in self.stacks]),
            shields=tuple(self.shields),
            face_down=tuple(sorted(self.face_down)),
            ruled_out=tuple(self.ruled_out),
            plays=bytes(self.plays),
        )

    def _fitting(self, card: int) -> SlotMask:
        """`refusals.fitting_slots` for a board; the lockstep test binds them."""
        return self.free & (self.near[NEAR_RANK[card]] | self.near[NEAR_COLOUR[card]])

    def _deal(self, card: int) -> None:
        self.bag ^= BITS[card]
        starts = self.setup.start_slots
        if self.plies < len(starts):
            self._lay(card, starts[self.plies])
        else:
            self.hands[self.setup.receivers[self.plies - len(starts)]] |= BITS[card]

    def _play(self, seat: int, number: int) -> None:
        shield = False
        if self.shields[seat]:
            shield = number % 2 == 1
            number //= 2
        card, slot = self._lay_face_up(seat, number) or self._lay_face_down(seat, number)
        self.hands[seat] ^= BITS[card]
        self.plays.append(slot * 2 + shield)
        if shield:
            self.shields[seat] -= 1
            self.stacks[TILE_OF[slot] - 1].append(seat)

    def _lay_face_up(self, seat: int, number: int) -> tuple[int, int] | None:
        hand = self.hands[seat]
        while hand:
            bit = hand & -hand
            hand ^= bit
            card = bit.bit_length() - 1
            fitting = self._fitting(card)
            count = fitting.bit_count()
            if number < count:
                slot = nth_bit(fitting, number)
                self._lay(card, slot)
                return card, slot
            number -= count
        return None

    def _lay(self, card: int, slot: int) -> None:
        adjacent = self.setup.adjacent[slot]
        self.free ^= BITS[slot]
        self.near[NEAR_RANK[card]] |= adjacent
        self.near[NEAR_COLOUR[card]] |= adjacent
        self.table[slot] = card

    def _lay_face_down(self, seat: int, number: int) -> tuple[int, int]:
        places = self.free.bit_count()
        card = nth_bit(self.hands[seat], number // places)
        slot = nth_bit(self.free, number % places)
        self.ruled_out[seat] |= self._fitting_cards()
        self.face_down.append(FaceDownCard(Slot(slot), seat, Card(card), self.ruled_out[seat]))
        self.free ^= BITS[slot]
        self.table[slot] = FACE_DOWN
        return card, slot

    def _fitting_cards(self) -> CardMask:
        cards = range(self.setup.cards.bit_length())
        return sum([BITS[card] for card in cards if self._fitting(card)])
