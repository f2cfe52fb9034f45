"""Games and bots of other packages, found by the entry points that these packages declare.

The command line, the server and every worker process call `load_plugins`. Importing `clachan.games`
loads nothing, so the rules depend only on this package.
"""

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from traceback import walk_tb
from types import FrameType
from typing import Any, Final

from clachan.bots.registry import register_bot
from clachan.core import Message
from clachan.core.errors import ClachanError, IllegalAction
from clachan.core.printable import describe_error, error_text, make_printable
from clachan.games import GAMES, is_built_in, register_game

# Games first: a bot may be for one of them.
GROUPS: Final[dict[str, Callable[[str, Any], None]]] = {
    "clachan.games": register_game,
    "clachan.bots": register_bot,
}
_MAX_REASON: Final = 200
# As importlib.metadata reads it; the extras in brackets mean nothing any more.
_ENTRY_POINT: Final = re.compile(r"[\w.]+\s*(:\s*[\w.]+\s*)?(\[.*\]\s*)?")
# Their lines are not the place of an error of a plug-in.
_INNER: Final = sys.stdlib_module_names | {"clachan"}

# They are never errors of a plug-in.
_CONTROL: Final = (KeyboardInterrupt, GeneratorExit)

_is_loaded = False
# By the top package of their code: the plug-ins that were loaded, games first.
_plugins: Final[dict[str, list[str]]] = {}


@dataclass(frozen=True, slots=True)
class PluginProblem:
    """A plug-in that was skipped, and why."""

    name: str
    package: str
    reason: str


class PluginFailed(ClachanError):
    """A game or bot of another package raised an error or broke the contract, so a command ends.

    It is no `RuntimeError`: contextlib replaces one that a `StopIteration` has caused by its cause.
    """

    def __init__(self, name: str, reason: str) -> None:
        message = Message("cli-plugin-failed", (("name", name), ("reason", reason)))
        super().__init__(f"{name} failed: {reason}", message)
        self.name, self.reason = name, reason

    def __reduce__(self) -> tuple[type["PluginFailed"], tuple[str, str]]:
        return PluginFailed, (self.name, self.reason)


def _ignore(_problem: PluginProblem) -> None:
    """Another process has reported it."""


def load_plugins(report: Callable[[PluginProblem], None] = _ignore) -> None:
    """Add the games and bots of other packages to `GAMES` and `BOTS`, once in each process.

    A plug-in that fails is skipped and reported; it never stops the caller. A plug-in cannot replace
    a game or bot of this package. Of two plug-ins with one name, the first package by name wins.
    """
    global _is_loaded  # noqa: PLW0603 - the registries are global as well
    if _is_loaded:
        return
    _is_loaded = True
    for problem in _load():
        report(problem)


def _load() -> Iterator[PluginProblem]:
    from importlib import metadata  # slow, and only needed here

    found: dict[str, list[tuple[str, str, Any]]] = {group: [] for group in GROUPS}
    packages = set()
    for package in metadata.distributions():
        try:
            points = [point for point in package.entry_points if point.group in found]
            if not points:
                continue
            name = re.sub("[-_.]+", "-", package.name).lower()
            if name in packages:
                continue  # it is on the path twice, and Python imports the first
            packages.add(name)
            label = f"{package.name} {package.version}"
            for point in points:
                found[point.group].append((point.name, label, point))
        except Exception as error:  # noqa: BLE001 - one damaged package must not stop the rest
            folder = Path(getattr(package, "_path", "?")).name
            reason = _cut(f"its metadata cannot be read ({describe_error(error)})")
            yield PluginProblem("?", _line(folder), reason)
    for group, register in GROUPS.items():
        for name, label, point in sorted(found[group], key=lambda one: one[:2]):
            try:
                register(name, _load_point(point))
                _plugins.setdefault(point.module.partition(".")[0], []).append(name)
            except KeyboardInterrupt:
                raise
            except BaseException as error:  # noqa: BLE001 - it is code of others
                own = type(error) in (ValueError, TypeError)  # as the functions above raise
                reason = (own and error_text(error)) or describe_error(error)
                yield PluginProblem(_line(name), _line(label), _cut(reason))


