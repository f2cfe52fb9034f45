"""A stored table of a game that this server does not have: a plug-in that was removed."""

import asyncio
from pathlib import Path

import pytest

from clachan.cli.text import LANGUAGES, Translator
from clachan.server.storage import TableRow
from tests.support.server.simulated_server import NOON, token_of, world

STORED = Path(__file__).parent / "stored" / "glenmore-rules-1.jsonl"
TABLE = "tables-of-a-lost-game-"


@pytest.mark.parametrize("path", ["", "/story", "/record", "/links"])
def test_its_table_says_which_game_is_missing(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with world(tmp_path, monkeypatch) as found:
            summary, *events = STORED.read_bytes().replace(b"glenmore", b"lostgame").splitlines()
            await found.storage.create(TABLE, events, TableRow(summary, None, NOON), set())
            answer = await found.client(token_of("ada")).get(f"/tables/{TABLE}{path}")
            assert answer.status_code == 404, answer.text
            error = answer.json()["error"]
            assert (error["code"], error["field"]) == ("game-not-installed", "table")
            message = error["message"]
            for lang in LANGUAGES:
                assert "lostgame" in Translator(lang).say(message["key"], **message["args"])

    asyncio.run(scene())
