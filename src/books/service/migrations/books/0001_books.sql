-- The books database: what the books service answers from. `json` is the record exactly as it goes over the wire,
-- `etag` its entity tag; the other columns exist to find it. `source` tells whose row it is: a rebuild of the
-- question bank replaces 'bank' rows and leaves 'import' rows alone.

CREATE TABLE books (
	common_name TEXT PRIMARY KEY,
	id TEXT NOT NULL UNIQUE,
	available INTEGER NOT NULL CHECK (available IN (0, 1)),
	source TEXT NOT NULL CHECK (source IN ('bank', 'import')),
	json TEXT NOT NULL,
	etag TEXT NOT NULL
) STRICT;

CREATE TABLE chapters (
	book_name TEXT NOT NULL,
	name TEXT NOT NULL,
	number INTEGER NOT NULL,
	source TEXT NOT NULL CHECK (source IN ('bank', 'import')),
	json TEXT NOT NULL,
	etag TEXT NOT NULL,
	PRIMARY KEY (book_name, name)
) STRICT;

-- Materials and topics are written from their chapter's record, so a place or a topic can be looked up by key.
CREATE TABLE materials (
	book_name TEXT NOT NULL,
	chapter_name TEXT NOT NULL,
	name TEXT NOT NULL,
	source TEXT NOT NULL CHECK (source IN ('bank', 'import')),
	PRIMARY KEY (book_name, chapter_name, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE topics (
	id TEXT PRIMARY KEY,
	book_name TEXT NOT NULL,
	chapter_name TEXT NOT NULL,
	material_name TEXT NOT NULL,
	source TEXT NOT NULL CHECK (source IN ('bank', 'import'))
) STRICT, WITHOUT ROWID;

CREATE TABLE lectures (
	id TEXT PRIMARY KEY,
	book_name TEXT NOT NULL,
	chapter_name TEXT NOT NULL,
	material_name TEXT NOT NULL,
	source TEXT NOT NULL CHECK (source IN ('bank', 'import')),
	json TEXT NOT NULL,
	etag TEXT NOT NULL
) STRICT;

CREATE TABLE questions (
	id TEXT PRIMARY KEY,
	book_name TEXT NOT NULL,
	chapter_name TEXT NOT NULL,
	material_name TEXT NOT NULL,
	number INTEGER NOT NULL,
	source TEXT NOT NULL CHECK (source IN ('bank', 'import')),
	json TEXT NOT NULL,
	etag TEXT NOT NULL
) STRICT;

CREATE INDEX questions_by_material ON questions (book_name, chapter_name, material_name, number, id);

CREATE TABLE figures (
	id TEXT PRIMARY KEY,
	svg TEXT NOT NULL,
	alt TEXT NOT NULL,
	width REAL NOT NULL,
	height REAL NOT NULL,
	source TEXT NOT NULL CHECK (source IN ('bank', 'import')),
	etag TEXT NOT NULL
) STRICT;
