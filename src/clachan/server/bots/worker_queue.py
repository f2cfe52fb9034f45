"""A fixed number of worker processes, and the queue of tasks for them."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from enum import Enum, auto

from clachan.bots import STAND_IN
from clachan.server import metrics
from clachan.server.bots.fair_semaphore import FairSemaphore
from clachan.server.bots.messages import BotTask, PlannedAction
from clachan.server.bots.worker_process import Worker, WorkerFailed, log


class PoolClosed(Exception):
    """The pool does not accept tasks: it is not open yet, or closed."""


class Failure(Enum):
    FAILED = auto()
    LATE = auto()


class WorkerQueue:
    """Answers every task with a legal action, even if a worker fails.

    ``deadline`` is in seconds, for one choice of one bot. Workers are started when they are needed.
    Workers in the background have a lower priority than all other processes.
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
        self._ending: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        self._is_open = True

    async def close(self) -> None:
        """End all processes; raise `PoolClosed` in all open calls of `answer`."""
        if not self._is_open:
            return
        self._is_open = False
        while self._idle:
            self._end(self._idle.pop())
        for worker in self._busy:
            worker.kill()
        await self._places.wait_until_idle()
        await asyncio.gather(*self._ending)

    @asynccontextmanager
    async def place(
        self, *parties: str, is_urgent: Callable[[], bool] = lambda: True
    ) -> AsyncIterator[None]:
        """Wait for the right to one `answer`: see `FairSemaphore`."""
        await self._places.acquire(*parties, is_urgent=is_urgent)
        try:
            yield
        finally:
            self._places.release()

    async def answer(self, bot_task: BotTask) -> tuple[str, tuple[PlannedAction, ...]]:
        """Return the name of the bot that has chosen, and its choice with what it plans after it.

        Call it only within a `place`.

        Cancelling this call stops the worker.
        """
        chosen = await self._ask(bot_task)
        if chosen is Failure.FAILED:
            chosen = await self._ask(_with_new_seed(bot_task))
        if isinstance(chosen, Failure):
            bot_task = replace(_with_new_seed(bot_task), bot=STAND_IN, budget=None)
            chosen = await self._ask(bot_task)
        if isinstance(chosen, Failure):
            log.error(
                "no bot could choose: game %s, the first legal action is taken", bot_task.game
            )
            return bot_task.bot, (PlannedAction("", bot_task.legal[0]),)
        return bot_task.bot, chosen

    async def _ask(self, bot_task: BotTask) -> tuple[PlannedAction, ...] | Failure:
        try:
            async with self._worker() as worker:
                chosen = await worker.ask(bot_task, self._deadline)
                if chosen[0].action not in bot_task.legal:
                    raise WorkerFailed("its choice is illegal")
                return chosen
        except TimeoutError:
            _report(bot_task, "it took too long")
            return Failure.LATE
        except (WorkerFailed, OSError) as error:
            _report(bot_task, str(error))
            return Failure.FAILED

    @asynccontextmanager
    async def _worker(self) -> AsyncIterator[Worker]:
        """A worker for one task; any exception kills it."""
        self._require_open()
        worker = self._pop_idle() or await Worker.start(
            self._command, in_background=self._in_background
        )
        self._busy.add(worker)
        try:
            self._require_open()  # it may have been closed during the start
            yield worker
        except BaseException:
            worker.kill()
            self._end(worker)
            raise
        else:
            self._keep(worker)
        finally:
            self._busy.remove(worker)

    def _require_open(self) -> None:
        if not self._is_open:
            raise PoolClosed

    def _pop_idle(self) -> Worker | None:
        """Return an idle worker that is alive, if there is one."""
        while self._idle:
            worker = self._idle.pop()
            if worker.is_alive:
                return worker
            self._end(worker)
        return None

    def _keep(self, worker: Worker) -> None:
        if self._is_open:
            self._idle.append(worker)
        else:
            self._end(worker)

    def _end(self, worker: Worker) -> None:
        task = asyncio.create_task(worker.end())
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)


def _with_new_seed(bot_task: BotTask) -> BotTask:
    # The bot may have failed because of the old seed.
    return replace(bot_task, seed=secrets.randbits(64))


def _report(bot_task: BotTask, reason: str) -> None:
    """Log a failure without the view and the choice, which may contain secrets."""
    log.warning("bot worker replaced: game %s, bot %s: %s", bot_task.game, bot_task.bot, reason)
