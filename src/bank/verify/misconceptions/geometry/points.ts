/**
 * Mistakes with points: midpoints, vertices, centroids, lengths, and slopes are found again from the coordinates that
 * the prompt gives.
 */
import { isNear, numberIn } from '../../equation-lines.ts';
import { areaOf } from '../../measured.ts';
import { valueAt } from '../relations/parts.ts';
import { partForSquares } from './measure-edits.ts';
import { type Found, fromValue, isOneOf } from '../relations/found-values.ts';
import { apart, between, type Spot, spotIn, spotsIn } from './given-figures.ts';
import { either, where } from '../relations/combined.ts';
import {
	changed,
	ofOne,
	opposite,
	type Pair,
	type Relation,
	reversed,
	slopeChanged,
} from '../relations/relations.ts';
import { mistaken } from '../relations/repeated-edits.ts';
import { rule, type Rule } from '../rule.ts';

/** From the points that the misconception or its rule names, or those in the prompt. */
const fromSpots = (names: string, find: (...spots: Spot[]) => readonly Found[]): Relation =>
	isOneOf((pair) => {
		const spots = namesIn(pair, names).map((name) => spotIn(pair.prompt, name));
		return spots.every((spot) => spot !== undefined) ? find(...spots) : [];
	});

/** "1" and "2" stand for the first and the second letter that the misconception names. */
const namesIn = ({ said }: Pair, names: string): string[] =>
	[...names].map((name) => (/\d/.test(name) ? ([...said.join('')][Number(name) - 1] ?? '') : name));

/** From all points of the prompt, in order. */
const fromAllSpots = (find: (spots: readonly Spot[]) => readonly Found[]): Relation =>
	isOneOf(({ prompt }) => find(spotsIn(prompt).map(({ at }) => at)));

const plus = ([a, b]: Spot, [c, d]: Spot): Spot => [a + c, b + d];
const minus = ([a, b]: Spot, [c, d]: Spot): Spot => [a - c, b - d];
const times = ([a, b]: Spot, by: number): Spot => [a * by, b * by];
const sum = (spots: readonly Spot[]): Spot => spots.reduce(plus, [0, 0]);
const steps = (one: Spot, other: Spot): number =>
	minus(other, one).reduce((total, step) => total + Math.abs(step), 0);

const nextOf = (spots: readonly Spot[], at: number): Spot =>
	spots[(at + 1) % spots.length] ?? [0, 0];

/** The distance along the y-axis from the point to the line "y = mx + b". */
const verticalDistance = isOneOf(({ prompt }) => {
	const [spot] = spotsIn(prompt);
	const [, line] = /\$y = (.*?)\$/.exec(prompt) ?? [];
	return spot && line ? [Math.abs(spot.at[1] - valueAt(line, spot.at[0]))] : [];
});

/** The horizontal side, the height, and what share of their product the area is. */
const onGrid = (
	find: (base: number, height: number, share: number) => readonly Found[],
): Relation =>
	fromAllSpots((spots) => {
		const base = spots
			.map((spot, at) => minus(nextOf(spots, at), spot))
			.find(([run, rise]) => run !== 0 && rise === 0);
		const heights = spots.map(([, y]) => y);
		const height = Math.max(...heights) - Math.min(...heights);
		if (!base || height === 0) return [];
		const [run] = base.map(Math.abs);
		return find(run ?? 0, height, areaOf(spots) / ((run ?? 0) * height));
	});

