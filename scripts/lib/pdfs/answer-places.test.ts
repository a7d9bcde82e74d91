import { expect, test } from 'vitest';
import { answerPlaces } from './answer-places.ts';

test('gives a long answer its own row without widening the short ones', () => {
	expect(answerPlaces([1, 1, 80, 1])).toEqual([
		{ x: 0, y: 0, colspan: 1 },
		{ x: 1, y: 0, colspan: 1 },
		{ x: 0, y: 1, colspan: 4 },
		{ x: 0, y: 2, colspan: 1 },
	]);
});

test('fills a row before it starts the next', () => {
	const places = answerPlaces([20, 3, 3, 20, 20]);
	expect(places.map(({ x, y }) => [x, y])).toEqual([
		[0, 0],
		[2, 0],
		[3, 0],
		[0, 1],
		[2, 1],
	]);
});

test('has no places for a lesson without questions', () => {
	expect(answerPlaces([])).toEqual([]);
});
