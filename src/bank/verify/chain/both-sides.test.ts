import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkBothSides } from './both-sides.ts';

const issuesOf = (why: string, above: string, text: string): string[] =>
	checkBothSides(
		createQuestion({
			steps: [
				{ text: `$${above}$`, html: '', speech: '' },
				{ text: `$${text}$`, why, html: '', speech: '' },
			],
		}),
	);

test.each<[why: string, above: string, right: string, wrong: string]>([
	[
		'take the logarithm of both sides: log(10ⁿ) = n',
		'10^{4x + 1} = 125',
		'4x + 1 = \\log 125',
		'4x = \\log 125',
	],
	[
		'take the natural logarithm of both sides: ln(eⁿ) = n',
		'e^{x} = 220',
		'x = \\ln 220',
		'x = \\log 220',
	],
	[
		'take the logarithm of both sides',
		'5^{x} = 7',
		'\\log(5^{x}) = \\log 7',
		'x = \\frac{\\log 7}{\\log 5}',
	],
	[
		'square both sides',
		'\\frac{2 - x}{4} = \\sqrt{y + 5}',
		'\\left(\\frac{2 - x}{4}\\right)^{2} = y + 5',
		'\\left(\\frac{2 - x}{4}\\right)^{2} = y - 5',
	],
	['take the reciprocal of both sides', '\\frac{1}{x} = 4', 'x = \\frac{1}{4}', 'x = 4'],
])('"%s" leads from %s to %s, and not to %s', (why, above, right, wrong) => {
	expect(issuesOf(why, above, right)).toEqual([]);
	expect(issuesOf(why, above, wrong)).toHaveLength(1);
});

test('a difference under a radical, which has no value for small numbers, is compared too', () => {
	const above = 'x = \\sqrt{y - 5}';
	expect(issuesOf('square both sides', above, 'x^{2} = y - 5')).toEqual([]);
	expect(issuesOf('square both sides', above, 'x^{2} = y + 5')).toHaveLength(1);
});

test.each([
	[
		'divide both sides by the logarithm of the base',
		'(3x - 3)\\log 3 = \\log 135',
		'3x - 3 = \\frac{\\log 135}{\\log 3}',
		'3x = \\frac{\\log 135}{\\log 3}',
	],
	[
		'subtract the right side from both sides',
		'10x - 6 = 3x^{2}',
		'-3x^{2} + 10x - 6 = 0',
		'-3x^{2} + 10x = 0',
	],
	['add 2 to both sides', '2^{x} - 2 = 14', '2^{x} = 16', '2^{x} = 12'],
])('"%s" does the same to both sides', (why, above, right, wrong) => {
	expect(issuesOf(why, above, right)).toEqual([]);
	expect(issuesOf(why, above, wrong)).toHaveLength(1);
});
