"""The environment in .venv, and the locks it is made from."""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from chores.commands import ROOT, VENV, fail, python_of, run, say
from chores.file_lock import hold
from chores.stamps import digest

STAMP = VENV / "clachan.stamp"
OURS = VENV / "clachan.venv"  # exists from the start of a set-up, unlike the stamp
LOCK_FILE = ROOT / ".venv.lock"  # not in .venv, which a set-up may remove

PIP = "pip==26.3"
UV = "uv==0.13.7"
# Of the runtime: all but clachan[cluster] and clachan[fast], which are large.
EXTRAS = ("server", "postgres", "arena")
# Each contains the one before it: for running, with Node for building the pages, for CI.
LOCKS = {
    "runtime": ROOT / "requirements.lock",
    "web": ROOT / "requirements-web.lock",
    "dev": ROOT / "requirements-dev.lock",
}
# Of clachan[fast] alone: the game runs without it, so its install may fail or come later.
FAST_LOCK = ROOT / "requirements-fast.lock"
FAST_STAMP = VENV / "clachan.fast"  # holds the lock that was installed


def set_up(kind: str) -> None:
    """Bring .venv to the state that the locks describe; fast where that is done already."""
    key = set_up_key()
    if has(key, kind):
        return
    with hold(LOCK_FILE, "Waiting for another run.py, which sets up .venv ..."):
        if has(key, kind):  # the other one has done it
            return
        say(f"Setting up .venv with the {kind} requirements ...")
        done = read_stamp()
        # Without its stamp the folder is taken for broken, so that an interrupted set-up is redone.
        STAMP.unlink(missing_ok=True)
        if not done.startswith(key):
            make_venv()
        pip_install("--require-hashes", "--requirement", LOCKS[kind])
        STAMP.write_text(f"{key} {kind}", encoding="utf-8")


def start_install_fast() -> None:
    """Install clachan[fast] in the background, unless it is there; the next start has it.

    The process goes on when this one ends, also by Ctrl-C.
    """
    if has_fast():
        return
    nowhere = subprocess.DEVNULL
    command = [sys.executable, str(ROOT / "run.py"), "fast"]
    # No one waits for the child: the game runs without it.
    subprocess.Popen(
        command, cwd=ROOT, stdin=nowhere, stdout=nowhere, stderr=nowhere, start_new_session=True
    )


def install_fast() -> None:
    """Install clachan[fast] into .venv, from wheels alone: nothing is compiled here."""
    with hold(LOCK_FILE, "Waiting for another run.py, which sets up .venv ..."):
        if has_fast():
            return
        options = ["--only-binary", ":all:", "--require-hashes"]
        pip_install(*options, "--requirement", FAST_LOCK)
        FAST_STAMP.write_text(digest([FAST_LOCK.read_bytes()]), encoding="utf-8")


def has_fast() -> bool:
    """Whether clachan[fast] is in .venv; the dev requirements contain it."""
    if has(set_up_key(), "dev"):
        return True
    now = digest([FAST_LOCK.read_bytes()])
    return FAST_STAMP.is_file() and FAST_STAMP.read_text(encoding="utf-8") == now


def has(key: str, kind: str) -> bool:
    """Whether .venv was set up with this key for this kind, or for one that contains it."""
    kinds = list(LOCKS)
    return read_stamp() in {f"{key} {enough}" for enough in kinds[kinds.index(kind) :]}


def read_stamp() -> str:
    """The key and the kind of the last complete set-up."""
    if STAMP.is_file() and python_of(VENV).exists():
        return STAMP.read_text(encoding="utf-8")
    return ""


def set_up_key() -> str:
    return digest([sys.version, str(ROOT), PIP, *(lock.read_bytes() for lock in LOCKS.values())])


def make_venv() -> None:
    if VENV.exists() and not OURS.exists():
        raise fail("The folder .venv here was not made by run.py: move it away first.")
    shutil.rmtree(VENV, ignore_errors=True)
    VENV.mkdir()
    OURS.touch()
    run(sys.executable, "-m", "venv", VENV)
    pip_install("--upgrade", PIP)
    packages = sysconfig.get_path("purelib", "venv", {"base": str(VENV)})
    # Pythons before 3.13 read path files in the encoding of the locale.
    Path(packages, "clachan.pth").write_text(f"{ROOT / 'src'}\n", encoding="locale")


def pip_install(*arguments: object, into: Path = VENV) -> None:
    options = ["--quiet", "--quiet", "--disable-pip-version-check"]
    # Settings that would install packages outside of the environment.
    elsewhere = {"PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PIP_USER"}
    env = {name: value for name, value in os.environ.items() if name not in elsewhere}
    command = [python_of(VENV), "-m", "pip", "--python", python_of(into), "install"]
    run(*command, *options, *arguments, env=env)


def lock(arguments: list[str]) -> None:
    """write the locks from pyproject.toml (--upgrade: with newer versions)"""
    with tempfile.TemporaryDirectory() as folder:
        run(sys.executable, "-m", "venv", folder)
        uv = python_of(Path(folder))
        run(uv, "-m", "pip", "install", "--quiet", "--quiet", UV)
        runtime = [word for extra in EXTRAS for word in ("--extra", extra)]
        write_lock(uv, LOCKS["runtime"], runtime, arguments)
        # A package in several locks has the same version in all of them.
        same = ["--constraint", LOCKS["runtime"].name]
        for group in ("web", "dev"):
            write_lock(uv, LOCKS[group], [*runtime, "--group", group, *same], arguments)
        same = ["--constraint", LOCKS["dev"].name]
        write_lock(uv, FAST_LOCK, ["--extra", "fast", *same], arguments)


def write_lock(uv: Path, path: Path, wanted: list[str], arguments: list[str]) -> None:
    options = ["--universal", "--generate-hashes", "--no-emit-index-url", "--no-header"]
    options += ["--python-version", "3.11", *arguments, "--output-file", path.name, *wanted]
    run(uv, "-m", "uv", "pip", "compile", "--quiet", "pyproject.toml", *options)
    if "://" in path.read_text(encoding="utf-8"):
        raise fail(f"{path.name} names a host")
