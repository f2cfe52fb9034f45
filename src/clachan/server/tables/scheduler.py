"""Timers of a live table: moves of bots, and the ends of clocks and undo requests."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, Protocol
from zlib import crc32

from msgspec import Struct

from clachan.bots import STAND_IN
from clachan.bots.view_json import pack_view, view_digest
from clachan.core import CHANCE, AnyMatch, EntryKind, Seat, View
from clachan.server import metrics
from clachan.server.bots.messages import PlannedAction
from clachan.server.bots.pool import MoveRequester
from clachan.server.bots.worker_queue import PoolClosed
from clachan.server.errors import RequestRefused, log_task_error
from clachan.server.logs import log_event
from clachan.server.services import Services
from clachan.server.tables.commands import Change, apply_events, play_action
from clachan.server.tables.events import EntryAdded, UndoExpired
from clachan.server.tables.table import Table, Visitor
from clachan.wire.protocol.shapes import Pace

_RETRY_S: Final = 1.0
_MAX_SLEEP_S: Final = 60.0
_FIRST_BACKOFF_MS: Final = 60_000
_MAX_BACKOFF_MS: Final = 3_600_000


class Backoff:
    """The growing pause between attempts at a table at which a bot or a game fails."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._failures = 0
        self._until = 0

    @property
    def is_waiting(self) -> bool:
        return self._now() < self._until

    @property
    def has_failed_lately(self) -> bool:
        """Whether the next pause will be longer. Without an attempt for an hour, none may ever come."""
        return self._failures > 0 and self._now() < self._until + _MAX_BACKOFF_MS

    def fail(self) -> None:
        """Note one more failure in a row."""
        pause = min(_FIRST_BACKOFF_MS << min(self._failures, 10), _MAX_BACKOFF_MS)
        self._failures += 1
        self._until = self._now() + pause

    def reset(self) -> None:
        self._failures = self._until = 0


class ScheduledTable(Protocol):
    """The part of a live table that its scheduler uses."""

    @property
    def loaded_table(self) -> Table | None: ...
    @property
    def game(self) -> str | None: ...
    def now(self, table: Table) -> int: ...
    async def current(self) -> Table: ...
    def show_bot_failed(self) -> None: ...
    async def handle(self, visitor: Visitor, command: Callable[[Table], Change | int]) -> int: ...


class Scheduler:
    """Runs the next timer of one table, in one task at most."""

    def __init__(self, services: Services) -> None:
        # Only the task refers to the table: a reference cycle would keep both in memory.
        self._services = services
        self.backoff = Backoff(services.now)
        self._task: asyncio.Task[None] | None = None
        self._timer_key: object = None
        self._due_at = 0
        """The earliest time for the next move of a bot."""
        self._brought_forward = asyncio.Event()
        self._plan: tuple[PlannedAction, ...] = ()
        """The rest of a turn that a bot has found."""

    @property
    def is_busy(self) -> bool:
        return self._task is not None

    def update(self, live: ScheduledTable, timer: Timer | None, *, start: bool = True) -> None:
        """Replace the running timer by the next one of the current table, if it is another.

        With ``start=False`` no timer is started: another process runs it.
        """
        table = live.loaded_table
        timer_key: object = timer
        if isinstance(timer, BotTimer) and table:
            # Connections may change while the bot thinks.
            timer_key = (table.position_seq, table.undo_request is None)
        if self._task is not None and self._task is not asyncio.current_task():
            if timer_key == self._timer_key:
                if isinstance(timer, BotTimer):
                    self._bring_forward(timer.at)
                return
            self._task.cancel()
        self._timer_key = timer_key
        self._due_at = timer.at if timer else 0
        self._task = asyncio.create_task(self._run(live, timer)) if timer and start else None

    def _bring_forward(self, at: int) -> None:
        """Shorten a pause that has begun, after a change of pace; the bot keeps thinking."""
        if at < self._due_at:
            self._due_at = at
            self._brought_forward.set()

    def cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _run(self, live: ScheduledTable, timer: Timer) -> None:
        try:
            if isinstance(timer, BotTimer):
                await self._play_bot_move(live, timer)
            else:
                await self._expire(live, timer)
            self.backoff.reset()
        except PoolClosed:
            pass  # the server is stopping
        except RequestRefused as error:
            log_event("table-not-woken", reason=str(error))
            await asyncio.sleep(_RETRY_S)
            table = live.loaded_table
            self.update(live, next_timer(table, self._services) if table else None)
        except BaseException as error:  # noqa: BLE001 - it may be code of others
            log_task_error(error, live.game)
            self.backoff.fail()  # tried again when the lease on the timer has ended
            if isinstance(timer, BotTimer):
                live.show_bot_failed()
        finally:
            if self._task is asyncio.current_task():
                self._task = None

    async def _sleep_until(self, live: ScheduledTable, table: Table, at: int) -> None:
        """Sleep in short steps, because the event loop's clock stops while the machine is suspended."""
        while (left := at - live.now(table)) > 0:  # noqa: ASYNC110 no event reports the time
            await asyncio.sleep(min(left / 1000, _MAX_SLEEP_S))

    async def _pause(self, live: ScheduledTable, table: Table) -> None:
        """Wait until the move is due; `_bring_forward` may change that time."""
        while (left := self._due_at - live.now(table)) > 0:
            self._brought_forward.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._brought_forward.wait(), min(left / 1000, _MAX_SLEEP_S))

    async def _play_bot_move(self, live: ScheduledTable, timer: BotTimer) -> None:
        table = await live.current()
        match = table.match
        if match is None or match.to_move != timer.seat:
            return
        legal = [table.game.text(action) for action in match.legal_actions]
        view = table.game.view(match.state, timer.seat)
        # Players may connect and disconnect while the move waits for a worker.
        asker = MoveRequester(table.host, lambda: (live.loaded_table or table).has_present_player)
        pause = asyncio.create_task(self._pause(live, table))
        try:
            if not self._has_planned(view, legal):
                start = time.perf_counter()
                self._plan = await self._services.bots.choose(
                    table.head.game, timer.bot, view, legal, asker
                )
                metrics.record_bot_choice(timer.bot, time.perf_counter() - start)
            (_, action), *rest = self._plan
            await pause
        finally:
            pause.cancel()

        def decide(now: Table) -> Change | int:
            if now.match is None or now.position_seq != table.position_seq:
                return now.seq  # the position has changed in the meantime
            event = EntryAdded(live.now(now), seat=timer.seat)
            return play_action(now, now.match, event, table.game.parse(action))

        self._plan = tuple(rest)
        await live.handle("", decide)

    def _has_planned(self, view: View, legal: Sequence[str]) -> bool:
        """Whether a bot has planned an action for exactly this view.

        The view includes the seat. Anything that has happened or was revealed since makes it another one.
        """
        if not self._plan or self._plan[0].action not in legal or not self._plan[0].view:
            return False
        return self._plan[0].view == view_digest(pack_view(view))

    async def _expire(self, live: ScheduledTable, timer: ClockTimer | UndoTimer) -> None:
        await self._sleep_until(live, await live.current(), timer.at)

        def decide(now: Table) -> Change | int:
            if next_timer(now, self._services) != timer:
                return now.seq
            at = live.now(now)
            if isinstance(timer, UndoTimer):
                return apply_events(now, UndoExpired(at))
            return apply_events(now, EntryAdded(at, seat=timer.seat, kind="time-out"))

        await live.handle("", decide)


