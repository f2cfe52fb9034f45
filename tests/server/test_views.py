"""What viewers get of a table: links, views of spectators and seats, lists, positions, the story."""

import asyncio
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from tests.support.server.responses import both_games, refused
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
)

# Spectators and chosen seats


@both_games
@scene
async def test_the_link_to_watch_shows_what_a_spectator_may_see(server: Server, game: str) -> None:
    async with browsers(server, 2) as (ada, guest):
        table = await ada.create_table(game, person("Ada"), person("Bob"), start=True)
        assert (await guest.get(f"/tables/{table}/links")).json()["watch"].endswith(f"/t/{table}")
        async with guest.socket(table) as watching:
            view = watching.view
            await ada.play(table)
            later = await watching.until(lambda then: then["ply"] > view["ply"])
        for seen in (view, later):
            assert (seen["viewing"], seen["legal"], seen["undo"]) == (None, [], None)
            assert not any(seat["mine"] for seat in seen["seats"])
            assert seen["position"]["seat"] is None
            assert seen["position"].get("hands", [None, None]) == [None, None]


@scene
async def test_players_see_the_number_of_watchers(server: Server) -> None:
    async with browsers(server, 3) as (ada, bob, guest):
        table = await ada.create_table("clans", person("Ada"), OPEN)
        await bob.create_table("clans", person("Bob"), bot())  # so that he has a cookie
        async with ada.socket(table) as playing, bob.socket(table), bob.socket(table):
            seq = (await playing.until(_watched_by(1)))["seq"]
            async with guest.socket(table):
                await playing.until(_watched_by(2))
            assert (await playing.until(_watched_by(1)))["seq"] == seq
            await bob.join(table, await ada.invite_key(table), "Bob")
            await playing.until(_watched_by(0))


@scene
async def test_a_player_who_leaves_the_seat_counts_as_a_watcher(server: Server) -> None:
    async with browsers(server, 2) as (ada, bob):
        table = await ada.create_table("clans", person("Ada"), OPEN)
        await bob.create_table("clans", person("Bob"), bot())  # so that he has a cookie
        key = await ada.invite_key(table)
        cleared = [{"kind": "keep", "seat": 0}, OPEN]
        async with ada.socket(table) as playing, bob.socket(table):
            for client, kind, fields in (
                (bob, "leave", {"seat": 1}),
                (ada, "arrange", {"seats": cleared}),
            ):
                await playing.until(_watched_by(1))
                await bob.join(table, key, "Bob")
                await playing.until(_watched_by(0))
                assert (await client.command(table, kind, **fields)).status_code == 200
                assert (await ada.view(table))["watchers"] == 1


def _watched_by(number: int) -> Callable[[Json], bool]:
    return lambda view: bool(view["watchers"] == number)


@scene
async def test_only_players_may_invite_and_only_while_a_chair_is_open(server: Server) -> None:
    async with browsers(server, 3) as (ada, bob, guest):
        table = await ada.create_table("clans", person("Ada"), OPEN)
        assert (await guest.get(f"/tables/{table}/links")).json()["invite"] is None
        await bob.join(table, await ada.invite_key(table), "Bob")
        assert (await ada.get(f"/tables/{table}/links")).json()["invite"] is None


@scene
async def test_of_several_seats_in_a_browser_only_the_chosen_one_is_shown(server: Server) -> None:
    async with Client(server.url) as home:
        table = await home.create_table("clans", person("Ada"), person("Bob"), bot(), start=True)
        view = await home.view(table)
        mine = [seat for seat, shown in enumerate(view["seats"]) if shown["mine"]]
        assert view["position"]["hands"] == [None, None, None]
        async with home.socket(table) as screen:
            for chosen in (*mine, None, mine[1]):
                await screen.send(type="look", seat=chosen)
                seen = await screen.until(lambda view, seat=chosen: view["viewing"] == seat)
                shown = [seat for seat, hand in enumerate(seen["position"]["hands"]) if hand]
                assert shown == ([] if chosen is None else [chosen])
            (theirs,) = {0, 1, 2} - set(mine)
            await screen.send(type="look", seat=theirs)
            answer = await screen.next()
            assert (answer["type"], answer["error"]["code"]) == ("refused", "not-your-seat")


