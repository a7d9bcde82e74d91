import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

const issuesOf = (decimal: string, series: string, value: string): string[] =>
	verify({
		skill: 'Write a repeating decimal as a fraction',
		question: createQuestion({
			question: `Write $${decimal}$ as a fraction in lowest terms.`,
			answer: { kind: 'rational', value, text: `$${value}$`, html: '', speech: '' },
			steps: [{ text: `$${decimal} = ${series} + \\cdots$`, html: '', speech: '' }],
		}),
	});

test('the series of a repeating decimal has the part that does not repeat', () => {
	const [decimal, value] = [String.raw`0.8\overline{79}`, '871/990'];
	expect(issuesOf(decimal, '0.8 + 0.079 + 0.00079 + 0.0000079', value)).toEqual([]);
	expect(issuesOf(decimal, '0.079 + 0.00079 + 0.0000079', value)).toHaveLength(1);
	expect(issuesOf(decimal, '0.8 + 0.079 + 0.00079 + 0.000079', value)).toHaveLength(1);
	expect(issuesOf(String.raw`0.\overline{7}`, '0.7 + 0.07 + 0.007', '7/9')).toEqual([]);
});
