"""What is wrong is refused with a code and a field; nothing changes, and no other player notices."""

import asyncio
import secrets
from typing import Any

from clachan.wire import MAX_BYTES
from tests.support.server.malformed import BAD_NAMES, BLANK_NAMES, NOT_JSON, bad_fields
from tests.support.server.party import Party, party, refused, undisturbed
from tests.support.server.server_process import OPEN, Client, Json, Server, bot, person, scene

NO_TABLE = "AAAAAAAAAAAAAAAAAAAAAA"
MEGABYTE = b" " * 1_000_000


def play(view: Json, **other: object) -> Json:
    """The command that makes the first legal action, or something like it."""
    first = view["legal"][0]["text"] if view["legal"] else "7G@2N3"
    move = {"type": "play", "nonce": secrets.token_hex(8), "seq": view["seq"]}
    return {**move, "seat": view["viewing"], "action": first, **other}


async def turn_of(at: Party) -> tuple[Client, Client, Json]:
    """The player to move, the other one, and the view of the former."""
    _, view = await at.turn()
    return (at.ada, at.ben, view) if view["viewing"] == 0 else (at.ben, at.ada, view)


# Bodies


@scene
async def test_malformed_messages(server: Server) -> None:
    async with undisturbed(server) as at:
        for path in (f"{at.path}/commands", f"{at.path}/join", f"{at.path}/fork", "/tables"):
            for body in NOT_JSON:
                answer = await at.ada.http.post(f"/api{path}", content=body)
                assert answer.status_code == 400, body[:60]
                assert answer.json()["error"]["code"] in ("bad-json", "bad-field"), body[:60]
        for body in NOT_JSON:
            answer = await at.ada.http.post(f"/api{at.path}/commands", content=body)
            refused(answer, 400, "bad-json", "body")


@scene
async def test_invalid_field_values(server: Server) -> None:
    async with undisturbed(server) as at:
        for body, field in bad_fields():
            answer = await at.ada.http.post(f"/api{at.path}/commands", content=body)
            assert answer.json()["error"]["field"] == field, body[:100]
            refused(answer, 400, "bad-field", field)


@scene
async def test_a_field_that_is_there_twice(server: Server) -> None:
    async with undisturbed(server) as at:
        path = f"/api{at.path}/commands"
        for body, field in (
            (b'{"type":"resign","nonce":"n","seq":0,"seat":0,"seat":0}', "seat"),
            (b'{"type":"resign","type":"resign","nonce":"n","seq":0,"seat":0}', "type"),
        ):
            refused(await at.ada.http.post(path, content=body), 400, "bad-field", field)
        body = b'{"game":"clans","seats":[{"kind":"open","kind":"open"},{"kind":"open"}]}'
        answer = await at.ada.http.post("/api/tables", content=body)
        refused(answer, 400, "bad-field", "seats[0].kind")


@scene
async def test_ten_megabytes(server: Server) -> None:
    async def in_pieces() -> Any:
        for _ in range(10):
            yield MEGABYTE

    async with undisturbed(server) as at:
        for path in (f"{at.path}/commands", f"{at.path}/join", "/tables", "/records"):
            for content in (MEGABYTE * 10, in_pieces()):
                answer = await at.ada.http.post(f"/api{path}", content=content)
                refused(answer, 413, "too-large", "body")


# Names


@scene
async def test_names_that_do_not_exist(server: Server) -> None:
    async with undisturbed(server, start=False) as at, Client(server.url) as cyd:
        open_table = await at.ada.create_table("clans", person("Ada"), OPEN)
        key = await at.ada.invite_key(open_table)
        for name in BAD_NAMES:
            refused(await cyd.join(open_table, key, name), 400, "bad-field", "name")
            answer = await cyd.post("/tables", {"game": "clans", "seats": [bot(), person(name)]})
            refused(answer, 400, "bad-field", "seats[1].name")
        for name in BLANK_NAMES:
            refused(await cyd.join(open_table, key, name), 400, "name-needed", "name")
            answer = await cyd.post("/tables", {"game": "clans", "seats": [bot(), person(name)]})
            refused(answer, 400, "name-needed", "seats[1].name")
        assert (await at.ada.view(open_table))["seats"][1]["kind"] == "open"
        assert (await cyd.get("/tables")).json() == {"tables": []}


# Whose browser it is


