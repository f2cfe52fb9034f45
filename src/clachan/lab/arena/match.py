"""Groups of games: the same draws of chance, once for each line-up."""

import os
import random
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, nullcontext
from dataclasses import dataclass, field
from typing import Any, Protocol

from clachan.bots import STAND_IN, Bot, is_built_in, make_bot
from clachan.bots.choice import BadChoice, choose_legally
from clachan.bots.compiled import load_searches_of
from clachan.core import AnyGame, Seat
from clachan.core.printable import describe_error
from clachan.core.results import places
from clachan.games import GAMES
from clachan.lab.arena.contest import Contest, LineUp, check_rules
from clachan.lab.arena.draws import Draws
from clachan.lab.arena.programs import ForfeitError, LateStarts, Program, quote
from clachan.lab.arena.results import ArenaGame, Forfeit, Group, Results, ResultWriter
from clachan.lab.selfplay import run_game
from clachan.lab.worker_pool import map_unordered
from clachan.plugins import plugin_errors


@dataclass(frozen=True, slots=True)
class Machines:
    """Where the games are played."""

    jobs: int | None = None
    """Processes; as many as there are cores if ``None``."""
    cluster: str | None = None
    """The address of a Ray cluster, or ``local``."""

    def play_groups(self, contest: Contest, numbers: Iterator[int]) -> Generator[Group, None, None]:
        """Yield the groups in the order in which they are finished."""
        if self.cluster is not None:
            from clachan.lab.arena.cluster import play_on_cluster

            return play_on_cluster(contest, numbers, self.cluster, self.jobs)
        return map_unordered(GroupPlayer(contest), numbers, self.jobs or os.cpu_count() or 1)


def run_contest(
    results: Results,
    groups: int,
    machines: Machines,
    writer: ResultWriter,
    progress: Callable[[Results], None] = lambda _: None,
) -> Results:
    """Play until ``groups`` groups are there, or until the sequential test has a verdict.

    Groups count in the order of their numbers, so that the verdict does not depend on how many were
    played at a time. When an exception stops it, the groups so far have been written. Raises
    `ArenaError` for results of older rules.
    """
    check_rules(results.contest)
    if results.verdict is not None or len(results.groups) >= groups:
        writer.write(results, now=True)
        return results
    numbers = iter(range(len(results.groups), groups))
    finished = machines.play_groups(results.contest, numbers)
    try:
        writer.write(results, now=True)  # a file that cannot be written fails before the first game
        for group in sort_groups(finished, len(results.groups)):
            results = results.add(group)
            writer.write(results)
            progress(results)
            if results.verdict is not None:
                break
    finally:
        try:
            writer.write(results, now=True)
        finally:
            finished.close()
    return results


def sort_groups(groups: Iterable[Group], start: int) -> Iterator[Group]:
    """Yield the groups by number; each waits until those before it are there."""
    waiting: dict[int, Group] = {}
    for group in groups:
        waiting[group.number] = group
        while start in waiting:
            yield waiting.pop(start)
            start += 1


@dataclass
class GroupPlayer:
    """Plays the groups of a contest in one process, and remembers programs that start late."""

    contest: Contest
    late_starts: LateStarts = field(default_factory=LateStarts)

    def __call__(self, number: int) -> Group:
        with plugin_errors(self.contest.game):
            return play_group(self.contest, number, self.late_starts)


def play_group(contest: Contest, number: int, late_starts: LateStarts | None = None) -> Group:
    """Play the group with this number; chance and every seat have their own random streams.

    ``late_starts`` knows the programs that were late in groups before.
    """
    late_starts = late_starts or LateStarts()
    game, count = GAMES[contest.game], len(contest.entrants)
    load_searches_of([who.spec for who in contest.entrants if who.kind == "bot"], contest.game)
    decisions, seconds = [0] * count, [0.0] * count
    games = []
    for index, line_up in enumerate(contest.line_ups(number)):
        with ExitStack() as stack:
            deciders = [
                stack.enter_context(
                    create_decider(contest, entrant, seat, f"{number}:{index}:{seat}", late_starts)
                )
                for seat, entrant in enumerate(line_up)
            ]
            draws = Draws(game, f"{contest.seed}:{number}:chance")
            running = RunningGame(game, line_up, deciders, draws)
            games.append(running.play())
        for seat, entrant in enumerate(line_up):
            decisions[entrant] += running.decisions[seat]
            seconds[entrant] += running.seconds[seat]
    rounded = tuple(round(spent, 4) for spent in seconds)
    return Group(number, tuple(games), tuple(decisions), rounded)


