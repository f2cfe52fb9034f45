"""``clachan backup``: copies all tables into one file, also while a server runs."""

import sqlite3
from argparse import ArgumentParser, Namespace
from contextlib import closing
from pathlib import Path
from typing import Final

from clachan.cli.commands.serve import add_setting, describe_storage, parse_settings, storage_errors
from clachan.cli.errors import CommandError
from clachan.cli.files import parse_file_name
from clachan.cli.text import Translator, sanitise
from clachan.server.settings import SETTINGS, Settings

_SETTINGS: Final = ("data", "database")


def add_arguments(parser: ArgumentParser, words: Translator) -> None:
    parser.set_defaults(run=run)
    parser.add_argument("file", help=words.say("backup-file"))
    for name in _SETTINGS:
        add_setting(parser, SETTINGS[name], words)


def run(options: Namespace, words: Translator) -> int:
    settings = parse_settings(options, _SETTINGS)
    target = parse_file_name(options.file, words)
    _copy(settings, target, words)
    with closing(sqlite3.connect(target)) as copy:
        (tables,) = copy.execute("SELECT count(*) FROM tables").fetchone()
    numbers = {"tables": tables, "file": sanitise(str(target)), "bytes": target.stat().st_size}
    print(words.say("backup-done", **numbers))
    return 0


def _copy(settings: Settings, target: Path, words: Translator) -> None:
    import asyncio

    from clachan.server.storage import backup

    if isinstance(settings.source, Path) and not settings.source.exists():
        raise CommandError(words.say("backup-nothing", place=describe_storage(settings, words)))
    try:
        with storage_errors(settings, words):
            asyncio.run(backup(settings.source, target))
    except FileExistsError as error:
        raise CommandError(words.say("play-file-exists", file=sanitise(str(target)))) from error
