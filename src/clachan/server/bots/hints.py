"""Hints: requests about the same view share one answer, and a seat has one in flight."""

import asyncio
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from clachan.bots import ADVISER
from clachan.server import metrics
from clachan.server.bots.lane import Lane
from clachan.server.bots.question import Question

MOST_WAITING: Final = 256
MOST_WAITING_OF_ADDRESS: Final = 32
"""At up to a second each that is half a minute of work."""
MOST_RECENT: Final = 256
RETRY_S: Final = 5


class HintsBusy(Exception):
    """Too many hints are waiting; try again after `RETRY_S` seconds."""


class HintReplaced(Exception):
    """The same seat has asked again, from a newer view."""


@dataclass(frozen=True, slots=True)
class HintAsker:
    """Who asks for a hint: keys that mean nothing here beyond being equal or not."""

    seat: str
    """Of one table."""
    visitor: str
    address: str


Advice: TypeAlias = tuple[str, str]
"""The name of the bot, and the text of its choice."""

# Answers are shared within a seat and within a visitor, who knows these views anyway. Were they
# shared with everyone, a quick answer would reveal that another player has had the very same
# view: you could lay tables with each hand that your opponent may hold, and see which is known.
_Key: TypeAlias = tuple[str, Question]


@dataclass(eq=False, slots=True)
class _Thought:
    """One question for the lane, and who waits for its answer."""

    key: _Key
    address: str
    waiters: dict[asyncio.Future[Advice], str] = field(default_factory=dict)
    """With the seat of each."""
    has_begun: bool = False
    task: asyncio.Task[None] | None = None


class Hints:
    """Asks the lane as little as it can.

    A thought that nobody waits for leaves the queue. One that a worker has begun ends in its own
    time, under a second as a rule, and is remembered: killing the worker would cost the next
    hint as much for the start of another process, and a flood of hang-ups a process each.
    """

    def __init__(self, lane: Lane) -> None:
        self._lane = lane
        self._thoughts: dict[_Key, _Thought] = {}
        self._by_seat: dict[str, _Thought] = {}
        """The one that each seat waits for."""
        self._recent: dict[_Key, Advice] = {}
        """The latest last. They stay true: the adviser's seed and number of playouts are fixed."""

    async def close(self) -> None:
        """After the lane; returns when every waiter has its answer or error."""
        tasks = (thought.task for thought in self._thoughts.values())
        await asyncio.gather(*(task for task in tasks if task is not None))

    async def advise(self, question: Question, asker: HintAsker) -> Advice:
        """Raises `HintsBusy`, `HintReplaced` or `RoomClosed`. Cancelling it gives the hint up."""
        outcome: metrics.HintOutcome = "shared"
        try:
            self._replace(asker.seat, question)
            key = (asker.visitor, question)
            if key in self._recent:
                outcome = "cached"
                return self._remember(key, self._recent[key])
            thought = self._by_seat.get(asker.seat) or self._thoughts.get(key)
            if thought is None:
                thought, outcome = self._begin(key, asker.address), "computed"
            return await self._wait(thought, asker.seat)
        except HintsBusy:
            outcome = "refused"
            raise
        except HintReplaced:
            outcome = "replaced"
            raise
        except asyncio.CancelledError:
            outcome = "cancelled"
            raise
        finally:
            metrics.hint_asked(outcome)

    def _replace(self, seat: str, question: Question) -> None:
        """Whoever waits at this seat for a hint about another view, waits in vain."""
        older = self._by_seat.get(seat)
        if older is not None and older.key[1] != question:
            for waiter in [each for each, its_seat in older.waiters.items() if its_seat == seat]:
                self._leave(older, waiter)
                if not waiter.done():
                    waiter.set_exception(HintReplaced())

    def _begin(self, key: _Key, address: str) -> _Thought:
        waiting = [each.address for each in self._thoughts.values() if not each.has_begun]
        if len(waiting) >= MOST_WAITING or waiting.count(address) >= MOST_WAITING_OF_ADDRESS:
            raise HintsBusy
        thought = self._thoughts[key] = _Thought(key, address)
        thought.task = asyncio.create_task(self._think(thought))
        return thought

    async def _wait(self, thought: _Thought, seat: str) -> Advice:
        waiter: asyncio.Future[Advice] = asyncio.get_running_loop().create_future()
        thought.waiters[waiter] = seat
        self._by_seat[seat] = thought
        try:
            return await waiter
        finally:
            self._leave(thought, waiter)

    def _leave(self, thought: _Thought, waiter: asyncio.Future[Advice]) -> None:
        seat = thought.waiters.pop(waiter, None)
        if seat is None:
            return  # it had left before
        if seat not in thought.waiters.values():
            del self._by_seat[seat]
        if not thought.waiters and not thought.has_begun and thought.task is not None:
            thought.task.cancel()
            del self._thoughts[thought.key]

    async def _think(self, thought: _Thought) -> None:
        visitor, question = thought.key
        try:
            async with self._lane.place(thought.address, visitor):
                thought.has_begun = True
                advice = await self._lane.answer(question)
        except Exception as error:  # noqa: BLE001 - all who wait get it
            self._end(thought, error)
        else:
            if advice[0] == ADVISER:
                self._remember(thought.key, advice)
            self._end(thought, advice)

    def _end(self, thought: _Thought, result: Advice | Exception) -> None:
        del self._thoughts[thought.key]
        waiters, thought.waiters = thought.waiters, {}
        for waiter, seat in waiters.items():
            self._by_seat.pop(seat, None)
            if waiter.done():
                continue  # it is leaving
            if isinstance(result, Exception):
                waiter.set_exception(result)
            else:
                waiter.set_result(result)

    def _remember(self, key: _Key, advice: Advice) -> Advice:
        self._recent.pop(key, None)
        self._recent[key] = advice
        if len(self._recent) > MOST_RECENT:
            del self._recent[next(iter(self._recent))]
        return advice
