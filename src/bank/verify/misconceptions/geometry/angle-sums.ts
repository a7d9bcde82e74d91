/** Mistakes with angles that add up to 90°, 180°, 360°, or the sum in a polygon, and with angles that are equal. */
import type { Tree } from '../../tex-tree.ts';
import { type Edit, instead, number, withoutTerm } from '../relations/edits.ts';
import { type Found, fromValue, isOneOf } from '../relations/found-values.ts';
import { anglesIn, numbersIn, zeroOf } from './given-figures.ts';
import { either, where } from '../relations/combined.ts';
import { changed, type Pair, type Relation } from '../relations/relations.ts';
import { mistaken, mistakenAs } from '../relations/repeated-edits.ts';
import { rule, type Rule } from '../rule.ts';

type Angle = (x: number) => number;

/** From the angles that the prompt gives. */
const fromAngles = (find: (angles: readonly Angle[], pair: Pair) => readonly Found[]): Relation =>
	isOneOf((pair) => {
		const angles = anglesIn(pair);
		return angles.length > 0 ? find(angles, pair) : [];
	});

const total = (angles: readonly Angle[], x = 0): number =>
	angles.reduce((sum, angle) => sum + angle(x), 0);

const hasUnknown = (angles: readonly Angle[]): boolean => total(angles, 1) !== total(angles, 0);

/** The value of x, or of the missing angle, if all angles add up to this. */
const ifSumIs = (sum: number) =>
	fromAngles((angles) => [...(hasUnknown(angles) ? solved(angles, sum) : [sum - total(angles)])]);

/** The value of x, and the measures of the angles. */
function solved(angles: readonly Angle[], sum: number): number[] {
	const x = zeroOf((value) => total(angles, value) - sum);
	return [x, ...angles.map((angle) => angle(x))];
}

const ifEqual = fromAngles(([one, other]) => {
	if (!one) return [];
	return [other && hasUnknown([one, other]) ? zeroOf((x) => one(x) - other(x)) : one(0)];
});

const SIDES: Readonly<Record<string, number>> = {
	triangle: 3,
	quadrilateral: 4,
	pentagon: 5,
	hexagon: 6,
	heptagon: 7,
	octagon: 8,
	nonagon: 9,
	decagon: 10,
};
const sumIn = (polygon = ''): number => ((SIDES[polygon] ?? Number.NaN) - 2) * 180;

const otherTotal = (from: number, to: number): Edit =>
	instead({ kind: 'number', text: String(from) } satisfies Tree, number(to));

const toOtherTotal = (to: number) =>
	mistaken((part) =>
		part.kind === 'number' && /^(?:90|180|360)$/.test(part.text) ? [number(to)] : [],
	);

/** Two angles, one of them some degrees more or less than the other or a multiple of it: x and nx + d. */
const totalsMixed =
	(used: number, wanted: number): Relation =>
	(pair) => {
		const times = Number(
			/\$?(\d+)\$? times/.exec(pair.prompt)?.[1] ?? (/twice/.test(pair.prompt) ? 2 : 1),
		);
		const share = /of the larger angle[^.]*\?/.test(pair.prompt) ? times : 1;
		return /larger angle/.test(pair.prompt)
			? changed((value) => value + ((used - wanted) * share) / (times + 1))(pair)
			: toOtherTotal(used)(pair);
	};

