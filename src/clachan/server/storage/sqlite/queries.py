"""What the SQLite storage does on a connection, inside a transaction that is not its own."""

import sqlite3
from collections.abc import Collection, Sequence
from typing import Final

from clachan.server.storage.interface import MAX_LISTED, Conflict, Gone, Lease, Row

_CREATE: Final = """
    INSERT INTO tables (id, last, summary, wake_at, touched_at, lease_process, lease_until)
    VALUES (?, ?, ?, ?, ?, ?, ?)
"""
_APPEND: Final = """
    UPDATE tables
    SET last = ?, summary = ?, wake_at = ?, touched_at = ?, archived = 0,
        lease_process = coalesce(?, lease_process), lease_until = coalesce(?, lease_until)
    WHERE id = ? AND last = ?
"""
_EVENT: Final = "INSERT INTO events (table_id, seq, body) VALUES (?, ?, ?)"
_MEMBER: Final = "INSERT OR IGNORE INTO members (member, table_id) VALUES (?, ?)"
# In one statement, so that a table that is being created is there whole or not at all. A table without
# such events gives one row without a body.
_LOAD: Final = """
    SELECT body FROM tables LEFT JOIN events ON table_id = id AND seq > ?
    WHERE id = ? ORDER BY seq
"""
_LOAD_ALL: Final = """
    SELECT body, touched_at FROM tables JOIN events ON table_id = id WHERE id = ? ORDER BY seq
"""
_TABLES_OF: Final = """
    SELECT id, summary FROM members JOIN tables ON id = table_id
    WHERE member = ? AND archived <= ?
    ORDER BY touched_at DESC, id LIMIT ?
"""
_HAS_TABLES: Final = "SELECT 1 FROM members WHERE member = ? LIMIT 1"
_IS_MEMBER: Final = "SELECT 1 FROM members WHERE member = ? AND table_id = ?"
_DUE: Final = """
    SELECT id FROM tables
    WHERE wake_at <= ? AND lease_until <= ?
    ORDER BY wake_at, id LIMIT ?
"""
_ARCHIVE: Final = """
    UPDATE tables SET archived = 1, wake_at = NULL WHERE archived = 0 AND touched_at < ?
"""
_REALIGN: Final = """
    UPDATE tables
    SET wake_at = wake_at - (touched_at - :now), lease_until = lease_until - (touched_at - :now),
        touched_at = :now
    WHERE touched_at > :now
"""
_FREE: Final = "UPDATE tables SET lease_process = NULL, lease_until = 0 WHERE lease_process = ?"


def create(
    connection: sqlite3.Connection,
    table: str,
    events: Sequence[bytes],
    row: Row,
    members: Collection[str],
    lease: Lease | None,
) -> None:
    kept = (row.summary, row.wake_at, row.touched_at)
    held = (lease.process, lease.until) if lease else (None, 0)
    try:
        connection.execute(_CREATE, (table, len(events), *kept, *held))
    except sqlite3.IntegrityError as error:
        raise Conflict(table) from error
    _add(connection, table, 0, events, members)


def append(
    connection: sqlite3.Connection,
    table: str,
    after: int,
    events: Sequence[bytes],
    row: Row,
    members: Collection[str],
    lease: Lease | None,
) -> None:
    kept = (row.summary, row.wake_at, row.touched_at)
    held = (lease.process, lease.until) if lease else (None, None)
    change = (after + len(events), *kept, *held, table, after)
    if connection.execute(_APPEND, change).rowcount == 0:
        raise Conflict(table) if _exists(connection, table) else Gone(table)
    _add(connection, table, after, events, members)


def _add(
    connection: sqlite3.Connection,
    table: str,
    after: int,
    events: Sequence[bytes],
    members: Collection[str],
) -> None:
    for seq, body in enumerate(events, start=after + 1):
        connection.execute(_EVENT, (table, seq, body))
    for member in members:
        connection.execute(_MEMBER, (member, table))


def _exists(connection: sqlite3.Connection, table: str) -> bool:
    return connection.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone() is not None


def load(connection: sqlite3.Connection, table: str, after: int) -> list[bytes]:
    events = connection.execute(_LOAD, (after, table)).fetchall()
    if not events:
        raise Gone(table)
    return [body for (body,) in events if body is not None]


def load_all(connection: sqlite3.Connection, table: str) -> tuple[list[bytes], int]:
    rows = connection.execute(_LOAD_ALL, (table,)).fetchall()
    if not rows:
        raise Gone(table)
    return [body for body, _ in rows], rows[0][1]


def check(connection: sqlite3.Connection) -> None:
    connection.execute("SELECT count(*) FROM migrations").fetchone()


def tables_of(
    connection: sqlite3.Connection, member: str, archived: bool
) -> list[tuple[str, bytes]]:
    return connection.execute(_TABLES_OF, (member, archived, MAX_LISTED)).fetchall()


def has_tables(connection: sqlite3.Connection, member: str) -> bool:
    return connection.execute(_HAS_TABLES, (member,)).fetchone() is not None


def is_member(connection: sqlite3.Connection, table: str, member: str) -> bool:
    return connection.execute(_IS_MEMBER, (member, table)).fetchone() is not None


def forget(connection: sqlite3.Connection, table: str, member: str) -> None:
    connection.execute("DELETE FROM members WHERE member = ? AND table_id = ?", (member, table))


def delete(connection: sqlite3.Connection, table: str) -> None:
    connection.execute("DELETE FROM tables WHERE id = ?", (table,))


def claim(
    connection: sqlite3.Connection, process: str, now: int, until: int, limit: int
) -> list[str]:
    due = [table for (table,) in connection.execute(_DUE, (now, now, limit))]
    lease = "UPDATE tables SET lease_process = ?, lease_until = ? WHERE id = ?"
    connection.executemany(lease, [(process, until, table) for table in due])
    return due


def archive(connection: sqlite3.Connection, before: int) -> int:
    return connection.execute(_ARCHIVE, (before,)).rowcount


def beat(
    connection: sqlite3.Connection, process: str, now: int, dead_before: int
) -> frozenset[str]:
    connection.execute("INSERT OR REPLACE INTO processes VALUES (?, ?)", (process, now))
    silent = "SELECT process FROM processes WHERE abs(beat_at - ?) > ? AND process <> ?"
    for (dead,) in connection.execute(silent, (now, now - dead_before, process)).fetchall():
        part(connection, dead)
    return frozenset(name for (name,) in connection.execute("SELECT process FROM processes"))


def realign(connection: sqlite3.Connection, now: int) -> None:
    connection.execute(_REALIGN, {"now": now})


def part(connection: sqlite3.Connection, process: str) -> None:
    connection.execute("DELETE FROM processes WHERE process = ?", (process,))
    connection.execute(_FREE, (process,))
