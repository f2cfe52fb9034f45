"""How long an undo request is open and whose clock is paused, in simulated time."""

from pathlib import Path

import pytest

from clachan.server.errors import RequestRefused
from clachan.server.tables.events import read_event
from clachan.wire.protocol.answers import TableView, UndoOffer
from clachan.wire.protocol.commands import AnswerUndo, Undo
from clachan.wire.protocol.shapes import Clock, DaysClock, LiveClock
from tests.support.server.simulated_processes import (
    DAY,
    HOUR,
    MINUTE,
    SECOND,
    Process,
    cluster,
    pass_time,
    simulate_time,
)

BLITZ = LiveClock(bank_s=120)
THREE = ("Ada", "Bob", "Cem")


async def begin(home: Process, clock: Clock | None = BLITZ) -> str:
    """Ada and Bob have played, each after 10 seconds; it is Cem's turn."""
    table = await home.create_match("clans", *THREE, clock=clock)
    await home.connect(table, *THREE)
    for person in ("Ada", "Bob"):
        await pass_time(10 * SECOND)
        await home.play(table, person)
    return table


def time_left(view: TableView) -> list[int]:
    assert view.clocks is not None
    return [left_ms // SECOND for left_ms in view.clocks.left_ms]


def running(view: TableView) -> int | None:
    assert view.clocks is not None
    return view.clocks.running


def offer(view: TableView) -> UndoOffer:
    assert view.offer is not None
    return view.offer


def refusal(view: TableView) -> tuple[str, int | None] | None:
    assert view.undo is not None
    refused = view.undo.refused
    return (refused.reason, refused.seat) if refused else None


@simulate_time
async def test_the_clock_of_an_asked_player_is_paused_until_all_have_answered(
    tmp_path: Path,
) -> None:
    async with cluster(tmp_path) as here:
        home = here.process()
        table = await begin(home)
        await pass_time(5 * SECOND)
        await home.ask(table, "Ada", Undo)
        await pass_time(20 * SECOND)
        view = await home.view(table, "Cem")
        assert (running(view), time_left(view)) == (None, [110, 110, 115])
        assert (offer(view).left_ms, offer(view).waiting) == (40 * SECOND, (1, 2))
        await home.ask(table, "Cem", AnswerUndo, True)
        await pass_time(10 * SECOND)
        assert time_left(await home.view(table)) == [110, 110, 115], "Cem waits for Bob"
        await home.ask(table, "Bob", AnswerUndo, False)
        await pass_time(10 * SECOND)
        view = await home.view(table, "Ada")
        assert (running(view), time_left(view)) == (2, [110, 110, 105])
        assert refusal(view) == ("declined", 1)


@simulate_time
async def test_a_request_without_an_answer_is_refused_after_a_minute(tmp_path: Path) -> None:
    async with cluster(tmp_path) as here:
        home = here.process()
        table = await begin(home)
        await home.ask(table, "Ada", Undo)
        await pass_time(59 * SECOND)
        assert offer(await home.view(table)).left_ms == SECOND
        await pass_time(2 * SECOND)
        view = await home.view(table, "Ada")
        assert (view.offer, refusal(view)) == (None, ("expired", None))
        assert (running(view), time_left(view)) == (2, [110, 110, 119])
        with pytest.raises(RequestRefused, match="no-undo-asked"):
            await home.ask(table, "Bob", AnswerUndo, True)
        with pytest.raises(RequestRefused, match="undo-refused"):
            await home.ask(table, "Ada", Undo)
        await pass_time(HOUR)
        assert [one.kind for one in (await home.view(table)).happened][-1] == "time-out"


@simulate_time
async def test_the_clock_of_the_requesting_player_keeps_running(tmp_path: Path) -> None:
    """Otherwise a request would be a way to gain time to think."""
    async with cluster(tmp_path) as here:
        home = here.process()
        table = await home.create_match("clans", "Ada", "Bob", clock=BLITZ)
        await home.connect(table, "Ada", "Bob")
        await home.play(table, "Ada")
        await home.play(table, "Bob")
        await pass_time(100 * SECOND)
        await home.ask(table, "Ada", Undo)
        await pass_time(25 * SECOND)
        view = await home.view(table)
        assert (running(view), time_left(view)) == (0, [0, 120])
        assert [one.kind for one in view.happened][-1] == "time-out"
        assert offer(view).left_ms == 35 * SECOND, "a time-out does not end it"
        await home.ask(table, "Bob", AnswerUndo, True)
        assert (await home.view(table)).ply == view.ply - 2


@simulate_time
async def test_a_player_who_asked_and_lost_the_connection_may_still_get_consent(
    tmp_path: Path,
) -> None:
    async with cluster(tmp_path) as here:
        home = here.process()
        table = await begin(home)
        ply = (await home.view(table)).ply
        await home.ask(table, "Ada", Undo)
        await home.disconnect(table, "Ada")
        await pass_time(30 * SECOND)
        await home.ask(table, "Bob", AnswerUndo, True)
        await home.ask(table, "Cem", AnswerUndo, True)
        view = await home.view(table)
        assert (view.ply, view.to_move) == (ply - 2, 0)


@simulate_time
async def test_neither_bank_nor_grace_of_an_asked_player_who_lost_the_connection_is_spent(
    tmp_path: Path,
) -> None:
    async with cluster(tmp_path) as here:
        home = here.process(connection_grace_s=30)
        table = await begin(home)
        await home.ask(table, "Ada", Undo)
        await home.disconnect(table, "Cem")
        await pass_time(70 * SECOND)
        view = await home.view(table, "Ada")
        assert view.clocks is not None
        assert (view.clocks.grace_ms[2], time_left(view)[2]) == (20 * SECOND, 120)
        assert refusal(view) == ("expired", None)


@simulate_time
async def test_a_request_survives_a_restart_with_its_remaining_time(tmp_path: Path) -> None:
    async with cluster(tmp_path) as here:
        old = here.process()
        await old.start_background()
        table = await begin(old)
        await old.ask(table, "Ada", Undo)
        await old.kill()
        await pass_time(10 * MINUTE)
        home = here.process()
        await home.start_background()
        await home.connect(table, *THREE)
        view = await home.view(table)
        assert (running(view), time_left(view)) == (None, [110, 110, 120])
        assert 55 * SECOND < (offer(view).left_ms or 0) <= 60 * SECOND
        await pass_time(70 * SECOND)
        assert refusal(await home.view(table, "Ada")) == ("expired", None)


@simulate_time
async def test_a_request_expires_while_no_process_has_the_table(tmp_path: Path) -> None:
    async with cluster(tmp_path) as here:
        old = here.process()
        await old.start_background()
        table = await begin(old, clock=None)
        await old.ask(table, "Ada", Undo)
        await old.kill()
        home = here.process()
        await home.start_background()
        await pass_time(5 * MINUTE)
        view = await here.view(table)
        assert view.offer is None


@pytest.mark.parametrize("clock", [None, DaysClock(2)], ids=["none", "days"])
@simulate_time
async def test_without_a_live_clock_a_request_waits_for_absent_players(
    tmp_path: Path, clock: Clock | None
) -> None:
    async with cluster(tmp_path) as here:
        home = here.process()
        table = await begin(home, clock)
        await home.disconnect(table, "Cem")
        await home.ask(table, "Ada", Undo)
        await pass_time(DAY)
        view = await home.view(table)
        assert (offer(view).left_ms, offer(view).waiting) == (None, (1, 2))
        if clock:
            assert (running(view), time_left(view)[2]) == (2, DAY // SECOND)
        await home.ask(table, "Cem", AnswerUndo, False)
        assert refusal(await home.view(table, "Ada")) == ("declined", 2)


@simulate_time
async def test_a_request_of_an_older_version_has_no_limit(tmp_path: Path) -> None:
    async with cluster(tmp_path) as here:
        home = here.process()
        table = await begin(home)
        stored = await home.tables.get(table).current()
        event = read_event(b'{"type": "undo-asked", "at": %d, "by": "Ada", "seat": 0}' % stored.at)
        asked = stored.after(event)
        assert asked.undo_request is not None
        assert asked.undo_request.until is None
        assert asked.clocks is not None
        assert not asked.clocks.is_paused


@simulate_time
async def test_a_bot_moves_when_the_request_has_expired(tmp_path: Path) -> None:
    async with cluster(tmp_path) as here:
        home = here.process(bot_pace_ms=30 * SECOND)
        table = await home.create_match("clans", "Ada", "Bob", bots=1)
        await home.connect(table, "Ada", "Bob")
        await home.play(table, "Ada")
        await home.play(table, "Bob")
        ply = (await home.view(table)).ply
        await home.ask(table, "Ada", Undo)
        await pass_time(59 * SECOND)
        assert (await home.view(table)).ply == ply
        await pass_time(2 * MINUTE)
        view = await home.view(table, "Ada")
        assert (view.ply, refusal(view)) == (ply + 1, ("expired", None))
