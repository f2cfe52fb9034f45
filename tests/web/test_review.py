"""Looking back at a match through the browser: while it runs, after the end, and by links."""

import json
import random
import re

import pytest
from playwright.async_api import ViewportSize, expect

from tests.support.server.server_process import Client, Server, bot, person
from tests.support.web.chromium import scene
from tests.support.web.tables import create_table, import_record, post
from tests.support.web.visits import Visit, Visitors, needs_chromium, needs_pages, visitors

pytestmark = [needs_chromium, needs_pages]


async def played_out(server: Server, game: str = "clans") -> str:
    """A match between Ada and Bob that is over, created by another visitor."""
    async with Client(server.url) as home:
        table = await home.create_table(
            game, person("Ada"), person("Bob"), start=True, shuffle_seats=False
        )
        rng = random.Random(0)
        while (view := await home.view(table))["status"] == "playing":
            seat = view["to_move"]
            move = rng.choice((await home.view(table, seat=seat))["legal"])
            await home.command(table, "play", seat=seat, action=move["text"])
        return table


async def running_table(visit: Visit, plays: int) -> tuple[str, int]:
    """A table against a bot in the visitor's own browser; gives its name and how many actions stand."""
    table = await create_table(visit, "clans", person("Ada"), bot())
    for _ in range(plays):
        await visit.button("Hint").click()
        ply = await visit.page.locator("main").get_attribute("data-ply")
        await visit.button("Make this move").click()
        await visit.page.locator(f"main:not([data-ply='{ply}'])").wait_for()
        await visit.see("Your turn")
    return table, int(await visit.page.locator("main").get_attribute("data-ply") or 0)


RESIGN = {"type": "resign", "nonce": "r", "seat": 0}

# Of a match of two: the deal is one step.
DEALT = 25


async def stands_at(visit: Visit, ply: int) -> None:
    await visit.page.locator(f"input[type=range][aria-valuetext*='Position {ply} of']").wait_for()


@scene
async def test_a_running_match_is_looked_back_at_by_keys_steps_and_lines(server: Server) -> None:
    async with visitors(server.url) as people:
        ann = await people.visitor()
        _, last = await running_table(ann, 1)
        lines = ann.page.locator("section[aria-labelledby=log] li a")
        # The log follows when the table has been drawn.
        await expect(lines.first).to_have_attribute("href", f"?ply={last}")
        await lines.nth(1).click()
        await stands_at(ann, last - 1)
        await expect(ann.page).to_have_url(re.compile(rf"\?ply={last - 1}$"))
        here = ann.page.locator("section[aria-labelledby=log] [aria-current]")
        await expect(here).to_have_count(1)
        await expect(ann.page.get_by_role("radio", name="Ada")).to_have_count(0)
        for key, ply in (
            ("Home", 0),
            ("ArrowRight", DEALT),
            ("ArrowRight", DEALT + 1),
            ("Shift+ArrowLeft", DEALT),
            ("ArrowLeft", 0),
            ("End", last),
        ):
            await ann.page.keyboard.press(key)
            await stands_at(ann, ply)
        await ann.button("Back").click()
        await stands_at(ann, last - 1)
        slider = ann.page.get_by_role("slider", name="Position")
        await slider.fill("1")
        await stands_at(ann, DEALT)
        await ann.see("Set-up is done")
        place = re.compile(f"Before turn 1 of {last - DEALT}. Position {DEALT} of {last}")
        await expect(slider).to_have_attribute("aria-valuetext", place)
        await slider.press("PageUp")
        await stands_at(ann, DEALT + 1)
        await ann.button("Back to live").click()
        await ann.page.locator("section[aria-labelledby=moves]").wait_for()
        await expect(ann.page).not_to_have_url(re.compile("ply"))


