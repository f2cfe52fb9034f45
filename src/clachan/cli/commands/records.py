"""``clachan replay`` and ``clachan verify``: what a record says, and whether it is true."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from clachan.cli.errors import Refused, file_named, file_problem
from clachan.cli.spelling import tidy
from clachan.cli.terminal.screens import SCREENS, Position
from clachan.cli.terminal.story import story_with_gaps, whole_story
from clachan.cli.terminal.terminal import Ink
from clachan.cli.text import Words
from clachan.core import AnyMatch, Record, Shuffle
from clachan.dealer import ShuffleError
from clachan.dealer import verify as verify_shuffle
from clachan.games import GAMES
from clachan.wire import MAX_BYTES, RecordError, check_record, open_record, read_record


def add_replay_arguments(parser: ArgumentParser, words: Words) -> None:
    parser.set_defaults(run=replay)
    parser.add_argument("file", help=words.say("cli-record"))
    parser.add_argument("--from", dest="start", type=int, default=1, help=words.say("cli-from"))


def add_verify_arguments(parser: ArgumentParser, words: Words) -> None:
    parser.set_defaults(run=verify)
    parser.add_argument("file", help=words.say("cli-record"))


def load(file: Path, words: Words) -> Record:
    """The record in a file, as far as it can be checked without replaying it; or `Refused`."""
    data = _read(file, words)
    try:
        record = read_record(data)
        check_record(record)
    except RecordError as error:
        raise Refused(explain(error, words)) from error
    return record


def _read(file: Path, words: Words) -> bytes:
    """One byte more than a record may have tells that it is too large; more is never read."""
    try:
        with file.open("rb") as opened:
            return opened.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        problem = file_problem(error, words)
        raise Refused(
            words.say("cli-file-unread", file=tidy(str(file)), problem=problem)
        ) from error


def open_match(record: Record, words: Words) -> AnyMatch:
    """The match of a complete record; or `Refused`."""
    try:
        return open_record(record)
    except RecordError as error:
        raise Refused(explain(error, words)) from error


def explain(error: RecordError, words: Words) -> str:
    """What is wrong, where, and by which rule."""
    sentence, field, rule = words.message(error.message), error.field, error.rule
    if error.entry is None:
        return words.say("record-wrong", field=field, sentence=sentence, rule=rule)
    return words.say(
        "record-wrong-entry", entry=error.entry, field=field, sentence=sentence, rule=rule
    )


def replay(options: Namespace, words: Words) -> int:
    record = load(file_named(options.file, words), words)
    match = _match(record, words)
    if not 1 <= options.start <= max(1, len(record.log)):
        last, start = len(record.log), options.start
        raise Refused(words.say("cli-from-where", last=last, start=start))
    print(_head(record, words))
    named = words.named([player.name for player in record.seats])
    if match is None:
        print(words.say("cli-replay-incomplete"))
        _print_log(story_with_gaps(record, named), options.start)
    else:
        _print_log(whole_story(match, named), options.start)
        _print_result(match, named)
    return 0


def verify(options: Namespace, words: Words) -> int:
    record = load(file_named(options.file, words), words)
    if not record.complete:
        print(words.say("cli-verify-running"))
        return 1
    match = open_match(record, words)
    if record.shuffle is None:
        print(words.say("cli-verify-nothing"))
        return 1
    if record.shuffle.secret is None:
        print(words.say("shuffle-secret-missing"))
        return 1
    try:
        draws = verify_shuffle(record.match_id, match, record.shuffle)
    except ShuffleError as error:
        print(words.say("cli-verify-false", problem=words.message(error.message)))
        return 1
    return _print_verdict(draws, record.shuffle, words)


def _print_verdict(draws: int, shuffle: Shuffle, words: Words) -> int:
    """Fair is only what was checked from the first card to the last."""
    if shuffle.given:
        print(words.say("cli-verify-given", given=shuffle.given))
    if not draws:
        print(words.say("cli-verify-no-draws"))
    elif shuffle.given:
        print(words.say("cli-verify-rest", draws=draws))
    else:
        print(words.say("cli-verify-true", draws=draws))
        return 0
    return 1


def _match(record: Record, words: Words) -> AnyMatch | None:
    """The whole match; ``None`` where something was hidden from whoever kept the log."""
    if record.complete:
        return open_match(record, words)
    if record.game not in SCREENS or SCREENS[record.game].has_secrets:
        return None
    return open_match(replace(record, complete=True, viewer=None), words)


def _head(record: Record, words: Words) -> str:
    title = GAMES[record.game].meta.titles[words.lang]
    names = ", ".join(player.name for player in record.seats)
    return words.say("cli-replay-head", title=title, names=names, match=record.match_id)


def _print_log(story: Iterator[str], start: int) -> None:
    for number, sentence in enumerate(story, start=1):
        if number >= start:
            print(f"{number:4}. {sentence}")


def _print_result(match: AnyMatch, words: Words) -> None:
    outcome = match.outcome
    if outcome is None:
        print(words.say("cli-replay-running"))
        return
    print(words.reason(outcome.reason))
    _print_tie_break(match, words)
    sheets = match.game.score(match.state)
    for seat in sorted(range(match.players), key=outcome.ranking.__getitem__):
        place, points = outcome.ranking[seat], sheets[seat].total
        line = words.say("cli-replay-place", place=place, name=words.name(seat), points=points)
        resigned = seat in match.resigned
        print(words.say("cli-replay-resigned", line=line) if resigned else line)


def _print_tie_break(match: AnyMatch, words: Words) -> None:
    """Among those who played to the end and have the most points, if they are several."""
    game, sheets = match.game, match.game.score(match.state)
    stayed = [seat for seat in range(match.players) if seat not in match.resigned]
    most = max(sheets[seat].total for seat in stayed)
    tied = [seat for seat in stayed if sheets[seat].total == most]
    screen = SCREENS.get(game.meta.name)
    if len(tied) == 1 or screen is None:
        return
    view, ink = game.view(match.state, None), Ink(colour=False, encoding="ascii")
    position = Position(game, view, None, (), view, sheets, words, ink)
    print(screen.tie_break(position, tied))
