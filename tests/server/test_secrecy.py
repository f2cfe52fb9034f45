"""Twin worlds that differ only in secrets produce the same output for a viewer."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import httpx2
import pytest

from clachan.core import CHANCE, Seat
from clachan.games import clans
from clachan.server.auth import visitor_hash
from clachan.server.http.endpoints import ENDPOINTS
from clachan.server.storage import TableRow
from clachan.server.tables.commands import apply_events
from clachan.server.tables.events import Chair, Created, read_event, write_event
from clachan.server.tables.lobby import start_match
from clachan.server.tables.summaries import write_summary
from clachan.server.tables.table import new_table
from clachan.wire.protocol.shapes import LiveClock
from clachan.wire.record_messages import EntryMessage
from tests.support.games.clans_lines import EVERY_ACTION, golden_line, known_by, twin_of
from tests.support.server.server_process import Json, Socket, person
from tests.support.server.simulated_server import (
    NOON,
    PROCESS,
    World,
    forms,
    raw,
    token_of,
    without_own_cookie,
    world,
)

TABLE = "twin-table-of-22-signs"
SECRET = bytes(range(100, 132))
JOIN_KEY = "join-key-with-22-signs"
PATH = f"/tables/{TABLE}"
Question = tuple[str, str, object, dict[str, object]]
"""Method, path, body, query."""


@dataclass(frozen=True)
class Twin:
    """One of the two: how it was dealt, and what is played by whom."""

    players: int
    deals: tuple[str, ...]
    plays: tuple[str, ...]

    @property
    def movers(self) -> list[Seat]:
        return [ply % self.players for ply in range(len(self.plays))]


def twins_for(players: int, viewer: Seat | None, seed: int) -> tuple[Twin, Twin]:
    """A golden game up to its last play but one, and another that looked just so to the viewer."""
    line = golden_line(players)[:-1]
    lines = (line, twin_of(players, line, viewer, random.Random(seed)))
    count = sum(text.startswith("deal") for text in line)
    one, other = (Twin(players, tuple(one[:count]), tuple(one[count:])) for one in lines)
    return one, other


async def create_table(world: World, twin: Twin, browsers: Sequence[str]) -> None:
    """The table with these cards, as the server would have stored it; by seat: whose it is."""
    chairs = tuple(
        Chair(f"{browser} {seat}", (visitor_hash(token_of(browser)),), None, f"salt {seat}")
        for seat, browser in enumerate(browsers)
    )
    head = Created(
        at=NOON,
        host=chairs[0].holders[0],
        game="clans",
        match="00112233445566778899aabbccddeeff",
        secret=SECRET,
        join_key=JOIN_KEY,
        chairs=chairs,
        clock=LiveClock(3600, 5),
        shuffle_seats=False,
        grace_ms=60_000,
        given=tuple(EntryMessage(CHANCE, text) for text in twin.deals),
    )
    table = new_table(head)
    found = apply_events(table, start_match(table, head.host, NOON))
    events = [write_event(event) for event in (head, *found.events)]
    row = TableRow(write_summary(found.table), None, NOON)
    members = {holder for chair in chairs for holder in chair.holders}
    await world.storage.create(TABLE, events, row, members)


@dataclass(frozen=True)
class Viewer:
    """A browser, identified by its token, that sees the match from ``seat``."""

    browsers: tuple[str, ...]
    """By seat."""
    token: str
    seat: Seat | None

    @property
    def has_several_seats(self) -> bool:
        return [token_of(browser) for browser in self.browsers].count(self.token) > 1

    @property
    def other_seats(self) -> list[Seat]:
        """Seats of others, and one that does not exist."""
        tokens = [*map(token_of, self.browsers), "unknown"]
        return [seat for seat, token in enumerate(tokens) if token != self.token]


@dataclass
class Watch:
    world: World
    twin: Twin
    viewer: Viewer
    socket: Socket
    texts: Sequence[str]
    """Actions to ask about."""
    answers: list[bytes] = field(default_factory=list)
    stored: list[bytes] = field(default_factory=list)
    """The tables that the viewer has forked from this one, as stored."""
    _nonces: Iterator[int] = field(default_factory=count)

    async def play(self) -> None:
        """Play the whole match, with undo requests for actions played face down."""
        downs = [number for number, text in enumerate(self.twin.plays) if text[0] == "~"]
        turns = [number for number, seat in enumerate(self.twin.movers) if seat == self.viewer.seat]
        own = next((number - 1 for number in turns if number > downs[0] + 1), downs[0])
        for number in range(len(self.twin.plays)):
            self.world.now += 1000
            await self._play(number)
            if number == downs[0]:
                await self._undo_and_redo(number)
            if number == downs[0] + 1:
                await self._request_undo(number, agree=True)
                await self._request_undo(number, agree=False)
            if number in (0, downs[0], own, downs[-1]):
                await self._probe()

    async def _play(self, number: int) -> None:
        seat, action = self.twin.movers[number], self.twin.plays[number]
        await self._command(seat, "play", action=action)

    async def _undo_and_redo(self, number: int) -> None:
        seat = self.twin.movers[number]
        await self._command(seat, "undo")
        await self._command(seat, "redo")

    async def _request_undo(self, number: int, *, agree: bool) -> None:
        """The player of the second last action requests an undo, and plays it again if it is granted."""
        asking = self.twin.movers[number - 1]
        await self._command(asking, "undo")
        others = [seat for seat in range(self.twin.players) if seat != asking]
        for seat in others if agree else others[:1]:
            await self._command(seat, "answer-undo", agree=agree)
        if agree:
            await self._play(number - 1)
            await self._play(number)

    async def _command(self, seat: Seat, kind: str, **more: object) -> None:
        """Send a command of the seat's holder; the answer is kept only if that is the viewer."""
        token = token_of(self.viewer.browsers[seat])
        command = self._about_now(kind, seat=seat, **more)
        answer = await self.world.client(token).post(f"{PATH}/commands", command)
        assert answer.json()["type"] == "done", answer.text
        if token == self.viewer.token:
            self.answers.append(raw(answer))
        await self._reach(answer.json()["seq"])

    async def _reach(self, seq: int) -> None:
        await self.socket.until(lambda view: view["seq"] >= seq)

    def _about_now(self, kind: str, **more: object) -> Json:
        seq = self.socket.view["seq"]
        return {"type": kind, "nonce": f"n{next(self._nonces)}", "seq": seq, **more}

    # Requests

    async def _probe(self) -> None:
        for method, path, body, query in self._questions():
            await self._ask(method, path, body, **query)
        await self._probe_socket()
        await self._use_device_link()
        await self._fork()

    async def _ask(
        self, method: str, path: str, body: object = None, **query: Any
    ) -> httpx2.Response:
        http = self.world.client(self.viewer.token).http
        answer = await http.request(method, path, json=body, params=query)
        self.answers.append(raw(answer))
        return answer

    def _questions(self) -> Iterator[Question]:
        """All requests over HTTP that change nothing."""
        for path in ("/healthz", "/api/games", "/api/tables"):
            yield "GET", path, None, {}
        for document in ("links", "course", "shuffle"):
            yield "GET", f"/api{PATH}/{document}", None, {}
        yield "GET", "/api/games/clans/components", None, {"players": self.twin.players}
        yield "GET", f"/api{PATH}", None, {"since": 0}
        yield from self._documents()
        yield "DELETE", f"/api{PATH}", None, {}
        for path in ("forget", "rematch"):
            yield "POST", f"/api{PATH}/{path}", None, {}
        for key in (JOIN_KEY, JOIN_KEY[::-1]):
            yield "POST", f"/api{PATH}/join", {"key": key, "name": "Eve"}, {}
        for path in ("/api/tables", "/api/records"):
            yield "POST", path, {"game": "clans"}, {}
        for command in self._refused():
            yield "POST", f"/api{PATH}/commands", command, {}

    def _documents(self) -> Iterator[Question]:
        """Documents as the viewer sees them, and as others do."""
        own: list[Seat | None] = [] if self.viewer.seat is None else [self.viewer.seat]
        plies = (0, len(self.twin.deals) // 2, len(self.twin.deals), self.socket.view["ply"], 999)
        for seat in [None, *own, *self.viewer.other_seats]:
            query: dict[str, object] = {} if seat is None else {"seat": seat}
            yield "GET", f"/api{PATH}", None, query
            for path in ("story", "record", "hint"):
                yield "GET", f"/api{PATH}/{path}", None, query
            for ply in plies:
                yield "GET", f"/api{PATH}/positions/{ply}", None, query

    def _refused(self) -> Iterator[Json]:
        """Commands that are refused: for seats of others, not allowed now, too old, too new."""
        for kind in ("start", "arrange"):
            yield self._about_now(kind)
        own = [] if self.viewer.seat is None else [self.viewer.seat]
        for seat in (*own, *self.viewer.other_seats):
            for kind in ("leave", "take-back", "redo"):
                yield self._about_now(kind, seat=seat)
            yield self._about_now("answer-undo", seat=seat, agree=True)
            yield self._about_now("replace", seat=seat, target=(seat + 1) % self.twin.players)
            legal = {move["text"] for move in self.socket.view["legal"]}
            for text in self.texts[:20]:
                if text not in legal:
                    yield self._about_now("play", seat=seat, action=text)
                    yield {**self._about_now("play", seat=seat, action=text), "seq": 1}
                    yield {**self._about_now("play", seat=seat, action=text), "seq": 9999}

    async def _probe_socket(self) -> None:
        for kind in ("why", "preview"):
            for text in (
                *self.texts,
                *[move["text"] for move in self.socket.view["legal"][:9]],
                "zap",
            ):
                nonce = f"n{next(self._nonces)}"
                await self.socket.send(type=kind, nonce=nonce, action=text)
                await self.socket.answer(nonce)
        for seat in self.viewer.other_seats:
            await self.socket.send(type="look", seat=seat)
            while (await self.socket.next())["type"] == "view":
                pass
        if self.viewer.has_several_seats and self.viewer.seat is not None:
            await self.choose_seat(None)
            await self.choose_seat(self.viewer.seat)

    async def choose_seat(self, seat: Seat | None) -> None:
        """Choose a seat, or none."""
        await self.socket.send(type="look", seat=seat)
        await self.socket.until(lambda view: view["viewing"] == seat)

    async def _use_device_link(self) -> None:
        """Create a device link to the viewer's seats; all see a new event."""
        before = self.socket.view["seq"]
        if (await self._ask("POST", f"/api{PATH}/carry")).status_code == 201:
            await self._reach(before + 1)

    async def _fork(self) -> None:
        """Fork the table: the viewer sees all seats of the fork, and the test its stored events."""
        seats = [person(f"Me {seat}") for seat in range(self.twin.players)]
        body: Json = {"ply": self.socket.view["ply"], "seats": seats}
        if self.viewer.seat is not None:
            body["seat"] = self.viewer.seat
        made = (await self._ask("POST", f"/api{PATH}/fork", body)).json()["table"]
        begin = {"type": "start", "nonce": "begin", "seq": 1}
        await self._ask("POST", f"/api/tables/{made}/commands", begin)
        for seat in range(self.twin.players):
            await self._ask("GET", f"/api/tables/{made}", seat=seat, since=0)
            await self._ask("GET", f"/api/tables/{made}/record", seat=seat)
        self.stored += await self.world.storage.load(made)


EVERY_TEXT = [clans.text(action) for action in EVERY_ACTION]
SAMPLE = random.Random(0).sample(EVERY_TEXT, 60)


def browsers_of(players: int) -> tuple[str, ...]:
    return tuple(f"browser-{seat}" for seat in range(players))


def viewers() -> dict[str, Viewer]:
    """Each seat, spectators with and without a cookie, and a shared screen with and without a chosen seat."""
    found = {}
    for players in clans.meta.players:
        browsers = browsers_of(players)
        for seat, browser in enumerate(browsers):
            found[f"seat {seat} of {players}"] = Viewer(browsers, token_of(browser), seat)
        found[f"spectator of {players}"] = Viewer(browsers, "", None)
    found["stranger"] = Viewer(browsers_of(3), token_of("stranger"), None)
    shared = ("shared", "browser-1", "shared")
    for lifted in (0, 2, None):
        name = f"shared screen, looked at from {lifted}"
        found[name] = Viewer(shared, token_of("shared"), lifted)
    return found


VIEWERS = viewers()
# One of each kind, at each number of players; --deep looks as all of them.
ALWAYS = {"seat 0 of 2", "seat 2 of 3", "seat 3 of 4", "spectator of 3", "stranger"}
ALWAYS |= {"shared screen, looked at from 2", "shared screen, looked at from None"}


@dataclass(frozen=True)
class Output:
    """The output of a match: answers and messages to the viewer, messages to all, and stored data."""

    answers: list[bytes]
    heard: list[bytes]
    to_all: list[tuple[str, bytes]]
    stored: list[bytes]
    asked: set[tuple[str, str]]


async def observe(found: World, twin: Twin, viewer: Viewer, texts: Sequence[str]) -> Output:
    await create_table(found, twin, viewer.browsers)
    async with found.client(viewer.token).socket(TABLE) as socket:
        # Time goes on only after the last view of the beginning, in which the viewer is present.
        await socket.until(
            lambda view: all(seat["present"] for seat in view["seats"] if seat["mine"])
        )
        del found.heard[:-1]
        watch = Watch(found, twin, viewer, socket, texts)
        if viewer.has_several_seats and viewer.seat is not None:
            await watch.choose_seat(viewer.seat)
        await watch.play()
        return Output(watch.answers, found.heard, found.sent, watch.stored, found.asked)


def in_world(
    folder: Path,
    patch: pytest.MonkeyPatch,
    twin: Twin,
    viewer: Viewer,
    texts: Sequence[str] = SAMPLE,
) -> Output:
    async def observe_world() -> Output:
        async with world(folder, patch) as found:
            return await observe(found, twin, viewer, texts)

    return asyncio.run(observe_world())


@pytest.mark.parametrize(
    "name",
    [pytest.param(n, marks=[] if n in ALWAYS else pytest.mark.deep) for n in VIEWERS],
)
def test_twin_worlds_look_equal_to_a_viewer(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deep: bool
) -> None:
    viewer, texts = VIEWERS[name], EVERY_TEXT if deep else SAMPLE
    for seed in range(3 if deep else 1):
        twins = twins_for(len(viewer.browsers), viewer.seat, seed)
        assert twins[0] != twins[1]
        one, other = (
            in_world(tmp_path / f"{seed}-{number}", monkeypatch, twin, viewer, texts)
            for number, twin in enumerate(twins)
        )
        assert len(one.answers) > 200
        assert len(one.heard) > 200
        for sent, again in zip(
            one.answers + one.heard + one.stored,
            other.answers + other.heard + other.stored,
            strict=True,
        ):
            assert sent == again
        assert_no_secrets(one, viewer)


def assert_no_secrets(found: Output, viewer: Viewer) -> None:
    """No output contains the secret of the shuffle, keys, holders of seats or processes."""
    tokens = {*map(token_of, viewer.browsers)}
    hashes = {visitor_hash(token) for token in tokens}
    secrets = {*forms(SECRET), *(text.encode() for text in {JOIN_KEY, PROCESS, *tokens, *hashes})}
    for token, sent in found.to_all:
        kept = without_own_cookie(token, sent)
        assert not any(secret in kept for secret in secrets)


def test_the_twin_test_covers_every_request(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    viewer = VIEWERS["seat 1 of 2"]
    found = in_world(tmp_path, monkeypatch, twins_for(2, 1, 0)[0], viewer)
    assert {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS} <= found.asked
    codes = set(re.findall(rb'"code":"([\w-]+)"', b"".join(found.answers)))
    assert codes >= {b"illegal", b"stale", b"bad-seq", b"not-your-seat", b"not-over", b"wrong-key"}


@pytest.mark.parametrize("name", ["seat 0 of 2", "spectator of 2"])
def test_a_viewer_who_may_see_the_difference_sees_it(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worlds are not equal by accident: the other seat sees other cards."""
    blind, sighted = VIEWERS[name], VIEWERS["seat 1 of 2"]
    one, other = (
        in_world(tmp_path / str(number), monkeypatch, twin, sighted)
        for number, twin in enumerate(twins_for(2, blind.seat, 0))
    )
    assert one.heard != other.heard
    assert one.answers != other.answers


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_fork_deals_unseen_cards_again(
    seat: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each fork deals other cards, is right no more often than by chance, and has its own secret."""
    twin = twins_for(2, None, 0)[0]
    heads = asyncio.run(forks(tmp_path, monkeypatch, twin, seat, 60))
    true = [*twin.deals, *twin.plays]
    for head in heads:
        line = [str(entry.action) for entry in head.given]
        assert known_by(2, line, seat) == known_by(2, true, seat)
        assert head.secret != SECRET
        assert head.match != "00112233445566778899aabbccddeeff"
    assert len({head.secret for head in heads}) == len({head.match for head in heads}) == 60
    hidden = [
        ply for ply, seen in enumerate(known_by(2, true, seat)[1]) if clans.text(seen) != true[ply]
    ]
    right = sum(head.given[ply].action == true[ply] for head in heads for ply in hidden)
    assert len(hidden) > 5
    assert right < 60 * len(hidden) / 4
    assert len({tuple(entry.action for entry in head.given) for head in heads}) > 50


async def forks(
    folder: Path, patch: pytest.MonkeyPatch, twin: Twin, seat: int | None, times: int
) -> list[Created]:
    """Tables that a client forks repeatedly from the same match."""
    viewer = Viewer(
        browsers_of(2), token_of("stranger" if seat is None else f"browser-{seat}"), seat
    )
    heads = []
    async with world(folder, patch) as found:
        await create_table(found, twin, viewer.browsers)
        client = found.client(viewer.token)
        async with client.socket(TABLE) as socket:
            await Watch(found, twin, viewer, socket, ()).play()
            body = {"ply": socket.view["ply"], "name": "Eve"}
        for _ in range(times):
            answer = await client.post(f"{PATH}/fork", body)
            head = read_event((await found.storage.load(answer.json()["table"]))[0])
            assert isinstance(head, Created)
            heads.append(head)
    return heads
