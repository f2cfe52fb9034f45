"""Every language is registered wherever docs/adding-a-language.md says."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from clachan.cli.text import LANGUAGES, Translator, split_entries

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "clachan"
PAGE = (ROOT / "docs" / "adding-a-language.md").read_text()


@pytest.mark.parametrize("folder", ["locales", "rules"])
def test_a_language_has_all_files(folder: str) -> None:
    folders = [path for path in (SOURCE / folder).iterdir() if path.is_dir()]
    assert {path.name for path in folders} == set(LANGUAGES)
    assert len({frozenset(file.name for file in path.iterdir()) for path in folders}) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_read_alone_is_as_the_file_has_it(lang: str) -> None:
    names: list[str] = []
    for file in (SOURCE / "locales" / lang).iterdir():
        text = file.read_text(encoding="utf-8")
        entries = [e for e in FluentResource(text).body if isinstance(e, ast.Message | ast.Term)]
        alone = [FluentResource(source).body[0] for source in split_entries(text).values()]
        for entry, found in zip(entries, alone, strict=True):
            assert entry.equals(found, ignored_fields=["comment", "span"]), entry.id.name
        names += [entry.id.name for entry in entries]
    assert len(set(names)) == len(names), "a name is in two files"


@pytest.mark.parametrize("file", re.findall(r"^   \| `([^`]+)` \|", PAGE, re.MULTILINE))
def test_a_language_is_registered(file: str) -> None:
    found = list(ROOT.glob(file))
    assert found
    for path in found:
        text = path.read_text()
        for lang in LANGUAGES:
            guest = Translator(lang).say("web-guest")
            assert re.search(rf"[\"']({lang}|{guest})[\"']|\b{lang}: '", text), path


def test_the_page_names_every_registry() -> None:
    named = {path for file in re.findall(r"`(\S+\.(?:py|ts))`", PAGE) for path in ROOT.glob(file)}
    lists = re.compile(r"[\"']en[\"'], [\"']de[\"'], [\"']pl[\"']|en: '[^']*', de: '")
    sources = [*SOURCE.rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts")]
    assert {path for path in sources if lists.search(path.read_text())} <= named
