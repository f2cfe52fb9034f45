"""Options and fixtures for every test."""

import random

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="the long runs, before a release")


@pytest.fixture
def deep(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--deep"))


@pytest.fixture
def rng() -> random.Random:
    """For choices that do not matter; what matters is written down in the test."""
    return random.Random(0)
