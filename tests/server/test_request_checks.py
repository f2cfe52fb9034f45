"""Headers, cookies, origins, keys and codes, at the door of the real server."""

import ast
import hmac
import json
import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path

import pytest
import websockets
from websockets.exceptions import InvalidStatus

import clachan.server
from clachan.cli.text import LANGUAGES
from clachan.server.errors import STATUSES
from clachan.server.http.openapi import build_document
from clachan.server.rate_limits import TooManyRequests
from clachan.server.tables.creation import create_table
from clachan.server.tables.invitations import is_join_key
from clachan.server.tables.table import new_table
from clachan.wire.protocol.requests import NewTable
from clachan.wire.protocol.shapes import BotChair, PersonChair
from tests.support.server.party import refused, undisturbed
from tests.support.server.server_process import Client, Server, running, scene

PUBLIC = "https://table.example"
EVIL = "http://evil.example"


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that its visitors reach through a proxy, by https."""
    folder = str(tmp_path_factory.mktemp("public"))
    with running("--data", folder, "--public-url", PUBLIC) as found:
        yield found


# Answers


@scene
async def test_every_answer_has_the_safe_headers(server: Server) -> None:
    async with Client(server.url) as ada:
        table = await ada.create_table()
        for method, path in (
            *(
                ("GET", path)
                for path in ("/", "/t/x", "/nothing", "/healthz", "/metrics", "/api/x")
            ),
            *(
                ("GET", f"/api/tables{path}")
                for path in ("", f"/{table}", "/x", f"/{table}/record")
            ),
            ("POST", "/api/tables"),
            ("PUT", "/api/tables"),
            ("GET", "/api/tables/"),
            ("DELETE", f"/api/tables/{table}"),
        ):
            answer = await ada.http.request(method, path)
            headers, policy = answer.headers, answer.headers["content-security-policy"]
            assert "unsafe" not in policy
            assert {"default-src 'self'", "script-src 'self'", "frame-ancestors 'none'"} <= set(
                policy.split("; ")
            )
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["cross-origin-resource-policy"] == "same-origin"
            assert "server" not in headers
            assert "access-control-allow-origin" not in headers
            if path.startswith("/api"):
                assert headers["cache-control"] == "no-store"


class Inline(HTMLParser):
    """What a policy without `unsafe-inline` would not run."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        self.found += [name for name in names if name == "style" or name.startswith("on")]
        if tag == "style" or (tag == "script" and "src" not in names):
            self.found.append(tag)


@scene
async def test_the_page_has_nothing_inline(server: Server) -> None:
    async with Client(server.url) as ada:
        page = await ada.http.get("/")
        if page.status_code == 503:
            pytest.skip("the pages are not built")
        inline = Inline()
        inline.feed(page.text)
        assert inline.found == []


# Cookies


@scene
async def test_the_cookie_is_for_this_site_alone_and_no_script(server: Server) -> None:
    async with Client(server.url) as ada:
        body = {"game": "clans", "seats": [{"kind": "bot", "bot": "random"}] * 2}
        cookie = (await ada.post("/tables", body)).headers["set-cookie"]
        token, *flags = cookie.split("; ")
        assert re.fullmatch(r"clachan=[\w-]{43}\.[\w-]{43}", token)
        assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(flags)
        assert not any(flag.startswith("Domain") for flag in flags)
        again = await ada.post("/tables", body)
        assert "set-cookie" not in again.headers, "a visitor with a cookie keeps it"
        for path in ("/tables", f"/tables/{again.json()['table']}"):
            async with Client(server.url) as ben:
                assert "set-cookie" in (await ben.get(path)).headers, "known before they act"
                kept = ben.cookie
                assert kept in (await ben.get(path)).headers["set-cookie"], "and kept on"
        async with Client(server.url) as ben:
            assert "set-cookie" not in (await ben.get("/games")).headers, "reading needs none"


@scene
async def test_over_https_the_cookie_is_bound_to_it(public: Server) -> None:
    async with Client(public.url) as ada:
        body = {"game": "clans", "seats": [{"kind": "bot", "bot": "random"}] * 2}
        headers = {"host": "table.example"}
        answer = await ada.http.post("/api/tables", json=body, headers=headers)
        name, *flags = answer.headers["set-cookie"].split("; ")
        assert name.startswith("__Host-clachan=")
        assert {"Secure", "HttpOnly", "SameSite=Lax", "Path=/"} <= set(flags)
        assert answer.headers["strict-transport-security"]


# Origins


