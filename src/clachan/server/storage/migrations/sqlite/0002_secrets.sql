-- What no client may learn, by name: `signing` is the key that signs visitors' tokens.
CREATE TABLE secrets (
    name  TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;
