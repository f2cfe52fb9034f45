"""The list of tables shows how finished games ended, and nothing of the scores before."""

import msgspec

from clachan.server.tables.summaries import Summary, read_summary
from tests.support.server.responses import both_games
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


async def line_of(client: Client, table: str) -> Json:
    lines = (await client.get("/tables")).json()["tables"]
    (line,) = [one for one in lines if one["table"] == table]
    found: Json = line
    return found


@both_games
@scene
async def test_a_finished_game_is_listed_with_places_and_points(server: Server, game: str) -> None:
    async with Client(server.url) as ada:
        table = await ada.create_table(game, person("Ada"), person("Bob"), start=True)
        assert (await line_of(ada, table))["result"] is None
        view = await ada.play(table)
        assert (await line_of(ada, table))["result"] is None
        view = await ada.finish(table)
        outcome = view["outcome"]
        assert (await line_of(ada, table))["result"] == {
            "ranking": outcome["ranking"],
            "totals": [sheet["total"] for sheet in outcome["sheets"]],
        }


@scene
async def test_everyone_at_the_table_sees_the_same_result(server: Server) -> None:
    async with browsers(server, 2) as (ada, bob):
        table = await ada.create_table("clans", person("Ada"), OPEN, shuffle_seats=False)
        await bob.join(table, await ada.invite_key(table), "Bob")
        await ada.command(table, "start")
        await ada.command(table, "resign", seat=0)
        found = [(await line_of(one, table))["result"] for one in (ada, bob)]
        assert found[0] == found[1]
        assert found[0]["ranking"] == [2, 1]


@scene
async def test_a_record_of_a_finished_game_is_listed_with_its_result(server: Server) -> None:
    async with Client(server.url) as ada:
        table = await ada.create_table(
            "clans", person("Ada"), bot(), start=True, shuffle_seats=False
        )
        await ada.command(table, "resign", seat=0)
        record = (await ada.get(f"/tables/{table}/record")).json()
        again = (await ada.post("/records", record)).json()["table"]
        assert (await line_of(ada, again))["result"]["ranking"] == [2, 1]


def test_a_summary_without_a_result_has_none() -> None:
    kept = Summary("clans", "over", ("Ada", "Bob"), (("me",), ()), None, waits=False, touched_at=1)
    stored = msgspec.to_builtins(kept)
    del stored["result"]
    assert read_summary("T", msgspec.json.encode(stored), "me").result is None
