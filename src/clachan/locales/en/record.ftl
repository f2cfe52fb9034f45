# What is wrong with a record, and with its shuffle (docs/record.md)

record-wrong = { $field }: { $sentence } { record-step } ({ $rule })
record-wrong-entry = Log entry { $entry }, { $field }: { $sentence } { record-step } ({ $rule })

## What to do, after each sentence below

record-step = { $fault ->
    [record-too-large] Choose another file.
    [record-empty] Choose another file.
    [record-bom] Save it as UTF-8 without one.
    [record-not-text] Choose a .json file.
    [record-utf-16] Save it as UTF-8.
    [record-not-utf-8] Choose the original.
    [record-not-json] Choose the original.
    [record-cut-off] Copy it again.
    [record-schema] Update Clachan or choose another file.
    [record-game] Update Clachan, install the game or choose another file.
    [record-rules] Open the file with another version of Clachan.
    [record-result] Choose the original.
    [record-part] Save the match again when it is over.
   *[other] Correct the file or choose another.
}

## The shape

record-too-large = The file is larger than { $bytes } bytes, so it is not a record of a match.
record-empty = The file is empty.
record-bom = The file starts with a byte order mark.
record-not-text = This file is not text, so it is not a Clachan record.
record-utf-16 = The file is UTF-16.
record-not-utf-8 = The file is not UTF-8.
record-not-json = The file is not JSON.
record-cut-off = The file is incomplete.
record-no-schema = The file is not a record of a match: it has no schema.
record-schema = Only records of schema { $schema } can be read.
record-field-missing = The field “{ $name }” is missing.
record-field-unknown = There is no field “{ $name }” here.
record-field-twice = This field appears twice.
record-type = The type is { $found } instead of { $expected }.
record-text-short = The text must have at least { $least ->
    [one] { $least } character
   *[other] { $least } characters
}.
record-text-long = The text may have at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
}.
record-list-long = The list may have at most { $most ->
    [one] { $most } entry
   *[other] { $most } entries
}.
record-number-small = The number is below { $least }.
record-number-large = The number may be at most { $most }.
record-control-characters = The text contains control characters.
record-not-hex = These are not 64 hexadecimal digits in lower case.
record-value = This value is not allowed here.
record-action-or-kind = A log entry has either an action or a kind.

## What it claims

record-game = The game “{ $game }” is unknown. Known games: { $games }.
record-rules = The match was played under version { $theirs } of the rules. This program supports: { $ours }.
record-players = The number of players cannot be { $players }. Allowed: { $counts }.
record-options = The game has no such options.
record-seats = { $seats ->
    [one] There is { $seats } seat
   *[other] There are { $seats } seats
} for { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
record-result = The result does not match the log.
record-part = The file contains only what one player saw, so it cannot be continued or verified.
record-running-result = A running match has no result.
record-running-secret = A running match does not reveal its secret number.
record-salts = There are more salts than players.
record-given = The log is shorter than the part taken from another match.
record-secret = The secret number is revealed when the match is over, and only then.

## The shuffle

shuffle-secret-missing = The secret number is not revealed yet. Save the match again when it is over.
shuffle-secret-wrong = The secret number does not match its fingerprint (SHA-256).
shuffle-draw-differs = Log entry { $entry } has { $told }, but the secret number gives { $drawn }.
