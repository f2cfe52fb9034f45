"""A cache of responses that depend only on the state of a table."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Final

import msgspec

from clachan.core import Seat
from clachan.server.tables.table import Table

_MAX_BYTES: Final = 16 * 1024 * 1024


class ResponseCache:
    """Keeps the most recently used responses, up to ``max_bytes`` in total."""

    def __init__(self, max_bytes: int = _MAX_BYTES) -> None:
        self._max_bytes = max_bytes
        self._size = 0
        self._responses: OrderedDict[Hashable, bytes] = OrderedDict()

    async def get(
        self,
        table_id: str,
        table: Table,
        kind: str,
        seat: Seat | None,
        make: Callable[[], Awaitable[object]],
    ) -> bytes:
        """The cached response, or else the result of ``make``: bytes as they are, other values as JSON.

        The result of ``make`` may depend only on the table in this state and on the seat.
        """
        key = (table_id, table.seq, kind, seat)
        if key in self._responses:
            self._responses.move_to_end(key)
            return self._responses[key]
        result = await make()
        data = result if isinstance(result, bytes) else msgspec.json.encode(result)
        self._add(key, data)
        return data

    def _add(self, key: Hashable, data: bytes) -> None:
        if key in self._responses:  # two requests have made it at the same time
            return
        self._responses[key] = data
        self._size += len(data)
        while self._size > self._max_bytes:
            _, oldest = self._responses.popitem(last=False)
            self._size -= len(oldest)
