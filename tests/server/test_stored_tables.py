"""Tables that an earlier server has stored look the same to everyone: see `tests/server/stored/writer.py`."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it carries no types

from tests.server.stored.answers import (
    DATA_FILE,
    POSTGRES_DUMP,
    SQLITE_FILE,
    Answer,
    Request,
    ask_all,
    differences,
    read_answers,
    server_at,
    write_time,
)


def find_differences(folder: Path, *arguments: str, about: str = "") -> list[str]:
    """Between what the server answers and what it answered when the tables were stored."""
    stored = read_answers()
    expected = [answer for answer in stored.answers if about in answer.request.path]
    clock = folder / "now"
    write_time(clock, stored.now)
    with server_at(clock, *arguments) as server:
        found = ask_all(server, stored.cookies, [answer.request for answer in expected])
    return differences(expected, found)


def copy_file(folder: Path) -> Path:
    return Path(shutil.copyfile(SQLITE_FILE, folder / DATA_FILE))


def read_rows(file: Path) -> list[tuple[Any, ...]]:
    names = ("tables", "events", "members", "secrets", "migrations")
    with closing(sqlite3.connect(file)) as connection:
        # The names are those above.
        return [row for name in names for row in connection.execute(f"SELECT * FROM {name}")]  # noqa: S608


def test_views_from_sqlite_are_the_same_and_nothing_is_written(tmp_path: Path) -> None:
    file = copy_file(tmp_path)
    assert find_differences(tmp_path, "--data", str(tmp_path)) == []
    assert read_rows(file) == read_rows(SQLITE_FILE)


def test_views_from_postgres_are_the_same(tmp_path: Path, postgres_url: str) -> None:
    async def load() -> None:
        connection = await asyncpg.connect(postgres_url)
        try:
            await connection.execute(POSTGRES_DUMP.read_text("utf-8"))
        finally:
            await connection.close()

    asyncio.run(load())
    assert find_differences(tmp_path, "--database", postgres_url) == []


def test_another_stored_byte_is_found(tmp_path: Path) -> None:
    """A table that was stored with one other letter looks different."""
    table = read_answers().tables["consent"]
    change = "UPDATE events SET body = CAST(replace(body, ?, ?) AS BLOB) WHERE table_id = ?"
    with closing(sqlite3.connect(copy_file(tmp_path))) as connection:
        connection.execute(f"{change} AND seq = 1", ('"name":"Ada"', '"name":"Ida"', table))
        connection.commit()
    found = find_differences(tmp_path, "--data", str(tmp_path), about=table)
    wanted = f'spectator: GET /tables/{table} .seats [0] .name: "Ada" expected, got "Ida"'
    assert wanted in found


def test_another_expected_value_is_found() -> None:
    """So are another type, another order of fields, a missing field and another status."""
    request = Request("", "GET", "/tables")

    def count(expected: object, found: object, status: int = 200) -> int:
        answers = Answer(request, 200, {"a": expected}), Answer(request, status, {"a": found})
        return len(differences(answers[:1], answers[1:]))

    assert count([1, {"b": None}], [1, {"b": None}]) == 0
    assert count([1, {"b": None}], [2, {"b": 0}]) == 2
    assert count(1, True) == count(1, 1.0) == 1
    assert count({"b": 1, "c": 2}, {"c": 2, "b": 1}) == 1
    assert count({"b": 1, "c": 2}, {"b": 1}) == 1
    assert count([1, 2], [1]) == 1
    assert count(1, 1, status=404) == 1
