"""What has little room on a phone: long hands, wide sheets, long names."""

import pytest
from playwright.async_api import FloatRect, ViewportSize, expect

from clachan.cli.text import LANGUAGES
from tests.support.server.server_process import Server, bot, person
from tests.support.web.chromium import scene
from tests.support.web.layout import cut
from tests.support.web.players import my_turn, scrolls_sideways
from tests.support.web.screens import CLANS, GLENMORE, SCREENS, over
from tests.support.web.states import play_first, with_ben
from tests.support.web.tables import create_table, take_over_record
from tests.support.web.visits import PHONE, Visit, needs_chromium, needs_pages, visitors

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


# Cards of the hand of which no square for a finger is in the window and free.
_TOO_SMALL = """
(finger) => [...document.querySelectorAll('[data-card]')].flatMap((card) => {
  const { left, top, right } = card.getBoundingClientRect()
  const near = 6
  const corners = [[near, near], [finger - near, near], [near, finger - near], [finger - near, finger - near]]
  const isFree = corners.every(([x, y]) => card.contains(document.elementFromPoint(left + x, top + y)))
  return isFree && left >= 0 && right <= innerWidth ? [] : [card.dataset.card]
})
"""


@scene
async def test_a_finger_hits_every_card_of_a_full_hand(server: Server) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor(phone=True, drawn_board=True)
        await create_table(visit, "clans", person("Ada"), bot(), bot())
        cards = visit.page.locator("[data-card]")
        await expect(cards).to_have_count(9)
        for width, height in ((390, 844), (360, 740)):
            await visit.page.set_viewport_size(ViewportSize(width=width, height=height))
            await visit.page.evaluate(_NEXT_FRAME)
            assert await visit.page.evaluate(_TOO_SMALL, FINGER) == []
            # Whether it fits anywhere or not: tapping tells.
            await cards.last.tap(position={"x": FINGER / 2, "y": 30}, force=True)
            await cards.last.focus()
            assert await visit.page.evaluate(_TOO_SMALL, FINGER) == []
            assert not await scrolls_sideways(visit)


@scene
async def test_numbers_on_a_phone_have_a_word(server: Server) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor("de", phone=True, drawn_board=True)
        await visit.page.set_viewport_size(ViewportSize(width=360, height=740))
        await take_over_record(visit, *CLANS)
        points = visit.page.locator(".seats .points")
        await expect(points).to_have_count(4)
        await expect(points.locator(".short:visible")).to_have_count(4)
        # The number itself stays in one line.
        heights = await points.locator("b").evaluate_all(
            "all => all.map((one) => one.offsetHeight)"
        )
        assert max(heights) < FINGER / 2
        await expect(visit.page.get_by_role("switch").locator(".left")).to_be_visible()
        assert await visit.page.evaluate(_STICKING_OUT) == []


@scene
async def test_a_card_that_is_chosen_at_the_edge_of_a_phone_is_slid_into_sight(
    server: Server,
) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor(phone=True, drawn_board=True)
        await visit.page.set_viewport_size(ViewportSize(width=360, height=640))
        await create_table(visit, "clans", person("Ada"), bot(), bot())
        cards = visit.page.locator("[data-card]")
        await expect(cards).to_have_count(9)
        await my_turn(visit)
        places = "[...document.querySelectorAll('.place')].map(({ offsetLeft }) => offsetLeft)"
        before = await visit.page.evaluate(places)
        # Its left edge is in the window, and its right one is not.
        await cards.nth(7).tap(position={"x": FINGER / 2, "y": 30}, force=True)
        chosen = visit.page.locator(".place.isChosen > [data-card]")
        await expect(chosen).to_have_count(1)
        await expect(chosen).to_be_in_viewport(ratio=1)
        assert await visit.page.evaluate(places) == before, "no card moves away from the next tap"


