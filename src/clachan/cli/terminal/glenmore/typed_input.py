"""Parses the input of a player of Glen More, more tolerant than the notation (GM 13)."""

import re
from collections.abc import Iterator
from typing import Final

from clachan.cli.terminal.glenmore.choices import choices, is_taking
from clachan.cli.terminal.glenmore.words import GlenmoreContext, notation_words
from clachan.cli.text import transliterate
from clachan.core import NotationError
from clachan.games.glenmore.actions import Action, Pay
from clachan.games.glenmore.components import RESOURCES, cell_name
from clachan.games.glenmore.notation import parse
from clachan.games.glenmore.notation import text as notation
from clachan.games.glenmore.state import Activating, Gaining, Moving, Paying, PayingMember

_CELL: Final = re.compile(r"-?\d+,-?\d+")
# What people write for a minus, a blank beside a comma, brackets around a cell.
_SLIPS: Final = (
    (r"[−–—]", "-"),
    (r"\s*[,;]\s*", ","),
    (r"[()]", " "),
    (r"\+(?=\d)", ""),
    (r"\s+", " "),
)


def normalise(text: str) -> str:
    """Replace common variants of the notation.

    >>> normalise(" Take 12 ( −1 , 0 ) ")
    'take 12 -1,0'
    """
    for slip, meant in _SLIPS:
        text = re.sub(slip, meant, text)
    return text.strip().casefold()


def read(context: GlenmoreContext, text: str) -> Action | None:
    """Parse an action: in the notation, abbreviated, or by its number in the list."""
    typed = normalise(text)
    if typed.isdecimal():
        return None if is_taking(context) else _by_number(context, int(typed))
    readings = [action for form in _forms(context, typed) if (action := _try_parse(form))]
    legal = [action for action in readings if action in context.legal]
    if not readings:
        begun = find_matching_actions(context, text) or []
        return begun[0] if len(begun) == 1 else None
    return next(iter(legal or readings))


def find_matching_actions(context: GlenmoreContext, text: str) -> list[Action] | None:
    """The legal actions that begin with this verb and what follows it; ``None`` for other text.

    ``sell grain`` begins a sale of grain from each tile that has some.
    """
    first, *rest = normalise(text).split(" ")
    meant = [_notation_word(context, word) for word in rest]
    beginnings = [" ".join([verb, *meant, ""]) for verb in _verbs(context, first)]
    if not rest or not beginnings:
        return None
    return [action for action in context.legal if notation(action).startswith(tuple(beginnings))]


def is_take(context: GlenmoreContext, word: str) -> bool:
    """Whether the word means to take a tile."""
    return "take" in _verbs(context, word)


def _by_number(context: GlenmoreContext, number: int) -> Action | None:
    found = choices(context)
    return found[number - 1] if 1 <= number <= len(found) else None


def _try_parse(text: str) -> Action | None:
    try:
        return parse(text)
    except NotationError:
        return None


def _forms(context: GlenmoreContext, typed: str) -> Iterator[str]:
    """The notations that the text could stand for."""
    first, *rest = typed.split(" ")
    meant = [_notation_word(context, word) for word in rest]
    yield from _without_verb(context, " ".join([_notation_word(context, first), *meant]))
    for verb in _verbs(context, first):
        yield " ".join([verb, *meant])


def _verbs(context: GlenmoreContext, typed: str) -> list[str]:
    """The words of the notation that this could be short for."""
    own = notation_words(context)
    return [w for w in own if any(name.startswith(typed) for name in (w, *_spellings(own[w])))]


def _notation_word(context: GlenmoreContext, word: str) -> str:
    """A word of the notation, given in the player's words, or a resource by its letter."""
    for name in RESOURCES:
        if word == context.words.say("glenmore-letter", resource=name).casefold():
            return name
    own = notation_words(context)
    return next((name for name in own if word in _spellings(own[name])), word)


def _spellings(word: str) -> tuple[str, str]:
    """With and without accents."""
    return word.casefold(), transliterate(word.casefold(), "ascii")


def _without_verb(context: GlenmoreContext, typed: str) -> Iterator[str]:
    """Where the decision leaves no doubt: a cell to activate, a tile and a cell to take."""
    match context.view.decision:
        case Activating():
            yield from (f"activate {typed}", f"ness {typed}")
        case Moving():
            yield f"move {typed}"
        case PayingMember():
            yield from (f"pay member {typed}", f"pay {typed}")
        case Paying():
            yield from (f"pay {typed}", f"buy {typed}")
            if _CELL.fullmatch(typed):
                yield from _from_cell(context, typed)
        case Gaining():
            yield f"gain {typed}"
        case _:
            yield f"take {typed}"


def _from_cell(context: GlenmoreContext, place: str) -> Iterator[str]:
    """The one cube that may be paid from this cell, if it is one."""
    kinds = [
        action.resource
        for action in context.legal
        if isinstance(action, Pay) and cell_name(action.cell) == place
    ]
    if len(kinds) == 1:
        yield f"pay {RESOURCES[kinds[0]]} {place}"
