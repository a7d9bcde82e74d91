import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkKnownOperands } from './known-operands.ts';

const issuesOf = (question: string, text: string, why: string, below: string): string[] =>
	checkKnownOperands(
		createQuestion({
			question,
			steps: [
				{ text, html: '', speech: '', why },
				{ text: below, html: '', speech: '' },
			],
		}),
	);

test.each([
	[
		'The depth is $d(t) = 4\\sin(30t) + 7$.',
		'$360 \\div 30 = 12$',
		'$360 \\div 12 = 30$',
		'the period is 360 divided by the coefficient of t',
		'The new period is $12 \\times 2$ hours.',
	],
	['It falls by $30\\%$ each year.', '$1 - 0.3 = 0.7$', '$1 - 0.7 = 0.3$', 'subtract', '$0.7^{5}$'],
	[
		'The minimum is $3$ and the maximum is $29$.',
		'$\\frac{29 - 3}{2} = 13$',
		'$\\frac{29 - 3}{13} = 2$',
		'the amplitude is half the difference between the maximum and the minimum',
		'$13$',
	],
	[
		'One cycle takes $120$ seconds.',
		'$2\\pi \\div 120 = \\frac{\\pi}{60}$',
		'$60\\pi \\div 120 = \\frac{\\pi}{2}$',
		'the coefficient of t is 2π divided by the period',
		'$\\frac{\\pi}{60}$',
	],
])('%s %s finds what is not known, and %s does not', (question, right, wrong, why, below) => {
	expect(issuesOf(question, right, why, below)).toEqual([]);
	expect(issuesOf(question, wrong, why, below)).toHaveLength(1);
});

const BORROWED = 'subtract the amount borrowed from the total paid';
const TOTALS = 'subtract the two totals';

test.each([
	['$21{,}249.12 - 20{,}000 = 1249.12$', BORROWED, TOTALS],
	['$21{,}249.12 - 19{,}365.12 = 1884$', TOTALS, BORROWED],
])('%s: %s, not: %s', (text, right, wrong) => {
	const question = 'She borrows $\\$20{,}000$ for $4$ years.';
	expect(issuesOf(question, text, right, '')).toEqual([]);
	expect(issuesOf(question, text, wrong, '')).toHaveLength(1);
});