@scene
async def test_cookies_that_open_nothing(server: Server) -> None:
    async with undisturbed(server) as at, Client(server.url) as cyd:
        other_table = await cyd.create_table()
        _, view = await at.turn()
        junk = (
            "",
            "clachan",
            "clachan=",
            "clachan=junk",
            f"clachan={'A' * 43}",
            "clachan=é",
            ";=;",
        )
        cookies = [cookie.encode() for cookie in (*junk, f"clachan={at.key}", at.key, cyd.cookie)]
        cookies.append(at.ada.cookie.encode()[:-1])
        cookies.append(b"clachan=" + b"A" * 20_000)
        for cookie in cookies:
            async with Client(server.url) as thief:
                headers = {b"cookie": cookie}
                path = f"/api{at.path}/commands"
                answer = await thief.http.post(path, json=play(view), headers=headers)
                refused(answer, 403, "not-your-seat", "seat")
                answer = await thief.http.get(f"/api{at.path}?seat=0", headers=headers)
                refused(answer, 403, "not-your-seat", "seat")
        assert (await cyd.view(other_table))["seats"][0]["mine"]


@scene
async def test_seats_of_others_and_seats_that_are_not_there(server: Server) -> None:
    async with undisturbed(server) as at:
        mover, other, view = await turn_of(at)
        path = f"{at.path}/commands"
        for client, seat in ((other, view["viewing"]), (mover, 2), (mover, 19), (at.stranger, 0)):
            refused(await client.post(path, play(view, seat=seat)), 403, "not-your-seat", "seat")
            for kind in ("undo", "redo", "resign", "take-back"):
                body = {"type": kind, "nonce": "n", "seq": view["seq"], "seat": seat}
                refused(await client.post(path, body), 403, "not-your-seat", "seat")
            for document in ("", "/story", "/record", "/positions/0"):
                answer = await client.get(f"{at.path}{document}", seat=seat)
                refused(answer, 403, "not-your-seat", "seat")
        refused(await at.stranger.post(f"{at.path}/carry"), 403, "not-your-seat")
        for seat in (-1, 20, "x", "1.5", "", "9" * 5000):
            refused(await mover.get(at.path, seat=seat), 400, "bad-field", "seat")
        refused(await mover.get(at.path, since=-1), 400, "bad-field", "since")
        refused(await mover.get(at.path, depth=1), 400, "bad-field", "depth")


@scene
async def test_keys_of_other_tables_and_keys_that_were_used(server: Server) -> None:
    async with undisturbed(server) as at, Client(server.url) as cyd, Client(server.url) as dee:
        table = await cyd.create_table("clans", person("Cyd"), OPEN)
        own, path = await cyd.invite_key(table), f"/tables/{table}"
        for key in (
            at.key,
            "A" * 22,
            "A" * 43,
            own[:-1] + "_" if own[-1] != "_" else own[1:] + "A",
        ):
            refused(await dee.join(table, key, "Dee"), 403, "wrong-key", "key")
        for key in ("", "A", own + "!", own[:21], "A" * 44):
            refused(await dee.join(table, key, "Dee"), 400, "bad-field", "key")
        carries = [(await cyd.post(f"{path}/carry")).json()["link"] for _ in range(2)]
        old, new = (link.partition("#carry=")[2] for link in carries)
        refused(await dee.join(table, old, "Dee"), 403, "wrong-key", "key")
        refused(await dee.join(at.table, new, "Dee"), 403, "wrong-key", "key")
        assert (await dee.join(table, new, "Dee")).json() == {"seats": [0]}
        refused(await at.stranger.join(table, new, "Eve"), 403, "wrong-key", "key")


# What a table is not in a state for


@scene
async def test_a_table_that_is_full_or_has_begun_takes_no_player(server: Server) -> None:
    async with undisturbed(server, start=False) as at, Client(server.url) as cyd:
        refused(await cyd.join(at.table, at.key, "Cyd"), 409, "table-full")
        refused(await cyd.join(at.table, at.key, "Cyd", seat=1), 409, "table-full")
    async with undisturbed(server) as at, Client(server.url) as cyd:
        refused(await cyd.join(at.table, at.key, "Cyd"), 409, "already-started")
        for kind in ("arrange", "start"):
            answer = await at.ada.command(at.table, kind)
            refused(answer, 409, "already-started")
        refused(await at.ada.command(at.table, "leave", seat=0), 409, "already-started")


