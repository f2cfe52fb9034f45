"""What ``clachan play`` was asked for, and whether it makes sense."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from clachan.bots import BOTS, make_bot
from clachan.cli.errors import Refused, check_count, check_seed, file_problem, find_game
from clachan.cli.spelling import tidy
from clachan.cli.terminal.screens import SCREENS
from clachan.cli.terminal.terminal import Colour
from clachan.cli.text import Words
from clachan.core import AnyGame
from clachan.games import GAMES

YOU: Final = "you"


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """What the command line asked for; what it left open is asked at the table."""

    game: str | None = None
    players: int | None = None
    seats: tuple[str, ...] = ()
    """Each "you" or the name of a bot, with a budget if it has one; by default you come first, and greedy bots follow."""
    lang: str = "en"
    colour: Colour = "auto"
    record: Path | None = None
    """Where the match is saved when it is over or left."""
    seed: int | None = None
    """The same cards and the same bots' luck every time; without one nobody can foresee them."""
    resume: Path | None = None
    """The record of a match to go on from."""
    ply: int | None = None
    """After how many of its actions."""

    @property
    def count(self) -> int | None:
        """How many players were asked for."""
        return self.players if self.players is not None else len(self.seats) or None


def check_options(options: PlayOptions, words: Words) -> None:
    """Raises `Refused` with what makes no sense, as far as it shows without opening a file."""
    games = _playable(options, words)
    check_seed(options.seed, words)
    for seat in options.seats:
        _check_seat(seat, games[0], words)
    if options.record is not None:
        _check_new_file(options.record, words)
    if options.ply is not None and options.resume is None:
        raise Refused(words.say("play-ply-of-what"))
    count, seats = options.count, len(options.seats)
    if count is not None:
        check_count(sorted({n for game in games for n in game.meta.players}), count, words)
        if seats not in (0, count):
            raise Refused(words.say("play-seats-differ", seats=seats, players=count))


def _check_seat(seat: str, game: AnyGame, words: Words) -> None:
    """That somebody like that can sit there; bots have the same names in every game."""
    if seat == YOU:
        return
    if seat.partition(":")[0] not in BOTS:
        kinds = ", ".join((YOU, *BOTS))
        raise Refused(words.say("play-no-such-seat", seat=tidy(seat), kinds=kinds))
    make_bot(seat, game)  # raises BotError


def _playable(options: PlayOptions, words: Words) -> list[AnyGame]:
    """The game that was asked for, or all that there are; each with a screen."""
    if options.game is None:
        return [game for name, game in GAMES.items() if name in SCREENS]
    game = find_game(options.game, words)
    if options.game not in SCREENS:
        games = ", ".join(SCREENS)
        raise Refused(words.say("play-no-screen", game=options.game, games=games))
    return [game]


def _check_new_file(file: Path, words: Words) -> None:
    """Better now than after the game: nothing is there, and something can be."""
    try:
        real = file.expanduser()
        if real.exists():
            raise Refused(words.say("play-file-exists", file=tidy(str(file))))
        if not str(file).isprintable():
            raise ValueError(file)
        if not real.parent.is_dir():
            raise FileNotFoundError(real.parent)
        if not os.access(real.parent, os.W_OK):
            raise PermissionError(real.parent)
    except (OSError, RuntimeError, ValueError) as error:
        shown, problem = tidy(str(file)), file_problem(error, words)
        raise Refused(words.say("play-file-failed", file=shown, problem=problem)) from error