def _load_point(point: Any) -> Any:
    """Import what an entry point names; any error becomes a `ValueError` that says why."""
    if not _ENTRY_POINT.fullmatch(point.value):
        raise ValueError(
            f"the entry point {point.value!r} is not of the form module or module:name"
        )
    try:
        return point.load()
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise ValueError(describe_error(error)) from error


def blame_plugin(error: BaseException, game: str | None = None) -> PluginFailed | None:
    """The failure of a plug-in that an error shows; ``None`` if the error is a defect of this package.

    The plug-in is ``game``, the game in use, if that is of another package, or else the one whose code was
    running. The reason lacks the text of the error, which could quote a hand of cards.
    """
    if isinstance(error, PluginFailed):
        return error
    if isinstance(error, _CONTROL):
        return None
    if game is not None and game in GAMES and not is_built_in(game):
        name: str | None = game
    else:
        name = next((found for frame, _ in _steps(error) if (found := _plugin_of(frame))), None)
    if name is None:
        return None
    # The checks of the contract name numbers and types only.
    described = describe_error(error) if _is_contract_check(error) else type(error).__name__
    return PluginFailed(name, f"{_cut(described)}{_place(error)}")


def _is_contract_check(error: BaseException) -> bool:
    if type(error) not in (ValueError, TypeError):
        return False
    return next((_module(frame) for frame, _ in _steps(error)), "").startswith("clachan.core.")


@contextmanager
def plugin_errors(game: str) -> Iterator[None]:
    """In this context an error of a game of another package becomes `PluginFailed`, with its text."""
    try:
        yield
    except BaseException as error:
        is_known = isinstance(error, ClachanError) and not isinstance(error, IllegalAction)
        if is_known or isinstance(error, (MemoryError, *_CONTROL)) or is_built_in(game):
            raise
        raise describe_failure(game, error) from error


def describe_failure(name: str, error: BaseException) -> PluginFailed:
    """The failure of a plug-in, with the text of its error."""
    return PluginFailed(name, f"{_cut(describe_error(error))}{_place(error)}")


def _place(error: BaseException) -> str:
    """The last line of a plug-in that was running, or else of any package but this one and Python itself.

    Where only this package was running, it has used a value of the plug-in that is of a wrong kind.
    """
    steps = _steps(error)
    others = [step for step in steps if _top_package(step[0]) not in _INNER]
    if others:
        frame, line = next((step for step in others if _plugin_of(step[0])), others[0])
        return f" ({file_of(frame)}, line {line})"
    wrong = ", from a value that the contract does not allow"
    for frame, line in steps:
        if _top_package(frame) == "clachan":
            return f"{wrong} (used in {frame.f_code.co_name}, {file_of(frame)}, line {line})"
    return wrong


def file_of(frame: FrameType) -> str:
    """The file of the code that runs, with the packages above it: ``clachan_tricks/__init__.py``."""
    file = Path(frame.f_code.co_filename).name
    packages = _module(frame).split(".")
    return "/".join([*(packages if file == "__init__.py" else packages[:-1]), file])


def _steps(error: BaseException) -> list[tuple[FrameType, int]]:
    """The frames of an error with their lines, the innermost first."""
    return list(walk_tb(error.__traceback__))[::-1]


def _plugin_of(frame: FrameType) -> str | None:
    """A plug-in whose code this is: of several in one package the first game."""
    return next(iter(_plugins.get(_top_package(frame), ())), None)


def _top_package(frame: FrameType) -> str:
    return _module(frame).partition(".")[0]


def _module(frame: FrameType) -> str:
    return str(frame.f_globals.get("__name__"))


def _line(text: str) -> str:
    return _cut(make_printable(" ".join(text.split())))


def _cut(line: str) -> str:
    return line if len(line) <= _MAX_REASON else f"{line[:_MAX_REASON]}…"
