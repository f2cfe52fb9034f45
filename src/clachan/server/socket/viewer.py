"""The state of one socket at a table: what was sent, and what is waiting to be sent."""

import asyncio
from collections import deque
from typing import Final

import msgspec

from clachan.core import Seat
from clachan.server.tables.table import Table, Visitor
from clachan.wire.protocol.answers import Done, PreviewAnswer, RefusalAnswer, WhyAnswer

Answer = Done | RefusalAnswer | PreviewAnswer | WhyAnswer

# A client that does not read this many answers is closed.
_MAX_ANSWERS: Final = 64
_ENCODER: Final = msgspec.json.Encoder()


class AnswerOverflow(Exception):
    """A client sends messages without reading the answers."""


class Viewer:
    """Queues answers and marks the view as outdated. Only the newest view is ever sent.

    A slow client therefore uses little memory and never delays others.
    """

    def __init__(self, visitor: Visitor, since: int | None) -> None:
        self.visitor = visitor
        self.since = since
        """The last event that the client has seen; ``None`` if it did not say."""
        self._initial_since = since
        self._seat: Seat | None = None
        self._has_chosen_seat = False
        self._answers: deque[Answer] = deque()
        self._has_update = True
        self._has_requested_view = True
        self._is_awake = True
        self._waiter: asyncio.Future[None] | None = None
        self.close_reason: tuple[int, str] | None = None
        """The code and reason to close the socket with; ``None`` while it stays open."""
        self.ended = asyncio.Event()
        """Set when nothing more will be sent."""

    def current_seat(self, table: Table) -> Seat | None:
        """The seat whose view is sent: the chosen one, or the visitor's only seat."""
        mine = table.seats_of(self.visitor)
        if not self._has_chosen_seat and len(mine) == 1:
            return mine[0]
        return self._seat if self._seat in mine else None

    def choose_seat(self, seat: Seat | None) -> None:
        """Send views of another seat, with all entries since its own last decision.

        For the first choice, the event that the client named when it connected counts.
        """
        self.since = None if self._has_chosen_seat else self._initial_since
        self._seat, self._has_chosen_seat = seat, True
        self.request_view()

    def request_view(self) -> None:
        """Send a view at the client's request, charged to the client."""
        self._has_requested_view = True
        self.notify()

    def notify(self) -> None:
        """Mark the view as outdated, so that a new one is sent."""
        self._has_update = True
        self._wake()

    def answer(self, answer: Answer) -> None:
        """Queue an answer; raises `AnswerOverflow` if the queue is full."""
        if len(self._answers) >= _MAX_ANSWERS:
            raise AnswerOverflow
        self._answers.append(answer)
        self._wake()

    def close(self, code: int, reason: str) -> None:
        self.close_reason = (code, reason)
        self._wake()

    def _wake(self) -> None:
        self._is_awake = True
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def wait(self) -> None:
        """Wait until there is something to send, or the socket is to be closed.

        Only one task waits per socket, so a future is enough; it is cheaper than `asyncio.Event`.
        """
        if not self._is_awake:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        self._is_awake = False

    def take_answers(self) -> list[bytes]:
        """Remove and return all queued answers, encoded."""
        encoded = [_ENCODER.encode(answer) for answer in self._answers]
        self._answers.clear()
        return encoded

    def take_update(self) -> bool:
        """Whether a view is due; it then counts as sent."""
        has_update, self._has_update = self._has_update, False
        return has_update

    def take_view_request(self) -> bool:
        """Whether the client has caused the next view: by connecting, by choosing a seat, or by a stale
        command. The request is then cleared."""
        has_requested, self._has_requested_view = self._has_requested_view, False
        return has_requested
