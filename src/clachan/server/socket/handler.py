"""One socket a table and viewer: commands and questions come in, answers and views go out."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from clachan.server import cpu_meter, metrics
from clachan.server.auth import visitor_hash
from clachan.server.errors import Refused, storage_refusal
from clachan.server.http.request_context import (
    address_of,
    is_player,
    read_json,
    read_query,
    table_name,
)
from clachan.server.http.responses import response_of
from clachan.server.rate_limits import (
    BYTE_COST_S,
    RETRY_AFTER_S,
    RateLimits,
    Requester,
    TooManyRequests,
)
from clachan.server.socket.uvicorn_protocols import TEXT
from clachan.server.socket.viewer import Overflow, Viewer
from clachan.server.state import ServerState
from clachan.server.storage import StorageError
from clachan.server.tables.live_table import OpenTable
from clachan.server.tables.questions import preview_of, why_not
from clachan.wire.protocol.answers import Done, PreviewAnswer, WhyAnswer
from clachan.wire.protocol.answers import Refused as RefusedMessage
from clachan.wire.protocol.commands import AskPreview, AskWhy, ClientMessage, Command, Look
from clachan.wire.protocol.requests import SocketQuery

SLOW: Final = 4008
_DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


async def serve_socket(socket: WebSocket, state: ServerState) -> None:
    """From the first message to the last; who may not look gets the reason before it is accepted."""
    limits, address = state.limits, address_of(socket)
    try:
        asker = await _asker(socket, state)
        await limits.admit(asker)
    except Refused as refused:
        await _deny(socket, limits, refused)
        return
    if not limits.sockets.enter(address):
        await _deny(socket, limits, TooManyRequests("sockets", RETRY_AFTER_S))
        return
    try:
        await _serve(socket, state, asker)
    finally:
        limits.sockets.leave(address)


async def _asker(socket: WebSocket, state: ServerState) -> Requester:
    """Who opens the socket, which counts as one command of a player or one request of others."""
    name, address = socket.path_params["table"], address_of(socket)
    try:
        visitor = await _visitor(socket, state)
        plays = await is_player(state, name, visitor, address)
    except StorageError as error:
        raise storage_refusal(error) from error
    if plays:
        state.limits.count_command(name, visitor)
    else:
        state.limits.count_request(address)
    return Requester(address, visitor, pays_alone=plays)


async def _deny(socket: WebSocket, limits: RateLimits, refused: Refused) -> None:
    if isinstance(refused, TooManyRequests):
        await limits.delay_refusal(address_of(socket))
    await socket.send_denial_response(response_of(refused.status, refused.error))


async def _serve(socket: WebSocket, state: ServerState, asker: Requester) -> None:
    limits = state.limits
    try:
        opened = state.tables.get(table_name(socket.path_params["table"]))
        table = await opened.current()
        viewer = Viewer(asker.visitor, read_query(socket, SocketQuery).since)
    except Refused as refused:
        await _deny(socket, limits, refused)
        return
    if table.seats_of(viewer.visitor):
        await _attend(socket, state, opened, viewer)  # a player always finds room
    elif limits.viewers.enter(opened.name):
        try:
            await _attend(socket, state, opened, viewer)
        finally:
            limits.viewers.leave(opened.name)
    else:
        await _deny(socket, limits, TooManyRequests("viewers", RETRY_AFTER_S))


async def _attend(socket: WebSocket, state: ServerState, opened: OpenTable, viewer: Viewer) -> None:
    await socket.accept()
    opened.viewers.add(viewer)
    sender = asyncio.create_task(_send(socket, state.limits, opened, viewer))
    try:
        await opened.note_presence()
        # In a task of its own, which need not be woken through all the layers around us each time.
        await asyncio.create_task(_receive(socket, state, opened, viewer))
    finally:
        opened.viewers.discard(viewer)
        sender.cancel()
        with suppress(asyncio.CancelledError):
            await sender
        state.tables.spawn(opened.note_gone())


async def _receive(
    socket: WebSocket, state: ServerState, opened: OpenTable, viewer: Viewer
) -> None:
    """Something always reads here: a socket that only sends never notices that its client is gone."""
    try:
        while True:
            text = await _words(socket)
            await _hear(text, socket, state, opened, viewer)
    except WebSocketDisconnect:
        pass
    except Overflow:
        viewer.close(SLOW, "slow")
        await viewer.ended.wait()


async def _words(socket: WebSocket) -> bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text: str | None = message.get("text")
    return text.encode() if text is not None else message["bytes"]


async def _hear(
    text: bytes, socket: WebSocket, state: ServerState, opened: OpenTable, viewer: Viewer
) -> None:
    said = _said(text)
    limits, address = state.limits, address_of(socket)
    payer = address
    try:
        plays = (await opened.current()).has_player(viewer.visitor)
        if plays:
            payer = viewer.visitor  # by what they do, not by others at the same address
        await limits.messages.wait(payer)
        await _answer(said, limits, opened, viewer, address, plays)
    except Refused as refused:
        _refuse(viewer, getattr(said, "nonce", None), refused)
        if refused.error.code == "stale":
            viewer.show_again()
        if isinstance(refused, TooManyRequests):
            await limits.delay_refusal(payer)


def _said(text: bytes) -> ClientMessage | Refused:
    try:
        return read_json(_DECODER, text)
    except Refused as refused:
        return refused


async def _answer(
    said: ClientMessage | Refused,
    limits: RateLimits,
    opened: OpenTable,
    viewer: Viewer,
    address: str,
    plays: bool,
) -> None:
    """Charge what was said, then do it. The view after a look is charged once it is made."""
    if not plays:
        limits.count_request(address)
    elif not isinstance(said, AskPreview | AskWhy):
        limits.count_command(opened.name, viewer.visitor)
    match said:
        case Refused():
            raise said
        case AskPreview() | AskWhy():
            asker = Requester(address, viewer.visitor, waits_alone=plays)
            await limits.run_question(asker, lambda: _answer_question(said, opened, viewer))
        case Look(seat=seat):
            await limits.admit(Requester(address, viewer.visitor, pays_alone=plays))
            table = await opened.current()
            if seat is not None and seat not in table.seats_of(viewer.visitor):
                raise Refused("not-your-seat", "seat")
            viewer.look(seat)
        case _ if plays:
            await limits.run_command(address, viewer.visitor, lambda: _obey(said, opened, viewer))
        case _:
            asker = Requester(address, viewer.visitor)
            await limits.run_request(asker, lambda: _obey(said, opened, viewer))


async def _answer_question(asked: AskPreview | AskWhy, opened: OpenTable, viewer: Viewer) -> None:
    table = await opened.current()
    seat = viewer.viewing(table)
    if isinstance(asked, AskPreview):
        viewer.answer(PreviewAnswer(asked.nonce, preview_of(table, seat, asked.action)))
    else:
        viewer.answer(WhyAnswer(asked.nonce, why_not(table, seat, asked.action)))


async def _obey(command: Command, opened: OpenTable, viewer: Viewer) -> None:
    viewer.answer(Done(command.nonce, await opened.act(viewer.visitor, command)))


def _refuse(viewer: Viewer, nonce: str | None, refused: Refused) -> None:
    metrics.record_refusal(refused.error.code)
    viewer.answer(RefusedMessage(nonce, refused.error))


async def _send(socket: WebSocket, limits: RateLimits, opened: OpenTable, viewer: Viewer) -> None:
    """Answers in order, then the newest view. A client that reads nothing answers no ping either."""
    say: Callable[[bytes], Awaitable[None]] = socket.scope["extensions"][TEXT]
    with suppress(WebSocketDisconnect, RuntimeError):
        try:
            while viewer.closed is None:
                await viewer.wait()
                for data in viewer.answers():
                    await say(data)
                if viewer.takes_news():
                    await say(await _view(limits, opened, viewer, address_of(socket)))
        except Refused:
            viewer.close(1011, "storage")
        assert viewer.closed is not None
        await socket.close(*viewer.closed)
    viewer.ended.set()


async def _view(limits: RateLimits, opened: OpenTable, viewer: Viewer, address: str) -> bytes:
    """The next view, charged to the viewer who caused it; to no one where others have moved."""
    if not viewer.takes_request():
        return await opened.view_for(viewer)

    async def view() -> bytes:
        data = await opened.view_for(viewer)
        cpu_meter.add(BYTE_COST_S * len(data))
        return data

    plays = (await opened.current()).has_player(viewer.visitor)
    return await limits.run_view(Requester(address, viewer.visitor, pays_alone=plays), view)


async def _visitor(socket: WebSocket, state: ServerState) -> str:
    token = await state.identities.token_of(socket)
    return visitor_hash(token) if token else ""
