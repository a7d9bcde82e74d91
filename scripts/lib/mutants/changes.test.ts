import { expect, test } from 'vitest';
import type { MadeQuestion } from '../../../src/bank/pipeline/generate.ts';
import { nothingRead } from '../../../src/bank/verify/reading.ts';
import { createQuestion } from '../../../src/books/records.testdata.ts';
import { changesOf } from './changes.ts';

const made = (overrides: Parameters<typeof createQuestion>[0] = {}): MadeQuestion => ({
	question: createQuestion(overrides),
	method: 'REC',
	reading: nothingRead(),
	formulas: new Map(),
	figures: [],
});

test('reports the words that differ, and markup only if words do not', () => {
	const step = { text: 'Add 2.', html: 'Add 2.', speech: 'Add 2.' };
	const [before, after] = [made({ steps: [step] }), made({ steps: [{ ...step, text: 'Add 3.' }] })];
	expect(changesOf([before, made()], [after, made()])).toMatchObject([
		{ differences: [{ where: 'steps.0.text', before: 'Add 2.', after: 'Add 3.' }] },
	]);
	const marked = made({ steps: [{ ...step, html: 'Add <b>2</b>.' }] });
	expect(changesOf([before], [marked])[0]?.differences).toMatchObject([{ where: 'steps.0.html' }]);
	expect(changesOf([before], [before])).toEqual([]);
});

test('reports a figure that differs', () => {
	const figure = { id: 'f', svg: '<svg/>', alt: 'A line.', width: 10, height: 10 };
	const changes = changesOf(
		[{ ...made(), figures: [figure] }],
		[{ ...made(), figures: [{ ...figure, width: 12 }] }],
	);
	expect(changes[0]?.differences).toEqual([
		{ where: 'figures.0.width', before: '10', after: '12' },
	]);
});
