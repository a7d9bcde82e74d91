import type { DatabaseSync } from 'node:sqlite';
import { entityTag } from '../../contract.ts';
import { chapterSchema } from '../../../schemas/wire/chapter.ts';

/**
 * Sets each material's `question_count` to the number of stored questions, which may arrive long after the chapter's
 * record. A chapter that is already correct keeps its bytes and so its entity tag.
 * @param bookName limits it to this book; all books by default.
 */
export function recountQuestions(database: DatabaseSync, bookName?: string): void {
	const [ofBook, books] = bookName === undefined ? ['', []] : ['WHERE book_name = ?', [bookName]];
	const counts = new Map<string, number>();
	const countRows = database.prepare(
		`SELECT book_name, chapter_name, material_name, COUNT(*) AS questions FROM questions ${ofBook}
		 GROUP BY book_name, chapter_name, material_name`,
	);
	for (const row of countRows.iterate(...books)) {
		const key = [row['book_name'], row['chapter_name'], row['material_name']].join('/');
		counts.set(key, Number(row['questions']));
	}
	const update = database.prepare(
		'UPDATE chapters SET json = ?, etag = ? WHERE book_name = ? AND name = ?',
	);
	const chapters = database.prepare(`SELECT book_name, name, json FROM chapters ${ofBook}`);
	for (const row of chapters.all(...books)) {
		const [book, name, before] = [String(row['book_name']), String(row['name']), row['json']];
		const chapter = chapterSchema.parse(JSON.parse(String(before)));
		let isRight = true;
		for (const material of chapter.materials) {
			const count = counts.get(`${book}/${name}/${material.name}`) ?? 0;
			isRight &&= material.question_count === count;
			material.question_count = count;
		}
		if (isRight) continue;
		const json = JSON.stringify(chapter);
		update.run(json, entityTag(json), book, name);
	}
}
