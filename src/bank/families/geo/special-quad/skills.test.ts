import { expect, test } from 'vitest';
import { createPlace, createTemplate } from '../../../pipeline/bank.testdata.ts';
import { openTemplate } from '../../../pipeline/generate.ts';

/** The length of a diagonal of a kite that reaches 4 units from the intersection of its diagonals on one side and `a` on the other, and 3 across. */
const kite = async (a: number) => {
	const template = createTemplate({
		family: 'geo.special-quad',
		skill: 'Use the diagonals of a special quadrilateral',
		parameters: { x: '{0}', y: '{0}', a: `{${a}}`, b: '{3}', type: '{kite}', ask: '{lengths}' },
	});
	return (await openTemplate(template, createPlace()))(0, 20);
};

test('a diagonal is as long as no side and not as long as the other diagonal', async () => {
	expect((await kite(3))?.question.question).toContain('diagonal $AC$');
	expect(await kite(1)).toBeUndefined(); // 5 units, as the sides of 3 and 4 units across
	expect(await kite(2)).toBeUndefined(); // 6 units, as the other diagonal
});
