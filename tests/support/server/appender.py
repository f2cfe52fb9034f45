"""A process that appends to tables and prints each acknowledged append, until it is killed."""

import asyncio
import os
import sys
from pathlib import Path

from clachan.server.storage import Storage, TableRow, open_storage

TABLES = 8


async def main(database: str | Path) -> None:
    storage = await open_storage(database)
    await asyncio.gather(*(append_to(storage, f"t{n}") for n in range(TABLES)))


async def append_to(storage: Storage, table: str) -> None:
    last = len(await storage.load(table))
    while True:
        await storage.append(table, last, [event(table, last + 1)], TableRow(b"", None, last))
        last += 1
        # One system call a line: what was acknowledged is said, or not, but never half.
        os.write(sys.stdout.fileno(), f"{table} {last}\n".encode())


def event(table: str, seq: int) -> bytes:
    return f"{table} {seq}".encode()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1] if "://" in sys.argv[1] else Path(sys.argv[1])))
