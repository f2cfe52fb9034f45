"""Atomic file writes: a file with the final name is always complete."""

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def create_file(target: Path, data: bytes) -> None:
    """Write a new file. Raises `FileExistsError` where the target exists, or another `OSError`."""
    with draft_of(target) as draft:
        _write_new(draft, data)


def replace_file(target: Path, data: bytes) -> None:
    """Write a new file or replace an old one, which stays until the new one is on the disk."""
    draft = _draft_beside(target)
    try:
        _write_new(draft, data)
        _sync(draft)
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)


@contextmanager
def draft_of(target: Path) -> Iterator[Path]:
    """A path beside the target, where the caller creates a file. It gets the final name on success.

    Nothing is left after an exception. Raises `FileExistsError` where the target exists.
    """
    if target.exists():
        raise FileExistsError(target)
    draft = _draft_beside(target)
    try:
        yield draft
        _sync(draft)
        _publish(draft, target)
    finally:
        draft.unlink(missing_ok=True)


def _draft_beside(target: Path) -> Path:
    """In the same folder, so that the draft is on the same file system."""
    return target.parent / f".clachan-{secrets.token_hex(4)}.part"


def _write_new(file: Path, data: bytes) -> None:
    with file.open("xb") as opened:
        opened.write(data)


def _sync(file: Path) -> None:
    """Wait until the file is on the disk."""
    with file.open("rb+") as opened:
        os.fsync(opened.fileno())


def _publish(draft: Path, target: Path) -> None:
    """Give a complete draft its final name. Raises `FileExistsError` where the target exists."""
    try:
        os.link(draft, target)
    except FileExistsError:
        raise
    except OSError:
        # Some file systems have no links. There the name could be taken only in between.
        draft.rename(target)
