"""How much one greedy user slows down another: the p99 of moves alone and beside the greedy one.

    python bench/fairness.py                    40 moves a second, 6 times 5 seconds alone and beside
    python bench/fairness.py --unlimited        the same without limits, for comparison

The server runs with its default limits, and all come through a proxy from addresses of their own. The greedy user has
twenty tables, one with a log of 4,900 entries, a hundred sockets and 150 more connections, and asks on each as soon as
it has an answer, however it reads: stories, records, positions, courses, proofs, whole views, previews, and commands
that come too late. It runs in a process of its own, with a lower priority: on its own machine it would take
nothing from the other user. A delay counts from the moment at which a move was due to the other seat's view of it. In
parentheses, and in the line "server": the CPU time that the server spent from the moment at which the move was sent
until it sent that view, with the work for the greedy user in between.

The CPU time decides. Other programs on this machine delay the moves too, and they delay a server more that has more to
do: on a busy machine the delays measure that. On an idle machine a delay is the CPU time and the wait for the disk, and
the greedy user can only make the first longer; so the delays have at most the ratio of the CPU times. When another
program stops the server or the disk for a while, all moves of that time are late; so the p99 of each part is taken, and
the median of the parts counts. Without the wait for the disk: TMPDIR=/dev/shm.
"""

import argparse
import asyncio
import itertools
import json
import os
import random
import statistics
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.load import Load, LoadResult, moves_in_a_game, quantile
from bench.process_stats import allow_many_sockets, cpu_clock, cpu_seconds
from bench.raw_client import Http, Socket
from bench.server import run, run_servers
from clachan.core import AnyMatch, Match, Player
from clachan.games import GAMES
from clachan.server.settings import Settings
from clachan.wire import record_of, write_record
from tests.support.server.server_process import Server

MOST: Final = 1.5
"""How many times as long the slowest percent of moves may take."""
GREEDY: Final = "192.0.2.1"
SOCKETS: Final = 100
CONNECTIONS: Final = 150
TABLES: Final = 20
ENTRIES: Final = 4_900
_PROBED: Final = str(Path(__file__).with_name("probed_server.py"))
_LIMITS: Final = (
    "address_rate",
    "address_burst",
    "table_rate",
    "table_burst",
    "visitor_work_ms",
    "address_work_ms",
    "max_connections_per_address",
)


@dataclass
class GreedyUser:
    """The cookie and the tables of the greedy user."""

    cookie: str
    long: str
    """The table with the long log; its match is over."""
    tables: list[str]


def long_match() -> AnyMatch:
    """A match that is over, with most of its moves taken back."""
    rng, game = random.Random(3), GAMES["glenmore"]
    match = Match.new(game, 5)
    while match.outcome is None:
        seat = match.to_move
        assert seat is not None
        is_half = match.ply >= 150 and seat >= 0 and len(match.log) < ENTRIES - 150
        played = match.play(seat, rng.choice(game.legal_actions(match.state)))
        match = played.undo(seat) if is_half and played.outcome is None else played
    return match


