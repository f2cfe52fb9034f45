"""What the limits let through, with a clock that the test sets."""

import asyncio
from contextlib import ExitStack
from time import thread_time

import pytest

from clachan.server.concurrency import LoopTurns, PriorityGate, pause
from clachan.server.errors import RequestRefused
from clachan.server.rate_limits import (
    Buckets,
    ConcurrencyLimit,
    RateLimits,
    Requester,
    TooManyRequests,
    address_key,
)
from clachan.server.settings import Settings


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        await asyncio.sleep(0)


async def burn(seconds: float) -> None:
    """Take CPU time."""
    end = thread_time() + seconds
    while thread_time() < end:
        pass


def test_a_burst_then_the_rate() -> None:
    clock = Clock()
    buckets = Buckets(rate=4, burst=3, clock=clock)
    assert [buckets.take("a") for _ in range(3)] == [0, 0, 0]
    assert buckets.take("a") == 0.25
    assert buckets.take("a") == 0.25, "a refusal costs nothing"
    clock.now += 0.125
    assert buckets.take("a") == 0.125
    clock.now += 0.125
    assert buckets.take("a") == 0
    assert buckets.take("a") == 0.25
    clock.now += 100
    assert [buckets.take("a") for _ in range(4)] == [0, 0, 0, 0.25]


def test_keys_do_not_disturb_each_other() -> None:
    buckets = Buckets(rate=1, burst=1, clock=Clock())
    assert buckets.take("a") == 0
    assert buckets.take("a") == 1
    assert buckets.take("b") == 0


def test_in_the_long_run_the_rate_holds() -> None:
    clock = Clock()
    buckets = Buckets(rate=8, burst=5, clock=clock)
    granted = 0
    for _ in range(64 * 60):
        granted += buckets.take("a") == 0
        clock.now += 1 / 64
    assert granted == pytest.approx(8 * 60 + 5, abs=1)


def test_what_was_taken_can_be_given_back() -> None:
    buckets = Buckets(rate=1, burst=2, clock=Clock())
    assert [buckets.take("a") for _ in range(3)] == [0, 0, 1]
    buckets.charge("a", -1)
    assert [buckets.take("a") for _ in range(2)] == [0, 1]
    for _ in range(5):
        buckets.charge("a", -1)
    assert [buckets.take("a") for _ in range(3)] == [0, 0, 1], "never more than the burst"


def test_a_charge_may_go_into_debt() -> None:
    clock = Clock()
    buckets = Buckets(rate=0.5, burst=4, clock=clock)
    assert buckets.wait("a") == 0
    buckets.charge("a", 3)
    assert buckets.wait("a") == 0
    buckets.charge("a", 3)
    assert buckets.wait("a") == 4
    assert buckets.wait("b") == 0
    clock.now += 3
    assert buckets.wait("a") == 1
    clock.now += 1.5
    assert buckets.wait("a") == 0


def test_memory_is_bounded_and_busy_keys_are_kept() -> None:
    clock = Clock()
    buckets = Buckets(rate=0.001, burst=1, clock=clock, most=100)
    assert buckets.take("busy") == 0
    for number in range(10_000):
        buckets.take(str(number))
        assert buckets.take("busy") > 0
    assert buckets.take("9999") > 0
    assert buckets.take("9900") == 0, "forgotten"


def test_concurrency_is_limited() -> None:
    limit = ConcurrencyLimit(2)
    for _ in range(2):
        with ExitStack() as stack:
            entered = [stack.enter_context(limit.hold(key)) for key in "aaab"]
            assert entered == [True, True, False, True]
        with pytest.raises(LookupError), limit.hold("a"):
            raise LookupError  # leaves too


STRICT = Settings(
    address_rate=2,
    address_burst=1,
    table_rate=4,
    table_burst=1,
    visitor_work_ms=1,
    address_work_ms=2,
    tables_per_hour=1,
    max_sockets_per_address=1,
    max_viewers=1,
)


def test_limits_follow_the_settings() -> None:
    limits = RateLimits(STRICT, Clock())
    limits.count_request("x")
    limits.count_command("t", "x")
    with limits.new_table("x"):
        pass
    for seconds, again in (
        (1, lambda: limits.count_request("x")),
        (1, lambda: limits.count_command("t", "x")),
        (3600, lambda: limits.new_table("x").__enter__()),
    ):
        with pytest.raises(TooManyRequests) as late:
            again()
        assert late.value.error.message.args == {"seconds": seconds}
    limits.count_command("other", "x")
    for limit in (limits.sockets, limits.viewers):
        with limit.hold("x") as first, limit.hold("x") as second:
            assert (first, second) == (True, False)


