"""The decorator of every kernel function, and the folder of what numba has compiled.

Kernel functions are plain functions of a module. A function that another one makes, and a class, would be compiled
again in every process: numba keeps neither.
"""

import hashlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, Final, TypeVar

try:
    import numba
except ImportError:
    numba = None

Function = TypeVar("Function", bound=Callable[..., Any])

_PACKAGE: Final = Path(__file__).parents[1]
_SOURCES: Final = (
    "games/**/*.py",
    "kernels/**/*.py",
    "bots/**/compiled/*.py",
    "bots/**/weights.py",
)


def jit(function: Function) -> Function:
    """The function, compiled when it is called first; itself without numba or with ``NUMBA_DISABLE_JIT=1``."""
    return _compile(function, forceinline=False)


def jit_inline(function: Function) -> Function:
    """The same for a short function that is called often: callers get a copy of it."""
    return _compile(function, forceinline=True)


def _compile(function: Function, forceinline: bool) -> Function:
    if not HAS_NUMBA:
        return function
    # numba reads the folder here. Other users of numba in this process keep theirs.
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(CACHE_FOLDER or "")
    try:
        compiled: Function = numba.njit(
            cache=CACHE_FOLDER is not None,
            nogil=True,
            error_model="numpy",  # no check whether a divisor is 0
            forceinline=forceinline,
            # Kernels allocate nothing. Without this, every call counts the references to its arrays: half the speed.
            _nrt=False,
        )(function)
    finally:
        numba.config.CACHE_DIR = before
    return compiled


def hash_sources() -> str:
    """A hash of all compiled functions, and of the games and weights, whose constants they contain.

    numba compares only the file of a function with its compiled code, not the files of those that it calls, nor how far
    it was asked to optimise them (``NUMBA_OPT``).
    """
    found = hashlib.sha256(os.environ.get("NUMBA_OPT", "").encode())
    paths = [path for pattern in _SOURCES for path in _PACKAGE.glob(pattern)]
    for path in sorted(paths):
        found.update(path.relative_to(_PACKAGE).as_posix().encode())
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


def find_cache_folder() -> Path | None:
    """A folder that is named by the sources; ``None`` where none can be written to."""
    try:
        folder = _user_cache() / f"clachan-kernels-{hash_sources()}"
        folder.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=folder).close()
    except (OSError, RuntimeError):  # RuntimeError: the user has no home
        return None
    return folder


def _user_cache() -> Path:
    if folder := os.environ.get("NUMBA_CACHE_DIR"):
        return Path(folder).absolute()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


HAS_NUMBA: Final = numba is not None
CACHE_FOLDER: Final = find_cache_folder() if HAS_NUMBA else None
"""``None``: functions are compiled in memory, in every process."""
