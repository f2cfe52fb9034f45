"""Records: export during and after a match, proof of the shuffle, and import."""

import json
from hashlib import sha256
from pathlib import Path

import pytest

from clachan.cli import main
from clachan.games import GAMES
from tests.support.server.responses import both_games, names, refused
from tests.support.server.server_process import (
    OPEN,
    Client,
    Json,
    Server,
    bot,
    browsers,
    person,
    scene,
)

RECORDS = Path(__file__).resolve().parents[1] / "records"
TWO = (person("Ada"), person("Bob"))


async def export_record(client: Client, table: str, **query: object) -> Json:
    answer = await client.get(f"/tables/{table}/record", **query)
    assert answer.status_code == 200, answer.text
    record: Json = answer.json()
    return record


async def import_record(client: Client, record: Json) -> str:
    answer = await client.post("/records", record)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def count_hidden(record: Json) -> int:
    return sum(entry.get("action") == "deal ?" for entry in record["log"])


# Export


@scene
async def test_the_record_of_a_running_match_shows_what_the_exporter_saw(server: Server) -> None:
    async with browsers(server, 2) as (home, guest):
        table = await home.create_table("clans", *TWO, start=True)
        await home.play(table, 2)
        for seat, others_cards in ((0, 8), (1, 9)):
            record = await export_record(home, table, seat=seat)
            assert (record["seen_by"], count_hidden(record)) == (seat, others_cards)
            assert (record["result"], record["shuffle"]["secret"]) == (None, None)
        for client in (home, guest):
            record = await export_record(client, table)
            assert (record["seen_by"], count_hidden(record)) == ("spectators", 17)
        refused(await guest.get(f"/tables/{table}/record", seat=0), 403, "not-your-seat", "seat")


@scene
async def test_without_hidden_information_all_get_the_whole_record(server: Server) -> None:
    async with browsers(server, 2) as (home, guest):
        table = await home.create_table("glenmore", *TWO, start=True)
        await home.play(table, 2)
        record = await export_record(guest, table)
        assert (record["seen_by"], record["shuffle"]["secret"]) == ("all", None)
        assert record == await export_record(home, table, seat=0)


@both_games
@scene
async def test_after_the_end_all_get_the_whole_record(server: Server, game: str) -> None:
    async with browsers(server, 2) as (home, guest):
        table = await home.create_table(game, *TWO, start=True)
        view = await home.play(table, 2)
        await home.command(table, "resign", seat=0)
        record = await export_record(guest, table)
        assert (record["seen_by"], count_hidden(record)) == ("all", 0)
        assert record["match"] == view["shuffle"]["match"]
        assert record["seats"] == [{"name": name} for name in names(view)]
        assert record["result"]["reason"] == "match-resignation"
        assert record["log"][-1]["kind"] == "resign"
        assert record["shuffle"]["secret"]


# Proof of the shuffle


