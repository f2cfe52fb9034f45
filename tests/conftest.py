"""Options and fixtures for every test."""

import os
import random
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path

import hypothesis
import pytest

from chores.file_lock import hold
from tests.support.plugins import install_example


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="run the long tests too, before a release")
    parser.addoption(
        "--measured",
        action="append",
        type=Path,
        default=[],
        metavar="PATH",
        help="run only the unmeasured tests there: `run.py coverage` runs the others",
    )


def pytest_configure(config: pytest.Config) -> None:
    # Bots think in plain Python, here and in all processes that tests start: the same in every order of the tests. The
    # tests of the compiled searches load them.
    os.environ["CLACHAN_KERNELS"] = "0"
    # Compiling takes a third less time than at the level that players get, and what is compiled does the same.
    os.environ["NUMBA_OPT"] = "1"
    config.addinivalue_line("markers", "long: takes many times as long as most, and starts early")
    config.addinivalue_line("markers", "deep: runs only with --deep")
    config.addinivalue_line("markers", "unmeasured: plays many games; coverage does not need it")
    # The same examples at every commit; more of them, and new ones, with --deep. How long one takes depends on the
    # machine's load.
    deep = config.getoption("--deep")
    hypothesis.settings.register_profile(
        "clachan",
        max_examples=200 if deep else 25,
        derandomize=not deep,
        database=None,
        deadline=None,
        suppress_health_check=[hypothesis.HealthCheck.too_slow],
    )
    hypothesis.settings.load_profile("clachan")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out measured tests, skip deep ones unless asked for, and start long ones early.

    Each worker starts with an equal part of the collected tests; when it is done, it takes tests from the
    end of another worker's part. So the long tests are shared out and come first in every part, and none
    is left for the end. The first worker compiles the searches, and no other waits for that.
    """
    measured = [config.rootpath / path for path in config.getoption("--measured")]
    items[:] = [
        item
        for item in items
        if item.get_closest_marker("unmeasured")
        or not any(item.path.is_relative_to(path) for path in measured)
    ]
    if not config.getoption("--deep"):
        for item in items:
            if item.get_closest_marker("deep"):
                item.add_marker(pytest.mark.skip("runs only with --deep"))
    workers = int(getattr(config, "workerinput", {}).get("workercount", 1))
    compiling, others = split(items, waits_for_compiler)
    long, short = split(others, lambda item: item.get_closest_marker("long") is not None)
    parts: list[pytest.Item] = []
    for worker in range(workers):
        size = (len(items) - len(parts)) // (workers - worker)
        first = long[worker::workers] if worker else [*compiling, *long[::workers]]
        rest = max(0, size - len(first))
        parts += [*first, *short[:rest]]
        short = short[rest:]
    items[:] = parts


def waits_for_compiler(item: pytest.Item) -> bool:
    return "compiled_searches" in getattr(item, "fixturenames", ())


def split(
    items: Iterable[pytest.Item], is_first: Callable[[pytest.Item], bool]
) -> tuple[list[pytest.Item], list[pytest.Item]]:
    """Return those for which the function is true, and the others."""
    found: tuple[list[pytest.Item], list[pytest.Item]] = ([], [])
    for item in items:
        found[not is_first(item)].append(item)
    return found


@pytest.fixture
def deep(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--deep"))


@pytest.fixture
def rng() -> random.Random:
    """For choices that do not matter; a test writes down the choices that matter."""
    return random.Random(0)


@pytest.fixture(scope="session")
def tricks_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package of examples/tricks, installed as by its users."""
    folder = tmp_path_factory.mktemp("tricks")
    install_example(folder)
    return folder


@pytest.fixture(scope="session")
def compiled_searches() -> None:
    """The searches, compiled by one test process; the others wait, and load them from its cache."""
    # Numba is imported only where it is needed.
    from clachan.bots.compiled import SEARCHES
    from clachan.kernels.jit import CACHE_FOLDER

    if CACHE_FOLDER is not None:
        with hold(
            CACHE_FOLDER / "tests.lock", "Waiting for the process that compiles the searches"
        ):
            for module in SEARCHES.values():
                import_module(module).load()
