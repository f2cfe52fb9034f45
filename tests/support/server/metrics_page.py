"""What a running server shows under ``/metrics``."""

import asyncio
from collections.abc import Callable
from typing import Final

from clachan.server import metrics
from tests.support.server.server_process import Client

TIMEOUT_S: Final = 60.0


async def metric(client: Client, *series: str) -> float:
    """Their sum."""
    lines = (await client.http.get("/metrics")).text.splitlines()
    parts = (line.rpartition(" ") for line in lines if not line.startswith("#"))
    found = {name: float(value) for name, _, value in parts}
    return sum(found.get(each, 0.0) for each in series)


async def until(client: Client, wanted: Callable[[float], bool], *series: str) -> None:
    async with asyncio.timeout(TIMEOUT_S):
        while not wanted(await metric(client, *series)):  # noqa: ASYNC110 another process has it
            await asyncio.sleep(0.02)


def value(name: str) -> float:
    """Of one series, 0 where it has not begun."""
    for line in metrics.render().decode().splitlines():
        series, _, number = line.rpartition(" ")
        if series == name:
            return float(number)
    return 0.0
