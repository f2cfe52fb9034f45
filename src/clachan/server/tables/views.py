"""Views of a table for clients, built field by field so that no secret leaves the server."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from msgspec import UNSET

from clachan.bots import STAND_IN
from clachan.core import AnyMatch, Message, Outcome, ScoreSheet, Seat, Shuffle
from clachan.core.turns import Swing, Turn, swings, turns
from clachan.core.undo import redo_for, undo_for
from clachan.dealer import commitment
from clachan.server.errors import RequestRefused
from clachan.server.tables.commands import (
    AwayLimits,
    missing_consents,
    replaceable_at,
    votes_needed,
)
from clachan.server.tables.log_views import cached_view, describe_entry
from clachan.server.tables.positions import state_at
from clachan.server.tables.table import Table, Visitor
from clachan.wire.protocol.answers import (
    ClockView,
    EntryView,
    MatchCourse,
    OutcomeView,
    Position,
    SeatView,
    ShuffleView,
    SwingPoint,
    TableView,
    TurnPoint,
    UndoOffer,
    UndoView,
    Votes,
)
from clachan.wire.protocol.shapes import Pace
from clachan.wire.score_sheets import sheet_messages
from clachan.wire.swings import swing_words
from clachan.wire.views import encode_moves, view_message
from clachan.wire.words import Move, words_message

_NO_SHUFFLE: Final = Shuffle("", (), 0, None)


def build_table_view(
    table_id: str,
    table: Table,
    visitor: Visitor,
    viewing: Seat | None,
    happened: tuple[EntryView, ...],
    positions: tuple[Position, ...],
    now: int,
    away_limits: AwayLimits,
    watchers: int,
    *,
    bot_failed: bool,
) -> TableView:
    """The table for this visitor, as seen from one of their seats, or by a spectator (``None``)."""
    mine, match = table.seats_of(visitor), table.match
    assert viewing is None or viewing in mine
    view = cached_view(table.head.game, match.state, viewing) if match else None
    return TableView(
        table=table_id,
        seq=table.seq,
        game=table.head.game,
        players=table.players,
        status=table.status,
        host=table.is_host(visitor),
        seats=tuple([_seat(table, seat, seat in mine) for seat in range(table.players)]),
        viewing=viewing,
        ply=match.ply if match else 0,
        to_move=match.to_move if match else None,
        position=view_message(table.game, view) if view is not None else None,
        legal=_legal(match, viewing, view) if match and not _is_bot(table, viewing) else (),
        happened=happened,
        undo=_undo(table, match, viewing),
        redo=match is not None and viewing is not None and redo_for(match, viewing),
        offer=_offer(table, viewing, now),
        votes=_votes(table, away_limits),
        clock=table.clock,
        clocks=_clocks(table, now),
        shuffle_seats=table.shuffle_seats,
        shuffle=_shuffle(table),
        outcome=_outcome(match, match.outcome) if match and match.outcome else None,
        origin=table.head.origin,
        rematch=table.rematch,
        watchers=watchers,
        pace=_pace(table),
        hints=table.has_hints,
        hints_used=table.hints_used,
        positions=positions,
        bot_failed=True if bot_failed else UNSET,
    )


def build_match_course(table: Table) -> MatchCourse:
    """The scores turn by turn. Raises `RequestRefused` before the end, when scores would reveal secrets."""
    if table.match is None or table.match.outcome is None:
        raise RequestRefused("not-over")
    turn_list = turns(table.match)
    return MatchCourse(
        tuple(TurnPoint(turn.ply, turn.seat, turn.totals) for turn in turn_list),
        tuple(_swing(table.match, turn_list, swing) for swing in swings(turn_list)),
    )


def _swing(match: AnyMatch, turn_list: Sequence[Turn], swing: Swing) -> SwingPoint:
    turn = swing.turn
    before = max((one.ply for one in turn_list if one.ply < turn.ply), default=0)
    words = swing_words(swing, _sheets(match, before), _sheets(match, turn.ply))
    return SwingPoint(turn.ply, turn.seat, swing.change, words_message(words), swing.leader)


def _sheets(match: AnyMatch, ply: int) -> tuple[ScoreSheet, ...]:
    return match.game.score(state_at(match, ply))


def _seat(table: Table, seat: Seat, mine: bool) -> SeatView:
    chair, match = table.chairs[seat], table.match
    stand_in = match is not None and seat in match.bots
    return SeatView(
        kind="bot" if chair.bot else "open" if chair.is_open else "person",
        name=chair.name,
        bot=chair.bot or (STAND_IN if stand_in else None),
        mine=mine,
        present=table.is_present(seat),
        away_since=table.away_since(seat),
        resigned=match is not None and seat in match.resigned,
    )


def _pace(table: Table) -> Pace | None:
    can_be_set = table.status == "playing" and table.has_one_person
    return table.chosen_pace if can_be_set else None


def _is_bot(table: Table, seat: Seat | None) -> bool:
    return seat is not None and table.is_bot(seat)


def _legal(match: AnyMatch, viewing: Seat | None, view: Any) -> tuple[Move, ...]:
    if viewing is None or match.to_move != viewing:
        return ()
    return encode_moves(match.game, view, match.legal_actions)


def _undo(table: Table, match: AnyMatch | None, viewing: Seat | None) -> UndoView | None:
    if match is None or viewing is None or table.is_bot(viewing):
        return None
    undo = undo_for(match, viewing, partial(cached_view, table.head.game))
    if undo is None:
        return None
    others = tuple(seat for seat in table.people if seat != viewing)
    if undo.free or not others:
        return UndoView(undo.free, (), undo.ply, None)
    refused = table.undo_refusals.get(match.line[undo.ply].entry)
    return UndoView(undo.free, others, undo.ply, refused)


def _offer(table: Table, viewing: Seat | None, now: int) -> UndoOffer | None:
    undo_request = table.undo_request
    if undo_request is None:
        return None
    return UndoOffer(
        seat=undo_request.seat,
        agreed=tuple(sorted(undo_request.agreed)),
        waiting=missing_consents(table),
        move=describe_entry(table, undo_request.entry, viewing),
        left_ms=None if undo_request.until is None else max(0, undo_request.until - now),
    )


def _votes(table: Table, away_limits: AwayLimits) -> tuple[Votes, ...]:
    if table.status != "playing" or (table.has_everyone and not table.timed_out):
        return ()
    return tuple(
        Votes(seat, tuple(sorted(table.votes.get(seat, ()))), votes_needed(table, seat), at)
        for seat in table.people
        if (at := replaceable_at(table, seat, away_limits)) is not None
    )


def _clocks(table: Table, now: int) -> ClockView | None:
    if table.clocks is None:
        return None
    clocks = table.clocks.at(now)
    running = None if clocks.is_paused else clocks.running
    return ClockView(clocks.since, clocks.banks, running, clocks.graces)


def _shuffle(table: Table) -> ShuffleView:
    """The original shuffle of a match imported after its end, or else that of this server."""
    if table.is_finished_import:
        original = table.head.original_shuffle or _NO_SHUFFLE
        return ShuffleView(
            table.head.match, original.commitment, original.salts, original.secret, True
        )
    salts = table.salts if table.match else ()
    secret = table.head.secret.hex() if table.status == "over" else None
    return ShuffleView(table.head.match, commitment(table.head.secret), salts, secret, False)


def _outcome(match: AnyMatch, outcome: Outcome) -> OutcomeView:
    return OutcomeView(
        reason=words_message(Message(outcome.reason.key)),
        rule=outcome.reason.rule,
        ranking=outcome.ranking,
        winners=outcome.winners,
        sheets=sheet_messages(match.game.score(match.state)),
    )
