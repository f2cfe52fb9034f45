"""The terminal: its capabilities, the output of pages and the input of lines."""

import io
import os
import signal
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from types import FrameType, MappingProxyType, ModuleType, TracebackType
from typing import Final, Literal, Self, TextIO, TypeAlias

from clachan.cli.text import can_encode, sanitise, transliterate

Colour: TypeAlias = Literal["auto", "always", "never"]

COLUMNS: Final = 79
"""No line is longer: a full 80th column makes some terminals wrap."""
ROWS: Final = 24

_RESET: Final = "\x1b[0m"
_ENTER: Final = "\x1b[?1049h"
_LEAVE: Final = "\x1b[?1049l"
# Cursor home, then clear the screen.
_CLEAR: Final = "\x1b[H\x1b[2J"
# The scrollback may hold other work of the user, so it is cleared only where it would show hands.
_CLEAR_HISTORY: Final = "\x1b[3J"
_MAX_ECHO: Final = 200
# Windows has neither signal.
_RESIZED: Final[int | None] = getattr(signal, "SIGWINCH", None)
_STOPPED: Final[int | None] = getattr(signal, "SIGTSTP", None)

# Text has the terminal's own colour, or a middle tone that stands out from light and from dark.
STYLES: Final[Mapping[str, str]] = MappingProxyType(
    {"bold": "1", "faint": "38;5;244", "open": "38;5;31", "new": "1;4"}
)
SIGNS: Final = "╭─┬╮│╰┴╯·×–"


@dataclass(frozen=True, slots=True)
class Ink:
    """How text is written: in colour or not, in which encoding."""

    colour: bool
    encoding: str
    styles: Mapping[str, str] = field(default_factory=lambda: STYLES)
    signs: str = SIGNS
    """The characters that draw the table, where the encoding has all of them."""

    def with_game(self, styles: Mapping[str, str], signs: str) -> "Ink":
        """The same with the styles and characters of one game."""
        return replace(self, styles={**self.styles, **styles}, signs=self.signs + signs)

    @property
    def unicode(self) -> bool:
        """Whether the symbols of the game and the lines of the table can be written."""
        return can_encode(self.signs, self.encoding)

    def paint(self, text: str, *styles: str) -> str:
        if not self.colour or not text:
            return text
        return f"\x1b[{';'.join(self.styles[style] for style in styles)}m{text}{_RESET}"

    def sign(self, fancy: str, plain: str) -> str:
        return fancy if self.unicode else plain

    def spell(self, text: str) -> str:
        return transliterate(text, self.encoding)


class Terminal:
    """A screen that is redrawn for each page, or a plain stream where there is none."""

    def __init__(
        self, stdin: TextIO, stdout: TextIO, environ: Mapping[str, str], colour: Colour
    ) -> None:
        self._stdin = stdin
        self._stdout = stdout
        self.is_watched = stdin.isatty() and stdout.isatty()
        """Whether people use it, so that hands must be hidden from the next player."""
        self.is_screen = self.is_watched and _has_screen(environ)
        """Whether it can be cleared and redrawn."""
        self.hides = False
        """Whether one player's hand is hidden from the next one on this screen."""
        self.too_small = ""
        """The text that is shown where a page does not fit."""
        self._page: Sequence[str] = ()
        self._has_warned = False
        wanted = colour == "always" or (
            colour == "auto" and self.is_screen and not environ.get("NO_COLOR")
        )
        self.ink = Ink(wanted, stdout.encoding or "ascii")
        if isinstance(stdin, io.TextIOWrapper):
            stdin.reconfigure(errors="replace")

    @property
    def rows(self) -> int:
        if not self.is_screen:
            return ROWS
        return max(ROWS, self._size().lines)

    def __enter__(self) -> Self:
        if self.is_screen:
            if os.name == "nt":
                os.system("")  # noqa: S605 an empty command makes old consoles read the codes
            self._write(_ENTER + self._clear)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.is_screen:
            self._write(self._clear + _LEAVE)

    def show(self, lines: Sequence[str]) -> None:
        """Show only these lines; in a stream they follow the output before."""
        self._page = lines
        fits = self._fits()
        # Shown once: a player who presses Enter wants to see the page anyway.
        self._draw(lines if fits or self._has_warned else [self.too_small])
        self._has_warned = not fits

    def show_outside(self, lines: Sequence[str]) -> None:
        """Write to the terminal before the screen opens or after it is closed."""
        self._write("".join(f"{line}\n" for line in lines))

    def ask(self, prompt: str) -> str | None:
        """The next line of input; ``None`` at its end."""
        if self.is_screen:
            return self._ask_screen(prompt)
        self._write(prompt)
        line = self._stdin.readline()
        # A stream echoes no keys. With the commands in it the output reads as a transcript.
        self._write(f"{self.ink.spell(sanitise(line.rstrip(), _MAX_ECHO))}\n")
        return line.rstrip("\r\n") if line else None

    def forget(self) -> None:
        """Clear the history of input, so that the next player cannot scroll through it."""
        if self.is_screen and (editor := _editor()):
            editor.clear_history()

    def _ask_screen(self, prompt: str) -> str | None:
        _editor()
        while True:
            self._stdout.flush()
            try:
                with interruptible():
                    return input(prompt)
            except EOFError:
                return None
            except Interrupted as interruption:
                if interruption.stops:
                    self._write(self._clear + _LEAVE)
                    stop()
                    self._write(_ENTER)
            self._has_warned = not self._fits()
            self._draw([self.too_small] if self._has_warned else self._page)

    @property
    def _clear(self) -> str:
        return _CLEAR + _CLEAR_HISTORY if self.hides else _CLEAR

    def _size(self) -> os.terminal_size:
        return os.get_terminal_size(self._stdout.fileno())

    def _fits(self) -> bool:
        if not (self.is_screen and self.too_small):
            return True
        size = self._size()
        # A window of unknown size reports 0.
        return not 0 < size.columns <= COLUMNS and not 0 < size.lines < ROWS

    def _draw(self, lines: Sequence[str]) -> None:
        text = "".join(f"{line.rstrip()}\n" for line in lines)
        self._write((self._clear if self.is_screen else "") + self.ink.spell(text))

    def _write(self, text: str) -> None:
        self._stdout.write(text)
        self._stdout.flush()


def _has_screen(environ: Mapping[str, str]) -> bool:
    # Windows names no terminal; its own ones have understood these codes since 2016.
    return os.name == "nt" or environ.get("TERM", "") not in ("", "dumb")


def _editor() -> ModuleType | None:
    """The line editor of ``input``, where Python has one; importing it enables it."""
    try:
        import readline
    except ImportError:
        return None
    return readline


class Interrupted(Exception):
    """The screen must be redrawn; ``stops`` says whether the program must stop first."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.stops = number == _STOPPED


def stop() -> None:
    """Stop the process as Ctrl-Z does; returns when the shell continues it."""
    assert _STOPPED is not None
    os.kill(os.getpid(), _STOPPED)


@contextmanager
def interruptible() -> Iterator[None]:
    """In this context a resize of the window and Ctrl-Z raise `Interrupted`."""

    def interrupt(number: int, _frame: FrameType | None) -> None:
        raise Interrupted(number)

    numbers = [number for number in (_RESIZED, _STOPPED) if number is not None]
    try:
        for number in numbers:
            signal.signal(number, interrupt)
        yield
    finally:
        for number in numbers:
            signal.signal(number, signal.SIG_DFL)
