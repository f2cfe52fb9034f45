"""Actions as text (GM 13)."""

import re
from collections.abc import Callable
from typing import Final, assert_never

from clachan.core import NotationError
from clachan.games.glenmore.actions import (
    DONE,
    END,
    PAY_CHIEFTAIN,
    RESOLVE,
    STOP,
    Action,
    Activate,
    Buy,
    Discard,
    Done,
    Draw,
    End,
    GainCube,
    Move,
    Ness,
    Pay,
    PayChieftain,
    PayMember,
    Promote,
    Resolve,
    Roll,
    Sell,
    Stop,
    Take,
)
from clachan.games.glenmore.components import REACH, RESOURCES, Cell, Tile, cell, cell_name

_NUMBER: Final = r"(?:0|-?[1-9][0-9]?)"
_CELL: Final = rf"({_NUMBER},{_NUMBER})"
_TILE: Final = r"([1-9]|[1-5][0-9]|6[0-7])"
_RESOURCE: Final = f"({'|'.join(RESOURCES)})"


def text(action: Action) -> str:
    match action:
        case Draw(tile):
            return f"draw {tile}"
        case Roll(number):
            return f"roll {number}"
        case Take(tile, place):
            return f"take {tile} {cell_name(place)}"
        case Discard(tile):
            return f"discard {tile}"
        case Pay(resource, place):
            return f"pay {RESOURCES[resource]} {cell_name(place)}"
        case Sell(resource, place):
            return f"sell {RESOURCES[resource]} {cell_name(place)}"
        case Buy(resource):
            return f"buy {RESOURCES[resource]}"
        case GainCube(resource):
            return f"gain {RESOURCES[resource]}"
        case PayMember(place):
            return f"pay member {cell_name(place)}"
        case Activate(place):
            return f"activate {cell_name(place)}"
        case Ness(place):
            return f"ness {cell_name(place)}"
        case Promote(place):
            return f"promote {cell_name(place)}"
        case Move(origin, target):
            return f"move {cell_name(origin)} {cell_name(target)}"
        case PayChieftain():
            return "pay chieftain"
        case Stop():
            return "stop"
        case Resolve():
            return "resolve"
        case Done():
            return "done"
        case End():
            return "end"
        case _:
            assert_never(action)


def parse(text: str) -> Action:
    """
    >>> parse("take 12 -1,3")
    Take(tile=12, cell=16966)
    """
    if text in _WORDS:
        return _WORDS[text]
    for pattern, make in _FORMS:
        if found := pattern.fullmatch(text):
            return make(*found.groups())
    raise NotationError(
        f"not an action of Glen More (GM 13): {text[:40]!r}; "
        "write for instance take 12 -1,0, pay wood 0,1, buy stone, activate 0,0, done"
    )


def _cell(text: str) -> Cell:
    x, y = (int(number) for number in text.split(","))
    if max(abs(x), abs(y)) > REACH:
        raise NotationError(f"a coordinate beyond {REACH} (GM 13): {text}")
    return cell(x, y)


def _resource(name: str) -> int:
    return RESOURCES.index(name)


_WORDS: Final[dict[str, Action]] = {
    text(action): action for action in (PAY_CHIEFTAIN, STOP, RESOLVE, DONE, END)
}
_FORMS: Final[tuple[tuple[re.Pattern[str], Callable[..., Action]], ...]] = tuple(
    (re.compile(pattern), make)
    for pattern, make in (
        (f"draw {_TILE}", lambda tile: Draw(Tile(int(tile)))),
        ("roll ([1-3])", lambda number: Roll(int(number))),
        (f"take {_TILE} {_CELL}", lambda tile, place: Take(Tile(int(tile)), _cell(place))),
        (f"discard {_TILE}", lambda tile: Discard(Tile(int(tile)))),
        (f"pay {_RESOURCE} {_CELL}", lambda name, place: Pay(_resource(name), _cell(place))),
        (f"sell {_RESOURCE} {_CELL}", lambda name, place: Sell(_resource(name), _cell(place))),
        (f"buy {_RESOURCE}", lambda name: Buy(_resource(name))),
        (f"gain {_RESOURCE}", lambda name: GainCube(_resource(name))),
        (f"pay member {_CELL}", lambda place: PayMember(_cell(place))),
        (f"activate {_CELL}", lambda place: Activate(_cell(place))),
        (f"ness {_CELL}", lambda place: Ness(_cell(place))),
        (f"promote {_CELL}", lambda place: Promote(_cell(place))),
        (f"move {_CELL} {_CELL}", lambda one, other: Move(_cell(one), _cell(other))),
    )
)
