"""Glen More shows what the others did: marks on the board, a line per turn; and keys lead to what can be done."""

import re
from collections import Counter

from playwright.async_api import expect

from tests.support.server.server_process import Server
from tests.support.web.chromium import scene
from tests.support.web.screens import GLENMORE
from tests.support.web.tables import import_record, take_over_record
from tests.support.web.visits import Visit, needs_chromium, needs_pages, visitors

pytestmark = [needs_chromium, needs_pages]


async def last_cell(visit: Visit, seat: int) -> str:
    """Where the seat laid its last tile before the position of the screens."""
    takes = [
        entry["words"]["args"]["cell"]
        for entry in (await visit.view())["happened"]
        if entry["words"]["key"] == "glenmore-take"
        and entry["seat"] == seat
        and entry["ply"] <= GLENMORE[1]
    ]
    return str(takes[-1])


async def since(visit: Visit) -> list[str]:
    lines = visit.page.locator(".status li")
    await lines.first.wait_for()
    return await lines.all_inner_texts()


@scene
async def test_the_last_turn_of_an_opponent_is_marked(server: Server) -> None:
    """Ewa moved since Ann's last turn, Bob did not."""
    async with visitors(server.url) as people:
        ann = await people.visitor(drawn_board=True)
        await take_over_record(ann, *GLENMORE)
        cell = await last_cell(ann, 2)
        figures = ann.page.locator(".ring .figure.isLatest")
        await expect(figures).to_have_count(1)
        await expect(figures.get_by_role("img")).to_have_accessible_name(
            "Ewa, space 2 from the tail. Last turn: took the grain field"
        )
        await expect(
            ann.page.locator(f".neighbour .isLatest[data-place='cell 2 {cell}']")
        ).to_be_visible()
        await expect(ann.page.locator(".land .isLatest")).to_have_count(0)
        # It stays while Ann chooses, and until her turn is over.
        await ann.press(ann.page.locator(".ring .legal").first)
        await expect(figures).to_have_count(1)
        ply = (await ann.view())["ply"]
        await ann.press(ann.page.locator(".land .lit").first)
        await ann.view_with(lambda view: view["ply"] > ply)
        await ann.page.locator(f"main:not([data-ply='{ply}'])").wait_for()
        await expect(figures).to_have_count(1)


@scene
async def test_the_last_turn_is_marked_in_a_replay(server: Server) -> None:
    async with visitors(server.url) as people:
        ann = await people.visitor(drawn_board=True)
        record, ply = GLENMORE
        await ann.open(f"/t/{await import_record(ann, record)}?ply={ply}&seat=0")
        cell = await last_cell(ann, 2)
        mark = ann.page.locator(f"[data-place='cell 2 {cell}'] .isLatest")
        await expect(mark).to_be_visible()
        await expect(mark.get_by_role("img").first).to_have_accessible_name(
            re.compile("Last turn: placed here")
        )


@scene
async def test_each_turn_since_mine_has_a_line_that_unfolds(server: Server) -> None:
    async with visitors(server.url) as people:
        ann = await people.visitor(drawn_board=True)
        await take_over_record(ann, *GLENMORE)
        lines = await since(ann)
        assert lines[0].startswith(
            "Ewa takes the distillery and places it north of the distillery."
        )
        assert lines[-1].startswith("Ewa takes the grain field and places it west of the forest.")
        assert [line.count("Ewa") for line in lines if "Ewa" in line] == [1, 1]
        assert not any("New tile in the chain" in line for line in lines)
        turn = ann.page.locator("#log ~ ol > li").filter(has_text=lines[0].splitlines()[0]).first
        await expect(turn.get_by_role("listitem")).to_have_count(0)
        unfold = turn.get_by_role("button", name="All actions this turn")
        await unfold.click()
        await expect(unfold).to_have_attribute("aria-expanded", "true")
        await expect(turn.get_by_role("listitem").first).to_contain_text("Ewa takes")
        await expect(ann.page.get_by_text("stops activating")).to_have_count(0)


@scene
async def test_keys_lead_to_the_places_where_something_can_be_done(server: Server) -> None:
    async with visitors(server.url) as people:
        ann = await people.visitor(drawn_board=True)
        await take_over_record(ann, *GLENMORE)
        fields = ann.page.locator(".ring .spot")
        await expect(fields).to_have_count(14)
        await fields.first.focus()
        keyboard = ann.page.keyboard
        await keyboard.press("End")
        await expect(fields.last).to_be_focused()
        await keyboard.press("Home")
        await expect(fields.first).to_be_focused()
        await keyboard.press("n")
        legal = ann.page.locator(".ring .legal")
        await expect(legal.first).to_be_focused()
        # Of the tiles that can be taken, one with two cells for it: Tab leads to the first cell, N to the other.
        takes = Counter(move["text"].split()[1] for move in (await ann.view())["legal"])
        tile = next(tile for tile, cells in takes.items() if cells == 2)
        await legal.and_(ann.page.locator(f"[data-tile='{tile}']")).focus()
        await keyboard.press("Enter")
        lit = ann.page.locator(".land .lit")
        await expect(lit).to_have_count(2)
        await ann.page.locator(".land .lit[tabindex='0']").focus()
        first = await lit.evaluate_all("cells => cells.indexOf(document.activeElement)")
        await keyboard.press("n")
        await expect(lit.nth(1 - first)).to_be_focused()


@scene
async def test_a_phone_shows_what_was_taken_and_where(server: Server) -> None:
    async with visitors(server.url) as people:
        ann = await people.visitor(phone=True, drawn_board=True)
        await take_over_record(ann, *GLENMORE)
        ewa = ann.page.locator(".player").filter(has_text="Ewa")
        await expect(ewa.locator(".taken")).to_be_visible()
        await ann.press(ewa)
        await expect(ann.page.get_by_role("dialog").locator(".isLatest").first).to_be_in_viewport()
