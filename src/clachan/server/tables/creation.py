"""The `Created` events of new tables: by a request, as a rematch, from a position, from a record."""

import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Sequence

from msgspec import Struct

from clachan.bots import STAND_IN, bots_for
from clachan.core import AnyGame, AnyMatch, Entry, Match, Record, Seat
from clachan.core.game import can_retrace
from clachan.server.errors import RequestRefused
from clachan.server.tables.commands import digest_of
from clachan.server.tables.events import Chair, Created
from clachan.server.tables.lobby import MAX_EVENTS, check_players, find_game, make_chairs
from clachan.server.tables.names import clean_name, unique_name
from clachan.server.tables.table import Table, Visitor
from clachan.wire import RecordError, open_record
from clachan.wire.protocol.answers import Origin
from clachan.wire.protocol.requests import Fork, NewTable
from clachan.wire.protocol.shapes import Clock, NoClock
from clachan.wire.record_json import entry_message
from clachan.wire.record_messages import LONGEST_RECORD_NAME, ShuffleMessage


def new_table_id() -> str:
    """A random id of 128 bits. It must not be guessable: anyone who knows it may watch the table."""
    return secrets.token_urlsafe(16)


class CreationRequest(Struct, frozen=True):
    """The identity of a request that creates a table."""

    table: str
    """The id of the table. It is derived from the nonce, so that a repeat finds the table."""
    digest: str = ""
    """Empty if the request has no nonce: such a request is never a repeat."""


def identify_creation(visitor: Visitor, nonce: str | None, *content: object) -> CreationRequest:
    """Derive the id of a new table from the visitor and the nonce, which no other client knows."""
    if nonce is None:
        return CreationRequest(new_table_id())
    key = hmac.digest(visitor.encode(), b"table " + nonce.encode(), "sha256")[:16]
    return CreationRequest(urlsafe_b64encode(key).rstrip(b"=").decode(), digest_of(*content))


def _head(
    host: Visitor,
    game: str,
    chairs: Sequence[Chair],
    now: int,
    grace_ms: int,
    clock: Clock | None = None,
    *,
    shuffle_seats: bool = False,
    hints: bool | None = None,
    match: str | None = None,
    options: dict[str, str] | None = None,
    given: Sequence[Entry] = (),
    origin: Origin | None = None,
    original_shuffle: ShuffleMessage | None = None,
) -> Created:
    """Each match gets its own random secret, which stays on the server until the match is over."""
    return Created(
        at=now,
        host=host,
        game=game,
        match=match or secrets.token_hex(16),
        secret=secrets.token_bytes(32),
        join_key=secrets.token_urlsafe(16),
        chairs=tuple(chairs),
        clock=clock or NoClock(),
        shuffle_seats=shuffle_seats,
        hints=hints,
        grace_ms=grace_ms,
        options=options or {},
        given=tuple(entry_message(entry) for entry in given),
        origin=origin,
        sealed=original_shuffle,
    )


def create_table(request: NewTable, visitor: Visitor, now: int, grace_ms: int) -> Created:
    """A new table as requested; raises `RequestRefused` for an unknown game or bad seats."""
    game = find_game(request.game)
    check_players(game, len(request.seats))
    chairs = make_chairs(game, request.seats, visitor, request.salt)
    return _head(
        visitor,
        request.game,
        chairs,
        now,
        grace_ms,
        request.clock,
        shuffle_seats=request.shuffle_seats,
        hints=request.hints,
    )


def create_rematch(table: Table, visitor: Visitor, now: int, grace_ms: int) -> Created:
    """A table for the same people and bots, all moved by one seat."""
    if table.status != "over":
        raise RequestRefused("not-over")
    if not table.seats_of(visitor):
        raise RequestRefused("not-your-seat")
    chairs = [Chair(chair.name, chair.holders, chair.bot) for chair in table.chairs]
    rotated = (*chairs[1:], chairs[0])
    return _head(
        visitor,
        table.head.game,
        rotated,
        now,
        grace_ms,
        table.clock,
        hints=table.chosen_hints,
        options=table.head.options,
    )


def create_fork(table: Table, request: Fork, visitor: Visitor, now: int, grace_ms: int) -> Created:
    """A table that continues from a position of another table.

    The copy is exact if nothing was hidden from the visitor. Otherwise hidden cards are dealt again.
    """
    match = table.match
    if match is None:
        raise RequestRefused("not-started")
    if request.ply > match.ply:
        raise RequestRefused("bad-ply", "ply", args=(("most", match.ply),))
    seat = _fork_seat(table, request, visitor)
    log, exact = _find_log(match, request.ply, seat)
    if Match.replay(match.game, match.players, log, match.options).outcome:
        raise RequestRefused("over", "ply")
    is_without_hints = match.outcome is None and not table.has_hints
    return _head(
        visitor,
        table.head.game,
        _fork_chairs(table, request, visitor, seat),
        now,
        grace_ms,
        hints=False if is_without_hints else None,
        options=table.head.options,
        given=log,
        origin=Origin("fork", request.ply, exact),
    )


