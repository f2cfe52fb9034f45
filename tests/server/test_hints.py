"""Hints while a match runs, and its course once it is over."""

from clachan.bots import LEVELS
from tests.server.reading import both_games, refused
from tests.server.running import OPEN, Client, Json, Server, bot, browsers, person, scene


async def two_people(ada: Client, bob: Client, game: str) -> str:
    """A table where Ada, who begins, plays against Bob."""
    table = await ada.lay(game, person("Ada"), OPEN, shuffle_seats=False)
    await bob.join(table, await ada.invite_key(table), "Bob")
    assert (await ada.command(table, "start")).status_code == 200
    return table


# Hints


@both_games
@scene
async def test_a_hint_is_a_legal_move_in_words_with_what_would_follow(
    server: Server, game: str
) -> None:
    async with Client(server) as ada:
        table = await ada.lay(game, person("Ada"), bot(), start=True, shuffle_seats=False)
        view = await ada.view(table)
        hint = (await ada.get(f"/tables/{table}/hint")).json()
        assert hint["move"] in view["legal"]
        assert hint["preview"]["game"] == game
        assert hint["bot"] == LEVELS[-1]
        assert (await ada.view(table))["seq"] == view["seq"]
        answer = await ada.command(table, "play", seat=0, action=hint["move"]["text"])
        assert answer.status_code == 200


@both_games
@scene
async def test_a_hint_is_for_ones_own_seat_and_turn_only(server: Server, game: str) -> None:
    async with browsers(server, 3) as (ada, bob, guest):
        table = await two_people(ada, bob, game)
        address = f"/tables/{table}/hint"
        refused(await bob.get(address), 409, "illegal", "seat")
        refused(await bob.get(address, seat=0), 403, "not-your-seat", "seat")
        refused(await guest.get(address), 403, "not-your-seat")
        refused(await guest.get(address, seat=0), 403, "not-your-seat", "seat")
        refused(await guest.get(address, seat="first"), 400, "bad-field", "seat")


@scene
async def test_a_hint_is_given_from_the_view_and_so_the_same_whatever_is_hidden(
    server: Server,
) -> None:
    """Two seats of one browser: each gets the hint that its own hand allows."""
    async with Client(server) as home:
        table = await home.lay("clans", person("Ada"), person("Bob"), start=True)
        for _ in range(3):
            seat = (await home.view(table))["to_move"]
            hint = (await home.get(f"/tables/{table}/hint", seat=seat)).json()
            hand = (await home.view(table, seat=seat))["position"]["hands"][seat]
            args = hint["move"]["words"]["args"]
            assert f"{args['rank']}{args['colour']}" in hand
            await home.play(table)


@both_games
@scene
async def test_before_the_start_and_after_the_end_there_is_no_hint(
    server: Server, game: str
) -> None:
    async with Client(server) as ada:
        lobby = await ada.lay(game, person("Ada"), OPEN)
        refused(await ada.get(f"/tables/{lobby}/hint"), 409, "not-started")
        table = await ada.lay(game, person("Ada"), bot(), start=True)
        seat = next(
            index for index, one in enumerate((await ada.view(table))["seats"]) if one["mine"]
        )
        await ada.command(table, "resign", seat=seat)
        refused(await ada.get(f"/tables/{table}/hint"), 409, "over")


# The course of a match


async def course(client: Client, table: str) -> Json:
    answer = await client.get(f"/tables/{table}/course")
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


@scene
async def test_until_the_end_nobody_is_told_how_it_goes(server: Server) -> None:
    """The scores would tell what is hidden."""
    async with Client(server) as ada:
        table = await ada.lay("clans", person("Ada"), person("Bob"))
        refused(await ada.get(f"/tables/{table}/course"), 409, "not-over")
        await ada.command(table, "start")
        await ada.play(table, 2)
        refused(await ada.get(f"/tables/{table}/course"), 409, "not-over")
        refused(await ada.get("/tables/AAAAAAAAAAAAAAAAAAAAAA/course"), 404, "not-found", "table")


@both_games
@scene
async def test_the_scores_turn_by_turn_are_those_of_the_positions(
    server: Server, game: str
) -> None:
    async with browsers(server, 2) as (home, guest):
        table = await home.lay(game, person("Ada"), person("Bob"), start=True)
        await home.play(table, 6)
        await home.command(table, "resign", seat=0)
        told = await course(guest, table)
        assert told["turns"]
        for turn in told["turns"]:
            position = await guest.get(f"/tables/{table}/positions/{turn['ply']}")
            totals = [sheet["total"] for sheet in position.json()["sheets"]]
            assert turn["totals"] == totals
        assert told["turns"][-1]["ply"] == (await guest.view(table))["ply"]


@scene
async def test_of_a_whole_game_three_swings_are_told_in_words(server: Server) -> None:
    async with Client(server) as home:
        table = await home.lay("clans", person("Ada"), person("Bob"), start=True)
        while (view := await home.view(table))["status"] == "playing":
            seat = view["to_move"]
            hint = (await home.get(f"/tables/{table}/hint", seat=seat)).json()
            await home.command(table, "play", seat=seat, action=hint["move"]["text"])
        told = await course(home, table)
        assert [turn["seat"] for turn in told["turns"]] == [0, 1] * 8
        assert told["turns"][-1]["totals"] == [one["total"] for one in view["outcome"]["sheets"]]
        plies = [turn["ply"] for turn in told["turns"]]
        for swing in told["swings"]:
            args = swing["words"]["args"]
            assert args["seat"] == swing["seat"]
            assert args["points"] == abs(swing["change"])
            assert args["change"] == ("gain" if swing["change"] > 0 else "loss")
            assert swing["words"]["key"] == "clans-swing-take"
            assert swing["ply"] in plies
        assert len(told["swings"]) == 3


@both_games
@scene
async def test_a_match_that_was_given_up_at_once_has_an_empty_course(
    server: Server, game: str
) -> None:
    async with Client(server) as home:
        table = await home.lay(game, person("Ada"), person("Bob"), start=True)
        await home.command(table, "resign", seat=0)
        assert await course(home, table) == {"turns": [], "swings": []}
