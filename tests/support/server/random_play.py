"""Play at random, which reconnects and continues after each crash of the server."""

import asyncio
import itertools
import random
import socket
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

import httpx2
import websockets

from tests.support.server.history import UNCERTAIN, UNSTORED, History
from tests.support.server.server_process import (
    OPEN,
    Client,
    Json,
    Server,
    Socket,
    bot,
    browsers,
    person,
    start,
)

_NONCES = itertools.count()
_CONNECTIONS = itertools.count()
_AGAIN_S: Final = 0.05
_AWAY: Final = (OSError, EOFError, websockets.WebSocketException, httpx2.TransportError)
"""Exceptions that a client gets while the server is down."""


@dataclass
class LoadedServer:
    """A server under load that is restarted with the same address and tables."""

    arguments: Sequence[str]
    server: Server
    up: asyncio.Event = field(default_factory=asyncio.Event)
    is_late: bool = False
    """Whether no more tables are created."""
    played: "list[list[RandomPlay]]" = field(default_factory=list)
    ended: asyncio.Queue[str] = field(default_factory=asyncio.Queue)
    """The tables of finished matches."""
    histories: dict[str, History] = field(default_factory=dict)
    """By table."""

    @classmethod
    async def begin(cls, *arguments: str) -> "LoadedServer":
        port = _fixed_port()
        loaded = cls(arguments, await asyncio.to_thread(start, *arguments, port=port))
        loaded.up.set()
        return loaded

    async def crash(self) -> None:
        self.up.clear()
        self.server.kill()
        await self.start_again()

    async def restart(self) -> None:
        """Stop the server in an orderly way, and start it again."""
        self.up.clear()
        assert await asyncio.to_thread(self.server.stop) == 0
        await self.start_again()

    async def start_again(self) -> None:
        """Start the next server after the previous one has ended."""
        port = self.server.port
        self.server = await asyncio.to_thread(start, *self.arguments, port=port)
        self.up.set()

    async def create_players(
        self, game: str, people: int, bots: int, rng: random.Random, rivals: int = 0
    ) -> None:
        """Those who play one match after the other, until it is late; but at least one.

        ``rivals`` are further tabs of the first of them, who play the same seat.
        """
        has_played = False
        async with browsers(self.server, people or 1) as clients:
            while not (self.is_late and has_played):
                try:
                    table = await create_table_for(game, clients, people, bots)
                except (*_AWAY, Restarting):
                    await self.up.wait()  # then try another table
                    continue
                players = self.seat(table, [*clients, *clients[:1] * rivals], rng)
                await asyncio.gather(*(player.play() for player in players))
                self.played.append(players)
                has_played = True
                self.ended.put_nowait(table)

    def seat(self, table: str, clients: Sequence[Client], rng: random.Random) -> "list[RandomPlay]":
        """One play for each client, at a table whose history is recorded from now on."""
        history = self.histories.setdefault(table, History())
        return [RandomPlay(self, client, table, rng, history) for client in clients]


def _fixed_port() -> int:
    """A port outside the ephemeral range: otherwise a client may connect to itself during a restart."""
    while True:
        port = random.randrange(10_000, 30_000)
        with socket.socket() as trial, suppress(OSError):
            trial.bind(("127.0.0.1", port))
            return port


class Restarting(Exception):
    """The server has refused a request because it is stopping."""


async def create_table_for(game: str, clients: Sequence[Client], people: int, bots: int) -> str:
    """The first client creates a table for all; without people they only watch. Raises `Restarting`."""
    seats = [person("Host")] * bool(people) + [OPEN] * (people - 1) + [bot()] * bots
    wish = {"game": game, "seats": seats, "start": people < 2}
    table: str = _accept(await clients[0].post("/tables", wish), 201)["table"]
    if people > 1:
        links = _accept(await clients[0].get(f"/tables/{table}/links"), 200)
        key = links["invite"].partition("#join=")[2]
        for number, client in enumerate(clients[1:]):
            _accept(await client.join(table, key, f"Guest {number}"), 200)
        _accept(await clients[0].command(table, "start"), 200)
    return table


def _accept(answer: httpx2.Response, status: int) -> Json:
    if answer.status_code == 503 and answer.json()["error"]["code"] == "restarting":
        raise Restarting
    assert answer.status_code == status, answer.text
    body: Json = answer.json()
    return body


@dataclass
class RandomPlay:
    """What a client does at random, in a seat or as a spectator, and what it is sent."""

    loaded: LoadedServer
    client: Client
    table: str
    rng: random.Random
    history: History = field(default_factory=History)
    since: int = 0
    is_over: bool = False
    happened: dict[int, Json] = field(default_factory=dict)
    """The received log entries, by number."""
    done: dict[int, str] = field(default_factory=dict)
    """The acknowledged actions, by event."""
    asked: Json | None = None
    """The command that has no answer yet."""
    answers: asyncio.Queue[int] = field(default_factory=asyncio.Queue)
    repeated: int = 0
    stale_at: int = 0
    """No more commands are sent about views up to this event."""
    connection: int = 0

    @property
    def is_finished(self) -> bool:
        return self.is_over and self.asked is None

    async def play(self) -> None:
        """Play to the end of the match, with as many connections as needed."""
        while not self.is_finished:
            await self.loaded.up.wait()
            try:
                async with self.client.socket(self.table, self.since) as socket:
                    await self._play_at(socket)
            except _AWAY:
                await asyncio.sleep(0.01)

    async def _play_at(self, socket: Socket) -> None:
        self.connection = next(_CONNECTIONS)
        self.history.receive(self.connection, socket.view)
        self._see(socket.view)
        if self.asked is not None:
            await self._send_again(socket)
        while not self.is_finished:
            if self.asked is None and self._may_move(socket.view):
                self.asked = self._move(socket.view)
                await self._send_command(socket)
            message = await socket.next(60)
            self.history.receive(self.connection, message)
            if self._take(message):
                await asyncio.sleep(_AGAIN_S)
                await self._send_again(socket)

    async def _send_command(self, socket: Socket) -> None:
        assert self.asked is not None
        self.history.send(self.client.cookie, self.asked)
        await socket.send(**self.asked)

    async def _send_again(self, socket: Socket) -> None:
        """Send the same command again, unchanged."""
        self.repeated += 1
        await self._send_command(socket)

    def _may_move(self, view: Json) -> bool:
        is_new = all(seq <= view["seq"] for seq in self.done) and view["seq"] > self.stale_at
        return is_new and bool(view["legal"])

    def _move(self, view: Json) -> Json:
        action = self.rng.choice(view["legal"])["text"]
        about = {"nonce": f"r{next(_NONCES)}", "seq": view["seq"], "seat": view["viewing"]}
        return {"type": "play", "action": action, **about}

    def _take(self, message: Json) -> bool:
        """Whether the current command has to be sent again."""
        if message["type"] == "view":
            self._see(message)
            return False
        assert self.asked is not None
        assert message["nonce"] == self.asked["nonce"], message
        if message["type"] == "done":
            self.done[message["seq"]], self.asked = self.asked["action"], None
            self.answers.put_nowait(message["seq"])
            return False
        code = message["error"]["code"]
        if code in UNCERTAIN | UNSTORED:
            return True
        assert code in ("stale", "over"), message  # another tab has moved first
        self.stale_at, self.asked = self.asked["seq"], None
        return False

    def _see(self, view: Json) -> None:
        self.since, self.is_over = view["seq"], view["status"] == "over"
        for entry in view["happened"]:
            assert entry["entry"] <= len(self.happened) + 1, "something was missed"
            self.happened[entry["entry"]] = entry
