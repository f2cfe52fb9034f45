"""The answers to requests that the server does not wait for when it stops."""

import asyncio
import json

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from clachan.server.http.body_limit import Shutdown
from clachan.server.http.middleware import Middleware
from clachan.server.settings import Settings
from tests.support.server.server_process import scene

REQUEST: Scope = {
    "type": "http",
    "method": "GET",
    "scheme": "http",
    "path": "/",
    "headers": [(b"host", b"localhost")],
}


async def _nothing_more() -> Message:
    await asyncio.Event().wait()
    raise AssertionError


async def _cancelled(answers: bool) -> list[Message]:
    """What a request is sent that is cancelled, before or after its answer has begun."""
    sent: list[Message] = []
    is_busy = asyncio.Event()

    async def busy(_scope: Scope, _receive: Receive, send: Send) -> None:
        if answers:
            await send({"type": "http.response.start", "status": 200, "headers": []})
        is_busy.set()
        await asyncio.Event().wait()

    async def send(message: Message) -> None:
        sent.append(message)

    request = asyncio.create_task(_run(busy, send))
    await is_busy.wait()
    request.cancel()
    await asyncio.wait([request])
    assert request.cancelled()
    return sent


async def _run(app: ASGIApp, send: Send) -> None:
    await Middleware(app, Settings())(REQUEST, _nothing_more, send)


@scene
async def test_a_cancelled_request_gets_restarting() -> None:
    head, body = await _cancelled(answers=False)
    assert head["status"] == 503
    assert json.loads(body["body"])["error"]["code"] == "restarting"


@scene
async def test_an_answer_that_has_begun_is_not_begun_again() -> None:
    (head,) = await _cancelled(answers=True)
    assert head["status"] == 200


@scene
async def test_waits_end_when_the_shutdown_begins() -> None:
    shutdown = Shutdown()
    loop = asyncio.get_running_loop()
    loop.call_later(0.01, shutdown.begin)
    begin = loop.time()
    for _ in range(2):  # one before it begins, one after
        try:
            async with shutdown.timeout(3600):
                await asyncio.Event().wait()
        except TimeoutError:
            continue
        raise AssertionError
    assert loop.time() - begin < 60


@scene
async def test_a_wait_that_ends_in_the_same_moment_does_not_stop_the_shutdown() -> None:
    shutdown = Shutdown()
    ended: list[str] = []

    async def wait(name: str, seconds: float) -> None:
        try:
            async with shutdown.timeout(seconds):
                if name == "short":  # its timeout fires next, then this, and then its task runs
                    asyncio.get_running_loop().call_soon(shutdown.begin)
                await asyncio.Event().wait()
        except TimeoutError:
            ended.append(name)

    async with asyncio.timeout(60):
        await asyncio.gather(wait("long", 3600), wait("short", 0))
    assert sorted(ended) == ["long", "short"]
