import { expect, test } from 'vitest';
import { labelledOtherwise } from './labels-agree.ts';

const svg = (...labels: string[]) =>
	labels.map((label) => `<text x="1" y="2">${label}</text>`).join('');

test('finds a label of a side or an angle that the description names otherwise', () => {
	const words = 'In triangle ABC, angle C is 42 degrees and side AB is 15 metres long.';
	expect(labelledOtherwise(svg('42°', '15 m', 'A', '?'), words)).toEqual([]);
	expect(labelledOtherwise(svg('43°', '15 m', 'A', '?'), words)).toEqual([
		'the drawing shows 43, its description does not',
	]);
});

test('finds a cell of a table that differs, on either side', () => {
	const words = 'A table with 2 rows. x: negative 1, 2. y: 4, 1,000.';
	expect(labelledOtherwise(svg('−1', '2', '4', '1000'), words)).toEqual([]);
	expect(labelledOtherwise(svg('1', '2', '4', '1000'), words)).toHaveLength(2);
});

test('leaves the numbers of axes to their own readers', () => {
	expect(labelledOtherwise(svg('−5', '5'), 'A number line with a closed circle at 3.')).toEqual([]);
});
