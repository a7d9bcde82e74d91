import { expect, test } from 'vitest';
import type { ShadedPart } from '../figure.ts';
import { drawFigure } from './draw-figure.ts';

const AXIS = { first: -5, last: 5, labelEvery: 1 };

const drawnParts = (parts: readonly ShadedPart[], axis = AXIS) =>
	drawFigure({ kind: 'number line', axis, parts });

const closed = (at: number) => ({ at, closed: true });
const open = (at: number) => ({ at, closed: false });

/** [x of the circle, whether it is filled] */
const circles = (svg: string): [number, boolean][] =>
	[...svg.matchAll(/<circle cx="([\d.]+)" cy="[\d.]+" r="[\d.]+"( fill="#fff")?/g)].map(
		([, x, hollow]) => [Number(x), hollow === undefined],
	);

const labelAt = (svg: string, label: string): number =>
	Number(new RegExp(`<text x="([\\d.]+)" y="\\d+">${label}</text>`).exec(svg)?.[1]);

test('draws an open and a closed circle over their numbers', () => {
	const { svg } = drawnParts([{ from: open(-3), to: closed(4) }]);
	expect(circles(svg)).toEqual([
		[labelAt(svg, '−3'), false],
		[labelAt(svg, '4'), true],
	]);
});

test.each<[ShadedPart[], string]>([
	[
		[{ from: null, to: open(-3) }],
		'an open circle at negative 3, and everything to the left of it',
	],
	[[{ from: closed(2), to: null }], 'a closed circle at 2, and everything to the right of it'],
	[
		[{ from: open(-1), to: closed(2) }],
		'an open circle at negative 1 and a closed circle at 2, and everything between them',
	],
	[
		[
			{ from: null, to: closed(-1) },
			{ from: open(2), to: null },
		],
		'a closed circle at negative 1 and an open circle at 2; everything to the left of the left circle',
	],
])('says what %j shows', (parts, words) => {
	expect(drawnParts(parts).alt).toContain(words);
});

test('places a circle between two labels by tick marks', () => {
	const axis = { first: -6, last: 6, labelEvery: 5 };
	expect(drawnParts([{ from: open(-2), to: null }], axis).alt).toContain(
		'an open circle 3 tick marks to the right of negative 5',
	);
	expect(drawnParts([{ from: open(-6), to: null }], axis).alt).toContain(
		'1 tick mark to the left of negative 5',
	);
});

test('names four lines from A to D', () => {
	const line: ShadedPart[] = [{ from: null, to: closed(0) }];
	const { svg, alt } = drawFigure({
		kind: 'four number lines',
		axis: AXIS,
		lines: [line, line, line, line],
	});
	expect(alt.match(/Number line [A-D]:/g)).toHaveLength(4);
	expect(svg.match(/>[A-D]</g)).toEqual(['>A<', '>B<', '>C<', '>D<']);
});
