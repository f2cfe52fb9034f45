"""Endings of Clans and Glory for two players, solved exactly: how often a bot finds an optimal play."""

import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from clachan.atomic_files import replace_file
from clachan.bots import make_bot
from clachan.bots.clans.endgame import WIN
from clachan.bots.clans.search import Style
from clachan.bots.compiled import load_searches
from clachan.core import CHANCE, Message
from clachan.core.printable import escape_unprintable
from clachan.games import clans
from clachan.games.clans.actions import Action
from clachan.games.clans.board import STANDING
from clachan.games.clans.state import State
from clachan.kernels import find_kernel
from clachan.lab.arena import ResultError

MOST_LEFT: Final = 6
POSITIONS: Final = 20
"""For each number of plays left."""
BOTS: Final = ("expert:playouts=20000", "expert-v2:playouts=500")
_PLAYER: Final = "expert:playouts=500"


class Ending(Struct, frozen=True, forbid_unknown_fields=True):
    """One position and the choice of one bot, with what it gives away."""

    bot: str
    left: int
    seed: int
    action: str
    win_loss: float
    """Of the share of the win."""
    points_loss: float
    """Of the margin, by which plays with the same share are compared."""

    @property
    def is_optimal(self) -> bool:
        return self.win_loss < 1e-6 and self.points_loss < 1e-6


class EndingsSummary(Struct, frozen=True):
    positions: int
    optimal: float
    win_loss: float
    points_loss: float


def load_endings(folder: Path) -> tuple[Ending, ...]:
    """What was measured so far; raises `ResultError`."""
    file = _file(folder)
    if not file.exists():
        return ()
    try:
        return msgspec.json.decode(file.read_bytes(), type=tuple[Ending, ...])
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        why = escape_unprintable(str(error))
        message = Message("arena-damaged", (("why", why),))
        raise ResultError(f"{file}: not a whole result: {why}", message) from error


def measure_endings(folder: Path, positions: int = POSITIONS) -> None:
    """Measure what is missing, and store each position; raises `KernelUnavailable` without the extra ``fast``."""
    found = list(load_endings(folder))
    known = {(ending.bot, ending.left, ending.seed) for ending in found}
    for left in range(4, MOST_LEFT + 1):
        for seed in range(positions):
            missing = [bot for bot in BOTS if (bot, left, seed) not in known]
            if missing:
                found += _measure(left, seed, missing)
                lines = b",\n".join(msgspec.json.encode(ending) for ending in found)
                replace_file(_file(folder), b"[\n" + lines + b"\n]\n")


def summarise_endings(endings: Sequence[Ending], bot: str, left: int) -> EndingsSummary | None:
    """The means over the positions; ``None`` where there are none."""
    mine = [ending for ending in endings if (ending.bot, ending.left) == (bot, left)]
    if not mine:
        return None
    count = len(mine)
    return EndingsSummary(
        count,
        sum(ending.is_optimal for ending in mine) / count,
        sum(ending.win_loss for ending in mine) / count,
        sum(ending.points_loss for ending in mine) / count,
    )


def _measure(left: int, seed: int, bots: Sequence[str]) -> Iterator[Ending]:
    find_kernel("clans")
    load_searches(("clans",))
    state = play_to_ending(left, seed)
    view, legal = clans.view(state, clans.to_move(state)), clans.legal_actions(state)
    worths = solve_plays(state)
    best = max(worths.values())
    for bot in bots:
        action = make_bot(bot, clans).choose(view, legal, random.Random(seed))
        worth = worths[action]
        yield Ending(bot, left, seed, clans.text(action), best[0] - worth[0], best[1] - worth[1])


def play_to_ending(left: int, seed: int) -> State:
    """A position with this many plays left, and a choice, from a game of two experts with few playouts."""
    rng = random.Random(f"{left}:{seed}")
    bot = make_bot(_PLAYER, clans)
    while True:
        state = clans.new_game(2)
        turns = 0
        while (seat := clans.to_move(state)) is not None:
            legal = clans.legal_actions(state)
            if seat == CHANCE:
                action = rng.choice(legal)
            elif turns == 16 - left and len(legal) > 1:
                return state
            else:
                turns += 1
                action = bot.choose(clans.view(state, seat), legal, rng)
            state = clans.apply(state, action)


def solve_plays(state: State) -> dict[Action, tuple[float, float]]:
    """By play: the expected share of the win and margin in points, over all worlds equally likely."""
    from clachan.bots.clans.compiled_search import CompiledSearch, Endgame
    from clachan.kernels.clans import number_action

    view = clans.view(state, clans.to_move(state))
    search = CompiledSearch(view, random.Random(0), Style(inference_scale=0.0))
    endgame = Endgame(search, 0.0, 10**12)
    found: dict[Action, tuple[float, float]] = {}
    for action in clans.legal_actions(state):
        share = margin = 0.0
        for world, weight in enumerate(search.deals.weights.tolist()):
            value = endgame.value(world, number_action(action), 2 * WIN)
            assert value is not None
            sign = (value > 0) - (value < 0)
            share += weight * (1 + sign) / 2
            margin += weight * (value - sign * WIN) / STANDING
        found[action] = (round(share, 9), round(margin, 9))
    return found


def _file(folder: Path) -> Path:
    return folder / "clans-endings.json"
