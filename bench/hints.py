"""How long a bot's move takes while others flood the server with requests for hints.

    python bench/hints.py                              all kinds of floods, one after the other
    python bench/hints.py --flood waiting --bot greedy

One player moves at a table against a bot; the delay of the bot's move counts from the answer to the
player's move to the view with the bot's. It is measured without a flood and then during each flood,
against the same server; the ratio of the medians should be about 1. The flood comes from a process of
its own, with hints of its own tables: ``hang-ups`` closes each connection as soon as the request is
sent, ``waiting`` reads the answer and asks again, ``positions`` moves after each request, so that no
two requests are about the same view. Rate limits are off.
"""

import argparse
import asyncio
import contextlib
import itertools
import multiprocessing
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.load import quantile
from bench.raw_client import Http
from tests.support.server.server_process import Client, Server, bot, person, running

SETTLE: Final = 3.0
"""Seconds of flood before the first move that is measured."""
TIMEOUT_S: Final = 60.0
"""Seconds after which a move is taken for one that does not come."""
_nonces = itertools.count()


async def delays(server: Server, opponent: str, moves: int) -> list[float]:
    """The time of each move of the bot, in seconds."""
    found: list[float] = []
    async with Client(server.url) as ada:
        while len(found) < moves:
            seats = (person("Ada"), bot(opponent))
            table = await ada.create_table("clans", *seats, start=True, shuffle_seats=False)
            async with ada.socket(table) as socket:
                while socket.view["status"] == "playing" and len(found) < moves:
                    action, ply = socket.view["legal"][0]["text"], socket.view["ply"] + 2
                    await socket.command("play", seat=0, action=action)
                    begin = time.perf_counter()
                    with contextlib.suppress(TimeoutError):
                        await socket.until(lambda view, ply=ply: view["ply"] == ply, TIMEOUT_S)
                    found.append(time.perf_counter() - begin)
                    if socket.view["ply"] < ply:
                        return found  # the rest would not come either
    return found


# The flood


class Flooder:
    """One table, all of whose four seats are the flooder's, and the request for a hint there."""

    def __init__(self, port: int, http: Http, table: str, cookie: str) -> None:
        self.port = port
        self.http = http
        self.path = f"/api/tables/{table}"
        self.cookie = cookie
        self.seat = 0

    @classmethod
    async def begin(cls, port: int) -> "Flooder":
        http = await Http.open(port)
        seats = [person("Eve")] * 4
        wish = {"game": "clans", "seats": seats, "start": True}
        made, cookie = await http.ask_for_cookie("POST", "/api/tables", wish)
        flooder = cls(port, http, made["table"], cookie)
        await flooder.look()
        return flooder

    async def look(self, seat: int | None = None) -> Any:
        path = self.path if seat is None else f"{self.path}?seat={seat}"
        view = await self.http.ask("GET", path, cookie=self.cookie)
        self.seat = view["to_move"]
        return view

    async def move(self) -> None:
        """The first legal action; after the end of the match, a new table."""
        view = await self.look(self.seat)
        if view["status"] == "over":
            fresh = await Flooder.begin(self.port)
            self.path, self.cookie, self.seat = fresh.path, fresh.cookie, fresh.seat
            fresh.http.close()
            return
        action = view["legal"][0]["text"]
        command = {"type": "play", "nonce": f"f{next(_nonces)}", "seq": view["seq"]}
        command |= {"seat": self.seat, "action": action}
        await self.http.ask("POST", f"{self.path}/commands", command, self.cookie)
        await self.look()

    @property
    def request(self) -> bytes:
        head = f"GET {self.path}/hint?seat={self.seat} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        return f"{head}Connection: close\r\nCookie: {self.cookie}\r\n\r\n".encode()


async def hang_up(flooder: Flooder) -> None:
    _, writer = await asyncio.open_connection("127.0.0.1", flooder.port)
    writer.write(flooder.request)
    await writer.drain()
    writer.close()


async def wait(flooder: Flooder) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", flooder.port)
    writer.write(flooder.request)
    await reader.read()
    writer.close()


async def change_position(flooder: Flooder) -> None:
    await hang_up(flooder)
    await flooder.move()


FLOODS: Final[dict[str, Callable[[Flooder], Awaitable[None]]]] = {
    "hang-ups": hang_up,
    "waiting": wait,
    "positions": change_position,
}


async def flood(port: int, kind: str, tables: int, connections: int, rate: float) -> None:
    """Runs until cancelled: ``connections`` open connections, together ``rate`` requests a second."""
    flooders = [await Flooder.begin(port) for _ in range(tables)]

    async def go_on(flooder: Flooder) -> None:
        while True:
            due = time.perf_counter() + connections / rate
            with contextlib.suppress(OSError, RuntimeError):  # refused, or stale: go on
                await FLOODS[kind](flooder)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    if kind == "positions":  # each table has one writer
        connections = min(connections, tables)
    async with asyncio.TaskGroup() as group:
        for number in range(connections):
            group.create_task(go_on(flooders[number % tables]))


def flood_in_process(*arguments: Any) -> None:
    asyncio.run(flood(*arguments))


@contextmanager
def run_flood(server: Server, kind: str, options: argparse.Namespace) -> Iterator[None]:
    arguments = (server.port, kind, options.tables, options.connections, options.rate)
    context = multiprocessing.get_context("spawn")
    process = context.Process(target=flood_in_process, args=arguments)
    process.start()
    try:
        time.sleep(SETTLE)
        yield
    finally:
        process.terminate()
        process.join()


def report(name: str, found: list[float], usual: list[float]) -> None:
    median, ratio = statistics.median(found), statistics.median(found) / statistics.median(usual)
    print(
        f"{name:10} {len(found)} moves: median {median * 1e3:7.0f} ms, "
        f"p90 {quantile(found, 0.9) * 1e3:7.0f} ms, max {max(found) * 1e3:7.0f} ms, ratio {ratio:.2f}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description="The delay of bots' moves during a flood of hints."
    )
    parser.add_argument("--flood", choices=FLOODS, action="append", help="all, if left out")
    parser.add_argument("--bot", default="expert", help="whose moves are measured")
    parser.add_argument("--moves", type=int, default=20, help="measured without and in each flood")
    parser.add_argument("--tables", type=int, default=20, help="of the flooder")
    parser.add_argument(
        "--connections", type=int, default=120, help="open connections of the flooder"
    )
    parser.add_argument("--rate", type=float, default=100, help="requests for hints a second")
    options = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="clachan-bench-") as folder,
        running("--data", folder) as server,
    ):
        asyncio.run(delays(server, options.bot, 2))  # the worker starts
        usual = asyncio.run(delays(server, options.bot, options.moves))
        report("no flood", usual, usual)
        for kind in options.flood or FLOODS:
            with run_flood(server, kind, options):
                report(kind, asyncio.run(delays(server, options.bot, options.moves)), usual)


if __name__ == "__main__":
    main()
