"""Hints: requests about the same view share one answer, and a seat has one in flight."""

import asyncio
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from clachan.bots import ADVISER
from clachan.server import metrics
from clachan.server.bots.messages import Question
from clachan.server.bots.worker_queue import WorkerQueue

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
class HintRequester:
    """Who asks for a hint: keys that mean nothing here beyond being equal or not."""

    seat: str
    """Of one table."""
    visitor: str
    address: str


Advice: TypeAlias = tuple[str, str]
"""The name of the bot, and the text of its choice."""

# Answers are shared within a seat and within a visitor, who knows these views anyway. If all
# visitors shared them, a quick answer would reveal that another player has had the same view: you
# could make tables with each hand that your opponent may hold, and see which one is known.
_Key: TypeAlias = tuple[str, Question]


@dataclass(eq=False, slots=True)
class _SharedRequest:
    """One question for the queue, and all that wait for its answer."""

    key: _Key
    address: str
    waiters: dict[asyncio.Future[Advice], str] = field(default_factory=dict)
    """With the seat of each."""
    has_begun: bool = False
    task: asyncio.Task[None] | None = None


class Hints:
    """Asks the queue as few questions as possible.

    A request without waiters leaves the queue. One that a worker has begun is completed, usually
    within a second, and its answer is kept: killing the worker would cost the next hint as much
    for the start of another process, and each hang-up of a flood would cost a process.
    """

    def __init__(self, queue: WorkerQueue) -> None:
        self._queue = queue
        self._requests: dict[_Key, _SharedRequest] = {}
        self._by_seat: dict[str, _SharedRequest] = {}
        """The one that each seat waits for."""
        self._recent: dict[_Key, Advice] = {}
        """The latest last. They stay true: the adviser's seed and number of playouts are fixed."""

    async def close(self) -> None:
        """After the queue; returns when every waiter has its answer or error."""
        tasks = (request.task for request in self._requests.values())
        await asyncio.gather(*(task for task in tasks if task is not None))

    async def advise(self, question: Question, requester: HintRequester) -> Advice:
        """Raises `HintsBusy`, `HintReplaced` or `PoolClosed`. Cancelling it gives the hint up."""
        outcome: metrics.HintOutcome = "shared"
        try:
            self._replace(requester.seat, question)
            key = (requester.visitor, question)
            if key in self._recent:
                outcome = "cached"
                return self._remember(key, self._recent[key])
            request = self._by_seat.get(requester.seat) or self._requests.get(key)
            if request is None:
                request, outcome = self._begin(key, requester.address), "computed"
            return await self._wait(request, requester.seat)
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
            metrics.record_hint(outcome)

    def _replace(self, seat: str, question: Question) -> None:
        """Requests of this seat for a hint about another view end with `HintReplaced`."""
        older = self._by_seat.get(seat)
        if older is not None and older.key[1] != question:
            for waiter in [each for each, its_seat in older.waiters.items() if its_seat == seat]:
                self._leave(older, waiter)
                if not waiter.done():
                    waiter.set_exception(HintReplaced())

    def _begin(self, key: _Key, address: str) -> _SharedRequest:
        waiting = [each.address for each in self._requests.values() if not each.has_begun]
        if len(waiting) >= MOST_WAITING or waiting.count(address) >= MOST_WAITING_OF_ADDRESS:
            raise HintsBusy
        request = self._requests[key] = _SharedRequest(key, address)
        request.task = asyncio.create_task(self._answer(request))
        return request

    async def _wait(self, request: _SharedRequest, seat: str) -> Advice:
        waiter: asyncio.Future[Advice] = asyncio.get_running_loop().create_future()
        request.waiters[waiter] = seat
        self._by_seat[seat] = request
        try:
            return await waiter
        finally:
            self._leave(request, waiter)

    def _leave(self, request: _SharedRequest, waiter: asyncio.Future[Advice]) -> None:
        seat = request.waiters.pop(waiter, None)
        if seat is None:
            return  # it had left before
        if seat not in request.waiters.values():
            del self._by_seat[seat]
        if not request.waiters and not request.has_begun and request.task is not None:
            request.task.cancel()
            del self._requests[request.key]

    async def _answer(self, request: _SharedRequest) -> None:
        visitor, question = request.key
        try:
            async with self._queue.place(request.address, visitor):
                request.has_begun = True
                advice = await self._queue.answer(question)
        except Exception as error:  # noqa: BLE001 - all who wait get it
            self._end(request, error)
        else:
            if advice[0] == ADVISER:
                self._remember(request.key, advice)
            self._end(request, advice)

    def _end(self, request: _SharedRequest, result: Advice | Exception) -> None:
        del self._requests[request.key]
        waiters, request.waiters = request.waiters, {}
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