export const POINT_RULES: readonly Rule[] = [
	// Midpoints
	rule(
		where(
			/midpoint/,
			fromAllSpots(([one, other, ...more]) =>
				one && other && more.length === 0
					? [times(minus(other, one), 0.5), times(minus(one, other), 0.5)]
					: [],
			),
		),
		'subtracted the coordinates instead of adding them',
	),
	rule(
		where(
			/midpoint/,
			fromAllSpots(([one, other, ...more]) =>
				one && other && more.length === 0 ? [plus(one, other)] : [],
			),
		),
		'added the coordinates without dividing by 2',
	),
	rule(reversed, 'wrote the y-coordinate first'),
	rule(
		fromSpots('12', (one, other) => [between(one, other)]),
		'found the midpoint of ([A-Z])(?: and )?([A-Z])',
	),
	rule(
		fromSpots('AM', (one, middle) => [minus(middle, one)]),
		'gave the change from A to M without adding it to M',
	),
	rule(
		fromSpots('AM', (one, middle) => [minus(times(one, 2), middle)]),
		'used A as the midpoint and M as the endpoint',
	),
	rule(
		fromAllSpots((spots) => spots.map((spot, at) => between(spot, nextOf(spots, at)))),
		'found the midpoint of a side instead of a diagonal',
	),
	// Vertices
	rule(
		fromSpots('ABC', (a, b, c) => [minus(plus(a, b), c)]),
		'used AB instead of AC as a diagonal',
	),
	rule(
		fromSpots('ABC', (a, b, c) => [minus(plus(c, b), a)]),
		'moved from C the way A moves to B, instead of in the opposite direction',
	),
	rule(
		fromSpots('AC', (a, c) => [between(a, c)]),
		'gave the midpoint of the diagonals instead of D',
	),
	// Centers of triangles
	rule(
		fromSpots('AM', (a, m) => [between(a, m, 1 / 3)]),
		'went one third of the way instead of two thirds',
	),
	rule(
		fromSpots('AM', (a, m) => [times(minus(m, a), 2 / 3)]),
		'gave the change from A without adding it to the coordinates of A',
	),
	rule(
		changed((value) => value / 2),
		'took one third of the median, which is GM',
	),
	rule(
		changed((value) => (value * 3) / 2),
		'gave the length of the whole median AM',
	),
	rule(
		changed((value) => (value * 3) / 4),
		'took half of the median',
	),
	rule(
		fromAllSpots((spots) => (spots.length === 3 ? [times(sum(spots), 1 / 3)] : [])),
		'found the centroid, where the medians meet',
	),
	rule(
		fromAllSpots((spots) => (spots.length === 3 ? [times(sum(spots), 1 / 2)] : [])),
		'divided the sums by 2 instead of 3',
	),
	rule(
		fromAllSpots((spots) => (spots.length === 3 ? [sum(spots)] : [])),
		'added the coordinates without dividing by 3',
	),
	rule(
		isOneOf(({ prompt }) => (/circle \$x\^\{2\} \+ y\^\{2\} = /.test(prompt) ? [[0, 0]] : [])),
		'gave the centre of the circle',
	),
	// Lengths
	rule(
		either(
			mistaken(partForSquares),
			fromAllSpots(([one, other, ...more]) =>
				one && other && more.length === 0 ? [steps(one, other)] : [],
			),
		),
		'added the horizontal and vertical distances instead of their squares',
	),
	rule(verticalDistance, 'found the vertical distance instead of the perpendicular distance'),
	rule(
		changed((value) => value * 2),
		'gave the length of [A-Z]{2} without halving it',
	),
	rule(
		changed((value) => value * 4),
		'doubled the length of [A-Z]{2} instead of halving it',
	),
	rule(
		changed((value) => value / 2),
		'halved the slope as if it were a length',
	),
	rule(
		fromAllSpots(([one, other]) => (one && other ? [apart(one, other) / 2] : [])),
		'found half of the length of the chord',
	),
	rule(
		changed((value) => value ** 2),
		'gave the square of the radius',
	),
	rule(
		either(
			slopeChanged((slope) => -slope),
			ofOne(opposite),
		),
		'subtracted the x-coordinates and the y-coordinates in opposite orders',
	),
	rule(
		fromAllSpots((spots) => [
			spots.reduce((total, spot, at) => total + steps(spot, nextOf(spots, at)), 0),
		]),
		'added the changes in x and y instead of finding the lengths of the sides',
	),
	rule(
		fromAllSpots((spots) =>
			spots.length === 4
				? [apart(spots[0] ?? [0, 0], nextOf(spots, 0)) + apart(nextOf(spots, 0), nextOf(spots, 1))]
				: [],
		),
		'added only two of the four sides',
	),
	rule(
		fromAllSpots((spots) => [
			Math.sqrt(spots.reduce((total, spot, at) => total + apart(spot, nextOf(spots, at)) ** 2, 0)),
		]),
		'added the squares of all sides under one radical',
	),
	rule(
		fromValue((value) => [2 * value ** 2]),
		'multiplied the squares of the legs without taking their square roots',
	),
	rule(
		fromAllSpots(([one, other, from]) =>
			one && other && from ? [Math.max(apart(one, from), apart(other, from))] : [],
		),
		'gave the distance to the point that is farther away',
	),
	rule(
		fromValue((value, { expressions }) =>
			expressions().flatMap((tex) => {
				const legs =
					/^\\sqrt\{(.+)\^\{2\} \+ (.+)\^\{2\}\}$/.exec(tex)?.slice(1).map(numberIn) ?? [];
				const [a = Number.NaN, b = Number.NaN] = legs;
				return isNear(Math.hypot(a, b), value) ? [Math.abs(a) + Math.abs(b)] : [];
			}),
		),
		'added the horizontal and vertical distances instead of finding the straight-line distance',
	),
	// Areas on a grid
	rule(
		onGrid((base, height, share) => [(base + 1) * (height + 1) * share]),
		'counted grid lines instead of the units between them',
	),
	rule(
		onGrid((base, height) => [2 * (base + height)]),
		'used the formula for the perimeter of a rectangle',
	),
	rule(
		where(
			/apart/,
			fromAllSpots(([one, other]) => (one && other ? [-steps(one, other)] : [])),
		),
		'subtracted the larger coordinate from the smaller one without taking the absolute value',
	),
];
