"""The bot pool: worker processes that choose moves and hints for all tables of a server."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from clachan.bots import adviser_for, has_levels
from clachan.bots.advice import ADVICE, ADVICE_SEED
from clachan.bots.view_json import ViewError, pack_view
from clachan.core import View
from clachan.games import GAMES
from clachan.server.bots.hints import Advice, HintRequester, Hints
from clachan.server.bots.messages import BotTask, PlannedAction
from clachan.server.bots.worker_process import COMMAND, log
from clachan.server.bots.worker_queue import WorkerQueue

_MOVES_PER_HINT: Final = 4
_HINT_PATIENCE: Final = 6


@dataclass(frozen=True, slots=True)
class MoveRequester:
    """The table that needs a move of a bot."""

    host: str
    """The visitor who hosts it, as an opaque key."""
    is_awaited: Callable[[], bool]
    """Whether a player is present at the table now."""


class BotPool:
    """Separate workers for moves and for hints, so that hints do not delay moves.

    ``workers`` is the number of workers for moves. A quarter as many, but at least one, make hints.
    They run in the background with a longer deadline, so moves come first on a busy machine too.
    """

    def __init__(self, workers: int, deadline: float, command: Sequence[str] = COMMAND) -> None:
        self._moves = WorkerQueue("moves", workers, deadline, command)
        self._hint_queue = WorkerQueue(
            "hints",
            max(1, workers // _MOVES_PER_HINT),
            deadline * _HINT_PATIENCE,
            command,
            in_background=True,
        )
        self._hints = Hints(self._hint_queue)

    async def start(self) -> None:
        self._moves.open()
        self._hint_queue.open()

    async def close(self) -> None:
        """End all processes; raise `PoolClosed` in all open calls."""
        await asyncio.gather(self._moves.close(), self._hint_queue.close())
        await self._hints.close()

    async def choose(
        self, game: str, bot: str, view: View, legal: Sequence[str], requester: MoveRequester
    ) -> tuple[PlannedAction, ...]:
        """Return the action that the bot takes, then those of the same turn that it has planned.

        Moves that a present player waits for come first, and hosts take turns. While there are more of
        these than workers, every fourth move is one for a table without a present player. Cancelling
        this call stops the worker.
        """
        packed = _pack(game, view)
        if packed is None:
            return (PlannedAction("", legal[0]),)
        bot_task = BotTask(game, bot, packed, _choices(legal), secrets.randbits(64))
        async with self._moves.place(requester.host, is_urgent=requester.is_awaited):
            return (await self._moves.answer(bot_task))[1]

    async def advise(
        self, game: str, view: View, legal: Sequence[str], requester: HintRequester
    ) -> Advice:
        """Return the choice of the best bot, with the name of the bot that has chosen: see `Hints`.

        The same view always gives the same choice, unless the best bot fails and another replaces it.
        """
        rules = GAMES[game]
        budget = ADVICE if has_levels(rules) else None
        packed = _pack(game, view)
        if packed is None:
            return adviser_for(rules), legal[0]
        bot_task = BotTask(game, adviser_for(rules), packed, _choices(legal), ADVICE_SEED, budget)
        return await self._hints.advise(bot_task, requester)


def _pack(game: str, view: View) -> str | None:
    """Return the view for a worker, or ``None`` if no worker can get it: the first legal action is taken."""
    try:
        return pack_view(view)
    except ViewError as error:
        log.error("no bot can choose: game %s, the first legal action is taken: %s", game, error)
        return None


def _choices(legal: Sequence[str]) -> tuple[str, ...]:
    if not legal:
        raise ValueError("legal: a bot needs something to choose from")
    return tuple(legal)
