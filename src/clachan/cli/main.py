"""The command ``clachan``: parses its arguments and runs one command."""

import os
import re
import sys
from argparse import Action, ArgumentParser, HelpFormatter, Namespace
from collections.abc import Callable, Sequence
from contextlib import suppress
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, NoReturn, TypeAlias

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
from clachan.cli.completion import SHELLS, make_script
from clachan.cli.errors import (
    CommandError,
    describe_file_error,
    explain_missing_package,
    is_closed,
    print_error,
    report_error,
)
from clachan.cli.text import (
    LANGUAGES,
    Translator,
    choose_language,
    transliterate,
    transliterate_unknown,
)
from clachan.core.errors import ClachanError, IllegalAction
from clachan.plugins import PluginProblem, blame_plugin, load_plugins

AddArguments: TypeAlias = Callable[[ArgumentParser, Translator], None]

# Each adds its options to a parser and names the function that runs it.
COMMANDS: dict[str, AddArguments] = {
    "play": play.add_arguments,
    "serve": serve.add_arguments,
    "backup": backup.add_arguments,
    "simulate": simulate.add_arguments,
    "arena": arena.add_arguments,
    "replay": replay.add_arguments,
    "verify": verify.add_arguments,
    "conform": conform.add_arguments,
}
# A negative number is none, nor is a text with blanks: argparse takes both for values.
_OPTION: Final = re.compile(r"--?[^\W\d_][\w-]*")
_PLACEHOLDER: Final = re.compile(r"[A-Za-z]+")
# What argparse reports in English, and our sentence for it.
_ERRORS: Final = {
    re.compile(r"the following arguments are required: (?P<names>.+)"): "cli-required",
    re.compile(
        r"argument (?P<name>.+?): invalid choice: (?P<value>.+) \(choose from (?P<choices>.+)\)"
    ): "cli-bad-choice",
    re.compile(r"argument (?P<name>.+?): expected .+"): "cli-no-value",
    re.compile(r"argument (?P<option>.+?): invalid int value: '(?P<text>.*)'"): "cli-not-whole",
    re.compile(r"argument .+?: ignored explicit argument '(?P<names>.*)'"): "cli-unrecognized",
    re.compile(r"unrecognized arguments: (?P<names>.+)"): "cli-unrecognized",
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status: 0 success, 1 failure, 2 wrong arguments."""
    arguments = sys.argv[1:] if argv is None else list(argv)
    lang = choose_language(os.environ, _wanted_language(arguments))
    if is_closed(sys.stderr):
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 open to the end
    if is_closed(sys.stdout):
        return print_error(Translator(lang).say("cli-output-closed"), status=1)
    words = _create_translator(lang)
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


def _run(arguments: Sequence[str], words: Translator) -> int:
    load_plugins(lambda problem: _report_plugin(problem, words))
    parser = _parser(words)
    if not arguments:
        parser.print_usage(sys.stderr)
        return 2
    options = parser.parse_args(arguments)
    try:
        status: int = options.run(options, words)
    except IllegalAction as error:  # a defect of a bot or of the rules, not of the arguments
        return _report_defect(error, options, words)
    except (CommandError, ClachanError) as error:
        return report_error(error, words)
    except ModuleNotFoundError as error:
        problem = explain_missing_package(error, words)
        if problem is None:
            return _report_defect(error, options, words)
        return print_error(problem)
    except OSError as error:
        failure = blame_plugin(error)
        if failure is None:
            raise  # of the terminal: see `main`
        return report_error(failure, words)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BaseException as error:  # noqa: BLE001 - it may be code of others
        return _report_defect(error, options, words)
    return status


def _report_defect(error: BaseException, options: Namespace, words: Translator) -> int:
    """One sentence if a plug-in is to blame; a defect of this package shows its traceback.

    The game in use is in the options: commands that read it from a file put it there.
    """
    failure = blame_plugin(error, getattr(options, "game", None))
    if failure is None:
        raise error
    return report_error(failure, words)


def _report_plugin(problem: PluginProblem, words: Translator) -> None:
    name, package, reason = problem.name, problem.package, problem.reason
    print_error(words.say("cli-plugin-skipped", name=name, package=package, reason=reason))


def _discard_output() -> None:
    """Prevent Python from writing the rest of the output again at exit."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _create_translator(lang: str) -> Translator:
    """Texts in a language. From now on no output fails on characters that the terminal lacks."""
    for stream in (sys.stdout, sys.stderr):
        transliterate_unknown(stream)
    encoding = sys.stdout.encoding or "utf-8"
    return Translator(lang, spell=lambda text: transliterate(text, encoding))


def _wanted_language(arguments: Sequence[str]) -> str | None:
    """``--lang`` decides in which language everything else is explained, so it is read first."""
    found = None
    for flag, value in zip(arguments, [*arguments[1:], ""], strict=False):
        wanted = value if flag == "--lang" else flag.removeprefix("--lang=")
        if wanted in LANGUAGES and flag.startswith("--lang"):
            found = wanted
    return found


def _parser(words: Translator) -> ArgumentParser:
    parser = _Parser(words, prog="clachan", description=words.say("cli-about"))
    parser.add_argument("--version", action=_Version, nargs=0, help=words.say("cli-version"))
    completion = words.say("cli-print-completion")
    parser.add_argument(
        "--print-completion", action=_PrintCompletion, choices=SHELLS, help=completion
    )
    commands = parser.add_subparsers(required=True, metavar=words.say("cli-command"))
    for name, add_arguments in COMMANDS.items():
        about = words.say(f"cli-{name}-about")
        command = commands.add_parser(
            name, words=words, add_arguments=add_arguments, help=about, description=about
        )
        parser.commands.append(command)
    return parser


class _Parser(ArgumentParser):
    """Reports an error in one sentence and refers to the help.

    A command gets its arguments when it is called, so that a defect in one command stops no other.
    """

    def __init__(
        self, words: Translator, add_arguments: AddArguments | None = None, **options: Any
    ) -> None:
        # No abbreviations: `_wanted_language` would not understand "--la de".
        super().__init__(
            allow_abbrev=False, add_help=False, formatter_class=_formatter(words), **options
        )
        self._positionals.title = words.say("cli-arguments")
        self._optionals.title = words.say("cli-options")
        self.add_argument("-h", "--help", action="help", help=words.say("cli-help"))
        self.add_argument("--lang", choices=LANGUAGES, help=words.say("cli-lang"))
        self.commands: list[_Parser] = []
        self._words = words
        self._add_arguments = add_arguments

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        self.add_own_arguments()
        self._check_options(args)
        return super().parse_known_args(args, namespace)

    def add_own_arguments(self) -> None:
        """Add the arguments of the command, once."""
        if self._add_arguments is not None:
            self._add_arguments(self, self._words)
            self._add_arguments = None

    def _check_options(self, arguments: Sequence[str]) -> None:
        """Report an unknown option; argparse would first report a missing command or argument."""
        for word in arguments:
            if word in COMMANDS or word == "--":
                return  # the options after it are those of the command
            option = word.partition("=")[0]
            known = self._option_string_actions
            if _OPTION.fullmatch(option) and option not in known:
                near = get_close_matches(option, known, n=1, cutoff=0.7)
                key = "cli-unknown-option-near" if near else "cli-unknown-option"
                self.error(self._words.say(key, option=option, near="".join(near)))

    def error(self, message: str) -> NoReturn:
        problem = _translate_error(message, self._words)
        command = f"{self.prog} --help"
        self.exit(print_error(self._words.say("cli-see-help", problem=problem, command=command)))


def _formatter(words: Translator) -> type[HelpFormatter]:
    class Formatter(HelpFormatter):
        def add_usage(
            self, usage: Any, actions: Any, groups: Any, prefix: str | None = None
        ) -> None:
            # argparse passes "" where it only needs the name of a command.
            shown = f"{words.say('cli-usage')}: " if prefix is None else prefix
            super().add_usage(usage, actions, groups, shown)

        def _metavar_formatter(self, action: Any, default_metavar: str) -> Any:
            names = super()._metavar_formatter(action, default_metavar)
            # argparse passes no name where it only counts them.
            return lambda size: tuple(name and _placeholder(name, words) for name in names(size))

    return Formatter


def _placeholder(name: str, words: Translator) -> str:
    """What stands for a value in the help, ``FILE`` for ``file``; names without a message are as they are."""
    word = _PLACEHOLDER.match(name)
    key = f"cli-value-{word[0].lower()}" if word else ""
    return words.say(key) + name[len(word[0]) :] if word and words.has(key) else name


def _translate_error(message: str, words: Translator) -> str:
    """An error of argparse in the language of the player; errors of our own are as they are."""
    for pattern, key in _ERRORS.items():
        if found := pattern.fullmatch(message):
            facts = found.groupdict()
            if key == "cli-required":
                names = facts["names"].split(", ")
                facts["names"] = ", ".join(_placeholder(name, words) for name in names)
            if key == "cli-bad-choice":
                # Older argparse puts quotes around choices, too.
                facts["value"] = facts["value"].strip("'")
                facts["choices"] = facts["choices"].replace("'", "")
            return words.say(key, **facts)
    return message


class _PrintCompletion(Action):
    def __call__(self, parser: ArgumentParser, _: Namespace, shell: Any, *__: object) -> None:
        assert isinstance(parser, _Parser)
        for command in parser.commands:
            command.add_own_arguments()
        print(make_script(parser, parser.commands, shell))
        parser.exit()


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
