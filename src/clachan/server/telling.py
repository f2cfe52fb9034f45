"""The log of a match as a reader saw it, in messages."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from clachan.core import CHANCE, AnyGame, Entry, EntryKind, Message, Seat
from clachan.core.course import Step
from clachan.games import GAMES
from clachan.server.table import Table
from clachan.wire.protocol.answers import Happening
from clachan.wire.sheets import words_message


def happenings(table: Table, seat: Seat | None, since: int) -> tuple[Happening, ...]:
    """What happened after the event ``since``, as this seat or a spectator saw it."""
    match = table.match
    if match is None:
        return ()
    first = len(match.log)
    while first and table.entry_seqs[first - 1] > since:
        first -= 1
    befores = _befores(match.steps, first)
    over = match.outcome is not None
    return tuple(
        [
            _happening(table, index, befores.get(index), seat, over)
            for index in range(first, len(match.log))
        ]
    )


def since_own_decision(table: Table, seat: Seat | None) -> int:
    """The event of this seat's last action; everything after it is new to whoever comes back."""
    if table.match is None or seat is None:
        return table.seq
    steps = (step for step in reversed(table.match.steps) if step.seat == seat)
    last = next(steps, None)
    return table.entry_seqs[last.entry] if last else 0


def _befores(steps: Sequence[Step[object]], first: int) -> dict[int, object]:
    """By entry from ``first`` on: the position in which that action was made."""
    befores = {}
    for step in reversed(steps):
        if step.entry < first:
            break
        befores[step.entry] = step.before
    return befores


def _happening(
    table: Table, index: int, before: object, seat: Seat | None, over: bool
) -> Happening:
    assert table.match is not None
    entry, action = table.match.log[index], None
    if entry.kind is EntryKind.ACTION:
        action, words = _told(table.game, before, entry, seat, over)
    else:
        words = Message(f"match-event-{entry.kind.value}", (("seat", entry.seat),))
    return Happening(
        entry=index + 1,
        seq=table.entry_seqs[index],
        ply=table.entry_plies[index],
        seat=entry.seat,
        kind=entry.kind.value,
        action=action,
        words=words_message(words),
        at=entry.at,
        then=tuple([words_message(message) for message in words.then]),
    )


def _told(
    game: AnyGame, before: object, entry: Entry, seat: Seat | None, over: bool
) -> tuple[str, Message]:
    """The action in the notation and in words: once the match is over, as its maker saw it."""
    action = game.parse(entry.action)
    if over:
        seat = None if entry.seat == CHANCE else entry.seat
    else:
        action = game.seen(before, action, seat)
    return game.text(action), game.describe(view_of(game.meta.name, before, seat), action)


@lru_cache(maxsize=512)  # what is told of a move is told about a position that was shown before
def view_of(game: str, state: Any, seat: Seat | None) -> Any:
    return GAMES[game].view(state, seat)
