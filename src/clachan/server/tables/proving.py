"""Whether the draws of a match that is over are those of its secret."""

from __future__ import annotations

from clachan.dealer.shuffle import ShuffleError, verify
from clachan.server.errors import Refused
from clachan.server.tables.table import Table
from clachan.wire.protocol.answers import ShuffleProof
from clachan.wire.sheets import words_message


def proof_of(table: Table) -> ShuffleProof:
    """Every draw is made once more, as `clachan verify` does. Only after the end: before, the secret is one."""
    match = table.match
    if match is None or match.outcome is None:
        raise Refused("not-over")
    shuffle = table.shuffle
    if shuffle is None:
        return ShuffleProof(0, len(match.log), None, None)
    try:
        draws = verify(table.head.match, match, shuffle)
    except ShuffleError as error:
        return ShuffleProof(0, shuffle.given, words_message(error.message), error.entry)
    return ShuffleProof(draws, shuffle.given, None, None)
