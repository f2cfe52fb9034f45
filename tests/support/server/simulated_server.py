"""A server in this process with a given clock and given chance, so that it repeats itself.

It is asked as uvicorn asks it, and all that it hands to uvicorn to be sent is kept, byte for byte.
"""

from __future__ import annotations

import asyncio
import base64
import json
import random
import re
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from clachan.bots import Budget
from clachan.bots.advice import ADVICE
from clachan.server import app as serving
from clachan.server.auth import Signer
from clachan.server.bots import pool
from clachan.server.services import Services
from clachan.server.settings import Settings
from clachan.server.socket.uvicorn_protocols import SEND_TEXT
from clachan.server.storage import Storage, open_storage
from tests.support.server.server_process import Json

HOST = b"127.0.0.1:8700"
NOON = 1_800_000_000_000
PROCESS = "00process00"
_MANY = 1_000_000_000


def settings(folder: Path) -> Settings:
    return Settings(
        data=folder,
        bot_workers=1,
        bot_pace_ms=0,
        address_rate=_MANY,
        address_burst=_MANY,
        table_rate=_MANY,
        table_burst=_MANY,
        # By CPU time, which differs between the twins.
        visitor_work_ms=_MANY,
        address_work_ms=_MANY,
        tables_per_hour=_MANY,
    )


class World:
    """The server; ``sent`` is everything that has left it."""

    def __init__(self, app: ASGIApp, storage: Storage) -> None:
        self.storage = storage
        self.now = NOON
        self.sent: list[tuple[str, bytes]] = []
        """To the browser with that token."""
        self.asked: set[tuple[str, str]] = set()
        """Methods and paths, as the server's own list has them."""
        self._app = app
        self._signer = Signer(storage.signing_key)

    async def ask(
        self, method: str, path: str, *, token: str = "", body: object = None, **query: object
    ) -> bytes:
        """A request; the whole answer: status, headers and body."""
        data = b"" if body is None else body if isinstance(body, bytes) else _bytes(body)
        scope = _scope(
            "http", path, self._cookie(token), query, (b"content-length", str(len(data)).encode())
        )
        scope["method"] = method
        answer = bytearray()

        parts: list[Message] = [{"type": "http.request", "body": data, "more_body": False}]

        async def receive() -> Message:
            if not parts:
                await asyncio.Event().wait()  # the client stays until it is answered
            return parts.pop()

        async def send(message: Message) -> None:
            answer.extend(_raw(message))

        await self._app(scope, receive, send)
        self.asked.add((method, scope["route"].path))
        self.sent.append((token, bytes(answer)))
        return bytes(answer)

    def _cookie(self, token: str) -> str:
        """As the server would have given it out."""
        return self._signer.sign(token) if token else ""

    @asynccontextmanager
    async def listen(self, table: str, token: str = "", **query: object) -> AsyncIterator[Listener]:
        """A socket."""
        listener = Listener(self, token)
        scope = _scope("websocket", f"/api/tables/{table}/socket", self._cookie(token), query)
        scope["extensions"][SEND_TEXT] = listener.hear
        served = asyncio.create_task(_run(self._app, scope, listener.receive, listener.send))
        try:
            await listener.until(lambda: bool(listener.view))
            yield listener
        finally:
            listener.hang_up()
            await served


