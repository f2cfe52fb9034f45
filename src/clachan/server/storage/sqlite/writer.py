"""Group commit: all that waits for the disk is made durable by one commit, in a thread."""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Iterator
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
_TOGETHER: Final = 100
"""Requests in one commit, at most: the loop does nothing else meanwhile."""
_PAUSE: Final = 0.003
"""Seconds after a commit in which more is gathered: with each the two threads take turns, twice."""


@dataclass(frozen=True, slots=True)
class _Request:
    work: _Work
    quick: bool
    answer: asyncio.Future[Any]


@dataclass(frozen=True, slots=True)
class _Outcome:
    result: Any = None
    error: Exception | None = None


_Batch: TypeAlias = tuple[_Request, ...]
_Doing: TypeAlias = Callable[[sqlite3.Connection, _Work], _Outcome]


class Writer:
    """Owns the one connection that writes. Created in the event loop that it answers.

    What is quick is done in the loop itself: in a thread each statement would have to wait for its
    turn at the interpreter. Only the commit, which waits for the disk, goes to the thread, and what
    comes in the meantime into the next one.
    """

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self._connection = connection
        self._path = path
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[_Request] = deque()
        self._is_idle = True
        self._closing = False
        self._begun: SimpleQueue[tuple[_Batch, list[_Outcome] | None] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="clachan-writer", daemon=True)
        self._thread.start()
        set_busy_timeout(connection, False)

    async def write(self, work: Callable[[sqlite3.Connection], _T], *, quick: bool = False) -> _T:
        """Do this in a transaction; the answer comes when it is committed."""
        if self._closing:
            raise StorageDown(f"{self._path}: is closed")
        answer: asyncio.Future[_T] = self._loop.create_future()
        self._waiting.append(_Request(work, quick, answer))
        if self._is_idle:
            self._is_idle = False
            self._loop.call_soon(self._begin)
        return await answer

    async def close(self) -> None:
        """After all that was asked for before."""
        if not self._closing:
            self._closing = True
            if self._is_idle:
                self._begin()
        await asyncio.to_thread(self._thread.join)

    def _begin(self) -> None:
        """The next transaction: all that waits, up to the first that is to be done elsewhere."""
        batch = tuple(self._next_requests())
        self._is_idle = not batch
        if batch:
            self._begun.put((batch, self._done_at_once(batch)))
        elif self._closing:
            self._begun.put(None)

    def _next_requests(self) -> Iterator[_Request]:
        waiting, count = self._waiting, 0
        quick = bool(waiting) and waiting[0].quick
        while waiting and count < _TOGETHER and waiting[0].quick is quick:
            count += 1
            yield waiting.popleft()

    def _done_at_once(self, batch: _Batch) -> list[_Outcome] | None:
        """All but the commit; ``None``, and nothing was done, where that cannot be."""
        if not batch[0].quick:
            return None
        try:
            return self._do(batch, _with_the_others)
        except Exception:  # noqa: BLE001 the thread will find out what it was
            self._roll_back()
            return None

    def _do(self, batch: _Batch, done: _Doing) -> list[_Outcome]:
        self._connection.execute("BEGIN IMMEDIATE")
        return [done(self._connection, request.work) for request in batch]

    def _roll_back(self) -> None:
        with suppress(sqlite3.Error):
            self._connection.execute("ROLLBACK")

    def _run(self) -> None:
        while (begun := self._begun.get()) is not None:
            batch, outcomes = begun
            outcomes = self._committed(batch, outcomes)
            with suppress(RuntimeError):  # the loop is gone, and nobody waits any more
                self._loop.call_soon_threadsafe(self._deliver, batch, outcomes)
        self._connection.close()

    def _committed(self, batch: _Batch, outcomes: list[_Outcome] | None) -> list[_Outcome]:
        """What was done at once is only committed; where that cannot be, it is done anew."""
        if outcomes is not None:
            with suppress(Exception):
                return self._ended(outcomes)
        try:
            return self._done_anew(batch)
        except Exception as error:  # noqa: BLE001 without this thread nothing would be stored any more
            return [_Outcome(error=error) for _ in batch]

    def _done_anew(self, batch: _Batch) -> list[_Outcome]:
        """All together; where one spoils it, again with each for itself."""
        set_busy_timeout(self._connection, True)
        try:
            with suppress(Exception):
                return self._transaction(batch, _with_the_others)
            return self._transaction(batch, _alone)
        finally:
            set_busy_timeout(self._connection, False)

    def _transaction(self, batch: _Batch, done: _Doing) -> list[_Outcome]:
        try:
            outcomes = self._do(batch, done)
        except Exception:
            self._roll_back()
            raise
        return self._ended(outcomes)

    def _ended(self, outcomes: list[_Outcome]) -> list[_Outcome]:
        try:
            self._connection.execute("COMMIT")
        except Exception:
            self._roll_back()
            raise
        return outcomes

    def _deliver(self, batch: _Batch, outcomes: list[_Outcome]) -> None:
        self._loop.call_later(_PAUSE, self._begin)
        for request, outcome in zip(batch, outcomes, strict=True):
            if request.answer.done():  # whoever asked has given up
                continue
            if isinstance(outcome.error, sqlite3.Error):
                request.answer.set_exception(
                    translate_error(outcome.error, self._path, is_writing=True)
                )
            elif outcome.error is not None:
                request.answer.set_exception(outcome.error)
            else:
                request.answer.set_result(outcome.result)


def _with_the_others(connection: sqlite3.Connection, work: _Work) -> _Outcome:
    """Without a savepoint, which would cost two statements more."""
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
