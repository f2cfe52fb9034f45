"""A move of Glen More by mouse or finger."""

from playwright.async_api import Position

from tests.server.running import Json
from tests.web.glenmore_moves import MarkedPlaces, deed, steps
from tests.web.visits import Visit

# On the rest of a cell a clan member may stand.
_CORNER = Position(x=9, y=9)


async def make(visit: Visit, view: Json, move: Json) -> None:
    places = MarkedPlaces(visit)
    if deed(move) == "move" and not visit.touches:
        await _carry(places, **move["words"]["args"])
        return
    pressed = steps(places, view, move)
    for place in pressed:
        await visit.press(place, at=_CORNER)
    if deed(move) == "take" and visit.touches:
        # A finger does not hover: the first touch shows what would follow.
        await visit.press(pressed[-1], at=_CORNER)


async def _carry(places: MarkedPlaces, **args: str) -> None:
    member = places.visit.page.locator(f".land [data-cell='{args['cell']}'] .member").first
    await member.drag_to(places.cell(args["to"]), target_position=_CORNER)
