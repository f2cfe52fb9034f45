"""Clients share the event loop: locks by key, and the CPU time of one client."""

import asyncio
from functools import partial
from time import thread_time

import pytest

from clachan.server.concurrency import (
    KeyedLocks,
    Meter,
    PriorityGate,
    ReadQueue,
    add_cpu_time,
    pause,
    run_in_thread,
)

LONG = 0.05


def test_one_at_a_time_in_the_order_of_arrival() -> None:
    events: list[str] = []

    async def work(locks: KeyedLocks, key: str, name: str) -> None:
        async with locks.hold(key):
            events.append(f"{name} begins")
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            events.append(f"{name} ends")

    async def scene() -> None:
        locks = KeyedLocks()
        await asyncio.gather(*(work(locks, name[0], name) for name in ("a1", "a2", "b1", "a3")))

    asyncio.run(scene())
    of_a = [event for event in events if event.startswith("a")]
    assert of_a == [f"a{number} {what}" for number in (1, 2, 3) for what in ("begins", "ends")]
    assert events.index("b1 begins") < events.index("a1 ends"), "another key does not wait"


def toil(seconds: float) -> str:
    end = thread_time() + seconds
    while thread_time() < end:
        pass
    return "done"


def test_only_ones_own_steps_count() -> None:
    async def own() -> str:
        toil(LONG)
        await asyncio.sleep(0.01)
        return toil(LONG)

    async def other() -> None:
        for _ in range(10):
            toil(LONG / 2)
            await asyncio.sleep(0)

    async def both() -> tuple[str, float]:
        meter = Meter()
        result, _ = await asyncio.gather(meter.run(own()), other())
        return result, meter.seconds

    result, seconds = asyncio.run(both())
    assert result == "done"
    assert 2 * LONG <= seconds < 3 * LONG


def test_work_in_a_thread_counts() -> None:
    async def own() -> str:
        return await run_in_thread(toil, LONG)

    async def metered() -> tuple[str, float]:
        meter = Meter()
        return await meter.run(own()), meter.seconds

    result, seconds = asyncio.run(metered())
    assert result == "done"
    assert seconds >= LONG
    assert asyncio.run(run_in_thread(toil, 0)) == "done", "without a meter too"


def test_a_stop_iteration_in_a_thread_ends_the_wait() -> None:
    def fail() -> None:
        next(iter(()))

    with pytest.raises(RuntimeError, match="StopIteration"):
        asyncio.run(asyncio.wait_for(run_in_thread(fail), 2))


def test_more_can_be_added() -> None:
    async def own() -> None:
        add_cpu_time(60)

    async def metered() -> float:
        meter = Meter()
        await meter.run(own())
        add_cpu_time(1000)  # under no meter
        return meter.seconds

    assert 60 <= asyncio.run(metered()) < 70


def test_errors_and_cancellations_pass() -> None:
    async def fail() -> None:
        toil(LONG)
        raise LookupError

    async def wait(has_timed_out: asyncio.Event) -> None:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.01):
                await asyncio.sleep(10)
        has_timed_out.set()
        await asyncio.sleep(10)

    async def metered() -> None:
        meter = Meter()
        with pytest.raises(LookupError):
            await meter.run(fail())
        assert meter.seconds >= LONG
        has_timed_out = asyncio.Event()
        task = asyncio.ensure_future(Meter().run(wait(has_timed_out)))
        await has_timed_out.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(metered())


def test_long_work_pauses_for_others() -> None:
    async def work(pieces: int) -> None:
        for _ in range(pieces):
            toil(0.01)
            await pause()

    async def measured(pieces: int) -> tuple[float, Meter]:
        meter, begin = Meter(), asyncio.get_running_loop().time()
        await meter.run(work(pieces))
        return asyncio.get_running_loop().time() - begin, meter

    _, short = asyncio.run(measured(2))
    assert short.paced_s == 0, "short work has no pauses"
    seconds, long = asyncio.run(measured(10))
    assert seconds >= 3 * 0.08, "three quarters of the time are left to others"
    assert long.seconds - long.paced_s < 0.03, "what it paused for is not owed again"


def test_without_a_meter_others_run_too() -> None:
    async def others_first() -> bool:
        served = asyncio.Event()
        asyncio.get_running_loop().call_soon(served.set)
        await pause()
        return served.is_set()

    assert asyncio.run(others_first())


def test_what_arrives_at_the_same_moment_is_read_over_several_turns_in_order() -> None:
    async def scene() -> list[list[int]]:
        queue, turns = ReadQueue(most=2), [list[int]()]

        def read(number: int) -> None:
            turns[-1].append(number)

        ran_at_once = [queue.run(partial(read, number)) for number in range(5)]
        assert ran_at_once == [True, True, False, False, False]
        while sum(map(len, turns)) < 5:
            turns.append([])
            await asyncio.sleep(0)
        turns.append([])
        await asyncio.sleep(0)
        assert queue.run(partial(read, 5)), "an empty queue delays no reader"
        return [turn for turn in turns if turn]

    assert asyncio.run(scene()) == [[0, 1], [2, 3], [4], [5]]


def test_a_read_that_fails_does_not_lose_the_others() -> None:
    async def scene() -> list[int]:
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)
        queue, read = ReadQueue(most=1), list[int]()
        queue.run(lambda: read.append(0))
        queue.run(lambda: read.append(1 // 0))
        queue.run(lambda: read.append(2))
        for _ in range(4):
            await asyncio.sleep(0)
        return read

    assert asyncio.run(scene()) == [0, 2]


def test_a_command_that_arrives_with_a_question_comes_first() -> None:
    async def scene() -> list[str]:
        gate, order = PriorityGate(), list[str]()

        async def question() -> None:
            await gate.wait(is_busy=False)
            order.append("question")

        async def command() -> None:
            await asyncio.sleep(0)  # on its way from the socket to the table
            await asyncio.sleep(0)
            with gate.hold():
                await asyncio.sleep(0)
                order.append("command")

        await asyncio.gather(question(), command())
        return order

    assert asyncio.run(scene()) == ["command", "question"]
