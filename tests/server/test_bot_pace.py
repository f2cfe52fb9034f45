"""Bot pace: a person alone with bots chooses how long they pause, and may skip the pauses."""

import asyncio
from itertools import pairwise
from pathlib import Path

import pytest

from clachan.server.errors import RequestRefused
from clachan.wire.protocol.answers import TableView
from clachan.wire.protocol.commands import Resign, SetPace, Skip
from clachan.wire.protocol.shapes import Pace
from tests.support.server.responses import both_games, refused
from tests.support.server.server_process import Client, Server, bot, browsers, person, scene, start
from tests.support.server.simulated_processes import (
    SECOND,
    Cluster,
    Process,
    cluster,
    nonce,
    pass_time,
    simulate_time,
)

PAUSE = 1_000
"""`--bot-pace-ms` of these tests: a move that begins a turn takes 1.15 to 1.45 times as long."""


async def set_pace(home: Process, table: str, pace: Pace, who: str = "Ada") -> None:
    view = await home.view(table, who)
    assert view.viewing is not None
    await home.send_command(table, who, SetPace(nonce(), view.seq, view.viewing, pace))


async def skip(home: Process, table: str, who: str = "Ada") -> None:
    view = await home.view(table, who)
    assert view.viewing is not None
    await home.send_command(table, who, Skip(nonce(), view.seq, view.viewing))


def pauses(view: TableView) -> list[int]:
    """By move of a bot: the milliseconds since the move before."""
    times = [(entry.seat, entry.at or 0) for entry in view.happened if entry.kind == "action"]
    return [
        at - before
        for (_, before), (seat, at) in pairwise(times)
        if seat > 0  # Ada has seat 0, chance -1
    ]


async def round_of(here: Cluster, pace: Pace | None) -> list[int]:
    """What the two bots take after Ada's first move."""
    home = here.process(bot_pace_ms=PAUSE)
    table = await home.create_match("clans", "Ada", bots=2)
    await home.connect(table, "Ada")
    if pace is not None:
        await set_pace(home, table, pace)
    await home.play(table, "Ada")
    await pass_time(10 * SECOND)
    view = await home.view(table, "Ada")
    assert view.to_move == 0
    return pauses(view)


@simulate_time
async def test_the_pace_of_the_person_changes_the_pause_of_the_bots(tmp_path: Path) -> None:
    async with cluster(tmp_path) as here:
        usual = {None: (1150, 1450), "slow": (2300, 2900), "normal": (1150, 1450)}
        expected = {**usual, "fast": (460, 580), "instant": (0, 0)}
        for pace, (least, most) in expected.items():
            found = await round_of(here, pace)  # type: ignore[arg-type]
            assert len(found) == 2
            assert all(least <= pause <= most for pause in found), (pace, found)


@simulate_time
async def test_the_view_shows_the_pace_and_it_survives_a_restart(tmp_path: Path) -> None:
    async with cluster(tmp_path) as here:
        home = here.process(bot_pace_ms=PAUSE)
        table = await home.create_match("clans", "Ada", bots=1)
        assert (await home.view(table, "Ada")).pace == "normal"
        await set_pace(home, table, "fast")
        await home.kill()
        assert (await here.view(table)).pace == "fast"


@simulate_time
async def test_a_quicker_pace_ends_a_pause_that_has_begun(tmp_path: Path) -> None:
    async with cluster(tmp_path) as here:
        home = here.process(bot_pace_ms=3 * PAUSE)
        table = await home.create_match("clans", "Ada", bots=1)
        await home.play(table, "Ada")
        ply = (await home.view(table)).ply
        await pass_time(500)
        assert (await home.view(table)).ply == ply
        await set_pace(home, table, "instant")
        await pass_time(10)
        view = await home.view(table, "Ada")
        assert (view.to_move, view.ply > ply) == (0, True)


