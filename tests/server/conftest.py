"""What tests of the server share: databases, and one server for all that need none of their own."""

from collections.abc import Iterator

import pytest

from tests.support.server.databases import postgres_server, postgres_url
from tests.support.server.server_process import Server, running

__all__ = ["postgres_server", "postgres_url", "server"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its own tables, for a whole test process."""
    with running("--data", str(tmp_path_factory.mktemp("tables"))) as found:
        yield found
