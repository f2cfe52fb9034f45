"""Looking after an open table: its bots move, its clocks and requests run out."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Protocol

from msgspec import Struct

from clachan.bots import STAND_IN
from clachan.core import CHANCE, AnyMatch, EntryKind, Seat
from clachan.server import metrics
from clachan.server.bots.pool import MoveRequester
from clachan.server.bots.worker_queue import PoolClosed
from clachan.server.errors import Refused
from clachan.server.logs import log_event
from clachan.server.services import Services
from clachan.server.storage import Lease
from clachan.server.tables.commands import Change, change
from clachan.server.tables.events import Happened, UndoExpired
from clachan.server.tables.table import Table
from clachan.wire.protocol.shapes import Pace

_LEASE_MS: Final = 5_000
_RETRY_S: Final = 1.0
_NAP_S: Final = 60.0


class Ward(Protocol):
    """What is looked after: an open table."""

    @property
    def at_hand(self) -> Table | None: ...
    def now(self, table: Table) -> int: ...
    async def current(self) -> Table: ...
    async def write(self, decided: Callable[[Table], Change | int]) -> int: ...


class Care:
    """One task at most, which waits for the next wake of the table and does what is due then."""

    def __init__(self, services: Services) -> None:
        # Only the task knows the table: with both of them knowing each other, neither is ever let go.
        self._services = services
        self._task: asyncio.Task[None] | None = None
        self._cared_for: object = None
        self._due = 0
        """When the next move of a bot may appear."""
        self._is_due_earlier = asyncio.Event()

    @property
    def is_busy(self) -> bool:
        return self._task is not None

    def next_wake(self, table: Table) -> Wake | None:
        return next_wake(table, self._services.settings.bot_pace_ms, self._services.bot_budget_ms)

    def lease(self, wake_at: int | None) -> Lease | None:
        """The process that made a wake come looks after it, unless it dies."""
        if wake_at is None:
            return None
        return Lease(self._services.process, wake_at + self._services.bot_budget_ms + _LEASE_MS)

    def look(self, ward: Ward, *, begin: bool = True) -> None:
        """See to the next wake of the table as it is now; an older one is forgotten."""
        table = ward.at_hand
        wake = self.next_wake(table) if table else None
        cared_for: object = wake
        if isinstance(wake, BotTurn) and table:
            # People may come and go while it thinks.
            cared_for = (table.position_seq, table.asked is None)
        if self._task is not None and self._task is not asyncio.current_task():
            if cared_for == self._cared_for:
                if isinstance(wake, BotTurn):
                    self._hurry(wake.at)
                return
            self._task.cancel()
        self._cared_for = cared_for
        self._due = wake.at if wake else 0
        self._task = asyncio.create_task(self._wake(ward, wake)) if wake and begin else None

    def _hurry(self, at: int) -> None:
        """A quicker pace shortens a pause that has begun; the bot goes on thinking."""
        if at < self._due:
            self._due = at
            self._is_due_earlier.set()

    def cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _wake(self, ward: Ward, wake: Wake) -> None:
        try:
            if isinstance(wake, BotTurn):
                await self._bot_moves(ward, wake)
            else:
                await self._time_is_up(ward, wake)
        except PoolClosed:
            pass  # we are closing
        except Refused as error:
            log_event("table-not-woken", reason=str(error))
            await asyncio.sleep(_RETRY_S)
            self.look(ward)
        finally:
            if self._task is asyncio.current_task():
                self._task = None

    async def _sleep_until(self, ward: Ward, table: Table, at: int) -> None:
        """In short naps: the loop's own clock stands still while the machine sleeps."""
        while (left := at - ward.now(table)) > 0:  # noqa: ASYNC110 no event reports the time
            await asyncio.sleep(min(left / 1000, _NAP_S))

    async def _pause(self, ward: Ward, table: Table) -> None:
        """Until the move is due, which `_hurry` may bring forward."""
        while (left := self._due - ward.now(table)) > 0:
            self._is_due_earlier.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._is_due_earlier.wait(), min(left / 1000, _NAP_S))

    async def _bot_moves(self, ward: Ward, turn: BotTurn) -> None:
        table = await ward.current()
        match = table.match
        if match is None or match.to_move != turn.seat:
            return
        legal = [table.game.text(action) for action in table.game.legal_actions(match.state)]
        view = table.game.view(match.state, turn.seat)
        # Players may come and go while the move waits for a worker.
        asker = MoveRequester(table.host, lambda: (ward.at_hand or table).has_present_player)
        pause = asyncio.create_task(self._pause(ward, table))
        try:
            begin = time.perf_counter()
            action = await self._services.bots.choose(table.head.game, turn.bot, view, legal, asker)
            metrics.record_bot_choice(turn.bot, time.perf_counter() - begin)
            await pause
        finally:
            pause.cancel()

        def moved(now: Table) -> Change | int:
            if now.position_seq != table.position_seq:
                return now.seq  # something else happened in the meantime
            return change(now, Happened(ward.now(now), seat=turn.seat, action=action))

        await ward.write(moved)

    async def _time_is_up(self, ward: Ward, wake: TimeUp | UndoTimeUp) -> None:
        await self._sleep_until(ward, await ward.current(), wake.at)

        def timed_out(now: Table) -> Change | int:
            if self.next_wake(now) != wake:
                return now.seq
            at = ward.now(now)
            if isinstance(wake, UndoTimeUp):
                return change(now, UndoExpired(at))
            return change(now, Happened(at, seat=wake.seat, kind="time-out"))

        await ward.write(timed_out)


