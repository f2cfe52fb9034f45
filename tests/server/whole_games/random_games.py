"""Whole games through HTTP and sockets, with random players.

Each step is something that a client could do or try. After the end, the records show what
was visible, and everything that was sent is checked by the rules.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any, ClassVar, TypeVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from clachan.core import Seat
from clachan.games import GAMES
from tests.server.whole_games.model import AcceptedCommand, Model
from tests.server.whole_games.observed_table import SPECTATOR, ObservedTable
from tests.server.whole_games.table_check import check_fork, check_table
from tests.server.whole_games.table_setup import (
    LOBBY,
    create_fork,
    create_import,
    create_rematch,
    create_table,
)
from tests.support.server.server_process import Client, Json, Server

T = TypeVar("T")
PEOPLE = ("ada", "ben", "cleo")
HOLDERS = ("ada", "ben", "cleo", "greedy", "random")
WRONG = {
    "clans": ("3R@1W", "8K@1N1", "~4G@2N1+", "deal 4R", "deal ?", "~@1W", "zap", "7G@"),
    "glenmore": ("done", "take 12 0,1", "sell sheep 0,0", "roll 2", "draw 9", "stop", "zap", "1 1"),
}
MOST_TABLES = 3

# Chooses among what is possible, which depends on cards that differ in each run.
NUMBERS = st.integers(0, 999)
TABLES = st.integers(0, MOST_TABLES - 1)
SEATS = st.integers(0, 4)
DOORS = st.booleans()
ANY_BROWSER = st.sampled_from((*PEOPLE, SPECTATOR))
HESITATIONS = st.lists(st.sampled_from(("undo", "redo")), min_size=1, max_size=3)
ODD: tuple[Json, ...] = (
    {"type": "undo"},
    {"type": "answer-undo", "agree": True},
    {"type": "answer-undo", "agree": False},
    {"type": "redo"},
    {"type": "replace", "target": 0},
    {"type": "replace", "target": 1},
    {"type": "take-back"},
    {"type": "leave"},
    {"type": "salt", "salt": "and pepper"},
    {"type": "start"},
    {"type": "arrange"},
)


class WholeGames(RuleBasedStateMachine):
    """No rule has a precondition on the match: a step that is not possible does nothing."""

    runner: ClassVar[asyncio.Runner]
    browsers: ClassVar[dict[str, Client]]

    def __init__(self) -> None:
        super().__init__()
        self.observed_tables: list[ObservedTable] = []
        self.forks: list[tuple[ObservedTable, int, Seat | None, int, ObservedTable]] = []
        self.ending = "play"
        self.has_failed = False

    def wait_for(self, work: Coroutine[Any, Any, T]) -> T:
        try:
            return self.runner.run(work)
        except BaseException:
            self.has_failed = True
            raise

    @initialize(
        game=st.sampled_from(sorted(GAMES)),
        others=st.lists(st.sampled_from(HOLDERS), min_size=1, max_size=4),
        lobby=st.lists(st.sampled_from(sorted(LOBBY)), max_size=2),
        shuffled=st.booleans(),
        ending=st.sampled_from(("play", "resign")),
    )
    def create(
        self, game: str, others: list[str], lobby: list[str], shuffled: bool, ending: str
    ) -> None:
        holders = ["ada", *others][: max(GAMES[game].meta.players)]
        observed = create_table(game, holders, self.browsers, lobby, shuffled=shuffled)
        self.observed_tables.append(self.wait_for(observed))
        self.ending = ending

    # Moves

    @rule(table=TABLES, number=NUMBERS, times=st.integers(1, 6), by_socket=DOORS)
    def play(self, table: int, number: int, times: int, by_socket: bool) -> None:
        for _ in range(times):
            self.wait_for(play(self.at(table), number, by_socket))

    @rule(table=TABLES, seat=SEATS, number=NUMBERS, by_socket=DOORS)
    def play_at_random(self, table: int, seat: Seat, number: int, by_socket: bool) -> None:
        """Play any action, in any seat."""
        observed = self.at(table)
        wrong = WRONG[observed.game]
        action = wrong[number % len(wrong)]
        self.send_command(observed, "play", seat, by_socket=by_socket, action=action)

    @rule(table=TABLES, number=NUMBERS, by_socket=DOORS)
    def repeat_command(self, table: int, number: int, by_socket: bool) -> None:
        """A repeated message gets the same answer and has no other effect."""
        observed = self.at(table)
        accepted_commands = [
            accepted for accepted in observed.accepted_commands if "nonce" in accepted.command
        ]
        if accepted_commands:
            self.wait_for(
                repeat_command(
                    observed, accepted_commands[number % len(accepted_commands)], by_socket
                )
            )

    @rule(table=TABLES, back=st.integers(-1, 3), by_socket=DOORS)
    def play_too_late(self, table: int, back: int, by_socket: bool) -> None:
        """Play about an old view, or about one that does not exist yet."""
        self.wait_for(play(self.at(table), 0, by_socket, back))

    # Undo and resignation

    @rule(table=TABLES, kinds=HESITATIONS, by_socket=DOORS)
    def hesitate(self, table: int, kinds: list[str], by_socket: bool) -> None:
        """The last player undoes or redoes, or both."""
        observed = self.at(table)
        for seat in self.last_players(observed)[-1:]:
            for kind in kinds:
                self.send_command(observed, kind, seat, by_socket=by_socket)

    @rule(table=TABLES, back=st.integers(1, 3), by_socket=DOORS)
    def undo_by_consent(self, table: int, back: int, by_socket: bool) -> None:
        """Undo one of the last moves; all others agree."""
        observed = self.at(table)
        for seat in self.last_players(observed)[-back:][:1]:
            self.send_command(observed, "undo", seat, by_socket=by_socket)
        for seat in (observed.view["offer"] or {}).get("waiting", ()):
            self.send_command(observed, "answer-undo", seat, by_socket=by_socket, agree=True)

    @rule(table=TABLES, seat=SEATS, number=NUMBERS)
    def resign(self, table: int, seat: Seat, number: int) -> None:
        """Rarely, because most other commands need a running match."""
        if number % 5 == 0:
            self.send_command(self.at(table), "resign", seat, by_socket=True)

    @rule(table=TABLES, command=st.sampled_from(ODD), seat=SEATS, browser=st.none() | ANY_BROWSER)
    def meddle(self, table: int, command: Json, seat: Seat, browser: str | None) -> None:
        """Commands that most matches refuse, also for seats of others."""
        observed = self.at(table)
        more = {key: command[key] for key in command if key != "type"}
        self.send_command(observed, command["type"], seat, by_socket=True, browser=browser, **more)

    # Views

    @rule(table=TABLES, browser=ANY_BROWSER, number=NUMBERS)
    def reconnect(self, table: int, browser: str, number: int) -> None:
        """Events may happen between closing and opening the socket."""
        self.wait_for(reconnect(self.at(table), browser, number))

    @rule(table=TABLES, seat=st.none() | SEATS, browser=st.sampled_from(PEOPLE))
    def look(self, table: int, seat: Seat | None, browser: str) -> None:
        observed = self.at(table)
        socket_view = observed.sockets.get(browser)
        if socket_view and (seat is None or seat in own_seats(observed, browser)):
            self.wait_for(socket_view.look(seat))

    @rule(table=TABLES, browser=ANY_BROWSER, seat=st.none() | SEATS, back=NUMBERS)
    def look_by_http(self, table: int, browser: str, seat: Seat | None, back: int) -> None:
        observed = self.at(table)
        query = {"since": max(0, observed.view["seq"] - back)}
        if seat in own_seats(observed, browser):
            query["seat"] = seat
        self.wait_for(observed.look(browser, **query))

    @rule(table=TABLES, browser=ANY_BROWSER, seat=st.none() | SEATS, ply=NUMBERS)
    def read(self, table: int, browser: str, seat: Seat | None, ply: int) -> None:
        observed = self.at(table)
        seat = seat if seat in own_seats(observed, browser) else the_only_seat(observed, browser)
        self.wait_for(read_all(observed, browser, seat, ply))
        self.wait_for(read_list(observed, browser))

    # Other tables

    @rule(table=TABLES, browser=ANY_BROWSER, seat=st.none() | SEATS, ply=NUMBERS)
    def fork(self, table: int, browser: str, seat: Seat | None, ply: int) -> None:
        if len(self.observed_tables) < MOST_TABLES:
            self.wait_for(self.fork_from(self.at(table), browser, seat, ply))

    async def fork_from(
        self, old: ObservedTable, browser: str, seat: Seat | None, ply: int
    ) -> None:
        seq = await old.settle()
        seat = seat if seat in own_seats(old, browser) else the_only_seat(old, browser)
        ply %= old.view["ply"] + 1
        made = await create_fork(old, browser, ply, seat)
        if made:
            self.observed_tables.append(made)
            self.forks.append((old, seq, seat, ply, made))

    @rule(table=TABLES, browser=st.sampled_from(PEOPLE))
    def rematch(self, table: int, browser: str) -> None:
        if len(self.observed_tables) < MOST_TABLES:
            self.wait_for(self.rematch_of(self.at(table), browser))

    async def rematch_of(self, old: ObservedTable, browser: str) -> None:
        seq = await old.settle()
        if old.view["status"] != "over" or browser not in old.sockets or old.view["rematch"]:
            return
        made = await create_rematch(old, browser)
        self.observed_tables.append(made)
        old.accepted_commands.append(
            AcceptedCommand(seq + 1, browser, {"type": "rematch", "made": made.table})
        )
        # Clients that know of the rematch do not request another.
        await old.settle(seq + 1)

    @rule(table=TABLES, browser=ANY_BROWSER)
    def export_and_import(self, table: int, browser: str) -> None:
        if len(self.observed_tables) < MOST_TABLES:
            self.wait_for(self.import_from(self.at(table), browser))

    async def import_from(self, old: ObservedTable, browser: str) -> None:
        """A record with the view of one seat cannot be imported."""
        await old.settle()
        client = self.browsers[browser]
        data = (await client.get(f"/tables/{old.table}/record")).content
        if old.view["status"] == "over":
            await import_finished(client, data)
        elif old.game == "clans":
            refused = await client.http.post("/api/records", content=data)
            assert refused.status_code == 400
            assert refused.json()["error"]["rule"] == "R 8"
        else:
            self.observed_tables.append(await create_import(self.browsers, browser, data))

    # The end

    def teardown(self) -> None:
        try:
            if not self.has_failed:
                self.wait_for(self.check_all_tables())
        finally:
            self.runner.run(self.leave())

    async def check_all_tables(self) -> None:
        models: dict[str, Model] = {}
        for observed in self.observed_tables:
            await play_to_the_end(
                observed, self.ending if observed is self.observed_tables[0] else "resign"
            )
            models[observed.table] = await check_table(observed)
        for old, seq, seat, ply, made in self.forks:
            check_fork(models[old.table].at(seq), seat, ply, models[made.table])

    async def leave(self) -> None:
        for observed in self.observed_tables:
            await observed.close()

    # Browsers and seats

    def at(self, table: int) -> ObservedTable:
        return self.observed_tables[table % len(self.observed_tables)]

    def seat(self, observed: ObservedTable, seat: Seat) -> Seat:
        return seat % len(observed.chairs)

    def holder(self, observed: ObservedTable, seat: Seat) -> str | None:
        return observed.holder(self.seat(observed, seat))

    def send_command(
        self,
        observed: ObservedTable,
        kind: str,
        seat: Seat,
        *,
        browser: str | None = None,
        **more: Any,
    ) -> None:
        """Send a command by the given browser, or by the seat's holder, or else by the host."""
        if kind not in ("start", "arrange"):
            more["seat"] = self.seat(observed, seat)
        browser = browser or self.holder(observed, seat) or observed.host
        self.wait_for(observed.send_command(browser, kind, **more))

    def last_players(self, observed: ObservedTable) -> list[Seat]:
        accepted_commands = [accepted.command for accepted in observed.accepted_commands]
        return [command["seat"] for command in accepted_commands if command["type"] == "play"]