@scene
async def test_a_position_that_is_continued_says_that_cards_were_dealt_again(
    server: Server,
) -> None:
    async with visitors(server.url) as people:
        ann = await people.visitor()
        table, last = await running_table(ann, 1)
        await ann.open(f"/t/{table}?ply={last - 2}")
        await ann.see("hidden cards are redealt")
        await ann.button("Play from here at a new table").click()
        await ann.see("Hidden cards were redealt.")
        assert table not in ann.page.url


@pytest.mark.parametrize("size", [(390, 844), (1366, 657)], ids=["phone", "laptop"])
@scene
async def test_playing_from_a_position_is_always_in_sight(
    server: Server, size: tuple[int, int]
) -> None:
    async with visitors(server.url) as people:
        ann = await people.visitor(drawn_board=True)
        await ann.page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
        table = await import_record(ann, "clans-last-card-4-players")
        await ann.open(f"/t/{table}?ply=45")
        await stands_at(ann, 45)
        button = ann.button("Play from here at a new table")
        await expect(button).to_be_in_viewport(ratio=1)
        await expect(button).to_be_enabled()
        await ann.page.keyboard.press("End")
        await expect(button).to_be_disabled()


@scene
async def test_after_the_end_no_seat_is_to_be_opened(server: Server) -> None:
    async with visitors(server.url) as people:
        ann = await people.visitor()
        table = await create_table(ann, "clans", person("Ann"), bot())
        view = await ann.view()
        await post(ann, f"/tables/{table}/commands", {**RESIGN, "seq": view["seq"]})
        await ann.page.get_by_text("More", exact=True).click()
        await ann.page.locator("#invite").wait_for()
        await ann.page.get_by_text("Spectator link").wait_for()
        assert await ann.page.get_by_text("Open a seat").count() == 0


async def looker(people: Visitors, table: str, *, phone: bool) -> Visit:
    visit = await people.visitor(phone=phone, dark=phone)
    await visit.open(f"/t/{table}?ply=30&seat=1")
    await stands_at(visit, 30)
    return visit


@pytest.mark.parametrize("phone", [pytest.param(False, marks=pytest.mark.deep), True])
@scene
async def test_after_the_end_every_seat_can_be_looked_from(server: Server, phone: bool) -> None:
    table = await played_out(server)
    async with visitors(server.url) as people:
        guest = await looker(people, table, phone=phone)
        await guest.see("Bob’s hand")
        await guest.page.get_by_role("radio", name="Ada").check(force=True)
        await expect(guest.page).to_have_title("Position 30 – Clans and Glory")
        await guest.page.wait_for_url(re.compile(r"\?ply=30&seat=0$"))
        await expect(guest.page.locator(".columns .swing")).to_have_count(3)
        await guest.page.get_by_text("As a table").click()
        rows = guest.page.get_by_role("region", name="As a table").locator("tbody tr")
        await expect(rows).to_have_count(16)
        await rows.last.get_by_role("link").click()
        await stands_at(guest, 41)
        await guest.page.locator("ol a:has(.turn)").first.click()
        await guest.page.locator("ol a[aria-current]:has(.turn)").wait_for()
        wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
        assert not await guest.page.evaluate(wide)


@scene
async def test_a_spectator_sees_all_players_and_comes_back_to_the_public_view(
    server: Server,
) -> None:
    table = await played_out(server)
    async with Client(server.url) as api:
        position = (await api.get(f"/tables/{table}/positions/30")).json()["position"]
    async with visitors(server.url) as people:
        guest = await people.visitor(drawn_board=True)
        await guest.open(f"/t/{table}?ply=30&seat=1")
        await guest.see("Bob’s hand")
        players = guest.page.locator("section[aria-labelledby=players-here]")
        turn = len(position["plays"])
        await expect(players.get_by_role("heading")).to_have_text(f"Players after turn {turn}")
        for seat, name in enumerate(("Ada", "Bob")):
            row = players.get_by_role("listitem").nth(seat)
            await expect(row).to_contain_text(name)
            cards = f"{position['hand_sizes'][seat]} cards"
            await expect(row.get_by_role("img", name=cards)).to_be_visible()
            await expect(row.locator(".points")).to_have_text(str(position["totals"][seat]))
        mover = players.get_by_role("listitem").nth(position["to_move"])
        await expect(mover).to_contain_text("to move")
        await guest.page.get_by_role("radio", name="Spectator").check(force=True)
        await guest.page.wait_for_url(re.compile(r"\?ply=30$"))
        await expect(guest.page.get_by_text("’s hand")).to_have_count(0)


