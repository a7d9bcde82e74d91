-- What a question practises, so that others of the same skill can be found. Null where its record names none.

ALTER TABLE questions ADD COLUMN skill TEXT;

UPDATE questions SET skill = json_extract(json, '$.skill.id');

CREATE INDEX questions_by_skill ON questions (skill, book_name, chapter_name, material_name, number, id)
	WHERE skill IS NOT NULL;
