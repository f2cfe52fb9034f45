"""Programs from elsewhere as players: lines of JSON through their standard streams (docs/bots.md)."""

import json
import time
from collections import Counter, deque
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from types import TracebackType
from typing import IO, Any, Final, NoReturn, Self

import msgspec

from clachan.core import Seat
from clachan.core.printable import make_printable
from clachan.games import GAMES
from clachan.lab.arena.contest import Contest, Entrant
from clachan.lab.arena.process_guard import GuardedProcess
from clachan.lab.arena.results import Failure
from clachan.wire.views import components_message, view_message

PROTOCOL: Final = 1
START_MS: Final = 30_000
"""The time to get ready, before the first decision."""
MAX_LATE_STARTS: Final = 2
"""Late starts in a row: one may be an accident of the machine."""
MAX_LINE: Final = 1 << 16
GRACE_S: Final = 2.0
"""The time in which a program ends without being killed, once the game is over."""
_CLOSING_S: Final = 5.0
"""The time for a thread to notice that the program has ended."""
_MAX_UNREAD_LINES: Final = 64  # a program that writes more has to wait
_MAX_QUOTE: Final = 160


class ForfeitError(Exception):
    """A program has lost the game by its answer, or by giving none."""

    def __init__(self, failure: Failure, detail: str) -> None:
        super().__init__(f"{failure}: {detail}")
        self.failure: Failure = failure
        self.detail = detail


class LateStarts:
    """Counts late starts by command, in one process that plays games.

    A program that is never ready would otherwise cost half a minute in each game.
    """

    def __init__(self) -> None:
        self._late: Counter[str] = Counter()

    def record(self, command: str, *, late: bool) -> None:
        self._late[command] = self._late[command] + 1 if late else 0

    def has_given_up(self, command: str) -> bool:
        return self._late[command] >= MAX_LATE_STARTS


class Closed(Exception):
    """The program has ended, or has closed its output; the text says how."""


