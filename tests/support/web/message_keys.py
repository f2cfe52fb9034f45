"""Keys that the sources put together from a beginning and a word: what the words can be."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from clachan.bots import BOTS, LEVELS
from clachan.cli.terminal.session import COMMANDS
from clachan.core import EntryKind
from clachan.games import GAMES
from clachan.games.clans.preview import Fit
from clachan.server.settings import SETTINGS

ROOT = Path(__file__).parents[3]
PAGES = ROOT / "web" / "src"
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
    "web-do-": MOVES,
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
# `web-${game}` is the name of a file.
NO_KEYS = {"web-"}


def composed_keys() -> set[str]:
    beginnings = IN_PAGES | IN_PROGRAM
    keys = {beginning + word for beginning, words in beginnings.items() for word in words}
    return keys | {word + ending for ending, words in ENDINGS.items() for word in words}
