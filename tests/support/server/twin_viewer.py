"""A viewer of a match who sends every possible request and keeps all answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count

from clachan.core import Seat
from tests.support.server.paired_tables import JOIN_KEY, TABLE, Twin, token_of
from tests.support.server.server_process import Json, person
from tests.support.server.simulated_server import Ear, World, content

PATH = f"/api/tables/{TABLE}"
Question = tuple[str, str, object, dict[str, object]]
"""Method, path, body, query."""


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
    ear: Ear
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
        answer = await self.world.ask("POST", f"{PATH}/commands", token=token, body=command)
        assert content(answer)["type"] == "done", answer
        if token == self.viewer.token:
            self.answers.append(answer)
        await self.ear.reach(content(answer)["seq"])

    def _about_now(self, kind: str, **more: object) -> Json:
        seq = self.ear.view["seq"]
        return {"type": kind, "nonce": f"n{next(self._nonces)}", "seq": seq, **more}

    # Requests

    async def _probe(self) -> None:
        for method, path, body, query in self._questions():
            await self._ask(method, path, body, **query)
        await self._probe_socket()
        await self._use_device_link()
        await self._fork()

    async def _ask(self, method: str, path: str, body: object = None, **query: object) -> bytes:
        token = self.viewer.token
        answer = await self.world.ask(method, path, token=token, body=body, **query)
        self.answers.append(answer)
        return answer

    def _questions(self) -> Iterator[Question]:
        """All requests over HTTP that change nothing."""
        for path in ("/healthz", "/api/games", "/api/tables"):
            yield "GET", path, None, {}
        for document in ("links", "course", "shuffle"):
            yield "GET", f"{PATH}/{document}", None, {}
        yield "GET", "/api/games/clans/components", None, {"players": self.twin.players}
        yield "GET", PATH, None, {"since": 0}
        yield from self._documents()
        yield "DELETE", PATH, None, {}
        for path in ("forget", "rematch"):
            yield "POST", f"{PATH}/{path}", None, {}
        for key in (JOIN_KEY, JOIN_KEY[::-1]):
            yield "POST", f"{PATH}/join", {"key": key, "name": "Eve"}, {}
        for path in ("/api/tables", "/api/records"):
            yield "POST", path, {"game": "clans"}, {}
        for command in self._refused():
            yield "POST", f"{PATH}/commands", command, {}

    def _documents(self) -> Iterator[Question]:
        """Documents as the viewer sees them, and as others do."""
        own: list[Seat | None] = [] if self.viewer.seat is None else [self.viewer.seat]
        plies = (0, len(self.twin.deals) // 2, len(self.twin.deals), self.ear.view["ply"], 999)
        for seat in [None, *own, *self.viewer.other_seats]:
            query: dict[str, object] = {} if seat is None else {"seat": seat}
            yield "GET", PATH, None, query
            for path in ("story", "record", "hint"):
                yield "GET", f"{PATH}/{path}", None, query
            for ply in plies:
                yield "GET", f"{PATH}/positions/{ply}", None, query

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
            legal = {move["text"] for move in self.ear.view["legal"]}
            for text in self.texts[:20]:
                if text not in legal:
                    yield self._about_now("play", seat=seat, action=text)
                    yield {**self._about_now("play", seat=seat, action=text), "seq": 1}
                    yield {**self._about_now("play", seat=seat, action=text), "seq": 9999}

    async def _probe_socket(self) -> None:
        for kind in ("why", "preview"):
            for text in (
                *self.texts,
                *[move["text"] for move in self.ear.view["legal"][:9]],
                "zap",
            ):
                nonce = f"n{next(self._nonces)}"
                await self.ear.ask({"type": kind, "nonce": nonce, "action": text})
        for seat in self.viewer.other_seats:
            await self.ear.ask({"type": "look", "seat": seat})
        if self.viewer.has_several_seats and self.viewer.seat is not None:
            await self.choose_seat(None)
            await self.choose_seat(self.viewer.seat)

    async def choose_seat(self, seat: Seat | None) -> None:
        """Choose a seat, or none."""
        self.ear.say({"type": "look", "seat": seat})
        await self.ear.until(lambda: bool(self.ear.view["viewing"] == seat))

    async def _use_device_link(self) -> None:
        """Create a device link to the viewer's seats; all see a new event."""
        before = self.ear.view["seq"]
        if b" 201 " in (await self._ask("POST", f"{PATH}/carry")).partition(b"\r\n")[0]:
            await self.ear.reach(before + 1)

    async def _fork(self) -> None:
        """Fork the table: the viewer sees all seats of the fork, and the test its stored events."""
        seats = [person(f"Me {seat}") for seat in range(self.twin.players)]
        body: Json = {"ply": self.ear.view["ply"], "seats": seats}
        if self.viewer.seat is not None:
            body["seat"] = self.viewer.seat
        made = content(await self._ask("POST", f"{PATH}/fork", body))["table"]
        begin = {"type": "start", "nonce": "begin", "seq": 1}
        await self._ask("POST", f"/api/tables/{made}/commands", begin)
        for seat in range(self.twin.players):
            await self._ask("GET", f"/api/tables/{made}", seat=seat, since=0)
            await self._ask("GET", f"/api/tables/{made}/record", seat=seat)
        self.stored += await self.world.storage.load(made)