class Pipes:
    """A child process that reads questions and writes answers, one per line.

    Threads read and write, so that a program that does neither cannot block us.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self._process = GuardedProcess(command)
        stdin, stdout, stderr = self._streams = self._process.streams
        self._questions: Queue[bytes | None] = Queue()
        self._answers: Queue[str | None] = Queue(_MAX_UNREAD_LINES)
        self._errors: deque[str] = deque(maxlen=1)
        self._closed = False  # the queue holds its end only once
        self._ended = False
        self._threads = [
            Thread(target=self._write, args=(stdin,), daemon=True),
            Thread(target=self._read, args=(stdout,), daemon=True),
            Thread(target=self._read_errors, args=(stderr,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def ask(self, line: bytes, seconds: float) -> str:
        """Send a line and return the next line of output; raises TimeoutError or `Closed`."""
        self.send(line)
        try:
            answer = None if self._closed else self._answers.get(timeout=seconds)
        except Empty:
            raise TimeoutError from None
        if answer is None:
            raise Closed(self._describe_end())
        return answer

    def send(self, line: bytes) -> None:
        self._questions.put(line + b"\n")

    def read_unexpected(self) -> str | None:
        """A line of output without a question; ``None`` where there is none."""
        try:
            line = self._answers.get_nowait()
        except Empty:
            return None
        self._closed = line is None
        return line

    def close(self, *, patient: bool) -> None:
        """End the program and wait until it has ended; ``patient`` first gives it `GRACE_S` to exit."""
        if self._ended:
            return
        self._ended = True
        self._questions.put(None)
        if patient:
            self._process.status(GRACE_S)
        self._process.kill()
        self._discard_answers()
        for thread, stream in zip(self._threads, self._streams, strict=True):
            thread.join(_CLOSING_S)
            # A process that it started in another session may hold the pipe open.
            if not thread.is_alive():
                with suppress(OSError, ValueError):
                    stream.close()

    def _discard_answers(self) -> None:
        """Make room in the queue, so that the reading thread can end."""
        with suppress(Empty):
            while True:
                self._answers.get_nowait()

    def _describe_end(self) -> str:
        status = self._process.status(GRACE_S)
        self._threads[-1].join(GRACE_S)
        how = "its output is closed" if status is None else f"status {status}"
        return f"{how}: {self._errors[-1]}" if self._errors else how

    def _write(self, stream: IO[bytes]) -> None:
        with suppress(OSError, ValueError):
            while (line := self._questions.get()) is not None:
                stream.write(line)
                stream.flush()
        with suppress(OSError, ValueError):
            stream.close()

    def _read(self, stream: IO[bytes]) -> None:
        with suppress(OSError, ValueError):
            while (line := stream.readline(MAX_LINE)) and not self._ended:
                self._answers.put(line.decode(errors="replace"))
        if not self._ended:
            self._answers.put(None)

    def _read_errors(self, stream: IO[bytes]) -> None:
        """Keep the last line of its standard error, which says best why it ended."""
        with suppress(OSError, ValueError):
            while line := stream.readline(MAX_LINE):
                if line.strip():
                    self._errors.append(line.decode(errors="replace").strip())


class Program:
    """The program of one entrant in one seat, started for one game and ended with it.

    It gets the view of its seat and never a state. It forfeits by a late answer, an answer that makes
    no sense, an action that is not legal, and by ending.
    """

    clock = staticmethod(time.perf_counter)

    def __init__(
        self, who: Entrant, contest: Contest, seat: Seat, seed: int, late_starts: LateStarts
    ) -> None:
        self._who, self._contest = who, contest
        self._seat, self._seed, self._late_starts = seat, seed, late_starts
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
            self._pipes.close(patient=kind is None)

    def prepare(self) -> None:
        """Start it before its first decision, so that it does not wait while others think."""
        if self._pipes is None:
            if self._late_starts.has_given_up(self._who.spec):
                raise ForfeitError(
                    "late", f"not started again after {MAX_LATE_STARTS} starts in vain"
                )
            self._pipes = self._start()
            answer = self._answer_to_start(self._pipes)
            if answer.get("type") != "ready":
                self._forfeit("nonsense", _quote_json(answer))

    def decide(self, view: Any, legal: Sequence[Any], /) -> Any:
        assert self._pipes is not None
        game = GAMES[self._contest.game]
        by_text = {game.text(action): action for action in legal}
        question = {"type": "choose", "view": view_message(game, view), "legal": list(by_text)}
        answer = self._ask(self._pipes, question, self._contest.deadline_ms)
        text = answer.get("action")
        if answer.get("type") != "play" or not isinstance(text, str):
            self._forfeit("nonsense", _quote_json(answer))
        if text not in by_text:
            self._forfeit("illegal", quote(text))
        return by_text[text]

    def notify_end(self, ranking: Sequence[int], totals: Sequence[int], /) -> None:
        if self._pipes is not None:
            message = {"type": "over", "ranking": list(ranking), "totals": list(totals)}
            self._pipes.send(msgspec.json.encode(message))

    def _start(self) -> Pipes:
        try:
            return Pipes(self._who.words)
        except (OSError, ValueError) as error:
            raise ForfeitError("died", quote(str(error))) from error

    def _answer_to_start(self, pipes: Pipes) -> dict[str, Any]:
        late = False
        try:
            return self._ask(pipes, self._start_message(), START_MS)
        except ForfeitError as forfeited:
            late = forfeited.failure == "late"
            raise
        finally:
            self._late_starts.record(self._who.spec, late=late)

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
            "table": components_message(contest.game, contest.players),
        }

    def _ask(self, pipes: Pipes, message: object, limit_ms: int) -> dict[str, Any]:
        if (unexpected := pipes.read_unexpected()) is not None:
            self._forfeit("nonsense", f"unasked: {quote(unexpected)}")
        try:
            line = pipes.ask(msgspec.json.encode(message), limit_ms / 1000)
        except TimeoutError:
            self._forfeit("late", f"nothing within {limit_ms} ms")
        except Closed as error:
            self._forfeit("died", quote(str(error)))
        if len(line) >= MAX_LINE:
            self._forfeit("nonsense", f"{MAX_LINE} characters or more: {quote(line)}")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            self._forfeit("nonsense", quote(line))
        if not isinstance(answer, dict):
            self._forfeit("nonsense", quote(line))
        return answer

    def _forfeit(self, failure: Failure, detail: str) -> NoReturn:
        """End the program and raise `ForfeitError`."""
        if self._pipes is not None:
            self._pipes.close(patient=False)
            self._pipes = None
        raise ForfeitError(failure, detail)


def _quote_json(answer: object) -> str:
    return quote(json.dumps(answer, ensure_ascii=False))


def quote(text: str) -> str:
    """The output of a program or bot on one line, shortened, without control characters.

    >>> quote(" zażółć\\n\\t\\x1b[2J ")
    'zażółć �[2J'
    """
    line = " ".join(text[: 10 * _MAX_QUOTE].split())
    clean = make_printable(line)
    return clean if len(clean) <= _MAX_QUOTE else f"{clean[:_MAX_QUOTE]}…"
