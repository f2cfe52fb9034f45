"""Undo and redo: free while nothing was revealed, otherwise with the consent of others."""

from collections.abc import Sequence

from clachan.games import clans
from tests.support.games.clans_lines import golden_line
from tests.support.server.responses import both_games, refused
from tests.support.server.server_process import (
    OPEN,
    Client,
    Json,
    Server,
    Socket,
    bot,
    browsers,
    person,
    scene,
)


async def create_match(game: str, *people: Client) -> str:
    """Create and start a table with one seat for each of these browsers, in this order."""
    host, *others = people
    chairs = [person("host"), *[OPEN] * len(others)]
    table = await host.create_table(game, *chairs, shuffle_seats=False)
    key = await host.invite_key(table)
    for number, other in enumerate(others, start=1):
        await other.join(table, key, f"guest {number}")
    assert (await host.command(table, "start")).status_code == 200
    return table


async def send_command(client: Client, table: str, kind: str, **fields: object) -> Json:
    answer = await client.command(table, kind, **fields)
    assert answer.status_code == 200, answer.text
    return await client.view(table)


@both_games
@scene
async def test_undo_is_free_while_no_other_player_acted_and_nothing_was_revealed(
    server: Server, game: str
) -> None:
    async with browsers(server, 2) as (ada, bob):
        table = await create_match(game, ada, bob)
        before = await ada.view(table)
        assert before["undo"] is None
        view = await ada.play(table)
        assert view["undo"] == {"free": True, "asks": [], "ply": before["ply"], "refused": None}
        view = await send_command(ada, table, "undo", seat=0)
        assert (view["position"], view["legal"]) == (before["position"], before["legal"])
        assert (view["ply"], view["offer"], view["undo"]) == (before["ply"], None, None)


@both_games
@scene
async def test_the_player_who_undid_can_redo_until_the_next_move(server: Server, game: str) -> None:
    async with browsers(server, 2) as (ada, bob):
        table = await create_match(game, ada, bob)
        played = await ada.play(table)
        assert not played["redo"]
        assert (await send_command(ada, table, "undo", seat=0))["redo"]
        assert not (await bob.view(table))["redo"]
        answer = await bob.command(table, "redo", seat=1)
        assert (answer.status_code, answer.json()["error"]["rule"]) == (409, "M 5")
        again = await send_command(ada, table, "redo", seat=0)
        assert (again["position"], again["ply"]) == (played["position"], played["ply"])
        await send_command(ada, table, "undo", seat=0)
        assert not (await ada.play(table))["redo"]


@scene
async def test_in_glen_more_a_revealed_tile_makes_undo_need_consent(server: Server) -> None:
    async with browsers(server, 2) as (ada, bob):
        table = await create_match("glenmore", ada, bob)
        view = await ada.view(table)
        view = await ada.view(table, since=view["seq"])
        while not any(one["seat"] == -1 for one in view["happened"]):
            assert view["undo"] is None or view["undo"]["free"]
            since = view["seq"]
            await ada.play(table)
            view = await ada.view(table, since=since)
        assert (view["undo"]["free"], view["undo"]["asks"]) == (False, [1])
        assert not any(one["seat"] == 1 for one in (await ada.view(table, since=0))["happened"])


async def request_undo(table: str, ada: Client, bob: Client) -> Json:
    """Both play, then Ada requests an undo; returns the view before the request."""
    before = await ada.view(table)
    await ada.play(table)
    await bob.play(table)
    view = await ada.view(table)
    assert view["undo"] == {"free": False, "asks": [1], "ply": before["ply"], "refused": None}
    view = await send_command(ada, table, "undo", seat=0)
    offer = view["offer"]
    assert (offer["seat"], offer["agreed"], offer["waiting"]) == (0, [], [1])
    assert view["ply"] == before["ply"] + 2
    return before


@scene
async def test_after_a_move_of_others_undo_needs_their_consent(server: Server) -> None:
    async with browsers(server, 2) as (ada, bob):
        table = await create_match("clans", ada, bob)
        before = await request_undo(table, ada, bob)
        view = await send_command(bob, table, "answer-undo", seat=1, agree=True)
        assert (view["ply"], view["offer"]) == (before["ply"], None)
        assert (await ada.view(table))["position"] == before["position"]
        assert [one["kind"] for one in view["happened"]][-1] == "undo"


