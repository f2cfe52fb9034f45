"""What bots are called: a name is easier to follow than a number, and stays wherever the bot sits."""

from collections.abc import Iterable, Sequence
from itertools import chain, count
from typing import Final

from msgspec.structs import replace

from clachan.server.tables.events import Chair
from clachan.server.tables.names import name_key

# One more than there are seats, as somebody at the table may have one of them.
_NAMES: Final = ("Ailsa", "Hamish", "Morag", "Fergus", "Isla", "Torquil")


def named(chairs: Sequence[Chair]) -> tuple[Chair, ...]:
    """The same, every bot with a name of its own; people keep theirs and come first.

    >>> chairs = (Chair("Ann"), Chair(bot="club"), Chair("Isla", bot="expert"))
    >>> [chair.name for chair in named(chairs)]
    ['Ann', 'Hamish', 'Isla']
    """
    people = _folded(chair.name for chair in chairs if chair.bot is None)
    taken = people | _folded(chair.name for chair in chairs)
    found = list(chairs)
    for seat, chair in enumerate(chairs):
        if chair.bot is None or (chair.name and name_key(chair.name) not in people):
            continue
        found[seat] = replace(chair, name=_free(seat, taken))
        taken |= _folded([found[seat].name])
    return tuple(found)


def people_names(chairs: Iterable[Chair]) -> list[str]:
    return [chair.name for chair in chairs if chair.bot is None]


def _free(seat: int, taken: frozenset[str]) -> str:
    """That of the seat if it can be; a crowd is numbered."""
    first = seat % len(_NAMES)
    ours = (*_NAMES[first:], *_NAMES[:first])
    numbered = (f"{ours[0]} ({number})" for number in count(2))
    return next(name for name in chain(ours, numbered) if name_key(name) not in taken)


def _folded(names: Iterable[str]) -> frozenset[str]:
    return frozenset(map(name_key, names))