@scene
async def test_a_player_with_one_seat_may_hide_it(server: Server) -> None:
    async with Client(server.url) as ada:
        table = await ada.create_table(
            "clans", person("Ada"), bot(), start=True, shuffle_seats=False
        )
        async with ada.socket(table) as screen:
            assert screen.view["viewing"] == 0
            await screen.send(type="look", seat=None)
            assert (await screen.until(lambda view: view["viewing"] is None))["legal"] == []


# Links


@scene
async def test_links_use_the_address_of_the_request(server: Server) -> None:
    async with Client(server.url) as ada:
        table = await ada.create_table("clans", person("Ada"), OPEN)
        links = (await ada.get(f"/tables/{table}/links")).json()
        assert links["watch"] == f"{server.url}/t/{table}"
        assert links["invite"].startswith(f"{server.url}/t/{table}#join=")
        assert links["local_only"]
        headers = {"host": "192.0.2.7:8700"}
        answer = await ada.http.get(f"/api/tables/{table}/links", headers=headers)
        assert answer.json()["watch"] == f"http://192.0.2.7:8700/t/{table}"
        assert not answer.json()["local_only"]


def test_links_use_the_public_address_if_there_is_one(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        async with Client(server.url) as ada:
            table = await ada.create_table("clans", person("Ada"), OPEN)
            links = (await ada.get(f"/tables/{table}/links")).json()
            assert links["watch"] == f"https://tables.example/t/{table}"
            assert links["invite"].startswith(f"https://tables.example/t/{table}#join=")
            assert not links["local_only"]
            carried = (await ada.post(f"/tables/{table}/carry")).json()["link"]
            assert carried.startswith(f"https://tables.example/t/{table}#carry=")

    public = ("--public-url", "https://tables.example")
    with running("--data", str(tmp_path), *public) as server:
        asyncio.run(play(server))


# The list of tables


async def list_tables(client: Client, **query: object) -> dict[str, Json]:
    answer = (await client.get("/tables", **query)).json()
    return {line["table"]: line for line in answer["tables"]}


@both_games
@scene
async def test_my_tables_and_whose_turn_it_is_there(server: Server, game: str) -> None:
    async with browsers(server, 3) as (ada, bob, guest):
        lobby = await ada.create_table(game, person("Ada"), OPEN)
        table = await ada.create_table(game, person("Ada"), OPEN, shuffle_seats=False)
        await bob.join(table, await ada.invite_key(table), "Bob")
        assert (await ada.command(table, "start")).status_code == 200
        mine = await list_tables(ada)
        assert list(mine) == [table, lobby]
        assert (mine[lobby]["status"], mine[lobby]["to_move"]) == ("lobby", None)
        line = mine[table]
        assert (line["game"], line["status"], line["seats"]) == (game, "playing", ["Ada", "Bob"])
        assert (line["mine"], line["to_move"], line["my_turn"]) == ([0], 0, True)
        theirs = (await list_tables(bob))[table]
        assert (theirs["mine"], theirs["to_move"], theirs["my_turn"]) == ([1], 0, False)
        assert await list_tables(guest) == {}
        await ada.command(table, "resign", seat=0)
        line = (await list_tables(bob))[table]
        assert (line["status"], line["to_move"], line["my_turn"]) == ("over", None, False)


# Log and positions


@both_games
@scene
async def test_the_view_has_the_log_since_a_given_event(server: Server, game: str) -> None:
    async with Client(server.url) as home:
        table = await home.create_table(game, person("Ada"), person("Bob"), start=True)
        seen = (await home.view(table))["seq"]
        assert (await home.view(table, since=seen))["happened"] == []
        then = await home.play(table, 3)
        happened = (await home.view(table, since=seen))["happened"]
        assert [one["seq"] for one in happened] == list(range(seen + 1, then["seq"] + 1))
        assert (
            happened
            == (await home.get(f"/tables/{table}/story")).json()["entries"][-len(happened) :]
        )


@scene
async def test_a_player_who_returns_gets_the_log_since_their_own_move(server: Server) -> None:
    async with Client(server.url) as home:
        table = await home.create_table("clans", person("Ada"), person("Bob"), start=True)
        before = await home.play(table, 4)
        shown = await home.view(table, seat=0)
        assert [one["seat"] for one in shown["happened"]] == [1]
        assert shown["happened"][0]["ply"] == before["ply"]


@scene
async def test_a_socket_that_reconnects_gets_every_entry_once(
    server: Server,
) -> None:
    async with Client(server.url) as home:
        table = await home.create_table("clans", person("Ada"), person("Bob"), start=True)
        async with home.socket(table, since=0) as screen:
            begun = screen.view
            assert len(begun["happened"]) == begun["ply"]
        await home.play(table, 2)
        async with home.socket(table, since=begun["seq"]) as screen:
            missed = screen.view["happened"]
            assert [one["kind"] for one in missed] == ["action"] * 2
            seq = screen.view["seq"]
            await home.play(table)
            view = await screen.until(lambda view: view["ply"] == begun["ply"] + 3)
            assert [one["seq"] > seq for one in view["happened"]] == [True]


@both_games
@scene
async def test_every_position_of_a_match_is_shown_as_the_seat_saw_it(
    server: Server, game: str
) -> None:
    async with browsers(server, 2) as (home, guest):
        table = await home.create_table(game, person("Ada"), person("Bob"), start=True)
        seen = {(await home.view(table))["ply"]: await home.view(table, seat=0)}
        for _ in range(4):
            ply = (await home.play(table))["ply"]
            seen[ply] = await home.view(table, seat=0)
        for ply, view in seen.items():
            shown = (await home.get(f"/tables/{table}/positions/{ply}", seat=0)).json()
            assert (shown["ply"], shown["plies"], shown["viewing"]) == (ply, max(seen), 0)
            assert shown["position"] == view["position"]
            assert (shown["to_move"], shown["sheets"]) == (view["to_move"], None)
        address = f"/tables/{table}/positions"
        refused(await home.get(f"{address}/{max(seen) + 1}"), 400, "bad-ply", "ply")
        refused(await guest.get(f"{address}/0", seat=0), 403, "not-your-seat", "seat")
        assert (await guest.get(f"{address}/0")).json()["position"]["seat"] is None


async def asked_for(client: Client, table: str, plies: list[int], **query: object) -> list[Json]:
    """These positions, each asked for by itself."""
    address = f"/tables/{table}/positions"
    return [(await client.get(f"{address}/{ply}", **query)).json() for ply in plies]


def turn_ends(view: Json) -> list[int]:
    """The positions between the last twelve turns of the entries, and the one before the last action."""
    made = [entry for entry in view["happened"] if entry["kind"] == "action"]
    begins = [
        entry["ply"] - 1
        for before, entry in pairwise(made)
        if entry["seat"] >= 0 and entry["seat"] != before["seat"]
    ]
    return sorted({*begins[-12:], max(entry["ply"] for entry in made if entry["seat"] >= 0) - 1})


@scene
async def test_a_view_brings_the_positions_since_the_last_one(server: Server) -> None:
    async with browsers(server, 2) as (home, guest):
        chairs = [person("Ada"), person("Bob"), person("Cal")]
        table = await home.create_table("clans", *chairs, start=True, shuffle_seats=False)
        assert (await home.view(table, seat=0))["positions"] == []
        left = await home.play(table)
        # Of one other move the view itself shows the result.
        assert (await home.view(table, seat=0, since=left["seq"]))["positions"] == []
        await home.play(table, 2)
        mine = left["ply"]
        returned = (await home.view(table, seat=0))["positions"]
        assert returned == await asked_for(home, table, [mine, mine + 1], seat=0)
        later = (await home.view(table, seat=0, since=left["seq"]))["positions"]
        assert later == await asked_for(home, table, [mine + 1], seat=0)
        watched = (await guest.view(table, since=left["seq"]))["positions"]
        assert watched == await asked_for(guest, table, [mine + 1])
        assert (await guest.view(table))["positions"] == []
        async with home.socket(table, since=left["seq"]) as screen:
            await screen.send(type="look", seat=0)
            view = await screen.until(lambda view: view["viewing"] == 0)
        assert view["positions"] == later
        await home.command(table, "undo", seat=2)
        assert (await home.view(table, seat=0))["positions"] == []


@scene
async def test_of_many_moves_a_view_brings_the_positions_between_turns(server: Server) -> None:
    async with Client(server.url) as home:
        table = await home.create_table("glenmore", person("Ada"), person("Bob"), start=True)
        since = (await home.play(table, 4))["seq"]
        view = await home.play(table, 1)
        while len(turn_ends(view := await home.view(table, since=since, seat=0))) < 12:
            await home.play(table)
        plies = [position["ply"] for position in view["positions"]]
        assert plies == turn_ends(view)
        assert view["positions"] == await asked_for(home, table, plies, seat=0)
        for _ in range(30):
            if view["status"] == "playing":  # which tiles come first decides how long the match is
                await home.play(table)
            view = await home.view(table, since=since, seat=0)
        assert [position["ply"] for position in view["positions"]] == turn_ends(view)


@both_games
@scene
async def test_after_the_end_all_may_see_every_seat(server: Server, game: str) -> None:
    async with browsers(server, 2) as (home, guest):
        table = await home.create_table(game, person("Ada"), person("Bob"), start=True)
        ply = (await home.play(table, 3))["ply"]
        await home.command(table, "resign", seat=1)
        shown = (await guest.get(f"/tables/{table}/positions/{ply}", seat=0)).json()
        assert (shown["viewing"], shown["position"]["seat"]) == (0, 0)
        assert len(shown["sheets"]) == 2
        refused(
            await guest.get(f"/tables/{table}/positions/0", seat=2), 403, "not-your-seat", "seat"
        )


@scene
async def test_the_story_hides_secrets_until_the_end(server: Server) -> None:
    async with browsers(server, 2) as (home, guest):
        table = await home.create_table("clans", person("Ada"), person("Bob"), start=True)
        await home.play(table)
        story = f"/tables/{table}/story"
        dealt = [one["action"] for one in (await guest.get(story)).json()["entries"][:25]]
        assert dealt.count("deal ?") == 17
        hers = [one["action"] for one in (await home.get(story, seat=0)).json()["entries"][:25]]
        assert hers.count("deal ?") == 8
        await home.command(table, "resign", seat=0)
        entries = (await guest.get(story)).json()["entries"]
        assert not any(one["action"] == "deal ?" for one in entries)
        assert (entries[-1]["kind"], entries[-1]["action"]) == ("resign", None)
        assert entries[-1]["words"] == {"key": "match-event-resign", "args": {"seat": 0}}


@scene
async def test_before_the_start_there_is_no_story_and_no_position(server: Server) -> None:
    async with Client(server.url) as ada:
        table = await ada.create_table()
        assert (await ada.get(f"/tables/{table}/story")).json() == {"entries": []}
        refused(await ada.get(f"/tables/{table}/positions/0"), 409, "not-started")
        refused(await ada.get(f"/tables/{table}/record"), 409, "not-started")


# Questions about an action


@both_games
@scene
async def test_previews_and_reasons_of_illegal_actions(server: Server, game: str) -> None:
    async with Client(server.url) as ada:
        table = await ada.create_table(game, person("Ada"), bot(), start=True)
        async with ada.socket(table) as screen:
            view = await screen.until(lambda view: view["legal"])
            action = view["legal"][0]["text"]
            shown = await screen.ask("preview", action)
            assert (shown["type"], shown["preview"]["game"]) == ("preview", game)
            assert (await screen.ask("why", action))["error"] is None
            wrong = {"clans": "8K@1W", "glenmore": "take 12 9,9"}[game]
            shown = await screen.ask("why", wrong)
            assert (shown["error"]["code"], shown["error"]["field"]) == ("illegal", "action")
            assert shown["error"]["rule"]
            shown = await screen.ask("preview", wrong)
            assert (shown["type"], shown["error"]["code"]) == ("refused", "illegal")
            shown = await screen.ask("why", "a nonsense")
            assert (shown["type"], shown["error"]["code"]) == ("refused", "notation")
