"""``clachan replay``: the log of a recorded match in sentences, and its result."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from dataclasses import replace

from clachan.cli.errors import CommandError
from clachan.cli.files import load_record, parse_file_name
from clachan.cli.terminal.log_text import describe_log, describe_partial_log
from clachan.cli.terminal.registry import SCREENS
from clachan.cli.terminal.screen import ScreenContext
from clachan.cli.terminal.terminal import Ink
from clachan.cli.text import Translator
from clachan.core import AnyMatch, Record
from clachan.games import GAMES
from clachan.wire import open_record


def add_arguments(parser: ArgumentParser, words: Translator) -> None:
    parser.set_defaults(run=run)
    parser.add_argument("file", help=words.say("cli-record"))
    parser.add_argument("--from", dest="start", type=int, default=1, help=words.say("cli-from"))


def run(options: Namespace, words: Translator) -> int:
    record = load_record(parse_file_name(options.file, words), words)
    options.game = record.game  # to blame for an unexpected error
    match = _open_if_complete(record)
    if not 1 <= options.start <= max(1, len(record.log)):
        last, start = len(record.log), options.start
        raise CommandError(words.say("cli-from-where", last=last, start=start))
    print(_heading(record, words))
    named = words.with_names([player.name for player in record.seats])
    if match is None:
        print(words.say("cli-replay-incomplete"))
        _print_log(describe_partial_log(record, named), options.start)
    else:
        _print_log(describe_log(match, named), options.start)
        _print_result(match, named)
    return 0


def _open_if_complete(record: Record) -> AnyMatch | None:
    """The whole match; ``None`` where the log hides something from its viewer."""
    if record.complete:
        return open_record(record)
    if record.game not in SCREENS or SCREENS[record.game].has_secrets:
        return None
    return open_record(replace(record, complete=True, viewer=None))


def _heading(record: Record, words: Translator) -> str:
    title = GAMES[record.game].meta.title(words.lang)
    names = ", ".join(player.name for player in record.seats)
    return words.say("cli-replay-head", title=title, names=names, match=record.match_id)


def _print_log(sentences: Iterator[str], start: int) -> None:
    for number, sentence in enumerate(sentences, start=1):
        if number >= start:
            print(f"{number:4}. {sentence}")


def _print_result(match: AnyMatch, words: Translator) -> None:
    outcome = match.outcome
    if outcome is None:
        print(words.say("cli-replay-running"))
        return
    print(words.reason(outcome.reason, otherwise=words.say("match-over")))
    _print_tie_break(match, words)
    sheets = match.game.score(match.state)
    for seat in sorted(range(match.players), key=outcome.ranking.__getitem__):
        place, points = outcome.ranking[seat], sheets[seat].total
        line = words.say("cli-replay-place", place=place, name=words.name(seat), points=points)
        resigned = seat in match.resigned
        print(words.say("cli-replay-resigned", line=line) if resigned else line)


def _print_tie_break(match: AnyMatch, words: Translator) -> None:
    """Print what decided between several players with the most points who played to the end."""
    game, sheets = match.game, match.game.score(match.state)
    stayed = [seat for seat in range(match.players) if seat not in match.resigned]
    most = max(sheets[seat].total for seat in stayed)
    tied = [seat for seat in stayed if sheets[seat].total == most]
    screen = SCREENS.get(game.meta.name)
    if len(tied) == 1 or screen is None:
        return
    view, ink = game.view(match.state, None), Ink(colour=False, encoding="ascii")
    context = ScreenContext(game, view, None, (), view, sheets, words, ink)
    print(screen.tie_break(context, tied))
