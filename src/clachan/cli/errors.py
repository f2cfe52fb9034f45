"""Errors of commands, and checks of arguments that raise them."""

import errno
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from clachan.bots import is_class_spec
from clachan.cli.text import Translator, join_lines
from clachan.core import AnyGame, Message
from clachan.core.errors import ClachanError
from clachan.core.printable import make_printable
from clachan.games import GAMES
from clachan.wire import RecordError

EXTRAS: Final = {
    "asyncpg": "postgres",
    "httptools": "server",
    "numba": "fast",
    "numpy": "fast",
    "openskill": "arena",
    "platformdirs": "server",
    "prometheus_client": "server",
    "ray": "cluster",
    "segno": "server",
    "starlette": "server",
    "uvicorn": "server",
    "uvloop": "server",
    "websockets": "server",
}
"""Which extra of pyproject.toml installs a package that the base install lacks."""
# More would not fit into the id of a match.
_SEEDS: Final = range(-(2**63), 2**64)


class CommandError(Exception):
    """The command cannot do what its arguments ask; the text says why, in the reader's language."""

    def __init__(self, text: str, status: int = 2) -> None:
        super().__init__(text)
        self.status = status


def report_error(error: CommandError | ClachanError, words: Translator) -> int:
    """Print why a command failed; returns its exit status: 1 failure, 2 wrong arguments or files.

    Commands raise; `clachan.cli.main` calls this for every `CommandError` and `ClachanError` that they
    raise. Errors outside the tree become a `CommandError` in the command that knows them.
    """
    if isinstance(error, CommandError):
        return print_error(str(error), error.status)
    status = 2 if isinstance(error, ValueError) else 1
    return print_error(explain_error(error, words), status)


def explain_error(error: ClachanError, words: Translator) -> str:
    """The error as a sentence for the reader.

    Arguments of a message may repeat user input, so control characters are replaced. They are never
    cut: a list of all bots or games may be long.
    """
    key, args = error.message.key, error.message.args
    clean = tuple((name, join_lines(arg) if isinstance(arg, str) else arg) for name, arg in args)
    message = Message(key, clean)
    if not isinstance(error, RecordError):
        return words.message(message, otherwise=join_lines(str(error)))
    sentence = words.message(message, otherwise=words.say("match-not-possible"))
    # The fault decides what the reader can do about the file.
    parts = {"fault": key, "field": error.field, "sentence": sentence, "rule": error.rule}
    if error.entry is None:
        return words.say("record-wrong", **parts)
    return words.say("record-wrong-entry", entry=error.entry, **parts)


def print_error(problem: str, status: int = 2) -> int:
    """Print one sentence to the standard error; returns the exit status."""
    with suppress(OSError):
        print(f"clachan: {make_printable(problem)}", file=sys.stderr)
    return status


def explain_missing_package(error: ModuleNotFoundError, words: Translator) -> str | None:
    """The command that installs the package; ``None`` for a package that no extra installs."""
    package = (error.name or "").partition(".")[0]
    return words.say("cli-extra-missing", extra=EXTRAS[package]) if package in EXTRAS else None


def is_closed(stream: object) -> bool:
    """Python has ``None`` for a stream that the caller closed, although the types exclude that."""
    return stream is None


def find_game(name: str, words: Translator) -> AnyGame:
    if name not in GAMES:
        raise CommandError(words.say("cli-no-such-game", game=name, games=", ".join(GAMES)))
    return GAMES[name]


def check_count(allowed: Sequence[int], players: int, words: Translator) -> None:
    """Check the number of players; raises `CommandError`."""
    if players not in allowed:
        counts = words.join_items("cli-or", [str(count) for count in allowed])
        raise CommandError(words.say("cli-no-such-count", count=players, counts=counts))


def check_positive(option: str, number: int, words: Translator) -> None:
    if number < 1:
        raise CommandError(words.say("cli-not-positive", option=option, number=number))


def check_seed(seed: int | None, words: Translator) -> None:
    if seed is not None and seed not in _SEEDS:
        raise CommandError(words.say("cli-seed-too-long"))


def split_names(text: str) -> tuple[str, ...]:
    """Split names at commas; blanks around them and capitals do not matter, except in ``module:Class``.

    A module of such a class may be in the current folder.

    >>> split_names("Greedy, random, Expert:ms=20")
    ('greedy', 'random', 'expert:ms=20')
    """
    names = [name.strip() for name in text.split(",")]
    if any(map(is_class_spec, names)) and (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)  # last: a file there never replaces a module that we use
    return tuple(name if is_class_spec(name) else name.casefold() for name in names)


def describe_file_error(error: Exception, words: Translator) -> str:
    """Why a file could not be read or written, as part of a sentence."""
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
