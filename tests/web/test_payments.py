"""Paying in Glen More: asked only where there is a choice, and never against what was taken back."""

from playwright.async_api import expect

from tests.support.server.server_process import Server
from tests.support.web.chromium import scene
from tests.support.web.glenmore_moves import is_made_by_itself
from tests.support.web.players import my_turn
from tests.support.web.tables import take_over_record
from tests.support.web.visits import Visit, needs_chromium, needs_pages, visitors

pytestmark = [needs_chromium, needs_pages]

# A stone is due, from the one tile that has one; wood, stone and cattle could be sold meanwhile.
ONE_WAY = ("glenmore-third-scoring-shared", 177)


async def shows(visit: Visit, ply: int) -> None:
    await expect(visit.page.locator("main")).to_have_attribute("data-ply", str(ply))


@scene
async def test_the_only_way_to_pay_is_taken_unless_it_was_taken_back(server: Server) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True)
        await take_over_record(ada, *ONE_WAY)
        first = ONE_WAY[1]
        await shows(ada, first + 1)
        undo, free = (ada.words.say(f"web-{key}") for key in ("undo-free", "undo-unseen"))
        await ada.press(ada.button(f"{undo}. {free}"))
        await shows(ada, first)
        await expect(ada.page.locator(".choices button")).to_have_count(1)
        assert not is_made_by_itself(await my_turn(ada))
        await ada.press(ada.page.locator(".choices button"))
        await shows(ada, first + 1)
