"""A move of Clans and Glory by roles and names alone."""

from playwright.async_api import Locator

from tests.support.server.server_process import Json
from tests.support.web.screen_reader import ScreenReader


async def make(ear: ScreenReader, seat: str, move: Json) -> None:
    """The card says how often it fits, the place that the card fits, the button names it all."""
    words, args = ear.visit.words, move["words"]["args"]
    is_hidden = move["words"]["key"] == "clans-play-face-down"
    card = words.say("clans-card", **args)
    place = words.say("clans-slot", **args)
    hand = ear.visit.page.get_by_role(
        "grid", name=words.say("web-clans-hand", player=seat, mine="yes")
    )
    await ear.press(_cell(hand, card))
    table = ear.visit.page.get_by_role("grid", name=words.say("web-clans-table"))
    fits = "face-down" if is_hidden else "legal"
    await ear.press(_cell(table, words.say(f"web-clans-slot-{fits}", place=place, card=card)))
    if args["shield"] == "yes":
        await ear.press(ear.visit.page.get_by_role("switch"))
    key = "web-clans-confirm" + ("-face-down" if is_hidden else "")
    await ear.press(ear.visit.button(words.say(key, **args)))


def _cell(grid: Locator, name: str) -> Locator:
    return grid.get_by_role("gridcell", name=name)
