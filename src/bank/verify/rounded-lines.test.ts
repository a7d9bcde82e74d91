import { expect, test } from 'vitest';
import { createQuestion } from './question.testdata.ts';
import { checkRoundedLines } from './rounded-lines.ts';

const issuesOf = (...lines: string[]) =>
	checkRoundedLines(
		createQuestion({ steps: lines.map((text) => ({ text, html: '', speech: '' })) }),
	);

test.each([
	['$t = \\frac{\\log 2}{\\log 1.16}$', '$t \\approx 4.7$', '$t \\approx 4.8$'],
	['$= \\frac{1587}{4}\\pi$', '$\\approx 1246.4$', '$\\approx 1246.5$'],
	['$r = 10^{2.1}$', '$r \\approx 126$', '$r \\approx 127$'],
	[
		'$= 1.29 \\times \\frac{180^{\\circ}}{\\pi}$',
		'$\\approx 74^{\\circ}$',
		'$\\approx 75^{\\circ}$',
	],
])('refuses another rounded value below %s', (above, right, wrong) => {
	expect(issuesOf(above, right)).toEqual([]);
	expect(issuesOf(above, wrong)).toHaveLength(1);
});

test.each([
	['$12 \\div 1.609 \\approx 7.458$', '$12 \\div 1.609 \\approx 7.459$'],
	[
		'$\\log_{13} 294 \\approx \\frac{2.468347}{1.113943}$',
		'$\\log_{13} 294 \\approx \\frac{2.468374}{1.113943}$',
	],
])('refuses a changed last place in %s', (right, wrong) => {
	expect(issuesOf(right)).toEqual([]);
	expect(issuesOf(wrong)).toHaveLength(1);
});

test('leaves the estimates of a question that asks for one to its family', () => {
	const steps = [{ text: '$33 \\div 8 \\approx 5$', html: '', speech: '' }];
	expect(checkRoundedLines(createQuestion({ question: 'Estimate it.', steps }))).toEqual([]);
});
