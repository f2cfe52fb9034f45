"""Where a move of Glen More is made at the drawn table: the ring, the land, the market, the sheet."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from playwright.async_api import Locator

from clachan.games.glenmore.components import EFFECTS
from tests.support.server.server_process import Json
from tests.support.web.visits import Visit

# The page makes a payment by itself where there is only one way to pay.
_PAYMENTS = {"pay", "buy", "pay-member", "pay-chieftain"}
# What is asked for one tile is asked beside it.
_ASKING = {"paying", "paying-member", "gaining"}
_GOING_ON = {"resolve", "done", "end"}


class Places(Protocol):
    """How to find what is pressed."""

    def tile(self, number: int) -> Locator: ...
    def cell(self, name: str) -> Locator: ...
    def ware(self, row: Json) -> Locator: ...
    def sale(self, row: Json) -> Locator | None: ...
    def choice(self, number: int) -> Locator: ...
    def button(self, key: str, **args: int) -> Locator: ...


@dataclass(frozen=True)
class MarkedPlaces:
    """By the marks that the page puts on them, whatever they are called."""

    visit: Visit

    def tile(self, number: int) -> Locator:
        return self.visit.page.locator(f".ring [data-piece='tile-{number}'] button")

    def cell(self, name: str) -> Locator:
        return self.visit.page.locator(f".land [data-cell='{name}'] button.face")

    def ware(self, row: Json) -> Locator:
        name = self.visit.words.say("glenmore-resource", resource=row["resource"])
        return self.visit.page.locator(f".market .ware:has([title='{name}']) [data-column='1']")

    def sale(self, row: Json) -> Locator | None:
        """On a phone a ware is one button: what could also be bought asks."""
        return self.visit.page.locator(".doubt button").last if self.visit.touches else None

    def choice(self, number: int) -> Locator:
        return self.visit.page.locator(".choices button").nth(number)

    def button(self, key: str, **args: int) -> Locator:
        return self.visit.button(self.visit.words.say(key, **args))


def deed(move: Json) -> str:
    return str(move["words"]["key"]).removeprefix("glenmore-")


def is_made_by_itself(view: Json) -> bool:
    """Not what was just taken back, nor after a sale: then the player wants something else."""
    ways = [deed(move) for move in view["legal"] if deed(move) != "sell"]
    has_sold = bool(view["happened"]) and deed(view["happened"][-1]) == "sell"
    if ways == ["done"]:  # the turn goes on to the moves
        return bool(view["position"]["turn"]["movement"]) and not view["redo"]
    return len(ways) == 1 and ways[0] in _PAYMENTS and not view["redo"] and not has_sold


def steps(places: Places, view: Json, move: Json) -> Sequence[Locator]:
    """What to press for it, one after the other."""
    args, kind = move["words"]["args"], deed(move)
    if is_made_by_itself(view):
        return []
    if kind == "done" and all(deed(one) in ("done", "sell") for one in view["legal"]):
        way = "moves" if view["position"]["turn"]["movement"] else "end"
        return [places.button(f"web-glenmore-go-{way}")]
    if kind == "stop":
        payment = view["position"]["decision"]
        points = EFFECTS[payment["tile"]].points[payment["paid"]]
        return [places.button("web-glenmore-go-stop", points=points)]
    if kind in _GOING_ON:
        return [places.button(f"web-glenmore-go-{kind}")]
    if kind == "sell":
        return _sale(places, view, args["resource"], args["cell"])
    if view["position"]["decision"]["type"] in _ASKING:
        asked = [one for one in view["legal"] if deed(one) != "sell"]
        return [places.choice(asked.index(move))]
    if kind == "take":
        return [places.tile(args["tile"]), places.cell(args["cell"])]
    if kind == "discard":
        return [places.tile(args["tile"]), places.button("web-confirm")]
    if kind == "move":
        return [places.cell(args["cell"]), places.cell(args["to"])]
    return _on_cell(places, view, move)


def _sale(places: Places, view: Json, resource: str, cell: str) -> Sequence[Locator]:
    """From where, is asked only where there are several; else a price is confirmed."""
    row = next(row for row in view["position"]["market"] if row["resource"] == resource)
    sales = [one["words"]["args"] for one in view["legal"] if deed(one) == "sell"]
    is_asked = sum(one["resource"] == resource for one in sales) > 1
    is_for_sale = any(
        deed(one) == "buy" and one["words"]["args"]["resource"] == resource for one in view["legal"]
    )
    pressed = [places.ware(row)]
    if sale := places.sale(row) if is_for_sale else None:
        pressed.append(sale)
    if is_asked:
        pressed.append(places.cell(cell))
    elif sale is None:
        pressed.append(places.button("web-confirm"))
    return pressed


def _on_cell(places: Places, view: Json, move: Json) -> Sequence[Locator]:
    """What a cell can only mean is done at once; else it asks, or its clan member is chosen first."""
    cell = move["words"]["args"]["cell"]
    here = [one for one in view["legal"] if one["words"]["args"].get("cell") == cell]
    here = [one for one in here if deed(one) != "sell"]
    if deed(move) == "promote" and any(deed(one) == "move" for one in here):
        return [places.cell(cell), places.button("web-group-glenmore-promote")]
    return [places.cell(cell), *([places.choice(here.index(move))] if len(here) > 1 else [])]
