"""The options of ``clachan play``, questions for those left open, and a new or resumed session."""

import hashlib
import random
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from clachan.bots import BOTS, bot_name, bots_for, is_class_spec, make_bot
from clachan.cli.errors import (
    CommandError,
    check_count,
    check_seed,
    find_game,
)
from clachan.cli.files import check_new_file, load_record
from clachan.cli.terminal.layout import wrap
from clachan.cli.terminal.registry import screen_of
from clachan.cli.terminal.session import MatchSession, PlayerLeft, command_words
from clachan.cli.terminal.terminal import Colour, Terminal
from clachan.cli.text import Translator, sanitise
from clachan.core import AnyGame, AnyMatch, Match, Record
from clachan.dealer import Dealer
from clachan.games import GAMES
from clachan.plugins import plugin_errors
from clachan.wire import open_record

YOU: Final = "you"
_OPPONENT: Final = "greedy"
_MAX_QUOTE: Final = 30
"""Characters of unknown input and of match ids."""


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """The options of the command line; the player is asked for a missing game or number of players."""

    game: str | None = None
    players: int | None = None
    seats: tuple[str, ...] = ()
    """Each "you" or the name of a bot, with a budget if it has one; by default you come first, and greedy bots follow."""
    lang: str = "en"
    colour: Colour = "auto"
    record: Path | None = None
    """The file for the record, written when the match is over or left."""
    seed: int | None = None
    """A seed repeats the draws and the random choices of bots; without one they are secret."""
    resume: Path | None = None
    """The record of a match to continue."""
    ply: int | None = None
    """The number of actions after which it continues."""

    @property
    def count(self) -> int | None:
        """The number of players, if the options give it."""
        return self.players if self.players is not None else len(self.seats) or None


def check_options(options: PlayOptions, words: Translator) -> None:
    """Check the options as far as possible without opening a file; raises `CommandError`."""
    games = _find_games(options, words)
    check_seed(options.seed, words)
    for seat in options.seats:
        _check_seat(seat, games, words)
    if options.record is not None:
        check_new_file(options.record, words)
    if options.ply is not None and options.resume is None:
        raise CommandError(words.say("play-ply-of-what"))
    count, seats = options.count, len(options.seats)
    if count is not None:
        check_count(sorted({n for game in games for n in game.meta.players}), count, words)
        if seats not in (0, count):
            raise CommandError(words.say("play-seats-differ", seats=seats, players=count))


def _check_seat(seat: str, games: Sequence[AnyGame], words: Translator) -> None:
    """Check the player of a seat, who must play one of the games. Raises `CommandError` or `BotError`."""
    if seat == YOU:
        return
    if bot_name(seat) not in BOTS and not is_class_spec(seat):
        kinds = ", ".join((YOU, *BOTS))
        raise CommandError(words.say("play-no-such-seat", seat=sanitise(seat), kinds=kinds))
    fitting = [game for game in games if bot_name(seat) in bots_for(game)]
    make_bot(seat, (fitting or games)[0])  # raises BotError


def _find_games(options: PlayOptions, words: Translator) -> list[AnyGame]:
    """The wanted game, or all games; raises `CommandError`."""
    return list(GAMES.values()) if options.game is None else [find_game(options.game, words)]


@dataclass(frozen=True, slots=True)
class ResumedMatch:
    """A match that starts from a position of a recorded one."""

    match: AnyMatch
    says: str
    """A sentence with the id of that match and the position."""


def resume_match(options: PlayOptions, words: Translator) -> ResumedMatch:
    """Continue a recorded match as a new match with new draws; raises `CommandError`."""
    assert options.resume is not None
    record = load_record(options.resume, words)
    with plugin_errors(record.game):
        whole = open_record(record)
    _check_table(options, record, words)
    ply = _choose_ply(options, whole, words)
    with plugin_errors(record.game):
        match = whole.fork(ply)
        is_over = match.outcome is not None
    if is_over:
        raise CommandError(words.say("play-resume-over", ply=match.ply, last=match.ply - 1))
    says = words.say("play-resumed", match=_shorten_id(record.match_id), ply=match.ply)
    return ResumedMatch(match, says)


def _shorten_id(match_id: str) -> str:
    """A part of the id that fits on the screen."""
    return match_id if len(match_id) <= _MAX_QUOTE else f"{match_id[:_MAX_QUOTE]}…"


def _check_table(options: PlayOptions, record: Record, words: Translator) -> None:
    """Check that the other options agree with the record; raises `CommandError`."""
    if options.game not in (None, record.game):
        raise CommandError(words.say("play-resume-game", game=record.game))
    if options.count not in (None, record.players):
        raise CommandError(words.say("play-resume-players", players=record.players))


