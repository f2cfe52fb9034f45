"""A table in use by this process: the only writer of its events here, and the source of its views."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from clachan.core import Seat
from clachan.games import GAMES
from clachan.server import metrics
from clachan.server.concurrency import run_in_thread
from clachan.server.errors import (
    RequestRefused,
    game_errors,
    log_task_error,
    refuse_game_error,
    refuse_storage_error,
)
from clachan.server.services import Services
from clachan.server.socket.viewer import Viewer
from clachan.server.storage import Conflict, Gone, Lease, StorageError, TableRow
from clachan.server.tables.commands import (
    Change,
    apply_events,
    decide_command,
    digest_of,
    parse_action,
    play_action,
)
from clachan.server.tables.events import Created, EntryAdded, HintUsed, read_event, write_event
from clachan.server.tables.log_views import describe_log, last_own_action_seq
from clachan.server.tables.positions import positions_since
from clachan.server.tables.presence import (
    LocalConnections,
    connected_processes,
    presence_events,
    unrecorded_visitors,
)
from clachan.server.tables.scheduler import Scheduler, Timer, next_timer
from clachan.server.tables.summaries import write_summary
from clachan.server.tables.table import Table, Visitor, replay_events
from clachan.server.tables.views import build_table_view
from clachan.wire.protocol.answers import TableView
from clachan.wire.protocol.commands import Command, Play

CLOSE_DELETED: Final = 4404
_MAX_ATTEMPTS: Final = 20
"""How often an update is tried while other processes write to the same table."""
_DISCONNECT_DELAY_S: Final = 5.0
"""How long after their last socket a player counts as disconnected: a page may be reloading."""
_VIEW_SHARE_MS: Final = 100
"""How long an encoded view is shared: clocks in it are that old at most."""
_MAX_INLINE_BYTES: Final = 20_000
"""Up to this size, events are decoded in the event loop; a longer log takes a thread."""
_LEASE_MS: Final = 5_000
_ENCODER: Final = msgspec.json.Encoder()

Decide: TypeAlias = Callable[[Table], Change | int]
"""Decides about the current table: a change, or the number to return if nothing is to change."""


class LiveTable:
    """Holds the state, the viewers and the schedule of one table. Every change goes through `handle`."""

    def __init__(self, table_id: str, services: Services) -> None:
        self.table_id = table_id
        self.services = services
        self.viewers: set[Viewer] = set()
        self.used_at = services.now()
        self.loaded_table: Table | None = None
        """``None`` while the table is not in memory."""
        self._lock = asyncio.Lock()
        self._loading = asyncio.Lock()
        self._scheduler = Scheduler(services)
        self._clock_lead = 0
        self._remote_seq = 0
        self._pending_disconnects = 0
        self._encoded_views: dict[tuple[tuple[Seat, ...], bool, Seat | None, int], bytes] = {}
        """By everything a view depends on: the viewer's seats, whether they host, the seat, the first event."""
        self._encoded_at = 0
        self._watchers = 0
        self._failed_position: int | None = None
        """The ``position_seq`` at which a bot or the game has failed. It is not stored."""

    # Commands and other changes

    async def handle(self, visitor: Visitor, command: Command | Decide) -> int:
        """Carry out a command once and return the number of its first event.

        This is the path of a move; other changes take it too. Joins, bots, timers and connections pass
        a function that decides. Raises `RequestRefused` if the table or the rules do not allow the
        change. If another process has written in the meantime, everything is checked again, also after
        a refusal, because its reason may no longer hold.
        """
        begin = time.perf_counter()
        digest = digest_of(command) if isinstance(command, Struct) else ""
        async with self._lock:
            for _ in range(_MAX_ATTEMPTS):
                table = await self.current()
                now = self.now(table)
                change: Change | int
                try:
                    if isinstance(command, Play):
                        seat, nonce = command.seat, command.nonce
                        past = table.find_repeat(visitor, nonce, command.seq, digest)
                        if past is not None:
                            return past  # a repeat gets the same answer
                        table.require_seat(visitor, seat)
                        match = table.require_running()
                        table.require_person(seat)
                        table.require_current(command.seq)
                        action = parse_action(match.game, command.action)
                        event = EntryAdded(now, visitor, nonce, seat, digest=digest)
                        # To move? Legal? Apply, then all draws of chance.
                        change = play_action(table, match, event, action)
                    elif isinstance(command, Struct):
                        limits = self.services.away_limits
                        change = decide_command(table, command, visitor, now, limits, digest)
                    else:
                        change = command(table)
                except RequestRefused:
                    if not await self._is_behind(table):
                        raise
                    continue
                if isinstance(change, int):
                    return change  # there is nothing to change
                timer = next_timer(change.table, self.services)
                try:
                    await self._store(table, change, timer)
                except Conflict:  # another process has written first
                    await self._catch_up(table)
                    continue
                self.loaded_table = change.table
                self._publish()
                self._scheduler.update(self, timer)
                if digest:  # a command of a client
                    metrics.publish_seconds.observe(time.perf_counter() - begin)
                return table.seq + 1
            raise RequestRefused("storage-down")

    async def record_hint(self, visitor: Visitor, seat: Seat, position_seq: int) -> None:
        """Store that a seat got a hint, once per position. Raises `RequestRefused` if the position has changed."""

        def decide(table: Table) -> Change | int:
            if table.position_seq != position_seq:
                raise RequestRefused("stale")
            if (seat, table.position_entry) in table.hinted_positions:
                return table.seq
            return apply_events(table, HintUsed(self.now(table), visitor, seat=seat))

        await self.handle(visitor, decide)

    async def create(self, head: Created, change: Change) -> None:
        """Store a new table; raises `Conflict` if the id is in use."""
        async with self._lock:
            events = [write_event(event) for event in (head, *change.events)]
            members = change.table.holders() | {head.host}
            timer = next_timer(change.table, self.services)
            row, lease = self._row(change.table, timer)
            with _refuse_storage_errors():
                await self.services.storage.create(self.table_id, events, row, members, lease)
            self._set_table(change.table)
            self._scheduler.update(self, timer)

    async def _store(self, table: Table, change: Change, timer: Timer | None) -> None:
        """Append and commit. Raises `Conflict`, or `RequestRefused` if the table is gone or the storage fails."""
        events = [write_event(event) for event in change.events]
        joined: frozenset[Visitor] = frozenset()
        left: frozenset[Visitor] = frozenset()
        if change.table.chairs is not table.chairs:
            before, after = table.holders(), change.table.holders()
            joined, left = after - before, before - after - {change.table.host}
        row, lease = self._row(change.table, timer)
        begin = time.perf_counter()
        try:
            await self.services.storage.append(self.table_id, table.seq, events, row, joined, lease)
            for visitor in left:
                await self.services.storage.forget(self.table_id, visitor)
        except Gone as error:
            self.close(CLOSE_DELETED, "deleted")
            raise RequestRefused("not-found", "table") from error
        except StorageError as error:
            self._reload()
            raise refuse_storage_error(error) from error
        except asyncio.CancelledError:
            self._reload()
            raise
        self.services.changes += 1
        metrics.record_commit(change.events, table, time.perf_counter() - begin)

    def _reload(self) -> None:
        """Let the next reader load the table: what was to be stored may have been."""
        self.loaded_table = None
        self._publish()

    def _row(self, table: Table, timer: Timer | None) -> tuple[TableRow, Lease | None]:
        """What is stored beside the events, by the server's clock: the row, and a lease on the next timer.

        When the lease ends, another process may run the timer.
        """
        wake_at = timer.at - self._clock_lead if timer else None
        lease = None
        if wake_at is not None:
            lease = Lease(self.services.process, wake_at + self.services.bot_budget_ms + _LEASE_MS)
        row = TableRow(write_summary(table), wake_at, table.at - self._clock_lead)
        return row, lease

    def now(self, table: Table) -> int:
        """The time at this table: that of the server, or later if the last event is ahead of it.

        Events are ahead after the clock of a machine was fast. The table's time then continues from
        the last event, from the moment when a process with another clock first saw it: see
        `Storage.correct_times`.
        """
        now = self.services.now()
        self._clock_lead = max(self._clock_lead, table.at - now)
        return now + self._clock_lead

    def _set_table(self, table: Table) -> None:
        """Keep the table in memory and update the lead of its clock."""
        self.loaded_table = table
        self.now(table)

    # Loading

    async def current(self) -> Table:
        """The table, read from storage if it is not in memory; raises `RequestRefused` if there is none."""
        self.used_at = self.services.now()
        if self.loaded_table is None:
            async with self._loading:
                if self.loaded_table is None:
                    await self._load()
        assert self.loaded_table is not None
        return self.loaded_table

    async def _load(self) -> None:
        with _refuse_storage_errors():
            events, touched_at = await self.services.storage.load_all(self.table_id)
            if sum(map(len, events)) > _MAX_INLINE_BYTES:
                table = await run_in_thread(_read_table, events)
            else:
                table = _read_table(events)
            if table.at > self.services.now():
                # Time has passed since that event. If the last event is not ahead of us, another process
                # wrote it by a clock behind ours, and its lead does not apply here.
                self._clock_lead = max(self._clock_lead, table.at - touched_at)
            while (
                table.seq < self._remote_seq and events
            ):  # events of other processes in the meantime
                events = await self.services.storage.load(self.table_id, table.seq)
                for event in events:
                    table = table.after(read_event(event))
        if self.loaded_table is None or self.loaded_table.seq < table.seq:
            self._set_table(table)  # unless another task has loaded it
        self._remote_seq = 0

    async def _is_behind(self, table: Table) -> bool:
        """Whether other processes had added events; they are loaded then."""
        # Of a shared database not only if others are known: one that has just started may have written already.
        is_alone = self.services.alive <= {self.services.process}
        if is_alone and not self.services.storage.is_shared:
            return False
        await self._catch_up(table)
        return self.loaded_table is not None and self.loaded_table.seq > table.seq

    async def _catch_up(self, table: Table) -> None:
        """Load the events that other processes have added. Those processes run the timers."""
        with _refuse_storage_errors():
            events = await self.services.storage.load(self.table_id, table.seq)
        if events:
            for event in events:
                table = table.after(read_event(event))
            self._set_table(table)
            self._publish()
            self._scheduler.update(self, next_timer(table, self.services), start=False)

    async def on_remote_change(self, seq: int) -> None:
        """Another process has stored an event: load it, or reload when a viewer needs it."""
        self._remote_seq = max(self._remote_seq, seq)
        async with self._lock:
            if self.loaded_table is None:
                self._publish()  # sending the view loads the table
            elif self.loaded_table.seq < seq:
                with suppress(RequestRefused):
                    await self._catch_up(self.loaded_table)
        if self.loaded_table is not None and any(
            unrecorded_visitors(self.loaded_table, self._local_connections())
        ):
            await self.record_presence()  # other processes had assumed that this one is dead

    def unload(self) -> None:
        """Drop the table from memory, unless it is busy; the sockets stay."""
        if not self._lock.locked() and not self._scheduler.is_busy:
            self.loaded_table = None
            self._encoded_views.clear()

    @property
    def loaded_entries(self) -> int:
        """How much of the table is in memory: 1 and the number of log entries, or 0 if it is not loaded."""
        if self.loaded_table is None:
            return 0
        return 1 + (len(self.loaded_table.match.log) if self.loaded_table.match else 0)

    @property
    def game(self) -> str | None:
        """The name of the game; ``None`` while the table is not in memory."""
        return self.loaded_table.head.game if self.loaded_table is not None else None

    @property
    def is_idle(self) -> bool:
        busy = (
            self.viewers
            or self._pending_disconnects
            or self._scheduler.is_busy
            or self._scheduler.backoff.has_failed_lately
            or self._lock.locked()
        )
        return not busy

    # Views

    async def view(self, visitor: Visitor, seat: Seat | None, since: int | None) -> TableView:
        """The view for a response over HTTP: as ``seat`` sees it, with the log after event ``since``."""
        table = await self.current()
        return await self._build_view(table, visitor, seat, since)

    async def _build_view(
        self, table: Table, visitor: Visitor, seat: Seat | None, since: int | None
    ) -> TableView:
        first = last_own_action_seq(table, seat) if since is None else since
        happened = await describe_log(table, seat, first)
        positions = positions_since(table, seat, first, is_first=since is None)
        now, away_limits = self.now(table), self.services.away_limits
        return build_table_view(
            self.table_id,
            table,
            visitor,
            seat,
            happened,
            positions,
            now,
            away_limits,
            self._count_watchers(table),
            bot_failed=table.position_seq == self._failed_position,
        )

    async def encode_view(self, viewer: Viewer) -> bytes:
        """The next view for a socket, as JSON; the viewer is then up to date.

        Viewers with equal rights share an encoded view for a short time.
        """
        table = await self.current()
        now = self.services.now()
        if now - self._encoded_at > _VIEW_SHARE_MS:
            self._encoded_views.clear()
            self._encoded_at = now
        seat = viewer.current_seat(table)
        mine, is_host = table.seats_of(viewer.visitor), table.is_host(viewer.visitor)
        # Set before anything is awaited: the client may choose another seat in the meantime.
        since, viewer.since = viewer.since, table.seq
        key = (mine, is_host, seat, -1 if since is None else min(since, table.seq))
        data = self._encoded_views.get(key)
        if data is None:
            with game_errors(table.head.game):
                view = await self._build_view(table, viewer.visitor, seat, since)
                data = _ENCODER.encode(view)
            if table is self.loaded_table:
                self._encoded_views[key] = data
        return data

    def _publish(self) -> None:
        self._encoded_views.clear()
        for viewer in self.viewers:
            viewer.notify()

    def show_bot_failed(self) -> None:
        """Tell the viewers that the bot to move will not move soon."""
        if self.loaded_table is not None:
            self._failed_position = self.loaded_table.position_seq
            self._publish()

    def close(self, code: int, reason: str) -> None:
        for viewer in self.viewers:
            viewer.close(code, reason)
        self._scheduler.cancel()

    # Presence

    async def record_presence(self) -> None:
        """Store who has connected and disconnected since the last stored event, and count watchers."""

        def decide(table: Table) -> Change | int:
            events = tuple(presence_events(table, self._local_connections(), dead, self.now(table)))
            return apply_events(table, *events) if events else table.seq

        try:
            dead = await self._dead_processes()
            await self.handle("", decide)
            self._update_watchers(await self.current())
        except RequestRefused:
            pass
        except BaseException as error:  # noqa: BLE001 - it may be code of others
            refuse_game_error(error, self.game)

    def _update_watchers(self, table: Table) -> None:
        """Send the players the number of watchers if it has changed. It is not stored."""
        watchers = self._count_watchers(table)
        if watchers == self._watchers:
            return
        self._watchers = watchers
        self._encoded_views.clear()
        for viewer in self.viewers:
            if table.seats_of(viewer.visitor):
                viewer.notify()

    def _count_watchers(self, table: Table) -> int:
        """How many visitors hold no seat.

        Visitors without a cookie cannot be distinguished: each of their sockets counts.
        """
        visitors = [viewer.visitor for viewer in self.viewers]
        watchers = [visitor for visitor in visitors if not table.seats_of(visitor)]
        return watchers.count("") + len({visitor for visitor in watchers if visitor})

    async def _dead_processes(self) -> frozenset[str]:
        """The dead ones among the processes through which the stored table has connections."""
        processes = connected_processes(await self.current())
        if processes <= self.services.alive | {self.services.process}:
            return frozenset()
        with _refuse_storage_errors():
            await self.services.send_heartbeat()  # the process may be new
        return processes - self.services.alive

    def _local_connections(self) -> LocalConnections:
        visitors = frozenset(viewer.visitor for viewer in self.viewers)
        return LocalConnections(self.services.process, visitors)

    async def record_disconnect(self) -> None:
        """Store a disconnect after a delay, unless the player has connected again."""
        self._pending_disconnects += 1
        try:
            await asyncio.sleep(_DISCONNECT_DELAY_S)
            await self.record_presence()
        finally:
            self._pending_disconnects -= 1

    # Timers

    async def start_schedule(self) -> None:
        """Run the timers of a table that this process has claimed, after a restart or a dead process."""
        if self._scheduler.backoff.is_waiting:
            return
        await self.record_presence()
        async with self._lock:
            try:
                timer = next_timer(await self.current(), self.services)
                self._scheduler.update(self, timer)
            except RequestRefused:
                pass  # the table was deleted, or will be claimed again
            except BaseException as error:  # noqa: BLE001 - it may be code of others
                log_task_error(error, self.game)
                self._scheduler.backoff.fail()


@contextmanager
def _refuse_storage_errors() -> Iterator[None]:
    """Turn errors of the storage into `RequestRefused`."""
    try:
        yield
    except Gone as error:
        raise RequestRefused("not-found", "table") from error
    except StorageError as error:
        raise refuse_storage_error(error) from error


def _read_table(events: Iterable[bytes]) -> Table:
    """The table after its stored events; raises `RequestRefused` if its game is not installed any more."""
    head, *rest = map(read_event, events)
    assert isinstance(head, Created)
    if head.game not in GAMES:
        raise RequestRefused("game-not-installed", "table", args=(("game", head.game),))
    with game_errors(head.game):
        return replay_events((head, *rest))
