"""Several people at the drawn tables: apart, at one screen, and watching."""

import asyncio
import random
import re
from collections.abc import Sequence
from contextlib import suppress

import pytest
from playwright.async_api import Error as PlaywrightError
from playwright.async_api import Request, Route, expect

from tests.support.server.server_process import OPEN, Server, person
from tests.support.web import clans_by_hand, glenmore_by_hand
from tests.support.web.absence import never
from tests.support.web.chromium import scene
from tests.support.web.players import MANY, OVER, move, my_turn, shown_ply
from tests.support.web.tables import create_table
from tests.support.web.visits import (
    TIMEOUT_MS,
    Visit,
    Visitors,
    needs_chromium,
    needs_pages,
    visitors,
)
from tests.support.web.wires import Wire

pytestmark = [needs_chromium, needs_pages]


TURNS = 16
# Ann plays while Ben's connection is lost.
LOST = 2


async def cards_in(visit: Visit) -> set[str]:
    """The cards of hands that are anywhere in the page."""
    return set(re.findall(r'data-card="(\w+)"', await visit.page.content()))


@scene
async def test_who_is_quick_at_the_first_visit_keeps_the_seat(server: Server) -> None:
    """A stranger becomes known by the first answer: no seat is asked for before it has come."""
    async with visitors(server.url) as people:
        visit = await people.visitor(drawn_board=True)
        clicked, order = asyncio.Event(), []

        async def come_late(route: Route) -> None:
            order.append(f"{route.request.method} asked")
            if route.request.method == "GET":
                await clicked.wait()
            await route.continue_()

        def come(request: Request) -> None:
            if request.url.endswith("/api/tables"):
                order.append(f"{request.method} answered")

        await visit.page.route("**/api/tables", come_late)
        visit.page.on("requestfinished", come)
        await visit.open()
        await visit.press(visit.page.locator("article button.primary").first)
        clicked.set()
        await my_turn(visit)
        assert order[:4] == ["GET asked", "GET answered", "POST asked", "POST answered"]


async def two_friends(
    people: Visitors, wire: Wire, game: str = "clans"
) -> tuple[Visit, Visit, Visit]:
    """Ann and Ben at a table, each at home, and Cal who watches."""
    ann = await people.visitor(drawn_board=True)
    ben = await people.visitor("pl", phone=True, drawn_board=True)
    cal = await people.visitor("de", drawn_board=True)
    await wire.lead(ben)
    table = await create_table(ann, game, person("Ann"), OPEN, start=False)
    await ben.page.goto(await ann.page.get_by_label(re.compile("^Invite link")).input_value())
    await ben.page.locator("form input").fill("Ben")
    await ben.press(ben.page.locator("form button.primary"))
    await ann.press(ann.button("Start"))
    await cal.open(f"/t/{table}")
    return ann, ben, cal


@pytest.mark.long
@scene
async def test_a_match_apart_with_a_lost_connection(
    server: Server, rng: random.Random, deep: bool
) -> None:
    """To the end with --deep, else some turns beyond the loss."""
    async with visitors(server.url) as people:
        wire = Wire()
        ann, ben, cal = await two_friends(people, wire)
        for turn in range(TURNS if deep else LOST + 3):
            visit = (ann, ben)[turn % 2]
            if turn == LOST:
                await wire.cut()
                await ben.see(ben.words.say("web-lost"))
            if turn == LOST + 1:
                wire.restore()
                with suppress(PlaywrightError):  # it may come back by itself first
                    await ben.button(ben.words.say("web-again")).click(timeout=2000)
            view = await my_turn(visit)
            hand = view["position"]["hands"][view["viewing"]]
            for card in hand:  # it is drawn card by card
                await visit.page.locator(f'[data-card="{card}"]').first.wait_for(state="attached")
            assert await cards_in(visit) == set(hand)
            await move(visit, clans_by_hand.make, view, rng)
        if deep:
            for visit in (ann, ben, cal):
                await visit.page.locator(OVER).wait_for()
        await all_show_the_newest((ann, ben, cal))
        assert await cards_in(cal) == set()


async def all_show_the_newest(visits: Sequence[Visit]) -> None:
    """The position may still change meanwhile: a page makes moves without a choice of its own accord."""
    async with asyncio.timeout(TIMEOUT_MS / 1000):
        while True:
            newest = (await visits[0].view())["ply"]
            if {await shown_ply(visit) for visit in visits} == {newest}:
                return
            await asyncio.sleep(0.05)


# Deeds of Glen More, after which the connection may be lost.
SOME = 6


