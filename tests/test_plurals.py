"""Every message with a number reads correctly for 0, 1, 2, 5, 12 and 22, in each language.

`tests/support/plurals` has a file for each language. A line gives what may stand at a number: its form for 1 and
for other numbers, in Polish for 1, for 2 to 4, and for others. `#` is the number; without it the number comes first.
Words before the number ("mit # Punkt") ask for a form of their own: behind them no other line applies.
A line without `|` lists words that may follow any number. A text with anything else at a number fails.
"""

import itertools
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from babel import Locale
from fluent.syntax import ast

from clachan.cli.text import LANGUAGES, Translator
from tests.support.catalog import arguments, messages, selectors, variant_names

NUMBERS = (0, 1, 2, 5, 12, 22)
FOLDER = Path(__file__).parent / "support" / "plurals"

# Arguments that are texts in every message. All others are numbers, as far as MIXED does not say otherwise.
TEXTS = frozenset(
    "about action address beside bot budget can card change choices code colour command commitment cost counts"
    " decision default designers detail drawn due elo entry example expected explanation extra field file first"
    " flag found frame gains game here host items kind kinds last letters line link llr lower match mean mine"
    " missing move name named names near opponent option other other_name other_where others ours package play player"
    " plays problem program publisher purpose reader reason reasons resource rule scores seat second seed sentence share"
    " side start table text their theirs there time title told totals trade turned upper value values variable way"
    " what where who why winner winners".split()
)
# Arguments that are numbers in these messages only.
MIXED = {
    "bots": "arena-crowded arena-too-many cli-bots-differ",
    "cards": "clans-score-take web-clans-cards-left web-clans-fitting web-clans-takes web-clans-shield-takes"
    " glenmore-scoring-for glenmore-scoring-gain",
    "cubes": "glenmore-due-any glenmore-due-different glenmore-due-up-to glenmore-due-at-most"
    " glenmore-hint-gaining glenmore-tile-full",
    "games": "arena-done arena-forfeit-games arena-forfeits cli-conform-kept cli-simulate-done",
    "given": "cli-verify-given play-seal-given play-seal-proof",
    "place": "cli-replay-place play-ranking web-clans-rank web-result-place",
    "players": "arena-too-many cli-bots-differ play-resume-players play-seats-differ record-players record-seats"
    " server-bad-players web-for-players web-result-place",
    "short": "glenmore-cannot-pay",
    "tiles": "clans-no-such-slot",
}
# Numbers that are never smaller: their noun needs no form for 1.
LEAST = {
    "bytes": 100,
    "columns": 100,
    "rows": 100,
    "all": 2,
    "played": 2,
    "times": 2,
    "spaces": 2,
    "arena-bad-deadline most": 100,
    "arena-long-command most": 100,
    "arena-too-many bots": 3,
    "arena-crowded bots": 3,
    "arena-too-many players": 2,
    "clans-no-such-slot tiles": 2,
    "server-too-large limit": 100,
    "web-finished-all count": 2,
    "web-log-all count": 2,
    "web-for-players players": 2,
    "web-players-range most": 2,
}
PLURAL_FORMS: tuple[str, ...] = ("zero", "one", "two", "few", "many", "other")
SAMPLE = "Anna"
# Up to so many choices of words are tried together; of more, each is tried once.
MOST_CHOICES = 100


class Lexicon(NamedTuple):
    """What may stand at a number, in lower case."""

    forms: dict[str, list[tuple[str, int]]]
    """By the word before the number ("" for none that asks for a form): what follows, and for which numbers."""
    free: frozenset[str]

    @property
    def asking(self) -> set[str]:
        return {*self.forms} - {""}


@cache
def lexicon(language: str) -> Lexicon:
    forms: dict[str, list[tuple[str, int]]] = {}
    free = {SAMPLE.lower()}
    for row in (FOLDER / f"{language}.txt").read_text(encoding="utf-8").lower().splitlines():
        if "|" not in row:
            free |= set(row.split())
            continue
        for index, form in enumerate(row.split("|")):
            before, _, behind = form.rpartition("#")
            forms.setdefault(before.strip(), []).append((behind.strip(), index))
    return Lexicon(forms, frozenset(free))


