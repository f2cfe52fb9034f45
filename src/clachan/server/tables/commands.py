"""What a command comes to: the events it adds, or why not. Nothing here is stored or sent."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, assert_never

from msgspec import Struct

from clachan.core import CHANCE, AnyMatch, IllegalAction, Message, NotationError, Seat
from clachan.core.undo import undo_for
from clachan.server.errors import Refused, illegal
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
    started,
)
from clachan.server.tables.table import Table, Visitor
from clachan.wire.messages import Kind
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

UNDO_REQUEST_MS: Final = 60_000
"""A request to undo is open for so long: see PROTOCOL.md, U 2."""
_ONE_REQUEST_RULE: Final = "U 1"


class AwayLimits(Struct, frozen=True):
    """How long somebody may be away, without a clock, before the others may vote."""

    live_ms: int
    """While all the others are there."""
    days_ms: int


class Change(Struct, frozen=True):
    """What is to be stored, and the table that will be once it is."""

    events: tuple[Event, ...]
    table: Table


def apply_events(table: Table, *events: Event) -> Change:
    """The table after these events and all that follows by itself: consent, then chance."""
    added = list(events)
    try:
        for event in events:
            table = table.after(event)
        for event in _following(table, table.at):
            added.append(event)
            table = table.after(event)
    except IllegalAction as error:
        raise illegal(error.refusal) from error
    table = _dealt(table, added)
    return Change(tuple(added), table)


def _following(table: Table, now: int) -> Iterator[Event]:
    if table.undo_request is not None and not missing_consents(table):
        yield EntryAdded(now, seat=table.undo_request.seat, kind="undo")


def _dealt(table: Table, added: list[Event]) -> Table:
    """The table after all that chance has to do; its events are added to the list."""
    while table.match is not None and table.match.to_move == CHANCE:
        action = table.game.text(table.dealer.next(table.match))
        event = EntryAdded(table.at, seat=CHANCE, action=action)
        added.append(event)
        table = table.after(event)
    return table


def create_event(
    table: Table, command: Command, visitor: Visitor, now: int, away_limits: AwayLimits
) -> Event:
    """The event that a command comes to, where the table allows it."""
    if command.seq > table.seq:
        raise Refused("bad-seq", "seq", args=(("seq", table.seq),))
    match command:
        case Arrange():
            event = arrange(table, command, visitor, now)
            _require_current(table, command)
            return event
        case Start():
            return started(table, command, visitor, now)
        case AddSalt():
            return add_salt(table, command, visitor, now)
        case Leave():
            return leave(table, command, visitor, now)
        case TakeBack():
            return _take_back(table, command, visitor, now)
        case SetPace() | Skip():
            return _set_pace(table, command, visitor, now)
        case _:
            return _decide_in_match(table, command, visitor, now, away_limits)


def _decide_in_match(
    table: Table,
    command: Play | Undo | AnswerUndo | Redo | Resign | Replace,
    visitor: Visitor,
    now: int,
    away_limits: AwayLimits,
) -> Event:
    """In this order: whose seat, is it running, is it theirs to play, is it up to date."""
    require_holder(table, visitor, command.seat)
    running = _require_running(table)
    if table.is_bot(command.seat):
        raise Refused("bot-plays", "seat")
    _require_current(table, command)
    match command:
        case Play():
            return _play(table, command, visitor, now)
        case Undo():
            return _undo(table, running, command, visitor, now)
        case AnswerUndo():
            return _answer_undo(table, command, visitor, now)
        case Redo():
            require_capacity(table)
            return _entry(command.seat, "redo", command, visitor, now)
        case Resign():
            return _entry(command.seat, "resign", command, visitor, now)
        case Replace():
            return _vote(table, command, visitor, now, away_limits)
        case _:
            assert_never(command)


def _require_current(table: Table, command: Command) -> None:
    """What was decided before something else was decided does not count."""
    if isinstance(command, AnswerUndo) and table.undo_request is not None:
        needed = table.undo_request.seq
    elif isinstance(command, Arrange | Play | Undo | AnswerUndo | Redo):
        needed = table.position_seq
    else:
        needed = 0
    if command.seq < needed:
        raise Refused("stale", "seq", args=(("seq", table.seq),))


def _require_running(table: Table) -> AnyMatch:
    if table.match is None:
        raise Refused("not-started")
    if table.match.outcome is not None:
        raise Refused("over")
    return table.match


def _entry(seat: Seat, kind: Kind, command: Command, visitor: Visitor, now: int) -> EntryAdded:
    return EntryAdded(now, visitor, command.nonce, seat, kind=kind)


def _play(table: Table, command: Play, visitor: Visitor, now: int) -> EntryAdded:
    """Whether it is this seat's turn and the action is legal, the match will say."""
    text = table.game.text(parse_action(table, command.action))
    return EntryAdded(now, visitor, command.nonce, command.seat, text)


