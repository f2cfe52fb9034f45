"""Tables of games of other packages, with the bots that play them."""

import asyncio
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeAlias, cast

import pytest

from clachan import plugins
from clachan.core import CHANCE
from clachan.server.app import create_app
from clachan.server.settings import Settings
from clachan.server.storage import Storage
from tests.support.plugins import FAULTY, paths_with, write_package
from tests.support.server.server_process import (
    OPEN,
    Client,
    Json,
    Server,
    bot,
    browsers,
    person,
    running,
    scene,
    start,
)

PLAIN = """
from dataclasses import replace
from clachan_tricks import *
from clachan_tricks import meta as meta_of_tricks, new_game as new_game_of_tricks
meta = replace(meta_of_tricks, name="plain")
del retrace

def new_game(players):
    return new_game_of_tricks(players)
"""


WEAK = """
from dataclasses import replace
from clachan_tricks import *
from clachan_tricks import apply as apply_of_tricks, meta as meta_of_tricks
meta = replace(meta_of_tricks, name="weak")

def apply(state, action):
    if state.tricks:
        raise LookupError(state.hands)
    return apply_of_tricks(state, action)
"""


ODD = """
import os
from dataclasses import replace
from pathlib import Path
import clachan_tricks
from clachan_tricks import *
from clachan_tricks import meta as meta_of_tricks

meta = replace(meta_of_tricks, name="odd")
FAULT = Path(__file__).with_name("fault")
VALUES = {
    "object": object(), "None": None, "text": "text", "-5": -5, "surrogate": "\\ud800", "number": 5,
    "many": (None,) * 1000,
}

class Stop(BaseException):
    pass

def _with_fault(name):
    right = getattr(clachan_tricks, name)

    def function(*arguments):
        fault, _, what = FAULT.read_text().partition(" ")
        if fault != name:
            return right(*arguments)
        if what == "exit":
            raise SystemExit(3)
        if what == "second":
            if clachan_tricks.to_move(arguments[0]) != 1:
                return right(*arguments)
            raise LookupError
        if what == "stop":
            raise Stop
        return VALUES[what]

    return function

for _name in (
    "to_move", "legal_actions", "chance_weights", "apply", "outcome", "score", "view", "text", "parse",
    "preview",
):
    globals()[_name] = _with_fault(_name)

class Bot:
    games = ("odd",)

    def choose(self, view, legal, rng):
        return legal[0]
"""
"""A game with the fault that a file names: a function, and what it gives or raises."""


Fail: TypeAlias = Callable[[str], object]


@pytest.fixture(scope="module")
def fail(others: Path) -> Fail:
    """Chooses the fault of the game ``odd``."""
    return (others / "fault").write_text


