"""One socket a table and viewer: commands and questions come in, answers and views go out."""

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from clachan.server import metrics
from clachan.server.calls import bad_shape, table_name
from clachan.server.cookies import token_in, visitor_hash
from clachan.server.errors import response_of
from clachan.server.limits import address_key
from clachan.server.links import is_https
from clachan.server.open_table import OpenTable
from clachan.server.questions import preview_of, why_not
from clachan.server.refusals import Refused
from clachan.server.state import ServerState
from clachan.server.viewers import Overflow, Viewer
from clachan.wire.protocol.answers import Done, PreviewAnswer, WhyAnswer
from clachan.wire.protocol.answers import Refused as RefusedMessage
from clachan.wire.protocol.commands import AskPreview, AskWhy, Look, Said
from clachan.wire.protocol.requests import SocketQuery

SLOW: Final = 4008
_SEND_S: Final = 30.0
_GONE_S: Final = 5.0
"""How soon after the last socket somebody counts as gone: a page may just be loading again."""
_DECODER: Final[msgspec.json.Decoder[Said]] = msgspec.json.Decoder(Said)


async def serve_socket(socket: WebSocket, state: ServerState) -> None:
    """From the first word to the last; whoever may not look is told before it is accepted."""
    address = address_key(socket.client.host if socket.client else "")
    name = socket.path_params["table"]
    if not state.limits.sockets.enter(address):
        metrics.rate_limited("sockets")
        await _deny(socket, Refused("too-many-requests"))
        return
    try:
        if not state.limits.viewers.enter(name):
            metrics.rate_limited("viewers")
            await _deny(socket, Refused("too-many-requests"))
            return
        try:
            await _serve(socket, state, name)
        finally:
            state.limits.viewers.leave(name)
    finally:
        state.limits.sockets.leave(address)


async def _serve(socket: WebSocket, state: ServerState, name: str) -> None:
    try:
        opened = state.tables.get(table_name(name))
        await opened.current()
        query = _query(socket)
    except Refused as refused:
        await _deny(socket, refused)
        return
    await socket.accept()
    viewer = Viewer(_visitor(socket, state), query.since)
    opened.viewers.add(viewer)
    sender = asyncio.create_task(_send(socket, opened, viewer))
    try:
        await opened.note_presence()
        await _receive(socket, state, opened, viewer)
    finally:
        opened.viewers.discard(viewer)
        sender.cancel()
        with suppress(asyncio.CancelledError):
            await sender
        state.tables.spawn(_note_gone(opened))


async def _note_gone(opened: OpenTable) -> None:
    await asyncio.sleep(_GONE_S)
    await opened.note_presence()


async def _receive(
    socket: WebSocket, state: ServerState, opened: OpenTable, viewer: Viewer
) -> None:
    """Always somebody listens here: a socket that only sends never notices that nobody is there."""
    try:
        while True:
            text = await _words(socket)
            if state.limits.messages.take(opened.name):
                metrics.rate_limited("table")
                _refuse(viewer, None, Refused("too-many-requests"))
            else:
                await _hear(text, opened, viewer)
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


async def _hear(text: bytes, opened: OpenTable, viewer: Viewer) -> None:
    try:
        said = _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        _refuse(viewer, None, bad_shape(error))
        return
    nonce = None if isinstance(said, Look) else said.nonce
    try:
        await _answer(said, opened, viewer)
    except Refused as refused:
        _refuse(viewer, nonce, refused)
        if refused.error.code == "stale":
            viewer.tell_news()


async def _answer(said: Said, opened: OpenTable, viewer: Viewer) -> None:
    match said:
        case Look(seat=seat):
            table = await opened.current()
            if seat is not None and seat not in table.seats_of(viewer.visitor):
                raise Refused("not-your-seat", "seat")
            viewer.look(seat)
        case AskPreview(nonce=nonce, action=action):
            table = await opened.current()
            preview = preview_of(table, viewer.viewing(table), action)
            viewer.answer(PreviewAnswer(nonce, preview))
        case AskWhy(nonce=nonce, action=action):
            table = await opened.current()
            viewer.answer(WhyAnswer(nonce, why_not(table, viewer.viewing(table), action)))
        case _:
            viewer.answer(Done(said.nonce, await opened.act(viewer.visitor, said)))


def _refuse(viewer: Viewer, nonce: str | None, refused: Refused) -> None:
    metrics.refused(refused.error.code)
    viewer.answer(RefusedMessage(nonce, refused.error))


async def _send(socket: WebSocket, opened: OpenTable, viewer: Viewer) -> None:
    """Answers in order, then the newest view; a socket that takes nothing is closed."""
    with suppress(WebSocketDisconnect, RuntimeError):
        try:
            while viewer.closed is None:
                await viewer.wait()
                for data in viewer.answers():
                    await asyncio.wait_for(socket.send_text(data.decode()), _SEND_S)
                if viewer.takes_news():
                    view = await opened.view_for(viewer)
                    await asyncio.wait_for(socket.send_text(view.decode()), _SEND_S)
        except TimeoutError:
            viewer.close(SLOW, "slow")
        except Refused:
            viewer.close(1011, "storage")
        assert viewer.closed is not None
        await socket.close(*viewer.closed)
    viewer.ended.set()


def _visitor(socket: WebSocket, state: ServerState) -> str:
    https = is_https(state.settings, socket.url.scheme, socket.headers.get("host"))
    token = token_in(socket.headers.get("cookie"), https)
    return visitor_hash(token) if token else ""


def _query(socket: WebSocket) -> SocketQuery:
    try:
        return msgspec.convert(dict(socket.query_params), SocketQuery, strict=False)
    except msgspec.ValidationError as error:
        raise bad_shape(error) from error


async def _deny(socket: WebSocket, refused: Refused) -> None:
    await socket.send_denial_response(response_of(refused.status, refused.error))
