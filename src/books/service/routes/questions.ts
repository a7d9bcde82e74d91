import type { Context } from 'hono';
import type { Routes } from '../guarded-routes.ts';
import { requireCount, requireQuery } from '../query-params.ts';
import { sendRecord } from '../send-record.ts';
import type { ServiceParts } from '../service-parts.ts';
import type { MaterialPlace, StoredRecord } from '../store/books-store.ts';

export function addQuestions(routes: Routes, { books }: Pick<ServiceParts, 'books'>): void {
	routes.get('/all_questions', async (c) => {
		const place = requirePlace(c);
		return sendRecord(c, await books.questionIds(place), named(place));
	});

	routes.get('/question_prompts', async (c) => {
		const place = requirePlace(c);
		const prompts = await books.questionPrompts(place, requireCount(c, 'from'));
		return sendRecord(c, prompts, named(place));
	});

	// The most frequent call. A question in memory is sent synchronously: a promise would cost as much as finding it.
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

const requirePlace = (c: Context): MaterialPlace => ({
	bookName: requireQuery(c, 'book_name'),
	chapterName: requireQuery(c, 'chapter_name'),
	materialName: requireQuery(c, 'material_name'),
});

const named = ({ bookName, chapterName, materialName }: MaterialPlace): string =>
	`material "${bookName}/${chapterName}/${materialName}"`;
