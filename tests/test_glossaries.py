"""Messages and rules use the words of docs/glossary, one file for each language."""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

from clachan.cli.text import LANGUAGES
from clachan.games import GAMES

FOLDER = Path(__file__).parents[1] / "docs" / "glossary"
GAME_PAGES = sorted((Path(__file__).parents[1] / "docs" / "games").glob("*.md"))
# What players may type: older words stay valid there.
TYPED = re.compile(r"glenmore-(command|verbs)|play-command-")


class Term(NamedTuple):
    word: str
    forbidden: tuple[str, ...]
    where: str


def terms(language: str) -> Iterator[Term]:
    for line in (FOLDER / f"{language}.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("|") and not line.startswith(("|---", "| concept ")):
            _, word, forbidden, where = (cell.strip() for cell in line.strip("|").split("|"))
            yield Term(word, () if forbidden == "–" else tuple(forbidden.split(", ")), where)


def pattern(phrase: str) -> re.Pattern[str]:
    """The phrase as whole words; a star stands for any ending."""
    words = r"\w*".join(re.escape(part) for part in phrase.split("*"))
    return re.compile(rf"\b{words}\b", re.IGNORECASE)


def game_of(name: str) -> str:
    return next((game for game in GAMES if game in name), "")


def texts_of_pattern(value: ast.Pattern) -> Iterator[str]:
    """The texts of a message, those of its variants each by itself; arguments are left out."""
    whole = ""
    for element in value.elements:
        if isinstance(element, ast.TextElement):
            whole += element.value
        else:
            whole += " … "
            if isinstance(element.expression, ast.SelectExpression):
                for variant in element.expression.variants:
                    yield from texts_of_pattern(variant.value)
    yield whole


def texts(language: str) -> Iterator[tuple[str, str]]:
    """The key or file of each text, and the text: messages, rules, and in English the pages of docs/games."""
    for file in (files("clachan") / "locales" / language).iterdir():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and not TYPED.match(entry.id.name):
                assert entry.value is not None
                for text in texts_of_pattern(entry.value):
                    yield entry.id.name, text
    for file in (files("clachan") / "rules" / language).iterdir():
        # What a picture draws stands in words of the program; its description is for readers.
        # Bold words are moves as they are typed.
        text = file.read_text(encoding="utf-8")
        text = re.sub(r"\{\w+:\w+ [^|]*\||\*\*[^*]*\*\*", "{", text)
        yield from ((file.name, re.sub(r"\s+", " ", block)) for block in text.split("\n\n"))
    for file in GAME_PAGES if language == "en" else ():
        # Code has names of its own.
        text = re.sub(r"`[^`]*`", "", file.read_text(encoding="utf-8"))
        yield from ((file.name, re.sub(r"\s+", " ", block)) for block in text.split("\n\n"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_glossary_has_terms_for_both_games_and_for_the_interface(language: str) -> None:
    found = list(terms(language))
    assert {term.where for term in found} == {*GAMES, "all"}
    assert all(term.word and all(term.forbidden) for term in found)
    assert sum(bool(term.forbidden) for term in found) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_a_forbidden_word(language: str) -> None:
    patterns = [
        (pattern(phrase), term.where) for term in terms(language) for phrase in term.forbidden
    ]
    wrong = {
        (name, found[0])
        for name, text in texts(language)
        for expression, where in patterns
        if where in ("all", game_of(name)) and (found := expression.search(text))
    }
    assert wrong == set()


# Words for amounts; "one" is also an article or a pronoun. Ranks of cards stay readable behind a word: four 3s.
AMOUNTS = {
    "en": r"(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?! [3-8]s\b)",
    "de": r"(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)\b(?! [3-8]er\b)",
    "pl": r"(?:dwa|dwie|dwóch|dwoma|trzy|trzech|trzema|cztery|czterech|pięć|pięciu|sześć|sześciu|siedem|siedmiu"
    r"|osiem|ośmiu|dziewięć|dziewięciu|dziesięć)\b(?! (?:trój|czwór|piąt|szóst|raz))",
}
SLOGANS = {"web-title"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_amounts_are_digits(language: str) -> None:
    amount = re.compile(rf"\b{AMOUNTS[language]}", re.IGNORECASE)
    wrong = {
        (name, text[max(found.start() - 20, 0) : found.end() + 20])
        for name, text in texts(language)
        if name not in SLOGANS
        for found in amount.finditer(text)
    }
    assert wrong == set()


# What would address a reader as a stranger, or as a man or a woman. "Sie" may begin a sentence: it is "they", too.
ADDRESSES = {
    "en": r"\b(?:himself|herself|his or her|he or she)\b",
    "de": r"(?<=[a-zäöüß,] )(?:Sie|Ihnen|Ihre?[mnrs]?)\b|\w[:*_]innen\b|\bdeine?r? Mitspieler",
    "pl": r"\b\w+(?:łeś|łaś|łbyś|łabyś)\b|\b(?:Pan|Pani|Panu|Państwo|Państwa|Państwu)\b",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_readers_are_addressed_in_one_way(language: str) -> None:
    address = re.compile(ADDRESSES[language])
    wrong = {(name, found[0]) for name, text in texts(language) for found in address.finditer(text)}
    assert wrong == set()


def test_a_forbidden_word_is_found_whole_and_in_its_place() -> None:
    assert pattern("cube").search("A Cube.")
    assert not pattern("cube").search("cubes")
    assert pattern("płyt*").search("na płytce 2")
    assert game_of("web-glenmore-land") == "glenmore"
    assert game_of("web-lead") == ""