def _choose_ply(options: PlayOptions, match: AnyMatch, words: Translator) -> int:
    if options.ply is None:
        if match.outcome:
            raise CommandError(words.say("play-resume-where", last=match.ply))
        return match.ply
    if not 0 <= options.ply <= match.ply:
        raise CommandError(words.say("play-resume-no-ply", ply=options.ply, last=match.ply))
    return options.ply


def create_dealer(options: PlayOptions, given: int) -> Dealer:
    """A dealer for a new match that takes over ``given`` log entries from another one."""
    if options.seed is None:
        return Dealer.new(secrets.token_hex(8), given=given)
    secret = hashlib.sha256(f"clachan seed {options.seed}".encode()).digest()
    return Dealer(f"seed-{options.seed}", secret, given=given)


def create_session(
    options: PlayOptions,
    terminal: Terminal,
    words: Translator,
    dealer: Dealer,
    resumed: ResumedMatch | None = None,
) -> MatchSession:
    """Ask for what the options leave open, and create the session; raises `PlayerLeft`."""
    match = resumed.match if resumed else _new_match(options, terminal, words)
    seats = options.seats or (YOU, *[_OPPONENT] * (match.players - 1))
    specs = {seat: spec for seat, spec in enumerate(seats) if spec != YOU}
    # A record knows bots by their names alone.
    bots = {seat: bot_name(spec) for seat, spec in specs.items()}
    humans = [seat for seat in range(len(seats)) if seat not in bots]
    screen = screen_of(match.game.meta.name)
    if len(humans) > 1 and screen.has_secrets:
        _warn_of_visible_hands(terminal, words)
    reader = humans[0] if len(humans) == 1 else None
    names = [_player_name(words, seat, bots.get(seat), reader) for seat in range(match.players)]
    return MatchSession(
        terminal=terminal,
        words=words.with_names(names, reader),
        screen=screen,
        match=match,
        dealer=dealer,
        kinds=bots,
        bots={seat: make_bot(spec, match.game) for seat, spec in specs.items()},
        rng=random.Random(options.seed),
        seed=options.seed,
        answer=resumed.says if resumed else "",
    )


def _new_match(options: PlayOptions, terminal: Terminal, words: Translator) -> AnyMatch:
    game = GAMES[options.game or _ask_game(terminal, words, options)]
    players = options.count or _ask_players(terminal, words, game)
    return Match.new(game, players)


def _player_name(words: Translator, seat: int, bot: str | None, reader: int | None) -> str:
    if bot is None:
        return words.say("play-you") if seat == reader else words.name(seat)
    key = f"play-bot-{bot}"
    label = words.say(key) if words.has(key) else bot.rpartition(":")[2]
    return words.say("play-bot", bot=label, number=seat + 1)


def _ask_game(terminal: Terminal, words: Translator, options: PlayOptions) -> str:
    """Ask for a game, out of those for the wanted number of players."""
    count = options.count
    names = [name for name, game in GAMES.items() if not count or count in game.meta.players]
    if len(names) == 1:
        return names[0]
    titles = "\n".join(
        f"   {number}  {terminal.ink.spell(GAMES[name].meta.title(words.lang))} ({name})"
        for number, name in enumerate(names, start=1)
    )
    by_answer = {"": names[0]} | {name: name for name in names}
    by_answer |= {str(number): name for number, name in enumerate(names, start=1)}
    question = words.say("play-which-game", games=", ".join(names), default=names[0])
    return by_answer[_ask(terminal, words, titles.split("\n"), question, list(by_answer))]


def _ask_players(terminal: Terminal, words: Translator, game: AnyGame) -> int:
    allowed = game.meta.players
    title = terminal.ink.spell(game.meta.title(words.lang))
    counts = words.join_items("cli-or", [str(count) for count in allowed])
    question = words.say("play-how-many", counts=counts, default=allowed[0])
    head = [f" {terminal.ink.paint(title, 'bold')}"]
    answers = ["", *map(str, allowed)]
    return int(_ask(terminal, words, head, question, answers) or allowed[0])


def _warn_of_visible_hands(terminal: Terminal, words: Translator) -> None:
    """Ask before several hands are shown on one screen that cannot be cleared; raises `CommandError`."""
    if terminal.is_screen:
        return
    if not terminal.is_watched:
        raise CommandError(words.say("play-hands-seen"))
    _ask(terminal, words, wrap(words.say("play-hands-warning")), words.say("play-go-on"), [""])


def _ask(
    terminal: Terminal,
    words: Translator,
    head: Sequence[str],
    question: str,
    answers: Sequence[str],
) -> str:
    """Ask until the answer is one of ``answers``; raises `PlayerLeft`."""
    says: list[str] = []
    while True:
        terminal.show([*head, "", *says])
        line = terminal.ask(f" {question} ")
        answer = (line or "").strip().lower()
        if line is None or command_words(words).get(answer) == "quit":
            raise PlayerLeft
        if answer in answers:
            return answer
        says = wrap(words.say("play-no-such-answer", text=sanitise(line.strip(), _MAX_QUOTE)))
