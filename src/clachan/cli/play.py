"""``clachan play``: a game at the terminal, against bots or with others on one screen."""

import hashlib
import os
import random
import secrets
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TextIO, TypeAlias

from clachan.bots import BOTS
from clachan.cli.errors import refuse
from clachan.cli.play_sitting import Leave, Sitting
from clachan.cli.screens import SCREENS
from clachan.cli.screens.pages import joined
from clachan.cli.terminal import Colour, Terminal
from clachan.cli.words import Words
from clachan.core import Game, Match
from clachan.dealer import Dealer
from clachan.games import GAMES

YOU: Final = "you"
_OPPONENT: Final = "greedy"

AnyGame: TypeAlias = Game[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """What the command line asked for; what it left open is asked at the table."""

    game: str | None = None
    players: int | None = None
    seats: tuple[str, ...] = ()
    """Each "you" or the name of a bot; by default you come first, and greedy bots follow."""
    lang: str = "en"
    colour: Colour = "auto"
    record: Path | None = None
    """Where the match is saved when it is over or left."""
    seed: int | None = None
    """The same cards and the same bots' luck every time; without one nobody can foresee them."""


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
    if problem := _problem(options, words):
        return refuse(problem)
    last_words = words.say("play-goodbye")
    sitting = None
    try:
        with terminal:
            sitting = _sit_down(options, terminal, words)
            sitting.play()
    except (Leave, KeyboardInterrupt):
        pass
    # The screen with the result is gone by now; what matters stays to be read.
    farewell = [sitting.result] if sitting and sitting.result else []
    if sitting and options.record:
        farewell.append(sitting.save(str(options.record)))
    terminal.show_after([*farewell, last_words])
    return 0


def _problem(options: PlayOptions, words: Words) -> str | None:
    """What makes no sense about the options, in words."""
    if options.game is not None and options.game not in GAMES:
        return words.say("play-no-such-game", game=options.game, games=", ".join(GAMES))
    kinds = (YOU, *BOTS)
    for seat in options.seats:
        if seat not in kinds:
            return words.say("play-no-such-seat", seat=seat, kinds=", ".join(kinds))
    if options.record is not None and options.record.exists():
        return words.say("play-file-exists", file=str(options.record))
    return _wrong_count(options, words)


def _wrong_count(options: PlayOptions, words: Words) -> str | None:
    count = options.players if options.players is not None else len(options.seats) or None
    if count is not None and options.game is not None:
        allowed = GAMES[options.game].meta.players
        if count not in allowed:
            return words.say("play-no-such-count", count=count, counts=_counts(words, allowed))
    if options.seats and count != len(options.seats):
        return words.say("play-seats-differ", seats=len(options.seats), players=count or 0)
    return None


def _counts(words: Words, allowed: Sequence[int]) -> str:
    return joined(words, "play-or", [str(count) for count in allowed])


def _sit_down(options: PlayOptions, terminal: Terminal, words: Words) -> Sitting:
    game = GAMES[options.game or _ask_game(terminal, words, options)]
    players = options.players or len(options.seats) or _ask_players(terminal, words, game)
    seats = options.seats or (YOU, *[_OPPONENT] * (players - 1))
    bots = {seat: kind for seat, kind in enumerate(seats) if kind != YOU}
    names = [_name(words, seat, bots.get(seat), len(seats) - len(bots)) for seat in range(players)]
    return Sitting(
        terminal=terminal,
        words=Words(options.lang, names, terminal.ink.spell),
        screen=SCREENS[game.meta.name],
        match=Match.new(game, players),
        dealer=_dealer(options.seed),
        kinds=bots,
        bots={seat: BOTS[kind](game) for seat, kind in bots.items()},
        rng=random.Random(options.seed),
    )


def _dealer(seed: int | None) -> Dealer:
    if seed is None:
        return Dealer.new(secrets.token_hex(8))
    return Dealer(f"seed-{seed}", hashlib.sha256(f"clachan seed {seed}".encode()).digest())


def _name(words: Words, seat: int, bot: str | None, humans: int) -> str:
    if bot is None:
        return words.say("play-you") if humans == 1 else words.name(seat)
    key = f"play-bot-{bot}"
    label = words.say(key) if words.has(key) else bot
    return words.say("play-bot", bot=label, number=seat + 1)


def _ask_game(terminal: Terminal, words: Words, options: PlayOptions) -> str:
    """Only games for which the seats that were asked for are enough and not too many."""
    count = options.players or len(options.seats)
    names = [name for name, game in GAMES.items() if not count or count in game.meta.players]
    if len(names) == 1:
        return names[0]
    titles = "\n".join(
        f"   {number}  {terminal.ink.spell(GAMES[name].meta.titles[words.lang])} ({name})"
        for number, name in enumerate(names, start=1)
    )
    by_answer = {"": names[0]} | {name: name for name in names}
    by_answer |= {str(number): name for number, name in enumerate(names, start=1)}
    question = words.say("play-which-game", games=", ".join(names), default=names[0])
    return by_answer[_ask(terminal, titles.split("\n"), question, list(by_answer))]


def _ask_players(terminal: Terminal, words: Words, game: AnyGame) -> int:
    allowed = game.meta.players
    title = terminal.ink.spell(game.meta.titles[words.lang])
    question = words.say("play-how-many", counts=_counts(words, allowed), default=allowed[0])
    head = [f" {terminal.ink.paint(title, 'bold')}"]
    answers = ["", *map(str, allowed)]
    return int(_ask(terminal, head, question, answers) or allowed[0])


def _ask(terminal: Terminal, head: Sequence[str], question: str, answers: Sequence[str]) -> str:
    """Ask until the answer is one of those that make sense."""
    terminal.show([*head, ""])
    while True:
        line = terminal.ask(f" {question} ")
        if line is None:
            raise Leave
        if line.strip().lower() in answers:
            return line.strip().lower()
