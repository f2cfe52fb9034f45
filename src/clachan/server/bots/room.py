"""The room where the bots think: workers for all tables of a server, in processes of their own."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from enum import Enum, auto
from typing import Final

from clachan.bots import ADVISER, STAND_IN, Budget
from clachan.core import View
from clachan.server.bots.process import COMMAND, Worker, WorkerFailed, log
from clachan.server.bots.question import Question

ADVICE: Final = Budget(500, "playouts")
"""Counted and not timed: what is advised does not hang on how busy the machine is."""


class RoomClosed(Exception):
    """There is nobody here to ask, or not any more."""


class Trouble(Enum):
    FAILED = auto()
    LATE = auto()


class BotRoom:
    """Whatever happens to a worker, whoever asks gets a legal action; it only takes longer.

    ``deadline`` is in seconds, for one choice of one bot. Workers are started when they are needed.
    """

    def __init__(self, workers: int, deadline: float, command: Sequence[str] | None = None) -> None:
        self._size = workers
        self._deadline = deadline
        self._command = COMMAND if command is None else command
        self._is_open = False
        self._places = asyncio.Semaphore(workers)
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._leaving: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self._is_open = True

    async def close(self) -> None:
        """No process is left; whoever still waits for a choice gets `RoomClosed`."""
        if not self._is_open:
            return
        self._is_open = False
        while self._idle:
            self._let_go(self._idle.pop())
        for worker in self._busy:
            worker.kill()
        for _ in range(self._size):  # until nobody is left who could start or end another
            await self._places.acquire()
        await asyncio.gather(*self._leaving)
        for _ in range(self._size):
            self._places.release()

    async def choose(self, game: str, bot: str, view: View, legal: Sequence[str]) -> str:
        """The text of the action that the bot takes; requests are served in their order.

        Cancelling it frees the worker, in the middle of a thought if need be.
        """
        question = Question(game, bot, view, tuple(legal), secrets.randbits(64))
        return (await self._answer(question))[1]

    async def advise(self, game: str, view: View, legal: Sequence[str]) -> tuple[str, str]:
        """What the best bot there is would do, and its name or that of the bot that stood in for it.

        From the same view it is the same each time, as long as nobody has to stand in.
        """
        return await self._answer(Question(game, ADVISER, view, tuple(legal), 0, ADVICE))

    async def _answer(self, question: Question) -> tuple[str, str]:
        """The bot that has chosen, and what."""
        if not question.legal:
            raise ValueError("legal: a bot needs something to choose from")
        async with self._places:
            chosen = await self._ask(question)
            if chosen is Trouble.FAILED:
                chosen = await self._ask(_anew(question))
            if isinstance(chosen, Trouble):
                question = replace(_anew(question), bot=STAND_IN, budget=None)
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
        worker = self._rested() or await Worker.start(self._command)
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
            raise RoomClosed

    def _rested(self) -> Worker | None:
        """One that has nothing to do and has not died of it."""
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


def _anew(question: Question) -> Question:
    """With another seed: the old one may be what the bot stumbled over."""
    return replace(question, seed=secrets.randbits(64))


def _report(question: Question, trouble: str) -> None:
    """Never the view or the choice: logs are read by more people than hands are."""
    log.warning("bot worker replaced: game %s, bot %s: %s", question.game, question.bot, trouble)
