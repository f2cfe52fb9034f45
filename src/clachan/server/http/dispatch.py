"""From a request to an endpoint and back: decode, ask, encode, and say no in one shape."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from clachan.server import cpu_meter, metrics
from clachan.server.auth import cookie_of
from clachan.server.errors import Refused, not_stored
from clachan.server.http.calls import Call, NoQuery, address_of, read_json, read_query
from clachan.server.http.endpoints import ENDPOINTS, Endpoint
from clachan.server.http.handlers import own_seat
from clachan.server.http.responses import response_of
from clachan.server.rate_limits import BYTE_S, Asker, TooMany
from clachan.server.state import ServerState
from clachan.server.storage import StorageError
from clachan.wire.protocol.answers import ErrorAnswer, Hint

_Handler: TypeAlias = Callable[[Request], Awaitable[Response]]

_ENCODER: Final = msgspec.json.Encoder()


def routes(state: ServerState) -> list[Route]:
    """One route a path: another method gets 405, not 404, with the methods that there are."""
    paths: dict[str, dict[str, _Handler]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method] = _handler(endpoint, state)
    return [
        Route(path, _by_method(handlers), methods=list(handlers))
        for path, handlers in paths.items()
    ]


def _by_method(handlers: dict[str, _Handler]) -> _Handler:
    async def handle(request: Request) -> Response:
        return await handlers["GET" if request.method == "HEAD" else request.method](request)

    return handle


def _handler(endpoint: Endpoint, state: ServerState) -> _Handler:
    decoder = None if endpoint.raw or endpoint.body is None else _decoder(endpoint.body)

    async def handle(request: Request) -> Response:
        try:
            if endpoint.path == "/healthz":  # monitors are not charged
                return await _answer(endpoint, decoder, Call(request, state, None))
            return await _limited(endpoint, decoder, request, state)
        except Refused as refused:
            return response_of(refused.status, refused.error)
        except StorageError as error:
            unstored = not_stored(error)
            return response_of(unstored.status, unstored.error)

    return handle


async def _limited(
    endpoint: Endpoint,
    decoder: msgspec.json.Decoder[Any] | None,
    request: Request,
    state: ServerState,
) -> Response:
    """The answer, charged to the sender. See `Limits`."""
    limits, address = state.limits, address_of(request)
    refused_key = address
    try:
        call: Call[Any, Any] = Call(request, state, await state.identities.token_of(request))

        async def answer() -> Response:
            return await _answer(endpoint, decoder, call)

        if (endpoint.is_command or endpoint.is_view) and await call.is_player():
            refused_key = call.visitor  # refusals of others at the address do not delay theirs
            limits.count_command(call.table.table_id, call.visitor)
            if endpoint.is_command:
                return await limits.run_command(address, call.visitor, answer)
            return await limits.run_question(Asker(address, call.visitor, pays_alone=True), answer)
        limits.count_request(address)
        asker = Asker(address, call.visitor)
        if endpoint.answer is Hint:
            return await limits.run_hint(asker, answer)
        run = limits.run_question if endpoint.is_question else limits.run_request
        return await run(asker, answer)
    except TooMany:
        await limits.delay_refusal(refused_key)
        raise


async def _answer(
    endpoint: Endpoint, decoder: msgspec.json.Decoder[Any] | None, call: Call[Any, Any]
) -> Response:
    await _read(endpoint, decoder, call)
    response = await _answered(endpoint, call)
    cpu_meter.add(BYTE_S * len(response.body))
    return response


def _decoder(body: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(body)


async def _answered(endpoint: Endpoint, call: Call[Any, Any]) -> Response:
    try:
        response = _response(endpoint, await endpoint.handler(call))
    except Refused as refused:
        if refused.error.code != "stale":
            raise
        response = await _stale(refused, call)
    if call.new_cookie is not None:
        response.headers["set-cookie"] = cookie_of(call.new_cookie, call.https)
    return response


async def _read(
    endpoint: Endpoint, decoder: msgspec.json.Decoder[Any] | None, call: Call[Any, Any]
) -> None:
    request = call.request
    # A monitor may add parameters of its own to its address.
    if endpoint.path != "/healthz":
        call.query = read_query(request, endpoint.query or NoQuery)
    call.body = await request.body() if endpoint.raw else None
    if decoder is not None:
        call.body = read_json(decoder, await request.body())


def _response(endpoint: Endpoint, answer: object) -> Response:
    if answer is None:
        return Response(status_code=endpoint.status)
    data = answer if isinstance(answer, bytes) else _ENCODER.encode(answer)
    return Response(data, endpoint.status, media_type="application/json")


async def _stale(refused: Refused, call: Call[Any, Any]) -> Response:
    """A command or question about an older position gets the table as it is."""
    metrics.refused(refused.error.code)
    table = await call.table.current()
    seat = own_seat(table, call, getattr(call.body or call.query, "seat", None))
    view = await call.table.view(call.visitor, seat, None)
    body = _ENCODER.encode(ErrorAnswer(refused.error, view))
    return Response(body, refused.status, media_type="application/json")
