"""From a new table to the first move: creation, joins, the lobby, the start."""

from clachan.bots import LEVELS
from clachan.dealer import Dealer, commitment
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

NO_TABLE = "AAAAAAAAAAAAAAAAAAAAAA"


# Creation


@both_games
@scene
async def test_a_table_with_a_person_a_bot_and_an_open_chair(server: Server, game: str) -> None:
    async with Client(server.url) as ada:
        view = await ada.view(await ada.create_table(game, person("Ada"), bot("random"), OPEN))
        assert (view["game"], view["players"], view["status"]) == (game, 3, "lobby")
        assert [seat["kind"] for seat in view["seats"]] == ["person", "bot", "open"]
        assert names(view) == ["Ada", "random", ""]
        assert [seat["mine"] for seat in view["seats"]] == [True, False, False]
        assert view["host"]
        assert (view["position"], view["to_move"], view["legal"]) == (None, None, [])


@both_games
@scene
async def test_a_table_without_open_chairs_may_start_immediately(server: Server, game: str) -> None:
    async with Client(server.url) as ada:
        view = await ada.view(await ada.create_table(game, person("Ada"), bot(), start=True))
        assert view["status"] == "playing"
        assert view["position"]["game"] == game
        assert view["ply"] > 0


@scene
async def test_starting_with_an_open_chair_is_refused_and_no_table_remains(server: Server) -> None:
    async with Client(server.url) as ada:
        body = {"game": "clans", "seats": [person("Ada"), OPEN], "start": True}
        refused(await ada.post("/tables", body), 409, "open-seats", "seats")
        assert (await ada.get("/tables")).json() == {"tables": []}


@both_games
@scene
async def test_only_the_player_counts_of_a_game_are_allowed(server: Server, game: str) -> None:
    async with Client(server.url) as ada:
        allowed = GAMES[game].meta.players
        for players in range(1, 7):
            seats = [person("Ada"), *[bot()] * (players - 1)]
            answer = await ada.post("/tables", {"game": game, "seats": seats})
            if players in allowed:
                assert answer.status_code == 201
            else:
                refused(answer, 400, "bad-players", "seats")


@scene
async def test_unknown_games_and_bots_are_refused(server: Server) -> None:
    async with Client(server.url) as ada:
        answer = (await ada.get("/games")).json()
        assert [game["name"] for game in answer["games"]] == list(GAMES)
        assert answer["bots"] == list(LEVELS)
        seats = [person("Ada"), bot("chess-master")]
        refused(
            await ada.post("/tables", {"game": "clans", "seats": seats}),
            400,
            "unknown-bot",
            "seats",
        )
        seats = [person("Ada"), bot()]
        refused(
            await ada.post("/tables", {"game": "chess", "seats": seats}),
            400,
            "unknown-game",
            "game",
        )


@both_games
@scene
async def test_the_components_of_a_game(server: Server, game: str) -> None:
    async with Client(server.url) as ada:
        for players in GAMES[game].meta.players:
            answer = (await ada.get(f"/games/{game}/components", players=players)).json()
            assert (answer["game"], answer["players"]) == (game, players)
        refused(
            await ada.get(f"/games/{game}/components", players=9), 400, "bad-players", "players"
        )
        refused(await ada.get("/games/chess/components", players=2), 404, "not-found", "game")


@scene
async def test_a_table_that_does_not_exist(server: Server) -> None:
    async with Client(server.url) as ada:
        refused(await ada.get(f"/tables/{NO_TABLE}"), 404, "not-found", "table")
        refused(await ada.get("/tables/short"), 404, "not-found", "table")


@scene
async def test_a_path_with_an_extra_slash_is_not_found(server: Server) -> None:
    async with Client(server.url) as ada:
        refused(await ada.get("/tables/"), 404, "not-found")


# Joins and device links


@both_games
@scene
async def test_a_guest_joins_by_the_link_with_only_a_name(server: Server, game: str) -> None:
    async with browsers(server, 2) as (ada, bob):
        table = await ada.create_table(game, person("Ada"), OPEN)
        async with ada.socket(table) as watching:
            answer = await bob.join(table, await ada.invite_key(table), "  Bob ")
            assert answer.json() == {"seats": [1]}
            seen = await watching.until(lambda view: names(view)[1] == "Bob")
            assert [seat["mine"] for seat in seen["seats"]] == [True, False]
        view = await bob.view(table)
        assert [seat["mine"] for seat in view["seats"]] == [False, True]
        assert not view["host"]


@scene
async def test_a_guest_may_choose_an_open_chair(server: Server) -> None:
    async with browsers(server, 3) as (ada, bob, cleo):
        table = await ada.create_table("clans", OPEN, person("Ada"), OPEN)
        key = await ada.invite_key(table)
        refused(await bob.join(table, key, "Bob", seat=1), 409, "seat-taken", "seat")
        refused(await bob.join(table, key, "Bob", seat=3), 409, "seat-taken", "seat")
        assert (await bob.join(table, key, "Bob", seat=2)).json() == {"seats": [2]}
        assert (await cleo.join(table, key, "Cleo")).json() == {"seats": [0]}
        refused(await cleo.join(table, key, "Clio"), 409, "table-full")


