import { expect, test } from 'vitest';
import type { FigureRecord } from '../../../src/bank/pipeline/publish.ts';
import type { Question } from '../../../src/schemas/wire/question.ts';
import { acceptedQuestions, questionDigests, questionIssues } from './accepted-questions.ts';

const question = (id: string, prompt: string) =>
	({ id, question: prompt, skill: { id: 'pa-1.1-num-line-1', title: '' } }) as Question;
const drawing = (id: string, svg: string) => ({ id, svg }) as FigureRecord;

const made = (prompt = 'Name the point.', svg = '<svg/>') =>
	questionDigests({
		questions: [question('one', prompt), question('two', 'Name the other point.')],
		figures: [drawing('one-figure', svg)],
	});

test('lists each accepted question under its template', async () => {
	const accepted = await acceptedQuestions();
	expect(accepted.size).toBeGreaterThan(1000);
	expect(accepted.get('pa-1.2-num-int-add-1')?.length).toBeGreaterThan(0);
});

test('reports no issue for accepted questions', () => {
	expect(questionIssues(made(), made(), true)).toEqual([]);
});

test('counts questions of a template whose words or drawing changed', () => {
	const issues = [
		'Published questions have changed:',
		'pa-1.1-num-line-1: 1 of 2, the first is question 1',
	];
	expect(questionIssues(made('Name the points.'), made(), true)).toEqual(issues);
	expect(questionIssues(made(undefined, '<svg></svg>'), made(), true)).toEqual(issues);
});

test('counts a missing or an extra question', () => {
	const [one = ''] = made().get('pa-1.1-num-line-1') ?? [];
	const fewer = new Map([['pa-1.1-num-line-1', [one]]]);
	const issues = [
		'Published questions have changed:',
		'pa-1.1-num-line-1: 1 of 2, the first is question 2',
	];
	expect(questionIssues(fewer, made(), true)).toEqual(issues);
	expect(questionIssues(made(), fewer, true)).toEqual(issues);
});

test('names a new template, and a missing one if all books were built', () => {
	expect(questionIssues(made(), new Map(), true)).toEqual([
		'Published questions have changed:',
		'pa-1.1-num-line-1: 2 new',
	]);
	expect(questionIssues(new Map(), made(), true)).toEqual([
		'Published templates are gone:',
		'pa-1.1-num-line-1',
	]);
	expect(questionIssues(new Map(), made(), false)).toEqual([]);
});
