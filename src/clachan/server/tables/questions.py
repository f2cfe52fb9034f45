"""Answers to questions of a player: previews, reasons, hints, and proof of the shuffle.

Answers about a running match use only what the player may know.
"""

from __future__ import annotations

from typing import Final

from clachan.core import AnyMatch, MatchReason, Refusal, Seat
from clachan.dealer.shuffle import ShuffleError, verify
from clachan.server.bots.hints import RETRY_S, HintReplaced, HintRequester, HintsBusy
from clachan.server.bots.pool import BotPool
from clachan.server.bots.worker_queue import PoolClosed
from clachan.server.concurrency import pause
from clachan.server.errors import RequestRefused, refuse_rule
from clachan.server.tables.commands import parse_action
from clachan.server.tables.table import Table
from clachan.wire.protocol.answers import Hint, MoveGains, Problem, ShuffleProof
from clachan.wire.views import PreviewMessage, move_messages, preview_message
from clachan.wire.words import words_message

_PREVIEWS_AT_ONCE: Final = 8


def preview_action(table: Table, seat: Seat | None, text: str) -> PreviewMessage:
    """The effect of an action; raises `RequestRefused` if it is not possible now."""
    problem = why_illegal(table, seat, text)
    if problem is not None:
        raise RequestRefused.of(problem)
    match, seat = _require_player(table, seat)
    view = match.game.view(match.state, seat)
    return preview_message(match.game, match.game.preview(view, match.game.parse(text)))


def why_illegal(table: Table, seat: Seat | None, text: str) -> Problem | None:
    """Why this seat cannot play this action now; ``None`` if it can."""
    match, seat = _require_player(table, seat)
    action = parse_action(match.game, text)
    if match.to_move != seat:
        return _refuse_turn(seat).error
    refusal = match.game.why_illegal(match.state, action)
    return refuse_rule(refusal).error if refusal else None


async def find_hint(table: Table, seat: Seat | None, bots: BotPool, asker: HintRequester) -> Hint:
    """The action that the best bot would choose in this seat, from the same view as the player.

    Raises `RequestRefused` if the table has no hints, if too many hints are waiting, or if the seat asks
    again with a newer view.
    """
    match, seat = _require_player(table, seat)
    if not table.has_hints:
        raise RequestRefused("hints-off")
    if match.to_move != seat:
        raise _refuse_turn(seat)
    game, view = match.game, match.game.view(match.state, seat)
    legal = [game.text(action) for action in match.legal_actions]
    try:
        bot, text = await bots.advise(table.head.game, view, legal, asker)
    except HintsBusy as error:
        raise RequestRefused("hints-busy", args=(("seconds", RETRY_S),)) from error
    except HintReplaced as error:
        raise RequestRefused("stale") from error
    except PoolClosed as error:
        raise RequestRefused("restarting") from error
    action = game.parse(text)
    (move,) = move_messages(game, view, [action])
    preview = game.preview(view, action)
    most_now = await _find_most_now(match, seat, preview.gains[seat])
    return Hint(bot, move, preview_message(game, preview), most_now)


async def _find_most_now(match: AnyMatch, seat: Seat, points: int) -> MoveGains | None:
    """The first legal action with the most points if the game ended after it; ``None`` if none has more."""
    game, found = match.game, None
    view = game.view(match.state, seat)
    for number, action in enumerate(match.legal_actions, start=1):
        gains = game.preview(view, action).gains
        if gains[seat] > points:
            found, points = (action, gains), gains[seat]
        if number % _PREVIEWS_AT_ONCE == 0:
            await pause()
    if found is None:
        return None
    (move,) = move_messages(game, view, [found[0]])
    return MoveGains(move, tuple(found[1]))


def _require_player(table: Table, seat: Seat | None) -> tuple[AnyMatch, Seat]:
    match = table.require_running()
    if seat is None:
        raise RequestRefused("not-your-seat")
    return match, seat


def _refuse_turn(seat: Seat) -> RequestRefused:
    return refuse_rule(Refusal(MatchReason.NOT_YOUR_TURN, (("seat", seat),)))


def verify_shuffle(table: Table) -> ShuffleProof:
    """Repeat every draw, as `clachan verify` does. Raises `RequestRefused` before the end of the match."""
    match = table.match
    if match is None or match.outcome is None:
        raise RequestRefused("not-over")
    shuffle = table.shuffle
    if shuffle is None:
        return ShuffleProof(0, len(match.log), None, None)
    try:
        draws = verify(table.head.match, match, shuffle)
    except ShuffleError as error:
        return ShuffleProof(0, shuffle.given, words_message(error.message), error.entry)
    return ShuffleProof(draws, shuffle.given, None, None)
