"""A position: nothing but ints, bytes and tuples, so that a step is cheap."""

from typing import Final, NamedTuple

from clachan.core import Seat
from clachan.games.clans.components import Card, CardMask, Slot, SlotMask, cards_in

EMPTY: Final = 255
FACE_DOWN: Final = 254


class FaceDownCard(NamedTuple):
    """A card that blocks its slot (CG 4.2)."""

    slot: Slot
    seat: Seat
    card: Card
    ruled_out: CardMask
    """Cards that it cannot be, as all players know: those that fitted when it was played."""


class State(NamedTuple):
    """Fields that are read often are masks; `hand_of` and `card_at` decode them."""

    players: int
    plies: int
    """How many actions were made, including deals; it determines whose turn it is."""
    bag: CardMask
    hands: tuple[CardMask, ...]
    free: SlotMask
    near: tuple[SlotMask, ...]
    """Slots beside a face-up card of each rank 3 to 8, then of each colour."""
    table: bytes
    """By slot: the card lying face up, EMPTY or FACE_DOWN."""
    stacks: tuple[tuple[Seat, ...], ...]
    """By tile: whose shields, the first one first."""
    shields: tuple[int, ...]
    """By seat: how many are left."""
    face_down: tuple[FaceDownCard, ...]
    """In the order of the slots."""
    ruled_out: tuple[CardMask, ...]
    """By seat: cards that it cannot hold, as its face-down plays show to all players."""
    plays: bytes
    """A byte for each play, the first one first: the slot times 2, and 1 for a shield."""


def hand_of(state: State, seat: Seat) -> tuple[Card, ...]:
    return cards_in(state.hands[seat])


def card_at(state: State, slot: Slot) -> Card | None:
    """The card lying face up there, if any."""
    value = state.table[slot]
    return Card(value) if value < FACE_DOWN else None
