"""Each decision has one button, and none that ends it stands out while points are left."""

import pytest
from playwright.async_api import ViewportSize, expect

from tests.support.server.server_process import Server
from tests.support.web.chromium import scene
from tests.support.web.states import play_first, with_ben
from tests.support.web.tables import post, take_over_record
from tests.support.web.visits import needs_chromium, needs_pages, visitors

pytestmark = [needs_chromium, needs_pages]

# Only a tile that asks for resources is left to activate.
ONE_LEFT = ("glenmore-third-scoring-shared", 168)
# More can be paid, and the player may stop.
MAY_STOP = ("glenmore-third-scoring-tie-break", 156)


@scene
async def test_what_can_still_be_activated_is_a_button_with_what_it_brings(server: Server) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(phone=True, drawn_board=True)
        await take_over_record(ada, *ONE_LEFT)
        left = ada.page.locator(".sheet .choices button")
        await expect(left).to_have_count(1)
        await expect(left).to_contain_text("up to")
        stop = ada.page.get_by_role("button", name="Stop activating")
        await expect(stop).not_to_have_class("primary")
        await ada.press(left)
        await expect(stop).to_have_count(0)


@scene
async def test_a_payment_is_stopped_by_one_button(server: Server) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(phone=True, drawn_board=True)
        await take_over_record(ada, *MAY_STOP)
        await ada.page.locator(".sheet .choices button").first.wait_for()
        stops = ada.page.locator(".sheet button").filter(has_text="Finish: ")
        await expect(stops).to_have_count(1)
        await expect(ada.page.locator(".sheet .choices")).not_to_contain_text("inish")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1366, 657)])
@scene
async def test_no_word_of_a_button_beside_a_notice_is_broken(
    server: Server, width: int, height: int
) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True)
        await ada.page.set_viewport_size(ViewportSize(width=width, height=height))
        async with with_ben(ada, "glenmore") as (table, ben):
            while (await ben.view(table))["to_move"] == 0:
                await ben.play(table)
            while (await ben.view(table))["to_move"] == 1:
                await play_first(ada, table)
            undo = {"type": "undo", "nonce": "u", "seq": (await ada.view())["seq"], "seat": 1}
            await post(ada, f"/tables/{table}/commands", undo)
            answer = await ben.command(table, "answer-undo", seat=0, agree=False)
            answer.raise_for_status()
            read = ada.page.locator(".notice .button", has_text="OK")
            box = await read.bounding_box()
            assert box is not None
            assert box["height"] <= 44
