"""``clachan replay`` and ``clachan verify``: what a record says, and whether it is true."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from clachan.cli.errors import refuse
from clachan.cli.words import Words
from clachan.core import CHANCE, EntryKind, Record
from clachan.dealer import ShuffleError
from clachan.dealer import verify as verify_shuffle
from clachan.games import GAMES
from clachan.wire import AnyMatch, RecordError, check_record, open_record, read_record


def add_replay_arguments(parser: ArgumentParser, words: Words) -> None:
    parser.set_defaults(run=replay)
    parser.add_argument("file", type=Path, help=words.say("cli-record"))
    parser.add_argument("--from", dest="start", type=int, default=1, help=words.say("cli-from"))


def add_verify_arguments(parser: ArgumentParser, words: Words) -> None:
    parser.set_defaults(run=verify)
    parser.add_argument("file", type=Path, help=words.say("cli-record"))


def load(file: Path) -> Record:
    """The record in a file; raises `RecordError` also where there is no such file."""
    try:
        return read_record(file.read_bytes())
    except OSError as error:
        raise RecordError("file", "R 1", f"{file}: {error.strerror}") from error


def explain(error: RecordError, words: Words) -> str:
    """What is wrong, with the rule's own sentence where there is one."""
    if error.refusal is None:
        return str(error)
    return f"{error}\n{words.refusal(error.refusal)}"


def replay(options: Namespace, words: Words) -> int:
    try:
        record = load(options.file)
        check_record(record)
        match = open_record(record) if record.complete else None
    except RecordError as error:
        return refuse(explain(error, words))
    if not 1 <= options.start <= max(1, len(record.log)):
        return refuse(f"from: must be from 1 to {len(record.log)}, not {options.start}")
    print(_head(record, words))
    if match is None:
        _print_incomplete(record, options.start, words)
    else:
        _print_log(match, record, options.start, words)
        _print_result(match, record, words)
    return 0


def verify(options: Namespace, words: Words) -> int:
    try:
        record = load(options.file)
        match = open_record(record)
    except RecordError as error:
        return refuse(explain(error, words))
    if record.shuffle is None:
        print(words.say("cli-verify-nothing"))
        return 1
    try:
        draws = verify_shuffle(record.match_id, match, record.shuffle)
    except ShuffleError as error:
        print(words.say("cli-verify-false", problem=str(error)))
        return 1
    print(words.say("cli-verify-true", draws=draws, given=record.shuffle.given))
    return 0


def _head(record: Record, words: Words) -> str:
    title = GAMES[record.game].meta.titles[words.lang]
    names = ", ".join(player.name for player in record.seats)
    return words.say("cli-replay-head", title=title, names=names, match=record.match_id)


def _print_log(match: AnyMatch, record: Record, start: int, words: Words) -> None:
    named = Words(words.lang, [player.name for player in record.seats])
    steps = {step.entry: step for step in match.steps}
    for index, entry in enumerate(match.log[start - 1 :], start=start - 1):
        if entry.kind is EntryKind.ACTION:
            viewer = None if entry.seat == CHANCE else entry.seat
            view = match.game.view(steps[index].before, viewer)
            line = named.message(match.game.describe(view, match.game.parse(entry.action)))
        else:
            line = named.say(f"cli-event-{entry.kind.value}", player=named.name(entry.seat))
        print(f"{index + 1:4}. {line}")


def _print_result(match: AnyMatch, record: Record, words: Words) -> None:
    outcome = match.outcome
    if outcome is None:
        print(words.say("cli-replay-running"))
        return
    print(words.reason(outcome.reason))
    sheets = match.game.score(match.state)
    for seat in sorted(range(match.players), key=outcome.ranking.__getitem__):
        place, points = outcome.ranking[seat], sheets[seat].total
        name = record.seats[seat].name
        print(words.say("cli-replay-place", place=place, name=name, points=points))


def _print_incomplete(record: Record, start: int, words: Words) -> None:
    """In notation: what the viewer did not see cannot be told in words."""
    print(words.say("cli-replay-incomplete"))
    named = Words(words.lang, [player.name for player in record.seats])
    for number, entry in enumerate(record.log[start - 1 :], start=start):
        who = words.say("cli-chance") if entry.seat == CHANCE else named.name(entry.seat)
        print(f"{number:4}. {who}: {entry.action or entry.kind.value}")