async def play(
    observed: ObservedTable, number: int, by_socket: bool, back: int | None = None
) -> None:
    """Play a legal action; with ``back``, about a view that is that many events old."""
    seq = await observed.settle()
    if observed.view["status"] != "playing":
        return
    seat = observed.view["to_move"]
    browser = observed.holder(seat)
    assert browser is not None
    if by_socket and browser in observed.sockets:
        socket_view = observed.sockets[browser]
        await socket_view.look(seat)
        view = socket_view.view
    else:
        view = await observed.look(browser, seat=seat)
    action = view["legal"][number % len(view["legal"])]["text"]
    at = None if back is None else max(0, seq - back)
    done = await observed.send_command(
        browser, "play", by_socket=by_socket, seq=at, seat=seat, action=action
    )
    assert back is not None or done["type"] == "done", done


async def repeat_command(
    observed: ObservedTable, accepted: AcceptedCommand, by_socket: bool
) -> None:
    before = await observed.settle()
    answer = await observed.send(accepted.browser, accepted.command, by_socket)
    assert answer == {"type": "done", "nonce": accepted.command["nonce"], "seq": accepted.seq}
    assert await observed.catch_up() == before


async def reconnect(observed: ObservedTable, browser: str, number: int) -> None:
    if browser not in observed.sockets:
        return
    since = await observed.disconnect(browser)
    if number % 2 and browser != SPECTATOR:
        await play(observed, number, by_socket=False)
    await observed.open(browser, since)


