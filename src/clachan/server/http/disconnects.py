"""Clients that disconnect before they are answered."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

T = TypeVar("T")


async def unless_disconnected(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Return the result of ``work``; cancel it and raise `ClientDisconnect` if the client disconnects.

    Messages with the body of the request are dropped, so read the body first. ``work`` runs in a task
    of its own, so it must not raise `SystemExit`, which would stop the event loop.
    """
    task = asyncio.create_task(work)
    disconnect = asyncio.create_task(_wait_for_disconnect(request.receive))
    try:
        await asyncio.wait({task, disconnect}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            return task.result()
        raise ClientDisconnect
    finally:
        task.cancel()
        disconnect.cancel()


async def _wait_for_disconnect(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def send_nothing(_request: Request, _error: Exception) -> Response:
    """Answers a `ClientDisconnect`."""
    return _NoResponse()


class _NoResponse(Response):
    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send nothing: the client has disconnected."""
