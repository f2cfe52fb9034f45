"""Messages of Clans and Glory: view, preview and moves, with the names of CG 7."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct

from clachan.games.clans.actions import Action, Play, PlayFaceDown, PlayUnseen
from clachan.games.clans.components import CARD_NAMES, RANKS, SLOT_NAMES, TILE_OF, Card, Slot
from clachan.games.clans.describe import describe_play
from clachan.games.clans.notation import parse, text
from clachan.games.clans.preview import PlayPreview
from clachan.games.clans.scoring import ShieldTake, cards_taken, takes, totals
from clachan.games.clans.views import FaceDownView, View, mover
from clachan.wire.words import Move, words_message

CardName: TypeAlias = Annotated[str, Meta(pattern="^[3-8][ROYGBVK]$")]
SlotName: TypeAlias = Annotated[str, Meta(pattern="^[1-6](W|E|[NS][1-3])$")]

# By seat, then by id of the action: the notation creates each play once, and hashing one takes longer.
_encoded_moves: Final[defaultdict[int, dict[int, Raw]]] = defaultdict(dict)
_PLAY_NAMES: Final = tuple(((name, False), (name, True)) for name in SLOT_NAMES)


class ClansFaceDown(Struct, frozen=True):
    """A face-down card (CG 4.2); ``card`` is null for all but its owner, until the end."""

    slot: SlotName
    seat: int
    card: CardName | None
    ruled_out: tuple[CardName, ...]
    """The cards that it cannot be, as all players know."""


class ClansTake(Struct, frozen=True):
    """The cards that one shield takes: all of a rank, or none (CG 6.2, 6.3)."""

    seat: int
    rank: int | None
    cards: int
    points: int
    taken: tuple[CardName, ...]
    """The cards themselves, west to east."""


class ClansView(Struct, frozen=True, tag_field="game", tag="clans"):
    """The table from one chair; ``seat`` is null for a spectator, ``to_move`` -1 for chance."""

    players: int
    seat: int | None
    to_move: int | None
    """``null`` when the game is over."""
    plies: int
    face_up: dict[SlotName, CardName]
    face_down: tuple[ClansFaceDown, ...]
    stacks: tuple[tuple[int, ...], ...]
    """By tile: the seats of its shields, in the order of placement."""
    takes: tuple[tuple[ClansTake, ...], ...]
    """By tile: the cards that each of these shields would take if the game ended now."""
    totals: tuple[int, ...]
    """By seat: the score if the game ended now."""
    shields: tuple[int, ...]
    """By seat: the number of shields left."""
    hand_sizes: tuple[int, ...]
    hands: tuple[tuple[CardName, ...] | None, ...]
    """``null`` for a hand that is secret."""
    ruled_out: tuple[tuple[CardName, ...], ...]
    """By seat: the cards that it cannot hold, as its face-down plays have shown."""
    bag_size: int
    bag: tuple[CardName, ...] | None
    """``null`` until the game is over."""
    plays: tuple[tuple[SlotName, bool], ...]
    """The slot of each play and whether a shield came with it, in order."""


class ClansPreview(Struct, frozen=True, tag_field="game", tag="clans"):
    """The effect of a play, as far as its seat knows."""

    fit: Literal["rank", "colour", "both", "face-down"] | None
    """``null`` for a deal."""
    beside: tuple[SlotName, ...]
    """The slots whose cards it matches."""
    takes: tuple[ClansTake, ...]
    """The cards that each shield on that tile would take if the game ended after it."""
    lying: tuple[CardName, ...]
    """The face-up cards on that tile after it."""
    gains: tuple[int, ...]
    """By seat: the change of the score if the game ended after it."""
    shields_left: int
    next_to_move: int | None


def clans_view(view: View) -> ClansView:
    takes_by_tile = _takes_by_tile(view)
    return ClansView(
        players=view.players,
        seat=view.seat,
        to_move=view.to_move,
        plies=view.plies,
        face_up={SLOT_NAMES[slot]: CARD_NAMES[card] for slot, card in view.face_up},
        face_down=tuple([_face_down(card) for card in view.face_down]),
        stacks=view.stacks,
        takes=takes_by_tile,
        totals=_totals(view.players, takes_by_tile),
        shields=view.shields,
        hand_sizes=view.hand_sizes,
        hands=tuple([None if hand is None else _names(hand) for hand in view.hands]),
        ruled_out=tuple([_names(cards) for cards in view.ruled_out]),
        bag_size=view.bag_size,
        bag=None if view.bag is None else _names(view.bag),
        plays=_plays(view.plays),
    )


def clans_preview(preview: PlayPreview) -> ClansPreview:
    return ClansPreview(
        fit=None if preview.fit is None else preview.fit.value,
        beside=tuple([SLOT_NAMES[slot] for slot in preview.beside]),
        takes=_take_messages(preview.takes, preview.lying),
        lying=_names(preview.lying),
        gains=preview.gains,
        shields_left=preview.shields_left,
        next_to_move=preview.next_to_move,
    )


def clans_moves(view: View, actions: Iterable[Action]) -> tuple[Move, ...]:
    seat = mover(view)
    return tuple([_move(seat, action) for action in actions])


def encode_clans_moves(view: View, actions: Sequence[Action]) -> tuple[Raw, ...]:
    """Return moves as JSON from a cache: the description of a play does not depend on the position."""
    seat = mover(view)
    cached = _encoded_moves[seat]
    try:
        return tuple([cached[id(action)] for action in actions])
    except KeyError:
        canonical = [parse(text(action)) for action in actions]
        cached.update({id(action): _encode_move(seat, action) for action in canonical})
        return tuple([cached[id(action)] for action in canonical])


def _move(seat: int, action: Action) -> Move:
    assert isinstance(action, Play | PlayFaceDown | PlayUnseen)
    return Move(text(action), words_message(describe_play(seat, action)))


def _encode_move(seat: int, action: Action) -> Raw:
    return Raw(msgspec.json.encode(_move(seat, action)))


def _names(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple([CARD_NAMES[card] for card in cards])


@lru_cache(maxsize=1024)  # all seats see the same plays
def _plays(plays: tuple[tuple[Slot, bool], ...]) -> tuple[tuple[str, bool], ...]:
    return tuple([_PLAY_NAMES[slot][shield] for slot, shield in plays])


def _face_down(shown: FaceDownView) -> ClansFaceDown:
    face = None if shown.card is None else CARD_NAMES[shown.card]
    return ClansFaceDown(SLOT_NAMES[shown.slot], shown.seat, face, _names(shown.ruled_out))


def _takes_by_tile(view: View) -> tuple[tuple[ClansTake, ...], ...]:
    cards: list[list[Card]] = [[] for _ in view.stacks]
    for slot, card in view.face_up:
        cards[TILE_OF[slot] - 1].append(card)
    return tuple(
        [
            _takes(tuple(lying), stack) if stack else ()
            for lying, stack in zip(cards, view.stacks, strict=True)
        ]
    )


@lru_cache(maxsize=4096)  # a move changes one tile
def _takes(lying: tuple[Card, ...], stack: tuple[int, ...]) -> tuple[ClansTake, ...]:
    return _take_messages(takes([RANKS[card] for card in lying], stack), lying)


def _take_messages(found: Iterable[ShieldTake], lying: Sequence[Card]) -> tuple[ClansTake, ...]:
    return tuple(
        [
            ClansTake(
                take.seat, take.rank, take.cards, take.points, _names(cards_taken(take, lying))
            )
            for take in found
        ]
    )


def _totals(players: int, takes_by_tile: Iterable[Iterable[ClansTake]]) -> tuple[int, ...]:
    return totals(players, [(take.seat, take.points) for tile in takes_by_tile for take in tile])
