"""What has little room on a phone: long hands, wide sheets, long names."""

import pytest
from playwright.async_api import expect

from tests.server.running import Server, bot, person
from tests.web.chromium import scene
from tests.web.laying import lay
from tests.web.playing import scrolls_sideways
from tests.web.screens import CLANS, SCREENS, over
from tests.web.visits import PHONE, Visit, needs_chromium, needs_pages, street

pytestmark = [needs_chromium, needs_pages]

FINGER = 44
LONG_NAMES = [name for name in SCREENS if name.endswith("long-names")]

# Where a name or a number stands outside of the panel that it belongs to.
_STICKING_OUT = """
() => [...document.querySelectorAll('.panel, .seats > li, .player, .neighbour, .status, [role=dialog], dialog')].flatMap((panel) => {
  const { left, right } = panel.getBoundingClientRect()
  const inside = [...panel.querySelectorAll('*')].filter((piece) => {
    const box = piece.getBoundingClientRect()
    const isSeen = box.width > 1 && getComputedStyle(piece).clipPath === 'none'
    const scrolls = piece.closest('.hand, .scroll, .ground, .fields, [class*=flying]')
    return isSeen && !scrolls && (box.right > right + 2 || box.left < left - 12)
  })
  return inside.slice(0, 2).map((piece) => `${panel.className}: ${piece.outerHTML.slice(0, 90)}`)
})
"""


async def shares(visit: Visit) -> list[float]:
    """How many pixels of each card in the hand are not covered by the next one."""
    found: list[float] = await visit.page.evaluate(
        """() => {
          const boxes = [...document.querySelectorAll('[data-card]')].map((card) => card.getBoundingClientRect())
          return boxes.map(({ left, right }, index) => Math.min(right, boxes[index + 1]?.left ?? right) - left)
        }"""
    )
    return found


@scene
async def test_a_finger_hits_every_card_of_a_full_hand(server: Server) -> None:
    async with street(server.url) as people:
        visit = await people.visitor(phone=True, drawn=True)
        await lay(visit, "clans", person("Ada"), bot(), bot())
        cards = visit.page.locator("[data-card]")
        await expect(cards).to_have_count(9)
        assert min(await shares(visit)) >= FINGER
        # Whether it fits anywhere or not: tapping tells.
        await cards.last.tap(position={"x": FINGER / 2, "y": 30}, force=True)
        await cards.last.focus()
        assert min(await shares(visit)) >= FINGER
        assert not await scrolls_sideways(visit)


@scene
async def test_all_players_are_seen_in_the_sheet(server: Server) -> None:
    async with street(server.url) as people:
        visit = await people.visitor("de", phone=True, drawn=True)
        await over(CLANS[0])(visit)
        heads = visit.page.locator("thead .who")
        await expect(heads).to_have_count(4)
        for head in await heads.all():
            box = await head.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= PHONE["width"]


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("name", LONG_NAMES)
@scene
async def test_long_names_break_no_panel(server: Server, name: str, phone: bool) -> None:
    async with street(server.url) as people:
        visit = await people.visitor(phone=phone, drawn=True)
        await SCREENS[name](visit)
        assert await visit.page.evaluate(_STICKING_OUT) == []
        assert not await scrolls_sideways(visit)
