"""``clachan play``, as the command line asks for it."""

from argparse import ArgumentParser, Namespace

from clachan.bots import BOTS
from clachan.cli.commands import play
from clachan.cli.errors import file_named, names_in
from clachan.cli.terminal.options import PlayOptions
from clachan.cli.terminal.screens import SCREENS
from clachan.cli.text import Words


def add_arguments(parser: ArgumentParser, words: Words) -> None:
    parser.set_defaults(run=run)
    parser.add_argument("game", nargs="?", help=words.say("cli-game", games=", ".join(SCREENS)))
    parser.add_argument("--players", type=int, help=words.say("cli-players"))
    seats = words.say("cli-play-seats", bots=", ".join(BOTS))
    parser.add_argument("--seats", default="", help=seats)
    colour = words.say("cli-play-colour")
    parser.add_argument(
        "--colour", choices=("auto", "always", "never"), default="auto", help=colour
    )
    parser.add_argument("--record", help=words.say("cli-play-record"))
    parser.add_argument("--seed", type=int, help=words.say("cli-play-seed"))
    parser.add_argument(
        "--continue", dest="resume", metavar="FILE", help=words.say("cli-play-continue")
    )
    parser.add_argument("--ply", type=int, help=words.say("cli-play-ply"))


def run(options: Namespace, words: Words) -> int:
    return play.run(
        PlayOptions(
            game=options.game,
            players=options.players,
            seats=names_in(options.seats) if options.seats else (),
            lang=words.lang,
            colour=options.colour,
            record=None if options.record is None else file_named(options.record, words),
            seed=options.seed,
            resume=None if options.resume is None else file_named(options.resume, words),
            ply=options.ply,
        )
    )
