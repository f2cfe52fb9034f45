"""Group commit: one commit in a thread makes all waiting requests durable."""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Thread
from typing import Any, Final, TypeAlias, TypeVar

from clachan.server.storage.interface import Conflict, Gone, StorageDown
from clachan.server.storage.sqlite.file import set_busy_timeout, translate_error

_T = TypeVar("_T")
_Work: TypeAlias = Callable[[sqlite3.Connection], Any]
_MAX_BATCH: Final = 100
"""The greatest number of requests in one commit: they block the event loop."""
_PAUSE_S: Final = 0.003
"""Pause after a commit in which requests are collected: each commit switches threads twice."""


@dataclass(frozen=True, slots=True)
class _Request:
    work: _Work
    quick: bool
    answer: asyncio.Future[Any]


@dataclass(frozen=True, slots=True)
class _Outcome:
    result: Any = None
    error: Exception | None = None


class Writer:
    """Owns the only connection that writes. Create it in the event loop that uses it.

    Quick requests run in the event loop: in a thread, each statement would have to wait for the
    interpreter lock. Only the commit, which waits for the disk, runs in the thread. Requests that
    arrive during a commit go into the next one.
    """

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self._connection = connection
        self._path = path
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[_Request] = deque()
        self._is_idle = True
        self._closing = False
        self._batches: SimpleQueue[tuple[list[_Request], list[_Outcome] | None] | None] = (
            SimpleQueue()
        )
        self._thread = Thread(target=self._run, name="clachan-writer", daemon=True)
        self._thread.start()
        set_busy_timeout(connection, False)

    async def write(self, work: Callable[[sqlite3.Connection], _T], *, quick: bool = False) -> _T:
        """Run ``work`` in a transaction and return its result after the commit."""
        if self._closing:
            raise StorageDown(f"{self._path}: is closed")
        answer: asyncio.Future[_T] = self._loop.create_future()
        self._waiting.append(_Request(work, quick, answer))
        if self._is_idle:
            self._is_idle = False
            self._loop.call_soon(self._begin)
        return await answer

    async def close(self) -> None:
        """Close the connection after all requested writes."""
        if not self._closing:
            self._closing = True
            if self._is_idle:
                self._begin()
        await asyncio.to_thread(self._thread.join)

    def _begin(self) -> None:
        """Begin the next transaction, with all waiting requests up to the first of the other kind.

        Quick requests run here, without the commit. If one fails, the thread runs them again and
        reports the error.
        """
        batch: list[_Request] = []
        waiting = self._waiting
        while (
            waiting and len(batch) < _MAX_BATCH and waiting[0].quick is (batch or waiting)[0].quick
        ):
            batch.append(waiting.popleft())
        self._is_idle = not batch
        if batch:
            outcomes = None
            if batch[0].quick:
                try:
                    outcomes = self._execute(batch)
                except Exception:  # noqa: BLE001 see above
                    self._roll_back()
            self._batches.put((batch, outcomes))
        elif self._closing:
            self._batches.put(None)

    def _execute(self, batch: list[_Request], *, has_savepoints: bool = False) -> list[_Outcome]:
        """Run requests in a new transaction, without the commit.

        A savepoint keeps an error from the rest of the batch, but takes two more statements.
        """
        self._connection.execute("BEGIN IMMEDIATE")
        outcomes = []
        for request in batch:
            try:
                if has_savepoints:
                    outcome = _run_in_savepoint(self._connection, request.work)
                else:
                    outcome = _Outcome(result=request.work(self._connection))
            except (Conflict, Gone) as error:  # raised before anything is written
                outcome = _Outcome(error=error)
            outcomes.append(outcome)
        return outcomes

    def _roll_back(self) -> None:
        with suppress(sqlite3.Error):
            self._connection.execute("ROLLBACK")

    def _run(self) -> None:
        """Commit requests that ran in the event loop; run the others, or all after a failed commit."""
        while (begun := self._batches.get()) is not None:
            batch, outcomes = begun
            if outcomes is not None:
                try:
                    self._connection.execute("COMMIT")
                except Exception:  # noqa: BLE001 the second attempt reports it
                    self._roll_back()
                    outcomes = None
            if outcomes is None:
                outcomes = self._run_again(batch)
            with suppress(RuntimeError):  # the loop is closed, and no caller waits any more
                self._loop.call_soon_threadsafe(self._deliver, batch, outcomes)
        self._connection.close()

    def _run_again(self, batch: list[_Request]) -> list[_Outcome]:
        """Run all requests together; after an error, again with a savepoint for each."""
        try:
            set_busy_timeout(self._connection, True)
            try:
                with suppress(Exception):
                    return self._transaction(batch, has_savepoints=False)
                return self._transaction(batch, has_savepoints=True)
            finally:
                set_busy_timeout(self._connection, False)
        except Exception as error:  # noqa: BLE001 the thread must go on, or nothing would be stored
            return [_Outcome(error=error) for _ in batch]

    def _transaction(self, batch: list[_Request], *, has_savepoints: bool) -> list[_Outcome]:
        try:
            outcomes = self._execute(batch, has_savepoints=has_savepoints)
            self._connection.execute("COMMIT")
        except Exception:
            self._roll_back()
            raise
        return outcomes

    def _deliver(self, batch: list[_Request], outcomes: list[_Outcome]) -> None:
        self._loop.call_later(_PAUSE_S, self._begin)
        for request, outcome in zip(batch, outcomes, strict=True):
            if request.answer.done():  # the caller was cancelled
                continue
            if isinstance(outcome.error, sqlite3.Error):
                request.answer.set_exception(
                    translate_error(outcome.error, self._path, is_writing=True)
                )
            elif outcome.error is not None:
                request.answer.set_exception(outcome.error)
            else:
                request.answer.set_result(outcome.result)


def _run_in_savepoint(connection: sqlite3.Connection, work: _Work) -> _Outcome:
    """Run ``work`` in a savepoint, so that an error does not affect the rest of the batch."""
    connection.execute("SAVEPOINT request")
    try:
        outcome = _Outcome(result=work(connection))
    except Exception as error:
        if (
            not connection.in_transaction
        ):  # SQLite rolled back the whole batch, for example on a full disk
            raise
        connection.execute("ROLLBACK TO request")
        outcome = _Outcome(error=error)
    connection.execute("RELEASE request")
    return outcome


AUTOCHECKPOINT_PAGES: Final = 16_000
"""Length of the write-ahead log at which a commit makes a checkpoint, if the thread is too late."""
_INTERVAL_S: Final = 0.5


class Checkpoints:
    """Makes checkpoints in a thread with its own connection: after many moves one takes 0.1 s."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._stopped = Event()
        self._thread = Thread(target=self._run, name="clachan-checkpoints", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._stopped.set()
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        while not self._stopped.wait(_INTERVAL_S):
            with suppress(sqlite3.Error):  # a later checkpoint or commit does it
                self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
