"""Bare connections to a server."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def line(url: str) -> AsyncIterator[Streams]:
    """A bare connection; however it ends, it is over after it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", urlsplit(url).port)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()
        with suppress(ConnectionError):
            await writer.wait_closed()
