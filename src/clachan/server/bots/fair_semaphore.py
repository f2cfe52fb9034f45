"""A semaphore whose parties take turns, so that none of them can block the others."""

import asyncio
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from clachan.server import metrics

_MOST_PARTIES: Final = 10_000
_MOST_URGENT_IN_A_ROW: Final = 3


class _Waiter(NamedTuple):
    parties: tuple[str, ...]
    is_urgent: Callable[[], bool]


class FairSemaphore:
    """Admits ``size`` holders at a time, and reports its waiters in the metrics of the queue.

    A waiter names its parties, the widest first: for example its address, then its visitor. The next
    waiter is the one whose first party was admitted longest ago. The second party decides among
    equals, then the order of arrival.

    Urgent waiters come before all others, and parties take turns separately among urgent and other
    waiters. Neither group starves: after three urgent waiters in a row that were admitted while
    another one waited, the next place goes to a waiter that is not urgent.
    """

    def __init__(self, queue: metrics.QueueName, size: int) -> None:
        self._queue = queue
        self._free = size
        self._held = 0
        self._waiting: dict[asyncio.Future[None], _Waiter] = {}
        self._urgent_in_a_row = 0
        """Urgent waiters admitted in a row while another one waited."""
        self._admissions = 0
        self._last_admitted: dict[tuple[bool, str], int] = {}
        """By urgency and party; the latest comes last."""
        self._is_idle = asyncio.Event()
        self._is_idle.set()

    async def acquire(self, *parties: str, is_urgent: Callable[[], bool] = lambda: True) -> None:
        """Wait until the caller is admitted; it must then call `release`.

        ``is_urgent`` is called whenever a place becomes free, since its result may change.
        """
        waiter = _Waiter(parties, is_urgent)
        begin = time.perf_counter()
        if self._free:
            self._free -= 1
            self._admit(waiter)
        else:
            await self._wait(waiter)
        metrics.record_bot_start(self._queue, time.perf_counter() - begin)

    async def _wait(self, waiter: _Waiter) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[turn] = waiter
        metrics.change_bot_queue(self._queue, 1)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                del self._waiting[turn]
            else:  # it was admitted just before the cancellation
                self._pass_on()
            raise
        finally:
            metrics.change_bot_queue(self._queue, -1)

    def release(self) -> None:
        metrics.record_bot_end(self._queue)
        self._pass_on()

    async def wait_until_idle(self) -> None:
        """Wait until there is no holder and no waiter."""
        await self._is_idle.wait()

    def _pass_on(self) -> None:
        self._held -= 1
        turn = self._next_turn()
        if turn is not None:
            self._admit(self._waiting.pop(turn))
            turn.set_result(None)
        else:
            self._free += 1
            if not self._held:
                self._is_idle.set()

    def _next_turn(self) -> asyncio.Future[None] | None:
        urgent: list[asyncio.Future[None]] = []
        others: list[asyncio.Future[None]] = []
        for turn, waiter in self._waiting.items():
            if not turn.done():
                (urgent if waiter.is_urgent() else others).append(turn)
        is_urgent = bool(urgent) and (not others or self._urgent_in_a_row < _MOST_URGENT_IN_A_ROW)
        self._urgent_in_a_row = self._urgent_in_a_row + 1 if is_urgent and others else 0
        return min(
            urgent if is_urgent else others,
            key=lambda each: self._last_turns(is_urgent, self._waiting[each].parties),
            default=None,
        )

    def _admit(self, waiter: _Waiter) -> None:
        self._held += 1
        self._is_idle.clear()
        self._admissions += 1
        is_urgent = waiter.is_urgent()
        for party in waiter.parties:
            self._last_admitted.pop((is_urgent, party), None)
            self._last_admitted[is_urgent, party] = self._admissions
        while len(self._last_admitted) > _MOST_PARTIES:
            del self._last_admitted[next(iter(self._last_admitted))]

    def _last_turns(self, is_urgent: bool, parties: tuple[str, ...]) -> tuple[int, ...]:
        return tuple(self._last_admitted.get((is_urgent, party), 0) for party in parties)
