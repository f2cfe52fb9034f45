"""Positions as a photo of the table."""

import random

from clachan.core import Seat
from clachan.games import clans
from clachan.games.clans.components import CARD_NAMES, SLOT_NAMES, Card, Slot, card, slot
from clachan.games.clans.setup import SETUPS
from clachan.games.clans.state import State
from clachan.games.clans.views import FaceDownView, View


def cards(names: str) -> tuple[Card, ...]:
    return tuple(sorted(card(name) for name in names.split()))


def position(
    table: str = "",
    hands: tuple[str, ...] = ("", ""),
    stacks: dict[int, tuple[Seat, ...]] | None = None,
    shields: tuple[int, ...] | None = None,
    down: str = "",
    ply: int = 0,
) -> State:
    """``table="1N2=6G 2S2=4R"``, face-down cards ``down="3N1=0:5B"``; ``ply`` counts plays.

    Cards that are not named lie in the bag.
    """
    players = len(hands)
    setup = SETUPS[players]
    plies = setup.turns.index(0) + ply
    face_up = [word.split("=") for word in table.split()]
    face_down = [word.replace(":", "=").split("=") for word in down.split()]
    view = View(
        players=players,
        seat=None,
        to_move=setup.turns[plies],
        plies=plies,
        face_up=tuple(sorted((slot(place), card(name)) for place, name in face_up)),
        face_down=tuple(
            FaceDownView(slot(place), int(seat), card(name), ()) for place, seat, name in face_down
        ),
        stacks=tuple((stacks or {}).get(tile, ()) for tile in range(1, setup.tiles + 1)),
        shields=shields or (5,) * players,
        hand_sizes=tuple(len(cards(hand)) for hand in hands),
        hands=tuple(cards(hand) for hand in hands),
        ruled_out=((),) * players,
        bag_size=setup.cards.bit_count()
        - len(face_up)
        - len(face_down)
        - len(cards(" ".join(hands))),
        bag=None,
        plays=(),
    )
    return clans.determinise(view, random.Random(0))  # nothing is left to chance


def after(state: State, *texts: str) -> State:
    for text in texts:
        state = clans.apply(state, clans.parse(text))
    return state


def legal(state: State) -> list[str]:
    return [clans.text(action) for action in clans.legal_actions(state)]


def names(hand: tuple[Card, ...] | None, size: int) -> list[str]:
    return ["?"] * size if hand is None else [CARD_NAMES[one] for one in hand]


def picture(view: View) -> str:
    """A view in the oracle's canonical words: what it shows, but for the reasons behind it."""
    lines: list[list[str]] = [
        ["players", str(view.players)],
        ["viewer", "-" if view.seat is None else str(view.seat)],
        ["to-move", {None: "over", -1: "chance"}.get(view.to_move, str(view.to_move))],
        ["plies", str(view.plies)],
        ["table", *[f"{SLOT_NAMES[place]}={CARD_NAMES[face]}" for place, face in view.face_up]],
        ["down", *[_down(card) for card in view.face_down]],
        ["stacks", *[f"{tile}:{','.join(map(str, s))}" for tile, s in enumerate(view.stacks, 1)]],
        ["shields", *map(str, view.shields)],
    ]
    hands = zip(view.hands, view.hand_sizes, strict=True)
    lines += [["hand", str(seat), *names(*hand)] for seat, hand in enumerate(hands)]
    lines += [["bag", str(view.bag_size), *(names(view.bag, 0))]]
    lines += [["ruled-out", str(s), *names(out, 0)] for s, out in enumerate(view.ruled_out)]
    return "\n".join(" ".join(words) for words in lines)


def _down(shown: FaceDownView) -> str:
    face = "?" if shown.card is None else CARD_NAMES[shown.card]
    return f"{SLOT_NAMES[shown.slot]}={shown.seat}:{face}"


def at(name: str) -> Slot:
    return slot(name)
