"""Under which names the server answers: a page that rebinds its own name to us is refused."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from clachan.cli.text import LANGUAGES, Translator
from clachan.server.http.middleware import Middleware
from clachan.server.settings import Settings, read_settings
from tests.support.server.server_process import Json, Server, running, scene

LOCAL = [
    *("127.0.0.1", "192.0.2.7:8700", "[::1]", "[2001:db8::7]:8700"),
    *("localhost", "localhost:8700", "table.localhost", "LOCALHOST"),
    *("laptop", "testserver", "my_box:8700", "clachan:8700"),
    *("laptop.local", "a.b.local:8700", "Laptop.LOCAL", "nas.lan", "nas.home.arpa"),
]
FOREIGN = [
    *("table.example", "evil.example:8700", "127.0.0.1.evil.example", "localhost.example"),
    *("local.example", "home.arpa.example", "evil-local.example", "evillocal.com", "127.1"),
    *("lan.example", "notlan.example", "xhome.arpa", "pi.fritz.box", "1.2.3.4.5"),
]
MALFORMED = [
    *("", " ", "a b", "a/b", "user@localhost", "localhost#", "localhost:99999", "localhost:"),
    *("[::1", "::1", "é", "localhost.", ".", "a..b", "localhost, localhost", "localhost:8700:1"),
]


async def _page(_: Request) -> Response:
    return PlainTextResponse("hello")


async def _socket(socket: WebSocket) -> None:
    await socket.accept()
    await socket.send_text("hello")
    await socket.close()


def client(settings: Settings | None = None) -> TestClient:
    methods = ["GET", "POST"]
    routes = [
        Route("/", _page, methods=methods),
        Route("/api/x", _page, methods=methods),
        WebSocketRoute("/api/socket", _socket),
    ]
    return TestClient(Middleware(Starlette(routes=routes), settings or Settings()))


def asked(host: str, settings: Settings | None = None) -> tuple[int, Json | None]:
    """The status of a page, a document, a request and a socket, which all agree; and the error."""
    visitor = client(settings)
    headers: Any = {"host": host.encode("latin-1")}
    answers = [
        visitor.get("/", headers=headers),
        visitor.get("/api/x", headers=headers),
        visitor.post("/api/x", headers=headers),
    ]
    (status,) = {answer.status_code for answer in answers}
    opening = visitor.websocket_connect("/api/socket", headers=headers)
    if status == 200:
        with opening as socket:
            assert socket.receive_text() == "hello"
        return status, None
    with pytest.raises(WebSocketDenialResponse) as denied, opening:
        pass
    assert denied.value.status_code == status
    assert denied.value.json() == answers[0].json()
    assert denied.value.headers["x-content-type-options"] == "nosniff"
    return status, answers[0].json()["error"]


@pytest.mark.parametrize("host", LOCAL)
def test_addresses_and_local_names_are_always_known(host: str) -> None:
    assert asked(host) == (200, None)
    assert asked(host, Settings(public_url="https://table.example")) == (200, None)


@pytest.mark.parametrize("host", FOREIGN)
def test_other_names_are_refused_and_the_refusal_names_the_setting(host: str) -> None:
    status, error = asked(host)
    assert error is not None
    assert (status, error["code"], error["field"]) == (421, "unknown-host", "host")
    name = host.removesuffix(":8700")
    assert error["message"] == {
        "key": "server-unknown-host",
        "args": {"host": name, "flag": "--allowed-host"},
    }
    for language in LANGUAGES:
        sentence = Translator(language).say("server-unknown-host", **error["message"]["args"])
        assert name in sentence
        assert "--allowed-host" in sentence


@pytest.mark.parametrize("host", MALFORMED)
def test_what_is_no_host_is_a_bad_request(host: str) -> None:
    status, error = asked(host)
    assert error is not None
    assert (status, error["code"], error["field"]) == (400, "bad-host", "host")
    assert error["message"] == {"key": "server-bad-host", "args": {}}


@pytest.mark.parametrize(
    "settings",
    [
        Settings(public_url="https://table.example"),
        Settings(public_url="http://table.example:9000"),
        Settings(host="table.example"),
        read_settings({"allowed_host": "a.example, Table.Example"}, {}),
        read_settings({"allowed_host": ["a.example", "table.example"]}, {}),
        read_settings({}, {"CLACHAN_ALLOWED_HOST": "table.example"}),
    ],
)
def test_names_that_settings_name_are_known(settings: Settings) -> None:
    assert asked("Table.Example:8700", settings) == (200, None)
    assert asked("table.example", settings) == (200, None)
    for other in ("sub.table.example", "example", "able.example"):
        expected = 200 if other == "example" else 421
        assert asked(other, settings)[0] == expected


def test_a_name_in_another_script_is_known_as_browsers_send_it() -> None:
    settings = read_settings({"allowed_host": "bücher.example"}, {})
    assert asked("xn--bcher-kva.example", settings) == (200, None)


def test_two_hosts_are_none() -> None:
    for second in ("localhost", "evil.example"):
        answer = client().get("/", headers=[("host", "localhost"), ("host", second)])
        assert answer.status_code == 400
        assert answer.json()["error"]["code"] == "bad-host"


def test_a_socket_without_a_way_to_answer_is_closed() -> None:
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
        "headers": [(b"host", b"evil.example")],
    }
    asyncio.run(Middleware(unreached, Settings())(scope, receive, send))
    assert sent == [{"type": "websocket.close", "code": 1008}]


# The real server


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = str(tmp_path_factory.mktemp("named"))
    hosts = ("--allowed-host", "table.example", "--allowed-host", "pi.fritz.box,nas.example")
    with running("--data", folder, *hosts) as found:
        yield found


UPGRADE = """\
connection: upgrade\r
upgrade: websocket\r
sec-websocket-version: 13\r
sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r
"""


async def status_of(server: Server, path: str, *headers: str, version: str = "1.1") -> int:
    """What the server answers to exactly these headers; a code it gives is checked."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    lines = "".join(f"{header}\r\n" for header in headers)
    upgrade = UPGRADE if path.endswith("/socket") else "connection: close\r\n"
    writer.write(f"GET {path} HTTP/{version}\r\n{lines}{upgrade}\r\n".encode())
    head = (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 20)).decode()
    status = int(head.split()[1])
    if status in (400, 421):
        (length,) = (
            int(line.partition(":")[2])
            for line in head.lower().splitlines()
            if line.startswith("content-length")
        )
        error = json.loads(await asyncio.wait_for(reader.readexactly(length), 20))["error"]
        assert error["code"] == {400: "bad-host", 421: "unknown-host"}[status]
    writer.close()
    return status


