"""Refusals of the server: a code for programs, a message for people, the field and the rule."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec

from clachan.core import Args, Message, Refusal
from clachan.plugins import blame_plugin
from clachan.server.logs import log_failure
from clachan.server.storage import Conflict, Gone, StorageError, StorageFull, StorageReadOnly
from clachan.wire.protocol.answers import Problem
from clachan.wire.words import words_message

# All other codes have status 409: the table is not in a state for this.
STATUSES: Final = {
    "bad-field": 400,
    "bad-host": 400,
    "bad-json": 400,
    "unknown-game": 400,
    "unknown-bot": 400,
    "bad-players": 400,
    "bad-seats": 400,
    "bad-ply": 400,
    "notation": 400,
    "name-needed": 400,
    "record": 400,
    "not-your-seat": 403,
    "not-host": 403,
    "wrong-key": 403,
    "bad-origin": 403,
    "not-found": 404,
    "game-not-installed": 404,
    "method-not-allowed": 405,
    "too-large": 413,
    "unknown-host": 421,
    "too-many-requests": 429,
    "hints-busy": 429,
    "internal": 500,
    "restarting": 503,
    "storage-down": 503,
    "storage-full": 503,
    "storage-read-only": 503,
}


class RequestRefused(Exception):
    """The request changed nothing; ``error`` is sent to the client."""

    def __init__(
        self,
        code: str,
        field: str | None = None,
        message: Message | None = None,
        rule: str | None = None,
        args: Args = (),
    ) -> None:
        super().__init__(code)
        words = message or Message(f"server-{code}", args)
        self.error = Problem(code, field, words_message(words), rule)

    @classmethod
    def of(cls, problem: Problem) -> "RequestRefused":
        refused = cls(problem.code)
        refused.error = problem
        return refused

    @property
    def status(self) -> int:
        return STATUSES.get(self.error.code, 409)


# They are never errors of a game.
_EXPECTED: Final = (RequestRefused, StorageError, Conflict, Gone, asyncio.CancelledError)


def refuse_storage_error(error: StorageError) -> RequestRefused:
    """Return the refusal for an error of the storage."""
    match error:
        case StorageReadOnly():
            return RequestRefused("storage-read-only")
        case StorageFull():
            return RequestRefused("storage-full")
        case _:
            return RequestRefused("storage-down")


def refuse_game_error(error: BaseException, game: str | None = None) -> RequestRefused:
    """Return the refusal for an error of a game of another package, which is logged; raises any other error.

    Any unexpected error is one of ``game``, the game in use, if that is of another package: it may have
    returned a value that the server cannot use. Nothing was stored then, so the table stays as it was.
    """
    failure = None if isinstance(error, _EXPECTED) else blame_plugin(error, game)
    if failure is None:
        raise error
    log_failure("game-failed", error, game=failure.name)
    return RequestRefused("game-failed", args=(("game", failure.name),))


@contextmanager
def game_errors(game: str) -> Iterator[None]:
    """In this context an unexpected error becomes `PluginFailed`, if the game is of another package."""
    try:
        yield
    except _EXPECTED:
        raise
    except BaseException as error:
        failure = blame_plugin(error, game)
        if failure is None or failure is error:
            raise
        raise failure from error


def log_task_error(error: BaseException, game: str | None) -> None:
    """Log an error that ended a background task; raises only what stops the server or the task."""
    try:
        refuse_game_error(error, game)
    except Exception:  # noqa: BLE001 - the same error
        log_failure("work-failed", error)


def refuse_rule(refusal: Refusal) -> RequestRefused:
    """Return the refusal for an action that the rules of the game or of the match forbid."""
    field = "seat" if refusal.reason.rule.startswith("M") else "action"
    refused = RequestRefused("illegal", field, refusal.message, refusal.reason.rule)
    # A game of another package may give facts that cannot be sent.
    msgspec.json.encode(refused.error)
    return refused
