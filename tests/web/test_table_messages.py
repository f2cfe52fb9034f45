"""How people are spoken to at a table, and what they have settled for themselves."""

import json
import re

import pytest
from playwright.async_api import expect

from tests.support.server.server_process import Server, bot, person
from tests.support.web import states
from tests.support.web.chromium import scene
from tests.support.web.players import moves_on, my_turn, shown_ply
from tests.support.web.screens import GLENMORE
from tests.support.web.tables import create_table, take_over_record
from tests.support.web.visits import Visit, needs_chromium, needs_pages, visitors
from tests.support.web.wires import Wire

pytestmark = [needs_chromium, needs_pages]


@scene
async def test_who_is_asked_for_an_undo_is_spoken_to(server: Server) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True)
        await states.undo_asked(ada)
        notice = ada.page.locator(".notice")
        await expect(notice).to_contain_text("Ben asks you")
        await expect(notice).not_to_contain_text("Ada")
        await expect(notice).to_contain_text(re.compile(r"allow an undo: Ben plays .+\."))
        await ada.press(notice.get_by_role("button", name="Allow", exact=True))
        await notice.wait_for(state="detached")


@scene
async def test_a_refused_undo_is_shown_and_cannot_be_asked_for_again(server: Server) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True)
        async with states.with_ben(ada) as (table, ben):
            undo = ada.page.locator(".bar .undo")
            note, notice = ada.page.locator(".bar .note"), ada.page.locator(".notice")
            await ben.play(table)
            await states.play_first(ada, table)
            await ben.play(table)
            await expect(undo).to_have_text("Ask to undo (Ben)")
            await ada.press(undo)
            await expect(note).to_have_text("Waiting for Ben")
            await expect(notice).to_contain_text("You asked to undo: You play")
            await expect(undo).to_be_disabled()
            (await ben.command(table, "answer-undo", seat=0, agree=False)).raise_for_status()
            await expect(notice).to_contain_text("Ben declined.")
            await expect(note).to_have_text("Ben declined. You can ask once per move.")
            await expect(undo).to_be_disabled()
            await ada.press(notice.get_by_role("button", name="OK"))
            await notice.wait_for(state="detached")
            await states.play_first(ada, table)
            await expect(undo).to_be_enabled()


@scene
async def test_undo_also_undoes_the_answer_of_a_bot_that_is_not_shown_yet(server: Server) -> None:
    async with visitors(server.url) as people:
        ada, wire = await people.visitor(drawn_board=True), Wire()
        await wire.lead(ada)
        table = await create_table(ada, "clans", person("Ada"), bot())
        ply = (await my_turn(ada))["ply"]
        wire.hold_after(ply + 1)
        await states.play_first(ada, table)
        await moves_on(ada, ply)
        await ada.view_with(lambda view: view["to_move"] == 0)
        await ada.press(ada.page.locator(".bar .undo"))
        wire.release()
        await expect(ada.page.locator("main")).to_have_attribute("data-ply", str(ply))
        assert (await ada.view())["ply"] == ply


@scene
async def test_a_player_reads_that_the_table_has_moved_on(server: Server) -> None:
    async with visitors(server.url) as people:
        ada, wire = await people.visitor(drawn_board=True), Wire()
        await wire.lead(ada)
        async with states.with_ben(ada) as (table, ben):
            await ben.play(table)
            undo, ply = ada.page.locator(".bar .undo"), (await ada.view())["ply"]
            wire.hold_after(ply + 1)
            await states.play_first(ada, table)
            await expect(undo).to_be_enabled()
            await ben.play(table)
            ply = (await ada.view())["ply"]
            await ada.press(undo)
            wire.release()
            # It would ask Ben now, which is not what was pressed.
            await ada.see("The game has moved on. Check the table and try again.")
            assert (await ada.view())["ply"] == ply


@scene
async def test_a_rematch_says_who_is_not_there(server: Server) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True)
        await states.rematch(ada)
        await ada.see("Ben is offline. You can wait or start anyway.")


@pytest.mark.parametrize("game", ["clans", "glenmore"])
@scene
async def test_bots_are_named_in_one_way_and_have_no_clock(server: Server, game: str) -> None:
    clock = {"kind": "live", "bank_s": 600, "increment_s": 10}
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True)
        await create_table(ada, game, person("Ada"), bot(), clock=clock)
        label = ada.page.locator(".said:visible", has_text="Bot: greedy")
        await expect(label).to_have_count(1)
        await expect(ada.page.get_by_text("10:00")).to_have_count(0)
        clock_of_hers = ada.page.locator("main").get_by_text(re.compile(r"\b9:\d\d\b"))
        await expect(clock_of_hers.filter(visible=True)).to_have_count(1)


async def settle(visit: Visit, confirm: str) -> None:
    stored = json.dumps({"confirm": confirm})
    await visit.page.context.add_init_script(f"localStorage.clachan = '{stored}'")


@pytest.mark.parametrize("confirm", ["usual", "always", "never"])
@scene
async def test_clans_asks_before_a_move_unless_it_shall_not(server: Server, confirm: str) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True)
        await settle(ada, confirm)
        await create_table(ada, "clans", person("Ada"), person("Ben"))
        await ada.press(ada.page.locator(".curtain button").first)
        ply = await shown_ply(ada)
        await ada.press(ada.page.locator("[data-card]:has(.count)").first)
        await ada.press(ada.page.locator("[data-mark=legal]").first)
        if confirm == "never":
            await ada.page.locator(f"main[data-ply='{ply + 1}']").wait_for()
        else:
            await expect(ada.page.locator("button.confirm")).to_be_enabled()
            assert await shown_ply(ada) == ply


@pytest.mark.parametrize("confirm", ["usual", "always", "never"])
@scene
async def test_glen_more_asks_only_where_it_shall(server: Server, confirm: str) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True)
        await settle(ada, confirm)
        await take_over_record(ada, *GLENMORE)
        ply = (await my_turn(ada))["ply"]
        await ada.press(ada.page.locator(".ring .legal").first)
        await ada.press(ada.page.locator(".land .lit").first)
        if confirm == "always":
            await ada.button(ada.words.say("web-confirm")).wait_for()
            assert await shown_ply(ada) == ply
        else:
            await ada.page.locator(f"main[data-ply='{ply}']").wait_for(state="detached")
