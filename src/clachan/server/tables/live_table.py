"""A table that somebody looks at, or that needs looking after: the one writer of its events."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

import msgspec
from msgspec.structs import replace

from clachan.core import Seat
from clachan.server import metrics
from clachan.server.cpu_meter import run_in_thread
from clachan.server.errors import Refused, storage_refusal
from clachan.server.services import Services
from clachan.server.socket.viewer import Viewer
from clachan.server.storage import Conflict, Gone, Row, StorageError
from clachan.server.tables.commands import Change, change, decide
from clachan.server.tables.events import Created, HintUsed, read_event, write_event
from clachan.server.tables.idempotency import digest_of, find_repeat
from clachan.server.tables.presence import (
    Here,
    newcomers,
    presence_events,
    processes_named,
    watchers_of,
)
from clachan.server.tables.scheduler import Care
from clachan.server.tables.story import happenings, since_own_decision
from clachan.server.tables.summaries import write_summary
from clachan.server.tables.table import Table, Visitor, open_table
from clachan.server.tables.views import table_view
from clachan.wire.protocol.answers import TableView
from clachan.wire.protocol.commands import Command

GONE: Final = 4404
_TRIES: Final = 20  # against other processes that write to the same table
_GONE_S: Final = 5.0
"""How soon after the last socket somebody counts as gone: a page may just be loading again."""
_SHARED_MS: Final = 100
_SHORT_BYTES: Final = 20_000
"""Events that are read in the event loop; a longer log takes a thread."""
_ENCODER: Final = msgspec.json.Encoder()


class OpenTable:
    """One lock, and one way for every change: see `act`."""

    def __init__(self, name: str, services: Services) -> None:
        self.name = name
        self.services = services
        self.viewers: set[Viewer] = set()
        self.used_at = services.now()
        self._table: Table | None = None
        self._lock = asyncio.Lock()
        self._loading = asyncio.Lock()
        self._care = Care(services)
        self._lead = 0
        self._heard = 0
        self._leaving = 0
        self._shown: dict[tuple[tuple[Seat, ...], bool, Seat | None, int], bytes] = {}
        """By all that a view depends on: the reader's seats, whether they host, the seat, since when."""
        self._shown_at = 0
        self._watchers = 0

    # What happens to a command

    async def act(self, visitor: Visitor, command: Command) -> int:
        """Carry a command out, once; gives the number of its event. Raises `Refused`."""

        digest = digest_of(command)

        def decided(table: Table) -> Change | int:
            known = find_repeat(table, visitor, command.nonce, digest)
            if known is not None:
                return known  # a repeat gets the answer it got before
            event = decide(table, command, visitor, self.now(table), self.services.patience)
            return change(table, replace(event, digest=digest))

        begin = time.perf_counter()
        seq = await self.write(decided)
        metrics.record_publish(time.perf_counter() - begin)
        return seq

    async def note_hint(self, visitor: Visitor, seat: Seat, position_seq: int) -> None:
        """Store that a seat is given a hint, once for each position. Raises `Refused` if it has passed."""

        def noted(table: Table) -> Change | int:
            if table.position_seq != position_seq:
                raise Refused("stale")
            if (seat, table.position_entry) in table.hinted:
                return table.seq
            return change(table, HintUsed(self.now(table), visitor, seat=seat))

        await self.write(noted)

    async def write(self, decided: Callable[[Table], Change | int]) -> int:
        """Store what is decided about the table as it is, then show it and look after it.

        Gives the number of the first event stored. Where another process was quicker it is decided
        anew, about the table as that left it; a refusal too, since its reason may be gone.
        """
        async with self._lock:
            for _ in range(_TRIES):
                table = await self.current()
                try:
                    found = decided(table)
                except Refused:
                    if not await self._is_behind(table):
                        raise
                    continue
                if isinstance(found, int):
                    return found
                if await self._store(table, found):
                    self._publish()
                    self._care.look(self)
                    return table.seq + 1
            raise Refused("storage-down")

    async def create(self, head: Created, found: Change) -> None:
        """Store it for the first time; raises `Conflict` where there is one of that name."""
        async with self._lock:
            events = [write_event(event) for event in (head, *found.events)]
            members = found.table.holders() | {head.host}
            row = self._row(found.table)
            with _refusing():
                await self.services.storage.create(
                    self.name, events, row, members, self._care.lease(row.wake_at)
                )
            self._keep(found.table)
            self._care.look(self)

    async def _store(self, table: Table, found: Change) -> bool:
        """Append and commit; `False` where another process was quicker."""
        row, begin = self._row(found.table), time.perf_counter()
        try:
            await self.services.storage.append(
                self.name,
                table.seq,
                [write_event(event) for event in found.events],
                row,
                _more(found.table, table),
                self._care.lease(row.wake_at),
            )
            for visitor in _more(table, found.table) - {found.table.host}:
                await self.services.storage.forget(self.name, visitor)
        except Conflict:
            await self._catch_up(table)
            return False
        except Gone as error:
            self.close(GONE, "deleted")
            raise Refused("not-found", "table") from error
        except StorageError as error:
            self._table = None  # whether it was stored is not known: whoever looks will see
            self._publish()
            raise storage_refusal(error) from error
        metrics.record_commit(time.perf_counter() - begin)
        self.services.changes += 1
        self._keep(found.table)
        metrics.record_events(found.events, table)
        return True

    def now(self, table: Table) -> int:
        """The time at this table: that of the house, or further on where its events lie ahead of that.

        They do where a machine's clock was fast. Time then goes on from the last event, from the
        moment at which the first process with another clock saw it: see `Storage.realign`.
        """
        now = self.services.now()
        self._lead = max(self._lead, table.at - now)
        return now + self._lead

    def _keep(self, table: Table) -> None:
        """Have it at hand from now on; its time runs on from its last event."""
        self._table = table
        self.now(table)

    # The table as it is

    @property
    def at_hand(self) -> Table | None:
        """`None` while it rests."""
        return self._table

    async def current(self) -> Table:
        """Read from storage where it is not at hand; raises `Refused` where there is none."""
        self.used_at = self.services.now()
        if self._table is None:
            async with self._loading:
                if self._table is None:
                    await self._load()
        assert self._table is not None
        return self._table

    async def _load(self) -> None:
        with _refusing():
            events, touched_at = await self.services.storage.load_all(self.name)
            if sum(map(len, events)) > _SHORT_BYTES:
                table = await run_in_thread(_opened, events)
            else:
                table = _opened(events)
            if table.at > self.services.now():
                # Time has gone on from there. Where the last event does not lie ahead, another process has
                # written it by a clock behind ours: its lead is not ours.
                self._lead = max(self._lead, table.at - touched_at)
            while table.seq < self._heard and events:  # what came in while it was read
                events = await self.services.storage.load(self.name, table.seq)
                for event in events:
                    table = table.after(read_event(event))
        if self._table is None or self._table.seq < table.seq:
            self._keep(table)  # unless another task was quicker
        self._heard = 0

    async def _is_behind(self, table: Table) -> bool:
        """Whether other processes had added something, which is known now."""
        if self.services.alive <= {self.services.process}:
            return False
        await self._catch_up(table)
        return self._table is not None and self._table.seq > table.seq

    async def _catch_up(self, table: Table) -> None:
        """With what other processes have added; it is for them to look after."""
        with _refusing():
            events = await self.services.storage.load(self.name, table.seq)
        if events:
            for event in events:
                table = table.after(read_event(event))
            self._keep(table)
            self._publish()
            self._care.look(self, begin=False)

    async def heard(self, seq: int) -> None:
        """Another process has stored something."""
        self._heard = max(self._heard, seq)
        async with self._lock:
            if self._table is None:
                self._publish()  # it is read again when it is shown
            elif self._table.seq < seq:
                with suppress(Refused):
                    await self._catch_up(self._table)
        if self._table is not None and any(newcomers(self._table, self._here())):
            await self.note_presence()  # we were taken for dead

    def rest(self) -> None:
        """Keep nothing but the sockets until it is needed again."""
        if not self._lock.locked() and not self._care.is_busy:
            self._table = None
            self._shown.clear()

    @property
    def weight(self) -> int:
        """How much of it is in memory: the entries of its log; 0 while it rests."""
        if self._table is None:
            return 0
        return 1 + (len(self._table.match.log) if self._table.match else 0)

    @property
    def is_idle(self) -> bool:
        busy = self.viewers or self._leaving or self._care.is_busy or self._lock.locked()
        return not busy

    # Showing

    async def view(self, visitor: Visitor, seat: Seat | None, since: int | None) -> TableView:
        """For HTTP: from the seat asked for, else from the visitor's only one."""
        table = await self.current()
        return await self._view(table, visitor, seat, since)

    async def _view(
        self, table: Table, visitor: Visitor, seat: Seat | None, since: int | None
    ) -> TableView:
        first = since_own_decision(table, seat) if since is None else since
        happened = await happenings(table, seat, first)
        now, patience = self.now(table), self.services.patience
        return table_view(self.name, table, visitor, seat, happened, now, patience, self._watchers)

    async def view_for(self, viewer: Viewer) -> bytes:
        """The next view for a socket; what it has seen then counts as seen.

        Those who look at the same moment share one, the several browsers of a seat too.
        """
        table = await self.current()
        now = self.services.now()
        if now - self._shown_at > _SHARED_MS:
            self._shown.clear()
            self._shown_at = now
        seat = viewer.viewing(table)
        mine, is_host = table.seats_of(viewer.visitor), table.is_host(viewer.visitor)
        key = (mine, is_host, seat, -1 if viewer.since is None else min(viewer.since, table.seq))
        data = self._shown.get(key)
        if data is None:
            data = _ENCODER.encode(await self._view(table, viewer.visitor, seat, viewer.since))
            if table is self._table:
                self._shown[key] = data
        viewer.since = table.seq
        return data

    def _publish(self) -> None:
        if self._table is not None:
            self._watchers = self._count_watchers(self._table)
        self._shown.clear()
        for viewer in self.viewers:
            viewer.tell_news()

    def close(self, code: int, reason: str) -> None:
        for viewer in self.viewers:
            viewer.close(code, reason)
        self._care.cancel()

    # Who is there

    async def note_presence(self) -> None:
        """Put down who has come and who was lost since it was last put down."""
        with suppress(Refused):
            dead = await self._dead_processes()

            def noted(table: Table) -> Change | int:
                events = tuple(presence_events(table, self._here(), dead, self.now(table)))
                return change(table, *events) if events else table.seq

            await self.write(noted)
            self._note_watchers(await self.current())

    def _note_watchers(self, table: Table) -> None:
        """Those who play learn at once how many watch; it is put down nowhere."""
        watchers = self._count_watchers(table)
        if watchers == self._watchers:
            return
        self._watchers = watchers
        self._shown.clear()
        for viewer in self.viewers:
            if table.seats_of(viewer.visitor):
                viewer.tell_news()

    def _count_watchers(self, table: Table) -> int:
        return watchers_of(table, (viewer.visitor for viewer in self.viewers))

    async def _dead_processes(self) -> frozenset[str]:
        """Of those through which people are said to be connected here."""
        named = processes_named(await self.current())
        if named <= self.services.alive | {self.services.process}:
            return frozenset()
        with _refusing():
            await self.services.send_heartbeat()  # it may just be new
        return named - self.services.alive

    def _here(self) -> Here:
        visitors = frozenset(viewer.visitor for viewer in self.viewers)
        return Here(self.services.process, visitors)

    async def note_gone(self) -> None:
        """After the last socket of somebody, unless there is another soon."""
        self._leaving += 1
        try:
            await asyncio.sleep(_GONE_S)
            await self.note_presence()
        finally:
            self._leaving -= 1

    # Looking after it

    def _row(self, table: Table) -> Row:
        """What is kept beside the events goes by the time of the house."""
        wake = self._care.next_wake(table)
        wake_at = wake.at - self._lead if wake else None
        return Row(write_summary(table), wake_at, table.at - self._lead)

    async def look_after(self) -> None:
        """After a restart, or where another process has died, and connections with it."""
        await self.note_presence()
        async with self._lock:
            with suppress(Refused):  # it is gone, or will be claimed again
                await self.current()
                self._care.look(self)


@contextmanager
def _refusing() -> Iterator[None]:
    """What the storage cannot do is refused."""
    try:
        yield
    except Gone as error:
        raise Refused("not-found", "table") from error
    except StorageError as error:
        raise storage_refusal(error) from error


def _opened(events: Iterable[bytes]) -> Table:
    return open_table(map(read_event, events))


def _more(table: Table, other: Table) -> frozenset[Visitor]:
    """Who holds a seat of the one and none of the other."""
    if table.chairs is other.chairs:  # as after every move
        return frozenset()
    return table.holders() - other.holders()
