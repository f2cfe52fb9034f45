"""``clachan play``, as the command line asks for it."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from clachan.bots import BOTS
from clachan.cli import play
from clachan.cli.play_options import PlayOptions
from clachan.cli.words import Words
from clachan.games import GAMES


def add_arguments(parser: ArgumentParser, words: Words) -> None:
    parser.set_defaults(run=run)
    parser.add_argument("game", nargs="?", help=words.say("cli-game", games=", ".join(GAMES)))
    parser.add_argument("--players", type=int, help=words.say("cli-players"))
    seats = words.say("cli-play-seats", bots=", ".join(BOTS))
    parser.add_argument("--seats", default="", help=seats)
    colour = words.say("cli-play-colour")
    parser.add_argument(
        "--colour", choices=("auto", "always", "never"), default="auto", help=colour
    )
    parser.add_argument("--record", type=Path, help=words.say("cli-play-record"))
    parser.add_argument("--seed", type=int, help=words.say("cli-play-seed"))
    parser.add_argument(
        "--continue", dest="resume", metavar="FILE", type=Path, help=words.say("cli-play-continue")
    )
    parser.add_argument("--ply", type=int, help=words.say("cli-play-ply"))


def run(options: Namespace, words: Words) -> int:
    return play.run(
        PlayOptions(
            game=options.game,
            players=options.players,
            seats=tuple(options.seats.split(",")) if options.seats else (),
            lang=words.lang,
            colour=options.colour,
            record=options.record,
            seed=options.seed,
            resume=options.resume,
            ply=options.ply,
        )
    )
