"""Names of players: each has a visible character, and names at a table are unique."""

import unicodedata
from typing import Any

import msgspec
import pytest

from clachan.server.errors import RequestRefused
from clachan.server.tables.names import clean_name, name_key, unique_name
from clachan.server.tables.summaries import Summary, read_summary
from clachan.wire.protocol.shapes import LONGEST_NAME
from tests.support.server.responses import names, own_names
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

# Names without a visible character.
UNSEEN = {
    "spaces": " \u00a0\u2003\u3000",
    "Hangul filler": "\u3164",
    "halfwidth Hangul filler": "\uffa0",
    "braille blank": "\u2800",
    "Hangul choseong filler": "\u115f",
    "Hangul jungseong filler": "\u1160",
    "combining grapheme joiner": "\u034f",
    "variation selector": "\ufe0f",
    "Khmer inherent vowel": "\u17b4",
    "Mongolian vowel separator": "\u180e",
    "zero-width space": "\u200b",
    "zero-width joiner": "\u200d",
    "word joiner and byte order mark": "\u2060\ufeff",
    "soft hyphen": "\u00ad",
    "tags": "\U000e0041\U000e007f",
    "variation selector of the supplement": "\U000e0100",
    "musical blank": "\U0001d159",
    "musical beam": "\U0001d173",
    "combining acute": "\u0301",
    "spacing mark": "\u0903",
    "enclosing circle": "\u20dd",
    "noncharacter": "\ufdd0\uffff",
    "many of them": " \u3164\u0301\u2800\u200d\ufe0f ",
}

# Names as sent and as stored.
SEEN = {
    "letters": ("Ada", "Ada"),
    "spaces around": (" \u3000Ada\u00a0 ", "Ada"),
    "a space inside": ("Ada Lovelace", "Ada Lovelace"),
    "composed": ("Andre\u0301", "Andr\u00e9"),
    "composed from three": ("Thu\u031b\u0309", "Th\u1eed"),
    "Hangul from letters": ("\u1112\u1161\u11ab", "\ud55c"),
    "no composition": ("x\u0301", "x\u0301"),
    "other scripts": ("\u0639\u0645\u0631", "\u0639\u0645\u0631"),
    "Devanagari": ("\u0930\u0935\u093f", "\u0930\u0935\u093f"),
    "a joiner inside": ("A\u200dda", "A\u200dda"),
    "an emoji": ("\U0001f98a", "\U0001f98a"),
    "a sequence": ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
    "with a variation selector": ("\u2764\ufe0f", "\u2764\ufe0f"),
    "a flag": ("\U0001f1f5\U0001f1f1", "\U0001f1f5\U0001f1f1"),
    "a keycap": ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
    "a sign that this Python does not know": ("\U0001faff", "\U0001faff"),
    "a digit": ("7", "7"),
    "a dot": (".", "."),
}

# Pairs of names that look the same, or nearly so.
SAME = {
    "case": ("Ada", "aDA"),
    "sharp s": ("Stra\u00dfe", "STRASSE"),
    "zero-width joiner": ("Ada", "A\u200dda"),
    "zero-width space and soft hyphen": ("Ada", "\u200bA\u00adda\ufeff"),
    "Hangul filler": ("Ada", "Ada\u3164"),
    "braille blank": ("Ada", "Ada\u2800"),
    "two spaces": ("Ada Bee", "Ada \u00a0Bee"),
    "variation selector": ("\u2764", "\u2764\ufe0f"),
    "joiner between marks": ("\u00e9", "e\u034f\u0301"),
    "decomposed": ("Andr\u00e9", "ANDRE\u0301"),
    "iota below": ("\u1fb3", "\u1fbc"),
}


@pytest.mark.parametrize("name", UNSEEN.values(), ids=UNSEEN)
def test_a_name_needs_a_visible_character(name: str) -> None:
    with pytest.raises(RequestRefused) as refused:
        clean_name(name, "name")
    assert (refused.value.error.code, refused.value.error.field) == ("name-needed", "name")
    assert clean_name(f"A{name}", "name").startswith(unicodedata.normalize("NFC", f"A{name}")[:1])


@pytest.mark.parametrize(("name", "kept"), SEEN.values(), ids=SEEN)
def test_a_name_is_normalized_and_stripped(name: str, kept: str) -> None:
    assert clean_name(name, "name") == kept
    assert clean_name(kept, "name") == kept


