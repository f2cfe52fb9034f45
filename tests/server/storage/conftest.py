"""Each test of what a storage does runs on both databases."""

from pathlib import Path

import pytest


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str | Path:
    """What `open_storage` takes: a file that is not there yet, or a database that is empty."""
    if request.param == "sqlite":
        return tmp_path / "data" / "tables.db"
    url: str = request.getfixturevalue("postgres_url")
    return url
