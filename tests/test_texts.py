"""The messages in every language are short enough for their place."""

import ast as python
import importlib
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

import pytest
from fluent.syntax import ast

from clachan.cli.text import LANGUAGES, Translator
from clachan.core import MatchReason, Reason
from clachan.games import GAMES
from clachan.games.clans.components import COLOURS, SLOT_NAMES
from clachan.games.glenmore.components import EFFECTS, KINDS, PLACES, RESOURCES, RIVER, ROAD, WAYS
from tests.support.catalog import messages, selectors

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "web" / "src"
SOURCE = ROOT / "src" / "clachan"
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


# What a sentence says that names the next step.
STEPS = {
    "en": r"\b(Choose|Play|Take|Pay|Sell|Wait|Start|Name|Write|Activate|Move|Resolve|You can|You must)\b",
    "de": r"\b(Wähle|Lege|Nimm|Bezahle|Gib|Verkaufe|Warte|Starte|Nenne|Setze|Aktiviere|Bewege|Nutze|Gültig|[Dd]u kannst|kannst du|Du musst)\b",
    "pl": r"\b(Wybierz|Zagraj|Weź|[Zz]apłać|[Oo]ddaj|[Ss]przedaj|Poczekaj|Rozpocznij|Podaj|Wpisz|Aktywuj|Przesuń|[Mm]ożesz)\b",
}


def refusals() -> Iterator[str]:
    for game in GAMES:
        reasons = importlib.import_module(f"clachan.games.{game}.reasons")
        for one in vars(reasons).values():
            if isinstance(one, type) and issubclass(one, Reason) and one.__name__ != "Ending":
                yield from (reason.key for reason in one)
        yield f"{game}-notation"


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_of_the_games_say_what_to_do(language: str) -> None:
    found = list(refusals())
    assert len(found) > 50
    wrong = {
        key: text
        for key in found
        if not re.search(STEPS[language], text := longest(language, messages(language)[key]))
    }
    assert wrong == {}


