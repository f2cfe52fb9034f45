#!/usr/bin/env python3
"""The entry point of every chore: `python3 run.py` plays, `python3 run.py --help` lists the rest.

Standard library only. This file parses from Python 3.6 on, so that it can refuse in words.
"""

import os
import sys
from collections.abc import Callable

if sys.version_info < (3, 11) or sys.version_info >= (3, 15):
    sys.exit(f"Clachan needs Python 3.11 to 3.14, and this is {sys.version.split()[0]}.")

from chores import assets, browser
from chores.commands import (
    ROOT,
    VENV,
    Failed,
    NotRun,
    python,
    python_of,
    run,
    run_clachan,
    say,
    script_of,
)
from chores.compiled import compile_rules, lockstep
from chores.environment import install_fast, lock, set_up, start_install_fast
from chores.metrics import check_words, metrics
from chores.node import install, node
from chores.packages import build
from chores.steps import Step, run_steps

PYODIDE = ROOT / "tests" / "pyodide"
RULES_TESTS = ["tests/core", "tests/games", "tests/wire", "tests/test_conformance.py"]
RULES_TESTS += ["src/clachan/core", "src/clachan/games"]


def serve(arguments: list[str]) -> None:
    """open the tables in the browser (also without any sub-command)"""
    if {"-h", "--help"} & set(arguments):  # which needs no pages
        set_up("runtime")
        run_clachan("serve", *arguments)
        return
    current = assets.are_current()
    set_up("runtime" if current else "web")
    if not current:
        assets.build(python_of(VENV))
    start_install_fast()
    run_clachan("serve", "--open", *arguments)


def fast(_arguments: list[str]) -> None:
    """install what the bots need for compiled searches; without arguments, run.py does so in the background"""
    install_fast()


def play(arguments: list[str]) -> None:
    """play in the terminal"""
    start_install_fast()
    run_clachan("play", *arguments)


def lint(arguments: list[str]) -> None:
    """look for mistakes, code that is not formatted or used, and archaic words; a path: ruff alone"""
    python("-m", "ruff", "check", *arguments)
    python("-m", "ruff", "format", "--check", *arguments)
    check_words()
    if not arguments:
        assets.lint(python_of(VENV))


def fmt(arguments: list[str]) -> None:
    """format the code and apply the fixes of ruff and ESLint; a path: ruff alone"""
    python("-m", "ruff", "check", "--fix", *arguments)
    python("-m", "ruff", "format", *arguments)
    if not arguments:
        assets.fmt(python_of(VENV))


def types(arguments: list[str]) -> None:
    """check the types"""
    python("-m", "mypy", *arguments)


def imports(arguments: list[str]) -> None:
    """check that each package imports only the packages below it"""
    run(script_of(VENV, "lint-imports"), "--no-logo", *arguments)


def web(arguments: list[str]) -> None:
    """build the pages for the browser (with arguments for Vite: --watch)"""
    if assets.are_current() and not arguments:
        say("The pages are up to date")
    else:
        assets.build(python_of(VENV), *arguments)


def webtest(arguments: list[str]) -> None:
    """check the types of the pages and test their logic"""
    assets.check(python_of(VENV), *arguments)


def coverage(arguments: list[str]) -> None:
    """run the tests of the rules with a check of their coverage: core and games need 100 %"""
    use_bytecode()
    # In one process: others take longer to start than these tests take to run. Code runs twice as long while its
    # coverage is measured.
    measured = ["-m", "not unmeasured", *RULES_TESTS]
    python("-m", "coverage", "erase")
    python("-m", "coverage", "run", "-m", "pytest", *measured, *arguments)
    say("\nBranch coverage of core and games, which has to be 100 %:")
    python("-m", "coverage", "report", "--fail-under=100")


def unit(arguments: list[str]) -> None:
    """run all other tests; with a path those there, in plain pytest"""
    browser.provide()
    use_bytecode()
    if set(arguments) <= {"--deep"}:
        measured = [f"--measured={path}" for path in RULES_TESTS]
        # One more than there are cores: tests often wait for servers and pages.
        workers = str((os.cpu_count() or 1) + 1)
        arguments = ["-n", workers, "--dist", "worksteal", *measured, *arguments]
    python("-m", "pytest", *arguments)


