"""What a seat may know (CG 3.3, 4.2, 5.2), built field by field so that no secret is included."""

from functools import lru_cache
from typing import Final, NamedTuple

from clachan.core import CHANCE, Seat
from clachan.games.clans.actions import (
    DEAL_UNSEEN,
    PLAYS_UNSEEN,
    Action,
    Deal,
    PlayFaceDown,
)
from clachan.games.clans.components import CARD_NAMES, SLOT_NAMES, Card, Slot, cards_in
from clachan.games.clans.diagram import diagram
from clachan.games.clans.setup import SETUPS, TURNS
from clachan.games.clans.state import FACE_DOWN, FaceDownCard, State

_CARDS: Final = tuple(Card(index) for index in range(len(CARD_NAMES)))
_SLOTS: Final = tuple(Slot(index) for index in range(len(SLOT_NAMES)))
_PLAYS: Final = tuple((slot, shield) for slot in _SLOTS for shield in (False, True))
_LYING: Final = tuple(tuple((slot, card) for card in _CARDS) for slot in _SLOTS)


class FaceDownView(NamedTuple):
    """A face-down card: all know who played it and what it cannot be, few know what it is."""

    slot: Slot
    seat: Seat
    card: Card | None
    ruled_out: tuple[Card, ...]


class View(NamedTuple):
    """The table as one seat sees it; ``seat`` is ``None`` for a spectator.

    A tuple as `State` is: a server makes, compares and hashes thousands of them a second.
    """

    players: int
    seat: Seat | None
    to_move: Seat | None
    plies: int
    face_up: tuple[tuple[Slot, Card], ...]
    face_down: tuple[FaceDownView, ...]
    stacks: tuple[tuple[Seat, ...], ...]
    shields: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    hands: tuple[tuple[Card, ...] | None, ...]
    """``None`` for a hand that is secret."""
    ruled_out: tuple[tuple[Card, ...], ...]
    """By seat: cards that fitted when it played face down, so that it cannot hold them."""
    bag_size: int
    bag: tuple[Card, ...] | None
    """``None`` until the game is over."""
    plays: tuple[tuple[Slot, bool], ...]
    """Where each play went and whether a shield came with it, the first one first.

    Of a position that was set up, those since.
    """

    def __str__(self) -> str:
        """The table as text, for people; ``repr`` has all fields."""
        return diagram(self)

    @property
    def is_over(self) -> bool:
        return self.to_move is None


def mover(view: View) -> Seat:
    """The seat that is to play in this view; raises `ValueError` where there is none."""
    if view.to_move is None or view.to_move == CHANCE:
        raise ValueError("action: no seat is to play in this view")
    return view.to_move


def view(state: State, seat: Seat | None) -> View:
    if seat is not None and (type(seat) is not int or not 0 <= seat < state.players):
        raise ValueError(f"seat must be from 0 to {state.players - 1} or None, not {seat!r}")
    to_move = TURNS[state.players][state.plies]
    over = to_move is None
    players, plies, bag, hands, _, _, table, stacks, shields, face_down, ruled_out, plays = state
    hand_sizes = tuple([hand.bit_count() for hand in hands])
    shown = tuple(
        [cards_in(hand) if over or owner == seat else None for owner, hand in enumerate(hands)]
    )
    return View(
        players,
        seat,
        to_move,
        plies,
        _face_up(table),
        tuple([_face_down(card, over or card.seat == seat) for card in face_down]),
        stacks,
        shields,
        hand_sizes,
        shown,
        tuple([cards_in(cards) for cards in ruled_out]),
        bag.bit_count(),
        cards_in(bag) if over else None,
        _plays(plays),
    )


@lru_cache(maxsize=1024)  # all seats see the same
def _face_up(table: bytes) -> tuple[tuple[Slot, Card], ...]:
    return tuple([row[card] for row, card in zip(_LYING, table, strict=True) if card < FACE_DOWN])


@lru_cache(maxsize=1024)  # the same
def _plays(plays: bytes) -> tuple[tuple[Slot, bool], ...]:
    return tuple([_PLAYS[play] for play in plays])


def _face_down(card: FaceDownCard, known: bool) -> FaceDownView:
    face = card.card if known else None
    return FaceDownView(card.slot, card.seat, face, cards_in(card.ruled_out))


def seen(state: State, action: Action, seat: Seat | None) -> Action:
    """Only the owner sees which card is dealt to a hand or played face down."""
    to_move = TURNS[state.players][state.plies]
    match action:
        case Deal() if to_move == CHANCE:
            starts = len(SETUPS[state.players].start_slots)
            if state.plies >= starts:
                receiver = SETUPS[state.players].receivers[state.plies - starts]
                return action if receiver == seat else DEAL_UNSEEN
        case PlayFaceDown() if to_move != seat:
            return PLAYS_UNSEEN[action.slot][action.shield]
    return action