@scene
async def test_the_seal_of_the_shuffle_is_checked_in_the_browser(server: Server) -> None:
    table = await played_out(server)
    async with visitors(server.url) as people:
        guest, doubter = await people.visitor(), await people.visitor()
        await guest.open(f"/t/{table}")
        await guest.page.get_by_text("Verify the fair shuffle").first.click()
        await guest.button("Check all draws").first.click()
        await guest.see(
            "Check passed: all 25 draws follow from the secret number fixed before the start."
        )

        async with Client(server.url) as api:
            view = await api.view(table)
        view["shuffle"]["commitment"] = "0" * 64
        await doubter.page.route(
            f"**/api/tables/{table}", lambda route: route.fulfill(body=json.dumps(view))
        )
        await doubter.page.route_web_socket("**/socket", lambda _: None)
        await doubter.open(f"/t/{table}")
        await doubter.page.get_by_text("Verify the fair shuffle").first.click()
        await doubter.button("Check all draws").first.click()
        await doubter.see("Check failed")


@pytest.mark.parametrize("drawn", [True, False], ids=["drawn", "text"])
@scene
async def test_a_tie_on_points_shows_what_decides(server: Server, drawn: bool) -> None:
    async with visitors(server.url) as people:
        guest = await people.visitor(drawn_board=drawn)
        for record, why in (
            ("clans-last-card-tie-break", "collected more cards (10 to 9)"),
            ("glenmore-third-scoring-tie-break", "has more resources"),
        ):
            await guest.open(f"/t/{await import_record(guest, record)}")
            await guest.see("are tied on points")
            await guest.see(why)
        if drawn:
            sheet = guest.page.locator("section:has(> #outcome) + section:has(> #account)")
            await sheet.locator("tfoot").wait_for()


_BESIDE = """
() => {
  const parts = ['.both .graph svg', '.both h3', '.both ol'].map((part) => document.querySelector(part))
  if (parts.some((part) => part === null)) return false
  const [graph, heading, swings] = parts.map((part) => part.getBoundingClientRect())
  return graph.right < heading.left && heading.left === swings.left && swings.top < graph.bottom
}
"""


@scene
async def test_the_swings_stand_beside_the_graph(server: Server) -> None:
    async with visitors(server.url) as people:
        ann = await people.visitor(drawn_board=True)
        await ann.open(f"/t/{await import_record(ann, 'clans-last-card-4-players')}")
        await ann.page.wait_for_function(_BESIDE)


