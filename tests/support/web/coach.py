"""A first game with the coach."""

from tests.support.web.visits import Visit

COACH = "section[aria-labelledby=coach]"


async def first_game(visit: Visit, game: str) -> None:
    await visit.open()
    article = visit.page.locator("article").nth(0 if game == "clans" else 1)
    await visit.press(article.locator(".first button"))
    await visit.page.locator(COACH).wait_for()


async def ply(visit: Visit) -> str:
    return str(await visit.page.locator("main").get_attribute("data-ply"))


async def follow(visit: Visit) -> None:
    """Do the one thing that the coach names."""
    before = await ply(visit)
    await visit.press(visit.page.locator(f"{COACH} button.primary"))
    await visit.page.locator(f"main:not([data-ply='{before}'])").wait_for()
