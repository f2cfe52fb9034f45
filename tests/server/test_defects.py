"""Defects of the server itself: a player is not left behind, and nothing is half done."""

import asyncio
from pathlib import Path
from typing import NoReturn

import pytest

from clachan.server.bots.pool import BotPool
from clachan.server.errors import RequestRefused
from clachan.server.tables import live_table
from clachan.server.tables.live_table import LiveTable
from tests.support.server.faulty_pool import until
from tests.support.server.server_process import TIMEOUT_S, bot, person, scene
from tests.support.server.simulated_server import NOON, token_of, world

LEASE_MS = 60_000
"""Longer than a process has a due table to itself."""


def fail(*_: object, **__: object) -> NoReturn:
    raise ZeroDivisionError


@scene
async def test_a_view_that_cannot_be_built_closes_the_socket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The client connects again, and a player who has left counts as disconnected."""
    monkeypatch.setattr(live_table, "_DISCONNECT_DELAY_S", 0.0)
    async with world(tmp_path, monkeypatch) as found:
        ada = found.client(token_of("ada"))
        table = await ada.create_table("clans", person("Ada"), person("Ben"))
        async with ada.socket(table) as socket:
            await socket.until(lambda view: view["seats"][0]["present"])
            with monkeypatch.context() as patch:
                patch.setattr(LiveTable, "encode_view", fail)
                assert (await ada.command(table, "start")).status_code == 200
                await until(lambda: b"websocket.close\r\n1011\r\ngame" in found.heard)
        async with asyncio.timeout(TIMEOUT_S):
            while (await ada.view(table))["seats"][0]["present"]:
                pass


@pytest.mark.parametrize(
    ("code", "close"),
    [
        ("storage-down", b"1011\r\nstorage"),
        ("game-not-installed", b"1011\r\ngame"),
        ("not-found", b"4404\r\ndeleted"),
    ],
)
@scene
async def test_a_view_that_is_refused_closes_the_socket_with_the_reason(
    code: str, close: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*_: object) -> NoReturn:
        raise RequestRefused(code)

    async with world(tmp_path, monkeypatch) as found:
        ada = found.client(token_of("ada"))
        table = await ada.create_table("clans", person("Ada"), person("Ben"))
        async with ada.socket(table) as socket:
            await socket.until(lambda view: view["seats"][0]["present"])
            monkeypatch.setattr(LiveTable, "encode_view", refuse)
            assert (await ada.command(table, "start")).status_code == 200
            await until(lambda: b"websocket.close\r\n" + close in found.heard)


@scene
async def test_a_command_whose_timer_cannot_be_computed_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, monkeypatch) as found:
        ada = found.client(token_of("ada"))
        table = await ada.create_table("clans", person("Ada"), person("Ben"))
        before = await ada.view(table)
        with monkeypatch.context() as patch:
            patch.setattr(live_table, "next_timer", fail)
            with pytest.raises(ZeroDivisionError):
                await ada.command(table, "start")
        assert (await ada.view(table))["seq"] == before["seq"]
        assert (await ada.command(table, "start")).status_code == 200


@scene
async def test_a_bot_that_fails_is_tried_again_after_growing_pauses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[int] = []
    async with world(tmp_path, monkeypatch) as found:

        async def choose(*_: object) -> NoReturn:
            tried.append(found.now - NOON)
            raise ZeroDivisionError

        monkeypatch.setattr(BotPool, "choose", choose)
        ada = found.client(token_of("ada"))
        seats = bot("greedy"), person("Ada")
        await ada.create_table("clans", *seats, start=True, shuffle_seats=False)
        await until(lambda: tried == [0])
        for pause in (60_000, 120_000, 240_000):
            last = found.now
            found.now += pause - 1
            await asyncio.sleep(1.2)  # background tasks look twice a second for tables that are due
            assert tried[-1] == last - NOON
            found.now += LEASE_MS
            await until(lambda: tried[-1] == found.now - NOON)
    assert len(tried) == 4
