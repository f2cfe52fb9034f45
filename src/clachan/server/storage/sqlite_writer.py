"""Group commit: one thread writes, and all that waits for it is made durable by one commit."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, TypeAlias, TypeVar

from clachan.server.storage.sqlite_file import trouble
from clachan.server.storage.storage import Conflict, Gone, StorageDown

_T = TypeVar("_T")
_Work: TypeAlias = Callable[[sqlite3.Connection], Any]
_TOGETHER: Final = 1_000
"""Requests in one commit, at most."""


@dataclass(frozen=True, slots=True)
class _Request:
    work: _Work
    answer: asyncio.Future[Any]


@dataclass(frozen=True, slots=True)
class _Outcome:
    result: Any = None
    error: Exception | None = None


_Doing: TypeAlias = Callable[[sqlite3.Connection, _Work], _Outcome]


class Writer:
    """Owns the one connection that writes. Created in the event loop that it answers."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self._connection = connection
        self._path = path
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[_Request | None] = SimpleQueue()
        self._closing = False
        self._thread = Thread(target=self._run, name="clachan-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[sqlite3.Connection], _T]) -> _T:
        """Do this in a transaction; the answer comes when it is committed."""
        if self._closing:
            raise StorageDown(f"{self._path}: is closed")
        answer: asyncio.Future[_T] = self._loop.create_future()
        self._waiting.put(_Request(work, answer))
        return await answer

    async def close(self) -> None:
        """After all that was asked for before."""
        if not self._closing:
            self._closing = True
            self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        going_on = True
        while going_on:
            batch, going_on = self._next_batch()
            if batch:
                self._answer(batch, self._commit(batch))
        self._connection.close()

    def _next_batch(self) -> tuple[list[_Request], bool]:
        """All that waits, once something does; and whether more may come."""
        request = self._waiting.get()
        batch: list[_Request] = []
        with suppress(Empty):
            while request is not None:
                batch.append(request)
                if len(batch) == _TOGETHER:
                    break
                request = self._waiting.get_nowait()
        return batch, request is not None

    def _commit(self, batch: list[_Request]) -> list[_Outcome]:
        """All together; where one spoils it, again with each for itself."""
        with suppress(Exception):
            return self._transaction(batch, _with_the_others)
        try:
            return self._transaction(batch, _alone)
        except sqlite3.Error as error:
            return [_Outcome(error=trouble(error, self._path)) for _ in batch]

    def _transaction(self, batch: list[_Request], done: _Doing) -> list[_Outcome]:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = [done(self._connection, request.work) for request in batch]
            self._connection.execute("COMMIT")
        except Exception:
            with suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            raise
        return outcomes

    def _answer(self, batch: list[_Request], outcomes: list[_Outcome]) -> None:
        with suppress(RuntimeError):  # the loop is gone, and nobody waits any more
            self._loop.call_soon_threadsafe(self._deliver, batch, outcomes)

    def _deliver(self, batch: list[_Request], outcomes: list[_Outcome]) -> None:
        for request, outcome in zip(batch, outcomes, strict=True):
            if request.answer.done():  # whoever asked has given up
                continue
            if isinstance(outcome.error, sqlite3.Error):
                request.answer.set_exception(trouble(outcome.error, self._path))
            elif outcome.error is not None:
                request.answer.set_exception(outcome.error)
            else:
                request.answer.set_result(outcome.result)


def _with_the_others(connection: sqlite3.Connection, work: _Work) -> _Outcome:
    """Quick: every statement more is a chance for the other threads to keep this one waiting."""
    try:
        return _Outcome(result=work(connection))
    except (Conflict, Gone) as error:  # found out before anything is written
        return _Outcome(error=error)


def _alone(connection: sqlite3.Connection, work: _Work) -> _Outcome:
    """What fails is taken back, and does no harm to what is committed with it."""
    connection.execute("SAVEPOINT request")
    try:
        outcome = _Outcome(result=work(connection))
    except Exception as error:
        if not connection.in_transaction:  # SQLite took the whole batch back: a full disk, say
            raise
        connection.execute("ROLLBACK TO request")
        outcome = _Outcome(error=error)
    connection.execute("RELEASE request")
    return outcome
