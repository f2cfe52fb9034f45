"""A database that can be read but not written to: the server says so, at its start and while it runs."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from clachan.server.storage import open_storage
from tests.support.server.databases import Postgres, own_postgres, statement
from tests.support.server.party import refused
from tests.support.server.server_process import Client, bot, person, running, scene

TWO = (person("Ada"), person("Bob"))
DENIED = "storage-read-only"
WRITING = "?default_transaction_read_only=off"
"""For connections that may write all the same."""


def serve(*arguments: str, **options: Any) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "clachan", "--lang", "en", "serve", "--port", "0", *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, timeout=60, **options
    )


def explains(ended: "subprocess.CompletedProcess[str]", place: str) -> None:
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.startswith(f"clachan: Clachan is not allowed to write to {place}.")
    assert ended.stderr.count("\n") == 1


def open_and_close(database: str | Path) -> None:
    """Its tables are there after that."""

    async def open_it() -> None:
        await (await open_storage(database)).close()

    asyncio.run(open_it())


# SQLite


def heed_permissions() -> None:
    """In a child process of root's: files are closed to it as they are to anyone else."""
    if sys.platform == "linux" and os.geteuid() == 0:
        import ctypes

        system = ctypes.CDLL(None, use_errno=True)
        for capability in (1, 2):  # CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH
            if system.prctl(24, capability, 0, 0, 0):  # PR_CAPBSET_DROP
                raise OSError(ctypes.get_errno(), "prctl")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps permissions elsewhere")
@pytest.mark.parametrize("closed", ["data/clachan.sqlite3", "data", "."])
def test_a_file_that_may_not_be_written(tmp_path: Path, closed: str) -> None:
    data = tmp_path / "data"
    file = data / "clachan.sqlite3"
    place = tmp_path / closed
    if closed != ".":
        open_and_close(file)
    if closed == "data":
        (data / "clachan.sqlite3.lock").unlink()  # as in a folder that was copied
    place.chmod(0o500 if place.is_dir() else 0o400)
    try:
        ended = serve("--data", str(data), preexec_fn=heed_permissions)
        explains(ended, str(file))
    finally:
        place.chmod(0o700 if place.is_dir() else 0o600)
    open_and_close(file)  # it is as good as before


# PostgreSQL


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with own_postgres() as found:
        yield found


def test_a_database_whose_transactions_are_read_only(postgres_url: str) -> None:
    name = postgres_url.rpartition("/")[2]
    for is_new in (True, False):
        statement(postgres_url, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        explains(serve("--database", postgres_url), "the database")
        statement(postgres_url + WRITING, f"ALTER DATABASE {name} RESET ALL")
        if is_new:
            open_and_close(postgres_url)


def test_a_role_that_may_only_read(postgres_url: str) -> None:
    open_and_close(postgres_url)
    statement(postgres_url, "CREATE ROLE reader LOGIN")
    try:
        statement(postgres_url, "GRANT SELECT ON ALL TABLES IN SCHEMA public TO reader")
        url = postgres_url.replace("postgres@", "reader@")
        explains(serve("--database", url), "the database")
    finally:
        statement(postgres_url, "DROP OWNED BY reader")
        statement(postgres_url, "DROP ROLE reader")


async def _make_read_only(postgres: Postgres, value: str) -> None:
    url = f"{postgres.url}/postgres{WRITING}"
    for sql in (
        f"ALTER SYSTEM SET default_transaction_read_only = {value}",
        "SELECT pg_reload_conf()",
    ):
        await asyncio.to_thread(statement, url, sql)


async def _health(client: Client, status: int) -> httpx2.Response:
    """The answer of ``/healthz``, once it has this status."""
    answer = await client.http.get("/healthz")
    async with asyncio.timeout(60):
        while answer.status_code != status:
            answer = await client.http.get("/healthz")
    return answer


@scene
async def test_a_database_that_becomes_read_only_is_looked_at_and_not_changed(
    postgres: Postgres,
) -> None:
    with running("--database", f"{postgres.url}/postgres") as server:
        async with Client(server.url) as ada:
            table = await ada.create_table("clans", *TWO, start=True, shuffle_seats=False)
            alone = await ada.create_table("clans", person("Ada"), bot(), shuffle_seats=False)
            before = await ada.view(table, seat=0)
            await _make_read_only(postgres, "on")
            try:
                refused(await _health(ada, 503), 503, DENIED)
                move = {"seat": 0, "action": before["legal"][0]["text"], "seq": before["seq"]}
                refused(await ada.command(table, "play", **move), 503, DENIED)
                refused(await ada.command(alone, "start"), 503, DENIED)
                refused(await ada.post("/tables", {"game": "clans", "seats": TWO}), 503, DENIED)
                refused(await ada.http.delete(f"/api/tables/{alone}"), 503, DENIED)
                assert await ada.view(table, seat=0) == before
                async with ada.socket(table) as socket:
                    assert socket.view["seq"] == before["seq"]
                    answer = await socket.command("resign", seat=0)
                    assert answer["error"]["code"] == DENIED
            finally:
                await _make_read_only(postgres, "off")
            await _health(ada, 200)
            assert (await ada.command(table, "play", **move)).status_code == 200
            assert (await ada.command(alone, "start")).status_code == 200
