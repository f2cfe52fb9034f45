"""A worker with faulty bots: ``faulty_worker.py FOLDER [adviser]``.

While it runs it holds a lock on ``FOLDER/<its pid>``, so that tests see whether it is gone, even
where no process collects it; ``FOLDER/thinking`` appears when a bot starts to think. Odd bots take
the last legal action, if any; the greedy one takes the second. The adviser, who is there only
if asked for, adds a byte to ``FOLDER/advised`` and then waits for ``FOLDER/go``.
"""

import fcntl
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

from clachan.bots import ADVISER, Budget
from clachan.core import AnyGame, Rng
from clachan.games import clans
from clachan.server.bots.worker import main

Way: TypeAlias = Callable[[object, Sequence[Any]], Any]


class OddBot:
    def __init__(self, way: Way) -> None:
        self.way = way

    def __call__(self, _game: AnyGame, budget: Budget | None = None, /) -> "OddBot":
        assert budget is None or self.way is not greedy  # as the real one: it does not search
        return self

    def choose(self, view: object, legal: Sequence[Any], _rng: Rng) -> Any:
        _folder().joinpath("thinking").touch()
        return self.way(view, legal)


def greedy(_view: object, legal: Sequence[Any]) -> Any:
    return legal[1]


def ponder(_view: object, legal: Sequence[Any]) -> Any:
    time.sleep(0.2)
    return legal[-1]


def chatter(view: object, legal: Sequence[Any]) -> Any:
    print("I see", view, flush=True)
    assert sys.stdin.read() == ""
    return legal[-1]


def cheat(_view: object, _legal: Sequence[Any]) -> Any:
    return clans.parse("deal 7G")


def stumble(view: object, _legal: Sequence[Any]) -> Any:
    raise ValueError(f"I cannot read {view}")


def die(_view: object, _legal: Sequence[Any]) -> Any:
    os._exit(3)


def die_once(_view: object, legal: Sequence[Any]) -> Any:
    if _is_first_worker():
        os._exit(3)
    return legal[-1]


def hang_once(_view: object, legal: Sequence[Any]) -> Any:
    if _is_first_worker():
        time.sleep(600)
    return legal[-1]


def _is_first_worker() -> bool:
    return len(list(_folder().glob("[0-9]*"))) == 1


def hang(_view: object, _legal: Sequence[Any]) -> Any:
    time.sleep(600)


def spin(_view: object, _legal: Sequence[Any]) -> Any:
    while True:
        pass


def advise(_view: object, legal: Sequence[Any]) -> Any:
    with _folder().joinpath("advised").open("ab") as advised:
        advised.write(b".")
    while not _folder().joinpath("go").exists():
        time.sleep(0.01)
    return legal[-1]


def _folder() -> Path:
    return Path(sys.argv[1])


_WAYS: Final = (greedy, ponder, chatter, cheat, stumble, die, die_once, hang, hang_once, spin)

if __name__ == "__main__":
    with _folder().joinpath(str(os.getpid())).open("w") as alive:
        fcntl.flock(alive, fcntl.LOCK_EX)
        bots = {way.__name__: OddBot(way) for way in _WAYS}
        if "adviser" in sys.argv:
            bots[ADVISER] = OddBot(advise)
        main(bots)