# How long a bot waits while an undo request without a time limit is open.
_UNLIMITED_REQUEST_MS: Final = 20_000


class BotTimer(Struct, frozen=True):
    at: int
    """The earliest time of the move, so that people can follow."""
    seat: Seat
    bot: str


class ClockTimer(Struct, frozen=True):
    at: int
    seat: Seat


class UndoTimer(Struct, frozen=True):
    at: int
    seq: int
    """The number of the event that made the request."""


Timer = BotTimer | ClockTimer | UndoTimer


def next_timer(table: Table, services: Services) -> Timer | None:
    """The timer that is due first. Bots wait until an undo request is answered or has expired."""
    match = table.match
    if match is None or match.outcome is not None:
        return None
    clocks, clock_timer = table.clocks, None
    if clocks is not None and clocks.running is not None and clocks.running not in table.timed_out:
        assert clocks.runs_out_at is not None
        clock_timer = ClockTimer(clocks.runs_out_at, clocks.running)
    undo_request = table.undo_request
    if undo_request is not None and undo_request.until is not None:
        if clock_timer is None or undo_request.until <= clock_timer.at:
            return UndoTimer(undo_request.until, undo_request.seq)
        return clock_timer
    seat = match.to_move
    if seat is not None and seat != CHANCE and table.is_bot(seat):
        bot = table.chairs[seat].bot or STAND_IN
        at = table.at + _pause(table, match, seat, services)
        if table.undo_request is not None:
            at = max(at, table.undo_request.at + _UNLIMITED_REQUEST_MS)
        return BotTimer(at, seat, bot)
    return clock_timer


def _pause(table: Table, match: AnyMatch, seat: Seat, services: Services) -> int:
    """The same for the same position, so that the stored time and the real one are equal."""
    variation = crc32(f"{table.head.match} {table.position_seq}".encode()) / 2**32
    is_chained = _last_mover(match) == seat
    return pause_ms(
        pause=services.settings.bot_pace_ms,
        pace=table.pace,
        budget=services.bot_budget_ms,
        is_chained=is_chained,
        variation=variation,
    )


def _last_mover(match: AnyMatch) -> Seat | None:
    if match.log and match.log[-1].kind is not EntryKind.ACTION:
        return None
    return next((step.seat for step in reversed(match.line) if step.seat != CHANCE), None)


# In hundredths of the pause.
_FIRST_SHARE: Final = 130
_CHAINED_SHARE: Final = 55
_VARIATION: Final = 15  # up or down
_PACE_SHARES: Final[dict[Pace, int]] = {"slow": 200, "normal": 100, "fast": 40, "instant": 0}


def pause_ms(
    *, pause: int, budget: int, is_chained: bool, variation: float, pace: Pace = "normal"
) -> int:
    """How many milliseconds after the last event a bot's action should appear.

    ``pause`` is the setting of the server, ``pace`` the choice of a person who plays alone.
    ``is_chained`` means that the seat also made the last decision, in the same turn.
    ``variation`` is a number from 0 to 1 that looks random and is used for nothing else. The pause reveals
    nothing about the bot's hand or options, because it does not depend on them.

    >>> pause_ms(pause=1000, pace="normal", budget=5000, is_chained=False, variation=0.5)
    1300
    >>> pause_ms(pause=1000, pace="fast", budget=5000, is_chained=True, variation=0.5)
    220
    """
    share = (_CHAINED_SHARE if is_chained else _FIRST_SHARE) + _VARIATION * (2 * variation - 1)
    return min(round(pause * share * _PACE_SHARES[pace] / 10_000), budget)
