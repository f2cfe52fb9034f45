"""Who is admitted next, and that no place is lost."""

import asyncio
import random

from clachan.server.bots.fair_semaphore import FairSemaphore
from tests.support.server.server_process import scene


async def queue(semaphore: FairSemaphore, *waiters: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The order in which they are admitted, one at a time, after the one that is inside now."""
    admitted: list[tuple[str, ...]] = []

    async def enter(parties: tuple[str, ...]) -> None:
        await semaphore.acquire(*parties)
        admitted.append(parties)
        semaphore.release()

    tasks = [asyncio.create_task(enter(parties)) for parties in waiters]
    await asyncio.sleep(0)  # each has come to its place in the queue
    semaphore.release()
    await asyncio.gather(*tasks)
    return admitted


@scene
async def test_without_parties_the_first_comes_first() -> None:
    semaphore = FairSemaphore("moves", 1)
    await semaphore.acquire()
    order: list[int] = []

    async def enter(number: int) -> None:
        await semaphore.acquire()
        order.append(number)
        semaphore.release()

    tasks = [asyncio.create_task(enter(number)) for number in range(20)]
    await asyncio.sleep(0)
    semaphore.release()
    await asyncio.gather(*tasks)
    assert order == list(range(20))


@scene
async def test_parties_take_turns() -> None:
    semaphore = FairSemaphore("hints", 1)
    await semaphore.acquire("greedy")
    order = await queue(semaphore, *[("greedy",)] * 3, ("late",), *[("later",)] * 2)
    assert [each for (each,) in order] == ["late", "later", "greedy", "later", "greedy", "greedy"]


@scene
async def test_within_a_party_the_next_ones_take_turns() -> None:
    semaphore = FairSemaphore("hints", 1)
    await semaphore.acquire("home", "eve")
    waiting = [("home", "eve"), ("home", "eve"), ("home", "ada"), ("away", "bob"), ("away", "bob")]
    order = await queue(semaphore, *waiting)
    assert [visitor for _, visitor in order] == ["bob", "ada", "bob", "eve", "eve"]


@scene
async def test_many_parties_are_forgotten_but_served() -> None:
    semaphore = FairSemaphore("hints", 1)
    for number in range(10_001):
        await semaphore.acquire(str(number))
        semaphore.release()
    await semaphore.acquire("0")  # the eldest, which is as new again
    order = await queue(semaphore, ("10000",), ("0",), ("1",))
    assert [each for (each,) in order] == ["1", "10000", "0"]


async def admit_in_classes(semaphore: FairSemaphore, urgent: str, others: str) -> str:
    """The order in which these parties are admitted, after the one that is inside now.

    Each letter is a party. The others queue first; urgent ones are listed in upper case.
    """
    admitted: list[str] = []

    async def enter(party: str, is_urgent: bool) -> None:
        await semaphore.acquire(party, is_urgent=lambda: is_urgent)
        admitted.append(party.upper() if is_urgent else party)
        semaphore.release()

    tasks = [asyncio.create_task(enter(party, is_urgent=False)) for party in others]
    tasks += [asyncio.create_task(enter(party, is_urgent=True)) for party in urgent]
    await asyncio.sleep(0)
    semaphore.release()
    await asyncio.gather(*tasks)
    return "".join(admitted)


@scene
async def test_urgent_waiters_come_first_and_each_fourth_place_goes_to_another() -> None:
    semaphore = FairSemaphore("moves", 1)
    await semaphore.acquire("x")
    assert await admit_in_classes(semaphore, "aaaaabb", "ccc") == "ABAcBAAcAc"


@scene
async def test_the_first_other_waits_for_three_urgent_ones_that_pass_it() -> None:
    semaphore = FairSemaphore("moves", 1)
    await semaphore.acquire("x")
    assert await admit_in_classes(semaphore, "aaaa", "") == "AAAA"
    await semaphore.acquire("x")
    assert await admit_in_classes(semaphore, "aaaa", "c") == "AAAcA"


@scene
async def test_a_turn_in_one_class_costs_none_in_the_other() -> None:
    """Else the urgent waiter of "a" would fall behind with each turn of the others of "a"."""
    semaphore = FairSemaphore("moves", 1)
    await semaphore.acquire("x")
    assert await admit_in_classes(semaphore, "bcdeabcde", "aa") == "BCDaEABaCDE"


@scene
async def test_a_waiter_may_become_urgent() -> None:
    semaphore = FairSemaphore("moves", 1)
    await semaphore.acquire("x")
    urgent: set[str] = set()
    admitted: list[str] = []

    async def enter(party: str) -> None:
        await semaphore.acquire(party, is_urgent=lambda: party in urgent)
        admitted.append(party)
        semaphore.release()

    tasks = [asyncio.create_task(enter(party)) for party in "abc"]
    await asyncio.sleep(0)
    urgent.add("c")
    semaphore.release()
    await asyncio.gather(*tasks)
    assert admitted == ["c", "a", "b"]


@scene
async def test_no_place_is_lost_whenever_waiters_leave() -> None:
    rng = random.Random(5)
    semaphore = FairSemaphore("hints", 3)
    inside = most = 0

    async def enter(party: str) -> None:
        nonlocal inside, most
        await semaphore.acquire(party)
        inside += 1
        most = max(most, inside)
        try:
            for _ in range(rng.randrange(4)):
                await asyncio.sleep(0)
        finally:
            inside -= 1
            semaphore.release()

    for _ in range(200):
        tasks = [asyncio.create_task(enter(rng.choice("abc"))) for _ in range(12)]
        for task in rng.sample(tasks, 8):
            for _ in range(rng.randrange(3)):
                await asyncio.sleep(0)
            task.cancel()
        await asyncio.wait(tasks)
        await asyncio.wait_for(semaphore.wait_until_idle(), 1)
    assert (inside, most) == (0, 3)


@scene
async def test_a_waiter_that_leaves_when_admitted_passes_its_place_on() -> None:
    semaphore = FairSemaphore("hints", 1)
    await semaphore.acquire()
    first, second = (asyncio.create_task(semaphore.acquire()) for _ in range(2))
    await asyncio.sleep(0)
    semaphore.release()  # the first is admitted, and has not heard of it
    first.cancel()
    await asyncio.wait_for(second, 1)
    assert first.cancelled()
    semaphore.release()
    await asyncio.wait_for(semaphore.wait_until_idle(), 1)
