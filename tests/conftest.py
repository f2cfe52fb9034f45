"""Options and fixtures for every test."""

import random

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="the long runs, before a release")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "long: takes many times as long as most, and is begun early")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Nobody shall wait at the end for the last long test.

    Each of two workers begins with one half of what is collected, and takes from the end of the other's.
    """
    long = [item for item in items if item.get_closest_marker("long")]
    short = [item for item in items if not item.get_closest_marker("long")]
    middle = max(0, len(items) // 2 - len(long[::2]))
    items[:] = [*long[::2], *short[:middle], *long[1::2], *short[middle:]]


@pytest.fixture
def deep(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--deep"))


@pytest.fixture
def rng() -> random.Random:
    """For choices that do not matter; what matters is written down in the test."""
    return random.Random(0)
