"""Handlers of the HTTP endpoints, in the order of PROTOCOL.md. They contain no logic of tables."""

from functools import partial

from clachan.bots import LEVELS, offered_bots
from clachan.core import AnyGame, AnyMatch, Player
from clachan.games import GAMES
from clachan.server.bots.hints import HintRequester
from clachan.server.concurrency import run_in_thread
from clachan.server.errors import RequestRefused, game_errors
from clachan.server.http.disconnects import unless_disconnected
from clachan.server.http.request_context import RequestContext
from clachan.server.links import device_link, invite_link, is_local_only, table_link
from clachan.server.tables import creation, invitations
from clachan.server.tables.creation import identify_creation
from clachan.server.tables.events import Created
from clachan.server.tables.lobby import check_players, find_game
from clachan.server.tables.log_views import describe_log
from clachan.server.tables.positions import build_position
from clachan.server.tables.questions import find_hint, verify_shuffle
from clachan.server.tables.table import Table
from clachan.server.tables.views import build_match_course
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
    LogView,
    Position,
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
from clachan.wire.views import ComponentsMessage, components_message


async def check_health(context: RequestContext[None, None]) -> Health:
    """Whether the server and its database answer."""
    await context.state.services.check()
    return Health("ok")


async def list_games(_context: RequestContext[None, None]) -> GameList:
    """The games, and the bot levels that the pages offer; seats accept any bot."""
    return GameList(tuple(map(_describe_game, GAMES.values())), LEVELS)


def _describe_game(game: AnyGame) -> GameAbout:
    meta = game.meta
    return GameAbout(
        meta.name,
        dict(meta.titles),
        meta.designers,
        meta.publisher,
        meta.year,
        meta.players,
        meta.rules_version,
        offered_bots(game),
    )


async def get_components(context: RequestContext[None, PlayersQuery]) -> ComponentsMessage:
    """The layout and components of a game, which are the same in every match."""
    name = context.request.path_params["game"]
    if name not in GAMES:
        raise RequestRefused("not-found", "game")
    check_players(find_game(name), context.query.players, "players")
    return components_message(name, context.query.players)


async def list_tables(context: RequestContext[None, ListQuery]) -> TableList:
    """The tables of the sender's browser, the last changed first."""
    context.remember()
    return await context.state.tables.list_tables(context.visitor, context.query.archived)


async def create_table(context: RequestContext[NewTable, None]) -> TableMade:
    """Create a table."""
    visitor, body = context.identify(), context.body

    async def head() -> Created:
        with game_errors(body.game):
            return creation.create_table(body, visitor, context.now(), context.grace_ms)

    request = identify_creation(visitor, body.nonce, "table", body)
    return TableMade(
        await context.state.tables.create_once(request, head, context.new_table, begin=body.start)
    )


async def import_record(context: RequestContext[bytes, NonceQuery]) -> TableMade:
    """Create a table from a record, to view it or to continue an unfinished match."""
    visitor = context.identify()

    async def head() -> Created:
        try:
            record = read_record(context.body)
        except RecordError as error:
            raise RequestRefused("record", error.place, error.message, error.rule) from error
        # A record may be long, so it is replayed in a thread beside the event loop.
        with game_errors(record.game):
            return await run_in_thread(
                creation.create_import, record, visitor, context.now(), context.grace_ms
            )

    request = identify_creation(visitor, context.query.nonce, "record", context.body)
    return TableMade(await context.state.tables.create_once(request, head, context.new_table))


async def get_table(context: RequestContext[None, TableQuery]) -> TableView:
    """The current table as the sender may see it."""
    table = await context.table.current()
    context.remember()
    seat = context.own_seat(table, context.query.seat)
    return await context.table.view(context.visitor, seat, context.query.since)


async def delete_table(context: RequestContext[None, None]) -> None:
    """Delete a table of the sender for good."""
    await context.state.tables.delete(context.table.table_id, context.visitor)


async def forget_table(context: RequestContext[None, None]) -> None:
    """Remove a table from the sender's list; the other players keep it."""
    table = await context.table.current()
    if table.status != "over" and table.seats_of(context.visitor):
        raise RequestRefused("not-over")
    await context.state.services.storage.forget(context.table.table_id, context.visitor)


async def get_links(context: RequestContext[None, None]) -> Links:
    """The links to share."""
    table, name = await context.table.current(), context.table.table_id
    sits = bool(table.seats_of(context.visitor)) or table.is_host(context.visitor)
    may_invite = sits and any(chair.is_open for chair in table.chairs)
    return Links(
        watch=table_link(context.base, name),
        invite=invite_link(context.base, name, table.head.join_key) if may_invite else None,
        local_only=is_local_only(context.base),
    )


