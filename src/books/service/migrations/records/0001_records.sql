-- The records database: what visitors sent. `created_at` is an ISO instant in UTC.

-- A request for a workbook, with the address the visitor gave.
CREATE TABLE download_requests (
	id TEXT PRIMARY KEY,
	book_id TEXT NOT NULL,
	email TEXT NOT NULL,
	user_type TEXT NOT NULL CHECK (user_type IN ('parent', 'teacher', 'student')),
	created_at TEXT NOT NULL
) STRICT;

-- A file that was downloaded; no person is named.
CREATE TABLE downloads (
	id TEXT PRIMARY KEY,
	url TEXT NOT NULL,
	text TEXT NOT NULL,
	type TEXT NOT NULL CHECK (type IN ('book', 'other')),
	book_name TEXT NOT NULL,
	created_at TEXT NOT NULL
) STRICT;

CREATE TABLE submissions (
	id TEXT PRIMARY KEY,
	text TEXT NOT NULL,
	created_at TEXT NOT NULL
) STRICT;
