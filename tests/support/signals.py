"""Whether processes that a test starts can be interrupted.

A child inherits an ignored signal. A shell without job control starts its background jobs with SIGINT
ignored, so under ``nohup python3 run.py test &`` no child of a test would end by it.
"""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

Handler = Callable[[int, FrameType | None], object] | signal.Handlers


@contextmanager
def interruptible() -> Iterator[None]:
    """A process started in here has the default action for SIGINT, also where this one ignores it."""
    # A handler does not survive exec: the system replaces it by the default action.
    with _handled_by(signal.default_int_handler):
        yield


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """As in a background job: this process ignores SIGINT, and so do the processes it starts."""
    with _handled_by(signal.SIG_IGN):
        yield


@contextmanager
def _handled_by(handler: Handler) -> Iterator[None]:
    before = signal.signal(signal.SIGINT, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
