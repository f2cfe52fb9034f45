"""One button of Glen More activates all that is free: nothing is paid, asked or spent by it."""

from playwright.async_api import expect

from tests.support.server.server_process import Json, Server, person
from tests.support.web.actions_since import actions_since
from tests.support.web.chromium import scene
from tests.support.web.glenmore_moves import deed
from tests.support.web.players import moves_on
from tests.support.web.tables import continue_record
from tests.support.web.visits import needs_chromium, needs_pages, visitors

pytestmark = [needs_chromium, needs_pages]

# GM 8: what gives a cube of one kind, a movement point or points, and wants nothing for it.
FREE = {
    *("quarry", "forest", "grain_field", "pasture", "meadow"),
    *("tavern_3", "tavern_4", "start_village", "village", "castle"),
}
# Beside a grocer, and with Loch Ness, which is used once.
RECORD, PLY = "glenmore-third-scoring-shared", 178


def is_free(move: Json) -> bool:
    return deed(move) == "activate" and move["words"]["args"]["kind"] in FREE


@scene
async def test_it_does_what_is_free_and_no_more(server: Server) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True)
        await ada.page.clock.install()
        await continue_record(ada, RECORD, PLY, person("Ada"), person("Ben"))
        view = await ada.view(seat=(await ada.view())["to_move"])
        free = [move["text"] for move in view["legal"] if is_free(move)]
        assert len(free) < sum(deed(move) == "activate" for move in view["legal"])
        name = ada.words.say("web-glenmore-activate-free", count=len(free))
        await ada.press(ada.button(name))
        await ada.page.locator(f"main[data-ply='{PLY + len(free)}']").wait_for()
        # Whatever it would do by itself, it would have done by then.
        await ada.page.clock.run_for(5000)
        await expect(ada.page.locator("main")).to_have_attribute("data-ply", str(PLY + len(free)))
        await ada.press(ada.button(ada.words.say("web-glenmore-go-done")))
        await moves_on(ada, PLY + len(free))
        assert await actions_since(ada, view) == [*free, "done"]
