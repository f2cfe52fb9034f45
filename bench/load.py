"""A load of moves: sent to tables at a fixed rate, however slow the server is, and each one measured."""

import asyncio
import random
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec

from bench.raw_client import Http, Socket
from clachan.core import CHANCE
from clachan.games import GAMES

_PARALLEL_TABLES: Final = 16
"""Tables created at a time."""
_TIMEOUT_S: Final = 15.0
"""Seconds to wait for the views of the last moves, after the last one was due."""


class _Move(msgspec.Struct):
    text: str


class _SocketMessage(msgspec.Struct):
    """The part of a server message that a random player needs."""

    type: str
    seq: int = 0
    status: str = ""
    viewing: int | None = None
    legal: tuple[_Move, ...] = ()
    cpu: float = 0.0
    """The CPU seconds of a server with a probe (`bench.probed_server`) when it sent the message."""


_DECODER: Final = msgspec.json.Decoder(_SocketMessage)


@dataclass
class LoadResult:
    """The measurements of a load; times in seconds."""

    wanted: float = 0.0
    """Moves a second."""
    offered: int = 0
    seconds: float = 0.0
    delays: list[float] = field(default_factory=list)
    """From when a move was to be sent to the other seat's view of it."""
    server_work: list[float] = field(default_factory=list)
    """CPU time of the server, for all its work, from sending a move to it until it sent the other seat's view."""
    lags: list[float] = field(default_factory=list)
    """How late the load itself was."""
    errors: int = 0
    cpu: float = 0.0
    """CPU time of the load itself."""

    @property
    def rate(self) -> float:
        return len(self.delays) / self.seconds


def quantile(values: Sequence[float], share: float) -> float:
    """
    >>> quantile([3.0, 1.0, 2.0], 0.99)
    3.0
    """
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def moves_in_a_game() -> int:
    """The number of moves in a game of Clans and Glory with two players, which is always the same."""
    game = GAMES["clans"]
    state, moves = game.new_game(2), 0
    while (seat := game.to_move(state)) is not None:
        state = game.apply(state, game.legal_actions(state)[0])
        moves += seat != CHANCE
    return moves


