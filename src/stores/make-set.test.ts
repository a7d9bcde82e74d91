import { afterEach, expect, test } from 'vitest';
import type { QuestionIndex } from '../schemas/wire/question-index.ts';
import { createTestClient } from './books-client.testdata.ts';
import { makeSet } from './make-set.ts';
import type { ProgressRecord } from './progress-record.ts';
import { provideServices } from './services.ts';

const skill = (id: string, count: number) => ({
	id,
	title: `Skill ${id}`,
	questions: [Array.from({ length: count }, (_, index) => `${id}-${index}`), [], []],
});
const index: QuestionIndex = {
	book_name: 'b',
	label: 'Book',
	chapters: [
		{
			name: '1-c',
			label: '1. Chapter',
			materials: [
				{ name: '1-1-m', label: '1.1 Material', skills: [skill('one', 8), skill('two', 8)] },
				{ name: '1-2-n', label: '1.2 Other', skills: [skill('tri', 20)] },
			],
		},
	],
};
const asked: string[][] = [];
const provide = (questionIndex: () => Promise<QuestionIndex>) =>
	provideServices({
		client: createTestClient({
			questionIndex: (...names) => {
				asked.push(names.filter((name): name is string => name !== undefined));
				return questionIndex();
			},
		}),
	});

afterEach(() => void asked.splice(0));

test("draws from the chapter's index, which is smaller than the book's", async () => {
	provide(async () => index);
	const wanted = {
		kind: 'questions',
		book: 'b',
		chapter: '1-c',
		material: '1-1-m',
		skills: [],
	} as const;
	const set = await makeSet(wanted, {}, 5);
	expect(asked).toEqual([['b', '1-c']]);
	expect(set).toMatchObject({
		title: '1.1 Material',
		again: '/practice#b/1-c/1-1-m',
		from: { path: '/workbooks/b/1-c/1-1-m' },
		startedAt: 5,
	});
	expect(set?.questions).toHaveLength(10);
	expect(set?.questions.every(({ material }) => material.title === '1.1 Material')).toBe(true);
	expect(Object.keys(set?.questions[0] ?? {})).toEqual(['id', 'path', 'skill', 'material']);
});

test('keeps to the skills that a lecture requests', async () => {
	provide(async () => index);
	const wanted = {
		kind: 'questions',
		book: 'b',
		chapter: '1-c',
		material: '1-1-m',
		skills: ['two'],
	} as const;
	const set = await makeSet(wanted, {}, 5);
	expect(new Set(set?.questions.map(({ skill: title }) => title))).toEqual(new Set(['Skill two']));
	expect(set?.again).toBe('/practice#b/1-c/1-1-m/two');
});

test('has no set for a place that is not in the index', async () => {
	provide(async () => index);
	const wanted = {
		kind: 'questions',
		book: 'b',
		chapter: '1-c',
		material: 'gone',
		skills: [],
	} as const;
	await expect(makeSet(wanted, {}, 5)).resolves.toBeNull();
});

const missed: ProgressRecord = {
	'one-3': { place: 'b/1-c/1-1-m', skill: 'one', tries: [[1, 'wrong']] },
	imported: { place: 'own/1-x/1-1-my-material', tries: [[2, 'wrong']] },
	fine: { place: 'b/1-c/1-1-m', tries: [[2, 'right']] },
};

test('makes a set of mistakes, including those in imported books', async () => {
	provide(async () => {
		if (asked.at(-1)?.[0] === 'own') throw new Error('not there');
		return index;
	});
	const set = await makeSet({ kind: 'mistakes' }, missed, 10);
	expect(set?.questions.map(({ path, skill: title }) => [path, title])).toEqual([
		['/workbooks/b/1-c/1-1-m/one-3', 'Skill one'],
		['/workbooks/own/1-x/1-1-my-material/imported', '1.1 My Material'],
	]);
});

test('has no set if nothing was missed, and requests nothing', async () => {
	provide(() => Promise.reject(new Error('asked')));
	await expect(makeSet({ kind: 'mistakes' }, {}, 10)).resolves.toBeNull();
});
