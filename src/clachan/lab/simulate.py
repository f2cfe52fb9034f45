"""Many games on all cores, repeatable from a seed."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Any, Final

from clachan.bots import Bot, is_built_in, make_bot
from clachan.bots.choice import BadChoice, choose_legally
from clachan.bots.compiled import load_searches_of
from clachan.core import AnyGame
from clachan.games import GAMES
from clachan.lab.selfplay import SimulatedGame, play_game
from clachan.lab.statistics import share_interval
from clachan.lab.worker_pool import map_unordered
from clachan.plugins import PluginFailed, describe_failure, plugin_errors

_CHUNK: Final = 25


@dataclass(frozen=True, slots=True)
class Simulation:
    """Settings of a simulation: equal settings give equal games, on any number of cores."""

    game: str
    games: int
    bots: tuple[str, ...]
    seed: int

    def __post_init__(self) -> None:
        if self.game not in GAMES:
            raise ValueError(f"game: unknown {self.game!r}; known: {', '.join(GAMES)}")
        if self.games < 1:
            raise ValueError(f"games: must be at least 1, not {self.games}")
        with plugin_errors(self.game):
            GAMES[self.game].new_game(players=len(self.bots))
        for bot in self.bots:
            make_bot(bot, GAMES[self.game])

    def play(self, numbers: range) -> list[SimulatedGame]:
        """Play the games with these numbers, each from its own random stream; raises `PluginFailed`."""
        game = GAMES[self.game]
        load_searches_of(self.bots, self.game)
        bots = [_create_bot(spec, game) for spec in self.bots]
        with plugin_errors(self.game):
            return [play_game(game, bots, random.Random(f"{self.seed}:{n}")) for n in numbers]

    def chunks(self) -> Iterator[range]:
        for start in range(0, self.games, _CHUNK):
            yield range(start, min(start + _CHUNK, self.games))


def _create_bot(spec: str, game: AnyGame) -> Bot[Any, Any]:
    bot = make_bot(spec, game)
    return bot if is_built_in(spec) else _GuestBot(spec, bot)


@dataclass(frozen=True, slots=True)
class _GuestBot:
    """A bot of another package: its mistakes end the simulation with a sentence that names it."""

    spec: str
    bot: Bot[Any, Any]

    def choose(self, view: Any, legal: Sequence[Any], rng: Any) -> Any:
        try:
            return choose_legally(self.bot, view, legal, rng)
        except BadChoice as error:
            if (cause := error.__cause__) is not None:
                raise describe_failure(self.spec, cause) from cause
            raise PluginFailed(self.spec, f"chose an illegal action: {error.text}") from None


@dataclass(frozen=True, slots=True)
class SeatResult:
    bot: str
    win_share: float
    """Share of all games that this seat won; a shared victory is split."""
    interval: tuple[float, float]
    """The 95 % confidence interval of the win share."""
    mean_total: float
    mean_place: float


def simulate(
    simulation: Simulation, jobs: int, progress: Callable[[int], None] = lambda _: None
) -> tuple[SeatResult, ...]:
    """Play all games on ``jobs`` processes; calls ``progress`` with the number of finished games.

    Raises `WorkerDied` where a process ends early, and `PluginFailed` for a game or bot of another package.
    """
    games: list[SimulatedGame] = []
    with closing(map_unordered(simulation.play, simulation.chunks(), jobs)) as chunks:
        for chunk in chunks:
            games += chunk
            progress(len(games))
    return tuple(_seat_result(bot, seat, games) for seat, bot in enumerate(simulation.bots))


def _seat_result(bot: str, seat: int, games: Sequence[SimulatedGame]) -> SeatResult:
    mean = math.fsum(game.win_shares[seat] for game in games) / len(games)
    return SeatResult(
        bot=bot,
        win_share=mean,
        interval=share_interval(mean, len(games)),
        mean_total=math.fsum(game.totals[seat] for game in games) / len(games),
        mean_place=math.fsum(game.ranking[seat] for game in games) / len(games),
    )
