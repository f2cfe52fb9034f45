"""A territory fits on a phone, and stays where it is while its player decides."""

from playwright.async_api import expect

from tests.support.server.server_process import Server
from tests.support.web.chromium import scene
from tests.support.web.tables import take_over_record
from tests.support.web.visits import needs_chromium, needs_pages, visitors

pytestmark = [needs_chromium, needs_pages]

# A territory of five rows, which can grow to the north and to the south.
HIGH = ("glenmore-third-scoring-shared", 176)

# Cells that are not whole within the land, or lie under a button.
_CUT = """
() => {
  const land = document.querySelector('.land').getBoundingClientRect()
  const buttons = [...document.querySelectorAll('.land .zoom button')].map((one) => one.getBoundingClientRect())
  return [...document.querySelectorAll('.land [data-cell]')].filter((cell) => {
    const { left, top, right, bottom } = cell.getBoundingClientRect()
    const isInside = left >= land.left && top >= land.top && right <= land.right && bottom <= land.bottom
    const isUnder = buttons.some((one) => one.left < right && one.right > left && one.top < bottom && one.bottom > top)
    return !isInside || isUnder
  }).map((cell) => cell.dataset.cell)
}
"""

# Where its cells are within the land.
_PLACES = """
() => {
  const land = document.querySelector('.land').getBoundingClientRect()
  return [...document.querySelectorAll('.land [data-cell]')].map((cell) => {
    const { left, top, width } = cell.getBoundingClientRect()
    return [cell.dataset.cell, ...[left - land.left, top - land.top, width].map(Math.round)].join(' ')
  })
}
"""


@scene
async def test_no_row_of_a_high_territory_is_cut(server: Server) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(phone=True, drawn_board=True)
        await take_over_record(ada, *HIGH)
        await ada.page.locator(".land [data-cell]").nth(19).wait_for()
        assert await ada.page.evaluate(_CUT) == []
        await ada.press(ada.page.get_by_role("button", name="Zoom in"))
        await ada.press(ada.page.get_by_role("button", name="Zoom out"))
        assert await ada.page.evaluate(_CUT) == []


@scene
async def test_a_territory_stays_where_it_is_during_a_turn(server: Server) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(phone=True, drawn_board=True)
        await take_over_record(ada, *HIGH)
        await ada.page.locator(".land [data-cell]").nth(19).wait_for()
        places = await ada.page.evaluate(_PLACES)
        await ada.press(ada.page.locator(".ring .legal").first)
        await ada.page.locator(".land .lit").first.wait_for()
        assert await ada.page.evaluate(_PLACES) == places
        await ada.page.locator(".land .lit").first.focus()
        await ada.press(ada.page.locator(".sheet .acts .primary"))
        await expect(ada.page.locator(".land .lit")).to_have_count(0)
        assert await ada.page.evaluate(_PLACES) == places