@scene
async def test_joining_needs_a_name_and_the_right_key(server: Server) -> None:
    async with browsers(server, 2) as (ada, bob):
        table = await ada.create_table("clans", person("Ada"), OPEN)
        key = await ada.invite_key(table)
        refused(await bob.post(f"/tables/{table}/join", {"key": key}), 400, "name-needed", "name")
        refused(await bob.join(table, key, "   "), 400, "name-needed", "name")
        refused(await bob.join(table, "A" * 22, "Bob"), 403, "wrong-key", "key")
        assert names(await ada.view(table)) == ["Ada", ""]


@scene
async def test_joining_after_the_start_is_refused(server: Server) -> None:
    async with browsers(server, 3) as (ada, bob, cleo):
        table = await ada.create_table("clans", person("Ada"), OPEN)
        key = await ada.invite_key(table)
        await bob.join(table, key, "Bob")
        assert (await ada.command(table, "start")).status_code == 200
        refused(await cleo.join(table, key, "Cleo"), 409, "already-started")


@scene
async def test_the_cookie_keeps_the_seat(server: Server) -> None:
    async with browsers(server, 3) as (ada, again, stranger):
        table = await ada.create_table(
            "clans", person("Ada"), bot(), start=True, shuffle_seats=False
        )
        again.http.cookies.update(ada.http.cookies)
        assert (await again.view(table))["viewing"] == 0
        assert (await again.command(table, "resign", seat=0)).status_code == 200
        assert (await stranger.view(table))["viewing"] is None
        refused(await stranger.command(table, "resign", seat=0), 403, "not-your-seat", "seat")


@scene
async def test_a_device_link_opens_the_seats_on_another_device_once(server: Server) -> None:
    async with browsers(server, 3) as (laptop, phone, thief):
        table = await laptop.create_table(
            "clans", person("Ada"), person("Bob"), bot(), shuffle_seats=False
        )
        await laptop.command(table, "start")
        carried = (await laptop.post(f"/tables/{table}/carry")).json()["link"]
        page, _, key = carried.partition("#carry=")
        assert page == f"{server.url}/t/{table}"
        body = {"key": key}
        assert (await phone.post(f"/tables/{table}/join", body)).json() == {"seats": [0, 1]}
        refused(await thief.post(f"/tables/{table}/join", body), 403, "wrong-key", "key")
        await phone.play(table)
        assert (await laptop.view(table, seat=0))["undo"]["free"]
        refused(await thief.post(f"/tables/{table}/carry"), 403, "not-your-seat")


@scene
async def test_a_new_device_link_replaces_the_last(server: Server) -> None:
    async with browsers(server, 2) as (laptop, phone):
        table = await laptop.create_table()
        old, new = [
            (await laptop.post(f"/tables/{table}/carry")).json()["link"].partition("#carry=")[2]
            for _ in range(2)
        ]
        refused(await phone.post(f"/tables/{table}/join", {"key": old}), 403, "wrong-key", "key")
        assert (await phone.post(f"/tables/{table}/join", {"key": new})).status_code == 200


# The lobby


async def arrange(client: Client, table: str, **wishes: object) -> Json:
    answer = await client.command(table, "arrange", **wishes)
    assert answer.status_code == 200, answer.text
    return await client.view(table)


def keep(seat: int) -> Json:
    return {"kind": "keep", "seat": seat}


@both_games
@scene
async def test_the_host_reorders_and_clears_seats_and_changes_counts_and_levels(
    server: Server, game: str
) -> None:
    async with browsers(server, 2) as (ada, bob):
        table = await ada.create_table(game, person("Ada"), OPEN)
        await bob.join(table, await ada.invite_key(table), "Bob")
        view = await arrange(ada, table, seats=[keep(1), keep(0)])
        assert names(view) == ["Bob", "Ada"]
        view = await arrange(ada, table, seats=[keep(0), keep(1), bot("random"), person("Eve")])
        assert names(view) == ["Bob", "Ada", "random", "Eve"]
        view = await arrange(ada, table, seats=[keep(0), bot("greedy"), keep(1)])
        assert names(view) == ["Bob", "greedy", "Ada"]
        view = await arrange(ada, table, seats=[OPEN, keep(2)])
        assert names(view) == ["", "Ada"]
        assert not any(seat["mine"] for seat in (await bob.view(table))["seats"])


@scene
async def test_the_host_sets_the_clock_and_whether_seats_are_shuffled(server: Server) -> None:
    async with Client(server.url) as ada:
        table = await ada.create_table()
        view = await ada.view(table)
        assert (view["clock"], view["shuffle_seats"]) == ({"kind": "none"}, True)
        live = {"kind": "live", "bank_s": 600, "increment_s": 5}
        view = await arrange(ada, table, clock=live)
        assert (view["clock"], view["shuffle_seats"], names(view)) == (
            live,
            True,
            ["Ada", "greedy"],
        )
        view = await arrange(ada, table, shuffle_seats=False)
        assert (view["clock"], view["shuffle_seats"]) == (live, False)
        await ada.command(table, "start")
        assert (await ada.view(table))["clocks"]["left_ms"][1] == 600_000


