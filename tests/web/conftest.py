"""What scenes in the browser share: a server for all that need none of their own, and Chromium."""

from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from tests.server.running import Server, running
from tests.web.chromium import THEATRE
from tests.web.rotation import turn_of_the_commit
from tests.web.visits import PATIENCE

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of a scene that rotates one case is due at each commit, in the deep option all."""
    if config.getoption("--deep"):
        return
    cases: dict[str, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("rotates"):
            cases.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for found in cases.values():
        del found[turn_of_the_commit() % len(found)]
        for item in found:
            item.add_marker(pytest.mark.skip("another case is due at this commit; --deep runs all"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its own tables, for a whole test process."""
    with running("--data", str(tmp_path_factory.mktemp("tables"))) as found:
        yield found


@pytest.fixture(scope="session", autouse=True)
def theatre() -> Iterator[None]:
    yield
    THEATRE.close()
