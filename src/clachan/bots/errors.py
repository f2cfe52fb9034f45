"""What is wrong with the name of a bot, or with its budget."""

from clachan.core import Message


class BotError(ValueError):
    """Names the field and what it may be, in one sentence for programs and their authors.

    ``message`` is what a client says to a reader.
    """

    def __init__(self, problem: str, key: str = "arena-bot-refused", **args: str) -> None:
        super().__init__(problem)
        self.message = Message(key, tuple(args.items()) or (("problem", problem),))
