"""Services that all tables of a process share."""

import secrets
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from clachan.server.bots.pool import BotPool
from clachan.server.settings import Settings
from clachan.server.storage import Storage
from clachan.server.tables.commands import AwayLimits

_DAY_MS = 86_400_000
_DEAD_MS = 15_000
"""A process without a heartbeat for this time counts as dead."""


if sys.platform == "win32":
    elapsed_ns = time.monotonic_ns
else:
    # On Linux and macOS these clocks run while the machine sleeps; `time.monotonic` does not.
    elapsed_ns = partial(
        time.clock_gettime_ns, getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
    )


class SteadyClock:
    """The server's clock: it returns milliseconds since 1970. Changes of the system clock have no effect."""

    def __init__(
        self,
        wall: Callable[[], int] = time.time_ns,
        elapsed: Callable[[], int] = elapsed_ns,
    ) -> None:
        self._elapsed = elapsed
        self._begin = wall() - elapsed()

    def __call__(self) -> int:
        return (self._begin + self._elapsed()) // 1_000_000


@dataclass
class Services:
    """The settings, storage, bots and clock, and the live processes that share the tables."""

    settings: Settings
    storage: Storage
    bots: BotPool
    now: Callable[[], int] = field(default_factory=SteadyClock)
    process: str = field(default_factory=lambda: secrets.token_hex(8))
    alive: frozenset[str] = frozenset()
    is_healthy: bool = True
    """Whether the last background task could use the storage."""
    changes: int = 0
    """The number of changes of tables by this process since its start."""
    away_limits: AwayLimits = field(init=False)
    bot_budget_ms: int = field(init=False)

    def __post_init__(self) -> None:
        minutes, days = self.settings.away_live_minutes, self.settings.away_days
        self.away_limits = AwayLimits(minutes * 60_000, days * _DAY_MS)
        self.bot_budget_ms = int(self.settings.bot_deadline_s * 1000)

    async def send_heartbeat(self, dead_before: int | None = None) -> None:
        """Store a heartbeat of this process, and update the set of live processes."""
        now = self.now()
        dead_before = now - _DEAD_MS if dead_before is None else dead_before
        self.alive = await self.storage.heartbeat(self.process, now, dead_before)

    async def check(self) -> None:
        """Raise `StorageError` if the database does not answer or cannot be written to."""
        await self.storage.check()
        if not self.is_healthy:
            await self.send_heartbeat()
