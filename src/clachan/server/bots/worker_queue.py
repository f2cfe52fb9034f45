"""A queue: workers in processes of their own, and the queue of questions for them."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from enum import Enum, auto

from clachan.bots import STAND_IN
from clachan.server import metrics
from clachan.server.bots.fair_semaphore import FairSemaphore
from clachan.server.bots.messages import Question
from clachan.server.bots.worker_process import Worker, WorkerFailed, log


class PoolClosed(Exception):
    """No worker takes questions: not yet, or not any more."""


class Trouble(Enum):
    FAILED = auto()
    LATE = auto()


class WorkerQueue:
    """Answers every question with a legal action, whatever happens to a worker; it only takes longer.

    ``deadline`` is in seconds, for one choice of one bot. Workers are started when they are needed.
    Those in the background leave the processor to all others.
    """

    def __init__(
        self,
        name: metrics.QueueName,
        workers: int,
        deadline: float,
        command: Sequence[str],
        *,
        in_background: bool = False,
    ) -> None:
        self._deadline = deadline
        self._command = command
        self._in_background = in_background
        self._is_open = False
        self._places = FairSemaphore(name, workers)
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._leaving: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        self._is_open = True

    async def close(self) -> None:
        """Ends all processes; those who still wait for a choice get `PoolClosed`."""
        if not self._is_open:
            return
        self._is_open = False
        while self._idle:
            self._let_go(self._idle.pop())
        for worker in self._busy:
            worker.kill()
        await self._places.wait_until_idle()
        await asyncio.gather(*self._leaving)

    @asynccontextmanager
    async def place(
        self, *parties: str, is_urgent: Callable[[], bool] = lambda: True
    ) -> AsyncIterator[None]:
        """The right to one `answer`. Parties take turns; requests of one are served in order.

        See `FairSemaphore`.
        """
        await self._places.acquire(*parties, is_urgent=is_urgent)
        try:
            yield
        finally:
            self._places.release()

    async def answer(self, question: Question) -> tuple[str, str]:
        """The name of the bot that has chosen, and its choice. Only within a `place`.

        Cancelling it frees the worker, in the middle of a thought if need be.
        """
        chosen = await self._ask(question)
        if chosen is Trouble.FAILED:
            chosen = await self._ask(_with_new_seed(question))
        if isinstance(chosen, Trouble):
            question = replace(_with_new_seed(question), bot=STAND_IN, budget=None)
            chosen = await self._ask(question)
        if isinstance(chosen, Trouble):
            log.error(
                "no bot could choose: game %s, the first legal action is taken", question.game
            )
            return question.bot, question.legal[0]
        return question.bot, chosen

    async def _ask(self, question: Question) -> str | Trouble:
        try:
            async with self._worker() as worker:
                chosen = await worker.ask(question, self._deadline)
                if chosen not in question.legal:
                    raise WorkerFailed("its choice is illegal")
                return chosen
        except TimeoutError:
            _report(question, "it took too long")
            return Trouble.LATE
        except (WorkerFailed, OSError) as error:
            _report(question, str(error))
            return Trouble.FAILED

    @asynccontextmanager
    async def _worker(self) -> AsyncIterator[Worker]:
        """A worker for one question; left by any exception, it is killed and not asked again."""
        self._must_be_open()
        worker = self._rested() or await Worker.start(
            self._command, in_background=self._in_background
        )
        self._busy.add(worker)
        try:
            self._must_be_open()  # still, after the start
            yield worker
        except BaseException:
            worker.kill()
            self._let_go(worker)
            raise
        else:
            self._keep(worker)
        finally:
            self._busy.remove(worker)

    def _must_be_open(self) -> None:
        if not self._is_open:
            raise PoolClosed

    def _rested(self) -> Worker | None:
        """An idle worker that is still alive."""
        while self._idle:
            worker = self._idle.pop()
            if worker.is_alive:
                return worker
            self._let_go(worker)
        return None

    def _keep(self, worker: Worker) -> None:
        if self._is_open:
            self._idle.append(worker)
        else:
            self._let_go(worker)

    def _let_go(self, worker: Worker) -> None:
        task = asyncio.create_task(worker.end())
        self._leaving.add(task)
        task.add_done_callback(self._leaving.discard)


def _with_new_seed(question: Question) -> Question:
    """The old seed may be what made the bot fail."""
    return replace(question, seed=secrets.randbits(64))


def _report(question: Question, trouble: str) -> None:
    """Never the view or the choice: logs are read by more people than hands are."""
    log.warning("bot worker replaced: game %s, bot %s: %s", question.game, question.bot, trouble)
