"""From a match to its record, and from a record to a match that really could have been."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from clachan.core import (
    CHANCE,
    Entry,
    EntryKind,
    IllegalAction,
    LogError,
    Match,
    NotationError,
    Player,
    Record,
    Result,
    Seat,
    Shuffle,
)
from clachan.games import GAMES
from clachan.wire.errors import RecordError

AnyMatch: TypeAlias = Match[Any, Any, Any, Any]


def record_of(
    match: AnyMatch,
    match_id: str,
    seats: Sequence[Player],
    shuffle: Shuffle | None = None,
    viewer: Seat | None = None,
) -> Record:
    """The whole match once it is over; before, only what ``viewer`` saw (a spectator: ``None``)."""
    meta = match.game.meta
    return Record(
        match_id=match_id,
        game=meta.name,
        rules_version=meta.rules_version,
        players=match.players,
        options=match.options,
        seats=tuple(seats),
        log=match.seen(viewer),
        complete=match.outcome is not None,
        viewer=None if match.outcome else viewer,
        result=_result(match),
        shuffle=shuffle,
    )


def open_record(record: Record) -> AnyMatch:
    """The match of a complete record, every claim of it checked; raises `RecordError`."""
    check_record(record)
    if not record.complete:
        raise RecordError("seen_by", "R 8", "one viewer's part of a match; it cannot be replayed")
    game = GAMES[record.game]
    try:
        match = Match.replay(game, record.players, record.log, record.options)
    except LogError as error:
        raise _log_error(error) from error
    if record.result != _result(match):
        raise RecordError("result", "R 7", "not what the log comes to")
    if record.shuffle and (record.shuffle.secret is None) != (match.outcome is None):
        raise RecordError("shuffle.secret", "R 9", "told exactly when the match is over")
    return match


def check_record(record: Record) -> None:
    """What can be checked without the rules' help; all there is for an incomplete record."""
    _check_head(record)
    _check_shuffle(record)
    if not record.complete:
        _check_incomplete(record)


def _check_head(record: Record) -> None:
    if record.game not in GAMES:
        raise RecordError("game", "R 3", f"unknown {record.game!r}; known: {', '.join(GAMES)}")
    meta = GAMES[record.game].meta
    if record.rules_version != meta.rules_version:
        problem = f"rules version {record.rules_version}; this program plays {meta.rules_version}"
        raise RecordError("rules", "R 3", problem)
    try:
        GAMES[record.game].new_game(record.players, record.options)
    except ValueError as error:
        field = "options" if record.players in meta.players else "players"
        raise RecordError(field, "R 4", str(error)) from error
    if len(record.seats) != record.players:
        problem = f"{len(record.seats)} seats for {record.players} players"
        raise RecordError("seats", "R 4", problem)


def _check_shuffle(record: Record) -> None:
    shuffle = record.shuffle
    if shuffle is None:
        return
    if len(shuffle.salts) > record.players:
        raise RecordError("shuffle.salts", "R 9", "more salts than players")
    if shuffle.given > len(record.log):
        raise RecordError("shuffle.given", "R 9", "more entries than the log has")


def _check_incomplete(record: Record) -> None:
    if record.viewer is not None and record.viewer >= record.players:
        raise RecordError("seen_by", "R 8", f"no seat {record.viewer}")
    if record.result is not None:
        raise RecordError("result", "R 8", "a match still running has none")
    if record.shuffle and record.shuffle.secret is not None:
        raise RecordError("shuffle.secret", "R 8", "a match still running keeps it")
    for number, entry in enumerate(record.log, start=1):
        _check_entry(record, number, entry)


def _check_entry(record: Record, number: int, entry: Entry) -> None:
    """That an entry is well formed: the rules cannot be asked without the hidden part."""
    is_action = entry.kind is EntryKind.ACTION
    if not (CHANCE if is_action else 0) <= entry.seat < record.players:
        raise RecordError("seat", "M 3", f"no seat {entry.seat}", number)
    if is_action:
        try:
            GAMES[record.game].parse(entry.action)
        except NotationError as error:
            raise RecordError("action", "R 6", str(error), number) from error


def _log_error(error: LogError) -> RecordError:
    if isinstance(error.cause, IllegalAction):
        return RecordError.of_refusal(error.field, error.cause.refusal, error.number)
    return RecordError(error.field, "R 6", str(error.cause), error.number)


def _result(match: AnyMatch) -> Result | None:
    if match.outcome is None:
        return None
    totals = tuple(sheet.total for sheet in match.game.score(match.state))
    return Result(match.outcome.reason.key, match.outcome.ranking, totals)
