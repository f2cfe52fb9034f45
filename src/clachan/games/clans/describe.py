"""Actions as messages for the log."""

from typing import assert_never

from clachan.core import CHANCE, Args, Message, Seat
from clachan.games.clans.actions import Action, Deal, DealUnseen, Play, PlayFaceDown, PlayUnseen
from clachan.games.clans.components import Card, Slot, card_args, slot_args
from clachan.games.clans.setup import SETUPS
from clachan.games.clans.views import View, mover


def describe(view: View, action: Action) -> Message:
    match action:
        case Deal(card):
            return _describe_deal(view, card)
        case DealUnseen():
            return Message("clans-deal-unseen", (("seat", _receiver(view)),))
        case _:
            return describe_play(mover(view), action)


def describe_play(seat: Seat, action: Play | PlayFaceDown | PlayUnseen) -> Message:
    """The message of a play; it does not depend on the position."""
    match action:
        case Play(card, slot, shield):
            return _describe_play("clans-play", seat, card_args(card), slot, shield)
        case PlayFaceDown(card, slot, shield):
            return _describe_play("clans-play-face-down", seat, card_args(card), slot, shield)
        case PlayUnseen(slot, shield):
            return _describe_play("clans-play-unseen", seat, (), slot, shield)
        case _:
            assert_never(action)


def _describe_deal(view: View, card: Card) -> Message:
    starts = SETUPS[view.players].start_slots
    if view.plies < len(starts):
        return Message("clans-deal-table", (*card_args(card), *slot_args(starts[view.plies])))
    return Message("clans-deal-hand", (("seat", _receiver(view)), *card_args(card)))


def _receiver(view: View) -> Seat:
    setup = SETUPS[view.players]
    if view.to_move != CHANCE:
        raise ValueError("action: nothing is dealt in this view")
    return setup.receivers[view.plies - len(setup.start_slots)]


def _describe_play(key: str, seat: Seat, card: Args, slot: Slot, shield: bool) -> Message:
    with_shield = ("shield", "yes" if shield else "no")
    return Message(key, (("seat", seat), *card, *slot_args(slot), with_shield))
