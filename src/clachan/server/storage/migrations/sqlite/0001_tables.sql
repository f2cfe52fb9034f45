-- What is derived from a table's events and asked for across tables; `last` numbers the last event.
CREATE TABLE tables (
    id            TEXT    NOT NULL PRIMARY KEY,
    last          INTEGER NOT NULL,
    summary       BLOB    NOT NULL,
    wake_at       INTEGER,
    touched_at    INTEGER NOT NULL,
    archived      INTEGER NOT NULL DEFAULT 0,
    lease_process TEXT,
    lease_until   INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

CREATE INDEX tables_wake ON tables (wake_at) WHERE wake_at IS NOT NULL;

CREATE TABLE events (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq      INTEGER NOT NULL,
    body     BLOB    NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

CREATE TABLE members (
    member   TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (member, table_id)
) WITHOUT ROWID;

CREATE INDEX members_table ON members (table_id);

CREATE TABLE processes (
    process TEXT    NOT NULL PRIMARY KEY,
    beat_at INTEGER NOT NULL
) WITHOUT ROWID;
