"""Whole games through HTTP and sockets, as chance would have people play them.

Each step is something that somebody could do, or might try. When all is over the records tell what
there was to see, and everything that was sent on the way is judged by the rules.
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
from tests.server.judging import judge, judge_fork
from tests.server.laying import LOBBY, forked, imported, laid, rematched
from tests.server.model import Deed, Model
from tests.server.running import Client, Json, Server
from tests.server.sittings import SPECTATOR, Sitting

T = TypeVar("T")
PEOPLE = ("ada", "ben", "cleo")
HOLDERS = ("ada", "ben", "cleo", "greedy", "random")
WRONG = {
    "clans": ("3R@1W", "8K@1N1", "~4G@2N1+", "deal 4R", "deal ?", "~@1W", "zap", "7G@"),
    "glenmore": ("done", "take 12 0,1", "sell sheep 0,0", "roll 2", "draw 9", "stop", "zap", "1 1"),
}
MOST_TABLES = 3

# Of what is possible then; what is possible depends on cards that no two runs have in common.
NUMBERS = st.integers(0, 999)
TABLES = st.integers(0, MOST_TABLES - 1)
SEATS = st.integers(0, 4)
DOORS = st.booleans()
ANYBODY = st.sampled_from((*PEOPLE, SPECTATOR))
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
    """No rule has a precondition on the match: a step that makes no sense is not taken."""

    runner: ClassVar[asyncio.Runner]
    browsers: ClassVar[dict[str, Client]]

    def __init__(self) -> None:
        super().__init__()
        self.sittings: list[Sitting] = []
        self.forks: list[tuple[Sitting, int, Seat | None, int, Sitting]] = []
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
    def lay(
        self, game: str, others: list[str], lobby: list[str], shuffled: bool, ending: str
    ) -> None:
        holders = ["ada", *others][: max(GAMES[game].meta.players)]
        sitting = laid(game, holders, self.browsers, lobby, shuffled=shuffled)
        self.sittings.append(self.wait_for(sitting))
        self.ending = ending

    # Playing

    @rule(table=TABLES, number=NUMBERS, times=st.integers(1, 6), by_socket=DOORS)
    def play(self, table: int, number: int, times: int, by_socket: bool) -> None:
        for _ in range(times):
            self.wait_for(play(self.at(table), number, by_socket))

    @rule(table=TABLES, seat=SEATS, number=NUMBERS, by_socket=DOORS)
    def play_at_random(self, table: int, seat: Seat, number: int, by_socket: bool) -> None:
        """Whatever it is, and whoever's turn it is."""
        sitting = self.at(table)
        wrong = WRONG[sitting.game]
        action = wrong[number % len(wrong)]
        self.say(sitting, "play", seat, by_socket=by_socket, action=action)

    @rule(table=TABLES, number=NUMBERS, by_socket=DOORS)
    def say_again(self, table: int, number: int, by_socket: bool) -> None:
        """The same message gets the same answer, and nothing else happens."""
        sitting = self.at(table)
        deeds = [deed for deed in sitting.deeds if "nonce" in deed.command]
        if deeds:
            self.wait_for(say_again(sitting, deeds[number % len(deeds)], by_socket))

    @rule(table=TABLES, back=st.integers(-1, 3), by_socket=DOORS)
    def play_too_late(self, table: int, back: int, by_socket: bool) -> None:
        """Or about a view that is yet to come."""
        self.wait_for(play(self.at(table), 0, by_socket, back))

    # Changing one's mind

    @rule(table=TABLES, kinds=HESITATIONS, by_socket=DOORS)
    def hesitate(self, table: int, kinds: list[str], by_socket: bool) -> None:
        """Whoever played last takes it back, or plays it again, or both."""
        sitting = self.at(table)
        for seat in self.last_players(sitting)[-1:]:
            for kind in kinds:
                self.say(sitting, kind, seat, by_socket=by_socket)

    @rule(table=TABLES, back=st.integers(1, 3), by_socket=DOORS)
    def undo_by_consent(self, table: int, back: int, by_socket: bool) -> None:
        """Of one of the last moves; whoever is asked agrees."""
        sitting = self.at(table)
        for seat in self.last_players(sitting)[-back:][:1]:
            self.say(sitting, "undo", seat, by_socket=by_socket)
        for seat in (sitting.view["offer"] or {}).get("waiting", ()):
            self.say(sitting, "answer-undo", seat, by_socket=by_socket, agree=True)

    @rule(table=TABLES, seat=SEATS, number=NUMBERS)
    def resign(self, table: int, seat: Seat, number: int) -> None:
        """Not too often: much else can be tried only in a match that goes on."""
        if number % 5 == 0:
            self.say(self.at(table), "resign", seat, by_socket=True)

    @rule(table=TABLES, command=st.sampled_from(ODD), seat=SEATS, browser=st.none() | ANYBODY)
    def meddle(self, table: int, command: Json, seat: Seat, browser: str | None) -> None:
        """What is out of place, or of no use, in most matches; also for seats of others."""
        sitting = self.at(table)
        more = {key: command[key] for key in command if key != "type"}
        self.say(sitting, command["type"], seat, by_socket=True, browser=browser, **more)

    # Looking

    @rule(table=TABLES, browser=ANYBODY, number=NUMBERS)
    def reconnect(self, table: int, browser: str, number: int) -> None:
        """Perhaps something happens in the meantime."""
        self.wait_for(reconnect(self.at(table), browser, number))

    @rule(table=TABLES, seat=st.none() | SEATS, browser=st.sampled_from(PEOPLE))
    def look(self, table: int, seat: Seat | None, browser: str) -> None:
        sitting = self.at(table)
        eye = sitting.eyes.get(browser)
        if eye and (seat is None or seat in own_seats(sitting, browser)):
            self.wait_for(eye.look(seat))

    @rule(table=TABLES, browser=ANYBODY, seat=st.none() | SEATS, back=NUMBERS)
    def look_by_http(self, table: int, browser: str, seat: Seat | None, back: int) -> None:
        sitting = self.at(table)
        query = {"since": max(0, sitting.view["seq"] - back)}
        if seat in own_seats(sitting, browser):
            query["seat"] = seat
        self.wait_for(sitting.look(browser, **query))

    @rule(table=TABLES, browser=ANYBODY, seat=st.none() | SEATS, ply=NUMBERS)
    def read(self, table: int, browser: str, seat: Seat | None, ply: int) -> None:
        sitting = self.at(table)
        seat = seat if seat in own_seats(sitting, browser) else the_only_seat(sitting, browser)
        self.wait_for(read_all(sitting, browser, seat, ply))
        self.wait_for(read_list(sitting, browser))

    # Other tables

    @rule(table=TABLES, browser=ANYBODY, seat=st.none() | SEATS, ply=NUMBERS)
    def fork(self, table: int, browser: str, seat: Seat | None, ply: int) -> None:
        if len(self.sittings) < MOST_TABLES:
            self.wait_for(self.fork_from(self.at(table), browser, seat, ply))

    async def fork_from(self, old: Sitting, browser: str, seat: Seat | None, ply: int) -> None:
        seq = await old.settle()
        seat = seat if seat in own_seats(old, browser) else the_only_seat(old, browser)
        ply %= old.view["ply"] + 1
        made = await forked(old, browser, ply, seat)
        if made:
            self.sittings.append(made)
            self.forks.append((old, seq, seat, ply, made))

    @rule(table=TABLES, browser=st.sampled_from(PEOPLE))
    def rematch(self, table: int, browser: str) -> None:
        if len(self.sittings) < MOST_TABLES:
            self.wait_for(self.rematch_of(self.at(table), browser))

    async def rematch_of(self, old: Sitting, browser: str) -> None:
        seq = await old.settle()
        if old.view["status"] != "over" or browser not in old.eyes or old.view["rematch"]:
            return
        made = await rematched(old, browser)
        self.sittings.append(made)
        old.deeds.append(Deed(seq + 1, browser, {"type": "rematch", "made": made.table}))
        # Nobody asks for a second one who has seen that there is one.
        await old.settle(seq + 1)

    @rule(table=TABLES, browser=ANYBODY)
    def export_and_import(self, table: int, browser: str) -> None:
        if len(self.sittings) < MOST_TABLES:
            self.wait_for(self.import_from(self.at(table), browser))

    async def import_from(self, old: Sitting, browser: str) -> None:
        """One's own part of a match cannot be gone on with."""
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
            self.sittings.append(await imported(self.browsers, browser, data))

    # The end

    def teardown(self) -> None:
        try:
            if not self.has_failed:
                self.wait_for(self.judge_all())
        finally:
            self.runner.run(self.leave())

    async def judge_all(self) -> None:
        models: dict[str, Model] = {}
        for sitting in self.sittings:
            await play_to_the_end(sitting, self.ending if sitting is self.sittings[0] else "resign")
            models[sitting.table] = await judge(sitting)
        for old, seq, seat, ply, made in self.forks:
            judge_fork(models[old.table].at(seq), seat, ply, models[made.table])

    async def leave(self) -> None:
        for sitting in self.sittings:
            await sitting.close()

    # Who and where

    def at(self, table: int) -> Sitting:
        return self.sittings[table % len(self.sittings)]

    def seat(self, sitting: Sitting, seat: Seat) -> Seat:
        return seat % len(sitting.chairs)

    def holder(self, sitting: Sitting, seat: Seat) -> str | None:
        return sitting.holder(self.seat(sitting, seat))

    def say(
        self, sitting: Sitting, kind: str, seat: Seat, *, browser: str | None = None, **more: Any
    ) -> None:
        """By whoever holds that seat, unless somebody is named; else by the host."""
        if kind not in ("start", "arrange"):
            more["seat"] = self.seat(sitting, seat)
        browser = browser or self.holder(sitting, seat) or sitting.host
        self.wait_for(sitting.say(browser, kind, **more))

    def last_players(self, sitting: Sitting) -> list[Seat]:
        deeds = [deed.command for deed in sitting.deeds]
        return [command["seat"] for command in deeds if command["type"] == "play"]