def _fork_seat(table: Table, request: Fork, visitor: Visitor) -> Seat | None:
    """The seat whose knowledge is used: the visitor's own, or any seat once the match is over."""
    mine = table.seats_of(visitor)
    if request.seat is None:
        return mine[0] if len(mine) == 1 else None
    if request.seat not in (range(table.players) if table.status == "over" else mine):
        raise RequestRefused("not-your-seat", "seat")
    return request.seat


def _find_log(match: AnyMatch, ply: int, seat: Seat | None) -> tuple[tuple[Entry, ...], bool]:
    """A log up to a position that agrees with all this seat knows, and whether it is the true one."""
    log = match.fork(ply).log
    if match.outcome is not None:
        return log, True
    game = match.game
    steps = match.line[:ply]
    actions = [game.parse(entry.action) for entry in log]
    seen = tuple(
        game.seen(step.before, action, seat) for step, action in zip(steps, actions, strict=True)
    )
    if seen == tuple(actions):
        return log, True
    if not can_retrace(game):
        raise RequestRefused("not-over", "ply")
    state = steps[-1].after if steps else match.start
    possible = game.retrace(game.view(state, seat), seen, _SystemRandom())
    texts = [game.text(action) for action in possible]
    return tuple(Entry(e.seat, action=text) for e, text in zip(log, texts, strict=True)), False


class _SystemRandom:
    """Random numbers of the operating system, independent of the secret of any match."""

    def randrange(self, stop: int, /) -> int:
        return secrets.randbelow(stop)


def _fork_chairs(
    table: Table, request: Fork, visitor: Visitor, seat: Seat | None
) -> tuple[Chair, ...]:
    """The requested seats; by default the visitor in one seat and bots in all others."""
    if request.seats is not None:
        if len(request.seats) != table.players:
            raise RequestRefused("bad-seats", "seats")
        return make_chairs(table.game, request.seats, visitor)
    mine = table.seats_of(visitor)
    own = seat if seat is not None else next(iter(mine), 0)
    if request.name is not None:
        name = clean_name(request.name, "name")
    elif mine:
        name = table.chairs[own if own in mine else mine[0]].name
    else:
        raise RequestRefused("name-needed", "name")
    me = Chair(name, (visitor,))
    return tuple(
        me if number == own else _bot_chair(table.game, chair.bot, chair.name)
        for number, chair in enumerate(table.chairs)
    )


def _bot_chair(game: AnyGame, bot: str | None, name: str) -> Chair:
    """A chair for the bot that played here, or for a bot that replaces a person or an unknown bot.

    Only a bot keeps its name. Records can name bots that no longer exist.
    """
    return Chair(name if bot else "", bot=bot if bot in bots_for(game) else STAND_IN)


def create_import(record: Record, visitor: Visitor, now: int, grace_ms: int) -> Created:
    """A table with the match of a record: finished for viewing, or unfinished to continue.

    Raises `RequestRefused` if the record is too long or its match is not valid.
    """
    if len(record.log) > MAX_EVENTS:
        raise RequestRefused("too-long", "log")
    try:
        match = open_record(record)
    except RecordError as error:
        raise RequestRefused("record", error.place, error.message, error.rule) from error
    is_over = match.outcome is not None
    return _head(
        visitor,
        record.game,
        _import_chairs(record, match, visitor),
        now,
        grace_ms,
        match=record.match_id if is_over else None,
        options=dict(record.options),
        given=record.log,
        origin=Origin("import", match.ply, exact=True),
        original_shuffle=_shuffle_message(record) if is_over else None,
    )


def _import_chairs(record: Record, match: AnyMatch, visitor: Visitor) -> tuple[Chair, ...]:
    """The players of the record. In an unfinished match the visitor gets the first seat still played."""
    names = _import_names(record)
    if match.outcome is not None:
        return tuple(
            Chair(name, (), player.bot) for name, player in zip(names, record.seats, strict=True)
        )
    seats = [seat for seat in range(match.players) if seat not in match.resigned]
    people = [seat for seat in seats if record.seats[seat].bot is None]
    own = next(iter(people or seats))
    return tuple(
        Chair(names[seat] or player.name, (visitor,))
        if seat == own
        else _bot_chair(match.game, player.bot, names[seat])
        if player.bot
        else Chair()
        for seat, player in enumerate(record.seats)
    )


def _import_names(record: Record) -> list[str]:
    """Names by seat, unique among people and among bots. A bot named like its kind gets no name."""
    names: list[str] = []
    for seat, player in enumerate(record.seats):
        if player.name == player.bot:
            names.append("")
            continue
        used = [
            name
            for name, other in zip(names, record.seats, strict=False)
            if (other.bot is None) == (player.bot is None)
        ]
        names.append(
            unique_name(clean_name(player.name, f"seats[{seat}].name", LONGEST_RECORD_NAME), used)
        )
    return names


def _shuffle_message(record: Record) -> ShuffleMessage | None:
    shuffle = record.shuffle
    if shuffle is None:
        return None
    return ShuffleMessage(shuffle.commitment, shuffle.salts, shuffle.given, shuffle.secret)
