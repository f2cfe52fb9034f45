-- What no client may learn, by name: `signing` is the key that signs visitors' tokens.
CREATE TABLE secrets (
    name  text  NOT NULL PRIMARY KEY,
    value bytea NOT NULL
);