# One sentence that is what to do.
INSTRUCTIONS = {"server-name-needed", "server-bad-host"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_of_the_server_say_what_happened_and_what_to_do(language: str) -> None:
    found = {key: value for key, value in messages(language).items() if key.startswith("server-")}
    texts = {key: longest(language, value) for key, value in found.items()}
    assert len(texts) > 50
    wrong = {key for key, text in texts.items() if len(re.findall(r"[.!?](?= |$)", text)) < 2}
    assert wrong == INSTRUCTIONS


# What else a sentence of the server or the terminal says that names the next step, or what is allowed.
COMMANDS = {
    "en": (
        r"\b("
        r"Add|Change|Check|Connect|Correct|Copy|Did you mean|Enlarge|Free|Install|"
        r"Leave out|Make|Open|Press|Replace|Report|Run|Save|See|Stop|Try|Type|"
        r"Undo|Update|Use|must be|must start|for example|lists"
        r")\b"
    ),
    "de": (
        r"\b("
        r"Aktualisiere|Ändere|Beende|Drücke|Enter|Ergänze|Ersetze|Installiere|"
        r"Korrigiere|Kopiere|Lass|Meinst du|Melde|Nimm|Öffne|Prüfe|Schaffe|Siehe|"
        r"Speichere|Spiele|Verbinde|Vergrößere|Versuche|muss|etwa|zeigt|nennt"
        r")\b"
    ),
    "pl": (
        r"\b("
        r"Czy chodzi|Dodaj|Do wyboru|Dopisz|Enter|Kontynuuj|Otwórz|Połącz|Pomiń|"
        r"Popraw|Powiadom|Powiększ|Skopiuj|Sprawdź|Spróbuj|Uruchom|Usuń|Użyj|"
        r"Zainstaluj|Zaktualizuj|Zapisz|Zastąp|Zatrzymaj|Zmień|Zobacz|cofnij|musi|"
        r"oznacza|pokazuje|wykonaj"
        r")\b"
    ),
}
RAISES = re.compile(r"(Error|Refused|BadValue|print_error|_require)$")
# Answers of the terminal game to what the player types.
ANSWERS = (
    "play-no-such-answer play-not-understood play-why-what play-curtain-other play-command-alone play-save-where"
    " play-not-saved play-too-small clans-half-card clans-half-place glenmore-begun glenmore-begun-in-vain"
).split()
# Errors that get their next step from the message around them.
WITHIN = {
    "cli-see-help": {"cli-required", "cli-no-value", "cli-unrecognized", "cli-unknown-option"},
    "cli-verify-false": {"shuffle-secret-wrong", "shuffle-draw-differs"},
}
# The ends of a match, a note under results, sentences beside one with the step, and a part of a sentence.
NO_STEPS = {
    *("match-over", "match-resignation", "arena-rules"),
    *("arena-differs", "arena-file-damaged", "serve-the-database"),
}
# Errors that are chosen before they are printed.
PRINTED = ("cli-unknown", "cli-no-such", "cli-plugin")


def raised() -> Iterator[str]:
    """The keys of the messages of exceptions, as the source names them."""
    for path in SOURCE.rglob("*.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            match node:
                case python.Call(func=python.Name(id=name) | python.Attribute(attr=name)):
                    is_error = RAISES.search(name) is not None
                case _:
                    is_error = isinstance(node, python.Raise)
            if is_error:
                constants = (one for one in python.walk(node) if isinstance(one, python.Constant))
                yield from (str(one.value) for one in constants if one.value in messages("en"))


def section(name: str, title: str) -> Iterator[str]:
    """The keys below a heading of an English file."""
    text = (SOURCE / "locales" / "en" / f"{name}.ftl").read_text(encoding="utf-8")
    _, _, rest = text.partition(f"## {title}\n")
    yield from re.findall(r"^([a-z][\w-]*) =", rest.partition("\n## ")[0], re.MULTILINE)


def errors() -> set[str]:
    """The keys of the errors of the terminal and of matches; records have a test of their own."""
    found = {*raised(), *ANSWERS, *WITHIN, *(reason.key for reason in MatchReason)}
    found |= {*section("arena", "Why not"), *section("serve", "What cannot be")}
    found |= {key for key in messages("en") if key.startswith(PRINTED)}
    composed = set().union(*WITHIN.values())
    return {key for key in found - composed - NO_STEPS if not key.startswith("record-")}


def has_step(language: str, text: str) -> bool:
    return any(re.search(words[language], text) for words in (STEPS, COMMANDS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_of_the_terminal_say_what_to_do(language: str) -> None:
    found = errors()
    assert len(found) > 90
    texts = {key: longest(language, messages(language)[key]) for key in found}
    assert {key: text for key, text in texts.items() if not has_step(language, text)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_of_records_say_what_to_do(language: str) -> None:
    """A sentence names the fault; the step stands behind it, and is one for each fault."""
    [select] = selectors(messages(language)["record-step"])
    steps = {variant.key: longest(language, variant.value) for variant in select.variants}
    named = {key.name for key in steps if isinstance(key, ast.Identifier)} - {"other"}
    assert named < set(messages(language))
    assert [text for text in steps.values() if not has_step(language, text)] == []
    for place in ("record-wrong", "record-wrong-entry"):
        assert max(steps.values(), key=len) in longest(language, messages(language)[place])


def labels() -> Iterator[str]:
    """The keys that stand on buttons of the pages, without names that are only heard."""
    for path in PAGES.rglob("*.svelte"):
        source = path.read_text(encoding="utf-8")
        source = re.sub(r'<span class="unseen">.*?</span>', "", source, flags=re.DOTALL)
        source = re.sub(r'\b(?:aria-label|title)=(?:"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})', "", source)
        buttons = re.findall(r"<button\b.*?</button\s*>", source, re.DOTALL)
        links = re.findall(r'<a\s+class="button.*?</a\s*>', source, re.DOTALL)
        files = re.findall(r'<label class="button.*?</label\s*>', source, re.DOTALL)
        for button in (*buttons, *links, *files):
            yield from re.findall(r"\bsay\('(web-[a-z-]+)'", button)
            for prefix in re.findall(r"\bsay\(`(web-[a-z-]+-)\$\{", button):
                yield from (key for key in messages("en") if key.startswith(prefix))
        for question in re.findall(r"<ConfirmButton\b.*?/>", source, re.DOTALL):
            yield from re.findall(r"\b(?:wish|yes|no)=\{say\('(web-[a-z-]+)'", question)
    # Chosen by the scripts.
    yield from (
        "web-undo-free",
        "web-undo-asks",
        "web-clans-confirm",
        "web-clans-confirm-face-down",
    )


def test_the_labels_of_buttons_are_found() -> None:
    found = set(labels())
    assert {"web-cancel", "web-lay-table", "web-one-screen", "web-choose-file"} <= found
    assert {"web-agree", "web-resign-yes", "web-first-clans", "web-glenmore-go-stop"} <= found
    assert len(found) > 70


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_buttons_are_short(language: str) -> None:
    wrong = {}
    for key in set(labels()):
        text = longest(language, messages(language)[key])
        if len(text) > (LONGEST_MOVE if MOVES.match(key) else LONGEST_LABEL):
            wrong[key] = text
    assert wrong == {}


# Moves, as the pages list them: every one that a game has


Arguments: TypeAlias = dict[str, str | int]
DIRECTIONS = "north south east west northwest northeast southwest southeast".split()
KIND_COUNTS = Counter(KINDS)


def laid_tiles() -> Iterator[tuple[int, Arguments]]:
    """Each sort of tile, with each place that distinguishes it from others of its kind."""
    for tile, (kind, name) in enumerate(zip(KINDS, PLACES, strict=True)):
        if KINDS.index(kind) < tile and not name:
            continue
        places = ["only"]
        if KIND_COUNTS[kind] > 1 and not name:
            ways = {way for one, way in zip(KINDS, WAYS, strict=True) if one == kind}
            places += DIRECTIONS
            places += ["middle"] * (KIND_COUNTS[kind] > 2)
            places += ["river"] * (RIVER in ways) + ["road"] * (ROAD in ways)
        for place in places:
            yield tile, {"kind": kind, "name": name, "where": place}


def are_together(one: Arguments, other: Arguments) -> bool:
    """Whether a territory can have both: only one tile of a kind is in the north, and so on."""
    if (one["kind"], one["name"]) != (other["kind"], other["name"]):
        return True
    places = {str(one["where"]), str(other["where"])}
    return "only" not in places and (len(places) > 1 or places == {"middle"})


def second(tile: Arguments) -> Arguments:
    return {"other": tile["kind"], "other_name": tile["name"], "other_where": tile["where"]}


def resources_on(tile: int) -> tuple[str, ...]:
    """The resources that may lie on a tile."""
    produced = EFFECTS[tile].produces
    if PLACES[tile] in ("Iona Abbey", "Loch Lochy"):
        return RESOURCES
    return () if produced is None else (RESOURCES[produced],)


def clans_moves() -> Iterator[tuple[str, Arguments]]:
    for name in SLOT_NAMES:
        for shield in ("yes", "no"):
            for turned in ("yes", "no"):
                place: Arguments = {
                    "tile": int(name[0]),
                    "side": name[1],
                    "place": int(name[2:] or 0),
                    "shield": shield,
                    "turned": turned,
                }
                for colour in COLOURS:
                    yield "clans-play", {"colour": colour, "rank": 8, **place}
                    yield "clans-play-face-down", {"colour": colour, "rank": 8, **place}


def glenmore_moves() -> Iterator[tuple[str, Arguments]]:
    for deed in "pay-chieftain stop resolve done end moves".split():
        yield f"glenmore-{deed}", {}
    for resource in RESOURCES:
        yield "glenmore-gain", {"resource": resource}
        yield from (("glenmore-buy", {"resource": resource, "coins": coins}) for coins in (1, 2, 3))
    laid = list(laid_tiles())
    for tile, one in laid:
        yield "glenmore-discard", one
        for deed in "activate ness promote pay-member".split():
            yield f"glenmore-{deed}", one
        for resource in resources_on(tile):
            given = one | {"resource": resource}
            yield "glenmore-pay", given
            yield from (("glenmore-sell", given | {"coins": coins}) for coins in (1, 2, 3))
        for side in ("north", "south", "east", "west"):
            yield "glenmore-take", one | second(one) | {"side": side}
        for _, other in laid:
            if are_together(one, other):
                yield "glenmore-move", one | second(other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_listed_moves_and_their_groups_are_short(language: str) -> None:
    words = Translator(language)
    field = words.say("web-glenmore-field", number=13)
    wrong = set()
    seen = set()
    for key, given in (*clans_moves(), *glenmore_moves()):
        group, label = (words.say(f"web-{what}-{key}", **given) for what in ("group", "move"))
        seen |= {f"web-group-{key}", f"web-move-{key}"}
        # Of two tiles of one kind in the chain, the place is added.
        is_double = not given.get("name") and KIND_COUNTS[str(given.get("kind"))] > 1
        if is_double and key == "glenmore-take":
            group = f"{group}, {field}"
        if is_double and key == "glenmore-discard":
            label = f"{label}, {field}"
        wrong |= {text for text in (group, label) if len(text) > LONGEST_MOVE}
        if key == "glenmore-take":
            tile = words.say("glenmore-kind", **given)
            put = words.say("web-glenmore-lay", tile=tile)
            wrong |= {put} if len(put) > LONGEST_MOVE else set()
    assert seen == {key for key in messages(language) if re.match("web-(group|move)-", key)}
    assert not wrong, sorted(wrong)
