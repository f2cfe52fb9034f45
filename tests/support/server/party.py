"""A table with two clients in its seats, which notice everything that other clients do to it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import httpx2

from clachan.cli.text import LANGUAGES, Translator
from clachan.core import Message
from tests.support.server import responses
from tests.support.server.server_process import OPEN, Client, Json, Server, Socket, person


@dataclass
class Party:
    """Ada, who created the table, in seat 0, Ben in seat 1, and a stranger who only has the link."""

    ada: Client
    ben: Client
    stranger: Client
    table: str
    key: str
    """To sit down."""
    sockets: tuple[Socket, Socket]

    @property
    def path(self) -> str:
        return f"/tables/{self.table}"

    async def seen(self) -> list[Json]:
        """The views of both players, without the number of watchers, with the log so far."""
        answers = [
            await client.get(f"{self.path}{document}")
            for client in (self.ada, self.ben, self.stranger)
            for document in ("", "/story")
        ]
        return [_without_watchers(answer.json()) for answer in answers]

    async def turn(self) -> tuple[Socket, Json]:
        """The socket and the view of the player to move."""
        seat: int = (await self.stranger.view(self.table))["to_move"]
        socket = self.sockets[seat]
        view = await socket.until(lambda view: view["to_move"] == seat and view["legal"])
        return socket, view

    async def goes_on(self) -> None:
        """The next move is made and both see it, through the sockets that they had all along."""
        if self.sockets[0].view["status"] == "lobby":
            assert (await self.sockets[0].command("start"))["type"] == "done"
        socket, view = await self.turn()
        move = {"seat": view["viewing"], "action": view["legal"][0]["text"]}
        done = await socket.command("play", **move)
        assert done["type"] == "done", done
        for each in self.sockets:
            await each.until(lambda view: view["seq"] >= done["seq"])


def _without_watchers(seen: Json) -> Json:
    return {key: value for key, value in seen.items() if key != "watchers"}


@asynccontextmanager
async def party(server: Server, *, start: bool = True, game: str = "clans") -> AsyncIterator[Party]:
    async with Client(server.url) as ada, Client(server.url) as ben, Client(server.url) as stranger:
        table = await ada.create_table(game, person("Ada"), OPEN, shuffle_seats=False)
        key = await ada.invite_key(table)
        assert (await ben.join(table, key, "Ben")).status_code == 200
        async with ada.socket(table) as first, ben.socket(table) as second:
            if start:
                assert (await first.command("start"))["type"] == "done"
            for socket in (first, second):
                await socket.until(lambda view: _all_there(view, start))
            yield Party(ada, ben, stranger, table, key, (first, second))


def _all_there(view: Json, start: bool) -> bool:
    is_there = all(seat["present"] for seat in view["seats"])
    return is_there and (view["status"] == "playing") == start


@asynccontextmanager
async def undisturbed(
    server: Server, *, start: bool = True, game: str = "clans"
) -> AsyncIterator[Party]:
    """A party to whom nothing happens, whatever is done inside, and whose match goes on after it."""
    async with party(server, start=start, game=game) as found:
        before = await found.seen()
        yield found
        assert await found.seen() == before
        await found.goes_on()


def refused(answer: httpx2.Response, status: int, code: str, field: str | None = None) -> None:
    """In the one shape, with a sentence in every language."""
    responses.refused(answer, status, code, field)
    assert answer.headers["content-type"] == "application/json"
    can_be_said(answer.json()["error"])


def check_refusal(message: Json, code: str, field: str | None = None) -> None:
    """The same over a socket."""
    assert message["type"] == "refused", message
    error = message["error"]
    assert (error["code"], error["field"]) == (code, field), error
    can_be_said(error)


def can_be_said(error: Json) -> None:
    words = error["message"]
    message = Message(words["key"], tuple(words["args"].items()))
    for language in LANGUAGES:
        assert Translator(language).message(message)
