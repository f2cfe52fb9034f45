"""The clocks of a match: one bank of time per seat, charged by the times of the events."""

from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from clachan.core import Seat
from clachan.wire.protocol.shapes import Clock, DaysClock, LiveClock, NoClock

_DAY_MS = 86_400_000


class Clocks(Struct, frozen=True):
    """The clocks at the time ``since``. After it, the clock of the seat ``running`` runs.

    While that seat is disconnected, its grace is used up before its bank. Until ``paused_until``
    its clock does not run.
    """

    rule: Clock
    banks: tuple[int, ...]
    graces: tuple[int, ...]
    since: int
    running: Seat | None = None
    is_disconnected: bool = False
    paid_ply: int = 0
    """The highest ply that was paid for, so that a turn played again after an undo earns nothing."""
    paused_until: int = 0

    def at(self, now: int) -> "Clocks":
        """The clocks at a later time."""
        if self.running is None or now <= self.since:
            return replace(self, since=max(now, self.since))
        seat, elapsed = self.running, max(0, now - self._runs_from)
        grace_used = min(elapsed, self.graces[seat]) if self.is_disconnected else 0
        return replace(
            self,
            since=now,
            graces=_replace_at(self.graces, seat, self.graces[seat] - grace_used),
            banks=_replace_at(self.banks, seat, max(0, self.banks[seat] - (elapsed - grace_used))),
        )

    def switch_to(
        self, seat: Seat | None, is_disconnected: bool, ply: int, paused_until: int
    ) -> "Clocks":
        """The clocks once it is this seat's turn, after ``ply`` actions; 0 if no turn has ended."""
        clocks = replace(
            self, running=seat, is_disconnected=is_disconnected, paused_until=paused_until
        )
        if seat == self.running or ply <= self.paid_ply:
            return clocks
        return replace(clocks, banks=self._pay_turn(seat), paid_ply=ply)

    def _pay_turn(self, seat: Seat | None) -> tuple[int, ...]:
        """The banks after a turn: an increment for the seat that ended it, or new days for the next."""
        match self.rule:
            case LiveClock(increment_s=increment) if self.running is not None:
                bank = self.banks[self.running] + increment * 1000
                return _replace_at(self.banks, self.running, bank)
            case DaysClock(days=days) if seat is not None:
                return _replace_at(self.banks, seat, days * _DAY_MS)
            case NoClock() | LiveClock() | DaysClock():
                return self.banks
            case _:
                assert_never(self.rule)

    @property
    def runs_out_at(self) -> int | None:
        """When the running bank is empty if nothing happens before; ``None`` if no clock runs."""
        if self.running is None:
            return None
        grace = self.graces[self.running] if self.is_disconnected else 0
        return self._runs_from + grace + self.banks[self.running]

    @property
    def _runs_from(self) -> int:
        return max(self.since, self.paused_until)

    @property
    def is_paused(self) -> bool:
        """Whether the clock of the seat to move is paused at ``since``."""
        return self.paused_until > self.since


def new_clocks(rule: Clock, players: int, grace_ms: int, now: int) -> Clocks | None:
    """The clocks at the start of a match; ``None`` for a match without clocks."""
    match rule:
        case NoClock():
            return None
        case LiveClock():
            return Clocks(rule, (rule.bank_s * 1000,) * players, (grace_ms,) * players, now)
        case DaysClock():
            return Clocks(rule, (rule.days * _DAY_MS,) * players, (0,) * players, now)
        case _:
            assert_never(rule)


def _replace_at(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    return (*values[:index], value, *values[index + 1 :])
