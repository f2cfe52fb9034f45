"""The messages in every language are short enough for their place."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast

from clachan.cli.text import LANGUAGES
from tests.support.catalog import messages

PAGES = Path(__file__).parents[1] / "web" / "src"
LONGEST_TEXT = 200
LONGEST_LABEL = 28
LONGEST_MOVE = 44
# Buttons that name a move, or the player whom it concerns.
MOVES = re.compile(r"web-(clans-confirm|glenmore-lay$|undo-asks|lift|agree|disagree)")
# How long an argument is on a label: a name as most people have, and two digits.
NAME, NUMBER = "Margaret", "12"
DIGITS = {"rank": "8", "tile": "6"}


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