def run_verify(record: Json, folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """The exit code and output of ``clachan verify``."""
    file = folder / "record.json"
    file.write_text(json.dumps(record))
    status = main(["--lang", "en", "verify", str(file)])
    return status, capsys.readouterr().out


@both_games
@scene
async def test_the_record_of_a_match_proves_its_shuffle(
    server: Server, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with browsers(server, 2) as (ada, bob):
        chairs = (person("Ada"), OPEN)
        table = await ada.create_table(game, *chairs, salt="heather", shuffle_seats=False)
        await bob.join(table, await ada.invite_key(table), "Bob", salt="thistle")
        await ada.command(table, "start")
        seal = (await ada.view(table))["shuffle"]
        await ada.play(table)
        assert run_verify(await export_record(ada, table), tmp_path, capsys)[0] == 1
        refused(await bob.get(f"/tables/{table}/shuffle"), 409, "not-over")
        await ada.command(table, "resign", seat=0)
        record = await export_record(bob, table)
        assert record["shuffle"]["commitment"] == seal["commitment"]
        assert record["shuffle"]["salts"] == ["heather", "thistle"]
        assert (await get_proof(bob, table))["draws"] == draws_of(record)
        status, said = run_verify(record, tmp_path, capsys)
        assert status == 0, said
        record["shuffle"]["salts"] = ["heather", "gorse"]
        assert run_verify(record, tmp_path, capsys)[0] == 1


async def get_proof(client: Client, table: str) -> Json:
    """The server's proof of the shuffle, for which it repeats every draw."""
    answer = await client.get(f"/tables/{table}/shuffle")
    assert answer.status_code == 200, answer.text
    result: Json = answer.json()
    return result


def draws_of(record: Json, first: int = 0) -> int:
    return sum(entry["seat"] == -1 for entry in record["log"][first:])


async def play_until_a_draw(home: Client, table: str) -> None:
    since = (await home.view(table))["seq"]
    while not any(one["seat"] == -1 for one in (await home.view(table, since=since))["happened"]):
        await home.play(table)


@scene
async def test_undone_draws_are_proved_too(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Client(server.url) as home:
        table = await home.create_table("glenmore", *TWO, start=True)
        await play_until_a_draw(home, table)
        await home.command(table, "undo", seat=0)
        await home.command(table, "answer-undo", seat=1, agree=True)
        await play_until_a_draw(home, table)
        await home.command(table, "resign", seat=0)
        record = await export_record(home, table)
        assert [entry.get("kind") for entry in record["log"]].count("undo") == 1
        assert (await get_proof(home, table))["draws"] == draws_of(record)
        status, said = run_verify(record, tmp_path, capsys)
        assert status == 0, said


@scene
async def test_only_the_new_part_of_a_continued_match_is_proved(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Client(server.url) as ada:
        table = await ada.create_table("glenmore", *TWO, start=True)
        ply = (await ada.play(table, 4))["ply"]
        body = {"ply": ply, "seats": TWO}
        fork = (await ada.post(f"/tables/{table}/fork", body)).json()["table"]
        await ada.command(fork, "start")
        await play_until_a_draw(ada, fork)
        await ada.command(fork, "resign", seat=0)
        record = await export_record(ada, fork)
        assert record["shuffle"]["given"] == ply
        result = await get_proof(ada, fork)
        assert (result["given"], result["draws"]) == (ply, draws_of(record, ply))
        status, said = run_verify(record, tmp_path, capsys)
        assert status == 1
        assert str(ply) in said


@scene
async def test_a_forged_match_is_detected(server: Server) -> None:
    record = json.loads((RECORDS / "glenmore-third-scoring-3-players.json").read_text())
    secret = bytes(32)
    seal = {"secret": secret.hex(), "commitment": sha256(secret).hexdigest(), "salts": ["", "", ""]}
    record["shuffle"] = {**seal, "given": 0}
    async with Client(server.url) as ada:
        table = await import_record(ada, record)
        assert (await ada.view(table))["shuffle"]["imported"] is True
        result = await get_proof(ada, table)
        assert (result["draws"], result["problem"]["key"]) == (0, "shuffle-draw-differs")
        assert record["log"][result["entry"] - 1]["seat"] == -1


# Import


@pytest.mark.parametrize("name", ["clans-last-card-3-players", "glenmore-third-scoring-2-players"])
@scene
async def test_a_finished_match_is_imported_for_viewing(server: Server, name: str) -> None:
    record = json.loads((RECORDS / f"{name}.json").read_text())
    async with browsers(server, 2) as (ada, guest):
        table = await import_record(ada, record)
        view = await guest.view(table)
        assert (view["status"], view["game"]) == ("over", record["game"])
        assert view["origin"] == {"kind": "import", "ply": view["ply"], "exact": True}
        assert [seat["name"] for seat in view["seats"]] == [
            seat["name"] for seat in record["seats"]
        ]
        assert view["outcome"]["ranking"] == record["result"]["ranking"]
        assert view["shuffle"]["commitment"] == record["shuffle"]["commitment"]
        # A record carries the rules version of the program that wrote it.
        rules = GAMES[record["game"]].meta.rules_version
        assert await export_record(guest, table) == {**record, "rules": rules}
        assert [line["table"] for line in (await ada.get("/tables")).json()["tables"]] == [table]
        refused(await ada.post(f"/tables/{table}/rematch"), 403, "not-your-seat")


@scene
async def test_a_finished_import_without_a_shuffle_proof_gets_none(server: Server) -> None:
    record = json.loads((RECORDS / "clans-last-card-2-players.json").read_text())
    record["shuffle"] = None
    async with Client(server.url) as ada:
        table = await import_record(ada, record)
        assert (await ada.view(table))["shuffle"] == {
            "match": record["match"],
            "commitment": "",
            "salts": [],
            "secret": None,
            "imported": True,
        }
        result = await get_proof(ada, table)
        assert (result["draws"], result["given"]) == (0, len(record["log"]))
        assert await export_record(ada, table) == record


@scene
async def test_a_match_that_ends_here_has_our_shuffle_proof(server: Server) -> None:
    async with Client(server.url) as ada:
        table = await ada.create_table("glenmore", *TWO, start=True)
        copy = await import_record(ada, {**await export_record(ada, table), "shuffle": None})
        await ada.command(copy, "arrange", seats=[{"kind": "keep", "seat": 0}, person("Bob")])
        await ada.command(copy, "start")
        seal = (await ada.view(copy))["shuffle"]
        await ada.command(copy, "resign", seat=0)
        later = (await ada.view(copy))["shuffle"]
        assert (later["commitment"], later["imported"]) == (seal["commitment"], False)
        assert sha256(bytes.fromhex(later["secret"])).hexdigest() == seal["commitment"]


@scene
async def test_unknown_bots_of_a_record_are_replaced(server: Server) -> None:
    record = json.loads((RECORDS / "clans-last-card-2-players.json").read_text())
    record["seats"] = [{"name": "Ann"}, {"name": "Deep", "bot": "deep-gold"}]
    async with Client(server.url) as ada:
        table = await import_record(ada, record)
        body = {"ply": 30, "seat": 0, "name": "Ada"}
        fork = (await ada.post(f"/tables/{table}/fork", body)).json()["table"]
        async with ada.socket(fork) as screen:
            assert names(screen.view) == ["Ada", "greedy"]
            await screen.until(lambda view: view["to_move"] == 0)


@scene
async def test_a_running_match_is_imported_and_continued(server: Server) -> None:
    async with browsers(server, 3) as (home, gwen, hal):
        chairs = (person("Ada"), person("Bob"), bot("random"))
        table = await home.create_table("glenmore", *chairs, shuffle_seats=False, start=True)
        position = await home.view(table)
        copy = await import_record(gwen, await export_record(home, table))
        view = await gwen.view(copy)
        assert (view["status"], view["host"]) == ("lobby", True)
        assert (names(view), view["seats"][0]["mine"]) == (["Ada", "", "random"], True)
        await hal.join(copy, await gwen.invite_key(copy), "Hal")
        assert (await gwen.command(copy, "start")).status_code == 200
        view = await gwen.view(copy)
        assert (view["ply"], names(view)) == (position["ply"], ["Ada", "Hal", "random"])
        assert view["shuffle"]["commitment"] != position["shuffle"]["commitment"]
        assert view["shuffle"]["match"] != position["shuffle"]["match"]
        await gwen.play(copy)


@scene
async def test_the_record_of_one_seat_cannot_be_imported(server: Server) -> None:
    async with Client(server.url) as home:
        table = await home.create_table("clans", *TWO, start=True)
        answer = await home.post("/records", await export_record(home, table, seat=0))
        refused(answer, 400, "record", "seen_by")
        assert answer.json()["error"]["rule"] == "R 8"


@scene
async def test_a_false_record_is_refused_with_entry_and_rule(server: Server) -> None:
    record = json.loads((RECORDS / "clans-last-card-2-players.json").read_text())
    async with Client(server.url) as ada:
        wrong = {**record, "log": [*record["log"][:30], *record["log"][31:]]}
        answer = await ada.post("/records", wrong)
        refused(answer, 400, "record", "log[30].seat")
        assert answer.json()["error"]["rule"] == "M 1"
        wrong = {**record, "result": {**record["result"], "ranking": [1, 1]}}
        refused(await ada.post("/records", wrong), 400, "record", "result")
        assert (await ada.get("/tables")).json() == {"tables": []}
