"""Rate limits: how much each client may request, and which client is charged for it."""

import asyncio
import math
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Any, Final, TypeAlias, TypeVar

from starlette.types import Scope

from clachan.server import metrics
from clachan.server.concurrency import (
    PACE,
    UNPACED_S,
    KeyedLocks,
    LoopTurns,
    Meter,
    PriorityGate,
)
from clachan.server.errors import RequestRefused
from clachan.server.settings import Settings

Clock: TypeAlias = Callable[[], float]
"""Returns seconds that never decrease."""
Sleep: TypeAlias = Callable[[float], Awaitable[None]]
"""Waits for that many seconds."""

_HOUR: Final = 3600
_MOST_KEYS: Final = 20_000
REQUEST_COST_S: Final = 0.0004
"""CPU time for parsing and sending that each question or command takes beside its own work (measured)."""
BYTE_COST_S: Final = 2.5e-9
"""CPU time to send one byte of a long answer (measured)."""
HINT_COST_S: Final = 0.1
"""CPU time that is charged for a hint."""
RETRY_AFTER_S: Final = 10.0
"""Seconds after which a client may try again that was refused for too many connections."""
_SAVED_S: Final = 4
_PLAYERS_SHARE: Final = 2
"""The CPU time for commands of players at one address, as a multiple of that for its questions."""
_PLAYERS_SAVED_S: Final = 0.2
_REFUSALS: Final = 10
_PAUSE_S: Final = 2.0
T = TypeVar("T")


class Buckets:
    """A token bucket for each key: at most ``burst`` tokens, ``rate`` new ones a second.

    For each key the class stores only the time at which the bucket will be full again. A full bucket
    needs no entry, so the least recently used keys are dropped when there are too many.

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
        wait = self.wait(key, 1)
        self.charge(key, 0 if wait else 1)
        return wait

    def wait(self, key: str, tokens: float = 0) -> float:
        """Return the seconds until there are that many tokens, or no debt; take none."""
        now = self._clock()
        full_in = max(0.0, self._full_at.get(key, now) - now)
        return max(0.0, full_in - (self._burst - tokens) / self._rate)

    def charge(self, key: str, tokens: float) -> None:
        """Take that many tokens, into debt if necessary; a negative number returns tokens."""
        now = self._clock()
        # Reinsert at the end: the dict is in the order of last use.
        full_at = max(now, self._full_at.pop(key, now))
        self._full_at[key] = full_at + tokens / self._rate
        if len(self._full_at) > self._most:
            del self._full_at[next(iter(self._full_at))]


class ConcurrencyLimit:
    """Limits how many holders each key may have at the same time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._inside: Counter[str] = Counter()

    @contextmanager
    def hold(self, key: str) -> Iterator[bool]:
        """Count one more holder of the key in this context, and yield ``True``; at its limit ``False``."""
        if self._inside[key] >= self._most:
            yield False
            return
        self._inside[key] += 1
        try:
            yield True
        finally:
            self._inside[key] -= 1
            if not self._inside[key]:
                del self._inside[key]


class TooManyRequests(RequestRefused):
    """A limit is reached; the client may repeat the request after ``seconds``."""

    def __init__(self, limit: metrics.Limit, seconds: float) -> None:
        super().__init__("too-many-requests", args=(("seconds", max(1, math.ceil(seconds))),))
        metrics.record_rate_limit(limit)


@dataclass(frozen=True, slots=True)
class Requester:
    """The client that is charged for a request."""

    address: str
    visitor: str
    """Empty for a client without a cookie."""
    pays_alone: bool = False
    """Only the visitor is charged, so earlier questions of others at the address do not matter.

    Players request the view of their own table in this way: without it they could not move.
    """
    waits_alone: bool = False
    """Does not wait for questions of others at the address; the address is charged all the same."""

    @property
    def queue(self) -> str:
        """The key of the questions that are answered one after another."""
        return self.visitor if self.pays_alone or self.waits_alone else self.address


def refusal_delay_s() -> float:
    """Return the seconds before a refusal; random, or clients would all come back together."""
    return _PAUSE_S * random.uniform(0.5, 1.5)


