"""The pages that every game has: a turn, the log, the sheet, help, the end."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, TypeAlias

from clachan.cli.terminal.layout import justify, pad, width, wrap
from clachan.cli.terminal.screen import Position, Screen
from clachan.cli.text import Translator
from clachan.core import CHANCE, AnyMatch, Message, Outcome, Seat

AnyPosition: TypeAlias = Position[Any, Any]
AnyScreen: TypeAlias = Screen[Any, Any]


def heading(position: AnyPosition, text: str) -> str:
    return f" {position.ink.paint(text, 'bold')}"


def title(position: AnyPosition, screen: AnyScreen, note: str = "") -> str:
    name = position.game.meta.title(position.words.lang)
    right = "   ".join(filter(None, (note, screen.turn(position))))
    return justify(heading(position, position.ink.spell(name)), f"{right} ")


def turn(
    position: AnyPosition, screen: AnyScreen, note: str, since: Sequence[str], answer: str
) -> list[Sequence[str]]:
    """The page of a turn as blocks, which `stack` spreads over the screen; the note goes into the title."""
    news = [line for sentence in since for line in wrap(sentence, hanging=3)]
    says = wrap(answer) if answer else [
        position.ink.paint(line, "faint") for line in wrap(screen.instruction(position))
    ]  # fmt: skip
    top = [title(position, screen, note), *screen.table(position)]
    return [top, news, screen.choices(position), says]


def history(
    match: AnyMatch, seat: Seat | None, words: Translator, start: int = 0
) -> Iterator[Message]:
    """What this seat saw, starting at an action."""
    for step in match.line[start:]:
        action = match.game.parse(match.log[step.entry].action)
        shown = action if match.outcome else match.game.seen(step.before, action, seat)
        view = match.game.view(step.before, seat)
        yield from words.action_messages(match.game, view, shown, step.seat)


def since_last_turn(match: AnyMatch, seat: Seat, words: Translator) -> list[Message]:
    own = [ply for ply, step in enumerate(match.line) if step.seat == seat]
    seats = [ply for ply, step in enumerate(match.line) if step.seat != CHANCE]
    start = own[-1] + 1 if own else min(seats, default=match.ply)
    return list(history(match, seat, words, start))


def log(match: AnyMatch, position: AnyPosition) -> list[str]:
    say = position.words.say
    words = position.words
    sentences = map(words.message, reversed(list(history(match, position.seat, words))))
    lines = []
    for sentence, same in groupby(sentences):
        times = len(list(same))
        text = sentence if times == 1 else say("play-log-times", sentence=sentence, times=times)
        lines += wrap(text, hanging=3)
    return [heading(position, say("play-log")), "", *lines]


def score(position: AnyPosition, screen: AnyScreen) -> list[str]:
    words = position.words
    totals = ", ".join(
        words.say("play-total", player=words.name(seat), points=sheet.total)
        for seat, sheet in enumerate(position.sheets)
    )
    head = heading(position, words.say("play-score"))
    together = wrap(words.say("play-totals", totals=totals))
    return [head, "", *sheet(position, screen), "", *together]


def sheet(position: AnyPosition, screen: AnyScreen) -> list[str]:
    """The score sheet of the game's screen, or else a list of items."""
    own = screen.sheet(position)
    return item_list(position) if own is None else own


def item_list(position: AnyPosition) -> list[str]:
    """The score sheet of any game: the items of each seat, points first."""
    words = position.words
    lines = []
    for seat, sheet in enumerate(position.sheets):
        head = words.say("play-total", player=words.name(seat), points=sheet.total)
        lines.append(heading(position, head))
        for item in sheet.items:
            name = words.message(item.source, otherwise=item.source.key)
            lines += wrap(f"{item.points:>6}  {name}", hanging=9)
    return lines


def help_page(position: AnyPosition, screen: AnyScreen, example: str) -> list[str]:
    say = position.words.say
    rows = [line.split(" | ") for line in say("play-help-commands", example=example).split("\n")]
    left = max(width(command) for command, _ in rows)
    commands = [
        line
        for command, meaning in rows
        for line in wrap(f"{pad(command, left)}  {meaning}", hanging=left + 3)
    ]
    rules = wrap(screen.rules(position))
    return [heading(position, say("play-help")), "", *commands, "", *rules]


def result(position: AnyPosition, outcome: Outcome, sole: Seat | None) -> str:
    """The sentence about the winner; ``sole`` is the seat of a single human."""
    words, winners = position.words, outcome.winners
    points = position.sheets[winners[0]].total
    if len(winners) > 1:
        players = words.join_items("play-and", [words.name(seat) for seat in winners])
        return words.say("play-shared", players=players, points=points)
    if winners[0] == sole:
        return words.say("play-you-win", points=points)
    return words.say("play-winner", player=words.name(winners[0]), points=points)


def end(
    position: AnyPosition, screen: AnyScreen, outcome: Outcome, sole: Seat | None
) -> list[Sequence[str]]:
    """The last page: the winner, the ranking and the score sheet."""
    words = position.words
    reason = words.reason(outcome.reason, otherwise=f"({outcome.reason.rule})")
    over = wrap(words.say("play-over", reason=reason))
    won = [heading(position, line.strip()) for line in wrap(result(position, outcome, sole))]
    return [
        [title(position, screen), *over],
        [*won, *_tie_break(position, screen)],
        _ranking(position, outcome),
        [heading(position, words.say("play-sheet")), *sheet(position, screen)],
    ]


def _tie_break(position: AnyPosition, screen: AnyScreen) -> list[str]:
    most = max(sheet.total for sheet in position.sheets)
    tied = [seat for seat, sheet in enumerate(position.sheets) if sheet.total == most]
    return wrap(screen.tie_break(position, tied)) if len(tied) > 1 else []


def _ranking(position: AnyPosition, outcome: Outcome) -> list[str]:
    words = position.words
    places = sorted((place, seat) for seat, place in enumerate(outcome.ranking))
    return [
        " " + words.say("play-ranking", place=place, player=words.name(seat),
                        points=position.sheets[seat].total)
        for place, seat in places
    ]  # fmt: skip


def last_table(position: AnyPosition, screen: AnyScreen) -> list[Sequence[str]]:
    """The table at the end, with everything that was hidden."""
    top = [title(position, screen), *screen.table(position)]
    revealed = screen.reveal(position) if screen.has_secrets else []
    if not revealed:
        return [top]
    head = heading(position, position.words.say("play-reveal"))
    return [top, [head, *revealed]]
