import { expect, test } from 'vitest';
import {
	type Part,
	partsFigure,
	rectangle,
	withParts,
} from '../../families/geo/composite-area/parts.ts';
import { symbol } from '../../../math/expression.ts';
import { line } from '../../family.ts';
import { issuesOf } from './drawn-line.testdata.ts';

const square = rectangle([0, 0], [11, 11]);
const cut: Part = { ...rectangle([7, 5], [4, 6]), taken: true };
const corner = partsFigure([square, cut]);
const CORNER = '$A = 121 - 24$';

const arch = partsFigure([
	rectangle([0, 0], [6, 12]),
	{ kind: 'semicircle', at: [0, 12], wide: 6, high: 3, area: '4.5π' },
]);
const house = partsFigure([
	rectangle([0, 0], [12, 13]),
	{ kind: 'triangle', at: [0, 13], wide: 12, high: 5, area: '30' },
]);
const ring = partsFigure([
	{ kind: 'circle', at: [0, 0], wide: 12, high: 12, area: '36π' },
	{ ...rectangle([2.5, 2.5], [7, 7]), taken: true },
]);

test('says the parts, their areas and what is cut out', () => {
	expect(corner.alt).toBe(
		'The parts of the figure: a square with an area of 121; a rectangle with an area of 24, cut out.',
	);
});

test.each([
	[CORNER, corner],
	['$A = 72 + 4.5\\pi$', arch],
	['$A = 156 + 30 = 186$', house],
	['$A = 36\\pi - 49$', ring],
])('proves the parts beside "%s"', (text, figure) => {
	expect(issuesOf('Find the area.', text, figure)).toEqual([]);
});

test.each([
	['$A = 121 + 24$', corner],
	['$A = 121 - 25$', corner],
	['$A = 72 + 4.5$', arch],
	['$A = 24$', house],
])('rejects the parts beside "%s"', (text, figure) => {
	expect(issuesOf('Find the area.', text, figure).join()).toMatch(/no line adds or subtracts/);
});

test.each([
	['a wider part', corner, /h54\.5v/, 'h64.5v'],
	['a part of another height', corner, /v81\.8h-54/, 'v71.8h-54'],
	['a part outside', corner, /M180\.5 12h/, 'M220.5 12h'],
	['a part that is not cut out', corner, ' stroke-dasharray="5 4"', ''],
	['an area inside what is left', corner, /y="182">whole/, 'y="90">whole'],
	['an area that is not called the whole', corner, 'whole: ', ''],
	['an arc that is bent', arch, /a([\d.]+) [\d.]+ 0/, 'a$1 9 0'],
	['an arc for a straight part', arch, '>4.5π<', '>4.5<'],
	['a gap between two parts', house, /M[\d.]+ 53\.7h/, 'M120 40h'],
	['a tip outside its triangle', house, /L160 12z/, 'L260 12z'],
])('detects %s in the drawing', (_what, figure, was, is) => {
	const svg = figure.svg.replace(was, is);
	expect(svg).not.toBe(figure.svg);
	const text =
		figure === corner ? CORNER : figure === arch ? '$A = 72 + 4.5\\pi$' : '$A = 156 + 30$';
	expect(issuesOf('Find the area.', text, { ...figure, svg })).toHaveLength(1);
});

test('leaves out a part without room for its area', () => {
	const plain = line(symbol('A'));
	expect(withParts(plain, [square, { ...rectangle([5, 5], [1, 1]), taken: true }])).toBe(plain);
});
