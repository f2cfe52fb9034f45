"""``clachan conform``: does a game keep the contract, here, as installed?"""

import random
from argparse import ArgumentParser, Namespace

from clachan.cli.errors import check_positive, check_seed, find_game
from clachan.cli.text import Translator
from clachan.core.conformance import NotConformant
from clachan.core.conformance import conform as run_suite
from clachan.games import GAMES


def add_arguments(parser: ArgumentParser, words: Translator) -> None:
    parser.set_defaults(run=run)
    parser.add_argument("game", nargs="?", help=words.say("cli-game", games=", ".join(GAMES)))
    parser.add_argument("--games", type=int, default=2, help=words.say("cli-conform-games"))
    parser.add_argument("--seed", type=int, default=0, help=words.say("cli-simulate-seed"))


def run(options: Namespace, words: Translator) -> int:
    names = [options.game] if options.game else list(GAMES)
    check_positive("--games", options.games, words)
    check_seed(options.seed, words)
    for name in names:
        game = find_game(name, words)
        try:
            report = run_suite(game, random.Random(options.seed), options.games)
        except NotConformant as error:
            print(words.say("cli-conform-broken", problem=str(error)))
            command = f"clachan conform {name} --games {options.games} --seed {options.seed}"
            print(words.say("cli-conform-repeat", seed=str(options.seed), command=command))
            return 1
        print(
            words.say(
                "cli-conform-kept",
                game=report.game,
                games=report.games,
                positions=report.positions,
                checks=report.checks,
            )
        )
    return 0
