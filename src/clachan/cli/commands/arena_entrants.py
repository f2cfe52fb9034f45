"""Who plays in ``clachan arena``, in the order of the command line."""

from __future__ import annotations

from argparse import Action, ArgumentParser, Namespace
from typing import TYPE_CHECKING, Final

from clachan.cli.errors import names_in

if TYPE_CHECKING:
    from clachan.lab.arena import Entrant

PROGRAM: Final = "--bot"
# Whoever is alone meets the first of these that it is not.
_KNOWN: Final = ("greedy", "random")


class Named(Action):
    """Of ``--bots`` and ``--bot``, so that they stay in the order in which they are given."""

    def __call__(
        self,
        _parser: ArgumentParser,
        options: Namespace,
        values: object,
        option: str | None = None,
    ) -> None:
        options.named = (*options.named, (option, values))


def entrants_of(options: Namespace) -> tuple[Entrant, ...]:
    """Those named; where it is one alone, against a bot that everybody knows. Raises `BotError`."""
    from clachan.lab.arena import Entrant
    from clachan.lab.arena.baselines import bot_entrant

    entrants: list[Entrant] = []
    for option, text in options.named:
        if option == PROGRAM:
            entrants.append(Entrant("program", text))
        else:
            entrants += [bot_entrant(options.game, spec) for spec in names_in(text)]
    if not options.ladder:
        for known in (bot_entrant(options.game, spec) for spec in _KNOWN):
            if len(entrants) < 2 and known not in entrants:
                entrants.append(known)
    return tuple(entrants)
