"""Write the stored tables and what the server answers about them.

    python -m tests.server.stored.writer

It starts the server of this checkout, plays at it through HTTP and sockets, and replaces three files:
`tables.sqlite3`, the same content for PostgreSQL in `tables.sql`, and `answers.json`.

The files show that a later server reads what an earlier one has stored. So run this only to add a table or an event
that is not in the files yet, and never to make `tests/server/test_stored_tables.py` pass. Each run draws new secrets.
"""

import asyncio
import random
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it carries no types
import httpx2

from tests.naive.golden_clans import read_actions
from tests.server.stored.answers import (
    DATA_FILE,
    POSTGRES_DUMP,
    SQLITE_FILE,
    Answers,
    Request,
    ask_all,
    server_at,
    write_answers,
    write_time,
)
from tests.support.server.databases import Postgres, new_database, own_postgres
from tests.support.server.server_process import OPEN, Client, Json, Server, bot, person

_START = 1_800_000_000_000
_STEP_MS = 1_700
_MINUTE_MS = 60_000
_NAMES = ("Ada", "Bob", "Cid", "Dee")
_LIVE: Json = {"kind": "live", "bank_s": 3600, "increment_s": 10}
_GOLDEN = Path(__file__).parents[2] / "games" / "clans" / "golden" / "2-players.txt"
_EVENTS = set(
    """
    created arranged sat salted left carry-offered carried started happened undo-asked undo-answered undo-expired voted
    hint-used pace-set skipped came lost resumed rematch-made
    """.split()
)
_ENTRIES = {"undo", "redo", "resign", "time-out", "take-over", "take-back"}


class Author:
    """The time, the server, and four visitors with a browser each."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._clock = folder / "now"
        self._serving = AsyncExitStack()
        self._port = 0
        self._nonces = 0
        self.rng = random.Random(7)
        self.now = _START
        self.server: Server
        self.clients: dict[str, Client] = {}
        self.tables: dict[str, str] = {}
        self.repeats: dict[tuple[str, str], Request] = {}
        """Requests that were carried out, the last of each kind at each table."""

    def pass_time(self, milliseconds: int = _STEP_MS) -> None:
        self.now += milliseconds
        write_time(self._clock, self.now)

    async def start(self) -> None:
        """The server, at the same address each time."""
        self.pass_time()
        serving = server_at(self._clock, "--data", str(self._folder), port=self._port)
        self.server = self._serving.enter_context(serving)
        self._port = self.server.port
        for name in _NAMES:
            if name not in self.clients:
                self.clients[name] = Client(self.server.url)
                await self.clients[name].get("/tables")  # which sets the cookie

    async def stop(self) -> None:
        await self._serving.aclose()

    async def restart(self, later: int) -> None:
        """A server that starts sees at once what has become due."""
        await self.stop()
        self.pass_time(later)
        await self.start()

    async def kill(self) -> None:
        self.server.kill()
        await self.stop()

    @property
    def cookies(self) -> dict[str, str]:
        return {name: client.http.cookies["clachan"] for name, client in self.clients.items()}

    async def post(self, by: str, path: str, body: Json | None = None) -> Json:
        """Something that changes a table, and takes its time."""
        self.pass_time()
        answer = await self.clients[by].post(path, body)
        assert answer.is_success, (path, body, answer.text)
        kind = (body or {}).get("type", "")
        self.repeats[path, kind] = Request(by, "POST", path, body)
        content: Json = answer.json() if answer.content else {}
        return content

    def nonce(self) -> str:
        self._nonces += 1
        return f"n{self._nonces}"

    async def create_table(
        self, purpose: str, by: str, game: str, *chairs: Json, **more: object
    ) -> str:
        body = {"game": game, "seats": chairs, "nonce": self.nonce(), **more}
        return await self.make_table(purpose, by, "/tables", body)

    async def make_table(self, purpose: str, by: str, path: str, body: Json | None) -> str:
        made: str = (await self.post(by, path, body))["table"]
        self.repeats[path, purpose] = self.repeats.pop((path, ""))
        self.tables[purpose] = made
        return made

    async def join(self, table: str, host: str, by: str, **more: object) -> None:
        key = await self.clients[host].invite_key(table)
        body = {"key": key, "name": by, "nonce": self.nonce(), **more}
        await self.post(by, f"/tables/{table}/join", body)

    async def command(self, table: str, by: str, kind: str, **fields: object) -> None:
        seq = (await self.clients[by].view(table))["seq"]
        body = {"type": kind, "nonce": self.nonce(), "seq": seq, **fields}
        await self.post(by, f"/tables/{table}/commands", body)

    async def play(self, table: str) -> None:
        """A random legal action of the person who is to move."""
        view = await self.settle(table)
        name = view["seats"][view["to_move"]]["name"]
        by = name if name in _NAMES else _NAMES[0]
        view = await self.clients[by].view(table, seat=view["to_move"])
        action = self.rng.choice(view["legal"])["text"]
        await self.command(table, by, "play", seat=view["viewing"], action=action)

    async def play_until(self, table: str, wanted: Callable[[Json], object]) -> Json:
        while not wanted(view := await self.settle(table)):
            await self.play(table)
        return view

    async def settle(self, table: str) -> Json:
        """The table once no bot is to move; gives a spectator's view."""

        async def settled() -> Json | None:
            view = await self.look(table)
            seat = view["to_move"]
            return view if seat is None or view["seats"][seat]["bot"] is None else None

        return await reach(settled)

    async def look(self, table: str) -> Json:
        async with httpx2.AsyncClient(base_url=self.server.url, timeout=60) as client:
            view: Json = (await client.get(f"/api/tables/{table}")).json()
            return view


