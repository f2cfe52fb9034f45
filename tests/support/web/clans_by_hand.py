"""A move of Clans and Glory at the drawn table: card, place, shield, button."""

from tests.support.server.server_process import Json
from tests.support.web.visits import Visit


async def make(visit: Visit, view: Json, move: Json) -> None:
    card, _, place = move["text"].removeprefix("~").partition("@")
    page = visit.page
    await visit.press(page.locator(f"[data-card='{card}']"))
    await visit.press(page.locator(f"[data-slot='{place.removesuffix('+')}']"))
    if place.endswith("+"):
        await visit.press(page.get_by_role("switch"))
    await visit.press(page.locator("button.confirm"))
