"""What hosts rely on: its health, its measures, its end and its copies."""

import asyncio
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.support.server.databases import Postgres, own_postgres
from tests.support.server.random_play import LoadedServer, RandomPlay
from tests.support.server.server_process import (
    Client,
    Server,
    Socket,
    bot,
    person,
    running,
    scene,
    start,
)
from tests.support.signals import interrupts_ignored

SERIES = """
    clachan_requests_total clachan_request_seconds_bucket clachan_sockets_open
    clachan_tables_in_memory clachan_moves_total clachan_move_to_publish_seconds_bucket
    clachan_commit_seconds_bucket clachan_bot_seconds_bucket clachan_process_resident_memory_bytes
    clachan_process_cpu_seconds_total
""".split()
RESTARTING = 1012
CONTINUE = b"HTTP/1.1 100 Continue\r\n\r\n"
TWO = (person("Ada"), person("Bob"))
SOON = 20.0
"""Seconds in which a server ends on SIGTERM, whatever its clients do; less than any of them may be silent."""


# Health and measures


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with own_postgres() as found:
        yield found


@scene
async def test_a_server_is_well_again_when_its_database_is(postgres: Postgres) -> None:
    with running("--database", f"{postgres.url}/postgres") as server:
        async with Client(server.url) as client:
            assert (await client.http.get("/healthz")).json() == {"status": "ok"}
            table = await client.create_table("clans", *TWO, start=True)
            await asyncio.to_thread(postgres.stop)
            ill = await client.http.get("/healthz")
            assert (ill.status_code, ill.json()["error"]["code"]) == (503, "storage-down")
            refused = await client.command(table, "resign", seq=1, seat=0)
            assert (refused.status_code, refused.json()["error"]["code"]) == (503, "storage-down")
            await asyncio.to_thread(postgres.start)
            assert (await client.http.get("/healthz")).status_code == 200
            await client.finish(table)


@scene
async def test_what_was_stored_as_the_database_went_down_is_shown_when_it_is_back(
    postgres: Postgres,
) -> None:
    with running("--database", f"{postgres.url}/postgres") as server:
        async with Client(server.url) as ada:
            table = await ada.create_table(
                "clans", person("Ada"), bot(), start=True, shuffle_seats=False
            )
            player = RandomPlay(_play_under_load(server), ada, table, random.Random(1))
            playing = asyncio.create_task(player.play())
            await player.answers.get()
            await asyncio.to_thread(postgres.stop)
            await asyncio.to_thread(postgres.start)
            await playing


def _play_under_load(server: Server) -> LoadedServer:
    loaded = LoadedServer((), server)
    loaded.up.set()
    return loaded


@scene
async def test_measures_are_there_for_this_machine_and_for_no_other(server: Server) -> None:
    async with Client(server.url) as client:
        table = await client.create_table(
            "clans", person("Ada"), bot(), start=True, shuffle_seats=False
        )
        async with client.socket(table) as sitting:
            ply, action = sitting.view["ply"], sitting.view["legal"][0]["text"]
            await sitting.command("play", seat=0, action=action)
            await sitting.until(lambda view: view["ply"] == ply + 2)
        shown = (await client.http.get("/metrics")).text
        assert [
            name for name in SERIES if not re.search(rf"^{name}[ {{]", shown, re.MULTILINE)
        ] == []
        for stranger in ({"X-Forwarded-For": "192.0.2.1"}, {"Host": "clachan.local"}):
            assert (await client.http.get("/metrics", headers=stranger)).status_code == 404


# The end


async def close_code(connection: Socket) -> int | None:
    await connection.connection.wait_closed()
    return connection.connection.close_code


@scene
async def test_a_server_that_is_asked_to_end_sends_all_clients_to_the_next_one(
    tmp_path: Path,
) -> None:
    loaded = await LoadedServer.begin("--data", str(tmp_path))
    async with Client(loaded.server.url) as ada:
        tables = [await ada.create_table(game, *TWO, start=True) for game in ("clans", "glenmore")]
        async with ada.socket(tables[0]) as one, ada.socket(tables[1]) as other:
            ended = asyncio.create_task(asyncio.to_thread(loaded.server.stop, SOON))
            assert [await close_code(one), await close_code(other)] == [RESTARTING] * 2
            assert await ended == 0
        with running("--data", str(tmp_path), port=loaded.server.port):
            for table in tables:
                ply = (await ada.view(table))["ply"]
                assert (await ada.play(table))["ply"] > ply