async def reach(look: Callable[[], Awaitable[Json | None]]) -> Json:
    """Look again until there is a result; gives it."""
    async with asyncio.timeout(120):
        while (found := await look()) is None:  # noqa: ASYNC110 only asking shows it
            await asyncio.sleep(0.02)
        return found


async def write_lobby(author: Author) -> None:
    """With a chair that is open, and another that was taken to a second device."""
    table = await author.create_table(
        "lobby", "Ada", "clans", person("Ada"), OPEN, bot("club"), OPEN, salt="heather"
    )
    await author.join(table, "Ada", "Bob", salt="thistle")
    await author.join(table, "Ada", "Cid", seat=3)
    await author.command(table, "Bob", "salt", seat=1, salt="bracken")
    await author.command(table, "Cid", "leave", seat=3)
    seats = [{"kind": "keep", "seat": 1}, OPEN, {"kind": "keep", "seat": 0}, bot("casual")]
    clock = {"kind": "days", "days": 2}
    await author.command(table, "Ada", "arrange", seats=seats, clock=clock, hints=False)
    path = f"/tables/{table}/carry"
    link = (await author.post("Bob", path))["link"]
    del author.repeats[path, ""]  # each request makes another link
    key = link.partition("#carry=")[2]
    await author.post("Dee", f"/tables/{table}/join", {"key": key})


async def write_finished(author: Author) -> None:
    """A whole match of Clans and Glory, and all that can be made of it."""
    table = await author.create_table(
        "finished", "Ada", "clans", person("Ada"), OPEN, bot("greedy")
    )
    await author.join(table, "Ada", "Bob")
    await author.command(table, "Ada", "start")
    view = await author.play_until(table, lambda view: view["status"] == "over")
    record = (await author.clients["Ada"].get(f"/tables/{table}/record")).json()
    await author.make_table("imported", "Dee", f"/records?nonce={author.nonce()}", record)
    await author.make_table("rematch", "Ada", f"/tables/{table}/rematch", None)
    fork = {"ply": view["ply"] - 9, "seat": 0, "name": "Cid", "nonce": author.nonce()}
    forked = await author.make_table("forked", "Cid", f"/tables/{table}/fork", fork)
    await author.settle(forked)
    await author.play(forked)
    await author.settle(forked)
    await author.post("Bob", f"/tables/{table}/forget")


async def write_face_down(author: Author) -> None:
    """Clans and Glory after a card was played face down, which is rare: continued from a golden game."""
    texts = read_actions(_GOLDEN.read_text("utf-8"))
    deals = sum(text.startswith("deal") for text in texts)
    ply = next(ply for ply, text in enumerate(texts, 1) if text.startswith("~"))
    movers = [-1] * deals + [play % 2 for play in range(ply - deals)]
    log = [{"seat": seat, "action": text} for seat, text in zip(movers, texts[:ply], strict=True)]
    record = {
        "schema": 1,
        "match": "golden",
        "game": "clans",
        "rules": 1,
        "players": 2,
        "options": {},
        "seats": [{"name": "Dee"}, {"name": "Bob"}],
        "seen_by": "all",
        "log": log,
        "result": None,
        "shuffle": None,
    }
    path = f"/records?nonce={author.nonce()}"
    table = await author.make_table("face-down", "Dee", path, record)
    await author.join(table, "Dee", "Bob")
    await author.command(table, "Dee", "start")


