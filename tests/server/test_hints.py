"""Hints while a match runs, and its course once it is over."""

import json
from pathlib import Path

from clachan.bots import LEVELS
from clachan.games import clans
from clachan.games.clans.views import View
from clachan.server.tables.events import read_event
from clachan.server.tables.table import replay_events
from clachan.wire.views import read_view
from tests.support.server.responses import both_games, refused
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


async def two_people(ada: Client, bob: Client, game: str) -> str:
    """A table where Ada, who begins, plays against Bob."""
    table = await ada.create_table(game, person("Ada"), OPEN, shuffle_seats=False)
    await bob.join(table, await ada.invite_key(table), "Bob")
    assert (await ada.command(table, "start")).status_code == 200
    return table


# Hints

RECORDS = Path(__file__).parents[1] / "records"
PLAYS = range(46, 49)


@both_games
@scene
async def test_a_hint_is_a_legal_move_in_words_with_what_would_follow(
    server: Server, game: str
) -> None:
    async with Client(server.url) as ada:
        table = await ada.create_table(game, person("Ada"), bot(), start=True, shuffle_seats=False)
        view = await ada.view(table)
        hint = (await ada.get(f"/tables/{table}/hint")).json()
        assert hint["move"] in view["legal"]
        assert hint["preview"]["game"] == game
        assert hint["bot"] == LEVELS[-1]
        body = {"type": "play", "nonce": "n1", "seq": view["seq"], "seat": 0}
        play = {**body, "action": hint["move"]["text"]}
        answer = await ada.post(f"/tables/{table}/commands", play)
        assert answer.status_code == 200, "the hint has made nothing stale"


@scene
async def test_a_hint_names_the_move_with_the_most_points_now_where_that_is_another(
    server: Server,
) -> None:
    """Near the end of a match of our records, where the bot also plays for the end."""
    record = json.loads((RECORDS / "clans-last-card-4-players.json").read_bytes())
    async with Client(server.url) as home:
        old = (await home.post("/records", record)).json()["table"]
        for ply in PLAYS:
            seat = (await home.get(f"/tables/{old}/positions/{ply}")).json()["to_move"]
            fork = {"ply": ply, "seat": seat, "name": "Ada"}
            table = (await home.post(f"/tables/{old}/fork", fork)).json()["table"]
            legal = (await home.view(table))["legal"]
            view = read_view((await home.view(table))["position"])
            assert isinstance(view, View)
            hint = (await home.get(f"/tables/{table}/hint")).json()
            points = {
                move["text"]: clans.preview(view, clans.parse(move["text"])).gains[seat]
                for move in legal
            }
            most = max(points.values())
            if hint["most_now"] is None:
                assert points[hint["move"]["text"]] == most
            else:
                found = hint["most_now"]["move"]
                assert found in legal
                assert hint["most_now"]["gains"][seat] == points[found["text"]] == most
                assert most > points[hint["move"]["text"]]


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
    async with Client(server.url) as home:
        table = await home.create_table("clans", person("Ada"), person("Bob"), start=True)
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
    async with Client(server.url) as ada:
        lobby = await ada.create_table(game, person("Ada"), OPEN)
        refused(await ada.get(f"/tables/{lobby}/hint"), 409, "not-started")
        table = await ada.create_table(game, person("Ada"), bot(), start=True)
        seat = next(
            index for index, one in enumerate((await ada.view(table))["seats"]) if one["mine"]
        )
        await ada.command(table, "resign", seat=seat)
        refused(await ada.get(f"/tables/{table}/hint"), 409, "over")


# Hints as a choice of the table


LIVE = {"kind": "live", "bank_s": 600}


async def ask(client: Client, table: str, seat: int) -> Json:
    answer = await client.get(f"/tables/{table}/hint", seat=seat)
    assert answer.status_code == 200, answer.text
    hint: Json = answer.json()
    return hint


def uses(view: Json) -> list[tuple[int, int]]:
    """The seat and the ply of each."""
    return [(use["seat"], use["ply"]) for use in view["hints_used"]]


@both_games
@scene
async def test_each_use_is_shown_to_all_once_for_a_position(server: Server, game: str) -> None:
    async with browsers(server, 3) as (ada, bob, guest):
        table = await two_people(ada, bob, game)
        ply = (await ada.view(table))["ply"]
        async with bob.socket(table) as screen:
            first = await ask(ada, table, 0)
            await screen.until(lambda view: uses(view) == [(0, ply)])
        assert await ask(ada, table, 0) == first
        for reader in (ada, bob, guest):
            assert uses(await reader.view(table)) == [(0, ply)]
        await ada.play(table)
        await ada.command(table, "undo", seat=0)
        assert await ask(ada, table, 0) == first, "the same position as before"
        assert uses(await guest.view(table)) == [(0, ply)]
        seat = (await ada.play(table))["to_move"]
        await ask((ada, bob)[seat], table, seat)
        assert uses(await guest.view(table)) == [(0, ply), (seat, ply + 1)]


@scene
async def test_uses_are_neither_in_the_log_nor_in_the_record(server: Server) -> None:
    async with browsers(server, 2) as (ada, bob):
        table = await two_people(ada, bob, "clans")
        before = [(await ada.get(f"/tables/{table}/{name}")).json() for name in ("story", "record")]
        await ask(ada, table, 0)
        after = [(await ada.get(f"/tables/{table}/{name}")).json() for name in ("story", "record")]
        assert after == before
        await ada.command(table, "resign", seat=0)
        assert len(uses(await bob.view(table))) == 1, "still there after the end"


