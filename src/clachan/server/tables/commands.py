"""What a command comes to: the events it adds, or why not. Nothing here is stored or sent."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, assert_never

from msgspec import Struct

from clachan.core import CHANCE, AnyMatch, IllegalAction, Message, NotationError, Seat
from clachan.core.undo import undo_for
from clachan.server.errors import Refused, rule_refusal
from clachan.server.tables.events import (
    Event,
    Happened,
    PaceSet,
    Skipped,
    UndoAnswered,
    UndoAsked,
    Voted,
)
from clachan.server.tables.lobby import (
    arranged,
    left,
    require_holder,
    require_room,
    salted,
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

CONSENT_MS: Final = 60_000
"""A request to undo is open for so long: see PROTOCOL.md, U 2."""
_ONCE: Final = "U 1"


class Patience(Struct, frozen=True):
    """How long somebody may be away, without a clock, before the others may vote."""

    live_ms: int
    """While all the others are there."""
    days_ms: int


class Change(Struct, frozen=True):
    """What is to be stored, and the table that will be once it is."""

    events: tuple[Event, ...]
    table: Table


def change(table: Table, *events: Event) -> Change:
    """The table after these events and all that follows by itself: consent, then chance."""
    added = list(events)
    try:
        for event in events:
            table = table.after(event)
        for event in _following(table, table.at):
            added.append(event)
            table = table.after(event)
    except IllegalAction as error:
        raise rule_refusal(error.refusal) from error
    table = _dealt(table, added)
    return Change(tuple(added), table)


def _following(table: Table, now: int) -> Iterator[Event]:
    if table.asked is not None and not waiting_for(table):
        yield Happened(now, seat=table.asked.seat, kind="undo")


def _dealt(table: Table, added: list[Event]) -> Table:
    """The table after all that chance has to do; its events are added to the list."""
    while table.match is not None and table.match.to_move == CHANCE:
        action = table.game.text(table.dealer.next(table.match))
        event = Happened(table.at, seat=CHANCE, action=action)
        added.append(event)
        table = table.after(event)
    return table


def decide(table: Table, command: Command, visitor: Visitor, now: int, patience: Patience) -> Event:
    """The event that a command comes to, where the table allows it."""
    if command.seq > table.seq:
        raise Refused("bad-seq", "seq", args=(("seq", table.seq),))
    match command:
        case Arrange():
            event = arranged(table, command, visitor, now)
            _require_current(table, command)
            return event
        case Start():
            return started(table, command, visitor, now)
        case AddSalt():
            return salted(table, command, visitor, now)
        case Leave():
            return left(table, command, visitor, now)
        case TakeBack():
            return _taken_back(table, command, visitor, now)
        case SetPace() | Skip():
            return _paced(table, command, visitor, now)
        case _:
            return _decide_in_match(table, command, visitor, now, patience)


def _decide_in_match(
    table: Table,
    command: Play | Undo | AnswerUndo | Redo | Resign | Replace,
    visitor: Visitor,
    now: int,
    patience: Patience,
) -> Event:
    """In this order: whose seat, is it running, is it theirs to play, is it up to date."""
    require_holder(table, visitor, command.seat)
    running = _running(table)
    if table.is_bot(command.seat):
        raise Refused("bot-plays", "seat")
    _require_current(table, command)
    match command:
        case Play():
            return _played(table, command, visitor, now)
        case Undo():
            return _undone(table, running, command, visitor, now)
        case AnswerUndo():
            return _answered(table, command, visitor, now)
        case Redo():
            require_room(table)
            return _entry(command.seat, "redo", command, visitor, now)
        case Resign():
            return _entry(command.seat, "resign", command, visitor, now)
        case Replace():
            return _voted(table, command, visitor, now, patience)
        case _:
            assert_never(command)


def _require_current(table: Table, command: Command) -> None:
    """What was decided before something else was decided does not count."""
    if isinstance(command, AnswerUndo) and table.asked is not None:
        needed = table.asked.seq
    elif isinstance(command, Arrange | Play | Undo | AnswerUndo | Redo):
        needed = table.position_seq
    else:
        needed = 0
    if command.seq < needed:
        raise Refused("stale", "seq", args=(("seq", table.seq),))


def _running(table: Table) -> AnyMatch:
    if table.match is None:
        raise Refused("not-started")
    if table.match.outcome is not None:
        raise Refused("over")
    return table.match


def _entry(seat: Seat, kind: Kind, command: Command, visitor: Visitor, now: int) -> Happened:
    return Happened(now, visitor, command.nonce, seat, kind=kind)


def _played(table: Table, command: Play, visitor: Visitor, now: int) -> Happened:
    """Whether it is this seat's turn and the action is legal, the match will say."""
    text = table.game.text(parsed(table, command.action))
    return Happened(now, visitor, command.nonce, command.seat, text)


