# What is wrong with a record, and with its shuffle (docs/record.md)

record-wrong = { $field }: { $sentence } ({ $rule })
record-wrong-entry = Log entry { $entry }, { $field }: { $sentence } ({ $rule })

## The shape

record-too-large = This is larger than { $bytes } bytes, so it cannot be the record of a match.
record-empty = The file is empty.
record-bom = The file begins with a byte order mark; save it as UTF-8 without one.
record-not-text = This file is not text, so it is not a Clachan record. Names of records end in .json.
record-utf-16 = The file is in UTF-16; save it as UTF-8.
record-not-utf-8 = The file is not in UTF-8.
record-not-json = This is not JSON.
record-cut-off = The file is cut off: its end is missing.
record-no-schema = This is not the record of a match: it names no schema.
record-schema = Only records of schema { $schema } can be read.
record-field-missing = The field “{ $name }” is missing.
record-field-unknown = There is no field “{ $name }” here.
record-field-twice = This field is there twice.
record-type = A value of type { $expected } belongs here, not one of type { $found }.
record-text-short = The text has to have at least { $least ->
    [one] one character
   *[other] { $least } characters
}.
record-text-long = The text may have at most { $most ->
    [one] one character
   *[other] { $most } characters
}.
record-list-long = The list may have at most { $most ->
    [one] one entry
   *[other] { $most } entries
}.
record-number-small = The number has to be at least { $least }.
record-number-large = The number may be at most { $most }.
record-control-characters = The text holds control characters.
record-not-hex = 64 hexadecimal digits belong here, in small letters.
record-value = This value is not allowed here.
record-action-or-kind = A log entry has either an action or a kind.

## What it claims

record-game = The game “{ $game }” is not known; there are: { $games }.
record-rules = The match was played by version { $theirs } of the rules; this program reads: { $ours }.
record-players = The game cannot be played by { $players }; allowed are: { $counts }.
record-options = The game has no such options.
record-seats = { $seats ->
    [one] There is one seat
   *[other] There are { $seats } seats
} for { $players ->
    [one] one player
   *[other] { $players } players
}.
record-result = The result is not what the log comes to.
record-part = This is only what one viewer saw of a match, so it cannot be replayed.
record-running-result = A match that is still running has no result.
record-running-secret = A match that is still running does not tell its secret.
record-salts = There are more salts than players.
record-given = The log is shorter than the part said to be taken over.
record-secret = The secret is told when the match is over, and only then.

## The shuffle

shuffle-secret-missing = The secret is not told yet; it is revealed when the match is over.
shuffle-secret-wrong = The secret does not match its commitment: its SHA-256 is another one.
shuffle-draw-differs = Log entry { $entry } says { $told }, but the secret drew { $drawn }.
