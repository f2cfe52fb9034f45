"""Background tasks of processes, and tables without viewers, in simulated time."""

from pathlib import Path
from typing import Any, NoReturn

import msgspec
import pytest

from clachan.server.tables.invitations import create_device_link, open_device_link
from clachan.server.tables.log_views import describe_log
from clachan.wire.protocol.commands import Play, Resign
from clachan.wire.protocol.requests import Join
from tests.support.server.simulated_processes import (
    DAY,
    HOUR,
    MINUTE,
    SECOND,
    FakeClock,
    cluster,
    nonce,
    pass_time,
    simulate_time,
)

DEALT = 1 + 25  # loaded entries of a table before the first move
DEAD = 18 * SECOND + SECOND // 2
"""All processes know of a death by then: 15 s of silence, a query every 3 s, a check every 0.5 s."""


@simulate_time
async def test_another_process_plays_the_bots_of_a_dead_process(tmp_path: Path) -> None:
    async with cluster(tmp_path) as here:
        dying, other = here.process(bot_pace_ms=3_000), here.process()
        await dying.start_background()
        await other.start_background()
        table = await dying.create_match("clans", "Ada", bots=1)
        await dying.play(table, "Ada")
        await dying.kill()
        ply = (await here.view(table)).ply
        await pass_time(10 * SECOND)
        assert (await here.view(table)).ply == ply
        await pass_time(DEAD - 10 * SECOND)
        view = await here.view(table)
        assert (view.ply, view.to_move) == (ply + 1, 0)


@simulate_time
async def test_a_slow_process_keeps_its_bots(tmp_path: Path) -> None:
    async with cluster(tmp_path) as here:
        slow, other = here.process(bot_pace_ms=8_000), here.process()
        await slow.start_background()
        await other.start_background()
        table = await slow.create_match("clans", "Ada", bots=1)
        begin = slow.services.now()
        await slow.play(table, "Ada")
        await pass_time(2 * MINUTE)
        view = await slow.view(table)
        assert view.happened[-1].at is not None
        assert (view.to_move, view.happened[-1].at - begin >= 8 * SECOND) == (0, True)


@simulate_time
async def test_players_of_a_dead_process_are_away(tmp_path: Path) -> None:
    async with cluster(tmp_path) as here:
        dying, other = here.process(), here.process()
        await dying.start_background()
        await other.start_background()
        table = await other.create_match("clans", "Ada", "Bob")
        await dying.connect(table, "Ada")
        await other.connect(table, "Bob")
        await pass_time(2 * MINUTE)
        assert [seat.present for seat in (await other.view(table)).seats] == [True, True]
        await dying.kill()
        await pass_time(DEAD)
        assert [seat.present for seat in (await other.view(table)).seats] == [False, True]


@simulate_time
async def test_a_new_process_is_not_taken_for_dead(tmp_path: Path) -> None:
    async with cluster(tmp_path) as here:
        old, new = here.process(), here.process()
        await old.start_background()
        table = await old.create_match("clans", "Ada", "Bob")
        await new.start_background()
        await new.connect(table, "Bob")
        old.tables.on_remote_change(table, (await new.view(table)).seq)
        await old.connect(table, "Ada")
        assert [seat.present for seat in (await old.view(table)).seats] == [True, True]


@simulate_time
async def test_a_process_taken_for_dead_stores_its_connections_again(tmp_path: Path) -> None:
    async with cluster(tmp_path) as here:
        asleep, other = here.process(), here.process()
        await asleep.services.send_heartbeat()  # the last time: its machine is suspended
        await other.start_background()
        table = await other.create_match("clans", "Ada", "Bob")
        await asleep.connect(table, "Ada")
        await other.connect(table, "Bob")
        await pass_time(DEAD)
        await other.connect(table)
        assert [seat.present for seat in (await other.view(table)).seats] == [False, True]
        await asleep.services.send_heartbeat()
        asleep.tables.on_remote_change(table, (await other.view(table)).seq)
        await pass_time(SECOND)
        assert [seat.present for seat in (await asleep.view(table)).seats] == [True, True]


@simulate_time
async def test_an_unloaded_table_shows_changes_of_another_process(tmp_path: Path) -> None:
    async with cluster(tmp_path) as here:
        home, other = here.process(), here.process()
        table = await home.create_match("clans", "Ada", "Bob")
        await home.connect(table, "Bob")
        live = home.tables.get(table)
        (viewer,) = live.viewers
        await live.encode_view(viewer)
        viewer.take_update()
        live.unload()
        await other.play(table, "Ada")
        home.tables.on_remote_change(table, (await other.view(table)).seq)
        await pass_time(SECOND)
        assert viewer.take_update()
        assert (await home.view(table)).to_move == 1


@simulate_time
async def test_all_browsers_of_a_seat_share_one_view(tmp_path: Path) -> None:
    """A seat in many browsers costs the server no more than in one."""
    async with cluster(tmp_path) as here:
        home = here.process()
        table = await home.create_match("clans", "Ada", "Bob")
        live = home.tables.get(table)
        for browser in ("phone", "tablet"):
            await open_device_link(live, Join(await create_device_link(live, "Ada")), browser)
        await home.connect(table, "Ada", "Bob", "phone", "tablet", "spectator")
        shown = {viewer.visitor: await live.encode_view(viewer) for viewer in live.viewers}
        assert shown["phone"] is shown["tablet"]
        assert shown["Ada"] is shown["phone"]  # the seat's other browsers are the host's too
        assert len(set(map(id, shown.values()))) == 3


