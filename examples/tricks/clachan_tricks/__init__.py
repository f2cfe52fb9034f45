"""Three Tricks: a card game with nothing but the contract of `clachan.core.game`.

TT 1  Two or three players are dealt three cards each from 1 to 12; the rest stays hidden.
TT 2  In turn, each plays a card of their hand, open. The highest card takes the trick: one point.
TT 3  The winner of a trick leads the next one. After three tricks the most points win; among equals,
      the highest sum of the cards in the tricks taken.

Legal actions are in the order of the cards.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from clachan.core import (
    CHANCE,
    GameMeta,
    IllegalAction,
    Message,
    NotationError,
    Outcome,
    Reason,
    Refusal,
    Rng,
    ScoreItem,
    ScoreSheet,
    Seat,
)
from clachan.core.results import places

CARDS, HAND = range(1, 13), 3
Hand = tuple[int, ...]
Trick = tuple[tuple[Seat, int], ...]  # who played which card, in order

meta = GameMeta(
    name="tricks",
    titles={"en": "Three Tricks", "de": "Drei Stiche", "pl": "Trzy lewy"},
    designers=("The Clachan authors",),
    publisher="",
    year=2026,
    players=(2, 3),
    rules_version=1,
    max_plies=18,
    max_actions=12,
)


class TricksReason(Reason):
    NOT_HELD = "tricks-not-held", "TT 2"
    NOT_DEALT = "tricks-not-dealt", "TT 1"
    NOT_NOW = "tricks-not-now", "TT 2"
    ALL_PLAYED = "tricks-all-played", "TT 3"


class Action(NamedTuple):
    kind: str  # "deal" or "play"
    card: int | None  # None: a card that the viewer does not see


class State(NamedTuple):
    hands: tuple[Hand, ...]  # each ascending
    tricks: tuple[Trick, ...] = ()  # the last one may be incomplete


class View(NamedTuple):
    seat: Seat | None
    hand: Hand
    hand_sizes: tuple[int, ...]
    tricks: tuple[Trick, ...]

    @property
    def players(self) -> int:
        return len(self.hand_sizes)

    @property
    def to_move(self) -> Seat | None:
        return _to_move(self.hand_sizes, self.tricks)

    def __str__(self) -> str:
        """The table as text; the terminal and the browser show it."""
        lines = [f"Cards in hand: {' '.join(map(str, self.hand_sizes))}"]
        for number, trick in enumerate(self.tricks, start=1):
            plays = ", ".join(f"player {seat + 1} {card}" for seat, card in trick)
            lines.append(f"Trick {number}: {plays}")
        if self.hand:
            lines.append(f"Your hand: {' '.join(map(str, self.hand))}")
        return "\n".join(lines)


class Preview(NamedTuple):
    gains: tuple[int, ...]
    next_to_move: Seat | None


def new_game(players: int, options: Sequence[tuple[str, str]] = ()) -> State:
    if players not in meta.players or options:
        raise ValueError(f"players must be one of 2, 3 for tricks, without options, not {players}")
    return State(((),) * players)


def to_move(state: State) -> Seat | None:
    return _to_move(tuple(map(len, state.hands)), state.tricks)


def legal_actions(state: State) -> tuple[Action, ...]:
    seat = to_move(state)
    if seat is None:
        return ()
    if seat == CHANCE:
        dealt = {card for hand in state.hands for card in hand}
        return tuple(Action("deal", card) for card in CARDS if card not in dealt)
    return tuple(Action("play", card) for card in state.hands[seat])


def chance_weights(state: State) -> tuple[int, ...]:
    return (1,) * len(legal_actions(state)) if to_move(state) == CHANCE else ()


def apply(state: State, action: Action) -> State:
    refusal = why_illegal(state, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    assert action.card is not None
    seat, hands = to_move(state), list(state.hands)
    if seat == CHANCE:
        seat = _receiver(tuple(map(len, hands)))
        hands[seat] = tuple(sorted((*hands[seat], action.card)))
        return State(tuple(hands))
    assert seat is not None
    hands[seat] = tuple(card for card in hands[seat] if card != action.card)
    return State(tuple(hands), _add(state.tricks, seat, action.card, len(hands)))


def why_illegal(state: State, action: Action) -> Refusal | None:
    if action in legal_actions(state):
        return None
    deals, seat = action.kind == "deal", to_move(state)
    if seat is None or deals != (seat == CHANCE):
        return Refusal(TricksReason.NOT_NOW)
    return Refusal(TricksReason.NOT_DEALT if deals else TricksReason.NOT_HELD)


def outcome(state: State) -> Outcome | None:
    if to_move(state) is not None:
        return None
    return Outcome(TricksReason.ALL_PLAYED, places([sheet.standing for sheet in score(state)]))


def score(state: State) -> tuple[ScoreSheet, ...]:
    sheets = []
    for seat in range(len(state.hands)):
        won = [t for t in state.tricks if len(t) == len(state.hands) and _winner(t) == seat]
        items = (ScoreItem(Message("tricks-score"), len(won)),)
        sheets.append(ScoreSheet(items, (sum(card for trick in won for _, card in trick),)))
    return tuple(sheets)


def view(state: State, seat: Seat | None) -> View:
    hand = () if seat is None else state.hands[seat]
    return View(seat, hand, tuple(map(len, state.hands)), state.tricks)


def seen(state: State, action: Action, seat: Seat | None) -> Action:
    hidden = action.kind == "deal" and _receiver(tuple(map(len, state.hands))) != seat
    return Action("deal", None) if hidden else action


def preview(view: View, action: Action) -> Preview:
    if action.kind == "deal":
        sizes = list(view.hand_sizes)
        sizes[_receiver(view.hand_sizes)] += 1
        return Preview((0,) * view.players, _to_move(tuple(sizes), ()))
    assert view.to_move is not None
    assert action.card is not None
    tricks = _add(view.tricks, view.to_move, action.card, view.players)
    sizes = [size - (seat == view.to_move) for seat, size in enumerate(view.hand_sizes)]
    ends = len(tricks[-1]) == view.players
    gains = tuple(int(ends and _winner(tricks[-1]) == seat) for seat in range(view.players))
    return Preview(gains, _to_move(tuple(sizes), tricks))


def determinise(view: View, rng: Rng) -> State:
    known = {*view.hand, *(card for trick in view.tricks for _, card in trick)}
    rest = [card for card in CARDS if card not in known]
    hands = tuple(
        view.hand if seat == view.seat else tuple(sorted(_draw(rest, size, rng)))
        for seat, size in enumerate(view.hand_sizes)
    )
    return State(hands, view.tricks)


def retrace(view: View, seen: tuple[Action, ...], rng: Rng) -> tuple[Action, ...]:
    plays = [Action("play", card) for trick in view.tricks for _, card in trick]
    deals = list(seen[: len(seen) - len(plays)])
    if len(deals) != sum(view.hand_sizes) + len(plays) or list(seen[len(deals) :]) != plays:
        raise ValueError("seen and view do not belong together")
    for seat, hand in enumerate(determinise(view, rng).hands):
        dealt = [*hand, *(card for trick in view.tricks for who, card in trick if who == seat)]
        order = range(seat, len(deals), view.players)
        if seat != view.seat:
            for ply, card in zip(order, _draw(dealt, len(dealt), rng), strict=True):
                deals[ply] = Action("deal", card)
    return (*deals, *plays)


def text(action: Action) -> str:
    return f"{action.kind} {'?' if action.card is None else action.card}"


def parse(text: str) -> Action:
    found = re.fullmatch("(deal|play) ([1-9]|1[0-2])|deal [?]", text)
    if found is None:
        raise NotationError(f"not an action of tricks: {text[:20]!r}")
    return Action(found[1], int(found[2])) if found[1] else Action("deal", None)


def describe(view: View, action: Action) -> Message:
    seat = _receiver(view.hand_sizes) if action.kind == "deal" else view.to_move
    card = () if action.card is None else (("card", action.card),)
    return Message(f"tricks-{action.kind}", (("seat", seat or 0), *card))


def _to_move(sizes: tuple[int, ...], tricks: tuple[Trick, ...]) -> Seat | None:
    if not tricks:
        return CHANCE if sum(sizes) < HAND * len(sizes) else 0
    if len(tricks[-1]) == len(sizes):
        return _winner(tricks[-1]) if sum(sizes) else None
    return (tricks[-1][-1][0] + 1) % len(sizes)


def _add(tricks: tuple[Trick, ...], seat: Seat, card: int, players: int) -> tuple[Trick, ...]:
    if not tricks or len(tricks[-1]) == players:
        return (*tricks, ((seat, card),))
    return (*tricks[:-1], (*tricks[-1], (seat, card)))


def _winner(trick: Trick) -> Seat:
    return max(trick, key=lambda play: play[1])[0]


def _receiver(sizes: tuple[int, ...]) -> Seat:
    return sizes.index(min(sizes))


def _draw(cards: list[int], count: int, rng: Rng) -> list[int]:
    return [cards.pop(rng.randrange(len(cards))) for _ in range(count)]