@pytest.mark.parametrize("pair", SAME.values(), ids=SAME)
def test_names_that_look_the_same_are_the_same(pair: tuple[str, str]) -> None:
    one, other = pair
    assert name_key(one) == name_key(other)
    assert unique_name(other, [one]) == f"{other} (2)"


def test_names_that_look_different_are_different() -> None:
    names = ["Ada", "Ida", "A da", "\u00c4da", "Ada (2)", "\u0391da", "\U0001f98a", "\U0001f98b"]
    assert len({name_key(name) for name in names}) == len(names)


@pytest.mark.parametrize(
    ("name", "fits"),
    [
        ("m" * 40, True),
        ("m" * 41, False),
        (f"  {'m' * 40}  ", True),
        ("e\u0301" * 40, True),
        ("e\u0301" * 41, False),
        ("\U0001f98a" * 40, True),
        # One that becomes two: it is excluded from composition.
        ("\u0958" * 20, True),
        ("\u0958" * 21, False),
    ],
)
def test_the_length_limit_applies_to_the_stored_name(name: str, fits: bool) -> None:
    if fits:
        assert len(clean_name(name, "name")) == LONGEST_NAME
        return
    with pytest.raises(RequestRefused) as refused:
        clean_name(name, "name")
    error = refused.value.error
    assert (error.code, error.message.key) == ("bad-field", "record-text-long")
    assert error.message.args == {"most": LONGEST_NAME}


@pytest.mark.parametrize(
    ("others", "name"),
    [
        ([], "Ada"),
        (["", "Ben"], "Ada"),
        (["Ada"], "Ada (2)"),
        (["ADA"], "Ada (2)"),
        (["Ada", "Ada (2)"], "Ada (3)"),
    ],
)
def test_a_duplicate_name_gets_a_number(others: list[str], name: str) -> None:
    assert unique_name("Ada", others) == name


def test_a_numbered_name_is_not_too_long() -> None:
    name = "m" * LONGEST_NAME
    assert unique_name(name, [name]) == "m" * (LONGEST_NAME - 4) + " (2)"


@pytest.mark.parametrize(
    ("end", "kept"),
    [
        ("\u1ea1\u0301\u0301\u0301\u0301\u0301", ""),
        ("\U0001f469\u200d\U0001f680abc", ""),
        ("\U0001f44d\U0001f3fdabcd", "\U0001f44d\U0001f3fd"),
        ("ab\u2764\ufe0fcd", "ab"),
    ],
)
def test_a_numbered_name_does_not_split_a_character(end: str, kept: str) -> None:
    name = "m" * (LONGEST_NAME - len(end)) + end
    whole = "m" * (LONGEST_NAME - len(end)) + kept
    assert unique_name(name, [name]).removesuffix(" (2)") == whole[: LONGEST_NAME - 4]


def test_a_combined_character_of_maximum_length_is_cut() -> None:
    name = "m" + "\u0301" * (LONGEST_NAME - 1)
    assert unique_name(name, [name]) == name[: LONGEST_NAME - 4] + " (2)"


@scene
async def test_names_are_unique_when_created_joined_and_rearranged(server: Server) -> None:
    async with browsers(server, 2) as (host, guest):
        table = await host.create_table("glenmore", person("Ada"), person("Ada"), OPEN)
        await guest.join(table, await host.invite_key(table), "ada")
        assert names(await host.view(table)) == ["Ada", "Ada (2)", "ada (3)"]
        chairs = [person("Ada"), {"kind": "keep", "seat": 2}, {"kind": "keep", "seat": 0}]
        await host.command(table, "arrange", seats=chairs)
        assert names(await host.view(table)) == ["Ada (2)", "ada (3)", "Ada"]


@scene
async def test_a_person_named_like_a_bot_is_a_person(server: Server) -> None:
    async with browsers(server, 1) as (host,):
        await host.create_table("clans", person("club"), bot("club"), shuffle_seats=False)
        (line,) = (await host.http.get("/api/tables")).json()["tables"]
        assert (line["seats"], line["bots"]) == (["club", "Hamish"], [1])


def test_bots_in_older_summaries_get_names() -> None:
    """Names are given by seat, as at the table; a person named like a kind of bot keeps the name."""
    kept = Summary(
        "clans", "over", ("club", "club", "greedy"), (("me",), (), ()), None, False, 1, (1, 2)
    )
    line = read_summary("T", msgspec.json.encode(kept), "me")
    assert (line.seats, line.bots) == (("club", "Hamish", "Morag"), (1, 2))


