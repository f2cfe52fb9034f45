"""The compiled searches: which process has them, and when (docs/kernels.md).

A search on the kernels needs the packages of the extra ``fast``, and seconds to compile it for the first time. So a
process that plays loads the searches when it starts, and no decision ever waits for a compiler. Where a search is not
loaded, bots use the search in plain Python.
"""

import os
import sys
from collections.abc import Collection, Mapping
from importlib import import_module
from threading import Lock, Thread
from typing import Any, Final, Protocol, cast

from clachan.bots.registry import LEVELS, bot_name

VARIABLE: Final = "CLACHAN_KERNELS"
"""The environment variable that turns the compiled searches off: ``0``."""

SEARCHES: Final[Mapping[str, str]] = {
    "clans": "clachan.bots.clans.compiled_search",
    "glenmore": "clachan.bots.glenmore.compiled.search",
}
"""By game: the module with its `CompiledSearch`, imported only to load it."""

_loaded: Final[dict[str, Any]] = {}
_failed: Final[set[str]] = set()
_loading: Final = Lock()


class CompiledSearch(Protocol):
    """A module with the search of one game; what else it has is between it and the levels of the game."""

    def load(self) -> None:
        """Call each compiled function once, with the types that the search has; raises `ImportError`.

        Then all of them are compiled, or loaded from the cache.
        """


def find_search(game: str) -> Any:
    """The module with the compiled search of a game; ``None`` where it is not loaded, or not yet."""
    return _loaded.get(game)


def load_searches(games: Collection[str] | None = None) -> None:
    """Load the searches of these games, or of all; does nothing where that has been done or cannot be.

    Takes a second, and up to a minute when nothing is cached yet.
    """
    for game in SEARCHES if games is None else games:
        with _loading:
            if game in SEARCHES and game not in _loaded and game not in _failed and _is_wanted():
                _load(game)


def load_searches_of(bots: Collection[str], game: str) -> None:
    """Load the search of the game, if one of these bots has use for it."""
    if not {bot_name(bot) for bot in bots}.isdisjoint(LEVELS):
        load_searches((game,))


def start_loading() -> Thread:
    """Load all searches in a thread that ends with the process; until then bots use plain Python."""
    thread = Thread(target=load_searches, name="load compiled searches", daemon=True)
    thread.start()
    return thread


def _is_wanted() -> bool:
    # Kernels that are not compiled, for a debugger, are slower than the search in plain Python.
    wanted = os.environ.get(VARIABLE) != "0" and os.environ.get("NUMBA_DISABLE_JIT", "0") == "0"
    return wanted and may_make_code()


def may_make_code() -> bool:
    """Whether this process may run code that it makes.

    systemd forbids it with ``MemoryDenyWriteExecute``. There the compiler would end the process, not raise an exception.
    """
    if not sys.platform.startswith("linux"):
        return True
    import ctypes
    import mmap

    with mmap.mmap(-1, mmap.PAGESIZE) as page:
        start = ctypes.c_char.from_buffer(page)
        address = ctypes.c_void_p(ctypes.addressof(start))
        execute = mmap.PROT_READ | mmap.PROT_EXEC
        refused = ctypes.CDLL(None).mprotect(address, ctypes.c_size_t(mmap.PAGESIZE), execute)
        del start  # the page cannot be closed before
    return bool(refused == 0)


def _load(game: str) -> None:
    try:
        import_module("numba")  # without it the kernels can be imported too, as plain Python
        search = import_module(SEARCHES[game])
        cast("CompiledSearch", search).load()
    except ImportError as error:
        if (error.name or "").partition(".")[0].startswith("clachan"):
            raise
        _failed.add(game)  # without the extra
    except Exception:
        # A compiler meets machines that no test has seen.
        import logging  # a worker without this trouble starts sooner

        logging.getLogger("clachan.bots").warning(
            "the compiled search of %s is not used", game, exc_info=True
        )
        _failed.add(game)
    else:
        _loaded[game] = search
