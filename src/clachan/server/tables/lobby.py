"""The lobby: seats, clock and options of a table before its match starts."""

from collections.abc import Sequence
from typing import Final, assert_never

from clachan.bots import bots_for
from clachan.core import AnyGame
from clachan.games import GAMES
from clachan.server.errors import RequestRefused
from clachan.server.tables.events import Arranged, Chair, SaltAdded, SeatLeft, SeatTaken, Started
from clachan.server.tables.names import clean_name, people_names, unique_name
from clachan.server.tables.table import Table, Visitor
from clachan.wire.protocol.commands import AddSalt, Arrange, Leave
from clachan.wire.protocol.requests import Join
from clachan.wire.protocol.shapes import (
    ArrangedChair,
    BotChair,
    KeptChair,
    OpenChair,
    PersonChair,
)

MAX_EVENTS: Final = 5_000
"""Far more than the longest match has. It stops a client that undoes and plays without end."""


def find_game(name: str) -> AnyGame:
    """The game of that name; raises `RequestRefused` if there is none."""
    if name not in GAMES:
        raise RequestRefused(
            "unknown-game", "game", args=(("game", name), ("games", ", ".join(GAMES)))
        )
    return GAMES[name]


def check_players(game: AnyGame, players: int, field: str = "seats") -> None:
    """Raises `RequestRefused` if the game cannot be played by this number of players."""
    if players not in game.meta.players:
        counts = ", ".join(map(str, game.meta.players))
        raise RequestRefused("bad-players", field, args=(("players", players), ("counts", counts)))


def make_chairs(
    game: AnyGame,
    requested: Sequence[ArrangedChair],
    visitor: Visitor,
    salt: str = "",
    now: Sequence[Chair] = (),
) -> tuple[Chair, ...]:
    """The chairs that a host requests. Those in ``now`` may be kept, each of them once."""
    kept = [request.seat for request in requested if isinstance(request, KeptChair)]
    if len(set(kept)) < len(kept) or any(seat >= len(now) for seat in kept):
        raise RequestRefused("bad-seats", "seats")
    names = people_names(now[seat] for seat in kept)
    chairs = []
    for number, request in enumerate(requested):
        if isinstance(request, PersonChair):
            name = unique_name(clean_name(request.name, f"seats[{number}].name"), names)
            names.append(name)
            chairs.append(Chair(name, (visitor,), None, salt))
        else:
            chairs.append(_chair(game, request, now))
    return tuple(chairs)


def _chair(game: AnyGame, request: OpenChair | KeptChair | BotChair, now: Sequence[Chair]) -> Chair:
    match request:
        case OpenChair():
            return Chair()
        case KeptChair(seat=seat):
            return now[seat]
        case BotChair(bot=bot):
            known = bots_for(game)
            if bot not in known:
                args = (("bot", bot), ("bots", ", ".join(known)))
                raise RequestRefused("unknown-bot", "seats", args=args)
            return Chair(bot=bot)
        case _:
            assert_never(request)


def arrange(table: Table, command: Arrange, visitor: Visitor, now: int) -> Arranged:
    """The host changes seats, clock or options; omitted fields stay as they are."""
    require_lobby(table)
    require_host(table, visitor)
    require_capacity(table)
    chairs = table.chairs
    if command.seats is not None:
        check_players(table.game, len(command.seats))
        if table.head.given and len(command.seats) != table.players:
            raise RequestRefused("bad-seats", "seats")
        chairs = make_chairs(table.game, command.seats, visitor, now=table.chairs)
    shuffle_seats = command.shuffle_seats
    return Arranged(
        now,
        visitor,
        command.nonce,
        chairs,
        command.clock,
        table.shuffle_seats if shuffle_seats is None else shuffle_seats,
        command.hints,
    )


def start_match(table: Table, visitor: Visitor, now: int, nonce: str = "") -> Started:
    """The start of the match, with the order of the seats."""
    if any(chair.is_open for chair in table.chairs):
        raise RequestRefused("open-seats", "seats")
    # A match that continues from a position keeps its seats.
    shuffled = table.shuffle_seats and not table.head.given
    order = table.dealer.seating(table.players) if shuffled else tuple(range(table.players))
    return Started(now, visitor, nonce, order)


def take_seat(table: Table, visitor: Visitor, body: Join, now: int) -> SeatTaken:
    """The visitor takes the requested open chair, or the first one."""
    require_lobby(table)
    require_capacity(table)
    name, seat = body.name, body.seat
    if name is None:
        raise RequestRefused("name-needed", "name")
    free = [number for number, chair in enumerate(table.chairs) if chair.is_open]
    if not free:
        raise RequestRefused("table-full")
    if seat is not None and seat not in free:
        raise RequestRefused("seat-taken", "seat")
    number = free[0] if seat is None else seat
    player_name = unique_name(clean_name(name, "name"), people_names(table.chairs))
    return SeatTaken(now, visitor, body.nonce or "", number, player_name, body.salt)


def leave(table: Table, command: Leave, visitor: Visitor, now: int) -> SeatLeft:
    """The visitor leaves a seat. A host who has no other seat hands the table to another player."""
    require_lobby(table)
    table.require_seat(visitor, command.seat)
    others = [
        chair.holders[0]
        for seat, chair in enumerate(table.chairs)
        if chair.holders and seat != command.seat
    ]
    stays_host = table.host != visitor or visitor in others
    host = table.host if stays_host else next(iter(others), "")
    return SeatLeft(now, visitor, command.nonce, command.seat, host)


def add_salt(table: Table, command: AddSalt, visitor: Visitor, now: int) -> SaltAdded:
    require_lobby(table)
    table.require_seat(visitor, command.seat)
    require_capacity(table)
    return SaltAdded(now, visitor, command.nonce, command.seat, command.salt)


def require_capacity(table: Table) -> None:
    """Refuse commands that can be repeated without end; moves of a match are never refused."""
    if table.seq >= MAX_EVENTS:
        raise RequestRefused("too-long")


def require_lobby(table: Table) -> None:
    if table.match is not None:
        raise RequestRefused("already-started")


def require_host(table: Table, visitor: Visitor) -> None:
    if not table.is_host(visitor):
        raise RequestRefused("not-host")
