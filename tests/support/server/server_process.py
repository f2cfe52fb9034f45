"""A real server, in a process of its own, and a client that speaks its protocol."""

import asyncio
import functools
import itertools
import json
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ParamSpec, Self

import httpx2
import websockets
from websockets.asyncio.client import ClientConnection

P = ParamSpec("P")
Json = dict[str, Any]
_HERE = re.compile(r"http://127\.0\.0\.1:(\d+)")
CLACHAN = ("-m", "clachan")
TIMEOUT_S = 60.0
"""Seconds to wait for what has to come: enough on a loaded machine. Only a failure waits that long."""
# No limit interferes, except those that a test is about.
GENEROUS = """
    --bot-pace-ms 0 --address-rate 1000000 --address-burst 1000000 --table-rate 1000000
    --table-burst 1000000 --tables-per-hour 1000000 --max-sockets-per-address 1000000
    --visitor-work-ms 1000000 --address-work-ms 1000000 --max-connections-per-address 1000000
""".split()


@dataclass
class Server:
    process: subprocess.Popen[str]
    port: int

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As if the machine had lost its power, as far as the process can tell."""
        with self.process:
            self.process.kill()

    def stop(self, seconds: float = TIMEOUT_S) -> int:
        """Ask it to end in good order; gives its status, or kills it after so many seconds."""
        with self.process:
            self.process.send_signal(signal.SIGTERM)
            try:
                return self.process.wait(seconds)
            except subprocess.TimeoutExpired:
                self.process.kill()
                raise


def start(
    *arguments: str, port: int = 0, log: Path | None = None, program: Sequence[str] = CLACHAN
) -> Server:
    """A server that listens; ``arguments`` are those of ``clachan serve``."""
    command = [sys.executable, *program, "--lang", "en", "serve", "--port", str(port)]
    stderr = log.open("a") if log else subprocess.DEVNULL
    process = subprocess.Popen(
        [*command, *GENEROUS, *arguments], stdout=subprocess.PIPE, stderr=stderr, text=True
    )
    if not isinstance(stderr, int):
        stderr.close()  # the server has it now
    assert process.stdout is not None
    for line in process.stdout:
        if found := _HERE.search(line):
            return Server(process, int(found[1]))
    raise AssertionError(f"the server ended with status {process.wait()}")


@contextmanager
def running(
    *arguments: str, port: int = 0, log: Path | None = None, program: Sequence[str] = CLACHAN
) -> Iterator[Server]:
    server = start(*arguments, port=port, log=log, program=program)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


@dataclass
class Socket:
    """One viewer's socket; ``view`` is the last one that came."""

    connection: ClientConnection
    view: Json = field(default_factory=dict)
    numbers: Iterator[int] = field(default_factory=itertools.count)

    async def next(self, seconds: float = TIMEOUT_S) -> Json:
        message: Json = json.loads(await asyncio.wait_for(self.connection.recv(), seconds))
        if message["type"] == "view":
            self.view = message
        return message

    async def send(self, **message: object) -> None:
        await self.connection.send(json.dumps(message))

    async def answer(self, nonce: str) -> Json:
        """What was said to the command with this nonce; views that come before are taken in."""
        while True:
            message = await self.next()
            if message.get("nonce") == nonce:
                return message

    async def command(self, kind: str, **fields: object) -> Json:
        """Say something about the view at hand and wait for the answer."""
        nonce = f"c{next(self.numbers)}-{id(self)}"
        await self.send(**{"type": kind, "nonce": nonce, "seq": self.view.get("seq", 0), **fields})
        return await self.answer(nonce)

    async def ask(self, kind: str, action: str) -> Json:
        """Ask about an action, ``preview`` or ``why``, and wait for the answer."""
        nonce = f"a{next(self.numbers)}-{id(self)}"
        await self.send(type=kind, nonce=nonce, action=action)
        return await self.answer(nonce)

    async def until(self, wanted: Any, seconds: float = TIMEOUT_S) -> Json:
        """The first view, this one included, of which that is true."""
        async with asyncio.timeout(seconds):
            while not self.view or not wanted(self.view):
                await self.next(seconds)
        return self.view


