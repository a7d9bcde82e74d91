import { expect, test } from 'vitest';
import { findSizeIssues } from './find-size-issues.ts';

test('passes a record of reasonable size', () => {
	const steps = Array.from({ length: 40 }, () => ({ text: 'Add $3$ to both sides: $x = 5$.' }));
	expect(findSizeIssues('question', { question: 'x'.repeat(20_000), steps })).toEqual([]);
	const html = Array.from({ length: 40 }, () => ({ html: 'x'.repeat(20_000) }));
	expect(findSizeIssues('question', { steps: html })).toEqual([]);
	expect(findSizeIssues('figure', { svg: 'x'.repeat(500_000) })).toEqual([]);
});

test.each([
	[
		'a text',
		{ question: 'x'.repeat(20_001) },
		'question.question: has 20,001 characters, at most 20,000',
	],
	[
		'texts together',
		{ question: 'x'.repeat(20_000), hints: Array(4).fill('$x$'.padEnd(3_000)) },
		'question: has 32,000 characters of text, at most 30,000',
	],
	['a list', { steps: Array(1_001).fill(0) }, 'question.steps: has 1,001 items, at most 1,000'],
	[
		'formulas',
		{ steps: Array(500).fill('$x$'.repeat(10)) },
		'question: holds more than 500 formulas',
	],
	[
		'values',
		{ steps: Array(900).fill(Array(900).fill(0)) },
		'question: holds more than 10,000 values',
	],
	[
		'levels',
		JSON.parse(`${'{"a":'.repeat(20)}1${'}'.repeat(20)}`),
		'question.a.a.a.a.a.a.a.a: nests deeper than 8 levels',
	],
])('reports what exceeds a limit: %s', (_, fields, issue) => {
	expect(findSizeIssues('question', fields)).toEqual([issue]);
});
