"""The documents of the server, in the order of PROTOCOL.md. No logic of tables lives here."""

from functools import partial
from typing import Any

from clachan.bots import LEVELS
from clachan.core import AnyMatch, Player, Seat
from clachan.games import GAMES
from clachan.server.bots.hints import HintAsker
from clachan.server.cpu_meter import run_in_thread
from clachan.server.errors import Refused
from clachan.server.http.calls import Call
from clachan.server.http.disconnects import unless_disconnected
from clachan.server.links import carry_link, invite_link, is_local_only, table_link
from clachan.server.tables.creation import create_fork, create_import, create_table
from clachan.server.tables.events import Created
from clachan.server.tables.idempotency import identify_creation
from clachan.server.tables.invitations import (
    create_device_link,
    is_join_key,
    join_table,
    open_device_link,
)
from clachan.server.tables.lobby import check_players, find_game
from clachan.server.tables.log_views import describe_log
from clachan.server.tables.questions import find_hint, verify_shuffle
from clachan.server.tables.table import Table
from clachan.server.tables.views import build_match_course, build_position
from clachan.wire import RecordError, read_record, record_of, write_record
from clachan.wire.protocol.answers import (
    CarryLink,
    Done,
    GameAbout,
    GameList,
    Health,
    Hint,
    Joined,
    Links,
    Position,
    Story,
    TableList,
    TableMade,
    TableView,
)
from clachan.wire.protocol.commands import Command
from clachan.wire.protocol.requests import (
    Fork,
    Join,
    ListQuery,
    NewTable,
    NonceQuery,
    PlayersQuery,
    SeatQuery,
    TableQuery,
)
from clachan.wire.views import TableMessage, table_message


async def health(call: Call[None, None]) -> Health:
    """Whether the server and its database answer."""
    await call.state.house.check()
    return Health("ok")


async def games(_call: Call[None, None]) -> GameList:
    """The games, and the levels of the bots that people are offered; seats take any bot there is."""
    metas = [game.meta for game in GAMES.values()]
    about = [
        GameAbout(
            meta.name,
            dict(meta.titles),
            meta.designers,
            meta.publisher,
            meta.year,
            meta.players,
            meta.rules_version,
        )
        for meta in metas
    ]
    return GameList(tuple(about), LEVELS)


async def components(call: Call[None, PlayersQuery]) -> TableMessage:
    """What lies on the table of a game, whatever happens: layout and components."""
    name = call.request.path_params["game"]
    if name not in GAMES:
        raise Refused("not-found", "game")
    check_players(find_game(name), call.query.players, "players")
    return table_message(name, call.query.players)


async def my_tables(call: Call[None, ListQuery]) -> TableList:
    """The tables that the sender's browser sits at, the last touched first."""
    call.remember()
    return await call.state.tables.list_tables(call.visitor, call.query.archived)


async def make(call: Call[NewTable, None]) -> TableMade:
    """Lay a table."""
    visitor, body = call.identify(), call.body

    async def head() -> Created:
        return create_table(body, visitor, call.now(), call.grace_ms)

    request = identify_creation(visitor, body.nonce, "table", body)
    return TableMade(
        await call.state.tables.create_once(request, head, call.new_table, begin=body.start)
    )


async def make_from_record(call: Call[bytes, NonceQuery]) -> TableMade:
    """Lay a table from a record: to look at it, or to go on where it is not over."""
    visitor = call.identify()

    async def head() -> Created:
        try:
            record = read_record(call.body)
        except RecordError as error:
            raise Refused("record", error.place, error.message, error.rule) from error
        # It may be long, and others wait: it is played through beside the loop.
        return await run_in_thread(create_import, record, visitor, call.now(), call.grace_ms)

    request = identify_creation(visitor, call.query.nonce, "record", call.body)
    return TableMade(await call.state.tables.create_once(request, head, call.new_table))


async def look(call: Call[None, TableQuery]) -> TableView:
    """The table as the sender may see it now."""
    table = await call.table.current()
    call.remember()
    seat = own_seat(table, call, call.query.seat)
    return await call.table.view(call.visitor, seat, call.query.since)


async def delete(call: Call[None, None]) -> None:
    """Remove a table of one's own for good."""
    await call.state.tables.delete(call.table.table_id, call.visitor)


async def forget(call: Call[None, None]) -> None:
    """Drop a table from the list of one's own; it stays for the others."""
    table = await call.table.current()
    if table.status != "over" and table.seats_of(call.visitor):
        raise Refused("not-over")
    await call.state.house.storage.forget(call.table.table_id, call.visitor)


