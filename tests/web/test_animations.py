"""With everything that moves: others' moves are seen one after the other, and coins fly."""

import random
from itertools import pairwise
from typing import Any

import pytest
from playwright.async_api import expect

from tests.support.server.server_process import Server, bot, person
from tests.support.web import clans_by_hand, glenmore_by_hand
from tests.support.web.chromium import scene
from tests.support.web.players import move, my_turn, play_out
from tests.support.web.screens import CLANS, GLENMORE
from tests.support.web.tables import create_table, take_over_record
from tests.support.web.visits import Visit, needs_chromium, needs_pages, visitors

pytestmark = [needs_chromium, needs_pages]

_WATCH = """
() => {
  const main = document.querySelector('main[data-ply]')
  window.shown = []
  const note = () => window.shown.push([Number(main.dataset.ply), performance.now()])
  new MutationObserver(note).observe(main, { attributeFilter: ['data-ply'] })
  window.flown = 0
  const wings = (changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node.className === 'flying') flown += 1
  }
  new MutationObserver(wings).observe(document.body, { childList: true })
}
"""
# A piece is on its way for so long; the clock of a busy machine is rough.
STEP_MS = 200
SALE = ("glenmore-third-scoring-2-players", 14)
# Deeds of others between two of one's own, as in every match of five.
MUCH = 45


async def noted(visit: Visit, what: str) -> Any:
    return await visit.page.evaluate(what)


@scene
async def test_the_moves_of_three_bots_are_seen_one_by_one(
    server: Server, rng: random.Random
) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True, animated=True)
        await create_table(ada, "clans", person("Ada"), bot(), bot(), bot())
        view = await my_turn(ada)
        await ada.page.locator("[data-card]").first.wait_for()
        await ada.page.evaluate(_WATCH)
        await move(ada, clans_by_hand.make, view, rng)
        await my_turn(ada)
        shown = await noted(ada, "shown")
        plies = [ply for ply, _ in shown]
        assert plies == [view["ply"] + step for step in (1, 2, 3, 4)]
        times = [at for _, at in shown]
        assert min(later - at for at, later in pairwise(times)) > STEP_MS


@scene
async def test_what_is_sold_and_its_coins_fly(server: Server) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True, animated=True)
        await take_over_record(ada, *SALE)
        view = await my_turn(ada)
        sale = next(move for move in view["legal"] if move["text"].startswith("sell"))
        await ada.page.locator(".market .lit").first.wait_for()
        await ada.page.evaluate(_WATCH)
        await glenmore_by_hand.make(ada, view, sale)
        await ada.page.locator(f"main[data-ply='{view['ply'] + 1}']").wait_for()
        await ada.page.wait_for_function("() => flown > 0")
        await ada.page.locator(".flying").last.wait_for(state="detached")
        assert await noted(ada, "flown") == 1 + sale["words"]["args"]["coins"]


# The plies that a page has shown, from its first moment on.
_ALL_SHOWN = """
window.shown = []
new MutationObserver(() => {
  const ply = Number(document.querySelector('main[data-ply]')?.dataset.ply)
  if (ply && shown.at(-1) !== ply) shown.push(ply)
}).observe(document, { subtree: true, childList: true, attributeFilter: ['data-ply'] })
"""


@scene
async def test_a_player_who_comes_back_sees_what_the_others_did_and_can_see_it_again(
    server: Server, rng: random.Random
) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True, animated=True)
        await create_table(ada, "clans", person("Ada"), bot(), bot())
        left = await my_turn(ada)
        await ada.page.locator("[data-card]").first.wait_for()
        await move(ada, clans_by_hand.make, left, rng)
        mine = left["ply"] + 1
        await my_turn(ada)
        await ada.page.add_init_script(_ALL_SHOWN)
        asked: list[str] = []
        ada.page.on("request", lambda request: asked.append(request.url))
        await ada.page.reload()
        await ada.page.locator(f"main[data-ply='{mine + 2}']").wait_for()
        assert await noted(ada, "shown") == [mine, mine + 1, mine + 2]
        # What lies between came with the view.
        assert [url for url in asked if "/positions/" in url] == []
        await ada.button("Replay").click()
        # Each is shown for a moment only, so what is awaited is the note of it.
        await ada.page.wait_for_function("() => shown.length >= 6")
        assert await noted(ada, "shown") == 2 * [mine, mine + 1, mine + 2]


