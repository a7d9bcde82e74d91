import { expect, test } from 'vitest';
import { smallMarkIssues } from './small-marks.ts';

const path = (d: string) => `<path d="${d}"/>`;

/** D is as far from A as from B. */
const DIVIDED = [
	path('M184.7 30L62 157L258 157Z'),
	path('M184.7 30L189.1 157'),
	...[
		['A', 184.7, 21],
		['B', 52.7, 166],
		['C', 267.3, 166],
		['D', 189.1, 176],
	].map(([letter, x, y]) => `<text x="${x}" y="${y}">${letter}</text>`),
].join('');
const ACROSS = {
	AD: 'M180 93.8L193.7 93.3',
	BD: 'M125.6 163.9L125.6 150.2',
	CD: 'M223.6 163.9L223.6 150.2',
};

test('refuses ticks on sides that are not equal', () => {
	const words = 'Triangle A B C with D on B C. The segments A D and B D are equal.';
	const ticked = (...sides: (keyof typeof ACROSS)[]) =>
		smallMarkIssues(DIVIDED + sides.map((side) => path(ACROSS[side])).join(''), words);
	expect(ticked('AD', 'BD')).toEqual([]);
	expect(ticked('AD', 'CD')).toEqual([
		'the sides with ticks are not equally long',
		'BD has no tick',
	]);
	expect(ticked('AD')).toEqual(['there is only one tick', 'BD has no tick']);
	expect(ticked()).toEqual([]);
});

test('refuses a tick beside the lines', () => {
	const square = path('M100 100L200 100L200 200L100 200Z');
	const ticked = (x: number) =>
		smallMarkIssues(
			square + path('M150 93L150 107') + path(`M${x} 150L${x + 14} 150`),
			'A square.',
		);
	expect(ticked(193)).toEqual([]);
	expect(ticked(163)).toEqual(['a tick is not across a side']);
});

test('refuses the square of a right angle and the arc of an angle away from their corners', () => {
	const corner = path('M62 206L258 206L62 60Z');
	const squared = (x: number) =>
		smallMarkIssues(corner + path(`M${x} 206L${x} 195L${x - 11} 195`), 'A right triangle.');
	expect(squared(73)).toEqual([]);
	expect(squared(90)).toHaveLength(1);
	const turned = (y: number) =>
		smallMarkIssues(corner + path(`M238 206A20 20 0 0 1 ${242} ${y}`), 'A right triangle.');
	expect(turned(194)).toEqual([]);
	expect(turned(180)).toEqual(['the arc of an angle does not go from line to line']);
});