@scene
async def test_only_the_host_arranges_and_starts_and_only_a_full_table(server: Server) -> None:
    async with undisturbed(server, start=False) as at:
        for client in (at.ben, at.stranger):
            refused(await client.command(at.table, "start"), 403, "not-host")
            refused(await client.command(at.table, "arrange", seats=[OPEN] * 2), 403, "not-host")
        refused(await at.ben.command(at.table, "leave", seat=0), 403, "not-your-seat", "seat")
        for seats, code in (
            ([OPEN] * 9, "bad-players"),
            ([{"kind": "keep", "seat": 0}] * 2, "bad-seats"),
            ([{"kind": "keep", "seat": 7}, OPEN], "bad-seats"),
            ([bot("hal"), OPEN], "unknown-bot"),
        ):
            refused(await at.ada.command(at.table, "arrange", seats=seats), 400, code, "seats")
        half = await at.ada.create_table("clans", person("Ada"), OPEN)
        refused(await at.ada.command(half, "start"), 409, "open-seats", "seats")
        refused(await at.ada.command(half, "play", seat=0, action="7G@2N3"), 409, "not-started")


@scene
async def test_no_player_deletes_what_is_not_theirs_alone(server: Server) -> None:
    async with undisturbed(server) as at:
        for client in (at.ben, at.stranger):
            refused(await client.http.delete(f"/api{at.path}"), 403, "not-host")
        refused(await at.ada.http.delete(f"/api{at.path}"), 409, "others-play")
        refused(await at.ada.post(f"{at.path}/forget"), 409, "not-over")
        refused(await at.ada.post(f"{at.path}/rematch"), 409, "not-over")
        refused(await at.stranger.http.delete(f"/api/tables/{NO_TABLE}"), 404, "not-found", "table")


@scene
async def test_tables_that_cannot_be_created(server: Server) -> None:
    async with undisturbed(server) as at:
        for wrong, code, field in (
            ({"game": "chess"}, "unknown-game", "game"),
            ({"game": "Clans"}, "bad-field", "game"),
            ({"seats": [person("Ada")]}, "bad-players", "seats"),
            ({"seats": [bot()] * 20}, "bad-players", "seats"),
            ({"seats": [bot()] * 21}, "bad-field", "seats"),
            ({"seats": [person("Ada"), bot("hal")]}, "unknown-bot", "seats"),
            ({"seats": [person("Ada"), bot("../x")]}, "bad-field", "seats[1].bot"),
            ({"seats": [person("Ada"), {"kind": "keep", "seat": 0}]}, "bad-field", "seats[1].kind"),
            ({"clock": {"kind": "live", "bank_s": 10**12}}, "bad-field", "clock.bank_s"),
            ({"clock": {"kind": "sand"}}, "bad-field", "clock.kind"),
            ({"salt": "s" * 65}, "bad-field", "salt"),
            ({"start": 1}, "bad-field", "start"),
            ({"secret": "mine"}, "bad-field", "body"),
        ):
            body = {"game": "clans", "seats": [person("Ada"), bot()], **wrong}
            refused(await at.stranger.post("/tables", body), 400, code, field)
        answer = await at.stranger.get("/games/chess/components", players=2)
        refused(answer, 404, "not-found", "game")
        answer = await at.stranger.get("/games/clans/components", players=19)
        refused(answer, 400, "bad-players", "players")
        assert (await at.stranger.get("/tables")).json() == {"tables": []}


@scene
async def test_positions_that_never_were(server: Server) -> None:
    async with undisturbed(server) as at:
        for ply in (100_000, 5000):
            refused(await at.ada.get(f"{at.path}/positions/{ply}"), 400, "bad-ply", "ply")
            answer = await at.ada.post(f"{at.path}/fork", {"ply": ply, "seat": 0})
            refused(answer, 400, "bad-ply", "ply")
        for text in ("-1", "x", "100001", "9" * 5000, "%00", "1.5"):
            refused(await at.ada.get(f"{at.path}/positions/{text}"), 400, "bad-field", "ply")
        answer = await at.ada.post(f"{at.path}/fork", {"ply": 0, "seat": 1})
        refused(answer, 403, "not-your-seat", "seat")
        answer = await at.ada.post(f"{at.path}/fork", {"ply": 0, "seat": 0, "seats": [OPEN]})
        refused(answer, 400, "bad-seats", "seats")


# Records


@scene
async def test_records_that_are_none(server: Server) -> None:
    async with undisturbed(server) as at:
        shapes = (b"null", b"[]", b"{}", b'{"schema":2}', b'{"schema":1,"schema":1}')
        too_much = (b'{"schema":1,"log":' + b"[" * 100_000, b" " * MAX_BYTES)
        for body in (*NOT_JSON, *shapes, *too_much):
            answer = await at.stranger.http.post("/api/records", content=body)
            assert answer.status_code == 400, body[:60]
            refused(answer, 400, "record", answer.json()["error"]["field"])
        answer = await at.stranger.http.post("/api/records", content=MEGABYTE * 5)
        refused(answer, 413, "too-large", "body")
        assert (await at.stranger.get("/tables")).json() == {"tables": []}


