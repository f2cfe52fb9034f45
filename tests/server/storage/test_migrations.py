"""Migrations: the same for both dialects, applied once, and never backwards."""

import asyncio
from pathlib import Path

import pytest

from clachan.server.storage import StorageDown, StorageTooNew, migrations, open_storage
from clachan.server.storage.migrations import Migration, pending
from tests.support.server.storages import ROW, opened, run


def test_both_dialects_have_the_same_ones_without_a_gap() -> None:
    sqlite = [(one.number, one.name) for one in migrations.migrations("sqlite")]
    postgres = [(one.number, one.name) for one in migrations.migrations("postgres")]
    assert sqlite == postgres
    assert [number for number, _ in sqlite] == list(range(1, len(sqlite) + 1))


def test_only_what_is_missing_is_applied() -> None:
    known = migrations.migrations("sqlite")
    assert pending("sqlite", []) == known
    assert pending("sqlite", [1]) == known[1:]
    assert pending("sqlite", [one.number for one in known]) == []


async def fill(database: str | Path) -> None:
    async with opened(database) as storage:
        await storage.create("t", [b"1"], ROW, [])


def test_a_database_of_a_newer_program_is_left_alone(database: str | Path) -> None:
    asyncio.run(fill(database))
    run(database, "INSERT INTO migrations VALUES (9999, 'of_tomorrow')")
    with pytest.raises(StorageTooNew, match="9999"):
        asyncio.run(open_storage(database))


def add(monkeypatch: pytest.MonkeyPatch, sql: str) -> None:
    """One more migration than there are."""
    real = migrations.migrations

    def more(dialect: str) -> list[Migration]:
        known = real(dialect)
        return [*known, Migration(known[-1].number + 1, "more", sql)]

    monkeypatch.setattr(migrations, "migrations", more)


def test_a_new_migration_keeps_what_is_there(
    database: str | Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        for _ in range(2):  # the second time there is nothing to do
            async with opened(database) as storage:
                assert await storage.load("t") == [b"1"]

    asyncio.run(fill(database))
    add(monkeypatch, "ALTER TABLE tables ADD COLUMN colour integer;\nCREATE TABLE x (y integer);\n")
    asyncio.run(scene())
    run(database, "INSERT INTO x VALUES (1)")


def test_a_migration_that_fails_changes_nothing(
    database: str | Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(fill(database))
    with monkeypatch.context() as patch:
        add(patch, "CREATE TABLE half (y integer);\nALTER TABLE nowhere ADD COLUMN x integer;\n")
        with pytest.raises(StorageDown):
            asyncio.run(open_storage(database))
    asyncio.run(reopen(database))
    run(database, "CREATE TABLE half (y integer)")


async def reopen(database: str | Path) -> None:
    async with opened(database) as storage:
        assert await storage.load("t") == [b"1"]