def _cpu_buckets(ms_per_second: int, clock: Clock, saved_s: float = _SAVED_S) -> Buckets:
    """Return buckets of CPU seconds that hold at most the tokens of ``saved_s`` seconds."""
    rate = ms_per_second / 1000
    return Buckets(rate, saved_s * rate, clock)


class RateLimits:
    """All rate limits of a server. Addresses are those of `address_key`.

    Commands of a player are charged to the player, so no other client behind the same address can use
    up the player's limit. The address is charged too, since one address can have many visitors: if it
    exceeds its share, the commands of its players wait for their turn, but none is refused. Questions
    are charged afterwards, by the CPU time that they took, to the visitor over all tables and to the
    address; a client in debt is refused. Questions of one address are answered one after another, and
    so are the commands of one player. A busy client pauses after each, and other clients are served.
    Questions wait for commands that are in progress: see `PriorityGate`.
    """

    def __init__(self, settings: Settings, clock: Clock, sleep: Sleep = asyncio.sleep) -> None:
        self._sleep = sleep
        self._requests = Buckets(settings.address_rate, settings.address_burst, clock)
        """By address, for clients that do not play at the table."""
        self._commands = Buckets(settings.table_rate, settings.table_burst, clock)
        """By player and table."""
        self._command_work = _cpu_buckets(settings.visitor_work_ms, clock)
        """By player, over all tables."""
        self._visitor_work = _cpu_buckets(settings.visitor_work_ms, clock)
        """By visitor, over all tables."""
        self._address_work = _cpu_buckets(settings.address_work_ms, clock)
        """By address."""
        self._player_work = _cpu_buckets(
            _PLAYERS_SHARE * settings.address_work_ms, clock, _PLAYERS_SAVED_S
        )
        """By address, for players: see `wait_for_turn`."""
        self._pace = Buckets(PACE, UNPACED_S, clock)
        """By player, and by `Requester.queue`."""
        self.gate = PriorityGate()
        """Commands of players come first, and the views that show them."""
        self._turns = KeyedLocks()
        """By address."""
        self._orders = KeyedLocks()
        """By player."""
        self._questions = KeyedLocks()
        """By address, or by visitor: see `Requester.queue`."""
        self.messages = LoopTurns(self.gate)
        """By player, or by address for clients that do not play."""
        self._refusals = Buckets(_REFUSALS, 4 * _REFUSALS, clock)
        """By address, or by player: see `delay_refusal`."""
        hourly = settings.tables_per_hour
        self._new_tables = Buckets(hourly / _HOUR, hourly, clock)
        """By address."""
        self.sockets = ConcurrencyLimit(settings.max_sockets_per_address)
        """By address."""
        self.viewers = ConcurrencyLimit(settings.max_viewers)
        """By table, for spectators."""

    def count_request(self, address: str) -> None:
        """Count a request or message of a client that does not play at the table.

        Raises `TooManyRequests`.
        """
        if wait := self._requests.take(address):
            raise TooManyRequests("address", wait)

    def count_command(self, table: str, player: str) -> None:
        """Count a request or message of a player at this table; raises `TooManyRequests`."""
        if wait := self._commands.take(f"{table} {player}"):
            raise TooManyRequests("table", wait)

    async def run_command(
        self, address: str, player: str, work: Callable[[], Coroutine[Any, Any, T]]
    ) -> T:
        """Run a command of a player; raises `TooManyRequests` if earlier commands took too much time."""
        async with self._orders.hold(player):
            if wait := self._command_work.wait(player):
                raise TooManyRequests("commands", wait)
            await self.wait_for_turn(address)
            if wait := self._pace.wait(player):
                await self._sleep(wait)
            meter = Meter()
            try:
                with self.gate.hold():
                    return await meter.run(work())
            finally:
                self._pace.charge(player, meter.seconds - meter.paced_s + REQUEST_COST_S)
                self._command_work.charge(player, meter.seconds + REQUEST_COST_S)
                self._player_work.charge(address, meter.seconds)

    async def wait_for_turn(self, address: str) -> None:
        """Wait before work for a player, or before a query whether a visitor is a player.

        While the players of an address exceed their share of CPU time, their requests are delayed in
        the order of arrival. No address waits for another.
        """
        async with self._turns.hold(address):
            if wait := self._player_work.wait(address):
                await self._sleep(wait)
            self._player_work.charge(address, REQUEST_COST_S)

    async def run_question(
        self, requester: Requester, work: Callable[[], Coroutine[Any, Any, T]]
    ) -> T:
        """Answer a question after all earlier questions with the same `Requester.queue`."""
        async with self._questions.hold(requester.queue):
            return await self.run_request(requester, work)

    async def run_request(
        self, requester: Requester, work: Callable[[], Coroutine[Any, Any, T]]
    ) -> T:
        """Answer a request; raises `TooManyRequests` if the requester is in debt."""
        await self.admit(requester)
        return await self._run_charged(requester, work)

    async def run_view(self, requester: Requester, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Make a view that follows an admitted request; it is never refused."""
        async with self._questions.hold(requester.queue):
            return await self._run_charged(requester, work)

    async def _run_charged(
        self, requester: Requester, work: Callable[[], Coroutine[Any, Any, T]]
    ) -> T:
        if wait := self._pace.wait(requester.queue):
            await self._sleep(wait)
        await self.gate.wait(is_busy=wait > 0)
        meter = Meter(self.gate)
        try:
            return await meter.run(work())
        finally:
            self._pace.charge(requester.queue, meter.seconds - meter.paced_s + REQUEST_COST_S)
            self.charge(requester, meter.seconds + REQUEST_COST_S)

    async def run_hint(self, requester: Requester, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Ask a bot for a hint.

        A bot chooses in another process, and the previews that follow take turns in the event loop. So a
        hint is charged a fixed cost beforehand and not queued. A refused one costs no more than any
        other request.
        """
        self.require_credit(requester)
        self.charge(requester, HINT_COST_S)
        try:
            return await work()
        except RequestRefused:
            self.charge(requester, REQUEST_COST_S - HINT_COST_S)
            raise

    async def admit(self, requester: Requester) -> None:
        """Admit a request before it is answered; raises `TooManyRequests` if the requester is in debt."""
        self.require_credit(requester)
        if requester.pays_alone:
            await self.wait_for_turn(requester.address)

    def require_credit(self, requester: Requester) -> None:
        """Raise `TooManyRequests` if the requester is in debt."""
        waits = [bucket.wait(key) for bucket, key in self._payers(requester)]
        if wait := max(waits):
            raise TooManyRequests("questions", wait)

    def charge(self, requester: Requester, seconds: float) -> None:
        """Charge questions that took this much CPU time here or in another process."""
        for bucket, key in self._payers(requester):
            bucket.charge(key, seconds)
        if requester.pays_alone:
            self._player_work.charge(requester.address, seconds)

    def _payers(self, requester: Requester) -> list[tuple[Buckets, str]]:
        payers = [(self._visitor_work, requester.visitor)] if requester.visitor else []
        return (
            payers if requester.pays_alone else [*payers, (self._address_work, requester.address)]
        )

    async def delay_refusal(self, key: str) -> None:
        """Wait before a refusal by a limit is sent, if the client has received many of them.

        A refusal costs the server about as much as a short answer, and some clients repeat a refused
        request without waiting.
        """
        if self._refusals.take(key):
            await self._sleep(refusal_delay_s())

    @contextmanager
    def new_table(self, address: str) -> Iterator[Callable[[], None]]:
        """Count one more table of this address; raises `TooManyRequests`.

        A table that is not created is not counted: any exception inside undoes the count, and so does
        the function that this yields.
        """
        if wait := self._new_tables.take(address):
            raise TooManyRequests("new-tables", wait)

        def give_back() -> None:
            self._new_tables.charge(address, -1)

        try:
            yield give_back
        except BaseException:
            give_back()
            raise


def address_of(scope: Scope) -> str:
    """Return the key of the address of a client, as a proxy forwards it: see `address_key`."""
    client = scope.get("client")
    return address_key(client[0] if client else "")


@lru_cache(maxsize=4096)
def address_key(address: str) -> str:
    """Return the key of an address. A client with IPv6 has 2⁶⁴ addresses, which share one key.

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
