"""A log as sentences: of a whole match, or of the part that one viewer saw."""

from collections.abc import Iterator

from clachan.cli.terminal.registry import SCREENS
from clachan.cli.text import Translator
from clachan.core import CHANCE, AnyMatch, Entry, EntryKind, Message, Record
from clachan.core.log import plies_before
from clachan.games import GAMES


def describe_log(match: AnyMatch, words: Translator) -> Iterator[str]:
    """Every entry of the log as its player saw it."""
    befores = {step.entry: step.before for step in match.steps}
    for index, entry in enumerate(match.log):
        if entry.kind is EntryKind.ACTION:
            viewer = None if entry.seat == CHANCE else entry.seat
            view = match.game.view(befores[index], viewer)
            action = match.game.parse(entry.action)
            messages = words.action_messages(match.game, view, action, entry.seat)
            yield " ".join(map(words.message, messages))
        else:
            yield _event(entry, words)


def describe_partial_log(record: Record, words: Translator) -> Iterator[str]:
    """The same without positions; an action that needs them is shown in notation."""
    game, screen = GAMES[record.game], SCREENS.get(record.game)
    for ply, entry in zip(plies_before(record.log), record.log, strict=True):
        if entry.kind is EntryKind.ACTION:
            action = game.parse(entry.action)
            message = screen and screen.describe_from_log(record.players, ply, entry.seat, action)
            yield words.message(message) if message else f"{words.name(entry.seat)}: {entry.action}"
        else:
            yield _event(entry, words)


def _event(entry: Entry, words: Translator) -> str:
    return words.message(Message(f"match-event-{entry.kind.value}", (("seat", entry.seat),)))
