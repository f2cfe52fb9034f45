"""How much one address may ask, and how much a player may say at a table."""

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final, TypeAlias

from clachan.server.settings import Settings

Clock: TypeAlias = Callable[[], float]
"""Seconds, never going back."""

_HOUR: Final = 3600
_MOST_KEYS: Final = 20_000


class Buckets:
    """A bucket of tokens for each key: ``burst`` at most, ``rate`` new ones a second.

    Kept is only the moment at which each will be full again; full ones need not be kept, so
    those that were asked longest ago go when there are too many.

    >>> now = 0.0
    >>> buckets = Buckets(rate=2, burst=2, clock=lambda: now)
    >>> [buckets.take("a") for _ in range(3)]
    [0.0, 0.0, 0.5]
    """

    def __init__(self, rate: float, burst: int, clock: Clock, most: int = _MOST_KEYS) -> None:
        self._interval = 1 / rate
        self._slack = (burst - 1) / rate
        self._clock = clock
        self._most = most
        self._full_at: dict[str, float] = {}

    def take(self, key: str) -> float:
        """0 if it is granted, else the seconds after which it would be."""
        now = self._clock()
        full_at = max(now, self._full_at.pop(key, now))
        wait = full_at - now - self._slack
        granted = wait <= 0
        # Put back at the end: the dict is in the order of use.
        self._full_at[key] = full_at + self._interval if granted else full_at
        if len(self._full_at) > self._most:
            del self._full_at[next(iter(self._full_at))]
        return 0.0 if granted else wait


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


class Limits:
    """All limits of a server. Addresses are those of `address_key`."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self.requests = Buckets(settings.address_rate, settings.address_burst, clock)
        """By address."""
        self.messages = Buckets(settings.table_rate, settings.table_burst, clock)
        """By player and table; all others are counted by address alone, so that neither a stranger
        nor another player can silence anybody."""
        hourly = settings.tables_per_hour
        self.new_tables = Buckets(hourly / _HOUR, hourly, clock)
        """By address."""
        self.sockets = Crowd(settings.max_sockets_per_address)
        """By address."""
        self.viewers = Crowd(settings.max_viewers)
        """By table, of those who only look on."""


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