def _undo(
    table: Table, running: AnyMatch, command: Undo, visitor: Visitor, now: int
) -> EntryAdded | UndoRequested:
    require_capacity(table)
    undo = undo_for(running, command.seat)
    others = [seat for seat in table.people() if seat != command.seat]
    if undo is None or undo.free or not others:
        return _entry(command.seat, "undo", command, visitor, now)
    if table.undo_request is not None:
        raise Refused("undo-asked-already")
    if running.line[undo.ply].entry in table.undo_refusals:
        raise Refused("undo-refused", rule=_ONE_REQUEST_RULE)
    open_ms = UNDO_REQUEST_MS if _has_limit(table, others) else 0
    return UndoRequested(now, visitor, command.nonce, command.seat, open_ms)


def _has_limit(table: Table, others: Sequence[Seat]) -> bool:
    """Without a live clock a request waits for players who are away."""
    return isinstance(table.clock, LiveClock) or all(map(table.is_present, others))


def missing_consents(table: Table) -> tuple[Seat, ...]:
    """Whose consent to the undo asked for is still missing."""
    if table.undo_request is None:
        return ()
    agreed = table.undo_request.agreed | {table.undo_request.seat}
    return tuple(seat for seat in table.people() if seat not in agreed)


def _answer_undo(table: Table, command: AnswerUndo, visitor: Visitor, now: int) -> UndoAnswered:
    """Each player who is asked answers once; the one who asked may withdraw by a no."""
    undo_request = table.undo_request
    is_open = undo_request is not None and (undo_request.until is None or now < undo_request.until)
    asker = undo_request.seat if undo_request and not command.agree else None
    if not is_open or command.seat not in (*missing_consents(table), asker):
        raise Refused("no-undo-asked", "seat")
    return UndoAnswered(now, visitor, command.nonce, command.seat, command.agree)


def _vote(
    table: Table, command: Replace, visitor: Visitor, now: int, away_limits: AwayLimits
) -> Event:
    """The vote, or, where it was the last one needed, what it was for."""
    target = command.target
    if target == command.seat or target not in table.people():
        raise Refused("bad-target", "target")
    allowed_at = replaceable_at(table, target, away_limits)
    if allowed_at is None or now < allowed_at:
        raise Refused("not-away", "target", args=(("seat", target),))
    by = table.votes.get(target, frozenset())
    if command.seat in by:
        raise Refused("voted-already", "target")
    if len(by) + 1 >= votes_needed(table, target):
        return _entry(target, "take-over", command, visitor, now)
    return Voted(now, visitor, command.nonce, command.seat, target)


def votes_needed(table: Table, target: Seat) -> int:
    """More than half of the other people."""
    return (len(table.people()) - (target in table.people())) // 2 + 1


def replaceable_at(table: Table, seat: Seat, away_limits: AwayLimits) -> int | None:
    """From when the others may vote a bot into this seat, if things stay as they are.

    At once where its time is up. Without a clock, when it has been away for too long: for days, or
    for minutes while somebody waits for it. Others who are away do not count as waiting once they
    have been away for as long themselves.
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
    return min(
        late, max(since, *(at for at in absences if at is not None), 0) + away_limits.live_ms
    )


def _take_back(table: Table, command: TakeBack, visitor: Visitor, now: int) -> EntryAdded:
    require_holder(table, visitor, command.seat)
    _require_running(table)
    return _entry(command.seat, "take-back", command, visitor, now)


def _set_pace(
    table: Table, command: SetPace | Skip, visitor: Visitor, now: int
) -> PaceSet | PausesSkipped:
    """Also for a player who has resigned and watches the bots finish the match."""
    require_holder(table, visitor, command.seat)
    _require_running(table)
    if not table.has_one_person:
        raise Refused("not-alone")
    require_capacity(table)
    if isinstance(command, Skip):
        return PausesSkipped(now, visitor, command.nonce, command.seat)
    return PaceSet(now, visitor, command.nonce, command.seat, command.pace)


_MAX_SHOWN: Final = 40  # characters of what does not read as an action


def parse_action(table: Table, text: str) -> Any:
    """An action of the table's game."""
    try:
        return table.game.parse(text)
    except NotationError as error:
        words = Message(f"{table.head.game}-notation", (("text", text[:_MAX_SHOWN]),))
        raise Refused("notation", "action", words) from error
