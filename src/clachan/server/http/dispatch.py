"""Dispatch of requests to handlers: limit, decode, call, encode; refusals have one shape."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from clachan.server import cpu_meter, metrics
from clachan.server.auth import cookie_of
from clachan.server.errors import RequestRefused, refuse_storage_error
from clachan.server.http.endpoints import ENDPOINTS, Endpoint
from clachan.server.http.handlers import own_seat
from clachan.server.http.request_context import (
    NoQuery,
    RequestContext,
    address_of,
    read_json,
    read_query,
)
from clachan.server.http.responses import response_of
from clachan.server.rate_limits import BYTE_COST_S, Requester, TooManyRequests
from clachan.server.state import ServerState
from clachan.server.storage import StorageError
from clachan.wire.protocol.answers import ErrorAnswer, Hint

_Handler: TypeAlias = Callable[[Request], Awaitable[Response]]

_ENCODER: Final = msgspec.json.Encoder()


def api_routes(state: ServerState) -> list[Route]:
    """Return one route for each path, so that a wrong method gets 405 and not 404."""
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
    decoder = None if endpoint.raw or endpoint.body is None else msgspec.json.Decoder(endpoint.body)

    async def handle(request: Request) -> Response:
        try:
            if endpoint.path == "/healthz":  # monitors are not charged
                return await _answer(endpoint, decoder, RequestContext(request, state, None))
            return await _answer_within_limits(endpoint, decoder, request, state)
        except RequestRefused as refused:
            return response_of(refused.status, refused.error)
        except StorageError as error:
            refusal = refuse_storage_error(error)
            return response_of(refusal.status, refusal.error)

    return handle


async def _answer_within_limits(
    endpoint: Endpoint,
    decoder: msgspec.json.Decoder[Any] | None,
    request: Request,
    state: ServerState,
) -> Response:
    """Return the answer and charge it to the sender: see `RateLimits`."""
    limits, address = state.limits, address_of(request)
    refused_key = address
    try:
        context: RequestContext[Any, Any] = RequestContext(
            request, state, await state.identities.token_of(request)
        )

        async def answer() -> Response:
            return await _answer(endpoint, decoder, context)

        if (endpoint.is_command or endpoint.is_view) and await context.is_player():
            refused_key = (
                context.visitor
            )  # refusals of other clients at the address do not delay theirs
            limits.count_command(context.table.table_id, context.visitor)
            if endpoint.is_command:
                return await limits.run_command(address, context.visitor, answer)
            return await limits.run_question(
                Requester(address, context.visitor, pays_alone=True), answer
            )
        limits.count_request(address)
        requester = Requester(address, context.visitor)
        if endpoint.answer is Hint:
            return await limits.run_hint(requester, answer)
        run = limits.run_question if endpoint.is_question else limits.run_request
        return await run(requester, answer)
    except TooManyRequests:
        await limits.delay_refusal(refused_key)
        raise


async def _answer(
    endpoint: Endpoint, decoder: msgspec.json.Decoder[Any] | None, context: RequestContext[Any, Any]
) -> Response:
    await _read(endpoint, decoder, context)
    try:
        response = _response(endpoint, await endpoint.handler(context))
    except RequestRefused as refused:
        if refused.error.code != "stale":
            raise
        response = await _stale_response(refused, context)
    if context.new_cookie is not None:
        response.headers["set-cookie"] = cookie_of(context.new_cookie, context.https)
    cpu_meter.add(BYTE_COST_S * len(response.body))
    return response


async def _read(
    endpoint: Endpoint, decoder: msgspec.json.Decoder[Any] | None, context: RequestContext[Any, Any]
) -> None:
    request = context.request
    # A monitor may add its own parameters to the address.
    if endpoint.path != "/healthz":
        context.query = read_query(request, endpoint.query or NoQuery)
    context.body = await request.body() if endpoint.raw else None
    if decoder is not None:
        context.body = read_json(decoder, await request.body())


def _response(endpoint: Endpoint, answer: object) -> Response:
    if answer is None:
        return Response(status_code=endpoint.status)
    data = answer if isinstance(answer, bytes) else _ENCODER.encode(answer)
    return Response(data, endpoint.status, media_type="application/json")


async def _stale_response(refused: RequestRefused, context: RequestContext[Any, Any]) -> Response:
    """Return the refusal of a command or question about an older position, with the current view."""
    metrics.record_refusal(refused.error.code)
    table = await context.table.current()
    seat = own_seat(table, context, getattr(context.body or context.query, "seat", None))
    view = await context.table.view(context.visitor, seat, None)
    body = _ENCODER.encode(ErrorAnswer(refused.error, view))
    return Response(body, refused.status, media_type="application/json")
