"""Many games on all cores, repeatable from a seed."""

from __future__ import annotations

import math
import multiprocessing
import random
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Final

from clachan.bots import make_bot
from clachan.games import GAMES
from clachan.lab.confidence import Z_95
from clachan.lab.processes import MOST_WORKERS
from clachan.lab.selfplay import Played, play_game

_CHUNK: Final = 25


@dataclass(frozen=True, slots=True)
class Simulation:
    """What to play: the same values give the same games, on any number of cores."""

    game: str
    games: int
    bots: tuple[str, ...]
    seed: int

    def __post_init__(self) -> None:
        if self.game not in GAMES:
            raise ValueError(f"game: unknown {self.game!r}; known: {', '.join(GAMES)}")
        if self.games < 1:
            raise ValueError(f"games: must be at least 1, not {self.games}")
        GAMES[self.game].new_game(players=len(self.bots))
        for bot in self.bots:
            make_bot(bot, GAMES[self.game])

    def play(self, numbers: range) -> list[Played]:
        """The games with these numbers, each from a stream of its own."""
        game = GAMES[self.game]
        bots = [make_bot(spec, game) for spec in self.bots]
        return [play_game(game, bots, random.Random(f"{self.seed}:{n}")) for n in numbers]

    def chunks(self) -> Iterator[range]:
        for start in range(0, self.games, _CHUNK):
            yield range(start, min(start + _CHUNK, self.games))


@dataclass(frozen=True, slots=True)
class SeatResult:
    bot: str
    win_share: float
    """Of all games, a shared victory split."""
    interval: tuple[float, float]
    """Where the win share lies, from and to, with 95 % confidence."""
    mean_total: float
    mean_place: float


def simulate(
    simulation: Simulation, jobs: int, progress: Callable[[int], None] = lambda _: None
) -> tuple[SeatResult, ...]:
    """Play all games on ``jobs`` processes; ``progress`` hears how many are done."""
    played = _in_this_process if jobs == 1 else _in_processes
    games: list[Played] = []
    for chunk in played(simulation, jobs):
        games += chunk
        progress(len(games))
    return tuple(_seat_result(bot, seat, games) for seat, bot in enumerate(simulation.bots))


def _in_this_process(simulation: Simulation, _jobs: int) -> Iterator[list[Played]]:
    for numbers in simulation.chunks():
        yield simulation.play(numbers)


def _in_processes(simulation: Simulation, jobs: int) -> Iterator[list[Played]]:
    # Spawned, not forked: the same on every system, and nothing of this process leaks over.
    with ProcessPoolExecutor(min(jobs, MOST_WORKERS), multiprocessing.get_context("spawn")) as pool:
        futures = [pool.submit(simulation.play, numbers) for numbers in simulation.chunks()]
        try:
            for future in as_completed(futures):
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _seat_result(bot: str, seat: int, games: Sequence[Played]) -> SeatResult:
    shares = [game.win_shares[seat] for game in games]
    mean = math.fsum(shares) / len(games)
    return SeatResult(
        bot=bot,
        win_share=mean,
        interval=_interval(mean, len(games)),
        mean_total=math.fsum(game.totals[seat] for game in games) / len(games),
        mean_place=math.fsum(game.ranking[seat] for game in games) / len(games),
    )


def _interval(share: float, games: int) -> tuple[float, float]:
    """By Wilson: it has a width even where every game or none was won."""
    weight = Z_95**2 / games
    centre = (share + weight / 2) / (1 + weight)
    half = math.sqrt(share * (1 - share) * weight + weight**2 / 4) / (1 + weight)
    return max(0.0, min(share, centre - half)), min(1.0, max(share, centre + half))