@pytest.mark.deep
@scene
async def test_glen_more_apart_with_a_lost_connection(server: Server, rng: random.Random) -> None:
    """Ben's is lost before a move of Ann's; it comes back after that, and Ben plays on."""
    async with visitors(server.url) as people:
        wire = Wire()
        friends = ann, ben, _ = await two_friends(people, wire, "glenmore")
        await ann.page.locator("main[data-ply]").wait_for()
        was_lost = False
        for deed in range(MANY):
            mover = (await ann.view())["to_move"]
            is_lost = mover == 0 and deed >= SOME and not was_lost
            if is_lost:
                await wire.cut()
                await ben.see(ben.words.say("web-lost"))
            visit = friends[mover]
            await move(visit, glenmore_by_hand.make, await my_turn(visit), rng)
            if is_lost:
                wire.restore()
                was_lost = True
            elif was_lost and mover == 1:
                break
        await all_show_the_newest(friends)
        await expect(ben.page.get_by_text(ben.words.say("web-lost"))).to_have_count(0)


@scene
async def test_who_watches_sees_every_move_and_no_hand(server: Server, rng: random.Random) -> None:
    async with visitors(server.url) as people:
        ann, ben, cal = await two_friends(people, Wire())
        await cal.page.locator("[data-slot]").first.wait_for()
        async with never(cal.page, "[role=switch]", ".ask-hint", "[data-card]"):
            for visit in (ann, ben):
                before = await shown_ply(cal)
                await move(visit, clans_by_hand.make, await my_turn(visit), rng)
                await cal.page.locator(f"main[data-ply='{before + 1}']").wait_for()
                assert await cards_in(cal) == set()


@scene
async def test_who_has_given_no_name_is_you_to_themselves_and_a_guest_to_others(
    server: Server, rng: random.Random
) -> None:
    async with visitors(server.url) as people:
        ann = await people.visitor(drawn_board=True)
        await ann.open()
        await ann.press(ann.page.locator("article button.primary").first)
        view = await my_turn(ann)
        cal = await people.visitor(drawn_board=True)
        await cal.page.goto(ann.page.url)
        await move(ann, clans_by_hand.make, view, rng)
        for visit, name, deed in ((ann, "You", "You play "), (cal, "Guest", "Guest plays ")):
            seat = visit.page.locator(".seats .name").get_by_text(name, exact=True)
            await expect(seat).to_have_count(1)
            await expect(visit.page.locator(".story").get_by_text(deed)).to_have_count(1)


@pytest.mark.parametrize(
    "phone",
    [pytest.param(False, marks=pytest.mark.deep, id="wide"), pytest.param(True, id="phone")],
)
@scene
async def test_no_hand_is_in_the_page_behind_the_curtain(
    server: Server, rng: random.Random, phone: bool
) -> None:
    names = ("Ann", "Ben")
    async with visitors(server.url) as people:
        family = await people.visitor(phone=phone, drawn_board=True)
        await create_table(family, "clans", *map(person, names))
        for turn in range(4):
            await family.page.locator("#curtain").wait_for()
            assert await cards_in(family) == set()
            assert "is dealt" not in await text_of(family)
            await family.press(family.button(f"{names[turn % 2]}: show my cards"))
            await family.page.get_by_role("switch").wait_for()
            # The button that was pressed has gone with the curtain; the turn starts at the hand.
            await expect(family.page.locator("[data-card]").first).to_be_focused()
            view = await family.view(turn % 2)
            hand = view["position"]["hands"][turn % 2]
            await expect(family.page.locator("[data-card]")).to_have_count(len(hand))
            assert await cards_in(family) == set(hand)
            await move(family, clans_by_hand.make, view, rng)


@pytest.mark.parametrize("drawn", [True, False], ids=["drawn", "text"])
@scene
async def test_a_curtain_lifted_by_mistake_falls_again(server: Server, drawn: bool) -> None:
    async with visitors(server.url) as people:
        family = await people.visitor(phone=True, drawn_board=drawn)
        await create_table(family, "clans", person("Ann"), person("Ben"))
        await family.press(family.button("Ben: show my cards"))
        await family.see("Ann’s turn")
        await family.press(family.button("Hide cards"))
        await family.page.locator("#curtain").wait_for()
        assert await cards_in(family) == set()
        await family.press(family.button("Ann: show my cards"))
        await family.see("Your turn")


async def text_of(visit: Visit) -> str:
    """The text of the page, without cards that are dealt face down."""
    return re.sub(r"is dealt (a card|\d+ cards)", "", await visit.page.locator("main").inner_text())
