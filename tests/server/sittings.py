"""People at a table of a real server, who keep everything that they were ever sent."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from typing import Any

from clachan.core import Seat
from tests.server.model import Deed, Guise, Seating
from tests.server.moments import Chair
from tests.server.running import Client, Json, Socket

SPECTATOR = "dora"
_NONCES = itertools.count()
_SOON = 60


@dataclass(frozen=True)
class Sight:
    """A view as it came; it must be what the table looked like in one of the guises."""

    browser: str
    guises: tuple[Guise, ...]
    view: Json
    is_from_socket: bool = False


@dataclass(frozen=True)
class Attempt:
    """A command and what was said to it, by a table that was between two events then."""

    browser: str
    command: Json
    answer: Json
    between: tuple[int, int]


@dataclass(frozen=True)
class Reading:
    """A document about the match, as a seat or (``None``) a spectator was given it."""

    path: str
    seat: Seat | None
    content: Any
    between: tuple[int, int]


class Eye:
    """A socket of a browser, and how it looks at the table."""

    def __init__(self, browser: str, socket: Socket, since: int | None) -> None:
        self.browser = browser
        self.sights: list[Sight] = []
        self._socket = socket
        self._guises: tuple[Guise, ...] = (Guise(since=since),)
        self._first = since
        self._take(socket.view)

    @property
    def view(self) -> Json:
        return self._socket.view

    async def next(self) -> Json:
        message = await self._socket.next(_SOON)
        if message["type"] == "view":
            self._take(message)
        return message

    def _take(self, view: Json) -> None:
        self.sights.append(Sight(self.browser, self._guises, view, is_from_socket=True))
        self._guises = tuple(replace(guise, since=view["seq"]) for guise in self._guises)

    async def until(self, wanted: Callable[[Json], bool]) -> None:
        while not wanted(self.view):
            await self.next()

    async def reach(self, seq: int) -> None:
        await self.until(lambda view: bool(view["seq"] >= seq))

    async def look(self, seat: Seat | None) -> None:
        """Lift the curtain of a seat, or let it fall; a view that was under way may come first."""
        if self.view["viewing"] == seat:
            return
        self._guises = (*self._guises, *self._lifted(seat))
        await self._socket.send(type="look", seat=seat)
        await self.until(lambda view: bool(view["viewing"] == seat))
        self._guises = (Guise(seat, has_looked=True, since=self.view["seq"]),)

    def _lifted(self, seat: Seat | None) -> Iterator[Guise]:
        """Who looks is told what came after their own last decision.

        The first time it may be what came after the connection was made, or was asked for with it.
        """
        is_first = not any(guise.has_looked for guise in self._guises)
        for since in (None, self._first, self.view["seq"]) if is_first else (None,):
            yield Guise(seat, has_looked=True, since=since)

    async def say(self, command: Json) -> Json:
        await self._socket.send(**command)
        while True:
            message = await self.next()
            if message.get("nonce") == command["nonce"]:
                if message.get("error", {}).get("code") == "stale":
                    await self.next_view()
                return message

    async def next_view(self) -> None:
        while (await self.next())["type"] != "view":
            pass


@dataclass
class Sitting:
    """A table; chairs are known by who was put into them, the order of the seats by its views."""

    table: str
    game: str
    host: str
    chairs: tuple[Chair, ...]
    browsers: dict[str, Client]
    is_shuffled: bool = False
    origin: Json | None = None
    started: int = 0
    seatings: list[Seating] = field(default_factory=list)
    eyes: dict[str, Eye] = field(default_factory=dict)
    sights: list[Sight] = field(default_factory=list)
    attempts: list[Attempt] = field(default_factory=list)
    readings: list[Reading] = field(default_factory=list)
    deeds: list[Deed] = field(default_factory=list)
    _sockets: dict[str, AsyncExitStack] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.seatings.append(Seating(1, self.chairs, self.host))

    # Looking

    @property
    def view(self) -> Json:
        """As a spectator saw it last."""
        return self.eyes[SPECTATOR].view

    async def open(self, browser: str, since: int | None = None) -> None:
        """A socket of this browser; it has come when all can see that it is there."""
        self._sockets[browser] = stack = AsyncExitStack()
        socket = await stack.enter_async_context(self.browsers[browser].socket(self.table, since))
        eye = self.eyes[browser] = Eye(browser, socket, since)
        await eye.until(lambda view: view["status"] == "over" or _is_there(view))
        if SPECTATOR in self.eyes:
            await self.settle(eye.view["seq"])

    async def shut(self, browser: str) -> int:
        """Away from the table; gives the last event that this browser has seen."""
        eye = self.eyes.pop(browser)
        self.sights += eye.sights
        await self._sockets.pop(browser).aclose()
        seq: int = eye.view["seq"]
        return seq

    async def close(self) -> None:
        for browser in tuple(self.eyes):
            await self.shut(browser)

    async def look(self, browser: str, **query: int) -> Json:
        """At the table over HTTP."""
        answer = await self.browsers[browser].get(f"/tables/{self.table}", **query)
        assert answer.status_code == 200, answer.text
        seat, since = query.get("seat"), query.get("since")
        view: Json = answer.json()
        self.sights.append(Sight(browser, (Guise(seat, seat is not None, since),), view))
        return view

    async def settle(self, seq: int = 0) -> int:
        """Wait until all have seen that event and no bot is to move; gives the last event."""
        eye = self.eyes[SPECTATOR]
        await eye.reach(seq)
        while _is_bots_turn(eye.view):
            await eye.reach(eye.view["seq"] + 1)
        last: int = eye.view["seq"]
        for other in self.eyes.values():
            await other.reach(last)
        return last

    async def catch_up(self) -> int:
        """The same with the last event there is now."""
        return await self.settle((await self.look(SPECTATOR))["seq"])

    def holder(self, seat: Seat) -> str | None:
        """Whose seat it is since the start."""
        name = self.view["seats"][seat]["name"]
        return next((chair.browser for chair in self.chairs if name and chair.name == name), None)

    async def read(self, browser: str, path: str, seat: Seat | None) -> None:
        """A document, as JSON or, where it is a record, as bytes."""
        before = await self.settle()
        query = {} if seat is None else {"seat": seat}
        answer = await self.browsers[browser].get(f"/tables/{self.table}/{path}", **query)
        assert answer.status_code == 200, answer.text
        content = answer.content if path == "record" else answer.json()
        self.readings.append(Reading(path, seat, content, (before, await self.catch_up())))

    # Doing

    async def say(
        self, browser: str, kind: str, *, by_socket: bool, seq: int | None = None, **fields: object
    ) -> Json:
        """A command about the table as it is, or, with ``seq``, as it once was."""
        before = await self.settle()
        number = before if seq is None else seq
        command = {"type": kind, "nonce": f"n{next(_NONCES)}", "seq": number, **fields}
        answer = await self.send(browser, command, by_socket)
        if "seq" in answer:
            self.deeds.append(Deed(answer["seq"], browser, command))
            after = await self.settle(answer["seq"])
        else:
            after = await self.catch_up()
        self.attempts.append(Attempt(browser, command, answer, (before, after)))
        return answer

    async def send(self, browser: str, command: Json, by_socket: bool) -> Json:
        if by_socket and browser in self.eyes:
            return await self.eyes[browser].say(command)
        client = self.browsers[browser]
        response = await client.post(f"/tables/{self.table}/commands", command)
        answer: Json = response.json()
        if view := answer.get("view"):
            self.sights.append(Sight(browser, (_own(command),), view))
        return answer

    def reseat(self, seq: int, chairs: tuple[Chair, ...], host: str | None = None) -> None:
        self.chairs, self.host = chairs, self.host if host is None else host
        self.seatings.append(Seating(seq, chairs, self.host))

    async def join(self, browser: str, key: str, seat: Seat, chair: Chair) -> None:
        before = await self.settle()
        client = self.browsers[browser]
        answer = await client.join(self.table, key, chair.name, seat=seat, salt=chair.salt)
        assert answer.status_code == 200, answer.text
        assert seat in answer.json()["seats"]
        after = await self.catch_up()
        assert after == before + 1
        chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        self.reseat(after, chairs, self.host or browser)

    async def start(self) -> None:
        answer = await self.say_in_lobby(self.host, "start")
        assert answer["type"] == "done", answer
        self.started = answer["seq"]

    async def say_in_lobby(self, browser: str, kind: str, **fields: object) -> Json:
        """A command before the start; what it comes to is the caller's to know."""
        seq = await self.settle()
        command = {"type": kind, "nonce": f"n{next(_NONCES)}", "seq": seq, **fields}
        answer = await self.send(browser, command, by_socket=True)
        await self.catch_up()
        return answer


def _is_bots_turn(view: Json) -> bool:
    return view["status"] == "playing" and bool(view["seats"][view["to_move"]]["bot"])


def _is_there(view: Json) -> bool:
    return all(seat["present"] for seat in view["seats"] if seat["mine"])


def _own(command: Json) -> Guise:
    """How a command that came too late is shown the table: from the seat it spoke for."""
    return Guise(command.get("seat"), "seat" in command)
