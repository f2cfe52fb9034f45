"""Every size of window shows what it promises: the table and the decision, with nothing over them."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

import pytest
from playwright.async_api import Locator, ViewportSize, expect

from tests.support.server.server_process import Server, bot, person
from tests.support.web.chromium import scene
from tests.support.web.layout import LAPTOPS, Size, cut, faults
from tests.support.web.players import OVER
from tests.support.web.screens import (
    CLANS,
    GLENMORE,
    HAND,
    LAND,
    clans_chosen,
    glenmore,
    glenmore_choices,
    glenmore_terms,
    review,
)
from tests.support.web.states import coached
from tests.support.web.tables import create_table, import_record, post, take_over_record
from tests.support.web.visits import PHONE, Visit, Visitors, needs_chromium, needs_pages, visitors

pytestmark = [needs_chromium, needs_pages]
Step = Callable[[Visit], Awaitable[None]]

TABLETS = [Size(768, 1024), Size(820, 1180), Size(1180, 820)]
PHONES = [Size(360, 640), Size(390, 664), Size(390, 844), Size(430, 932), Size(844, 390)]
# The laptops at 200 %.
ZOOMED = [Size(width // 2, height // 2) for width, height in LAPTOPS]
# A portrait window up to a tablet's width, then a landscape one.
STEPS = [Size(width, 844 if width < 960 else 640) for width in range(320, 1921, 64)]
EVERY = [*LAPTOPS, *TABLETS, *PHONES, *ZOOMED, *STEPS]
# The tightest laptop and the tightest phone; the deep run measures all.
FEW = [LAPTOPS[0], PHONES[0]]


@dataclass(frozen=True)
class State:
    """A state of the table: how a player gets there from their turn, and what is visible in it."""

    enter: Step
    laptop: Sequence[str]
    """Selectors: all that they match is wholly in the window and uncovered, without scrolling."""
    small: Sequence[str]
    """The same on phones, tablets and zoomed windows, after the page has followed the player."""


@dataclass(frozen=True)
class Game:
    turn: Step
    """Opens a table where it is the player's turn."""
    states: dict[str, State]
    over: State


async def _stay(visit: Visit) -> None:
    pass


async def _let_go(visit: Visit) -> None:
    """Put back what was chosen, and close the hint."""
    close = visit.button(visit.words.say("web-hint-close"))
    if await close.count():
        await visit.press(close)
        await close.wait_for(state="detached")
    await visit.page.keyboard.press("Escape")


# Clans and Glory

_CLANS_TABLE = ("[data-slot]", "[data-tile]", "[data-card]")
_CLANS_BAR = (".bar [role=switch]", ".bar .confirm")
_CLANS_DECISION = (".mine .line", *_CLANS_BAR)
_CHOSEN_PLACE = "[data-slot].chosen"
_HINT = ("section.hint", "section.hint button")
_REASON = "section.hint .small"


async def _clans_drawn(visit: Visit) -> None:
    await visit.page.locator(HAND).first.wait_for()
    await visit.page.locator("[data-tile]").last.wait_for()
    await visit.page.locator("#log ~ ol li").first.wait_for(state="attached")


async def _clans_late(visit: Visit) -> None:
    await take_over_record(visit, *CLANS)
    await _clans_drawn(visit)


def _clans_first_turn(players: int) -> Step:
    async def way(visit: Visit) -> None:
        await create_table(visit, "clans", person("Ada"), *([bot()] * (players - 1)))
        await _clans_drawn(visit)

    return way


async def _clans_over(visit: Visit) -> None:
    """The last card is played by the one who looks."""
    await take_over_record(visit, CLANS[0], 64)
    await _clans_choose(visit)
    await visit.press(visit.page.locator(".bar .confirm"))
    await visit.page.locator(OVER).locator("tfoot").wait_for()


def _playable(visit: Visit) -> Locator:
    return visit.page.locator(HAND).filter(has=visit.page.locator(".count")).first


async def _clans_choose(visit: Visit) -> None:
    await visit.press(_playable(visit), at={"x": 12, "y": 30})
    await visit.press(visit.page.locator("[data-mark=legal]").last)
    switch = visit.page.locator(".bar [role=switch]")
    if await switch.get_attribute("aria-checked") == "false":
        await visit.press(switch)
    await visit.page.locator(".line .gain").wait_for()


async def _clans_hint(visit: Visit) -> None:
    await visit.press(visit.button(visit.words.say("web-hint")))
    await visit.page.locator("[data-slot].isAdvised.chosen").wait_for()
    await visit.page.locator(".line .gain").wait_for()


def _clans(turn: Step) -> Game:
    return Game(
        turn=turn,
        states={
            "my turn": State(
                enter=_stay,
                laptop=(*_CLANS_TABLE, *_CLANS_DECISION),
                small=_CLANS_BAR,
            ),
            "card chosen": State(
                enter=_clans_choose,
                laptop=(*_CLANS_TABLE, *_CLANS_DECISION, _CHOSEN_PLACE),
                small=(*_CLANS_BAR, _CHOSEN_PLACE),
            ),
            "hint open": State(
                enter=_clans_hint,
                laptop=(*_CLANS_TABLE, *_CLANS_DECISION, _CHOSEN_PLACE, *_HINT),
                small=(*_CLANS_BAR, _CHOSEN_PLACE, *_HINT),
            ),
        },
        over=State(
            enter=_clans_over,
            laptop=("#outcome", f"{OVER} thead .total", f"{OVER} .again .button"),
            small=("#outcome", f"{OVER} .again .button"),
        ),
    )


