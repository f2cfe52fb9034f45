"""The rules compiled with mypyc, and the proof that they are the same."""

import itertools
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from chores.commands import ROOT, SOURCE, VENV, Failed, NotRun, fail, python, python_of, say
from chores.environment import LOCKS
from chores.stamps import digest, is_current

COMPILED = ROOT / "build" / "compiled"


# How much the C compiler optimises: what is installed, and what is only compared with the source.
FULL, QUICK = "3", "1"


def compile_rules(arguments: list[str]) -> None:
    """compile the rules with mypyc into build/compiled; --quick: sooner, to slower code"""
    if not has_compiler():
        raise NotRun("no C compiler")
    level = QUICK if "--quick" in arguments else FULL
    sources = [path for path in SOURCE.rglob("*") if path.suffix in {".py", ".ftl"}]
    inputs = [ROOT / "hatch_build.py", ROOT / "pyproject.toml", LOCKS["dev"], *sorted(sources)]
    key = digest([sys.version, *map(str, inputs), *(path.read_bytes() for path in inputs)])
    stamps = {f"{key} {enough}" for enough in (FULL, level)}
    stamp = COMPILED / "clachan.stamp"
    if any(is_current(stamp, one) for one in stamps) and any(COMPILED.rglob("rules.*[do]")):
        say("build/compiled is up to date")
        return
    say("Compiling the rules ...")
    python("hatch_build.py", COMPILED, level)
    stamp.write_text(f"{key} {level}", encoding="utf-8")


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
    compile_rules([] if "--deep" in arguments else ["--quick"])
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
