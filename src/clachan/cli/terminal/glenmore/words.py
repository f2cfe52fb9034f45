"""The nouns of Glen More: tiles, resources and what is done with them, in the player's words."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from clachan.cli.terminal.screen import ScreenContext
from clachan.cli.terminal.terminal import Ink
from clachan.core import Seat
from clachan.games.glenmore.actions import Action
from clachan.games.glenmore.components import (
    ANY,
    COSTS,
    KINDS,
    OTHER,
    PLACES,
    RESOURCES,
    RIVER,
    ROAD,
    START,
    WAYS,
    Resource,
    Tile,
)
from clachan.games.glenmore.notation import text
from clachan.games.glenmore.state import Player
from clachan.games.glenmore.views import View

GlenmoreContext: TypeAlias = ScreenContext[Action, View]

SHORT: Final = 5
"""The most columns that the short name of a tile takes."""

NOTATION: Final = (
    "take",
    "discard",
    "pay",
    "buy",
    "sell",
    "gain",
    "activate",
    "ness",
    "move",
    "promote",
    "stop",
    "resolve",
    "done",
    "end",
    "member",
    "chieftain",
)
"""The words that an action begins with, and what may be paid for Loch Ness (GM 13)."""

# The special places as one says them for short; proper names are the same in every language.
_SHORT_PLACES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "Castle Stalker": "Stalk",
        "Armadale Castle": "Armad",
        "Cawdor Castle": "Cawdr",
    }
)
_TITLES: Final = ("Castle", "Loch", "Abbey", "of")
# Each way's sign, in full and in ASCII: never colour alone.
_WAY_SIGNS: Final = {RIVER: ("≈", "~"), ROAD: ("=", "=")}


def tile_words(context: GlenmoreContext, tile: Tile) -> str:
    """``meadow (12)``."""
    return context.words.say("glenmore-tile", tile=tile, kind=KINDS[tile], name=PLACES[tile])


def kind_words(context: GlenmoreContext, tile: Tile) -> str:
    """``Meadow``, at the beginning of a line."""
    words = context.words.say("glenmore-kind", kind=KINDS[tile], name=PLACES[tile])
    return words[0].upper() + words[1:]


def place_key(tile: Tile) -> str:
    """``moil`` for Castle Moil: the name in its message keys."""
    return next(word for word in PLACES[tile].split() if word not in _TITLES).lower()


def short_words(context: GlenmoreContext, tile: Tile) -> str:
    """``Mead.``, at most five columns."""
    if place := PLACES[tile]:
        return _SHORT_PLACES.get(place) or place_key(tile).title()
    return context.words.say("glenmore-short", kind=KINDS[tile])


def way_sign(ink: Ink, tile: Tile) -> str:
    if tile == START:
        return "#"
    return ink.sign(*_WAY_SIGNS[WAYS[tile]]) if WAYS[tile] in _WAY_SIGNS else " "


def resource_words(context: GlenmoreContext, kind: Resource) -> str:
    return context.words.say("glenmore-resource", resource=RESOURCES[kind])


def letter(context: GlenmoreContext, kind: Resource) -> str:
    return context.words.say("glenmore-letter", resource=RESOURCES[kind])


def letters(context: GlenmoreContext, tile: Tile) -> str:
    """The cost of a tile, in at most three columns."""
    cost = COSTS[tile]
    if cost.whisky:
        return context.words.say("glenmore-letters-whisky")
    if cost.member:
        return context.words.say("glenmore-letters-member")
    if OTHER in cost.due:
        return context.words.say("glenmore-letters-different")
    return "".join(letter(context, kind) for kind in cost.due)


def cost_words(context: GlenmoreContext, tile: Tile) -> str:
    say, cost = context.words.say, COSTS[tile]
    if cost.whisky:
        return say("glenmore-cost-whisky")
    if cost.member:
        return say("glenmore-cost-member")
    if not cost.due:
        return say("glenmore-cost-nothing")
    return say("glenmore-cost", cubes=due_words(context, cost.due, len(cost.due)))


def due_words(context: GlenmoreContext, due: tuple[Resource, ...], required: int) -> str:
    """``1 wood, 1 stone``, or a number of any kind; an optional cost is shown as a maximum."""
    say, count = context.words.say, len(due)
    if due[:1] == (OTHER,):
        key = "different" if count in (1, required) else "up-to"
        return say(f"glenmore-due-{key}", cubes=count)
    if due[:1] == (ANY,):
        return say("glenmore-due-any", cubes=count)
    if required < count > 1:
        return say("glenmore-due-at-most", resource=resource_words(context, due[0]), cubes=count)
    return ", ".join(say("glenmore-due-one", resource=RESOURCES[kind]) for kind in due)


def notation_words(context: GlenmoreContext) -> dict[str, str]:
    """Each word of the notation (GM 13), and the player's word for it."""
    verbs = zip(NOTATION, context.words.say("glenmore-verbs").split(), strict=True)
    names = {name: resource_words(context, kind) for kind, name in enumerate(RESOURCES)}
    return dict(verbs) | names


def input_text(context: GlenmoreContext, action: Action) -> str:
    """An action as the player can enter it, in their language."""
    own = notation_words(context)
    return " ".join(own.get(word, word) for word in text(action).split(" "))


def seat_sign(seat: Seat) -> str:
    return f"[{seat + 1}]"


def main_seat(context: GlenmoreContext) -> Seat:
    """The seat whose land is drawn large: the viewer's, or the first one for a spectator."""
    return 0 if context.seat is None else context.seat


def main_land(context: GlenmoreContext) -> Player:
    return context.view.lands[main_seat(context)]
