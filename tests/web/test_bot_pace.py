"""Bot pace in the browser: the Skip button, and the setting that stays."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import expect

from clachan.core import CHANCE
from clachan.games import GAMES
from tests.support.server.server_process import Server, bot, person, running
from tests.support.web.chromium import scene
from tests.support.web.tables import create_table
from tests.support.web.visits import Visit, needs_chromium, needs_pages, visitors

pytestmark = [needs_chromium, needs_pages]
IDLE = ("--bot-pace-ms", "60000", "--bot-deadline-s", "3600")
"""Bots that pause for longer than any test waits."""


@pytest.fixture(scope="module")
def idle_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("idle")
    with running("--data", str(folder), *IDLE) as found:
        yield found


async def end_turn(visit: Visit, table: str) -> None:
    """Make first legal actions until a bot is to move, or has moved already."""
    mover = 0
    while mover == 0 and (view := await visit.view())["to_move"] == 0:
        wish = {"type": "play", "nonce": f"n{view['seq']}", "seq": view["seq"], "seat": 0}
        address = f"{visit.url}/api/tables/{table}/commands"
        answer = await visit.page.request.post(
            address, data={**wish, "action": view["legal"][0]["text"]}
        )
        # The page makes moves without a choice by itself, and may have been first.
        assert answer.ok or (await answer.json())["error"]["code"] == "stale"
        made = (await visit.view())["happened"]
        mover = [entry["seat"] for entry in made if entry["seat"] != CHANCE][-1]


async def reach_own_turn(visit: Visit) -> None:
    """Wait until the page shows that it is the reader's turn."""
    while (view := await visit.view())["to_move"] != 0:
        await visit.page.locator(f"main:not([data-ply='{view['ply']}'])").wait_for()


@pytest.mark.parametrize("game", GAMES)
@scene
async def test_skip_and_the_instant_pace_leave_no_pause(idle_server: Server, game: str) -> None:
    async with visitors(idle_server.url) as people:
        ada = await people.visitor(drawn_board=True)
        table = await create_table(ada, game, person("Ada"), bot("random"), bot("random"))
        skip = ada.button(ada.words.say("web-skip-moves"))
        await ada.page.locator("main[data-ply]").wait_for()
        await expect(skip).to_have_count(0)
        await end_turn(ada, table)
        await skip.click()
        await reach_own_turn(ada)
        await expect(skip).to_have_count(0)
        await ada.page.locator("header button[aria-haspopup=dialog]").click()
        instant = ada.page.get_by_role("radio", name=ada.words.say("web-pace-instant"))
        await instant.check()
        await ada.page.keyboard.press("Escape")
        await ada.view_with(lambda view: view["pace"] == "instant")
        await end_turn(ada, table)
        await reach_own_turn(ada)
        other = await create_table(ada, game, person("Ada"), bot("random"))
        await end_turn(ada, other)
        await reach_own_turn(ada)
        assert (await ada.view())["pace"] == "instant"
