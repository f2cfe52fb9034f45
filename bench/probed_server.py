"""``clachan`` with a probe: each message over a socket also has the CPU seconds of the server so far, as ``cpu``.

A client sees a message only when it gets a processor itself. This is the server's clock when it sent the message.
"""

import sys
import time

from clachan.cli import main
from clachan.server.socket.uvicorn_protocols import SocketConnection

_send_text = SocketConnection.send_text


async def send_with_clock(self: SocketConnection, text: bytes) -> None:
    await _send_text(self, b'%s,"cpu":%.9f}' % (text[:-1], time.process_time()))


if __name__ == "__main__":
    SocketConnection.send_text = send_with_clock  # type: ignore[method-assign]  # the probe
    sys.exit(main())
