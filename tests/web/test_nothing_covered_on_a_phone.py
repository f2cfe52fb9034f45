"""On a phone nothing covers what the coach, a hint or a refusal speaks of."""

from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import Error, Locator, expect

from tests.support.server.server_process import Server, bot, person
from tests.support.web.chromium import scene
from tests.support.web.coach import COACH, first_game, follow
from tests.support.web.players import my_turn
from tests.support.web.screens import GLENMORE, HAND
from tests.support.web.tables import create_table, take_over_record
from tests.support.web.visits import Visit, needs_chromium, needs_pages, visitors

pytestmark = [needs_chromium, needs_pages]

Refuse = Callable[[Visit], Awaitable[Locator]]
"""Tries something that cannot be, and gives what may be done instead."""

POINTED = ".pointed, .isAdvised"
REFUSED = ".refused"
# A first turn; with --deep a whole game of Clans and Glory and every kind of decision of Glen More.
STEPS = {"clans": (2, 8), "glenmore": (5, 16)}

# What of these lies under the coach, the sheet or the buttons, or is cut off by what scrolls.
_COVERED = """
(places) => [...document.querySelectorAll(places)].flatMap((place) => {
  const { top, bottom } = place.getBoundingClientRect()
  const over = [...document.querySelectorAll('.coach, .sheet, .clans .bar')].filter((part) => {
    const box = part.getBoundingClientRect()
    return !part.contains(place) && box.top < bottom && box.bottom > top
  })
  const around = place.closest('.table, .ground')?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight }
  const isCut = top < around.top || bottom > around.bottom || top < 0 || bottom > innerHeight
  return over.length || isCut ? [`${place.className} ${top} ${bottom} under ${over.map((part) => part.className)}`] : []
})
"""


async def is_uncovered(visit: Visit, places: str) -> None:
    await visit.page.locator(places).first.wait_for()
    try:
        await visit.page.wait_for_function(
            f"(places) => ({_COVERED})(places).length === 0", arg=places
        )
    except Error:
        assert await visit.page.evaluate(_COVERED, places) == []


@pytest.mark.parametrize("game", STEPS)
@scene
async def test_the_coach_covers_nothing_it_speaks_of(server: Server, game: str, deep: bool) -> None:
    async with visitors(server.url) as people:
        learner = await people.visitor("de", phone=True, drawn_board=True)
        await first_game(learner, game)
        for _ in range(STEPS[game][deep]):
            await learner.page.locator(f"{COACH} .deed").wait_for()
            await is_uncovered(learner, POINTED)
            await follow(learner)


@scene
async def test_a_tile_picked_leaves_the_place_for_it_in_sight(server: Server) -> None:
    async with visitors(server.url) as people:
        learner = await people.visitor("pl", phone=True, drawn_board=True)
        await first_game(learner, "glenmore")
        await learner.press(learner.page.locator(".ring .pointed"))
        await is_uncovered(learner, ".land .pointed")


@pytest.mark.parametrize("lang", ["de", pytest.param("pl", marks=pytest.mark.deep)])
@scene
async def test_every_cell_for_a_tile_is_in_sight(server: Server, lang: str) -> None:
    """However much the page says about the tile."""
    async with visitors(server.url) as people:
        ada = await people.visitor(lang, phone=True, drawn_board=True)
        await take_over_record(ada, *GLENMORE)
        await ada.press(ada.page.locator(".ring .legal").nth(5))
        await ada.page.locator(".sheet dl").wait_for()
        await is_uncovered(ada, ".land .lit")


async def refuse_tile(visit: Visit) -> Locator:
    await take_over_record(visit, *GLENMORE)
    await visit.press(visit.page.locator(".ring .spot.tile.quiet").first)
    return visit.page.locator(".ring .spot.legal").first


async def refuse_cell(visit: Visit) -> Locator:
    await take_over_record(visit, *GLENMORE)
    await visit.press(visit.page.locator(".ring .legal").first)
    await visit.press(visit.page.locator(".land .face:not(.bare)").last)
    return visit.page.locator(".land .lit").first


async def refuse_place(visit: Visit) -> Locator:
    await create_table(visit, "clans", person("Ada"), bot())
    await visit.press(_fitting(visit))
    await visit.press(visit.page.locator("[data-mark=plain]").last)
    return visit.page.locator("[data-mark=legal]").first


def _fitting(visit: Visit) -> Locator:
    return visit.page.locator(HAND).filter(has=visit.page.locator(".count")).first


