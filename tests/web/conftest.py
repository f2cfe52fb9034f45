"""What tests in the browser share: a server for all that need none of their own, and Chromium."""

from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from tests.support.server.server_process import Server, running
from tests.support.web.chromium import SHARED_BROWSER
from tests.support.web.visits import TIMEOUT_MS

expect.set_options(timeout=TIMEOUT_MS)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its own tables, for a whole test process."""
    with running("--data", str(tmp_path_factory.mktemp("tables"))) as found:
        yield found


@pytest.fixture(scope="session", autouse=True)
def shared_browser() -> Iterator[None]:
    yield
    SHARED_BROWSER.close()
