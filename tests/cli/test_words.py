"""Every sentence exists in every language, takes the same facts, and is well formed."""

import random
from collections.abc import Iterator
from importlib.resources import files
from types import SimpleNamespace
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from clachan.cli.terminal.session import COMMANDS, command_words
from clachan.cli.text import LANGUAGES, Translator, choose_language
from clachan.core import CHANCE, Message, Reason, Refusal
from clachan.games import GAMES

NAMES = ("Ann", "Ben", "Cal", "Dee", "Eve")


class _References(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 fluent's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 fluent's name
        self.messages.add(node.id.name)


def messages(lang: str) -> dict[str, _References]:
    """By key: the variables and messages that its text refers to."""
    found: dict[str, _References] = {}
    folder = files("clachan") / "locales" / lang
    for file in folder.iterdir():
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{lang}/{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{lang}: {entry.id.name} twice"
                found[entry.id.name] = _References()
                found[entry.id.name].visit(entry)
    return found


def variables(lang: str) -> dict[str, set[str]]:
    """By key: every variable it needs, through the messages it refers to as well."""
    found = messages(lang)

    def needed(key: str) -> set[str]:
        return found[key].variables.union(*(needed(other) for other in found[key].messages))

    return {key: needed(key) for key in found}


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_language_has_the_same_keys_and_variables(lang: str) -> None:
    theirs, ours = variables(lang), variables("en")
    assert theirs.keys() == ours.keys()
    assert {key: theirs[key] for key in ours if theirs[key] != ours[key]} == {}


def reasons() -> Iterator[Reason]:
    """Of the match and of every registered game."""
    rooms = ("clachan.core.", *(f"clachan.games.{name}." for name in GAMES))
    for kind in Reason.__subclasses__():
        if kind.__module__.startswith(rooms):
            yield from kind


def test_every_reason_has_a_sentence_in_every_language() -> None:
    found = list(reasons())
    assert len(found) > 10
    for lang in LANGUAGES:
        words = Translator(lang)
        assert [reason for reason in found if not words.has(reason.key)] == []


def test_every_game_says_how_its_actions_are_written() -> None:
    for lang in LANGUAGES:
        for name in GAMES:
            assert "7G@9" in Translator(lang).say(f"{name}-notation", text="7G@9")


def walk(name: str, players: int, seed: int) -> Iterator[tuple[Any, Any]]:
    """A random game: each state, and the action that was chosen in it."""
    game, rng = GAMES[name], random.Random(seed)
    state = game.new_game(players)
    while game.to_move(state) is not None:
        action = rng.choice(game.legal_actions(state))
        yield state, action
        state = game.apply(state, action)
    yield state, None


GAMES_AND_PLAYERS = [(name, players) for name in GAMES for players in GAMES[name].meta.players]


@pytest.mark.parametrize(("name", "players"), GAMES_AND_PLAYERS)
def test_everything_a_game_says_can_be_said(name: str, players: int) -> None:
    game, languages = GAMES[name], [Translator(lang, NAMES) for lang in LANGUAGES]
    said: list[Message] = []
    refused: list[Refusal] = []
    steps = [step for seed in range(6) for step in walk(name, players, seed)]
    pool = [action for _, action in steps if action is not None]
    rng = random.Random(0)
    for state, action in steps:
        said += [item.source for sheet in game.score(state) for item in sheet.items]
        if action is not None:
            for seat in (*range(players), None):
                shown = game.seen(state, action, seat)
                said.append(game.describe(game.view(state, seat), shown))
                refused += filter(None, [game.why_illegal(state, shown)])
        tried = [*rng.sample(pool, 20), *(game.parse(game.text(a)) for a in pool[:3])]
        refused += filter(None, (game.why_illegal(state, action) for action in tried))
    assert said
    assert refused
    for words in languages:
        assert all(words.message(message) for message in set(said))
        for refusal in set(refused):
            assert words.refusal(refusal).endswith(f"({refusal.reason.rule})")


def test_a_refusal_names_the_facts_and_the_rule() -> None:
    game = GAMES["clans"]
    state = game.new_game(players=2)
    while game.to_move(state) == CHANCE:
        state = game.apply(state, game.legal_actions(state)[0])
    refusal = game.why_illegal(state, game.parse("4G@1N2"))
    assert refusal is not None
    assert Translator("en").refusal(refusal) == (
        "There is already a card on tile 1, top middle. Choose a free slot. (CG 4.1)"
    )
    assert Translator("de").refusal(refusal) == (
        "Es liegt schon eine Karte auf Tableau 1, oben in der Mitte. "
        "Wähle einen freien Platz. (CG 4.1)"
    )
    assert Translator("pl").refusal(refusal) == (
        "To miejsce jest już zajęte: kafelek 1, u góry pośrodku. Wybierz wolne. (CG 4.1)"
    )


@pytest.mark.parametrize(
    ("lang", "points", "sentence"),
    [
        ("en", 1, "1. Ann: 1 point"),
        ("en", 22, "1. Ann: 22 points"),
        ("de", 1, "1. Ann: 1 Punkt"),
        ("de", 2, "1. Ann: 2 Punkte"),
        ("pl", 1, "1. Ann: 1 punkt"),
        ("pl", 22, "1. Ann: 22 punkty"),
        ("pl", 12, "1. Ann: 12 punktów"),
        ("pl", 0, "1. Ann: 0 punktów"),
    ],
)
def test_plurals(lang: str, points: int, sentence: str) -> None:
    assert Translator(lang).say("play-ranking", place=1, player="Ann", points=points) == sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_command_word_means_two_things(lang: str) -> None:
    typed = command_words(Translator(lang))
    assert set(typed.values()) == set(COMMANDS)
    for command in COMMANDS:
        assert typed[command] == command


def test_a_missing_key_or_fact_raises() -> None:
    with pytest.raises(KeyError, match="no-such-key"):
        Translator("de").say("no-such-key")
    with pytest.raises(ValueError, match="clans-turn"):
        Translator("pl").say("clans-turn", turn=1)


def test_a_message_without_its_facts_gives_way_to_the_text_of_the_action() -> None:
    """A game of another package may use a key of ours, without what our sentence needs."""
    game: Any = SimpleNamespace(text=str, describe=lambda view, action: Message("clans-play"))
    (message,) = Translator("en").action_messages(game, None, "bid 2", 0)
    assert message == Message("match-action", (("seat", 0), ("action", "bid 2")))


def test_players_without_a_name_are_named_by_number() -> None:
    message = Message("clans-deal-unseen", (("seat", 2),))
    assert Translator("de").message(message) == "Person 3 bekommt eine Karte auf die Hand."
    assert Translator("en", ["Ann", "Ben"]).name(2) == "Player 3"


@pytest.mark.parametrize("names", [(), ("Ann", "Ben")])
def test_chance_has_a_name_of_its_own(names: tuple[str, ...]) -> None:
    spoken = {"en": "Chance", "de": "Zufall", "pl": "Los"}
    assert {lang: Translator(lang, names).name(CHANCE) for lang in spoken} == spoken


@pytest.mark.parametrize(
    ("environ", "wanted", "language"),
    [
        ({}, None, "en"),
        ({"LANG": "de_AT.UTF-8"}, None, "de"),
        ({"LANG": "de_DE", "LC_MESSAGES": "pl_PL"}, None, "pl"),
        ({"LANG": "de_DE", "LC_ALL": "C.UTF-8"}, None, "en"),
        ({"LC_ALL": "pl_PL", "CLACHAN_LANG": "de"}, None, "de"),
        ({"CLACHAN_LANG": "", "LANG": "pl"}, None, "pl"),
        ({"LANG": "fr_FR"}, None, "en"),
        ({"LANG": "fr_FR"}, "pl", "pl"),
    ],
)
def test_the_language_is_chosen(environ: dict[str, str], wanted: str | None, language: str) -> None:
    assert choose_language(environ, wanted) == language


def test_a_language_we_do_not_speak_is_refused() -> None:
    with pytest.raises(ValueError, match=f"must be one of {', '.join(LANGUAGES)}, not 'xx'"):
        choose_language({}, "xx")
