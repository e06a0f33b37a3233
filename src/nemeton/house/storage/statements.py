"""Every statement of the house, as plain text that both databases understand; parameters by name.
Not built by SQLAlchemy, which only the migrations use: importing it would double the time in which
a house opens."""

from __future__ import annotations

import re
from collections.abc import Mapping

Texts = Mapping[str, str]

PARTS = (
    "log",
    "reviews",
    "results",
    "snapshots",
    "due",
    "seats",
    "chat",
)  # of a table, by its `table_id`
SEATED = "SELECT id FROM tables JOIN seats ON table_id = id WHERE guest = :guest"
NEWEST = "ORDER BY created DESC"

READING = {
    "head": "SELECT head FROM tables WHERE id = :table",
    "log": "SELECT entry FROM log WHERE table_id = :table AND seq >= :since ORDER BY seq",
    "unfinished": f"SELECT id FROM tables WHERE over = 0 {NEWEST} LIMIT :most",
    "is unfinished": "SELECT 1 FROM tables WHERE id = :table AND over = 0",
    "left open": "SELECT table_id FROM due WHERE at = 0 AND table_id > :after ORDER BY table_id LIMIT :most",
    "due": "SELECT table_id, at FROM due WHERE at > 0 AND at <= :until"
    " AND (at > :at OR (at = :at AND table_id > :after)) ORDER BY at, table_id LIMIT :most",
    "public": f"SELECT id FROM tables WHERE over = 0 AND public = 1 {NEWEST} LIMIT :most",
    "seated": f"{SEATED} {NEWEST}",
    "seated over": f"{SEATED} AND over = :over {NEWEST}",
    "snapshot": "SELECT seq, stamp, content FROM snapshots WHERE table_id = :table",
    "review": "SELECT review FROM reviews WHERE table_id = :table",
    "results": "SELECT results.table_id, ended, result FROM results JOIN seats ON seats.table_id = results.table_id"
    " WHERE guest = :guest ORDER BY ended DESC LIMIT :most",
    "untold": f"{SEATED} AND over = 1 AND NOT EXISTS (SELECT 1 FROM results WHERE results.table_id = id) {NEWEST}",
    "last line": "SELECT max(number) FROM chat WHERE table_id = :table",
    "said": "SELECT at, guest, name, channel, text, number FROM chat"
    " WHERE table_id = :table AND number >= :since ORDER BY number",
    "kept": "SELECT value FROM kept WHERE kind = :kind AND key = :key",
    "kept all": "SELECT key, value FROM kept WHERE kind = :kind",
}

SEARCHING = {  # for whoever keeps the house: slow, and seldom
    "listed": "SELECT id, head, created, over, public, (SELECT count(*) FROM log WHERE table_id = id)"
    f" FROM tables {NEWEST} LIMIT :most",
    "heads with": "SELECT id, head FROM tables WHERE head LIKE :pattern ESCAPE '/'",
    "entries with": "SELECT table_id, seq, entry FROM log WHERE entry LIKE :pattern ESCAPE '/'",
    "chat of": "SELECT guest FROM chat WHERE guest = :guest LIMIT 1",
    "kept with": "SELECT kind, key, value FROM kept"
    " WHERE key LIKE :pattern ESCAPE '/' OR value LIKE :pattern ESCAPE '/'",
}

CHANGING = {
    "over": "UPDATE tables SET over = 1 WHERE id = :table",
    "open all": "UPDATE due SET at = 0",
    "make public": "UPDATE tables SET public = :public WHERE id = :table",
    "head is": "UPDATE tables SET head = :head WHERE id = :table",
    "entry is": "UPDATE log SET entry = :entry WHERE table_id = :table AND seq = :seq",
    "unsay": "DELETE FROM chat WHERE guest = :guest",
    "unseat": "DELETE FROM seats WHERE guest = :guest",
    "drop": "DELETE FROM kept WHERE kind = :kind AND key = :key",
    "delete": "DELETE FROM tables WHERE id = :table",
    **{f"delete {part}": f"DELETE FROM {part} WHERE table_id = :table" for part in PARTS},
}

ONCE = {  # what is there already stays, and no row is written
    "create": "INSERT INTO tables (id, head, created, public) VALUES (:table, :head, :created, :public)",
    "append": "INSERT INTO log (table_id, seq, entry) VALUES (:table, :seq, :entry)",
    "sit": "INSERT INTO seats (guest, table_id) VALUES (:guest, :table)",
    "say": "INSERT INTO chat (table_id, number, at, guest, name, channel, text)"
    " VALUES (:table, :number, :at, :guest, :name, :channel, :text)",
}

IN_PLACE = {  # what is there already gives way
    "keep": "INSERT INTO kept (kind, key, value) VALUES (:kind, :key, :value)"
    " ON CONFLICT (kind, key) DO UPDATE SET value = excluded.value",
    "is due": "INSERT INTO due (table_id, at) VALUES (:table, :at)"
    " ON CONFLICT (table_id) DO UPDATE SET at = excluded.at",
    "keep review": "INSERT INTO reviews (table_id, review) VALUES (:table, :review)"
    " ON CONFLICT (table_id) DO UPDATE SET review = excluded.review",
    "keep result": "INSERT INTO results (table_id, ended, result) VALUES (:table, :ended, :result)"
    " ON CONFLICT (table_id) DO UPDATE SET ended = excluded.ended, result = excluded.result",
    "keep snapshot": "INSERT INTO snapshots (table_id, seq, stamp, content) VALUES (:table, :seq, :stamp, :content)"
    " ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, stamp = excluded.stamp, content = excluded.content",
}

TEXTS: Texts = {
    **READING,
    **SEARCHING,
    **CHANGING,
    **IN_PLACE,
    **{name: f"{text} ON CONFLICT DO NOTHING" for name, text in ONCE.items()},
}


def by_percent(texts: Texts) -> Texts:
    """The same for psycopg, which writes parameters `%(so)s`."""
    return {name: re.sub(r":(\w+)", r"%(\1)s", text) for name, text in texts.items()}
