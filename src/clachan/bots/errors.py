"""What is wrong with the name of a bot, or with its budget."""


class BotError(ValueError):
    """Names the field and what it may be, in one sentence."""
