"""What the PostgreSQL storage says, one statement and one round trip each."""

from typing import Final

CREATE: Final = """
    WITH made AS (
        INSERT INTO tables (id, last, summary, wake_at, touched_at, lease_process, lease_until)
        VALUES ($1, $2, $3, $4, $5, $6, $7)
        ON CONFLICT DO NOTHING
        RETURNING id
    ), added AS (
        INSERT INTO events (table_id, seq, body)
        SELECT id, seq, body
        FROM made, unnest($8::bytea[]) WITH ORDINALITY AS given (body, seq)
    ), joined AS (
        INSERT INTO members (member, table_id)
        SELECT DISTINCT member, id FROM made, unnest($9::text[]) AS given (member)
    )
    SELECT id FROM made
"""
# In one statement, so that a table that is being created is there whole or not at all. A table without
# such events gives one row without a body.
LOAD: Final = """
    SELECT body FROM tables LEFT JOIN events ON table_id = id AND seq > $2
    WHERE id = $1 ORDER BY seq
"""
LOAD_ALL: Final = """
    SELECT body, touched_at FROM tables JOIN events ON table_id = id WHERE id = $1 ORDER BY seq
"""
TABLES_OF: Final = """
    SELECT id, summary FROM members JOIN tables ON id = table_id
    WHERE member = $1 AND archived <= $2
    ORDER BY touched_at DESC, id LIMIT $3
"""
HAS_TABLES: Final = "SELECT 1 FROM members WHERE member = $1 LIMIT 1"
IS_MEMBER: Final = "SELECT 1 FROM members WHERE member = $1 AND table_id = $2"
FORGET: Final = "DELETE FROM members WHERE table_id = $1 AND member = $2"
DELETE: Final = """
    WITH gone AS (DELETE FROM tables WHERE id = $1 RETURNING id)
    SELECT pg_notify('clachan', $2::text || ' 0 ' || id) FROM gone
"""
CLAIM: Final = """
    WITH due AS (
        SELECT id FROM tables
        WHERE wake_at <= $2 AND lease_until <= $2
        ORDER BY wake_at, id LIMIT $4
        FOR UPDATE SKIP LOCKED
    )
    UPDATE tables SET lease_process = $1, lease_until = $3
    FROM due WHERE tables.id = due.id
    RETURNING tables.wake_at, tables.id
"""
# Both skip locked tables: a lock means that a move is being stored right now.
REALIGN: Final = """
    WITH ahead AS (
        SELECT id FROM tables WHERE touched_at > $1 FOR UPDATE SKIP LOCKED
    )
    UPDATE tables
    SET wake_at = wake_at - (touched_at - $1), lease_until = lease_until - (touched_at - $1),
        touched_at = $1
    FROM ahead WHERE tables.id = ahead.id
"""
ARCHIVE: Final = """
    WITH old AS (
        SELECT id FROM tables WHERE NOT archived AND touched_at < $1 FOR UPDATE SKIP LOCKED
    )
    UPDATE tables SET archived = true, wake_at = NULL
    FROM old WHERE tables.id = old.id
    RETURNING tables.id
"""
BEAT: Final = """
    WITH beating AS (
        INSERT INTO processes (process, beat_at) VALUES ($1, $2)
        ON CONFLICT (process) DO UPDATE SET beat_at = excluded.beat_at
    ), silent AS (
        SELECT process FROM processes WHERE abs(beat_at - $2) > $2 - $3 AND process <> $1
        FOR UPDATE SKIP LOCKED
    ), dead AS (
        DELETE FROM processes USING silent WHERE processes.process = silent.process
        RETURNING processes.process
    )
    SELECT process, false FROM dead
    UNION ALL SELECT process, true FROM processes WHERE abs(beat_at - $2) <= $2 - $3 AND process <> $1
    UNION ALL SELECT $1, true
"""
IS_READ_ONLY: Final = "SELECT current_setting('transaction_read_only')::boolean"
PART: Final = "DELETE FROM processes WHERE process = $1"
# In the order in which appends lock tables, so that neither waits for the other.
FREE: Final = """
    WITH held AS (
        SELECT id FROM tables WHERE lease_process = ANY($1::text[]) ORDER BY id FOR UPDATE
    )
    UPDATE tables SET lease_process = NULL, lease_until = 0
    FROM held WHERE tables.id = held.id
"""
