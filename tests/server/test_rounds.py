"""What processes do for each other, and for tables that nobody looks at; waiting takes no time."""

from pathlib import Path

import pytest

from clachan.server.tables.invitations import create_device_link, open_device_link
from clachan.wire.protocol.commands import Play
from clachan.wire.protocol.requests import Join
from tests.server.houses import (
    DAY,
    HOUR,
    MINUTE,
    SECOND,
    Clockwork,
    hurried,
    nonce,
    passing,
    town,
)

DEALT = 1 + 25  # what a table weighs before the first play
DEAD = 18 * SECOND + SECOND // 2
"""After so long everybody has noticed: silent for 15 seconds, asked every 3, looked every half."""


@hurried
async def test_a_bot_is_taken_over_from_a_process_that_died(tmp_path: Path) -> None:
    async with town(tmp_path) as here:
        dying, other = here.process(bot_pace_ms=3_000), here.process()
        await dying.walk()
        await other.walk()
        table = await dying.lay("clans", "Ada", bots=1)
        await dying.play(table, "Ada")
        await dying.die()
        ply = (await here.view(table)).ply
        await passing(10 * SECOND)
        assert (await here.view(table)).ply == ply
        await passing(DEAD - 10 * SECOND)
        view = await here.view(table)
        assert (view.ply, view.to_move) == (ply + 1, 0)


@hurried
async def test_a_process_that_is_slow_is_not_robbed_of_its_bots(tmp_path: Path) -> None:
    async with town(tmp_path) as here:
        slow, other = here.process(bot_pace_ms=8_000), here.process()
        await slow.walk()
        await other.walk()
        table = await slow.lay("clans", "Ada", bots=1)
        begin = slow.house.now()
        await slow.play(table, "Ada")
        await passing(2 * MINUTE)
        view = await slow.view(table)
        assert view.happened[-1].at is not None
        assert (view.to_move, view.happened[-1].at - begin >= 8 * SECOND) == (0, True)


@hurried
async def test_whoever_was_connected_through_a_process_that_died_is_away(tmp_path: Path) -> None:
    async with town(tmp_path) as here:
        dying, other = here.process(), here.process()
        await dying.walk()
        await other.walk()
        table = await other.lay("clans", "Ada", "Bob")
        await dying.come(table, "Ada")
        await other.come(table, "Bob")
        await passing(2 * MINUTE)
        assert [seat.present for seat in (await other.view(table)).seats] == [True, True]
        await dying.die()
        await passing(DEAD)
        assert [seat.present for seat in (await other.view(table)).seats] == [False, True]


@hurried
async def test_a_process_of_which_nobody_has_heard_yet_is_not_dead(tmp_path: Path) -> None:
    async with town(tmp_path) as here:
        old, new = here.process(), here.process()
        await old.walk()
        table = await old.lay("clans", "Ada", "Bob")
        await new.walk()
        await new.come(table, "Bob")
        old.tables.on_remote_change(table, (await new.view(table)).seq)
        await old.come(table, "Ada")
        assert [seat.present for seat in (await old.view(table)).seats] == [True, True]


@hurried
async def test_whoever_was_taken_for_dead_says_that_they_live(tmp_path: Path) -> None:
    async with town(tmp_path) as here:
        asleep, other = here.process(), here.process()
        await asleep.house.ask_around()  # and then no more: its machine sleeps
        await other.walk()
        table = await other.lay("clans", "Ada", "Bob")
        await asleep.come(table, "Ada")
        await other.come(table, "Bob")
        await passing(DEAD)
        await other.come(table)
        assert [seat.present for seat in (await other.view(table)).seats] == [False, True]
        await asleep.house.ask_around()
        asleep.tables.on_remote_change(table, (await other.view(table)).seq)
        await passing(SECOND)
        assert [seat.present for seat in (await asleep.view(table)).seats] == [True, True]


