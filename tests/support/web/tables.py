"""Tables for the tests: new ones, and matches of our records that go on."""

import json
from pathlib import Path

from tests.support.server.server_process import Json
from tests.support.web.visits import Visit

_RECORDS = Path(__file__).parents[2] / "records"


async def post(visit: Visit, path: str, body: object) -> Json:
    """With the cookies of the browser, before it has opened a page."""
    answer = await visit.page.request.post(f"{visit.url}/api{path}", data=body)
    assert answer.ok, await answer.text()
    made: Json = await answer.json()
    return made


async def create_table(visit: Visit, game: str, *chairs: Json, **more: object) -> str:
    """A table of this browser's own, opened."""
    body = {"game": game, "seats": chairs, "start": True, "shuffle_seats": False, **more}
    table = str((await post(visit, "/tables", body))["table"])
    await visit.open(f"/t/{table}")
    return table


def actions_of(record: str) -> list[tuple[int, str]]:
    """Who did what; only of records without undone moves."""
    log = json.loads((_RECORDS / f"{record}.json").read_text(encoding="utf-8"))["log"]
    return [(entry["seat"], entry["action"]) for entry in log]


async def import_record(visit: Visit, name: str) -> str:
    """A match that is over, from our records."""
    record = json.loads((_RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    return str((await post(visit, "/records", record))["table"])


async def continue_record(visit: Visit, record: str, ply: int, *chairs: Json) -> str:
    """That match again from a position on, exact, with these people; begun."""
    old = await import_record(visit, record)
    body = {"ply": ply, "seats": chairs, "name": "Ada"}
    table = str((await post(visit, f"/tables/{old}/fork", body))["table"])
    await visit.open(f"/t/{table}")
    await visit.press(visit.page.locator("main button.primary"))
    await visit.page.locator("main[data-ply]").wait_for()
    return table


async def take_over_record(visit: Visit, record: str, ply: int) -> str:
    """That match from a position on, in the seat that is to move there, against bots."""
    old = await import_record(visit, record)
    answer = await visit.page.request.get(f"{visit.url}/api/tables/{old}/positions/{ply}")
    seat = (await answer.json())["to_move"]
    body = {"ply": ply, "seat": seat, "name": "Ada"}
    table = str((await post(visit, f"/tables/{old}/fork", body))["table"])
    await visit.open(f"/t/{table}")
    return table
