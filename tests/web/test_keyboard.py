"""Whole matches without a mouse: keys alone, from the page for new tables to the end."""

import random

from playwright.async_api import expect

from tests.server.running import Server
from tests.web import clans_by_keys, glenmore_by_keys
from tests.web.carrying import next_frame
from tests.web.chromium import scene
from tests.web.keys import go_to, is_at, press
from tests.web.laying import taken_over
from tests.web.playing import Player, my_turn
from tests.web.screens import CLANS, GLENMORE
from tests.web.visits import Visit, needs_chromium, needs_pages, street

pytestmark = [needs_chromium, needs_pages]


async def lay_by_keys(visit: Visit, game: str) -> None:
    """From the start page to a table for two, against a bot."""
    await visit.open()
    await go_to(visit, f"a[href='/new/{game}?how=screen']")
    await press(visit, "Enter")
    await visit.page.locator("form").wait_for()
    await go_to(visit, "form input[required]")
    await visit.page.keyboard.type("Ada")
    await go_to(visit, "form .chair:nth-of-type(2) select")
    await press(visit, "ArrowDown")  # from a person at this screen to the first bot
    await go_to(visit, "form > button.primary")
    await press(visit, "Enter")


@scene
async def test_clans_and_glory_with_keys_alone(server: Server, rng: random.Random) -> None:
    async with street(server.url) as people:
        visit = await people.visitor(drawn=True)
        await lay_by_keys(visit, "clans")
        ada = Player(visit, clans_by_keys.make, rng)
        await ada.move(await my_turn(visit))
        # Whoever has played is still at the table; only the hint lies between it and the hand.
        assert await is_at(visit, clans_by_keys.TABLE)
        await my_turn(visit)
        await visit.page.locator(clans_by_keys.HAND).first.wait_for()
        assert await go_to(visit, clans_by_keys.HAND) <= 2
        await ada.play_out()


@scene
async def test_escape_lets_go_and_a_place_that_does_not_fit_says_why(server: Server) -> None:
    async with street(server.url) as people:
        visit = await people.visitor(drawn=True)
        await taken_over(visit, *CLANS)
        await go_to(visit, clans_by_keys.HAND)
        await press(visit, "Enter")
        chosen = visit.page.locator("[data-card][aria-selected=true]")
        await expect(chosen).to_have_count(1)
        await go_to(visit, clans_by_keys.TABLE, "Shift+Tab")
        await go_to(visit, "[data-mark=plain].full", "ArrowRight")
        await press(visit, "Enter")
        await expect(visit.page.get_by_role("alert")).to_contain_text("CG 4")
        await press(visit, "Escape")
        await expect(chosen).to_have_count(0)
        await expect(visit.page.get_by_role("alert")).to_have_count(0)


@scene
async def test_escape_lets_go_of_a_tile_where_it_was_picked(server: Server) -> None:
    async with street(server.url) as people:
        visit = await people.visitor(drawn=True)
        await taken_over(visit, *GLENMORE)
        await visit.page.locator(".ring .legal").first.press("Enter")
        lit = visit.page.locator(".land .lit")
        await lit.first.wait_for()
        # What it costs is told before a cell is chosen.
        await visit.page.locator(".sheet dl").wait_for()
        await press(visit, "Escape")
        await expect(lit).to_have_count(0)


@scene
async def test_whoever_goes_on_is_at_the_beginning_of_the_next_page(server: Server) -> None:
    """By link, back again, and to a table; not where they came in, before the bar with the settings."""
    async with street(server.url) as people:
        visit = await people.visitor(drawn=True)
        await visit.open()
        start, rules = (
            visit.page.locator("main:has(article)"),
            visit.page.locator("main:has(.rule)"),
        )
        await start.wait_for()
        await next_frame(visit)
        await expect(start).not_to_be_focused()
        await go_to(visit, "a[href='/rules/clans']")
        await press(visit, "Enter")
        await expect(rules).to_be_focused()
        await visit.page.go_back()
        await expect(start).to_be_focused()
        await visit.page.go_forward()
        await expect(rules).to_be_focused()
        await go_to(visit, "a.home", "Shift+Tab")
        await press(visit, "Enter")
        await expect(start).to_be_focused()
        await go_to(visit, "article button.primary")
        await press(visit, "Enter")
        await expect(visit.page.locator("main[data-ply]")).to_be_focused()


# In a match for two that is about the first round.
ROUND = 12
UNDO = ".bar > button:first-of-type"


@scene
async def test_glen_more_with_keys_alone(server: Server, rng: random.Random, deep: bool) -> None:
    """To the end in the deep option, else through its first turns."""
    async with street(server.url) as people:
        visit = await people.visitor(drawn=True)
        await lay_by_keys(visit, "glenmore")
        ada = Player(visit, glenmore_by_keys.make, rng)
        if deep:
            await ada.play_out()
            return
        for _ in range(ROUND):
            view = await my_turn(visit)
            await next_frame(visit)
            # One more key shall not take back what was done.
            assert not await is_at(visit, UNDO)
            await ada.move(view)
