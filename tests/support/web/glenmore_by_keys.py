"""A move of Glen More by keys: Tab from grid to grid, arrows within, Enter."""

from tests.support.server.server_process import Json
from tests.support.web.glenmore_moves import MarkedPlaces, steps
from tests.support.web.keys import press, reach
from tests.support.web.visits import Visit


async def make(visit: Visit, view: Json, move: Json) -> None:
    for place in steps(MarkedPlaces(visit), view, move):
        await reach(visit, place)
        await press(visit, "Enter")
