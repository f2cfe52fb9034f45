"""From a request to an endpoint and back: decode, ask, encode, and say no in one shape."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from clachan.server import metrics
from clachan.server.api import ENDPOINTS, Endpoint
from clachan.server.calls import Call, bad_shape
from clachan.server.cookies import cookie_of
from clachan.server.endpoints import own_seat
from clachan.server.errors import response_of, too_many_requests
from clachan.server.limits import address_key
from clachan.server.refusals import Refused, not_stored
from clachan.server.state import ServerState
from clachan.server.storage import StorageError
from clachan.wire.protocol.answers import ErrorAnswer

_Handler: TypeAlias = Callable[[Request], Awaitable[Response]]

_ENCODER: Final = msgspec.json.Encoder()


def routes(state: ServerState) -> list[Route]:
    """One route a path: another method gets 405, not 404, and is told all that there are."""
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
        if limited := _limited(endpoint, request, state):
            return limited
        try:
            call = await _call(endpoint, decoder, request, state)
            return await _table_limited(endpoint, call) or await _answered(endpoint, call)
        except Refused as refused:
            return response_of(refused.status, refused.error)
        except StorageError as error:
            unstored = not_stored(error)
            return response_of(unstored.status, unstored.error)

    return handle


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


async def _call(
    endpoint: Endpoint,
    decoder: msgspec.json.Decoder[Any] | None,
    request: Request,
    state: ServerState,
) -> Call[Any, Any]:
    body: object = await request.body() if endpoint.raw else None
    query = None
    try:
        if decoder is not None:
            body = decoder.decode(await request.body())
        if endpoint.query is not None:
            query = msgspec.convert(dict(request.query_params), endpoint.query, strict=False)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise bad_shape(error) from error
    return Call(request, state, await state.identities.token_of(request), body, query)


def _limited(endpoint: Endpoint, request: Request, state: ServerState) -> Response | None:
    """The answer for whoever asks too much; what monitors ask is not counted."""
    if endpoint.path == "/healthz":
        return None
    address = address_key(request.client.host if request.client else "")
    if wait := state.limits.requests.take(address):
        metrics.rate_limited("address")
        return too_many_requests(wait)
    return None


async def _table_limited(endpoint: Endpoint, call: Call[Any, Any]) -> Response | None:
    """The same for what is said at a table, by those who play at it: see `Limits.messages`."""
    if not endpoint.says:
        return None
    table = await call.table.current()
    key = f"{call.table.name} {call.visitor}"
    if table.seats_of(call.visitor) and (wait := call.state.limits.messages.take(key)):
        metrics.rate_limited("table")
        return too_many_requests(wait)
    return None


def _response(endpoint: Endpoint, answer: object) -> Response:
    if answer is None:
        return Response(status_code=endpoint.status)
    data = answer if isinstance(answer, bytes) else _ENCODER.encode(answer)
    return Response(data, endpoint.status, media_type="application/json")


async def _stale(refused: Refused, call: Call[Any, Any]) -> Response:
    """A command that came too late gets the table as it is."""
    metrics.refused(refused.error.code)
    table = await call.table.current()
    seat = own_seat(table, call, getattr(call.body, "seat", None))
    view = await call.table.view(call.visitor, seat, None)
    body = _ENCODER.encode(ErrorAnswer(refused.error, view))
    return Response(body, refused.status, media_type="application/json")
