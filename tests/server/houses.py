"""Server processes without sockets, in a world where waiting takes no time."""

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

from clachan.server.background import Rounds
from clachan.server.bots.pool import BotRoom
from clachan.server.services import House
from clachan.server.settings import Settings
from clachan.server.socket.viewer import Viewer
from clachan.server.storage import Storage, open_storage
from clachan.server.storage.sqlite import writer
from clachan.server.tables.creation import create_table
from clachan.server.tables.registry import TableRegistry
from clachan.wire.protocol.answers import TableView
from clachan.wire.protocol.commands import AnswerUndo, Command, Play, Replace, TakeBack, Undo
from clachan.wire.protocol.requests import NewTable
from clachan.wire.protocol.shapes import BotChair, Chair, Clock, NoClock, PersonChair

P = ParamSpec("P")
SECOND: Final = 1_000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
_START: Final = 1_700_000_000_000
_nonces = itertools.count()


class _Hurry(selectors.DefaultSelector):
    """Where nothing is under way, the time until something is due has passed already."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 0.0
        self.under_way = 0

    def select(self, timeout: float | None = None) -> Any:
        if timeout is not None and timeout > 0 and not self.under_way:
            self.time += timeout
            timeout = 0
        return super().select(0 if timeout == 0 else 0.1)


class _HurriedLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.hurry = _Hurry()
        super().__init__(self.hurry)

    def time(self) -> float:
        return self.hurry.time


def hurried(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """A test that is written as a coroutine, and in which sleeping takes no time."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def whole() -> None:
            await test(*args, **kwargs)

        # Time stands still while something is being stored, and no pause in it would ever end.
        no_pause = patch.object(writer, "_PAUSE", 0)
        with no_pause, asyncio.Runner(loop_factory=_HurriedLoop) as runner:
            runner.run(whole())

    return run


class _Watched:
    """The same thing; while one of its coroutines runs, no time passes."""

    def __init__(self, thing: object) -> None:
        self._thing = thing

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._thing, name)
        if not inspect.iscoroutinefunction(found):
            return found

        async def watched(*args: object, **more: object) -> object:
            loop = asyncio.get_running_loop()
            assert isinstance(loop, _HurriedLoop)
            loop.hurry.under_way += 1
            try:
                return await found(*args, **more)
            finally:
                loop.hurry.under_way -= 1

        return watched


class _FirstLegal:
    """Bots that know what they want."""

    async def choose(
        self, _game: str, _bot: str, _view: object, legal: Sequence[str], _asker: object
    ) -> str:
        return legal[0]


@dataclass
class Clockwork:
    """What a machine's clock shows, in milliseconds; it may be set."""

    ahead: int = 0

    def now(self) -> int:
        return _START + self.ahead + round(asyncio.get_running_loop().time() * 1000)


async def passing(milliseconds: int) -> None:
    await asyncio.sleep(milliseconds / 1000)


class Town:
    """Processes that share real tables in a real file."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._processes: list[Process] = []

    def process(self, clock: Clockwork | None = None, **settings: Any) -> "Process":
        # As with PostgreSQL, which others may use too.
        chosen = Settings(**{"bot_pace_ms": 0, "database": "postgresql://unused", **settings})
        now = (clock or Clockwork()).now
        process = Process(House(chosen, self._storage, cast("BotRoom", _FirstLegal()), now))
        self._processes.append(process)
        return process

    async def view(self, table: str) -> TableView:
        """As it is stored."""
        return await self.process().view(table)

    async def end(self) -> None:
        for process in self._processes:
            await process.die()


@asynccontextmanager
async def town(folder: Path) -> AsyncIterator[Town]:
    storage = await open_storage(folder / "tables.db")
    found = Town(cast("Storage", _Watched(storage)))
    try:
        yield found
    finally:
        await found.end()
        await storage.close()


class Process:
    """One server process. A person is a browser, known by its name."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.tables = TableRegistry(house)
        self._walking: asyncio.Task[None] | None = None

    async def walk(self) -> None:
        """Begin to make the rounds."""
        rounds = Rounds(self.house, self.tables)
        await rounds.begin()
        self._walking = asyncio.create_task(rounds.run())

    async def die(self) -> None:
        """Without a word to anybody."""
        if self._walking is not None:
            self._walking.cancel()
        for opened in self.tables:
            opened.close(1012, "dead")
        await self.tables.close()

    async def lay(self, game: str, *people: str, bots: int = 0, clock: Clock | None = None) -> str:
        """A table that has begun, everybody at a browser of their own."""
        seats: list[Chair] = [PersonChair(name) for name in people]
        seats += [BotChair("greedy")] * bots
        wish = NewTable(game, tuple(seats), clock or NoClock(), shuffle_seats=False)
        grace_ms = self.house.settings.connection_grace_s * 1000
        head = create_table(wish, people[0], self.house.now(), grace_ms)
        chairs = tuple(
            replace(chair, holders=(chair.name,)) if chair.name else chair for chair in head.chairs
        )
        return await self.tables.create(replace(head, chairs=chairs), begin=True)

    async def come(self, table: str, *people: str) -> None:
        opened = self.tables.get(table)
        opened.viewers.update(Viewer(person, None) for person in people)
        await opened.record_presence()

    async def go(self, table: str, *people: str) -> None:
        opened = self.tables.get(table)
        opened.viewers -= {viewer for viewer in opened.viewers if viewer.visitor in people}
        await opened.record_presence()

    async def view(self, table: str, person: str = "") -> TableView:
        """As it comes through the wire."""
        opened = self.tables.get(table)
        seats = (await opened.current()).seats_of(person)
        view = await opened.view(person, seats[0] if seats else None, 0)
        return msgspec.json.decode(msgspec.json.encode(view), type=TableView)

    async def play(self, table: str, person: str) -> None:
        """Their first legal action."""
        view = await self.view(table, person)
        assert view.viewing is not None
        await self.act(table, person, Play(nonce(), view.seq, view.viewing, view.legal[0].text))

    async def vote(self, table: str, person: str, target: int) -> None:
        view = await self.view(table, person)
        assert view.viewing is not None
        await self.act(table, person, Replace(nonce(), view.seq, view.viewing, target))

    async def ask_undo(self, table: str, person: str) -> None:
        view = await self.view(table, person)
        assert view.viewing is not None
        await self.act(table, person, Undo(nonce(), view.seq, view.viewing))

    async def answer_undo(self, table: str, person: str, *, agree: bool) -> None:
        view = await self.view(table, person)
        assert view.viewing is not None
        await self.act(table, person, AnswerUndo(nonce(), view.seq, view.viewing, agree))

    async def take_back(self, table: str, person: str) -> None:
        view = await self.view(table, person)
        assert view.viewing is not None
        await self.act(table, person, TakeBack(nonce(), view.seq, view.viewing))

    async def act(self, table: str, person: str, command: Command) -> None:
        await self.tables.get(table).handle_command(person, command)


def nonce() -> str:
    return f"n{next(_nonces)}"
