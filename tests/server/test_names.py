"""What people are called: no two at a table the same."""

import msgspec
import pytest

from clachan.server.seating import own_name
from clachan.server.summaries import Summary, summary_for
from clachan.wire.protocol.shapes import LONGEST_NAME
from tests.server.reading import names, own_names
from tests.server.running import OPEN, Server, bot, browsers, person, scene


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
def test_the_second_gets_a_number(others: list[str], name: str) -> None:
    assert own_name("Ada", others) == name


def test_a_number_makes_no_name_too_long() -> None:
    name = "m" * LONGEST_NAME
    assert own_name(name, [name]) == "m" * (LONGEST_NAME - 4) + " (2)"


@scene
async def test_at_one_screen_by_a_link_and_when_rearranged(server: Server) -> None:
    async with browsers(server, 2) as (host, guest):
        table = await host.lay("glenmore", person("Ada"), person("Ada"), OPEN)
        await guest.join(table, await host.invite_key(table), "ada")
        assert names(await host.view(table)) == ["Ada", "Ada (2)", "ada (3)"]
        chairs = [person("Ada"), {"kind": "keep", "seat": 2}, {"kind": "keep", "seat": 0}]
        await host.command(table, "arrange", seats=chairs)
        assert names(await host.view(table)) == ["Ada (2)", "ada (3)", "Ada"]


@scene
async def test_whoever_is_called_like_a_bot_is_none(server: Server) -> None:
    async with browsers(server, 1) as (host,):
        await host.lay("clans", person("club"), bot("club"), shuffle_seats=False)
        (line,) = (await host.http.get("/api/tables")).json()["tables"]
        assert (line["seats"], line["bots"]) == (["club", "Hamish"], [1])


def test_a_list_from_before_bots_had_names_names_them() -> None:
    """By seat, as at the table; whoever is called like a kind of bot keeps that."""
    kept = Summary(
        "clans", "over", ("club", "club", "greedy"), (("me",), (), ()), None, False, 1, (1, 2)
    )
    line = summary_for("T", msgspec.json.encode(kept), "me")
    assert (line.seats, line.bots) == (("club", "Hamish", "Morag"), (1, 2))


@scene
async def test_a_bot_gives_way_to_a_person_of_its_name(server: Server) -> None:
    async with browsers(server, 2) as (host, guest):
        table = await host.lay("glenmore", person("Ailsa"), bot("club"), OPEN)
        assert own_names(await host.view(table)) == ["Ailsa", "Hamish", ""]
        await guest.join(table, await host.invite_key(table), "hamish")
        assert own_names(await host.view(table)) == ["Ailsa", "Morag", "hamish"]
