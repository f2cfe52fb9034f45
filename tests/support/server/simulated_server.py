"""A server in this process with a given clock and given chance, so that it repeats itself.

It is asked as uvicorn asks it, and all that it hands to uvicorn to be sent is kept, byte for byte.
"""

from __future__ import annotations

import asyncio
import base64
import random
import re
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx2
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
from tests.support.server.server_process import Client

HOST = "127.0.0.1:8700"
NOON = 1_800_000_000_000
PROCESS = "00process00"
_MANY = 1_000_000_000


def token_of(browser: str) -> str:
    return browser.ljust(43, "_")


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
    """The server, which a `Client` reaches without a network."""

    def __init__(self, app: ASGIApp, storage: Storage) -> None:
        self.storage = storage
        self.now = NOON
        self.sent: list[tuple[str, bytes]] = []
        """All that has left it, to the browser with that token."""
        self.heard: list[bytes] = []
        """What of that came over sockets."""
        self.asked: set[tuple[str, str]] = set()
        """Methods and paths, as the server's own list has them."""
        self._clients: dict[str, Client] = {}
        self._app = app
        self._signer = Signer(storage.signing_key)

    def client(self, token: str = "") -> Client:
        """The browser with that token, which it keeps; or one that keeps no cookie."""
        if token in self._clients:
            return self._clients[token]
        transport = httpx2.MockTransport(partial(self._answer, token))
        client = Client(
            f"http://{HOST}", transport=transport, connect=partial(self._connect, token)
        )
        # Instead of those that the server gives out.
        signed = f"clachan={self._signer.sign(token)}" if token else ""
        client.http.headers["cookie"] = signed
        return self._clients.setdefault(token, client)

    async def _answer(self, token: str, request: httpx2.Request) -> httpx2.Response:
        scope = _scope("http", request.url, request.headers.raw)
        scope["method"] = request.method
        parts: list[Message] = [{"type": "http.request", "body": request.content}]
        sent: list[Message] = []

        async def receive() -> Message:
            if not parts:
                await asyncio.Event().wait()  # the client stays until it is answered
            return parts.pop()

        async def send(message: Message) -> None:
            sent.append(message)

        await self._app(scope, receive, send)
        body = b"".join(message.get("body", b"") for message in sent)
        answer = httpx2.Response(sent[0]["status"], headers=sent[0]["headers"], content=body)
        self.asked.add((request.method, scope["route"].path))
        self.sent.append((token, raw(answer)))
        return answer

    @asynccontextmanager
    async def _connect(
        self, token: str, url: str, additional_headers: dict[str, str]
    ) -> AsyncIterator[Line]:
        line = Line()

        async def send(message: Message) -> None:
            keep(_raw(message))
            if text := message.get("text"):
                line.received.put_nowait(text)

        async def send_text(raw: bytes) -> None:
            keep(raw)
            line.received.put_nowait(raw.decode())

        def keep(raw: bytes) -> None:
            self.heard.append(raw)
            self.sent.append((token, raw))

        headers = httpx2.Headers({"host": HOST, **additional_headers}).raw
        scope = _scope("websocket", httpx2.URL(url), headers)
        scope["extensions"][SEND_TEXT] = send_text
        served = asyncio.create_task(_run(self._app, scope, line.sent.get, send))
        line.sent.put_nowait({"type": "websocket.connect"})
        try:
            yield line
        finally:
            line.sent.put_nowait({"type": "websocket.disconnect", "code": 1000})
            await served


class Line:
    """The client's end of a socket without a network."""

    def __init__(self) -> None:
        self.sent: asyncio.Queue[Message] = asyncio.Queue()
        self.received: asyncio.Queue[str] = asyncio.Queue()

    async def send(self, text: str) -> None:
        self.sent.put_nowait({"type": "websocket.receive", "text": text})

    async def recv(self) -> str:
        return await self.received.get()


def raw(answer: httpx2.Response) -> bytes:
    """The whole answer: status, headers and body."""
    head = b"".join(name + b": " + value + b"\r\n" for name, value in answer.headers.raw)
    return b"%d\r\n%s\r\n%s" % (answer.status_code, head, answer.content)


def without_own_cookie(token: str, raw: bytes) -> bytes:
    """A browser gets its own token, and no other browser's."""
    return re.sub(rb"set-cookie: clachan=%s\.[\w-]{43};" % token.encode(), b"", raw)


def forms(secret: bytes) -> list[bytes]:
    """In which bytes may be written."""
    texts = (secret.hex().encode(), base64.b64encode(secret), base64.urlsafe_b64encode(secret))
    return [secret, secret.hex().upper().encode(), *(text.rstrip(b"=") for text in texts)]


def _scope(kind: str, url: httpx2.URL, headers: list[tuple[bytes, bytes]]) -> Scope:
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": url.scheme,
        "path": url.path,
        "raw_path": url.raw_path.partition(b"?")[0],
        "root_path": "",
        "query_string": url.query,
        "headers": [(name.lower(), value) for name, value in headers],
        "client": ("127.0.0.1", 50_000),
        "server": ("127.0.0.1", 8700),
        "subprotocols": [],
        "extensions": {"websocket.http.response": {}},
    }


async def _run(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)


def _raw(message: Message) -> bytes:
    """Everything in a message of a socket, in the order in which it is sent."""
    headers = b"".join(name + b": " + value + b"\r\n" for name, value in message.get("headers", ()))
    parts = (
        message[name] for name in ("type", "status", "code", "reason", "text") if name in message
    )
    body: bytes = message.get("body", b"")
    return headers + "\r\n".join(map(str, parts)).encode() + body


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