@simulate_time
async def test_a_skip_lasts_until_it_is_the_turn_of_the_person(tmp_path: Path) -> None:
    async with cluster(tmp_path) as here:
        home = here.process(bot_pace_ms=PAUSE)
        table = await home.create_match("clans", "Ada", bots=2)
        await home.play(table, "Ada")
        await pass_time(100)
        await skip(home, table)
        await pass_time(10)
        first = await home.view(table, "Ada")
        assert (first.to_move, pauses(first)) == (0, [100, 0])
        await home.play(table, "Ada")
        await pass_time(10 * SECOND)
        assert all(pause >= 1150 for pause in pauses(await home.view(table, "Ada"))[2:])


@simulate_time
async def test_a_skip_that_comes_too_late_changes_nothing(tmp_path: Path) -> None:
    async with cluster(tmp_path) as here:
        home = here.process(bot_pace_ms=PAUSE)
        table = await home.create_match("clans", "Ada", bots=1)
        await skip(home, table)  # it is Ada's own turn
        await home.play(table, "Ada")
        await pass_time(10 * SECOND)
        (pause,) = pauses(await home.view(table, "Ada"))
        assert pause >= 1150


@simulate_time
async def test_a_player_who_has_resigned_may_still_skip(tmp_path: Path) -> None:
    async with cluster(tmp_path) as here:
        home = here.process(bot_pace_ms=PAUSE)
        table = await home.create_match("clans", "Ada", bots=2)
        view = await home.view(table, "Ada")
        await home.send_command(table, "Ada", Resign(nonce(), view.seq, 0))
        await skip(home, table)
        await pass_time(10)
        assert (await home.view(table)).status == "over"


@simulate_time
async def test_several_people_share_the_pace_of_the_server(tmp_path: Path) -> None:
    async with cluster(tmp_path) as here:
        home = here.process(bot_pace_ms=PAUSE)
        table = await home.create_match("clans", "Ada", "Bob", bots=1)
        assert (await home.view(table, "Ada")).pace is None
        for ask in (set_pace(home, table, "instant"), skip(home, table)):
            with pytest.raises(RequestRefused) as caught:
                await ask
            assert caught.value.error.code == "not-alone"


# Through HTTP and the socket


@both_games
@scene
async def test_the_pace_through_the_protocol(tmp_path: Path, game: str) -> None:
    slow = await asyncio.to_thread(
        start, "--data", str(tmp_path), "--bot-pace-ms", "60000", "--bot-deadline-s", "3600"
    )
    try:
        async with Client(slow.url) as ada:
            table = await ada.create_table(
                game, person("Ada"), bot(), bot(), start=True, shuffle_seats=False
            )
            async with ada.socket(table) as socket:
                while socket.view["to_move"] == 0:
                    action = socket.view["legal"][0]["text"]
                    answer = await socket.command("play", seat=0, action=action)
                    assert answer["type"] == "done"
                    seq = answer["seq"]
                    await socket.until(lambda view, seq=seq: view["seq"] >= seq)
                answer = await socket.command("pace", seat=0, pace="instant")
                assert answer["type"] == "done"
                view = await socket.until(lambda view: view["to_move"] == 0)
                assert view["pace"] == "instant"
    finally:
        await asyncio.to_thread(slow.stop)


@scene
async def test_only_the_player_of_a_running_match_sets_the_pace(server: Server) -> None:
    async with browsers(server, 2) as (ada, guest):
        table = await ada.create_table("clans", person("Ada"), bot(), shuffle_seats=False)
        assert (await ada.view(table))["pace"] is None
        wish = {"seat": 0, "pace": "slow"}
        refused(await ada.command(table, "pace", **wish), 409, "not-started")
        await ada.command(table, "start")
        refused(await guest.command(table, "pace", **wish), 403, "not-your-seat", "seat")
        refused(await guest.command(table, "skip", seat=0), 403, "not-your-seat", "seat")
        refused(await ada.command(table, "pace", seat=1, pace="slow"), 403, "not-your-seat", "seat")
        bad = await ada.command(table, "pace", seat=0, pace="hasty")
        refused(bad, 400, "bad-field", "pace")
        assert (await ada.command(table, "pace", **wish)).status_code == 200
        assert (await guest.view(table))["pace"] == "slow"
        await ada.command(table, "resign", seat=0)
        refused(await ada.command(table, "pace", **wish), 409, "over")
        assert (await ada.view(table))["pace"] is None
