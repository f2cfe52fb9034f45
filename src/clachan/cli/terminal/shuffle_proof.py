"""Texts about the shuffle: a commitment before the first card, a proof after the last."""

from dataclasses import dataclass
from typing import Final

from clachan.cli.terminal.layout import wrap
from clachan.cli.text import Translator
from clachan.dealer import Dealer

_SHORT: Final = 8


@dataclass(frozen=True, slots=True)
class ShuffleTexts:
    """How the cards of a match are drawn."""

    commitment: str
    """SHA-256 of the secret that every draw follows from."""
    is_secret: bool = True
    """Whether the draws are unpredictable; a seed reveals them."""
    given: int = 0
    """How many log entries were taken over from another match."""

    @classmethod
    def of(cls, dealer: Dealer, seed: int | None) -> "ShuffleTexts":
        return cls(dealer.commitment, seed is None, dealer.given)

    def promise(self, words: Translator) -> str:
        """The text before the game, with the whole commitment, so that it can be compared."""
        key = "play-seal" if self.is_secret else "play-seal-known"
        return words.say(key, commitment=self.commitment)

    def note(self, words: Translator) -> str:
        """For the title of the first turn."""
        key = "play-seal-note" if self.is_secret else "play-seal-note-known"
        return words.say(key, short=self.commitment[:_SHORT])

    def page(self, words: Translator) -> list[str]:
        """In sentences, without a heading."""
        how = words.say("play-seal-how" if self.is_secret else "play-seal-how-known")
        given = words.say("play-seal-given", given=self.given) if self.given else ""
        texts = [how, self.commitment, given, words.say("play-seal-check")]
        return [line for text in texts if text for line in [*wrap(text), ""]][:-1]

    def proof(self, words: Translator) -> str:
        """For the last page."""
        short = self.commitment[:_SHORT]
        if not self.is_secret:
            return words.say("play-seal-proof-known", short=short)
        return words.say("play-seal-proof", short=short, given=self.given)
