"""A log in sentences: of a whole match, or of what one viewer saw of it."""

from collections.abc import Iterator

from clachan.cli.terminal.screens import SCREENS
from clachan.cli.text import Words
from clachan.core import CHANCE, AnyMatch, Entry, EntryKind, Message, Record
from clachan.core.log import plies_before
from clachan.games import GAMES


def whole_story(match: AnyMatch, words: Words) -> Iterator[str]:
    """Every entry of the log as whoever made it saw it."""
    befores = {step.entry: step.before for step in match.steps}
    for index, entry in enumerate(match.log):
        if entry.kind is EntryKind.ACTION:
            viewer = None if entry.seat == CHANCE else entry.seat
            view = match.game.view(befores[index], viewer)
            told = match.game.describe(view, match.game.parse(entry.action))
            yield " ".join(map(words.message, told.all))
        else:
            yield _event(entry, words)


def story_with_gaps(record: Record, words: Words) -> Iterator[str]:
    """The same without the positions; in notation what cannot be told without them."""
    game, screen = GAMES[record.game], SCREENS.get(record.game)
    for ply, entry in zip(plies_before(record.log), record.log, strict=True):
        if entry.kind is EntryKind.ACTION:
            action = game.parse(entry.action)
            told = screen and screen.retell(record.players, ply, entry.seat, action)
            yield words.message(told) if told else f"{words.name(entry.seat)}: {entry.action}"
        else:
            yield _event(entry, words)


def _event(entry: Entry, words: Words) -> str:
    return words.message(Message(f"match-event-{entry.kind.value}", (("seat", entry.seat),)))