@pytest.mark.deep
@pytest.mark.long
@scene
async def test_however_much_the_others_did_it_is_seen_turn_by_turn(
    server: Server, rng: random.Random
) -> None:
    """In Glen More four others do far more than can be shown one by one, or than the log lists."""
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True, animated=True)
        table = await create_table(ada, "glenmore", person("Ada"), *[bot() for _ in range(4)])
        view, mine = await my_turn(ada), 0
        while view["ply"] - mine < MUCH:
            mine = view["ply"] + 1
            await move(ada, glenmore_by_hand.make, view, rng)
            view = await my_turn(ada)
            assert view["status"] == "playing"
        await ada.page.add_init_script(_ALL_SHOWN)
        await ada.page.reload()
        await ada.page.locator(f"main[data-ply='{view['ply']}']").wait_for()
        shown = await noted(ada, "shown")
        assert (shown[0], shown[-1]) == (mine, view["ply"])
        assert shown == sorted(set(shown))
        story = await ada.page.request.get(f"{ada.url}/api/tables/{table}/story")
        since = [entry for entry in (await story.json())["entries"] if entry["ply"] > mine]
        made = [entry for entry in since if entry["seat"] >= 0]
        ends = [entry["ply"] - 1 for last, entry in pairwise(made) if last["seat"] != entry["seat"]]
        assert len(ends) > 1
        assert set(ends) <= set(shown)
        await ada.button("Replay").click()
        await ada.page.wait_for_function(
            "([ply, from]) => shown[from] === ply", arg=[mine, len(shown)]
        )


NEARLY_OVER = ("clans-last-card-4-players", 60)
# What the heading of the end says, which tile turns its stacks over, and whose columns there are, each once.
_COUNTED = """
window.counted = []
new MutationObserver(() => {
  const said = document.querySelector('#outcome')?.textContent
  const turning = document.querySelector('.turning')?.dataset.tile ?? null
  const names = [...document.querySelectorAll('thead .name')].map((name) => name.firstChild.textContent).join()
  if (said && (counted.at(-1)?.[0] !== said || (turning && counted.at(-1)[1] !== turning))) counted.push([said, turning, names])
}).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ['class'] })
"""


@scene
async def test_at_the_end_of_clans_tile_after_tile_is_counted(
    server: Server, rng: random.Random
) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True, animated=True)
        await ada.page.add_init_script(_COUNTED)
        await take_over_record(ada, *NEARLY_OVER)
        await play_out(ada, clans_by_hand.make, rng)
        await expect(ada.page.locator("#outcome")).not_to_contain_text("Scoring tile")
        counted = await noted(ada, "counted")
        tiles = await noted(
            ada, "[...document.querySelectorAll('[data-tile]')].map((tile) => tile.dataset.tile)"
        )
        assert len(tiles) > 3
        assert [tile for tile in dict.fromkeys(tile for _, tile, _ in counted) if tile] == tiles
        said = dict.fromkeys(said for said, _, _ in counted)
        assert [*said][:-1] == [f"Scoring tile {tile}" for tile in tiles]
        # Until then the order of the columns gives nothing away.
        seats = ",".join(seat["name"] for seat in (await ada.view())["seats"])
        assert {names for words, _, names in counted if "Scoring tile" in words and names} == {
            seats
        }


# How often the page has put something off.
_PUT_OFF = """
window.putOff = 0
const later = window.setTimeout
window.setTimeout = (...args) => { window.putOff += 1; return later(...args) }
"""
_FRAMES = """
(count) => new Promise((done) => {
  const next = (left) => (left ? requestAnimationFrame(() => next(left - 1)) : done())
  next(count)
})
"""
A_WHILE = 90


@pytest.mark.parametrize("where", [CLANS, GLENMORE], ids=["clans", "glenmore"])
@scene
async def test_a_table_at_rest_does_nothing(server: Server, where: tuple[str, int]) -> None:
    """What follows in its turn has followed, and is not looked at again and again."""
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True, animated=True)
        await ada.page.add_init_script(_PUT_OFF)
        await take_over_record(ada, *where)
        await my_turn(ada)
        await ada.page.wait_for_load_state("networkidle")
        await ada.page.evaluate(_FRAMES, A_WHILE)
        before = await ada.page.evaluate("putOff")
        await ada.page.evaluate(_FRAMES, A_WHILE)
        assert await ada.page.evaluate("putOff") == before
