"""A worker process from the side of the server."""

import asyncio
import logging
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, Self

from clachan.server.bots.messages import (
    HEADER,
    READY,
    BotTask,
    BrokenFrame,
    PlannedAction,
    encode_frame,
    payload_length,
    unpack_turn,
)

log: Final = logging.getLogger("clachan.bots")

# -P: do not import modules, for example a random.py, from the current folder.
COMMAND: Final = (sys.executable, "-P", "-m", "clachan.server.bots.worker")
START_LIMIT: Final = 30.0  # seconds; a start takes a fraction of a second on an idle machine
GRACE: Final = 1.0
LONGEST_LINE: Final = 4096  # bytes of a line that a worker writes to its standard error
BACKGROUND: Final = 5  # niceness: a third of the CPU time of others, and never none


class WorkerFailed(Exception):
    """The worker died or sent an invalid answer."""


class Worker:
    """A child process in a separate session, so that Ctrl-C in the terminal reaches only the server."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._process = process
        self._tasks, self._answers = process.stdin, process.stdout
        self._complaints = asyncio.create_task(_log_lines(process.stderr))
        self._is_ready = False

    @classmethod
    async def start(cls, command: Sequence[str], *, in_background: bool = False) -> Self:
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            limit=LONGEST_LINE,
            env=_environment(),
            start_new_session=True,
        )
        if in_background:
            _lower_priority(process.pid)
        return cls(process)

    @property
    def is_alive(self) -> bool:
        return self._process.returncode is None and not self._answers.at_eof()

    async def ask(self, bot_task: BotTask, deadline: float) -> tuple[PlannedAction, ...]:
        """Return the worker's choice, with what it plans after it; raises `TimeoutError`, `WorkerFailed` or another `OSError`."""
        try:
            await self._wait_until_ready()
            async with asyncio.timeout(deadline):
                self._tasks.write(encode_frame(bot_task.pack()))
                await self._tasks.drain()
                return unpack_turn(await self._receive())
        except asyncio.IncompleteReadError as error:
            raise WorkerFailed("it died") from error
        except (BrokenFrame, ValueError, TypeError) as error:
            raise WorkerFailed("its answer is garbage") from error

    async def _wait_until_ready(self) -> None:
        # The start of the process does not count towards the deadline of the task.
        if not self._is_ready:
            async with asyncio.timeout(START_LIMIT):
                self._is_ready = await self._receive() == READY
            if not self._is_ready:
                raise BrokenFrame("not what a worker says first")

    async def _receive(self) -> bytes:
        header = await self._answers.readexactly(HEADER)
        return await self._answers.readexactly(payload_length(header))

    def kill(self) -> None:
        """Kill the process and all processes that the bot may have started."""
        if self._process.returncode is not None:
            return
        if sys.platform == "win32":
            self._process.kill()
        else:
            # It may have died a moment ago, and may or may not be a zombie.
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)

    async def end(self) -> None:
        """End the process, if necessary by killing it, and wait until it is gone."""
        self._tasks.close()
        try:
            async with asyncio.timeout(GRACE):
                await self._process.wait()
        except TimeoutError:
            self.kill()
        await self._answers.read()  # a full pipe would keep the transport open
        await self._process.wait()
        await self._complaints


def _lower_priority(session: int) -> None:
    """Lower the priority of all processes of a session, if the system supports that."""
    if sys.platform == "win32":
        return
    with suppress(OSError):  # it may have died already
        niceness = os.getpriority(os.PRIO_PROCESS, 0) + BACKGROUND
        os.setpriority(os.PRIO_PGRP, session, niceness)
    # Linux may divide the CPU among sessions first (autogroups, sched(7)). Then the niceness of a
    # process counts only within its session, and the value of the autogroup counts between sessions.
    with suppress(OSError), Path(f"/proc/{session}/autogroup").open("r+") as autogroup:
        autogroup.write(str(BACKGROUND))


def _environment() -> dict[str, str]:
    """Return our environment with a path to this copy of clachan."""
    paths = [os.environ.get("PYTHONPATH"), str(Path(__file__).parents[3])]
    return os.environ | {"PYTHONPATH": os.pathsep.join(path for path in paths if path)}


async def _log_lines(stream: asyncio.StreamReader) -> None:
    while not stream.at_eof():
        try:
            line = await stream.readline()
        except ValueError:
            log.warning("a worker complains at great length")
        else:
            if line:
                log.warning("a worker says: %s", line.decode(errors="backslashreplace").rstrip())
