"""A move of Glen More by roles and names alone."""

import re
from dataclasses import dataclass

from playwright.async_api import Locator, expect

from tests.support.server.server_process import Json
from tests.support.web.glenmore_moves import deed, steps
from tests.support.web.screen_reader import ScreenReader
from tests.support.web.visits import Visit


@dataclass(frozen=True)
class NamedPlaces:
    visit: Visit
    view: Json

    def tile(self, number: int) -> Locator:
        """Fields are counted from the tail."""
        words = self.visit.words
        entries = [entry.get("tile") for entry in self.view["position"]["chain"]]
        field = words.say("web-glenmore-field", number=entries.index(number) + 1)
        ring = self._grid(words.say("web-glenmore-chain"))
        return ring.get_by_role("button", name=re.compile(rf", {field}\."))

    def cell(self, name: str) -> Locator:
        """Rows and columns are counted from the north-west of all that is shown."""
        words = self.visit.words
        x, y = map(int, name.split(","))
        places = [tuple(map(int, cell.split(","))) for cell in self._shown()]
        row, column = max(y for _, y in places) - y + 1, x - min(x for x, _ in places) + 1
        where = words.say("web-glenmore-cell", row=row, column=column)
        player = self.view["seats"][self.view["position"]["seat"]]["name"]
        land = self._grid(words.say("web-glenmore-land", mine="no", player=player))
        return land.get_by_role("button", name=re.compile(rf", {where}[,.]"))

    def _shown(self) -> list[str]:
        """The cells with tiles, those where one may lie, and the one that a tile is coming to."""
        position = self.view["position"]
        land, turn = position["lands"][position["seat"]], position["turn"]
        coming = [turn["cell"]] if turn and turn["cell"] else []
        sites = [cell for cells in land["sites"].values() for cell in cells]
        return [*(tile["cell"] for tile in land["tiles"]), *sites, *coming]

    def ware(self, row: Json) -> Locator:
        words = self.visit.words
        resource = words.say("glenmore-resource", resource=row["resource"])
        name = words.say("web-glenmore-sell-for", resource=resource, coins=row["proceeds"])
        return self._grid(words.say("glenmore-market")).get_by_role("button", name=name)

    def sale(self, row: Json) -> Locator | None:
        """Buying and selling are buttons of their own."""

    def choice(self, number: int) -> Locator:
        name = self.visit.words.say("web-glenmore-choices")
        return self.visit.page.get_by_role("group", name=name).get_by_role("button").nth(number)

    def button(self, key: str, **args: int) -> Locator:
        return self.visit.button(self.visit.words.say(key, **args))

    def _grid(self, name: str) -> Locator:
        return self.visit.page.get_by_role("grid", name=name, exact=True)


async def make(reader: ScreenReader, view: Json, move: Json) -> None:
    pressed = steps(NamedPlaces(reader.visit, view), view, move)
    for place in pressed:
        if deed(move) == "take" and place is pressed[-1]:
            # A cell that may be chosen soon says how many tiles it would set off.
            await expect(place.locator(".count")).to_have_text(re.compile(r"\d"))
        if deed(move) == "sell" and await place.evaluate(
            "it => it.matches('.sheet .acts .button')"
        ):
            # What the sale would bring is read out when its preview has come.
            await expect(reader.visit.page.locator(".sheet [role=status] p")).not_to_have_count(0)
        await reader.press(place)
