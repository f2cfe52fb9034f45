"""Atomic file writes: a file with the final name is always complete."""

import os
import secrets
from pathlib import Path


def create_file(target: Path, data: bytes) -> None:
    """Write a new file. Raises `FileExistsError` where the target exists, or another `OSError`."""
    if target.exists():
        raise FileExistsError(target)
    draft = _draft_beside(target)
    try:
        _write_to_disk(draft, data)
        publish_draft(draft, target)
    finally:
        draft.unlink(missing_ok=True)


def replace_file(target: Path, data: bytes) -> None:
    """Write a new file or replace an old one, which stays until the new one is on the disk."""
    draft = _draft_beside(target)
    try:
        _write_to_disk(draft, data)
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)


def publish_draft(draft: Path, target: Path) -> None:
    """Give a complete draft its final name. Raises `FileExistsError` where the target exists.

    The caller removes the draft afterwards.
    """
    try:
        os.link(draft, target)
    except FileExistsError:
        raise
    except OSError:
        # Some file systems have no links. There the name could be taken only in between.
        draft.rename(target)


def _draft_beside(target: Path) -> Path:
    """In the same folder, so that the draft is on the same file system."""
    return target.parent / f".clachan-{secrets.token_hex(4)}.part"


def _write_to_disk(draft: Path, data: bytes) -> None:
    with draft.open("xb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
