"""The worker process: it answers tasks from the pipe until the server closes it.

Started with ``python -m clachan.server.bots.worker``. It imports only what bots and games need.
"""

import os
import random
import signal
import sys
import time
from collections.abc import Mapping
from queue import SimpleQueue
from threading import Thread
from types import TracebackType
from typing import Final, TypeAlias

from clachan.bots import BOTS, BotMaker
from clachan.bots.bot import TurnPlanner
from clachan.bots.compiled import start_loading
from clachan.bots.view_json import pack_view, unpack_view, view_digest
from clachan.games import GAMES
from clachan.plugins import load_plugins
from clachan.server.bots.messages import (
    READY,
    BotTask,
    PlannedAction,
    pack_turn,
    receive,
    send,
)

EXIT_DELAY_S: Final = 0.5  # a bot may finish within this time after the server has closed the pipe

BotMakers: TypeAlias = Mapping[str, BotMaker]


def main(bots: BotMakers = BOTS) -> None:
    _ignore_signals()
    sys.excepthook = _report_error
    tasks, answers = _take_pipes()  # before the code of others, which may print
    load_plugins()  # the server has reported those that it skipped
    received: SimpleQueue[bytes | None] = SimpleQueue()
    Thread(target=_listen, args=(tasks, received), daemon=True).start()
    send(answers, READY)
    start_loading()
    while (data := received.get()) is not None:
        send(answers, pack_turn(choose(BotTask.unpack(data), bots)))


def choose(bot_task: BotTask, bots: BotMakers = BOTS) -> list[PlannedAction]:
    """Return the action that the bot takes, then those of the same turn that it has planned."""
    game = GAMES[bot_task.game]
    view, rng = unpack_view(bot_task.view), random.Random(bot_task.seed)
    legal = [game.parse(text) for text in bot_task.legal]
    bot = bots[bot_task.bot](game, bot_task.budget)
    turn = (
        bot.choose_turn(view, legal, rng)
        if isinstance(bot, TurnPlanner)
        else [(view, bot.choose(view, legal, rng))]
    )
    return [PlannedAction(view_digest(pack_view(seen)), game.text(action)) for seen, action in turn]


def _ignore_signals() -> None:
    # A signal to the whole process group is for the server, which then ends its workers.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)


def _take_pipes() -> tuple[int, int]:
    """Return the pipes for tasks and answers, and redirect standard input and output of bots."""
    tasks, answers = os.dup(0), os.dup(1)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1):
        os.dup2(nowhere, standard)
    os.close(nowhere)
    return tasks, answers


def _listen(tasks: int, received: "SimpleQueue[bytes | None]") -> None:
    """Read tasks in a thread, so that the end of the server also ends a bot that hangs."""
    data: bytes | None = b""
    while data is not None:
        data = receive(tasks)
        received.put(data)
    time.sleep(EXIT_DELAY_S)
    os._exit(1)


def _report_error(
    kind: type[BaseException], _error: BaseException, trace: TracebackType | None, /
) -> None:
    """Print the type and the traceback, but not the error's text, which might quote the view."""
    import traceback

    sys.stderr.write("".join(traceback.format_tb(trace)) + kind.__name__ + "\n")


if __name__ == "__main__":
    main()