def waits(limits: RateLimits, *askers: Requester) -> list[int]:
    """For how many seconds each has to wait before the next question."""
    found = []
    for requester in askers:
        try:
            limits.require_credit(requester)
            found.append(0)
        except TooManyRequests as late:
            found.append(int(late.error.message.args["seconds"]))
    return found


def test_work_is_charged_to_visitor_and_address() -> None:
    clock = Clock()
    limits = RateLimits(STRICT, clock)
    ada, ben = Requester("home", "ada"), Requester("home", "ben")
    nameless, eve = Requester("home", ""), Requester("away", "eve")
    limits.charge(ada, 0.004)
    assert waits(limits, ada, ben, nameless, eve) == [0] * 4, "four seconds' worth is saved up"
    limits.charge(ada, 0.003)
    assert waits(limits, ada, ben, nameless, eve) == [3, 0, 0, 0]
    limits.charge(nameless, 0.003)
    assert waits(limits, ada, ben, nameless, eve) == [3, 1, 1, 0]
    at_own_table = Requester("home", "ben", pays_alone=True)
    assert waits(limits, at_own_table) == [0], "others at the address do not matter"
    limits.charge(at_own_table, 0.005)
    assert waits(limits, at_own_table) == [1]
    clock.now += 2
    assert waits(limits, ada, ben, nameless, at_own_table) == [1, 0, 0, 0]


def test_what_questions_take_is_measured() -> None:
    async def work() -> str:
        end = thread_time() + 0.1
        while thread_time() < end:
            pass
        return "done"

    async def refuse() -> str:
        raise RequestRefused("over")

    async def asked() -> None:
        limits, ada = RateLimits(STRICT, Clock()), Requester("home", "ada")
        assert await limits.run_question(ada, work) == "done"
        assert waits(limits, ada)[0] >= 90
        with pytest.raises(TooManyRequests):
            await limits.run_question(ada, work)
        ben = Requester("away", "ben")
        with pytest.raises(RequestRefused):
            await limits.run_hint(ben, refuse)
        assert waits(limits, ben) == [0]
        assert await limits.run_hint(ben, work) == "done"
        assert waits(limits, ben)[0] > 10

    asyncio.run(asked())


def test_commands_are_charged_apart_from_questions() -> None:
    async def done() -> None:
        clock = Clock()
        limits, ada = RateLimits(STRICT, clock, clock.sleep), Requester("home", "ada")
        limits.charge(ada, 5)
        await limits.run_command("home", "ada", lambda: burn(0.1))
        with pytest.raises(TooManyRequests):
            await limits.run_command("home", "ada", lambda: burn(0.1))
        await limits.run_command("home", "ben", lambda: burn(0.1))

    asyncio.run(done())


@pytest.mark.parametrize("is_command", [True, False])
def test_players_of_one_address_share_the_processor(is_command: bool) -> None:
    """Many cookies get no more of it than one address may have; they wait, and none is refused."""
    clock = Clock()
    # 10 ms a second for the players of an address.
    limits = RateLimits(Settings(visitor_work_ms=1000, address_work_ms=5), clock, clock.sleep)

    async def work() -> None:
        await burn(0.01)

    async def act(address: str, player: str) -> None:
        if is_command:
            await limits.run_command(address, player, work)
        else:
            await limits.run_question(Requester(address, player, pays_alone=True), work)

    async def done() -> None:
        await asyncio.gather(*(act("home", str(number)) for number in range(40)))
        passed = clock.now - 1000
        assert passed >= 35, "0.4 s of work, of which hardly anything was saved up"
        await act("away", "0")
        assert clock.now - 1000 == passed, "another address does not wait"

    asyncio.run(done())


def test_questions_of_one_address_are_answered_one_by_one() -> None:
    running: list[str] = []

    async def ask(limits: RateLimits, address: str) -> None:
        async def work() -> None:
            assert address not in running
            running.append(address)
            await asyncio.sleep(0.01)
            running.remove(address)

        await limits.run_question(Requester(address, ""), work)

    async def asked() -> int:
        limits = RateLimits(Settings(), Clock())
        asking = asyncio.gather(*(ask(limits, address) for address in "aabbab"))
        most = 0
        while not asking.done():
            most = max(most, len(running))
            await asyncio.sleep(0)
        return most

    assert asyncio.run(asked()) == 2, "those of different addresses at the same time"


