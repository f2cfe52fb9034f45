"""Clocks, grace and limits for absent players, in simulated time."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import cast

import pytest

from clachan.server.errors import RequestRefused
from clachan.server.services import SteadyClock
from clachan.server.tables.clocks import Clocks, new_clocks
from clachan.wire.protocol.answers import TableView
from clachan.wire.protocol.commands import Replace, TakeBack
from clachan.wire.protocol.shapes import Clock, DaysClock, LiveClock
from tests.support.server.simulated_processes import (
    DAY,
    HOUR,
    MINUTE,
    SECOND,
    FakeClock,
    cluster,
    pass_time,
    simulate_time,
)

BLITZ = LiveClock(bank_s=60, increment_s=5)
THREE = ("Ada", "Bob", "Cem")


def time_left(view: TableView) -> Sequence[int]:
    assert view.clocks is not None
    return view.clocks.left_ms


def votes(view: TableView, now: int) -> list[tuple[int, tuple[int, ...], int]]:
    """Seats that a bot may replace now, each with the seats that voted and the votes needed."""
    return [(found.seat, found.by, found.needed) for found in view.votes if found.at <= now]


def kinds(view: TableView) -> list[str]:
    """The kinds of all log entries that are not actions."""
    return [entry.kind for entry in view.happened if entry.kind != "action"]


# Live


@simulate_time
async def test_a_turn_costs_its_time_and_earns_the_increment(tmp_path: Path) -> None:
    async with cluster(tmp_path) as here:
        home = here.process()
        table = await home.create_match("clans", "Ada", "Bob", clock=BLITZ)
        await home.connect(table, "Ada", "Bob")
        await pass_time(10 * SECOND)
        assert time_left(await home.view(table)) == (50 * SECOND, 60 * SECOND)
        await home.play(table, "Ada")
        await pass_time(20 * SECOND)
        assert time_left(await home.view(table)) == (55 * SECOND, 40 * SECOND)


@simulate_time
async def test_an_empty_bank_is_stored_once_and_others_may_replace_the_seat(
    tmp_path: Path,
) -> None:
    async with cluster(tmp_path) as here:
        home = here.process()
        table = await home.create_match("clans", *THREE, clock=BLITZ)
        await home.connect(table, *THREE)
        await pass_time(59 * SECOND)
        with pytest.raises(RequestRefused, match="not-away"):
            await home.ask(table, "Bob", Replace, 0)
        await pass_time(HOUR)
        view = await home.view(table)
        assert kinds(view) == ["time-out"]
        assert (view.to_move, time_left(view)[0]) == (0, 0)
        assert votes(view, home.services.now()) == [(0, (), 2)]


@simulate_time
async def test_a_bot_voted_in_plays_on_until_the_seat_is_taken_back(tmp_path: Path) -> None:
    async with cluster(tmp_path) as here:
        home = here.process()
        table = await home.create_match("clans", *THREE, clock=BLITZ)
        await home.connect(table, *THREE)
        await pass_time(HOUR)
        await home.ask(table, "Bob", Replace, 0)
        assert votes(await home.view(table), home.services.now()) == [(0, (1,), 2)]
        await home.ask(table, "Cem", Replace, 0)
        await pass_time(SECOND)
        view = await home.view(table)
        assert (kinds(view), view.to_move) == (["time-out", "take-over"], 1)
        assert (view.seats[0].bot, view.seats[0].name) == ("greedy", "Ada")
        await home.ask(table, "Ada", TakeBack)
        await home.play(table, "Bob")
        await home.play(table, "Cem")
        await pass_time(SECOND)
        view = await home.view(table)
        assert (view.to_move, view.seats[0].bot) == (0, None)
        assert kinds(view) == ["time-out", "take-over", "take-back", "time-out"]


@simulate_time
async def test_a_player_may_still_move_after_the_bank_is_empty(tmp_path: Path) -> None:
    async with cluster(tmp_path) as here:
        home = here.process()
        table = await home.create_match("clans", "Ada", "Bob", clock=BLITZ)
        await home.connect(table, "Ada", "Bob")
        await pass_time(HOUR)
        await home.play(table, "Ada")
        view = await home.view(table)
        assert (view.to_move, view.votes) == (1, ())
        assert time_left(view) == (5 * SECOND, 60 * SECOND)


@simulate_time
async def test_a_bot_uses_no_time(tmp_path: Path) -> None:
    async with cluster(tmp_path) as here:
        home = here.process()
        table = await home.create_match("clans", "Ada", bots=1, clock=BLITZ)
        await home.connect(table, "Ada")
        await home.play(table, "Ada")
        await pass_time(10 * SECOND)
        view = await home.view(table)
        assert (view.to_move, time_left(view)) == (0, (55 * SECOND, 60 * SECOND))


@simulate_time
async def test_a_lost_connection_uses_its_grace_first(tmp_path: Path) -> None:
    async with cluster(tmp_path) as here:
        home = here.process(connection_grace_s=30)
        table = await home.create_match("clans", "Ada", "Bob", clock=BLITZ)
        await home.connect(table, "Ada", "Bob")
        await pass_time(10 * SECOND)
        await home.disconnect(table, "Ada")
        await pass_time(20 * SECOND)
        view = await home.view(table)
        assert view.clocks is not None
        assert (view.clocks.grace_ms[0], time_left(view)[0]) == (10 * SECOND, 50 * SECOND)
        await pass_time(20 * SECOND)
        assert time_left(await home.view(table))[0] == 40 * SECOND
        await home.connect(table, "Ada")
        await pass_time(41 * SECOND)
        assert kinds(await home.view(table)) == ["time-out"]


# Days


@simulate_time
async def test_a_days_clock_restarts_with_each_turn(tmp_path: Path) -> None:
    async with cluster(tmp_path) as here:
        home = here.process()
        table = await home.create_match("clans", "Ada", "Bob", clock=DaysClock(2))
        await pass_time(DAY)
        assert time_left(await home.view(table)) == (DAY, 2 * DAY)
        await home.play(table, "Ada")
        await home.play(table, "Bob")
        assert time_left(await home.view(table)) == (2 * DAY, 2 * DAY)
        await pass_time(2 * DAY + SECOND)
        view = await home.view(table, "Bob")
        assert kinds(view) == ["time-out"]
        assert [votes.seat for votes in view.votes] == [0]


# Without a clock


@simulate_time
async def test_at_a_live_table_a_player_away_for_ten_minutes_may_be_replaced(
    tmp_path: Path,
) -> None:
    async with cluster(tmp_path) as here:
        home = here.process()
        table = await home.create_match("glenmore", *THREE)
        await home.connect(table, *THREE)
        await home.disconnect(table, "Ada")
        await pass_time(10 * MINUTE - SECOND)
        with pytest.raises(RequestRefused, match="not-away"):
            await home.ask(table, "Bob", Replace, 0)
        await pass_time(SECOND)
        await home.ask(table, "Bob", Replace, 0)
        await home.connect(table, "Ada")
        view = await home.view(table)
        assert (view.votes, view.seats[0].present) == ((), True)
        await home.disconnect(table, "Ada")
        await pass_time(10 * MINUTE)
        assert votes(await home.view(table), home.services.now()) == [(0, (), 2)]
        await home.ask(table, "Bob", Replace, 0)
        await home.ask(table, "Cem", Replace, 0)
        await pass_time(SECOND)
        assert kinds(await home.view(table)) == ["take-over"]


@simulate_time
async def test_another_absent_player_is_waited_for_as_long(tmp_path: Path) -> None:
    async with cluster(tmp_path) as here:
        home = here.process()
        table = await home.create_match("glenmore", *THREE)
        await home.connect(table, *THREE)
        await home.disconnect(table, "Ada")
        await pass_time(9 * MINUTE)
        await home.disconnect(table, "Cem")
        await pass_time(9 * MINUTE)
        assert votes(await home.view(table), home.services.now()) == []
        await pass_time(MINUTE)
        await home.ask(table, "Bob", Replace, 0)
        assert votes(await home.view(table), home.services.now()) == [(0, (1,), 2), (2, (), 2)]


@simulate_time
async def test_without_a_waiting_player_it_takes_three_days(tmp_path: Path) -> None:
    async with cluster(tmp_path) as here:
        home = here.process()
        table = await home.create_match("glenmore", *THREE)
        await home.connect(table, *THREE)
        await home.disconnect(table, *THREE)
        await pass_time(3 * DAY - SECOND)
        with pytest.raises(RequestRefused, match="not-away"):
            await home.ask(table, "Bob", Replace, 0)
        await pass_time(SECOND)
        await home.ask(table, "Bob", Replace, 0)
        assert votes(await home.view(table), home.services.now())[0] == (0, (1,), 2)


# Wrong and changed clocks


@simulate_time
async def test_a_clock_runs_on_while_the_server_is_down(tmp_path: Path) -> None:
    async with cluster(tmp_path) as here:
        first = here.process(connection_grace_s=0)
        table = await first.create_match("clans", "Ada", "Bob", clock=BLITZ)
        await first.kill()
        await pass_time(HOUR)
        second = here.process()
        await second.start_background()
        await pass_time(SECOND)
        assert kinds(await second.view(table)) == ["time-out"]


@simulate_time
async def test_a_machine_whose_clock_goes_back_gives_no_player_time(tmp_path: Path) -> None:
    async with cluster(tmp_path) as here:
        clock = FakeClock()
        home = here.process(clock)
        table = await home.create_match("clans", "Ada", "Bob", clock=BLITZ)
        await home.connect(table, "Ada", "Bob")
        await pass_time(10 * SECOND)
        await home.play(table, "Ada")
        clock.ahead = -HOUR
        await home.play(table, "Bob")
        view = await home.view(table)
        assert time_left(view) == (55 * SECOND, 65 * SECOND)
        times = [entry.at for entry in view.happened]
        assert times == sorted(times, key=lambda at: at or 0)


@simulate_time
async def test_a_clock_set_back_an_hour_while_it_runs_stops_nothing(tmp_path: Path) -> None:
    async with cluster(tmp_path) as here:
        clock = FakeClock()
        home = here.process(clock, bot_pace_ms=2_000)
        await home.start_background()
        table = await home.create_match("clans", "Ada", "Bob", bots=1, clock=BLITZ)
        await home.connect(table, "Ada", "Bob")
        await home.play(table, "Ada")
        clock.ahead = -HOUR
        await pass_time(10 * SECOND)
        assert time_left(await home.view(table))[1] == 50 * SECOND
        await home.play(table, "Bob")
        await pass_time(10 * SECOND)
        view = await home.view(table)
        assert (view.to_move, time_left(view)[0]) == (
            0,
            65 * SECOND - (10 * SECOND - bot_time_of(view)),
        )
        await pass_time(2 * MINUTE)
        assert kinds(await home.view(table)) == ["time-out"]


def bot_time_of(view: TableView) -> int:
    """How long the bot took for its last action."""
    *_, before, last = [entry.at for entry in view.happened if entry.at is not None]
    return last - before


@simulate_time
async def test_a_table_whose_last_event_is_in_the_future_continues(tmp_path: Path) -> None:
    """The events come from a machine whose clock was an hour fast, and which crashed."""
    async with cluster(tmp_path) as here:
        fast = here.process(FakeClock(HOUR), bot_pace_ms=2_000)
        await fast.start_background()
        table = await fast.create_match("clans", "Ada", bots=1, clock=BLITZ)
        await fast.connect(table, "Ada")
        await fast.play(table, "Ada")
        await fast.kill()
        before = await here.view(table)
        home = here.process(bot_pace_ms=2_000)
        await home.start_background()
        await pass_time(10 * SECOND)
        view = await home.view(table)
        assert (view.ply, view.to_move) == (before.ply + 1, 0)
        await home.connect(table, "Ada")
        begin = time_left(await home.view(table))[0]
        await pass_time(5 * SECOND)
        assert time_left(await home.view(table))[0] == begin - 5 * SECOND
        await home.play(table, "Ada")
        await pass_time(10 * SECOND)
        assert (await home.view(table)).to_move == 0
        await pass_time(3 * MINUTE)
        view = await home.view(table)
        assert kinds(view) == ["time-out"]
        times = [entry.at or 0 for entry in view.happened]
        assert times == sorted(times)


@simulate_time
async def test_a_clock_runs_out_in_time_at_a_table_that_is_ahead(tmp_path: Path) -> None:
    async with cluster(tmp_path) as here:
        fast = here.process(FakeClock(HOUR), connection_grace_s=0)
        table = await fast.create_match("clans", "Ada", "Bob", clock=BLITZ)
        await fast.kill()
        home = here.process()
        await home.start_background()
        await pass_time(59 * SECOND)
        assert kinds(await home.view(table)) == []
        await pass_time(20 * SECOND)
        view = await here.view(table)
        assert kinds(view) == ["time-out"]


@simulate_time
async def test_a_table_that_is_ahead_stays_ahead_for_the_next_process(tmp_path: Path) -> None:
    async with cluster(tmp_path) as here:
        fast = here.process(FakeClock(HOUR), bot_pace_ms=2_000)
        table = await fast.create_match("clans", "Ada", bots=1)
        for _ in range(3):
            home = here.process(bot_pace_ms=2_000)
            await home.start_background()
            await home.play(table, "Ada")
            ply = (await home.view(table)).ply
            await home.kill()  # before its bot has moved
            following = here.process(bot_pace_ms=2_000)
            await following.start_background()
            await pass_time(30 * SECOND)
            assert (await here.view(table)).ply == ply + 1
            await following.kill()


@simulate_time
async def test_processes_whose_clocks_differ_by_seconds_play_one_match(tmp_path: Path) -> None:
    async with cluster(tmp_path) as here:
        ahead = here.process(FakeClock(3 * SECOND), connection_grace_s=0)
        behind = here.process()
        await asyncio.gather(ahead.start_background(), behind.start_background())
        table = await ahead.create_match("clans", "Ada", "Bob", clock=BLITZ)
        await behind.view(table)
        for _ in range(3):
            for process, other, person in ((ahead, behind, "Ada"), (behind, ahead, "Bob")):
                await pass_time(3 * SECOND)
                await process.play(table, person)
                other.tables.on_remote_change(table, (await process.view(table)).seq)
        view = await behind.view(table)
        assert view.to_move == 0
        assert time_left(view) == (66 * SECOND, 66 * SECOND)
        assert kinds(view) == []


@simulate_time
async def test_a_table_loaded_by_a_fast_clock_again_and_again_gains_no_time(tmp_path: Path) -> None:
    """Each move of Ada's comes through a new process whose clock is 5 seconds fast."""
    async with cluster(tmp_path) as here:
        home = here.process(connection_grace_s=0)
        await home.start_background()
        table = await home.create_match("clans", "Ada", "Bob", clock=BLITZ)
        for _ in range(4):
            fast = here.process(FakeClock(5 * SECOND))
            await fast.play(table, "Ada")
            home.tables.on_remote_change(table, (await fast.view(table)).seq)
            await pass_time(SECOND)
            await home.play(table, "Bob")
        assert time_left(await home.view(table)) == (75 * SECOND, 76 * SECOND)