async def join_table(context: RequestContext[Join, None]) -> Joined:
    """Take a seat with an invite link, or move the sender's seats to this device with a carry link."""
    live_table, body = context.table, context.body
    table = await live_table.current()
    if invitations.is_join_key(table, body.key):
        await invitations.join_table(live_table, body, context.identify())
    else:
        await invitations.open_device_link(live_table, body, context.identify())
    await live_table.record_presence()
    return Joined((await live_table.current()).seats_of(context.visitor))


async def create_device_link(context: RequestContext[None, None]) -> CarryLink:
    """A private link that opens the sender's seats on another device. It works once."""
    key = await invitations.create_device_link(context.table, context.visitor)
    return CarryLink(device_link(context.base, context.table.table_id, key))


async def send_command(context: RequestContext[Command, None]) -> Done:
    """Any command that a player may also send over the socket."""
    return Done(context.body.nonce, await context.table.handle(context.visitor, context.body))


async def create_rematch(context: RequestContext[None, None]) -> TableMade:
    """Create another match of the same players, each one seat further on. All requests return one table."""
    tables = context.state.tables
    return TableMade(await tables.rematch(context.table, context.visitor, context.new_table))


async def fork_table(context: RequestContext[Fork, None]) -> TableMade:
    """Continue from a position as a new table."""
    visitor, body = context.identify(), context.body

    async def head() -> Created:
        table = await context.table.current()
        return await run_in_thread(
            creation.create_fork, table, body, visitor, context.now(), context.grace_ms
        )

    request = identify_creation(visitor, body.nonce, "fork", context.table.table_id, body)
    begin = body.seats is None or body.start
    return TableMade(
        await context.state.tables.create_once(request, head, context.new_table, begin=begin)
    )


async def get_position(context: RequestContext[None, SeatQuery]) -> Position:
    """The table after the given number of actions; undone actions do not count."""
    table = await context.table.current()
    match = _require_match(table)
    ply = context.ply
    if ply > match.ply:
        raise RequestRefused("bad-ply", "ply", args=(("most", match.ply),))
    return build_position(match, ply, context.any_seat(table, context.query.seat))


async def get_story(context: RequestContext[None, SeatQuery]) -> bytes:
    """The log in words, as the sender saw it; complete after the end of the match."""
    table = await context.table.current()
    seat = context.any_seat(table, context.query.seat)

    async def make() -> LogView:
        return LogView(await describe_log(table, seat, 0))

    return await context.document(table, "story", seat, make)


async def get_course(context: RequestContext[None, None]) -> bytes:
    """The scores of a finished match turn by turn, and the turns that changed them most."""
    table = await context.table.current()
    return await context.document(
        table, "course", None, partial(run_in_thread, build_match_course, table)
    )


async def get_shuffle_proof(context: RequestContext[None, None]) -> bytes:
    """The result of repeating every draw of a finished match."""
    table = await context.table.current()
    return await context.document(
        table, "shuffle", None, partial(run_in_thread, verify_shuffle, table)
    )


async def get_hint(context: RequestContext[None, SeatQuery]) -> Hint:
    """The move of the best bot from the sender's own view. All players see that a hint was used."""
    live_table = context.table
    table = await live_table.current()
    seat = context.own_seat(table, context.query.seat)
    requester = HintRequester(f"{live_table.table_id} {seat}", context.visitor, context.address)

    async def find() -> Hint:
        with game_errors(table.head.game):  # an exit in a task of its own would stop the server
            return await find_hint(table, seat, context.state.services.bots, requester)

    found = await unless_disconnected(context.request, find())
    assert seat is not None
    # The hint may have taken so long that the table was unloaded.
    live_table = context.state.tables.get(live_table.table_id)
    await live_table.record_hint(context.visitor, seat, table.position_seq)
    return found


async def get_record(context: RequestContext[None, SeatQuery]) -> bytes:
    """The match as a record; before the end it contains only what the sender saw."""
    table = await context.table.current()
    match = _require_match(table)
    viewer = context.any_seat(table, context.query.seat)

    def make() -> bytes:
        seats = [Player(chair.name, chair.bot) for chair in table.chairs]
        return write_record(record_of(match, table.head.match, seats, table.shuffle, viewer))

    return await context.document(table, "record", viewer, partial(run_in_thread, make))


def _require_match(table: Table) -> AnyMatch:
    if table.match is None:
        raise RequestRefused("not-started")
    return table.match
