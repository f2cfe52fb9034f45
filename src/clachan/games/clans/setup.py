"""The table and the deal for each number of players (CG 2 and 3)."""

from dataclasses import dataclass
from typing import Final

from clachan.core import CHANCE, Seat
from clachan.games.clans.components import (
    BITS,
    COLOURS,
    LOWEST_RANK,
    SLOT_NAMES,
    CardMask,
    Slot,
    SlotMask,
    mask_of,
    slot,
)


@dataclass(frozen=True, slots=True)
class Setup:
    """The values that depend on the number of players."""

    players: int
    tiles: int
    highest_rank: int
    start_slots: tuple[Slot, ...]
    hand_sizes: tuple[int, ...]
    cards: CardMask
    slots: SlotMask
    adjacent: tuple[SlotMask, ...]
    """By slot; 0 for slots that this table does not have."""
    turns: tuple[Seat | None, ...]
    """Who moves at each ply: the deal, then the seats in turn (CG 4.4), then ``None`` (CG 5.1)."""
    receivers: tuple[Seat, ...]
    """Whose hand each dealt card goes to, after the start cards: a whole hand at a time."""


def _columns(tiles: int) -> tuple[list[Slot], list[Slot]]:
    """The north seats and the south seats, from the left."""
    places = [f"{tile}{{}}{seat}" for tile in range(1, tiles + 1) for seat in (1, 2, 3)]
    return [slot(p.format("N")) for p in places], [slot(p.format("S")) for p in places]


def _adjacent(tiles: int) -> tuple[SlotMask, ...]:
    """Neighbours along the table's edge, and the slot across it (CG 2.4)."""
    north, south = _columns(tiles)
    west, east = slot("1W"), slot(f"{tiles}E")
    edge = [west, *north, east, *reversed(south)]
    masks = [0] * len(SLOT_NAMES)
    pairs = [*zip(edge, [*edge[1:], west], strict=True), *zip(north, south, strict=True)]
    for one, other in [*pairs, (west, east)]:
        masks[one] |= BITS[other]
        masks[other] |= BITS[one]
    return tuple(masks)


def _slots(tiles: int) -> SlotMask:
    heads = {f"{tile}E" for tile in range(1, tiles)}
    return mask_of(
        tuple(slot(name) for name in SLOT_NAMES if int(name[0]) <= tiles and name not in heads)
    )


def _setup(tiles: int, highest_rank: int, starts: str, hand_sizes: tuple[int, ...]) -> Setup:
    players = len(hand_sizes)
    start_slots = tuple(slot(name) for name in starts.split())
    deals = len(start_slots) + sum(hand_sizes)
    plays = players * hand_sizes[-1]
    return Setup(
        players=players,
        tiles=tiles,
        highest_rank=highest_rank,
        start_slots=start_slots,
        hand_sizes=hand_sizes,
        cards=(1 << (highest_rank - LOWEST_RANK + 1) * len(COLOURS)) - 1,
        slots=_slots(tiles),
        adjacent=_adjacent(tiles),
        turns=(*[CHANCE] * deals, *[ply % players for ply in range(plays)], None),
        receivers=tuple(seat for seat, size in enumerate(hand_sizes) for _ in range(size)),
    )


# The table of CG 3: tiles, highest rank, start slots (CG 3.1), hands in turn order.
SETUPS: Final = {
    2: _setup(4, 6, "1N2 1S2 2N2 2S2 3N2 3S2 4N2 4S2", (9, 8)),
    3: _setup(5, 7, "1N2 2S2 3N2 4S2 5N2", (9, 9, 8)),
    4: _setup(6, 8, "1N2 2S2 3N2 4S2 5N2 6S2", (8, 8, 8, 7)),
}

# By players and ply: looked up at every step.
TURNS: Final = {players: setup.turns for players, setup in SETUPS.items()}
