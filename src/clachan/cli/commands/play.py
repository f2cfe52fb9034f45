"""``clachan play``: a game at the terminal, against bots or with others on one screen."""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from typing import TextIO

from clachan.bots import BOTS
from clachan.bots.compiled import start_loading
from clachan.cli.errors import CommandError, is_closed, split_names
from clachan.cli.files import parse_file_name
from clachan.cli.terminal.layout import wrap
from clachan.cli.terminal.session import MatchSession, PlayerLeft
from clachan.cli.terminal.setup import (
    PlayOptions,
    ResumedMatch,
    check_options,
    create_dealer,
    create_session,
    resume_match,
)
from clachan.cli.terminal.shuffle_proof import ShuffleTexts
from clachan.cli.terminal.terminal import COLUMNS, ROWS, Terminal
from clachan.cli.text import Translator
from clachan.core.errors import ClachanError, IllegalAction
from clachan.games import GAMES
from clachan.plugins import blame_plugin


def add_arguments(parser: ArgumentParser, words: Translator) -> None:
    parser.set_defaults(run=run)
    parser.add_argument("game", nargs="?", help=words.say("cli-game", games=", ".join(GAMES)))
    parser.add_argument("--players", type=int, help=words.say("cli-players"))
    seats = words.say("cli-play-seats", bots=", ".join(BOTS))
    parser.add_argument("--seats", default="", help=seats)
    colour = words.say("cli-play-colour")
    parser.add_argument(
        "--colour", choices=("auto", "always", "never"), default="auto", help=colour
    )
    parser.add_argument("--record", help=words.say("cli-play-record"))
    parser.add_argument("--seed", type=int, help=words.say("cli-play-seed"))
    parser.add_argument(
        "--continue", dest="resume", metavar="FILE", help=words.say("cli-play-continue")
    )
    parser.add_argument("--ply", type=int, help=words.say("cli-play-ply"))


def run(options: Namespace, words: Translator) -> int:
    return play_match(
        PlayOptions(
            game=options.game,
            players=options.players,
            seats=split_names(options.seats) if options.seats else (),
            lang=words.lang,
            colour=options.colour,
            record=None if options.record is None else parse_file_name(options.record, words),
            seed=options.seed,
            resume=None if options.resume is None else parse_file_name(options.resume, words),
            ply=options.ply,
        )
    )


def play_match(
    options: PlayOptions,
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
    environ: Mapping[str, str] | None = None,
) -> int:
    """Play one match; returns the exit status. Raises `CommandError`, `BotError` or `RecordError`."""
    typed = stdin or sys.stdin
    if is_closed(typed):
        raise CommandError(Translator(options.lang).say("play-input-closed"), status=1)
    environ = os.environ if environ is None else environ
    terminal = Terminal(typed, stdout or sys.stdout, environ, options.colour)
    words = Translator(options.lang, spell=terminal.ink.spell)
    terminal.too_small = "\n".join(
        wrap(words.say("play-too-small", columns=COLUMNS + 1, rows=ROWS))
    )
    check_options(options, words)
    resumed = resume_match(options, words) if options.resume else None
    return _play(options, terminal, words, resumed)


def _play(
    options: PlayOptions, terminal: Terminal, words: Translator, resumed: ResumedMatch | None
) -> int:
    # The commitment to the shuffle comes before the first turn, and stays in the terminal.
    dealer = create_dealer(options, given=len(resumed.match.log) if resumed else 0)
    promise = ShuffleTexts.of(dealer, options.seed).promise(words)
    terminal.show_outside([resumed.says, promise] if resumed else [promise])
    start_loading()
    session = None
    try:
        with terminal:
            session = create_session(options, terminal, words, dealer, resumed)
            session.play()
    except (PlayerLeft, KeyboardInterrupt):
        pass
    except BaseException as error:
        # A defect, perhaps of a game of another package, must not cost the match.
        _, says, _ = _save_and_report(options, session, words)
        if isinstance(error, OSError) and blame_plugin(error) is None:
            raise  # the terminal has gone
        terminal.show_outside(says)
        is_known = isinstance(error, CommandError | ClachanError)
        if not is_known or isinstance(error, IllegalAction):
            _blame_game(error, session)
        raise
    done, says, failure = _save_and_report(options, session, words)
    terminal.show_outside([*says, words.say("play-goodbye")])
    if failure is not None:
        _blame_game(failure, session)
        raise failure
    return 0 if done else 1


def _blame_game(error: BaseException, session: MatchSession | None) -> None:
    """Raise `PluginFailed` if the game in use is of another package."""
    if session is not None:
        failure = blame_plugin(error, session.match.game.meta.name)
        if failure is not None:
            raise failure from error


def _save_and_report(
    options: PlayOptions, session: MatchSession | None, words: Translator
) -> tuple[bool, list[str], BaseException | None]:
    """Save the record, or what can be saved of it.

    Returns whether that worked, lines that stay after the screen is closed, and the error of a game that
    fails to give its record.
    """
    if session is None:
        return True, [], None
    result = [session.result] if session.result else []
    if options.record is None:
        return True, result, None
    name = str(options.record)
    try:
        done, says = session.save_or_keep(name)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # noqa: BLE001 - it may be code of others
        says = _save_without_last(name, session, words)
        return False, [*result, *says], error
    return done, [*result, *says], None


def _save_without_last(name: str, session: MatchSession, words: Translator) -> list[str]:
    try:
        _, says = session.save_or_keep(name, without_last=True)
    except KeyboardInterrupt:
        raise
    except BaseException:  # noqa: BLE001 - it may be code of others
        return [words.say("play-not-saved")]
    return [*says, words.say("play-saved-without-last")]
