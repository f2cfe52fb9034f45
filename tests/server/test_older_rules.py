"""A table that was stored under rules version 1 of Glen More goes on under the present one."""

import asyncio
from pathlib import Path

import pytest

from clachan.games import glenmore
from clachan.server.storage import TableRow
from clachan.server.tables.events import Created, EntryAdded, Event, read_event
from tests.support.server.simulated_server import NOON, World, token_of, world

STORED = Path(__file__).parent / "stored" / "glenmore-rules-1.jsonl"
"""The summary and the events of a table for two, as a program that played version 1 wrote them.

Ada's own last turn is under way: version 1 did not let her promote her last clan member.
"""
TABLE = "older-table-of-22-sign"
ADA, BOB = token_of("ada"), token_of("bob")


async def stored_events(found: World) -> list[Event]:
    summary, *lines = STORED.read_bytes().splitlines()
    events = [read_event(line) for line in lines]
    head = events[0]
    assert isinstance(head, Created)
    members = {holder for chair in head.chairs for holder in chair.holders}
    await found.storage.create(TABLE, lines, TableRow(summary, None, NOON), members)
    return events


def test_it_goes_on_with_what_version_2_adds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with world(tmp_path, monkeypatch) as found:
            events = await stored_events(found)
            texts = [event.action for event in events if isinstance(event, EntryAdded)]
            client = found.client(ADA)
            async with client.socket(TABLE) as ada:
                record = (await client.get(f"/tables/{TABLE}/record")).json()
                assert [entry["action"] for entry in record["log"]] == texts
                assert record["rules"] == glenmore.meta.rules_version == 2
                done = await ada.command("play", seat=0, action="promote 1,1")
                assert done["type"] == "done", done
                await ada.until(lambda view: view["seq"] >= done["seq"])
                land = ada.view["position"]["lands"][0]
                assert sum(laid["members"] for laid in land["tiles"]) == 0
                assert ada.view["position"]["to_move"] == 1
                again = await found.client(BOB).post("/records", record)
                assert again.json()["table"]

    asyncio.run(scene())
