-- What is derived from a table's events and asked for across tables; `last` numbers the last event.
-- Every append replaces the row: room is left on its page.
CREATE TABLE tables (
    id            text    NOT NULL PRIMARY KEY,
    last          integer NOT NULL,
    summary       bytea   NOT NULL,
    wake_at       bigint,
    touched_at    bigint  NOT NULL,
    archived      boolean NOT NULL DEFAULT false,
    lease_process text,
    lease_until   bigint  NOT NULL DEFAULT 0
) WITH (fillfactor = 50);

CREATE INDEX tables_wake ON tables (wake_at) WHERE wake_at IS NOT NULL;

CREATE TABLE events (
    table_id text    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq      integer NOT NULL,
    body     bytea   NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE members (
    member   text NOT NULL,
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (member, table_id)
);

CREATE INDEX members_table ON members (table_id);

CREATE TABLE processes (
    process text   NOT NULL PRIMARY KEY,
    beat_at bigint NOT NULL
);
