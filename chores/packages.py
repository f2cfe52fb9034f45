"""Builds the sdist and the wheel, and tries both installs: the base, and with the server."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from http import HTTPStatus
from http.client import HTTPConnection
from pathlib import Path

from chores import assets
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
    """make sdist and wheel, and try to install them, with and without the server"""
    shutil.rmtree(DIST, ignore_errors=True)
    python("-m", "build", "--no-isolation", "--outdir", DIST, *arguments)
    check_sdist(next(DIST.glob("*.tar.gz")))
    wheel = next(DIST.glob("*.whl"))
    check_wheel(wheel)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name).resolve()
        try_base(install(folder, "base", ROOT), folder)
        try_server(install(folder, "server", f"{wheel}[server]"), folder)


def check_sdist(sdist: Path) -> None:
    """Check that everything is in it, and that an install from it needs no Node."""
    wanted = {"LICENSE", "NOTICE", "chores", "docs", "run.py", "src", "tests", "web"}
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(sdist) as archive:
            archive.extractall(folder, filter="data")
        [root] = Path(folder).iterdir()
        require_files(sdist, wanted - {path.name for path in root.iterdir()})
        if not assets.are_current(root):
            raise fail(f"{sdist.name} has pages that are not those of its sources")


def check_wheel(wheel: Path) -> None:
    files = (path.relative_to(SOURCE.parent) for path in SOURCE.rglob("*") if path.is_file())
    wanted = {path.as_posix() for path in files if "__pycache__" not in path.parts}
    with zipfile.ZipFile(wheel) as archive:
        # The pages are listed, because they may be missing here, too.
        require_files(wheel, {*wanted, "clachan/web/index.html"} - set(archive.namelist()))


def require_files(package: Path, missing: set[str]) -> None:
    if missing:
        raise fail(f"{package.name} lacks {', '.join(sorted(missing))}")


def install(folder: Path, name: str, package: object) -> Path:
    """Install a package as people do, but with the versions of the lock, into a new environment."""
    venv = folder / name
    run(sys.executable, "-m", "venv", "--without-pip", venv)
    constraints = folder / "constraints.txt"
    constraints.write_text("\n".join(locked_versions()), encoding="utf-8")
    say(f"pip install {package}")
    pip_install("--constraint", constraints, package, into=venv)
    run(python_of(VENV), "-m", "pip", "--python", python_of(venv), "check")
    return venv


def locked_versions() -> list[str]:
    """The lines of the runtime's lock without hashes, which pip would then want for our package too."""
    lines = LOCKS["runtime"].read_text(encoding="utf-8").splitlines()
    return [line.removesuffix("\\") for line in lines if line[:1].isalnum()]


def outside() -> dict[str, str]:
    """The environment variables, without the one that leads to the checkout."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def try_base(venv: Path, folder: Path) -> None:
    """Check that games, bots and the arena work, and that `clachan serve` names the extra that it lacks."""
    clachan = script_of(venv, "clachan")
    run(clachan, "conform", "--games", 1, cwd=folder, env=outside())
    options = ["--games", 20, "--players", 4, "--bots", "greedy,random,random,random"]
    run(clachan, "simulate", "clans", *options, cwd=folder, env=outside())
    try_guard(venv, folder)
    command = [str(clachan), "serve", "--port", "0"]
    served = subprocess.run(
        command, cwd=folder, env=outside(), stderr=subprocess.PIPE, text=True, check=False
    )
    if served.returncode != 2 or 'pip install "clachan[server]"' not in served.stderr:
        raise fail(f"clachan serve of the base install says: {served.stderr}")


def try_guard(venv: Path, folder: Path) -> None:
    """Check that the guard of a program in the arena starts."""
    words = [str(python_of(venv)), str(ROOT / "examples" / "first_bot.py")]
    program = " ".join(words) if os.name == "nt" else shlex.join(words)
    options = ["--groups", 1, "--jobs", 2, "--bots", "random", "--bot", program]
    run(script_of(venv, "clachan"), "arena", "clans", *options, cwd=folder, env=outside())


def try_server(venv: Path, folder: Path) -> None:
    """Check that the bots of the server start, and that it serves the pages of the wheel."""
    worker = [str(python_of(venv)), "-P", "-m", "clachan.server.bots.worker"]
    quiet = subprocess.DEVNULL
    ended = subprocess.run(
        worker, cwd=folder, env=outside(), stdin=quiet, stdout=quiet, check=False
    )
    check_status(ended.returncode)
    command = [str(script_of(venv, "clachan")), "serve", "--port", "0"]
    command += ["--data", str(folder / "data")]
    with subprocess.Popen(command, cwd=folder, env=outside(), stdout=subprocess.PIPE) as server:
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
