"""Sentences in the reader's language, made from message keys by Fluent."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from clachan.core import CHANCE, Args, Message, Reason, Refusal, Seat

LANGUAGES: Final = ("en", "de", "pl")
DEFAULT_LANGUAGE: Final = "en"

# The first of these that is set decides, as POSIX has it; ours comes before the system's.
_VARIABLES: Final = ("CLACHAN_LANG", "LC_ALL", "LC_MESSAGES", "LANG")

# The terminal draws the table of Clans and Glory lying; a narrow browser turns it, and its words.
_PICTURE: Final = MappingProxyType({"turned": "no"})


def choose_language(environ: Mapping[str, str], wanted: str | None = None) -> str:
    """The language asked for, else the environment's, else English.

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


@cache
def bundle_of(lang: str) -> FluentBundle:
    """All messages of a language; whoever adds a file to its folder need not name it here."""
    bundle = FluentBundle([lang], use_isolating=False)
    folder = files("clachan") / "locales" / lang
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


class Words:
    """Says messages in one language; a key or an argument that is missing raises.

    >>> words = Words("en", names=("Ann", "Greedy 2"), reader=0)
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
        """The one seat of whoever reads, to whom “you” is said: never decided by a name."""
        self._bundle = bundle_of(lang)
        self.spell = spell
        """Puts what the reader's terminal cannot show in other letters."""

    def named(self, names: Sequence[str], reader: Seat | None = None) -> Words:
        """The same for players with these names, one of whom may be the reader."""
        return Words(self.lang, names, self.spell, reader)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, **args: float | str) -> str:
        return self._say(key, args)

    def joined(self, key: str, items: Sequence[str]) -> str:
        """``2, 3 or 4``, by a message that puts the last item behind the others."""
        if len(items) == 1:
            return items[0]
        return self.say(key, most=", ".join(items[:-1]), last=items[-1])

    def message(self, message: Message) -> str:
        return self._say(message.key, self._named(message.args))

    def reason(self, reason: Reason, facts: Args = ()) -> str:
        return self._say(reason.key, self._named(facts))

    def refusal(self, refusal: Refusal) -> str:
        """The reason in a sentence, with the number of its rule."""
        sentence = self.reason(refusal.reason, refusal.facts)
        return self.say("match-refusal", sentence=sentence, rule=refusal.reason.rule)

    def name(self, seat: Seat) -> str:
        """Of the player on that seat: as told, else by number; chance has a word of its own."""
        if seat == CHANCE:
            return self.say("match-chance")
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say("match-player", number=seat + 1)

    def _named(self, args: Args) -> dict[str, int | str]:
        """The arguments, and of the seat that they speak of ``player`` and whether it reads this."""
        named = dict(args)
        seat = named.get("seat")
        if not isinstance(seat, int):
            return named
        return named | {"player": self.name(seat), "reader": "yes" if seat == self.reader else "no"}

    def _say(self, key: str, args: Mapping[str, float | str]) -> str:
        if not self.has(key):
            raise KeyError(f"no message {key!r} in {self.lang}")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"message {key!r} has no text of its own"
        text, errors = self._bundle.format_pattern(pattern, {**_PICTURE, **args})
        if errors:
            raise ValueError(f"message {key!r} in {self.lang}: {errors[0]}")
        return self.spell(str(text))
