"""The log of a match as a seat or a spectator saw it, in messages."""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import lru_cache
from time import thread_time
from typing import Any, Final, TypeAlias, cast

import msgspec

from clachan.core import CHANCE, AnyGame, Message, Seat
from clachan.core.match_builder import Step
from clachan.games import GAMES
from clachan.server.concurrency import pause
from clachan.server.tables.table import Table
from clachan.wire.protocol.answers import EntryView
from clachan.wire.views import action_text, describe_action
from clachan.wire.words import words_message

_GetView: TypeAlias = Callable[[str, Any, Seat | None], Any]
_SLICE_S: Final = 0.0003
"""CPU time after which a long task yields to others."""
_MAX_CACHED: Final = 100
"""Up to this number of entries, views are cached and messages are encoded later."""
_ENCODER: Final = msgspec.json.Encoder()


async def describe_log(table: Table, seat: Seat | None, since: int) -> tuple[EntryView, ...]:
    """The log entries after the event ``since``, as this seat or a spectator saw them.

    A long log is described and encoded in slices, and other tasks run between them. A thread would be
    slower: on a busy machine, each hand-over of the interpreter's lock takes longer than a slice.
    """
    match = table.match
    if match is None:
        return ()
    first, end = bisect_right(table.entry_seqs, since), len(match.log)
    is_long = end - first > _MAX_CACHED
    get_view = _new_view if is_long else cached_view
    steps = _steps_from(match.steps, first)
    is_over = match.outcome is not None
    messages: list[EntryView] = []
    begin = thread_time()
    for index in range(first, end):
        entry_view = _view_entry(table, index, steps.get(index), seat, is_over, get_view)
        messages.append(_encode(entry_view) if is_long else entry_view)
        if thread_time() - begin >= _SLICE_S:
            await pause()
            begin = thread_time()
    return tuple(messages)


def _encode(entry_view: EntryView) -> EntryView:
    """The message as JSON. Only an encoder can use the result; the declared type is not true."""
    return cast("EntryView", msgspec.Raw(_ENCODER.encode(entry_view)))


def describe_entry(table: Table, index: int, seat: Seat | None) -> EntryView:
    """The action with this index in the log, as this seat or a spectator saw it."""
    match = table.match
    assert match is not None
    step = _steps_from(match.steps, index)[index]
    return _view_entry(table, index, step, seat, match.outcome is not None, cached_view)


def last_own_action_seq(table: Table, seat: Seat | None) -> int:
    """The event of this seat's last action. All later entries are new to a player who returns."""
    if table.match is None or seat is None:
        return table.seq
    steps = (step for step in reversed(table.match.steps) if step.seat == seat)
    last = next(steps, None)
    return table.entry_seqs[last.entry] if last else 0


def _steps_from(steps: Sequence[Step[Any]], first: int) -> dict[int, Step[Any]]:
    """The actions by index in the log, from ``first`` on."""
    found = {}
    for step in reversed(steps):
        if step.entry < first:
            break
        found[step.entry] = step
    return found


def _view_entry(
    table: Table,
    index: int,
    step: Step[Any] | None,
    seat: Seat | None,
    is_over: bool,
    get_view: _GetView,
) -> EntryView:
    """``step`` is the action; ``None`` if the entry is not an action."""
    assert table.match is not None
    entry, action = table.match.log[index], None
    if step is not None:
        action, words = _describe_action(table.game, step, entry.action, seat, is_over, get_view)
    else:
        words = Message(f"match-event-{entry.kind.value}", (("seat", entry.seat),))
    return EntryView(
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


def _describe_action(
    game: AnyGame,
    step: Step[Any],
    text: str,
    seat: Seat | None,
    is_over: bool,
    get_view: _GetView,
) -> tuple[str, Message]:
    """The action in notation and in words: as this seat saw it, or once the match is over as its actor did."""
    shown = step.action
    if is_over:
        seat = None if step.seat == CHANCE else step.seat
    else:
        shown = game.seen(step.before, step.action, seat)
        if shown != step.action:
            text = action_text(game, shown)
    return text, describe_action(game, get_view(game.meta.name, step.before, seat), shown)


@lru_cache(maxsize=512)
def cached_view(game: str, state: Any, seat: Seat | None) -> Any:
    """The view of a state. A move is described from a view that was sent shortly before."""
    view = GAMES[game].view(state, seat)
    if view.seat != seat or not (hasattr(view, "players") and hasattr(view, "to_move")):
        raise TypeError(f"view gives {type(view).__name__}, not the view of this seat")
    return view  # what raises an error is not cached


def _new_view(game: str, state: Any, seat: Seat | None) -> Any:
    """The view of a state, not cached: a long log would push other views out of the cache."""
    return GAMES[game].view(state, seat)