class Decider(Protocol):
    """One seat in one game: a bot of ours, or a program behind a pipe."""

    @property
    def clock(self) -> Callable[[], float]:
        """The clock that times its decisions, in seconds."""
        ...

    def prepare(self) -> None:
        """Called before each decision, outside of its time; raises `ForfeitError`."""
        ...

    def decide(self, view: Any, legal: Sequence[Any], /) -> Any:
        """Returns one of the legal actions; raises `ForfeitError`."""
        ...

    def notify_end(self, ranking: Sequence[int], totals: Sequence[int], /) -> None:
        """The game is over."""
        ...


class BotDecider:
    """A bot with its own random stream."""

    clock = staticmethod(time.thread_time)
    """Processor time of our thread: waiting on a busy machine is not thinking."""

    def __init__(self, bot: Bot[Any, Any], rng: random.Random) -> None:
        self._bot, self._rng = bot, rng

    def prepare(self) -> None:
        """Our bots need no preparation."""

    def decide(self, view: Any, legal: Sequence[Any], /) -> Any:
        return self._bot.choose(view, legal, self._rng)

    def notify_end(self, _ranking: Sequence[int], _totals: Sequence[int], /) -> None:
        """Our bots remember nothing."""


class GuestDecider(BotDecider):
    """A bot of another package: its mistakes cost it the game and do not stop the arena."""

    def decide(self, view: Any, legal: Sequence[Any], /) -> Any:
        try:
            return choose_legally(self._bot, view, legal, self._rng)
        except BadChoice as error:
            if (cause := error.__cause__) is not None:
                raise ForfeitError("died", quote(describe_error(cause))) from cause
            raise ForfeitError("illegal", quote(error.text)) from None


def create_decider(
    contest: Contest, entrant: int, seat: Seat, place: str, late_starts: LateStarts
) -> AbstractContextManager[Decider]:
    """The entrant, ready to play one game with its own random stream.

    ``place`` names the group, the game and the seat. The seed that a program gets comes from these
    alone, because the seed of the contest would reveal the deal.
    """
    who = contest.entrants[entrant]
    if who.kind == "bot":
        rng = random.Random(f"{contest.seed}:{place}")
        return nullcontext(create_bot_decider(who.spec, GAMES[contest.game], rng))
    return Program(who, contest, seat, random.Random(place).getrandbits(63), late_starts)


def create_bot_decider(spec: str, game: AnyGame, rng: random.Random) -> BotDecider:
    kind = BotDecider if is_built_in(spec) else GuestDecider
    return kind(make_bot(spec, game), rng)


class RunningGame:
    """One game. A seat that forfeits is last; while two or more are left, a bot of ours plays for it."""

    def __init__(
        self, game: AnyGame, line_up: LineUp, deciders: Sequence[Decider], draws: Draws
    ) -> None:
        self._game, self._line_up, self._draws = game, line_up, draws
        self._deciders = list(deciders)
        self._forfeits: dict[Seat, ForfeitError] = {}
        self.decisions = [0] * len(line_up)
        self.seconds = [0.0] * len(line_up)

    def play(self) -> ArenaGame:
        game = self._game
        state = run_game(game, len(self._line_up), self._decide, self._draws.draw)
        outcome = game.outcome(state)
        ranking = self._ranking(outcome.ranking if outcome else None)
        totals = tuple(sheet.total for sheet in game.score(state))
        for decider in self._deciders:
            decider.notify_end(ranking, totals)
        forfeits = tuple(
            Forfeit(seat, error.failure, error.detail)
            for seat, error in sorted(self._forfeits.items())
        )
        return ArenaGame(self._line_up, totals, ranking, forfeits)

    def _decide(self, seat: Seat, view: Any, legal: Sequence[Any]) -> Any:
        """The seat's action; ``None`` where fewer than two seats have not forfeited."""
        if seat not in self._forfeits:
            try:
                return self._measure_decision(seat, view, legal)
            except ForfeitError as error:
                self._forfeits[seat] = error
            if len(self._line_up) - len(self._forfeits) < 2:
                return None
            self._deciders[seat] = create_bot_decider(STAND_IN, self._game, random.Random(seat))
        return self._deciders[seat].decide(view, legal)

    def _measure_decision(self, seat: Seat, view: Any, legal: Sequence[Any]) -> Any:
        """Time the decision of the entrant; the start of a program does not count."""
        decider = self._deciders[seat]
        decider.prepare()
        start = decider.clock()
        action = decider.decide(view, legal)
        self.seconds[seat] += decider.clock() - start
        self.decisions[seat] += len(legal) > 1
        return action

    def _ranking(self, reached: Sequence[int] | None) -> tuple[int, ...]:
        """The game's ranking, if it was played to its end, with the forfeited seats last."""
        by_play = reached if reached is not None else [1] * len(self._line_up)
        return places(
            [(0,) if seat in self._forfeits else (1, -place) for seat, place in enumerate(by_play)]
        )
