"""The pages for the browser, built from web/ into the package; hatch_build.py uses this too."""

from collections.abc import Iterator
from pathlib import Path

from chores.commands import ROOT, SOURCE, say
from chores.file_lock import hold
from chores.node import install, node
from chores.stamps import digest, is_current

WEB = ROOT / "web"
BUILT = SOURCE / "web"
STAMP_NAME = "assets.stamp"
LOCK_FILE = ROOT / ".web.lock"


def are_current(root: Path | None = None) -> bool:
    """Whether the pages here, or in the folder of an unpacked sdist, are those of its sources."""
    root = root or ROOT
    return is_current(_moved(BUILT, root) / STAMP_NAME, _key(root))


def build(python: Path, *arguments: object) -> None:
    """Build them with the Node of that Python's environment, unless another process has just done it."""
    if arguments:  # it may be built elsewhere or otherwise, and --watch does not end
        _run_vite(python, *arguments)
        return
    with hold(LOCK_FILE, "Waiting for another run.py, which builds the pages ..."):
        if not are_current():
            key = _key(ROOT)
            _run_vite(python)
            (BUILT / STAMP_NAME).write_text(key, encoding="utf-8")


def _run_vite(python: Path, *arguments: object) -> None:
    install(python, WEB)
    say("Building the pages ...")
    node(python, _tool("vite"), "build", "--logLevel", "warn", *arguments, cwd=WEB)


def check(python: Path, *arguments: object) -> None:
    install(python, WEB)
    node(python, _tool("svelte-check"), "--fail-on-warnings", "--output", "human", cwd=WEB)
    node(python, _tool("vitest"), "run", *arguments, cwd=WEB)


def lint(python: Path) -> None:
    """Look for mistakes, code that is not formatted, and code that nothing uses."""
    install(python, WEB)
    node(python, _tool("eslint"), "--max-warnings", "0", ".", cwd=WEB)
    node(python, _tool("prettier"), "--check", "--log-level", "warn", ".", cwd=WEB)
    node(python, _tool("knip"), "--no-progress", cwd=WEB)


def fmt(python: Path) -> None:
    install(python, WEB)
    node(python, _tool("eslint"), "--fix", ".", cwd=WEB)
    node(python, _tool("prettier"), "--write", "--log-level", "warn", ".", cwd=WEB)


def _tool(name: str) -> Path:
    scripts = {
        "eslint": "bin/eslint.js",
        "knip": "bin/knip.js",
        "prettier": "bin/prettier.cjs",
        "svelte-check": "bin/svelte-check",
        "vite": "bin/vite.js",
        "vitest": "vitest.mjs",
    }
    return WEB / "node_modules" / name / scripts[name]


def _key(root: Path) -> str:
    inputs = sorted(_inputs(_moved(WEB, root), _moved(SOURCE, root)))
    names = (path.relative_to(root).as_posix() for path in inputs)
    return digest([*names, *(path.read_bytes() for path in inputs)])


def _moved(path: Path, root: Path) -> Path:
    return root / path.relative_to(ROOT)


def _inputs(web: Path, source: Path) -> Iterator[Path]:
    """All that the build reads: the sources in web/, the sentences and the rules."""
    for entry in web.iterdir():
        if entry.is_file() and entry.suffix != ".lock":  # npm's is made while the pages are built
            yield entry
        elif entry.name in {"src", "public"}:
            yield from (path for path in entry.rglob("*") if path.is_file())
    yield from source.glob("locales/*/*.ftl")
    yield from source.glob("rules/*/*.md")