@simulate_time
async def test_a_seat_chosen_while_a_view_is_made_gets_all_that_is_new_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with cluster(tmp_path) as here:
        home = here.process()
        table = await home.create_match("clans", "Ada", "Bob")
        live = home.tables.get(table)
        await open_device_link(live, Join(await create_device_link(live, "Ada")), "Bob")
        await home.play(table, "Ada")
        await home.connect(table, "Bob")
        (viewer,) = live.viewers
        viewer.choose_seat(0)

        async def choose_meanwhile(*arguments: Any) -> Any:
            entries = await describe_log(*arguments)
            monkeypatch.undo()
            viewer.choose_seat(1)
            return entries

        monkeypatch.setattr("clachan.server.tables.live_table.describe_log", choose_meanwhile)
        await live.encode_view(viewer)
        shown = msgspec.json.decode(await live.encode_view(viewer))
        assert shown["viewing"] == 1
        assert shown["happened"][-1]["seat"] == 0


@simulate_time
async def test_a_match_that_ended_after_its_bot_failed_leaves_memory(tmp_path: Path) -> None:
    class FailingBots:
        async def choose(self, *_: object) -> NoReturn:
            raise ZeroDivisionError

    async with cluster(tmp_path) as here:
        home = here.process(bots=FailingBots())
        table = await home.create_match("clans", "Ada", bots=1)
        await home.play(table, "Ada")
        await pass_time(SECOND)
        await home.ask(table, "Ada", Resign)
        await pass_time(2 * HOUR)
        home.tables.evict_idle()
        assert list(home.tables) == []


@simulate_time
async def test_the_memory_for_tables_is_limited(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("clachan.server.tables.registry.MAX_LOADED_ENTRIES", 20 * DEALT)
        await _keep_in_memory(tmp_path, 20)


async def _keep_in_memory(tmp_path: Path, count: int) -> None:
    async with cluster(tmp_path) as here:
        home = here.process()
        tables = [await home.create_match("clans", "Ada", "Bob") for _ in range(count + 10)]
        for table in tables:
            await home.connect(table, "Ada")
        await pass_time(11 * SECOND)
        for table in tables[-5:]:
            await home.view(table)
        home.tables.evict_idle()
        loaded = [live.table_id for live in home.tables if live.loaded_entries]
        assert loaded == tables[-count:]
        await home.play(tables[0], "Ada")
        await pass_time(11 * SECOND)
        home.tables.evict_idle()
        assert sum(bool(live.loaded_entries) for live in home.tables) == count - 1


@simulate_time
async def test_an_unused_table_is_archived_until_the_next_move(tmp_path: Path) -> None:
    async with cluster(tmp_path) as here:
        first = here.process(archive_days=90)
        old = await first.create_match("clans", "Ada", "Bob")
        await first.kill()
        await pass_time(2 * HOUR)
        new = await first.create_match("clans", "Ada", "Bob")
        later = here.process(FakeClock(90 * DAY - HOUR), archive_days=90)
        await later.start_background()
        await pass_time(SECOND)
        shown = await later.tables.list_tables("Ada", archived=False)
        assert [summary.table for summary in shown.tables] == [new]
        everything = await later.tables.list_tables("Ada", archived=True)
        assert [summary.table for summary in everything.tables] == [new, old]
        await later.play(old, "Ada")
        shown = await later.tables.list_tables("Bob", archived=False)
        assert [summary.table for summary in shown.tables] == [old, new]


@simulate_time
async def test_changes_of_another_process_are_loaded_before_a_refusal(tmp_path: Path) -> None:
    async with cluster(tmp_path) as here:
        one, other = here.process(), here.process()
        await one.start_background()
        await other.start_background()
        await one.services.send_heartbeat()
        table = await one.create_match("clans", "Ada", "Bob")
        await other.play(table, "Ada")  # the first process does not know of it
        seen = await other.view(table, "Bob")
        assert (await one.view(table)).seq < seen.seq
        await one.send_command(table, "Bob", Play(nonce(), seen.seq, 1, seen.legal[0].text))
        assert (await here.view(table)).ply == seen.ply + 1


@simulate_time
async def test_a_process_that_has_just_started_may_have_written(tmp_path: Path) -> None:
    """Of a shared database, also before its first heartbeat."""
    async with cluster(tmp_path) as here:
        one, other = here.process(), here.process()
        shared: Any = one.services.storage
        shared.is_shared = True
        table = await one.create_match("clans", "Ada", "Bob")
        await other.play(table, "Ada")
        assert one.services.alive <= {one.services.process}
        seen = await other.view(table, "Bob")
        await one.send_command(table, "Bob", Play(nonce(), seen.seq, 1, seen.legal[0].text))
        assert (await here.view(table)).ply == seen.ply + 1
