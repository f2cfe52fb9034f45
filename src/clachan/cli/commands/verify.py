"""``clachan verify``: whether the draws of a recorded match follow from its secret."""

from argparse import ArgumentParser, Namespace

from clachan.cli.errors import explain_error
from clachan.cli.files import load_record, parse_file_name
from clachan.cli.text import Translator
from clachan.core import Shuffle
from clachan.dealer import ShuffleError, verify
from clachan.wire import open_record


def add_arguments(parser: ArgumentParser, words: Translator) -> None:
    parser.set_defaults(run=run)
    parser.add_argument("file", help=words.say("cli-record"))


def run(options: Namespace, words: Translator) -> int:
    record = load_record(parse_file_name(options.file, words), words)
    options.game = record.game  # to blame for an unexpected error
    if not record.complete:
        print(words.say("cli-verify-running"))
        return 1
    match = open_record(record)
    if record.shuffle is None:
        print(words.say("cli-verify-nothing"))
        return 1
    if record.shuffle.secret is None:
        print(words.say("shuffle-secret-missing"))
        return 1
    try:
        draws = verify(record.match_id, match, record.shuffle)
    except ShuffleError as error:
        print(words.say("cli-verify-false", problem=explain_error(error, words)))
        return 1
    return _print_verdict(draws, record.shuffle, words)


def _print_verdict(draws: int, shuffle: Shuffle, words: Translator) -> int:
    """Returns 0 only where every draw from the first to the last was checked."""
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
