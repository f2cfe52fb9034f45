"""How much one address may ask, and how much a player may say at a table."""

import math
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final, TypeAlias

from clachan.server import metrics
from clachan.server.refusals import Refused
from clachan.server.settings import Settings

Clock: TypeAlias = Callable[[], float]
"""Seconds, never going back."""

_HOUR: Final = 3600
_MOST_KEYS: Final = 20_000


class Buckets:
    """A bucket of tokens for each key: ``burst`` at most, ``rate`` new ones a second.

    Kept is only the moment at which each will be full again. A full bucket needs no entry, so the keys
    that were used longest ago go first when there are too many.

    >>> now = 0.0
    >>> buckets = Buckets(rate=2, burst=2, clock=lambda: now)
    >>> [buckets.take("a") for _ in range(3)]
    [0.0, 0.0, 0.5]
    """

    def __init__(self, rate: float, burst: float, clock: Clock, most: int = _MOST_KEYS) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._most = most
        self._full_at: dict[str, float] = {}

    def take(self, key: str) -> float:
        """Take one token and return 0; or take none and return the seconds until there is one."""
        wait = self._missing(key, 1)
        if wait <= 0:
            self.charge(key, 1)
            return 0.0
        self._keep(key, self._full_at[key])
        return wait

    def wait(self, key: str) -> float:
        """The seconds until the bucket is out of debt; 0 where it is not in debt. Takes nothing."""
        return max(0.0, self._missing(key, 0))

    def charge(self, key: str, tokens: float) -> None:
        """Take that many tokens, into debt if need be; a negative number gives tokens back."""
        now = self._clock()
        self._keep(key, max(now, self._full_at.get(key, now)) + tokens / self._rate)

    def _missing(self, key: str, tokens: float) -> float:
        """The seconds until there are so many tokens; 0 or less where they are there."""
        now = self._clock()
        return max(now, self._full_at.get(key, now)) - now - (self._burst - tokens) / self._rate

    def _keep(self, key: str, full_at: float) -> None:
        # At the end: the dict is in the order of use.
        self._full_at.pop(key, None)
        self._full_at[key] = full_at
        if len(self._full_at) > self._most:
            del self._full_at[next(iter(self._full_at))]


class Crowd:
    """How many of a key are in at once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._inside: Counter[str] = Counter()

    def enter(self, key: str) -> bool:
        """Whether there was room; whoever got in has to `leave`."""
        if self._inside[key] >= self._most:
            return False
        self._inside[key] += 1
        return True

    def leave(self, key: str) -> None:
        self._inside[key] -= 1
        if self._inside[key] <= 0:
            del self._inside[key]


class TooMany(Refused):
    """One of the limits is reached; what was asked for may be asked again after ``seconds``."""

    def __init__(self, limit: metrics.Limit, seconds: float) -> None:
        super().__init__("too-many-requests", args=(("seconds", max(1, math.ceil(seconds))),))
        metrics.rate_limited(limit)


class Limits:
    """All limits of a server. Addresses are those of `address_key`."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self.requests = Buckets(settings.address_rate, settings.address_burst, clock)
        """By address."""
        self.messages = Buckets(settings.table_rate, settings.table_burst, clock)
        """By player and table; all others are counted by address alone, so that neither a stranger
        nor another player can silence anybody."""
        hourly = settings.tables_per_hour
        self._new_tables = Buckets(hourly / _HOUR, hourly, clock)
        self.sockets = Crowd(settings.max_sockets_per_address)
        """By address."""
        self.viewers = Crowd(settings.max_viewers)
        """By table, of those who only look on."""

    @contextmanager
    def new_table(self, address: str) -> Iterator[Callable[[], None]]:
        """Room for one more table of this address; raises `TooMany` where there is none.

        A table that is not made costs nothing: any exception inside gives the room back, and so does
        the function that it yields.
        """
        if wait := self._new_tables.take(address):
            raise TooMany("new-tables", wait)

        def give_back() -> None:
            self._new_tables.charge(address, -1)

        try:
            yield give_back
        except BaseException:
            give_back()
            raise


@lru_cache(maxsize=4096)
def address_key(address: str) -> str:
    """Whoever has one IPv6 address has 2⁶⁴ of them, so these count as one.

    >>> address_key("2001:db8:1:2:3:4:5:6"), address_key("::ffff:192.0.2.7")
    ('2001:db8:1:2::/64', '192.0.2.7')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return "unknown"
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"
