"""What is said when the tables cannot be reached."""

from collections.abc import Iterator
from contextlib import contextmanager

from clachan.cli.errors import Refused, file_problem
from clachan.cli.spelling import tidy
from clachan.cli.text import Words
from clachan.server.settings import Settings


@contextmanager
def storage_refused(settings: Settings, words: Words) -> Iterator[None]:
    """In here, what is wrong with the database or its folder is `Refused` in a sentence."""
    from clachan.server.storage import (
        StorageBusy,
        StorageDamaged,
        StorageDown,
        StorageError,
        StorageFull,
        StorageReadOnly,
        StorageTooNew,
    )

    keys = {
        StorageBusy: "serve-storage-busy",
        StorageDamaged: "serve-storage-damaged",
        StorageDown: "serve-storage-down",
        StorageFull: "serve-storage-full",
        StorageReadOnly: "serve-storage-read-only",
        StorageTooNew: "serve-storage-too-new",
    }
    try:
        yield
    except StorageError as error:
        key = keys.get(type(error), "serve-storage-failed")
        raise Refused(words.say(key, place=place_of(settings, words))) from error
    except OSError as error:
        if error.filename is None:
            raise
        file, problem = tidy(str(error.filename)), file_problem(error, words)
        raise Refused(words.say("serve-file-failed", file=file, problem=problem)) from error


def place_of(settings: Settings, words: Words) -> str:
    """Where the tables are, without the password that the address of a database holds."""
    if settings.database is not None:
        return words.say("serve-the-database")
    return tidy(str(settings.source))
