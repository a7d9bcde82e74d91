/** Lengths, slopes, and areas, found again from the coordinates that the prompt gives. */
import { isNear, numberIn } from '../../equation-lines.ts';
import { areaOf } from '../../measured.ts';
import { either, where } from '../relations/combined.ts';
import { type Found, fromValue, isOneOf } from '../relations/found-values.ts';
import { valueAt } from '../relations/parts.ts';
import { changed, ofOne, opposite, type Relation, slopeChanged } from '../relations/relations.ts';
import { mistaken } from '../relations/repeated-edits.ts';
import { rule, type Rule } from '../rule.ts';
import { fromAllSpots, fromTwoSpots, nextOf, steps } from './from-spots.ts';
import { apart, minus, spotsIn } from './given-figures.ts';
import { partForSquares } from './measure-edits.ts';

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

export const POINT_DISTANCE_RULES: readonly Rule[] = [
	// Lengths
	rule(
		either(
			mistaken(partForSquares),
			fromTwoSpots((one, other) => [steps(one, other)]),
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
