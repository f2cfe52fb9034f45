"""What goes wrong among people: a link half copied, a line lost at the curtain, a play taken back."""

import random
import re

from playwright.async_api import expect

from tests.support.server.server_process import OPEN, Server, bot, person
from tests.support.web import clans_by_hand
from tests.support.web.chromium import scene
from tests.support.web.players import move, my_turn
from tests.support.web.tables import create_table
from tests.support.web.visits import needs_chromium, needs_pages, visitors
from tests.support.web.wires import Wire

pytestmark = [needs_chromium, needs_pages]


@scene
async def test_a_link_that_was_cut_off_is_said_to_be(server: Server) -> None:
    async with visitors(server.url) as people:
        ann, ben = (
            await people.visitor(drawn_board=True),
            await people.visitor("de", drawn_board=True),
        )
        await create_table(ann, "clans", person("Ann"), OPEN, start=False)
        link = await ann.page.get_by_label(re.compile("^Invite link")).input_value()
        await ben.page.goto(link.partition("=")[0] + "=abc")
        await expect(ben.page.get_by_role("alert")).to_contain_text("unvollständig")
        await ben.page.goto(link)
        await ben.page.locator("form input").wait_for()
        await expect(ben.page.get_by_role("alert")).to_have_count(0)


@scene
async def test_no_curtain_is_lifted_by_a_click_of_long_ago(server: Server) -> None:
    async with visitors(server.url) as people:
        family, wire = await people.visitor(drawn_board=True), Wire()
        await wire.lead(family)
        await create_table(family, "clans", person("Ann"), person("Ben"))
        lift = family.button("Ann: show my cards")
        await expect(lift).to_be_enabled()
        await expect(lift).to_be_focused()
        await wire.cut()
        await family.see("Connection lost.")
        await expect(lift).to_be_disabled()
        wire.restore()
        await expect(lift).to_be_enabled()
        await expect(lift).to_be_focused()


@scene
async def test_a_play_that_was_taken_back_leads_nowhere(server: Server, rng: random.Random) -> None:
    async with visitors(server.url) as people:
        ann = await people.visitor(drawn_board=True)
        await create_table(ann, "clans", person("Ann"), bot())
        await my_turn(ann)
        await move(ann, clans_by_hand.make, await ann.view(0), rng)
        await my_turn(ann)
        line = ann.page.locator("section[aria-labelledby=log] li", has_text="You play")
        await expect(line.get_by_role("link")).to_have_count(1)
        await ann.press(ann.button("Undo"))
        await expect(line.locator("s")).to_have_count(1)
        await expect(line.get_by_role("link")).to_have_count(0)
        await expect(line).to_contain_text("undone")
