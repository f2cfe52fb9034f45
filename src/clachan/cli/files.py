"""Files that commands read and write. A file that exists is never replaced by accident."""

import os
import secrets
import tempfile
from pathlib import Path

from clachan.atomic_files import create_file
from clachan.cli.errors import CommandError, describe_file_error
from clachan.cli.text import Words, sanitise
from clachan.core import AnyMatch, Record
from clachan.wire import MAX_BYTES, RecordError, check_record, open_record, read_record


def parse_file_name(name: str, words: Words) -> Path:
    """Raises `CommandError` for an empty name, which would mean the current folder."""
    if not name:
        raise CommandError(words.say("cli-file-unnamed"))
    return Path(name)


def save(data: bytes, name: str, words: Words) -> None:
    """Write a new file; raises `CommandError` with the reason, and then leaves nothing behind."""
    shown = sanitise(name)
    try:
        if not name.isprintable():
            raise ValueError(name)
        create_file(Path(name).expanduser(), data)
    except FileExistsError as error:
        raise CommandError(words.say("play-file-exists", file=shown)) from error
    except (OSError, RuntimeError, ValueError) as error:
        raise write_error(name, error, words) from error


def save_temporary(data: bytes, words: Words) -> str:
    """Write a file in the folder for temporary files; returns its name, or raises `CommandError`."""
    file = Path(tempfile.gettempdir()) / f"clachan-{secrets.token_hex(4)}.json"
    save(data, str(file), words)
    return str(file)


def check_new_file(file: Path, words: Words) -> None:
    """Check, before a game starts, that a record can be saved there; raises `CommandError`."""
    try:
        real = file.expanduser()
        if real.exists():
            raise CommandError(words.say("play-file-exists", file=sanitise(str(file))))
        if not str(file).isprintable():
            raise ValueError(file)
        _check_folder(real)
    except (OSError, RuntimeError, ValueError) as error:
        raise write_error(str(file), error, words) from error


def check_writable_file(name: str | None, words: Words) -> Path | None:
    """Check, before the games start, that a file is or can be there; raises `CommandError`."""
    if name is None:
        return None
    try:
        file = parse_file_name(name, words).expanduser()
        if file.is_dir():
            raise IsADirectoryError(name)
        if os.path.lexists(file) and not file.is_file():
            problem = words.say("cli-file-special")
            raise CommandError(words.say("play-file-failed", file=sanitise(name), problem=problem))
        _check_folder(file)
    except (OSError, RuntimeError, ValueError) as error:
        raise write_error(name, error, words) from error
    return file


def _check_folder(file: Path) -> None:
    if not file.parent.is_dir():
        raise FileNotFoundError(file.parent)
    if not os.access(file.parent, os.W_OK):
        raise PermissionError(file.parent)


def write_error(name: str, error: Exception, words: Words) -> CommandError:
    problem = describe_file_error(error, words)
    return CommandError(words.say("play-file-failed", file=sanitise(name), problem=problem))


def read_error(name: str, error: Exception, words: Words) -> CommandError:
    problem = describe_file_error(error, words)
    return CommandError(words.say("cli-file-unread", file=sanitise(name), problem=problem))


def load_record(file: Path, words: Words) -> Record:
    """Read a record and check it as far as possible without a replay; raises `CommandError`."""
    try:
        with file.open("rb") as opened:
            # One byte more than a record may have shows that it is too large.
            data = opened.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise read_error(str(file), error, words) from error
    try:
        record = read_record(data)
        check_record(record)
    except RecordError as error:
        raise CommandError(_describe_record_error(error, words)) from error
    return record


def open_match(record: Record, words: Words) -> AnyMatch:
    """The match of a complete record; raises `CommandError`."""
    try:
        return open_record(record)
    except RecordError as error:
        raise CommandError(_describe_record_error(error, words)) from error


def _describe_record_error(error: RecordError, words: Words) -> str:
    """The problem, its place in the record, and the rule."""
    sentence = words.message(error.message, otherwise=words.say("match-not-possible"))
    field, rule = error.field, error.rule
    if error.entry is None:
        return words.say("record-wrong", field=field, sentence=sentence, rule=rule)
    return words.say(
        "record-wrong-entry", entry=error.entry, field=field, sentence=sentence, rule=rule
    )
