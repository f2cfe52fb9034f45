"""Continuing from a position with chosen seats."""

from playwright.async_api import expect

from tests.support.server.responses import names
from tests.support.server.server_process import Server
from tests.support.web.chromium import scene
from tests.support.web.tables import import_record
from tests.support.web.visits import needs_chromium, needs_pages, visitors

pytestmark = [needs_chromium, needs_pages]


@scene
async def test_seats_and_levels_are_chosen_before_going_on(server: Server) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True)
        table = await import_record(ada, "clans-last-card-4-players")
        await ada.open(f"/t/{table}?ply=52")
        await ada.button(ada.words.say("web-fork-seats")).click()
        dialog = ada.page.get_by_role("dialog")
        seats = dialog.get_by_role("combobox")
        await expect(seats).to_have_count(4)
        name = dialog.get_by_role("textbox")
        known = await name.input_value()
        await seats.nth(0).select_option("bot expert")
        await seats.nth(1).select_option("person")
        # The name moves with the player.
        await expect(name).to_have_value(known)
        assert known
        await name.fill("")
        begin = dialog.get_by_role("button", name=ada.words.say("web-begin"), exact=True)
        await begin.click()
        await expect(name).to_be_focused()
        await name.fill("\u3164")
        await begin.click()
        # What only the server knows stands beside the field too.
        await expect(name).to_have_accessible_description(ada.words.say("server-name-needed"))
        ada.ignore("status of 400")
        await name.fill("Ada")
        await seats.nth(2).select_option("bot beginner")
        await begin.click()
        await ada.page.wait_for_url(lambda url: table not in url)
        await ada.page.locator("main[data-ply]").wait_for()
        view = await ada.view()
        assert view["status"] == "playing"
        assert (names(view)[:3], view["viewing"]) == (["expert", "Ada", "beginner"], 1)
