"""Rematches, and forks: new tables from positions of other tables."""

import asyncio
from typing import Any

from tests.support.server.responses import both_games, names, own_names, refused
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

TWO = (person("Ada"), person("Bob"))


async def create_from(client: Client, table: str, how: str, body: Json | None = None) -> str:
    answer = await client.post(f"/tables/{table}/{how}", body)
    assert answer.status_code == 201, answer.text
    name: str = answer.json()["table"]
    return name


async def actions_of(client: Client, table: str, **query: object) -> list[str]:
    """The actions in effect, as this browser sees them in the story."""
    entries = (await client.get(f"/tables/{table}/story", **query)).json()["entries"]
    return [one["action"] for one in entries if one["kind"] == "action"]


async def list_tables(client: Client) -> list[Json]:
    """The summaries of this browser's tables."""
    lines: list[Json] = (await client.get("/tables")).json()["tables"]
    return lines


def bots_of(view: Json) -> list[tuple[str, str]]:
    """The names and kinds of the bots."""
    return sorted((seat["name"], seat["bot"]) for seat in view["seats"] if seat["bot"])


# Rematches


@both_games
@scene
async def test_a_rematch_moves_all_players_by_one_seat(server: Server, game: str) -> None:
    async with browsers(server, 2) as (ada, bob):
        table = await ada.create_table(game, person("Ada"), OPEN, bot(), shuffle_seats=False)
        await bob.join(table, await ada.invite_key(table), "Bob")
        await ada.command(table, "start")
        refused(await bob.post(f"/tables/{table}/rematch"), 409, "not-over")
        for client, seat in ((ada, 0), (bob, 1)):
            await client.command(table, "resign", seat=seat)
        again = await create_from(bob, table, "rematch")
        view = await bob.view(again)
        assert (names(view), view["host"], view["status"]) == (
            ["Bob", "greedy", "Ada"],
            True,
            "lobby",
        )
        assert [seat["mine"] for seat in (await ada.view(again))["seats"]] == [False, False, True]
        assert view["shuffle"]["commitment"] != (await bob.view(table))["shuffle"]["commitment"]
        assert (await bob.command(again, "start")).status_code == 200
        assert names(await ada.view(again)) == ["Bob", "greedy", "Ada"]


@scene
async def test_a_rematch_is_created_once_and_shown_to_all(server: Server) -> None:
    async with browsers(server, 3) as (ada, bob, guest):
        table = await ada.create_table("clans", person("Ada"), OPEN, shuffle_seats=False)
        await bob.join(table, await ada.invite_key(table), "Bob")
        await ada.command(table, "start")
        await ada.command(table, "resign", seat=0)
        refused(await guest.post(f"/tables/{table}/rematch"), 403, "not-your-seat")
        async with guest.socket(table) as watching:
            wishes = [create_from(one, table, "rematch") for one in (ada, bob) * 3]
            (again,) = set(await asyncio.gather(*wishes))
            assert (await watching.until(lambda view: view["rematch"]))["rematch"] == again
        for one in (ada, bob):
            tables = [line["table"] for line in (await one.get("/tables")).json()["tables"]]
            assert sorted(tables) == sorted([table, again])


@scene
async def test_a_bot_keeps_its_name_in_rematches_and_records(server: Server) -> None:
    async with Client(server.url) as ada:
        table = await ada.create_table("clans", person("Ada"), bot("random"), start=True)
        for _ in range(3):
            view = await ada.view(table)
            assert bots_of(view) == [("Hamish", "random")]
            await ada.command(table, "resign", seat=view["viewing"])
            (line,) = [one for one in await list_tables(ada) if one["table"] == table]
            assert line["seats"] == own_names(view)
            record = (await ada.get(f"/tables/{table}/record")).json()
            again = (await ada.post("/records", record)).json()["table"]
            assert own_names(await ada.view(again)) == own_names(view)
            table = await create_from(ada, table, "rematch")


@scene
async def test_bots_keep_their_names_and_levels_in_any_seat(server: Server) -> None:
    async with Client(server.url) as ada:
        seats = (person("Ada"), bot("random"), bot("greedy"))
        table = await ada.create_table("glenmore", *seats, shuffle_seats=True)
        bots = [("Hamish", "random"), ("Morag", "greedy")]
        assert bots_of(await ada.view(table)) == bots
        chairs = [{"kind": "keep", "seat": seat} for seat in (2, 0, 1)]
        await ada.command(table, "arrange", seats=chairs)
        await ada.command(table, "start")
        view = await ada.view(table)
        assert bots_of(view) == bots
        fork = await create_from(ada, table, "fork", {"ply": view["ply"]})
        assert bots_of(await ada.view(fork)) == bots


