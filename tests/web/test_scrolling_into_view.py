"""What one waits for is in sight: a card that was laid, the tiles to take, buttons beside the coach."""

import pytest
from playwright.async_api import Route, ViewportSize, expect

from tests.support.server.server_process import Json, Server, bot, person
from tests.support.web.chromium import scene
from tests.support.web.players import OVER, my_turn
from tests.support.web.screens import CLANS, GLENMORE
from tests.support.web.states import with_ben
from tests.support.web.tables import create_table, import_record, take_over_record
from tests.support.web.visits import Visit, needs_chromium, needs_pages, visitors

pytestmark = [needs_chromium, needs_pages]

_IS_SEEN = """
([place, part]) => {
  const [inner, outer] = [place, part].map((name) => document.querySelector(name)?.getBoundingClientRect())
  return inner && outer && inner.top >= outer.top && inner.bottom <= outer.bottom
    && inner.left >= outer.left && inner.right <= outer.right
}
"""


async def is_seen(visit: Visit, place: str, part: str) -> None:
    """Wait until a place stands in that part of the page, as far as it is scrolled."""
    await visit.page.wait_for_function(_IS_SEEN, arg=[place, part])


async def scroll_away(visit: Visit, tile: int) -> None:
    """To the end of the long table that is farther from a tile."""
    top = "0" if tile > 3 else "table.scrollHeight"
    await visit.page.locator(".table").evaluate(f"(table) => table.scrollTop = {top}")


def slot_of(action: Json) -> str:
    return str(action["text"]).partition("@")[2].rstrip("+")


@scene
async def test_a_phone_follows_the_cards_of_others(server: Server) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(phone=True, drawn_board=True)
        async with with_ben(ada) as (table, ben):
            slots = ada.page.locator("[data-slot]")
            await expect(slots).to_have_count(len(await drawn_slots(ada)))
            action = (await ben.view(table))["legal"][0]
            slot = slot_of(action)
            await scroll_away(ada, int(slot[0]))
            seen = await ada.page.evaluate(_IS_SEEN, [f"[data-slot='{slot}']", ".table"])
            assert seen is False
            (await ben.command(table, "play", seat=0, action=action["text"])).raise_for_status()
            await is_seen(ada, f"[data-slot='{slot}']", ".table")
            assert await ada.page.evaluate("scrollY") == 0


async def drawn_slots(visit: Visit) -> list[Json]:
    answer = await visit.page.request.get(f"{visit.url}/api/games/clans/components?players=2")
    assert answer.ok, await answer.text()
    slots: list[Json] = (await answer.json())["slots"]
    return slots


@scene
async def test_a_phone_shows_the_place_of_a_hint_when_its_card_is_taken(server: Server) -> None:
    """Also where the card fits on a place that is in sight; the overview marks the advised one."""
    async with visitors(server.url) as people:
        ada = await people.visitor(phone=True, drawn_board=True)
        await take_over_record(ada, CLANS[0], 45)
        legal = (await my_turn(ada))["legal"]
        far = next(move for move in legal if move["text"] == "8O@6S3")
        assert any(move["text"] == "8O@1N1" for move in legal)

        async def advise_it(route: Route) -> None:
            answer = await route.fetch()
            await route.fulfill(response=answer, json={**await answer.json(), "move": far})

        await ada.page.route("**/api/**/hint**", advise_it)
        await ada.press(ada.button("Hint"))
        await is_seen(ada, "[data-slot='6S3']", ".table")
        await expect(ada.page.locator("[data-small].isHinted")).to_have_count(1)
        assert await ada.page.locator("[data-small='6S3'].isHinted").count() == 1
        await ada.press(ada.page.locator("[data-card='8G']"))
        await scroll_away(ada, 6)
        await is_seen(ada, "[data-slot='1N1']", ".table")
        await ada.press(ada.page.locator("[data-card='8O']"))
        await is_seen(ada, "[data-slot='6S3']", ".table")


