"""The interface of a storage, independent of the database.

A table (a match with its players and clocks) is an append-only list of events, numbered from 1.
An event is opaque bytes. Times are milliseconds since 1970.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

MAX_LISTED: Final = 200
"""The greatest number of tables that `tables_of` returns."""


class Conflict(Exception):
    """Another process appended first, or the table exists already."""


class Gone(Exception):
    """There is no such table."""


class StorageError(Exception):
    """The database has a problem, not the request; the text describes it."""


class StorageDown(StorageError):
    """The database does not answer. It is unknown whether the request was carried out: load again."""


class StorageFull(StorageError):
    """There is no space left. Nothing was written."""


class StorageReadOnly(StorageError):
    """The database can be read, but this program may not write to it. Nothing was written."""


class StorageBusy(StorageError):
    """Another process has locked the file."""


class StorageDamaged(StorageError):
    """The file is damaged or not a database of clachan."""


class StorageTooNew(StorageError):
    """The database has migrations of a newer program, which this one does not know."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """Data of a table that is derived from its events; every append replaces it."""

    summary: bytes
    """The entry in the list of tables."""
    wake_at: int | None
    """When a process must handle this table: for a bot's move or a clock."""
    touched_at: int
    """The time of the last event of any kind."""


@dataclass(frozen=True, slots=True)
class Lease:
    """Until this time only this process handles the table; no other process can claim it."""

    process: str
    until: int


class Storage(Protocol):
    """A database of tables.

    When a method returns, its change is durable; when it raises, nothing was changed. Only after
    `StorageDown` either may be true.
    """

    @property
    def is_shared(self) -> bool:
        """Whether several processes may write to it."""
        ...

    @property
    def signing_key(self) -> bytes:
        """The key that signs visitors' tokens; a copy of the database has the same key."""
        ...

    async def create(
        self,
        table: str,
        events: Sequence[bytes],
        row: TableRow,
        members: Collection[str],
        lease: Lease | None = None,
    ) -> None:
        """Create a table with its first events; raises `Conflict` if the name exists."""
        ...

    async def append(
        self,
        table: str,
        after: int,
        events: Sequence[bytes],
        row: TableRow,
        members: Collection[str] = (),
        lease: Lease | None = None,
    ) -> None:
        """Append events with the numbers ``after + 1`` and so on.

        Raises `Conflict` if ``after`` is not the number of the last event, or `Gone`. Members are added
        to the existing ones; without ``lease`` the existing lease remains. The table is no longer
        archived.
        """
        ...

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        """Return the events after that number; raises `Gone`."""
        ...

    async def load_all(self, table: str) -> tuple[list[bytes], int]:
        """Return all events and the table's ``touched_at``; raises `Gone`."""
        ...

    async def tables_of(self, member: str, archived: bool = False) -> list[tuple[str, bytes]]:
        """Return names and summaries of the member's tables, also archived ones if requested.

        The last changed comes first; there are at most `MAX_LISTED`.
        """
        ...

    async def has_tables(self, member: str) -> bool:
        """Whether any table, archived or not, is on that member's list."""
        ...

    async def is_member(self, table: str, member: str) -> bool:
        """Whether the table is on that member's list, archived or not; no events are read."""
        ...

    async def forget(self, table: str, member: str) -> None:
        """Remove the table from that member's list."""
        ...

    async def delete(self, table: str) -> None:
        """Delete the table and all its data; do nothing if it does not exist."""
        ...

    async def claim(self, process: str, now: int, until: int, limit: int) -> list[str]:
        """Lease the tables that are due to this process and return them, the most urgent first.

        A table is due if its ``wake_at`` has passed and it has no lease or an expired one. A process does
        not get its own unexpired leases again.
        """
        ...

    async def archive(self, before: int) -> int:
        """Archive tables whose last event is older; they are no longer due. Return how many."""
        ...

    async def heartbeat(self, process: str, now: int, dead_before: int) -> frozenset[str]:
        """Store a heartbeat of this process, and return all live processes.

        Processes without a heartbeat since ``dead_before`` are removed with their leases. So are
        processes whose heartbeat is as far in the future: their clock was wrong, and they may have
        died long ago.
        """
        ...

    async def correct_times(self, now: int) -> None:
        """Correct times after ``now``, which a process with a fast clock has stored.

        A ``touched_at`` in the future becomes ``now``; ``wake_at`` and the lease move by the same amount.
        """
        ...

    async def remove_process(self, process: str) -> None:
        """Remove the heartbeat and the leases of a process that stops."""
        ...

    def listen(
        self, on_change: Callable[[str, int], None], on_gap: Callable[[], None] = lambda: None
    ) -> None:
        """Call ``on_change`` when other processes append (table, last number) or delete (table, 0).

        ``on_gap`` is called when notifications may have been lost. Both are called in the event loop.
        """
        ...

    async def check(self) -> None:
        """Raise `StorageError` if the database does not answer or is read-only."""
        ...

    async def close(self) -> None:
        """Finish the requested appends and close the database."""
        ...
