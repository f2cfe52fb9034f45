"""A move of Glen More by mouse or finger."""

from playwright.async_api import Locator, Position

from tests.support.server.server_process import Json
from tests.support.web.glenmore_moves import MarkedPlaces, deed, steps
from tests.support.web.visits import Visit

# On the rest of a cell a clan member may stand, and is larger for a finger than for the eye.
_EDGE = 6


async def make(visit: Visit, view: Json, move: Json) -> None:
    places = MarkedPlaces(visit)
    if deed(move) == "move" and not visit.touches:
        await _carry(places, **move["words"]["args"])
        return
    pressed = steps(places, view, move)
    for place in pressed:
        await visit.press(place, at=await _corner(place))
    if deed(move) == "take" and visit.touches:
        # A finger does not hover: the first touch shows what would follow.
        await visit.press(pressed[-1], at=await _corner(pressed[-1]))


async def _carry(places: MarkedPlaces, **args: str) -> None:
    member = places.visit.page.locator(f".land [data-cell='{args['cell']}'] .member").first
    to = places.cell(args["to"])
    await member.drag_to(to, target_position=await _corner(to))


async def _corner(place: Locator) -> Position:
    """In the north-east, away from the members."""
    await place.wait_for()
    box = await place.bounding_box()
    assert box is not None
    return Position(x=box["width"] - _EDGE, y=_EDGE)
