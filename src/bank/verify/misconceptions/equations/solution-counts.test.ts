import { expect, test } from 'vitest';
import { createQuestion } from '../../question.testdata.ts';
import { checkMisconceptions } from '../check-misconceptions.ts';

const chosen = (right: string, wrong: string, misconception: string): string[] => {
	const shown = (text: string) => ({ text, html: '', speech: '' });
	const choices = [
		{ key: 'A' as const, ...shown(right) },
		{ key: 'B' as const, ...shown(wrong), misconception },
	];
	const answer = { kind: 'multiple-choice' as const, value: 'A', choices, ...shown(right) };
	return checkMisconceptions(createQuestion({ answer })).issues;
};

const [ONE, TWO] = ['exactly one solution', 'exactly two solutions'] as const;

test.each([
	['concluded that no number has an absolute value of 0', ONE, TWO],
	['made the right side negative when isolating the absolute value', TWO, ONE],
])('%s: only from %s', (why, right, other) => {
	expect(chosen(right, 'no solution', why)).toEqual([]);
	expect(chosen(other, 'no solution', why)).toHaveLength(1);
});
