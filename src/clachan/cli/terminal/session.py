"""One match at one terminal: turns, pages and commands."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from traceback import walk_tb
from typing import Any, Final

from clachan.bots import Bot
from clachan.bots.advice import advise
from clachan.bots.choice import BadChoice, choose_legally
from clachan.cli.errors import CommandError
from clachan.cli.files import save, save_temporary
from clachan.cli.terminal import pages
from clachan.cli.terminal.layout import pages as cut
from clachan.cli.terminal.layout import stack, wrap
from clachan.cli.terminal.pages import AnyContext, AnyScreen
from clachan.cli.terminal.screen import ScreenContext
from clachan.cli.terminal.shuffle_proof import ShuffleTexts
from clachan.cli.terminal.terminal import ROWS, Ink, Terminal
from clachan.cli.text import DEFAULT_LANGUAGE, Translator, sanitise
from clachan.core import CHANCE, AnyMatch, IllegalAction, Match, Player, Record, ScoreSheet, Seat
from clachan.core.game import score_sheets
from clachan.dealer import Dealer
from clachan.plugins import file_of
from clachan.wire import record_of, write_record
from clachan.wire.views import action_text

COMMANDS: Final = (
    "why",
    "hint",
    "undo",
    "redo",
    "score",
    "log",
    "shuffle",
    "help",
    "save",
    "quit",
)
# These commands take an argument.
_WITH_MORE: Final = ("why", "save")
_EXAMPLE_FILE: Final = "match.json"


_MAX_QUOTE: Final = 30  # characters of unknown input
# That many positions made from a view are scored to find out what is hidden.
_MADE_POSITIONS: Final = 12

# These commands also work after the end.
_COMMANDS_AT_END: Final = ("score", "log", "shuffle", "save", "quit")


class PlayerLeft(Exception):
    """The player at the terminal has left the match."""


def command_words(words: Translator) -> dict[str, str]:
    """The words for each command, in the player's language and in English."""
    plain = Ink(colour=False, encoding="ascii").spell
    typed = {}
    for lang in (words.lang, DEFAULT_LANGUAGE):
        for command in COMMANDS:
            for word in Translator(lang).say(f"play-command-{command}").split():
                typed[word] = typed[plain(word)] = command
    return typed


def find_command(line: str, words: Translator) -> str | None:
    """The command that a line begins with; ``None`` if it is an action or anything else."""
    return command_words(words).get(line.strip().split(" ")[0].casefold())


def _negations(words: Translator) -> set[str]:
    """What may follow "why" to ask about the last refusal: nothing, or "not"."""
    return {"", *(Translator(lang).say("play-not") for lang in (words.lang, DEFAULT_LANGUAGE))}