async def write_bots(author: Author) -> None:
    """Glen More against bots, with hints, a pace and an undo of one's own."""
    chairs = (person("Ada"), bot("greedy"), bot("random"))
    table = await author.create_table(
        "bots", "Ada", "glenmore", *chairs, shuffle_seats=False, start=True
    )
    await author.command(table, "Ada", "pace", seat=0, pace="fast")
    for _ in range(8):
        await author.play(table)
    await author.settle(table)
    await author.command(table, "Ada", "undo", seat=0)
    await author.settle(table)
    await author.command(table, "Ada", "redo", seat=0)
    await author.settle(table)
    await author.command(table, "Ada", "skip", seat=0)
    author.pass_time()
    hint = await author.clients["Ada"].get(f"/tables/{table}/hint", seat=0)
    assert hint.is_success, hint.text


async def write_resigned(author: Author) -> None:
    """Glen More between two people at one screen, which ends early."""
    chairs = (person("Ada"), person("Eve"))
    table = await author.create_table(
        "resigned", "Ada", "glenmore", *chairs, shuffle_seats=False, start=True
    )
    for _ in range(12):
        await author.play(table)
    await author.command(table, "Ada", "resign", seat=1)


async def write_absence(author: Author) -> None:
    """Glen More with three people, of whom one runs out of time and another resigns."""
    chairs = (person("Ada"), OPEN, OPEN)
    table = await author.create_table(
        "absence", "Ada", "glenmore", *chairs, shuffle_seats=False, clock=_LIVE
    )
    await author.join(table, "Ada", "Bob")
    await author.join(table, "Ada", "Cid")
    await author.command(table, "Ada", "start")
    await author.play_until(table, lambda view: view["to_move"] != 0)
    async with author.clients["Ada"].socket(table), author.clients["Bob"].socket(table):
        await author.command(table, "Ada", "undo", seat=0)
        await author.kill()
    author.pass_time(_MINUTE_MS)
    await author.start()
    asked = (await author.look(table))["to_move"]
    mover = _NAMES[asked]
    async with author.clients[mover].socket(table):
        await author.command(table, mover, "answer-undo", seat=asked, agree=True)
    await reach_absence(author, table)
    await author.restart(2 * _MINUTE_MS)
    await reach(lambda: find_view(author, table, lambda view: view["offer"] is None))
    await author.restart(70 * _MINUTE_MS)
    await reach(lambda: find_view(author, table, lambda view: view["votes"]))
    for voter in {0, 1, 2} - {asked}:
        await author.command(table, _NAMES[voter], "replace", seat=voter, target=asked)
    await author.settle(table)
    await author.command(table, mover, "take-back", seat=asked)
    await author.command(table, "Cid", "resign", seat=2)
    await author.settle(table)


async def write_consent(author: Author) -> None:
    """Clans and Glory between two people with a clock, and an open request to undo."""
    clock = {"kind": "live", "bank_s": 900, "increment_s": 10}
    chairs = (person("Ada"), OPEN)
    table = await author.create_table(
        "consent", "Ada", "clans", *chairs, shuffle_seats=False, clock=clock, hints=True
    )
    await author.join(table, "Ada", "Bob")
    await author.command(table, "Ada", "start")
    async with author.clients["Ada"].socket(table), author.clients["Bob"].socket(table):
        await author.play(table)
        await author.play(table)
        await author.command(table, "Ada", "undo", seat=0)
        await author.command(table, "Bob", "answer-undo", seat=1, agree=False)
        await author.play(table)
        await author.command(table, "Bob", "undo", seat=1)
        await author.command(table, "Ada", "answer-undo", seat=0, agree=True)
        await author.command(table, "Bob", "redo", seat=1)
        author.pass_time()
        hint = await author.clients["Bob"].get(f"/tables/{table}/hint", seat=1)
        assert hint.is_success, hint.text
    await reach_absence(author, table)
    await author.play_until(table, lambda view: view["to_move"] == 0)
    await author.play(table)
    await author.play(table)
    ply = (await author.look(table))["ply"]
    fork = {"ply": ply, "seat": 1, "seats": [OPEN, person("Bob")], "nonce": author.nonce()}
    await author.make_table("forked-while-playing", "Bob", f"/tables/{table}/fork", fork)
    await author.command(table, "Ada", "undo", seat=0)


async def reach_absence(author: Author, table: str) -> None:
    """Wait until those whose sockets were closed count as away."""
    await reach(
        lambda: find_view(
            author, table, lambda view: not any(seat["present"] for seat in view["seats"])
        )
    )


