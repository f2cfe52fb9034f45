"""How clients share the event loop: locks, turns, and the CPU time that each of them takes."""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Coroutine, Generator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass
from time import thread_time
from types import coroutine
from typing import Any, Final, ParamSpec, TypeVar
from weakref import WeakValueDictionary

P = ParamSpec("P")
T = TypeVar("T")
PACE: Final = 0.25
"""The share of the CPU that one busy client gets."""
UNPACED_S: Final = 0.03
"""CPU time before the share applies: enough for the previews of a whole hand, or to open a page."""
_SHORT_WAIT_S: Final = 0.005
_LONG_WAIT_S: Final = 0.05
"""How long a piece of a question waits for commands: short, but long if its client is busy."""
_TURNS_TO_GATE: Final = 4
"""Turns of the event loop from the arrival of a command to `PriorityGate.hold`."""


class KeyedLocks:
    """One task at a time for each key, in the order of arrival. A lock exists while it is in use."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def hold(self, key: str) -> AsyncIterator[None]:
        lock = self._locks.get(key)
        if lock is None:
            lock = self._locks[key] = asyncio.Lock()
        async with lock:  # this frame keeps the weakly referenced lock alive
            yield


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
        """Wait until no command is in progress, or for the time limit; a busy client waits longer.

        A command that has arrived first gets the turns of the event loop that it needs to close the gate.
        """
        for _ in range(_TURNS_TO_GATE):
            await asyncio.sleep(0)
        if self._commands:
            with suppress(TimeoutError):
                async with asyncio.timeout(self._long_s if is_busy else self._short_s):
                    while self._commands:  # the next one may begin before this task runs again
                        await self._is_open.wait()


class LoopTurns:
    """Admits one task for each key in an iteration of the event loop.

    Requests that arrive through many connections at the same moment are spread over as many
    iterations, in which other clients are served too, and wait for commands in progress. A single
    request does not wait.
    """

    def __init__(self, gate: PriorityGate) -> None:
        self._gate = gate
        self._queues = KeyedLocks()
        self._waiting: Counter[str] = Counter()
        self._served: set[str] = set()

    async def wait(self, key: str) -> None:
        self._waiting[key] += 1
        try:
            async with self._queues.hold(key):
                while key in self._served:  # noqa: ASYNC110 wait for the next iteration of the loop
                    await asyncio.sleep(0)
                if self._waiting[key] > 1:
                    await self._gate.wait(is_busy=False)  # the others wait for this one too
                self._served.add(key)
                asyncio.get_running_loop().call_soon(self._served.discard, key)
        finally:
            self._waiting[key] -= 1
            if not self._waiting[key]:
                del self._waiting[key]


class ReadQueue:
    """Runs at most ``most`` functions in a turn of the event loop; the others wait, in order.

    Otherwise many clients that write at the same moment would all be read in one turn, and a command
    that arrives next would wait for them.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._run_now = 0
        self._waiting: deque[Callable[[], None]] = deque()

    def run(self, function: Callable[[], None]) -> bool:
        """Run the function and return whether it ran at once; if not, it runs in a later turn."""
        if self._run_now >= self._most:  # while any wait, each turn runs this many
            self._waiting.append(function)
            return False
        if not self._run_now:
            asyncio.get_running_loop().call_soon(self._begin_turn)
        self._run_now += 1
        function()
        return True

    def _begin_turn(self) -> None:
        self._run_now = min(len(self._waiting), self._most)
        if self._run_now:
            asyncio.get_running_loop().call_soon(self._begin_turn)
        for _ in range(self._run_now):
            self._waiting.popleft()()


@dataclass
class Meter:
    """Adds up the CPU seconds of the work that it runs. Waiting is not counted."""

    gate: PriorityGate | None = None
    """Where the work waits at each `pause`, if there is one."""
    seconds: float = 0.0
    paced_s: float = 0.0
    """The part of them that was before the last pause."""

    def take_pause(self) -> float:
        """Return the seconds to pause now: none for short work, then in proportion to `PACE`."""
        unpaced_s = self.seconds - self.paced_s
        if unpaced_s <= UNPACED_S and not self.paced_s:
            return 0.0
        self.paced_s = self.seconds
        return unpaced_s * (1 / PACE - 1)

    @coroutine
    def run(self, work: Coroutine[Any, Any, T]) -> Generator[Any, Any, T]:
        """Return the result of ``work``; other tasks that run while it waits are not counted.

        Like a task, this runs the work from one await to the next, and measures each step.
        """
        token = _current.set(self)
        step: Callable[[Any], Any] = work.send
        value: Any = None
        try:
            while True:
                begin = thread_time()
                try:
                    awaited = step(value)
                except StopIteration as end:
                    result: T = end.value
                    return result
                finally:
                    self.seconds += thread_time() - begin
                try:
                    step, value = work.send, (yield awaited)
                except BaseException as error:  # noqa: BLE001 the work gets it, for example a cancellation
                    step, value = work.throw, error
        finally:
            _current.reset(token)


_current: Final[ContextVar[Meter | None]] = ContextVar("meter", default=None)


def add_cpu_time(seconds: float) -> None:
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
        except StopIteration as error:
            # A future of Python 3.11 cannot hold it, so the caller would wait forever.
            raise RuntimeError("StopIteration in a thread") from error
        finally:
            if meter is not None:
                meter.seconds += thread_time() - begin

    return await asyncio.to_thread(run)
