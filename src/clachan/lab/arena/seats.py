"""Who decides in a game of the arena: a bot of ours, or a program behind a pipe."""

import random
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Protocol

from clachan.bots import Bot, make_bot
from clachan.core import AnyGame, Seat
from clachan.games import GAMES
from clachan.lab.arena.contest import Contest
from clachan.lab.arena.results import Failure
from clachan.lab.arena.starts import Starts


class Forfeited(Exception):
    """Whoever was asked has lost the game by its answer, or by giving none."""

    def __init__(self, failure: Failure, detail: str) -> None:
        super().__init__(f"{failure}: {detail}")
        self.failure: Failure = failure
        self.detail = detail


class Decider(Protocol):
    """One seat in one game."""

    @property
    def clock(self) -> Callable[[], float]:
        """What its decisions are timed by, in seconds."""
        ...

    def get_ready(self) -> None:
        """Before it is first asked, and not on its time; raises `Forfeited`."""
        ...

    def decide(self, view: Any, legal: Sequence[Any], /) -> Any:
        """One of the legal actions; raises `Forfeited`."""
        ...

    def hear_end(self, ranking: Sequence[int], totals: Sequence[int], /) -> None:
        """The game is over."""
        ...


class OurBot:
    clock = staticmethod(time.thread_time)  # a busy machine makes it wait, not think
    """Of the processor, in our own thread."""

    def __init__(self, bot: Bot[Any, Any], rng: random.Random) -> None:
        self._bot, self._rng = bot, rng

    def get_ready(self) -> None:
        """Our bots always are."""

    def decide(self, view: Any, legal: Sequence[Any], /) -> Any:
        return self._bot.choose(view, legal, self._rng)

    def hear_end(self, _ranking: Sequence[int], _totals: Sequence[int], /) -> None:
        """Our bots remember nothing."""


def seated(
    contest: Contest, entrant: int, seat: Seat, place: str, starts: Starts
) -> AbstractContextManager[Decider]:
    """The entrant, ready to play one game; what it thinks with is its own stream.

    ``place`` names the group, the game and the seat. A program hears a seed, so that one comes from
    these alone: the seed of the contest would tell it the deal.
    """
    who = contest.entrants[entrant]
    if who.kind == "bot":
        rng = random.Random(f"{contest.seed}:{place}")
        return nullcontext(our_bot(who.spec, GAMES[contest.game], rng))
    from clachan.lab.arena.programs import Program

    return Program(who, contest, seat, random.Random(place).getrandbits(63), starts)


def our_bot(spec: str, game: AnyGame, rng: random.Random) -> OurBot:
    return OurBot(make_bot(spec, game), rng)