def use_bytecode() -> None:
    """Containers often set this; then each of the many processes that tests start compiles all modules again."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def pyodide(arguments: list[str]) -> None:
    """run the conformance suite under Pyodide, as browsers do"""
    install(python_of(VENV), PYODIDE)
    node(python_of(VENV), PYODIDE / "conformance.mjs", *arguments, cwd=ROOT)


def bench(arguments: list[str]) -> None:
    """measure: games (unless another is named first), server, browser; the rest goes to it"""
    named = bool(arguments) and (ROOT / "bench" / f"{arguments[0]}.py").is_file()
    what = arguments[0] if named else "games"
    python(ROOT / "bench" / f"{what}.py", *arguments[named:])


def protocol(arguments: list[str]) -> None:
    """regenerate docs/openapi.json and the types of the pages from the protocol"""
    python("-m", "clachan.server.http.openapi", *arguments)


def test(arguments: list[str]) -> None:
    """run everything that CI runs, on all cores; arguments go to the tests"""
    given = dict.fromkeys(TESTS, arguments)
    if "--deep" not in arguments:
        given["compile"] = ["--quick"]
    steps = [
        Step(
            name,
            CHORES[name].__doc__ or "",
            [sys.executable, str(ROOT / "run.py"), name, *given.get(name, ())],
            needs,
            is_shown=name == "unit",
        )
        for name, needs in STEPS.items()
    ]
    run_steps(steps, cores=os.cpu_count() or 1)


CHORES: dict[str, Callable[[list[str]], None]] = {
    "serve": serve,
    "play": play,
    "test": test,
    "lint": lint,
    "fmt": fmt,
    "types": types,
    "imports": imports,
    "web": web,
    "webtest": webtest,
    "coverage": coverage,
    "unit": unit,
    "build": build,
    "pyodide": pyodide,
    "compile": compile_rules,
    "lockstep": lockstep,
    "bench": bench,
    "metrics": metrics,
    "protocol": protocol,
    "lock": lock,
    "fast": fast,
}
# What `test` runs, each as soon as a core is free and after the steps that it needs: the tests after the quick checks,
# which often fail, and the others beside the tests, which wait for processes now and then.
STEPS: dict[str, tuple[str, ...]] = {
    "web": (),
    "types": (),
    "lint": (),
    "imports": (),
    "coverage": (),
    "unit": ("web", "types", "lint", "imports"),
    "compile": (),
    "lockstep": ("compile",),
    "build": ("web",),
    "webtest": (),
    "pyodide": (),
}
TESTS = {"coverage", "unit", "lockstep", "pyodide"}  # which take the arguments of `test`
# What a chore needs in .venv, where that is not everything.
NEEDS = {"play": "runtime", "fast": "runtime", "web": "web", "webtest": "web"}


def usage() -> str:
    lines = [f"  {name:<10} {chore.__doc__}" for name, chore in CHORES.items()]
    head = "usage: python3 run.py [chore] [arguments of the chore]"
    foot = "What starts with a dash goes to the server: see python3 run.py serve --help"
    return "\n".join([head, "", *lines, "", foot])


def main(arguments: list[str]) -> int:
    if arguments[:1] in (["-h"], ["--help"]):
        say(usage())
        return 0
    # What starts with a dash is meant for the server: `python3 run.py --lan`.
    named = arguments[:1] and not arguments[0].startswith("-")
    name, rest = (arguments[0], arguments[1:]) if named else ("serve", arguments)
    if name not in CHORES:
        say(f"run.py: no chore is called {name!r}\n\n{usage()}")
        return 2
    try:
        if name not in {"lock", "serve"}:  # which set up what they need
            set_up(NEEDS.get(name, "dev"))
        CHORES[name](rest)
    except NotRun as reason:
        say(f"not run: {reason}")
        return reason.status
    except Failed as failure:
        return failure.status
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
