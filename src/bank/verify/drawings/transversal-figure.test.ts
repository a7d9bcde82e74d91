import { expect, test } from 'vitest';
import { transversalIssues } from './transversal-figure.ts';

const drawn = (transversal: string, label = ''): string =>
	`<svg><path d="M66 167L254 167"/><path d="M66 69L254 69"/><path d="${transversal}"/><path d="M169 69A20 20 0 0 0 144 49"/>${label}</svg>`;
const FALLING = 'M180 206L140 30';
const RISING = 'M71 206L249 30';

/** A label around the crossing with the lower line, which is near x = 140 to 171. */
const at = (corner: string, text: string): string =>
	`<text x="${corner.endsWith('left') ? 90 : 220}" y="${corner.startsWith('upper') ? 152 : 192}">${text}</text>`;

const said = (corner: string, angle: string): string =>
	`Two parallel horizontal lines are cut by a transversal. At the lower line, the angle at the ${corner} of the crossing is ${angle} degrees.`;

test.each([
	['lower left', '103', '103°', Number.NaN],
	['upper left', '77', '77°', Number.NaN],
	['upper right', 'the quantity 8 x plus 23, end quantity,', '(8x + 23)°', 10],
	['lower right', 'the quantity 8 x minus 3, end quantity,', '(8x − 3)°', 10],
])('draws the angle at the %s as %s degrees', (corner, angle, text, x) => {
	const label = at(corner, text);
	expect(transversalIssues(drawn(FALLING, label), said(corner, angle), x)).toEqual([]);
	expect(transversalIssues(drawn(RISING, label), said(corner, angle), x)).toHaveLength(1);
});

test('skips an angle without a value, and other drawings', () => {
	const svg = drawn(RISING, at('lower left', '(8x + 3)°'));
	const words = said('lower left', 'the quantity 8 x plus 3, end quantity,');
	expect(transversalIssues(svg, words, Number.NaN)).toEqual([]);
	expect(transversalIssues(svg, 'A triangle.', 1)).toEqual([]);
	expect(transversalIssues('<svg></svg>', said('lower left', '44'), 1)).toHaveLength(1);
});

test('refuses a label that is not at the angle in the description', () => {
	const words = said('lower left', '103');
	for (const corner of ['upper left', 'upper right', 'lower right'])
		expect(transversalIssues(drawn(FALLING, at(corner, '103°')), words, Number.NaN)).toHaveLength(
			1,
		);
	const other = at('lower left', '103°').replace('192', '92');
	expect(transversalIssues(drawn(FALLING, other), words, Number.NaN)).toHaveLength(1);
});

test('accepts an angle drawn at its own size, or a small one at 58°', () => {
	const issuesOf = (transversal: string, angle: string) =>
		transversalIssues(
			drawn(transversal, at('upper left', `${angle}°`)),
			said('upper left', angle),
			Number.NaN,
		);
	expect(issuesOf(FALLING, '88')).toHaveLength(1);
	expect(issuesOf(FALLING, '44')).toHaveLength(1);
	expect(issuesOf('M215 206L105 30', '44')).toEqual([]);
});
