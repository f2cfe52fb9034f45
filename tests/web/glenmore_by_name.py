"""A move of Glen More by roles and names alone."""

import re
from dataclasses import dataclass

from playwright.async_api import Locator, expect

from tests.server.running import Json
from tests.web.glenmore_moves import deed, steps
from tests.web.listening import Listener
from tests.web.visits import Visit


@dataclass(frozen=True)
class NamedPlaces:
    visit: Visit

    def tile(self, number: int) -> Locator:
        ring = self._grid(self.visit.words.say("web-glenmore-chain"))
        return ring.get_by_role("button", name=re.compile(rf"\({number}\)"))

    def cell(self, name: str) -> Locator:
        """Cells begin with where they are: −1, 0."""
        where = name.replace("-", "−").replace(",", ", ")
        land = self._grid(self.visit.words.say("web-glenmore-land", mine="yes", player=""))
        return land.get_by_role("button", name=re.compile(rf"^{where}\."))

    def ware(self, row: Json) -> Locator:
        words = self.visit.words
        resource = words.say("glenmore-resource", resource=row["resource"])
        name = words.say("web-glenmore-sell-for", resource=resource, coins=row["proceeds"])
        return self._grid(words.say("glenmore-market")).get_by_role("button", name=name)

    def choice(self, number: int) -> Locator:
        name = self.visit.words.say("web-glenmore-choices")
        return self.visit.page.get_by_role("group", name=name).get_by_role("button").nth(number)

    def button(self, key: str) -> Locator:
        return self.visit.button(self.visit.words.say(key))

    def _grid(self, name: str) -> Locator:
        return self.visit.page.get_by_role("grid", name=name, exact=True)


async def make(ear: Listener, view: Json, move: Json) -> None:
    pressed = steps(NamedPlaces(ear.visit), view, move)
    for place in pressed:
        if deed(move) == "take" and place is pressed[-1]:
            # A cell that may be chosen soon says how many tiles it would set off.
            await expect(place.locator(".count")).to_have_text(re.compile(r"\d"))
        await ear.press(place)
