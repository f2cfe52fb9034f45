"""Headers on every answer, and nothing from pages of other sites."""

import re

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from clachan.server.http.middleware import Middleware
from clachan.server.settings import Settings


async def _page(request: Request) -> Response:
    return PlainTextResponse(await request.body())


async def _cached(request: Request) -> Response:
    return PlainTextResponse("", headers={"cache-control": "private"})


async def _broken(request: Request) -> Response:
    raise RuntimeError("broken")


async def _scheme(request: Request) -> Response:
    return PlainTextResponse(request.scope["scheme"])


async def _socket(socket: WebSocket) -> None:
    await socket.accept()
    await socket.send_text(f"hello over {socket.scope['scheme']}")
    await socket.close()


def client(settings: Settings | None = None, base: str = "http://testserver") -> TestClient:
    methods = ["GET", "POST", "DELETE"]
    routes = [
        Route("/", _page, methods=methods),
        Route("/api/x", _page, methods=methods),
        Route("/api/cached", _cached),
        Route("/api/broken", _broken),
        Route("/api/scheme", _scheme),
        WebSocketRoute("/api/socket", _socket),
    ]
    app = Middleware(Starlette(routes=routes), settings or Settings())
    return TestClient(app, base_url=base, raise_server_exceptions=False)


@pytest.mark.parametrize(
    ("path", "status"), [("/", 200), ("/api/x", 200), ("/none", 404), ("/api/broken", 500)]
)
def test_every_answer_has_the_safe_headers(path: str, status: int) -> None:
    answer = client().get(path)
    assert answer.status_code == status
    headers = answer.headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers
    assert ("no-store" in headers.get("cache-control", "")) == path.startswith("/api")


def test_a_handler_may_say_how_its_answer_is_cached() -> None:
    assert client().get("/api/cached").headers["cache-control"] == "private"


def test_the_policy_allows_our_own_files_and_nothing_inline() -> None:
    policy = client().get("/").headers["content-security-policy"]
    assert "unsafe" not in policy
    rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
    for name in ("default", "script", "style", "connect", "font", "worker", "manifest"):
        assert rules[f"{name}-src"] == "'self'"
    assert rules["img-src"] == "'self' data:"
    assert {rules[name] for name in ("object-src", "base-uri", "frame-ancestors")} == {"'none'"}
    assert rules["form-action"] == "'self'"


def test_https_is_kept_to_where_it_is_public() -> None:
    answer = client(Settings(public_url="https://table.example")).get("/")
    assert re.fullmatch(r"max-age=\d{8}", answer.headers["strict-transport-security"])


@pytest.mark.parametrize("method", ["POST", "DELETE"])
def test_what_changes_things_must_come_from_our_own_page(method: str) -> None:
    for origin, status in {
        None: 200,
        "http://testserver": 200,
        "http://evil.example": 403,
        "https://testserver": 403,
        "http://testserver:81": 403,
        "null": 403,
        "": 403,
    }.items():
        headers = {} if origin is None else {"origin": origin}
        answer = client().request(method, "/api/x", headers=headers)
        assert answer.status_code == status, origin
        if status == 403:
            error = answer.json()["error"]
            assert (error["code"], error["field"]) == ("bad-origin", "origin")
            assert error["message"] == {"key": "server-bad-origin", "args": {}}
            assert "content-security-policy" in answer.headers


def test_reading_needs_no_origin() -> None:
    headers = {"origin": "http://evil.example", "sec-fetch-site": "cross-site"}
    assert client().get("/api/x", headers=headers).status_code == 200


@pytest.mark.parametrize("method", ["POST", "DELETE"])
@pytest.mark.parametrize("site", ["cross-site", "Cross-Site", " cross-site "])
def test_a_browser_that_reports_another_site_changes_nothing(method: str, site: str) -> None:
    for more in ({}, {"origin": "http://testserver"}):
        answer = client().request(method, "/api/x", headers={"sec-fetch-site": site, **more})
        assert answer.status_code == 403
        error = answer.json()["error"]
        assert (error["code"], error["field"]) == ("bad-origin", "origin")


