import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkReasonLines } from './reason-lines.ts';

const issuesOf = (above: string, text: string, why: string) =>
	checkReasonLines(
		createQuestion({
			steps: [
				{ text: above, html: '', speech: '' },
				{ text, why, html: '', speech: '' },
			],
		}),
	);

const ABOVE = '$2x - 42x = 19$';

test.each([
	['identify the coefficients', '$a = 2$ and $b = 1$', '$9 - 20 = -11$'],
	[
		'the sine law',
		'$\\frac{a}{\\sin A} = \\frac{b}{\\sin B}$',
		'$\\frac{a}{\\sin 9^{\\circ}} = 3$',
	],
	['add 3 to both sides', '$x = 3$', 'There is one solution.'],
	['subtract 11 from both sides', '$x = 3$', '$M = (1, 2)$'],
	['combine like terms', '$-40x = 19$', '$2x - 42x + 19 = 19 + 19$'],
	['multiply', '$84x = 19$', '$y = ab$'],
	['write the decimal as a percent', '$8\\%$', '$0.08$'],
	['check in the first equation', '$6 + 7 = 13$', '$x = 13y$'],
])('sees "%s" on the line %s and not on %s', (why, right, wrong) => {
	expect(issuesOf(ABOVE, right, why)).toEqual([]);
	expect(issuesOf(ABOVE, wrong, why)).toHaveLength(1);
});
