"""A complete position with a given view: unseen cards are dealt at random."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import islice
from typing import Final, NamedTuple

from clachan.core import Rng
from clachan.games.clans.components import (
    BITS,
    NEAR_COLOUR,
    NEAR_RANK,
    SLOT_NAMES,
    Card,
    CardMask,
    SlotMask,
    cards_in,
    mask_of,
)
from clachan.games.clans.setup import SETUPS
from clachan.games.clans.state import EMPTY, FACE_DOWN, FaceDownCard, State
from clachan.games.clans.views import View

# Swaps tried for each unseen card, so that a deal under constraints is well mixed.
_SWAPS: Final = 8
_EMPTY_TABLE: Final = bytes([EMPTY] * len(SLOT_NAMES))


def determinise(view: View, rng: Rng) -> State:
    """Every deal that agrees with the view can come up, face-down plays considered.

    Without face-down plays all deals are equally likely. After a face-down play the deals are well
    mixed, but not exactly equally likely.
    """
    known = _collect_known(view)
    unseen = list(known.unseen)
    _shuffle(unseen, rng)
    if any(known.places):
        _assign(unseen, known.places)
        _mix(unseen, known.places, rng)
    return _state(view, known, unseen)


class _Known(NamedTuple):
    """What is the same in every position with one view."""

    unseen: tuple[Card, ...]
    places: tuple[CardMask, ...]
    free: SlotMask
    near: tuple[SlotMask, ...]
    table: bytes
    ruled_out: tuple[CardMask, ...]
    plays: bytes


@lru_cache(maxsize=128)  # a caller usually asks for many positions with one view
def _collect_known(view: View) -> _Known:
    setup = SETUPS[view.players]
    free = setup.slots
    table = bytearray(_EMPTY_TABLE)
    near = [0] * (max(NEAR_COLOUR) + 1)
    for slot, card in view.face_up:
        free ^= BITS[slot]
        table[slot] = card
        near[NEAR_RANK[card]] |= setup.adjacent[slot]
        near[NEAR_COLOUR[card]] |= setup.adjacent[slot]
    for down in view.face_down:
        free ^= BITS[down.slot]
        table[down.slot] = FACE_DOWN
    return _Known(
        cards_in(setup.cards & ~_cards_shown(view)),
        _places(view),
        free,
        tuple(near),
        bytes(table),
        tuple([mask_of(cards) for cards in view.ruled_out]),
        bytes([slot * 2 + shield for slot, shield in view.plays]),
    )


def _cards_shown(view: View) -> CardMask:
    """The cards whose place is known in the view."""
    shown = [card for _, card in view.face_up]
    shown += [down.card for down in view.face_down if down.card is not None]
    shown += [card for hand in (*view.hands, view.bag) if hand is not None for card in hand]
    return mask_of(tuple(shown))


def _places(view: View) -> tuple[CardMask, ...]:
    """What cannot lie in each place that is to be filled: face-down cards, then hands, then bag."""
    places = [mask_of(down.ruled_out) for down in view.face_down if down.card is None]
    for size, hand, ruled_out in zip(view.hand_sizes, view.hands, view.ruled_out, strict=True):
        places += [mask_of(ruled_out)] * size if hand is None else []
    return (*places, *[0] * view.bag_size) if view.bag is None else tuple(places)


def _shuffle(cards: list[Card], rng: Rng) -> None:
    for last in range(len(cards) - 1, 0, -1):
        other = rng.randrange(last + 1)
        cards[last], cards[other] = cards[other], cards[last]


def _assign(cards: list[Card], places: Sequence[CardMask]) -> None:
    """Move cards out of places where they cannot lie, by chains of exchanges (Kuhn's matching)."""
    owner: dict[Card, int] = {}

    def seat_card(place: int, tried: set[Card]) -> bool:
        allowed = [card for card in cards if not places[place] & BITS[card] and card not in tried]
        for card in sorted(allowed, key=owner.__contains__):
            tried.add(card)
            if card not in owner or seat_card(owner[card], tried):
                owner[card] = place
                return True
        return False

    for place in sorted(range(len(places)), key=lambda place: -places[place].bit_count()):
        seat_card(place, set())
    cards[:] = sorted(cards, key=owner.__getitem__)


def _mix(cards: list[Card], places: Sequence[CardMask], rng: Rng) -> None:
    """Exchange cards at random wherever both may lie in the other's place."""
    for _ in range(_SWAPS * len(cards)):
        one, other = rng.randrange(len(cards)), rng.randrange(len(cards))
        if not (places[one] & BITS[cards[other]] or places[other] & BITS[cards[one]]):
            cards[one], cards[other] = cards[other], cards[one]


def _state(view: View, known: _Known, unseen: Sequence[Card]) -> State:
    deck = iter(unseen)
    face_down = tuple(
        [
            FaceDownCard(
                down.slot,
                down.seat,
                next(deck) if down.card is None else down.card,
                mask_of(down.ruled_out),
            )
            for down in view.face_down
        ]
    )
    hands = tuple(
        [
            mask_of(tuple(islice(deck, size)) if hand is None else hand)
            for size, hand in zip(view.hand_sizes, view.hands, strict=True)
        ]
    )
    return State(
        players=view.players,
        plies=view.plies,
        bag=mask_of(tuple(deck) if view.bag is None else view.bag),
        hands=hands,
        free=known.free,
        near=known.near,
        table=known.table,
        stacks=view.stacks,
        shields=view.shields,
        face_down=face_down,
        ruled_out=known.ruled_out,
        plays=known.plays,
    )
