import { expect, test } from 'vitest';
import type { CoordinatePlane } from '../figure.ts';
import { drawCoordinatePlane } from './coordinate-plane.ts';

const createPlane = (overrides: Partial<CoordinatePlane> = {}): CoordinatePlane => ({
	kind: 'coordinate plane',
	reach: 12,
	grid: 1,
	numbersEvery: 3,
	points: [],
	...overrides,
});

const spots = (svg: string): [number, number][] =>
	[...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [
		Number(x),
		Number(y),
	]);

test('draws a point right of its axis to the right and below it below', () => {
	const { svg } = drawCoordinatePlane(createPlane({ points: [{ name: 'A', x: 6, y: -12 }] }));
	expect(spots(svg)).toEqual([[231, 302]]);
});

test.each([
	[-3, 4, 'Point B is 3 units to the left of the y-axis and 4 units above the x-axis.'],
	[1, -1, 'Point B is 1 unit to the right of the y-axis and 1 unit below the x-axis.'],
	[-7, 0, 'Point B is on the x-axis, 7 units to the left of the origin.'],
	[0, -2, 'Point B is on the y-axis, 2 units below the origin.'],
])('says where (%i, %i) is without its coordinates', (x, y, words) => {
	const { alt } = drawCoordinatePlane(createPlane({ points: [{ name: 'B', x, y }] }));
	expect(alt).toBe(
		`A coordinate plane. Both axes run from negative 12 to 12, with a grid line at every unit. ${words}`,
	);
});

test('says that an empty plane has no point', () => {
	const { alt } = drawCoordinatePlane(createPlane({ reach: 30, grid: 5, numbersEvery: 10 }));
	expect(alt).toContain('with a grid line every 5 units. No point is marked.');
});

test('stays under three kilobytes with four points', () => {
	const points = ['A', 'B', 'C', 'D'].map((name, at) => ({ name, x: -9 + at, y: 11 - at }));
	expect(drawCoordinatePlane(createPlane({ points })).svg.length).toBeLessThan(3000);
	expect(
		drawCoordinatePlane(createPlane({ reach: 10, numbersEvery: 2, points })).svg.length,
	).toBeLessThan(3000);
});
