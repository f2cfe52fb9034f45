"""Every sentence that the pages say exists, and no sentence is kept that nobody says."""

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast

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


def keys(lang: str, name: str = "*") -> set[str]:
    found = set()
    for file in (LOCALES / lang).glob(f"{name}.ftl"):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        found |= {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
    return found


def said() -> set[str]:
    return {key for source in sources() for key in _KEY.findall(source)}


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


def test_every_sentence_of_the_pages_is_said() -> None:
    """By its key, by the beginning of it, or as a part of another sentence."""
    parts = re.findall(r"\{ (web-[a-z-]+) \}", (LOCALES / "en" / "web.ftl").read_text("utf-8"))
    found = said() | set(parts)
    unsaid = {key for key in keys("en", "web") if not key.startswith(tuple(beginnings()))}
    assert unsaid - found == set()
