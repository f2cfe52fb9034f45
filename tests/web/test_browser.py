"""People at browsers, through the real server and against the real bots."""

import random
import re
from pathlib import Path

import pytest
from playwright.async_api import FilePayload, expect

from tests.support.server.server_process import Server, start
from tests.support.web.chromium import scene
from tests.support.web.players import OVER, scrolls_sideways
from tests.support.web.visits import Visit, needs_chromium, needs_pages, visitors

pytestmark = [needs_chromium, needs_pages]


MOVES = "section[aria-labelledby=moves]"


async def make_a_move(visit: Visit, rng: random.Random) -> None:
    """Any move that is offered, in two steps where it is offered in two."""
    options = visit.page.locator(f"{MOVES} .options button")
    groups = visit.page.locator(f"{MOVES} .groups button")
    await options.or_(groups).first.wait_for()
    if await options.count() == 0:
        await groups.nth(rng.randrange(await groups.count())).click()
        await options.first.wait_for()
    position = await visit.page.locator("main").get_attribute("data-ply")
    await options.nth(rng.randrange(await options.count())).click()
    await visit.page.locator(f"main:not([data-ply='{position}'])").wait_for()


async def play_to_the_end(visit: Visit, rng: random.Random) -> None:
    for _ in range(300):
        await visit.page.locator(f"{MOVES}, {OVER}").first.wait_for()
        if await visit.page.locator(OVER).count():
            return
        await make_a_move(visit, rng)
    raise AssertionError("the game does not end")


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "lang", "phone"),
    [("clans", "en", False), pytest.param("glenmore", "de", True, marks=pytest.mark.deep)],
)
@scene
async def test_a_whole_game_against_bots_by_clicking(
    server: Server, rng: random.Random, game: str, lang: str, phone: bool
) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor(lang, phone=phone, dark=phone)
        await visit.open()
        card = visit.page.locator("article").nth(0 if game == "clans" else 1)
        await card.locator("button.primary").click()
        await play_to_the_end(visit, rng)
        assert not await scrolls_sideways(visit)
        await expect(visit.page.locator(f"{OVER} li")).to_have_count(3)
        await visit.page.locator(f"{OVER} button.primary").click()
        await visit.page.locator(MOVES).wait_for()


@pytest.mark.parametrize("number", [0, 1], ids=["clans", "glenmore"])
@scene
async def test_a_game_against_bots_begins_with_one_click(server: Server, number: int) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor()
        await visit.open()
        await visit.page.locator("article button.primary").nth(number).click()
        await visit.page.locator(MOVES).wait_for()
        view = await visit.view()
        assert (view["shuffle_seats"], view["viewing"], view["to_move"]) == (False, 0, 0)


@scene
async def test_a_friend_joins_by_the_link_and_another_watches(server: Server) -> None:
    async with visitors(server.url) as people:
        ann, ben, cal = [await people.visitor() for _ in range(3)]
        await ann.open("/new/clans?how=friends")
        await ann.button("2").click()
        await ann.page.get_by_label("Name for seat 1").fill("Ann")
        await ann.button("Create table").click()
        await ann.see("These links work on this computer only.")
        link = await ann.page.get_by_label(re.compile("^Invite link")).input_value()
        watch = await ann.page.get_by_label(re.compile("^Spectator link")).input_value()

        await ben.page.goto(link)
        await ben.page.get_by_label("Your name").fill("Ben")
        await ben.button("Take a seat").click()
        await ben.see("Waiting for the host to start.")
        assert "#" not in ben.page.url
        await expect(ben.page.locator("main")).to_be_focused()
        await ann.button("Start").click()
        await ben.page.locator("#log").wait_for()
        for visit in (ann, ben):
            await expect(visit.page.locator("main[data-ply]")).to_be_focused()
        await cal.page.goto(watch)
        await cal.page.locator("#log").wait_for()
        for visit, hands in ((ann, 1), (ben, 1), (cal, 0)):
            await expect(visit.page.get_by_text("Your hand")).to_have_count(hands)
        await ben.page.get_by_text("More").click()
        await ben.page.get_by_text("Continue on another device").click()
        await ben.button("Create link").click()
        carried = await ben.page.get_by_label("Your private link").input_value()
        tablet = await people.visitor()
        await tablet.page.goto(carried)
        await tablet.button("Play here").click()
        await tablet.see("Your hand")
        late = await people.visitor()
        await late.page.goto(link)
        await late.see("This match has already started.")


