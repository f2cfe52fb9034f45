"""One game among bots."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from clachan.bots import Bot
from clachan.core import CHANCE, Game, Rng
from clachan.dealer import choose


@dataclass(frozen=True, slots=True)
class Played:
    totals: tuple[int, ...]
    ranking: tuple[int, ...]

    @property
    def win_shares(self) -> tuple[float, ...]:
        """One win, shared among the winners."""
        winners = self.ranking.count(1)
        return tuple(1 / winners if place == 1 else 0.0 for place in self.ranking)


def play_game(game: Game[Any, Any, Any, Any], bots: Sequence[Bot[Any, Any]], rng: Rng) -> Played:
    """A whole game, a bot in each seat; bots see their own views only."""
    state = game.new_game(players=len(bots))
    while (seat := game.to_move(state)) is not None:
        legal = game.legal_actions(state)
        if seat == CHANCE:
            weights = game.chance_weights(state)
            action = legal[choose(weights, rng.randrange(sum(weights)))]
        else:
            action = bots[seat].choose(game.view(state, seat), legal, rng)
        state = game.apply(state, action)
    outcome = game.outcome(state)
    assert outcome is not None
    return Played(tuple(sheet.total for sheet in game.score(state)), outcome.ranking)