async def prepare(server: Server) -> GreedyUser:
    http = await Http.open(server.port)
    match = long_match()
    record = record_of(match, "0" * 32, [Player(f"P{seat}") for seat in range(5)], None, None)
    _, headers, body = await http.send("POST", "/api/records", write_record(record))
    cookie = headers["set-cookie"].partition(";")[0]
    seats = [{"kind": "person", "name": "Eve"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": "glenmore", "seats": seats, "start": True}
    tables = [(await http.ask("POST", "/api/tables", wish, cookie))["table"] for _ in range(TABLES)]
    http.close()
    return GreedyUser(cookie, json.loads(body)["table"], tables)


# The greedy user, in a process of its own


class GreedyClient:
    """Sends requests without end and counts the answers."""

    def __init__(self, port: int, greed: GreedyUser) -> None:
        self._port = port
        self._greed = greed
        self.answers: Counter[str] = Counter()

    async def begin(self) -> list[asyncio.Task[None]]:
        """All connections are open when it returns."""
        for number in range(SOCKETS):
            await self._open_socket(number)
        connections = [await Http.open(self._port, GREEDY) for _ in range(CONNECTIONS)]
        return [
            asyncio.create_task(self._ask(http, number)) for number, http in enumerate(connections)
        ]

    async def _ask(self, http: Http, first: int) -> None:
        long = f"/api/tables/{self._greed.long}"
        documents = ("story", "record", "positions/200", "course", "shuffle", "story?seat=1")
        paths = [*(f"{long}/{name}" for name in documents), f"{long}?since=0", "/api/tables"]
        for number in itertools.count(first):
            status, _, _ = await http.send(
                "GET", paths[number % len(paths)], b"", self._greed.cookie
            )
            self.answers[str(status)] += 1

    async def _open_socket(self, number: int) -> None:
        table = self._greed.tables[number % TABLES]
        question = b""
        socket: Socket | None = None
        early: list[bytes] = []

        def receive(data: bytes) -> None:
            nonlocal question
            if socket is None:
                early.append(data)
                return
            kind = data[9:16]
            if not question:
                view = json.loads(data)
                if not view["legal"]:
                    return
                question = self._question(view, number)
            elif kind.startswith(b"view"):
                return
            self.answers[kind.partition(b'"')[0].decode()] += 1
            socket.send(question)

        def on_disconnect() -> None:
            self.answers["lost"] += 1

        path = f"/api/tables/{table}/socket"
        socket = await Socket.open(
            self._port, path, self._greed.cookie, receive, on_disconnect, GREEDY
        )
        for data in early:
            receive(data)

    def _question(self, view: Any, number: int) -> bytes:
        """Every fourth socket sends commands that come too late."""
        action = view["legal"][0]["text"]
        if number % 4:
            return json.dumps({"type": "preview", "nonce": "n", "action": action}).encode()
        seat = view["viewing"]
        return b'{"type":"play","nonce":"n%d","seq":1,"seat":%d,"action":"%s"}' % (
            number,
            seat,
            action.encode(),
        )


async def be_greedy(port: int, greed: GreedyUser) -> None:
    """Until standard input ends; then says what it got."""
    os.nice(5)
    hungry = GreedyClient(port, greed)
    tasks = await hungry.begin()
    print("ready", flush=True)
    begin = time.perf_counter()
    await asyncio.to_thread(sys.stdin.read)
    seconds = time.perf_counter() - begin
    for task in tasks:
        task.cancel()
    rates = {kind: round(count / seconds) for kind, count in hungry.answers.items()}
    print(json.dumps({"rates": rates, "cpu": time.process_time() / seconds}), flush=True)
    os._exit(0)


# The other one


async def beside(server: Server, greed: GreedyUser, play: Any) -> tuple[LoadResult, dict[str, Any]]:
    """Play while the greedy one asks."""
    arguments = json.dumps([server.port, greed.cookie, greed.long, greed.tables])
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        __file__,
        "--greedy",
        arguments,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    await process.stdout.readline()
    measured = await play()
    process.stdin.close()
    report = json.loads(await process.stdout.readline())
    await process.wait()
    return measured, report


async def compare(options: argparse.Namespace, folder: str) -> bool:
    with run_servers(["--data", folder]) as (server,):
        greed = await prepare(server)
    limits = [] if options.unlimited else _default_limits()
    arguments = ["--data", folder, "--behind-proxy", "127.0.0.1", *limits]
    with run_servers(arguments, program=[_PROBED]) as (server,):
        moves = (2 * options.times + 1) * options.rate * options.seconds
        numbers = itertools.count()
        load = Load(
            [server.port],
            lambda: str(ip_address("198.18.0.1") + next(numbers)),
            lambda: cpu_clock(server.process.pid),
        )
        parts = 2 * options.times + 1
        await load.prepare_tables(
            parts * (2 * options.tables + int(moves / parts / moves_in_a_game()) + 1)
        )
        alone: list[LoadResult] = []
        together: list[LoadResult] = []

        async def play() -> LoadResult:
            return await load.offer(options.tables, options.rate, options.seconds)

        await play()  # the first ones are slower, and what it took to create the tables is paid for
        for _ in range(options.times):
            before = cpu_seconds(server.process.pid)
            quiet = await play()
            between = cpu_seconds(server.process.pid)
            loud, report = await beside(server, greed, play)
            after = cpu_seconds(server.process.pid)
            alone.append(quiet)
            together.append(loud)
            errors = quiet.errors + loud.errors
            print(
                f"alone {format_delays(quiet.delays)} ({format_delays(quiet.server_work)}), server {(between - before) / options.seconds:.2f} cores; "
                f"beside {format_delays(loud.delays)} ({format_delays(loud.server_work)}), server {(after - between) / options.seconds:.2f} cores, "
                f"greedy {report['cpu']:.2f} cores {report['rates']} a second, errors {errors}",
                flush=True,
            )
            await asyncio.sleep(options.pause)
        load.close()
    work = [median_p99([part.server_work for part in parts]) for parts in (alone, together)]
    delays = [median_p99([part.delays for part in parts]) for parts in (alone, together)]
    for name, (quiet_s, loud_s) in {"server": work, "delays": delays}.items():
        print(
            f"{name}: median p99 alone {quiet_s * 1e3:.1f} ms, beside {loud_s * 1e3:.1f} ms: {loud_s / quiet_s:.2f} times"
        )
    return work[1] / work[0] <= MOST


def median_p99(parts: list[list[float]]) -> float:
    return statistics.median(quantile(part, 0.99) for part in parts)


def _default_limits() -> list[str]:
    settings = Settings()
    flags = [(f"--{name.replace('_', '-')}", getattr(settings, name)) for name in _LIMITS]
    return [str(part) for flag in flags for part in flag]


def format_delays(delays: list[float]) -> str:
    return f"p50 {quantile(delays, 0.5) * 1e3:.1f} ms, p99 {quantile(delays, 0.99) * 1e3:.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description="One greedy user beside another.")
    parser.add_argument("--rate", type=float, default=40, help="moves a second")
    parser.add_argument("--seconds", type=float, default=5, help="for each part")
    parser.add_argument("--times", type=int, default=6, help="alone and beside")
    parser.add_argument("--tables", type=int, default=10, help="played at")
    parser.add_argument("--pause", type=float, default=1, help="seconds between the parts")
    parser.add_argument("--unlimited", action="store_true", help="without limits")
    parser.add_argument("--greedy", help=argparse.SUPPRESS)
    options = parser.parse_args()
    allow_many_sockets()
    if options.greedy:
        port, *greed = json.loads(options.greedy)
        run(be_greedy(port, GreedyUser(*greed)))
        return
    is_fair = []

    async def work() -> None:
        with tempfile.TemporaryDirectory(prefix="clachan-bench-") as folder:
            is_fair.append(await compare(options, folder))

    run(work())
    sys.exit(0 if is_fair[0] or options.unlimited else 1)


if __name__ == "__main__":
    main()
