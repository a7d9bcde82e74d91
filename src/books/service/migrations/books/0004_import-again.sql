-- Importing a bank again touches only what changed: `line_tag` is the entity tag of the line that a record came from,
-- null for what the question bank brought and for what was imported before there were tags.
ALTER TABLE books ADD COLUMN line_tag TEXT;
ALTER TABLE chapters ADD COLUMN line_tag TEXT;
ALTER TABLE lectures ADD COLUMN line_tag TEXT;
ALTER TABLE questions ADD COLUMN line_tag TEXT;

-- The imported book that brought a figure. Null for the bank's, for one that came without its book, and for one that
-- several books brought: it belongs to none of them.
ALTER TABLE figures ADD COLUMN book_name TEXT;
CREATE INDEX figures_by_book ON figures (book_name, id) WHERE book_name IS NOT NULL;

-- How far an import came that has not ended: behind which byte and line of which file the last whole book ends, and
-- the books before that as a JSON object of names and lines. A file of another size or date is another file.
CREATE TABLE import_progress (
	file TEXT PRIMARY KEY,
	size INTEGER NOT NULL,
	modified TEXT NOT NULL,
	position INTEGER NOT NULL,
	line INTEGER NOT NULL,
	books TEXT NOT NULL
) STRICT;
