"""Builds the sdist and the wheel, and tests the wheel."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Mapping
from http import HTTPStatus
from http.client import HTTPConnection
from pathlib import Path

from chores.commands import (
    ROOT,
    SOURCE,
    VENV,
    check_status,
    fail,
    python,
    python_of,
    run,
    say,
    script_of,
)
from chores.environment import LOCKS, pip_install

DIST = ROOT / "dist"


def build(arguments: list[str]) -> None:
    """make sdist and wheel, and try the wheel away from here"""
    shutil.rmtree(DIST, ignore_errors=True)
    python("-m", "build", "--no-isolation", "--outdir", DIST, *arguments)
    check_sdist(next(DIST.glob("*.tar.gz")))
    wheel = next(DIST.glob("*.whl"))
    check_wheel(wheel)
    with tempfile.TemporaryDirectory() as folder:
        try_wheel(wheel, Path(folder).resolve())


def check_sdist(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        inside = {name.split("/")[1] for name in archive.getnames() if "/" in name}
    wanted = {"LICENSE", "NOTICE", "chores", "docs", "run.py", "src", "tests", "web"}
    require_files(sdist, wanted - inside)


def check_wheel(wheel: Path) -> None:
    files = (path.relative_to(SOURCE.parent) for path in SOURCE.rglob("*") if path.is_file())
    wanted = {path.as_posix() for path in files if "__pycache__" not in path.parts}
    with zipfile.ZipFile(wheel) as archive:
        # The pages are listed, because they may be missing here, too.
        require_files(wheel, {*wanted, "clachan/web/index.html"} - set(archive.namelist()))


def require_files(package: Path, missing: set[str]) -> None:
    if missing:
        raise fail(f"{package.name} lacks {', '.join(sorted(missing))}")


def try_wheel(wheel: Path, folder: Path) -> None:
    venv = folder / "venv"
    run(sys.executable, "-m", "venv", "--without-pip", venv)
    pip_install("--require-hashes", "--requirement", LOCKS["runtime"], into=venv)
    pip_install("--no-deps", wheel, into=venv)
    run(python_of(VENV), "-m", "pip", "--python", python_of(venv), "check")
    clachan = script_of(venv, "clachan")
    alone = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    bots = "greedy,random,random,random"
    run(clachan, "conform", cwd=folder, env=alone)
    options = ["--games", 200, "--players", 4, "--bots", bots]
    run(clachan, "simulate", "clans", *options, cwd=folder, env=alone)
    try_workers(venv, folder, alone)
    try_pages(clachan, folder, alone)


def try_workers(venv: Path, folder: Path, env: Mapping[str, str]) -> None:
    """Check that the processes of the wheel start: the guard of a program in the arena, and the bots of the server."""
    words = [str(python_of(venv)), str(ROOT / "examples" / "first_bot.py")]
    program = " ".join(words) if os.name == "nt" else shlex.join(words)
    options = ["--groups", 1, "--jobs", 2, "--bots", "random", "--bot", program]
    run(script_of(venv, "clachan"), "arena", "clans", *options, cwd=folder, env=env)
    worker = [str(python_of(venv)), "-P", "-m", "clachan.server.bots.worker"]
    quiet = subprocess.DEVNULL
    ended = subprocess.run(worker, cwd=folder, env=env, stdin=quiet, stdout=quiet, check=False)
    check_status(ended.returncode)


def try_pages(clachan: Path, folder: Path, env: Mapping[str, str]) -> None:
    """Check that the server of the wheel serves the pages of the wheel."""
    command = [str(clachan), "serve", "--port", "0", "--data", str(folder / "data")]
    with subprocess.Popen(command, cwd=folder, env=env, stdout=subprocess.PIPE) as server:
        try:
            assert server.stdout is not None
            said = iter(server.stdout.readline, b"")
            found = (re.search(rb"127\.0\.0\.1:(\d+)", line) for line in said)
            port = next((int(match[1]) for match in found if match), None)
            if port is None:
                raise fail("The server of the wheel did not start")
            script = re.search(r'src="(/assets/[^"]+)"', fetch(port, "/"))
            if script is None:
                raise fail("The page of the wheel has no script")
            fetch(port, script[1])
        finally:
            server.terminate()
    say("The pages of the wheel are served")


def fetch(port: int, path: str) -> str:
    connection = HTTPConnection("127.0.0.1", port, timeout=20)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        if answer.status != HTTPStatus.OK:
            raise fail(f"{path} of the wheel is answered with {answer.status}")
        return answer.read().decode()
    finally:
        connection.close()
