"""Turn commands into events, and events into a changed table. Nothing here is stored or sent."""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias, assert_never

from msgspec import Struct
from msgspec.structs import replace

from clachan.core import CHANCE, AnyMatch, IllegalAction, Message, NotationError, Seat
from clachan.core.undo import undo_for
from clachan.server.errors import RequestRefused, refuse_rule
from clachan.server.tables.events import (
    EntryAdded,
    Event,
    PaceSet,
    PausesSkipped,
    UndoAnswered,
    UndoRequested,
    Voted,
)
from clachan.server.tables.lobby import (
    add_salt,
    arrange,
    leave,
    require_capacity,
    require_holder,
    require_host,
    require_lobby,
    start_match,
)
from clachan.server.tables.table import Table, Visitor
from clachan.wire.protocol.commands import (
    AddSalt,
    AnswerUndo,
    Arrange,
    Command,
    Leave,
    Play,
    Redo,
    Replace,
    Resign,
    SetPace,
    Skip,
    Start,
    TakeBack,
    Undo,
)
from clachan.wire.protocol.shapes import LiveClock
from clachan.wire.record_messages import Kind

_OtherCommand: TypeAlias = (
    AddSalt
    | AnswerUndo
    | Arrange
    | Leave
    | Redo
    | Replace
    | Resign
    | SetPace
    | Skip
    | Start
    | TakeBack
    | Undo
)

UNDO_REQUEST_MS: Final = 60_000
"""How long an undo request with a time limit is open: see PROTOCOL.md, U 2."""
_ONE_REQUEST_RULE: Final = "U 1"
_MAX_SHOWN: Final = 40
"""How many characters of a text that is not an action a refusal repeats."""


class AwayLimits(Struct, frozen=True):
    """How long a player without a clock may be away before the others may vote."""

    live_ms: int
    """The limit while all the others are connected."""
    days_ms: int


class Change(Struct, frozen=True):
    """The events to store, and the table after them."""

    events: tuple[Event, ...]
    table: Table


def decide(
    table: Table,
    command: Command,
    visitor: Visitor,
    now: int,
    away_limits: AwayLimits,
    digest: str = "",
) -> Change:
    """The change that a command causes; raises `RequestRefused` if the table or the rules do not allow it."""
    if command.seq > table.seq:
        raise RequestRefused("bad-seq", "seq", args=(("seq", table.seq),))
    if isinstance(command, Play):
        return _play(table, command, visitor, now, digest)
    event = _create_event(table, command, visitor, now, away_limits)
    return apply_events(table, replace(event, digest=digest))


def _play(table: Table, command: Play, visitor: Visitor, now: int, digest: str) -> Change:
    """A move of a player."""
    require_holder(table, visitor, command.seat)
    match = require_running(table)
    _require_person(table, command.seat)
    _require_current(table, command)
    action = parse_action(table, command.action)
    event = EntryAdded(now, visitor, command.nonce, command.seat, digest=digest)
    return play_action(table, match, event, action)


def play_action(table: Table, match: AnyMatch, event: EntryAdded, action: Any) -> Change:
    """Play an action of a seat, then all chance moves; raises `RequestRefused` if it is not legal now.

    The event gets the text of the action.
    """
    try:
        match = match.play(event.seat, action, event.at)  # to move? legal? apply
    except IllegalAction as error:
        raise refuse_rule(error.refusal) from error
    event = replace(event, action=match.log[-1].action)
    return _draw_chance([event], table.after_action(event, match))


def apply_events(table: Table, *events: Event) -> Change:
    """Apply events other than moves of players, and what follows: an agreed undo, then all chance moves.

    Raises `RequestRefused` if the match does not allow an event.
    """
    added = list(events)
    try:
        for event in events:
            table = table.after(event)
        if table.undo_request is not None and not missing_consents(table):
            undo = EntryAdded(table.at, seat=table.undo_request.seat, kind="undo")
            added.append(undo)
            table = table.after(undo)
    except IllegalAction as error:
        raise refuse_rule(error.refusal) from error
    return _draw_chance(added, table)


def _draw_chance(events: list[Event], table: Table) -> Change:
    """Draw until a player is to move."""
    while table.match is not None and table.match.to_move == CHANCE:
        match = table.match.play(CHANCE, table.dealer.next(table.match), table.at)
        draw = EntryAdded(table.at, seat=CHANCE, action=match.log[-1].action)
        events.append(draw)
        table = table.after_action(draw, match)
    return Change(tuple(events), table)


def _create_event(
    table: Table, command: _OtherCommand, visitor: Visitor, now: int, away_limits: AwayLimits
) -> Event:
    """The event of a command other than a move; raises `RequestRefused` if the table does not allow it."""
    match command:
        case Arrange():
            event = arrange(table, command, visitor, now)
            _require_current(table, command)
            return event
        case Start():
            require_lobby(table)
            require_host(table, visitor)
            return start_match(table, visitor, now, command.nonce)
        case AddSalt():
            return add_salt(table, command, visitor, now)
        case Leave():
            return leave(table, command, visitor, now)
        case _:
            pass  # all other commands need a seat in a running match
    require_holder(table, visitor, command.seat)
    running = require_running(table)
    match command:
        case TakeBack():
            return _create_entry(command.seat, "take-back", command, visitor, now)
        case SetPace() | Skip():
            return _set_pace(table, command, visitor, now)
        case _:
            pass  # all other commands need a seat that no bot plays
    _require_person(table, command.seat)
    _require_current(table, command)
    match command:
        case Undo():
            return _undo(table, running, command, visitor, now)
        case AnswerUndo():
            return _answer_undo(table, command, visitor, now)
        case Redo():
            require_capacity(table)
            return _create_entry(command.seat, "redo", command, visitor, now)
        case Resign():
            return _create_entry(command.seat, "resign", command, visitor, now)
        case Replace():
            return _vote(table, command, visitor, now, away_limits)
        case _:
            assert_never(command)


