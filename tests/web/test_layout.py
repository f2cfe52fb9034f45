"""Every size of window shows what it promises: the table and the decision, with nothing over them."""

import pytest
from playwright.async_api import ViewportSize, expect

from tests.support.server.server_process import Server
from tests.support.web.chromium import scene
from tests.support.web.layout import (
    EVERY,
    GAMES,
    LAPTOPS,
    PHONES,
    LayoutCheck,
    Size,
    cut,
    faults,
)
from tests.support.web.screens import CLANS, GLENMORE, glenmore, glenmore_terms, review
from tests.support.web.states import coached
from tests.support.web.visits import PHONE, needs_chromium, needs_pages, visitors

pytestmark = [needs_chromium, needs_pages]

# The tightest laptop and the tightest phone; the deep run measures all.
FEW = [LAPTOPS[0], PHONES[0]]


@pytest.mark.parametrize("game", ["clans", "glenmore", "glenmore-payment"])
@scene
async def test_what_is_needed_for_a_move_is_in_the_window(server: Server, game: str) -> None:
    async with visitors(server.url) as people:
        assert await LayoutCheck(people).measure(game, FEW) == []


@scene
async def test_a_phone_on_its_side_shows_the_chain_the_land_and_the_decision(
    server: Server,
) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True)
        await ada.page.set_viewport_size(ViewportSize(width=844, height=390))
        await glenmore(ada)
        promised = (".land", ".land .face", ".sheet", ".sheet .row .button", ".player")
        assert await faults(ada, (*promised, ".spot.next", ".ring"), from_top=True) == []


@pytest.mark.deep
@pytest.mark.parametrize("lang", ["en", "de", "pl"])
@pytest.mark.parametrize("game", GAMES)
@scene
async def test_every_size_of_window(server: Server, game: str, lang: str) -> None:
    async with visitors(server.url) as people:
        assert await LayoutCheck(people).measure(game, EVERY, lang) == []


@scene
async def test_the_replay_shows_all_of_what_the_shields_of_a_tile_take(server: Server) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor(drawn_board=True)
        await visit.page.set_viewport_size(ViewportSize(width=1366, height=657))
        await review(*CLANS)(visit)
        for tile in (1, 6):
            await visit.page.locator(f"[data-tile='{tile}']").hover()
            await visit.page.locator(".popover").wait_for()
            assert await cut(visit, ".popover") == []


@pytest.mark.parametrize(("record", "ply"), [CLANS, GLENMORE])
@scene
async def test_the_bar_of_a_replay_stays_where_it_is(server: Server, record: str, ply: int) -> None:
    """Also before anything is dealt: a second click must not reach another button."""
    async with visitors(server.url) as people:
        visit = await people.visitor(drawn_board=True)
        await visit.page.set_viewport_size(ViewportSize(width=1366, height=657))
        places = []
        for shown in (0, ply):
            await review(record, shown)(visit)
            await visit.page.locator(".board > *").first.wait_for()
            await visit.page.wait_for_function("document.getAnimations().length === 0")
            places.append(await visit.page.locator(".scrub").bounding_box())
        assert places[0] == places[1]


@scene
async def test_the_replay_of_the_beginning_shows_the_land_of_each_player(server: Server) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor(drawn_board=True)
        await review(GLENMORE[0], 0)(visit)
        players = (await visit.view())["players"]
        await expect(visit.page.locator(".look section .land")).to_have_count(players)


@pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.deep), "de"])
@scene
async def test_the_replay_shows_the_land_of_the_player_who_moved(
    server: Server, lang: str, deep: bool
) -> None:
    """With the whole ring and what was done, wherever that player sits."""
    async with visitors(server.url) as people:
        visit = await people.visitor(lang, drawn_board=True)
        record, ply = GLENMORE
        await review(record, ply)(visit)
        found = []
        for size in LAPTOPS if deep else LAPTOPS[:1]:
            await visit.page.set_viewport_size(ViewportSize(width=size.width, height=size.height))
            await visit.page.locator(".look .spot").nth(13).wait_for()
            await visit.page.locator(".large .land .isLatest").first.wait_for()
            promised = (".deed", ".look .spot", ".large .land", ".large .land .face")
            found += [f"{size}: {one}" for one in await faults(visit, promised, from_top=True)]
        assert found == []