@both_games
@scene
async def test_a_rematch_against_bots_starts_immediately(server: Server, game: str) -> None:
    async with Client(server.url) as ada:
        table = await ada.create_table(
            game, person("Ada"), bot("random"), start=True, shuffle_seats=False
        )
        await ada.command(table, "resign", seat=0)
        view = await ada.view(await create_from(ada, table, "rematch"))
        assert (names(view), view["status"]) == (["random", "Ada"], "playing")


# From a match that is over


@both_games
@scene
async def test_a_fork_of_a_finished_match_is_exact(server: Server, game: str) -> None:
    async with browsers(server, 2) as (home, guest):
        table = await home.create_table(game, *TWO, start=True)
        begun = (await home.view(table))["ply"]
        ply = (await home.play(table, 5))["ply"]
        await home.command(table, "resign", seat=1)
        log = await actions_of(home, table)
        for at in (0, begun, begun + 1, ply):
            fork = await create_from(guest, table, "fork", {"ply": at, "seat": 1, "name": "Gwen"})
            view = await guest.view(fork, since=0)
            assert view["origin"] == {"kind": "fork", "ply": at, "exact": True}
            assert (view["status"], names(view)) == ("playing", ["greedy", "Gwen"])
            await guest.command(fork, "resign", seat=1)
            assert (await actions_of(guest, fork))[:at] == log[:at]


@scene
async def test_players_keep_their_names_in_a_fork(server: Server) -> None:
    async with Client(server.url) as ada:
        table = await ada.create_table("clans", person("Ada"), bot("random"), start=True)
        mine = (await ada.view(table))["viewing"]
        await ada.command(table, "resign", seat=mine)
        view = await ada.view(await create_from(ada, table, "fork", {"ply": 25}))
        assert names(view) == [{0: "Ada", 1: "random"}[abs(mine - seat)] for seat in (0, 1)]


# From a match that runs


@scene
async def test_a_fork_of_a_running_match_uses_only_what_the_player_knows(server: Server) -> None:
    async with Client(server.url) as home:
        table = await home.create_table("clans", *TWO, start=True)
        view = await home.play(table, 4)
        mine = (await home.view(table, seat=0))["position"]
        theirs = [(await home.view(table, seat=1))["position"]["hands"][1]]
        secret = view["shuffle"]["commitment"]
        seen = await actions_of(home, table, seat=0)
        for _ in range(6):
            body = {"ply": view["ply"], "seat": 0, "seats": TWO}
            fork = await create_from(home, table, "fork", body)
            assert (await home.view(fork))["shuffle"]["commitment"] != secret
            assert (await home.command(fork, "start")).status_code == 200
            then = await home.view(fork, seat=0)
            assert then["origin"] == {"kind": "fork", "ply": view["ply"], "exact": False}
            assert then["position"] == mine
            assert await actions_of(home, fork, seat=0) == seen
            theirs.append((await home.view(fork, seat=1))["position"]["hands"][1])
        # Ten cards are hidden, six of them in that hand: all seven agree only by an extreme chance.
        assert len({tuple(hand) for hand in theirs}) > 1


@scene
async def test_a_player_with_one_seat_continues_from_it(server: Server) -> None:
    async with Client(server.url) as ada:
        table = await ada.create_table(
            "clans", person("Ada"), bot(), start=True, shuffle_seats=False
        )
        before = await ada.view(table)
        fork = await create_from(ada, table, "fork", {"ply": before["ply"]})
        view = await ada.view(fork)
        assert view["position"]["hands"] == before["position"]["hands"]
        assert not view["origin"]["exact"]


@scene
async def test_without_hidden_information_a_fork_of_a_running_match_is_exact(
    server: Server,
) -> None:
    async with browsers(server, 2) as (home, guest):
        table = await home.create_table("glenmore", *TWO, start=True)
        view = await home.play(table, 6)
        fork = await create_from(guest, table, "fork", {"ply": view["ply"], "name": "Gwen"})
        then = await guest.view(fork)
        assert then["origin"] == {"kind": "fork", "ply": view["ply"], "exact": True}
        assert names(then) == ["Gwen", "greedy"]
        before = await actions_of(home, table)
        # It may be the bot's turn at the new table, and the bot moves without delay.
        assert (await actions_of(guest, fork))[: len(before)] == before
        assert then["shuffle"]["commitment"] != view["shuffle"]["commitment"]


