"""Hints as a choice of the table: chosen, shown to all, and given without taking a choice away."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Route, expect

from tests.support.server.server_process import Server, bot, person
from tests.support.web import states
from tests.support.web.chromium import scene
from tests.support.web.screens import GLENMORE
from tests.support.web.tables import create_table, take_over_record
from tests.support.web.visits import Visit, needs_chromium, needs_pages, visitors

pytestmark = [needs_chromium, needs_pages]


@asynccontextmanager
async def held_hints(visit: Visit) -> AsyncIterator[asyncio.Event]:
    """The first request for a hint reaches the server when the block ends; the event: it was made."""
    asked, go_on = asyncio.Event(), asyncio.Event()

    async def hold(route: Route) -> None:
        asked.set()
        await go_on.wait()
        await route.continue_()

    await visit.page.route("**/hint?*", hold, times=1)
    try:
        yield asked
    finally:
        go_on.set()


@scene
async def test_the_host_chooses_them_and_a_clock_against_others_turns_them_off(
    server: Server,
) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True)
        await ada.open("/new/clans?how=friends")
        await ada.page.locator("summary", has_text="Options").click()
        wish = ada.page.get_by_label("Hints (everyone")
        await expect(wish.locator("option:checked")).to_have_text(re.compile("^Automatic"))
        await ada.page.get_by_label("Clock").select_option("live")
        await ada.page.locator("form input").first.fill("Ada")
        await ada.press(ada.page.locator("form button.primary"))
        await ada.page.wait_for_url("**/t/*")
        choice = ada.page.get_by_label("Allow hints")
        await expect(choice).not_to_be_checked()
        assert not (await ada.view())["hints"]
        await choice.check()
        await expect(choice).to_be_checked()
        await ada.view_with(lambda view: bool(view["hints"]))


@scene
async def test_all_see_who_was_given_one_and_a_table_without_offers_none(server: Server) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True)
        async with states.with_ben(ada) as (table, ben):
            notice = ada.page.get_by_text("Ben asked for a hint.")
            (await ben.get(f"/tables/{table}/hint")).raise_for_status()
            await notice.wait_for()
            await ben.play(table)
            await expect(notice).to_have_count(0)
            hint = ada.button("Hint")
            await expect(hint).to_have_attribute(
                "title", "Everyone at the table sees that you asked for a hint."
            )
            await ada.page.get_by_text("More").click()
            await ada.see("Hints for Ben:")
            await ada.see("Hints are allowed. Everyone sees who asks.")
        await create_table(ada, "clans", person("Ada"), bot(), hints=False)
        await ada.page.get_by_text("More").click()
        await ada.see("Hints are off at this table.")
        await expect(ada.page.locator("[data-card]").first).to_be_visible()
        await expect(hint).to_have_count(0)


@scene
async def test_what_is_chosen_while_a_hint_is_awaited_stays(server: Server) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True)
        await create_table(ada, "clans", person("Ada"), bot())
        cards = ada.page.locator("[data-card]")
        await cards.first.wait_for()
        async with held_hints(ada) as asked:
            await ada.press(ada.button("Hint"))
            await asked.wait()
            await cards.last.focus()
            await ada.page.keyboard.press("Enter")
            await expect(cards.last).to_have_attribute("aria-selected", "true")
        await ada.page.locator(".hint").wait_for()
        await expect(cards.last).to_have_attribute("aria-selected", "true")
        await ada.press(ada.button("Close hint"))
        await ada.page.locator(".hint").wait_for(state="detached")
        await expect(cards.last).to_have_attribute("aria-selected", "true")


@scene
async def test_a_hint_that_was_asked_for_while_a_move_was_under_way_is_about_the_next(
    server: Server,
) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True)
        # From a fixed position: after the first tile of a game that is dealt there may be nothing to decide.
        table = await take_over_record(ada, *GLENMORE)
        async with held_hints(ada) as asked:
            await ada.press(ada.button("Hint"))
            await asked.wait()
            before = await ada.view()
            ply = before["ply"]
            await states.play_first(ada, table)
            view = await ada.view()
            assert (view["to_move"], view["ply"]) == (before["to_move"], ply + 1)
        await ada.page.locator(".hint").wait_for()
        uses = [use["ply"] for use in (await ada.view())["hints_used"]]
        assert uses == [ply + 1]


# Until what a touch changes is laid out, and all that follows it has scrolled.
_SETTLED = """
() => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))
})
"""
# How far the chain is slid.
_SLID = "() => Math.round(document.querySelector('.ring .fields').scrollLeft)"


@scene
async def test_a_hint_does_not_scroll_back_to_its_tile(server: Server) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(phone=True, drawn_board=True)
        await take_over_record(ada, *GLENMORE)
        await ada.press(ada.page.get_by_role("button", name="Hint"))
        await ada.page.locator(".ring .pointed").wait_for()
        others = ada.page.locator(".ring .legal:not(.pointed)")
        far = others.last if await others.last.is_visible() else others.first
        await ada.press(far)
        await expect(far).to_have_attribute("aria-pressed", "true")
        await far.scroll_into_view_if_needed()
        slid = await ada.page.evaluate(_SLID)
        await ada.press(ada.page.get_by_role("button", name="Cancel"))
        await ada.page.evaluate(_SETTLED)
        await ada.press(far)
        await ada.page.evaluate(_SETTLED)
        assert await ada.page.evaluate(_SLID) == slid
