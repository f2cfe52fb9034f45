"""Texts in the reader's language, from message keys by Fluent, fit for the encoding of a terminal."""

from __future__ import annotations

import codecs
import io
import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final, TextIO

from fluent.runtime import FluentBundle, FluentResource

from clachan.core import CHANCE, AnyGame, Args, Message, Reason, Refusal, Seat
from clachan.core.printable import make_printable
from clachan.wire.views import action_text, describe_action

LANGUAGES: Final = ("en", "de", "pl")
DEFAULT_LANGUAGE: Final = "en"

# The first of these that is set decides, as in POSIX; ours comes before those of the system.
_VARIABLES: Final = ("CLACHAN_LANG", "LC_ALL", "LC_MESSAGES", "LANG")

# The terminal never turns the table of Clans and Glory; a narrow browser does, and its texts follow.
_PICTURE: Final = MappingProxyType({"turned": "no"})

_SPELLINGS: Final = {
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "ł": "l", "Ł": "L",
    "„": '"', "“": '"', "”": '"', "‘": "'", "’": "'", "–": "-", "—": "-", "…": "...", "·": "-",
    "×": "x", "−": "-", "→": "->", "█": "#", "░": "-",
}  # fmt: skip

_HANDLER: Final = "clachan.spell"


def choose_language(environ: Mapping[str, str], wanted: str | None = None) -> str:
    """The wanted language, else that of the environment, else English.

    >>> choose_language({"LANG": "pl_PL.UTF-8"})
    'pl'
    >>> choose_language({"LANG": "pl_PL.UTF-8"}, wanted="de")
    'de'
    """
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise ValueError(f"language must be one of {', '.join(LANGUAGES)}, not {wanted!r}")
        return wanted
    locale = next((environ[name] for name in _VARIABLES if environ.get(name)), DEFAULT_LANGUAGE)
    language = locale.replace("-", "_").split("_")[0].split(".")[0].lower()
    return language if language in LANGUAGES else DEFAULT_LANGUAGE


_ENTRY: Final = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
_NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")


def split_entries(text: str) -> dict[str, str]:
    """The messages of a file by name, as they are written. A name starts a line; what belongs to it is indented."""
    return {entry.partition("=")[0].rstrip(): entry for entry in _ENTRY.split(text)[1:]}


class Catalog:
    """The messages of a language, from every file in its folder.

    A message is parsed when it is first used, with those that it refers to: to parse all of them takes
    longer than most commands run.
    """

    def __init__(self, lang: str) -> None:
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._sources: dict[str, str] = {}
        folder = files("clachan") / "locales" / lang
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                self._sources |= split_entries(file.read_text(encoding="utf-8"))
        self._parsed: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return key in self._sources

    def format(self, key: str, args: Mapping[str, float | str]) -> tuple[str, list[Exception]]:
        """The text of a message, with what went wrong in it."""
        self._parse(key)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"message {key!r} has no text of its own"
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        return str(text), errors

    def _parse(self, key: str) -> None:
        if key in self._parsed:
            return
        self._parsed.add(key)
        source = self._sources[key]
        self._bundle.add_resource(FluentResource(source))
        for name in _NAME.findall(source):
            if name in self._sources:
                self._parse(name)


@cache
def catalog_of(lang: str) -> Catalog:
    return Catalog(lang)


