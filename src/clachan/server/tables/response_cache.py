"""Answers that follow from a table alone: made once, and kept for a while."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Final

import msgspec

from clachan.core import Seat
from clachan.server.tables.table import Table

_MOST_BYTES: Final = 16 * 1024 * 1024


class ResponseCache:
    """The answers that were asked for last, up to ``most`` bytes in all."""

    def __init__(self, most: int = _MOST_BYTES) -> None:
        self._most = most
        self._size = 0
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()

    async def get(
        self,
        name: str,
        table: Table,
        kind: str,
        seat: Seat | None,
        make: Callable[[], Awaitable[object]],
    ) -> bytes:
        """What ``make`` gives, as JSON; bytes are taken as they are.

        It may depend on nothing but the table, in this state, and the seat.
        """
        key = (name, table.seq, kind, seat)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        made = await make()
        data = made if isinstance(made, bytes) else msgspec.json.encode(made)
        self._keep(key, data)
        return data

    def _keep(self, key: Hashable, data: bytes) -> None:
        if key in self._kept:  # made twice at the same time
            return
        self._kept[key] = data
        self._size += len(data)
        while self._size > self._most:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest)