async def play(sitting: Sitting, number: int, by_socket: bool, back: int | None = None) -> None:
    """One of the legal actions; with ``back`` about a view that is so many events old."""
    seq = await sitting.settle()
    if sitting.view["status"] != "playing":
        return
    seat = sitting.view["to_move"]
    browser = sitting.holder(seat)
    assert browser is not None
    if by_socket and browser in sitting.eyes:
        eye = sitting.eyes[browser]
        await eye.look(seat)
        view = eye.view
    else:
        view = await sitting.look(browser, seat=seat)
    action = view["legal"][number % len(view["legal"])]["text"]
    at = None if back is None else max(0, seq - back)
    done = await sitting.say(browser, "play", by_socket=by_socket, seq=at, seat=seat, action=action)
    assert back is not None or done["type"] == "done", done


async def say_again(sitting: Sitting, deed: Deed, by_socket: bool) -> None:
    before = await sitting.settle()
    answer = await sitting.send(deed.browser, deed.command, by_socket)
    assert answer == {"type": "done", "nonce": deed.command["nonce"], "seq": deed.seq}
    assert await sitting.catch_up() == before


async def reconnect(sitting: Sitting, browser: str, number: int) -> None:
    if browser not in sitting.eyes:
        return
    since = await sitting.shut(browser)
    if number % 2 and browser != SPECTATOR:
        await play(sitting, number, by_socket=False)
    await sitting.open(browser, since)


