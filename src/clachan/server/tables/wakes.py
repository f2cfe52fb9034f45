"""When a table needs the server: a bot is to move, a clock or a request to undo runs out."""

import secrets
from typing import Final

from msgspec import Struct

from clachan.bots import STAND_IN
from clachan.core import CHANCE, AnyMatch, EntryKind, Seat
from clachan.server.tables.pace import pause_ms
from clachan.server.tables.table import Table
from clachan.wire.protocol.shapes import Pace

# For how long a bot holds back while a request to undo without a limit is open.
_CONSENT_MS: Final = 20_000


class BotTurn(Struct, frozen=True):
    at: int
    """Not before then, so that an eye can follow."""
    seat: Seat
    bot: str


class TimeUp(Struct, frozen=True):
    at: int
    seat: Seat


class UndoTimeUp(Struct, frozen=True):
    at: int
    seq: int
    """Of the event that asked."""


Wake = BotTurn | TimeUp | UndoTimeUp


def next_wake(table: Table, pause: int, budget: int) -> Wake | None:
    """What is due first. Bots wait until a request to undo is answered or has run out."""
    match = table.match
    if match is None or match.outcome is not None:
        return None
    time_up = _time_up(table)
    asked = table.asked
    if asked is not None and asked.until is not None:
        if time_up is None or asked.until <= time_up.at:
            return UndoTimeUp(asked.until, asked.seq)
        return time_up
    seat = match.to_move
    if seat is not None and seat != CHANCE and table.is_bot(seat):
        bot = table.chairs[seat].bot or STAND_IN
        at = table.at + _pause(match, seat, pause, table.pace, budget)
        if table.asked is not None:
            at = max(at, table.asked.at + _CONSENT_MS)
        return BotTurn(at, seat, bot)
    return time_up


def _pause(match: AnyMatch, seat: Seat, pause: int, pace: Pace, budget: int) -> int:
    variation = secrets.randbelow(1000) / 1000
    is_chained = _last_mover(match) == seat
    return pause_ms(
        pause=pause, pace=pace, budget=budget, is_chained=is_chained, variation=variation
    )


def _last_mover(match: AnyMatch) -> Seat | None:
    if match.log and match.log[-1].kind is not EntryKind.ACTION:
        return None
    return next((step.seat for step in reversed(match.line) if step.seat != CHANCE), None)


def _time_up(table: Table) -> TimeUp | None:
    clocks = table.clocks
    if clocks is None or clocks.running is None or clocks.running in table.timed_out:
        return None
    assert clocks.runs_out_at is not None
    return TimeUp(clocks.runs_out_at, clocks.running)
