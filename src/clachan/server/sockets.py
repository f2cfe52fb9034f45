"""One socket a table and viewer: commands and questions come in, answers and views go out."""

import asyncio
import math
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from clachan.server import metrics
from clachan.server.calls import bad_shape, table_name
from clachan.server.connections import TEXT
from clachan.server.cookies import visitor_hash
from clachan.server.errors import response_of, too_many_requests
from clachan.server.limits import address_key
from clachan.server.open_table import OpenTable
from clachan.server.questions import preview_of, why_not
from clachan.server.refusals import Refused
from clachan.server.state import ServerState
from clachan.server.table import Table
from clachan.server.viewers import Overflow, Viewer
from clachan.wire.protocol.answers import Done, PreviewAnswer, WhyAnswer
from clachan.wire.protocol.answers import Refused as RefusedMessage
from clachan.wire.protocol.commands import AskPreview, AskWhy, Look, Said
from clachan.wire.protocol.requests import SocketQuery

SLOW: Final = 4008
_CROWDED_S: Final = 10.0
"""When somebody who found no room may try again."""
_DECODER: Final[msgspec.json.Decoder[Said]] = msgspec.json.Decoder(Said)


async def serve_socket(socket: WebSocket, state: ServerState) -> None:
    """From the first word to the last; whoever may not look is told before it is accepted."""
    address = _address(socket)
    if wait := state.limits.requests.take(address):
        metrics.rate_limited("address")
        await socket.send_denial_response(too_many_requests(wait))
    elif not state.limits.sockets.enter(address):
        metrics.rate_limited("sockets")
        await socket.send_denial_response(too_many_requests(_CROWDED_S))
    else:
        try:
            await _serve(socket, state)
        finally:
            state.limits.sockets.leave(address)


async def _serve(socket: WebSocket, state: ServerState) -> None:
    try:
        opened = state.tables.get(table_name(socket.path_params["table"]))
        table = await opened.current()
        viewer = Viewer(await _visitor(socket, state), _query(socket).since)
    except Refused as refused:
        await socket.send_denial_response(response_of(refused.status, refused.error))
        return
    if table.seats_of(viewer.visitor):
        await _attend(socket, state, opened, viewer)  # whoever plays finds room
    elif state.limits.viewers.enter(opened.name):
        try:
            await _attend(socket, state, opened, viewer)
        finally:
            state.limits.viewers.leave(opened.name)
    else:
        metrics.rate_limited("viewers")
        await socket.send_denial_response(too_many_requests(_CROWDED_S))


async def _attend(socket: WebSocket, state: ServerState, opened: OpenTable, viewer: Viewer) -> None:
    await socket.accept()
    opened.viewers.add(viewer)
    sender = asyncio.create_task(_send(socket, opened, viewer))
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
    """Always somebody listens here: a socket that only sends never notices that nobody is there."""
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
    nonce: str | None = getattr(said, "nonce", None)
    try:
        table = await opened.current()
        if wait := _wait(state, opened.name, table, viewer, _address(socket)):
            raise Refused("too-many-requests", args=(("seconds", math.ceil(wait)),))
        if isinstance(said, Refused):
            raise said
        await _answer(said, opened, viewer)
    except Refused as refused:
        _refuse(viewer, nonce, refused)
        if refused.error.code == "stale":
            viewer.tell_news()


def _wait(state: ServerState, name: str, table: Table, viewer: Viewer, address: str) -> float:
    """For how long nothing more is heard: see `Limits.messages`."""
    if table.seats_of(viewer.visitor):
        if wait := state.limits.messages.take(f"{name} {viewer.visitor}"):
            metrics.rate_limited("table")
    elif wait := state.limits.requests.take(address):
        metrics.rate_limited("address")
    return wait


def _said(text: bytes) -> Said | Refused:
    try:
        return _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return bad_shape(error)


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
    """Answers in order, then the newest view. Whoever reads nothing answers no ping either."""
    say: Callable[[bytes], Awaitable[None]] = socket.scope["extensions"][TEXT]
    with suppress(WebSocketDisconnect, RuntimeError):
        try:
            while viewer.closed is None:
                await viewer.wait()
                for data in viewer.answers():
                    await say(data)
                if viewer.takes_news():
                    await say(await opened.view_for(viewer))
        except Refused:
            viewer.close(1011, "storage")
        assert viewer.closed is not None
        await socket.close(*viewer.closed)
    viewer.ended.set()


async def _visitor(socket: WebSocket, state: ServerState) -> str:
    token = await state.identities.token_of(socket)
    return visitor_hash(token) if token else ""


def _query(socket: WebSocket) -> SocketQuery:
    try:
        return msgspec.convert(dict(socket.query_params), SocketQuery, strict=False)
    except msgspec.ValidationError as error:
        raise bad_shape(error) from error


def _address(socket: WebSocket) -> str:
    return address_key(socket.client.host if socket.client else "")