async def links(call: Call[None, None]) -> Links:
    """The addresses to hand on."""
    table, name = await call.table.current(), call.table.table_id
    sits = bool(table.seats_of(call.visitor)) or table.is_host(call.visitor)
    may_invite = sits and any(chair.is_open for chair in table.chairs)
    return Links(
        watch=table_link(call.base, name),
        invite=invite_link(call.base, name, table.head.join_key) if may_invite else None,
        local_only=is_local_only(call.base),
    )


async def join(call: Call[Join, None]) -> Joined:
    """Sit down by an invite link, or take one's own seats along by a carry link."""
    opened, body = call.table, call.body
    table = await opened.current()
    if is_join_key(table, body.key):
        await join_table(opened, body, call.identify())
    else:
        await open_device_link(opened, body, call.identify())
    await opened.record_presence()
    return Joined((await opened.current()).seats_of(call.visitor))


async def make_carry_link(call: Call[None, None]) -> CarryLink:
    """A private link that opens one's own seats on another device, once."""
    key = await create_device_link(call.table, call.visitor)
    return CarryLink(carry_link(call.base, call.table.table_id, key))


async def command(call: Call[Command, None]) -> Done:
    """Anything that may be said over the socket by a player."""
    return Done(call.body.nonce, await call.table.handle_command(call.visitor, call.body))


async def rematch(call: Call[None, None]) -> TableMade:
    """Another match of the same people, each one seat further on; made once."""
    tables = call.state.tables
    return TableMade(await tables.rematch(call.table, call.visitor, call.new_table))


async def fork(call: Call[Fork, None]) -> TableMade:
    """Continue from a position as a new table."""
    visitor, body = call.identify(), call.body

    async def head() -> Created:
        table = await call.table.current()
        return await run_in_thread(create_fork, table, body, visitor, call.now(), call.grace_ms)

    request = identify_creation(visitor, body.nonce, "fork", call.table.table_id, body)
    begin = body.seats is None or body.start
    return TableMade(
        await call.state.tables.create_once(request, head, call.new_table, begin=begin)
    )


async def show_position(call: Call[None, SeatQuery]) -> Position:
    """The table after the first actions that stand."""
    table = await call.table.current()
    match = _started(table)
    ply = call.ply
    if ply > match.ply:
        raise Refused("bad-ply", "ply", args=(("most", match.ply),))
    return build_position(match, ply, any_seat(table, call, call.query.seat))


async def story(call: Call[None, SeatQuery]) -> bytes:
    """The log in words, as the sender saw it; whole once the match is over."""
    table = await call.table.current()
    seat = any_seat(table, call, call.query.seat)

    async def make() -> Story:
        return Story(await describe_log(table, seat, 0))

    return await call.document(table, "story", seat, make)


async def course(call: Call[None, None]) -> bytes:
    """How a match that is over went: the scores turn by turn, and where they swung most."""
    table = await call.table.current()
    return await call.document(
        table, "course", None, partial(run_in_thread, build_match_course, table)
    )


async def shuffle(call: Call[None, None]) -> bytes:
    """Every draw of a match that is over, made once more."""
    table = await call.table.current()
    return await call.document(
        table, "shuffle", None, partial(run_in_thread, verify_shuffle, table)
    )


async def hint(call: Call[None, SeatQuery]) -> Hint:
    """What the best bot there is would do from the sender's own view. All see that it was asked for."""
    opened = call.table
    table = await opened.current()
    seat = own_seat(table, call, call.query.seat)
    asker = HintAsker(f"{opened.table_id} {seat}", call.visitor, call.address)
    asking = find_hint(table, seat, call.state.house.bots, asker)
    found = await unless_disconnected(call.request, asking)
    assert seat is not None
    await opened.record_hint(call.visitor, seat, table.position_seq)
    return found


async def record(call: Call[None, SeatQuery]) -> bytes:
    """The match as a record: one's own view of it until it is over."""
    table = await call.table.current()
    match = _started(table)
    viewer = any_seat(table, call, call.query.seat)

    def make() -> bytes:
        seats = [Player(chair.name, chair.bot) for chair in table.chairs]
        return write_record(record_of(match, table.head.match, seats, table.shuffle, viewer))

    return await call.document(table, "record", viewer, partial(run_in_thread, make))


def own_seat(table: Table, call: Call[Any, Any], seat: Seat | None) -> Seat | None:
    """A seat of the sender's own: the one asked for, else their only one."""
    mine = table.seats_of(call.visitor)
    if seat is None:
        return mine[0] if len(mine) == 1 else None
    if seat not in mine:
        raise Refused("not-your-seat", "seat")
    return seat


def any_seat(table: Table, call: Call[Any, Any], seat: Seat | None) -> Seat | None:
    """The same until the match is over, and then whichever is asked for."""
    if seat is not None and seat < table.players and table.status == "over":
        return seat
    return own_seat(table, call, seat)


def _started(table: Table) -> AnyMatch:
    if table.match is None:
        raise Refused("not-started")
    return table.match
