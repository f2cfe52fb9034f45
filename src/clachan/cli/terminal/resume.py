"""Going on from a recorded match, as a new match with new draws."""

from dataclasses import dataclass
from typing import Final

from clachan.cli.commands.records import load, open_match
from clachan.cli.errors import Refused
from clachan.cli.terminal.options import PlayOptions
from clachan.cli.text import Words
from clachan.core import AnyMatch, Record

_SHOWN: Final = 30


@dataclass(frozen=True, slots=True)
class Resumed:
    """A match that begins where another one was."""

    match: AnyMatch
    says: str
    """Which one, and where."""


def resume(options: PlayOptions, words: Words) -> Resumed:
    """Raises `Refused` for a record or a place in it that cannot be gone on from."""
    assert options.resume is not None
    record = load(options.resume, words)
    whole = open_match(record, words)
    _check_table(options, record, words)
    match = whole.fork(_ply(options, whole, words))
    if match.outcome:
        raise Refused(words.say("play-resume-over", ply=match.ply, last=match.ply - 1))
    says = words.say("play-resumed", match=_short(record.match_id), ply=match.ply)
    return Resumed(match, says)


def _short(match_id: str) -> str:
    """Ids may be long, and the sentence has to fit on the screen."""
    return match_id if len(match_id) <= _SHOWN else f"{match_id[:_SHOWN]}…"


def _check_table(options: PlayOptions, record: Record, words: Words) -> None:
    """What else was asked for has to agree with the record."""
    if options.game not in (None, record.game):
        raise Refused(words.say("play-resume-game", game=record.game))
    if options.count not in (None, record.players):
        raise Refused(words.say("play-resume-players", players=record.players))


def _ply(options: PlayOptions, match: AnyMatch, words: Words) -> int:
    if options.ply is None:
        if match.outcome:
            raise Refused(words.say("play-resume-where", last=match.ply))
        return match.ply
    if not 0 <= options.ply <= match.ply:
        raise Refused(words.say("play-resume-no-ply", ply=options.ply, last=match.ply))
    return options.ply
