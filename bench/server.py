"""How many durable moves a second a server takes, and how soon the other player sees each.

    python bench/server.py                             1,500 moves a second to 100 tables, SQLite
    python bench/server.py --saturate                  the highest rate with a p99 under 50 ms
    python bench/server.py --memory                    1,000 open tables, 100 of them played at
    python bench/server.py --load-game                 a finished game of Glen More, after a restart
    python bench/server.py --postgres auto --processes 2

The load is offered by this process at a fixed rate; a delay counts from the moment at which a move
was due, not from when it could be sent (no coordinated omission). Two-player games of Clans and Glory
end after 16 moves, so tables are created and their sockets opened beforehand; that is not measured.
"""

import argparse
import asyncio
import math
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.load import Load, LoadResult, moves_in_a_game, quantile
from bench.process_stats import allow_many_sockets, cpu_seconds, resident_mb
from bench.raw_client import Http, Socket
from tests.support.server.databases import own_postgres
from tests.support.server.server_process import CLACHAN, Server, start

SLOW: Final = 0.050
"""Seconds that p99 must stay under."""
STEP: Final = 1.15


@contextmanager
def run_servers(
    arguments: list[str], processes: int = 1, program: Sequence[str] = CLACHAN
) -> Iterator[list[Server]]:
    """Run this many server processes on the same tables."""
    with ExitStack() as stack, ThreadPoolExecutor() as pool:
        begun = [pool.submit(start, *arguments, program=program) for _ in range(processes)]
        servers = [future.result() for future in begun]
        for server in servers:
            stack.callback(server.stop)
        yield servers


@contextmanager
def place(postgres: str | None) -> Iterator[list[str]]:
    """Where the tables are kept, as ``clachan serve`` takes it; thrown away at the end."""
    if postgres is None:
        with tempfile.TemporaryDirectory(prefix="clachan-bench-") as folder:
            yield ["--data", folder]
    elif postgres == "auto":
        with own_postgres(settings=["shared_buffers=128MB"]) as server:
            yield ["--database", f"{server.url}/postgres"]
    else:
        yield ["--database", postgres]


async def offer_load(
    servers: list[Server], tables: int, rate: float, seconds: float
) -> tuple[LoadResult, float]:
    """Offer moves to the servers; returns the measurements and the CPU seconds of the servers."""
    load = Load([server.port for server in servers])
    await load.prepare_tables(2 * tables + math.ceil(rate * seconds / moves_in_a_game()))
    await asyncio.sleep(1)
    before = sum(cpu_seconds(server.process.pid) for server in servers)
    measured = await load.offer(tables, rate, seconds)
    cpu = sum(cpu_seconds(server.process.pid) for server in servers) - before
    load.close()
    return measured, cpu


def report(measured: LoadResult, cpu: float) -> None:
    delays, lags = measured.delays, measured.lags
    print(
        f"{measured.wanted:6.0f}/s offered {measured.rate:6.0f}/s done   "
        f"p50 {quantile(delays, 0.5) * 1e3:6.1f} ms  p99 {quantile(delays, 0.99) * 1e3:6.1f} ms  "
        f"max {max(delays) * 1e3:6.1f} ms  errors {measured.errors}"
    )
    print(
        f"        server {cpu / measured.seconds:4.2f} cores, {cpu / len(delays) * 1e6:4.0f} µs a "
        f"move; load {measured.cpu / measured.seconds:4.2f} cores, "
        f"late by {quantile(lags, 0.5) * 1e3:.1f} ms, p99 {quantile(lags, 0.99) * 1e3:.1f} ms",
        flush=True,
    )


async def at_rate(options: argparse.Namespace, kept: list[str]) -> None:
    with run_servers(kept, options.processes) as servers:
        report(*await offer_load(servers, options.tables, options.rate, options.seconds))


