"""How much is let through, with a clock that the test turns."""

import pytest

from clachan.server.limits import Buckets, Crowd, Limits, TooMany, address_key
from clachan.server.settings import Settings


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


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


def test_memory_is_bounded_and_whoever_asks_is_remembered() -> None:
    clock = Clock()
    buckets = Buckets(rate=0.001, burst=1, clock=clock, most=100)
    assert buckets.take("busy") == 0
    for number in range(10_000):
        buckets.take(str(number))
        assert buckets.take("busy") > 0
    assert buckets.take("9999") > 0
    assert buckets.take("9900") == 0, "forgotten"


def test_a_crowd_has_a_size() -> None:
    crowd = Crowd(2)
    assert [crowd.enter("a"), crowd.enter("a"), crowd.enter("a")] == [True, True, False]
    assert crowd.enter("b")
    crowd.leave("a")
    assert crowd.enter("a")
    for key in "aab":
        crowd.leave(key)
    crowd.leave("nobody")
    for key in ("a", "nobody"):
        assert [crowd.enter(key) for _ in range(3)] == [True, True, False]


def test_limits_follow_the_settings() -> None:
    clock = Clock()
    settings = Settings(
        address_rate=2,
        address_burst=1,
        table_rate=4,
        table_burst=1,
        tables_per_hour=1,
        max_sockets_per_address=1,
        max_viewers=1,
    )
    limits = Limits(settings, clock)
    takes = [limits.requests.take, limits.messages.take]
    assert [take("x") for take in takes] == [0, 0]
    assert [take("x") for take in takes] == [0.5, 0.25]
    with limits.new_table("x"):
        pass
    with pytest.raises(TooMany) as late, limits.new_table("x"):
        pass
    assert late.value.error.message.args == {"seconds": 3600}
    assert limits.sockets.enter("x")
    assert not limits.sockets.enter("x")
    assert limits.viewers.enter("x")
    assert not limits.viewers.enter("x")


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
