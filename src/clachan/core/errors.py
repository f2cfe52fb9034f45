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
    ├── PluginFailed             plugins: a game or bot of another package has an error
    └── BadValue, BadSetting     server: a setting is wrong

All of them except `WorkerDied` and `PluginFailed` are a `ValueError` as well: an argument, a file or an action was wrong.

Outside the tree are errors whose sentence depends on more than the error, or that no reader ever gets::

    core     NotationError       a text is not an action; its message needs the game
             LogError            an entry is not possible; its cause is one of the above
             NotConformant       a game breaks the contract; English, for the author of the game
    kernels  KernelUnavailable   numba or a GPU is missing; English, for programs
    lab      ForfeitError, Closed        a program lost its game or ended; both become a result
             OutOfTime           the time of a measurement is over
    server   RequestRefused      a request is refused; carries the whole answer
             StorageError        the database has a problem; also Conflict and Gone
             CannotListen        the address of the server cannot be used
             WorkerFailed, BrokenFrame, PoolClosed, HintsBusy, HintReplaced      within the bot pool
             AnswerOverflow      a client does not read its answers; its socket is closed
    cli      CommandError        a command cannot run; its text is translated already
             Stopped, PlayerLeft, Interrupted    a signal or a key ends a command
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
