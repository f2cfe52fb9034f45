"""The clocks of a match: a bank for each seat, charged by the times of the events."""

from msgspec import Struct
from msgspec.structs import replace

from clachan.core import Seat
from clachan.wire.protocol.shapes import Clock, DaysClock, LiveClock, NoClock

_DAY_MS = 86_400_000


class Clocks(Struct, frozen=True):
    """As they stood at ``since``; from there they run for ``running``.

    While that seat is disconnected its grace is spent before its bank.
    """

    rule: Clock
    banks: tuple[int, ...]
    graces: tuple[int, ...]
    since: int
    running: Seat | None = None
    lost: bool = False

    def at(self, now: int) -> "Clocks":
        """The same at a later moment."""
        if self.running is None or now <= self.since:
            return replace(self, since=max(now, self.since))
        seat, elapsed = self.running, now - self.since
        spared = min(elapsed, self.graces[seat]) if self.lost else 0
        return replace(
            self,
            since=now,
            graces=_put(self.graces, seat, self.graces[seat] - spared),
            banks=_put(self.banks, seat, max(0, self.banks[seat] - (elapsed - spared))),
        )

    def turned(self, seat: Seat | None, lost: bool, *, finished_turn: bool) -> "Clocks":
        """It is now this seat's turn; whoever ended theirs by playing gets the increment."""
        banks = self.banks
        if seat != self.running:
            if finished_turn and self.running is not None and isinstance(self.rule, LiveClock):
                earned = banks[self.running] + self.rule.increment_s * 1000
                banks = _put(banks, self.running, earned)
            if seat is not None and isinstance(self.rule, DaysClock):
                banks = _put(banks, seat, self.rule.days * _DAY_MS)
        return replace(self, banks=banks, running=seat, lost=lost)

    @property
    def runs_out_at(self) -> int | None:
        """When the running bank is empty, if nothing happens before."""
        if self.running is None:
            return None
        grace = self.graces[self.running] if self.lost else 0
        return self.since + grace + self.banks[self.running]


def new_clocks(rule: Clock, players: int, grace_ms: int, now: int) -> Clocks | None:
    match rule:
        case NoClock():
            return None
        case LiveClock():
            return Clocks(rule, (rule.bank_s * 1000,) * players, (grace_ms,) * players, now)
        case DaysClock():
            return Clocks(rule, (rule.days * _DAY_MS,) * players, (0,) * players, now)


def _put(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    return (*values[:index], value, *values[index + 1 :])
