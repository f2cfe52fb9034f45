"""Why something was refused, and the tree of the errors that say so.

`ClachanError` is the base of the errors that pair an English text with a `Message`::

    ClachanError                 English text, and a Message
    ├── IllegalAction            core: the rules refuse an action
    ├── RecordError              wire: a record is wrong
    ├── ShuffleError             dealer: the draws are not those of the secret
    ├── BotError                 bots: a name or a budget is wrong
    ├── ArenaError               lab: a contest is wrong
    │   └── ResultError          lab: a result file is wrong
    ├── WorkerDied               lab: a process that played games has ended
    └── BadValue, BadSetting     server: a setting is wrong

All of them except `WorkerDied` are a `ValueError` as well: an argument, a file or an action was wrong. Outside the tree are
`NotationError`, whose message needs the game, the server's `Refused`, which carries a whole answer, and the command line's
`CommandError`, whose text is translated already.
"""

from dataclasses import dataclass

from clachan.core.messages import Args, Message, Reason


class ClachanError(Exception):
    """An error with a text in English, for programs and logs, and a message for readers.

    ``str()`` gives the text. A client translates ``message``.
    """

    def __init__(self, text: str, message: Message) -> None:
        super().__init__(text)
        self.message = message


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason with the facts that a player needs to understand it."""

    reason: Reason
    facts: Args = ()

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.facts)
        return f"{self.reason.key} ({self.reason.rule})" + (f": {facts}" if facts else "")

    @property
    def message(self) -> Message:
        """The reason and its facts as a client shows them."""
        return Message(self.reason.key, self.facts)


class IllegalAction(ClachanError, ValueError):
    """The rules do not allow this action now; ``refusal`` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal), refusal.message)
        self.refusal = refusal


class NotationError(ValueError):
    """The text is not an action in the game's notation."""