def _require_person(table: Table, seat: Seat) -> None:
    if table.is_bot(seat):
        raise RequestRefused("bot-plays", "seat")


def _require_current(table: Table, command: Command) -> None:
    """Refuse a command that was chosen before the position or the undo request changed."""
    if isinstance(command, AnswerUndo) and table.undo_request is not None:
        needed = table.undo_request.seq
    elif isinstance(command, Arrange | Play | Undo | AnswerUndo | Redo):
        needed = table.position_seq
    else:
        needed = 0
    if command.seq < needed:
        raise RequestRefused("stale", "seq", args=(("seq", table.seq),))


def require_running(table: Table) -> AnyMatch:
    """The match of a table; raises `RequestRefused` before its start and after its end."""
    if table.match is None:
        raise RequestRefused("not-started")
    if table.match.outcome is not None:
        raise RequestRefused("over")
    return table.match


def _create_entry(
    seat: Seat, kind: Kind, command: Command, visitor: Visitor, now: int
) -> EntryAdded:
    return EntryAdded(now, visitor, command.nonce, seat, kind=kind)


def _undo(
    table: Table, running: AnyMatch, command: Undo, visitor: Visitor, now: int
) -> EntryAdded | UndoRequested:
    """The undo if it needs no consent, or else a request to the other players."""
    require_capacity(table)
    undo = undo_for(running, command.seat)
    others = [seat for seat in table.people() if seat != command.seat]
    if undo is None or undo.free or not others:
        return _create_entry(command.seat, "undo", command, visitor, now)
    if table.undo_request is not None:
        raise RequestRefused("undo-asked-already")
    if running.line[undo.ply].entry in table.undo_refusals:
        raise RequestRefused("undo-refused", rule=_ONE_REQUEST_RULE)
    open_ms = UNDO_REQUEST_MS if _has_limit(table, others) else 0
    return UndoRequested(now, visitor, command.nonce, command.seat, open_ms)


def _has_limit(table: Table, others: Sequence[Seat]) -> bool:
    """Without a live clock, a request waits for players who are away."""
    return isinstance(table.clock, LiveClock) or all(map(table.is_present, others))


def missing_consents(table: Table) -> tuple[Seat, ...]:
    """The seats that have not yet agreed to the open undo request; empty if there is none."""
    if table.undo_request is None:
        return ()
    agreed = table.undo_request.agreed | {table.undo_request.seat}
    return tuple(seat for seat in table.people() if seat not in agreed)


def _answer_undo(table: Table, command: AnswerUndo, visitor: Visitor, now: int) -> UndoAnswered:
    """Each of the other players answers once. The requesting player may withdraw with a no."""
    request = table.undo_request
    is_open = request is not None and (request.until is None or now < request.until)
    withdrawing = request.seat if request and not command.agree else None
    if not is_open or command.seat not in (*missing_consents(table), withdrawing):
        raise RequestRefused("no-undo-asked", "seat")
    return UndoAnswered(now, visitor, command.nonce, command.seat, command.agree)


def _vote(
    table: Table, command: Replace, visitor: Visitor, now: int, away_limits: AwayLimits
) -> Event:
    """The vote, or the replacement by a bot if this was the last vote needed."""
    target = command.target
    if target == command.seat or target not in table.people():
        raise RequestRefused("bad-target", "target")
    allowed_at = replaceable_at(table, target, away_limits)
    if allowed_at is None or now < allowed_at:
        raise RequestRefused("not-away", "target", args=(("seat", target),))
    voters = table.votes.get(target, frozenset())
    if command.seat in voters:
        raise RequestRefused("voted-already", "target")
    if len(voters) + 1 >= votes_needed(table, target):
        return _create_entry(target, "take-over", command, visitor, now)
    return Voted(now, visitor, command.nonce, command.seat, target)


def votes_needed(table: Table, target: Seat) -> int:
    """More than half of the other people."""
    return (len(table.people()) - (target in table.people())) // 2 + 1


def replaceable_at(table: Table, seat: Seat, away_limits: AwayLimits) -> int | None:
    """The time from which the others may vote a bot into this seat, if no more events follow.

    This is 0 if the seat's clock has run out. Without a clock, the player must have been away for
    days, or for minutes while another player waits. Players who have been away for that long
    themselves do not count as waiting. ``None`` means that no vote is possible.
    """
    if seat in table.timed_out:
        return 0
    since = table.away_since(seat)
    if since is None or table.clocks is not None:
        return None
    late = since + away_limits.days_ms
    others = [other for other in table.people() if other != seat]
    if not any(table.is_present(other) for other in others):
        return late
    absences = [table.away_since(other) for other in others]
    last_absence = max(since, *(at for at in absences if at is not None), 0)
    return min(late, last_absence + away_limits.live_ms)


def _set_pace(
    table: Table, command: SetPace | Skip, visitor: Visitor, now: int
) -> PaceSet | PausesSkipped:
    """Also allowed to a player who has resigned and watches the bots finish the match."""
    if not table.has_one_person:
        raise RequestRefused("not-alone")
    require_capacity(table)
    if isinstance(command, Skip):
        return PausesSkipped(now, visitor, command.nonce, command.seat)
    return PaceSet(now, visitor, command.nonce, command.seat, command.pace)


def parse_action(table: Table, text: str) -> Any:
    """The action of the table's game in this notation; raises `RequestRefused` if it is malformed."""
    try:
        return table.game.parse(text)
    except NotationError as error:
        words = Message(f"{table.head.game}-notation", (("text", text[:_MAX_SHOWN]),))
        raise RequestRefused("notation", "action", words) from error