@scene
async def test_a_fork_request_may_choose_the_seats(server: Server) -> None:
    async with browsers(server, 2) as (ada, bob):
        table = await ada.create_table("glenmore", *TWO, start=True)
        ply = (await ada.play(table, 3))["ply"]
        seats = [person("Ada"), OPEN]
        fork = await create_from(ada, table, "fork", {"ply": ply, "seats": seats})
        view = await ada.view(fork)
        assert (view["status"], view["shuffle_seats"], view["position"]) == ("lobby", False, None)
        await bob.join(fork, await ada.invite_key(fork), "Bob")
        three = {"seats": [person("Ada"), bot(), bot()]}
        refused(await ada.command(fork, "arrange", **three), 400, "bad-seats", "seats")
        assert (await ada.command(fork, "start")).status_code == 200
        view = await bob.view(fork)
        assert (view["ply"], names(view), view["viewing"]) == (ply, ["Ada", "Bob"], 1)


async def refused_fork(client: Client, table: str, body: dict[str, Any], *error: Any) -> None:
    refused(await client.post(f"/tables/{table}/fork", body), *error)


@scene
async def test_forks_that_are_refused(server: Server) -> None:
    async with browsers(server, 2) as (home, guest):
        lobby = await home.create_table()
        await refused_fork(home, lobby, {"ply": 0}, 409, "not-started")
        table = await home.create_table("clans", *TWO, start=True)
        await refused_fork(home, table, {"ply": 26, "seat": 0}, 400, "bad-ply", "ply")
        other = {"ply": 25, "seat": 0, "name": "Gwen"}
        await refused_fork(guest, table, other, 403, "not-your-seat", "seat")
        await refused_fork(guest, table, {"ply": 25}, 400, "name-needed", "name")
        three = [person("Gwen"), bot(), bot()]
        await refused_fork(guest, table, {"ply": 25, "seats": three}, 400, "bad-seats", "seats")
        await home.finish(table)
        await refused_fork(home, table, {"ply": 41, "seat": 0}, 409, "over", "ply")
        far = {"ply": 25, "seat": 2, "name": "Gwen"}
        await refused_fork(guest, table, far, 403, "not-your-seat", "seat")


@both_games
@scene
async def test_a_fork_with_chosen_seats_may_start(server: Server, game: str) -> None:
    async with Client(server.url) as ada:
        table = await ada.create_table(game, *TWO, bot(), start=True, shuffle_seats=False)
        view = await ada.play(table, 2)
        ply, to_move = view["ply"], view["to_move"]
        seats = [bot("club"), bot("beginner")]
        seats.insert(to_move, person("Ada"))  # so that no bot plays before the test looks
        body = {"ply": ply, "seat": 1, "seats": seats, "start": True, "nonce": f"f-{game}"}
        fork = await create_from(ada, table, "fork", body)
        view = await ada.view(fork)
        assert (view["status"], view["ply"]) == ("playing", ply)
        assert [seat["bot"] for seat in view["seats"]] == [one.get("bot") for one in seats]
        assert [view["seats"][at]["mine"] for at in range(3)] == [at == to_move for at in range(3)]
        assert await create_from(ada, table, "fork", body) == fork
        other = {**body, "start": False}
        refused(await ada.post(f"/tables/{table}/fork", other), 409, "nonce-reused", "nonce")


@scene
async def test_the_seats_of_a_fork_are_checked_and_nothing_is_left(server: Server) -> None:
    async with Client(server.url) as ada:
        table = await ada.create_table("clans", *TWO, start=True, shuffle_seats=False)
        ply = (await ada.play(table))["ply"]
        wrong = [
            ([person("Ada"), OPEN], 409, "open-seats", "seats"),
            ([person("Ada")], 400, "bad-seats", "seats"),
            ([person("Ada"), bot(), bot()], 400, "bad-seats", "seats"),
            ([person("Ada"), bot("chess-master")], 400, "unknown-bot", "seats"),
            ([bot(), person("\u200b")], 400, "name-needed", "seats[1].name"),
        ]
        for seats, status, code, field in wrong:
            body = {"ply": ply, "seat": 0, "seats": seats, "start": True}
            refused(await ada.post(f"/tables/{table}/fork", body), status, code, field)
        assert [line["table"] for line in await list_tables(ada)] == [table]
