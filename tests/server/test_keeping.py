"""Records: what is exported while a match runs and after it, what is imported, what proves fair."""

import json
from hashlib import sha256
from pathlib import Path

import pytest

from clachan.cli import main
from clachan.games import GAMES
from tests.server.reading import both_games, names, refused
from tests.server.running import OPEN, Client, Json, Server, bot, browsers, person, scene

RECORDS = Path(__file__).resolve().parents[1] / "records"
TWO = (person("Ada"), person("Bob"))


async def exported(client: Client, table: str, **query: object) -> Json:
    answer = await client.get(f"/tables/{table}/record", **query)
    assert answer.status_code == 200, answer.text
    record: Json = answer.json()
    return record


async def imported(client: Client, record: Json) -> str:
    answer = await client.post("/records", record)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def hidden(record: Json) -> int:
    return sum(entry.get("action") == "deal ?" for entry in record["log"])


# Exporting


@scene
async def test_the_record_of_a_running_match_is_what_its_exporter_saw(server: Server) -> None:
    async with browsers(server, 2) as (home, guest):
        table = await home.lay("clans", *TWO, start=True)
        await home.play(table, 2)
        for seat, others_cards in ((0, 8), (1, 9)):
            record = await exported(home, table, seat=seat)
            assert (record["seen_by"], hidden(record)) == (seat, others_cards)
            assert (record["result"], record["shuffle"]["secret"]) == (None, None)
        for client in (home, guest):
            record = await exported(client, table)
            assert (record["seen_by"], hidden(record)) == ("spectators", 17)
        refused(await guest.get(f"/tables/{table}/record", seat=0), 403, "not-your-seat", "seat")


@scene
async def test_where_nothing_is_hidden_everybody_saw_the_whole_of_it(server: Server) -> None:
    async with browsers(server, 2) as (home, guest):
        table = await home.lay("glenmore", *TWO, start=True)
        await home.play(table, 2)
        record = await exported(guest, table)
        assert (record["seen_by"], record["shuffle"]["secret"]) == ("all", None)
        assert record == await exported(home, table, seat=0)


@both_games
@scene
async def test_when_it_is_over_everybody_has_the_whole_of_it(server: Server, game: str) -> None:
    async with browsers(server, 2) as (home, guest):
        table = await home.lay(game, *TWO, start=True)
        view = await home.play(table, 2)
        await home.command(table, "resign", seat=0)
        record = await exported(guest, table)
        assert (record["seen_by"], hidden(record)) == ("all", 0)
        assert record["match"] == view["shuffle"]["match"]
        assert record["seats"] == [{"name": name} for name in names(view)]
        assert record["result"]["reason"] == "match-resignation"
        assert record["log"][-1]["kind"] == "resign"
        assert record["shuffle"]["secret"]


# Verifying


