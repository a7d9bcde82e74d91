import { expect, test } from 'vitest';
import { createPlace, createTemplate } from '../../../pipeline/bank.testdata.ts';
import { openTemplate } from '../../../pipeline/generate.ts';

const periodOf = async (d: number) => {
	const template = createTemplate({
		family: 'trig.features',
		skill: 'Find features of a sinusoidal function in degrees',
		parameters: { a: '{2}', k: '{3}', d: `{${d}}`, c: '{1}', ask: '{period}' },
	});
	return (await openTemplate(template, createPlace()))(0, 20);
};

test('the period is not the phase shift, which is a wrong answer', async () => {
	const made = await periodOf(90);
	expect(made?.question.answer.value).toBe('120');
	expect(made?.question.misconceptions).toContainEqual(
		expect.objectContaining({ value: '90', why: 'gave the phase shift' }),
	);
	expect(await periodOf(120)).toBeUndefined();
});
