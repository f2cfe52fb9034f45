"""Hints: requests about the same view share one answer, and a seat has at most one open request."""

import asyncio
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from clachan.server import metrics
from clachan.server.bots.messages import BotTask
from clachan.server.bots.worker_queue import WorkerQueue

MOST_WAITING: Final = 256
MOST_WAITING_OF_ADDRESS: Final = 32
"""Each takes up to a second, so this is half a minute of work."""
MOST_RECENT: Final = 256
RETRY_S: Final = 5


class HintsBusy(Exception):
    """Too many hints are waiting; try again after `RETRY_S` seconds."""


class HintReplaced(Exception):
    """The same seat has requested another hint, from a newer view."""


@dataclass(frozen=True, slots=True)
class HintRequester:
    """The client that requests a hint. The fields are opaque keys, which are only compared."""

    seat: str
    """Identifies the table too."""
    visitor: str
    address: str


Advice: TypeAlias = tuple[str, str]
"""The name of the bot, and the text of its choice."""

# Answers are shared within a seat and within a visitor, who knows these views already. If all
# visitors shared them, a quick answer would reveal that another player has had the same view: you
# could create tables with each hand that your opponent may have, and see which one is cached.
_Key: TypeAlias = tuple[str, BotTask]


@dataclass(eq=False, slots=True)
class _SharedRequest:
    """One task for the queue, and all waiters for its answer."""

    key: _Key
    address: str
    waiters: dict[asyncio.Future[Advice], str] = field(default_factory=dict)
    """Maps each waiter to its seat."""
    has_begun: bool = False
    task: asyncio.Task[None] | None = None


class Hints:
    """Answers requests for hints with as few tasks to the workers as possible.

    A request without waiters leaves the queue. If a worker has begun it, it is completed, usually
    within a second, and its answer is cached. Killing the worker would not be faster, because the next
    hint would have to wait for the start of another process.
    """

    def __init__(self, queue: WorkerQueue) -> None:
        self._queue = queue
        self._requests: dict[_Key, _SharedRequest] = {}
        self._by_seat: dict[str, _SharedRequest] = {}
        """The open request of each seat."""
        self._recent: dict[_Key, Advice] = {}
        """The latest comes last. Entries never expire: the adviser's seed and playouts are fixed."""

    async def close(self) -> None:
        """Wait until every waiter has its answer or error. Close the queue first."""
        tasks = (request.task for request in self._requests.values())
        await asyncio.gather(*(task for task in tasks if task is not None))

    async def advise(self, bot_task: BotTask, requester: HintRequester) -> Advice:
        """Return the hint; raises `HintsBusy`, `HintReplaced` or `PoolClosed`.

        Cancelling this call withdraws the request.
        """
        outcome: metrics.HintOutcome = "shared"
        try:
            self._replace(requester.seat, bot_task)
            key = (requester.visitor, bot_task)
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

    def _replace(self, seat: str, bot_task: BotTask) -> None:
        """End requests of this seat for hints about other views, with `HintReplaced`."""
        older = self._by_seat.get(seat)
        if older is not None and older.key[1] != bot_task:
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
            return  # it has already left
        if seat not in request.waiters.values():
            del self._by_seat[seat]
        if not request.waiters and not request.has_begun and request.task is not None:
            request.task.cancel()
            del self._requests[request.key]

    async def _answer(self, request: _SharedRequest) -> None:
        visitor, bot_task = request.key
        try:
            async with self._queue.place(request.address, visitor):
                request.has_begun = True
                bot, turn = await self._queue.answer(bot_task)
        except Exception as error:  # noqa: BLE001 - all waiters receive it
            self._end(request, error)
        else:
            advice = bot, turn[0].action
            if bot == bot_task.bot:
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
