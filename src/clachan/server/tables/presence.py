"""Who is connected to a table, as far as that is put down in its events."""

from collections.abc import Iterable, Iterator
from itertools import chain

from msgspec import Struct

from clachan.core import Seat
from clachan.server.tables.commands import waiting_for
from clachan.server.tables.events import Came, Event, Lost, Resumed
from clachan.server.tables.table import Table, Visitor


class Here(Struct, frozen=True):
    """What a process knows itself: who is connected through it."""

    process: str
    visitors: frozenset[Visitor]


def presence_events(table: Table, here: Here, dead: frozenset[str], now: int) -> Iterator[Event]:
    """Who has come and who was lost since it was last put down."""
    clock = any(_is_lost(table, seat, dead) for seat in _seats_on_the_clock(table))
    request = any(_is_lost(table, seat, dead) for seat in _seats_asked(table))
    if clock or request:
        yield Resumed(now, clock, request)
    for visitor, processes in table.connected.items():
        for process in sorted(processes & dead):
            yield Lost(now, visitor, process)
        if here.process in processes and visitor not in here.visitors:
            yield Lost(now, visitor, here.process)
    for visitor in newcomers(table, here):
        yield Came(now, visitor, here.process)


def newcomers(table: Table, here: Here) -> Iterator[Visitor]:
    """Who holds a seat and is connected here, and of whom that is not put down."""
    for visitor in sorted(table.holders() & here.visitors):
        if here.process not in table.connected.get(visitor, frozenset()):
            yield visitor


def watchers_of(table: Table, connected: Iterable[Visitor]) -> int:
    """How many of those whose sockets these are hold no seat.

    Whoever has no cookie yet cannot be told from others: each such socket counts.
    """
    strangers = [visitor for visitor in connected if not table.seats_of(visitor)]
    return strangers.count("") + len({visitor for visitor in strangers if visitor})


def processes_named(table: Table) -> frozenset[str]:
    """Through which somebody is said to be connected."""
    return frozenset(chain.from_iterable(table.connected.values()))


def _seats_on_the_clock(table: Table) -> tuple[Seat, ...]:
    running = table.clocks.running if table.clocks else None
    return () if running is None else (running,)


def _seats_asked(table: Table) -> tuple[Seat, ...]:
    """The seats that have to answer a request to undo in time."""
    has_limit = table.asked is not None and table.asked.until is not None
    return waiting_for(table) if has_limit else ()


def _is_lost(table: Table, seat: Seat, dead: frozenset[str]) -> bool:
    """Whether its player lost the connection because a process died."""
    holders = table.chairs[seat].holders
    through = frozenset(chain.from_iterable(table.connected.get(one, ()) for one in holders))
    return bool(through) and through <= dead