@cache
def form_of(language: str, number: int) -> int:
    """The column of a number: plural forms in the order of CLDR, without those that whole numbers do not have."""
    form = Locale.parse(language).plural_form
    used = {form(one) for one in range(200)}
    order = [name for name in PLURAL_FORMS if name in used]
    return order.index(str(form(number)))


NUMBER = re.compile(r"(?:(\w+)\s+)?(?<![\w.,−-])(\d+)\s+(?=[^\W\d])")


def wrong_numbers(language: str, text: str) -> Iterator[str]:
    """The places of a text where the words do not fit the number."""
    words = lexicon(language)
    text = text.lower()
    for found in NUMBER.finditer(text):
        number, rest = int(found[2]), text[found.end() :]
        before = found[1] if found[1] in words.asking else ""
        index = form_of(language, number)
        matches = [
            (len(form), at == index) for form, at in words.forms[before] if starts(rest, form)
        ]
        longest = max((length for length, _ in matches), default=0)
        is_free = not matches and any(starts(rest, word) for word in words.free)
        if (longest, True) not in matches and not is_free:
            yield f"{before} {number} {rest[:40]}".strip()


def starts(text: str, words: str) -> bool:
    return text.startswith(words) and not text[len(words) : len(words) + 1].isalpha()


def is_number(key: str, name: str) -> bool:
    return name not in TEXTS and (name not in MIXED or key in MIXED[name].split())


def choices(language: str, key: str, value: ast.Pattern) -> dict[str, list[str]]:
    """The variants of a message, and of those that it refers to, by the argument that chooses."""
    found: dict[str, list[str]] = {}
    for select in selectors(value):
        if isinstance(select.selector, ast.VariableReference):
            name = select.selector.id.name
            if not is_number(key, name):
                found.setdefault(name, []).extend(sorted(variant_names(select)))
    for name in references(value):
        for argument, variants in choices(language, key, messages(language)[name]).items():
            found.setdefault(argument, []).extend(variants)
    return {name: list(dict.fromkeys(variants)) for name, variants in found.items()}


def references(value: ast.Pattern) -> Iterator[str]:
    for element in value.elements:
        if isinstance(element, ast.Placeable):
            match element.expression:
                case ast.MessageReference(id=name):
                    yield name.name
                case ast.SelectExpression(variants=variants):
                    for variant in variants:
                        yield from references(variant.value)
                case _:
                    pass


def combinations(variants: dict[str, list[str]]) -> Iterator[dict[str, str]]:
    size = 1
    for names in variants.values():
        size *= len(names)
    if size <= MOST_CHOICES:
        for chosen in itertools.product(*variants.values()):
            yield dict(zip(variants, chosen, strict=True))
        return
    usual = {name: names[0] for name, names in variants.items()}
    for name, names in variants.items():
        yield from (usual | {name: one} for one in names)


def texts_with_numbers(language: str) -> Iterator[tuple[str, str]]:
    words = Translator(language)
    for key, value in messages(language).items():
        names = set(arguments(language, value))
        numbers = {name for name in names if is_number(key, name)}
        given: dict[str, str | int] = dict.fromkeys(names - numbers, SAMPLE)
        given |= dict.fromkeys(numbers, 5)
        for chosen in combinations(choices(language, key, value)) if numbers else ():
            for name in sorted(numbers):
                least = LEAST.get(f"{key} {name}", LEAST.get(name, 0))
                for number in NUMBERS:
                    text = words.say(key, **given | chosen | {name: number})
                    if number >= least:
                        yield key, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_agrees_with_its_numbers(language: str) -> None:
    wrong: dict[str, set[str]] = {}
    seen = set()
    for key, text in texts_with_numbers(language):
        seen.add(key)
        for place in wrong_numbers(language, text):
            wrong.setdefault(key, set()).add(place)
    assert len(seen) > 200
    assert not wrong, "\n".join(
        f"{key}: {sorted(places)[:3]}" for key, places in sorted(wrong.items())
    )


def test_a_wrong_form_is_found() -> None:
    assert list(wrong_numbers("en", "You score 1 points.")) == ["1 points."]
    assert list(wrong_numbers("en", "You score 2 points.")) == []
    assert list(wrong_numbers("en", "You score 2 quibbles.")) == ["2 quibbles."]
    assert list(wrong_numbers("de", "Du gewinnst mit 2 Punkte.")) == ["mit 2 punkte."]
    assert list(wrong_numbers("pl", "Masz 22 monet.")) == ["22 monet."]