class Pair:
    """A table with two players and their sockets; it plays a random move whenever one is due."""

    def __init__(self, rng: random.Random, server_clock: Callable[[], float]) -> None:
        self.measured = LoadResult()
        self.due: deque[float] = deque()
        """When each move was to be sent."""
        self._rng = rng
        self._server_clock = server_clock
        self._sockets: list[Socket] = []
        self.ready = asyncio.Event()
        """Set when a player has seen that it is their turn."""
        self._turn: tuple[int, _SocketMessage] | None = None
        """Who is to move, and the view that says so."""
        self._sent: tuple[float, float, int, int] | None = None
        """The move under way: when it was to be sent, the server's clock then, its sender, the view before it."""
        self._nonce = 0
        self._has_ended = False

    async def open(
        self, table: str, ports: Sequence[int], cookies: Sequence[str], address: str = ""
    ) -> None:
        path = f"/api/tables/{table}/socket"
        for index, cookie in enumerate(cookies):
            port = ports[index % len(ports)]
            receive = self._create_receiver(index)
            socket = await Socket.open(port, path, cookie, receive, self._on_disconnect, address)
            self._sockets.append(socket)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended and both players have seen its last move."""
        return self._has_ended and self._sent is None

    def close(self) -> None:
        for socket in self._sockets:
            socket.close()

    def _on_disconnect(self) -> None:
        self.measured.errors += 1

    def _create_receiver(self, index: int) -> Callable[[bytes], None]:
        def receive(data: bytes) -> None:
            message = _DECODER.decode(data)
            if message.type == "view":
                self._see(index, message)
            elif message.type != "done":
                self.measured.errors += 1

        return receive

    def _see(self, index: int, view: _SocketMessage) -> None:
        if self._sent is not None:
            at, worked, by, seq = self._sent
            if index != by and view.seq > seq:
                self.measured.delays.append(time.perf_counter() - at)
                self.measured.server_work.append(view.cpu - worked)
                self._sent = None
        if view.legal:
            self._turn = (index, view)
            self.ready.set()
        self._has_ended = view.status == "over"
        self.go()

    def go(self) -> None:
        """Send the next move that is due, once both players have seen the last one."""
        if not self.due or self._sent is not None or self._turn is None:
            return
        index, view = self._turn
        action = self._rng.choice(view.legal).text.encode()
        self._sent = (self.due.popleft(), self._server_clock(), index, view.seq)
        self._turn = None
        self._nonce += 1
        self._sockets[index].send(
            b'{"type":"play","nonce":"%d","seq":%d,"seat":%d,"action":"%s"}'
            % (self._nonce, view.seq, view.viewing or 0, action)
        )


class Load:
    """Tables of two browsers; with several ports each browser uses another process of the server."""

    def __init__(
        self,
        ports: Sequence[int],
        address: Callable[[], str] = str,
        server_clock: Callable[[], float] = float,
    ) -> None:
        """``address`` gives the address of both browsers of the next table, as a proxy would forward it.

        ``server_clock`` gives the CPU seconds of a server with a probe.
        """
        self._ports = ports
        self._address = address
        self._server_clock = server_clock
        self._ready: deque[Pair] = deque()
        self._over: list[Pair] = []
        self._rng = random.Random(7)

    async def prepare_tables(self, count: int) -> None:
        """Create tables, with both players at their sockets."""
        waiting = iter(range(count))
        await asyncio.gather(*(self._create_tables(waiting) for _ in range(_PARALLEL_TABLES)))
        for pair in self._ready:
            await pair.ready.wait()

    async def _create_tables(self, waiting: Iterator[int]) -> None:
        http = await Http.open(self._ports[0], self._address())
        for _ in waiting:
            self._ready.append(await self._create_table(http))
        http.close()

    async def _create_table(self, http: Http) -> Pair:
        """Create a table of two new browsers; shared ones would meet the limits of one visitor."""
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
        wish = {"game": "clans", "seats": seats}
        made, ada = await http.ask_for_cookie("POST", "/api/tables", wish)
        path = f"/api/tables/{made['table']}"
        links = await http.ask("GET", f"{path}/links", cookie=ada)
        key = links["invite"].partition("#join=")[2]
        _, bob = await http.ask_for_cookie("POST", f"{path}/join", {"key": key, "name": "Bob"})
        await http.ask("POST", f"{path}/commands", {"type": "start", "nonce": "s", "seq": 0}, ada)
        pair = Pair(self._rng, self._server_clock)
        await pair.open(made["table"], self._ports, (ada, bob), self._address())
        return pair

    async def offer(self, tables: int, rate: float, seconds: float) -> LoadResult:
        """Move i is due i / rate seconds after the beginning, at the tables in turn.

        A table that is over is replaced by one that was created before; its players stay and look at the
        result. At the beginning the tables are at different moves, so that they do not all end at the same time.
        """
        measured = LoadResult(rate, int(rate * seconds))
        playing = await self._under_way(tables)
        for pair in playing:
            pair.measured = measured
        cpu, begin = time.process_time(), time.perf_counter()
        for number in range(measured.offered):
            at = begin + number / rate
            await _until(at)
            measured.lags.append(time.perf_counter() - at)
            playing[number % tables].due.append(at)
            self._go(playing, number % tables)
        await self._wait_for_moves(playing, measured)
        measured.seconds = max(time.perf_counter() - begin, seconds)
        measured.cpu = time.process_time() - cpu
        self._over += playing
        return measured

    async def _under_way(self, tables: int) -> list[Pair]:
        """Pairs that are evenly spread over the moves of a game."""
        before, now = LoadResult(), time.perf_counter()
        playing = [self._next(before) for _ in range(tables)]
        for index, pair in enumerate(playing):
            pair.due.extend([now] * (index * moves_in_a_game() // tables))
            before.offered += len(pair.due)
        await self._wait_for_moves(playing, before)
        return playing

    def _next(self, measured: LoadResult) -> Pair:
        pair = self._ready.popleft()
        pair.measured = measured
        return pair

    def _go(self, playing: list[Pair], index: int) -> None:
        over = playing[index]
        if over.is_over and self._ready:
            playing[index] = self._next(over.measured)
            playing[index].due = over.due
            self._over.append(over)
        playing[index].go()

    async def _wait_for_moves(self, playing: list[Pair], measured: LoadResult) -> None:
        end = time.perf_counter() + _TIMEOUT_S
        while len(measured.delays) < measured.offered and time.perf_counter() < end:
            for index in range(len(playing)):
                self._go(playing, index)
            await asyncio.sleep(0.001)

    def close(self) -> None:
        for pair in (*self._ready, *self._over):
            pair.close()


async def _until(at: float) -> None:
    wait = at - time.perf_counter()
    if wait > 0:
        await asyncio.sleep(wait)