def verified(record: Json, folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """What ``clachan verify`` says of it."""
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
        table = await ada.lay(game, *chairs, salt="heather", shuffle_seats=False)
        await bob.join(table, await ada.invite_key(table), "Bob", salt="thistle")
        await ada.command(table, "start")
        seal = (await ada.view(table))["shuffle"]
        await ada.play(table)
        assert verified(await exported(ada, table), tmp_path, capsys)[0] == 1
        refused(await bob.get(f"/tables/{table}/shuffle"), 409, "not-over")
        await ada.command(table, "resign", seat=0)
        record = await exported(bob, table)
        assert record["shuffle"]["commitment"] == seal["commitment"]
        assert record["shuffle"]["salts"] == ["heather", "thistle"]
        assert (await proof(bob, table))["draws"] == draws_of(record)
        status, said = verified(record, tmp_path, capsys)
        assert status == 0, said
        record["shuffle"]["salts"] = ["heather", "gorse"]
        assert verified(record, tmp_path, capsys)[0] == 1


async def proof(client: Client, table: str) -> Json:
    """What the server says that made every draw once more."""
    answer = await client.get(f"/tables/{table}/shuffle")
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


def draws_of(record: Json, first: int = 0) -> int:
    return sum(entry["seat"] == -1 for entry in record["log"][first:])


async def play_until_a_draw(home: Client, table: str) -> None:
    since = (await home.view(table))["seq"]
    while not any(one["seat"] == -1 for one in (await home.view(table, since=since))["happened"]):
        await home.play(table)


@scene
async def test_draws_that_were_undone_are_proved_too(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Client(server) as home:
        table = await home.lay("glenmore", *TWO, start=True)
        await play_until_a_draw(home, table)
        await home.command(table, "undo", seat=0)
        await home.command(table, "answer-undo", seat=1, agree=True)
        await play_until_a_draw(home, table)
        await home.command(table, "resign", seat=0)
        record = await exported(home, table)
        assert [entry.get("kind") for entry in record["log"]].count("undo") == 1
        assert (await proof(home, table))["draws"] == draws_of(record)
        status, said = verified(record, tmp_path, capsys)
        assert status == 0, said


@scene
async def test_of_a_match_that_was_continued_only_the_rest_is_proved(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Client(server) as ada:
        table = await ada.lay("glenmore", *TWO, start=True)
        ply = (await ada.play(table, 4))["ply"]
        body = {"ply": ply, "seats": TWO}
        fork = (await ada.post(f"/tables/{table}/fork", body)).json()["table"]
        await ada.command(fork, "start")
        await play_until_a_draw(ada, fork)
        await ada.command(fork, "resign", seat=0)
        record = await exported(ada, fork)
        assert record["shuffle"]["given"] == ply
        told = await proof(ada, fork)
        assert (told["given"], told["draws"]) == (ply, draws_of(record, ply))
        status, said = verified(record, tmp_path, capsys)
        assert status == 1
        assert str(ply) in said


@scene
async def test_a_forged_match_is_found_out(server: Server) -> None:
    record = json.loads((RECORDS / "glenmore-third-scoring-3-players.json").read_text())
    secret = bytes(32)
    seal = {"secret": secret.hex(), "commitment": sha256(secret).hexdigest(), "salts": ["", "", ""]}
    record["shuffle"] = {**seal, "given": 0}
    async with Client(server) as ada:
        table = await imported(ada, record)
        assert (await ada.view(table))["shuffle"]["imported"] is True
        told = await proof(ada, table)
        assert (told["draws"], told["problem"]["key"]) == (0, "shuffle-draw-differs")
        assert record["log"][told["entry"] - 1]["seat"] == -1


# Importing


@pytest.mark.parametrize("name", ["clans-last-card-3-players", "glenmore-third-scoring-2-players"])
@scene
async def test_a_finished_match_is_imported_to_be_looked_at(server: Server, name: str) -> None:
    record = json.loads((RECORDS / f"{name}.json").read_text())
    async with browsers(server, 2) as (ada, guest):
        table = await imported(ada, record)
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
        assert await exported(guest, table) == {**record, "rules": rules}
        assert [line["table"] for line in (await ada.get("/tables")).json()["tables"]] == [table]
        refused(await ada.post(f"/tables/{table}/rematch"), 403, "not-your-seat")


@scene
async def test_without_a_seal_of_its_own_it_gets_none_of_ours(server: Server) -> None:
    record = json.loads((RECORDS / "clans-last-card-2-players.json").read_text())
    record["shuffle"] = None
    async with Client(server) as ada:
        table = await imported(ada, record)
        assert (await ada.view(table))["shuffle"] == {
            "match": record["match"],
            "commitment": "",
            "salts": [],
            "secret": None,
            "imported": True,
        }
        told = await proof(ada, table)
        assert (told["draws"], told["given"]) == (0, len(record["log"]))
        assert await exported(ada, table) == record


@scene
async def test_but_a_match_that_ends_here_has_ours(server: Server) -> None:
    async with Client(server) as ada:
        table = await ada.lay("glenmore", *TWO, start=True)
        copy = await imported(ada, {**await exported(ada, table), "shuffle": None})
        await ada.command(copy, "arrange", seats=[{"kind": "keep", "seat": 0}, person("Bob")])
        await ada.command(copy, "start")
        seal = (await ada.view(copy))["shuffle"]
        await ada.command(copy, "resign", seat=0)
        later = (await ada.view(copy))["shuffle"]
        assert (later["commitment"], later["imported"]) == (seal["commitment"], False)
        assert sha256(bytes.fromhex(later["secret"])).hexdigest() == seal["commitment"]


@scene
async def test_and_continued_against_bots_that_there_are(server: Server) -> None:
    record = json.loads((RECORDS / "clans-last-card-2-players.json").read_text())
    record["seats"] = [{"name": "Ann"}, {"name": "Deep", "bot": "deep-gold"}]
    async with Client(server) as ada:
        table = await imported(ada, record)
        body = {"ply": 30, "seat": 0, "name": "Ada"}
        fork = (await ada.post(f"/tables/{table}/fork", body)).json()["table"]
        async with ada.socket(fork) as screen:
            assert names(screen.view) == ["Ada", "greedy"]
            await screen.until(lambda view: view["to_move"] == 0)


@scene
async def test_a_running_match_is_imported_to_go_on(server: Server) -> None:
    async with browsers(server, 3) as (home, gwen, hal):
        chairs = (person("Ada"), person("Bob"), bot("random"))
        table = await home.lay("glenmore", *chairs, shuffle_seats=False, start=True)
        position = await home.view(table)
        copy = await imported(gwen, await exported(home, table))
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
async def test_what_one_seat_saw_of_a_match_cannot_be_imported(server: Server) -> None:
    async with Client(server) as home:
        table = await home.lay("clans", *TWO, start=True)
        answer = await home.post("/records", await exported(home, table, seat=0))
        refused(answer, 400, "record", "seen_by")
        assert answer.json()["error"]["rule"] == "R 8"


@scene
async def test_a_record_that_lies_is_refused_by_entry_and_rule(server: Server) -> None:
    record = json.loads((RECORDS / "clans-last-card-2-players.json").read_text())
    async with Client(server) as ada:
        wrong = {**record, "log": [*record["log"][:30], *record["log"][31:]]}
        answer = await ada.post("/records", wrong)
        refused(answer, 400, "record", "log[30].seat")
        assert answer.json()["error"]["rule"] == "M 1"
        wrong = {**record, "result": {**record["result"], "ranking": [1, 1]}}
        refused(await ada.post("/records", wrong), 400, "record", "result")
        assert (await ada.get("/tables")).json() == {"tables": []}
