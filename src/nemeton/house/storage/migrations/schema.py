"""The form of a new SQLite file, at once: what all migrations together would make of it. A test
compares the two.
Running them would take a second and a half, every time that a house opens in a new folder."""

from __future__ import annotations

from .run import VERSION

NEW = f"""
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY, head TEXT NOT NULL, created DOUBLE NOT NULL,
    over INTEGER NOT NULL DEFAULT 0, public INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX unfinished ON tables (created) WHERE over = 0;
CREATE TABLE log (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE TABLE reviews (table_id TEXT NOT NULL PRIMARY KEY, review BLOB NOT NULL);
CREATE TABLE snapshots (
    table_id TEXT NOT NULL PRIMARY KEY, seq INTEGER NOT NULL, stamp TEXT NOT NULL, content BLOB NOT NULL
);
CREATE TABLE results (table_id TEXT NOT NULL PRIMARY KEY, ended DOUBLE NOT NULL, result TEXT NOT NULL);
CREATE TABLE due (table_id TEXT NOT NULL PRIMARY KEY, at DOUBLE NOT NULL);
CREATE INDEX due_by_moment ON due (at, table_id);
CREATE TABLE seats (guest TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (guest, table_id)) WITHOUT ROWID;
CREATE INDEX seats_by_table ON seats (table_id);
CREATE TABLE chat (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, at DOUBLE NOT NULL,
    guest TEXT NOT NULL, name TEXT NOT NULL, channel TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE TABLE kept (kind TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (kind, key)) WITHOUT ROWID;
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
INSERT INTO alembic_version VALUES ('{VERSION}');
"""