# Glen More

_GLENMORE_DECISION = (".sheet .row .button",)
_LIT = ".land .lit"


async def _glenmore_turn(visit: Visit) -> None:
    await take_over_record(visit, *GLENMORE)
    await visit.page.locator(LAND).first.wait_for()
    await visit.page.locator(".ring .spot").nth(13).wait_for()


async def _glenmore_pick(visit: Visit) -> None:
    await visit.press(visit.page.locator(".ring .legal").first)
    await visit.page.locator(".sheet dl").wait_for()


async def _glenmore_hint(visit: Visit) -> None:
    await visit.press(visit.button(visit.words.say("web-hint")))
    await visit.page.locator(".land .pointed").first.wait_for()
    await visit.page.locator(".sheet dl").wait_for()


async def _glenmore_over(visit: Visit) -> None:
    """The last decision of five players is made by the one who looks."""
    table = await take_over_record(visit, "glenmore-third-scoring-5-players", 455)
    view = await visit.view()
    command = {"type": "play", "nonce": "last", "seq": view["seq"], "seat": view["viewing"]}
    await post(visit, f"/tables/{table}/commands", {**command, "action": "move 1,1 1,0"})
    await visit.page.locator(OVER).wait_for()
    await visit.page.locator(f"{OVER} ol li").nth(4).wait_for()


_GLENMORE = Game(
    turn=_glenmore_turn,
    states={
        "my turn": State(
            enter=_stay,
            laptop=(".ring .spot", ".land", ".sheet", *_GLENMORE_DECISION),
            small=_GLENMORE_DECISION,
        ),
        "tile chosen": State(
            enter=_glenmore_pick,
            laptop=(".ring .spot", ".land", ".sheet", _LIT, *_GLENMORE_DECISION),
            small=(_LIT, *_GLENMORE_DECISION),
        ),
        "hint open": State(
            enter=_glenmore_hint,
            laptop=(
                ".ring .spot",
                ".land",
                ".sheet",
                ".land .pointed",
                *_GLENMORE_DECISION,
                *_HINT,
                _REASON,
            ),
            small=(".land .pointed", *_HINT),
        ),
    },
    over=State(
        enter=_glenmore_over,
        laptop=("#outcome", f"{OVER} ol li summary", f"{OVER} .again .button"),
        small=("#outcome", f"{OVER} .again .button"),
    ),
)

_PAYABLE = (".land [data-legal]", ".choices button", *_GLENMORE_DECISION)
# In a low window the choices scroll.
_PAYABLE_LOW = (".land [data-legal]", ".choices", *_GLENMORE_DECISION)


async def _glenmore_pay(visit: Visit) -> None:
    """Open the page again: it shows the payment from the beginning."""
    await visit.page.reload()
    await visit.page.locator(".choices button").first.wait_for()
    await visit.page.locator(".land .target").first.wait_for()
    await visit.page.locator(".ring .spot").nth(13).wait_for()


async def _glenmore_hint_to_pay(visit: Visit) -> None:
    await visit.press(visit.button(visit.words.say("web-hint")))
    await visit.page.locator(".pointed").first.wait_for()


_GLENMORE_PAYMENT = Game(
    turn=glenmore_choices,
    states={
        "choosing payment": State(
            enter=_glenmore_pay,
            laptop=(".ring .spot", ".land", ".sheet", *_PAYABLE),
            small=_PAYABLE_LOW,
        ),
        "choosing payment with a hint": State(
            enter=_glenmore_hint_to_pay,
            laptop=(".ring .spot", ".land", ".sheet", *_PAYABLE, *_HINT, _REASON),
            small=(*_PAYABLE_LOW, *_HINT),
        ),
    },
    over=_GLENMORE.over,
)

GAMES: dict[str, Game] = {
    "clans": _clans(_clans_late),
    "clans-2-players": _clans(_clans_first_turn(2)),
    "clans-3-players": _clans(_clans_first_turn(3)),
    "glenmore": _GLENMORE,
    "glenmore-payment": _GLENMORE_PAYMENT,
}


async def measure(
    people: Visitors, name: str, sizes: Sequence[Size], lang: str = "en"
) -> list[str]:
    """What is wrong with one page, resized, in every state at every size."""
    game = GAMES[name]
    visit = await people.visitor(lang, drawn_board=True)
    await game.turn(visit)
    found = []
    for size in sizes:
        await resize(visit, size)
        for title, state in game.states.items():
            await state.enter(visit)
            found += [f"{title}, {size}: {one}" for one in await broken(visit, size, state)]
            await _let_go(visit)
    await game.over.enter(visit)
    for size in sizes:
        await resize(visit, size)
        found += [f"game over, {size}: {one}" for one in await broken(visit, size, game.over)]
    return found


