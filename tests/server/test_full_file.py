"""A database file that may grow no further, at every page that it needs: commands are refused whole."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from clachan.server.errors import RequestRefused
from clachan.server.storage import Storage, open_storage
from clachan.wire.protocol.commands import Play
from tests.support.server.history import History, Tally, check_all
from tests.support.server.simulated_processes import Cluster, Process, cluster, nonce, simulate_time

PAGES = 8


class Limit:
    """How many pages the file may have."""

    def __init__(self, storage: Storage) -> None:
        self._connection: sqlite3.Connection = vars(vars(storage)["_writer"])["_connection"]

    def allow(self, more: int) -> None:
        """This many pages more than there are; asked for while nothing is written."""
        (count,) = self._connection.execute("PRAGMA page_count").fetchone()
        self._connection.execute(f"PRAGMA max_page_count = {count + more}")


class Match:
    """Ada and Bob, and what they send and are sent."""

    def __init__(self, process: Process, table: str) -> None:
        self.table = table
        self.history = History()
        self._process = process

    async def next(self) -> tuple[str, Play] | None:
        """Who is to move, and the first legal action."""
        view = await self._process.view(self.table)
        if view.to_move is None:
            return None
        person = ("Ada", "Bob")[view.to_move]
        view = await self._process.view(self.table, person)
        return person, Play(nonce(), view.seq, view.to_move or 0, view.legal[0].text)

    async def play(self, person: str, play: Play) -> str | None:
        """Why it was refused, if it was."""
        action = {"seat": play.seat, "action": play.action}
        sent = {"type": "play", "nonce": play.nonce, "seq": play.seq, **action}
        self.history.send(person, sent)
        answer: dict[str, Any] = {"nonce": play.nonce}
        try:
            seq = await self._process.tables.get(self.table).handle(person, play)
        except RequestRefused as refused:
            code = refused.error.code
            self.history.receive(0, {"type": "refused", "error": {"code": code}, **answer})
            return code
        self.history.receive(0, {"type": "done", "seq": seq, **answer})
        return None


@simulate_time
async def test_every_page_that_is_missing_refuses_one_command_and_loses_none(
    tmp_path: Path,
) -> None:
    storages: list[Storage] = []

    async def opened(path: Path) -> Storage:
        storages.append(await open_storage(path))
        return storages[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tests.support.server.simulated_processes.open_storage", opened)
        async with cluster(tmp_path) as here:
            tally = await _play(here, Limit(storages[0]), tmp_path / "tables.db")
    print(tally)
    assert set(tally.refused) == {"storage-full"}
    assert tally.refused["storage-full"] >= PAGES
    assert tally.acknowledged == tally.commands > 10 * PAGES


async def _play(here: Cluster, limit: Limit, file: Path) -> Tally:
    """One match after the other, until so many pages were missing."""
    home = here.process()
    histories: dict[str, History] = {}
    full = 0
    while full < PAGES:
        limit.allow(1_000)
        match = Match(home, await home.create_match("glenmore", "Ada", "Bob"))
        histories[match.table] = match.history
        limit.allow(0)
        while full < PAGES and (sent := await match.next()) is not None:
            more = 0
            while await match.play(*sent) is not None:
                full += 1
                more += 1
                limit.allow(more)  # a command may need several
            limit.allow(0)
    return await check_all(file, histories)
