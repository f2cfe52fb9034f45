"""Every sentence that the pages say exists, and no unused sentence is kept."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from clachan.bots import BOTS, LEVELS
from clachan.cli.terminal.session import COMMANDS
from clachan.core import EntryKind
from clachan.games import GAMES
from clachan.games.clans.preview import Fit
from clachan.server.settings import SETTINGS

ROOT = Path(__file__).parents[2]
PROGRAM = ROOT / "src" / "clachan"

_MOVES = (
    "clans-play clans-play-face-down",
    *(
        f"glenmore-{deed}"
        for deed in (
            "take discard pay pay-member pay-chieftain buy sell gain activate ness move promote"
            " stop resolve done end"
        ).split()
    ),
)
MOVES = " ".join(_MOVES).split()
_FITS = [fit.value for fit in Fit]
_DECISIONS = "taking paying paying-member gaining resolving activating moving"
_SILENT = "stop resolve done end"
# What follows the activations, where nothing is left to activate.
_FOLLOWING = "moves"


@cache
def quoted(folder: Path) -> frozenset[str]:
    """Every word that stands in quotation marks in the sources of a folder."""
    texts = (path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    return frozenset(word for text in texts for word in re.findall(r"\"([a-z-]+)\"", text))


def _numbers(first: int, last: int) -> Iterable[str]:
    return map(str, range(first, last + 1))


IN_PAGES: dict[str, Iterable[str]] = {
    "web-about-": GAMES,
    "web-first-": GAMES,
    "web-bot-": BOTS,
    "web-bot-about-": LEVELS,
    "web-board-": ("drawn", "text"),
    "web-motion-": ("system", "reduced"),
    "web-pace-": ("slow", "normal", "fast", "instant"),
    "web-now-": ("your-turn", "over"),
    "web-theme-": ("system", "light", "dark"),
    "web-confirm-": ("usual", "always", "never"),
    "web-how-": ("bots", "screen", "friends"),
    "web-do-": [*MOVES, f"glenmore-{_FOLLOWING}"],
    "web-group-": [*MOVES, f"glenmore-{_FOLLOWING}"],
    "web-move-": [*MOVES, f"glenmore-{_FOLLOWING}"],
    "web-import-": (
        "foreign empty cut-off encoded newer older part changed seal damaged too-long".split()
    ),
    "web-several-": (
        *"clans-deal-hand clans-deal-unseen match-event-undo match-event-redo".split(),
        *(f"glenmore-{deed}" for deed in "draw roll pay pay-member gain move promote".split()),
    ),
    "web-item-": ("clans-deal-hand",),
    "web-tie-": ("clans", "glenmore"),
    "web-clans-side-": "NSWE",
    "web-clans-trade-": _numbers(3, 8),
    "web-clans-why-": _FITS,
    "web-coach-clans-": _numbers(0, 7),
    "web-coach-glenmore-": _DECISIONS.split()[1:],
    "web-coach-glenmore-taking-": _numbers(0, 7),
    "web-glenmore-": "coins whisky chieftains cards tiles points".split(),
    "web-glenmore-go-": [*_SILENT.split(), _FOLLOWING],
    "web-glenmore-now-": _DECISIONS.split(),
    "glenmore-row-": "lead activation iona morar duart coins tiles".split(),
}
IN_PROGRAM: dict[str, Iterable[str]] = {
    "server-": quoted(PROGRAM / "server"),
    "match-event-": [kind.value for kind in EntryKind if kind is not EntryKind.ACTION],
    "glenmore-": _SILENT.split(),
    "glenmore-score-": "lead activation iona morar duart coins tiles".split(),
    "glenmore-due-": ("different", "up-to"),
    "glenmore-brief-": "paymember paychieftain resolve stop done end promote".split(),
    "glenmore-panel-": "coins whisky chieftains cards tiles points".split(),
    "glenmore-hint-": "cost input sell payingmember gaining resolving activating moving".split(),
    "cli-value-": (
        "address addresses deadline dir file game games groups host hosts jobs players ply program"
        " record seats seed start"
    ).split(),
    "clans-news-": ("play", "play-unseen"),
    "clans-side-": ("north", "south"),
    "clans-panel-": ("shields", "cards", "points"),
    "clans-column-": "place fit shields you with-shield".split(),
    "clans-fit-": _FITS,
    "clans-why-": _FITS,
    "cli-simulate-": "seat bot wins points place".split(),
    "arena-forfeit-": "died late nonsense illegal".split(),
    "arena-sprt-": "h0 h1 none".split(),
    "play-bot-": BOTS,
    "play-command-": COMMANDS,
    "serve-": [setting.word for setting in SETTINGS.values()],
    "serve-default-": [setting.word for setting in SETTINGS.values()],
}
ENDINGS = {"-notation": GAMES, "-about": [f"cli-{word}" for word in quoted(PROGRAM / "cli")]}
# Of those of the program: what the server sends, and what the games put together for it.
SENT = ("server-", "match-event-", "glenmore-", "glenmore-score-", "glenmore-due-", "clans-side-")
# `web-${game}` is the name of a file.
NO_KEYS = {"web-"}


def composed_keys() -> set[str]:
    beginnings = IN_PAGES | IN_PROGRAM
    keys = {beginning + word for beginning, words in beginnings.items() for word in words}
    return keys | {word + ending for ending, words in ENDINGS.items() for word in words}


SOURCES = ROOT / "web" / "src"
LOCALES = ROOT / "src" / "clachan" / "locales"
LANGUAGES = ("en", "de", "pl")

_KEY = re.compile(r"['\"]((?:web|match|server|record|clans|glenmore)-[A-Za-z0-9-]+)['\"]")
_ANY_KEY = re.compile(r"['\"`]([a-z]+-[A-Za-z0-9-]+)['\"`]")
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
    for lang in LANGUAGES:
        # The names of the files look like keys.
        assert said() - keys(lang) - files(lang) == set(), lang


def test_every_key_that_is_put_together_is_listed() -> None:
    """So that a sentence whose key only begins like a known one is not kept for ever."""
    assert beginnings() - NO_KEYS == set(IN_PAGES)


@cache
def parts(lang: str) -> dict[str, set[str]]:
    """By key: the other sentences that it is made of."""
    found: dict[str, set[str]] = {}
    for file in (LOCALES / lang).glob("*.ftl"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                references = _References()
                references.visit(entry)
                found[entry.id.name] = references.keys
    return found


class _References(Visitor):
    def __init__(self) -> None:
        self.keys: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 fluent's name
        self.keys.add(node.id.name)


def program() -> dict[Path, str]:
    """The sources by their path in the package."""
    paths = PROGRAM.rglob("*.py")
    return {path.relative_to(PROGRAM): path.read_text(encoding="utf-8") for path in paths}


def with_parts(named: set[str]) -> set[str]:
    """These sentences and all that they are made of, in any language."""
    reached, left = set(named), list(named)
    while left:
        key = left.pop()
        new = {part for lang in LANGUAGES for part in parts(lang).get(key, ())} - reached
        reached |= new
        left += new
    return reached


def test_every_sentence_is_said() -> None:
    """By its key, by a listed one that is put together, or as a part of one that is said."""
    named = {key for text in (*sources(), *program().values()) for key in _ANY_KEY.findall(text)}
    assert keys("en") - with_parts(named | composed_keys()) == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_comes_with_no_sentence_for_the_terminal_or_for_a_refusal(game: str) -> None:
    """Those are in files of their own: the pages load the others before the first move."""
    sent = [text for path, text in program().items() if path.parts[0] not in ("cli", "lab")]
    refusals = {f"{name}-notation" for name in GAMES} | {
        key for name in GAMES for key in _KEY.findall(reasons(name))
    }
    sent_keys = {key for text in sent for key in _ANY_KEY.findall(text)} - refusals
    sent_keys |= {beginning + word for beginning in SENT for word in IN_PROGRAM[beginning]}
    said_keys = {beginning + word for beginning, words in IN_PAGES.items() for word in words}
    assert keys("en", game) - with_parts(said() | said_keys | sent_keys) == set()


def reasons(game: str) -> str:
    """The source of the reasons for refusals, without those for the end."""
    source = program()[Path("games", game, "reasons.py")]
    return source.partition("class Ending")[0]


def files(lang: str) -> set[str]:
    return {file.stem for file in (LOCALES / lang).glob("web*.ftl")}


@pytest.mark.parametrize("lang", ["de", "pl"])
def test_every_language_has_the_same_files_with_the_same_sentences(lang: str) -> None:
    assert files(lang) == files("en")
    for name in files("en"):
        assert keys(lang, name) == keys("en", name), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_is_there_twice(lang: str) -> None:
    """The files of a language are read into one bundle, where the last would win."""
    listed = [
        key for file in sorted((LOCALES / lang).glob("*.ftl")) for key in keys(lang, file.stem)
    ]
    assert sorted(listed) == sorted(set(listed))


def test_every_file_of_sentences_is_loaded_by_the_pages() -> None:
    """Those of every page, those of a game, which come with its table, and others where they are needed."""
    bundles = (SOURCES / "app" / "i18n" / "bundles.ts").read_text(encoding="utf-8")
    shared = set(re.findall(r"'(web[a-z-]*)'", bundles))
    games = {f"web-{game}" for game in GAMES}
    calls = re.findall(r"loadTopics\(\[([^\]]*)\]", "".join(sources()))
    needed = {topic for call in calls for topic in re.findall(r"'(web-[a-z]+)'", call)}
    assert files("en") - shared - games == needed
