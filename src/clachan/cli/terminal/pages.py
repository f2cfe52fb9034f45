"""The pages that every game has: a turn, the log, the sheet, help, the end."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, TypeAlias

from clachan.cli.terminal.layout import justify, pad, width, wrap
from clachan.cli.terminal.screen import Screen, ScreenContext
from clachan.cli.text import Translator
from clachan.core import CHANCE, AnyMatch, Message, Outcome, Seat

AnyContext: TypeAlias = ScreenContext[Any, Any]
AnyScreen: TypeAlias = Screen[Any, Any]


def heading(context: AnyContext, text: str) -> str:
    return f" {context.ink.paint(text, 'bold')}"


def title(context: AnyContext, screen: AnyScreen, note: str = "") -> str:
    name = context.game.meta.title(context.words.lang)
    right = "   ".join(filter(None, (note, screen.turn(context))))
    return justify(heading(context, context.ink.spell(name)), f"{right} ")


def turn(
    context: AnyContext, screen: AnyScreen, note: str, since: Sequence[str], answer: str
) -> list[Sequence[str]]:
    """The page of a turn as blocks, which `stack` spreads over the screen; the note goes into the title."""
    news = [line for sentence in since for line in wrap(sentence, hanging=3)]
    says = wrap(answer) if answer else [
        context.ink.paint(line, "faint") for line in wrap(screen.instruction(context))
    ]  # fmt: skip
    top = [title(context, screen, note), *screen.table(context)]
    return [top, news, screen.choices(context), says]


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


def log(match: AnyMatch, context: AnyContext) -> list[str]:
    say = context.words.say
    words = context.words
    sentences = map(words.message, reversed(list(history(match, context.seat, words))))
    lines = []
    for sentence, same in groupby(sentences):
        times = len(list(same))
        text = sentence if times == 1 else say("play-log-times", sentence=sentence, times=times)
        lines += wrap(text, hanging=3)
    return [heading(context, say("play-log")), "", *lines]


def score(context: AnyContext, screen: AnyScreen, estimated: Sequence[Seat]) -> list[str]:
    """The score if the game ended now; that of ``estimated`` seats is partly hidden."""
    words = context.words
    totals = ", ".join(
        words.say("play-total", player=words.name(seat), points=sheet.total)
        for seat, sheet in enumerate(context.sheets)
    )
    head = heading(context, words.say("play-score"))
    together = wrap(words.say("play-totals", totals=totals))
    lines = [head, "", *sheet(context, screen), "", *together]
    if estimated:
        players = words.join_items("play-and", [words.name(seat) for seat in estimated])
        lines += ["", *wrap(words.say("play-score-estimate", players=players))]
    return lines


def sheet(context: AnyContext, screen: AnyScreen) -> list[str]:
    """The score sheet of the game's screen, or else a list of items."""
    own = screen.sheet(context)
    return item_list(context) if own is None else own


def item_list(context: AnyContext) -> list[str]:
    """The score sheet of any game: the items of each seat, points first."""
    words = context.words
    lines = []
    for seat, sheet in enumerate(context.sheets):
        head = words.say("play-total", player=words.name(seat), points=sheet.total)
        lines.append(heading(context, head))
        for item in sheet.items:
            name = words.message(item.source, otherwise=item.source.key)
            lines += wrap(f"{item.points:>6}  {name}", hanging=9)
    return lines


def help_page(context: AnyContext, screen: AnyScreen, example: str) -> list[str]:
    say = context.words.say
    rows = [line.split(" | ") for line in say("play-help-commands", example=example).split("\n")]
    left = max(width(command) for command, _ in rows)
    commands = [
        line
        for command, meaning in rows
        for line in wrap(f"{pad(command, left)}  {meaning}", hanging=left + 3)
    ]
    rules = wrap(screen.rules(context))
    return [heading(context, say("play-help")), "", *commands, "", *rules]


def result(context: AnyContext, outcome: Outcome, sole: Seat | None) -> str:
    """The sentence about the winner; ``sole`` is the seat of a single human."""
    words, winners = context.words, outcome.winners
    points = context.sheets[winners[0]].total
    if len(winners) > 1:
        players = words.join_items("play-and", [words.name(seat) for seat in winners])
        return words.say("play-shared", players=players, points=points)
    if winners[0] == sole:
        return words.say("play-you-win", points=points)
    return words.say("play-winner", player=words.name(winners[0]), points=points)


def end(
    context: AnyContext, screen: AnyScreen, outcome: Outcome, sole: Seat | None
) -> list[Sequence[str]]:
    """The last page: the winner, the ranking and the score sheet."""
    words = context.words
    reason = words.reason(outcome.reason, otherwise=f"({outcome.reason.rule})")
    over = wrap(words.say("play-over", reason=reason))
    won = [heading(context, line.strip()) for line in wrap(result(context, outcome, sole))]
    return [
        [title(context, screen), *over],
        [*won, *_tie_break(context, screen)],
        _ranking(context, outcome),
        [heading(context, words.say("play-sheet")), *sheet(context, screen)],
    ]


def _tie_break(context: AnyContext, screen: AnyScreen) -> list[str]:
    most = max(sheet.total for sheet in context.sheets)
    tied = [seat for seat, sheet in enumerate(context.sheets) if sheet.total == most]
    return wrap(screen.tie_break(context, tied)) if len(tied) > 1 else []


def _ranking(context: AnyContext, outcome: Outcome) -> list[str]:
    words = context.words
    places = sorted((place, seat) for seat, place in enumerate(outcome.ranking))
    return [
        " " + words.say("play-ranking", place=place, player=words.name(seat),
                        points=context.sheets[seat].total)
        for place, seat in places
    ]  # fmt: skip


def last_table(context: AnyContext, screen: AnyScreen) -> list[Sequence[str]]:
    """The table at the end, with everything that was hidden."""
    top = [title(context, screen), *screen.table(context)]
    revealed = screen.reveal(context) if screen.has_secrets else []
    if not revealed:
        return [top]
    head = heading(context, context.words.say("play-reveal"))
    return [top, [head, *revealed]]
