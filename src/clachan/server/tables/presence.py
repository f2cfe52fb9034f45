"""Who is connected to a table: events for changes, and counts."""

from collections.abc import Iterator
from itertools import chain

from msgspec import Struct

from clachan.core import Seat
from clachan.server.tables.commands import missing_consents
from clachan.server.tables.events import Connected, Disconnected, Event, Resumed
from clachan.server.tables.table import Table, Visitor


class LocalConnections(Struct, frozen=True):
    """The visitors who are connected through this process."""

    process: str
    visitors: frozenset[Visitor]


def presence_events(
    table: Table, local: LocalConnections, dead: frozenset[str], now: int
) -> Iterator[Event]:
    """Events for everyone who has connected or disconnected since the last stored event.

    Time is not charged to a player who lost the connection because a process died.
    """
    clock = any(_has_lost_processes(table, seat, dead) for seat in _seats_on_the_clock(table))
    request = any(_has_lost_processes(table, seat, dead) for seat in _seats_asked(table))
    if clock or request:
        yield Resumed(now, clock, request)
    for visitor, processes in table.connected.items():
        for process in sorted(processes & dead):
            yield Disconnected(now, visitor, process)
        if local.process in processes and visitor not in local.visitors:
            yield Disconnected(now, visitor, local.process)
    for visitor in unrecorded_visitors(table, local):
        yield Connected(now, visitor, local.process)


def unrecorded_visitors(table: Table, local: LocalConnections) -> Iterator[Visitor]:
    """Holders of seats who are connected here while the events do not say so."""
    for visitor in sorted(table.holders() & local.visitors):
        if local.process not in table.connected.get(visitor, frozenset()):
            yield visitor


def connected_processes(table: Table) -> frozenset[str]:
    """The processes through which visitors are connected, as stored."""
    return frozenset(chain.from_iterable(table.connected.values()))


def _seats_on_the_clock(table: Table) -> tuple[Seat, ...]:
    running = table.clocks.running if table.clocks else None
    return () if running is None else (running,)


def _seats_asked(table: Table) -> tuple[Seat, ...]:
    """The seats that have to answer an undo request within a time limit."""
    has_limit = table.undo_request is not None and table.undo_request.until is not None
    return missing_consents(table) if has_limit else ()


def _has_lost_processes(table: Table, seat: Seat, dead: frozenset[str]) -> bool:
    """Whether the seat's player lost all connections because processes died."""
    holders = table.chairs[seat].holders
    through = frozenset(chain.from_iterable(table.connected.get(one, ()) for one in holders))
    return bool(through) and through <= dead