@pytest.fixture(scope="module")
def others(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("others")


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("tables")


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("log") / "server.log"


@pytest.fixture(scope="module")
def server(
    tricks_folder: Path, others: Path, data: Path, log: Path, fail: Fail
) -> Iterator[Server]:
    """A server with the example, a game without what is optional, some that fail, and a broken package."""
    fail("")
    write_package(others, "broken", {"clachan.games": {"broken": "no_such_module"}})
    write_package(others, "plain", {"clachan.games": {"plain": "plain_module"}}, PLAIN)
    write_package(others, "faulty", {"clachan.games": {"faulty": "faulty_module"}}, FAULTY)
    write_package(others, "weak", {"clachan.games": {"weak": "weak_module"}}, WEAK)
    points = {"clachan.games": {"odd": "odd_module"}, "clachan.bots": {"odd-bot": "odd_module:Bot"}}
    write_package(others, "odd", points, ODD)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", paths_with(others, tricks_folder))
        found = start("--data", str(data), log=log)
    yield found
    found.stop()


def about(games: Json, name: str) -> Json:
    (found,) = (game for game in games["games"] if game["name"] == name)
    return dict(found)


@scene
async def test_each_game_is_listed_with_the_bots_that_play_it(server: Server) -> None:
    async with Client(server.url) as ann:
        games = (await ann.get("/games")).json()
        assert about(games, "tricks")["bots"] == ["random", "greedy", "tricks-high"]
        assert about(games, "tricks")["titles"]["de"] == "Drei Stiche"
        assert about(games, "clans")["bots"] == games["bots"]
        components = await ann.get("/games/tricks/components", players=3)
        assert components.json() == {"game": "text", "players": 3}


@scene
async def test_a_level_that_does_not_play_the_game_is_refused(server: Server) -> None:
    async with Client(server.url) as ann:
        seats = [person("Ann"), bot("expert")]
        answer = await ann.post("/tables", {"game": "tricks", "seats": seats})
        error = answer.json()["error"]
        assert (answer.status_code, error["code"]) == (400, "unknown-bot")
        assert error["message"]["args"]["bots"] == "random, greedy, tricks-high"
        seats = [person("Ann"), bot("tricks-high")]
        answer = await ann.post("/tables", {"game": "clans", "seats": seats})
        assert answer.json()["error"]["code"] == "unknown-bot"


def test_an_application_without_the_command_line_logs_what_is_skipped(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    problem = plugins.PluginProblem("broken", "broken 1.0", "no such module")
    monkeypatch.setattr(plugins, "_is_loaded", False)
    monkeypatch.setattr(plugins, "_load", lambda: iter([problem]))
    for _ in range(2):
        create_app(Settings(), cast("Storage", SimpleNamespace(signing_key=b"key")))
    (record,) = (record for record in caplog.records if record.getMessage() == "plugin-skipped")
    assert record.levelname == "WARNING"


async def start_apart(ann: Client, ben: Client) -> str:
    """Ann on seat 0 and Ben on seat 1, each at a browser of their own."""
    table = await ann.create_table("tricks", person("Ann"), OPEN, shuffle_seats=False)
    assert (await ben.join(table, await ann.invite_key(table), "Ben")).status_code == 200
    assert (await ann.command(table, "start")).status_code == 200
    return table


def hand_of(view: Json) -> list[str]:
    text: str = view["position"]["text"]
    (line,) = (line for line in text.splitlines() if line.startswith("Your hand: "))
    return line.removeprefix("Your hand: ").split()


@scene
async def test_each_seat_sees_its_own_view_as_text(server: Server) -> None:
    async with browsers(server, 3) as (ann, ben, cal):
        table = await start_apart(ann, ben)
        first, second, watched = [
            await each.view(table, since=0, **seat)
            for each, seat in ((ann, {"seat": 0}), (ben, {"seat": 1}), (cal, {}))
        ]
        position = first["position"]
        assert position | {"text": ""} == {
            "game": "text",
            "players": 2,
            "seat": 0,
            "to_move": 0,
            "text": "",
        }
        assert [move["text"] for move in first["legal"]] == [f"play {c}" for c in hand_of(first)]
        assert first["legal"][0]["words"]["key"] == "tricks-play"
        assert second["legal"] == watched["legal"] == []
        # No view and no log holds a card that its reader has not seen.
        assert not set(hand_of(first)) & set(hand_of(second))
        assert watched["position"]["text"] == "Cards in hand: 3 3"
        for view, own in ((first, hand_of(first)), (second, hand_of(second)), (watched, [])):
            dealt = [entry["action"] for entry in view["happened"] if entry["seat"] == CHANCE]
            seen = [action for action in dealt if action != "deal ?"]
            assert sorted(seen) == sorted(f"deal {card}" for card in own)


def is_next(ply: int) -> Callable[[Json], bool]:
    """Whether the reader is to move again after this ply, or the match is over."""
    return lambda view: view["ply"] > ply and bool(view["legal"] or view["outcome"])


@scene
async def test_a_match_from_previews_and_hints_to_its_record(server: Server) -> None:
    async with Client(server.url) as ann:
        chairs = (person("Ann"), bot("tricks-high"), bot("random"))
        table = await ann.create_table(
            "tricks", *chairs, shuffle_seats=False, start=True, hints=True
        )
        async with ann.socket(table) as socket:
            view = await socket.until(lambda view: view["legal"])
            asked = await socket.ask("preview", view["legal"][0]["text"])
            assert asked["preview"] == {"game": "text", "gains": [0, 0, 0], "next_to_move": 1}
            why = await socket.ask("why", "deal 1")
            assert why["error"]["rule"] == "TT 2"
            wrong = await socket.command("play", seat=0, action="pass")
            assert wrong["error"]["code"] == "notation"
            hint = (await ann.get(f"/tables/{table}/hint", seat=0)).json()
            assert hint["bot"] == "greedy"
            assert hint["preview"]["game"] == "text"
            while not view["outcome"]:
                action, ply = view["legal"][-1]["text"], view["ply"]
                done = await socket.command("play", seat=0, action=action)
                assert done["type"] == "done", done
                view = await socket.until(is_next(ply))
        assert view["outcome"]["rule"] == "TT 3"
        assert view["outcome"]["reason"]["key"] == "tricks-all-played"
        course = (await ann.get(f"/tables/{table}/course")).json()
        assert course["turns"]
        proof = (await ann.get(f"/tables/{table}/shuffle")).json()
        assert (proof["draws"], proof["problem"]) == (9, None)
        past = (await ann.get(f"/tables/{table}/positions/9", seat=1)).json()
        assert "Your hand: " in past["position"]["text"]
        record = await ann.get(f"/tables/{table}/record")
        copy = await ann.http.post("/api/records", content=record.content)
        assert copy.status_code == 201
        fork = {"ply": 10, "seat": 0, "name": "Ann"}
        assert (await ann.post(f"/tables/{table}/fork", fork)).status_code == 201
        assert (await ann.post(f"/tables/{table}/rematch")).status_code == 201


@scene
async def test_a_game_without_what_is_optional_is_played(server: Server) -> None:
    async with Client(server.url) as ann:
        table = await ann.create_table(
            "plain", person("Ann"), bot("greedy"), start=True, shuffle_seats=False
        )
        view = await ann.view(table, seat=0)
        early = await ann.post(f"/tables/{table}/fork", {"ply": view["ply"]})
        assert (early.status_code, early.json()["error"]["code"]) == (409, "not-over")
        async with ann.socket(table) as socket:
            view = await socket.until(lambda view: view["legal"])
            while not view["outcome"]:
                ply, action = view["ply"], view["legal"][0]["text"]
                await socket.command("play", seat=0, action=action)
                view = await socket.until(is_next(ply))
        fork = await ann.post(f"/tables/{table}/fork", {"ply": 8, "seat": 0, "name": "Ann"})
        assert fork.status_code == 201


@scene
async def test_a_game_that_fails_to_describe_keeps_its_tables_open(
    server: Server, log: Path
) -> None:
    async with Client(server.url) as ann:
        chairs = (person("Ann"), bot("greedy"))
        table = await ann.create_table("faulty", *chairs, start=True, shuffle_seats=False)
        async with ann.socket(table) as socket:
            view = await socket.until(lambda view: view["legal"])
            assert "\nhand: (" in "\n" + view["position"]["text"]
            assert view["legal"][0]["text"].startswith("play ")
            assert {move["words"]["key"] for move in view["legal"]} == {"faulty-undescribed"}
            while not view["outcome"]:
                ply, action = view["ply"], view["legal"][0]["text"]
                done = await socket.command("play", seat=0, action=action)
                assert done["type"] == "done", done
                view = await socket.until(is_next(ply))
        entries = (await ann.view(table, since=0, seat=0))["happened"]
        assert {entry["words"]["key"] for entry in entries} == {"faulty-undescribed"}
    logged = await asyncio.to_thread(log.read_text)
    lines = [line for line in logged.splitlines() if "of faulty" in line]
    assert len(lines) == 3  # two errors of describe and one of the view's text, each once
    assert all(" error " in line and " failed: " in line for line in lines)
    assert "secret" not in logged


@scene
async def test_an_error_of_a_game_is_a_refusal_and_keeps_the_table(
    server: Server, log: Path
) -> None:
    async with Client(server.url) as ann:
        chairs = (person("Ann"), person("Bob"))
        table = await ann.create_table("weak", *chairs, start=True, shuffle_seats=False)
        async with ann.socket(table) as socket:
            await socket.send(type="look", seat=0)
            view = await socket.until(lambda view: view["legal"])
            action = view["legal"][0]["text"]
            assert (await socket.command("play", seat=0, action=action))["type"] == "done"
            await socket.send(type="look", seat=1)
            view = await socket.until(lambda view: view["legal"] and view["viewing"] == 1)
            action, seq = view["legal"][0]["text"], view["seq"]
            refused = await socket.command("play", seat=1, action=action)
            assert refused["error"]["code"] == "game-failed"
            assert refused["error"]["message"]["args"] == {"game": "weak"}
            play = {"type": "play", "nonce": "w1", "seq": seq, "seat": 1, "action": action}
            answer = await ann.post(f"/tables/{table}/commands", play)
            assert (answer.status_code, answer.json()["error"]["code"]) == (409, "game-failed")
            assert (await ann.view(table, seat=1))["seq"] == seq
            assert (await socket.command("resign", seat=1))["type"] == "done"
    logged = await asyncio.to_thread(log.read_text)
    assert logged.count(" game-failed") == 2
    assert "weak_module.py" in logged
    assert "LookupError\n" in logged  # without its text, which quotes the hands


AT_CREATION = [
    "text object",
    "text surrogate",
    "text number",
    "to_move object",
    "to_move text",
    "to_move -5",
    "legal_actions None",
    "legal_actions object",
    "chance_weights None",
    "chance_weights object",
    "apply object",
    "apply exit",
    "apply stop",
    "outcome object",
]
AT_TABLE = [
    "to_move object",
    "to_move -5",
    "legal_actions object",
    "legal_actions many",
    "view object",
    "view exit",
    "view stop",
]


def assert_refused(answer: Any, what: str = "") -> None:
    error = answer.json()["error"]
    assert (answer.status_code, error["code"]) == (409, "game-failed"), what
    assert error["message"]["args"] == {"game": "odd"}


@scene
async def test_a_wrong_value_of_a_game_is_a_refusal(server: Server, fail: Fail, log: Path) -> None:
    """It names the game in use, nothing is stored or cached, and the server runs on."""
    async with Client(server.url) as ann:
        seats = [person("Ann"), bot("greedy")]
        for what in AT_CREATION:
            fail(what)
            assert_refused(
                await ann.post("/tables", {"game": "odd", "seats": seats, "start": True}), what
            )
            fail("")
            assert (await ann.get("/tables")).json()["tables"] == [], what
        table = await ann.create_table("odd", *seats, start=True, shuffle_seats=False)
        before = await ann.get(f"/tables/{table}")
        for what in AT_TABLE:
            fail(what)
            answers = [
                await ann.get(f"/tables/{table}"),
                await ann.get(f"/tables/{table}/positions/0"),
            ]
            fail("")
            assert 409 in [answer.status_code for answer in answers], what
            for answer in answers:
                if answer.status_code != 200:
                    assert_refused(answer, what)
            again = await ann.get(f"/tables/{table}")
            assert again.status_code == 200, what
            assert again.json()["position"] == before.json()["position"]
        fail("view object")
        assert_refused(await ann.get(f"/tables/{table}/positions/0"))
        fail("")
        assert (await ann.command(table, "resign", seat=0)).status_code == 200
        record = (await ann.get(f"/tables/{table}/record")).content
        for what in ("score object", "score exit", "to_move object"):
            fail(what)
            assert_refused(await ann.http.post("/api/records", content=record), what)
        fail("")
        assert (await ann.http.post("/api/records", content=record)).status_code == 201
    logged = await asyncio.to_thread(log.read_text)
    assert "Task exception was never retrieved" not in logged
    assert "request-failed" not in logged


@scene
@pytest.mark.parametrize("function", ["view", "text", "parse", "preview"])
async def test_an_exit_of_a_game_during_a_hint_is_a_refusal(
    function: str, server: Server, fail: Fail
) -> None:
    async with Client(server.url) as ann:
        seats = [person("Ann"), bot("greedy")]
        table = await ann.create_table("odd", *seats, start=True, shuffle_seats=False, hints=True)
        fail(f"{function} exit")
        refused = await ann.get(f"/tables/{table}/hint", seat=0)
        fail("")
        assert_refused(refused)
        assert (await ann.get(f"/tables/{table}/hint", seat=0)).status_code == 200


@scene
async def test_an_exit_of_a_game_in_the_background_does_not_stop_the_server(
    server: Server, fail: Fail, log: Path
) -> None:
    """It is logged as an error of the game, and the table stays open."""

    async def failures() -> int:
        return (await asyncio.to_thread(log.read_text)).count(" game-failed game=odd")

    async with Client(server.url) as ann:
        seats = [bot("greedy"), person("Ann")]
        for what in ("view exit", "view stop"):
            before = await failures()
            fail(what)
            table = await ann.create_table("odd", *seats, start=True, shuffle_seats=False)
            async with asyncio.timeout(20):
                while await failures() == before:  # noqa: ASYNC110 no event reports a line of the log
                    await asyncio.sleep(0.05)
            fail("")
            assert (await ann.get(f"/tables/{table}")).status_code == 200
    logged = await asyncio.to_thread(log.read_text)
    assert "Task exception was never retrieved" not in logged
    assert "work-failed" not in logged


@scene
async def test_a_game_that_fails_for_a_bot_is_shown_at_the_table(
    server: Server, fail: Fail
) -> None:
    """Until then the bot seems to think."""
    async with Client(server.url) as ann:
        seats = [person("Ann"), bot("greedy")]
        table = await ann.create_table("odd", *seats, start=True, shuffle_seats=False)
        async with ann.socket(table) as socket:
            view = await socket.until(lambda view: view["legal"])
            assert "bot_failed" not in view
            fail("legal_actions second")
            await socket.command("play", seat=0, action=view["legal"][0]["text"])
            view = await socket.until(lambda view: view.get("bot_failed"))
            assert view["to_move"] == 1
            fail("")
        assert (await ann.view(table))["bot_failed"]  # the next attempt is a minute later
        assert (await ann.command(table, "undo", seat=0)).status_code == 200
        assert "bot_failed" not in await ann.view(table)


@scene
async def test_a_table_whose_package_is_gone_is_refused_and_listed(
    server: Server, data: Path, tmp_path: Path
) -> None:
    async with Client(server.url) as ann:
        table = await ann.create_table("tricks", person("Ann"), bot("greedy"), start=True)
        cookies = ann.http.cookies
    copy = shutil.copytree(data, tmp_path / "copy")
    with running("--data", str(copy)) as later:
        async with Client(later.url) as ann:
            ann.http.cookies = cookies
            answer = await ann.get(f"/tables/{table}")
            assert (answer.status_code, answer.json()["error"]["code"]) == (
                404,
                "game-not-installed",
            )
            listed = (await ann.get("/tables")).json()["tables"]
            assert table in [one["table"] for one in listed]
            assert (await ann.create_table()) != table


@pytest.mark.usefixtures("server")
def test_a_broken_package_is_reported_once(log: Path) -> None:
    """By the process that loads it first; the workers of the bots stay silent."""
    (line,) = (line for line in log.read_text().splitlines() if "broken" in line)
    assert line.startswith("clachan: The plug-in “broken” of the package broken 1.0 was skipped:")
