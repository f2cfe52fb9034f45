"""Whatever a match says is a sentence of the language: no notation, no coordinates, no keys."""

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from clachan.cli.text import LANGUAGES, Translator
from clachan.core import Message, Refusal
from clachan.core.log import EntryKind
from clachan.games import GAMES

NAMES = ("Ada", "Ben", "Cal", "Dee", "Eve")
PLAYERS = {"clans": (2, 4), "glenmore": (2, 5)}
# Messages that only a player who writes the notation gets.
ABOUT_NOTATION = {"clans-card-not-named", "clans-not-an-action", "glenmore-not-an-action"}

NOT_WORDS = {
    "a slot or a card": re.compile(r"\b[1-6](?:[WE]|[NS][1-3])\b|\b[3-8][ROYGBVK]\b"),
    "a coordinate": re.compile(r"-?\d+\s*,\s*-?\d+"),
    "a key": re.compile(r"\b\w+_\w+\b|\b[a-z]+-[a-z]+\b"),
    "a sign": re.compile(r"[{}@~+×→_]|\?\?\?"),
    "two blanks or a blank before a sign": re.compile(r"  | [.,:;]"),
}
# The meeting place tiles of Clans and Glory show their numbers; tiles of Glen More have names.
UNSEEN_NUMBER = re.compile(r"\(\d+\)|\b(?:tile|Plättchen|[Pp]łytk[aię]) \d{1,2}\b")
# Words that are written with a hyphen.
HYPHENATED = re.compile(r"\bface-(?:up|down)\b")
ARTICLE_TWICE = re.compile(r"\b(the|der|die|das|den|vom|zum|zur|z|do|od) \1\b")


def faults(sentence: str, game: str) -> list[str]:
    plain = HYPHENATED.sub("open", sentence)
    found = [what for what, pattern in NOT_WORDS.items() if pattern.search(plain)]
    if game == "glenmore" and UNSEEN_NUMBER.search(plain):
        found.append("a number of a tile")
    if not sentence[:1].isupper():
        found.append("no capital letter")
    if not re.search(r"[^.]\.$", sentence):
        found.append("no full stop")
    if ARTICLE_TWICE.search(sentence):
        found.append("a word twice")
    return found


@pytest.mark.parametrize(
    "line",
    [
        "Ada: grain field (46) on -1,1 activated.",
        "Ada lays the red 5 on 1S3.",
        "Ada lays 5R.",
        "ada lays a card.",
        "Ada lays a card",
        "Ada takes the grain_field.",
        "Ada is glenmore-take.",
        "Ada takes { $tile }.",
        "Ada takes the the forest.",
    ],
)
def test_what_is_no_sentence_is_noticed(line: str) -> None:
    assert faults(line, "glenmore")


def walk(name: str, players: int, seed: int) -> Iterator[tuple[Any, Any]]:
    game, rng = GAMES[name], random.Random(seed)
    state = game.new_game(players)
    while game.to_move(state) is not None:
        action = rng.choice(game.legal_actions(state))
        yield state, action
        state = game.apply(state, action)


@cache
def collect_messages(name: str, players: int) -> tuple[frozenset[Message], frozenset[Refusal]]:
    """All that seeded matches say, to players and to those who watch, and what is refused in them."""
    game, rng = GAMES[name], random.Random(players)
    steps = [step for seed in range(3) for step in walk(name, players, seed)]
    pool = [action for _, action in steps]
    said: set[Message] = set()
    refused: set[Refusal] = set()
    for state, action in steps:
        for seat in (game.to_move(state), None):
            shown = game.seen(state, action, seat)
            said.add(game.describe(game.view(state, None if seat == -1 else seat), shown))
        tried = (game.why_illegal(state, other) for other in rng.sample(pool, 12))
        refused.update(filter(None, tried))
    return frozenset(said), frozenset(refused)


MATCHES = [(name, players) for name, counts in PLAYERS.items() for players in counts]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reader", [None, 0, 1])
@pytest.mark.parametrize(("name", "players"), MATCHES)
def test_every_line_of_the_log_is_a_sentence(
    name: str, players: int, reader: int | None, lang: str
) -> None:
    words = Translator(lang, NAMES, reader=reader)
    said, _ = collect_messages(name, players)
    lines = {words.message(message) for message in said}
    assert len(lines) > 50
    assert {line: faults(line, name) for line in lines if faults(line, name)} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "players"), MATCHES)
def test_every_refusal_is_a_sentence(name: str, players: int, lang: str) -> None:
    words = Translator(lang, NAMES)
    _, refused = collect_messages(name, players)
    lines = {
        words.reason(refusal.reason, refusal.facts)
        for refusal in refused
        if refusal.reason.key not in ABOUT_NOTATION
    }
    assert len(lines) > 10
    assert {line: faults(line, name) for line in lines if faults(line, name)} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "players"), MATCHES)
def test_every_hint_is_a_sentence(name: str, players: int, lang: str) -> None:
    """The pages advise a move as something to do."""
    words = Translator(lang)
    said, _ = collect_messages(name, players)
    moves = [message for message in said if words.has(f"web-do-{message.key}")]
    lines = {words.say(f"web-do-{message.key}", **dict(message.args)) for message in moves}
    assert len(lines) > 10
    assert {line: faults(line, name) for line in lines if faults(line, name)} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_happens_to_a_match_is_described_in_sentences(lang: str) -> None:
    for reader in (0, 1):
        for kind in EntryKind:
            if kind is not EntryKind.ACTION:
                message = Message(f"match-event-{kind.value}", (("seat", 0),))
                line = Translator(lang, NAMES, reader=reader).message(message)
                assert faults(line, "glenmore") == [], line


@pytest.mark.parametrize(
    ("lang", "reader", "name", "line"),
    [
        ("en", 0, "You", "You sell 1 sheep from the meadow on the river for 3 coins."),
        ("de", 0, "Du", "Du verkaufst 1 Schaf von der Wiese am Fluss für 3 Münzen."),
        ("pl", 0, "Ty", "Sprzedajesz 1 owcę z łąki nad rzeką za 3 monety."),
        ("en", None, "Ada", "Ada sells 1 sheep from the meadow on the river for 3 coins."),
        ("de", 1, "Ada", "Ada verkauft 1 Schaf von der Wiese am Fluss für 3 Münzen."),
        ("pl", 1, "Ada", "Ada sprzedaje 1 owcę z łąki nad rzeką za 3 monety."),
        # A player with such a name is not the reader.
        ("en", None, "You", "You sells 1 sheep from the meadow on the river for 3 coins."),
        ("de", 1, "Du", "Du verkauft 1 Schaf von der Wiese am Fluss für 3 Münzen."),
        ("pl", 1, "Ty", "Ty sprzedaje 1 owcę z łąki nad rzeką za 3 monety."),
    ],
)
def test_verbs_agree_with_the_player_who_acts(
    lang: str, reader: int | None, name: str, line: str
) -> None:
    sale = (("resource", "sheep"), ("kind", "meadow"), ("name", ""), ("where", "river"))
    message = Message("glenmore-sell", (("seat", 0), *sale, ("coins", 3)))
    assert Translator(lang, (name,), reader=reader).message(message) == line
