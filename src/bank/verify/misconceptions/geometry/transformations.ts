/** Mistakes with transformations in the plane: the points of the prompt are mapped as the words say. */
import { chose } from '../relations/chosen-answers.ts';
import { isOneOf } from '../relations/found-values.ts';
import { type Spot, spotsIn } from './given-figures.ts';
import type { Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

/** Every point of the prompt is mapped this way; the right image is known too. */
const mapped = (map: (from: Spot, image: Spot) => Spot): Relation =>
	isOneOf((pair) => {
		const row = pair.parts()?.[0].values[0] ?? [];
		const from = spotsIn(pair.prompt).map(({ at }) => at);
		if (row.length !== 2 * from.length) return [];
		return [from.flatMap((spot, at) => map(spot, [row[2 * at] ?? 0, row[2 * at + 1] ?? 0]))];
	});

const scaleOf = ([x, y]: Spot, [u, v]: Spot): number => (x === 0 ? v / y : u / x);

const CHOSEN: readonly (readonly [does: string, name: RegExp])[] = [
	['interchanges the coordinates and changes the sign of the new y-coordinate', /90° clockwise/],
	[
		'interchanges the coordinates and changes the sign of the new x-coordinate',
		/90° counterclockwise/,
	],
	['interchanges the coordinates without changing a sign', /reflection .* \$y = x\$/],
	['changes the signs of both coordinates', /rotation of 180°/],
	['changes only the signs of the x-coordinates', /reflection .*\$y\$-axis/],
	['changes only the signs of the y-coordinates', /reflection .*\$x\$-axis/],
	['changes the lengths of the sides', /dilation/],
	['adds the same numbers to all .*', /translation/],
];

export const TRANSFORMATION_RULES: readonly Rule[] = [
	rule(
		mapped(([x, y], [u, v]) => [2 * x - u, 2 * y - v]),
		'moved in the opposite directions',
	),
	rule(
		mapped(([x, y], [u, v]) => [x + v - y, y + u - x]),
		'added the horizontal move to y and the vertical move to x',
	),
	rule(
		mapped(([x], [u, v]) => [2 * x - u, v]),
		'moved horizontally in the opposite direction',
	),
	rule(
		mapped(([, y], [u, v]) => [u, 2 * y - v]),
		'moved vertically in the opposite direction',
	),
	rule(
		mapped(([x, y]) => [x, -y]),
		'reflected across the x-axis',
		'changed the sign of the second coordinate only',
	),
	rule(
		mapped(([x, y]) => [-x, y]),
		'reflected across the y-axis',
		'changed the sign of the first coordinate only',
	),
	rule(
		mapped(([x, y]) => [-y, -x]),
		'reflected across the line y = −x',
	),
	rule(
		mapped(([x, y]) => [y, x]),
		'reflected across the line y = x',
		'interchanged the coordinates(?: without changing a sign)?',
	),
	rule(
		mapped(([x, y]) => [-x, -y]),
		'changed the signs instead of interchanging the coordinates',
	),
	rule(
		mapped(([x, y]) => [y, -x]),
		'rotated clockwise instead of counterclockwise',
	),
	rule(
		mapped(([x, y]) => [-y, x]),
		'rotated counterclockwise instead of clockwise',
	),
	rule(
		mapped((spot) => spot),
		'did not change any signs',
	),
	rule(
		mapped(([x, y], image) => {
			const by = scaleOf([x, y], image);
			return [x + by, y + by];
		}),
		'added the scale factor instead of multiplying',
	),
	rule(
		mapped(([, y], [u]) => [u, y]),
		'multiplied only the first coordinate',
	),
	rule(
		mapped(([x, y], image) => {
			const by = scaleOf([x, y], image);
			return [x / by, y / by];
		}),
		'divided by the scale factor instead of multiplying',
	),
	...CHOSEN.map(([does, name]) => rule(chose(name), `chose a transformation that ${does}`)),
];
