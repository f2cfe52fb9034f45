"""A program of anybody's as a player: lines of JSON through its standard streams (docs/bots.md)."""

import json
import time
from collections.abc import Sequence
from types import TracebackType
from typing import Any, Final, NoReturn, Self

import msgspec

from clachan.core import Seat
from clachan.games import GAMES
from clachan.lab.arena.contest import Contest, Entrant
from clachan.lab.arena.pipes import LONGEST_LINE, Closed, Pipes
from clachan.lab.arena.results import Failure
from clachan.lab.arena.seats import Forfeited
from clachan.lab.arena.starts import MOST_LATE, Starts
from clachan.wire.views import table_message, view_message

PROTOCOL: Final = 1
START_MS: Final = 30_000
"""To get ready, before the first decision."""
_LONGEST_QUOTE: Final = 160


class Program:
    """Started for one game and ended with it. What it writes down elsewhere is its author's affair.

    It gets the view of its seat and never a state. It forfeits by answering late, nonsense or an
    action that is not legal, and by ending.
    """

    clock = staticmethod(time.perf_counter)

    def __init__(
        self, who: Entrant, contest: Contest, seat: Seat, seed: int, starts: Starts
    ) -> None:
        self._who, self._contest = who, contest
        self._seat, self._seed, self._starts = seat, seed, starts
        self._pipes: Pipes | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._pipes is not None:
            self._pipes.end(patient=kind is None)

    def get_ready(self) -> None:
        """Started when it is first asked, so that it does not wait while others think."""
        if self._pipes is None:
            if self._starts.given_up(self._who.spec):
                raise Forfeited("late", f"not started again after {MOST_LATE} starts in vain")
            self._pipes = self._started()
            answer = self._answer_to_start(self._pipes)
            if answer.get("type") != "ready":
                self._forfeit("nonsense", _told(answer))

    def decide(self, view: Any, legal: Sequence[Any], /) -> Any:
        assert self._pipes is not None
        game = GAMES[self._contest.game]
        by_text = {game.text(action): action for action in legal}
        question = {"type": "choose", "view": view_message(view), "legal": list(by_text)}
        answer = self._ask(self._pipes, question, self._contest.deadline_ms)
        text = answer.get("action")
        if answer.get("type") != "play" or not isinstance(text, str):
            self._forfeit("nonsense", _told(answer))
        if text not in by_text:
            self._forfeit("illegal", readable(text))
        return by_text[text]

    def hear_end(self, ranking: Sequence[int], totals: Sequence[int], /) -> None:
        if self._pipes is not None:
            message = {"type": "over", "ranking": list(ranking), "totals": list(totals)}
            self._pipes.send(msgspec.json.encode(message))

    def _started(self) -> Pipes:
        try:
            return Pipes(self._who.words)
        except (OSError, ValueError) as error:
            raise Forfeited("died", readable(str(error))) from error

    def _answer_to_start(self, pipes: Pipes) -> dict[str, Any]:
        late = False
        try:
            return self._ask(pipes, self._start_message(), START_MS)
        except Forfeited as forfeited:
            late = forfeited.failure == "late"
            raise
        finally:
            self._starts.note(self._who.spec, late=late)

    def _start_message(self) -> dict[str, object]:
        contest = self._contest
        return {
            "type": "start",
            "protocol": PROTOCOL,
            "game": contest.game,
            "rules": contest.rules,
            "players": contest.players,
            "seat": self._seat,
            "seed": self._seed,
            "deadline_ms": contest.deadline_ms,
            "table": table_message(contest.game, contest.players),
        }

    def _ask(self, pipes: Pipes, message: object, limit_ms: int) -> dict[str, Any]:
        if (unasked := pipes.unasked()) is not None:
            self._forfeit("nonsense", f"unasked: {readable(unasked)}")
        try:
            line = pipes.ask(msgspec.json.encode(message), limit_ms / 1000)
        except TimeoutError:
            self._forfeit("late", f"nothing within {limit_ms} ms")
        except Closed as error:
            self._forfeit("died", readable(str(error)))
        if len(line) >= LONGEST_LINE:
            self._forfeit("nonsense", f"{LONGEST_LINE} characters or more: {readable(line)}")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            self._forfeit("nonsense", readable(line))
        if not isinstance(answer, dict):
            self._forfeit("nonsense", readable(line))
        return answer

    def _forfeit(self, failure: Failure, detail: str) -> NoReturn:
        """Its game is over; nobody waits for it any more."""
        if self._pipes is not None:
            self._pipes.end(patient=False)
            self._pipes = None
        raise Forfeited(failure, detail)


def _told(answer: object) -> str:
    return readable(json.dumps(answer, ensure_ascii=False))


def readable(text: str) -> str:
    """What a program has said, on one line, with nothing in it that moves a cursor.

    >>> readable(" zażółć\\n\\t\\x1b[2J ")
    'zażółć �[2J'
    """
    line = " ".join(text[: 10 * _LONGEST_QUOTE].split())
    clean = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in line)
    return clean if len(clean) <= _LONGEST_QUOTE else f"{clean[:_LONGEST_QUOTE]}…"
