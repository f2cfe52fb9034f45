"""``clachan play``: a game at the terminal, against bots or with others on one screen."""

import os
import sys
from collections.abc import Mapping
from typing import TextIO

from clachan.cli.errors import Refused, explain_error, refuse
from clachan.cli.terminal.layout import wrap
from clachan.cli.terminal.options import PlayOptions, check_options
from clachan.cli.terminal.resume import Resumed, resume
from clachan.cli.terminal.seal import Seal
from clachan.cli.terminal.session import Leave, Sitting
from clachan.cli.terminal.setup import dealer_of, sit_down
from clachan.cli.terminal.terminal import COLUMNS, ROWS, Terminal
from clachan.cli.text import Words
from clachan.core.errors import ClachanError


def run(
    options: PlayOptions,
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
    environ: Mapping[str, str] | None = None,
) -> int:
    """Play one match; gives the exit status."""
    typed = stdin or sys.stdin
    if _is_closed(typed):
        return refuse(Words(options.lang).say("play-input-closed"), status=1)
    environ = os.environ if environ is None else environ
    terminal = Terminal(typed, stdout or sys.stdout, environ, options.colour)
    words = Words(options.lang, spell=terminal.ink.spell)
    terminal.too_small = "\n".join(
        wrap(words.say("play-too-small", columns=COLUMNS + 1, rows=ROWS))
    )
    try:
        check_options(options, words)
        resumed = resume(options, words) if options.resume else None
        return _play(options, terminal, words, resumed)
    except (Refused, ClachanError) as error:
        return refuse(explain_error(error, words))


def _is_closed(stream: object) -> bool:
    """Python has no stream where the caller gave none, whatever the types say."""
    return stream is None


def _play(options: PlayOptions, terminal: Terminal, words: Words, resumed: Resumed | None) -> int:
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
    except OSError:
        # The terminal has gone; the match has not.
        _last_words(options, sitting)
        raise
    done, says = _last_words(options, sitting)
    terminal.show_outside([*says, words.say("play-goodbye")])
    return 0 if done else 1


def _last_words(options: PlayOptions, sitting: Sitting | None) -> tuple[bool, list[str]]:
    """The screen with the result is gone by now; what matters stays to be read."""
    if sitting is None:
        return True, []
    result = [sitting.result] if sitting.result else []
    if options.record is None:
        return True, result
    done, says = sitting.save_at_last(str(options.record))
    return done, [*result, *says]
