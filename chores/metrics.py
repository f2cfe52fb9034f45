"""Measures of the source and the tests that show how they are cut and worded: `python3 run.py metrics`."""

import ast
import io
import re
import statistics
import tokenize
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from chores.commands import ROOT, SOURCE, fail, say

ARCHAIC: Final = ("whoever", "anew", "nobody", "somebody", "mend", "told")
"""Words that `python3 run.py lint` rejects in Python files, documents, the browser's code and English messages."""
PARTICIPLES: Final = frozenset(
    "begun bought brought built chosen dealt done drawn given held hidden kept known laid left lost made met"
    " paid said sat seen sent shown sold taken told written".split()
)
"""Words with which the name of a function does not begin: functions are verbs."""
LONG: Final = 40
"""Lines above which a function counts as long."""
_WORD: Final = re.compile(rf"\b({'|'.join(ARCHAIC)})\b", re.IGNORECASE)
_CODE: Final = ("src", "tests", "bench", "chores", "examples")
_MESSAGES: Final = SOURCE / "locales" / "en"
_FROZEN: Final = re.compile(r"\$\w+")
"""Arguments of messages, which keep their names."""


class Found(NamedTuple):
    path: Path
    line: int
    word: str


def python_files(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def documents() -> list[Path]:
    """What people read about the project; the rules for players are texts of the product."""
    return sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def web_files() -> list[Path]:
    """The code of the browser: scripts, components and styles."""
    found = (ROOT / "web" / "src").rglob("*")
    return sorted(path for path in found if path.suffix in {".ts", ".svelte", ".css"})


def archaic_words() -> Iterator[Found]:
    """Every use in documents, English messages, the browser's code, and in names, comments and docstrings of Python.

    Other strings of Python may be keys of messages or texts for players.
    """
    for path in [*documents(), *sorted(_MESSAGES.glob("*.ftl")), *web_files()]:
        yield from archaic_lines(path)
    for path in [ROOT / "run.py", ROOT / "hatch_build.py", *python_files(*_CODE)]:
        if path == Path(__file__).resolve():
            continue  # which lists them
        yield from _words_in_code(path)


def archaic_lines(path: Path) -> Iterator[Found]:
    """Every use in the lines of a file."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        words = _split_names(_FROZEN.sub("", line))
        yield from (Found(path, number, match[0]) for match in _WORD.finditer(words))


def _split_names(line: str) -> str:
    """The line with the words of its identifiers apart: `isTold` and `is_told` as `is Told`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])|_", " ", line)


def _words_in_code(path: Path) -> Iterator[Found]:
    text = path.read_text(encoding="utf-8")
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in (tokenize.NAME, tokenize.COMMENT):
            # An identifier is a list of words.
            for match in _WORD.finditer(token.string.replace("_", " ")):
                yield Found(path, token.start[0], match[0])
    for node in ast.walk(ast.parse(text)):
        if not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
            continue
        for offset, line in enumerate(str(node.value.value).splitlines()):
            for match in _WORD.finditer(line):
                yield Found(path, node.lineno + offset, match[0])


def participle_functions(path: Path) -> Iterator[Found]:
    """The functions whose name begins with a past participle. A property is named like an attribute."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        is_property = any(ast.unparse(one) == "property" for one in node.decorator_list)
        if node.name.lstrip("_").split("_")[0] in PARTICIPLES and not is_property:
            yield Found(path, node.lineno, node.name)


class LineCounts(NamedTuple):
    whole: int
    support: int
    """What the tests share: tests/support and the fixtures in conftest.py."""
    helpers: int
    """Functions and classes in files of tests that are neither tests nor fixtures."""


def count_test_lines(folder: Path) -> LineCounts:
    whole = support = helpers = 0
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        lines = len(text.splitlines())
        whole += lines
        if path.is_relative_to(folder / "support") or path.name == "conftest.py":
            support += lines
        elif path.name.startswith("test_"):
            helpers += sum(map(_length, filter(_is_helper, ast.parse(text).body)))
    return LineCounts(whole, support, helpers)


def _is_helper(node: ast.stmt) -> bool:
    if not isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        return False
    is_fixture = any("fixture" in ast.unparse(one) for one in node.decorator_list)
    return not node.name.lower().startswith("test") and not is_fixture


def check_words() -> None:
    """Raises `Failed` after a line for each archaic word."""
    found = list(archaic_words())
    for path, line, word in found:
        say(f"{path.relative_to(ROOT)}:{line}: plain English has another word for {word!r}")
    if found:
        raise fail(f"{len(found)} archaic words")


def metrics(_arguments: list[str]) -> None:
    """print measures of the source and the tests: modules, import lines, long functions, words, support code"""
    modules = python_files(str(SOURCE))
    lines = imports = 0
    lengths: list[int] = []
    for path in modules:
        text = path.read_text(encoding="utf-8")
        tree = ast.parse(text)
        lines += len(text.splitlines())
        for node in ast.walk(tree):
            if isinstance(node, ast.Import | ast.ImportFrom):
                imports += _length(node)
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lengths.append(_length(node))
    words = Counter(found.word.lower() for found in archaic_words())
    say(f"modules               {len(modules)}")
    say(f"lines                 {lines}")
    say(f"import lines          {imports} ({100 * imports / lines:.1f} %)")
    say(f"functions             {len(lengths)}, median {statistics.median(lengths):.0f} lines")
    say(f"functions over {LONG} lines  {sum(length > LONG for length in lengths)}")
    say(f"archaic words         {words.total()} {dict(words.most_common())}")
    tests = count_test_lines(ROOT / "tests")
    say(f"test lines            {tests.whole}")
    say(f"  shared support code {tests.support} ({100 * tests.support / tests.whole:.1f} %)")
    say(f"  helpers of one file {tests.helpers} ({100 * tests.helpers / tests.whole:.1f} %)")
    found = [one for path in python_files("src", "bench") for one in participle_functions(path)]
    say(f"named by a participle {len(found)}")
    for path, line, name in found:
        say(f"  {path.relative_to(ROOT)}:{line}: {name}")


def _length(node: ast.stmt) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1
