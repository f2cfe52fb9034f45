"""How a command says no: one sentence, status 2, nothing changed."""

import errno
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from clachan.cli.spelling import tidy
from clachan.cli.text import Words
from clachan.core import AnyGame, Message
from clachan.core.errors import ClachanError
from clachan.games import GAMES

# More would not fit into the id of a match.
_SEEDS: Final = range(-(2**63), 2**64)


class Refused(Exception):
    """What was asked for makes no sense; the text says why, in the reader's language."""


def refuse(problem: str, status: int = 2) -> int:
    clean = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in problem)
    with suppress(OSError):
        print(f"clachan: {clean}", file=sys.stderr)
    return status


def explain_error(error: Refused | ClachanError, words: Words) -> str:
    """The error as a sentence for the reader.

    Arguments of a message may repeat what the user typed, so control characters are replaced.
    """
    if isinstance(error, Refused):
        return str(error)
    key, args = error.message.key, error.message.args
    clean = tuple((name, tidy(arg) if isinstance(arg, str) else arg) for name, arg in args)
    return words.message(Message(key, clean))


def find_game(name: str, words: Words) -> AnyGame:
    if name not in GAMES:
        raise Refused(words.say("cli-no-such-game", game=name, games=", ".join(GAMES)))
    return GAMES[name]


def check_count(allowed: Sequence[int], players: int, words: Words) -> None:
    """That so many can play."""
    if players not in allowed:
        counts = words.joined("cli-or", [str(count) for count in allowed])
        raise Refused(words.say("cli-no-such-count", count=players, counts=counts))


def check_positive(option: str, number: int, words: Words) -> None:
    if number < 1:
        raise Refused(words.say("cli-not-positive", option=option, number=number))


def check_seed(seed: int | None, words: Words) -> None:
    if seed is not None and seed not in _SEEDS:
        raise Refused(words.say("cli-seed-too-long"))


def file_named(name: str, words: Words) -> Path:
    """An empty name would mean this folder."""
    if not name:
        raise Refused(words.say("cli-file-unnamed"))
    return Path(name)


def names_in(text: str) -> tuple[str, ...]:
    """Separated by commas, with blanks and capitals forgiven.

    >>> names_in("Greedy, random")
    ('greedy', 'random')
    """
    return tuple(name.strip().casefold() for name in text.split(","))


def file_problem(error: Exception, words: Words) -> str:
    """Why a file could not be read or written, in a few words."""
    match error:
        case FileNotFoundError() | NotADirectoryError():
            return words.say("cli-file-not-found")
        case IsADirectoryError():
            return words.say("cli-file-is-folder")
        case PermissionError():
            return words.say("cli-file-not-allowed")
        case OSError(errno=errno.ENOSPC | errno.EDQUOT):
            return words.say("cli-file-no-space")
        case OSError(errno=errno.ENAMETOOLONG):
            return words.say("cli-file-bad-name")
        case OSError(errno=int() as number) if number in errno.errorcode:
            return words.say("cli-file-error", code=errno.errorcode[number])
        case _:
            return words.say("cli-file-bad-name")
