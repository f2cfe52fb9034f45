"""What the server asks of a database, whichever it is.

A table (one match and what surrounds it) is an append-only list of events, numbered from 1.
An event is opaque bytes. Times are milliseconds since 1970.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

MAX_LISTED: Final = 200
"""So many tables `tables_of` gives at most."""


class Conflict(Exception):
    """Somebody else appended first, or the table exists already."""


class Gone(Exception):
    """There is no such table."""


class StorageError(Exception):
    """Something is wrong with the database, not with the request; the text says what."""


class StorageDown(StorageError):
    """It does not answer now. Whether the request was carried out is not known: load again."""


class StorageFull(StorageError):
    """There is no room left for what was to be written. Nothing was written."""


class StorageReadOnly(StorageError):
    """It can be read, but this program may not write to it. Nothing was written."""


class StorageBusy(StorageError):
    """Another process holds the file."""


class StorageDamaged(StorageError):
    """The file cannot be read as one of ours."""


class StorageTooNew(StorageError):
    """A newer program has been here: its migrations are not known to this one."""


@dataclass(frozen=True, slots=True)
class Row:
    """What is kept beside the events, derived from them, and replaced by every append."""

    summary: bytes
    """For the list of tables."""
    wake_at: int | None
    """When somebody must look after this table: a bot's move, a clock."""
    touched_at: int
    """When the last event happened, whether a person made it or a bot, a clock, a connection."""


@dataclass(frozen=True, slots=True)
class Lease:
    """Until then this process looks after the table, and no other claims it."""

    process: str
    until: int


class Storage(Protocol):
    """Each method is done, and durable, when it returns; or it raises, and nothing was done.

    Only after `StorageDown` it is one or the other.
    """

    @property
    def signing_key(self) -> bytes:
        """Signs visitors' tokens; the same for all who open this database or a copy of it."""
        ...

    async def create(
        self,
        table: str,
        events: Sequence[bytes],
        row: Row,
        members: Collection[str],
        lease: Lease | None = None,
    ) -> None:
        """A new table with its first events; `Conflict` if there is one of that name."""
        ...

    async def append(
        self,
        table: str,
        after: int,
        events: Sequence[bytes],
        row: Row,
        members: Collection[str] = (),
        lease: Lease | None = None,
    ) -> None:
        """Events after + 1 and on; `Conflict` if ``after`` is not the last one, or `Gone`.

        Members are added to those there are; without a lease the one there is stays. An archived
        table comes back.
        """
        ...

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        """The events after that number, or `Gone`."""
        ...

    async def load_all(self, table: str) -> tuple[list[bytes], int]:
        """All events, and the table's ``touched_at`` after the last of them, or `Gone`."""
        ...

    async def tables_of(self, member: str, archived: bool = False) -> list[tuple[str, bytes]]:
        """Table and summary, latest touched first, at most `MAX_LISTED`; archived ones if asked."""
        ...

    async def has_tables(self, member: str) -> bool:
        """Whether any table, archived or not, is on that member's list."""
        ...

    async def is_member(self, table: str, member: str) -> bool:
        """Whether the table is on that member's list, archived or not; no events are read."""
        ...

    async def forget(self, table: str, member: str) -> None:
        """Drop the table from that member's list."""
        ...

    async def delete(self, table: str) -> None:
        """The table and all about it; harmless where it is gone already."""
        ...

    async def claim(self, process: str, now: int, until: int, limit: int) -> list[str]:
        """Tables to look after now, most urgent first, leased to this process from here on.

        Those whose time to wake has come and whose lease is free or has run out, whoever held it:
        what a process holds it looks after already.
        """
        ...

    async def archive(self, before: int) -> int:
        """Put tables away that were last touched before then; they wake no more. How many?"""
        ...

    async def beat(self, process: str, now: int, dead_before: int) -> frozenset[str]:
        """This process lives; which others do?

        Those silent since ``dead_before`` go, with their leases. So do those as far ahead of ``now``
        as that is behind it: their clock was wrong, and they may have died long ago.
        """
        ...

    async def realign(self, now: int) -> None:
        """Tables that were touched ahead of ``now``, by a clock that was fast, count as touched now.

        They wake as long after ``now`` as they would have after that, and so their leases end.
        """
        ...

    async def part(self, process: str) -> None:
        """A process leaves in good order: its heartbeat and its leases go."""
        ...

    def listen(
        self, heard: Callable[[str, int], None], missed: Callable[[], None] = lambda: None
    ) -> None:
        """Hear of what other processes append (table, last number) and delete (table, 0).

        ``missed`` is called when something may have gone unheard. Both are called in the event loop.
        """
        ...

    async def check(self) -> None:
        """Raises `StorageError` if the database does not answer, or is read-only."""
        ...

    async def close(self) -> None:
        """Finish the appends that were asked for, and let go."""
        ...
