"""Which functions of the server one move runs through: a POSTed move of Clans and Glory that no socket views.

    python bench/move_path.py              the number of functions and files
    python bench/move_path.py --list       each of them, in the order of their first calls

The server runs in this process with its default settings and SQLite. Functions in threads count too; those of the
standard library, of other packages and of the rules do not. The first two moves fill caches. What counts is called by
each of the next three: background tasks may run during one of them. tests/server/test_move_path.py limits the numbers.
"""

import argparse
import asyncio
import sys
import tempfile
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from pathlib import Path
from types import FrameType
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import httpx2

import clachan.server
from clachan.server.app import create_app
from clachan.server.settings import Settings
from clachan.server.storage import open_storage

SERVER: Final = Path(clachan.server.__file__).parent
URL: Final = "http://localhost"
_CACHED: Final = 2
_TRACED: Final = 3


class Trace:
    """The functions of the server that were called by each of several moves, in the order of their first calls."""

    def __init__(self) -> None:
        self.moves: list[dict[tuple[str, str], None]] = []
        self._called: dict[tuple[str, str], None] | None = None
        threading.setprofile(self._note)
        sys.setprofile(self._note)

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        called = self._called
        if called is None or event != "call" or code.co_name.startswith("<"):
            return
        path = Path(code.co_filename)
        if path.is_relative_to(SERVER):
            called[path.relative_to(SERVER).as_posix(), code.co_qualname] = None

    @contextmanager
    def move(self) -> Iterator[None]:
        """Note what is called inside as one more move."""
        self.moves.append({})
        self._called = self.moves[-1]
        yield
        self._called = None

    @property
    def functions(self) -> list[tuple[str, str]]:
        first, *others = self.moves
        return [function for function in first if all(function in move for move in others)]

    @property
    def files(self) -> set[str]:
        return {file for file, _ in self.functions}


@asynccontextmanager
async def client_of(app: Any) -> AsyncIterator[httpx2.AsyncClient]:
    """A client in the same process, while the application runs."""
    to_app: asyncio.Queue[dict[str, str]] = asyncio.Queue()
    from_app: asyncio.Queue[dict[str, str]] = asyncio.Queue()
    running = asyncio.create_task(app({"type": "lifespan"}, to_app.get, from_app.put))
    await to_app.put({"type": "lifespan.startup"})
    assert await from_app.get() == {"type": "lifespan.startup.complete"}
    async with httpx2.AsyncClient(transport=httpx2.ASGITransport(app), base_url=URL) as client:
        yield client
    await to_app.put({"type": "lifespan.shutdown"})
    await running


async def trace_move(trace: Trace, folder: Path) -> None:
    settings = Settings(data=folder, bot_workers=1)
    async with client_of(create_app(settings, await open_storage(settings.source))) as client:
        seats = [{"kind": "person", "name": name} for name in ("Ada", "Ben")]
        body = {"game": "clans", "seats": seats, "start": True}
        await client.get("/api/tables")  # sets the cookie
        table = (await client.post("/api/tables", json=body)).json()["table"]
        path = f"/api/tables/{table}"
        for number in range(_CACHED + _TRACED):
            seat = (await client.get(path)).json()["to_move"]
            view = (await client.get(path, params={"seat": seat})).json()
            command = {"type": "play", "nonce": f"n{number}", "seq": view["seq"], "seat": seat}
            move = {**command, "action": view["legal"][0]["text"]}
            with trace.move() if number >= _CACHED else nullcontext():
                answer = await client.post(f"{path}/commands", json=move)
            assert answer.status_code == 200, answer.text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--list", action="store_true", help="print each function")
    arguments = parser.parse_args()
    trace = Trace()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(trace_move(trace, Path(folder)))
    if arguments.list:
        for file, function in trace.functions:
            print(f"{file}  {function}")
    print(f"{len(trace.functions)} functions in {len(trace.files)} files of clachan.server")


if __name__ == "__main__":
    main()