@scene
async def test_a_bot_changes_its_name_for_a_person(server: Server) -> None:
    async with browsers(server, 2) as (host, guest):
        table = await host.create_table("glenmore", person("Ailsa"), bot("club"), OPEN)
        assert own_names(await host.view(table)) == ["Ailsa", "Hamish", ""]
        await guest.join(table, await host.invite_key(table), "hamish")
        assert own_names(await host.view(table)) == ["Ailsa", "Morag", "hamish"]


# Every request with a name


async def fork(client: Client, name: str) -> Json:
    """A fork of a table at which the client has no seat."""
    async with Client(client.url) as ada:
        table = await ada.create_table("clans", person("Ada"), person("Bob"), start=True)
        await ada.command(table, "resign", seat=0)
        body: Json = {"ply": 25, "seat": 0, "name": name}
        return await post(client, f"/tables/{table}/fork", body)


async def create(client: Client, name: str) -> Json:
    return await post(client, "/tables", {"game": "clans", "seats": [person(name), bot()]})


async def arrange(client: Client, name: str) -> Json:
    table = await client.create_table("clans", bot(), bot())
    seats = [person(name), bot()]
    answer = await client.command(table, "arrange", seats=seats)
    return answer.json() if answer.status_code >= 400 else await client.view(table)


async def join(client: Client, name: str) -> Json:
    async with Client(client.url) as ada:
        table = await ada.create_table("clans", OPEN, person("Ada"))
        answer = await client.join(table, await ada.invite_key(table), name)
        return answer.json() if answer.status_code >= 400 else await client.view(table)


async def import_finished(client: Client, name: str) -> Json:
    return await post(client, "/records", await record(client, name, over=True))


async def import_running(client: Client, name: str) -> Json:
    return await post(client, "/records", await record(client, name, over=False))


async def record(client: Client, name: str, *, over: bool) -> Json:
    seats = (person("Ada"), person("Bob"))
    table = await client.create_table("glenmore", *seats, start=True, shuffle_seats=False)
    if over:
        await client.command(table, "resign", seat=0)
    found: Json = (await client.get(f"/tables/{table}/record")).json()
    found["seats"][0]["name"] = name
    return found


async def post(client: Client, path: str, body: Json) -> Json:
    answer = await client.post(path, body)
    return await client.view(answer.json()["table"]) if answer.status_code == 201 else answer.json()


@pytest.mark.parametrize(
    ("given", "field"),
    [
        (create, "seats[0].name"),
        (arrange, "seats[0].name"),
        (join, "name"),
        (fork, "name"),
        (import_finished, "seats[0].name"),
        (import_running, "seats[0].name"),
    ],
)
@scene
async def test_names_are_checked_in_every_request(server: Server, given: Any, field: str) -> None:
    async with Client(server.url) as client:
        kept = await given(client, " Andre\u0301\u200d ")
        assert own_names(kept)[0] == "Andr\u00e9\u200d"
        error = (await given(client, "\u3164"))["error"]
        assert (error["code"], error["field"]) == ("name-needed", field)


@scene
async def test_a_name_that_looks_the_same_gets_a_number(server: Server) -> None:
    async with browsers(server, 2) as (host, guest):
        table = await host.create_table("glenmore", person("Ada"), person("A\u200dda"), bot(), OPEN)
        await guest.join(table, await host.invite_key(table), "ADA\u3164")
        view = await host.view(table)
        assert own_names(view) == ["Ada", "A\u200dda (2)", "Morag", "ADA\u3164 (3)"]
        seats = [person("Mor\u200bag"), bot()]
        view = await host.view(await host.create_table("clans", *seats, bot(), shuffle_seats=False))
        assert "Morag" not in own_names(view)


@scene
async def test_names_of_an_imported_record_are_unique(server: Server) -> None:
    async with Client(server.url) as ada:
        seats = (person("Ada"), person("Bob"), bot(), bot())
        table = await ada.create_table("glenmore", *seats, start=True, shuffle_seats=False)
        for seat in (0, 1):
            await ada.command(table, "resign", seat=seat)
        async with ada.socket(table) as socket:
            await socket.until(lambda view: view["status"] == "over", 60)
        kept = (await ada.get(f"/tables/{table}/record")).json()
        for seat, name in zip(kept["seats"], ("Ada", "ada\u200d", "Eve", "eve"), strict=True):
            seat["name"] = name
        view = await ada.view((await ada.post("/records", kept)).json()["table"])
        assert own_names(view) == ["Ada", "ada\u200d (2)", "Eve", "eve (2)"]
