import { expect, test } from 'vitest';
import { checkLines } from './check-lines.ts';
import { createQuestion } from './question.testdata.ts';

const issuesOf = (...lines: string[]) =>
	checkLines(createQuestion({ steps: lines.map((text) => ({ text, html: '', speech: '' })) }));

test.each([
	['another value below each line', ['$3 + 4 = 7$', '$= 7 + 0$', 'So $x = 7$.']],
	['a check that comes to the same on both sides', ['$2(3) + 1 = 7$', '$7 = 7$']],
	['a rounded value after "≈"', ['$\\sqrt{2} \\approx 1.41$']],
	['letters, whose values are not known', ['$x \\approx 2$', '$b \\approx 1.05$']],
])('finds nothing in %s', (_, lines) => {
	expect(issuesOf(...lines)).toEqual([]);
});

test.each([
	['the same line again', ['$x = 7$', '$x = 7$']],
	['the value that ended the line above', ['$3 + 4 = 7$', '$= 7$']],
	['the same value without its brackets', ['$3 = (-7)$', '$= -7$']],
	['a value after "≈" that is far from it', ['$\\frac{5.08 - 4.92}{2.01 - 0.99} \\approx 8.000$']],
	['the same value twice in one line', ['$y = 2 = 2$']],
	['"≈" before an exact value', ['$1.05 - 1 \\approx 0.05$']],
	['"=" before a rounded value', ['$\\sqrt{2} \\approx 1.414 = 1.41$']],
])('finds %s', (_, lines) => {
	expect(issuesOf(...lines)).toHaveLength(1);
});

test('finds a choice that no number satisfies', () => {
	const withChoice = (text: string) =>
		checkLines(
			createQuestion({
				answer: { ...createQuestion().answer, choices: [{ key: 'A', text, html: '', speech: '' }] },
			}),
		);
	expect(withChoice('$22 < x < 25$')).toEqual([]);
	expect(withChoice('$22 \\le x \\le 22$')).toEqual([]);
	expect(withChoice('$22 < x < 22$')).toEqual(['no number satisfies "22 < x < 22"']);
});
