"""How a command says no: one sentence, status 2, nothing changed."""

import errno
import sys
from collections.abc import Sequence

from clachan.cli.words import Words
from clachan.core import AnyGame
from clachan.games import GAMES


class Refused(Exception):
    """What was asked for makes no sense; the text says why, in the reader's language."""


def refuse(problem: str) -> int:
    print(f"clachan: {problem}", file=sys.stderr)
    return 2


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


def file_problem(error: Exception, words: Words) -> str:
    """Why a file could not be read or written, in a few words."""
    match error:
        case FileNotFoundError() | NotADirectoryError():
            return words.say("cli-file-not-found")
        case IsADirectoryError():
            return words.say("cli-file-is-folder")
        case PermissionError():
            return words.say("cli-file-not-allowed")
        case OSError(errno=int() as number) if number in errno.errorcode:
            return words.say("cli-file-error", code=errno.errorcode[number])
        case _:
            return words.say("cli-file-bad-name")
