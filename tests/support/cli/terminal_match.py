"""A match at the terminal: commands in, a transcript out; positions given card by card."""

import contextlib
import io
import random
import re
from collections.abc import Sequence

from clachan.bots import BOTS
from clachan.cli.commands.play import play_match
from clachan.cli.errors import CommandError, report_error
from clachan.cli.terminal.pages import AnyScreen
from clachan.cli.terminal.registry import SCREENS
from clachan.cli.terminal.session import MatchSession, PlayerLeft
from clachan.cli.terminal.setup import PlayOptions
from clachan.cli.terminal.terminal import Colour, Terminal
from clachan.cli.text import Translator
from clachan.core import CHANCE, AnyMatch, Match
from clachan.core.errors import ClachanError
from clachan.dealer import Dealer
from clachan.games import GAMES

# Two players: eight start cards from the left, north before south, then hands of nine and eight.
TABLE = "6R 6V  5G 3K  5Y 4G  6K 4K"
HANDS = ("3B 3G 3O 3Y 6Y 6B 6O 4O 4R", "3V 5K 4V 6G 5B 4B 4Y 5O")
OPENING = "6Y@4N1+ 5B@2N1+ 4O@3S1 4Y@3N1+"


def deal_match(table: str, hands: Sequence[str], plays: str = "") -> AnyMatch:
    game = GAMES["clans"]
    match: AnyMatch = Match.new(game, players=len(hands))
    for card in " ".join([table, *hands]).split():
        match = match.play(CHANCE, game.parse(f"deal {card}"))
    for play in plays.split():
        seat = match.to_move
        assert seat is not None
        match = match.play(seat, game.parse(play))
    return match


def play_out(match: AnyMatch) -> AnyMatch:
    """To the end, always by the first legal action."""
    while (seat := match.to_move) is not None:
        match = match.play(seat, match.game.legal_actions(match.state)[0])
    return match


def stream(text: str = "", encoding: str = "utf-8") -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(text.encode(encoding)), encoding=encoding, newline="")


def text_of(stream: io.TextIOWrapper) -> str:
    stream.flush()
    buffer = stream.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode(stream.encoding)


class TerminalMatch:
    """A match at a terminal that is a stream, and what came out of it."""

    def __init__(
        self,
        match: AnyMatch,
        *commands: str,
        lang: str = "en",
        colour: Colour = "never",
        encoding: str = "utf-8",
        humans: Sequence[int] = (0,),
        screen: AnyScreen = SCREENS["clans"],
        seed: int | None = None,
        given: int = 0,
        watched: bool = False,
    ) -> None:
        output = stream(encoding=encoding)
        typed = stream("".join(f"{line}\n" for line in commands))
        terminal = Terminal(typed, output, {}, colour)
        terminal.is_watched = watched
        kinds = {seat: "greedy" for seat in range(match.players) if seat not in humans}
        reader = humans[0] if len(humans) == 1 else None
        names = ["You" if seat == reader else f"Clan {seat + 1}" for seat in range(match.players)]
        self.session = MatchSession(
            terminal=terminal,
            words=Translator(lang, names, terminal.ink.spell, reader),
            screen=screen,
            match=match,
            dealer=Dealer("evening", bytes(32), given=given),
            kinds=kinds,
            bots={seat: BOTS[kind](match.game) for seat, kind in kinds.items()},
            rng=random.Random(1),
            seed=seed,
        )
        with contextlib.suppress(PlayerLeft):
            self.session.play()
        self.output = text_of(output)
        self.answers = [part.strip() for part in re.split(r"(?m)^ .*> .*\n", self.output)[1:]]
        """What was said after each command."""


def run_play(options: PlayOptions, *commands: str) -> tuple[int, str]:
    """Run ``clachan play``; returns its status and what it wrote."""
    output, typed = stream(), stream("".join(f"{line}\n" for line in commands))
    try:
        status = play_match(options, typed, output, {})
    except (CommandError, ClachanError) as error:  # as `main` does
        status = report_error(error, Translator(options.lang))
    return status, text_of(output)


def sentence(text: str) -> str:
    return " ".join(text.split())