@dataclass
class MatchSession:
    terminal: Terminal
    words: Translator
    screen: AnyScreen
    match: AnyMatch
    dealer: Dealer
    kinds: Mapping[Seat, str]
    """The names of the bots, by seat; every other seat is a human at this terminal."""
    bots: Mapping[Seat, Bot[Any, Any]]
    rng: Random
    seed: int | None = None
    """The seed of the draws, if they are not secret."""
    # The rest changes as the match goes on.
    seated: Seat | None = None
    """The seat whose cards may be on the screen."""
    answer: str = ""
    """The answer to the last command, in a sentence or two."""
    pages: list[list[str]] = field(default_factory=list)
    """Pages that are shown before the table is shown again."""
    refused: object = None
    """The action that was refused since the match last went on."""
    result: str = ""
    """The sentence about the winner, once the match is over."""

    def __post_init__(self) -> None:
        self.ink = self.terminal.ink.with_game(self.screen.styles, self.screen.signs)
        self.shuffle_texts = ShuffleTexts.of(self.dealer, self.seed)
        self.terminal.hides = self.hides

    @property
    def humans(self) -> list[Seat]:
        return [seat for seat in range(self.match.players) if seat not in self.bots]

    @property
    def hides(self) -> bool:
        """Whether humans at this terminal must not see each other's secrets."""
        return self.screen.has_secrets and len(self.humans) > 1

    def play(self) -> None:
        """Play the whole match, then show its end."""
        self.match = self.dealer.deal(self.match)
        while (seat := self.match.to_move) is not None:
            if seat in self.bots:
                self._let_bot_play(seat)
            elif self._draw_curtain(seat):
                self._take_turn(seat)
        self._look_back()

    def save(self, name: str) -> str:
        """Write the record to a new file; returns a sentence about the result."""
        record = self._record()
        try:
            save(write_record(record), name, self.words)
        except CommandError as error:
            return str(error)
        return self._describe_saved(name, record)

    def save_or_keep(self, name: str, *, without_last: bool = False) -> tuple[bool, list[str]]:
        """Save when the game is over or left, elsewhere if need be; returns whether ``name`` worked.

        ``without_last`` leaves out the last entry of the log, for a game that fails at its end.
        """
        record = self._record_without_last() if without_last else self._record()
        data = write_record(record)
        try:
            save(data, name, self.words)
        except CommandError as error:
            try:
                kept = save_temporary(data, self.words)
            except CommandError as again:
                return False, [str(error), str(again)]
            return False, [str(error), self.words.say("play-kept-elsewhere", file=kept)]
        return True, [self._describe_saved(name, record)]

    def _describe_saved(self, name: str, record: Record) -> str:
        is_whole = record.complete or not self.screen.has_secrets
        return self.words.say("play-saved" if is_whole else "play-saved-part", file=sanitise(name))

    # Turns

    def _let_bot_play(self, seat: Seat) -> None:
        game, state = self.match.game, self.match.state
        view, legal = game.view(state, seat), self.match.legal_actions
        try:
            action = choose_legally(self.bots[seat], view, legal, self.rng)
        except BadChoice as error:
            action = self._replace_choice(seat, legal, error.__cause__)
        self._play(seat, action)

    def _replace_choice(
        self, seat: Seat, legal: Sequence[object], error: BaseException | None
    ) -> object:
        """A random action for a bot that raised this or chose an illegal action; the next player reads it."""
        bot = self.words.name(seat)
        if error is None:
            problem = self.words.say("play-bot-illegal", bot=bot)
        else:
            # Without the error's text, which could quote the bot's hand.
            frame, line = list(walk_tb(error.__traceback__))[-1]
            place = f"{type(error).__name__} ({file_of(frame)}:{line})"
            problem = self.words.say("play-bot-failed", bot=bot, error=place)
        if problem not in self.answer:
            self.answer = f"{self.answer} {problem}".lstrip()
        return legal[self.rng.randrange(len(legal))]

    def _play(self, seat: Seat, action: object) -> None:
        self.match = self.dealer.deal(self.match.play(seat, action))
        self.refused = None

    def _draw_curtain(self, seat: Seat) -> bool:
        """Hide the cards until the next player confirms; returns whether the turn can start."""
        if seat == self.seated or not (self.hides and self.terminal.is_watched):
            self.seated = seat
            return True
        self.seated = None
        self.terminal.forget()
        self.terminal.show(self._curtain(self.words.name(seat)))
        self.answer = ""
        played = any(step.seat in self.humans for step in self.match.line)
        key = "play-curtain-enter-undo" if played else "play-curtain-enter"
        line = self._ask(self.words.say(key)).strip()
        match self._command(line):
            case "undo" if len(line.split()) == 1:
                self._step_back(self._last_human())
            case "quit":
                raise PlayerLeft
            case _ if line:
                self.answer = self.words.say("play-curtain-other", text=sanitise(line, _MAX_QUOTE))
            case _:
                self.seated = seat
        return self.seated == seat

    def _curtain(self, name: str) -> list[str]:
        say = self.words.say
        texts = [say("play-curtain", player=name), say("play-curtain-others"), "", self.answer]
        # Lines that cannot be cleared are scrolled out of sight.
        above = 1 if self.terminal.is_screen else 2 * self.terminal.rows
        return [""] * above + [line for text in texts for line in wrap(text)]

    def _last_human(self) -> Seat:
        played = [step.seat for step in self.match.line if step.seat in self.humans]
        return played[-1] if played else self.humans[0]

    def _take_turn(self, seat: Seat) -> None:
        """Ask until the match changes by an action, an undo or a redo."""
        match, drawn = self.match, False
        while self.match is match:
            context = self._create_context(seat)
            if not drawn or self.terminal.is_screen or self.pages:
                self._draw(context)
            elif self.answer:
                self.terminal.show(wrap(self.answer))
            prompt = self._prompt(seat)
            self.answer, self.pages = "", self.pages[1:]
            line = self._ask(prompt).strip()
            drawn = bool(line)
            if line:
                self.pages = []
                self._obey(context, line)

    def _draw(self, context: AnyContext) -> None:
        if self.pages:
            self.terminal.show(self.pages[0])
            return
        seat = context.seat
        assert seat is not None
        fresh = not any(entry.seat == seat for entry in self.match.log[self.dealer.given :])
        note = self.shuffle_texts.note(self.words) if fresh else ""
        blocks = pages.turn(context, self.screen, note, self._news(context), self.answer)
        rows = self.terminal.rows - 2
        if self.answer and sum(map(len, blocks)) > rows:
            blocks[1] = []  # the news have been read by now
        self.terminal.show(stack(blocks, rows))

    def _news(self, context: AnyContext) -> list[str]:
        if all(step.seat == CHANCE for step in self.match.line):
            return [self.words.say("play-begins" if self.seed is None else "play-begins-known")]
        assert context.seat is not None
        since = pages.since_last_turn(self.match, context.seat, self.words)
        return self.screen.news(context, since)

    def _prompt(self, seat: Seat) -> str:
        if len(self.pages) > 1:
            return self.words.say("play-prompt-more")
        if self.pages:
            return self.words.say("play-prompt-page")
        if len(self.humans) > 1:
            return self.words.say("play-prompt-player", player=self.words.name(seat))
        return self.words.say("play-prompt")

    def _ask(self, prompt: str) -> str:
        line = self.terminal.ask(f" {prompt} ")
        if line is None:
            raise PlayerLeft
        return line

    # Commands

    def _command(self, line: str) -> str | None:
        return find_command(line, self.words)

    def _obey(self, context: AnyContext, line: str) -> None:
        first, _, rest = line.partition(" ")
        match self._command(line):
            case str() as command if rest.strip() and command not in _WITH_MORE:
                self.answer = self.words.say(
                    "play-command-alone", command=sanitise(first, _MAX_QUOTE)
                )
            case "why":
                self._why(context, rest.strip())
            case "hint":
                self.answer = self._advise(context)
            case "undo":
                # Without a curtain the player of the last action is at the keyboard.
                own = self.screen.has_secrets
                self._step_back(context.seat if own else self._last_human())
            case "redo":
                self._step_forward(context.seat)
            case "help":
                example = self._example(context)
                self._open(pages.help_page(context, self.screen, example))
            case None:
                self._try(context, line)
            case command:
                self._consult(context, command, rest.strip())

    def _consult(self, context: AnyContext, command: str, rest: str) -> None:
        match command:
            case "score":
                self._open(pages.score(context, self.screen, self._estimated(context)))
            case "log":
                self._open(pages.log(self.match, context))
            case "shuffle":
                head = pages.heading(context, self.words.say("play-shuffle"))
                self._open([head, "", *self.shuffle_texts.page(self.words)])
            case "save":
                where = self.words.say("play-save-where", example=_EXAMPLE_FILE)
                self.answer = self.save(rest) if rest else where
            case _:
                raise PlayerLeft

    def _try(self, context: AnyContext, line: str) -> None:
        action = self.screen.read(context, line)
        if action is None:
            self._look(context, line)
            return
        assert context.seat is not None
        try:
            self._play(context.seat, action)
        except IllegalAction as error:
            self.answer = self.words.refusal(error.refusal)
            self.refused = action

    def _look(self, context: AnyContext, line: str) -> None:
        page = self.screen.look(context, line)
        if page is None:
            text = self.terminal.ink.spell(sanitise(line, _MAX_QUOTE))
            example = self._example(context)
            self.answer = self.words.say("play-not-understood", text=text, example=example)
        elif len(page) > 1:
            self._open(page)
        else:
            self.answer = page[0].strip()

    def _why(self, context: AnyContext, text: str) -> None:
        again = text.casefold() in _negations(self.words)
        if again and self.refused is not None:
            sentence = self._judge(context, self.refused)
            play = action_text(context.game, self.refused)
            self.answer = self.words.say("play-why-again", play=play, sentence=sentence)
            return
        action = None if again else self.screen.read(context, text)
        if action is None:
            self.answer = self.words.say("play-why-what", example=self._example(context))
            return
        self.answer = self._judge(context, action)
        if action not in context.legal:
            self.refused = action

    def _advise(self, context: AnyContext) -> str:
        """The move that the best bot would make here, and what it does."""
        bot, action = advise(context.game, context.view, context.legal)
        return self.words.say(
            "play-hint",
            bot=self.words.say(f"play-bot-{bot}"),
            play=action_text(context.game, action),
            explanation=self.screen.explain(context, action),
        )

    def _judge(self, context: AnyContext, action: object) -> str:
        """Why an action is not allowed, or what it would do."""
        refusal = context.game.why_illegal(self.match.state, action)
        if refusal is not None:
            return self.words.refusal(refusal)
        return self.words.say("play-allowed", explanation=self.screen.explain(context, action))

    def _step_back(self, seat: Seat | None) -> None:
        self._step(seat, back=True)

    def _step_forward(self, seat: Seat | None) -> None:
        self._step(seat, back=False)

    def _step(self, seat: Seat | None, back: bool) -> None:
        assert seat is not None
        try:
            self.match = self.match.undo(seat) if back else self.match.redo(seat)
        except IllegalAction as error:
            self.answer = self.words.refusal(error.refusal)
        else:
            self.refused = None
            self.answer = self.words.say("play-taken-back" if back else "play-played-again")

    def _open(self, lines: Sequence[str]) -> None:
        self.pages = cut(lines, self.terminal.rows - 2 if self.terminal.is_screen else len(lines))

    def _example(self, context: AnyContext) -> str:
        """A text to type for the first legal action: its number, where its text is that of a command."""
        text = action_text(context.game, context.legal[0])
        return "1" if self._command(text) else text

    # The end

    def _look_back(self) -> None:
        """Show the end page by page; the log, the score and the record are still available."""
        context = self._create_context(self.humans[0] if len(self.humans) == 1 else None)
        last = self.pages = self._last_pages(context)
        while self.pages:
            self.terminal.show([*self.pages[0], *wrap(self.answer)])
            more = len(self.pages) > 1
            line = self._ask(self.words.say("play-prompt-end-more" if more else "play-prompt-end"))
            self.answer = ""
            command = self._command(line)
            if command in _COMMANDS_AT_END:
                self._consult(context, command, line.strip().partition(" ")[2].strip())
                self.pages = self.pages if command == "save" else self.pages + last
            else:
                self.pages = self.pages[1:]

    def _last_pages(self, context: AnyContext) -> list[list[str]]:
        outcome = self.match.outcome
        assert outcome is not None
        self.result = pages.result(context, outcome, context.seat)
        end = pages.end(context, self.screen, outcome, context.seat)
        shown = [
            *pages.last_table(context, self.screen),
            wrap(self.shuffle_texts.proof(self.words)),
        ]
        if not self.terminal.is_screen:
            return [[*stack(end, ROWS), "", *stack(shown, ROWS)]]
        rows = self.terminal.rows - 4
        return [page for blocks in (end, shown) for page in cut(stack(blocks, rows), rows)]

    # Positions and records

    def _create_context(self, seat: Seat | None) -> AnyContext:
        game, state = self.match.game, self.match.state
        view = game.view(state, seat)
        return ScreenContext(
            game=game,
            view=view,
            seat=seat,
            legal=self.match.legal_actions if self.match.to_move == seat else (),
            before=self._last_seen(seat),
            sheets=self._possible_sheets(view, 0),
            words=self.words,
            ink=self.ink,
        )

    def _possible_sheets(self, view: Any, number: int) -> tuple[ScoreSheet, ...]:
        """The score, before the end of a position made from the view: the points cannot reveal a secret."""
        game, match = self.match.game, self.match
        state = match.state if match.outcome else game.determinise(view, Random(number))
        return score_sheets(game, state, match.players)

    def _estimated(self, context: AnyContext) -> list[Seat]:
        """The seats whose score depends on what the view hides."""
        others = [self._possible_sheets(context.view, each) for each in range(1, _MADE_POSITIONS)]
        return [
            seat
            for seat, sheet in enumerate(context.sheets)
            if any(sheets[seat] != sheet for sheets in others)
        ]

    def _last_seen(self, seat: Seat | None) -> object:
        own = [step.after for step in self.match.line if step.seat == seat]
        seats = [step.before for step in self.match.line if step.seat != CHANCE]
        state = own[-1] if own else seats[0] if seats else self.match.state
        return self.match.game.view(state, seat)

    def _record(self) -> Record:
        return self._record_of(self.match)

    def _record_without_last(self) -> Record:
        """The record before the last entry: whole if the match is over, so that it can be continued."""
        match = self.match
        record = self._record_of(
            Match.replay(match.game, match.players, match.log[:-1], match.options)
        )
        if match.outcome is None:
            return record
        return replace(record, log=match.log[:-1], complete=True, viewer=None)

    def _record_of(self, match: AnyMatch) -> Record:
        seats = [Player(self.words.name(s), self.kinds.get(s)) for s in range(match.players)]
        shuffle = self.dealer.shuffle(match)
        return record_of(match, self.dealer.match_id, seats, shuffle, viewer=self.seated)
