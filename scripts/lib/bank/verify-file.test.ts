import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateTemplate, type MadeQuestion } from '../../../src/bank/pipeline/generate.ts';
import type { Question } from '../../../src/schemas/wire/question.ts';
import { readBookPlans } from './read-sources.ts';
import { verifyFile } from './verify-file.ts';
import { wordingsOf } from '../../../src/bank/pipeline/wordings.ts';

/** The first question of a template in the real plan, published. */
const questionOf = async (templateId: string): Promise<Question> =>
	(await madeBy(templateId)).question;

async function madeBy(templateId: string): Promise<MadeQuestion> {
	for (const { plan: book } of await readBookPlans())
		for (const chapter of book.chapters)
			for (const material of chapter.materials)
				for (const template of material.templates ?? [])
					if (template.id === templateId) {
						const place = { book, chapter, material, seen: new Set<string>(), firstNumber: 1 };
						const [made] = await generateTemplate(template, place, 1);
						if (made) return made;
					}
	throw new Error(`no template ${templateId}`);
}

function fileOf(...records: unknown[]): string {
	const path = join(mkdtempSync(join(tmpdir(), 'verify-')), 'records.ndjson');
	writeFileSync(path, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
	return path;
}

const asRecord = (question: Question) => ({ type: 'question', ...question });

/** Makes the same change in the text and in what is shown, like someone trying to get it through. */
const changed = (question: Question, from: RegExp, to: string): Question => ({
	...question,
	question: question.question.replace(from, to),
	question_html: question.question_html.replace(from, to),
});

/** An account's balance after some years. */
const INTEREST = 'm11-9.1-seq-arith-1';

test('proves published questions, including those in lectures, and skips other records', async () => {
	const question = await questionOf('pa-1.2-num-int-add-1');
	const lecture = {
		type: 'lecture',
		id: 'a',
		title: 'A',
		objective: 'A',
		book_name: 'a',
		chapter_name: 'a',
		material_name: 'a',
		video_url: null,
		sections: [],
		examples: [question],
		checks: [],
	};
	const proof = await verifyFile(fileOf({ type: 'book' }, asRecord(question), lecture));
	expect(proof).toEqual({ questions: 2, failures: [] });
});

test.each([
	['a number of the prompt', (one: Question) => changed(one, /\d+/, '77')],
	['the answer', (one: Question) => ({ ...one, answer: { ...one.answer, value: '1234' } })],
	[
		'a step',
		(one: Question) => ({
			...one,
			steps: one.steps.map((step) => ({ ...step, html: '<math><mn>1</mn></math>' })),
		}),
	],
	['only what is shown', (one: Question) => ({ ...one, question_html: 'What is 1 + 1?' })],
	['its skill', (one: Question) => ({ ...one, skill: { id: 'nowhere', title: 'No skill' } })],
	['its skill, by leaving it out', (one: Question) => ({ ...one, skill: undefined })],
])('reports a question after someone changed %s', async (_, change) => {
	const question = await questionOf('pa-1.2-num-int-add-1');
	const { failures } = await verifyFile(fileOf(asRecord(change(question) as Question)));
	expect(failures).toHaveLength(1);
	expect(failures[0]).toMatch(new RegExp(`^${question.id}: `));
});

test.each(['before', 'after'])('reads a drawing that is %s its question', async (place) => {
	const { question, figures } = await madeBy('a1-11.6-quad-discriminant-1');
	const inFile = (change: (svg: string) => string) => {
		const drawn = figures.map((figure) => ({ type: 'figure', ...figure, svg: change(figure.svg) }));
		const records = [...drawn, asRecord(question)];
		return verifyFile(fileOf(...(place === 'after' ? records.toReversed() : records)));
	};
	expect((await inFile((svg) => svg)).failures).toEqual([]);
	const axesExchanged = (svg: string) =>
		svg.replace(/>([a-z])(<\/text><text [^>]*>)([a-z])(?=<\/text>)/, '>$3$2$1');
	expect((await inFile(axesExchanged)).failures).toEqual([
		expect.stringMatching(/: the drawing on line \d: no equation gives/),
	]);
});

test('reports a story whose number of years was changed', async () => {
	const question = await questionOf(INTEREST);
	expect((await verifyFile(fileOf(asRecord(question)))).failures).toEqual([]);
	const later = (text: string) =>
		text.replace(/(\d+)(?=(?:\$|<\/mn><\/math>) years)/, (years) => String(Number(years) + 1));
	const question_html = later(question.question_html);
	const wrong = { ...question, question: later(question.question), question_html };
	expect(wrong.question_html).not.toBe(question.question_html);
	const { failures } = await verifyFile(fileOf(asRecord(wrong)));
	expect(failures).toEqual([expect.stringMatching(/the stored answer is .*, the check gives/)]);
});

test("reports a sentence worded like none in its skill's questions", async () => {
	const question = await questionOf('pa-1.2-num-int-add-1');
	const known = new Map([['pa-1.2-num-int-add-1', new Set(wordingsOf(question))]]);
	expect((await verifyFile(fileOf(asRecord(question)), known)).failures).toEqual([]);
	const steps = question.steps.map((step, at) =>
		at === 0 ? { ...step, why: 'because it is so' } : step,
	);
	const reworded = { ...question, steps };
	expect((await verifyFile(fileOf(asRecord(reworded)), known)).failures).toEqual([
		`${question.id}: no question of its skill has the words "because it is so"`,
	]);
	expect((await verifyFile(fileOf(asRecord(reworded)))).failures).toEqual([]);
	const asked = changed(question, /^Find/, 'Do not find');
	expect((await verifyFile(fileOf(asRecord(asked)), known)).failures).toEqual([
		expect.stringContaining('no question of its skill has the words "Do not find the sum:"'),
	]);
});

test('reports a line that is not a record', async () => {
	const { failures } = await verifyFile(fileOf({ type: 'question', id: 'x' }, 7));
	expect(failures).toEqual([
		'line 1: is not a record in the wire shapes',
		'line 2: is not a record in the wire shapes',
	]);
});
