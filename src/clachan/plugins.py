"""Games and bots of other packages, found by the entry points that these packages declare.

The command line, the server and every worker process call `load_plugins`. Importing `clachan.games`
loads nothing, so the rules depend only on this package.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from clachan.bots.registry import register_bot
from clachan.core.printable import describe_error, error_text, make_printable
from clachan.games import register_game

# Games first: a bot may be for one of them.
GROUPS: Final[dict[str, Callable[[str, Any], None]]] = {
    "clachan.games": register_game,
    "clachan.bots": register_bot,
}
_MAX_REASON: Final = 200

_is_loaded = False


@dataclass(frozen=True, slots=True)
class PluginProblem:
    """A plug-in that was skipped, and why."""

    name: str
    package: str
    reason: str


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

    for group, register in GROUPS.items():
        try:
            points = metadata.entry_points(group=group)
        except Exception as error:  # noqa: BLE001 - one damaged package must not stop the rest
            yield PluginProblem(group, "?", _reason(error))
            continue
        found = [(point.name, _package(point), point) for point in points]
        for name, package, point in sorted(found, key=lambda one: one[:2]):
            try:
                register(name, point.load())
            except (Exception, SystemExit) as error:  # noqa: BLE001 - it is code of others
                yield PluginProblem(_line(name), _line(package), _reason(error))


def _package(point: Any) -> str:
    return f"{point.dist.name} {point.dist.version}" if point.dist else "?"


def _reason(error: BaseException) -> str:
    own = type(error) in (ValueError, TypeError)  # as `register_game` and `register_bot` raise
    return _cut((own and error_text(error)) or describe_error(error))


def _line(text: str) -> str:
    return _cut(make_printable(" ".join(text.split())))


def _cut(line: str) -> str:
    return line if len(line) <= _MAX_REASON else f"{line[:_MAX_REASON]}…"
