"""One socket that looks at a table: what it has been sent, and what waits for it."""

import asyncio
from collections import deque
from typing import Final

import msgspec

from clachan.core import Seat
from clachan.server.tables.table import Table, Visitor
from clachan.wire.protocol.answers import Done, PreviewAnswer, Refused, WhyAnswer

Answer = Done | Refused | PreviewAnswer | WhyAnswer

# Whoever asks more without reading the answers is not a player's client.
_MAX_ANSWERS: Final = 64
_ENCODER: Final = msgspec.json.Encoder()


class AnswerOverflow(Exception):
    """It asks and does not read."""


class Viewer:
    """Answers wait in a short queue; of views only the newest is ever sent.

    So a slow reader costs nothing, and nobody waits for it.
    """

    def __init__(self, visitor: Visitor, since: int | None) -> None:
        self.visitor = visitor
        self.since = since
        """The last event that the reader has seen; ``None``: it did not say."""
        self._initial_since = since
        self._seat: Seat | None = None
        self._has_chosen_seat = False
        self._answers: deque[Answer] = deque()
        self._has_update = True
        self._has_requested_view = True
        self._is_awake = True
        self._waiter: asyncio.Future[None] | None = None
        self.close_reason: tuple[int, str] | None = None
        """Why the socket is to be closed, once it is."""
        self.ended = asyncio.Event()
        """Nothing more will be sent."""

    def current_seat(self, table: Table) -> Seat | None:
        """The seat whose curtain is lifted; whoever has one seat only needs no curtain."""
        mine = table.seats_of(self.visitor)
        if not self._has_chosen_seat and len(mine) == 1:
            return mine[0]
        return self._seat if self._seat in mine else None

    def choose_seat(self, seat: Seat | None) -> None:
        """From now on for somebody else: what came after their own last decision is new to them.

        Whoever looks first may have said what they have seen already.
        """
        self.since = None if self._has_chosen_seat else self._initial_since
        self._seat, self._has_chosen_seat = seat, True
        self.request_view()

    def request_view(self) -> None:
        """The reader causes the next view, and pays for it."""
        self._has_requested_view = True
        self.notify()

    def notify(self) -> None:
        """There is something new to see."""
        self._has_update = True
        self._wake()

    def answer(self, answer: Answer) -> None:
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
        """Until there is something to send, or the end.

        There is one who waits for each socket: that takes less than an `asyncio.Event`.
        """
        if not self._is_awake:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        self._is_awake = False

    def take_answers(self) -> list[bytes]:
        """What is to be sent first."""
        encoded = [_ENCODER.encode(answer) for answer in self._answers]
        self._answers.clear()
        return encoded

    def take_update(self) -> bool:
        """Whether a view is due now; it is then taken as sent."""
        has_update, self._has_update = self._has_update, False
        return has_update

    def take_view_request(self) -> bool:
        """Whether the reader causes the next view: by opening the socket, by looking, or by a command
        that came too late."""
        has_requested, self._has_requested_view = self._has_requested_view, False
        return has_requested
