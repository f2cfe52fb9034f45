"""Refusals of the server: a code for programs, a message for people, the field and the rule."""

from typing import Final

from clachan.core import Args, Message, Refusal
from clachan.plugins import blame_plugin
from clachan.server.logs import log_failure
from clachan.server.storage import StorageError, StorageFull, StorageReadOnly
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


def refuse_storage_error(error: StorageError) -> RequestRefused:
    """Return the refusal for an error of the storage."""
    match error:
        case StorageReadOnly():
            return RequestRefused("storage-read-only")
        case StorageFull():
            return RequestRefused("storage-full")
        case _:
            return RequestRefused("storage-down")


def refuse_game_error(error: Exception) -> RequestRefused:
    """Return the refusal for an error of a game of another package, which is logged; raises any other error.

    Nothing was stored then, so the table stays as it was.
    """
    failure = blame_plugin(error)
    if failure is None:
        raise error
    log_failure("game-failed", error)
    return RequestRefused("game-failed", args=(("game", failure.name),))


def refuse_rule(refusal: Refusal) -> RequestRefused:
    """Return the refusal for an action that the rules of the game or of the match forbid."""
    field = "seat" if refusal.reason.rule.startswith("M") else "action"
    return RequestRefused("illegal", field, refusal.message, refusal.reason.rule)
