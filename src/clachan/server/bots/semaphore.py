"""A semaphore that serves its parties in turn, so that none of them can crowd out the others."""

import asyncio
import time
from typing import Final

from clachan.server import metrics

_MOST_PARTIES: Final = 10_000


class FairSemaphore:
    """Admits ``size`` holders at a time, and shows its queue in the metrics of the lane.

    A waiter names its parties, the widest first: for example its address, then its visitor. Next
    is the waiter whose first party was admitted longest ago, then the one whose second party was;
    among equals the first that came.
    """

    def __init__(self, lane: metrics.Lane, size: int) -> None:
        self._lane = lane
        self._free = size
        self._held = 0
        self._waiting: dict[asyncio.Future[None], tuple[str, ...]] = {}
        self._admissions = 0
        self._last_admitted: dict[str, int] = {}
        """By party, the latest last."""
        self._is_idle = asyncio.Event()
        self._is_idle.set()

    async def acquire(self, *parties: str) -> None:
        """Returns once the caller is admitted; it then has to `release`."""
        begin = time.perf_counter()
        if self._free:
            self._free -= 1
            self._admit(parties)
        else:
            await self._wait(parties)
        metrics.bot_begins(self._lane, time.perf_counter() - begin)

    async def _wait(self, parties: tuple[str, ...]) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[turn] = parties
        metrics.bot_queue(self._lane, 1)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                del self._waiting[turn]
            else:  # it was admitted just before
                self._pass_on()
            raise
        finally:
            metrics.bot_queue(self._lane, -1)

    def release(self) -> None:
        metrics.bot_ends(self._lane)
        self._pass_on()

    async def wait_until_idle(self) -> None:
        """Until no holder and no waiter is left."""
        await self._is_idle.wait()

    def _pass_on(self) -> None:
        self._held -= 1
        waiting = [turn for turn in self._waiting if not turn.done()]
        if waiting:
            turn = min(waiting, key=lambda each: self._last_turns(self._waiting[each]))
            self._admit(self._waiting.pop(turn))
            turn.set_result(None)
        else:
            self._free += 1
            if not self._held:
                self._is_idle.set()

    def _admit(self, parties: tuple[str, ...]) -> None:
        self._held += 1
        self._is_idle.clear()
        self._admissions += 1
        for party in parties:
            self._last_admitted.pop(party, None)
            self._last_admitted[party] = self._admissions
        while len(self._last_admitted) > _MOST_PARTIES:
            del self._last_admitted[next(iter(self._last_admitted))]

    def _last_turns(self, parties: tuple[str, ...]) -> tuple[int, ...]:
        return tuple(self._last_admitted.get(party, 0) for party in parties)
