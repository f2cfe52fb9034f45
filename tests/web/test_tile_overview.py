"""The tile overview of Glen More: one press away wherever the game is looked at."""

import re

import pytest
from playwright.async_api import Locator, expect

from tests.support.server.server_process import Server
from tests.support.web import axe
from tests.support.web.chromium import scene
from tests.support.web.keys import go_to, is_at, press
from tests.support.web.players import scrolls_sideways
from tests.support.web.screens import GLENMORE, SCREENS, review
from tests.support.web.tables import import_record, take_over_record
from tests.support.web.targets import too_small
from tests.support.web.visits import Visit, needs_chromium, needs_pages, visitors

pytestmark = [needs_chromium, needs_pages]

STACKS = ".stacks"
SIZES = (8, 23, 19, 17)
LEFT = re.compile(r"(\d+) of (\d+)$")


def overview(visit: Visit) -> Locator:
    return visit.page.get_by_role("dialog", name=visit.words.say("web-glenmore-overview"))


async def open_overview(visit: Visit) -> Locator:
    await visit.press(visit.page.locator(STACKS))
    dialog = overview(visit)
    await dialog.locator("section").last.locator("li, h3").last.wait_for()
    return dialog


async def counts(dialog: Locator) -> list[tuple[int, int]]:
    """By stack: the tiles that are left and all tiles of the kinds that are listed."""
    found = []
    for section in await dialog.locator("section").all():
        rows = [LEFT.search(text) for text in await section.locator(".count").all_inner_texts()]
        numbers = [(int(row[1]), int(row[2])) for row in rows if row]
        found.append((sum(left for left, _ in numbers), sum(count for _, count in numbers)))
    return found


@scene
async def test_it_counts_what_the_stacks_hold(server: Server) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor(drawn_board=True)
        await take_over_record(visit, *GLENMORE)
        stacks = (await visit.view())["position"]["stacks"]
        dialog = await open_overview(visit)
        await expect(dialog.get_by_role("list")).to_have_count(2)
        found = await counts(dialog)
        assert [left for left, _ in found] == [len(stack) for stack in stacks[1:]] == [0, 6, 17]
        assert found[2] == (17, SIZES[3])
        heads = await dialog.get_by_role("heading", level=3).all_inner_texts()
        assert heads == [
            "Stack 1: empty",
            "Stack 2: 6 of 19 tiles left",
            "Stack 3: 17 of 17 tiles left",
        ]
        ness = dialog.get_by_role("listitem").filter(has_text="Loch Ness")
        await expect(ness).to_contain_text("Cost: 1 clan member or 1 chieftain (with river)")
        await expect(dialog.locator("svg.tile")).to_have_count(6 + 15)


@scene
async def test_it_is_opened_and_closed_by_keys_and_changes_nothing(server: Server) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor(drawn_board=True)
        await take_over_record(visit, *GLENMORE)
        await visit.page.locator(".ring .legal").first.press("Enter")
        lit = visit.page.locator(".land .lit")
        await lit.first.wait_for()
        cells = await lit.count()
        await go_to(visit, STACKS, "Shift+Tab")
        await press(visit, "Enter")
        dialog = overview(visit)
        await dialog.wait_for()
        await expect(dialog.get_by_role("button")).to_be_focused()
        await press(visit, "Tab", "Tab", "Tab")
        assert not await visit.page.evaluate(
            "[...document.querySelectorAll('main button')].filter(one => !one.closest('dialog'))"
            ".includes(document.activeElement)"
        )
        await press(visit, "Escape")
        await expect(dialog).to_have_count(0)
        assert await is_at(visit, STACKS)
        await expect(lit).to_have_count(cells)
        await press(visit, "Enter")
        await visit.press(dialog.get_by_role("button"))
        await expect(dialog).to_have_count(0)
        assert await is_at(visit, STACKS)
        # A click beside it closes it too.
        await press(visit, "Enter")
        await dialog.wait_for()
        await visit.page.mouse.click(4, 4)
        await expect(dialog).to_have_count(0)


@scene
async def test_a_replay_a_spectator_and_the_text_board_have_it(server: Server) -> None:
    async with visitors(server.url) as people:
        watcher = await people.visitor(phone=True, drawn_board=True)
        await review(GLENMORE[0], 12)(watcher)
        assert (await counts(await open_overview(watcher))) == [(22, 23), (19, 19), (17, 17)]
        await watcher.open(f"/t/{await import_record(watcher, GLENMORE[0])}")
        # How the match went stands above the table, and moves it down until all of it is there.
        swings = watcher.page.get_by_role("heading", name=watcher.words.say("web-swings"))
        await swings.wait_for()
        over = await open_overview(watcher)
        assert await counts(over) == [(0, 0)] * 3
        reader = await people.visitor("de", phone=True)
        await take_over_record(reader, *GLENMORE)
        text = await open_overview(reader)
        await expect(text.locator("svg.tile")).to_have_count(0)
        await expect(text.get_by_role("listitem").first).to_contain_text("Grüner Rahmen. Kosten: ")
        assert await axe.faults(reader, "dialog") == []


@pytest.mark.parametrize(
    "lang", ["pl", *(pytest.param(lang, marks=pytest.mark.deep) for lang in ("en", "de"))]
)
@scene
async def test_it_fits_on_the_smallest_phone(server: Server, lang: str) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor(lang, phone=True, drawn_board=True)
        await SCREENS["glenmore-overview"](visit)
        for width in (430, 390, 320):
            await visit.page.set_viewport_size({"width": width, "height": 640})
            assert not await scrolls_sideways(visit)
            assert await overview(visit).evaluate("one => one.scrollWidth <= one.clientWidth")
            assert await too_small(visit) == []