# Players whose shields and points touch.
_STOCK_AND_POINTS = """
() => [...document.querySelectorAll('.seats > li')].flatMap((seat) => {
  const [stock, points] = ['.few b', '.score'].map((part) => seat.querySelector(part).getBoundingClientRect())
  return points.left - stock.right < 4 ? [seat.textContent] : []
})
"""


@scene
async def test_the_change_of_the_points_of_three_keeps_its_distance(server: Server) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(phone=True, drawn_board=True)
        async with with_ben(ada, "clans", bot()) as (table, ben):
            await ben.play(table)
            await my_turn(ada)
            await play_first(ada, table)
            await ada.view_with(lambda view: bool(view["to_move"] == 0))
            # The last legal play comes with a shield, which takes at least that card.
            action = (await ben.view(table))["legal"][-1]["text"]
            (await ben.command(table, "play", seat=0, action=action)).raise_for_status()
            await expect(ada.page.locator(".seats > li .hasChange").first).to_be_visible()
            assert await ada.page.evaluate(_STOCK_AND_POINTS) == []


# Which slots are right of or below each other, on the table and in its overview.
_ORDER = """
(name) => {
  const boxes = [...document.querySelectorAll(`[data-${name}]`)].map((piece) => [piece.dataset[name], piece.getBoundingClientRect()])
  const order = (edge) => boxes.toSorted(([one, a], [other, b]) => Math.round(a[edge] - b[edge]) || one.localeCompare(other))
  const middle = (box) => Math.round((box.left + box.right) / 2)
  const ways = [...new Set(boxes.map(([, box]) => middle(box)))].sort((a, b) => a - b)
  return [order('top').map(([slot]) => slot), Object.fromEntries(boxes.map(([slot, box]) => [slot, ways.indexOf(middle(box))]))]
}
"""


@scene
async def test_the_overview_is_turned_as_the_table_is(server: Server) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor(phone=True, drawn_board=True)
        await take_over_record(visit, *CLANS)
        for name in ("slot", "small"):
            await expect(visit.page.locator(f"[data-{name}]")).to_have_count(38)
        rows, columns = await visit.page.evaluate(_ORDER, "slot")
        assert len(set(columns.values())) == 3
        assert await visit.page.evaluate(_ORDER, "small") == [rows, columns]


@scene
async def test_a_tap_on_a_player_names_their_numbers(server: Server) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor(phone=True, drawn_board=True)
        await take_over_record(visit, *CLANS)
        seat = visit.page.locator(".seats li").nth(2)
        await visit.press(seat)
        numbers = visit.page.locator(".first").get_by_role("status").filter(has_text="shield left")
        await expect(numbers).to_have_text(
            "Ewa: 4 cards, 1 shield left, 52 points (if it ended now)"
        )
        assert await cut(visit, ".named") == []
        await visit.press(seat)
        await expect(numbers).to_have_count(0)


@scene
async def test_the_land_of_another_player_names_their_numbers(server: Server) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor(phone=True, drawn_board=True)
        await take_over_record(visit, *GLENMORE)
        await visit.press(visit.page.locator(".player").last)
        dialog = visit.page.get_by_role("dialog")
        for word in ("Coins", "Whisky", "Chieftains", "Cards", "Tiles"):
            await expect(dialog.locator(".counters").get_by_text(word, exact=True)).to_be_visible()
        await expect(dialog.locator(".points")).to_have_text("13 points")
        assert await cut(visit, "[role=dialog] .one") == []


@scene
async def test_all_players_are_seen_in_the_sheet(server: Server) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor("de", phone=True, drawn_board=True)
        await over(CLANS[0])(visit)
        heads = visit.page.locator("thead .who")
        await expect(heads).to_have_count(4)
        for head in await heads.all():
            box = await head.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= PHONE["width"]


@pytest.mark.parametrize(
    "phone",
    [pytest.param(False, marks=pytest.mark.deep, id="wide"), pytest.param(True, id="phone")],
)
@pytest.mark.parametrize("name", LONG_NAMES)
@scene
async def test_long_names_break_no_panel(server: Server, name: str, phone: bool) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor(phone=phone, drawn_board=True)
        await SCREENS[name](visit)
        assert await visit.page.evaluate(_STICKING_OUT) == []
        assert not await scrolls_sideways(visit)


