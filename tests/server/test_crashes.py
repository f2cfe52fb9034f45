"""``kill -9`` at random moments under load: nothing that was acknowledged is lost."""

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from clachan.dealer import verify
from clachan.wire import open_record, read_record
from tests.support.server.history import check_all, database_of
from tests.support.server.random_play import LoadedServer, RandomPlay
from tests.support.server.server_process import Client, Json, person

TABLES = [("clans", 2, 0), ("clans", 2, 1), ("clans", 0, 3)]
"""Game, people, bots; a table without people has a spectator."""
MORE_TABLES = [*TABLES, ("clans", 2, 0), ("glenmore", 2, 1)]
"""For the deep run: a match of Glen More has many more actions."""
RIVALS = 1
"""The first player of each match plays in two tabs, of which one is often late."""


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str]:
    """The place of the tables, as an option of ``clachan serve``."""
    if request.param == "sqlite":
        return "--data", str(tmp_path)
    url: str = request.getfixturevalue("postgres_url")
    return "--database", url


@pytest.mark.long
def test_no_acknowledged_move_is_lost_when_the_server_is_killed(
    place: tuple[str, str], deep: bool
) -> None:
    if deep:
        asyncio.run(_play_under_load(place, MORE_TABLES, crashes=200))
    else:
        asyncio.run(_play_under_load(place, TABLES, crashes=3))


async def _play_under_load(
    place: tuple[str, str], tables: Sequence[tuple[str, int, int]], crashes: int
) -> None:
    rng = random.Random(crashes)
    # The other server may still compute a bot's move, for a short time.
    loaded = await LoadedServer.begin(*place, "--bot-deadline-s", "1")
    try:
        playing = [
            asyncio.create_task(
                loaded.create_players(*create_players, random.Random(number), RIVALS)
            )
            for number, create_players in enumerate(tables)
        ]
        for _ in range(crashes):
            await asyncio.sleep(rng.uniform(0.05, 0.5))
            await loaded.crash()
        loaded.is_late = True
        await asyncio.gather(*playing)
        for players in loaded.played:
            await _check(players)
        tally = await check_all(database_of(place), loaded.histories)
    finally:
        loaded.server.stop()
    print(f"{crashes} crashes, {tally}")
    assert len(loaded.played) >= len(tables)
    assert tally.acknowledged > 0
    assert set(tally.refused) <= {"stale", "over"}
    if crashes > 50:  # with that many, some happen between a command and its answer
        assert tally.repeated > 0


def test_a_command_whose_answer_was_lost_is_carried_out_once(place: tuple[str, str]) -> None:
    asyncio.run(_lost_answer(place))


async def _lost_answer(place: tuple[str, str]) -> None:
    loaded = await LoadedServer.begin(*place)
    try:
        async with Client(loaded.server.url) as ada:
            table = await ada.create_table("clans", person("Ada"), person("Bob"), start=True)
            view = await ada.view(table, seat=(await ada.view(table))["to_move"])
            move = {"type": "play", "nonce": "n", "seq": view["seq"], "seat": view["viewing"]}
            move["action"] = view["legal"][0]["text"]
            async with ada.socket(table) as hers, ada.socket(table) as another:
                await hers.send(**move)
                await another.until(lambda seen: seen["ply"] > view["ply"])
                await loaded.crash()
            async with ada.socket(table, since=view["seq"]) as hers:
                (entry,) = hers.view["happened"]
                assert entry["action"] == move["action"]
                for _ in range(2):
                    await hers.send(**move)
                    answer = await hers.answer("n")
                    assert answer == {"type": "done", "nonce": "n", "seq": entry["seq"]}
            assert (await ada.view(table))["ply"] == view["ply"] + 1
    finally:
        loaded.server.stop()


async def _check(players: list[RandomPlay]) -> None:
    """Every entry sent to a client is in the story, in its place and once, and the draws are right."""
    async with Client(players[0].loaded.server.url) as anyone:
        table = players[0].table
        story = (await anyone.get(f"/tables/{table}/story")).json()["entries"]
        record = read_record((await anyone.get(f"/tables/{table}/record")).content)
    assert record.shuffle is not None
    assert verify(record.match_id, open_record(record), record.shuffle) > 0
    for player in players:
        received = [player.happened[number + 1] for number in range(len(story))]
        assert [_gist(entry) for entry in received] == [_gist(entry) for entry in story]


def _gist(entry: Json) -> tuple[int, int, int, str]:
    """The part of an entry that is the same for all, before and after the end."""
    return entry["seq"], entry["ply"], entry["seat"], entry["kind"]