@scene
async def test_a_phone_opens_the_chain_where_tiles_can_be_taken(server: Server) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor("pl", phone=True, drawn_board=True)
        await take_over_record(ada, *GLENMORE)
        await is_seen(ada, ".spot.legal", ".fields")
        # From one's own figure on.
        await is_seen(ada, ".spot.next", ".fields")


# Where each field of the chain has been seen, frame by frame from the first one on.
_WATCH_THE_CHAIN = """
window.seen = {}
const look = () => {
  for (const place of document.querySelectorAll('.ring .place')) {
    const places = (window.seen[place.dataset.piece] ??= [])
    const left = Math.round(place.getBoundingClientRect().left)
    if (!places.includes(left)) places.push(left)
  }
  requestAnimationFrame(look)
}
look()
"""
_NEXT_FRAMES = """
() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))
"""


@pytest.mark.parametrize("players", [3, 5])
@scene
async def test_the_chain_of_a_phone_does_not_slide_after_the_page_has_opened(
    server: Server, players: int
) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(phone=True, drawn_board=True, animated=True)
        await ada.page.add_init_script(_WATCH_THE_CHAIN)
        await create_table(ada, "glenmore", person("Ada"), *[bot()] * (players - 1))
        await expect(ada.page.locator(".ring .spot")).to_have_count(14)
        await is_seen(ada, ".spot.legal", ".fields")
        await ada.page.evaluate(_NEXT_FRAMES)
        seen = await ada.page.evaluate("window.seen")
        assert len(seen) == 14
        assert [piece for piece, places in seen.items() if len(places) > 1] == []


# How many pieces that follow the figure at the left are wholly in sight, up to the first one that is not.
_SEEN_BEHIND_ONES_FIGURE = """
() => {
  const chain = document.querySelector('.fields')
  const places = [...chain.querySelectorAll('.place')]
  const own = places.findIndex((place) => 'pinned' in place.dataset)
  if (own < 0) return -1
  const left = places[own].getBoundingClientRect().right
  const { right } = chain.getBoundingClientRect()
  const hidden = places.slice(own + 1).findIndex((place) => {
    const box = place.getBoundingClientRect()
    return box.left < left || box.right > right
  })
  return hidden < 0 ? places.length : hidden
}
"""


@pytest.mark.parametrize("width", [360, 390])
@pytest.mark.parametrize("late", [False, True], ids=["first-turn", "late"])
@scene
async def test_a_phone_shows_what_comes_right_behind_ones_figure(
    server: Server, width: int, late: bool
) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(phone=True, drawn_board=True)
        await ada.page.set_viewport_size(ViewportSize(width=width, height=740))
        if late:
            await take_over_record(ada, *GLENMORE)
        else:
            await create_table(ada, "glenmore", person("Ada"), *[bot()] * 4)
        await is_seen(ada, ".spot.next", ".fields")
        await expect(ada.page.locator(".ring .spot")).to_have_count(14)
        await ada.page.evaluate(_NEXT_FRAMES)
        assert await ada.page.evaluate(_SEEN_BEHIND_ONES_FIGURE) >= 4


@scene
async def test_the_chain_of_a_phone_follows_ones_own_figure(server: Server) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(phone=True, drawn_board=True)
        await take_over_record(ada, *GLENMORE)
        view = await ada.view()
        await take_first_tile(ada)
        await expect(ada.page.locator(f"main[data-ply='{view['ply']}']")).to_have_count(0)
        own = f".place[data-piece='figure-{view['viewing']}']"
        await is_seen(ada, f"{own}:not([data-pinned])", ".fields")


async def take_first_tile(visit: Visit) -> None:
    await visit.press(visit.page.locator(".ring .legal").first)
    await visit.press(visit.page.locator(".land .lit").first)
    await visit.press(visit.page.locator(".sheet .acts .primary"))


