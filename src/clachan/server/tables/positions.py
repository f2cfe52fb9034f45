"""Earlier positions of a match, and which of them a client shows one after the other."""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, Final

from clachan.core import CHANCE, AnyMatch, EntryKind, Seat
from clachan.core.match_builder import Step
from clachan.server.tables.table import Table
from clachan.wire.protocol.answers import Position
from clachan.wire.score_sheets import sheet_messages
from clachan.wire.views import view_message

_MAX_ACTIONS: Final = 6
"""Up to this number of decisions, the position after each is shown; of more, the ends of turns."""
_MAX_TURNS: Final = 12


def state_at(match: AnyMatch, ply: int) -> Any:
    return match.line[ply - 1].after if ply else match.start


def build_position(match: AnyMatch, ply: int, viewing: Seat | None) -> Position:
    """The position after the first ``ply`` actions in effect."""
    state = state_at(match, ply)
    view = match.game.view(state, viewing)
    return Position(
        ply=ply,
        plies=match.ply,
        viewing=viewing,
        to_move=match.game.to_move(state),
        position=view_message(match.game, view),
        sheets=sheet_messages(match.game.score(state)) if match.outcome else None,
    )


def positions_since(
    table: Table, seat: Seat | None, since: int, *, is_first: bool
) -> tuple[Position, ...]:
    """The positions between the event ``since`` and now, as far as a client shows them one by one.

    In the first view of a client they begin with the position that the seat has left. They are empty
    if anything other than moves has changed the match, and before the seat's first decision.
    """
    match = table.match
    if match is None:
        return ()
    first_entry = bisect_right(table.entry_seqs, since)
    if any(entry.kind is not EntryKind.ACTION for entry in match.log[first_entry:]):
        return ()
    first = match.ply
    while first and match.line[first - 1].entry >= first_entry:
        first -= 1
    plies = _choose_plies(match.line, first)
    if is_first:
        others = any(step.seat not in (CHANCE, seat) for step in match.line[first:])
        plies = [first, *plies] if others and match.outcome is None else []
    if not plies or not _has_played(match, seat):
        return ()
    return tuple([build_position(match, ply, seat) for ply in plies])


def _has_played(match: AnyMatch, seat: Seat | None) -> bool:
    return seat is None or any(step.seat == seat for step in match.line)


def _choose_plies(line: Sequence[Step[object]], first: int) -> list[int]:
    """The positions before each decision from ``first`` on except the first one, or between turns."""
    later = range(first + 1, len(line))
    decisions = [ply for ply in later if line[ply].seat != CHANCE]
    if len(decisions) < _MAX_ACTIONS:
        return decisions
    turns = [ply for ply in decisions if line[ply].seat != line[ply - 1].seat][-_MAX_TURNS:]
    last = decisions[-max(1, _MAX_ACTIONS - 1 - len(turns)) :]
    return sorted({*turns, *last})
