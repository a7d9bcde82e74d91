import { expect, test } from 'vitest';
import { createQuestion } from './question.testdata.ts';
import { checkStepSizes, levelsBetween } from './step-size.ts';

const issuesOf = (...lines: string[]) =>
	checkStepSizes(createQuestion({ steps: lines.map((text) => ({ text, html: '', speech: '' })) }));

test.each([
	['-4(-3)^{2} - 24(-3) - 30', '6', 3],
	['-4(-3)^{2} - 24(-3) - 30', '-36 + 72 - 30', 2],
	['-36 + 72 - 30', '6', 1],
	['6(3) + 2(0)', '18', 2],
	['5(3 + 4) - 2', '5(7) - 2', 1],
	['\\frac{-32 - (-12)}{7 - 2}', '\\frac{-20}{5}', 1],
	['\\sqrt{-3(-1) + 6}', '\\sqrt{9}', 2],
	['9 + 3\\sqrt{2} - 3\\sqrt{2} - 2', '7', 1],
	['(5.2 \\times 2) \\times 10^{-2 + 4}', '10.4 \\times 10^{2}', 2],
	['2(x + 3)^{2} - 4', '2x^{2} + 12x + 14', 0],
])('from %s to %s there are %i levels', (from, to, levels) => {
	expect(levelsBetween(from, to)).toBe(levels);
});

test('reports a line that squares, multiplies, and adds all in one', () => {
	expect(issuesOf('$y = 2(3)^{2} + 4(3)$', '$= 30$').join()).toContain('3 levels');
	expect(issuesOf('$y = 2(3)^{2} + 4(3) = 30$').join()).toContain('3 levels');
});

test('allows each term on its own line, and what a calculator rounds', () => {
	expect(issuesOf('$y = 2(3)^{2} + 4(3)$', '$= 18 + 12$', '$= 30$')).toEqual([]);
	expect(issuesOf('$y \\approx 2(1.43)^{2} + 4(1.43) \\approx 9.8$')).toEqual([]);
});
