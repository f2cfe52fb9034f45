"""Every request leaves one line and one count, by its route and without its ids."""

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.testclient import TestClient
from starlette.websockets import WebSocket, WebSocketDisconnect

from clachan.server.http.middleware import Middleware
from clachan.server.logs import configure_logging
from clachan.server.settings import Settings
from tests.support.server.metrics_page import value

SECRET = "Zx81kfKq0aBcDeFgHiJkLm"


async def _table(request: Request) -> Response:
    return PlainTextResponse("x")


async def _broken(request: Request) -> Response:
    raise RuntimeError("broken")


async def _socket(socket: WebSocket) -> None:
    await socket.accept()
    await socket.receive_text()
    await socket.close()


async def _no_socket(socket: WebSocket) -> None:
    await socket.close()


ROUTES = [
    Route("/api/tables/{table}", _table, methods=["GET", "POST"]),
    Route("/healthz", _table),
    Route("/broken/{table}", _broken),
    WebSocketRoute("/api/tables/{table}/socket", _socket),
    WebSocketRoute("/api/tables/{table}/closed", _no_socket),
    Mount("/static", PlainTextResponse("x")),
]


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    root, ours = logging.getLogger(), logging.getLogger("clachan")
    before = (root.handlers[:], root.level)
    written = io.StringIO()
    configure_logging(Settings(log_format="json", log_level="debug"), written)
    yield written
    root.handlers[:] = before[0]
    root.setLevel(before[1])
    ours.setLevel(logging.NOTSET)


def client(**settings: Any) -> TestClient:
    app = Middleware(Starlette(routes=ROUTES), Settings(**settings))
    return TestClient(app, raise_server_exceptions=False)


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


@pytest.mark.parametrize(
    ("path", "route", "status"),
    [
        (f"/api/tables/{SECRET}?seat={SECRET}", "/api/tables/{table}", 200),
        (f"/nowhere/{SECRET}", "none", 404),
        (f"/broken/{SECRET}", "/broken/{table}", 500),
    ],
)
def test_the_line_tells_the_route_and_never_the_path(
    path: str, route: str, status: int, stream: io.StringIO
) -> None:
    series = f'clachan_requests_total{{method="GET",route="{route}",status="{status}"}}'
    before = value(series)
    client().get(path, headers={"cookie": f"clachan={SECRET}"})
    (line,) = [line for line in lines(stream) if line["event"] == "request"]
    assert (line["method"], line["route"], line["status"]) == ("GET", route, status)
    assert line["ms"] >= 0
    assert "address" not in line
    assert SECRET not in stream.getvalue()
    assert value(series) == before + 1


def test_what_is_refused_before_any_route_is_logged_too(stream: io.StringIO) -> None:
    client().post(f"/api/tables/{SECRET}", headers={"origin": "http://evil.example"})
    (line,) = lines(stream)
    assert (line["route"], line["status"]) == ("none", 403)


def test_addresses_are_logged_where_that_was_asked_for(stream: io.StringIO) -> None:
    client(log_addresses=True).get("/api/tables/x")
    assert lines(stream)[0]["address"] == "testclient"


@pytest.mark.parametrize("path", ["/healthz", "/static/x.js", f"/api/tables/{SECRET}"])
def test_reading_is_logged_only_where_all_is(stream: io.StringIO, path: str) -> None:
    client().get(path)
    assert [line["level"] for line in lines(stream)] == ["debug"]


def test_what_changes_something_or_fails_is_logged(stream: io.StringIO) -> None:
    client().post(f"/api/tables/{SECRET}")
    client().get(f"/broken/{SECRET}")
    assert [line["level"] for line in lines(stream) if line["event"] == "request"] == ["info"] * 2


def test_sockets_are_counted_while_open_and_logged_at_the_end(stream: io.StringIO) -> None:
    before = value("clachan_sockets_open")
    with client().websocket_connect(f"/api/tables/{SECRET}/socket") as socket:
        assert value("clachan_sockets_open") == before + 1
        socket.send_text("bye")
        with pytest.raises(WebSocketDisconnect):
            socket.receive_text()
    assert value("clachan_sockets_open") == before
    (line,) = lines(stream)
    assert (line["event"], line["route"]) == ("socket", "/api/tables/{table}/socket")
    assert line["status"] == 101
    assert SECRET not in stream.getvalue()


@pytest.mark.parametrize("origin", ["http://evil.example", "http://testserver"])
def test_sockets_that_were_not_opened_are_logged_as_refused(
    origin: str, stream: io.StringIO
) -> None:
    before = value("clachan_sockets_open")
    headers = {"origin": origin}
    with (
        pytest.raises(WebSocketDisconnect),
        client().websocket_connect(f"/api/tables/{SECRET}/closed", headers=headers),
    ):
        pass
    assert value("clachan_sockets_open") == before
    assert [line["status"] for line in lines(stream)] == [403]


def test_files_are_logged_by_their_folder(stream: io.StringIO) -> None:
    client().get("/static/app.js")
    assert lines(stream)[0]["route"] == "/static"
