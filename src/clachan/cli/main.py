"""The command ``clachan``: parses its arguments and runs one command."""

import os
import sys
from argparse import Action, ArgumentParser
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

from clachan.cli.commands import (
    arena,
    backup,
    conform,
    play,
    replay,
    serve,
    simulate,
    verify,
)
from clachan.cli.errors import (
    CommandError,
    describe_file_error,
    explain_error,
    is_closed,
    print_error,
)
from clachan.cli.text import LANGUAGES, Words, choose_language, transliterate, transliterate_unknown
from clachan.core.errors import ClachanError, IllegalAction
from clachan.plugins import PluginProblem, load_plugins

# Each adds its options to a parser and names the function that runs it.
COMMANDS: dict[str, Callable[[ArgumentParser, Words], None]] = {
    "play": play.add_arguments,
    "serve": serve.add_arguments,
    "backup": backup.add_arguments,
    "simulate": simulate.add_arguments,
    "arena": arena.add_arguments,
    "replay": replay.add_arguments,
    "verify": verify.add_arguments,
    "conform": conform.add_arguments,
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status: 0 success, 1 failure, 2 wrong arguments."""
    arguments = sys.argv[1:] if argv is None else list(argv)
    lang = choose_language(os.environ, _wanted_language(arguments))
    if is_closed(sys.stderr):
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 open to the end
    if is_closed(sys.stdout):
        return print_error(Words(lang).say("cli-output-closed"), status=1)
    words = _create_words(lang)
    try:
        try:
            return _run(arguments, words)
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # The reader of our output has closed it; that is not an error.
        _discard_output()
        return 0
    except OSError as error:
        _discard_output()
        return print_error(
            words.say("cli-stream-failed", problem=describe_file_error(error, words)), status=1
        )


def _run(arguments: Sequence[str], words: Words) -> int:
    load_plugins(lambda problem: _report_plugin(problem, words))
    parser = _parser(words)
    if not arguments:
        parser.print_usage(sys.stderr)
        return 2
    options = parser.parse_args(arguments)
    try:
        status: int = options.run(options, words)
    except IllegalAction:
        raise  # a defect of a bot or of the rules, not of the arguments
    except (CommandError, ClachanError) as error:
        return print_error(explain_error(error, words))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return status


def _report_plugin(problem: PluginProblem, words: Words) -> None:
    name, package, reason = problem.name, problem.package, problem.reason
    print_error(words.say("cli-plugin-skipped", name=name, package=package, reason=reason))


def _discard_output() -> None:
    """Prevent Python from writing the rest of the output again at exit."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _create_words(lang: str) -> Words:
    """Texts in a language. From now on no output fails on characters that the terminal lacks."""
    for stream in (sys.stdout, sys.stderr):
        transliterate_unknown(stream)
    encoding = sys.stdout.encoding or "utf-8"
    return Words(lang, spell=lambda text: transliterate(text, encoding))


def _wanted_language(arguments: Sequence[str]) -> str | None:
    """``--lang`` decides in which language everything else is explained, so it is read first."""
    found = None
    for flag, value in zip(arguments, [*arguments[1:], ""], strict=False):
        wanted = value if flag == "--lang" else flag.removeprefix("--lang=")
        if wanted in LANGUAGES and flag.startswith("--lang"):
            found = wanted
    return found


def _parser(words: Words) -> ArgumentParser:
    # No abbreviations: `_wanted_language` would not understand "--la de".
    parser = _Parser("clachan", description=words.say("cli-about"), allow_abbrev=False)
    _add_language(parser, words)
    parser.add_argument("--version", action=_Version, nargs=0, help=words.say("cli-version"))
    commands = parser.add_subparsers(required=True, metavar=words.say("cli-command"))
    for name, add_arguments in COMMANDS.items():
        about = words.say(f"cli-{name}-about")
        command = commands.add_parser(name, help=about, description=about, allow_abbrev=False)
        _add_language(command, words)
        add_arguments(command, words)
    return parser


class _Parser(ArgumentParser):
    """Reports an error in one sentence and refers to the help."""

    def error(self, message: str) -> NoReturn:
        self.exit(print_error(f"{message} ({self.prog} --help)"))


class _Version(Action):
    """Looks up the version only on request, because that is slow."""

    def __call__(self, parser: ArgumentParser, *_: object) -> None:
        from importlib import metadata

        try:
            version = metadata.version("clachan")
        except metadata.PackageNotFoundError:
            version = "source"
        print(f"clachan {version}")
        parser.exit()


def _add_language(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, help=words.say("cli-lang"))
