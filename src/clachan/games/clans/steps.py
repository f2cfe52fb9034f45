"""The position after an action that is known to be legal."""

from typing import Final, TypeVar

from clachan.core import Seat
from clachan.games.clans.actions import Deal, Play, PlayFaceDown
from clachan.games.clans.components import (
    BITS,
    CARD_NAMES,
    NEAR_COLOUR,
    NEAR_RANK,
    SLOT_NAMES,
    TILE_OF,
    Card,
    Slot,
    SlotMask,
)
from clachan.games.clans.conditions import fitting_cards
from clachan.games.clans.setup import SETUPS, TURNS
from clachan.games.clans.state import FACE_DOWN, FaceDownCard, State

# What `State(...)` ends in, without the detour through its keyword handling: half the time.
_new: Final = tuple.__new__

_CARD_BYTES: Final = tuple(bytes([card]) for card in range(len(CARD_NAMES)))
_FACE_DOWN_BYTE: Final = bytes([FACE_DOWN])
_PLAY_BYTES: Final = tuple(bytes([play]) for play in range(2 * len(SLOT_NAMES)))

T = TypeVar("T")


def after_deal(state: State, action: Deal) -> State:
    """The start cards first, then the hands, one after the other (CG 3.2)."""
    players, plies, bag, hands, free, near, table, stacks, shields, down, out, plays = state
    card, setup = action.card, SETUPS[players]
    start_slots = setup.start_slots
    if plies < len(start_slots):
        slot = start_slots[plies]
        free ^= BITS[slot]
        near = _near_with(near, card, setup.adjacent[slot])
        table = table[:slot] + _CARD_BYTES[card] + table[slot + 1 :]
    else:
        seat = setup.receivers[plies - len(start_slots)]
        hands = _with(hands, seat, hands[seat] | BITS[card])
    bag ^= BITS[card]
    return _new(
        State,
        (players, plies + 1, bag, hands, free, near, table, stacks, shields, down, out, plays),
    )


def after_play(state: State, action: Play) -> State:
    players, plies, bag, hands, free, near, table, stacks, shields, down, out, plays = state
    card, slot, seat = action.card, action.slot, _seat(state)
    hands = _with(hands, seat, hands[seat] ^ BITS[card])
    free ^= BITS[slot]
    near = _near_with(near, card, SETUPS[players].adjacent[slot])
    table = table[:slot] + _CARD_BYTES[card] + table[slot + 1 :]
    if action.shield:
        stacks = _stacks_with(stacks, slot, seat)
        shields = _with(shields, seat, shields[seat] - 1)
    plays += _PLAY_BYTES[slot * 2 + action.shield]
    return _new(
        State,
        (players, plies + 1, bag, hands, free, near, table, stacks, shields, down, out, plays),
    )


def after_face_down(state: State, action: PlayFaceDown) -> State:
    """The card only blocks its slot; all players now know that no card of the hand fitted."""
    card, slot, seat = action.card, action.slot, _seat(state)
    ruled_out = state.ruled_out[seat] | fitting_cards(state, SETUPS[state.players].cards)
    placed = FaceDownCard(slot, seat, card, ruled_out)
    after = state._replace(
        plies=state.plies + 1,
        hands=_with(state.hands, seat, state.hands[seat] ^ BITS[card]),
        free=state.free ^ BITS[slot],
        table=state.table[:slot] + _FACE_DOWN_BYTE + state.table[slot + 1 :],
        face_down=tuple(sorted((*state.face_down, placed))),
        ruled_out=_with(state.ruled_out, seat, ruled_out),
        plays=state.plays + _PLAY_BYTES[slot * 2 + action.shield],
    )
    if not action.shield:
        return after
    return after._replace(
        stacks=_stacks_with(state.stacks, slot, seat),
        shields=_with(state.shields, seat, state.shields[seat] - 1),
    )


def _seat(state: State) -> Seat:
    seat = TURNS[state.players][state.plies]
    assert seat is not None
    return seat


def _with(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    changed = list(items)
    changed[index] = item
    return tuple(changed)


def _near_with(near: tuple[SlotMask, ...], card: Card, slots: SlotMask) -> tuple[SlotMask, ...]:
    changed = list(near)
    changed[NEAR_RANK[card]] |= slots
    changed[NEAR_COLOUR[card]] |= slots
    return tuple(changed)


def _stacks_with(
    stacks: tuple[tuple[Seat, ...], ...], slot: Slot, seat: Seat
) -> tuple[tuple[Seat, ...], ...]:
    tile = TILE_OF[slot] - 1
    return _with(stacks, tile, (*stacks[tile], seat))
