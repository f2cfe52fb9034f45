"""What a reader is shown of a table: links, spectators and curtains, lists, positions, the story."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from tests.server.reading import both_games, refused
from tests.server.running import OPEN, Client, Json, Server, bot, browsers, person, running, scene

# Spectators and curtains


@both_games
@scene
async def test_the_link_to_watch_shows_what_a_spectator_may_see(server: Server, game: str) -> None:
    async with browsers(server, 2) as (ada, guest):
        table = await ada.lay(game, person("Ada"), person("Bob"), start=True)
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
async def test_those_who_play_learn_how_many_watch(server: Server) -> None:
    async with browsers(server, 3) as (ada, bob, guest):
        table = await ada.lay("clans", person("Ada"), OPEN)
        await bob.lay("clans", person("Bob"), bot())  # so that he can be told from others
        async with ada.socket(table) as playing, bob.socket(table), bob.socket(table):
            seq = (await playing.until(_watched_by(1)))["seq"]
            async with guest.socket(table):
                await playing.until(_watched_by(2))
            assert (await playing.until(_watched_by(1)))["seq"] == seq
            await bob.join(table, await ada.invite_key(table), "Bob")
            await playing.until(_watched_by(0))


@scene
async def test_whoever_leaves_their_seat_and_stays_watches(server: Server) -> None:
    async with browsers(server, 2) as (ada, bob):
        table = await ada.lay("clans", person("Ada"), OPEN)
        await bob.lay("clans", person("Bob"), bot())  # so that he can be told from others
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
async def test_only_those_who_sit_may_invite_and_only_while_a_chair_is_free(server: Server) -> None:
    async with browsers(server, 3) as (ada, bob, guest):
        table = await ada.lay("clans", person("Ada"), OPEN)
        assert (await guest.get(f"/tables/{table}/links")).json()["invite"] is None
        await bob.join(table, await ada.invite_key(table), "Bob")
        assert (await ada.get(f"/tables/{table}/links")).json()["invite"] is None


@scene
async def test_of_several_seats_in_a_browser_only_the_lifted_one_is_shown(server: Server) -> None:
    async with Client(server) as home:
        table = await home.lay("clans", person("Ada"), person("Bob"), bot(), start=True)
        view = await home.view(table)
        mine = [seat for seat, told in enumerate(view["seats"]) if told["mine"]]
        assert view["position"]["hands"] == [None, None, None]
        async with home.socket(table) as screen:
            for lifted in (*mine, None, mine[1]):
                await screen.send(type="look", seat=lifted)
                seen = await screen.until(lambda view, seat=lifted: view["viewing"] == seat)
                shown = [seat for seat, hand in enumerate(seen["position"]["hands"]) if hand]
                assert shown == ([] if lifted is None else [lifted])
            (theirs,) = {0, 1, 2} - set(mine)
            await screen.send(type="look", seat=theirs)
            answer = await screen.next()
            assert (answer["type"], answer["error"]["code"]) == ("refused", "not-your-seat")


@scene
async def test_whoever_has_one_seat_needs_no_curtain_but_has_one(server: Server) -> None:
    async with Client(server) as ada:
        table = await ada.lay("clans", person("Ada"), bot(), start=True, shuffle_seats=False)
        async with ada.socket(table) as screen:
            assert screen.view["viewing"] == 0
            await screen.send(type="look", seat=None)
            assert (await screen.until(lambda view: view["viewing"] is None))["legal"] == []


# Addresses


@scene
async def test_links_begin_with_the_address_that_was_asked(server: Server) -> None:
    async with Client(server) as ada:
        table = await ada.lay("clans", person("Ada"), OPEN)
        links = (await ada.get(f"/tables/{table}/links")).json()
        assert links["watch"] == f"{server.url}/t/{table}"
        assert links["invite"].startswith(f"{server.url}/t/{table}#join=")
        assert links["local_only"]
        headers = {"host": "192.0.2.7:8700"}
        answer = await ada.http.get(f"/api/tables/{table}/links", headers=headers)
        assert answer.json()["watch"] == f"http://192.0.2.7:8700/t/{table}"
        assert not answer.json()["local_only"]


def test_links_begin_with_the_public_address_where_there_is_one(tmp_path: Path) -> None:
    async def evening(server: Server) -> None:
        async with Client(server) as ada:
            table = await ada.lay("clans", person("Ada"), OPEN)
            links = (await ada.get(f"/tables/{table}/links")).json()
            assert links["watch"] == f"https://tables.example/t/{table}"
            assert links["invite"].startswith(f"https://tables.example/t/{table}#join=")
            assert not links["local_only"]
            carried = (await ada.post(f"/tables/{table}/carry")).json()["link"]
            assert carried.startswith(f"https://tables.example/t/{table}#carry=")

    public = ("--public-url", "https://tables.example")
    with running("--data", str(tmp_path), *public) as server:
        asyncio.run(evening(server))


# The list of one's tables


async def listed(client: Client, **query: object) -> dict[str, Json]:
    answer = (await client.get("/tables", **query)).json()
    return {line["table"]: line for line in answer["tables"]}


@both_games
@scene
async def test_my_tables_and_whose_turn_it_is_there(server: Server, game: str) -> None:
    async with browsers(server, 3) as (ada, bob, guest):
        lobby = await ada.lay(game, person("Ada"), OPEN)
        table = await ada.lay(game, person("Ada"), OPEN, shuffle_seats=False)
        await bob.join(table, await ada.invite_key(table), "Bob")
        assert (await ada.command(table, "start")).status_code == 200
        mine = await listed(ada)
        assert list(mine) == [table, lobby]
        assert (mine[lobby]["status"], mine[lobby]["to_move"]) == ("lobby", None)
        line = mine[table]
        assert (line["game"], line["status"], line["seats"]) == (game, "playing", ["Ada", "Bob"])
        assert (line["mine"], line["to_move"], line["my_turn"]) == ([0], 0, True)
        theirs = (await listed(bob))[table]
        assert (theirs["mine"], theirs["to_move"], theirs["my_turn"]) == ([1], 0, False)
        assert await listed(guest) == {}
        await ada.command(table, "resign", seat=0)
        line = (await listed(bob))[table]
        assert (line["status"], line["to_move"], line["my_turn"]) == ("over", None, False)


# What happened, and what was


@both_games
@scene
async def test_what_happened_since_one_last_looked(server: Server, game: str) -> None:
    async with Client(server) as home:
        table = await home.lay(game, person("Ada"), person("Bob"), start=True)
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
async def test_whoever_comes_back_is_told_what_came_after_their_own_move(server: Server) -> None:
    async with Client(server) as home:
        table = await home.lay("clans", person("Ada"), person("Bob"), start=True)
        before = await home.play(table, 4)
        told = await home.view(table, seat=0)
        assert [one["seat"] for one in told["happened"]] == [1]
        assert told["happened"][0]["ply"] == before["ply"]


@scene
async def test_a_socket_that_comes_back_misses_nothing_and_hears_nothing_twice(
    server: Server,
) -> None:
    async with Client(server) as home:
        table = await home.lay("clans", person("Ada"), person("Bob"), start=True)
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
async def test_every_position_of_a_match_as_one_saw_it(server: Server, game: str) -> None:
    async with browsers(server, 2) as (home, guest):
        table = await home.lay(game, person("Ada"), person("Bob"), start=True)
        seen = {(await home.view(table))["ply"]: await home.view(table, seat=0)}
        for _ in range(4):
            ply = (await home.play(table))["ply"]
            seen[ply] = await home.view(table, seat=0)
        for ply, view in seen.items():
            told = (await home.get(f"/tables/{table}/positions/{ply}", seat=0)).json()
            assert (told["ply"], told["plies"], told["viewing"]) == (ply, max(seen), 0)
            assert told["position"] == view["position"]
            assert (told["to_move"], told["sheets"]) == (view["to_move"], None)
        address = f"/tables/{table}/positions"
        refused(await home.get(f"{address}/{max(seen) + 1}"), 400, "bad-ply", "ply")
        refused(await guest.get(f"{address}/0", seat=0), 403, "not-your-seat", "seat")
        assert (await guest.get(f"{address}/0")).json()["position"]["seat"] is None


@both_games
@scene
async def test_when_it_is_over_everybody_may_look_from_everywhere(
    server: Server, game: str
) -> None:
    async with browsers(server, 2) as (home, guest):
        table = await home.lay(game, person("Ada"), person("Bob"), start=True)
        ply = (await home.play(table, 3))["ply"]
        await home.command(table, "resign", seat=1)
        told = (await guest.get(f"/tables/{table}/positions/{ply}", seat=0)).json()
        assert (told["viewing"], told["position"]["seat"]) == (0, 0)
        assert len(told["sheets"]) == 2
        refused(
            await guest.get(f"/tables/{table}/positions/0", seat=2), 403, "not-your-seat", "seat"
        )


@scene
async def test_the_story_hides_what_was_hidden_until_the_end(server: Server) -> None:
    async with browsers(server, 2) as (home, guest):
        table = await home.lay("clans", person("Ada"), person("Bob"), start=True)
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
    async with Client(server) as ada:
        table = await ada.lay()
        assert (await ada.get(f"/tables/{table}/story")).json() == {"entries": []}
        refused(await ada.get(f"/tables/{table}/positions/0"), 409, "not-started")
        refused(await ada.get(f"/tables/{table}/record"), 409, "not-started")


# Questions about an action


@both_games
@scene
async def test_what_an_action_would_do_and_why_another_cannot_be_made(
    server: Server, game: str
) -> None:
    async with Client(server) as ada:
        table = await ada.lay(game, person("Ada"), bot(), start=True)
        async with ada.socket(table) as screen:
            view = await screen.until(lambda view: view["legal"])
            action = view["legal"][0]["text"]
            told = await screen.ask("preview", action)
            assert (told["type"], told["preview"]["game"]) == ("preview", game)
            assert (await screen.ask("why", action))["error"] is None
            wrong = {"clans": "8K@1W", "glenmore": "take 12 9,9"}[game]
            told = await screen.ask("why", wrong)
            assert (told["error"]["code"], told["error"]["field"]) == ("illegal", "action")
            assert told["error"]["rule"]
            told = await screen.ask("preview", wrong)
            assert (told["type"], told["error"]["code"]) == ("refused", "illegal")
            told = await screen.ask("why", "a nonsense")
            assert (told["type"], told["error"]["code"]) == ("refused", "notation")
