"""One at a time for each key."""

import asyncio

from clachan.server.keyed_locks import KeyedLocks


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
