"""The documents of the server, in the order of PROTOCOL.md. No logic of tables lives here."""

from functools import partial
from typing import Any

from clachan.bots import LEVELS
from clachan.core import AnyMatch, Player, Seat
from clachan.games import GAMES
from clachan.server.bots.hints import HintRequester
from clachan.server.cpu_meter import run_in_thread
from clachan.server.errors import Refused
from clachan.server.http.disconnects import unless_disconnected
from clachan.server.http.request_context import RequestContext
from clachan.server.links import carry_link, invite_link, is_local_only, table_link
from clachan.server.tables.creation import forked, imported, laid
from clachan.server.tables.events import Created
from clachan.server.tables.idempotency import creation
from clachan.server.tables.invitations import carry, fetch, is_join_key, sit_down
from clachan.server.tables.lobby import check_players, known_game
from clachan.server.tables.questions import hint_for, proof_of
from clachan.server.tables.story import happenings
from clachan.server.tables.table import Table
from clachan.server.tables.views import course_of, position
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


async def health(context: RequestContext[None, None]) -> Health:
    """Whether the server and its database answer."""
    await context.state.services.check()
    return Health("ok")


async def games(_context: RequestContext[None, None]) -> GameList:
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


async def components(context: RequestContext[None, PlayersQuery]) -> TableMessage:
    """What lies on the table of a game, whatever happens: layout and components."""
    name = context.request.path_params["game"]
    if name not in GAMES:
        raise Refused("not-found", "game")
    check_players(known_game(name), context.query.players, "players")
    return table_message(name, context.query.players)


async def my_tables(context: RequestContext[None, ListQuery]) -> TableList:
    """The tables that the sender's browser sits at, the last touched first."""
    context.remember()
    return await context.state.tables.list_of(context.visitor, context.query.archived)


async def make(context: RequestContext[NewTable, None]) -> TableMade:
    """Lay a table."""
    visitor, body = context.identify(), context.body

    async def head() -> Created:
        return laid(body, visitor, context.now(), context.grace_ms)

    wish = creation(visitor, body.nonce, "table", body)
    return TableMade(
        await context.state.tables.create_once(wish, head, context.new_table, begin=body.start)
    )


async def make_from_record(context: RequestContext[bytes, NonceQuery]) -> TableMade:
    """Lay a table from a record: to look at it, or to go on where it is not over."""
    visitor = context.identify()

    async def head() -> Created:
        try:
            record = read_record(context.body)
        except RecordError as error:
            raise Refused("record", error.place, error.message, error.rule) from error
        # It may be long, and others wait: it is played through beside the loop.
        return await run_in_thread(imported, record, visitor, context.now(), context.grace_ms)

    wish = creation(visitor, context.query.nonce, "record", context.body)
    return TableMade(await context.state.tables.create_once(wish, head, context.new_table))


async def look(context: RequestContext[None, TableQuery]) -> TableView:
    """The table as the sender may see it now."""
    table = await context.table.current()
    context.remember()
    seat = own_seat(table, context, context.query.seat)
    return await context.table.view(context.visitor, seat, context.query.since)


async def delete(context: RequestContext[None, None]) -> None:
    """Remove a table of one's own for good."""
    await context.state.tables.delete(context.table.name, context.visitor)


async def forget(context: RequestContext[None, None]) -> None:
    """Drop a table from the list of one's own; it stays for the others."""
    table = await context.table.current()
    if table.status != "over" and table.seats_of(context.visitor):
        raise Refused("not-over")
    await context.state.services.storage.forget(context.table.name, context.visitor)


async def links(context: RequestContext[None, None]) -> Links:
    """The addresses to hand on."""
    table, name = await context.table.current(), context.table.name
    sits = bool(table.seats_of(context.visitor)) or table.is_host(context.visitor)
    may_invite = sits and any(chair.is_open for chair in table.chairs)
    return Links(
        watch=table_link(context.base, name),
        invite=invite_link(context.base, name, table.head.join_key) if may_invite else None,
        local_only=is_local_only(context.base),
    )


async def join(context: RequestContext[Join, None]) -> Joined:
    """Sit down by an invite link, or take one's own seats along by a carry link."""
    opened, body = context.table, context.body
    table = await opened.current()
    if is_join_key(table, body.key):
        await sit_down(opened, body, context.identify())
    else:
        await fetch(opened, body, context.identify())
    await opened.note_presence()
    return Joined((await opened.current()).seats_of(context.visitor))