@scene
async def test_glen_more_steps_by_turn_and_a_turning_point_opens_at_its_decision(
    server: Server,
) -> None:
    async with visitors(server.url) as people:
        ann = await people.visitor(drawn_board=True)
        table = await import_record(ann, "glenmore-third-scoring-2-players")
        async with Client(server.url) as api:
            course = (await api.get(f"/tables/{table}/course")).json()
            entries = (await api.get(f"/tables/{table}/story")).json()["entries"]
        ends = [turn["ply"] for turn in course["turns"]]
        decided = {entry["ply"] for entry in entries if entry["seat"] >= 0}
        # A turn that several draws follow: they are one step.
        here = next(
            index for index in range(1, len(ends)) if not {ends[index], ends[index] - 1} & decided
        )
        drawn = max(ply for ply in decided if ply < ends[here])
        await ann.open(f"/t/{table}?ply={ends[here - 1]}")
        await stands_at(ann, ends[here - 1])
        await expect(ann.page.locator(".track .swing")).to_have_count(len(course["swings"]))
        for name, ply in (
            ("One turn forward", ends[here]),
            ("One turn forward", ends[here + 1]),
            ("One turn back", ends[here]),
            ("Back", drawn),
            ("One turn back", ends[here - 1]),
        ):
            await ann.button(name).click()
            await stands_at(ann, ply)
        await ann.page.keyboard.press("Shift+ArrowRight")
        await stands_at(ann, ends[here])
        # The turn is described by what began it, too.
        began = re.compile(r"^(Ann|Bob) (takes|removes|sells) .+ New tile")
        await expect(ann.page.locator("p.deed")).to_have_text(began)
        swing = course["swings"][0]
        before = ([0, *ends])[ends.index(swing["ply"])]
        decision = next(
            entry["ply"]
            for entry in entries
            if entry["ply"] > before and entry["seat"] == swing["seat"]
        )
        # So does its diamond on the slider, also beside its middle.
        diamond = await ann.page.locator(".track .swing").first.bounding_box()
        assert diamond is not None
        x, y = diamond["x"] + diamond["width"] / 2, diamond["y"] + diamond["height"] / 2
        for beside in (-4, 4):
            await ann.page.mouse.click(x + beside, y)
            await stands_at(ann, decision)
            await ann.button("Back").click()
        point = ann.page.locator("ol a:has(.turn)").first
        deed = (await point.locator(".grow").inner_text()).split(".")[0]
        await point.click()
        await stands_at(ann, decision)
        await expect(ann.page.locator("p.deed")).to_contain_text(deed)
        # With its effect, as the list says it: of two players both are named.
        effect = await point.locator(".muted").inner_text()
        assert {"Ann", "Bob"} <= set(re.findall(r"\w+", effect))
        await expect(ann.page.locator("p.deed")).to_contain_text(effect)


@pytest.mark.parametrize(
    ("size", "plies"),
    [((390, 844), (30, 31, 35)), ((1366, 657), (31, 35, 40))],
    ids=["phone", "laptop"],
)
@scene
async def test_the_board_stays_where_it_is_from_step_to_step(
    server: Server, size: tuple[int, int], plies: tuple[int, ...]
) -> None:
    """Beside a sentence of one line as of several: three on a phone, two on a laptop."""
    async with visitors(server.url) as people:
        ann = await people.visitor(drawn_board=True)
        await ann.page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
        table = await import_record(ann, "glenmore-third-scoring-2-players")
        heights = set()
        for ply in plies:
            await ann.open(f"/t/{table}?ply={ply}")
            await stands_at(ann, ply)
            box = await ann.page.locator("p.deed").bounding_box()
            assert box is not None
            heights.add(round(box["height"]))
        assert len(heights) == 1


@scene
async def test_a_turning_point_stops_the_playback_at_its_decision(server: Server) -> None:
    async with visitors(server.url) as people:
        ann = await people.visitor(drawn_board=True)
        table = await import_record(ann, "clans-last-card-4-players")
        await ann.open(f"/t/{table}?ply=0")
        await stands_at(ann, 0)
        await ann.page.clock.install()
        points = ann.page.locator("ol a:has(.turn)")
        decision = int((await points.first.get_attribute("href") or "").split("=")[1])
        # The second time it is shown already.
        for point in (points.first, points.first, points.last):
            await ann.button("Play").click()
            await expect(ann.button("Pause")).to_be_visible()
            await point.click()
            # Long enough for several steps.
            await ann.page.clock.run_for(5000)
            await expect(ann.button("Play")).to_be_visible()
            await expect(point).to_have_attribute("aria-current", "true")
        await points.first.click()
        await ann.page.clock.run_for(5000)
        await stands_at(ann, decision)
