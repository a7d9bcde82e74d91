import { expect, test } from 'vitest';
import { angledOtherwise } from './transversal-figure.ts';

const drawn = (transversal: string): string =>
	`<svg><path d="M66 167L254 167"/><path d="${transversal}"/><path d="M169 69A20 20 0 0 0 144 49"/></svg>`;
const FALLING = drawn('M180 206L140 30');
const RISING = drawn('M71 206L249 30');

const said = (corner: string, angle: string): string =>
	`Two parallel horizontal lines are cut by a transversal. At the lower line, the angle at the ${corner} of the crossing is ${angle} degrees.`;

test.each([
	['lower left', '103', Number.NaN],
	['upper left', '44', Number.NaN],
	['upper right', 'the quantity 8 x plus 23, end quantity,', 10],
	['lower right', 'the quantity 8 x minus 3, end quantity,', 10],
])('draws the angle at the %s as %s degrees', (corner, angle, x) => {
	expect(angledOtherwise(FALLING, said(corner, angle), x)).toEqual([]);
	expect(angledOtherwise(RISING, said(corner, angle), x)).toHaveLength(1);
});

test('judges no angle without its value, and no other drawing', () => {
	expect(
		angledOtherwise(
			RISING,
			said('lower left', 'the quantity 8 x plus 3, end quantity,'),
			Number.NaN,
		),
	).toEqual([]);
	expect(angledOtherwise(RISING, 'A triangle.', 1)).toEqual([]);
	expect(angledOtherwise('<svg></svg>', said('lower left', '44'), 1)).toHaveLength(1);
});