def test_a_second_report_does_not_hide_the_first() -> None:
    headers = [("sec-fetch-site", "same-origin"), ("sec-fetch-site", "cross-site")]
    assert client().post("/api/x", headers=headers).status_code == 403


@pytest.mark.parametrize("site", ["same-origin", "same-site", "none", "", "anything"])
def test_for_all_other_sites_the_origin_decides(site: str) -> None:
    for origin, status in {
        None: 200,
        "http://testserver": 200,
        "http://other.testserver": 403,
    }.items():
        headers = {"sec-fetch-site": site} | ({} if origin is None else {"origin": origin})
        assert client().post("/api/x", headers=headers).status_code == status


@pytest.mark.parametrize("host", ["192.0.2.7:8700", "laptop.local:8700", "localhost:8700"])
def test_plain_http_in_the_local_network_works(host: str) -> None:
    lan = client(Settings(lan=True), f"http://{host}")
    assert lan.post("/api/x", headers={"origin": f"http://{host}"}).status_code == 200
    assert lan.post("/api/x", headers={"origin": "http://192.0.2.8:8700"}).status_code == 403


def test_the_public_address_is_our_own_whatever_the_proxy_calls_us() -> None:
    settings = Settings(public_url="https://table.example")
    behind = client(settings, "http://127.0.0.1:8700")
    for origin, status in {
        "https://table.example": 200,
        "http://127.0.0.1:8700": 200,
        "http://table.example": 403,
    }.items():
        assert behind.post("/api/x", headers={"origin": origin}).status_code == status


PUBLIC = Settings(public_url="https://table.example")


@pytest.mark.parametrize(
    ("settings", "base", "https"),
    [
        (Settings(), "https://testserver", True),
        (Settings(), "http://testserver", False),
        (PUBLIC, "http://table.example", True),
        (PUBLIC, "http://Table.example:443", True),
        # A browser on the machine itself, without the proxy: its cookies must work there too.
        (PUBLIC, "http://127.0.0.1:8700", False),
        (Settings(public_url="http://testserver"), "http://testserver", False),
    ],
)
def test_https_is_known_also_behind_a_proxy_that_does_not_forward_it(
    settings: Settings, base: str, https: bool
) -> None:
    with client(settings, base) as browser:
        assert browser.get("/api/scheme").text == ("https" if https else "http")
        with browser.websocket_connect(f"ws{base.removeprefix('http')}/api/socket") as socket:
            assert socket.receive_text() == f"hello over {'wss' if https else 'ws'}"


def test_sockets_are_for_our_own_pages() -> None:
    for headers in ({}, {"origin": "http://testserver"}):
        with client().websocket_connect("/api/socket", headers=headers) as socket:
            assert socket.receive_text() == "hello over ws"
    for headers in (
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "cross-site", "origin": "http://testserver"},
    ):
        with (
            pytest.raises(WebSocketDenialResponse) as refused,
            client().websocket_connect("/api/socket", headers=headers),
        ):
            pass
        answer = refused.value
        assert answer.status_code == 403
        assert answer.json()["error"]["code"] == "bad-origin"
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_server_that_cannot_answer_a_socket_closes_it() -> None:
    import asyncio

    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        sent.append(message)

    async def unreached(scope: Scope, receive: Receive, send: Send) -> None:
        raise AssertionError("it was let through")

    scope = {
        "type": "websocket",
        "scheme": "ws",
        "path": "/api/socket",
        "headers": [(b"origin", b"http://evil.example"), (b"host", b"localhost")],
    }
    asyncio.run(Middleware(unreached, Settings())(scope, receive, send))
    assert sent == [{"type": "websocket.close", "code": 1008}]


def test_the_lifespan_passes() -> None:
    with client() as running:
        assert running.get("/").status_code == 200
