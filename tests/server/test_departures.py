"""Leaving the lobby, resigning, deleting and forgetting tables."""

import pytest
import websockets

from tests.support.server.responses import both_games, names, refused
from tests.support.server.server_process import OPEN, Client, Server, bot, browsers, person, scene

# Before the start


@both_games
@scene
async def test_a_player_who_leaves_the_lobby_opens_the_chair(server: Server, game: str) -> None:
    async with browsers(server, 2) as (ada, bob):
        table = await ada.create_table(game, person("Ada"), OPEN)
        key = await ada.invite_key(table)
        await bob.join(table, key, "Bob")
        assert (await bob.command(table, "leave", seat=1)).status_code == 200
        view = await ada.view(table)
        assert (names(view), view["host"]) == (["Ada", ""], True)
        assert (await bob.join(table, key, "Bob again")).json() == {"seats": [1]}


@scene
async def test_a_host_who_leaves_hands_the_table_to_another_player(server: Server) -> None:
    async with browsers(server, 3) as (ada, bob, cleo):
        table = await ada.create_table("clans", person("Ada"), OPEN, OPEN)
        key = await ada.invite_key(table)
        await bob.join(table, key, "Bob")
        await cleo.join(table, key, "Cleo")
        await ada.command(table, "leave", seat=0)
        assert [(await one.view(table))["host"] for one in (ada, bob, cleo)] == [False, True, False]
        refused(await ada.command(table, "start"), 403, "not-host")
        seats = [{"kind": "keep", "seat": 1}, {"kind": "keep", "seat": 2}]
        assert (await bob.command(table, "arrange", seats=seats)).status_code == 200
        assert (await bob.command(table, "start")).status_code == 200


@scene
async def test_a_host_with_another_seat_stays_the_host(server: Server) -> None:
    async with Client(server.url) as ada:
        table = await ada.create_table("clans", person("Ada"), person("Eve"))
        await ada.command(table, "leave", seat=0)
        view = await ada.view(table)
        assert (names(view), view["host"]) == (["", "Eve"], True)


@scene
async def test_the_first_to_join_an_abandoned_table_is_its_host(
    server: Server,
) -> None:
    async with browsers(server, 2) as (ada, bob):
        table = await ada.create_table("clans", person("Ada"), OPEN)
        key = await ada.invite_key(table)
        await ada.command(table, "leave", seat=0)
        assert (await bob.join(table, key, "Bob", seat=1)).status_code == 200
        assert (await bob.view(table))["host"]


@scene
async def test_players_leave_only_their_own_seats_and_only_in_the_lobby(server: Server) -> None:
    async with browsers(server, 2) as (ada, bob):
        table = await ada.create_table("clans", person("Ada"), OPEN)
        await bob.join(table, await ada.invite_key(table), "Bob")
        refused(await bob.command(table, "leave", seat=0), 403, "not-your-seat", "seat")
        await ada.command(table, "start")
        refused(await bob.command(table, "leave", seat=0), 409, "already-started")


# Resigning


@both_games
@scene
async def test_resigning_with_two_players_lets_the_other_win(server: Server, game: str) -> None:
    async with browsers(server, 2) as (ada, bob):
        table = await ada.create_table(game, person("Ada"), OPEN, shuffle_seats=False)
        await bob.join(table, await ada.invite_key(table), "Bob")
        await ada.command(table, "start")
        async with bob.socket(table) as watching:
            assert watching.view["shuffle"]["secret"] is None
            assert (await ada.command(table, "resign", seat=0)).status_code == 200
            view = await watching.until(lambda view: view["status"] == "over")
        outcome = view["outcome"]
        assert (outcome["ranking"], outcome["winners"], outcome["rule"]) == ([2, 1], [1], "M 6")
        assert outcome["reason"]["key"] == "match-resignation"
        assert view["seats"][0]["resigned"]
        assert view["shuffle"]["secret"]
        assert (view["to_move"], view["legal"], view["undo"]) == (None, [], None)
        refused(await bob.command(table, "resign", seat=1), 409, "over")


