"""Setting the table: what the options left open is asked, then everybody has a seat."""

import hashlib
import random
import secrets
from collections.abc import Sequence
from typing import Final

from clachan.bots import make_bot
from clachan.cli.errors import Refused
from clachan.cli.spelling import tidy
from clachan.cli.terminal.layout import wrap
from clachan.cli.terminal.options import YOU, PlayOptions
from clachan.cli.terminal.resume import Resumed
from clachan.cli.terminal.screens import SCREENS
from clachan.cli.terminal.session import Leave, Sitting, command_words
from clachan.cli.terminal.terminal import Terminal
from clachan.cli.text import Words
from clachan.core import AnyGame, AnyMatch, Match
from clachan.dealer import Dealer
from clachan.games import GAMES

_OPPONENT: Final = "greedy"
_SHOWN: Final = 30  # signs of what is not understood


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
    specs = {seat: spec for seat, spec in enumerate(seats) if spec != YOU}
    # A record knows bots by their names alone.
    bots = {seat: spec.partition(":")[0] for seat, spec in specs.items()}
    humans = [seat for seat in range(len(seats)) if seat not in bots]
    if len(humans) > 1 and SCREENS[match.game.meta.name].has_secrets:
        _warn_of_looks(terminal, words)
    reader = humans[0] if len(humans) == 1 else None
    names = [_name(words, seat, bots.get(seat), reader) for seat in range(match.players)]
    return Sitting(
        terminal=terminal,
        words=words.named(names, reader),
        screen=SCREENS[match.game.meta.name],
        match=match,
        dealer=dealer,
        kinds=bots,
        bots={seat: make_bot(spec, match.game) for seat, spec in specs.items()},
        rng=random.Random(options.seed),
        seed=options.seed,
        answer=resumed.says if resumed else "",
    )


def _new_match(options: PlayOptions, terminal: Terminal, words: Words) -> AnyMatch:
    game = GAMES[options.game or _ask_game(terminal, words, options)]
    players = options.count or _ask_players(terminal, words, game)
    return Match.new(game, players)


def _name(words: Words, seat: int, bot: str | None, reader: int | None) -> str:
    if bot is None:
        return words.say("play-you") if seat == reader else words.name(seat)
    key = f"play-bot-{bot}"
    label = words.say(key) if words.has(key) else bot
    return words.say("play-bot", bot=label, number=seat + 1)


def _ask_game(terminal: Terminal, words: Words, options: PlayOptions) -> str:
    """Only games for which the seats that were asked for are enough and not too many."""
    count = options.count
    fitting = [name for name, game in GAMES.items() if not count or count in game.meta.players]
    names = [name for name in fitting if name in SCREENS]
    if len(names) == 1:
        return names[0]
    titles = "\n".join(
        f"   {number}  {terminal.ink.spell(GAMES[name].meta.titles[words.lang])} ({name})"
        for number, name in enumerate(names, start=1)
    )
    by_answer = {"": names[0]} | {name: name for name in names}
    by_answer |= {str(number): name for number, name in enumerate(names, start=1)}
    question = words.say("play-which-game", games=", ".join(names), default=names[0])
    return by_answer[_ask(terminal, words, titles.split("\n"), question, list(by_answer))]


def _ask_players(terminal: Terminal, words: Words, game: AnyGame) -> int:
    allowed = game.meta.players
    title = terminal.ink.spell(game.meta.titles[words.lang])
    counts = words.joined("cli-or", [str(count) for count in allowed])
    question = words.say("play-how-many", counts=counts, default=allowed[0])
    head = [f" {terminal.ink.paint(title, 'bold')}"]
    answers = ["", *map(str, allowed)]
    return int(_ask(terminal, words, head, question, answers) or allowed[0])


def _warn_of_looks(terminal: Terminal, words: Words) -> None:
    """Several hands on one screen that cannot be cleared: only if they want it so."""
    if terminal.is_screen:
        return
    if not terminal.is_watched:
        raise Refused(words.say("play-hands-seen"))
    _ask(terminal, words, wrap(words.say("play-hands-warning")), words.say("play-go-on"), [""])


def _ask(
    terminal: Terminal, words: Words, head: Sequence[str], question: str, answers: Sequence[str]
) -> str:
    """Ask until the answer is one of those that make sense, or somebody leaves."""
    says: list[str] = []
    while True:
        terminal.show([*head, "", *says])
        line = terminal.ask(f" {question} ")
        answer = (line or "").strip().lower()
        if line is None or command_words(words).get(answer) == "quit":
            raise Leave
        if answer in answers:
            return answer
        says = wrap(words.say("play-no-such-answer", text=tidy(line.strip(), _SHOWN)))
