"""A move of Clans and Glory by keys: arrows in the hand and along the lying table, Enter, S."""

from tests.support.server.server_process import Json
from tests.support.web.keys import focused, go_to, is_at, press
from tests.support.web.visits import Visit

HAND = "[data-card]"
TABLE = ".cloth [role=gridcell]"
NORTH, MIDDLE, SOUTH = 0, 1, 2


async def make(visit: Visit, view: Json, move: Json) -> None:
    card, _, place = move["text"].removeprefix("~").partition("@")
    await go_to(visit, HAND)
    await press(visit, "Home")
    await go_to(visit, f"[data-card='{card}']", "ArrowRight")
    await press(visit, "Enter")
    await go_to(visit, TABLE, "Shift+Tab")
    await steer(visit, place.removesuffix("+"))
    await press(visit, *("S" if place.endswith("+") else ""), "Enter", "Enter")


async def steer(visit: Visit, slot: str) -> None:
    """From wherever the focus is at the table to a place."""
    if slot.endswith(("W", "E")):
        await go_to(
            visit, f"[data-slot='{slot}']", "ArrowLeft" if slot[-1] == "W" else "ArrowRight"
        )
        return
    await _cross(visit, NORTH if slot[1] == "N" else SOUTH)
    column = 3 * (int(slot[0]) - 1) + int(slot[2])
    key = "ArrowRight" if int(await focused(visit, "column")) < column else "ArrowLeft"
    await go_to(visit, f"[data-slot='{slot}']", key)


async def _cross(visit: Visit, row: int) -> None:
    if await is_at(visit, ".head *"):  # beside the ends of the table there is no place
        await press(
            visit, "ArrowRight" if (await focused(visit, "slot"))[-1] == "W" else "ArrowLeft"
        )
    while (at := int(await focused(visit, "row"))) != row:
        await press(visit, "ArrowDown" if at < row else "ArrowUp")
