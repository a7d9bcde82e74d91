/** The questions of one book that answering is tried on, and the parts of the answer box. */
import type { Page } from 'playwright-core';
import * as z from 'zod/mini';
import { fetchText, openPage, type PageOptions } from '../../e2e/harness.ts';
import { BOOK, question } from '../../e2e/library.ts';
import { chapterSchema } from '../../schemas/wire/chapter.ts';
import type { AnswerKind } from '../../schemas/wire/answer.ts';
import type { Question } from '../../schemas/wire/question.ts';

export const pathOf = ({ book_name, chapter_name, material_name, id }: Question) =>
	`/workbooks/${book_name}/${chapter_name}/${material_name}/${id}`;

/** The first suitable question in the book, searched among the first of each material. */
export async function find(fits: (question: Question) => boolean): Promise<Question> {
	const { text } = await fetchText(`/api/all_chapters?book_name=${BOOK}`);
	for (const chapter of z.array(chapterSchema).parse(JSON.parse(text)))
		for (const material of chapter.materials) {
			const query = new URLSearchParams({
				book_name: BOOK,
				chapter_name: chapter.name,
				material_name: material.name,
			});
			const ids = z
				.array(z.string())
				.parse(JSON.parse((await fetchText(`/api/all_questions?${query}`)).text));
			for (const id of ids.slice(0, 3)) {
				const found = await question(id);
				if (fits(found)) return found;
			}
		}
	throw new Error(`${BOOK} has no such question.`);
}

export const ofKind = (kind: AnswerKind) =>
	find(({ answer }) => answer.kind === kind && !answer.form);
export const field = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });
export const verdict = (page: Page) => page.locator('output[data-verdict]');

/** What the box says after marking. */
export async function saidVerdict(page: Page): Promise<string> {
	await verdict(page).waitFor();
	return verdict(page).innerText();
}

export async function openQuestion(record: Question, options?: PageOptions) {
	return openPage(pathOf(record), options);
}