@scene
async def test_refused_arrangements(
    server: Server,
) -> None:
    async with browsers(server, 2) as (ada, bob):
        table = await ada.create_table("clans", person("Ada"), OPEN)
        await bob.join(table, await ada.invite_key(table), "Bob")
        refused(await bob.command(table, "arrange", shuffle_seats=False), 403, "not-host")
        refused(await bob.command(table, "start"), 403, "not-host")
        for seats in ([keep(0), keep(0)], [keep(0), keep(2)]):
            refused(await ada.command(table, "arrange", seats=seats), 400, "bad-seats", "seats")
        refused(await ada.command(table, "arrange", seats=[keep(0)]), 400, "bad-players", "seats")
        await ada.command(table, "start")
        refused(await ada.command(table, "arrange", clock={"kind": "none"}), 409, "already-started")
        refused(await ada.command(table, "start"), 409, "already-started")


@scene
async def test_an_arrangement_from_before_a_join_is_stale(server: Server) -> None:
    async with browsers(server, 2) as (ada, bob):
        table = await ada.create_table("clans", person("Ada"), OPEN)
        before = (await ada.view(table))["seq"]
        await bob.join(table, await ada.invite_key(table), "Bob")
        answer = await ada.command(table, "arrange", seq=before, seats=[keep(0), bot()])
        refused(answer, 409, "stale", "seq")
        assert names(answer.json()["view"]) == ["Ada", "Bob"]


# The start


@both_games
@scene
async def test_seats_are_shuffled_by_the_committed_secret(server: Server, game: str) -> None:
    async with Client(server.url) as ada:
        people = [person(name) for name in ("Ada", "Bob", "Cleo", "Dan")]
        table = await ada.create_table(game, *people)
        sealed = (await ada.view(table))["shuffle"]
        assert sealed["secret"] is None
        assert (await ada.command(table, "start")).status_code == 200
        order = names(await ada.view(table))
        for seat in range(3):
            await ada.command(table, "resign", seat=seat)
        seal = (await ada.view(table))["shuffle"]
        secret = bytes.fromhex(seal["secret"])
        assert commitment(secret) == seal["commitment"] == sealed["commitment"]
        seating = Dealer(seal["match"], secret).seating(4)
        assert order == [people[chair]["name"] for chair in seating]


@scene
async def test_seats_are_not_shuffled_if_the_host_says_so(server: Server) -> None:
    async with Client(server.url) as ada:
        for _ in range(6):
            people = [person(name) for name in ("Ada", "Bob", "Cleo")]
            table = await ada.create_table("clans", *people, shuffle_seats=False, start=True)
            assert names(await ada.view(table)) == ["Ada", "Bob", "Cleo"]


@scene
async def test_salts_of_players_are_fixed_at_the_start(server: Server) -> None:
    async with browsers(server, 2) as (ada, bob):
        table = await ada.create_table(
            "clans", person("Ada"), OPEN, salt="heather", shuffle_seats=False
        )
        assert (await ada.view(table))["shuffle"]["salts"] == []
        await bob.join(table, await ada.invite_key(table), "Bob", salt="thistle")
        await ada.command(table, "start")
        assert (await ada.view(table))["shuffle"]["salts"] == ["heather", "thistle"]


@scene
async def test_a_table_with_an_open_chair_does_not_start(server: Server) -> None:
    async with Client(server.url) as ada:
        table = await ada.create_table("clans", person("Ada"), OPEN)
        refused(await ada.command(table, "start"), 409, "open-seats", "seats")


# The first move


@both_games
@scene
async def test_a_move_is_acknowledged_and_sent_to_all(server: Server, game: str) -> None:
    async with browsers(server, 3) as (ada, bob, guest):
        table = await ada.create_table(game, person("Ada"), OPEN, shuffle_seats=False)
        await bob.join(table, await ada.invite_key(table), "Bob")
        await ada.command(table, "start")
        async with (
            ada.socket(table) as mine,
            bob.socket(table) as his,
            guest.socket(table) as theirs,
        ):
            view = await mine.until(lambda view: view["legal"])
            action = view["legal"][-1]["text"]
            answer = await mine.command("play", seat=0, action=action)
            assert (answer["type"], answer["seq"] > view["seq"]) == ("done", True)
            for socket in (mine, his, theirs):
                seen = await socket.until(lambda then: then["ply"] > view["ply"])
                moved = next(one for one in seen["happened"] if one["seq"] == answer["seq"])
                assert (moved["seat"], moved["action"]) == (0, action)
            wrong = await his.command("play", seat=0, action=action)
            assert (wrong["type"], wrong["error"]["code"]) == ("refused", "not-your-seat")
