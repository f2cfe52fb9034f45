"""Cards and clan members are carried to their places, by mouse and by finger."""

import pytest
from playwright.async_api import Locator, expect

from tests.support.server.server_process import Json, Server
from tests.support.web.actions_since import actions_since
from tests.support.web.chromium import scene
from tests.support.web.glenmore_moves import MarkedPlaces, deed
from tests.support.web.players import moves_on, my_turn, shown_ply
from tests.support.web.pointers import Mouse, carry, finger, lift, middle, next_frame
from tests.support.web.screens import CLANS, MEMBER
from tests.support.web.tables import take_over_record
from tests.support.web.visits import Visit, needs_chromium, needs_pages, visitors

pytestmark = [needs_chromium, needs_pages]

# All of it in one task of the page, between two frames.
_FLICK = """
([x, y, toX, toY]) => {
  const piece = document.elementFromPoint(x, y).closest('.member')
  piece.setPointerCapture = () => undefined
  const tell = (kind, clientX, clientY) =>
    piece.dispatchEvent(new PointerEvent(kind, { clientX, clientY, button: 0, isPrimary: true, bubbles: true }))
  tell('pointerdown', x, y)
  tell('pointermove', toX, toY)
  tell('pointerup', toX, toY)
}
"""
# Card and place together are the move.
_AT_ONCE = """localStorage.clachan = '{"confirm": "never"}'"""


async def at_clans(visit: Visit) -> tuple[Json, str]:
    """The view, and a play that is legal in it."""
    await visit.page.context.add_init_script(_AT_ONCE)
    await take_over_record(visit, *CLANS)
    view = await my_turn(visit)
    play = next(move["text"] for move in view["legal"] if move["text"][-1] != "+")
    await visit.page.locator("[data-card]").last.wait_for()
    return view, play


def card_of(visit: Visit, play: str) -> Locator:
    return visit.page.locator(f"[data-card='{play.partition('@')[0]}']")


def slot_of(visit: Visit, play: str) -> Locator:
    return visit.page.locator(f"[data-slot='{play.partition('@')[2]}']")


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "finger"])
@scene
async def test_a_card_is_carried_to_its_place_and_nowhere_else(server: Server, phone: bool) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True, phone=phone)
        view, play = await at_clans(ada)
        await carry(ada, card_of(ada, play), ada.page.locator("header").first)
        await expect(card_of(ada, play)).to_be_visible()
        assert await shown_ply(ada) == view["ply"]
        # A phone opens the table at the newest card.
        await slot_of(ada, play).scroll_into_view_if_needed()
        await carry(ada, card_of(ada, play), slot_of(ada, play))
        await moves_on(ada, view["ply"])
        # Had it been laid before, it would stand here twice.
        assert await actions_since(ada, view) == [play]


@scene
async def test_a_card_carried_where_it_does_not_fit_shows_why(server: Server) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True)
        view, play = await at_clans(ada)
        await carry(ada, card_of(ada, play), ada.page.locator("[data-mark=plain].full").first)
        await expect(ada.page.get_by_role("alert")).to_contain_text("CG 4")
        await carry(ada, card_of(ada, play), slot_of(ada, play))
        await moves_on(ada, view["ply"])
        assert await actions_since(ada, view) == [play]


@scene
async def test_a_card_let_go_by_escape_is_laid_nowhere(server: Server) -> None:
    """The pointer is still down then, and comes up over a place where it would fit."""
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True)
        view, play = await at_clans(ada)
        mouse = Mouse(ada.page)
        await lift(ada, mouse, card_of(ada, play))
        chosen = ada.page.locator("[data-card][aria-selected=true]")
        await expect(chosen).to_have_count(1)
        await ada.page.keyboard.press("Escape")
        await mouse.move(await middle(slot_of(ada, play)))
        await mouse.up()
        await next_frame(ada)
        await expect(chosen).to_have_count(0)
        assert await shown_ply(ada) == view["ply"]


async def at_glen_more(visit: Visit) -> tuple[Json, Json, Locator]:
    """The view, a way that is legal in it, and the clan member who may go it."""
    await take_over_record(visit, *MEMBER)
    view = await my_turn(visit)
    way = next(move for move in view["legal"] if deed(move) == "move")
    cell = way["words"]["args"]["cell"]
    member = visit.page.locator(f".land [data-cell='{cell}'] .movable .member").first
    await member.wait_for()
    return view, way, member


@scene
async def test_a_clan_member_is_carried_by_a_finger_and_nowhere_else(server: Server) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True, phone=True)
        view, way, member = await at_glen_more(ada)
        await carry(ada, member, ada.page.locator(".sheet"))
        await expect(ada.page.locator(".carried")).to_have_count(0)
        assert await shown_ply(ada) == view["ply"]
        await carry(ada, member, MarkedPlaces(ada).cell(way["words"]["args"]["to"]))
        await moves_on(ada, view["ply"])
        assert await actions_since(ada, view) == [way["text"]]


@scene
async def test_a_finger_that_is_taken_away_carries_no_member(server: Server) -> None:
    """The system may take it: a call comes in, or a third finger lies on the screen."""
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True, phone=True)
        _, _, member = await at_glen_more(ada)
        touch = await finger(ada)
        await lift(ada, touch, member)
        carried = ada.page.locator(".carried")
        await expect(carried).to_have_count(1)
        await touch.lost()
        await next_frame(ada)
        assert await carried.count() == 0


@scene
async def test_a_clan_member_let_go_by_escape_stays(server: Server) -> None:
    """The pointer is still down then, and comes up over a tile where they might go."""
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True)
        view, way, member = await at_glen_more(ada)
        mouse, to = Mouse(ada.page), MarkedPlaces(ada).cell(way["words"]["args"]["to"])
        await lift(ada, mouse, member)
        held = ada.page.locator(".land .held")
        await expect(held).to_have_count(1)
        await ada.page.keyboard.press("Escape")
        await expect(ada.page.locator(".carried")).to_have_count(0)
        await mouse.move(await middle(to))
        await mouse.up()
        await next_frame(ada)
        await expect(held).to_have_count(0)
        assert await shown_ply(ada) == view["ply"]


@scene
async def test_a_quick_hand_carries_too(server: Server) -> None:
    """It has let go before anything could light up."""
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True)
        view, way, member = await at_glen_more(ada)
        to = MarkedPlaces(ada).cell(way["words"]["args"]["to"])
        await member.scroll_into_view_if_needed()
        here, there = await middle(member), await middle(to)
        await ada.page.evaluate(_FLICK, [*here, *there])
        await moves_on(ada, view["ply"])
        assert await actions_since(ada, view) == [way["text"]]