async def read_all(sitting: Sitting, browser: str, seat: Seat | None, ply: int) -> None:
    ply %= sitting.view["ply"] + 1
    for path in ("story", "record", f"positions/{ply}"):
        await sitting.read(browser, path, seat)


async def read_list(sitting: Sitting, browser: str) -> None:
    """One's own tables, this one among them, with whose turn it is."""
    await sitting.settle()
    mine, to_move = own_seats(sitting, browser), sitting.view["to_move"]
    tables = (await sitting.browsers[browser].get("/tables")).json()["tables"]
    lines = [line for line in tables if line["table"] == sitting.table]
    assert bool(lines) or not mine
    for line in lines:
        assert (line["status"], line["to_move"]) == (sitting.view["status"], to_move)
        assert (line["mine"], line["my_turn"]) == (mine, to_move in mine)


def the_only_seat(sitting: Sitting, browser: str) -> Seat | None:
    mine = own_seats(sitting, browser)
    return mine[0] if len(mine) == 1 else None


def own_seats(sitting: Sitting, browser: str) -> list[Seat]:
    return [seat for seat in range(len(sitting.chairs)) if sitting.holder(seat) == browser]


async def import_finished(client: Client, data: bytes) -> None:
    """What is over comes back as it was, to the last byte."""
    answer = await client.http.post("/api/records", content=data)
    assert answer.status_code == 201, answer.text
    again = await client.get(f"/tables/{answer.json()['table']}/record")
    assert again.content == data


async def play_to_the_end(sitting: Sitting, ending: str) -> None:
    """To the last move, or until all people but one have resigned."""
    numbers = count(7, 7919)
    await sitting.settle()
    while sitting.view["status"] == "playing":
        seat = sitting.view["to_move"]
        if ending == "play":
            await play(sitting, next(numbers), by_socket=True)
        else:
            browser = sitting.holder(seat)
            assert browser is not None
            await sitting.say(browser, "resign", by_socket=True, seat=seat)


@contextmanager
def town(server: Server) -> Iterator[type[WholeGames]]:
    """The same people for many games: they keep their browsers."""
    people = {name: Client(server) for name in (*PEOPLE, SPECTATOR)}
    with asyncio.Runner() as loop:

        class Town(WholeGames):
            runner = loop
            browsers = people

        try:
            yield Town
        finally:
            loop.run(_close(people))


async def _close(browsers: dict[str, Client]) -> None:
    for client in browsers.values():
        await client.http.aclose()
