import { expect, test } from 'vitest';
import { createPlace, createTemplate } from '../../../pipeline/bank.testdata.ts';
import { openTemplate } from '../../../pipeline/generate.ts';

const TEMPLATE = createTemplate({
	family: 'func.graph-match',
	skill: 'Match a trigonometric function with its graph',
	parameters: { a: '{1}', k: '{0.5}', d: '=0', c: '=0', f: '{tan}', unit: '=radians' },
});

test('every option has its asymptotes in the whole window, whatever its coefficient of x', async () => {
	const open = await openTemplate(TEMPLATE, createPlace());
	const graphs = [1, 2, 3, 4, 5]
		.map((attempt) => open(0, attempt)?.question.question_speech)
		.find((words) => words?.includes('Graph A'));
	expect(graphs).toContain('The x-axis runs from negative 2 pi to 4 pi');
	expect(graphs).toContain('negative 7 pi over 4, ');
	expect(graphs).toContain('13 pi over 4, and 15 pi over 4.');
});
