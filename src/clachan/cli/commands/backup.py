"""``clachan backup``: all tables in one file, also while a server runs."""

import sqlite3
from argparse import ArgumentParser, Namespace
from contextlib import closing
from pathlib import Path
from typing import Final

from clachan.cli.commands.serve_options import add_setting, chosen_settings
from clachan.cli.commands.storage_errors import place_of, storage_refused
from clachan.cli.errors import Refused, file_named
from clachan.cli.spelling import tidy
from clachan.cli.text import Words
from clachan.server.settings import SETTINGS, Settings

_SETTINGS: Final = ("data", "database")


def add_arguments(parser: ArgumentParser, words: Words) -> None:
    parser.set_defaults(run=run)
    parser.add_argument("file", help=words.say("backup-file"))
    for name in _SETTINGS:
        add_setting(parser, SETTINGS[name], words)


def run(options: Namespace, words: Words) -> int:
    settings = chosen_settings(options, _SETTINGS)
    target = file_named(options.file, words)
    _copy(settings, target, words)
    with closing(sqlite3.connect(target)) as copy:
        (tables,) = copy.execute("SELECT count(*) FROM tables").fetchone()
    told = {"tables": tables, "file": tidy(str(target)), "bytes": target.stat().st_size}
    print(words.say("backup-done", **told))
    return 0


def _copy(settings: Settings, target: Path, words: Words) -> None:
    import asyncio

    from clachan.server.storage import backup

    if isinstance(settings.source, Path) and not settings.source.exists():
        raise Refused(words.say("backup-nothing", place=place_of(settings, words)))
    try:
        with storage_refused(settings, words):
            asyncio.run(backup(settings.source, target))
    except FileExistsError as error:
        raise Refused(words.say("play-file-exists", file=tidy(str(target)))) from error