@pytest.mark.parametrize("refuse", [refuse_tile, refuse_cell, refuse_place])
@scene
async def test_what_is_refused_stays_in_sight(server: Server, refuse: Refuse) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor("de", phone=True, drawn_board=True)
        legal = await refuse(ada)
        await ada.page.get_by_role("alert").wait_for()
        await is_uncovered(ada, REFUSED)
        await ada.press(legal)
        await expect(ada.page.get_by_role("alert")).to_have_count(0)
        await expect(ada.page.locator(REFUSED)).to_have_count(0)


@scene
async def test_a_hint_takes_the_place_of_what_was_chosen(server: Server) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(phone=True, drawn_board=True)
        await refuse_place(ada)
        await ada.page.get_by_role("alert").wait_for()
        await ada.press(ada.button("Hint"))
        await expect(ada.page.locator("[data-card].isAdvised")).to_have_attribute(
            "aria-selected", "true"
        )
        await expect(ada.page.locator("[data-card][aria-selected=true]")).to_have_count(1)
        await expect(ada.page.locator("[data-slot].isAdvised.chosen")).to_have_count(1)
        await expect(ada.page.get_by_role("alert")).to_have_count(0)
        await ada.page.locator(".line .gain").wait_for()
        await is_uncovered(ada, POINTED)


@scene
async def test_a_hint_shows_its_own_tile(server: Server) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(phone=True, drawn_board=True)
        await refuse_cell(ada)
        await ada.page.get_by_role("alert").wait_for()
        await ada.press(ada.button("Hint"))
        await expect(ada.page.locator(".ring .pointed.chosen")).to_have_count(1)
        await expect(ada.page.locator(".land .pointed.ghost")).to_have_count(1)
        await expect(ada.page.get_by_role("alert")).to_have_count(0)
        await is_uncovered(ada, ".land .pointed")
        await ada.press(ada.button("Close hint"))
        await expect(ada.page.locator(".chosen, .pointed")).to_have_count(0)


@scene
async def test_a_hint_is_in_sight_when_the_page_has_stopped_moving(server: Server) -> None:
    """Several parts scroll the page one after the other, smoothly."""
    async with visitors(server.url) as people:
        ada = await people.visitor(phone=True, drawn_board=True, animated=True)
        await create_table(ada, "glenmore", person("Ada"), bot(), bot())
        await my_turn(ada)
        await ada.press(ada.button("Hint"))
        await ada.page.locator(".hint .deed").wait_for()
        await is_uncovered(ada, ".land .pointed")


@scene
async def test_a_hint_gives_a_reason_and_leaves_one_main_button(server: Server) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(phone=True, drawn_board=True)
        await take_over_record(ada, *GLENMORE)
        await ada.press(ada.button("Hint"))
        main = ada.page.locator(".sheet .primary:visible")
        await expect(main).to_have_text("Place here: Iona Abbey")
        reason = ada.page.locator(".sheet .hint .small")
        await expect(reason).to_have_text("Why: activates 4 tiles, Ewa moves next.")
        # Another tile is chosen: the button is for that one, and the hint can still be followed.
        await ada.press(ada.page.locator(".ring .legal:not(.pointed)").first)
        await expect(ada.button("Make this move")).to_be_visible()
        await ada.press(ada.page.locator(".land .lit").first)
        await expect(main).to_have_count(1)
        await expect(main).to_contain_text("Place here")


@scene
async def test_the_play_button_follows_the_hint_in_clans(server: Server) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(phone=True, drawn_board=True)
        await create_table(ada, "clans", person("Ada"), bot())
        await ada.press(ada.button("Hint"))
        await expect(ada.page.locator(".hint .deed")).to_be_visible()
        await expect(ada.page.locator("button.confirm")).to_be_enabled()
        await expect(ada.button("Make this move")).to_have_count(0)
        # Another card is chosen: the button is for that one, and the hint can still be followed. By a key, because
        # the raised card may lie over the middle of this one.
        await ada.page.locator("[data-card]:has(.count):not(.pointed)").first.press("Enter")
        await expect(ada.button("Make this move")).to_be_visible()
        await expect(ada.page.locator(".button.primary:visible")).to_have_count(1)


@scene
async def test_advice_addresses_the_reader_as_you(server: Server) -> None:
    """On the text board, where it names the points; a drawn board shows them."""
    async with visitors(server.url) as people:
        ada = await people.visitor()
        await create_table(ada, "clans", person("Ada Lovelace"), bot())
        await ada.button("Hint").click()
        hint = ada.page.get_by_role("region", name="Hint")
        await expect(hint).to_contain_text("You +")
        await expect(hint).not_to_contain_text("Ada")