def test_questions_of_a_player_do_not_wait_for_others_at_the_address() -> None:
    async def asked() -> None:
        limits, is_over = RateLimits(STRICT, Clock()), asyncio.Event()
        long = asyncio.create_task(limits.run_question(Requester("home", "eve"), is_over.wait))
        ada = Requester("home", "ada", waits_alone=True)
        await asyncio.wait_for(limits.run_question(ada, lambda: burn(0.1)), 10)
        assert not long.done()
        assert waits(limits, Requester("home", ""))[0] >= 30, "the address pays nevertheless"
        is_over.set()
        await long

    asyncio.run(asked())


def test_commands_come_first() -> None:
    order: list[str] = []

    async def done() -> None:
        limits, is_stored = RateLimits(Settings(), Clock()), asyncio.Event()

        async def play() -> None:
            order.append("play")
            await is_stored.wait()
            order.append("played")

        async def tell_story() -> None:
            for _ in range(3):
                order.append("story")
                asyncio.get_running_loop().call_soon(is_stored.set)
                await pause()

        command = asyncio.create_task(limits.run_command("home", "ada", play))
        await asyncio.sleep(0)
        await limits.run_question(Requester("away", "eve"), tell_story)
        await command

    asyncio.run(done())
    assert order[:2] == ["play", "story"], "a question does not wait for ever"
    assert order[2:] == ["played", "story", "story"], "each of its pieces waits"


@pytest.mark.parametrize("is_command", [True, False])
def test_much_work_of_one_client_leaves_time_for_others(is_command: bool) -> None:
    clock = Clock()
    limits = RateLimits(
        Settings(visitor_work_ms=10_000, address_work_ms=10_000), clock, clock.sleep
    )

    async def act(client: str) -> None:
        if is_command:
            await limits.run_command(client, client, lambda: burn(0.01))
        else:
            await limits.run_question(Requester(client, client), lambda: burn(0.01))

    async def done() -> None:
        await asyncio.gather(*(act("ada") for _ in range(2)))
        assert clock.now == 1000, "a little is done without pauses"
        await asyncio.gather(*(act("ada") for _ in range(20)))
        passed = clock.now - 1000
        assert passed >= 0.21 / 0.25 - 0.2, "a quarter of the time is spent on Ada"
        await act("ben")
        assert clock.now - 1000 == passed, "Ben does not wait for it"

    asyncio.run(done())


def test_a_view_that_follows_a_command_is_charged_but_never_refused() -> None:
    async def shown() -> None:
        clock = Clock()
        limits, ada = (
            RateLimits(STRICT, clock, clock.sleep),
            Requester("home", "ada", pays_alone=True),
        )
        for _ in range(2):
            await limits.run_view(ada, lambda: burn(0.02))
        assert waits(limits, ada)[0] >= 30

    asyncio.run(shown())


def test_one_of_each_in_a_turn() -> None:
    async def served() -> list[str]:
        turns, order = LoopTurns(PriorityGate()), [""]

        async def serve(key: str) -> None:
            await turns.wait(key)
            order[-1] += key

        asking = asyncio.gather(*(serve(key) for key in "aaabab"))
        while not asking.done():
            order.append("")
            await asyncio.sleep(0)
        return list(filter(None, order))

    turns = asyncio.run(served())
    assert turns[0] == "ab"
    assert sorted("".join(turns)) == sorted("aaabab")
    assert all(len(set(turn)) == len(turn) for turn in turns)


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::ffff:ffff:ffff:ffff", "2001:db8::/64"),
        ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("junk", "unknown"),
        ("", "unknown"),
    ],
)
def test_addresses_that_count_as_one(address: str, key: str) -> None:
    assert address_key(address) == key


def test_a_crowd_waits_for_a_command_and_a_single_request_does_not() -> None:
    async def served() -> list[str]:
        gate = PriorityGate(short_s=3600)
        turns, order = LoopTurns(gate), []

        async def serve(key: str) -> None:
            await turns.wait(key)
            order.append(key)

        with gate.hold():
            crowd = asyncio.gather(*(serve("a") for _ in range(20)))
            for _ in range(10):
                await asyncio.sleep(0)
            await serve("b")
            order.append("played")
        await crowd
        return order

    assert asyncio.run(served()) == ["a", "b", "played", *("a" * 19)]
