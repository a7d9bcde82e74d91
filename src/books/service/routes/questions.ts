import type { Routes } from '../guarded-routes.ts';
import { requireQuery } from '../query-params.ts';
import { sendRecord } from '../send-record.ts';
import type { ServiceParts } from '../service-parts.ts';
import type { StoredRecord } from '../store/books-store.ts';

export function addQuestions(routes: Routes, { books }: Pick<ServiceParts, 'books'>): void {
	routes.get('/all_questions', async (c) => {
		const bookName = requireQuery(c, 'book_name');
		const chapterName = requireQuery(c, 'chapter_name');
		const materialName = requireQuery(c, 'material_name');
		const ids = await books.questionIds({ bookName, chapterName, materialName });
		return sendRecord(c, ids, `material "${bookName}/${chapterName}/${materialName}"`);
	});

	// Most of all calls. A question in memory is answered at once: a promise would cost as much as finding it.
	routes.get('/question_details', (c) => {
		const id = requireQuery(c, 'id');
		const send = (found: StoredRecord | null) => sendRecord(c, found, `question "${id}"`);
		const question = books.question(id);
		return question instanceof Promise ? question.then(send) : send(question);
	});

	routes.get('/skill_questions', async (c) => {
		const id = requireQuery(c, 'id');
		return sendRecord(c, await books.skillQuestions(id), `question of the skill "${id}"`);
	});
}