@scene
async def test_a_declined_undo_changes_nothing(server: Server) -> None:
    async with browsers(server, 2) as (ada, bob):
        table = await create_match("clans", ada, bob)
        before = await request_undo(table, ada, bob)
        view = await send_command(bob, table, "answer-undo", seat=1, agree=False)
        assert (view["ply"], view["offer"]) == (before["ply"] + 2, None)


@scene
async def test_undo_of_a_move_is_requested_once(server: Server) -> None:
    async with browsers(server, 2) as (ada, bob):
        table = await create_match("clans", ada, bob)
        await request_undo(table, ada, bob)
        await send_command(bob, table, "answer-undo", seat=1, agree=False)
        undo = (await ada.view(table))["undo"]
        assert undo["refused"] == {"reason": "declined", "seat": 1}
        assert undo["asks"] == [1]
        again = await ada.command(table, "undo", seat=0)
        refused(again, 409, "undo-refused")
        assert again.json()["error"]["rule"] == "U 1"
        assert (await ada.view(table))["offer"] is None
        await ada.play(table)
        await bob.play(table)
        assert (await ada.view(table))["undo"]["refused"] is None
        assert (await send_command(ada, table, "undo", seat=0))["offer"]["waiting"] == [1]


@scene
async def test_a_move_refuses_an_undo_request_and_withdrawing_ends_it(server: Server) -> None:
    async with browsers(server, 3) as (ada, bob, cleo):
        table = await create_match("clans", ada, bob, cleo)
        await ada.play(table)
        await bob.play(table)
        await send_command(ada, table, "undo", seat=0)
        await cleo.play(table)
        view = await ada.view(table)
        assert view["offer"] is None
        assert view["undo"]["refused"] == {"reason": "played", "seat": 2}
        await send_command(bob, table, "undo", seat=1)
        view = await send_command(bob, table, "answer-undo", seat=1, agree=False)
        assert view["offer"] is None
        assert view["undo"]["refused"] == {"reason": "withdrawn", "seat": 1}
        for person, seat in ((ada, 0), (bob, 1)):
            refused(await person.command(table, "undo", seat=seat), 409, "undo-refused")


async def import_match(ada: Client, bob: Client, line: Sequence[str]) -> str:
    """Create a match for both that continues after these actions."""
    state, log = clans.new_game(2), []
    for text in line:
        log.append({"seat": clans.to_move(state), "action": text})
        state = clans.apply(state, clans.parse(text))
    seats = [{"name": "Ada"}, {"name": "Bob"}]
    about: Json = {"schema": 1, "match": "ab" * 16, "game": "clans", "rules": 1, "players": 2}
    seal = {"commitment": "00" * 32, "salts": ["", ""], "given": len(log), "secret": None}
    about |= {"options": {}, "seats": seats, "seen_by": "all"}
    record = {**about, "log": log, "result": None, "shuffle": seal}
    answer = await ada.post("/records", record)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    await bob.join(table, await ada.invite_key(table), "Bob")
    assert (await ada.command(table, "start")).status_code == 200
    return table


@scene
async def test_the_undo_request_shows_the_move_as_each_viewer_saw_it(server: Server) -> None:
    """A card played face down stays secret."""
    line = golden_line(2)
    down = next(number for number, text in enumerate(line) if text[0] == "~")
    async with browsers(server, 3) as (ada, bob, guest):
        table = await import_match(ada, bob, line[:down])
        seat: int = (await ada.view(table))["to_move"]
        asker, other = (ada, bob) if seat == 0 else (bob, ada)
        await send_command(asker, table, "play", seat=seat, action=line[down])
        await send_command(other, table, "play", seat=1 - seat, action=line[down + 1])
        await send_command(asker, table, "undo", seat=seat)
        move = (await asker.view(table))["offer"]["move"]
        assert (move["seat"], move["action"]) == (seat, line[down])
        for reader in (other, guest):
            move = (await reader.view(table))["offer"]["move"]
            assert (move["seat"], move["action"][:2]) == (seat, "~@")
            assert move["words"]["key"] == "clans-play-unseen"


@scene
async def test_the_next_move_ends_an_undo_request(server: Server) -> None:
    async with browsers(server, 2) as (ada, bob):
        table = await create_match("clans", ada, bob)
        await request_undo(table, ada, bob)
        view = await ada.play(table)
        assert view["offer"] is None
        late = await bob.command(table, "answer-undo", seat=1, agree=True)
        refused(late, 409, "no-undo-asked", "seat")


