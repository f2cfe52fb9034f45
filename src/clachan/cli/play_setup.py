"""Setting the table: what the options left open is asked, then everybody has a seat."""

import hashlib
import random
import secrets
from collections.abc import Sequence
from typing import Final

from clachan.bots import BOTS
from clachan.cli.play_options import YOU, PlayOptions
from clachan.cli.play_resume import Resumed
from clachan.cli.play_sitting import Leave, Sitting
from clachan.cli.screens import SCREENS
from clachan.cli.terminal import Terminal
from clachan.cli.words import Words
from clachan.core import AnyGame, AnyMatch, Match
from clachan.dealer import Dealer
from clachan.games import GAMES

_OPPONENT: Final = "greedy"


def dealer_of(options: PlayOptions, given: int) -> Dealer:
    """For a new match, of which so many log entries were there already."""
    if options.seed is None:
        return Dealer.new(secrets.token_hex(8), given=given)
    secret = hashlib.sha256(f"clachan seed {options.seed}".encode()).digest()
    return Dealer(f"seed-{options.seed}", secret, given=given)


def sit_down(
    options: PlayOptions,
    terminal: Terminal,
    words: Words,
    dealer: Dealer,
    resumed: Resumed | None = None,
) -> Sitting:
    match = resumed.match if resumed else _new_match(options, terminal, words)
    seats = options.seats or (YOU, *[_OPPONENT] * (match.players - 1))
    bots = {seat: kind for seat, kind in enumerate(seats) if kind != YOU}
    humans = len(seats) - len(bots)
    names = [_name(words, seat, bots.get(seat), humans) for seat in range(match.players)]
    return Sitting(
        terminal=terminal,
        words=words.named(names),
        screen=SCREENS[match.game.meta.name],
        match=match,
        dealer=dealer,
        kinds=bots,
        bots={seat: BOTS[kind](match.game) for seat, kind in bots.items()},
        rng=random.Random(options.seed),
        seed=options.seed,
        answer=resumed.says if resumed else "",
    )


def _new_match(options: PlayOptions, terminal: Terminal, words: Words) -> AnyMatch:
    game = GAMES[options.game or _ask_game(terminal, words, options)]
    players = options.count or _ask_players(terminal, words, game)
    return Match.new(game, players)


def _name(words: Words, seat: int, bot: str | None, humans: int) -> str:
    if bot is None:
        return words.say("play-you") if humans == 1 else words.name(seat)
    key = f"play-bot-{bot}"
    label = words.say(key) if words.has(key) else bot
    return words.say("play-bot", bot=label, number=seat + 1)


def _ask_game(terminal: Terminal, words: Words, options: PlayOptions) -> str:
    """Only games for which the seats that were asked for are enough and not too many."""
    count = options.count
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
    counts = words.joined("cli-or", [str(count) for count in allowed])
    question = words.say("play-how-many", counts=counts, default=allowed[0])
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