@scene
async def test_every_number_of_a_player_has_a_sign_on_a_phone(server: Server) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(phone=True, drawn_board=True)
        await take_over_record(ada, *GLENMORE)
        numbers = ada.page.locator(".player .numbers [title], .player .numbers[title]")
        await numbers.first.wait_for()
        for number in await numbers.all():
            await expect(number).to_have_role("img")
            await expect(number.locator("svg")).to_have_count(1)
        players = (await ada.view())["players"]
        await expect(ada.page.locator(".player .sum svg")).to_have_count(players)


@scene
async def test_players_are_distinguished_on_a_phone(server: Server) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor("de", phone=True, drawn_board=True)
        await create_table(ada, "clans", person("Ada"), bot())
        marks = ada.page.locator(".seats .brief")
        await expect(marks).to_have_text(["du", "Bot"])
        await expect(marks.last).to_be_visible()
        # A screen reader gets as much.
        seats = ada.page.locator(".seats")
        await expect(seats).to_match_aria_snapshot("""
            - list:
              - listitem:
                - text: /Ada .du/
                - img "5 Schilde übrig"
              - listitem:
                - text: /Bot/
                - img "5 Schilde übrig"
        """)


@scene
async def test_the_coach_covers_no_button_for_good(server: Server) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True)
        for game in range(2):
            await ada.open()
            await ada.page.locator("article .first button").nth(game).click()
            await ada.page.locator(".coach button.primary").wait_for()
            # A trial scrolls there, and fails where something else would be hit.
            await ada.button("Resign").click(trial=True)


# What is in the window, as far as it is scrolled.
_IN_WINDOW = """
(place) => {
  const box = document.querySelector(place)?.getBoundingClientRect()
  return box && box.top >= 0 && box.bottom <= innerHeight
}
"""


@scene
async def test_a_phone_shows_the_whole_chain_when_a_tile_is_to_be_taken(server: Server) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(phone=True, drawn_board=True)
        async with with_ben(ada, "glenmore") as (table, ben):
            await expect(ada.page.locator(".ring .spot")).to_have_count(14)
            await ada.page.locator(".track").evaluate(
                "(chain) => scrollTo(0, scrollY + chain.getBoundingClientRect().top + 20)"
            )
            assert await ada.page.evaluate(_IN_WINDOW, ".track") is False
            while (await ben.view(table))["to_move"] == 0:
                await ben.play(table)
            await ada.page.locator(".ring .legal").first.wait_for()
            await ada.page.wait_for_function(_IN_WINDOW, arg=".track")


@scene
async def test_a_phone_shows_the_result_when_the_match_ends(server: Server) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(phone=True, drawn_board=True)
        async with with_ben(ada, "glenmore") as (table, ben):
            await expect(ada.page.locator(".ring .spot")).to_have_count(14)
            await ada.page.evaluate("scrollTo(0, document.body.scrollHeight)")
            (await ben.command(table, "resign", seat=0)).raise_for_status()
            await ada.page.locator(OVER).wait_for()
            await ada.page.wait_for_function(_IN_WINDOW, arg="#outcome")


@pytest.mark.parametrize(("width", "height"), [(390, 664), (683, 328)])
@scene
async def test_the_replay_of_a_phone_follows_the_tile_laid_last(
    server: Server, width: int, height: int
) -> None:
    """As does that of a laptop at 200 %."""
    record, ply = GLENMORE
    async with visitors(server.url) as people:
        ada = await people.visitor(phone=True, drawn_board=True)
        await ada.page.set_viewport_size(ViewportSize(width=width, height=height))
        await ada.open(f"/t/{await import_record(ada, record)}?ply={ply}")
        for _ in range(3):
            await ada.page.wait_for_function(_LAID_LAST_IS_CLEAR)
            await ada.press(ada.button(ada.words.say("web-replay-turn-on")))


# Above the bar, and below what stays at the top.
_LAID_LAST_IS_CLEAR = """
() => {
  const box = (place) => document.querySelector(place)?.getBoundingClientRect()
  const laid = '.look .large .isLatest:not(.isReached)'
  const [tile, said, bar] = [laid, '.deed', '.scrub'].map(box)
  return tile && tile.top >= said.bottom && tile.bottom <= bar.top
}
"""
