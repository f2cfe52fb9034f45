"""Actions and games of Clans and Glory, and twin games that a viewer cannot distinguish."""

import random
from dataclasses import dataclass
from pathlib import Path

from clachan.core import CHANCE
from clachan.games import clans
from clachan.games.clans.actions import (
    DEAL_UNSEEN,
    DEALS,
    PLAYS,
    PLAYS_FACE_DOWN,
    PLAYS_UNSEEN,
    Action,
    PlayFaceDown,
)
from clachan.games.clans.components import Card, Slot, cards_in
from clachan.games.clans.state import State
from clachan.games.clans.views import View
from tests.naive.golden_clans import read_actions
from tests.support.games.clans_photo import after

EVERY_ACTION: list[Action] = [
    *DEALS,
    DEAL_UNSEEN,
    *[play for table in (PLAYS, PLAYS_FACE_DOWN) for row in table for pair in row for play in pair],
    *[play for pair in PLAYS_UNSEEN for play in pair],
]
GOLDEN = Path(__file__).parents[2] / "games" / "clans" / "golden"


@dataclass(frozen=True)
class Twins:
    """Two matches whose logs differ only in what the viewer did not see."""

    viewer: int | None
    one: list[str]
    other: list[str]


def twins_of(players: int, line: list[str], viewer: int | None, rng: random.Random) -> Twins:
    """Another history with the same look: hidden cards come from `determinise` at the end."""
    states = [clans.new_game(players)]
    for text in line:
        states.append(after(states[-1], text))
    world = clans.determinise(clans.view(states[-1], viewer), rng)
    hands = [set(cards_in(hand)) for hand in world.hands]
    down = {card.slot: card.card for card in world.face_down}
    for hidden in world.face_down:
        hands[hidden.seat].add(hidden.card)
    plays = [_relabel(clans.parse(text), down) for text in line]
    for state, action in zip(states, plays, strict=False):
        seat = clans.to_move(state)
        if seat is not None and seat != CHANCE and hasattr(action, "card"):
            hands[seat].add(action.card)
    return Twins(viewer, line, _deal_again(states, plays, hands, viewer))


def _relabel(action: Action, down: dict[Slot, Card]) -> Action:
    if isinstance(action, PlayFaceDown):
        return PlayFaceDown(down[action.slot], action.slot, action.shield)
    return action


def _deal_again(
    states: list[State], plays: list[Action], hands: list[set[Card]], viewer: int | None
) -> list[str]:
    """The deals that the viewer did not see, in any order that gives these hands."""
    left = [sorted(hand) for hand in hands]
    texts = []
    for before, action in zip(states, plays, strict=False):
        unseen = clans.seen(before, action, viewer) == DEAL_UNSEEN
        texts.append(clans.text(DEALS[left[_receiver(before)].pop()] if unseen else action))
    return texts


def _receiver(state: State) -> int:
    """Whose hand the next card goes to: found by dealing one."""
    dealt = clans.apply(state, clans.legal_actions(state)[0])
    return next(s for s, hand in enumerate(dealt.hands) if hand != state.hands[s])


def golden_line(players: int) -> list[str]:
    """A whole game with at least two face-down plays."""
    return read_actions((GOLDEN / f"{players}-players.txt").read_text())


def after_a_face_down_play(players: int, rng: random.Random) -> list[str]:
    """The game of the golden file, cut somewhere after its first face-down play."""
    line = golden_line(players)
    first = next(index for index, text in enumerate(line) if text.startswith("~"))
    return line[: rng.randrange(first + 1, len(line))]


Known = tuple[View, tuple[Action, ...]]


def known_by(players: int, line: list[str], viewer: int | None) -> Known:
    """The view after the line, and what was seen on the way."""
    state, seen = clans.new_game(players), []
    for text in line:
        seen.append(clans.seen(state, clans.parse(text), viewer))
        state = after(state, text)
    return clans.view(state, viewer), tuple(seen)
