"""Summaries for the list of a visitor's tables, stored beside the events of each table."""

from typing import Final

import msgspec
from msgspec import Struct

from clachan.bots import BOTS
from clachan.core import AnyMatch
from clachan.server.tables.events import Chair
from clachan.server.tables.names import name_bots
from clachan.server.tables.table import Table, Visitor
from clachan.wire.protocol.answers import Origin, ResultSummary, TableSummary
from clachan.wire.protocol.shapes import Status


class Summary(Struct, frozen=True):
    game: str
    status: Status
    seats: tuple[str, ...]
    holders: tuple[tuple[Visitor, ...], ...]
    to_move: int | None
    waits: bool
    """Whether a person is to move, not a bot."""
    touched_at: int
    bots: tuple[int, ...] = ()
    """The seats of bots."""
    result: ResultSummary | None = None
    origin: Origin | None = None


_DECODER: Final = msgspec.json.Decoder(Summary)


def write_summary(table: Table) -> bytes:
    """The summary of a table as it is stored."""
    status = table.status
    to_move = table.match.to_move if table.match else None
    data = msgspec.json.encode(
        Summary(
            game=table.head.game,
            status=status,
            seats=tuple(chair.name for chair in table.chairs),
            holders=tuple(chair.holders for chair in table.chairs),
            to_move=to_move,
            waits=to_move is not None and not table.is_bot(to_move),
            touched_at=table.at,
            bots=tuple(seat for seat, chair in enumerate(table.chairs) if chair.bot),
            # Before the end, the scores are partly secret.
            result=_result(table.match) if table.match and status == "over" else None,
            origin=table.head.origin,
        )
    )
    # One that cannot be read would break the lists of its players: a game of another package may give any value.
    _DECODER.decode(data)
    return data


def _result(match: AnyMatch) -> ResultSummary:
    assert match.outcome is not None
    totals = tuple(sheet.total for sheet in match.game.score(match.state))
    return ResultSummary(match.outcome.ranking, totals)


def read_summary(table_id: str, data: bytes, visitor: Visitor) -> TableSummary:
    """A stored summary as this visitor may see it: holders are shown only as the visitor's own seats."""
    summary = _DECODER.decode(data)
    mine = tuple(seat for seat, holders in enumerate(summary.holders) if visitor in holders)
    return TableSummary(
        table=table_id,
        game=summary.game,
        status=summary.status,
        seats=_names(summary),
        to_move=summary.to_move,
        mine=mine,
        my_turn=summary.waits and summary.to_move in mine,
        touched_at=summary.touched_at,
        bots=summary.bots,
        result=summary.result,
        origin=summary.origin,
    )


def _names(summary: Summary) -> tuple[str, ...]:
    """The names by seat. Older summaries have kinds of bots instead; these get names as at the table."""
    if not any(summary.seats[seat] in BOTS for seat in summary.bots):
        return summary.seats
    chairs = [
        Chair("" if name in BOTS else name, bot=name) if seat in summary.bots else Chair(name)
        for seat, name in enumerate(summary.seats)
    ]
    return tuple(chair.name for chair in name_bots(chairs))
