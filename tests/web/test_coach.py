"""Hints, and a first game with a coach, through the browser."""

import pytest
from playwright.async_api import Route, ViewportSize, expect

from tests.support.server.server_process import Server
from tests.support.web.absence import never
from tests.support.web.chromium import scene
from tests.support.web.coach import COACH, first_game, follow, ply
from tests.support.web.layout import Size, faults
from tests.support.web.visits import PHONE, needs_chromium, needs_pages, visitors

pytestmark = [needs_chromium, needs_pages]

_CHAIN_IS_CLEAR = """() => {
    const box = (part) => document.querySelector(part).getBoundingClientRect()
    const [coach, chain, sheet] = ['.coach', '.ring', '.sheet'].map(box)
    return coach.bottom <= chain.top && chain.bottom <= sheet.top
}"""


@pytest.mark.parametrize(
    ("lang", "last"),
    [("en", "Close"), pytest.param("pl", "Zamknij", marks=pytest.mark.deep)],
)
@scene
async def test_a_whole_first_game_of_clans(server: Server, lang: str, last: str) -> None:
    async with visitors(server.url) as people:
        learner = await people.visitor(lang, phone=lang == "pl")
        await first_game(learner, "clans")
        lessons = set()
        you = f"· {learner.words.say('web-you-mark')} "
        for _ in range(8):
            lesson = learner.page.locator(f"{COACH} .lesson")
            await lesson.wait_for()
            lessons.add(await lesson.inner_text())
            if len(lessons) > 1:
                # What the other player has done to the points stands with it.
                await learner.page.locator(f"{COACH} p", has_text=you).first.wait_for()
            await follow(learner)
        assert len(lessons) == 8
        await learner.see(learner.words.say("web-coach-over"))
        # What follows is long to read.
        await expect(learner.page.locator(COACH)).not_to_have_css("position", "sticky")
        await learner.button(last).click()
        await expect(learner.page.locator(COACH)).to_have_count(0)


@scene
async def test_the_coach_names_what_to_do_at_each_kind_of_decision(
    server: Server, deep: bool
) -> None:
    """At the first few, and with --deep at all."""
    async with visitors(server.url) as people:
        learner = await people.visitor("de")
        await first_game(learner, "glenmore")
        await learner.page.locator(f"{COACH} .lesson").wait_for()
        for _ in range(12 if deep else 5):
            await learner.page.locator(f"{COACH} .deed").wait_for()
            # The same move is marked where it can be made.
            await learner.page.locator("section[aria-labelledby=moves] .pointed").first.wait_for()
            await follow(learner)


@scene
async def test_the_coach_can_be_left_and_comes_back_when_asked_for(server: Server) -> None:
    async with visitors(server.url) as people:
        learner = await people.visitor()
        await first_game(learner, "clans")
        await learner.page.reload()
        await learner.page.locator(COACH).wait_for()
        async with never(learner.page, ".ask-hint"):
            await follow(learner)
            await learner.page.locator(f"{COACH} button.primary").wait_for()
        await learner.button("Turn off coach").click()
        await learner.button("Hint").wait_for()
        await learner.page.reload()
        await learner.button("Hint").wait_for()
        async with never(learner.page, COACH):
            await learner.button("Hint").click()
            before = await ply(learner)
            await learner.button("Make this move").click()
            await learner.page.locator(f"main:not([data-ply='{before}'])").wait_for()
        await learner.page.locator("summary", has_text=learner.words.say("web-more")).click()
        await learner.button("Play with the coach").click()
        await learner.page.locator(f"{COACH} .deed").wait_for()


@scene
async def test_the_coach_asks_again_when_there_was_no_answer(server: Server) -> None:
    async with visitors(server.url) as people:
        learner = await people.visitor()
        asked = []

        async def fail_once(route: Route) -> None:
            asked.append(route.request.url)
            await (route.abort() if len(asked) == 1 else route.continue_())

        await learner.page.route("**/api/**/hint**", fail_once)
        await first_game(learner, "clans")
        await learner.page.locator(f"{COACH} .deed").wait_for()
        assert len(asked) == 2
        learner.ignore("ERR_FAILED")


@scene
async def test_a_hint_comes_when_asked_for_and_is_taken_by_one_click(server: Server) -> None:
    async with visitors(server.url) as people:
        ann = await people.visitor()
        await ann.open()
        await ann.page.locator("article button.primary").nth(1).click()
        await ann.button("Hint").wait_for()
        before = await ply(ann)
        await expect(ann.page.locator(".pointed")).to_have_count(0)
        await ann.button("Hint").click()
        await ann.page.get_by_role("region", name="Hint").wait_for()
        await expect(ann.page.locator(".pointed")).to_have_count(1)
        await ann.button("Close hint").click()
        await expect(ann.page.locator(".pointed")).to_have_count(0)
        await expect(ann.button("Hint")).to_be_focused()
        assert await ply(ann) == before
        await ann.button("Hint").click()
        await ann.button("Make this move").click()
        await ann.page.locator(f"main:not([data-ply='{before}'])").wait_for()


@pytest.mark.parametrize("game", ["clans", "glenmore"])
@scene
async def test_the_coachs_move_and_its_button_are_seen_at_every_size(
    server: Server, game: str
) -> None:
    """What there is to learn may scroll, except beside a short table on an ordinary laptop."""
    async with visitors(server.url) as people:
        learner = await people.visitor("pl", drawn_board=True)
        await first_game(learner, game)
        await learner.page.locator(f"{COACH} .deed").wait_for()
        found = []
        laptop = Size(1366, 657)
        for size in (Size(390, 664), Size(683, 328), Size(844, 390), Size(1280, 585), laptop):
            shown = ViewportSize(width=size.width, height=size.height)
            await learner.page.set_viewport_size(shown)
            # The page follows the advised place when its size changes, so that it is scrolled back when measured.
            promised = [f"{COACH} .deed", f"{COACH} button.primary"]
            if (game, size) == ("clans", laptop):
                promised += [f"{COACH} .lesson", "section[aria-labelledby=log]"]
            if (game, size) == ("glenmore", laptop):
                promised += [".scorings summary"]
            found += [f"{size}: {one}" for one in await faults(learner, promised, from_top=True)]
        if game == "glenmore":
            await learner.press(learner.page.locator(".ring .legal").first)
            await learner.page.locator(".sheet dl").wait_for()
            found += await faults(learner, (".right .neighbour .head",), from_top=True)
        assert found == []
        if game == "glenmore":
            # Once a tile is chosen the chain is seen between the coach and what is said about the tile.
            await learner.page.set_viewport_size(PHONE)
            await learner.page.locator(".ring .legal").last.click()
            await learner.page.locator(".sheet .picked").wait_for()
            await learner.page.wait_for_function(_CHAIN_IS_CLEAR)


@scene
async def test_the_coach_leaves_room_for_the_table_in_a_low_window(server: Server) -> None:
    async with visitors(server.url) as people:
        learner = await people.visitor("pl", drawn_board=True)
        await learner.page.set_viewport_size(ViewportSize(width=683, height=328))
        await first_game(learner, "clans")
        await learner.page.locator(f"{COACH} .deed").wait_for()
        table = await learner.page.locator(".clans .table").bounding_box()
        assert table is not None
        # Two rows of places.
        assert table["height"] >= 100
        await learner.page.locator(f"{COACH} .fold").click()
        heading = learner.page.locator(f"{COACH} h2")
        await expect(heading).to_be_in_viewport(ratio=1)
