import { expect, test } from 'vitest';
import { answered, issuesOf } from './answered.testdata.ts';
import { checkMisconceptions } from './check-misconceptions.ts';

const POINT = answered('point', '(3, -4)', 'Solve the system $x + y = -1$ and $x - y = 7$.');
const NUMBER = answered('rational', '5', 'Solve $2x + 6 = 16$.');
const RAY = answered('interval', '(-\\infty, 5]', 'Solve $2x + 6 \\le 16$.');

test.each([
	[POINT, 'switched the values of x and y', '(-4, 3)', '(4, 3)'],
	[POINT, 'dropped the negative sign of the solution', '(-3, 4)', '(-3, 5)'],
	[NUMBER, 'multiplied by the coefficient instead of dividing by it', '20', '21'],
	[NUMBER, 'subtracted the coefficient instead of dividing by it', '8', '9'],
	[NUMBER, 'added 6 instead of subtracting it', '11', '12'],
	[NUMBER, 'did not take the square root', '25', '24'],
	[RAY, 'reversed the inequality symbol', '[5, \\infty)', '[4, \\infty)'],
	[RAY, 'did not include the boundary', '(-\\infty, 5)', '(-\\infty, 4)'],
])('tells what a mistake leads to: %#', (question, why, wrong, other) => {
	expect(issuesOf(question, why, wrong)).toEqual([]);
	expect(issuesOf(question, why, other)).toEqual([`"${why}" does not lead to ${other}`]);
});

test('judges no words without a rule', () => {
	const misconceptions = [
		{ value: '12', why: 'guessed' },
		{ value: '25', why: 'did not take the square root' },
	];
	expect(checkMisconceptions({ ...NUMBER, misconceptions })).toEqual({
		issues: [],
		mistakes: { named: 2, remade: 1 },
	});
});

test('judges the mistakes named beside wrong choices', () => {
	const choice = (text: string) => ({
		key: 'A' as const,
		text,
		html: '',
		speech: '',
		misconception: 'switched the two coordinates',
	});
	const withChoice = (text: string) =>
		checkMisconceptions({ ...POINT, answer: { ...POINT.answer, choices: [choice(text)] } }).issues;
	expect(withChoice('$(-4, 3)$')).toEqual([]);
	expect(withChoice('$(-4, 2)$')).toHaveLength(1);
});
