import type { DatabaseSync } from 'node:sqlite';
import { entityTag } from '../../contract.ts';
import { chapterSchema } from '../../../schemas/wire/chapter.ts';

/**
 * Makes each material's `question_count` the number of questions that are there: questions may arrive long after
 * the chapter's own record. A chapter that is right already keeps its bytes and so its entity tag.
 */
export function recountQuestions(database: DatabaseSync): void {
	const counts = new Map<string, number>();
	const countRows = database.prepare(
		`SELECT book_name, chapter_name, material_name, COUNT(*) AS questions FROM questions
		 GROUP BY book_name, chapter_name, material_name`,
	);
	for (const row of countRows.iterate()) {
		const key = [row['book_name'], row['chapter_name'], row['material_name']].join('/');
		counts.set(key, Number(row['questions']));
	}
	const update = database.prepare(
		'UPDATE chapters SET json = ?, etag = ? WHERE book_name = ? AND name = ?',
	);
	for (const row of database.prepare('SELECT book_name, name, json FROM chapters').all()) {
		const [bookName, name, before] = [String(row['book_name']), String(row['name']), row['json']];
		const chapter = chapterSchema.parse(JSON.parse(String(before)));
		const right = chapter.materials.every((material) => {
			const count = counts.get(`${bookName}/${name}/${material.name}`) ?? 0;
			const same = material.question_count === count;
			material.question_count = count;
			return same;
		});
		if (right) continue;
		const json = JSON.stringify(chapter);
		update.run(json, entityTag(json), bookName, name);
	}
}
