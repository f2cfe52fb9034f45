"""What all tables of a process share."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field

from clachan.server.bots.pool import BotRoom
from clachan.server.settings import Settings
from clachan.server.steady_clock import SteadyClock
from clachan.server.storage import Storage
from clachan.server.tables.commands import AwayLimits

_DAY_MS = 86_400_000
_DEAD_MS = 15_000
"""A process that was silent for so long is dead."""


@dataclass
class House:
    """The storage, the bots, the clock; and who of the processes that share the tables lives."""

    settings: Settings
    storage: Storage
    bots: BotRoom
    now: Callable[[], int] = field(default_factory=SteadyClock)
    process: str = field(default_factory=lambda: secrets.token_hex(8))
    alive: frozenset[str] = frozenset()
    is_well: bool = True
    """Whether the last round could write what it had to."""
    changes: int = 0
    """Of tables, through this process, since it began."""

    async def ask_around(self, dead_before: int | None = None) -> None:
        """Say that this process lives, and hear which others do."""
        now = self.now()
        dead_before = now - _DEAD_MS if dead_before is None else dead_before
        self.alive = await self.storage.beat(self.process, now, dead_before)

    async def check(self) -> None:
        """Raises `StorageError` while the database does not answer, or takes nothing."""
        await self.storage.check()
        if not self.is_well:
            await self.ask_around()

    @property
    def away_limits(self) -> AwayLimits:
        minutes, days = self.settings.away_live_minutes, self.settings.away_days
        return AwayLimits(minutes * 60_000, days * _DAY_MS)

    @property
    def bot_budget_ms(self) -> int:
        return int(self.settings.bot_deadline_s * 1000)