export const ANGLE_SUM_RULES: readonly Rule[] = [
	rule(
		isOneOf(({ said: [known, sum] }) => [Number(sum) - Number(known)]),
		'subtracted (\\d+)° from (\\d+)°(?:, .*| instead of \\d+°)',
	),
	rule(
		ifEqual,
		'assumed that the two angles are equal',
		'set the (?:two )?angles equal(?:, although .*)?',
	),
	rule(
		changed((value) => 180 - value),
		'found an adjacent angle instead of the vertical angle',
		'found the measure of an exterior angle instead of an interior angle',
		'found the interior angle',
	),
	rule(totalsMixed(180, 90), 'set the sum of the angles equal to 180° instead of 90°'),
	rule(totalsMixed(90, 180), 'set the sum of the angles equal to 90° instead of 180°'),
	rule(
		either(toOtherTotal(180), ifSumIs(180)),
		'set the sum of the angles equal to 180°(?:, although the angles are equal)?',
		'made the angles add up to 180° instead of 90°',
		'treated the exterior angle as an interior angle and set the sum of the three angles equal to 180°',
	),
	rule(toOtherTotal(360), 'set the sum of the angles equal to 360°(?: instead of \\d+°)?'),
	rule(
		where(
			/complementary|supplementary/,
			fromValue((value, { prompt }) => [(prompt.includes('complementary') ? 90 : 180) - value]),
		),
		'gave the (?:smaller|larger) angle instead of the (?:larger|smaller) one',
	),
	rule(
		isOneOf(({ said: [sum, by] }) => [
			Number(sum) / Number(by),
			Number(sum) - Number(sum) / Number(by),
		]),
		'divided (\\d+)° by (\\d+) instead of \\d+',
	),
	// Triangles
	rule(
		either(
			fromAngles((angles) => (hasUnknown(angles) ? [] : [total(angles)])),
			changed((value) => 180 - value),
		),
		'added the (?:known |two |three )?angles without subtracting the sum from 180°',
	),
	rule(
		changed((value) => value + 180),
		'subtracted the sum of the known angles from 360° instead of 180°',
	),
	rule(
		fromAngles((angles) => (hasUnknown(angles) ? [] : angles.map((angle) => 180 - angle(0)))),
		'subtracted only one of the known angles',
	),
	rule(
		fromAngles(([angle]) => (angle ? [angle(0)] : [])),
		'assumed that all three angles are equal',
	),
	rule(
		fromAngles(([angle]) => (angle ? [180 - angle(0)] : [])),
		'did not subtract the right angle',
		'did not divide by 2 for the two equal base angles',
	),
	rule(
		fromAngles(([angle]) => (angle ? [180 - 2 * angle(0)] : [])),
		'treated the given angle as a base angle',
	),
	// Polygons
	rule(
		mistaken((part) =>
			part.kind === 'operation' &&
			part.sign === '-' &&
			part.right.kind === 'number' &&
			part.right.text === '2'
				? [{ ...part, right: number(1) }]
				: [],
		),
		'subtracted 1 instead of 2 from the number of sides',
	),
	rule(
		mistaken(withoutTerm),
		'(?:multiplied 180° by the number of sides|used \\d+ × 180° as the sum of the angles,) without subtracting 2(?: from the number of sides)?',
	),
	rule(
		mistakenAs(({ said: [used, wanted] }) => otherTotal(sumIn(wanted), sumIn(used))),
		'used the angle sum of an? ([a-z]+) instead of an? ([a-z]+)',
	),
	rule(
		fromAngles((angles) => (hasUnknown(angles) ? [] : [total(angles)])),
		'gave the sum of the other angles',
	),
	rule(
		isOneOf(() => [360]),
		'gave the sum of the exterior angles',
	),
	rule(
		changed((value) => value / 2),
		'divided 180° instead of 360° by the (?:exterior angle|number of sides)',
	),
	rule(
		fromAngles((angles) => angles.flatMap((angle) => [360 / angle(0), 360 / (180 - angle(0))])),
		'divided 360° by the interior angle',
	),
	rule(
		isOneOf((pair) => numbersIn(pair).map((sum) => sum / 360)),
		'divided the sum by 360°',
	),
	rule(
		changed((value) => 360 / value),
		'gave the measure of an exterior angle instead of the number of sides',
	),
	rule(
		isOneOf((pair) => numbersIn(pair).map((sides) => (sides - 2) * 180)),
		'gave the sum of the interior angles',
	),
];