def test_setting_the_clock_of_the_machine_does_not_affect_a_running_server() -> None:
    wall, elapsed = 1_700_000_000_000_000_000, 5_000_000_000
    clock = SteadyClock(lambda: wall, lambda: elapsed)
    assert clock() == 1_700_000_000_000
    elapsed += 1_500_000_000
    wall -= 3_600_000_000_000
    assert clock() == 1_700_000_001_500


@simulate_time
async def test_two_processes_store_a_time_out_once(tmp_path: Path) -> None:
    async with cluster(tmp_path) as here:
        one, other = here.process(), here.process()
        table = await one.create_match("clans", "Ada", "Bob", clock=BLITZ)
        await asyncio.gather(one.start_background(), other.start_background())
        await other.view(table)
        await pass_time(2 * MINUTE + 10 * SECOND)
        third = here.process()
        assert kinds(await third.view(table)) == ["time-out"]


def test_a_clock_mode_without_rules_of_its_own_is_no_game_without_clocks() -> None:
    rule = cast("Clock", object())
    with pytest.raises(AssertionError):
        new_clocks(rule, players=2, grace_ms=0, now=0)
    clocks = Clocks(rule, banks=(1, 1), graces=(0, 0), since=0, running=0)
    with pytest.raises(AssertionError):
        clocks.switch_to(1, is_disconnected=False, ply=1, paused_until=0)