@scene
async def test_hands_stay_behind_the_curtain(server: Server, rng: random.Random) -> None:
    async with visitors(server.url) as people:
        family = await people.visitor("en", phone=True)
        await family.open("/new/clans?how=screen")
        await family.page.get_by_label("Name for seat 1").fill("Ann")
        await family.page.get_by_label("Name for seat 2").fill("Ben")
        await family.button("Start").click()
        for _ in range(3):
            await family.page.locator("#curtain").wait_for()
            assert await family.page.get_by_text("Your hand").count() == 0
            await family.page.locator(".curtain button.primary").click()
            await family.see("Your hand")
            await make_a_move(family, rng)
        # A player who has just moved looks at their own hand again, to take the play back.
        await family.page.locator(".curtain .row button").click()
        await family.see("’s turn")
        await family.button("Undo").click()
        await family.see("Your turn")
        await make_a_move(family, rng)
        await family.page.locator("#curtain").wait_for()


@scene
async def test_a_move_is_taken_back_and_an_earlier_position_continued(
    server: Server, rng: random.Random
) -> None:
    async with visitors(server.url) as people:
        ann = await people.visitor()
        await ann.open("/new/glenmore?how=bots")
        await ann.page.get_by_label("Name for seat 1").fill("Ann")
        await ann.button("Start").click()
        await ann.page.locator(MOVES).wait_for()
        # Also where Ann moves first, there is an earlier position.
        await make_a_move(ann, rng)
        await make_a_move(ann, rng)
        await ann.button("Undo").click()
        await ann.see("You undo a move")
        await ann.page.locator("section[aria-labelledby=log] li a").last.click()
        await ann.page.locator("#review").wait_for()
        address = ann.page.url
        await ann.button("Play from here at a new table").first.click()
        await ann.page.wait_for_url(lambda url: url != address)
        await ann.see("This table continues another match")


@scene
async def test_a_refused_card_says_why(server: Server) -> None:
    async with visitors(server.url) as people:
        ann = await people.visitor("pl", phone=True)
        await ann.open()
        await ann.page.locator("article button.primary").first.click()
        await ann.page.locator(f"{MOVES} .groups button").first.click()
        sentences = re.compile(r"/clans-refusals-pl-")
        async with ann.page.expect_response(sentences):  # they come with the first refusal
            await ann.page.locator("button.free").first.click()
        alert = ann.page.get_by_role("alert")
        await expect(alert).to_have_text(re.compile(r"\(CG 4\.\d\)"))
        await expect(alert).not_to_contain_text(ann.words.say("match-not-possible"))


@scene
async def test_wrong_links_say_so(server: Server) -> None:
    async with visitors(server.url) as people:
        lost = await people.visitor("de")
        for path, title in (
            ("/new/chess", "Seite nicht gefunden"),
            ("/t/AAAAAAAAAAAAAAAAAAAAAA", "Tisch nicht gefunden"),
            ("/nirgends", "Seite nicht gefunden"),
        ):
            await lost.open(path)
            await lost.page.get_by_role("heading", name=title).wait_for()
        lost.ignore("status of 404")


@scene
async def test_a_record_that_is_none_is_refused_in_words(server: Server) -> None:
    async with visitors(server.url) as people:
        ann = await people.visitor()
        await ann.open()
        for content, why in (
            (b"\x89PNG\0", "not a Clachan game file"),
            (b"[]", "not a Clachan game file"),
            (b"{}", "not a Clachan game file"),
            (b'{"schema": 2}', "a newer version"),
            (b'{"schema": 1, "match": "gl', "incomplete"),
            (b'{"schema": 1}', "damaged"),
        ):
            file = FilePayload(name="record.json", mimeType="application/json", buffer=content)
            await ann.page.locator("input[type=file]").set_input_files(file)
            await ann.see("Import failed.")
            await ann.page.get_by_role("alert").filter(has_text=why).wait_for()
        ann.ignore("status of 400")


@scene
async def test_the_page_comes_back_when_the_server_does(tmp_path: Path, rng: random.Random) -> None:
    served = start("--data", str(tmp_path))
    try:
        async with visitors(served.url) as people:
            ann = await people.visitor()
            await ann.open()
            await ann.page.locator("article button.primary").first.click()
            await ann.page.locator(MOVES).wait_for()
            await ann.see("Your hand")  # drawn by the last script that a table loads
            await ann.page.wait_for_load_state("networkidle")
            served.kill()
            await ann.see("Connection lost.")
            served = start("--data", str(tmp_path), port=served.port)
            await ann.page.get_by_text("Connection lost.").wait_for(state="detached")
            await make_a_move(ann, rng)
            ann.ignore("ERR_CONNECTION", "ERR_SOCKET", "fetching the script")
    finally:
        served.stop()
