"""Every sentence that the pages say exists, and no unused sentence is kept."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from clachan.games import GAMES
from tests.support.web.message_keys import IN_PAGES, NO_KEYS, PROGRAM, composed_keys

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web" / "src"
LOCALES = ROOT / "src" / "clachan" / "locales"
LANGUAGES = ("en", "de", "pl")

_KEY = re.compile(r"['\"]((?:web|match|server|record|clans|glenmore)-[A-Za-z0-9-]+)['\"]")
_ANY_KEY = re.compile(r"['\"`]([a-z]+-[A-Za-z0-9-]+)['\"`]")
# A key that is put together: `web-how-${how}`.
_BEGINNING = re.compile(r"`((?:web|match|server|record|clans|glenmore)-[A-Za-z0-9-]*)\$\{")


def sources() -> Iterator[str]:
    for path in SOURCES.rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            yield path.read_text(encoding="utf-8")


@cache
def keys(lang: str, name: str = "*") -> set[str]:
    found = set()
    for file in (LOCALES / lang).glob(f"{name}.ftl"):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        found |= {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
    return found


@cache
def said() -> set[str]:
    return {key for source in sources() for key in _KEY.findall(source)}


@cache
def beginnings() -> set[str]:
    return {key for source in sources() for key in _BEGINNING.findall(source)}


def test_every_key_in_the_pages_has_a_sentence() -> None:
    assert len(said()) > 100
    for lang in LANGUAGES:
        # The names of the files look like keys.
        assert said() - keys(lang) - files(lang) == set(), lang


def test_every_key_that_is_put_together_is_listed() -> None:
    """So that a sentence whose key only begins like a known one is not kept for ever."""
    assert beginnings() - NO_KEYS == set(IN_PAGES)


@cache
def parts(lang: str) -> dict[str, set[str]]:
    """By key: the other sentences that it is made of."""
    found: dict[str, set[str]] = {}
    for file in (LOCALES / lang).glob("*.ftl"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                references = _References()
                references.visit(entry)
                found[entry.id.name] = references.keys
    return found


class _References(Visitor):
    def __init__(self) -> None:
        self.keys: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 fluent's name
        self.keys.add(node.id.name)


def program() -> Iterator[str]:
    for path in PROGRAM.rglob("*.py"):
        yield path.read_text(encoding="utf-8")


def with_parts(named: set[str]) -> set[str]:
    """These sentences and all that they are made of, in any language."""
    reached, left = set(named), list(named)
    while left:
        key = left.pop()
        new = {part for lang in LANGUAGES for part in parts(lang).get(key, ())} - reached
        reached |= new
        left += new
    return reached


def test_every_sentence_is_said() -> None:
    """By its key, by a listed one that is put together, or as a part of one that is said."""
    named = {key for text in (*sources(), *program()) for key in _ANY_KEY.findall(text)}
    assert keys("en") - with_parts(named | composed_keys()) == set()


def files(lang: str) -> set[str]:
    return {file.stem for file in (LOCALES / lang).glob("web*.ftl")}


@pytest.mark.parametrize("lang", ["de", "pl"])
def test_every_language_has_the_same_files_with_the_same_sentences(lang: str) -> None:
    assert files(lang) == files("en")
    for name in files("en"):
        assert keys(lang, name) == keys("en", name), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_is_there_twice(lang: str) -> None:
    """The files of a language are read into one bundle, where the last would win."""
    listed = [
        key for file in sorted((LOCALES / lang).glob("*.ftl")) for key in keys(lang, file.stem)
    ]
    assert sorted(listed) == sorted(set(listed))


def test_every_file_of_sentences_is_loaded_by_the_pages() -> None:
    """Those that every page says, and those of a game, which come with its table."""
    bundles = (SOURCES / "app" / "i18n" / "bundles.ts").read_text(encoding="utf-8")
    shared = set(re.findall(r"'(web[a-z-]*)'", bundles))
    games = {f"web-{game}" for game in GAMES}
    learnt = {f"web-{name}" for name in re.findall(r"loadGame\('([a-z]+)'", "".join(sources()))}
    assert files("en") - shared - games == learnt
