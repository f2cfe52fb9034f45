"""A pool of faulty workers, and what its tests ask and look at."""

import asyncio
import fcntl
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from clachan.games import clans
from clachan.server.bots.hints import HintRequester
from clachan.server.bots.pool import BotPool, MoveRequester
from tests.support.games.clans_photo import position

FAULTY_WORKER: Final = Path(__file__).with_name("faulty_worker.py")
TIMEOUT_S: Final = 60.0

_STATE: Final = position("1N2=4R 2S2=5V", hands=("4K 6R 3V", "5R 3B"))
VIEW: Final = clans.view(_STATE, 0)
LEGAL: Final = tuple(clans.text(action) for action in clans.legal_actions(_STATE))
FIRST, STAND_INS, LAST = LEGAL[0], LEGAL[1], LEGAL[-1]
ADA: Final = HintRequester("a table 0", "Ada", "192.0.2.1")
BOB: Final = MoveRequester("Bob", lambda: True)


def faulty_command(folder: Path, *more: str) -> list[str]:
    return [sys.executable, str(FAULTY_WORKER), str(folder), *more]


def scripted(script: str) -> list[str]:
    """A worker that is none."""
    return [sys.executable, "-c", f"import sys, time; write = sys.stdout.buffer.write; {script}"]


@asynccontextmanager
async def opened(pool: BotPool) -> AsyncIterator[BotPool]:
    await pool.start()
    try:
        yield pool
    finally:
        await pool.close()


async def ask(pool: BotPool, bot: str, host: str = "Ada", *, is_awaited: bool = True) -> str:
    requester = MoveRequester(host, lambda: is_awaited)
    return (await pool.choose("clans", bot, VIEW, LEGAL, requester))[0].action


def workers(folder: Path) -> list[Path]:
    """Of all that ever ran, in no order."""
    return list(folder.glob("[0-9]*"))


def is_running(worker: Path) -> bool:
    with worker.open() as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def is_empty(folder: Path) -> bool:
    return not any(map(is_running, workers(folder)))


def wait_until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + TIMEOUT_S
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


async def until(condition: Callable[[], bool]) -> None:
    await asyncio.to_thread(wait_until, condition)
