"""A complete history with a given view: unseen cards are dealt at random."""

from collections.abc import Iterator, Sequence

from clachan.core import Rng
from clachan.games.clans.actions import (
    DEAL_UNSEEN,
    DEALS,
    PLAYS_FACE_DOWN,
    Action,
    Deal,
    Play,
    PlayFaceDown,
    PlayUnseen,
)
from clachan.games.clans.components import BITS, Card, cards_in
from clachan.games.clans.determinise import determinise
from clachan.games.clans.notation import text
from clachan.games.clans.rules import apply, new_game
from clachan.games.clans.setup import SETUPS, TURNS
from clachan.games.clans.state import State
from clachan.games.clans.views import View
from clachan.games.clans.views import seen as as_seen
from clachan.games.clans.views import view as view_of


def retrace(view: View, seen: tuple[Action, ...], rng: Rng) -> tuple[Action, ...]:
    """Who was dealt what follows from who holds and has played what (CG 3.2, 4.2).

    A card that a face-down play has ruled out is in none of these places, so every play is legal
    for every deal. If ``seen`` belongs to another game, some actions get no card; replaying them
    raises `ValueError`.
    """
    if len(seen) != view.plies:
        raise ValueError(f"seen: must be {view.plies} actions for this view, not {len(seen)}")
    world = determinise(view, rng)
    plays = tuple(_name_plays(seen, world))
    line = tuple(_name_deals(plays, _unseen_hands(plays, world), world.players, rng))
    _require_alike(view, seen, line)
    return line


def _name_plays(seen: Sequence[Action], world: State) -> Iterator[Action]:
    faces = {down.slot: down.card for down in world.face_down}
    for action in seen:
        if isinstance(action, PlayUnseen) and action.slot in faces:
            yield PLAYS_FACE_DOWN[faces[action.slot]][action.slot][action.shield]
        else:
            yield action


def _unseen_hands(plays: Sequence[Action], world: State) -> list[list[Card]]:
    """By seat: what it was dealt and the viewer did not see."""
    hands, known = list(world.hands), 0
    for seat, action in zip(TURNS[world.players], plays, strict=False):
        if isinstance(action, Deal):
            known |= BITS[action.card]
        elif isinstance(action, Play | PlayFaceDown):
            assert seat is not None
            hands[seat] |= BITS[action.card]
    return [list(cards_in(hand & ~known)) for hand in hands]


def _name_deals(
    plays: Sequence[Action], hands: list[list[Card]], players: int, rng: Rng
) -> Iterator[Action]:
    setup = SETUPS[players]
    receivers = dict(enumerate(setup.receivers, start=len(setup.start_slots)))
    for ply, action in enumerate(plays):
        hand = hands[receivers[ply]] if ply in receivers else []
        if action == DEAL_UNSEEN and hand:
            yield DEALS[hand.pop(rng.randrange(len(hand)))]
        else:
            yield action


def _require_alike(view: View, seen: Sequence[Action], line: Sequence[Action]) -> None:
    state = new_game(view.players)
    for shown, action in zip(seen, line, strict=True):
        after = apply(state, action)
        if as_seen(state, action, view.seat) != shown:
            raise ValueError(f"seen: the seat of this view did not see {text(shown)}")
        state = after
    if view_of(state, view.seat) != view:
        raise ValueError(f"seen: these {len(seen)} actions do not lead to this view")