def _undone(
    table: Table, running: AnyMatch, command: Undo, visitor: Visitor, now: int
) -> Happened | UndoAsked:
    require_room(table)
    undo = undo_for(running, command.seat)
    others = [seat for seat in table.people() if seat != command.seat]
    if undo is None or undo.free or not others:
        return _entry(command.seat, "undo", command, visitor, now)
    if table.asked is not None:
        raise Refused("undo-asked-already")
    if running.line[undo.ply].entry in table.undo_refusals:
        raise Refused("undo-refused", rule=_ONCE)
    open_ms = CONSENT_MS if _has_limit(table, others) else 0
    return UndoAsked(now, visitor, command.nonce, command.seat, open_ms)


def _has_limit(table: Table, asked: Sequence[Seat]) -> bool:
    """Without a live clock a request waits for players who are away."""
    return isinstance(table.clock, LiveClock) or all(map(table.is_present, asked))


def waiting_for(table: Table) -> tuple[Seat, ...]:
    """Whose consent to the undo asked for is still missing."""
    if table.asked is None:
        return ()
    agreed = table.asked.agreed | {table.asked.seat}
    return tuple(seat for seat in table.people() if seat not in agreed)


def _answered(table: Table, command: AnswerUndo, visitor: Visitor, now: int) -> UndoAnswered:
    """Each player who is asked answers once; the one who asked may withdraw by a no."""
    asked = table.asked
    is_open = asked is not None and (asked.until is None or now < asked.until)
    asker = asked.seat if asked and not command.agree else None
    if not is_open or command.seat not in (*waiting_for(table), asker):
        raise Refused("no-undo-asked", "seat")
    return UndoAnswered(now, visitor, command.nonce, command.seat, command.agree)


def _voted(table: Table, command: Replace, visitor: Visitor, now: int, patience: Patience) -> Event:
    """The vote, or, where it was the last one needed, what it was for."""
    target = command.target
    if target == command.seat or target not in table.people():
        raise Refused("bad-target", "target")
    allowed_at = replaceable_at(table, target, patience)
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


def replaceable_at(table: Table, seat: Seat, patience: Patience) -> int | None:
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
    late = since + patience.days_ms
    others = [other for other in table.people() if other != seat]
    if not any(table.is_present(other) for other in others):
        return late
    absences = [table.away_since(other) for other in others]
    return min(late, max(since, *(at for at in absences if at is not None), 0) + patience.live_ms)


def _taken_back(table: Table, command: TakeBack, visitor: Visitor, now: int) -> Happened:
    require_holder(table, visitor, command.seat)
    _running(table)
    return _entry(command.seat, "take-back", command, visitor, now)


def _paced(table: Table, command: SetPace | Skip, visitor: Visitor, now: int) -> PaceSet | Skipped:
    """Also for a player who has resigned and watches the bots finish the match."""
    require_holder(table, visitor, command.seat)
    _running(table)
    if not table.has_one_person:
        raise Refused("not-alone")
    require_room(table)
    if isinstance(command, Skip):
        return Skipped(now, visitor, command.nonce, command.seat)
    return PaceSet(now, visitor, command.nonce, command.seat, command.pace)


_SHOWN: Final = 40  # characters of what does not read as an action


def parsed(table: Table, text: str) -> Any:
    """An action of the table's game."""
    try:
        return table.game.parse(text)
    except NotationError as error:
        words = Message(f"{table.head.game}-notation", (("text", text[:_SHOWN]),))
        raise Refused("notation", "action", words) from error
