import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entityTag } from '../books/contract.ts';
import { createQuestion } from '../books/records.testdata.ts';
import { getBank } from './bank.ts';

async function folderWith(text: string): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'bank-'));
	await writeFile(join(folder, 'pre-algebra.ndjson'), text);
	return folder;
}

const chapter = (number: number) =>
	JSON.stringify({
		type: 'chapter',
		book_name: 'pre-algebra',
		number,
		name: `${number}-integers`,
		title: 'Integers',
		materials: [],
	});

test('says how to build a missing bank', async () => {
	await expect(getBank('pre-algebra', '/nowhere')).rejects.toThrow(
		'The question bank is missing: there is no /nowhere/pre-algebra.ndjson. Run `npm run bank` first.',
	);
});

test('sorts chapters by number', async () => {
	const folder = await folderWith(`${chapter(10)}\n${chapter(2)}\n`);
	const { chapters, questions } = await getBank('pre-algebra', folder);
	expect(chapters.map(({ number }) => number)).toEqual([2, 10]);
	expect(questions.size).toBe(0);
});

test('names the line of an invalid record', async () => {
	const folder = await folderWith(`${chapter(1)}\n{"type":"question","id":"abcd"}\n`);
	await expect(getBank('pre-algebra', folder)).rejects.toThrow(
		/pre-algebra\.ndjson:2 \(question\): number: .*Run `npm run bank`/,
	);
});

test('names a truncated line', async () => {
	const folder = await folderWith('{"type":"chap');
	await expect(getBank('pre-algebra', folder)).rejects.toThrow(/pre-algebra\.ndjson:1 is not JSON/);
});

test('inlines the image in the page and keeps the entity tag of the record itself', async () => {
	const html =
		'Read P. <img src="/api/question-images/q7-figure" alt="a &lt; b" width="9" height="9">';
	const question = createQuestion({ question_html: html, image_id: 'q7-figure' });
	const figure = { type: 'figure', id: 'q7-figure', svg: '<svg width="9"></svg>', alt: 'a < b' };
	const lines = [figure, { type: 'question', ...question }].map((line) => JSON.stringify(line));
	const { questions, etags } = await getBank('pre-algebra', await folderWith(lines.join('\n')));
	const [shown] = questions.get(question.material_name) ?? [];
	expect(shown?.question_html).toBe(
		'Read P. <svg role="img" aria-label="a &lt; b" width="9"></svg>',
	);
	expect(etags.get(question.id)).toBe(entityTag(JSON.stringify(question)));
});

test('inlines the image of a line in the line', async () => {
	const html = 'x > 2 <img src="/api/question-images/q7-step-1" alt="a" width="9" height="9">';
	const steps = [{ text: 'x > 2', html, speech: 'x a', image_id: 'q7-step-1' }];
	const question = createQuestion({ steps });
	const figure = { type: 'figure', id: 'q7-step-1', svg: '<svg width="9"></svg>', alt: 'a' };
	const lines = [figure, { type: 'question', ...question }].map((line) => JSON.stringify(line));
	const { questions } = await getBank('pre-algebra', await folderWith(lines.join('\n')));
	const [shown] = questions.get(question.material_name) ?? [];
	expect(shown?.steps[0]?.html).toBe('x > 2 <svg role="img" aria-label="a" width="9"></svg>');
});

test('reads a book once', async () => {
	const folder = await folderWith(`${chapter(1)}\n`);
	expect(await getBank('pre-algebra', folder)).toBe(await getBank('pre-algebra', folder));
});
