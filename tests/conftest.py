"""Options and fixtures for every test."""

import os
import random

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="the long runs, before a release")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "long: takes many times as long as most, and is begun early")
    config.addinivalue_line("markers", "rotates: one of its cases at each commit, all with --deep")
    if hasattr(config, "workerinput"):
        # Coverage looks at the tests' own processes. Servers, bots and programs that they start play whole games, and
        # would be slow, and nothing has to be covered by those alone.
        os.environ.pop("COVERAGE_PROCESS_CONFIG", None)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Nobody shall wait at the end for the last long test.

    Each worker begins with an equal part of what is collected, and takes from the end of another's when
    it has done its own. So the long ones are dealt out, and stand first in every part.
    """
    workers = int(getattr(config, "workerinput", {}).get("workercount", 1))
    long = [item for item in items if item.get_closest_marker("long")]
    short = [item for item in items if not item.get_closest_marker("long")]
    parts: list[pytest.Item] = []
    for worker in range(workers):
        size = (len(items) - len(parts)) // (workers - worker)
        first = long[worker::workers]
        rest = max(0, size - len(first))
        parts += [*first, *short[:rest]]
        short = short[rest:]
    items[:] = parts


@pytest.fixture
def deep(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--deep"))


@pytest.fixture
def rng() -> random.Random:
    """For choices that do not matter; what matters is written down in the test."""
    return random.Random(0)