# For how long a bot holds back while a request to undo without a limit is open.
_CONSENT_MS: Final = 20_000


class BotTurn(Struct, frozen=True):
    at: int
    """Not before then, so that an eye can follow."""
    seat: Seat
    bot: str


class TimeUp(Struct, frozen=True):
    at: int
    seat: Seat


class UndoTimeUp(Struct, frozen=True):
    at: int
    seq: int
    """Of the event that asked."""


Wake = BotTurn | TimeUp | UndoTimeUp


def next_wake(table: Table, pause: int, budget: int) -> Wake | None:
    """What is due first. Bots wait until a request to undo is answered or has run out."""
    match = table.match
    if match is None or match.outcome is not None:
        return None
    time_up = _time_up(table)
    asked = table.asked
    if asked is not None and asked.until is not None:
        if time_up is None or asked.until <= time_up.at:
            return UndoTimeUp(asked.until, asked.seq)
        return time_up
    seat = match.to_move
    if seat is not None and seat != CHANCE and table.is_bot(seat):
        bot = table.chairs[seat].bot or STAND_IN
        at = table.at + _pause(match, seat, pause, table.pace, budget)
        if table.asked is not None:
            at = max(at, table.asked.at + _CONSENT_MS)
        return BotTurn(at, seat, bot)
    return time_up


def _pause(match: AnyMatch, seat: Seat, pause: int, pace: Pace, budget: int) -> int:
    variation = secrets.randbelow(1000) / 1000
    is_chained = _last_mover(match) == seat
    return pause_ms(
        pause=pause, pace=pace, budget=budget, is_chained=is_chained, variation=variation
    )


def _last_mover(match: AnyMatch) -> Seat | None:
    if match.log and match.log[-1].kind is not EntryKind.ACTION:
        return None
    return next((step.seat for step in reversed(match.line) if step.seat != CHANCE), None)


def _time_up(table: Table) -> TimeUp | None:
    clocks = table.clocks
    if clocks is None or clocks.running is None or clocks.running in table.timed_out:
        return None
    assert clocks.runs_out_at is not None
    return TimeUp(clocks.runs_out_at, clocks.running)


# In hundredths of the pause.
_OPENING: Final = 130
_CHAINED: Final = 55
_VARIATION: Final = 15  # up or down
_SHARES: Final[dict[Pace, int]] = {"slow": 200, "normal": 100, "fast": 40, "instant": 0}


def pause_ms(
    *, pause: int, budget: int, is_chained: bool, variation: float, pace: Pace = "normal"
) -> int:
    """How many milliseconds after the last event a bot's action should appear.

    ``pause`` is the setting of the server, ``pace`` what a person who plays alone makes of it.
    ``is_chained``: the seat made the last decision too, and this one belongs to the same turn.
    ``variation`` is a random number from 0 up to 1, drawn for this alone. Both are public or
    mean nothing; what the bot holds or may choose from has no say, so the pause tells nothing.

    >>> pause_ms(pause=1000, pace="normal", budget=5000, is_chained=False, variation=0.5)
    1300
    >>> pause_ms(pause=1000, pace="fast", budget=5000, is_chained=True, variation=0.5)
    220
    """
    share = (_CHAINED if is_chained else _OPENING) + _VARIATION * (2 * variation - 1)
    return min(round(pause * share * _SHARES[pace] / 10_000), budget)