class Listener:
    """One end of a socket; ``heard`` is all that came over it, ``view`` the last view."""

    def __init__(self, world: World, token: str) -> None:
        self.heard: list[bytes] = []
        self.view: Json = {}
        self._token = token
        self._world = world
        self._words: asyncio.Queue[Message] = asyncio.Queue()
        self._words.put_nowait({"type": "websocket.connect"})
        self._news = asyncio.Event()

    async def receive(self) -> Message:
        return await self._words.get()

    async def send(self, message: Message) -> None:
        await self.hear(_raw(message))

    async def hear(self, raw: bytes) -> None:
        self.heard.append(raw)
        self._world.sent.append((self._token, self.heard[-1]))
        if (message := content(self.heard[-1])).get("type") == "view":
            self.view = message
        self._news.set()

    def say(self, words: Json) -> None:
        self._words.put_nowait({"type": "websocket.receive", "text": json.dumps(words)})

    def hang_up(self) -> None:
        self._words.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def until(self, wanted: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not wanted():
                self._news.clear()
                await self._news.wait()

    async def ask(self, words: Json) -> Json:
        """Say something that is answered."""
        before = len(self.heard)
        self.say(words)
        await self.until(lambda: any(_answers(raw, words) for raw in self.heard[before:]))
        return next(content(raw) for raw in self.heard[before:] if _answers(raw, words))

    async def reach(self, seq: int) -> None:
        await self.until(lambda: bool(self.view["seq"] >= seq))


def without_own_cookie(token: str, raw: bytes) -> bytes:
    """A browser gets its own token, and no other browser's."""
    return re.sub(rb"set-cookie: clachan=%s\.[\w-]{43};" % token.encode(), b"", raw)


def forms(secret: bytes) -> list[bytes]:
    """In which bytes may be written."""
    texts = (secret.hex().encode(), base64.b64encode(secret), base64.urlsafe_b64encode(secret))
    return [secret, secret.hex().upper().encode(), *(text.rstrip(b"=") for text in texts)]


def content(raw: bytes) -> Json:
    """What stands in an answer, or in a message of a socket."""
    body = raw.rpartition(b"\r\n\r\n")[2]
    found: Json = json.loads(body) if body.startswith(b"{") else {}
    return found


def _answers(raw: bytes, words: Json) -> bool:
    message = content(raw)
    return message.get("type") != "view" and message.get("nonce") == words.get("nonce")


def _scope(
    kind: str, path: str, cookie: str, query: dict[str, object], *more: tuple[bytes, bytes]
) -> Scope:
    headers = [(b"host", HOST), *more]
    if cookie:
        headers.append((b"cookie", f"clachan={cookie}".encode()))
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "ws" if kind == "websocket" else "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": urlencode(query).encode(),
        "headers": headers,
        "client": ("127.0.0.1", 50_000),
        "server": ("127.0.0.1", 8700),
        "subprotocols": [],
        "extensions": {"websocket.http.response": {}},
    }


async def _run(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)


def _raw(message: Message) -> bytes:
    """Everything in it, in the order in which it is sent."""
    kind: bytes = message["type"].encode()
    headers = b"".join(name + b": " + value + b"\r\n" for name, value in message.get("headers", ()))
    numbers = f" {message.get('status', '')} {message.get('code', '')}".encode()
    text: str = message.get("text") or message.get("reason") or ""
    body: bytes = message.get("body", b"")
    return kind + numbers + b"\r\n" + headers + b"\r\n" + body + text.encode()


def _bytes(body: object) -> bytes:
    return json.dumps(body).encode()


@asynccontextmanager
async def world(folder: Path, patch: pytest.MonkeyPatch, seed: int = 0) -> AsyncIterator[World]:
    """Two of them with the same seed differ in nothing but what their tables hold."""
    chance = random.Random(seed)
    patch.setattr(secrets, "token_bytes", lambda size=32: chance.randbytes(size))
    patch.setattr(secrets, "randbelow", chance.randrange)
    patch.setattr(secrets, "randbits", chance.getrandbits)
    patch.setattr(pool, "ADVICE", Budget(20, ADVICE.unit))  # as certain, and sooner there
    storage = await open_storage(settings(folder).source)
    found: World

    def now() -> int:
        return found.now

    patch.setattr(serving, "Services", partial(Services, now=now, process=PROCESS))
    app = serving.create_app(settings(folder), storage)
    found = World(app, storage)
    async with _living(app):
        yield found


@asynccontextmanager
async def _living(app: ASGIApp) -> AsyncIterator[None]:
    """From its start to its end, as a server tells it."""
    words: asyncio.Queue[Message] = asyncio.Queue()
    said: asyncio.Queue[Message] = asyncio.Queue()
    scope: dict[str, Any] = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
    task = asyncio.create_task(_run(app, scope, words.get, said.put))
    await words.put({"type": "lifespan.startup"})
    assert (await said.get())["type"] == "lifespan.startup.complete"
    try:
        yield
    finally:
        await words.put({"type": "lifespan.shutdown"})
        await task