class Translator:
    """Formats messages in one language; raises for a missing key or argument.

    >>> words = Translator("en", names=("Ann", "Greedy 2"), reader=0)
    >>> [words.message(Message("clans-deal-unseen", (("seat", seat),))) for seat in (0, 1)]
    ['You are dealt a card.', 'Greedy 2 is dealt a card.']
    """

    def __init__(
        self,
        lang: str,
        names: Sequence[str] = (),
        spell: Callable[[str], str] = str,
        reader: Seat | None = None,
    ) -> None:
        self.lang = lang
        self.names = tuple(names)
        self.reader = reader
        """The seat of the reader, who is addressed as “you”; never derived from a name."""
        self._catalog = catalog_of(lang)
        self.spell = spell
        """Replaces characters that the reader's terminal cannot show."""

    def with_names(self, names: Sequence[str], reader: Seat | None = None) -> Translator:
        """The same with other names of players, one of whom may be the reader."""
        return Translator(self.lang, names, self.spell, reader)

    def has(self, key: str) -> bool:
        return key in self._catalog

    def say(self, key: str, **args: float | str) -> str:
        return self._say(key, args)

    def join_items(self, key: str, items: Sequence[str]) -> str:
        """``2, 3 or 4``, by a message that puts the last item behind the others."""
        if len(items) == 1:
            return items[0]
        return self.say(key, most=", ".join(items[:-1]), last=items[-1])

    def message(self, message: Message, otherwise: str | None = None) -> str:
        """The sentence, or ``otherwise`` for a message of a game that brings no sentences."""
        try:
            return self._say(message.key, self._with_player(message.args))
        except (KeyError, ValueError):
            if otherwise is None:
                raise
            return self.spell(otherwise)

    def action_messages(
        self, game: AnyGame, view: Any, action: object, seat: Seat
    ) -> Iterator[Message]:
        """The messages of an action of ``seat``; without a sentence for it, the action's text."""
        message = describe_action(game, view, action)
        if self._can_say(message):
            yield from filter(self._can_say, message.all)
        else:
            text = sanitise(action_text(game, action))
            yield Message("match-action", (("seat", seat), ("action", text)))

    def _can_say(self, message: Message) -> bool:
        """Whether there is a sentence, and the message has all of its arguments."""
        try:
            return self.has(message.key) and bool(self.message(message))
        except (KeyError, ValueError):
            return False

    def reason(self, reason: Reason, facts: Args = (), otherwise: str | None = None) -> str:
        return self.message(Message(reason.key, facts), otherwise)

    def refusal(self, refusal: Refusal) -> str:
        """The reason in a sentence, with the number of its rule."""
        otherwise = self.say("match-not-possible")
        sentence = self.reason(refusal.reason, refusal.facts, otherwise)
        return self.say("match-refusal", sentence=sentence, rule=refusal.reason.rule)

    def name(self, seat: Seat) -> str:
        """The name of the player on that seat, or its number; chance has its own name."""
        if seat == CHANCE:
            return self.say("match-chance")
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say("match-player", number=seat + 1)

    def _with_player(self, args: Args) -> dict[str, int | str]:
        """The arguments, and for a seat among them its ``player`` and whether that is the ``reader``.

        For a ``rival``, a seat too, also the ``opponent``, who may be the reader instead.
        """
        named = dict(args)
        seat, rival = named.get("seat"), named.get("rival")
        if not isinstance(seat, int):
            return named
        named |= {"player": self.name(seat), "reader": "yes" if seat == self.reader else "no"}
        if not isinstance(rival, int):
            return named
        return (
            named
            | {"opponent": self.name(rival)}
            | ({"reader": "rival"} if rival == self.reader else {})
        )

    def _say(self, key: str, args: Mapping[str, float | str]) -> str:
        if not self.has(key):
            raise KeyError(f"no message {key!r} in {self.lang}")
        text, errors = self._catalog.format(key, {**_PICTURE, **args})
        if errors:
            raise ValueError(f"message {key!r} in {self.lang}: {errors[0]}")
        return self.spell(text)


def can_encode(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def transliterate(text: str, encoding: str) -> str:
    """Replace characters that the encoding lacks by similar ones.

    >>> transliterate("Züge: zażółć", "ascii")
    'Zuege: zazolc'
    >>> transliterate("Züge: zażółć", "iso8859-2")
    'Züge: zażółć'
    """
    return text.encode(encoding, _HANDLER).decode(encoding)


def sanitise(text: str, most: int = 200) -> str:
    """User input fit to be shown: short, on one line, without control characters.

    >>> sanitise("7G\\x1b[2J @\\t1N1", most=8)
    '7G�[2J @…'
    """
    clean = join_lines(text[: most + 1])
    return clean if len(text) <= most else f"{clean[:most]}…"


def join_lines(text: str) -> str:
    """The whole text on one line, without control characters."""
    return make_printable(re.sub(r"\s", " ", text))


def transliterate_unknown(stream: TextIO) -> None:
    """From now on the stream replaces characters that its encoding lacks."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors=_HANDLER)


def _spell(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return "".join(map(_spelling, error.object[error.start : error.end])), error.end


def _spelling(sign: str) -> str:
    bare = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return _SPELLINGS.get(sign) or bare or "?"


codecs.register_error(_HANDLER, _spell)
