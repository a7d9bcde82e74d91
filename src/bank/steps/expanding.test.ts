import { expect, test } from 'vitest';
import { term } from '../../math/polynomial.ts';
import { proseText } from '../../math/prose.ts';
import { collectingLines } from './expanding.ts';

const written = (...terms: Parameters<typeof collectingLines>[0]) =>
	collectingLines(terms).map(({ body, why }) => [proseText(body), why]);

test('puts like terms next to each other, then adds each kind', () => {
	expect(written(term(5, 'x'), term(3), term(-2, 'x'), term(8))).toEqual([
		['$= 5x - 2x + 3 + 8$', 'group like terms'],
		['$= 3x + 11$', 'x terms: 5 − 2 = 3; constants: 3 + 8 = 11'],
	]);
});

test('leaves out the first line when like terms are together already', () => {
	expect(written(term('1/2', 'x'), term('-4/3', 'x'), term(6))).toEqual([
		['$= -\\frac{5}{6}x + 6$', 'x terms: 1/2 − 4/3 = −5/6'],
	]);
});

test('keeps letters apart and drops terms that cancel', () => {
	expect(written(term(1, 'y'), term(4, 'x'), term(-4, 'x'), term(2, 'y')).at(-1)).toEqual([
		'$= 3y$',
		'x terms: 4 − 4 = 0; y terms: 1 + 2 = 3',
	]);
});

test('has nothing to do for collected terms', () => {
	expect(written(term(12, 'x'), term(20))).toEqual([]);
});
