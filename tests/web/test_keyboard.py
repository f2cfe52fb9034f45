"""Whole matches without a mouse: keys alone, from the page for new tables to the end."""

import random
import re

from playwright.async_api import ViewportSize, expect

from tests.support.server.server_process import Json, Server, bot, person
from tests.support.web import glenmore_by_keys
from tests.support.web.chromium import scene
from tests.support.web.keys import focused, go_to, is_at, press
from tests.support.web.players import move, my_turn, play_out
from tests.support.web.pointers import next_frame
from tests.support.web.screens import CLANS, GLENMORE
from tests.support.web.tables import create_table, take_over_record
from tests.support.web.visits import Visit, needs_chromium, needs_pages, visitors

pytestmark = [needs_chromium, needs_pages]


HAND = "[data-card]"
TABLE = ".cloth [role=gridcell]"
NORTH, MIDDLE, SOUTH = 0, 1, 2


async def make_clans_move(visit: Visit, view: Json, move: Json) -> None:
    card, _, place = move["text"].removeprefix("~").partition("@")
    await go_to(visit, HAND)
    await press(visit, "Home")
    await go_to(visit, f"[data-card='{card}']", "ArrowRight")
    await press(visit, "Enter")
    await go_to(visit, TABLE, "Shift+Tab")
    await steer(visit, place.removesuffix("+"))
    await press(visit, *("S" if place.endswith("+") else ""), "Enter", "Enter")


async def steer(visit: Visit, slot: str) -> None:
    """From wherever the focus is at the table to a place."""
    if slot.endswith(("W", "E")):
        await go_to(
            visit, f"[data-slot='{slot}']", "ArrowLeft" if slot[-1] == "W" else "ArrowRight"
        )
        return
    await _cross(visit, NORTH if slot[1] == "N" else SOUTH)
    column = 3 * (int(slot[0]) - 1) + int(slot[2])
    key = "ArrowRight" if int(await focused(visit, "column")) < column else "ArrowLeft"
    await go_to(visit, f"[data-slot='{slot}']", key)


async def _cross(visit: Visit, row: int) -> None:
    if await is_at(visit, ".head *"):  # beside the ends of the table there is no place
        await press(
            visit, "ArrowRight" if (await focused(visit, "slot"))[-1] == "W" else "ArrowLeft"
        )
    while (at := int(await focused(visit, "row"))) != row:
        await press(visit, "ArrowDown" if at < row else "ArrowUp")


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
    async with visitors(server.url) as people:
        visit = await people.visitor(drawn_board=True)
        await lay_by_keys(visit, "clans")
        await move(visit, make_clans_move, await my_turn(visit), rng)
        # A player who has played is still at the table; only the keys and the hint lie between it and the hand.
        assert await is_at(visit, TABLE)
        await my_turn(visit)
        await visit.page.locator(HAND).first.wait_for()
        assert await go_to(visit, HAND) <= 3
        await play_out(visit, make_clans_move, rng)


@scene
async def test_escape_lets_go_and_a_place_that_does_not_fit_says_why(server: Server) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor(drawn_board=True)
        await take_over_record(visit, *CLANS)
        await go_to(visit, HAND)
        await press(visit, "Enter")
        chosen = visit.page.locator("[data-card][aria-selected=true]")
        await expect(chosen).to_have_count(1)
        await go_to(visit, TABLE, "Shift+Tab")
        await go_to(visit, "[data-mark=plain].full", "ArrowRight")
        await press(visit, "Enter")
        await expect(visit.page.get_by_role("alert")).to_contain_text("CG 4")
        await press(visit, "Escape")
        await expect(chosen).to_have_count(0)
        await expect(visit.page.get_by_role("alert")).to_have_count(0)


@scene
async def test_escape_lets_go_of_a_tile_where_it_was_picked(server: Server) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor(drawn_board=True)
        await take_over_record(visit, *GLENMORE)
        await visit.page.locator(".ring .legal").first.press("Enter")
        lit = visit.page.locator(".land .lit")
        await lit.first.wait_for()
        # The cost is shown before a cell is chosen.
        await visit.page.locator(".sheet dl").wait_for()
        await press(visit, "Escape")
        await expect(lit).to_have_count(0)


@scene
async def test_tab_leads_from_a_tile_to_the_first_cell_for_it(server: Server) -> None:
    """Not to the start village; the same tab stop stays while arrows lead to other cells."""
    async with visitors(server.url) as people:
        visit = await people.visitor(drawn_board=True)
        await take_over_record(visit, *GLENMORE)
        await visit.page.locator(".ring .spot").nth(13).wait_for()
        await go_to(visit, ".ring .spot")
        assert await is_at(visit, ".ring .legal")
        await press(visit, "Enter")
        lit = visit.page.locator(".land .lit")
        await lit.first.wait_for()
        await go_to(visit, ".land .face")
        await expect(lit.first).to_be_focused()
        await press(visit, "ArrowLeft", "ArrowDown")
        await press(visit, "Escape")
        await go_to(visit, ".ring .spot", "Shift+Tab")
        await press(visit, "ArrowRight")
        await go_to(visit, ".ring .legal", "ArrowRight")
        await press(visit, "Enter")
        await lit.first.wait_for()
        await go_to(visit, ".land .face")
        assert await is_at(visit, ".land .lit")


