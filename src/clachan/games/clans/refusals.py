"""Why an action is refused: a reason with its rule for each condition that fails (CG 4)."""

from clachan.core import CHANCE, Refusal
from clachan.games.clans.actions import Deal, DealUnseen, Play, PlayFaceDown, PlayUnseen
from clachan.games.clans.components import (
    BITS,
    CARD_NAMES,
    Card,
    Slot,
    card_args,
    cards_in,
    indices,
    slot_args,
)
from clachan.games.clans.conditions import fitting_cards, fitting_slots
from clachan.games.clans.reasons import ClansReason
from clachan.games.clans.setup import SETUPS, TURNS
from clachan.games.clans.state import State


def why_illegal(state: State, action: object) -> Refusal | None:
    match action:
        case Play():
            return _why_not_play(state, action)
        case Deal():
            return _why_not_deal(state, action)
        case PlayFaceDown():
            return _why_not_face_down(state, action)
        case PlayUnseen():
            return Refusal(ClansReason.CARD_NOT_NAMED)
        case DealUnseen():
            return Refusal(ClansReason.DEAL_NOT_NAMED)
        case _:
            return Refusal(ClansReason.NOT_AN_ACTION)


def _why_not_deal(state: State, action: Deal) -> Refusal | None:
    seat = TURNS[state.players][state.plies]
    bit = BITS[action.card]
    if seat == CHANCE and state.bag & bit:
        return None
    if seat is None:
        return Refusal(ClansReason.GAME_OVER)
    if seat != CHANCE:
        return Refusal(ClansReason.DEAL_IS_OVER)
    return _why_not_used(state, action.card) or Refusal(
        ClansReason.NOT_IN_BAG, card_args(action.card)
    )


def _why_not_play(state: State, action: Play) -> Refusal | None:
    card, slot = action.card, action.slot
    refusal = _why_not_at_all(state, card, slot, action.shield)
    if refusal is None and not BITS[slot] & fitting_slots(state, card):
        return _no_fit(state, card, slot)
    return refusal


def _why_not_face_down(state: State, action: PlayFaceDown) -> Refusal | None:
    refusal = _why_not_at_all(state, action.card, action.slot, action.shield)
    if refusal is None:
        seat = TURNS[state.players][state.plies]
        assert seat is not None
        if fitting := fitting_cards(state, state.hands[seat]):
            return _a_card_fits(state, cards_in(fitting)[0])
    return refusal


def _why_not_at_all(state: State, card: Card, slot: Slot, shield: bool) -> Refusal | None:
    """What face-up and face-down plays have in common."""
    seat = TURNS[state.players][state.plies]
    if seat is None:
        return Refusal(ClansReason.GAME_OVER)
    if seat == CHANCE:
        return Refusal(ClansReason.STILL_DEALING)
    if not state.hands[seat] & BITS[card]:
        return _why_not_used(state, card) or Refusal(ClansReason.NOT_YOUR_CARD, card_args(card))
    if not state.free & BITS[slot]:
        return _no_free_slot(state, slot)
    if shield and not state.shields[seat]:
        return Refusal(ClansReason.NO_SHIELD_LEFT)
    return None


def _why_not_used(state: State, card: Card) -> Refusal | None:
    setup = SETUPS[state.players]
    if setup.cards & BITS[card]:
        return None
    facts = (*card_args(card), ("highest", setup.highest_rank))
    return Refusal(ClansReason.CARD_NOT_USED, facts)


def _no_free_slot(state: State, slot: Slot) -> Refusal:
    setup = SETUPS[state.players]
    if not setup.slots & BITS[slot]:
        facts = (*slot_args(slot), ("tiles", setup.tiles))
        return Refusal(ClansReason.NO_SUCH_SLOT, facts)
    return Refusal(ClansReason.SLOT_TAKEN, slot_args(slot))


def _no_fit(state: State, card: Card, slot: Slot) -> Refusal:
    beside = [
        CARD_NAMES[state.table[index]]
        for index in indices(SETUPS[state.players].adjacent[slot])
        if state.table[index] < len(CARD_NAMES)
    ]
    facts = (*card_args(card), *slot_args(slot))
    if not beside:
        return Refusal(ClansReason.NOTHING_ADJACENT, facts)
    return Refusal(ClansReason.NO_MATCH, (*facts, ("beside", " ".join(beside))))


def _a_card_fits(state: State, card: Card) -> Refusal:
    slot = Slot(next(indices(fitting_slots(state, card))))
    return Refusal(ClansReason.A_CARD_FITS, (*card_args(card), *slot_args(slot)))
