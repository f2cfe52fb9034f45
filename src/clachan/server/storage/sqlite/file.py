"""The SQLite file: made for its owner alone, held by one server, opened with our settings."""

import errno
import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from clachan.server.storage.interface import (
    StorageBusy,
    StorageDamaged,
    StorageDown,
    StorageError,
    StorageFull,
    StorageReadOnly,
)

_OURS: Final = 0x436C6163
"""Marks a file as one of ours (SQLite's application id)."""
_PATIENCE: Final = 5.0
_UNREADABLE: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_NOT_ALLOWED: Final = {errno.EACCES, errno.EPERM, errno.EROFS}
_NO_ROOM: Final = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}


class FileLock:
    """Held by the process that serves a file, until it closes it or dies."""

    def __init__(self, path: Path) -> None:
        self._held = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._held)
        except OSError as error:
            os.close(self._held)
            raise StorageBusy(f"{path}: another clachan serve uses this file") from error

    def release(self) -> None:
        os.close(self._held)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        # Not lockf: its locks do not hold within a process, and go when any copy is closed.
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def create_folder(path: Path) -> None:
    """For the owner alone, where it is missing; one that is there keeps its permissions."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.mkdir(mode=0o700, exist_ok=True)


def create_file(path: Path) -> None:
    """The same for a file. What SQLite lays beside it gets the same permissions."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def connect(path: Path, *, mode: str = "rw") -> sqlite3.Connection:
    """To a file that is there. Transactions are ours to begin; any one thread may use it."""
    return sqlite3.connect(
        f"{path.resolve().as_uri()}?mode={mode}",
        uri=True,
        timeout=_PATIENCE,
        isolation_level=None,
        check_same_thread=False,
    )


def set_busy_timeout(connection: sqlite3.Connection, patient: bool) -> None:
    """Whether it waits for somebody else who writes to the file, which no server does."""
    connection.execute(f"PRAGMA busy_timeout = {int(_PATIENCE * 1000) if patient else 0}")


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Settings that make a commit durable, and the mark of our files."""
    mark_file(connection, path)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")
    connection.execute("PRAGMA foreign_keys = ON")


def try_to_write(connection: sqlite3.Connection) -> None:
    """Raise now what the first command would run into: a read-only file, a full disk."""
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("INSERT INTO processes VALUES ('', 0)")
    connection.execute("DELETE FROM processes WHERE process = ''")
    connection.execute("COMMIT")


def mark_file(connection: sqlite3.Connection, path: Path) -> None:
    """Mark an empty file as ours; `StorageDamaged` if it is a database of somebody else's."""
    (mark,) = connection.execute("PRAGMA application_id").fetchone()
    (contents,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if mark != _OURS and contents:
        raise StorageDamaged(f"{path}: is not a database of clachan")
    if mark != _OURS:
        connection.execute(f"PRAGMA application_id = {_OURS}")


def translate_error(
    error: OSError | sqlite3.Error, path: Path, *, is_writing: bool = False
) -> StorageError:
    """The error as the operator needs it, who can repair the file that was read or written."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    number = error.errno if isinstance(error, OSError) else None
    if code in _UNREADABLE:
        return StorageDamaged(f"{path}: is damaged, or is not a database of clachan ({error})")
    if code == sqlite3.SQLITE_FULL or number in _NO_ROOM:
        return StorageFull(f"{path}: {error}")
    if is_writing and (
        code == sqlite3.SQLITE_READONLY or number in _NOT_ALLOWED or not _may_write(path)
    ):
        return StorageReadOnly(f"{path}: {error}")
    return StorageDown(f"{path}: {error}")


def _may_write(path: Path) -> bool:
    """Whether the system allows it. SQLite also needs to write beside its file."""
    return all(os.access(place, os.W_OK) for place in (path, path.parent) if place.exists())


@contextmanager
def translate_errors(path: Path, *, is_writing: bool = False) -> Iterator[None]:
    """Turn what SQLite and the system raise into errors of ours."""
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        raise translate_error(error, path, is_writing=is_writing) from error