async def buttons_of(visit: Visit, part: str) -> dict[str, FloatRect]:
    """Where each button of the decision stands, by its name."""
    await visit.page.evaluate(_NEXT_FRAME)
    found = {}
    for button in await visit.page.locator(f".sheet {part} .button:visible").all():
        box = await button.bounding_box()
        assert box is not None
        found[await button.inner_text()] = box
    return found


def is_over(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


# The longest words, on the smallest phone and on a laptop.
ALWAYS = [("de", (360, 640)), ("pl", (1366, 657))]
_NEXT_FRAME = (
    "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
)


@pytest.mark.parametrize(
    ("lang", "width", "height"),
    [
        pytest.param(lang, *size, marks=[] if (lang, size) in ALWAYS else pytest.mark.deep)
        for lang in LANGUAGES
        for size in ((360, 640), (390, 844), (1366, 657))
    ],
)
@scene
async def test_no_button_comes_to_stand_where_another_was(
    server: Server, lang: str, width: int, height: int
) -> None:
    """A double tap must not hit a button that the first tap has brought."""
    async with visitors(server.url) as people:
        visit = await people.visitor(lang, phone=width < 700, drawn_board=True)
        await visit.page.set_viewport_size(ViewportSize(width=width, height=height))
        await take_over_record(visit, *GLENMORE)
        hint = visit.words.say("web-hint")
        await visit.button(hint).wait_for()
        await expect(visit.page.locator(".ring .spot")).to_have_count(14)
        at_first = await buttons_of(visit, ".row")
        await visit.press(visit.page.locator(".ring .legal").first)
        await visit.page.locator(".sheet dl").wait_for()
        picked = await buttons_of(visit, ".row")
        await visit.page.locator(".land .lit").first.focus()
        lay = visit.page.locator(".sheet .acts .primary")
        await lay.wait_for()
        considered = await buttons_of(visit, ".row")
        for before, after in ((at_first, picked), (picked, considered)):
            assert before[hint] == after[hint]
            for name, box in after.items():
                others = {other: place for other, place in before.items() if other != name}
                assert [other for other, place in others.items() if is_over(box, place)] == []


# Of every choice, the words that have no room in it beside the arrow.
_CUT_CHOICES = """
async () => {
  await document.fonts.ready
  const ARROW = 20
  const context = document.createElement('canvas').getContext('2d')
  return [...document.querySelectorAll('select')].filter((choice) => choice.checkVisibility()).flatMap((choice) => {
    const { fontWeight, fontSize, fontFamily, wordSpacing, paddingLeft, paddingRight } = getComputedStyle(choice)
    context.font = `${fontWeight} ${fontSize} ${fontFamily}`
    context.wordSpacing = wordSpacing
    const room = choice.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - ARROW
    const texts = [...choice.options].map((option) => option.text)
    return texts.filter((text) => Math.floor(context.measureText(text).width) > Math.ceil(room))
  })
}
"""


@pytest.mark.parametrize(
    "lang",
    [lang if lang == "de" else pytest.param(lang, marks=pytest.mark.deep) for lang in LANGUAGES],
)
@scene
async def test_no_choice_is_cut_on_a_phone(server: Server, lang: str) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor(lang, phone=True, drawn_board=True)
        for name in ("start", "new-bots", "new-friends", "lobby"):
            await SCREENS[name](visit)
            clock = visit.page.locator("select:has(option[value=days])")
            for kind in ("none", "live", "days") if await clock.count() else ("none",):
                if await clock.count():
                    await clock.select_option(kind)
                for width in (360, 390):
                    await visit.page.set_viewport_size(ViewportSize(width=width, height=740))
                    assert await visit.page.evaluate(_CUT_CHOICES) == [], (name, kind, width)
