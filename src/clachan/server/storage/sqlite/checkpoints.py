"""What was committed comes from the log of SQLite into its file beside the commits, not within one."""

import sqlite3
from contextlib import suppress
from threading import Event, Thread
from typing import Final

PAGES: Final = 16_000
"""So long the log may grow before a commit sees to it itself; by then little is left to do."""
_EVERY_S: Final = 0.5


class Checkpoints:
    """A thread with a connection of its own: copying takes a tenth of a second where much was played."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._ended = Event()
        self._thread = Thread(target=self._run, name="clachan-checkpoints", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._ended.set()
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        while not self._ended.wait(_EVERY_S):
            with suppress(sqlite3.Error):  # a commit will see to it
                self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
