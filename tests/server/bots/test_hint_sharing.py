"""Hints share workers of their own, answers and a bounded queue; moves notice nothing of it."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from clachan.bots import ADVISER, STAND_IN
from clachan.server import metrics
from clachan.server.bots import hints
from clachan.server.bots.hints import Advice, HintReplaced, HintRequester, HintsBusy
from clachan.server.bots.pool import BotPool
from clachan.server.bots.worker_process import BACKGROUND
from clachan.server.bots.worker_queue import PoolClosed
from tests.support.server.faulty_pool import (
    ADA,
    LAST,
    LEGAL,
    STAND_INS,
    TIMEOUT_S,
    VIEW,
    ask,
    faulty_command,
    is_empty,
    opened,
    until,
    workers,
)
from tests.support.server.server_process import scene

BEN = HintRequester("a table 1", "Ben", "192.0.2.2")
ADVISED = (ADVISER, LAST)


@asynccontextmanager
async def advising(folder: Path) -> AsyncIterator[BotPool]:
    """Where the adviser thinks until `go`."""
    async with opened(BotPool(1, TIMEOUT_S, faulty_command(folder, "adviser"))) as pool:
        yield pool


def go(folder: Path) -> None:
    (folder / "go").touch()


def thoughts(folder: Path) -> int:
    """How often the adviser has begun to think."""
    advised = folder / "advised"
    return len(advised.read_bytes()) if advised.exists() else 0


def hint(pool: BotPool, requester: HintRequester = ADA, choices: int = 0) -> asyncio.Task[Advice]:
    """A request, under way; of another view where there are other ``choices``."""
    return asyncio.create_task(pool.advise("clans", VIEW, LEGAL[choices:], requester))


async def begun(
    pool: BotPool, folder: Path, requester: HintRequester = ADA
) -> asyncio.Task[Advice]:
    """A request that the only hint worker is busy with."""
    before = thoughts(folder)
    task = hint(pool, requester)
    await until(lambda: thoughts(folder) > before)
    return task


def autogroup_niceness(process: str) -> int | None:
    """Of its session; ``None`` where the system has no such thing."""
    autogroup = Path(f"/proc/{process}/autogroup")
    return int(autogroup.read_text().split()[-1]) if autogroup.exists() else None


def at_table(number: int, requester: HintRequester = ADA) -> HintRequester:
    return replace(requester, seat=f"table {number} 0")


def counts() -> tuple[float, float]:
    """Hints that wait and hints that are thought about, as the metrics show them."""
    series = (line.split() for line in metrics.render().decode().splitlines())
    shown = {each[0]: each[-1] for each in series}
    queue, busy = (f'clachan_bot_{name}{{lane="hints"}}' for name in ("queue", "busy"))
    return float(shown[queue]), float(shown[busy])


@scene
async def test_a_move_never_waits_for_a_hint(tmp_path: Path) -> None:
    async with advising(tmp_path) as pool:
        first = await begun(pool, tmp_path)
        others = [hint(pool, at_table(number), number) for number in range(1, 5)]
        assert await ask(pool, "greedy") == STAND_INS
        assert not first.done()
        go(tmp_path)
        assert {await each for each in (first, *others)} == {ADVISED}
    assert len(workers(tmp_path)) == 2
    assert is_empty(tmp_path)


@scene
async def test_hint_workers_leave_the_processor_to_moves(tmp_path: Path) -> None:
    async with advising(tmp_path) as pool:
        assert await ask(pool, "greedy") == STAND_INS
        [mover] = workers(tmp_path)
        first = await begun(pool, tmp_path)
        [adviser] = set(workers(tmp_path)) - {mover}
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, int(mover.name)) == own
        assert os.getpriority(os.PRIO_PROCESS, int(adviser.name)) == min(own + BACKGROUND, 19)
        assert autogroup_niceness(adviser.name) in (None, BACKGROUND)
        go(tmp_path)
        assert await first == ADVISED


@scene
async def test_equal_views_of_a_visitor_share_a_thought(tmp_path: Path) -> None:
    async with advising(tmp_path) as pool:
        first = await begun(pool, tmp_path)
        more = [hint(pool), hint(pool), hint(pool, at_table(2))]
        go(tmp_path)
        assert {await each for each in (first, *more)} == {ADVISED}
        assert await hint(pool, at_table(3)) == ADVISED
    assert thoughts(tmp_path) == 1


@scene
async def test_equal_views_of_two_visitors_do_not(tmp_path: Path) -> None:
    """The time that it takes would show that another player has had this view."""
    go(tmp_path)
    async with advising(tmp_path) as pool:
        assert await hint(pool, ADA) == ADVISED
        assert await hint(pool, BEN) == ADVISED
    assert thoughts(tmp_path) == 2


@scene
async def test_two_who_hold_one_seat_share_a_thought(tmp_path: Path) -> None:
    async with advising(tmp_path) as pool:
        first = await begun(pool, tmp_path)
        other = hint(pool, replace(ADA, visitor="Ada on her phone"))
        go(tmp_path)
        assert {await first, await other} == {ADVISED}
    assert thoughts(tmp_path) == 1


@scene
async def test_only_so_many_answers_are_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "MOST_RECENT", 2)
    go(tmp_path)
    async with advising(tmp_path) as pool:
        for choices in (0, 1, 0, 2):
            await hint(pool, ADA, choices)
        assert thoughts(tmp_path) == 3
        await hint(pool, ADA, 0)
        assert thoughts(tmp_path) == 3
        await hint(pool, ADA, 1)
        assert thoughts(tmp_path) == 4


@scene
async def test_what_a_stand_in_says_is_not_remembered(tmp_path: Path) -> None:
    """Odd workers have no adviser unless their command asks for one."""
    async with opened(BotPool(1, TIMEOUT_S, faulty_command(tmp_path))) as pool:
        assert await hint(pool) == (STAND_IN, STAND_INS)
        before = len(workers(tmp_path))
        assert await hint(pool) == (STAND_IN, STAND_INS)
        assert len(workers(tmp_path)) > before


@scene
async def test_a_newer_view_replaces_an_older_one_of_the_seat(tmp_path: Path) -> None:
    async with advising(tmp_path) as pool:
        busy = await begun(pool, tmp_path, BEN)
        older, same = hint(pool, ADA, 1), hint(pool, ADA, 1)
        elsewhere = hint(pool, at_table(2), 3)
        await asyncio.sleep(0)
        newer = hint(pool, ADA, 2)
        for replaced in (older, same):
            with pytest.raises(HintReplaced):
                await replaced
        go(tmp_path)
        assert {await busy, await elsewhere, await newer} == {ADVISED}
    assert thoughts(tmp_path) == 3  # never about the older one


@scene
async def test_a_thought_that_has_begun_is_replaced_too_and_remembered(tmp_path: Path) -> None:
    async with advising(tmp_path) as pool:
        older = await begun(pool, tmp_path)
        newer = hint(pool, ADA, 1)
        with pytest.raises(HintReplaced):
            await older
        go(tmp_path)
        assert await newer == ADVISED
        assert await hint(pool) == ADVISED
    assert thoughts(tmp_path) == 2


@scene
async def test_who_stops_waiting_leaves_the_queue(tmp_path: Path) -> None:
    async with advising(tmp_path) as pool:
        idle = counts()
        busy = await begun(pool, tmp_path, BEN)
        queued = [hint(pool, at_table(number), number) for number in range(1, 5)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert counts() == (idle[0] + 4, idle[1] + 1)
        for each in queued:
            each.cancel()
        await asyncio.wait(queued)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert counts() == (idle[0], idle[1] + 1)
        go(tmp_path)
        assert await busy == ADVISED
        assert await hint(pool, at_table(1), 1) == ADVISED
        assert counts() == idle
    assert thoughts(tmp_path) == 2


@scene
async def test_one_who_stops_waiting_takes_nothing_from_the_others(tmp_path: Path) -> None:
    async with advising(tmp_path) as pool:
        busy = await begun(pool, tmp_path, BEN)
        one, other = hint(pool, ADA, 1), hint(pool, ADA, 1)
        await asyncio.sleep(0)
        one.cancel()
        go(tmp_path)
        assert await other == ADVISED
        assert await busy == ADVISED
        assert one.cancelled()


@scene
async def test_a_thought_that_has_begun_ends_without_its_waiter(tmp_path: Path) -> None:
    """A flood of hang-ups starts no processes, and the next one to ask has the answer."""
    async with advising(tmp_path) as pool:
        task = await begun(pool, tmp_path)
        task.cancel()
        await asyncio.wait([task])
        go(tmp_path)
        assert await hint(pool) == ADVISED
    assert thoughts(tmp_path) == 1
    assert len(workers(tmp_path)) == 1


@scene
async def test_the_queue_of_an_address_is_bounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "MOST_WAITING_OF_ADDRESS", 2)
    async with advising(tmp_path) as pool:
        busy = await begun(pool, tmp_path)
        queued = [hint(pool, at_table(number), number) for number in (1, 2)]
        await asyncio.sleep(0)
        with pytest.raises(HintsBusy):
            await hint(pool, at_table(3), 3)
        joined = hint(pool, at_table(1), 1)  # that costs nothing
        queued[1].cancel()
        await asyncio.wait([queued[1]])
        next_one = hint(pool, at_table(4), 4)
        other = hint(pool, BEN)
        go(tmp_path)
        assert {await each for each in (busy, queued[0], joined, next_one, other)} == {ADVISED}


@scene
async def test_the_whole_queue_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "MOST_WAITING", 2)
    async with advising(tmp_path) as pool:
        busy = await begun(pool, tmp_path)
        queued = [hint(pool, at_table(number), number) for number in (1, 2)]
        await asyncio.sleep(0)
        with pytest.raises(HintsBusy):
            await hint(pool, BEN)
        go(tmp_path)
        assert {await each for each in (busy, *queued)} == {ADVISED}
        assert await hint(pool, BEN) == ADVISED


@scene
async def test_addresses_take_turns(tmp_path: Path) -> None:
    served: list[str] = []

    async def wait_for(task: asyncio.Task[Advice], name: str) -> None:
        await task
        served.append(name)

    async with advising(tmp_path) as pool:
        busy = await begun(pool, tmp_path)
        floods = [hint(pool, at_table(number), number) for number in range(1, 5)]
        await asyncio.sleep(0)
        waiting = [(busy, "flood"), *((each, "flood") for each in floods), (hint(pool, BEN), "Ben")]
        tasks = [asyncio.create_task(wait_for(*each)) for each in waiting]
        await asyncio.sleep(0)
        go(tmp_path)
        await asyncio.gather(*tasks)
    assert served == ["flood", "Ben", "flood", "flood", "flood", "flood"]


@scene
async def test_closing_ends_all_who_wait_for_hints(tmp_path: Path) -> None:
    async with advising(tmp_path) as pool:
        waiting = [await begun(pool, tmp_path), hint(pool)]
        waiting += [hint(pool, at_table(number), number) for number in range(1, 4)]
        await asyncio.sleep(0)
        waiting[1].cancel()
        await pool.close()
        assert is_empty(tmp_path)
        await asyncio.wait(waiting)
        assert {type(each.exception()) for each in waiting if not each.cancelled()} == {PoolClosed}
        with pytest.raises(PoolClosed):
            await hint(pool)