@scene
async def test_pages_of_other_sites_change_nothing(server: Server) -> None:
    async with undisturbed(server) as at:
        for headers in (
            *(
                {"origin": origin}
                for origin in (EVIL, "null", f"https://127.0.0.1:{server.port}", "http://127.0.0.1")
            ),
            {"origin": ""},
            {"sec-fetch-site": "cross-site"},
            {"sec-fetch-site": "cross-site", "origin": server.url},
        ):
            for path in (f"/api{at.path}/carry", f"/api{at.path}/commands", "/api/tables"):
                answer = await at.ada.http.post(path, headers=headers)
                refused(answer, 403, "bad-origin", "origin")
            for answer in (
                await at.ada.http.delete(f"/api{at.path}", headers=headers),
                await at.ada.http.get(f"/api{at.path}/hint", headers=headers),
            ):
                refused(answer, 403, "bad-origin", "origin")
            with pytest.raises(InvalidStatus) as denied:
                await websockets.connect(
                    f"ws://127.0.0.1:{server.port}/api{at.path}/socket",
                    additional_headers={**headers, "cookie": at.ada.cookie},
                )
            response = denied.value.response
            assert response.status_code == 403
            assert json.loads(response.body)["error"]["code"] == "bad-origin"
            assert response.headers["x-content-type-options"] == "nosniff"


@scene
async def test_our_own_pages_are_let_in(server: Server, public: Server) -> None:
    for at, origin in ((server, server.url), (public, PUBLIC)):
        async with Client(at.url) as ada:
            ada.http.headers.update({"origin": origin, "sec-fetch-site": "same-origin"})
            table = await ada.create_table()
            url = f"ws://127.0.0.1:{at.port}/api/tables/{table}/socket"
            async with websockets.connect(url, additional_headers={"origin": origin}) as socket:
                assert json.loads(await socket.recv())["table"] == table


# Keys


def test_no_parameter_of_an_address_is_a_secret() -> None:
    names = {
        parameter["name"]
        for path in build_document()["paths"].values()
        for operation in path.values()
        for parameter in operation["parameters"]
    }
    assert names == {"table", "game", "ply", "seat", "since", "archived", "players", "nonce"}


@scene
async def test_keys_are_in_the_fragment_which_browsers_do_not_send(server: Server) -> None:
    async with Client(server.url) as ada:
        table = await ada.create_table("clans", {"kind": "person", "name": "Ada"}, {"kind": "open"})
        links = (await ada.get(f"/tables/{table}/links")).json()
        carry = (await ada.post(f"/tables/{table}/carry")).json()["link"]
        assert links["watch"] == f"{server.url}/t/{table}"
        for link, key in ((links["invite"], "join"), (carry, "carry")):
            assert re.fullmatch(rf"{re.escape(links['watch'])}#{key}=[\w-]{{22,43}}", link)
        token = ada.cookie.partition("=")[2].partition(".")[0]
        for path in ("", "/story", "/links"):
            assert token not in (await ada.get(f"/tables/{table}{path}")).text


@scene
async def test_what_opens_seats_is_stored_as_a_hash_only(tmp_path: Path) -> None:
    with running("--data", str(tmp_path)) as server:
        async with Client(server.url) as ada:
            table = await ada.create_table()
            carry = (
                (await ada.post(f"/tables/{table}/carry")).json()["link"].partition("#carry=")[2]
            )
            token = ada.cookie.partition("=")[2].partition(".")[0]
    kept = contents(tmp_path)
    assert table.encode() in kept
    assert token.encode() not in kept
    assert carry.encode() not in kept


def contents(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir())


def test_keys_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[bytes, bytes]] = []
    true = hmac.compare_digest

    def watched(a: bytes, b: bytes) -> bool:
        compared.append((a, b))
        return true(a, b)

    request = NewTable("clans", (PersonChair("Ada"), BotChair("random")))
    table = new_table(create_table(request, "a" * 64, 0, 0))
    monkeypatch.setattr("hmac.compare_digest", watched)
    assert is_join_key(table, table.head.join_key)
    assert not is_join_key(table, "A" * 22)
    assert len(compared) == 2


# Codes


def _sent(path: Path) -> Iterator[str]:
    """The codes that a file of the server can send."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id == "TooManyRequests":
                yield TooManyRequests("address", 1).error.code
            place = {"RequestRefused": 0, "error_response": 1}.get(node.func.id)
            code = node.args[place] if place is not None else None
            if isinstance(code, ast.Constant):
                yield str(code.value)


@cache
def codes() -> set[str]:
    folder = Path(clachan.server.__file__).parent
    found = {code for path in folder.rglob("*.py") for code in _sent(path)}
    return found | {"not-found", "method-not-allowed"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence_and_every_sentence_a_code(language: str) -> None:
    assert len(codes()) > 30
    file = files("clachan") / "locales" / language / "server.ftl"
    keys = re.findall(r"^(server-[a-z-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(keys) == sorted(f"server-{code}" for code in codes())


def test_only_what_can_be_sent_has_a_status() -> None:
    assert codes() >= STATUSES.keys()
