"""The command ``clachan``: reads its words and hands over to one command."""

import os
import sys
from argparse import Action, ArgumentParser
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

from clachan.cli.commands import arena, backup, conform, play_command, records, serve, simulate
from clachan.cli.errors import Refused, explain_error, file_problem, refuse
from clachan.cli.spelling import never_fail, spelled
from clachan.cli.text import LANGUAGES, Words, choose_language
from clachan.core.errors import ClachanError

# Each adds its options to a parser and names the function that runs it.
COMMANDS: dict[str, Callable[[ArgumentParser, Words], None]] = {
    "play": play_command.add_arguments,
    "serve": serve.add_arguments,
    "backup": backup.add_arguments,
    "simulate": simulate.add_arguments,
    "arena": arena.add_arguments,
    "replay": records.add_replay_arguments,
    "verify": records.add_verify_arguments,
    "conform": conform.add_arguments,
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; gives the exit status: 0 done, 1 a "no", 2 a command that makes no sense."""
    arguments = sys.argv[1:] if argv is None else list(argv)
    lang = choose_language(os.environ, _wanted_language(arguments))
    if _is_closed(sys.stderr):
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 open to the end
    if _is_closed(sys.stdout):
        return refuse(Words(lang).say("cli-output-closed"), status=1)
    words = _words(lang)
    try:
        try:
            return _run(arguments, words)
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read our output has had enough; that is not an error.
        _silence()
        return 0
    except OSError as error:
        _silence()
        return refuse(words.say("cli-stream-failed", problem=file_problem(error, words)), status=1)


def _run(arguments: Sequence[str], words: Words) -> int:
    parser = _parser(words)
    if not arguments:
        parser.print_usage(sys.stderr)
        return 2
    options = parser.parse_args(arguments)
    try:
        status: int = options.run(options, words)
    except (Refused, ClachanError) as error:
        return refuse(explain_error(error, words))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return status


def _is_closed(stream: object) -> bool:
    """Python has no stream where the caller gave none, whatever the types say."""
    return stream is None


def _silence() -> None:
    """What could not be written is not tried again at the end."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _words(lang: str) -> Words:
    """Such that no command can fail on what the terminal cannot show."""
    for stream in (sys.stdout, sys.stderr):
        never_fail(stream)
    encoding = sys.stdout.encoding or "utf-8"
    return Words(lang, spell=lambda text: spelled(text, encoding))


def _wanted_language(arguments: Sequence[str]) -> str | None:
    """``--lang`` decides in which language everything else is explained, so it is read first."""
    found = None
    for flag, value in zip(arguments, [*arguments[1:], ""], strict=False):
        wanted = value if flag == "--lang" else flag.removeprefix("--lang=")
        if wanted in LANGUAGES and flag.startswith("--lang"):
            found = wanted
    return found


def _parser(words: Words) -> ArgumentParser:
    # No abbreviations: "--la de" would be understood only once everything is said in English.
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
    """Says what is wrong in one sentence; all that would be right is in the help."""

    def error(self, message: str) -> NoReturn:
        self.exit(refuse(f"{message} ({self.prog} --help)"))


class _Version(Action):
    """Looked up only when it is asked for: that takes a while."""

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
