"""The worker's end of the pipe: it answers question after question until the server is gone.

Started with ``python -m clachan.server.bots.worker``; imports no more than bots and games need.
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
from clachan.games import GAMES
from clachan.server.bots.messages import READY, Question, receive, send

LAST_THOUGHT: Final = 0.5  # seconds that a bot may think on when nobody waits any more

BotMakers: TypeAlias = Mapping[str, BotMaker]


def main(bots: BotMakers = BOTS) -> None:
    _leave_signals_to_the_server()
    sys.excepthook = _tell
    questions, answers = _take_pipes()
    asked: SimpleQueue[bytes | None] = SimpleQueue()
    Thread(target=_listen, args=(questions, asked), daemon=True).start()
    send(answers, READY)
    while (data := asked.get()) is not None:
        send(answers, choose(Question.unpack(data), bots).encode())


def choose(question: Question, bots: BotMakers = BOTS) -> str:
    """The text of the action that the bot takes."""
    game = GAMES[question.game]
    legal = [game.parse(text) for text in question.legal]
    bot = bots[question.bot](game, question.budget)
    return game.text(bot.choose(question.view, legal, random.Random(question.seed)))


def _leave_signals_to_the_server() -> None:
    """Whoever stops a whole group or unit of processes would end us in the middle of a move."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)


def _take_pipes() -> tuple[int, int]:
    """Our ends for questions and answers; what a bot prints or reads itself goes nowhere."""
    questions, answers = os.dup(0), os.dup(1)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1):
        os.dup2(nowhere, standard)
    os.close(nowhere)
    return questions, answers


def _listen(questions: int, asked: "SimpleQueue[bytes | None]") -> None:
    """In a thread, so that the end of the server ends even a bot that hangs."""
    data: bytes | None = b""
    while data is not None:
        data = receive(questions)
        asked.put(data)
    time.sleep(LAST_THOUGHT)
    os._exit(1)


def _tell(kind: type[BaseException], _error: BaseException, trace: TracebackType | None, /) -> None:
    """What went wrong and where; not in the error's words, which might quote the view."""
    import traceback

    sys.stderr.write("".join(traceback.format_tb(trace)) + kind.__name__ + "\n")


if __name__ == "__main__":
    main()