async def make_carry_link(context: RequestContext[None, None]) -> CarryLink:
    """A private link that opens one's own seats on another device, once."""
    key = await carry(context.table, context.visitor)
    return CarryLink(carry_link(context.base, context.table.name, key))


async def command(context: RequestContext[Command, None]) -> Done:
    """Anything that may be said over the socket by a player."""
    return Done(context.body.nonce, await context.table.act(context.visitor, context.body))


async def rematch(context: RequestContext[None, None]) -> TableMade:
    """Another match of the same people, each one seat further on; made once."""
    tables = context.state.tables
    return TableMade(await tables.rematch(context.table, context.visitor, context.new_table))


async def fork(context: RequestContext[Fork, None]) -> TableMade:
    """Continue from a position as a new table."""
    visitor, body = context.identify(), context.body

    async def head() -> Created:
        table = await context.table.current()
        return await run_in_thread(forked, table, body, visitor, context.now(), context.grace_ms)

    wish = creation(visitor, body.nonce, "fork", context.table.name, body)
    begin = body.seats is None or body.start
    return TableMade(
        await context.state.tables.create_once(wish, head, context.new_table, begin=begin)
    )


async def show_position(context: RequestContext[None, SeatQuery]) -> Position:
    """The table after the first actions that stand."""
    table = await context.table.current()
    match = _started(table)
    ply = context.ply
    if ply > match.ply:
        raise Refused("bad-ply", "ply", args=(("most", match.ply),))
    return position(match, ply, any_seat(table, context, context.query.seat))


async def story(context: RequestContext[None, SeatQuery]) -> bytes:
    """The log in words, as the sender saw it; whole once the match is over."""
    table = await context.table.current()
    seat = any_seat(table, context, context.query.seat)

    async def make() -> Story:
        return Story(await happenings(table, seat, 0))

    return await context.document(table, "story", seat, make)


async def course(context: RequestContext[None, None]) -> bytes:
    """How a match that is over went: the scores turn by turn, and where they swung most."""
    table = await context.table.current()
    return await context.document(table, "course", None, partial(run_in_thread, course_of, table))


async def shuffle(context: RequestContext[None, None]) -> bytes:
    """Every draw of a match that is over, made once more."""
    table = await context.table.current()
    return await context.document(table, "shuffle", None, partial(run_in_thread, proof_of, table))


async def hint(context: RequestContext[None, SeatQuery]) -> Hint:
    """What the best bot there is would do from the sender's own view. All see that it was asked for."""
    opened = context.table
    table = await opened.current()
    seat = own_seat(table, context, context.query.seat)
    requester = HintRequester(f"{opened.name} {seat}", context.visitor, context.address)
    answer = hint_for(table, seat, context.state.services.bots, requester)
    found = await unless_disconnected(context.request, answer)
    assert seat is not None
    await opened.note_hint(context.visitor, seat, table.position_seq)
    return found


async def record(context: RequestContext[None, SeatQuery]) -> bytes:
    """The match as a record: one's own view of it until it is over."""
    table = await context.table.current()
    match = _started(table)
    viewer = any_seat(table, context, context.query.seat)

    def make() -> bytes:
        seats = [Player(chair.name, chair.bot) for chair in table.chairs]
        return write_record(record_of(match, table.head.match, seats, table.shuffle, viewer))

    return await context.document(table, "record", viewer, partial(run_in_thread, make))


def own_seat(table: Table, context: RequestContext[Any, Any], seat: Seat | None) -> Seat | None:
    """A seat of the sender's own: the one asked for, else their only one."""
    mine = table.seats_of(context.visitor)
    if seat is None:
        return mine[0] if len(mine) == 1 else None
    if seat not in mine:
        raise Refused("not-your-seat", "seat")
    return seat


def any_seat(table: Table, context: RequestContext[Any, Any], seat: Seat | None) -> Seat | None:
    """The same until the match is over, and then whichever is asked for."""
    if seat is not None and seat < table.players and table.status == "over":
        return seat
    return own_seat(table, context, seat)


def _started(table: Table) -> AnyMatch:
    if table.match is None:
        raise Refused("not-started")
    return table.match
