"""The SQLite file: only its owner can read it, one server locks it, and its errors are translated."""

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

_APPLICATION_ID: Final = 0x436C6163
"""Marks a file as one of ours (SQLite's application id)."""
_TIMEOUT_S: Final = 5.0
_DAMAGED_CODES: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_READ_ONLY_ERRNOS: Final = {errno.EACCES, errno.EPERM, errno.EROFS}
_FULL_ERRNOS: Final = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}


class FileLock:
    """A lock that the process of a server holds until it closes the file or dies."""

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
        # Not lockf: its locks do not work within a process, and closing any descriptor releases them.
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def create_folder(path: Path) -> None:
    """Create a missing folder that only its owner can read; do not change an existing one."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.mkdir(mode=0o700, exist_ok=True)


def create_private_file(path: Path) -> None:
    """Create a missing file that only its owner can read. SQLite copies the mode for its other files."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def connect(path: Path, *, mode: str = "rw") -> sqlite3.Connection:
    """Connect to an existing file, without implicit transactions; any one thread may use the result."""
    return sqlite3.connect(
        f"{path.resolve().as_uri()}?mode={mode}",
        uri=True,
        timeout=_TIMEOUT_S,
        isolation_level=None,
        check_same_thread=False,
    )


def set_busy_timeout(connection: sqlite3.Connection, patient: bool) -> None:
    """Set whether statements wait for another program that writes to the file."""
    connection.execute(f"PRAGMA busy_timeout = {int(_TIMEOUT_S * 1000) if patient else 0}")


def configure(connection: sqlite3.Connection, path: Path) -> None:
    """Make commits durable, and mark the file as ours."""
    mark_file(connection, path)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")
    connection.execute("PRAGMA foreign_keys = ON")


def check_writable(connection: sqlite3.Connection) -> None:
    """Raise an error now if the file is read-only or the disk is full."""
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("INSERT INTO processes VALUES ('', 0)")
    connection.execute("DELETE FROM processes WHERE process = ''")
    connection.execute("COMMIT")


def mark_file(connection: sqlite3.Connection, path: Path) -> None:
    """Mark an empty file as ours; raises `StorageDamaged` for a database of another program."""
    (mark,) = connection.execute("PRAGMA application_id").fetchone()
    (contents,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if mark != _APPLICATION_ID and contents:
        raise StorageDamaged(f"{path}: is not a database of clachan")
    if mark != _APPLICATION_ID:
        connection.execute(f"PRAGMA application_id = {_APPLICATION_ID}")


def translate_error(
    error: OSError | sqlite3.Error, path: Path, *, is_writing: bool = False
) -> StorageError:
    """Return the `StorageError` for an error of SQLite or the system, with the path of the file."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    number = error.errno if isinstance(error, OSError) else None
    if code in _DAMAGED_CODES:
        return StorageDamaged(f"{path}: is damaged, or is not a database of clachan ({error})")
    if code == sqlite3.SQLITE_FULL or number in _FULL_ERRNOS:
        return StorageFull(f"{path}: {error}")
    if is_writing and (
        code == sqlite3.SQLITE_READONLY or number in _READ_ONLY_ERRNOS or not _can_write(path)
    ):
        return StorageReadOnly(f"{path}: {error}")
    return StorageDown(f"{path}: {error}")


def _can_write(path: Path) -> bool:
    """Whether the system allows writing. SQLite also needs to create files in the folder."""
    return all(os.access(place, os.W_OK) for place in (path, path.parent) if place.exists())


@contextmanager
def translate_errors(path: Path, *, is_writing: bool = False) -> Iterator[None]:
    """Turn errors of SQLite and the system into `StorageError`."""
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        raise translate_error(error, path, is_writing=is_writing) from error