@scene
async def test_nothing_keeps_a_server_from_its_end(tmp_path: Path) -> None:
    """Neither a client that never reads, nor half a request, nor a bot that thinks."""
    pause = ("--bot-pace-ms", "60000")
    server = await asyncio.to_thread(start, "--data", str(tmp_path), *pause)
    async with Client(server.url) as ada:
        table = await ada.create_table("glenmore", *TWO, start=True)
        bots = await ada.create_table("clans", bot(), bot(), start=True)
        with _deaf(server, table, ada.cookie), socket.socket() as half:
            half.connect(("127.0.0.1", server.port))
            half.sendall(
                b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n\r\n{"
            )
            await ada.view(bots)
            begin = time.monotonic()
            assert await asyncio.to_thread(server.stop, SOON) == 0
            assert time.monotonic() - begin < SOON


HALVES = {
    "announced": b"Content-Length: 99\r\n\r\n{",
    "chunked": b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
    "expected": b"Expect: 100-continue\r\nContent-Length: 99\r\n\r\n",
}


@pytest.mark.parametrize("half", HALVES)
def test_half_a_request_is_answered_when_the_server_stops(tmp_path: Path, half: str) -> None:
    server = start("--data", str(tmp_path))
    with socket.create_connection(("127.0.0.1", server.port), timeout=SOON) as client:
        client.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n" + HALVES[half])
        with socket.create_connection(("127.0.0.1", server.port), timeout=SOON) as another:
            another.sendall(
                b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
            )
            while another.recv(4096):
                pass  # what was sent before has been read by now
        begin = time.monotonic()
        assert server.stop(SOON) == 0
        assert time.monotonic() - begin < SOON
        with client.makefile("rb") as answer:
            head, _, body = answer.read().removeprefix(CONTINUE).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 503 ")
    assert b"connection: close" in head
    assert b"content-type: application/json" in head
    message = {"key": "server-restarting", "args": {}}
    error = {"code": "restarting", "field": None, "message": message, "rule": None}
    assert json.loads(body) == {"error": error}


@scene
async def test_an_interrupt_that_is_ignored_does_not_end_a_server(tmp_path: Path) -> None:
    """Shells ignore it for their background jobs: Ctrl-C is not meant for those."""
    with interrupts_ignored(), running("--data", str(tmp_path)) as server:
        server.process.send_signal(signal.SIGINT)
        async with Client(server.url) as ada:
            table = await ada.create_table("clans", person("Ada"), person("Ben"), start=True)
            assert (await ada.finish(table))["outcome"] is not None


def _deaf(server: Server, table: str, cookie: str) -> socket.socket:
    """A socket that asks and asks and reads nothing."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect(("127.0.0.1", server.port))
    head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie}\r\n"
    head += "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    deaf.sendall(f"{head}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode())
    look = b'{"type":"look","seat":0}'
    frame = bytes((0x81, 0x80 | len(look))) + bytes(4) + look
    deaf.settimeout(0.2)
    try:
        for _ in range(2000):
            deaf.sendall(frame)
    except OSError:
        pass  # it does not listen any more either
    return deaf


@scene
async def test_after_a_restart_in_the_middle_of_games_no_client_has_missed_anything(
    tmp_path: Path,
) -> None:
    loaded = await LoadedServer.begin("--data", str(tmp_path))
    try:
        playing = [
            asyncio.create_task(loaded.create_players(*create_players, random.Random(number)))
            for number, create_players in enumerate(
                [("clans", 2, 0), ("glenmore", 1, 1), ("clans", 0, 3)]
            )
        ]
        for _ in range(2):
            await asyncio.sleep(0.3)
            await loaded.restart()
        loaded.is_late = True
        await asyncio.gather(*playing)
        async with Client(loaded.server.url) as anyone:
            for player in (player for players in loaded.played for player in players):
                story = (await anyone.get(f"/tables/{player.table}/story")).json()["entries"]
                assert list(player.happened) == [entry["entry"] for entry in story]
    finally:
        loaded.server.stop()


# Copies


def clachan(*arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "clachan", "--lang", "en", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@scene
async def test_a_copy_made_under_load_opens_with_all_that_was_done_before(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy" / "clachan.sqlite3"
    copy.parent.mkdir()
    loaded = await LoadedServer.begin("--data", str(data))
    try:
        create_players = asyncio.create_task(loaded.create_players("clans", 2, 1, random.Random(2)))
        await loaded.ended.get()
        before = list(loaded.played)
        copied = await asyncio.to_thread(clachan, "backup", "--data", str(data), str(copy))
        assert (copied.returncode, copied.stderr) == (0, "")
        loaded.is_late = True
        await create_players
    finally:
        loaded.server.stop()
    with running("--data", str(copy.parent)) as restored:
        for player in (player for players in before for player in players):
            async with Client(restored.url) as anyone:
                story = (await anyone.get(f"/tables/{player.table}/story")).json()["entries"]
            assert [entry["seq"] for entry in story if entry["seq"] in player.done] == [
                *player.done
            ]


def test_a_second_server_on_the_same_tables_says_so_and_ends(
    server: Server, tmp_path: Path
) -> None:
    with running("--data", str(tmp_path)):
        second = clachan("serve", "--data", str(tmp_path), "--port", "0")
    assert (second.returncode, second.stdout) == (2, "")
    assert str(tmp_path) in second.stderr
    assert "Traceback" not in second.stderr


# Bots


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
@scene
async def test_a_bot_whose_process_is_killed_only_takes_longer(tmp_path: Path) -> None:
    with running("--data", str(tmp_path), "--bot-workers", "1") as server:
        async with Client(server.url) as client:
            table = await client.create_table("glenmore", bot(), bot(), start=True)
            killed = 0
            async with client.socket(table) as watching:
                while watching.view["status"] != "over":
                    await watching.next(30)
                    if killed < 5:
                        killed += _kill_children(server.process.pid)
            story = (await client.get(f"/tables/{table}/story")).json()["entries"]
    assert killed == 5
    assert {entry["kind"] for entry in story} == {"action"}


def _kill_children(pid: int) -> int:
    killed = 0
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        with suppress(ProcessLookupError):  # the one killed before may just have been buried
            os.kill(int(child), signal.SIGKILL)
            killed += 1
    return killed
