"""A visitor is known by a signed cookie; older cookies count while they have tables, others never."""

import asyncio
import hmac
import json
import re
import secrets
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx2
import pytest
import websockets
from starlette.requests import HTTPConnection

from clachan.cli import main
from clachan.server.auth import Identities, Signer, visitor_hash
from clachan.server.rate_limits import RateLimits, TooManyRequests
from clachan.server.settings import Settings
from clachan.server.storage import open_storage
from tests.support.server.databases import new_database, statement
from tests.support.server.server_process import (
    OPEN,
    Client,
    Json,
    Server,
    bot,
    person,
    running,
    scene,
)
from tests.support.server.simulated_server import forms
from tests.support.server.storages import ROW, opened

SIGNED = re.compile(r"clachan=([\w-]{43})\.([\w-]{43})")
TABLE = {"game": "clans", "seats": [person("Ada"), OPEN]}


@pytest.fixture(params=["sqlite", "postgres"])
def arguments(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str]:
    """Where a server keeps its tables."""
    if request.param == "sqlite":
        return "--data", str(tmp_path / "data")
    return "--database", request.getfixturevalue("postgres_url")


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def own(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server on each kind of database."""
    if request.param == "sqlite":
        with running("--data", str(tmp_path_factory.mktemp("data"))) as found:
            yield found
        return
    postgres: str = request.getfixturevalue("postgres_server")
    with new_database(postgres) as url, running("--database", url) as found:
        yield found


def halves(cookie: str) -> tuple[str, str]:
    found = SIGNED.fullmatch(cookie)
    assert found is not None, cookie
    return found[1], found[2]


def with_cookie(server: Server, cookie: str) -> Client:
    """A client that sends this cookie, whatever it gets."""
    client = Client(server.url)
    client.http.headers["cookie"] = cookie
    return client


def given(answer: httpx2.Response) -> str:
    """The cookie that came with it."""
    return answer.headers["set-cookie"].partition(";")[0]


def own_seats(view: Json) -> list[int]:
    return [number for number, seat in enumerate(view["seats"]) if seat["mine"]]


def made_up(genuine: str) -> list[str]:
    """Cookies of the right form that no server has given out, or not this one."""
    token, mac = halves(genuine)
    other = secrets.token_urlsafe(32)
    changed = "A" if mac[0] != "A" else "B"
    return [
        f"clachan={other}",
        f"clachan={other}.{mac}",
        f"clachan={other}.{secrets.token_urlsafe(32)}",
        f"clachan={token}.{changed}{mac[1:]}",
        f"clachan={Signer(bytes(32)).sign(other)}",
        f"clachan={'A' * 43}",
    ]


@scene
async def test_a_signed_cookie_holds_its_seat_over_a_restart(arguments: tuple[str, str]) -> None:
    with running(*arguments) as server:
        async with Client(server.url) as ada:
            table = (await ada.post("/tables", TABLE)).json()["table"]
            cookie = ada.cookie
            halves(cookie)
    with running(*arguments) as server:
        async with with_cookie(server, cookie) as ada:
            assert own_seats(await ada.view(table)) == [0]
            assert given(await ada.get("/tables")) == cookie, "it is sent again as it is"


@scene
async def test_a_made_up_cookie_is_replaced(own: Server) -> None:
    async with Client(own.url) as ada:
        await ada.post("/tables", TABLE)
        genuine = ada.cookie
    seen = {halves(genuine)[0]}
    for cookie in made_up(genuine):
        async with with_cookie(own, cookie) as visitor:
            table = await visitor.post("/tables", TABLE)
            assert table.status_code == 201
            fresh = given(table)
            assert (await visitor.get("/tables")).json() == {"tables": []}, "it holds nothing"
            path = f"/tables/{table.json()['table']}"
            for answer in (
                table,
                await visitor.get("/tables"),
                await visitor.get(path),
            ):
                token, _ = halves(given(answer))
                assert token not in seen, "each time another, since the visitor keeps none"
                assert token not in cookie
                seen.add(token)
            assert own_seats(await visitor.view(table.json()["table"])) == []
        async with with_cookie(own, fresh) as visitor:
            assert own_seats(await visitor.view(table.json()["table"])) == [0]


@scene
async def test_a_made_up_cookie_joins_as_someone_new(own: Server) -> None:
    async with Client(own.url) as ada:
        table = await ada.create_table("clans", person("Ada"), OPEN)
        key, cookie = await ada.invite_key(table), made_up(ada.cookie)[0]
        async with with_cookie(own, cookie) as ben:
            fresh = given(await ben.join(table, key, "Ben"))
            assert fresh != cookie
            assert own_seats(await ben.view(table)) == []
        async with with_cookie(own, fresh) as ben:
            assert own_seats(await ben.view(table)) == [1]


@scene
async def test_an_unsigned_cookie_counts_while_it_has_a_table(own: Server) -> None:
    async with Client(own.url) as ada, Client(own.url) as cyd:
        table = await ada.create_table("clans", person("Ada"), OPEN)
        hosted = await cyd.create_table("clans", OPEN, bot())
        old = {client: f"clachan={halves(client.cookie)[0]}" for client in (ada, cyd)}
        async with with_cookie(own, old[ada]) as visitor:
            assert own_seats(await visitor.view(table)) == [0]
            listed = await visitor.get("/tables")
            assert [one["table"] for one in listed.json()["tables"]] == [table]
            assert given(listed) == ada.cookie, "the same token, now signed"
        async with with_cookie(own, old[cyd]) as visitor:
            assert (await visitor.http.delete(f"/api/tables/{hosted}")).status_code == 204
        assert (await ada.http.delete(f"/api/tables/{table}")).status_code == 204


@scene
async def test_without_a_table_an_unsigned_cookie_is_made_up(own: Server) -> None:
    async with Client(own.url) as ada:
        table = await ada.create_table("clans", person("Ada"), OPEN)
        token = halves(ada.cookie)[0]
        assert (await ada.http.delete(f"/api/tables/{table}")).status_code == 204
        async with with_cookie(own, f"clachan={token}") as visitor:
            assert token not in given(await visitor.get("/tables"))
        assert given(await ada.get("/tables")) == ada.cookie, "a signed one needs no table"


@scene
async def test_sockets_know_the_same_visitors(own: Server) -> None:
    async with Client(own.url) as ada:
        table = await ada.create_table("clans", person("Ada"), OPEN)
        url = f"ws://127.0.0.1:{own.port}/api/tables/{table}/socket"
        genuine = [ada.cookie, f"clachan={halves(ada.cookie)[0]}"]
        for cookie in (*genuine, *made_up(ada.cookie)):
            async with websockets.connect(url, additional_headers={"cookie": cookie}) as socket:
                mine = own_seats(json.loads(await socket.recv()))
                assert mine == ([0] if cookie in genuine else [])


@scene
async def test_a_copy_of_the_database_keeps_the_cookies(
    arguments: tuple[str, str], tmp_path: Path
) -> None:
    with running(*arguments) as server:
        async with Client(server.url) as ada, Client(server.url) as ben:
            await ada.post("/tables", TABLE)
            await ben.get("/tables")
            cookies = ada.cookie, ben.cookie
            (tmp_path / "restored").mkdir()
            copy = str(tmp_path / "restored" / "clachan.sqlite3")
            assert await asyncio.to_thread(main, ["backup", copy, *arguments]) == 0
    with running("--data", str(tmp_path / "restored")) as server:
        for cookie in cookies:
            async with with_cookie(server, cookie) as visitor:
                assert given(await visitor.get("/tables")) == cookie


@scene
async def test_processes_know_each_others_visitors(postgres_url: str) -> None:
    database = ("--database", postgres_url)
    with running(*database) as here, running(*database) as there:
        async with Client(here.url) as ada:
            await ada.get("/tables")
            async with with_cookie(there, ada.cookie) as same:
                assert given(await same.get("/tables")) == ada.cookie


@scene
async def test_an_older_servers_visitors_stay(arguments: tuple[str, str], tmp_path: Path) -> None:
    """A database without a key, whose seats are held by unsigned cookies."""
    with running(*arguments) as server:
        async with Client(server.url) as ada:
            table = await ada.create_table("clans", person("Ada"), OPEN)
            token = halves(ada.cookie)[0]
    for sql in ("DROP TABLE secrets", "DELETE FROM migrations WHERE number >= 2"):
        if arguments[0] == "--database":
            await asyncio.to_thread(statement, arguments[1], sql)
        else:
            with closing(sqlite3.connect(tmp_path / "data" / "clachan.sqlite3")) as file, file:
                file.execute(sql)
    with running(*arguments) as server:
        async with with_cookie(server, f"clachan={token}") as visitor:
            renewed = given(await visitor.get("/tables"))
            assert halves(renewed)[0] == token
        async with with_cookie(server, renewed) as visitor:
            assert own_seats(await visitor.view(table)) == [0]
        async with with_cookie(server, ada.cookie) as visitor:
            assert token not in given(await visitor.get("/tables")), "that key is lost"


@scene
async def test_a_flood_of_made_up_cookies_is_limited_by_address(tmp_path: Path) -> None:
    limits = ("--address-rate", "1", "--address-burst", "20")
    with running("--data", str(tmp_path), *limits) as server:
        begin = time.monotonic()
        statuses = []
        async with Client(server.url) as visitor:
            for _ in range(60):
                cookie = {"cookie": f"clachan={secrets.token_urlsafe(32)}"}
                statuses.append((await visitor.http.get("/api/games", headers=cookie)).status_code)
        answered = statuses.count(200)
        # Each takes one for the request and one for the query.
        assert answered <= (20 + time.monotonic() - begin) / 2 + 1
        assert statuses.count(429) == 60 - answered


def connection(cookie: str) -> HTTPConnection:
    return HTTPConnection(
        {
            "type": "http",
            "scheme": "http",
            "path": "/",
            "headers": [(b"host", b"localhost"), (b"cookie", cookie.encode())],
            "client": ("192.0.2.7", 5000),
        }
    )


def test_what_was_looked_up_is_kept_for_a_while(tmp_path: Path) -> None:
    tokens = [secrets.token_urlsafe(32) for _ in range(3)]
    now = 0.0

    async def scene() -> None:
        nonlocal now
        storage = await open_storage(tmp_path / "tables.db")
        await storage.create("t", [b"1"], ROW, [visitor_hash(token) for token in tokens[:2]])
        settings = Settings(address_rate=1, address_burst=4)
        limits = RateLimits(settings, lambda: 0.0)
        identities = Identities(storage, limits, lambda: now)
        for _ in range(100):
            assert await identities.token_of(connection(f"clachan={tokens[0]}")) == tokens[0]
        for token in tokens[1:]:
            found = await identities.token_of(connection(f"clachan={token}"))
            assert found == (token if token == tokens[1] else None)
        signed = f"clachan={Signer(storage.signing_key).sign(tokens[2])}"
        assert await identities.token_of(connection(signed)) == tokens[2]
        assert await identities.token_of(connection(f"clachan={tokens[2]}; {signed}")) == tokens[2]
        assert await identities.token_of(connection(f"clachan={tokens[2]}")) is None
        with pytest.raises(TooManyRequests):
            await identities.token_of(connection(f"clachan={tokens[2]}"))
        await storage.close()  # from here on a query would fail
        assert await identities.token_of(connection(f"clachan={tokens[0]}")) == tokens[0]
        now = 3600.0
        with pytest.raises(TooManyRequests):
            await identities.token_of(connection(f"clachan={tokens[0]}"))

    asyncio.run(scene())


def test_what_is_kept_is_bounded(tmp_path: Path) -> None:
    tokens = [secrets.token_urlsafe(32) for _ in range(30)]

    async def scene() -> None:
        async with opened(tmp_path / "tables.db") as storage:
            await storage.create("t", [b"1"], ROW, [visitor_hash(token) for token in tokens])
            settings = Settings(address_rate=1, address_burst=31)
            limits = RateLimits(settings, lambda: 0.0)
            identities = Identities(storage, limits, lambda: 0.0, most=10)
            for token in tokens:
                assert await identities.token_of(connection(f"clachan={token}")) == token
            for token in tokens[-10:]:
                assert await identities.token_of(connection(f"clachan={token}")) == token
            await identities.token_of(connection(f"clachan={tokens[0]}"))  # the last query allowed
            with pytest.raises(TooManyRequests):
                await identities.token_of(connection(f"clachan={tokens[1]}"))

    asyncio.run(scene())


def test_signatures_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[bytes, bytes]] = []
    true = hmac.compare_digest

    def watched(a: bytes, b: bytes) -> bool:
        compared.append((a, b))
        return true(a, b)

    signer = Signer(secrets.token_bytes(32))
    value = signer.sign(secrets.token_urlsafe(32))
    monkeypatch.setattr("hmac.compare_digest", watched)
    assert signer.verify(value) == value[:43]
    assert signer.verify(value[:-1] + ("A" if value[-1] != "A" else "E")) is None
    assert len(compared) == 2


@scene
async def test_the_key_is_shown_nowhere(tmp_path: Path) -> None:
    log = tmp_path / "log"
    options = ("--data", str(tmp_path), "--log-level", "debug", "--metrics-open")
    with running(*options, log=log) as server:
        async with Client(server.url) as ada:
            table = await ada.create_table("clans", person("Ada"), OPEN)
            shown = [await ada.http.get(path) for path in ("/metrics", "/api/openapi.json", "/")]
            for cookie in (*made_up(ada.cookie), f"clachan={halves(ada.cookie)[0]}"):
                async with with_cookie(server, cookie) as visitor:
                    shown += [await visitor.get("/tables"), await visitor.get(f"/tables/{table}")]
                    shown += [await visitor.get("/tables/x"), await visitor.get("/tables?x=1")]
    with closing(sqlite3.connect(tmp_path / "clachan.sqlite3")) as file:
        ((key,),) = file.execute("SELECT value FROM secrets").fetchall()
    said = b"".join(str(answer.headers).encode() + answer.content for answer in shown)
    for form in (*forms(key), repr(key).encode()):
        assert form not in said + log.read_bytes()
