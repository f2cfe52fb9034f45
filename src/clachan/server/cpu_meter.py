"""CPU time that the server spends on one client, in the event loop and in threads."""

import asyncio
from collections.abc import Callable, Coroutine, Generator, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass
from time import thread_time
from types import coroutine
from typing import Any, Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
PACE: Final = 0.25
"""The share of the CPU that one busy client gets."""
UNPACED_S: Final = 0.03
"""CPU time before the share applies: enough for the previews of a whole hand, or to open a page."""
_SHORT_WAIT_S: Final = 0.005
_LONG_WAIT_S: Final = 0.05
"""How long a piece of a question waits for commands: short, but long if its client is busy."""


class PriorityGate:
    """Lets the pieces of questions wait while commands are carried out, here and in the storage.

    A piece waits for a limited time, so questions are answered while commands come without end.
    """

    def __init__(self, short_s: float = _SHORT_WAIT_S, long_s: float = _LONG_WAIT_S) -> None:
        self._short_s = short_s
        self._long_s = long_s
        self._commands = 0
        self._is_open = asyncio.Event()
        self._is_open.set()

    @contextmanager
    def hold(self) -> Iterator[None]:
        """Close the gate while a command is carried out, or a view of its result is made."""
        self._commands += 1
        self._is_open.clear()
        try:
            yield
        finally:
            self._commands -= 1
            if not self._commands:
                self._is_open.set()

    async def wait(self, *, is_busy: bool) -> None:
        """Wait until no command is in progress, or for the time limit; a busy client waits longer."""
        if self._commands:
            with suppress(TimeoutError):
                async with asyncio.timeout(self._long_s if is_busy else self._short_s):
                    while self._commands:  # the next one may begin before this task runs again
                        await self._is_open.wait()


@dataclass
class Meter:
    """Adds up the CPU seconds of the work that it runs. Waiting is not counted."""

    gate: PriorityGate | None = None
    """Where the work waits at each `pause`, if there is one."""
    seconds: float = 0.0
    _paused_for_s: float = 0.0

    @property
    def unpaced_s(self) -> float:
        """CPU seconds since the last pause."""
        return self.seconds - self._paused_for_s

    def take_pause(self) -> float:
        """Return the seconds to pause now: none for short work, then in proportion to `PACE`."""
        if self.unpaced_s <= UNPACED_S and not self._paused_for_s:
            return 0.0
        pause_s = self.unpaced_s * (1 / PACE - 1)
        self._paused_for_s = self.seconds
        return pause_s

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Return the result of ``work``; other tasks that run while it waits are not counted."""
        token = _current.set(self)
        try:
            return await _run_steps(work, self)
        finally:
            _current.reset(token)


_current: Final[ContextVar[Meter | None]] = ContextVar("meter", default=None)


def add(seconds: float) -> None:
    """Add seconds to the current meter, if there is one."""
    meter = _current.get()
    if meter is not None:
        meter.seconds += seconds


async def pause() -> None:
    """Let other tasks run. Call it between the pieces of long work in the event loop."""
    meter = _current.get()
    pause_s = meter.take_pause() if meter is not None else 0
    await asyncio.sleep(pause_s)
    if meter is not None and meter.gate is not None:
        await meter.gate.wait(is_busy=pause_s > 0)


async def run_in_thread(function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """Like `asyncio.to_thread`, but count the CPU time of the thread for the current meter."""
    meter = _current.get()

    def run() -> T:
        begin = thread_time()
        try:
            return function(*args, **kwargs)
        finally:
            if meter is not None:
                meter.seconds += thread_time() - begin

    return await asyncio.to_thread(run)


@coroutine
def _run_steps(work: Coroutine[Any, Any, T], meter: Meter) -> Generator[Any, Any, T]:
    """Run ``work`` from one await to the next, as a task does, and measure each step."""
    step: Callable[[Any], Any] = work.send
    value: Any = None
    while True:
        begin = thread_time()
        try:
            awaited = step(value)
        except StopIteration as end:
            result: T = end.value
            return result
        finally:
            meter.seconds += thread_time() - begin
        try:
            step, value = work.send, (yield awaited)
        except BaseException as error:  # noqa: BLE001 passed on to the work, for example a cancellation
            step, value = work.throw, error
