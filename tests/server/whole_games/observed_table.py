"""Clients at a table of a real server that keep everything they send and receive."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from typing import Any

from clachan.core import Seat
from tests.server.whole_games.model import AcceptedCommand, SeatAssignment, ViewOptions
from tests.server.whole_games.model_state import Chair
from tests.support.server.server_process import Client, Json, Socket

SPECTATOR = "dora"
_NONCES = itertools.count()
_SOON = 60


@dataclass(frozen=True)
class ReceivedView:
    """A received view; it must equal the expected view for one of the possible options."""

    browser: str
    possible_options: tuple[ViewOptions, ...]
    view: Json
    is_from_socket: bool = False


@dataclass(frozen=True)
class SentCommand:
    """A command and its answer, given between two events of the table."""

    browser: str
    command: Json
    answer: Json
    between: tuple[int, int]


@dataclass(frozen=True)
class ReceivedDocument:
    """A document about the match, as a seat or a spectator (``None``) received it."""

    path: str
    seat: Seat | None
    content: Any
    between: tuple[int, int]


class ObservedSocket:
    """A socket of a browser, with the options of the views that it may receive."""

    def __init__(self, browser: str, socket: Socket, since: int | None) -> None:
        self.browser = browser
        self.received_views: list[ReceivedView] = []
        self._socket = socket
        self._possible_options: tuple[ViewOptions, ...] = (ViewOptions(since=since),)
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
        self.received_views.append(
            ReceivedView(self.browser, self._possible_options, view, is_from_socket=True)
        )
        self._possible_options = tuple(
            replace(options, since=view["seq"]) for options in self._possible_options
        )

    async def until(self, wanted: Callable[[Json], bool]) -> None:
        while not wanted(self.view):
            await self.next()

    async def reach(self, seq: int) -> None:
        await self.until(lambda view: bool(view["seq"] >= seq))

    async def look(self, seat: Seat | None) -> None:
        """Choose a seat, or none; a view that was already sent may arrive first."""
        if self.view["viewing"] == seat:
            return
        self._possible_options = (*self._possible_options, *self._options_for(seat))
        await self._socket.send(type="look", seat=seat)
        await self.until(lambda view: bool(view["viewing"] == seat))
        self._possible_options = (ViewOptions(seat, has_chosen_seat=True, since=self.view["seq"]),)

    def _options_for(self, seat: Seat | None) -> Iterator[ViewOptions]:
        """After a choice, the view has the log since the seat's own last decision.

        After the first choice it may also have the log since the connection or the requested event.
        """
        is_first = not any(options.has_chosen_seat for options in self._possible_options)
        for since in (None, self._first, self.view["seq"]) if is_first else (None,):
            yield ViewOptions(seat, has_chosen_seat=True, since=since)

    async def send_command(self, command: Json) -> Json:
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
class ObservedTable:
    """A table with its expected chairs; the order of the seats follows from its views."""

    table: str
    game: str
    host: str
    chairs: tuple[Chair, ...]
    browsers: dict[str, Client]
    is_shuffled: bool = False
    origin: Json | None = None
    started: int = 0
    assignments: list[SeatAssignment] = field(default_factory=list)
    sockets: dict[str, ObservedSocket] = field(default_factory=dict)
    received_views: list[ReceivedView] = field(default_factory=list)
    sent_commands: list[SentCommand] = field(default_factory=list)
    documents: list[ReceivedDocument] = field(default_factory=list)
    accepted_commands: list[AcceptedCommand] = field(default_factory=list)
    _sockets: dict[str, AsyncExitStack] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.assignments.append(SeatAssignment(1, self.chairs, self.host))

    # Views

    @property
    def view(self) -> Json:
        """The last view of the spectator."""
        return self.sockets[SPECTATOR].view

    async def open(self, browser: str, since: int | None = None) -> None:
        """Open a socket of this browser, and wait until all can see that it is connected."""
        self._sockets[browser] = stack = AsyncExitStack()
        socket = await stack.enter_async_context(self.browsers[browser].socket(self.table, since))
        observer = self.sockets[browser] = ObservedSocket(browser, socket, since)
        await observer.until(lambda view: view["status"] == "over" or _is_connected(view))
        if SPECTATOR in self.sockets:
            await self.settle(observer.view["seq"])

    async def disconnect(self, browser: str) -> int:
        """Close the socket; returns the last event that this browser has seen."""
        observer = self.sockets.pop(browser)
        self.received_views += observer.received_views
        await self._sockets.pop(browser).aclose()
        seq: int = observer.view["seq"]
        return seq

    async def close(self) -> None:
        for browser in tuple(self.sockets):
            await self.disconnect(browser)

    async def look(self, browser: str, **query: int) -> Json:
        """Get a view over HTTP."""
        answer = await self.browsers[browser].get(f"/tables/{self.table}", **query)
        assert answer.status_code == 200, answer.text
        seat, since = query.get("seat"), query.get("since")
        view: Json = answer.json()
        self.received_views.append(
            ReceivedView(browser, (ViewOptions(seat, seat is not None, since),), view)
        )
        return view

    async def settle(self, seq: int = 0) -> int:
        """Wait until all have seen that event and no bot is to move; returns the last event."""
        observer = self.sockets[SPECTATOR]
        await observer.reach(seq)
        while _is_bots_turn(observer.view):
            await observer.reach(observer.view["seq"] + 1)
        last: int = observer.view["seq"]
        for other in self.sockets.values():
            await other.reach(last)
        return last

    async def catch_up(self) -> int:
        """Settle with the last event that the table has now."""
        return await self.settle((await self.look(SPECTATOR))["seq"])

    def holder(self, seat: Seat) -> str | None:
        """The browser that holds the seat since the start."""
        name = self.view["seats"][seat]["name"]
        return next((chair.browser for chair in self.chairs if name and chair.name == name), None)

    async def read(self, browser: str, path: str, seat: Seat | None) -> None:
        """Get a document: a record as bytes, others as JSON."""
        before = await self.settle()
        query = {} if seat is None else {"seat": seat}
        answer = await self.browsers[browser].get(f"/tables/{self.table}/{path}", **query)
        assert answer.status_code == 200, answer.text
        content = answer.content if path == "record" else answer.json()
        self.documents.append(
            ReceivedDocument(path, seat, content, (before, await self.catch_up()))
        )

    # Commands

    async def send_command(
        self, browser: str, kind: str, *, by_socket: bool, seq: int | None = None, **fields: object
    ) -> Json:
        """Send a command about the current table, or about an older state with ``seq``."""
        before = await self.settle()
        number = before if seq is None else seq
        command = {"type": kind, "nonce": f"n{next(_NONCES)}", "seq": number, **fields}
        answer = await self.send(browser, command, by_socket)
        if "seq" in answer:
            self.accepted_commands.append(AcceptedCommand(answer["seq"], browser, command))
            after = await self.settle(answer["seq"])
        else:
            after = await self.catch_up()
        self.sent_commands.append(SentCommand(browser, command, answer, (before, after)))
        return answer

    async def send(self, browser: str, command: Json, by_socket: bool) -> Json:
        if by_socket and browser in self.sockets:
            return await self.sockets[browser].send_command(command)
        client = self.browsers[browser]
        response = await client.post(f"/tables/{self.table}/commands", command)
        answer: Json = response.json()
        if view := answer.get("view"):
            self.received_views.append(ReceivedView(browser, (_options_of(command),), view))
        return answer

    def reseat(self, seq: int, chairs: tuple[Chair, ...], host: str | None = None) -> None:
        self.chairs, self.host = chairs, self.host if host is None else host
        self.assignments.append(SeatAssignment(seq, chairs, self.host))

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
        answer = await self.send_in_lobby(self.host, "start")
        assert answer["type"] == "done", answer
        self.started = answer["seq"]

    async def send_in_lobby(self, browser: str, kind: str, **fields: object) -> Json:
        """Send a command before the start; the caller checks its effect."""
        seq = await self.settle()
        command = {"type": kind, "nonce": f"n{next(_NONCES)}", "seq": seq, **fields}
        answer = await self.send(browser, command, by_socket=True)
        await self.catch_up()
        return answer


def _is_bots_turn(view: Json) -> bool:
    return view["status"] == "playing" and bool(view["seats"][view["to_move"]]["bot"])


def _is_connected(view: Json) -> bool:
    return all(seat["present"] for seat in view["seats"] if seat["mine"])


def _options_of(command: Json) -> ViewOptions:
    """The options of the view in the answer to a stale command: the seat of the command."""
    return ViewOptions(command.get("seat"), "seat" in command)
