"""A toy with many ways to learn something: cards drawn, dealt, laid by face down and turned.

Its course is given beforehand, a word for each ply: ``say0`` (seat 0 acts and nothing happens),
``turn0`` (it turns the last card of the pile), ``put`` (chance puts a card there, unseen), ``deal1``
(chance deals one to a hand) and ``draw`` (for all to see).
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from clachan.core import CHANCE, Match, Rng
from clachan.core.match import AnyMatch

PLAYERS = 2


class State(NamedTuple):
    ply: int
    bag: tuple[int, ...]
    pile: tuple[int, ...] = ()
    hands: tuple[tuple[int, ...], ...] = ((),) * PLAYERS
    shown: tuple[int, ...] = ()


class View(NamedTuple):
    seat: int | None
    ply: int
    bag_size: int
    pile_size: int
    hand_sizes: tuple[int, ...]
    hand: tuple[int, ...]
    shown: tuple[int, ...]


class Pile:
    def __init__(self, cards: int, course: str) -> None:
        self.cards = tuple(range(cards))
        self.course = course.split()

    def new_game(self, players: int, options: Any = ()) -> State:
        return State(0, self.cards)

    def to_move(self, state: State) -> int | None:
        word = "".join(self.course[state.ply : state.ply + 1])
        return int(word[-1]) if word.startswith(("say", "turn")) else CHANCE

    def outcome(self, state: State) -> None:
        """It goes on until the course is at its end."""

    def legal_actions(self, state: State) -> tuple[str, ...]:
        word = self.course[state.ply]
        if self.to_move(state) != CHANCE:
            return (word,)
        return tuple(f"{word} {card}" for card in state.bag)

    def apply(self, state: State, action: str) -> State:
        word, *named = action.split()
        card = int(named[0]) if named else -1
        state = state._replace(
            ply=state.ply + 1, bag=tuple(other for other in state.bag if other != card)
        )
        match word[:4]:
            case "draw":
                return state._replace(shown=(*state.shown, card))
            case "put":
                return state._replace(pile=(*state.pile, card))
            case "turn":
                return state._replace(pile=state.pile[:-1], shown=(*state.shown, state.pile[-1]))
            case "deal":
                hands = list(state.hands)
                hands[int(word[-1])] += (card,)
                return state._replace(hands=tuple(hands))
            case _:
                return state

    def view(self, state: State, seat: int | None) -> View:
        hand = () if seat is None else state.hands[seat]
        sizes = tuple(map(len, state.hands))
        return View(seat, state.ply, len(state.bag), len(state.pile), sizes, hand, state.shown)

    def seen(self, state: State, action: str, seat: int | None) -> str:
        word = self.course[state.ply]
        unseen = word == "put" or (word.startswith("deal") and word != f"deal{seat}")
        return f"{word} ?" if unseen else action

    def determinise(self, view: View, rng: Rng) -> State:
        deck = [card for card in self.cards if card not in view.hand + view.shown]

        def some(count: int) -> tuple[int, ...]:
            return tuple(deck.pop(rng.randrange(len(deck))) for _ in range(count))

        hands = tuple(
            view.hand if seat == view.seat else some(size)
            for seat, size in enumerate(view.hand_sizes)
        )
        pile = some(view.pile_size)
        return State(view.ply, tuple(deck), pile, hands, view.shown)

    def text(self, action: str) -> str:
        return action

    parse = text


def matches(cards: int, course: str) -> Iterator[AnyMatch]:
    """The course with every card that chance can take."""
    game: Any = Pile(cards, course)
    running: list[AnyMatch] = [Match.new(game, PLAYERS)]
    for _ in game.course:
        running = [
            match.play(game.to_move(match.state), action)
            for match in running
            for action in game.legal_actions(match.state)
        ]
    yield from running
