-- The key under which a client sent a record, so that a retry finds the row it already made. Null for a client that
-- sent none; a unique index takes any number of nulls.

ALTER TABLE download_requests ADD COLUMN idempotency_key TEXT;
ALTER TABLE downloads ADD COLUMN idempotency_key TEXT;
ALTER TABLE submissions ADD COLUMN idempotency_key TEXT;

CREATE UNIQUE INDEX download_requests_by_key ON download_requests (idempotency_key);
CREATE UNIQUE INDEX downloads_by_key ON downloads (idempotency_key);
CREATE UNIQUE INDEX submissions_by_key ON submissions (idempotency_key);
