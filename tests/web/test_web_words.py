"""Every sentence that the pages say exists, and no sentence is kept that nobody says."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from clachan.games import GAMES

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web" / "src"
LOCALES = ROOT / "src" / "clachan" / "locales"

_KEY = re.compile(r"['\"]((?:web|match|server|record|clans|glenmore)-[A-Za-z0-9-]+)['\"]")
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
    for lang in ("en", "de", "pl"):
        assert said() - keys(lang) == set(), lang


def test_every_beginning_of_a_key_has_sentences() -> None:
    assert beginnings()
    for beginning in beginnings():
        assert any(key.startswith(beginning) for key in keys("en")), beginning


# Beginnings that say nothing yet: here the rest of the key has to be a word of the source.
_WIDE = {"web-", *(f"web-{game}-" for game in GAMES)}


def is_put_together(key: str) -> bool:
    if key.startswith(tuple(beginnings() - _WIDE)):
        return True
    rests = [key.removeprefix(wide) for wide in _WIDE & beginnings() if key.startswith(wide)]
    return any(f"'{rest}'" in source for source in sources() for rest in rests)


def test_every_sentence_of_the_pages_is_said() -> None:
    """By its key, by the beginning of it, or as a part of another sentence."""
    texts = "".join(file.read_text("utf-8") for file in (LOCALES / "en").glob("web*.ftl"))
    found = said() | set(re.findall(r"\{ (web-[A-Za-z0-9-]+) \}", texts))
    assert [key for key in keys("en", "web*") - found if not is_put_together(key)] == []


def files(lang: str) -> set[str]:
    return {file.stem for file in (LOCALES / lang).glob("web*.ftl")}


@pytest.mark.parametrize("lang", ["de", "pl"])
def test_every_language_has_the_same_files_with_the_same_sentences(lang: str) -> None:
    assert files(lang) == files("en")
    for name in files("en"):
        assert keys(lang, name) == keys("en", name), name


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_no_sentence_is_there_twice(lang: str) -> None:
    """The files of a language are read into one bundle, where the last would win."""
    listed = [
        key for file in sorted((LOCALES / lang).glob("*.ftl")) for key in keys(lang, file.stem)
    ]
    assert sorted(listed) == sorted(set(listed))


def test_every_file_of_sentences_is_loaded_by_the_pages() -> None:
    """Those that every page says, and those of a game, which come with its table."""
    bundles = (SOURCES / "words" / "bundles.ts").read_text(encoding="utf-8")
    shared = set(re.findall(r"'(web[a-z-]*)'", bundles))
    games = {f"web-{game}" for game in GAMES}
    learnt = {f"web-{name}" for name in re.findall(r"learn\('([a-z]+)'", "".join(sources()))}
    assert files("en") - shared - games == learnt
