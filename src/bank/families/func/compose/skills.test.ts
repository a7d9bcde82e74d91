import { expect, test } from 'vitest';
import { createPlace, createTemplate } from '../../../pipeline/bank.testdata.ts';
import { openTemplate } from '../../../pipeline/generate.ts';
import { perturbed } from '../../../verify/perturb.ts';
import { verify } from './verify.ts';

const SKILL = 'Compose two functions and evaluate';

const TEMPLATE = createTemplate({
	family: 'func.compose',
	skill: SKILL,
	parameters: {
		a: '{-5}',
		b: '{5}',
		c: '{3}',
		d: '{6}',
		type: '{rational in linear}',
		ask: '{formula}',
	},
});

test('a number in front of a fraction is multiplied into it, and the answer is proven', async () => {
	const made = (await openTemplate(TEMPLATE, createPlace()))(0, 1);
	if (!made) throw new Error('No question was made.');
	const { question } = made;
	expect(question.question).toMatch(
		/for \$\w\(\w\(x\)\)\$\. A common denominator is not needed\.$/,
	);
	expect(question.answer.value).toBe('-\\frac{60}{3x + 6} + 5');
	expect(question.steps.slice(1).map(({ text }) => text)).toEqual([
		expect.stringMatching(/= -5 \\times \\frac\{12\}\{3x \+ 6\} \+ 5\$$/),
		'$= -\\frac{60}{3x + 6} + 5$',
	]);
	const issuesOf = (value: string) =>
		verify({
			question: { ...question, answer: { ...question.answer, value } },
			skill: SKILL,
		});
	expect(issuesOf(question.answer.value)).toEqual([]);
	const wrong = perturbed(question).map(({ answer }) => answer.value);
	for (const value of [...wrong, '\\frac{60}{3x + 6} + 5', '-\\frac{12}{3x + 6} + 5'])
		expect(issuesOf(value), value).not.toEqual([]);
});
