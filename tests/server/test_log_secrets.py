"""The log of a whole game, errors included, can be handed on: it contains no key and no name."""

import asyncio
import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.support.server.party import refused
from tests.support.server.server_process import OPEN, Client, Json, Server, person, running

ADA, BEN, CYD = "Adalmina Lovelake", "Benedikt Babbedge", "Cydonia 'Cy' Colossus"


class LoggedGame:
    """What must not be logged, as it comes up."""

    def __init__(self, server: Server, folder: Path) -> None:
        self.server = server
        self.file = folder / "clachan.sqlite3"
        self.secrets = {ADA, BEN, CYD}
        self.cards: set[str] = set()

    async def play(self) -> None:
        async with Client(self.server.url) as ada, Client(self.server.url) as ben:
            table = await ada.create_table(
                "clans", person(ADA), OPEN, salt="ada-lovelakes-own-salt"
            )
            key = await ada.invite_key(table)
            await ben.join(table, key, BEN)
            await self.go_wrong(ben, table)
            async with ada.socket(table) as first, ben.socket(table) as second:
                await first.command("start")
                for socket in (first, second):
                    view = await socket.until(lambda view: view["status"] == "playing")
                    self.cards |= {move["text"].partition("@")[0] for move in view["legal"]}
                    await socket.send(type="look", seat=9)
                    await socket.connection.send(f"{{{BEN}".encode())
                await first.command("resign", seat=first.view["viewing"])
                over = await second.until(lambda view: view["status"] == "over")
            await self.carry(ada, table)
            self.secrets |= {table, key, over["shuffle"]["secret"], "ada-lovelakes-own-salt"}
            for client in (ada, ben):
                self.secrets |= set(client.cookie.partition("=")[2].split("."))
            await ada.post(f"/tables/{table}/rematch")
            self.break_table(table, "A" * 22)
            self.break_table(table, "B" * 22)
            for broken in ("A" * 22, "B" * 22):
                for path in ("", "/record", "/story"):
                    answer = await ada.get(f"/tables/{broken}{path}")
                    refused(answer, 500, "internal")
                with pytest.raises(Exception, match="500"):
                    async with ada.socket(broken):
                        pass

    async def go_wrong(self, ben: Client, table: str) -> None:
        """Everything that a curious browser would try."""
        for path in (f"/tables/{table}/{ADA}", f"/tables/{table}?name={ADA}", f"/{BEN}/{table}"):
            await ben.http.get(f"/api{path}")
            await ben.http.get(path)
        await ben.join(table, "K" * 43, CYD)
        await ben.http.post(f"/api/tables/{table}/join", content=f'{{"{CYD}": "{ADA}"')
        await ben.http.post(f"/api/tables/{table}/commands", json={"type": CYD, CYD: ADA})
        await ben.http.post("/api/records", json={"schema": 1, CYD: ADA})
        async with Client(self.server.url) as cyd:
            await cyd.http.get(f"/api/tables/{table}", headers={"cookie": f"clachan={'T' * 43}"})
        self.secrets |= {"K" * 43, "T" * 43}

    async def carry(self, ada: Client, table: str) -> None:
        async with Client(self.server.url) as phone:
            links = [(await ada.post(f"/tables/{table}/carry")).json()["link"] for _ in range(2)]
            keys = [link.partition("#carry=")[2] for link in links]
            for key in (*keys, *keys):
                await phone.join(table, key, CYD)
            self.secrets |= {*keys, *phone.cookie.partition("=")[2].split(".")}

    def break_table(self, table: str, name: str) -> None:
        """A copy whose log makes no sense: an action that cannot be, or what is no event."""
        with closing(sqlite3.connect(self.file)) as database, database:
            database.execute(
                "INSERT INTO tables (id, last, summary, touched_at) "
                "SELECT ?, last + 1, summary, touched_at FROM tables WHERE id = ?",
                (name, table),
            )
            database.execute(
                "INSERT INTO events SELECT ?, seq, body FROM events WHERE table_id = ?",
                (name, table),
            )
            card = min(self.cards)
            event: Json = {"type": "happened", "at": 1, "seat": 0, "action": f"{card}@1W"}
            body = json.dumps(event if name[0] == "A" else {**event, "type": ADA}).encode()
            database.execute(
                "INSERT INTO events SELECT ?, max(seq) + 1, ? FROM events WHERE table_id = ?",
                (name, body, name),
            )


@pytest.mark.parametrize("form", ["text", "json"])
def test_the_log_of_a_game_keeps_every_secret(tmp_path: Path, form: str) -> None:
    log = tmp_path / "log"
    options = ["--data", str(tmp_path), "--log-level", "debug", "--log-format", form]
    with running(*options, log=log) as server:
        game = LoggedGame(server, tmp_path)
        asyncio.run(game.play())
    text = log.read_text(encoding="utf-8")
    assert "request-failed" in text
    assert "Traceback" in text
    assert [secret for secret in game.secrets if secret in text] == []
    words = {word for secret in (ADA, BEN, CYD) for word in re.findall(r"\w{5,}", secret)}
    assert [word for word in words if word in text] == []
    assert game.cards
    assert [card for card in game.cards if re.search(rf"\b{re.escape(card)}\b", text)] == []
