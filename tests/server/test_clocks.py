"""Clocks, grace and patience, in a world where waiting takes no time."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from clachan.server.errors import Refused
from clachan.server.steady_clock import SteadyClock
from clachan.wire.protocol.answers import TableView
from clachan.wire.protocol.shapes import DaysClock, LiveClock
from tests.server.houses import (
    DAY,
    HOUR,
    MINUTE,
    SECOND,
    Clockwork,
    hurried,
    passing,
    town,
)

BLITZ = LiveClock(bank_s=60, increment_s=5)
THREE = ("Ada", "Bob", "Cem")


def left(view: TableView) -> Sequence[int]:
    assert view.clocks is not None
    return view.clocks.left_ms


def votes(view: TableView, now: int) -> list[tuple[int, tuple[int, ...], int]]:
    """Seats that may be handed to a bot now: who has voted for it, of how many needed."""
    return [(found.seat, found.by, found.needed) for found in view.votes if found.at <= now]


def kinds(view: TableView) -> list[str]:
    """What happened besides actions."""
    return [entry.kind for entry in view.happened if entry.kind != "action"]


# Live


@hurried
async def test_a_turn_costs_its_time_and_earns_the_increment(tmp_path: Path) -> None:
    async with town(tmp_path) as here:
        home = here.process()
        table = await home.lay("clans", "Ada", "Bob", clock=BLITZ)
        await home.come(table, "Ada", "Bob")
        await passing(10 * SECOND)
        assert left(await home.view(table)) == (50 * SECOND, 60 * SECOND)
        await home.play(table, "Ada")
        await passing(20 * SECOND)
        assert left(await home.view(table)) == (55 * SECOND, 40 * SECOND)


@hurried
async def test_when_a_bank_is_empty_that_is_put_down_once_and_others_may_replace_the_seat(
    tmp_path: Path,
) -> None:
    async with town(tmp_path) as here:
        home = here.process()
        table = await home.lay("clans", *THREE, clock=BLITZ)
        await home.come(table, *THREE)
        await passing(59 * SECOND)
        with pytest.raises(Refused, match="not-away"):
            await home.vote(table, "Bob", 0)
        await passing(HOUR)
        view = await home.view(table)
        assert kinds(view) == ["time-out"]
        assert (view.to_move, left(view)[0]) == (0, 0)
        assert votes(view, home.house.now()) == [(0, (), 2)]


@hurried
async def test_a_bot_voted_in_plays_on_until_the_seat_is_taken_back(tmp_path: Path) -> None:
    async with town(tmp_path) as here:
        home = here.process()
        table = await home.lay("clans", *THREE, clock=BLITZ)
        await home.come(table, *THREE)
        await passing(HOUR)
        await home.vote(table, "Bob", 0)
        assert votes(await home.view(table), home.house.now()) == [(0, (1,), 2)]
        await home.vote(table, "Cem", 0)
        await passing(SECOND)
        view = await home.view(table)
        assert (kinds(view), view.to_move) == (["time-out", "take-over"], 1)
        assert (view.seats[0].bot, view.seats[0].name) == ("greedy", "Ada")
        await home.take_back(table, "Ada")
        await home.play(table, "Bob")
        await home.play(table, "Cem")
        await passing(SECOND)
        view = await home.view(table)
        assert (view.to_move, view.seats[0].bot) == (0, None)
        assert kinds(view) == ["time-out", "take-over", "take-back", "time-out"]


@hurried
async def test_whoever_moves_after_their_time_may_be_waited_for(tmp_path: Path) -> None:
    async with town(tmp_path) as here:
        home = here.process()
        table = await home.lay("clans", "Ada", "Bob", clock=BLITZ)
        await home.come(table, "Ada", "Bob")
        await passing(HOUR)
        await home.play(table, "Ada")
        view = await home.view(table)
        assert (view.to_move, view.votes) == (1, ())
        assert left(view) == (5 * SECOND, 60 * SECOND)


@hurried
async def test_a_bot_needs_no_time(tmp_path: Path) -> None:
    async with town(tmp_path) as here:
        home = here.process()
        table = await home.lay("clans", "Ada", bots=1, clock=BLITZ)
        await home.come(table, "Ada")
        await home.play(table, "Ada")
        await passing(10 * SECOND)
        view = await home.view(table)
        assert (view.to_move, left(view)) == (0, (55 * SECOND, 60 * SECOND))


@hurried
async def test_a_lost_connection_has_a_grace_of_its_own(tmp_path: Path) -> None:
    async with town(tmp_path) as here:
        home = here.process(connection_grace_s=30)
        table = await home.lay("clans", "Ada", "Bob", clock=BLITZ)
        await home.come(table, "Ada", "Bob")
        await passing(10 * SECOND)
        await home.go(table, "Ada")
        await passing(20 * SECOND)
        view = await home.view(table)
        assert view.clocks is not None
        assert (view.clocks.grace_ms[0], left(view)[0]) == (10 * SECOND, 50 * SECOND)
        await passing(20 * SECOND)
        assert left(await home.view(table))[0] == 40 * SECOND
        await home.come(table, "Ada")
        await passing(41 * SECOND)
        assert kinds(await home.view(table)) == ["time-out"]


# Days


@hurried
async def test_a_days_clock_begins_anew_with_each_turn(tmp_path: Path) -> None:
    async with town(tmp_path) as here:
        home = here.process()
        table = await home.lay("clans", "Ada", "Bob", clock=DaysClock(2))
        await passing(DAY)
        assert left(await home.view(table)) == (DAY, 2 * DAY)
        await home.play(table, "Ada")
        await home.play(table, "Bob")
        assert left(await home.view(table)) == (2 * DAY, 2 * DAY)
        await passing(2 * DAY + SECOND)
        view = await home.view(table, "Bob")
        assert kinds(view) == ["time-out"]
        assert [votes.seat for votes in view.votes] == [0]


# Without a clock


@hurried
async def test_at_a_live_table_whoever_is_away_for_ten_minutes_may_be_replaced(
    tmp_path: Path,
) -> None:
    async with town(tmp_path) as here:
        home = here.process()
        table = await home.lay("glenmore", *THREE)
        await home.come(table, *THREE)
        await home.go(table, "Ada")
        await passing(10 * MINUTE - SECOND)
        with pytest.raises(Refused, match="not-away"):
            await home.vote(table, "Bob", 0)
        await passing(SECOND)
        await home.vote(table, "Bob", 0)
        await home.come(table, "Ada")
        view = await home.view(table)
        assert (view.votes, view.seats[0].present) == ((), True)
        await home.go(table, "Ada")
        await passing(10 * MINUTE)
        assert votes(await home.view(table), home.house.now()) == [(0, (), 2)]
        await home.vote(table, "Bob", 0)
        await home.vote(table, "Cem", 0)
        await passing(SECOND)
        assert kinds(await home.view(table)) == ["take-over"]


@hurried
async def test_somebody_else_who_left_is_waited_for_as_long(tmp_path: Path) -> None:
    async with town(tmp_path) as here:
        home = here.process()
        table = await home.lay("glenmore", *THREE)
        await home.come(table, *THREE)
        await home.go(table, "Ada")
        await passing(9 * MINUTE)
        await home.go(table, "Cem")
        await passing(9 * MINUTE)
        assert votes(await home.view(table), home.house.now()) == []
        await passing(MINUTE)
        await home.vote(table, "Bob", 0)
        assert votes(await home.view(table), home.house.now()) == [(0, (1,), 2), (2, (), 2)]


@hurried
async def test_where_nobody_waits_it_takes_three_days(tmp_path: Path) -> None:
    async with town(tmp_path) as here:
        home = here.process()
        table = await home.lay("glenmore", *THREE)
        await home.come(table, *THREE)
        await home.go(table, *THREE)
        await passing(3 * DAY - SECOND)
        with pytest.raises(Refused, match="not-away"):
            await home.vote(table, "Bob", 0)
        await passing(SECOND)
        await home.vote(table, "Bob", 0)
        assert votes(await home.view(table), home.house.now())[0] == (0, (1,), 2)


# What may happen to a clock


@hurried
async def test_a_clock_runs_on_while_the_server_is_down(tmp_path: Path) -> None:
    async with town(tmp_path) as here:
        first = here.process(connection_grace_s=0)
        table = await first.lay("clans", "Ada", "Bob", clock=BLITZ)
        await first.die()
        await passing(HOUR)
        second = here.process()
        await second.walk()
        await passing(SECOND)
        assert kinds(await second.view(table)) == ["time-out"]


@hurried
async def test_a_machine_whose_clock_goes_back_gives_nobody_time(tmp_path: Path) -> None:
    async with town(tmp_path) as here:
        clock = Clockwork()
        home = here.process(clock)
        table = await home.lay("clans", "Ada", "Bob", clock=BLITZ)
        await home.come(table, "Ada", "Bob")
        await passing(10 * SECOND)
        await home.play(table, "Ada")
        clock.ahead = -HOUR
        await home.play(table, "Bob")
        view = await home.view(table)
        assert left(view) == (55 * SECOND, 65 * SECOND)
        times = [entry.at for entry in view.happened]
        assert times == sorted(times, key=lambda at: at or 0)


@hurried
async def test_a_clock_set_back_an_hour_while_it_runs_stops_nothing(tmp_path: Path) -> None:
    async with town(tmp_path) as here:
        clock = Clockwork()
        home = here.process(clock, bot_pace_ms=2_000)
        await home.walk()
        table = await home.lay("clans", "Ada", "Bob", bots=1, clock=BLITZ)
        await home.come(table, "Ada", "Bob")
        await home.play(table, "Ada")
        clock.ahead = -HOUR
        await passing(10 * SECOND)
        assert left(await home.view(table))[1] == 50 * SECOND
        await home.play(table, "Bob")
        await passing(10 * SECOND)
        view = await home.view(table)
        assert (view.to_move, left(view)[0]) == (0, 65 * SECOND - (10 * SECOND - taken(view)))
        await passing(2 * MINUTE)
        assert kinds(await home.view(table)) == ["time-out"]


def taken(view: TableView) -> int:
    """How long the bot took for the last action."""
    *_, before, last = [entry.at for entry in view.happened if entry.at is not None]
    return last - before


@hurried
async def test_a_table_whose_last_event_lies_ahead_goes_on(tmp_path: Path) -> None:
    """Its events come from a machine whose clock was an hour fast, and which crashed."""
    async with town(tmp_path) as here:
        fast = here.process(Clockwork(HOUR), bot_pace_ms=2_000)
        await fast.walk()
        table = await fast.lay("clans", "Ada", bots=1, clock=BLITZ)
        await fast.come(table, "Ada")
        await fast.play(table, "Ada")
        await fast.die()
        before = await here.view(table)
        home = here.process(bot_pace_ms=2_000)
        await home.walk()
        await passing(10 * SECOND)
        view = await home.view(table)
        assert (view.ply, view.to_move) == (before.ply + 1, 0)
        await home.come(table, "Ada")
        begin = left(await home.view(table))[0]
        await passing(5 * SECOND)
        assert left(await home.view(table))[0] == begin - 5 * SECOND
        await home.play(table, "Ada")
        await passing(10 * SECOND)
        assert (await home.view(table)).to_move == 0
        await passing(3 * MINUTE)
        view = await home.view(table)
        assert kinds(view) == ["time-out"]
        times = [entry.at or 0 for entry in view.happened]
        assert times == sorted(times)


@hurried
async def test_a_clock_runs_out_in_time_at_a_table_that_lies_ahead(tmp_path: Path) -> None:
    async with town(tmp_path) as here:
        fast = here.process(Clockwork(HOUR), connection_grace_s=0)
        table = await fast.lay("clans", "Ada", "Bob", clock=BLITZ)
        await fast.die()
        home = here.process()
        await home.walk()
        await passing(59 * SECOND)
        assert kinds(await home.view(table)) == []
        await passing(20 * SECOND)
        view = await here.view(table)
        assert kinds(view) == ["time-out"]


@hurried
async def test_what_was_ahead_is_still_so_for_the_next_process(tmp_path: Path) -> None:
    async with town(tmp_path) as here:
        fast = here.process(Clockwork(HOUR), bot_pace_ms=2_000)
        table = await fast.lay("clans", "Ada", bots=1)
        for _ in range(3):
            home = here.process(bot_pace_ms=2_000)
            await home.walk()
            await home.play(table, "Ada")
            ply = (await home.view(table)).ply
            await home.die()  # before its bot has moved
            following = here.process(bot_pace_ms=2_000)
            await following.walk()
            await passing(30 * SECOND)
            assert (await here.view(table)).ply == ply + 1
            await following.die()


@hurried
async def test_processes_whose_clocks_differ_by_seconds_play_one_match(tmp_path: Path) -> None:
    async with town(tmp_path) as here:
        ahead = here.process(Clockwork(3 * SECOND), connection_grace_s=0)
        behind = here.process()
        await asyncio.gather(ahead.walk(), behind.walk())
        table = await ahead.lay("clans", "Ada", "Bob", clock=BLITZ)
        await behind.view(table)
        for _ in range(3):
            for process, other, person in ((ahead, behind, "Ada"), (behind, ahead, "Bob")):
                await passing(3 * SECOND)
                await process.play(table, person)
                other.tables.on_remote_change(table, (await process.view(table)).seq)
        view = await behind.view(table)
        assert view.to_move == 0
        assert left(view) == (66 * SECOND, 66 * SECOND)
        assert kinds(view) == []


@hurried
async def test_a_table_loaded_by_a_fast_clock_again_and_again_gains_no_time(tmp_path: Path) -> None:
    """Each move of Ada's comes through a new process whose clock is 5 seconds fast."""
    async with town(tmp_path) as here:
        home = here.process(connection_grace_s=0)
        await home.walk()
        table = await home.lay("clans", "Ada", "Bob", clock=BLITZ)
        for _ in range(4):
            fast = here.process(Clockwork(5 * SECOND))
            await fast.play(table, "Ada")
            home.tables.on_remote_change(table, (await fast.view(table)).seq)
            await passing(SECOND)
            await home.play(table, "Bob")
        assert left(await home.view(table)) == (75 * SECOND, 76 * SECOND)


def test_setting_the_clock_of_the_machine_changes_nothing_for_a_server_that_runs() -> None:
    wall, elapsed = 1_700_000_000_000_000_000, 5_000_000_000
    clock = SteadyClock(lambda: wall, lambda: elapsed)
    assert clock() == 1_700_000_000_000
    elapsed += 1_500_000_000
    wall -= 3_600_000_000_000
    assert clock() == 1_700_000_001_500


@hurried
async def test_two_processes_put_a_time_out_down_once(tmp_path: Path) -> None:
    async with town(tmp_path) as here:
        one, other = here.process(), here.process()
        table = await one.lay("clans", "Ada", "Bob", clock=BLITZ)
        await asyncio.gather(one.walk(), other.walk())
        await other.view(table)
        await passing(2 * MINUTE + 10 * SECOND)
        third = here.process()
        assert kinds(await third.view(table)) == ["time-out"]
