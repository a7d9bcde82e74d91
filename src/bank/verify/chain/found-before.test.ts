import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkFoundBefore } from './found-before.ts';

const issuesOf = (...lines: string[]): string[] =>
	checkFoundBefore(
		createQuestion({ steps: lines.map((text) => ({ text, html: '', speech: '' })) }),
	);

test('the last sentence states a value that a line finds', () => {
	expect(issuesOf('$OM = \\sqrt{90}$', 'The distance is $3\\sqrt{10}$ units.')).toEqual([]);
	expect(issuesOf('$OM = \\sqrt{85}$', 'The distance is $3\\sqrt{10}$ units.')).toEqual([
		'no line finds the value that "The distance is $3\\sqrt{10}$ units." states',
	]);
});

test('a stated value may be rounded, or found on an earlier line', () => {
	expect(issuesOf('$h \\approx 58.237$', 'The height is about $58.2$ metres.')).toEqual([]);
	expect(issuesOf('$w = 6$', '$l = 4w = 24$', 'The width is $6$ inches.')).toEqual([]);
	expect(issuesOf('$h \\approx 58.237$', 'The height is about $58.3$ metres.')).toHaveLength(1);
});

test('a calculation without a name may be a check, which finds nothing', () => {
	expect(issuesOf('$2 \\times 6 + 2 \\times 26 = 64$', 'The width is $6$ inches.')).toEqual([]);
});