@scene
async def test_what_a_running_match_shows_of_itself_cannot_be_played_on(server: Server) -> None:
    async with undisturbed(server) as at:
        records: dict[object, Json] = {}
        for client, seen_by in ((at.ada, 0), (at.ben, 1), (at.stranger, "spectators")):
            answer = await client.get(f"{at.path}/record")
            record = answer.json()
            assert (record["seen_by"], record["shuffle"]["secret"]) == (seen_by, None)
            records[seen_by] = record
            imported = await client.http.post("/api/records", content=answer.content)
            refused(imported, 400, "record", imported.json()["error"]["field"])
        logs = [[entry["action"] for entry in record["log"]] for record in records.values()]
        for ada, ben, others in zip(*logs, strict=True):
            assert others == (ada if ada == ben else "deal ?")
        assert "deal ?" in logs[2]


# Twice, too late, too early


@scene
async def test_a_double_click_moves_once(server: Server) -> None:
    async with party(server) as at:
        mover, _, view = await turn_of(at)
        body = play(view)
        answers = await asyncio.gather(
            *[mover.post(f"{at.path}/commands", body) for _ in range(10)]
        )
        assert {(answer.status_code, answer.text) for answer in answers} == {(200, answers[0].text)}
        assert await moves_since(at, view) == [body["action"]]
        other = play(view, nonce=body["nonce"], action=view["legal"][-1]["text"])
        refused(await mover.post(f"{at.path}/commands", other), 409, "nonce-reused", "nonce")
        assert await moves_since(at, view) == [body["action"]]
        await at.goes_on()


async def moves_since(at: Party, view: Json) -> list[str]:
    """What people did since then, in full: they play face up at first."""
    story = (await at.ada.get(f"{at.path}/story")).json()["entries"]
    return [entry["action"] for entry in story if entry["seq"] > view["seq"] and entry["seat"] >= 0]


@scene
async def test_two_tabs_that_disagree(server: Server) -> None:
    async with party(server) as at:
        mover, _, view = await turn_of(at)
        first, last = play(view), play(view, action=view["legal"][-1]["text"])
        assert first["action"] != last["action"]
        answers = await asyncio.gather(
            *[mover.post(f"{at.path}/commands", body) for body in (first, last)]
        )
        late = next(answer for answer in answers if answer.status_code != 200)
        refused(late, 409, "stale", "seq")
        assert late.json()["view"] == await mover.view(at.table)
        assert len(await moves_since(at, view)) == 1
        await at.goes_on()


@scene
async def test_too_early_too_late_and_out_of_turn(server: Server) -> None:
    async with undisturbed(server) as at:
        mover, other, view = await turn_of(at)
        path, seat = f"{at.path}/commands", view["viewing"]
        for seq in (view["seq"] + 1, 1_000_000_000):
            refused(await mover.post(path, play(view, seq=seq)), 409, "bad-seq", "seq")
        for seq in (0, 1):
            answer = await mover.post(path, play(view, seq=seq))
            refused(answer, 409, "stale", "seq")
            assert answer.json()["view"]["viewing"] == seat
        refused(await other.post(path, play(view, seat=1 - seat)), 409, "illegal", "seat")
        for action, code in (("hello", "notation"), ("8K@6E+", "illegal"), ("deal 7G", "illegal")):
            answer = await mover.post(path, play(view, action=action))
            refused(answer, 400 if code == "notation" else 409, code, "action")
        for kind in ("undo", "redo"):
            answer = await other.command(at.table, kind, seat=1 - seat)
            refused(answer, 409, "illegal", "seat")
        answer = await mover.command(at.table, "answer-undo", seat=seat, agree=True)
        refused(answer, 409, "no-undo-asked", "seat")
        for target, code in ((seat, "bad-target"), (7, "bad-target"), (1 - seat, "not-away")):
            answer = await mover.command(at.table, "replace", seat=seat, target=target)
            refused(answer, 409, code, "target")


@scene
async def test_a_nonce_is_its_senders_own(server: Server) -> None:
    async with party(server) as at:
        seats = set()
        for _ in range(2):
            mover, _, view = await turn_of(at)
            seats.add(view["viewing"])
            answer = await mover.post(f"{at.path}/commands", play(view, nonce="the-same"))
            assert answer.status_code == 200
            assert await moves_since(at, view) == [view["legal"][0]["text"]]
        assert seats == {0, 1}