@scene
async def test_an_answer_to_a_closed_request_does_not_count_for_the_next(server: Server) -> None:
    async with browsers(server, 2) as (ada, bob):
        table = await create_match("clans", ada, bob)
        await request_undo(table, ada, bob)
        old = (await bob.view(table))["seq"]
        await ada.play(table)
        await bob.play(table)
        assert (await send_command(ada, table, "undo", seat=0))["offer"]
        late = await bob.command(table, "answer-undo", seq=old, seat=1, agree=True)
        refused(late, 409, "stale", "seq")
        assert (await ada.view(table))["offer"]


@scene
async def test_undo_is_requested_once_and_answered_by_the_other_players(server: Server) -> None:
    async with browsers(server, 3) as (ada, bob, cleo):
        table = await create_match("clans", ada, bob, cleo)
        before = (await ada.view(table))["ply"]
        await ada.play(table)
        await bob.play(table)
        view = await send_command(ada, table, "undo", seat=0)
        assert view["offer"]["waiting"] == [1, 2]
        refused(await ada.command(table, "undo", seat=0), 409, "undo-asked-already")
        own = await ada.command(table, "answer-undo", seat=0, agree=True)
        refused(own, 409, "no-undo-asked", "seat")
        view = await send_command(bob, table, "answer-undo", seat=1, agree=True)
        assert (view["offer"]["agreed"], view["offer"]["waiting"]) == ([1], [2])
        twice = await bob.command(table, "answer-undo", seat=1, agree=True)
        refused(twice, 409, "no-undo-asked", "seat")
        view = await send_command(cleo, table, "answer-undo", seat=2, agree=True)
        assert (view["offer"], view["ply"]) == (None, before)


@scene
async def test_a_spectator_sees_the_undo_request_and_cannot_undo(server: Server) -> None:
    async with browsers(server, 3) as (ada, bob, guest):
        table = await create_match("clans", ada, bob)
        await request_undo(table, ada, bob)
        view = await guest.view(table)
        assert (view["offer"]["seat"], view["undo"]) == (0, None)
        answer = await guest.command(table, "answer-undo", seat=1, agree=True)
        refused(answer, 403, "not-your-seat", "seat")


async def play_until_own_turn(screen: Socket) -> Json:
    """Play the first legal action and wait until it is our turn again."""
    ply = (await screen.until(lambda view: view["legal"]))["ply"]
    action = screen.view["legal"][0]["text"]
    assert (await screen.command("play", seat=0, action=action))["type"] == "done"
    return await screen.until(lambda view: view["ply"] > ply and view["legal"])


@scene
async def test_bots_always_consent(server: Server) -> None:
    async with Client(server.url) as ada:
        table = await ada.create_table(
            "clans", person("Ada"), bot(), start=True, shuffle_seats=False
        )
        async with ada.socket(table) as screen:
            before = screen.view
            view = await play_until_own_turn(screen)
            wanted = {"free": False, "asks": [], "ply": before["ply"], "refused": None}
            assert view["undo"] == wanted
            assert (await screen.command("undo", seat=0))["type"] == "done"
            view = await screen.until(lambda view: view["ply"] == before["ply"])
            assert (view["position"], view["offer"]) == (before["position"], None)


@both_games
@scene
async def test_one_browser_with_all_seats_answers_its_own_request(
    server: Server, game: str
) -> None:
    async with Client(server.url) as home:
        table = await home.create_table(game, person("Ada"), person("Bob"), start=True)
        before = (await home.view(table))["ply"]
        while (await home.view(table))["to_move"] == 0:
            await home.play(table)
        await home.play(table)
        view = await send_command(home, table, "undo", seat=0)
        assert view["offer"]["waiting"] == [1]
        view = await send_command(home, table, "answer-undo", seat=1, agree=True)
        assert view["ply"] >= before


@scene
async def test_an_undo_for_an_older_move_is_stale(server: Server) -> None:
    async with browsers(server, 2) as (ada, bob):
        table = await create_match("clans", ada, bob)
        old = (await ada.play(table))["seq"]
        await bob.play(table)
        answer = await ada.command(table, "undo", seq=old, seat=0)
        refused(answer, 409, "stale", "seq")
        assert answer.json()["view"]["undo"]["free"] is False


@scene
async def test_there_is_nothing_to_undo_before_the_first_move(server: Server) -> None:
    async with browsers(server, 2) as (ada, bob):
        table = await create_match("clans", ada, bob)
        answer = await ada.command(table, "undo", seat=0)
        refused(answer, 409, "illegal", "seat")
        assert answer.json()["error"]["rule"] == "M 4"
