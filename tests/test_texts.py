"""The messages in every language: short enough for their place, and with correct plurals."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from clachan.cli.text import LANGUAGES, Translator

PAGES = Path(__file__).parents[1] / "web" / "src"
LONGEST_TEXT = 200
LONGEST_LABEL = 28
LONGEST_MOVE = 44
# Buttons that name a move, or the player whom it concerns.
MOVES = re.compile(r"web-(clans-confirm|glenmore-lay$|undo-asks|lift|agree|disagree)")
# How long an argument is on a label: a name as most people have, and two digits.
NAME, NUMBER = "Margaret", "12"
DIGITS = {"rank": "8", "tile": "6"}
NUMBERS = (0, 1, 2, 5, 12, 22)


@cache
def messages(language: str) -> dict[str, ast.Pattern]:
    found = {}
    for file in (files("clachan") / "locales" / language).iterdir():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                assert entry.value is not None
                found[entry.id.name] = entry.value
    return found


def longest(language: str, value: ast.Pattern) -> str:
    """The text with its longest variants, and with samples for its arguments."""
    text = ""
    for element in value.elements:
        if isinstance(element, ast.TextElement):
            text += element.value
            continue
        match element.expression:
            case ast.SelectExpression(variants=variants):
                text += max((longest(language, one.value) for one in variants), key=len)
            case ast.MessageReference(id=name):
                text += longest(language, messages(language)[name.name])
            case ast.VariableReference(id=name):
                text += NAME if name.name.startswith("player") else DIGITS.get(name.name, NUMBER)
            case ast.StringLiteral() as literal:
                text += str(literal.parse()["value"])
            case _:
                pass
    return text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_too_long(language: str) -> None:
    """Each line of a message by itself; a message with several lines is a list."""
    wrong = {
        key: len(line)
        for key, value in messages(language).items()
        for line in longest(language, value).split("\n")
        if len(line) > LONGEST_TEXT
    }
    assert wrong == {}


def labels() -> Iterator[str]:
    """The keys that stand on buttons of the pages, without names that are only heard."""
    for path in PAGES.rglob("*.svelte"):
        source = path.read_text(encoding="utf-8")
        source = re.sub(r'<span class="unseen">.*?</span>', "", source, flags=re.DOTALL)
        source = re.sub(r'\b(?:aria-label|title)=(?:"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})', "", source)
        buttons = re.findall(r"<button\b.*?</button>", source, re.DOTALL)
        links = re.findall(r'<a class="button.*?</a>', source, re.DOTALL)
        for button in (*buttons, *links):
            yield from re.findall(r"\bsay\('(web-[a-z-]+)'", button)


def test_the_labels_of_buttons_are_found() -> None:
    found = set(labels())
    assert {"web-cancel", "web-lay-table", "web-one-screen"} <= found
    assert len(found) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_buttons_are_short(language: str) -> None:
    wrong = {}
    for key in {*labels(), "web-clans-confirm", "web-clans-confirm-face-down"}:
        text = longest(language, messages(language)[key])
        if len(text) > (LONGEST_MOVE if MOVES.match(key) else LONGEST_LABEL):
            wrong[key] = text
    assert wrong == {}


def selectors(value: ast.Pattern) -> Iterator[ast.SelectExpression]:
    for element in value.elements:
        if isinstance(element, ast.Placeable):
            expression = element.expression
            if isinstance(expression, ast.SelectExpression):
                yield expression
                for variant in expression.variants:
                    yield from selectors(variant.value)


def variant_names(select: ast.SelectExpression) -> set[str]:
    return {
        variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
        for variant in select.variants
    }


def arguments(language: str, value: ast.Pattern) -> Iterator[str]:
    for element in value.elements:
        if not isinstance(element, ast.Placeable):
            continue
        match element.expression:
            case ast.VariableReference(id=name):
                yield name.name
            case ast.MessageReference(id=name):
                yield from arguments(language, messages(language)[name.name])
            case ast.SelectExpression(selector=ast.VariableReference(id=name), variants=variants):
                yield name.name
                for variant in variants:
                    yield from arguments(language, variant.value)
            case ast.FunctionReference(arguments=given):
                yield from (
                    one.id.name
                    for one in given.positional
                    if isinstance(one, ast.VariableReference)
                )
            case _:
                pass


# A noun after a number in Polish: its endings for 1, for 2 to 4, and for the others.
POLISH = re.compile(
    r"\b(\d+) (punkt(?:y|ów)?|kafel(?:ek|ki|ków)|surow(?:iec|ce|ców)|kart(?:a|ę|y)?|monet(?:a|ę|y)?"
    r"|miejsc(?:e|a)?|tarcz(?:a|ę|e)?|los(?:owanie|owania|owań)|parti(?:a|e|i)|minut(?:a|y)?"
    r"|sekund(?:a|y)?|wiosk(?:a|i)|wiosek|wpis(?:y|ów)?|znak(?:i|ów)?|ruch(?:y|ów)?|wynik(?:i|ów)?)\b"
)
FORMS = {
    "one": {"punkt", "kafelek", "surowiec", "karta", "kartę", "moneta", "monetę", "miejsce"}
    | {"tarcza", "tarczę", "losowanie", "partia", "minuta", "sekunda", "wioska", "wpis", "znak"}
    | {"ruch", "wynik"},
    "few": {"punkty", "kafelki", "surowce", "karty", "monety", "miejsca", "tarcze", "losowania"}
    | {"partie", "minuty", "sekundy", "wioski", "wpisy", "znaki", "ruchy", "wyniki"},
    "many": {"punktów", "kafelków", "surowców", "kart", "monet", "miejsc", "tarcz", "losowań"}
    | {"partii", "minut", "sekund", "wiosek", "wpisów", "znaków", "ruchów", "wyników"},
}


def polish_form(number: int) -> str:
    if number == 1:
        return "one"
    return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "many"


def plural_keys(language: str) -> Iterator[tuple[str, str]]:
    """Each message that is chosen by a number, with the argument."""
    for key, value in messages(language).items():
        for select in selectors(value):
            if isinstance(select.selector, ast.VariableReference) and variant_names(select) & {
                "one",
                "few",
                "many",
            }:
                yield key, select.selector.id.name


@pytest.mark.parametrize("number", NUMBERS)
def test_polish_nouns_agree_with_every_number(number: int) -> None:
    words, wrong, seen = Translator("pl"), {}, 0
    # "do 2 punktów", "za 12 kafelków": a preposition takes the genitive with every number.
    genitive = re.compile(r"\b(?:do|z|od|pierwszych|zabraknie) \d+ \w+", re.IGNORECASE)
    for key, name in sorted(set(plural_keys("pl"))):
        given: dict[str, str | int] = dict.fromkeys(arguments("pl", messages("pl")[key]), "Anna")
        text = genitive.sub("", words.say(key, **given | {name: number}))
        for found, noun in POLISH.findall(text):
            if int(found) == number:
                seen += 1
                if noun not in FORMS[polish_form(number)]:
                    wrong[key] = text
    assert wrong == {}
    assert seen > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_has_a_text(language: str) -> None:
    words = Translator(language)
    for key, name in set(plural_keys(language)):
        needed = arguments(language, messages(language)[key])
        given: dict[str, str | int] = dict.fromkeys(needed, "Anna")
        for number in NUMBERS:
            assert words.say(key, **given | {name: number})
