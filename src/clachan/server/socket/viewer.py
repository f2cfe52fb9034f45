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
_MOST_ANSWERS: Final = 64
_ENCODER: Final = msgspec.json.Encoder()


class Overflow(Exception):
    """It asks and does not read."""


class Viewer:
    """Answers wait in a short queue; of views only the newest is ever sent.

    So a slow reader costs nothing, and nobody waits for it.
    """

    def __init__(self, visitor: Visitor, since: int | None) -> None:
        self.visitor = visitor
        self.since = since
        """The last event that the reader has seen; ``None``: it did not say."""
        self._said_since = since
        self._lifted: Seat | None = None
        self._has_looked = False
        self._answers: deque[Answer] = deque()
        self._has_news = True
        self._has_asked = True
        self._is_awake = True
        self._sleep: asyncio.Future[None] | None = None
        self.closed: tuple[int, str] | None = None
        """Why the socket is to be closed, once it is."""
        self.ended = asyncio.Event()
        """Nothing more will be sent."""

    def viewing(self, table: Table) -> Seat | None:
        """The seat whose curtain is lifted; whoever has one seat only needs no curtain."""
        mine = table.seats_of(self.visitor)
        if not self._has_looked and len(mine) == 1:
            return mine[0]
        return self._lifted if self._lifted in mine else None

    def look(self, seat: Seat | None) -> None:
        """From now on for somebody else: what came after their own last decision is new to them.

        Whoever looks first may have said what they have seen already.
        """
        self.since = None if self._has_looked else self._said_since
        self._lifted, self._has_looked = seat, True
        self.show_again()

    def show_again(self) -> None:
        """The reader causes the next view, and pays for it."""
        self._has_asked = True
        self.tell_news()

    def tell_news(self) -> None:
        """There is something new to see."""
        self._has_news = True
        self._wake()

    def answer(self, answer: Answer) -> None:
        if len(self._answers) >= _MOST_ANSWERS:
            raise Overflow
        self._answers.append(answer)
        self._wake()

    def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)
        self._wake()

    def _wake(self) -> None:
        self._is_awake = True
        if self._sleep is not None and not self._sleep.done():
            self._sleep.set_result(None)

    async def wait(self) -> None:
        """Until there is something to send, or the end.

        There is one who waits for each socket: that takes less than an `asyncio.Event`.
        """
        if not self._is_awake:
            self._sleep = asyncio.get_running_loop().create_future()
            await self._sleep
        self._is_awake = False

    def answers(self) -> list[bytes]:
        """What is to be sent first."""
        waiting = [_ENCODER.encode(answer) for answer in self._answers]
        self._answers.clear()
        return waiting

    def takes_news(self) -> bool:
        """Whether a view is due now; it is then taken as sent."""
        due, self._has_news = self._has_news, False
        return due

    def takes_request(self) -> bool:
        """Whether the reader causes the next view: by opening the socket, by looking, or by a command
        that came too late."""
        asked, self._has_asked = self._has_asked, False
        return asked