@scene
async def test_glen_more_begins_at_a_tile_to_take(server: Server) -> None:
    """And shows the keys to a player who uses them."""
    async with visitors(server.url) as people:
        visit = await people.visitor(drawn_board=True)
        await visit.open()
        await visit.page.locator("article").nth(1).locator("button.primary").press("Enter")
        await my_turn(visit)
        await expect(visit.page.locator(".ring .legal").first).to_be_focused()
        await visit.see(visit.words.say("web-glenmore-keys"))


@scene
async def test_the_focus_starts_at_the_beginning_of_the_next_page(server: Server) -> None:
    """By link, back again, and to a table; not where they came in, before the bar with the settings."""
    async with visitors(server.url) as people:
        visit = await people.visitor(drawn_board=True)
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
        await expect(visit.page.locator(HAND).first).to_be_focused()


@scene
async def test_a_player_who_is_to_move_starts_at_the_hand(server: Server) -> None:
    """By the address too, and by the curtain; a screen reader gets the keys with the hand."""
    async with visitors(server.url) as people:
        visit = await people.visitor(drawn_board=True)
        first = visit.page.locator(HAND).first
        await create_table(visit, "clans", person("Ada"), bot())
        await expect(first).to_be_focused()
        hand = visit.page.get_by_role("grid", name="Your hand")
        await expect(hand).to_have_accessible_description(re.compile("Arrow keys.*N.*Enter"))
        await create_table(visit, "clans", person("Ada"), person("Ben"))
        lift = visit.button(visit.words.say("web-lift", player="Ada"))
        await expect(lift).to_be_focused()  # by the page, once the connection can show a hand
        await press(visit, "Enter")
        await expect(first).to_be_focused()


@scene
async def test_the_keys_are_listed_beside_the_hand(server: Server) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor(drawn_board=True)
        await visit.page.set_viewport_size(ViewportSize(width=1366, height=657))
        await take_over_record(visit, *CLANS)
        keys = visit.button(visit.words.say("web-keys"))
        await expect(keys).to_be_in_viewport(ratio=1)
        entries = visit.page.locator("[popover] kbd")
        await expect(visit.page.locator(HAND).first).to_be_focused()
        await press(visit, "?")
        await expect(entries.first).to_be_visible()
        await press(visit, "Escape")
        await expect(entries.first).to_be_hidden()
        await keys.click()
        await expect(entries.first).to_be_visible()
        await press(visit, "Escape")
        await visit.button(visit.words.say("web-hint")).click()
        await visit.page.locator(".hint").wait_for()
        await visit.page.locator(HAND).first.press("?")
        await expect(entries.first).to_be_visible()


@scene
async def test_a_hint_that_was_asked_for_by_key_has_the_focus(server: Server) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor(drawn_board=True)
        await take_over_record(visit, *CLANS)
        await expect(visit.page.locator(HAND).first).to_be_focused()
        await visit.button(visit.words.say("web-hint")).press("Enter")
        await expect(visit.page.locator("section.hint")).to_be_focused()


@scene
async def test_a_card_that_fits_nowhere_asks_for_another_card(server: Server) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor(drawn_board=True)
        await take_over_record(visit, CLANS[0], 38)
        stuck = visit.page.locator(HAND).filter(has=visit.page.locator(".none"))
        await stuck.first.press("Enter")
        await expect(visit.page.locator(".consequence")).to_contain_text("fits nowhere")
        needed = visit.words.say("web-clans-needs-other-card")
        await expect(visit.page.locator(".bar .confirm")).to_have_text(needed)


# In a match for two that is about half of the first round.
ROUND = 6
UNDO = ".bar > button:first-of-type"


@scene
async def test_glen_more_with_keys_alone(server: Server, rng: random.Random, deep: bool) -> None:
    """To the end in the deep option, else through its first turns."""
    async with visitors(server.url) as people:
        visit = await people.visitor(drawn_board=True)
        await lay_by_keys(visit, "glenmore")
        if deep:
            await play_out(visit, glenmore_by_keys.make, rng)
            return
        for _ in range(ROUND):
            view = await my_turn(visit)
            await next_frame(visit)
            # One more key shall not take back what was done.
            assert not await is_at(visit, UNDO)
            await move(visit, glenmore_by_keys.make, view, rng)
