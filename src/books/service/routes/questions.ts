import type { Hono } from 'hono';
import { requireQuery } from '../query-params.ts';
import { sendRecord } from '../send-record.ts';
import type { ServiceParts } from '../service-parts.ts';

export function addQuestions(app: Hono, { books }: Pick<ServiceParts, 'books'>): void {
	app.get('/all_questions', async (c) => {
		const bookName = requireQuery(c, 'book_name');
		const chapterName = requireQuery(c, 'chapter_name');
		const materialName = requireQuery(c, 'material_name');
		const ids = await books.questionIds({ bookName, chapterName, materialName });
		return sendRecord(c, ids, `material "${bookName}/${chapterName}/${materialName}"`);
	});

	app.get('/question_details', async (c) => {
		const id = requireQuery(c, 'id');
		return sendRecord(c, await books.question(id), `question "${id}"`);
	});

	app.get('/skill_questions', async (c) => {
		const id = requireQuery(c, 'id');
		return sendRecord(c, await books.skillQuestions(id), `question of the skill "${id}"`);
	});
}
