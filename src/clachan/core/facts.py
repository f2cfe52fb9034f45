"""What the facts of a game may be: lists of games show those of all games, so a wrong one breaks them all."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from clachan.core.game import GameMeta

_MAX_PLAYERS: Final = 20
_MAX_TEXT: Final = 200
_MAX_ITEMS: Final = 50
_MAX_NUMBER: Final = 1_000_000
_MAX_YEAR: Final = 9999
_MAX_SHOWN: Final = 60


def _is_text(value: Any) -> bool:
    return type(value) is str and len(value) <= _MAX_TEXT and value.isprintable()


def _is_count(value: Any) -> bool:
    return type(value) is int and 1 <= value <= _MAX_NUMBER


def _is_tuple(value: Any, is_valid: Callable[[Any], bool]) -> bool:
    return isinstance(value, tuple) and len(value) <= _MAX_ITEMS and all(map(is_valid, value))


def _is_titles(value: Any) -> bool:
    if not isinstance(value, Mapping) or len(value) > _MAX_ITEMS:
        return False
    return all(map(_is_text, [*value, *value.values()]))


def _is_players(value: Any) -> bool:
    if not _is_tuple(value, _is_count) or value != tuple(sorted(set(value))):
        return False
    return 1 <= max(value, default=0) <= _MAX_PLAYERS


_TEXT: Final = f"of at most {_MAX_TEXT} characters"
_COUNT: Final = f"from 1 to {_MAX_NUMBER}"
_FACTS: Final[Mapping[str, tuple[str, Callable[[Any], bool]]]] = {
    "titles": (f"a dict of at most {_MAX_ITEMS} printable texts {_TEXT}", _is_titles),
    "designers": (
        f"a tuple of at most {_MAX_ITEMS} printable texts {_TEXT}",
        lambda value: _is_tuple(value, _is_text),
    ),
    "publisher": (f"a printable text {_TEXT}", _is_text),
    "year": (
        f"a whole number from 1 to {_MAX_YEAR}",
        lambda value: type(value) is int and 1 <= value <= _MAX_YEAR,
    ),
    "players": (f"ascending numbers from 1 to {_MAX_PLAYERS}", _is_players),
    "rules_version": (f"a whole number {_COUNT}", _is_count),
    "max_plies": (f"a whole number {_COUNT}", _is_count),
    "max_actions": (f"a whole number {_COUNT}", _is_count),
    "reads_versions": (
        f"a tuple of at most {_MAX_ITEMS} whole numbers {_COUNT}",
        lambda value: _is_tuple(value, _is_count),
    ),
}


def find_wrong_fact(meta: GameMeta) -> str | None:
    """What the first wrong fact must be; ``None`` if all are right.

    >>> from dataclasses import replace
    >>> from clachan.games import clans
    >>> find_wrong_fact(replace(clans.meta, year=-1))
    'meta.year must be a whole number from 1 to 9999, not -1'
    """
    for fact, (wanted, is_valid) in _FACTS.items():
        value = getattr(meta, fact)
        if not is_valid(value):
            return f"meta.{fact} must be {wanted}, not {_show(value)}"
    return None


def _show(value: Any) -> str:
    """The value, cut; of a number that is too long to write, its type."""
    try:
        text = repr(value)
    except Exception:  # noqa: BLE001 - it may be code of others
        text = type(value).__name__
    return text if len(text) <= _MAX_SHOWN else f"{text[:_MAX_SHOWN]}…"
