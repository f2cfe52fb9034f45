"""Server processes without sockets, in an event loop with simulated time."""

import asyncio
import functools
import inspect
import itertools
import selectors
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, ParamSpec, cast
from unittest.mock import patch

import msgspec
from msgspec.structs import replace

from clachan.server.background_tasks import BackgroundTasks
from clachan.server.bots.messages import PlannedAction
from clachan.server.bots.pool import BotPool
from clachan.server.services import Services
from clachan.server.settings import Settings
from clachan.server.socket.viewer import Viewer
from clachan.server.storage import Storage, open_storage
from clachan.server.storage.sqlite import writer
from clachan.server.tables.creation import create_table
from clachan.server.tables.registry import TableRegistry
from clachan.wire.protocol.answers import TableView
from clachan.wire.protocol.commands import Command, Play
from clachan.wire.protocol.requests import NewTable
from clachan.wire.protocol.shapes import BotChair, Chair, Clock, NoClock, PersonChair

P = ParamSpec("P")
SECOND: Final = 1_000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
_START: Final = 1_700_000_000_000
_nonces = itertools.count()


class _SkippingSelector(selectors.DefaultSelector):
    """Advances the simulated time instead of waiting, unless a call to storage is running."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 0.0
        self.running_calls = 0

    def select(self, timeout: float | None = None) -> Any:
        if timeout is not None and timeout > 0 and not self.running_calls:
            self.time += timeout
            timeout = 0
        return super().select(0 if timeout == 0 else 0.1)


class _SimulatedLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.selector = _SkippingSelector()
        super().__init__(self.selector)

    def time(self) -> float:
        return self.selector.time


def simulate_time(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """Run a test that is a coroutine in a loop in which sleeping takes no real time."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def run_test() -> None:
            await test(*args, **kwargs)

        # Simulated time stops while the storage runs, so a pause there would never end.
        no_pause = patch.object(writer, "_PAUSE_S", 0)
        with no_pause, asyncio.Runner(loop_factory=_SimulatedLoop) as runner:
            runner.run(run_test())

    return run


class _TimeStopper:
    """Wraps an object; while one of its coroutines runs, simulated time stops."""

    def __init__(self, thing: object) -> None:
        self._thing = thing

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._thing, name)
        if not inspect.iscoroutinefunction(found):
            return found

        async def call(*args: object, **more: object) -> object:
            loop = asyncio.get_running_loop()
            assert isinstance(loop, _SimulatedLoop)
            loop.selector.running_calls += 1
            try:
                return await found(*args, **more)
            finally:
                loop.selector.running_calls -= 1

        return call


class _FirstLegal:
    """A pool of bots that choose the first legal action."""

    async def choose(
        self, _game: str, _bot: str, _view: object, legal: Sequence[str], _asker: object
    ) -> tuple[PlannedAction, ...]:
        return (PlannedAction("", legal[0]),)


@dataclass
class FakeClock:
    """The clock of a machine, in milliseconds; it may be ahead of others."""

    ahead: int = 0

    def now(self) -> int:
        return _START + self.ahead + round(asyncio.get_running_loop().time() * 1000)


async def pass_time(milliseconds: int) -> None:
    await asyncio.sleep(milliseconds / 1000)


class Cluster:
    """Processes that share tables in one database file."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._processes: list[Process] = []

    def process(
        self, clock: FakeClock | None = None, bots: object = None, **settings: Any
    ) -> "Process":
        # With PostgreSQL a process does not assume that it is alone.
        chosen = Settings(**{"bot_pace_ms": 0, "database": "postgresql://unused", **settings})
        now = (clock or FakeClock()).now
        pool = cast("BotPool", bots or _FirstLegal())
        process = Process(Services(chosen, self._storage, pool, now))
        self._processes.append(process)
        return process

    async def view(self, table: str) -> TableView:
        """The table as a new process loads it from storage."""
        return await self.process().view(table)

    async def end(self) -> None:
        for process in self._processes:
            await process.kill()


@asynccontextmanager
async def cluster(folder: Path) -> AsyncIterator[Cluster]:
    storage = await open_storage(folder / "tables.db")
    found = Cluster(cast("Storage", _TimeStopper(storage)))
    try:
        yield found
    finally:
        await found.end()
        await storage.close()


class Process:
    """One server process. Each person is a browser, identified by the name."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables = TableRegistry(services)
        self._background: asyncio.Task[None] | None = None

    async def start_background(self) -> None:
        """Start the background tasks."""
        rounds = BackgroundTasks(self.services, self.tables)
        await rounds.begin()
        self._background = asyncio.create_task(rounds.run())

    async def kill(self) -> None:
        """Stop without recording anything."""
        if self._background is not None:
            self._background.cancel()
        for live in self.tables:
            live.close(1012, "dead")
        await self.tables.close()

    async def create_match(
        self, game: str, *people: str, bots: int = 0, clock: Clock | None = None
    ) -> str:
        """Create a table and start its match; each person has their own browser."""
        seats: list[Chair] = [PersonChair(name) for name in people]
        seats += [BotChair("greedy")] * bots
        request = NewTable(game, tuple(seats), clock or NoClock(), shuffle_seats=False)
        grace_ms = self.services.settings.connection_grace_s * 1000
        head = create_table(request, people[0], self.services.now(), grace_ms)
        chairs = tuple(
            replace(chair, holders=(chair.name,)) if chair.name else chair for chair in head.chairs
        )
        return await self.tables.create(replace(head, chairs=chairs), begin=True)

    async def connect(self, table: str, *people: str) -> None:
        live = self.tables.get(table)
        live.viewers.update(Viewer(person, None) for person in people)
        await live.record_presence()

    async def disconnect(self, table: str, *people: str) -> None:
        live = self.tables.get(table)
        live.viewers -= {viewer for viewer in live.viewers if viewer.visitor in people}
        await live.record_presence()

    async def view(self, table: str, person: str = "") -> TableView:
        """The view, encoded and decoded as a client gets it."""
        live = self.tables.get(table)
        seats = (await live.current()).seats_of(person)
        view = await live.view(person, seats[0] if seats else None, 0)
        return msgspec.json.decode(msgspec.json.encode(view), type=TableView)

    async def play(self, table: str, person: str) -> None:
        """Play the first legal action."""
        view = await self.view(table, person)
        await self.ask(table, person, Play, view.legal[0].text)

    async def ask(self, table: str, person: str, kind: Callable[..., Command], *rest: Any) -> None:
        """Send a command of that kind about the person's seat and the table as it is now."""
        view = await self.view(table, person)
        await self.send_command(table, person, kind(nonce(), view.seq, view.viewing, *rest))

    async def send_command(self, table: str, person: str, command: Command) -> None:
        await self.tables.get(table).handle(person, command)


def nonce() -> str:
    return f"n{next(_nonces)}"
