"""The socket of one viewer at one table: receives commands and questions, sends answers and views."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from clachan.server import metrics
from clachan.server.auth import visitor_hash
from clachan.server.concurrency import add_cpu_time
from clachan.server.errors import (
    RequestRefused,
    log_task_error,
    refuse_game_error,
    refuse_storage_error,
)
from clachan.server.http.dispatch import read_json, read_query
from clachan.server.http.responses import response_of
from clachan.server.rate_limits import (
    BYTE_COST_S,
    RETRY_AFTER_S,
    RateLimits,
    Requester,
    TooManyRequests,
    address_of,
)
from clachan.server.socket.uvicorn_protocols import SEND_TEXT
from clachan.server.socket.viewer import AnswerOverflow, Viewer
from clachan.server.state import ServerState
from clachan.server.storage import StorageError
from clachan.server.tables.live_table import CLOSE_DELETED, LiveTable
from clachan.server.tables.questions import preview_action, why_illegal
from clachan.wire.protocol.answers import Done, PreviewAnswer, RefusalAnswer, WhyAnswer
from clachan.wire.protocol.commands import AskPreview, AskWhy, ClientMessage, Command, Look
from clachan.wire.protocol.requests import SocketQuery

CLOSE_SLOW: Final = 4008
# Why a socket is closed whose view is refused with such a code, and not for its storage.
_REFUSED_VIEWS: Final = {
    "game-not-installed": (1011, "game"),
    "not-found": (CLOSE_DELETED, "deleted"),
}
_DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


async def serve_socket(socket: WebSocket, state: ServerState) -> None:
    """Serve a socket until it closes. A viewer who is not admitted gets the reason as a response."""
    limits, address = state.limits, address_of(socket.scope)
    try:
        asker = await _identify(socket, state)
        await limits.admit(asker)
    except RequestRefused as refused:
        await _deny(socket, limits, refused)
        return
    with limits.sockets.hold(address) as has_room:
        if has_room:
            await _serve(socket, state, asker)
        else:
            await _deny(socket, limits, TooManyRequests("sockets", RETRY_AFTER_S))


async def _identify(socket: WebSocket, state: ServerState) -> Requester:
    """Identify the client. Opening a socket is charged as a command of a player, or else as a request."""
    table_id, address = socket.path_params["table"], address_of(socket.scope)
    try:
        visitor = await _visitor(socket, state)
        plays = await state.tables.has_player(
            table_id, visitor, partial(state.limits.wait_for_turn, address)
        )
    except StorageError as error:
        raise refuse_storage_error(error) from error
    if plays:
        state.limits.count_command(table_id, visitor)
    else:
        state.limits.count_request(address)
    return Requester(address, visitor, pays_alone=plays)


async def _deny(socket: WebSocket, limits: RateLimits, refused: RequestRefused) -> None:
    if isinstance(refused, TooManyRequests):
        await limits.delay_refusal(address_of(socket.scope))
    await socket.send_denial_response(response_of(refused.status, refused.error))


async def _serve(socket: WebSocket, state: ServerState, asker: Requester) -> None:
    limits = state.limits
    try:
        live = state.tables.get(socket.path_params["table"])
        table = await live.current()
        viewer = Viewer(asker.visitor, read_query(socket, SocketQuery).since)
    except RequestRefused as refused:
        await _deny(socket, limits, refused)
        return
    except BaseException as error:  # noqa: BLE001 - it may be code of others
        await _deny(socket, limits, refuse_game_error(error))
        return
    if table.seats_of(viewer.visitor):
        await _run_viewer(socket, state, live, viewer)  # players are always admitted
        return
    with limits.viewers.hold(live.table_id) as has_room:
        if has_room:
            await _run_viewer(socket, state, live, viewer)
        else:
            await _deny(socket, limits, TooManyRequests("viewers", RETRY_AFTER_S))


async def _run_viewer(
    socket: WebSocket, state: ServerState, live: LiveTable, viewer: Viewer
) -> None:
    await socket.accept()
    live.viewers.add(viewer)
    sender = asyncio.create_task(_send(socket, state.limits, live, viewer))
    try:
        await live.record_presence()
        # A separate task is cheaper to resume: it does not pass through the surrounding middleware.
        await asyncio.create_task(_receive(socket, state, live, viewer))
    finally:
        live.viewers.discard(viewer)
        state.tables.spawn(live.record_disconnect())
        sender.cancel()
        with suppress(asyncio.CancelledError):
            await sender


async def _receive(socket: WebSocket, state: ServerState, live: LiveTable, viewer: Viewer) -> None:
    """Receive messages until the socket closes. Only a pending read notices a lost connection."""
    try:
        while True:
            data = await _receive_data(socket)
            await _handle_message(data, socket, state, live, viewer)
    except WebSocketDisconnect:
        pass
    except AnswerOverflow:
        viewer.close(CLOSE_SLOW, "slow")
        await viewer.ended.wait()


async def _receive_data(socket: WebSocket) -> bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    data: str | None = message.get("text")
    return data.encode() if data is not None else message["bytes"]


async def _handle_message(
    data: bytes, socket: WebSocket, state: ServerState, live: LiveTable, viewer: Viewer
) -> None:
    limits, address = state.limits, address_of(socket.scope)
    payer = address
    message: ClientMessage | None = None
    try:
        plays = (await live.current()).has_player(viewer.visitor)
        if plays:
            payer = viewer.visitor  # a player is not limited by others at the same address
        await limits.messages.wait(payer)
        try:
            message = read_json(_DECODER, data)
        finally:  # a malformed message is charged too
            _charge(message, limits, live, viewer, address, plays)
        await _answer(message, limits, live, viewer, address, plays)
    except RequestRefused as refused:
        _refuse(viewer, getattr(message, "nonce", None), refused)
        if refused.error.code == "stale":
            viewer.request_view()
        if isinstance(refused, TooManyRequests):
            await limits.delay_refusal(payer)
    except AnswerOverflow:
        raise
    except BaseException as error:  # noqa: BLE001 - it may be code of others
        _refuse(viewer, getattr(message, "nonce", None), refuse_game_error(error, live.game))


def _charge(
    message: ClientMessage | None,
    limits: RateLimits,
    live: LiveTable,
    viewer: Viewer,
    address: str,
    plays: bool,
) -> None:
    """Charge a message to its sender. A requested view is charged when it is built."""
    if not plays:
        limits.count_request(address)
    elif not isinstance(message, AskPreview | AskWhy):
        limits.count_command(live.table_id, viewer.visitor)


async def _answer(
    message: ClientMessage,
    limits: RateLimits,
    live: LiveTable,
    viewer: Viewer,
    address: str,
    plays: bool,
) -> None:
    """Carry out a message of the client."""
    match message:
        case AskPreview() | AskWhy():
            asker = Requester(address, viewer.visitor, waits_alone=plays)
            await limits.run_question(asker, lambda: _answer_question(message, live, viewer))
        case Look(seat=seat):
            await limits.admit(Requester(address, viewer.visitor, pays_alone=plays))
            table = await live.current()
            if seat is not None and seat not in table.seats_of(viewer.visitor):
                raise RequestRefused("not-your-seat", "seat")
            viewer.choose_seat(seat)
        case _ if plays:
            await limits.run_command(
                address, viewer.visitor, lambda: _handle_command(message, live, viewer)
            )
        case _:
            asker = Requester(address, viewer.visitor)
            await limits.run_request(asker, lambda: _handle_command(message, live, viewer))


async def _answer_question(question: AskPreview | AskWhy, live: LiveTable, viewer: Viewer) -> None:
    table = await live.current()
    seat = viewer.current_seat(table)
    if isinstance(question, AskPreview):
        viewer.answer(PreviewAnswer(question.nonce, preview_action(table, seat, question.action)))
    else:
        viewer.answer(WhyAnswer(question.nonce, why_illegal(table, seat, question.action)))


async def _handle_command(command: Command, live: LiveTable, viewer: Viewer) -> None:
    viewer.answer(Done(command.nonce, await live.handle(viewer.visitor, command)))


def _refuse(viewer: Viewer, nonce: str | None, refused: RequestRefused) -> None:
    metrics.record_refusal(refused.error.code)
    viewer.answer(RefusalAnswer(nonce, refused.error))


async def _send(socket: WebSocket, limits: RateLimits, live: LiveTable, viewer: Viewer) -> None:
    """Send answers in order, then the newest view. A client that does not read misses its pings."""
    send_text: Callable[[bytes], Awaitable[None]] = socket.scope["extensions"][SEND_TEXT]
    address = address_of(socket.scope)
    try:
        with suppress(WebSocketDisconnect, RuntimeError):  # the client has left
            while viewer.close_reason is None:
                await viewer.wait()
                for data in viewer.take_answers():
                    await send_text(data)
                if viewer.take_update():
                    view = await _view_or_close(limits, live, viewer, address)
                    if view is not None:
                        await send_text(view)
            await socket.close(*viewer.close_reason)
    finally:
        viewer.ended.set()


async def _view_or_close(
    limits: RateLimits, live: LiveTable, viewer: Viewer, address: str
) -> bytes | None:
    """The next view. If it cannot be built, the viewer is closed, so that the client connects again."""
    try:
        return await _next_view(limits, live, viewer, address)
    except RequestRefused as refused:
        viewer.close(*_REFUSED_VIEWS.get(refused.error.code, (1011, "storage")))
    except BaseException as error:  # noqa: BLE001 - it may be code of others
        log_task_error(error, live.game)
        viewer.close(1011, "game")
    return None


async def _next_view(limits: RateLimits, live: LiveTable, viewer: Viewer, address: str) -> bytes:
    """The next view, charged to the viewer if they have caused it."""
    if not viewer.take_view_request():
        with limits.gate.hold():
            return await live.encode_view(viewer)

    async def view() -> bytes:
        data = await live.encode_view(viewer)
        add_cpu_time(BYTE_COST_S * len(data))
        return data

    plays = (await live.current()).has_player(viewer.visitor)
    return await limits.run_view(Requester(address, viewer.visitor, pays_alone=plays), view)


async def _visitor(socket: WebSocket, state: ServerState) -> str:
    token = await state.identities.token_of(socket)
    return visitor_hash(token) if token else ""
