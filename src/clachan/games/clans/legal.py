"""The lists of legal actions, joined from rows that are built once.

A row is a tuple of actions for one part of a mask: the slots of one tile for a card, or the cards
of two ranks for the deal. There are few parts, so almost every row is found in the cache.
"""

from collections.abc import Sequence
from typing import Final

from clachan.core import Seat
from clachan.games.clans.actions import DEALS, PLAYS, PLAYS_FACE_DOWN, Action
from clachan.games.clans.components import (
    CARD_NAMES,
    TILE_MASKS,
    Card,
    CardMask,
    SlotMask,
    indices,
)
from clachan.games.clans.conditions import fitting_slots
from clachan.games.clans.state import State

_TWO_RANKS: Final = (1 << 14) - 1
_LOW, _MIDDLE, _HIGH = _TWO_RANKS, _TWO_RANKS << 14, _TWO_RANKS << 28

_deal_rows: Final[dict[CardMask, tuple[Action, ...]]] = {}

# By shield or not, then card: rows by mask of slots. A mask determines its tile.
_play_rows: Final[list[list[dict[SlotMask, tuple[Action, ...]]]]] = [
    [{} for _ in CARD_NAMES] for _ in (False, True)
]


def deals(bag: CardMask) -> tuple[Action, ...]:
    return _deal_row(bag & _LOW) + _deal_row(bag & _MIDDLE) + _deal_row(bag & _HIGH)


def _deal_row(cards: CardMask) -> tuple[Action, ...]:
    row = _deal_rows.get(cards)
    if row is None:
        row = _deal_rows[cards] = tuple(DEALS[card] for card in indices(cards))
    return row


def plays(state: State, seat: Seat) -> tuple[Action, ...]:
    """What the seat may play: face up if any card fits, else face down (CG 4.1, 4.2)."""
    rows = _play_rows[state.shields[seat] > 0]
    found: list[Action] = []
    hand = state.hands[seat]
    while hand:
        bit = hand & -hand
        hand ^= bit
        card = Card(bit.bit_length() - 1)
        fitting = fitting_slots(state, card)
        if fitting:
            card_rows = rows[card]
            for tile in TILE_MASKS:
                slots = fitting & tile
                if slots:
                    row = card_rows.get(slots)
                    if row is None:
                        row = card_rows[slots] = _row(PLAYS[card], slots, rows is _play_rows[1])
                    found += row
    return tuple(found) if found else _plays_face_down(state, seat)


def _plays_face_down(state: State, seat: Seat) -> tuple[Action, ...]:
    shield = state.shields[seat] > 0
    return tuple(
        action
        for card in indices(state.hands[seat])
        for action in _row(PLAYS_FACE_DOWN[card], state.free, shield)
    )


def _row(
    by_slot: Sequence[tuple[Action, Action]], slots: SlotMask, shield: bool
) -> tuple[Action, ...]:
    return tuple(action for slot in indices(slots) for action in by_slot[slot][: 1 + shield])
