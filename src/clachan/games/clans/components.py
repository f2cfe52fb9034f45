"""Cards and slots: numbers inside, names outside.

Both are small ints so that a hand, or all free slots, is one bit mask. Slots are numbered once for
every table size; a table of fewer tiles uses the first of them (CG 2.3).
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NewType, TypeAlias

from clachan.core import Args

Card = NewType("Card", int)
Slot = NewType("Slot", int)
CardMask: TypeAlias = int
SlotMask: TypeAlias = int

SHIELDS: Final = 5  # each player has, CG 1.3

LOWEST_RANK: Final = 3
HIGHEST_RANK: Final = 8
COLOURS: Final = "ROYGBVK"  # CG 1.2

# A card is numbered by rank, then colour: a game with fewer ranks uses the first cards (CG 3).
CARD_NAMES: Final = tuple(
    f"{rank}{colour}" for rank in range(LOWEST_RANK, HIGHEST_RANK + 1) for colour in COLOURS
)
RANKS: Final = tuple(int(name[0]) for name in CARD_NAMES)
# Where a card's rank and its colour stand in `State.near`.
NEAR_RANK: Final = tuple(rank - LOWEST_RANK for rank in RANKS)
NEAR_COLOUR: Final = tuple(
    HIGHEST_RANK - LOWEST_RANK + 1 + COLOURS.index(name[1]) for name in CARD_NAMES
)

TILE_SLOTS: Final = (
    "1W 1N1 1N2 1N3 1S1 1S2 1S3",
    "   2N1 2N2 2N3 2S1 2S2 2S3",
    "   3N1 3N2 3N3 3S1 3S2 3S3",
    "   4N1 4N2 4N3 4S1 4S2 4S3 4E",
    "   5N1 5N2 5N3 5S1 5S2 5S3 5E",
    "   6N1 6N2 6N3 6S1 6S2 6S3 6E",
)
SLOT_NAMES: Final = tuple(" ".join(TILE_SLOTS).split())
TILE_OF: Final = tuple(int(name[0]) for name in SLOT_NAMES)

# Looked up rather than shifted: quicker, and safe to compile.
BITS: Final = tuple(1 << index for index in range(max(len(CARD_NAMES), len(SLOT_NAMES))))

TILE_MASKS: Final = tuple(
    sum(bit for bit, number in zip(BITS, TILE_OF, strict=False) if number == tile)
    for tile in range(1, len(TILE_SLOTS) + 1)
)

_CARDS_BY_NAME: Final = {name: Card(index) for index, name in enumerate(CARD_NAMES)}
_SLOTS_BY_NAME: Final = {name: Slot(index) for index, name in enumerate(SLOT_NAMES)}


def card(name: str) -> Card:
    """
    >>> CARD_NAMES[card("7G")]
    '7G'
    """
    return _CARDS_BY_NAME[name]


def slot(name: str) -> Slot:
    return _SLOTS_BY_NAME[name]


def indices(mask: int) -> Iterator[int]:
    """The set bits of a mask, ascending.

    >>> list(indices(0b10110))
    [1, 2, 4]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def nth_bit(mask: int, number: int) -> int:
    """The index of the set bit with this number, from 0, counting from the lowest.

    >>> nth_bit(0b10110, 2)
    4
    """
    for _ in range(number):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


@lru_cache(maxsize=4096)  # views are made of these, and a hand is shown many times
def cards_in(mask: CardMask) -> tuple[Card, ...]:
    return tuple([Card(index) for index in indices(mask)])


def mask_of(numbers: tuple[Card, ...] | tuple[Slot, ...]) -> int:
    return sum([BITS[number] for number in numbers])


_CARD_ARGS: Final[tuple[Args, ...]] = tuple(
    (("rank", int(name[0])), ("colour", name[1])) for name in CARD_NAMES
)
_SLOT_ARGS: Final[tuple[Args, ...]] = tuple(
    (("tile", int(name[0])), ("side", name[1]), ("place", int(name[2:] or 0)))
    for name in SLOT_NAMES
)


def card_args(card: Card) -> Args:
    """A card as arguments of a message."""
    return _CARD_ARGS[card]


def slot_args(slot: Slot) -> Args:
    """A slot as arguments of a message; the place is 0 for a head of the table."""
    return _SLOT_ARGS[slot]