SOCKET = "/api/tables/AAAAAAAAAAAAAAAAAAAAAA/socket"
PATHS = ("/", "/healthz", "/api/games", "/api/openapi.json", SOCKET)


@pytest.mark.parametrize("path", PATHS)
@scene
async def test_a_host_is_missing_or_doubled(server: Server, path: str) -> None:
    assert await status_of(server, path) == 400
    assert await status_of(server, path, "host:") == 400
    assert await status_of(server, path, "host: localhost", "host: localhost") == 400
    assert await status_of(server, path, "host: localhost", "Host: evil.example") == 400


@pytest.mark.parametrize("path", PATHS[:-1])
@scene
async def test_old_requests_need_a_host_too(server: Server, path: str) -> None:
    assert await status_of(server, path, version="1.0") == 400
    assert await status_of(server, path, "host: 127.0.0.1", version="1.0") in (200, 503)


@pytest.mark.parametrize("path", PATHS)
@scene
async def test_names_at_the_real_server(server: Server, named: Server, path: str) -> None:
    fine = {404} if path == SOCKET else {200, 503}  # the pages may not be built
    for known in ("127.0.0.1", f"localhost:{server.port}", "laptop.local", "[::1]:8700"):
        assert await status_of(server, path, f"host: {known}") in fine
    for name in ("table.example", "pi.fritz.box:8700", "nas.example"):
        assert await status_of(server, path, f"host: {name}") == 421
        assert await status_of(named, path, f"host: {name}") in fine
    assert await status_of(named, path, "host: evil.example") == 421


@scene
async def test_a_public_server_is_still_checked_by_its_address(tmp_path: Path) -> None:
    with running("--data", str(tmp_path), "--public-url", "https://table.example") as public:
        for host in ("table.example", "127.0.0.1", f"10.0.0.7:{public.port}", "clachan"):
            assert await status_of(public, "/healthz", f"host: {host}") == 200
        assert await status_of(public, "/healthz", "host: evil.example") == 421


# What a person sees who opens another name

BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"


def test_a_browser_gets_a_page_that_names_the_setting() -> None:
    headers = {"host": "table.example:8700", "accept": BROWSER}
    answer = client().get("/", headers=headers)
    assert (answer.status_code, answer.headers["content-type"]) == (
        421,
        "text/html; charset=utf-8",
    )
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["vary"] == "accept"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    for language in LANGUAGES:
        args = {"host": "table.example", "flag": "--allowed-host"}
        sentence = Translator(language).say("server-unknown-host", **args)
        assert f'<p lang="{language}">{sentence}</p>' in answer.text


@pytest.mark.parametrize(
    ("method", "path", "accept"),
    [
        ("GET", "/", "*/*"),
        ("GET", "/", "application/json"),
        ("GET", "/", "text/htmlx"),
        ("GET", "/api/x", BROWSER),
        ("POST", "/", BROWSER),
    ],
)
def test_programs_get_the_error_as_before(method: str, path: str, accept: str) -> None:
    headers = {"host": "table.example", "accept": accept}
    answer = client().request(method, path, headers=headers)
    assert (answer.status_code, answer.json()["error"]["code"]) == (421, "unknown-host")
