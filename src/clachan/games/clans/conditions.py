"""The conditions of legality, shared by `legal`, `refusals` and `steps` (CG 4.1)."""

from clachan.games.clans.components import (
    BITS,
    NEAR_COLOUR,
    NEAR_RANK,
    Card,
    CardMask,
    SlotMask,
    cards_in,
)
from clachan.games.clans.state import State


def fitting_slots(state: State, card: Card) -> SlotMask:
    """The free slots beside a face-up card of the same rank or colour (CG 4.1)."""
    near = state.near
    return state.free & (near[NEAR_RANK[card]] | near[NEAR_COLOUR[card]])


def fitting_cards(state: State, cards: CardMask) -> CardMask:
    """Those of the cards that fit in some free slot."""
    return sum(BITS[card] for card in cards_in(cards) if fitting_slots(state, card))
