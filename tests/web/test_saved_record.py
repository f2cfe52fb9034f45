"""A match that is over is saved as a file, and that very file is laid out again."""

import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.support.server.server_process import Json, Server, person
from tests.support.web.chromium import scene
from tests.support.web.players import OVER
from tests.support.web.tables import continue_record, post
from tests.support.web.visits import Visit, needs_chromium, needs_pages, visitors

pytestmark = [needs_chromium, needs_pages]

# Shortly before the end, so that it does not take long.
MOMENTS = [("clans-last-card-tie-break", 38), ("glenmore-third-scoring-tie-break", 166)]


async def play_out(visit: Visit, table: str) -> None:
    """By people who all sit at this browser."""
    while (view := await visit.view())["status"] == "playing":
        seat = view["to_move"]
        action = (await visit.view(seat))["legal"][0]["text"]
        command = {"type": "play", "nonce": f"n{view['seq']}", "seq": view["seq"]}
        await post(visit, f"/tables/{table}/commands", {**command, "seat": seat, "action": action})


async def saved(visit: Visit) -> Path:
    name = visit.words.say("web-export")
    async with visit.page.expect_download() as coming:
        await visit.press(visit.page.get_by_role("link", name=name, exact=True).first)
    file = await coming.value
    assert re.fullmatch(r"clachan-.+\.json", file.suggested_filename)
    return await file.path()


async def end(visit: Visit) -> tuple[Json, Json, list[str]]:
    """How it ended, how the table lies then, and what the page says of it."""
    await visit.page.locator(OVER).wait_for()
    view = await visit.view()
    lines = visit.page.locator(f"{OVER} li")
    await expect(lines).to_have_count(view["players"])
    return view["outcome"], view["position"], await lines.all_inner_texts()


@pytest.mark.parametrize(("record", "ply"), MOMENTS, ids=["clans", "glenmore"])
@scene
async def test_it_ends_there_as_it_did(server: Server, record: str, ply: int) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor()
        table = await continue_record(ada, record, ply, person("Ada"), person("Ben"))
        await play_out(ada, table)
        ended = await end(ada)
        file = await saved(ada)

        await ada.open()
        await ada.page.locator("#record").set_input_files(file)
        await ada.page.wait_for_url(re.compile(r"/t/"))
        assert table not in ada.page.url
        assert await end(ada) == ended
