"""Writing a file whole or not at all, and never over another one."""

import os
import secrets
import tempfile
from pathlib import Path

from clachan.cli.errors import Refused, file_problem
from clachan.cli.spelling import tidy
from clachan.cli.text import Words


def save(data: bytes, name: str, words: Words) -> None:
    """To a new file; raises `Refused` with the reason, and then nothing is left behind."""
    shown = tidy(name)
    try:
        if not name.isprintable():
            raise ValueError(name)
        _write_new(data, Path(name).expanduser())
    except FileExistsError as error:
        raise Refused(words.say("play-file-exists", file=shown)) from error
    except (OSError, RuntimeError, ValueError) as error:
        problem = file_problem(error, words)
        raise Refused(words.say("play-file-failed", file=shown, problem=problem)) from error


def save_elsewhere(data: bytes, words: Words) -> str:
    """In the folder for temporary files; gives the name, or raises `Refused`."""
    file = Path(tempfile.gettempdir()) / f"clachan-{secrets.token_hex(4)}.json"
    save(data, str(file), words)
    return str(file)


def _write_new(data: bytes, target: Path) -> None:
    """First under a name of its own beside it: a file with the right name is a whole one."""
    if target.exists():
        raise FileExistsError(target)
    draft = target.parent / f".clachan-{secrets.token_hex(4)}.part"
    try:
        with draft.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _give_name(draft, target)
    finally:
        draft.unlink(missing_ok=True)


def _give_name(draft: Path, target: Path) -> None:
    try:
        os.link(draft, target)
    except FileExistsError:
        raise
    except OSError:
        # Not every file system has links; there nobody else makes the same name in between.
        draft.rename(target)
