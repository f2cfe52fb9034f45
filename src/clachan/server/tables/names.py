"""Names of players: validation, comparison, and the names of bots."""

import re
from collections.abc import Iterable, Sequence
from itertools import chain, count
from typing import Final
from unicodedata import category, normalize

from msgspec.structs import replace

from clachan.core import Message
from clachan.server.errors import RequestRefused
from clachan.server.tables.events import Chair
from clachan.wire.protocol.shapes import LONGEST_NAME

# Default_Ignorable_Code_Point of Unicode 16: invisible in every position.
_IGNORABLE: Final = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f"
    "\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    "\U000e0000-\U000e0fff]"
)
# Unicode classes these as symbols and letters, but they are blank.
_BLANK: Final = re.compile("[\u2800\U00013441\U00013442\U0001d159]")
_NONCHARACTER: Final = re.compile(
    "[\ufdd0-\ufdef"
    + "".join(
        f"{chr(plane + 0xFFFE)}{chr(plane + 0xFFFF)}" for plane in range(0, 0x110000, 0x10000)
    )
    + "]"
)
_UNSEEN: Final = frozenset({"Zs", "Zl", "Zp", "Cc", "Cf", "Cs", "Mn", "Mc", "Me"})
_MARKS: Final = frozenset({"Mn", "Mc", "Me"})
_JOINER: Final = "\u200d"
_SKIN_TONES: Final = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"


def clean_name(name: str, field: str, longest: int = LONGEST_NAME) -> str:
    """The name as it is stored: in NFC, without spaces around it.

    Raises `RequestRefused` if no character of it is visible, or if the result is too long.
    """
    clean = normalize("NFC", name).strip()
    if not any(map(_is_visible, clean)):
        raise RequestRefused("name-needed", field)
    if len(clean) > longest:
        raise RequestRefused("bad-field", field, Message("record-text-long", (("most", longest),)))
    return clean


def _is_visible(character: str) -> bool:
    """Marks alone are invisible. Unassigned code points count as visible: they may be new emoji."""
    if category(character) in _UNSEEN:
        return False
    return not any(kind.match(character) for kind in (_IGNORABLE, _BLANK, _NONCHARACTER))


def name_key(name: str) -> str:
    """A key that is equal for names that differ only in case, ignorable characters or spaces.

    >>> name_key("ADA") == name_key("A\\u200dda")
    True
    """
    shown = _BLANK.sub(" ", _IGNORABLE.sub("", name))
    folded = normalize("NFD", normalize("NFD", shown).casefold())
    return " ".join(folded.split())


def unique_name(name: str, others: Sequence[str]) -> str:
    """The name, with a number if another player at the table has it: ``Ada (2)``."""
    used = {name_key(other) for other in others}
    names = chain((name,), (_add_number(name, number) for number in count(2)))
    return next(one for one in names if name_key(one) not in used)


def _add_number(name: str, number: int) -> str:
    suffix = f" ({number})"
    return _truncate(name, LONGEST_NAME - len(suffix)) + suffix


def _truncate(name: str, length: int) -> str:
    """At most the first ``length`` code points, without cutting through a combined character."""
    if len(name) <= length:
        return name
    end = length
    while end and _joins_previous(name, end):
        end -= 1
    return name[: end or length]


def _joins_previous(name: str, index: int) -> bool:
    """Whether the character at ``index`` is drawn together with the one before it."""
    character = name[index]
    if category(character) in _MARKS or character in _SKIN_TONES or _IGNORABLE.match(character):
        return True
    return name[index - 1] == _JOINER


# One more than there are seats, because a person at the table may have one of these names.
_BOT_NAMES: Final = ("Ailsa", "Hamish", "Morag", "Fergus", "Isla", "Torquil")


def name_bots(chairs: Sequence[Chair]) -> tuple[Chair, ...]:
    """The chairs with a unique name for every bot. People keep their names.

    >>> chairs = (Chair("Ann"), Chair(bot="club"), Chair("Isla", bot="expert"))
    >>> [chair.name for chair in name_bots(chairs)]
    ['Ann', 'Hamish', 'Isla']
    """
    people = _name_keys(chair.name for chair in chairs if chair.bot is None)
    used = people | _name_keys(chair.name for chair in chairs)
    found = list(chairs)
    for seat, chair in enumerate(chairs):
        if chair.bot is None or (chair.name and name_key(chair.name) not in people):
            continue
        found[seat] = replace(chair, name=_free_bot_name(seat, used))
        used |= _name_keys([found[seat].name])
    return tuple(found)


def people_names(chairs: Iterable[Chair]) -> list[str]:
    return [chair.name for chair in chairs if chair.bot is None]


def _free_bot_name(seat: int, used: frozenset[str]) -> str:
    """The first unused bot name, starting with that of the seat; numbered if all are in use."""
    first = seat % len(_BOT_NAMES)
    names = (*_BOT_NAMES[first:], *_BOT_NAMES[:first])
    numbered = (f"{names[0]} ({number})" for number in count(2))
    return next(name for name in chain(names, numbered) if name_key(name) not in used)


def _name_keys(names: Iterable[str]) -> frozenset[str]:
    return frozenset(map(name_key, names))