async def saturate(options: argparse.Namespace, kept: list[str]) -> None:
    """Raise the rate until the server is too slow."""
    rate, best = 500.0, 0.0
    with run_servers(kept, options.processes) as servers:
        while True:
            measured, cpu = await offer_load(servers, options.tables, rate, options.seconds)
            report(measured, cpu)
            is_well = len(measured.delays) == measured.offered and not measured.errors
            if not is_well or quantile(measured.delays, 0.99) >= SLOW:
                break
            best, rate = measured.rate, rate * STEP
    print(f"the highest rate with a p99 under {SLOW * 1e3:.0f} ms: {best:.0f} moves a second")


async def memory(options: argparse.Namespace, kept: list[str]) -> None:
    """A tenth of the tables is played at, for ten moves each."""
    active, moves = options.open // 10, 10
    with run_servers(kept) as (server,):
        print(f"empty: {resident_mb(server.process.pid):.0f} MB")
        load = Load([server.port])
        await load.prepare_tables(options.open)
        print(f"{options.open} tables created: {resident_mb(server.process.pid):.0f} MB")
        measured = await load.offer(active, active / 2, 2 * moves)
        print(f"{active} of them played at: {resident_mb(server.process.pid):.0f} MB")
        report(measured, 0.0)
        load.close()


async def load_game(options: argparse.Namespace, kept: list[str]) -> None:
    """Measures the view of finished games of five bots after a restart."""
    with run_servers([*kept, "--bot-pace-ms", "0"]) as (server,):
        tables = [await _play_bot_game(server) for _ in range(options.games)]
    with run_servers(kept) as (server,):
        http = await Http.open(server.port)
        await http.ask("GET", "/healthz")
        times = [await _time_request(http, f"/api/tables/{table}") for table in tables]
        http.close()
    shown = ", ".join(f"{took * 1e3:.1f}" for took in times)
    print(f"a finished game of Glen More for five and its view, not in memory: {shown} ms")
    print(f"median {statistics.median(times) * 1e3:.1f} ms")


async def _play_bot_game(server: Server) -> str:
    http = await Http.open(server.port)
    seats = [{"kind": "bot", "bot": "random"}] * 5
    wish = {"game": "glenmore", "seats": seats, "start": True}
    table: str = (await http.ask("POST", "/api/tables", wish))["table"]
    http.close()
    over = asyncio.Event()

    def receive(data: bytes) -> None:
        if b'"status":"over"' in data:
            over.set()

    path = f"/api/tables/{table}/socket"
    socket = await Socket.open(server.port, path, "", receive, over.set)
    await over.wait()
    socket.close()
    return table


async def _time_request(http: Http, path: str) -> float:
    begin = time.perf_counter()
    await http.ask("GET", path)
    return time.perf_counter() - begin


def main() -> None:
    parser = argparse.ArgumentParser(description="Durable moves a second through a server.")
    parser.add_argument("--rate", type=float, default=1500, help="moves a second")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--tables", type=int, default=100, help="played at the same time")
    parser.add_argument("--postgres", metavar="URL", help="or: auto, for one of our own")
    parser.add_argument("--processes", type=int, default=1, help="that share a PostgreSQL")
    parser.add_argument("--open", type=int, default=1000, help="tables for --memory")
    parser.add_argument("--games", type=int, default=5, help="for --load-game")
    kinds = parser.add_mutually_exclusive_group()
    for kind in (saturate, memory, load_game):
        flag = f"--{kind.__name__.replace('_', '-')}"
        kinds.add_argument(flag, action="store_const", const=kind, dest="kind", help=kind.__doc__)
    options = parser.parse_args()
    allow_many_sockets()
    with place(options.postgres) as kept:
        run((options.kind or at_rate)(options, kept))


def run(work: Any) -> None:
    """On the quick loop, where there is one: the load shall not be what is slow."""
    if sys.platform == "win32":
        asyncio.run(work)
    else:
        import uvloop

        uvloop.run(work)


if __name__ == "__main__":
    main()
