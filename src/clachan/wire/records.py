"""Conversion of a match to its record, and of a valid record to its match."""

from collections.abc import Sequence
from typing import Final

from clachan.core import (
    CHANCE,
    AnyMatch,
    Entry,
    EntryKind,
    IllegalAction,
    LogError,
    Match,
    MatchReason,
    Message,
    NotationError,
    Player,
    Record,
    Result,
    Seat,
    Shuffle,
)
from clachan.core.game import score_sheets, start_game
from clachan.games import GAMES
from clachan.wire.errors import RecordError

_MAX_QUOTE: Final = 40  # characters of an invalid action that an error quotes


def record_of(
    match: AnyMatch,
    match_id: str,
    seats: Sequence[Player],
    shuffle: Shuffle | None = None,
    viewer: Seat | None = None,
) -> Record:
    """Return the record of a match: complete after its end, before only what ``viewer`` saw.

    ``None`` is a spectator. If nothing was hidden from the viewer, the record is complete. It has the
    rules version of this program, even if the match began under an older one.
    """
    meta = match.game.meta
    log = match.seen(viewer)
    complete = log == match.log
    return Record(
        match_id=match_id,
        game=meta.name,
        rules_version=meta.rules_version,
        players=match.players,
        options=match.options,
        seats=tuple(seats),
        log=log,
        complete=complete,
        viewer=None if complete else viewer,
        result=_result(match),
        shuffle=shuffle,
    )


def open_record(record: Record) -> AnyMatch:
    """Return the match of a complete record after checking all of it; raises `RecordError`."""
    check_record(record)
    if not record.complete:
        problem = "one viewer's part of a match; it cannot be replayed"
        raise _error("seen_by", "R 8", problem, "record-part")
    try:
        match = Match.replay(GAMES[record.game], record.players, record.log, record.options)
    except LogError as error:
        raise _log_error(record, error) from error
    if record.result != _result(match):
        raise _error("result", "R 7", "not what the log comes to", "record-result")
    if record.shuffle and (record.shuffle.secret is None) != (match.outcome is None):
        raise _error(
            "shuffle.secret", "R 9", "told exactly when the match is over", "record-secret"
        )
    return match


def _log_error(record: Record, error: LogError) -> RecordError:
    """Return the error for a log entry that the match or its game refuses."""
    if isinstance(error.cause, IllegalAction):
        return RecordError.of_refusal(error.field, error.cause.refusal, error.number)
    return _notation_error(record, error.number, error.cause)


def check_record(record: Record) -> None:
    """Check everything that does not need a replay; for an incomplete record there is no more.

    Raises `RecordError`.
    """
    _check_head(record)
    _check_shuffle(record)
    if not record.complete:
        _check_incomplete(record)


def _check_head(record: Record) -> None:
    if record.game not in GAMES:
        known = ", ".join(GAMES)
        problem = f"unknown {record.game!r}; known: {known}"
        raise _error("game", "R 3", problem, "record-game", game=record.game, games=known)
    theirs, meta = record.rules_version, GAMES[record.game].meta
    if not meta.can_read(theirs):
        read = ", ".join(map(str, (*meta.reads_versions, meta.rules_version)))
        problem = f"rules version {theirs}; this program reads: {read}"
        raise _error("rules", "R 3", problem, "record-rules", theirs=theirs, ours=read)
    _check_beginning(record)
    seats, players = len(record.seats), record.players
    if seats != players:
        problem = f"{seats} seats for {players} players"
        raise _error("seats", "R 4", problem, "record-seats", seats=seats, players=players)


def _check_beginning(record: Record) -> None:
    try:
        start_game(GAMES[record.game], record.players, record.options)
    except ValueError as error:
        counts = GAMES[record.game].meta.players
        if record.players in counts:
            raise _error("options", "R 4", str(error), "record-options") from error
        raise _error(
            "players",
            "R 4",
            str(error),
            "record-players",
            players=record.players,
            counts=", ".join(map(str, counts)),
        ) from error


def _check_shuffle(record: Record) -> None:
    shuffle = record.shuffle
    if shuffle is None:
        return
    if len(shuffle.salts) > record.players:
        raise _error("shuffle.salts", "R 9", "more salts than players", "record-salts")
    if shuffle.given > len(record.log):
        raise _error("shuffle.given", "R 9", "more entries than the log has", "record-given")


def _check_incomplete(record: Record) -> None:
    if record.viewer is not None and record.viewer >= record.players:
        raise _no_seat("seen_by", "R 8", record.viewer)
    if record.result is not None:
        problem = "a match still running has none"
        raise _error("result", "R 8", problem, "record-running-result")
    if record.shuffle and record.shuffle.secret is not None:
        problem = "a match still running keeps it"
        raise _error("shuffle.secret", "R 8", problem, "record-running-secret")
    for number, entry in enumerate(record.log, start=1):
        _check_entry(record, number, entry)


def _check_entry(record: Record, number: int, entry: Entry) -> None:
    """Check the form of an entry; its legality cannot be checked without the hidden part."""
    is_action = entry.kind is EntryKind.ACTION
    if not (CHANCE if is_action else 0) <= entry.seat < record.players:
        raise _no_seat("seat", MatchReason.NO_SUCH_SEAT.rule, entry.seat, number)
    if is_action:
        try:
            GAMES[record.game].parse(entry.action)
        except NotationError as error:
            raise _notation_error(record, number, error) from error


def _notation_error(record: Record, number: int, error: NotationError) -> RecordError:
    # Each game has its own message, which explains its notation.
    message = Message(
        f"{record.game}-notation", (("text", record.log[number - 1].action[:_MAX_QUOTE]),)
    )
    return RecordError("action", "R 6", str(error), message, number)


def _no_seat(field: str, rule: str, seat: Seat, number: int | None = None) -> RecordError:
    message = Message(MatchReason.NO_SUCH_SEAT.key, (("seat", seat),))
    return RecordError(field, rule, f"no seat {seat}", message, number)


def _error(field: str, rule: str, problem: str, key: str, **args: int | str) -> RecordError:
    return RecordError(field, rule, problem, Message(key, tuple(args.items())))


def _result(match: AnyMatch) -> Result | None:
    if match.outcome is None:
        return None
    sheets = score_sheets(match.game, match.state, match.players)
    totals = tuple(sheet.total for sheet in sheets)
    return Result(match.outcome.reason.key, match.outcome.ranking, totals)
