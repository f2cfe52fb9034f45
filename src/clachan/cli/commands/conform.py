"""``clachan conform``: does a game keep the contract, here, as installed?"""

import random
from argparse import ArgumentParser, Namespace
from typing import Final

from clachan.bots.view_json import ViewError, pack_view, unpack_view
from clachan.cli.errors import check_positive, check_seed, find_game
from clachan.cli.text import Translator, sanitise
from clachan.core import conformance
from clachan.core.conformance import CheckedPosition, NotConformant
from clachan.core.conformance import conform as run_suite
from clachan.games import GAMES

_MAX_PROBLEM: Final = 1000


def add_arguments(parser: ArgumentParser, words: Translator) -> None:
    parser.set_defaults(run=run)
    parser.add_argument("game", nargs="?", help=words.say("cli-game", games=", ".join(GAMES)))
    parser.add_argument("--games", type=int, default=2, help=words.say("cli-conform-games"))
    parser.add_argument("--seed", type=int, default=0, help=words.say("cli-simulate-seed"))


def run(options: Namespace, words: Translator) -> int:
    names = [options.game] if options.game else list(GAMES)
    check_positive("--games", options.games, words)
    check_seed(options.seed, words)
    # Every game is checked, also after one that is broken.
    kept = [_check(name, options, words) for name in names]
    return 0 if all(kept) else 1


def _check(name: str, options: Namespace, words: Translator) -> bool:
    """Check one game and print the result; returns whether it keeps the contract."""
    game, rng = find_game(name, words), random.Random(options.seed)
    try:
        report = run_suite(game, rng, options.games, (*conformance.CHECKS, check_view_json))
    except NotConformant as error:
        print(words.say("cli-conform-broken", problem=sanitise(str(error), _MAX_PROBLEM)))
        command = f"clachan conform {name} --games {options.games} --seed {options.seed}"
        print(words.say("cli-conform-repeat", seed=str(options.seed), command=command), flush=True)
        return False
    print(
        words.say(
            "cli-conform-kept",
            game=report.game,
            games=report.games,
            positions=report.positions,
            checks=report.checks,
        ),
        flush=True,
    )
    return True


def check_view_json(position: CheckedPosition) -> None:
    """A view reaches the process of a bot as it was."""
    for viewer in position.viewers:
        view = position.game.view(position.state, viewer)
        try:
            packed = pack_view(view)
        except ViewError as error:
            raise position.finding(f"{error}, so it cannot be sent to a bot") from error
        position.require(unpack_view(packed) == view, "a view sent to a bot arrives as it was")
