import { expect, test } from 'vitest';
import { type Polynomial, term } from '../../../math/polynomial.ts';
import { drawn, isDrawn, issuesOf } from './drawn-line.testdata.ts';

const area = (rows: Polynomial, columns: Polynomial) =>
	({ kind: 'area model', rows, columns }) as const;

const rows = [term(3, 'm'), term(-2)];
const model = drawn(area(rows, [term(4, 'm'), term(1)]));
const PRODUCT = ['Expand $(3m - 2)(4m + 1)$.', '$= 12m^{2} + 3m - 8m - 2$'] as const;

const square = drawn(area([term(5, 'x'), term(-2, 'y')], [term(5, 'x'), term(-2, 'y')]));
const SQUARE = ['Expand $(5x - 2y)^{2}$.', '$= 25x^{2} - 20xy + 4y^{2}$'] as const;

test('says the terms of both factors and the boxes', () => {
	expect(model.alt).toBe(
		'An area model with the rows 3 m and negative 2, and the columns 4 m and 1. The boxes, row by row: 12 m squared, 3 m; negative 8 m, negative 2.',
	);
	const tall = drawn(area([term(1, 'xx'), term(1)], [term(1, 'xxy'), term(2)]));
	expect(tall.alt).toContain('x to the 4th power y, 2 x squared; x squared y, 2.');
});

test('proves the product of two factors and the square of one', () => {
	expect(issuesOf(...PRODUCT, model)).toEqual([]);
	expect(issuesOf(...SQUARE, square)).toEqual([]);
	expect(issuesOf('Factor it.', '$= (4m + 1)(3m - 2)$', model)).toEqual([]);
});

test.each([
	['Expand $(3m + 2)(4m + 1)$.', model],
	['Expand $(3m - 2) + (4m + 1)$.', model],
	['Expand $(3m - 2)^{2}$.', model],
	['Expand $(5x + 2y)^{2}$.', square],
])('rejects it beside "%s"', (prompt, figure) => {
	expect(issuesOf(prompt, '$= 12$', figure).join()).toMatch(/do not multiply these factors/);
});

test.each([
	['a product of another sign', '>−8m<', '>8m<'],
	['a product of another power', '>12m²<', '>12m<'],
	['another term of a factor', '>4m<', '>5m<'],
	[
		'two products in the place of each other',
		/>3m<\/text><text([^>]*)>−8m</,
		'>−8m</text><text$1>3m<',
	],
	['a wall elsewhere', /M134 26v68/, 'M140 26v68'],
	['a wall too few', /M70 60h128/, ''],
	['a term beside another row', /y="82"/, 'y="60"'],
	['an empty box', /<text[^>]*>−2<\/text><\/svg>/, '</svg>'],
	['a product outside', '</svg>', '<text x="300" y="48">7</text></svg>'],
])('detects %s in the drawing', (_what, was, is) => {
	const svg = model.svg.replace(was, is);
	expect(svg).not.toBe(model.svg);
	expect(issuesOf(...PRODUCT, { ...model, svg })).toHaveLength(1);
});

test('leaves out one term, fractions and what has no room', () => {
	const wide = [term(-12345, 'xx'), term(-12345, 'xy'), term(-12345, 'yy')];
	expect(isDrawn(area([term(2, 'x')], rows))).toBe(false);
	expect(isDrawn(area(rows, [term('1/2', 'm'), term(1)]))).toBe(false);
	expect(isDrawn(area(rows, wide))).toBe(false);
});
