"""During a whole match, no client gets keys to seats of others or the secret of the shuffle."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from pathlib import Path

import httpx2
import pytest

from clachan.server.auth import visitor_hash
from clachan.server.tables.events import Created, read_event
from tests.support.server.server_process import OPEN, Json, Socket, person
from tests.support.server.simulated_server import (
    PROCESS,
    World,
    forms,
    token_of,
    without_own_cookie,
    world,
)

ADA, BEN, PHONE, GUEST = map(token_of, ("ada", "ben", "phone", "guest"))
DOCUMENTS = ("", "/story", "/record", "/links", "/positions/3", "/course", "/shuffle")


@dataclass
class RecordedGame:
    world: World
    table: str = ""
    key: str = ""
    carry_key: str = ""
    may_contain_keys: list[tuple[str, bytes]] = field(default_factory=list)
    """The answers that are meant to contain keys, with their receivers."""
    before_the_end: int = 0
    """How many messages had been sent before the last move."""

    async def run(self) -> Created:
        await self._sit_down()
        async with (
            self.world.client(ADA).socket(self.table) as ada,
            self.world.client(BEN).socket(self.table) as ben,
            self.world.client().socket(self.table) as guest,
        ):
            await self._say(ADA, "start", 2)
            await ada.until(lambda view: view["status"] == "playing")
            await self._play((ada, ben))
            await guest.until(lambda view: view["status"] == "over")
        await self._look_around()
        head = read_event((await self.world.storage.load(self.table))[0])
        assert isinstance(head, Created)
        return head

    async def _sit_down(self) -> None:
        """Ada invites Ben, and opens her seat on her phone."""
        body: Json = {"game": "clans", "seats": [person("Ada"), OPEN], "shuffle_seats": False}
        made = await self.world.client(ADA).post("/tables", body)
        self.table = made.json()["table"]
        await self._look_around()
        self.key = (await self._link("GET", "/links"))["invite"].partition("#join=")[2]
        await self._ask("POST", "/join", BEN, {"key": self.key, "name": "Ben"})
        await self._look_around()
        self.carry_key = (await self._link("POST", "/carry"))["link"].partition("#carry=")[2]
        await self._ask("POST", "/join", PHONE, {"key": self.carry_key})

    async def _link(self, method: str, path: str) -> Json:
        """A link that Ada requests."""
        answer = await self._ask(method, path, ADA)
        self.may_contain_keys.append(self.world.sent[-1])
        link: Json = answer.json()
        return link

    async def _play(self, players: tuple[Socket, Socket]) -> None:
        while players[0].view["status"] == "playing":
            mover = players[0].view["to_move"]
            view = players[mover].view
            self.before_the_end = len(self.world.sent)
            if view["ply"] % 4 == 0:
                await self._look_around()
            action = view["legal"][0]["text"]
            done = await self._say(
                (ADA, BEN)[mover], "play", view["seq"], seat=mover, action=action
            )
            for player in players:
                await player.until(lambda view, seq=done["seq"]: view["seq"] >= seq)

    async def _look_around(self) -> None:
        for token in (ADA, BEN, PHONE, GUEST, ""):
            await self.world.client(token).get("/tables")
            for path in DOCUMENTS:
                await self._ask("GET", path, token)

    async def _ask(
        self, method: str, path: str, token: str, body: object = None
    ) -> httpx2.Response:
        http = self.world.client(token).http
        return await http.request(method, f"/api/tables/{self.table}{path}", json=body)

    async def _say(self, token: str, kind: str, seq: int, **more: object) -> Json:
        command = {"type": kind, "nonce": f"{kind}-{seq}", "seq": seq, **more}
        answer = await self._ask("POST", "/commands", token, command)
        done: Json = answer.json()
        assert done["type"] == "done", done
        return done


@pytest.fixture
def recorded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[RecordedGame, Created]:
    async def run_game() -> tuple[RecordedGame, Created]:
        async with world(tmp_path, monkeypatch) as found:
            recorded = RecordedGame(found)
            return recorded, await recorded.run()

    return asyncio.run(run_game())


def test_secrets_are_never_sent(recorded: tuple[RecordedGame, Created]) -> None:
    played, head = recorded
    assert_sent_after(played, forms(head.secret), after=played.before_the_end)
    tokens = (ADA, BEN, PHONE, GUEST)
    hashes = [visitor_hash(key) for key in (*tokens, played.carry_key, head.join_key)]
    for secret in (PROCESS, *tokens, *hashes):
        assert_sent_after(played, [secret.encode()], after=len(played.world.sent))


def assert_sent_after(played: RecordedGame, secret: list[bytes], after: int) -> None:
    """The secret is in no message before ``after``, in any encoding."""
    sent = [without_own_cookie(token, raw) for token, raw in played.world.sent]
    assert not any(form in raw for raw in sent[:after] for form in secret)
    assert after == len(sent) or any(form in raw for raw in sent[after:] for form in secret)


def test_keys_are_sent_only_on_request(recorded: tuple[RecordedGame, Created]) -> None:
    played, head = recorded
    assert played.key == head.join_key
    for key in (played.key, played.carry_key):
        containing = [sent for sent in played.world.sent if key.encode() in sent[1]]
        assert containing
        assert all(sent in played.may_contain_keys for sent in containing)
