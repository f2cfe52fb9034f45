"""Shell completion: a script for a shell, made from the parsers by shtab."""

from argparse import Action, ArgumentParser
from collections.abc import Iterable
from typing import Final

from clachan.games import GAMES

SHELLS: Final = ("bash", "zsh", "tcsh", "fish", "powershell")
# The names of arguments that take a file or a folder.
_FILES: Final = ("file", "record", "resume", "out", "plot")
_FOLDERS: Final = ("data",)


def make_script(parser: ArgumentParser, commands: Iterable[ArgumentParser], shell: str) -> str:
    """The script; the parsers of the commands have all their arguments already."""
    import shtab

    for command in commands:
        for action in command._actions:
            _describe_values(action)
    return shtab.complete(parser, shell)


def _describe_values(action: Action) -> None:
    """Have games, files or folders offered where an argument takes these."""
    import shtab

    if action.dest == "game":
        action.choices = tuple(GAMES)
    elif action.dest in _FILES and action.nargs != 0:
        action.complete = shtab.FILE  # type: ignore[attr-defined]  # shtab reads it
    elif action.dest in _FOLDERS:
        action.complete = shtab.DIRECTORY  # type: ignore[attr-defined]  # the same