async def resize(visit: Visit, size: Size) -> None:
    await visit.page.set_viewport_size(ViewportSize(width=size.width, height=size.height))
    await visit.page.evaluate("scrollTo(0, 0)")


async def broken(visit: Visit, size: Size, state: State) -> list[str]:
    """Which promises: of the whole table on a laptop, else of the controls and the chosen place."""
    is_laptop = size in LAPTOPS
    return await faults(visit, state.laptop if is_laptop else state.small, from_top=is_laptop)


@pytest.mark.parametrize("game", ["clans", "glenmore", "glenmore-payment"])
@scene
async def test_what_is_needed_for_a_move_is_in_the_window(server: Server, game: str) -> None:
    async with visitors(server.url) as people:
        assert await measure(people, game, FEW) == []


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
        assert await measure(people, game, EVERY, lang) == []


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
async def test_the_replay_of_a_low_window_shows_the_last_card(server: Server) -> None:
    """As a laptop does at 200 %."""
    async with visitors(server.url) as people:
        visit = await people.visitor("de", drawn_board=True)
        await visit.page.set_viewport_size(ViewportSize(width=683, height=328))
        await review(*CLANS)(visit)
        newest = visit.page.locator("[data-slot].isNewest")
        await expect(newest).to_be_in_viewport(ratio=1)
        bar = await visit.page.locator(".scrub").bounding_box()
        card = await newest.bounding_box()
        assert bar is not None
        assert card is not None
        assert card["y"] + card["height"] <= bar["y"]
        assert bar["height"] < PHONE["height"] / 10
        assert await cut(visit, ".scrub button, .scrub input") == []


@scene
async def test_the_replay_of_a_laptop_shows_the_hand(server: Server) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor("pl", drawn_board=True)
        await visit.page.set_viewport_size(ViewportSize(width=1366, height=657))
        table = await import_record(visit, "clans-last-card-2-players")
        await visit.open(f"/t/{table}?ply=30&seat=0")
        await visit.page.locator("[data-tile='4']").wait_for()
        await visit.page.locator("#players-here").wait_for()
        card = visit.page.locator(".board section").last.locator("li").first
        await card.wait_for()
        hand, bar = await card.bounding_box(), await visit.page.locator(".scrub").bounding_box()
        assert hand is not None
        assert bar is not None
        assert hand["y"] + hand["height"] <= bar["y"]


@scene
async def test_the_cards_of_a_tablet_lie_beside_their_tile(server: Server) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor(drawn_board=True)
        await visit.page.set_viewport_size(ViewportSize(width=820, height=1180))
        await review(*CLANS)(visit)
        tile = await visit.page.locator("[data-tile='1']").bounding_box()
        assert tile is not None
        assert tile["width"] <= 240


@scene
async def test_the_cards_of_a_table_use_the_width_of_a_laptop(server: Server) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor(drawn_board=True)
        await visit.page.set_viewport_size(ViewportSize(width=1366, height=657))
        await _clans_late(visit)
        table = await visit.page.locator(".clans .table").bounding_box()
        west = await visit.page.locator(".fire.west").bounding_box()
        east = await visit.page.locator(".fire.east").bounding_box()
        assert table is not None
        assert west is not None
        assert east is not None
        assert east["x"] + east["width"] - west["x"] > 0.95 * table["width"]


@scene
async def test_the_shield_moves_nothing(server: Server) -> None:
    """Its button names a longer move; a second press must find it where it was."""
    async with visitors(server.url) as people:
        visit = await people.visitor("de", drawn_board=True)
        await visit.page.set_viewport_size(ViewportSize(width=1366, height=657))
        await clans_chosen(visit)
        switch = visit.page.get_by_role("switch")
        confirm = visit.page.locator(".confirm")
        places = []
        for checked in ("true", "false"):
            await expect(switch).to_have_attribute("aria-checked", checked)
            places.append([await switch.bounding_box(), await confirm.bounding_box()])
            await switch.click()
        assert places[0] == places[1]


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
async def test_a_low_laptop_scrolls_the_news_by_a_button(server: Server) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor("de", drawn_board=True)
        await visit.page.set_viewport_size(ViewportSize(width=1280, height=585))
        await glenmore(visit)
        on = visit.page.get_by_title(visit.words.say("web-glenmore-scroll-news"))
        assert await cut(visit, ".news li:last-child") != []
        await on.click()
        await visit.page.wait_for_function("document.querySelector('.news').scrollTop > 0")


@scene
async def test_a_price_of_a_preview_is_one_line(server: Server) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor("pl", drawn_board=True)
        await glenmore_terms(visit)
        for size in LAPTOPS:
            await visit.page.set_viewport_size(ViewportSize(width=size.width, height=size.height))
            prices = visit.page.locator(".sheet dd .brief")
            heights = await prices.evaluate_all("all => all.map((one) => one.offsetHeight)")
            # Of three resources, and the coins.
            assert len(heights) == 4
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
