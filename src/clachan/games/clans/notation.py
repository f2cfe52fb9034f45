"""Actions as text (CG 7)."""

import re
from functools import cache
from typing import Final, assert_never

from clachan.core import NotationError
from clachan.games.clans.actions import (
    DEAL_UNSEEN,
    DEALS,
    PLAYS,
    PLAYS_FACE_DOWN,
    PLAYS_UNSEEN,
    Action,
    Deal,
    DealUnseen,
    Play,
    PlayFaceDown,
    PlayUnseen,
)
from clachan.games.clans.components import CARD_NAMES, SLOT_NAMES, card, slot

_CARD: Final = "[3-8][ROYGBVK]"
_SLOT: Final = "1W|[4-6]E|[1-6][NS][1-3]"
_DEAL: Final = re.compile(rf"deal (?:(?P<card>{_CARD})|\?)")
_PLAY: Final = re.compile(rf"(?P<down>~?)(?P<card>{_CARD})?@(?P<slot>{_SLOT})(?P<shield>\+?)")
_PLACES: Final = tuple((f"@{name}", f"@{name}+") for name in SLOT_NAMES)


def text(action: Action) -> str:
    match action:
        case Play(played, place, shield):
            return CARD_NAMES[played] + _PLACES[place][shield]
        case PlayFaceDown(played, place, shield):
            return "~" + CARD_NAMES[played] + _PLACES[place][shield]
        case PlayUnseen(place, shield):
            return "~" + _PLACES[place][shield]
        case Deal(dealt):
            return "deal " + CARD_NAMES[dealt]
        case DealUnseen():
            return "deal ?"
        case _:
            assert_never(action)


def parse(text: str) -> Action:
    """
    >>> parse("~7G@2N3+").shield
    True
    """
    return _parse(text)


@cache  # of what is right, and that is a few thousand texts; errors are not kept
def _parse(text: str) -> Action:
    if found := _DEAL.fullmatch(text):
        return DEALS[card(found["card"])] if found["card"] else DEAL_UNSEEN
    if (found := _PLAY.fullmatch(text)) and (found["card"] or found["down"]):
        place, shield = slot(found["slot"]), bool(found["shield"])
        if not found["card"]:
            return PLAYS_UNSEEN[place][shield]
        table = PLAYS_FACE_DOWN if found["down"] else PLAYS
        return table[card(found["card"])][place][shield]
    raise NotationError(
        f"not an action of Clans and Glory (CG 7): {text[:40]!r}; "
        "write 7G@2N3, 7G@2N3+ with a shield, ~7G@2N3 face down, or deal 7G"
    )
