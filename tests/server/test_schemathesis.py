"""The whole API as its own document describes it: whatever is sent, the answer is one of those."""

import asyncio
import re
from collections.abc import Iterator
from itertools import cycle
from typing import Any

import pytest
import schemathesis
from schemathesis import engine
from schemathesis.config import SchemathesisConfig
from schemathesis.core.failures import Failure
from schemathesis.engine import events

from clachan.wire.protocol.shapes import LONGEST_NAME
from tests.support.server.server_process import OPEN, Client, Json, Server, person

TABLE = re.compile(r"[A-Za-z0-9_-]{22}")
KEY = re.compile(r"[A-Za-z0-9_-]{22,43}")
NAME = re.compile(r"[a-z][a-z0-9-]{0,39}")
NO_KEY = "A" * 22
# What no schema tells: which games there are, how many may play, what fits together.
MEANINGS = {"bad-players", "bad-ply", "bad-seats", "name-needed", "notation", "record"}
MEANINGS |= {"unknown-bot", "unknown-game"}


@pytest.mark.long
def test_every_answer_is_as_the_document_says(server: Server, deep: bool) -> None:
    cookie, tables = asyncio.run(create_tables(server))
    schema = schemathesis.openapi.from_url(
        f"{server.url}/api/openapi.json", config=config(cookie, deep)
    )
    supply(schema, tables)
    schema.hook(filter_failure)
    assert list(failures(schema)) == []


def config(cookie: str, deep: bool) -> SchemathesisConfig:
    """All checks and all phases; the same requests each time, unless it is deep."""
    generation: Json = {"max-examples": 300 if deep else 2, "database": "none"}
    settings: Json = {
        "headers": {"Cookie": cookie},
        "generation": generation,
        "phases": {"stateful": {"generation": {"max-examples": 100 if deep else 2}}},
        "cache": {"enabled": False},
        "continue-on-failure": True,
    }
    if not deep:
        settings["seed"] = 4
    return SchemathesisConfig.from_dict(settings)


async def create_tables(server: Server) -> tuple[str, dict[str, str]]:
    """A browser's cookie, and its tables, new, begun and over, each with the key to sit down."""
    async with Client(server.url) as ada:
        tables: dict[str, str] = {}
        for game in ("clans", "glenmore"):
            lobby = await ada.create_table(game, person("Ada"), *[OPEN] * 3)
            begun, over = [
                await ada.create_table(game, person("Ada"), person("Ann"), start=True)
                for _ in range(2)
            ]
            await ada.command(over, "resign", seat=0)
            tables |= {lobby: await ada.invite_key(lobby), begun: NO_KEY, over: NO_KEY}
        return ada.cookie, tables


def supply(schema: Any, tables: dict[str, str]) -> None:
    """Names and keys that could be right, but are of nothing, are replaced by real ones."""
    names, games = cycle(tables), cycle(("clans", "glenmore"))

    def map_case(context: Any, case: Any) -> Any:
        given = case.path_parameters or {}
        if case.method != "DELETE" and TABLE.fullmatch(str(given.get("table", ""))):
            given["table"] = next(names)
        if isinstance(case.body, dict):
            make_sense(case.body, next(games), tables.get(str(given.get("table")), NO_KEY))
        return case

    schema.hook(map_case)


def make_sense(body: Json, game: str, key: str) -> None:
    for name, real in (("game", game), ("bot", "random")):
        if NAME.fullmatch(str(body.get(name))):
            body[name] = real
    if KEY.fullmatch(str(body.get("key"))):
        body["key"] = key
    seats = body.get("seats")
    for seat in seats if isinstance(seats, list) else ():
        if isinstance(seat, dict):
            make_sense(seat, game, key)


def filter_failure(context: Any, failure: Failure, case: Any, response: Any) -> bool:
    """What is right by the schema may still make no sense; and 2.0 is no whole number to us."""
    if failure.title != "Schema-valid request rejected":
        return True
    error = response.json()["error"]
    is_float = error["message"]["args"].get("found") == "float"
    # The schema does not know how long a name is once it is composed.
    is_long_name = error["message"]["args"] == {"most": LONGEST_NAME}
    return not (error["code"] in MEANINGS or is_float or is_long_name)


def failures(schema: Any) -> Iterator[str]:
    for event in engine.from_schema(schema).execute():
        if isinstance(event, events.FatalError):
            raise event.exception
        if isinstance(event, events.NonFatalError):
            yield f"{event.label}: {event.value!r}"
        if isinstance(event, events.ScenarioFinished):
            for checks in event.recorder.checks.values():
                for check in checks:
                    if check.failure_info is not None:
                        found = check.failure_info
                        yield f"{check.name}: {found.failure.title} {found.code_sample}"
