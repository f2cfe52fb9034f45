"""The one game loop of simulations, the arena and the baselines."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from clachan.bots import Bot
from clachan.core import CHANCE, AnyGame, Rng, Seat
from clachan.dealer import choose

Decide: TypeAlias = Callable[[Seat, Any, Sequence[Any]], Any]
"""From a seat, its view and its legal actions to one of these actions; ``None`` stops the game."""
Draw: TypeAlias = Callable[[Sequence[Any], Sequence[int]], Any]
"""From the actions of chance and their weights to one of these actions."""


def run_game(game: AnyGame, players: int, decide: Decide, draw: Draw) -> Any:
    """Play one game until it ends or ``decide`` returns ``None``; returns the last state.

    Raises `ValueError` where no seat is to move and the game has no outcome.
    """
    state = game.new_game(players)
    while (seat := game.to_move(state)) is not None:
        legal = game.legal_actions(state)
        if seat == CHANCE:
            action = draw(legal, game.chance_weights(state))
        else:
            action = decide(seat, game.view(state, seat), legal)
        if action is None:
            break
        state = game.apply(state, action)
    else:
        if game.outcome(state) is None:
            raise ValueError("outcome gives None where no seat is to move")
    return state


@dataclass(frozen=True, slots=True)
class SimulatedGame:
    """The result of one game, by seat."""

    totals: tuple[int, ...]
    ranking: tuple[int, ...]

    @property
    def win_shares(self) -> tuple[float, ...]:
        """One win, shared among the winners."""
        winners = self.ranking.count(1)
        return tuple(1 / winners if place == 1 else 0.0 for place in self.ranking)


def play_game(game: AnyGame, bots: Sequence[Bot[Any, Any]], rng: Rng) -> SimulatedGame:
    """Play a whole game with a bot in each seat. Each bot sees only the view of its seat."""

    def draw(legal: Sequence[Any], weights: Sequence[int]) -> Any:
        return legal[choose(weights, rng.randrange(sum(weights)))]

    def decide(seat: Seat, view: Any, legal: Sequence[Any]) -> Any:
        return bots[seat].choose(view, legal, rng)

    state = run_game(game, len(bots), decide, draw)
    outcome = game.outcome(state)
    assert outcome is not None
    return SimulatedGame(tuple(sheet.total for sheet in game.score(state)), outcome.ranking)