@hurried
async def test_a_table_at_rest_is_shown_what_another_process_did(tmp_path: Path) -> None:
    async with town(tmp_path) as here:
        home, other = here.process(), here.process()
        table = await home.lay("clans", "Ada", "Bob")
        await home.come(table, "Bob")
        live = home.tables.get(table)
        (viewer,) = live.viewers
        await live.encode_view(viewer)
        viewer.take_update()
        live.unload()
        await other.play(table, "Ada")
        home.tables.on_remote_change(table, (await other.view(table)).seq)
        await passing(SECOND)
        assert viewer.take_update()
        assert (await home.view(table)).to_move == 1


@hurried
async def test_all_browsers_of_a_seat_share_one_view(tmp_path: Path) -> None:
    """Opened in many browsers, a seat costs the server no more than in one."""
    async with town(tmp_path) as here:
        home = here.process()
        table = await home.lay("clans", "Ada", "Bob")
        live = home.tables.get(table)
        for browser in ("phone", "tablet"):
            await open_device_link(live, Join(await create_device_link(live, "Ada")), browser)
        await home.come(table, "Ada", "Bob", "phone", "tablet", "spectator")
        shown = {viewer.visitor: await live.encode_view(viewer) for viewer in live.viewers}
        assert shown["phone"] is shown["tablet"]
        assert shown["Ada"] is shown["phone"]  # the seat's other browsers are the host's too
        assert len(set(map(id, shown.values()))) == 3


@hurried
async def test_only_so_much_is_kept_in_memory(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("clachan.server.tables.registry.MAX_LOADED_ENTRIES", 20 * DEALT)
        await _keep_in_memory(tmp_path, 20)


async def _keep_in_memory(tmp_path: Path, count: int) -> None:
    async with town(tmp_path) as here:
        home = here.process()
        tables = [await home.lay("clans", "Ada", "Bob") for _ in range(count + 10)]
        for table in tables:
            await home.come(table, "Ada")
        await passing(11 * SECOND)
        for table in tables[-5:]:
            await home.view(table)
        home.tables.evict_idle()
        loaded = [live.table_id for live in home.tables if live.loaded_entries]
        assert loaded == tables[-count:]
        await home.play(tables[0], "Ada")
        await passing(11 * SECOND)
        home.tables.evict_idle()
        assert sum(bool(live.loaded_entries) for live in home.tables) == count - 1


@hurried
async def test_a_table_untouched_for_long_is_archived_until_somebody_plays(tmp_path: Path) -> None:
    async with town(tmp_path) as here:
        first = here.process(archive_days=90)
        old = await first.lay("clans", "Ada", "Bob")
        await first.die()
        await passing(2 * HOUR)
        new = await first.lay("clans", "Ada", "Bob")
        later = here.process(Clockwork(90 * DAY - HOUR), archive_days=90)
        await later.walk()
        await passing(SECOND)
        shown = await later.tables.list_tables("Ada", archived=False)
        assert [summary.table for summary in shown.tables] == [new]
        everything = await later.tables.list_tables("Ada", archived=True)
        assert [summary.table for summary in everything.tables] == [new, old]
        await later.play(old, "Ada")
        shown = await later.tables.list_tables("Bob", archived=False)
        assert [summary.table for summary in shown.tables] == [old, new]


@hurried
async def test_what_another_process_did_is_known_before_anything_is_refused(tmp_path: Path) -> None:
    async with town(tmp_path) as here:
        one, other = here.process(), here.process()
        await one.walk()
        await other.walk()
        await one.house.ask_around()
        table = await one.lay("clans", "Ada", "Bob")
        await other.play(table, "Ada")  # of which the first process has not heard
        seen = await other.view(table, "Bob")
        assert (await one.view(table)).seq < seen.seq
        await one.act(table, "Bob", Play(nonce(), seen.seq, 1, seen.legal[0].text))
        assert (await here.view(table)).ply == seen.ply + 1