class Client:
    """A browser: one cookie jar; with an ``address``, one behind a proxy.

    ``transport`` and ``connect`` reach a server that is not in the network.
    """

    def __init__(
        self,
        url: str,
        address: str | None = None,
        transport: httpx2.AsyncBaseTransport | None = None,
        connect: Any = websockets.connect,
    ) -> None:
        self.url = url
        self.http = httpx2.AsyncClient(base_url=url, timeout=TIMEOUT_S, transport=transport)
        self._connect = connect
        if address is not None:
            self.http.headers["x-forwarded-for"] = address

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, **query: object) -> httpx2.Response:
        return await self.http.get(f"/api{path}", params={k: str(v) for k, v in query.items()})

    async def post(self, path: str, body: object = None) -> httpx2.Response:
        return await self.http.post(f"/api{path}", json=body)

    async def create_table(self, game: str = "clans", *chairs: Json, **more: object) -> str:
        """A table; without chairs: Ada against a greedy bot."""
        seats = chairs or (person("Ada"), bot())
        answer = await self.post("/tables", {"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        name: str = answer.json()["table"]
        return name

    async def invite_key(self, table: str) -> str:
        links = (await self.get(f"/tables/{table}/links")).json()
        return str(links["invite"].partition("#join=")[2])

    async def join(self, table: str, key: str, name: str, **more: object) -> httpx2.Response:
        return await self.post(f"/tables/{table}/join", {"key": key, "name": name, **more})

    async def view(self, table: str, **query: object) -> Json:
        """The table as this browser may see it now, or from a ``seat`` of its own."""
        answer = await self.get(f"/tables/{table}", **query)
        assert answer.status_code == 200, answer.text
        view: Json = answer.json()
        return view

    async def command(self, table: str, kind: str, **fields: object) -> httpx2.Response:
        """Say something about the table as it is now, without a socket."""
        seq = fields.pop("seq", None) or (await self.view(table))["seq"]
        nonce = f"h{next(_NONCES)}"
        return await self.post(
            f"/tables/{table}/commands", {"type": kind, "nonce": nonce, "seq": seq, **fields}
        )

    async def play(self, table: str, times: int = 1) -> Json:
        """Make the first legal action so many times, from seats of this browser; gives the view."""
        for _ in range(times):
            seat = (await self.view(table))["to_move"]
            view = await self.view(table, seat=seat)
            action = view["legal"][0]["text"]
            answer = await self.command(table, "play", seq=view["seq"], seat=seat, action=action)
            assert answer.status_code == 200, answer.text
        return await self.view(table)

    async def finish(self, table: str) -> Json:
        """Play a match to its end in which all seats are this browser's; gives the last view."""
        while (view := await self.view(table))["status"] == "playing":
            await self.play(table)
        return view

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @asynccontextmanager
    async def socket(self, table: str, since: int | None = None) -> AsyncIterator[Socket]:
        query = "" if since is None else f"?since={since}"
        url = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket{query}"
        headers = {"cookie": self.cookie} if self.cookie else {}
        for name in ("cookie", "x-forwarded-for"):
            if name in self.http.headers:
                headers[name] = self.http.headers[name]
        async with self._connect(url, additional_headers=headers) as connection:
            socket = Socket(connection)
            await socket.next()
            yield socket


@asynccontextmanager
async def browsers(server: Server, count: int) -> AsyncIterator[tuple[Client, ...]]:
    """So many people, each at a browser of their own."""
    async with AsyncExitStack() as stack:
        yield tuple([await stack.enter_async_context(Client(server.url)) for _ in range(count)])


def scene(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """A test that is written as a coroutine."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def whole() -> None:
            await test(*args, **kwargs)

        asyncio.run(whole())

    return run


def person(name: str) -> Json:
    return {"kind": "person", "name": name}


def bot(name: str = "greedy") -> Json:
    return {"kind": "bot", "bot": name}


OPEN: Json = {"kind": "open"}
_NONCES = itertools.count()
