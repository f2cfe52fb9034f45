"""The start page: how many opponents, and one's own tables as they are now."""

import pytest
from playwright.async_api import ViewportSize, expect

from tests.support.server.server_process import OPEN, Client, Server, bot, person
from tests.support.web.chromium import scene
from tests.support.web.layout import LAPTOPS, faults
from tests.support.web.tables import create_table
from tests.support.web.visits import Visit, needs_chromium, needs_pages, visitors

pytestmark = [needs_chromium, needs_pages]
LINES = "section[aria-labelledby=my-tables] li"


@scene
async def test_the_number_of_opponents_is_one_click_and_stays(server: Server) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor()
        await visit.open()
        glenmore = visit.page.locator("article").nth(1)
        await expect(glenmore.get_by_role("radio", checked=True)).to_have_value("2")
        await glenmore.get_by_role("radio", name="4", exact=True).check()
        await glenmore.locator("button.primary").click()
        await visit.page.locator("main[data-ply]").wait_for()
        assert (await visit.view())["players"] == 5
        await visit.open()
        chosen = visit.page.locator("article").get_by_role("radio", checked=True)
        await expect(chosen.nth(0)).to_have_value("2")
        await expect(chosen.nth(1)).to_have_value("4")
        await visit.page.locator("article button.primary").nth(1).click()
        await visit.page.locator("main[data-ply]").wait_for()
        assert (await visit.view())["players"] == 5


@scene
async def test_a_first_game_says_against_whom_it_is(server: Server) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor()
        await visit.open()
        glenmore = visit.page.locator("article").nth(1)
        await glenmore.get_by_role("radio", name="4", exact=True).check()
        first = glenmore.locator(".first button")
        await expect(first).to_contain_text("You against 1 bot (beginner)")
        await first.click()
        await visit.page.locator("main[data-ply]").wait_for()
        view = await visit.view()
        assert [seat["bot"] for seat in view["seats"]] == [None, "beginner"]


async def seated_with_bob(ada: Visit, bob: Client) -> str:
    """A match of Ada, who begins, and Bob; she has moved."""
    table = await create_table(ada, "clans", person("Ada"), OPEN, start=False)
    answer = await ada.page.request.get(f"{ada.url}/api/tables/{table}/links")
    key = (await answer.json())["invite"].partition("#join=")[2]
    await bob.join(table, key, "Bob")
    for kind in ("start", "play"):
        view = await ada.view()
        wish = {"type": kind, "nonce": kind, "seq": view["seq"]}
        if kind == "play":
            wish |= {"seat": 0, "action": view["legal"][0]["text"]}
        done = await ada.page.request.post(f"{ada.url}/api/tables/{table}/commands", data=wish)
        assert done.ok, await done.text()
    return table


@scene
async def test_the_list_of_tables_is_live_and_begins_with_what_waits(server: Server) -> None:
    async with visitors(server.url) as people, Client(server.url) as bob:
        ada = await people.visitor()
        # The table that waits for Ada is not the one that was played at last.
        await create_table(ada, "glenmore", person("Ada"), bot())
        table = await seated_with_bob(ada, bob)
        await ada.page.clock.install()
        await ada.open()
        lines = ada.page.locator(LINES)
        await expect(lines).to_have_count(2)
        await expect(lines.nth(0)).to_contain_text("Glen More")
        await expect(lines.nth(1)).to_contain_text("Bob’s turn")
        await bob.play(table)
        await ada.page.clock.fast_forward(25_000)
        await expect(lines.filter(has_text="Bob")).to_contain_text(ada.words.say("web-your-turn"))
        await expect(ada.page.get_by_role("status").filter(has_text="Bob")).to_have_count(1)
        await bob.command(table, "resign", seat=1)
        # A player who comes back to the page sees the result without waiting.
        await ada.page.evaluate("dispatchEvent(new Event('focus'))")
        await expect(lines.nth(1)).to_contain_text(ada.words.say("web-result-won", points=0))
        assert ada.page.url == f"{server.url}/"


FIRST_SCREEN = (
    "article button.primary",
    "article .first button",
    "article .choices p",
    "nav a[href^='/t/']",
)


@pytest.mark.parametrize(
    "lang", [*(pytest.param(lang, marks=pytest.mark.deep) for lang in ("en", "de")), "pl"]
)
@scene
async def test_the_first_screen_of_a_laptop_has_all_ways_to_play(server: Server, lang: str) -> None:
    """Both games, both coaches, the chosen level, and the tables that wait for a move."""
    async with visitors(server.url) as people:
        ada = await people.visitor(lang)
        await create_table(ada, "clans", person("Ada"), bot())
        await create_table(ada, "glenmore", person("Ada"), bot(), bot())
        await ada.open()
        await expect(ada.page.locator("nav a[href^='/t/']")).to_have_count(2)
        found = []
        for size in LAPTOPS:
            await ada.page.set_viewport_size(ViewportSize(width=size.width, height=size.height))
            found += [
                f"{size}: {fault}" for fault in await faults(ada, FIRST_SCREEN, from_top=True)
            ]
        assert found == []


@scene
async def test_the_settings_are_closed_from_wherever_one_has_scrolled(server: Server) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor()
        await visit.page.set_viewport_size(ViewportSize(width=1366, height=500))
        await visit.open()
        await visit.page.locator("header button[aria-haspopup=dialog]").click()
        dialog = visit.page.get_by_role("dialog")
        await dialog.evaluate("dialog => dialog.scrollTo(0, dialog.scrollHeight)")
        close = dialog.get_by_role("button", name="Close")
        await expect(close).to_be_in_viewport(ratio=1)
        await close.click()
        await expect(dialog).to_have_count(0)
