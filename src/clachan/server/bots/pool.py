"""The room where the bots think: workers for all tables of a server, in processes of their own."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from clachan.bots import ADVISER, Budget
from clachan.core import View
from clachan.server.bots.hints import Advice, HintRequester, Hints
from clachan.server.bots.messages import Question
from clachan.server.bots.worker_process import COMMAND
from clachan.server.bots.worker_queue import WorkerQueue

ADVICE: Final = Budget(500, "playouts")
"""Counted and not timed: the advice does not depend on how busy the machine is."""
_MOVES_PER_HINT: Final = 4
_HINT_PATIENCE: Final = 6


@dataclass(frozen=True, slots=True)
class MoveRequester:
    """The table that needs a move."""

    host: str
    """The visitor who hosts it: a key that means nothing here beyond being equal or not."""
    is_awaited: Callable[[], bool]
    """Whether a player is present at the table now."""


class BotPool:
    """Moves and hints have workers of their own, so that no number of hints delays a move.

    ``workers`` make moves; a quarter as many, but at least one, think about hints. They do so in
    the background, where they may take longer: moves come first on a busy machine, too.
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
        """Ends all processes; those who still wait for a choice get `PoolClosed`."""
        await asyncio.gather(self._moves.close(), self._hint_queue.close())
        await self._hints.close()

    async def choose(
        self, game: str, bot: str, view: View, legal: Sequence[str], requester: MoveRequester
    ) -> str:
        """The text of the action that the bot takes.

        Moves that a present player waits for come first, and hosts take turns; while there are
        more of these than workers, every fourth move is one for a table without a present player.
        Cancelling it frees the worker, in the middle of a thought if need be.
        """
        question = Question(game, bot, view, _choices(legal), secrets.randbits(64))
        async with self._moves.place(requester.host, is_urgent=requester.is_awaited):
            return (await self._moves.answer(question))[1]

    async def advise(
        self, game: str, view: View, legal: Sequence[str], requester: HintRequester
    ) -> Advice:
        """What the best bot there is would do, and its name or that of the bot that stood in for it.

        From the same view it is the same each time, as long as no bot has to stand in. See `Hints`.
        """
        question = Question(game, ADVISER, view, _choices(legal), 0, ADVICE)
        return await self._hints.advise(question, requester)


def _choices(legal: Sequence[str]) -> tuple[str, ...]:
    if not legal:
        raise ValueError("legal: a bot needs something to choose from")
    return tuple(legal)