_IS_ON_TOP = """
(part) => {
  const { left, top, width, height } = part.getBoundingClientRect()
  return part.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}
"""


@scene
async def test_the_way_out_of_a_replay_stays_in_sight_on_a_phone(server: Server) -> None:
    """With its title and what was done, also where the view has followed the newest move."""
    async with visitors(server.url) as people:
        visit = await people.visitor(phone=True, drawn_board=True)
        await review(*CLANS)(visit)
        await visit.page.wait_for_function("() => scrollY > 100")
        for part in ("#review", ".head .button", ".deed"):
            assert await cut(visit, part) == []
            assert await visit.page.locator(part).evaluate(_IS_ON_TOP), part
        latest = await visit.page.locator("[data-slot].isLatest").count()
        assert len(await cut(visit, "[data-slot].isLatest")) < latest


@scene
async def test_a_phone_shows_the_first_news_above_the_sheet(server: Server) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor("de", phone=True, drawn_board=True)
        await glenmore(visit)
        assert await faults(visit, (".news h2", ".news li:first-child .said"), from_top=True) == []


@scene
async def test_a_price_of_a_preview_is_one_line(server: Server) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor("pl", drawn_board=True)
        await glenmore_terms(visit)
        for size in LAPTOPS:
            await visit.page.set_viewport_size(ViewportSize(width=size.width, height=size.height))
            prices = visit.page.locator(".sheet dd .brief")
            heights = await prices.evaluate_all("all => all.map((one) => one.offsetHeight)")
            assert len(heights) == 3
            assert max(heights) < 32, size
            wide = await prices.evaluate_all(
                "all => all.map((one) => one.scrollWidth - one.clientWidth)"
            )
            assert max(wide) <= 0, size


@scene
async def test_the_bar_of_a_coached_game_ends_above_the_edge_of_a_phone(server: Server) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor(phone=True, drawn_board=True)
        await coached(visit)
        bar = await visit.page.locator(".bar .confirm").bounding_box()
        assert bar is not None
        assert bar["y"] + bar["height"] <= PHONE["height"] - 4


# What of the replay its bar covers after the page has scrolled to it.
_BEHIND_THE_BAR = """
async () => {
  const bar = document.querySelector('.scrub')
  const covers = (piece) => {
    const [box, over] = [piece.getBoundingClientRect(), bar.getBoundingClientRect()]
    const isBeside = box.right <= over.left || box.left >= over.right
    return !isBeside && box.top < over.bottom - 1 && box.bottom > over.top + 1
  }
  const name = (piece) => `${piece.className} ${piece.textContent.trim().slice(0, 40)}`
  const inside = (selector) => [...document.querySelectorAll(`.review :is(${selector})`)]
    .filter((piece) => !bar.contains(piece) && piece.checkVisibility())
  const found = []
  for (const panel of inside('.panel, .table, .look .ring')) {
    panel.scrollIntoView({ block: 'end', behavior: 'instant' })
    if (covers(panel)) found.push(`panel ${name(panel)}`)
  }
  for (const control of inside('button, a[href], summary')) {
    scrollTo({ top: 0, behavior: 'instant' })
    control.focus()
    if (document.activeElement === control && covers(control)) found.push(`focused ${name(control)}`)
  }
  return found
}
"""


@pytest.mark.parametrize(
    ("where", "size"),
    [
        (CLANS, Size(390, 844)),
        (GLENMORE, Size(1366, 657)),
        pytest.param(CLANS, Size(1366, 657), marks=pytest.mark.deep),
        pytest.param(GLENMORE, Size(390, 844), marks=pytest.mark.deep),
        pytest.param(CLANS, Size(844, 390), marks=pytest.mark.deep),
        pytest.param(GLENMORE, Size(844, 390), marks=pytest.mark.deep),
    ],
    ids=lambda value: str(value) if isinstance(value, Size) else value[0],
)
@scene
async def test_the_bar_of_a_replay_covers_nothing_for_good(
    server: Server, where: tuple[str, int], size: Size
) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor(drawn_board=True)
        await visit.page.set_viewport_size(ViewportSize(width=size.width, height=size.height))
        await review(*where)(visit)
        await visit.page.locator(".course figure, .course svg").first.wait_for()
        await visit.page.locator(".log li").first.wait_for()
        assert await visit.page.evaluate(_BEHIND_THE_BAR) == []
