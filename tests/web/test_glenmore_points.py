"""What the points of Glen More come to is seen and heard while the game goes on."""

from playwright.async_api import expect

from tests.support.server.server_process import Server
from tests.support.web.chromium import scene
from tests.support.web.screens import glenmore
from tests.support.web.tables import take_over_record
from tests.support.web.visits import needs_chromium, needs_pages, visitors

pytestmark = [needs_chromium, needs_pages]

# The first scoring has just taken place.
SCORING = ("glenmore-third-scoring-shared", 67)


@scene
async def test_tiles_more_than_the_smallest_territory_are_counted_at_each_player(
    server: Server,
) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(phone=True, drawn_board=True)
        await glenmore(ada)
        own = ada.page.locator(".players .own .player")
        many = "Tiles: 8. 3 tiles more than the player with the fewest: −9 points"
        await expect(own.get_by_role("img", name=many)).to_be_visible()
        await expect(own.get_by_role("img", name="If the game ended now: 9 points")).to_be_visible()
        now = ada.page.locator("section[aria-labelledby=leads] table").first
        await expect(now).to_contain_text("If the game ended now")
        assert (
            await now.get_by_role("row", name="Extra tiles").inner_text()
            == "Extra tiles\t−9\t0\t−12"
        )
        assert await now.get_by_role("row", name="Total").inner_text() == "Total\t9\t4\t10"


@scene
async def test_a_scoring_is_shown_until_it_is_seen(server: Server) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(phone=True, drawn_board=True)
        await take_over_record(ada, *SCORING)
        news = ada.page.locator(".sheet").get_by_role("region", name="First scoring")
        assert await news.get_by_role("row", name="Total").inner_text() == "Total\t+1\t0"
        # It is heard before all that was done since.
        first = ada.page.locator(".status p, .status li").first
        await expect(first).to_have_text(
            "Stack 1 is empty: first scoring. You score 1 point: 1 for chieftains. Bob scores nothing."
        )
        await ada.press(news.get_by_role("button", name="Close"))
        await expect(news).to_have_count(0)


@scene
async def test_a_scoring_gives_way_to_what_is_chosen(server: Server) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(phone=True, drawn_board=True)
        await take_over_record(ada, *SCORING)
        news = ada.page.locator(".sheet").get_by_role("region", name="First scoring")
        await news.wait_for()
        await ada.press(ada.page.locator(".ring .legal").first)
        await expect(news).to_have_count(0)
        await ada.press(ada.page.get_by_role("button", name="Cancel"))
        await expect(ada.page.locator(".sheet")).to_contain_text("Choose a tile")
        await expect(news).to_have_count(0)
