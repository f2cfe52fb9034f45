"""``clachan play``: a game at the terminal, against bots or with others on one screen."""

import os
import sys
from collections.abc import Mapping
from typing import TextIO

from clachan.cli.errors import Refused, refuse
from clachan.cli.play_options import PlayOptions, check_options
from clachan.cli.play_resume import Resumed, resume
from clachan.cli.play_setup import dealer_of, sit_down
from clachan.cli.play_sitting import Leave, Sitting
from clachan.cli.screens.seal import Seal
from clachan.cli.terminal import Terminal
from clachan.cli.words import Words


def run(
    options: PlayOptions,
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
    environ: Mapping[str, str] | None = None,
) -> int:
    """Play one match; gives the exit status."""
    terminal = Terminal(
        stdin or sys.stdin,
        stdout or sys.stdout,
        os.environ if environ is None else environ,
        options.colour,
    )
    words = Words(options.lang, spell=terminal.ink.spell)
    try:
        check_options(options, words)
        resumed = resume(options, words) if options.resume else None
    except Refused as error:
        return refuse(str(error))
    _play(options, terminal, words, resumed)
    return 0


def _play(options: PlayOptions, terminal: Terminal, words: Words, resumed: Resumed | None) -> None:
    # The promise comes before anybody sits down, and stays in the terminal to be compared.
    dealer = dealer_of(options, given=len(resumed.match.log) if resumed else 0)
    promise = Seal.of(dealer, options.seed).promise(words)
    terminal.show_outside([resumed.says, promise] if resumed else [promise])
    sitting = None
    try:
        with terminal:
            sitting = sit_down(options, terminal, words, dealer, resumed)
            sitting.play()
    except (Leave, KeyboardInterrupt):
        pass
    terminal.show_outside([*_last_words(options, sitting), words.say("play-goodbye")])


def _last_words(options: PlayOptions, sitting: Sitting | None) -> list[str]:
    """The screen with the result is gone by now; what matters stays to be read."""
    if sitting is None:
        return []
    saved = [sitting.save(str(options.record))] if options.record else []
    return [sitting.result, *saved] if sitting.result else saved