async def read_all(observed: ObservedTable, browser: str, seat: Seat | None, ply: int) -> None:
    ply %= observed.view["ply"] + 1
    for path in ("story", "record", f"positions/{ply}"):
        await observed.read(browser, path, seat)


async def read_list(observed: ObservedTable, browser: str) -> None:
    """Check the list of the browser's tables: this one is in it, with the seat to move."""
    await observed.settle()
    mine, to_move = own_seats(observed, browser), observed.view["to_move"]
    tables = (await observed.browsers[browser].get("/tables")).json()["tables"]
    lines = [line for line in tables if line["table"] == observed.table]
    assert bool(lines) or not mine
    for line in lines:
        assert (line["status"], line["to_move"]) == (observed.view["status"], to_move)
        assert (line["mine"], line["my_turn"]) == (mine, to_move in mine)


def the_only_seat(observed: ObservedTable, browser: str) -> Seat | None:
    mine = own_seats(observed, browser)
    return mine[0] if len(mine) == 1 else None


def own_seats(observed: ObservedTable, browser: str) -> list[Seat]:
    return [seat for seat in range(len(observed.chairs)) if observed.holder(seat) == browser]


async def import_finished(client: Client, data: bytes) -> None:
    """Assert that an imported finished match exports the same bytes."""
    answer = await client.http.post("/api/records", content=data)
    assert answer.status_code == 201, answer.text
    again = await client.get(f"/tables/{answer.json()['table']}/record")
    assert again.content == data


async def play_to_the_end(observed: ObservedTable, ending: str) -> None:
    """Play to the last move, or until all people but one have resigned."""
    numbers = count(7, 7919)
    await observed.settle()
    while observed.view["status"] == "playing":
        seat = observed.view["to_move"]
        if ending == "play":
            await play(observed, next(numbers), by_socket=True)
        else:
            browser = observed.holder(seat)
            assert browser is not None
            await observed.send_command(browser, "resign", by_socket=True, seat=seat)


@contextmanager
def run_games(server: Server) -> Iterator[type[WholeGames]]:
    """Run many games with the same browsers."""
    people = {name: Client(server.url) for name in (*PEOPLE, SPECTATOR)}
    with asyncio.Runner() as loop:

        class GamesOfServer(WholeGames):
            runner = loop
            browsers = people

        try:
            yield GamesOfServer
        finally:
            loop.run(_close(people))


async def _close(browsers: dict[str, Client]) -> None:
    for client in browsers.values():
        await client.http.aclose()
