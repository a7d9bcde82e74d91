import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkSubstitutedFormulas } from './substituted-formulas.ts';

const issuesOf = (formula: string, text: string): string[] =>
	checkSubstitutedFormulas(
		createQuestion({
			steps: [
				{ text: `$${formula}$`, html: '', speech: '' },
				{ text: `$${text}$`, why: 'substitute the given values', html: '', speech: '' },
			],
		}),
	);

test.each([
	['\\frac{1}{2}bh = A', '\\frac{1}{2}(16h) = 48', '\\frac{1}{2}h = A'],
	[
		'S_{n} = \\frac{n}{2}(t_{1} + t_{n})',
		'S_{32} = \\frac{32}{2}(22 - 102)',
		'S_{n} = \\frac{n}{2}t_{n}',
	],
	['c^{2} = a^{2} - b^{2}', 'c^{2} = 36 - 1', 'c^{2} = a^{2} + b^{2}'],
	['V = lwh', 'V = 8.5 \\times 4.5 \\times 9.5', 'V = lw'],
])('%s becomes %s, and %s does not', (formula, text, other) => {
	expect(issuesOf(formula, text)).toEqual([]);
	expect(issuesOf(other, text)).toHaveLength(1);
});

test('a value on its own line is not the formula', () => {
	const step = (text: string, why?: string) => ({ text: `$${text}$`, why, html: '', speech: '' });
	const steps = [
		step('V = lwh'),
		step('h = 5'),
		step('V = 2 \\times 3 \\times 5', 'substitute the known values'),
	];
	expect(checkSubstitutedFormulas(createQuestion({ steps }))).toEqual([]);
});