@both_games
@scene
async def test_resigning_with_more_players_lets_a_bot_continue(server: Server, game: str) -> None:
    async with Client(server.url) as ada:
        people = [person(name) for name in ("Ada", "Bob", "Cleo")]
        table = await ada.create_table(game, *people, shuffle_seats=False, start=True)
        async with ada.socket(table) as screen:
            await ada.command(table, "resign", seat=0)
            view = await screen.until(lambda view: view["seats"][0]["resigned"])
            assert (view["status"], view["seats"][0]["bot"]) == ("playing", "greedy")
            await screen.until(lambda view: view["to_move"] == 1)
        story = (await ada.get(f"/tables/{table}/story")).json()["entries"]
        assert {one["seat"] for one in story if one["kind"] == "action"} == {-1, 0}
        refused(await ada.command(table, "undo", seat=0), 409, "bot-plays", "seat")


@scene
async def test_a_player_who_resigned_comes_last(server: Server) -> None:
    async with Client(server.url) as ada:
        people = [person(name) for name in ("Ada", "Bob", "Cleo")]
        table = await ada.create_table("clans", *people, shuffle_seats=False, start=True)
        await ada.command(table, "resign", seat=0)
        async with ada.socket(table) as screen:
            while screen.view["status"] == "playing":
                await screen.until(lambda view: view["to_move"] != 0)
                if screen.view["status"] == "playing":
                    seq = (await ada.play(table))["seq"]
                    await screen.until(lambda view, seq=seq: view["seq"] >= seq)
        assert screen.view["outcome"]["ranking"][0] == 3
        assert 0 not in screen.view["outcome"]["winners"]


@scene
async def test_a_player_who_resigned_cannot_take_the_seat_back(server: Server) -> None:
    async with Client(server.url) as ada:
        table = await ada.create_table(
            "clans", person("Ada"), person("Bob"), bot(), start=True, shuffle_seats=False
        )
        await ada.command(table, "resign", seat=0)  # now it is Bob's turn, and the match waits
        answer = await ada.command(table, "take-back", seat=0)
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "illegal")


# Deleting and forgetting


@scene
async def test_the_host_deletes_a_table_and_viewers_are_notified(server: Server) -> None:
    async with browsers(server, 2) as (ada, bob):
        table = await ada.create_table("clans", person("Ada"), OPEN)
        await bob.join(table, await ada.invite_key(table), "Bob")
        refused(await bob.http.delete(f"/api/tables/{table}"), 403, "not-host")
        async with bob.socket(table) as watching:
            assert (await ada.http.delete(f"/api/tables/{table}")).status_code == 204
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await watching.until(lambda _: False)
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4404, "deleted")
        refused(await bob.get(f"/tables/{table}"), 404, "not-found", "table")
        assert (await bob.get("/tables")).json() == {"tables": []}


@scene
async def test_the_host_cannot_delete_a_match_that_others_play(server: Server) -> None:
    async with browsers(server, 2) as (ada, bob):
        table = await ada.create_table("clans", person("Ada"), OPEN, shuffle_seats=False)
        await bob.join(table, await ada.invite_key(table), "Bob")
        await ada.command(table, "start")
        refused(await ada.http.delete(f"/api/tables/{table}"), 409, "others-play")
        await bob.command(table, "resign", seat=1)
        assert (await ada.http.delete(f"/api/tables/{table}")).status_code == 204


@scene
async def test_a_match_against_bots_may_be_deleted_at_any_time(server: Server) -> None:
    async with Client(server.url) as ada:
        table = await ada.create_table("glenmore", person("Ada"), bot(), bot(), start=True)
        assert (await ada.http.delete(f"/api/tables/{table}")).status_code == 204


@both_games
@scene
async def test_a_player_may_forget_a_finished_table_and_others_keep_it(
    server: Server, game: str
) -> None:
    async with browsers(server, 2) as (ada, bob):
        table = await ada.create_table(game, person("Ada"), OPEN, shuffle_seats=False)
        await bob.join(table, await ada.invite_key(table), "Bob")
        await ada.command(table, "start")
        refused(await bob.post(f"/tables/{table}/forget"), 409, "not-over")
        await bob.command(table, "resign", seat=1)
        assert (await bob.post(f"/tables/{table}/forget")).status_code == 204
        assert (await bob.get("/tables")).json() == {"tables": []}
        assert [line["table"] for line in (await ada.get("/tables")).json()["tables"]] == [table]
        assert (await bob.view(table))["viewing"] == 1
