"""Decide what commands change: the events, and the table after them. Nothing here is stored or sent.

`clachan.server.tables.live_table.LiveTable.handle` calls these functions and decides about moves.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from typing import Any, Final, TypeAlias, assert_never

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from clachan.core import CHANCE, AnyGame, AnyMatch, IllegalAction, Message, NotationError, Seat
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

OtherCommand: TypeAlias = (
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
"""Every command but `Play`."""

UNDO_REQUEST_MS: Final = 60_000
"""How long an undo request with a time limit is open: see PROTOCOL.md, U 2."""
_ONE_REQUEST_RULE: Final = "U 1"
_MAX_SHOWN: Final = 40
"""How many characters of a text that is not an action a refusal repeats."""
# A client that sends a command again may have seen a newer view in the meantime.
_IGNORED_FIELDS: Final = frozenset({"nonce", "seq"})


class AwayLimits(Struct, frozen=True):
    """How long a player without a clock may be away before the others may vote."""

    live_ms: int
    """The limit while all the others are connected."""
    days_ms: int


class Change(Struct, frozen=True):
    """The events to store, and the table after them."""

    events: tuple[Event, ...]
    table: Table


def digest_of(*parts: object) -> str:
    """A digest of the content, without `nonce`, `seq` and fields that have their default value.

    Default values are left out so that a field that a later version adds does not change the
    digests of stored requests.
    """
    content = list(parts)
    for index, part in enumerate(parts):
        if isinstance(part, Struct):
            defaults = _defaults(type(part))
            fields = {name: getattr(part, name) for name in part.__struct_fields__}
            content[index] = (
                part.__struct_config__.tag,
                {
                    name: value
                    for name, value in fields.items()
                    if name not in _IGNORED_FIELDS
                    and not (name in defaults and defaults[name] == value)
                },
            )
    return sha256(msgspec.json.encode(content, order="deterministic")).hexdigest()[:32]


@cache
def _defaults(kind: type[Struct]) -> Mapping[str, object]:
    values = kind.__struct_defaults__
    return dict(zip(kind.__struct_fields__[-len(values) :], values, strict=True)) if values else {}


def parse_action(game: AnyGame, text: str) -> Any:
    """The action in the game's notation; raises `RequestRefused` if it is malformed."""
    try:
        return game.parse(text)
    except NotationError as error:
        words = Message(f"{game.meta.name}-notation", (("text", text[:_MAX_SHOWN]),))
        raise RequestRefused("notation", "action", words) from error


def play_action(table: Table, match: AnyMatch, event: EntryAdded, action: Any) -> Change:
    """Play an action of a seat, then all chance moves; raises `RequestRefused` if it is not legal now.

    The event gets the text of the action.
    """
    try:
        match = match.play(event.seat, action, event.at)  # to move? legal? apply
    except IllegalAction as error:
        raise refuse_rule(error.refusal) from error
    event = replace(event, action=match.log[-1].action)
    return _draw_chance([event], table.after(event, match))


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
        table = table.after(draw, match)
    return Change(tuple(events), table)


def decide_command(
    table: Table,
    command: OtherCommand,
    visitor: Visitor,
    now: int,
    away_limits: AwayLimits,
    digest: str = "",
) -> Change | int:
    """The change of a command other than a move, or the number of the event if it is a repeat.

    Raises `RequestRefused` if the table or the rules do not allow it.
    """
    past = table.find_repeat(visitor, command.nonce, command.seq, digest)
    if past is not None:
        return past
    event = _create_event(table, command, visitor, now, away_limits)
    return apply_events(table, replace(event, digest=digest))


def _create_event(
    table: Table, command: OtherCommand, visitor: Visitor, now: int, away_limits: AwayLimits
) -> Event:
    """The event of a command; raises `RequestRefused` if the table does not allow it."""
    match command:
        case Arrange():
            event = arrange(table, command, visitor, now)
            table.require_current(command.seq)
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
    table.require_seat(visitor, command.seat)
    running = table.require_running()
    match command:
        case TakeBack():
            return _create_entry(command.seat, "take-back", command, visitor, now)
        case SetPace() | Skip():
            return _set_pace(table, command, visitor, now)
        case _:
            pass  # all other commands need a seat that no bot plays
    table.require_person(command.seat)
    match command:
        case Undo():
            table.require_current(command.seq)
            return _undo(table, running, command, visitor, now)
        case AnswerUndo():
            request = table.undo_request
            table.require_current(command.seq, request.seq if request is not None else None)
            return _answer_undo(table, command, visitor, now)
        case Redo():
            table.require_current(command.seq)
            require_capacity(table)
            return _create_entry(command.seat, "redo", command, visitor, now)
        case Resign():
            return _create_entry(command.seat, "resign", command, visitor, now)
        case Replace():
            return _vote(table, command, visitor, now, away_limits)
        case _:
            assert_never(command)


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
    others = [seat for seat in table.people if seat != command.seat]
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
    return tuple(seat for seat in table.people if seat not in agreed)


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
    if target == command.seat or target not in table.people:
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
    return (len(table.people) - (target in table.people)) // 2 + 1


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
    others = [other for other in table.people if other != seat]
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
