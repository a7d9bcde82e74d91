import { expect, test } from 'vitest';
import { createDraft, createPlace, createTemplate } from './bank.testdata.ts';
import type { BankError } from './bank-error.ts';
import type { Draw } from '../family.ts';
import type { BookPlan, TemplatePlan } from './plan.ts';
import { createSeenFilter } from './seen-filter.ts';
import { streamBook } from './stream-book.ts';
import { type Evidence, expectNumber } from '../verify/evidence.ts';

function createPlan(templates: TemplatePlan[]): BookPlan {
	const { book, chapter, material } = createPlace();
	return { ...book, chapters: [{ ...chapter, materials: [{ ...material, templates }] }] };
}

async function collect(plan: BookPlan, count: number, load?: Parameters<typeof streamBook>[3]) {
	const issues: BankError[] = [];
	const questions = [];
	for await (const { question } of streamBook(plan, count, (issue) => issues.push(issue), load))
		questions.push(question);
	return { questions, issues };
}

test('generates more distinct questions than the workbook has, numbered consecutively', async () => {
	const second = createTemplate({
		id: 'pa-1.2-num-int-add-2',
		parameters: { a: '51..99', b: '1..9' },
	});
	const { questions } = await collect(createPlan([createTemplate(), second]), 120);
	expect(new Set(questions.map(({ question }) => question)).size).toBe(120);
	expect(new Set(questions.map(({ id }) => id)).size).toBe(120);
	expect(questions.map(({ number }) => number)).toEqual(
		Array.from({ length: 120 }, (_, i) => i + 1),
	);
});

test('ends early if a template has nothing new left', async () => {
	const small = createTemplate({ parameters: { a: '-3..-1', b: '1..2' } });
	const { questions, issues } = await collect(createPlan([small]), 50);
	expect(questions).toHaveLength(6);
	expect(issues).toEqual([]);
});

test('leaves out a question that is not proven, and reports it', async () => {
	const load = () =>
		Promise.resolve({
			skill: (draw: Draw) => createDraft(draw.int('n')),
			// Wrong about seven, right about all others.
			verify({ question }: Evidence) {
				const shown = Number(/\d+/.exec(question.question)?.[0]);
				return expectNumber(question, shown + (shown === 7 ? 2 : 1));
			},
		});
	const template = createTemplate({ id: 't-1', parameters: { n: '5..9' } });
	const { questions, issues } = await collect(createPlan([template]), 5, load);
	expect(questions).toHaveLength(4);
	expect(issues.map(({ message }) => message)).toEqual([expect.stringContaining('t-1: seed')]);
});

test('remembers every prompt and mistakes almost no new one for known', () => {
	const seen = createSeenFilter();
	const keys = Array.from({ length: 20_000 }, (_, at) => `prompt ${at}`);
	for (const key of keys) seen.add(key);
	expect(keys.every((key) => seen.has(key))).toBe(true);
	const mistaken = keys.filter((key) => seen.has(`${key}?`));
	expect(mistaken).toEqual([]);
});
