"""The effects of a play, computed from what its seat knows."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import assert_never

from clachan.core import Seat
from clachan.games.clans.actions import Action, Deal, DealUnseen, Play, PlayFaceDown, PlayUnseen
from clachan.games.clans.components import (
    BITS,
    NEAR_COLOUR,
    NEAR_RANK,
    RANKS,
    TILE_OF,
    Card,
    Slot,
)
from clachan.games.clans.scoring import ShieldTake, takes, totals
from clachan.games.clans.setup import SETUPS, TURNS
from clachan.games.clans.views import View, mover


class Fit(Enum):
    """Why a card may lie where it would lie (CG 4.1)."""

    RANK = "rank"
    COLOUR = "colour"
    BOTH = "both"
    FACE_DOWN = "face-down"


@dataclass(frozen=True, slots=True)
class PlayPreview:
    fit: Fit | None
    """``None`` for a deal."""
    beside: tuple[Slot, ...]
    """The slots whose cards it matches."""
    takes: tuple[ShieldTake, ...]
    """What each shield on that tile would then take if the game ended."""
    lying: tuple[Card, ...]
    """The face-up cards on that tile then."""
    gains: tuple[int, ...]
    shields_left: int
    next_to_move: Seat | None


def preview(view: View, action: Action) -> PlayPreview:
    match action:
        case Play(card, slot, shield):
            beside = _matches(view, card, slot)
            return _preview(view, _fit(card, beside), beside, slot, card, shield)
        case PlayFaceDown(_, slot, shield) | PlayUnseen(slot, shield):
            return _preview(view, Fit.FACE_DOWN, {}, slot, None, shield)
        case Deal() | DealUnseen():
            return PlayPreview(None, (), (), (), (0,) * view.players, 0, _next(view))
        case _:
            assert_never(action)


def _preview(
    view: View, fit: Fit, beside: dict[Slot, Card], slot: Slot, card: Card | None, shield: bool
) -> PlayPreview:
    seat = mover(view)
    tile = TILE_OF[slot]
    cards = {place: other for place, other in view.face_up if TILE_OF[place] == tile}
    stack = view.stacks[tile - 1]
    before = takes([RANKS[other] for other in cards.values()], stack)
    if card is not None:  # a face-down card counts for no player (CG 4.2)
        cards[slot] = card
    lying = tuple([cards[place] for place in sorted(cards)])
    after = takes([RANKS[other] for other in lying], (*stack, seat) if shield else stack)
    return PlayPreview(
        fit=fit,
        beside=tuple(beside),
        takes=after,
        lying=lying,
        gains=_gains(view.players, before, after),
        shields_left=view.shields[seat] - shield,
        next_to_move=_next(view),
    )


def _matches(view: View, card: Card, slot: Slot) -> dict[Slot, Card]:
    """The adjacent face-up cards of the same rank or colour."""
    adjacent = SETUPS[view.players].adjacent[slot]
    return {
        place: other
        for place, other in view.face_up
        if adjacent & BITS[place] and (_same_rank(card, other) or _same_colour(card, other))
    }


def _fit(card: Card, beside: dict[Slot, Card]) -> Fit:
    if not beside:
        raise ValueError("action: the card fits nowhere there, so there is nothing to preview")
    by_rank = any(_same_rank(card, other) for other in beside.values())
    by_colour = any(_same_colour(card, other) for other in beside.values())
    if by_rank and by_colour:
        return Fit.BOTH
    return Fit.RANK if by_rank else Fit.COLOUR


def _same_rank(card: Card, other: Card) -> bool:
    return NEAR_RANK[card] == NEAR_RANK[other]


def _same_colour(card: Card, other: Card) -> bool:
    return NEAR_COLOUR[card] == NEAR_COLOUR[other]


def _gains(
    players: int, before: Sequence[ShieldTake], after: Sequence[ShieldTake]
) -> tuple[int, ...]:
    won = [(take.seat, take.points) for take in after]
    lost = [(take.seat, -take.points) for take in before]
    return totals(players, [*won, *lost])


def _next(view: View) -> Seat | None:
    return TURNS[view.players][view.plies + 1]
