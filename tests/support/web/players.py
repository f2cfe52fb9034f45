"""A match at the drawn boards: what is played is chosen from the server's list, and made by hand."""

import random
from collections.abc import Awaitable, Callable

from tests.support.server.server_process import Json
from tests.support.web.visits import Visit

Make = Callable[[Visit, Json, Json], Awaitable[None]]
"""Makes one of the legal moves of a view, with what the page offers for it."""

OVER = "section[aria-labelledby=outcome]"
# More than any match has.
MANY = 2000


async def shown_ply(visit: Visit) -> int:
    main = visit.page.locator("main[data-ply]")
    return int(await main.get_attribute("data-ply") or 0)


async def moves_on(visit: Visit, ply: int) -> None:
    """Wait until the page shows another position than that one."""
    await visit.page.locator(f"main[data-ply]:not([data-ply='{ply}'])").wait_for()


async def my_turn(visit: Visit) -> Json:
    """The view once it is one's own turn and the page shows it, or once the match is over."""
    for _ in range(MANY):
        ply = await shown_ply(visit)
        view = await visit.view()
        if view["status"] == "over":
            await visit.page.locator(OVER).wait_for()
            return view
        if view["ply"] == ply and view["to_move"] == view["viewing"]:
            return view
        await moves_on(visit, ply)
    raise AssertionError("the turn never comes")


async def move(visit: Visit, make: Make, view: Json, rng: random.Random) -> str:
    """Make any legal move of the view, and wait until the page shows it; returns its text."""
    chosen = rng.choice(view["legal"])
    await make(visit, view, chosen)
    await moves_on(visit, view["ply"])
    return str(chosen["text"])


async def play_out(visit: Visit, make: Make, rng: random.Random) -> Json:
    """Play any legal moves to the end; returns the last view."""
    for _ in range(MANY):
        view = await my_turn(visit)
        if view["status"] == "over":
            return view
        await move(visit, make, view, rng)
    raise AssertionError("the match does not end")


async def create_table_with_bots(visit: Visit, game: str, players: int) -> None:
    """By the page for new tables, whatever its language."""
    await visit.open(f"/new/{game}?how=bots")
    await visit.press(visit.button(str(players)))
    await visit.page.locator("form input[required]").fill("Ada")
    await visit.press(visit.page.locator("form > button.primary"))


async def scrolls_sideways(visit: Visit) -> bool:
    root = "document.documentElement"
    return bool(await visit.page.evaluate(f"{root}.scrollWidth > {root}.clientWidth"))