async def find_view(author: Author, table: str, wanted: Callable[[Json], Any]) -> Json | None:
    """A spectator's view, where it is as wanted."""
    view = await author.look(table)
    return view if wanted(view) else None


async def list_requests(author: Author) -> list[Request]:
    """All that can be asked about the tables, by each who holds a seat and by a spectator."""
    requests = [Request(by, "GET", "/tables?archived=true") for by in _NAMES]
    for table in author.tables.values():
        path = f"/tables/{table}"
        for by in ("", *_NAMES):
            view = await (author.clients[by].view(table) if by else author.look(table))
            mine = [number for number, seat in enumerate(view["seats"]) if seat["mine"]]
            if by and not mine and not view["host"]:
                continue  # the same as without a cookie
            requests += [Request(by, "GET", f"{path}{end}") for end in ("", "/links")]
            for query in [f"seat={seat}" for seat in mine] or [""]:
                ends = [f"?{query}&since=0" if query else "?since=0"]
                if ply := view["ply"]:
                    plies = sorted({0, ply // 2, ply - 1})
                    names = ["story", "record", *(f"positions/{number}" for number in plies)]
                    ends += [f"/{name}?{query}".removesuffix("?") for name in names]
                requests += [Request(by, "GET", f"{path}{end}") for end in ends]
        requests += [Request("", "GET", f"{path}/{name}") for name in ("course", "shuffle")]
    return [*requests, *author.repeats.values()]


def check_completeness(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        kinds = "SELECT DISTINCT CAST(body AS TEXT) ->> 'type', CAST(body AS TEXT) ->> 'kind' FROM events"
        found = connection.execute(kinds).fetchall()
    events, entries = {event for event, _ in found}, {entry for _, entry in found} - {None}
    assert events == _EVENTS, events ^ _EVENTS
    assert entries == _ENTRIES, entries ^ _ENTRIES


def write_sqlite(source: Path) -> None:
    """One file, without gaps and without what belongs to a running server."""
    with closing(sqlite3.connect(source, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("VACUUM")
        for leftover in ("processes", "tables WHERE lease_process IS NOT NULL"):
            (count,) = connection.execute(f"SELECT count(*) FROM {leftover}").fetchone()  # noqa: S608 ours
            assert count == 0, leftover
    shutil.copyfile(source, SQLITE_FILE)


def write_dump(clock: Path) -> None:
    """The rows of the SQLite file in tables as the server lays them out."""
    with own_postgres() as postgres, new_database(postgres.url) as url:
        with server_at(clock, "--database", url):
            pass  # it makes the tables
        asyncio.run(copy_rows(url))
        POSTGRES_DUMP.write_text(dump(postgres, url), "utf-8", newline="\n")


async def copy_rows(url: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute("DELETE FROM secrets")
        with closing(sqlite3.connect(SQLITE_FILE)) as source:
            for name in ("tables", "events", "members", "secrets"):
                rows = source.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall()  # noqa: S608 ours
                if name == "tables":
                    rows = [(*row[:5], bool(row[5]), *row[6:]) for row in rows]
                await connection.copy_records_to_table(name, records=rows)
    finally:
        await connection.close()


def dump(postgres: Postgres, url: str) -> str:
    """As SQL that any client can execute."""
    program = postgres.programs / "pg_dump"
    options = ["--inserts", "--no-owner", "--no-privileges", "--no-comments"]
    made = subprocess.run([program, *options, url], check=True, capture_output=True, text=True)
    lines = made.stdout.splitlines()
    # Without remarks, and without the commands that only psql knows.
    return "".join(f"{line}\n" for line in lines if line and not line.startswith(("--", "\\")))


async def write_tables(folder: Path) -> Answers:
    author = Author(folder)
    try:
        await author.start()
        await write_lobby(author)
        await write_finished(author)
        await write_face_down(author)
        await write_bots(author)
        await write_resigned(author)
        await write_absence(author)
        await write_consent(author)  # last: the request is open for a minute
        requests = await list_requests(author)
    finally:
        await author.stop()
        for client in author.clients.values():
            await client.http.aclose()
    check_completeness(folder / DATA_FILE)
    write_sqlite(folder / DATA_FILE)
    author.pass_time()
    with server_at(folder / "now", "--data", str(folder)) as server:
        answers = await asyncio.to_thread(ask_all, server, author.cookies, requests)
    return Answers(author.now, author.tables, author.cookies, answers)


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_answers(asyncio.run(write_tables(folder)))
        write_dump(folder / "now")


if __name__ == "__main__":
    main()