@scene
async def test_without_a_choice_a_clock_against_others_turns_hints_off(server: Server) -> None:
    async with browsers(server, 2) as (ada, bob):
        for chairs, more, wanted in (
            ((person("Ada"), OPEN), {"clock": LIVE}, False),
            ((person("Ada"), OPEN), {"clock": {"kind": "days", "days": 1}}, False),
            ((person("Ada"), OPEN), {}, True),
            ((person("Ada"), person("Eve")), {"clock": LIVE}, True),
            ((person("Ada"), bot()), {"clock": LIVE}, True),
            ((person("Ada"), OPEN), {"clock": LIVE, "hints": True}, True),
            ((person("Ada"), bot()), {"hints": False}, False),
        ):
            table = await ada.create_table("clans", *chairs, **more)
            assert (await ada.view(table))["hints"] is wanted
            if chairs[1] == OPEN:
                await bob.join(table, await ada.invite_key(table), "Bob")
                assert (await bob.view(table))["hints"] is wanted


@scene
async def test_the_host_chooses_before_the_start_and_a_rematch_keeps_the_choice(
    server: Server,
) -> None:
    async with browsers(server, 2) as (ada, bob):
        table = await ada.create_table("clans", person("Ada"), OPEN, shuffle_seats=False)
        await bob.join(table, await ada.invite_key(table), "Bob")
        refused(await bob.command(table, "arrange", hints=False), 403, "not-host")
        refused(await ada.command(table, "arrange", hints="no"), 400, "bad-field", "hints")
        assert (await ada.command(table, "arrange", hints=False)).status_code == 200
        assert (await ada.command(table, "arrange", clock=LIVE)).status_code == 200
        assert (await bob.view(table))["hints"] is False
        await ada.command(table, "start")
        refused(await ada.command(table, "arrange", hints=True), 409, "already-started")
        refused(await ada.get(f"/tables/{table}/hint"), 409, "hints-off")
        refused(await bob.get(f"/tables/{table}/hint"), 409, "hints-off")
        assert uses(await ada.view(table)) == []
        await ada.command(table, "resign", seat=0)
        again = (await ada.post(f"/tables/{table}/rematch")).json()["table"]
        assert (await ada.view(again))["hints"] is False


@scene
async def test_a_copy_of_a_running_match_without_hints_has_none(server: Server) -> None:
    async with Client(server.url) as ada:
        table = await ada.create_table(
            "clans", person("Ada"), person("Ann"), hints=False, start=True
        )
        copy = (await ada.post(f"/tables/{table}/fork", {"ply": 0, "seat": 0})).json()["table"]
        assert (await ada.view(copy))["hints"] is False
        await ada.command(table, "resign", seat=0)
        later = (await ada.post(f"/tables/{table}/fork", {"ply": 0, "seat": 0})).json()["table"]
        assert (await ada.view(later))["hints"] is True, "once the match is over"


def test_tables_of_earlier_versions_have_hints() -> None:
    head = {"type": "created", "at": 1, "host": "a", "game": "clans", "match": "00" * 16}
    more = {"secret": "", "join_key": "k", "clock": LIVE, "shuffle_seats": True, "grace_ms": 0}
    chairs = [{"name": "Ada", "holders": ["a"]}, {"name": "Bob", "holders": ["b"]}]
    events = [read_event(json.dumps({**head, **more, "chairs": chairs}).encode())]
    arranged = {"type": "arranged", "at": 2, "chairs": chairs}
    events.append(read_event(json.dumps(arranged).encode()))
    assert replay_events(events).has_hints


# The course of a match


async def course(client: Client, table: str) -> Json:
    answer = await client.get(f"/tables/{table}/course")
    assert answer.status_code == 200, answer.text
    result: Json = answer.json()
    return result


@scene
async def test_until_the_end_the_course_is_not_shown(server: Server) -> None:
    """The scores would tell what is hidden."""
    async with Client(server.url) as ada:
        table = await ada.create_table("clans", person("Ada"), person("Bob"))
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
        table = await home.create_table(game, person("Ada"), person("Bob"), start=True)
        await home.play(table, 6)
        await home.command(table, "resign", seat=0)
        result = await course(guest, table)
        assert result["turns"]
        for turn in result["turns"]:
            position = await guest.get(f"/tables/{table}/positions/{turn['ply']}")
            totals = [sheet["total"] for sheet in position.json()["sheets"]]
            assert turn["totals"] == totals
        assert result["turns"][-1]["ply"] == (await guest.view(table))["ply"]


@scene
async def test_of_a_whole_game_three_swings_are_shown_in_words(server: Server) -> None:
    async with Client(server.url) as home:
        table = await home.create_table("clans", person("Ada"), person("Bob"), start=True)
        while (view := await home.view(table))["status"] == "playing":
            seat = view["to_move"]
            hint = (await home.get(f"/tables/{table}/hint", seat=seat)).json()
            await home.command(table, "play", seat=seat, action=hint["move"]["text"])
        result = await course(home, table)
        assert [turn["seat"] for turn in result["turns"]] == [0, 1] * 8
        assert result["turns"][-1]["totals"] == [one["total"] for one in view["outcome"]["sheets"]]
        plies = [turn["ply"] for turn in result["turns"]]
        for swing in result["swings"]:
            args = swing["words"]["args"]
            assert args["seat"] == swing["seat"]
            assert args["points"] == abs(swing["change"])
            assert args["change"] == ("gain" if swing["change"] > 0 else "loss")
            assert swing["words"]["key"] == "clans-swing-take"
            assert swing["ply"] in plies
        assert len(result["swings"]) == 3


@both_games
@scene
async def test_a_match_that_was_given_up_at_once_has_an_empty_course(
    server: Server, game: str
) -> None:
    async with Client(server.url) as home:
        table = await home.create_table(game, person("Ada"), person("Bob"), start=True)
        await home.command(table, "resign", seat=0)
        assert await course(home, table) == {"turns": [], "swings": []}
