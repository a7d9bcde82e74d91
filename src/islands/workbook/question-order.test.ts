import { expect, test } from 'vitest';
import { neighborsOf } from './question-order.ts';

const ids = ['a', 'b', 'c'];

test.each([
	['a', { position: 1, total: 3, previous: undefined, next: 'b' }],
	['b', { position: 2, total: 3, previous: 'a', next: 'c' }],
	['c', { position: 3, total: 3, previous: 'b', next: undefined }],
])('knows the neighbors of %s', (id, expected) => {
	expect(neighborsOf(id, ids)).toEqual(expected);
});

test('leads from outside the list, such as a lecture, to its first question', () => {
	expect(neighborsOf('topic', ids)).toEqual({ position: 0, total: 3, next: 'a' });
});

test('leads nowhere in an empty list', () => {
	expect(neighborsOf('a', [])).toEqual({ position: 0, total: 0, next: undefined });
});
