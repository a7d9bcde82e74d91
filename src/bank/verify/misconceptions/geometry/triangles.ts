/** Mistakes with the sine and cosine laws: the triangle is built again from the measures in the prompt. */
import { withoutFunction } from '../relations/edits.ts';
import { type Found, fromValue, isOneOf } from '../relations/found-values.ts';
import { triangleIn } from './given-figures.ts';
import { reworded } from '../relations/chosen-answers.ts';
import { either, where } from '../relations/combined.ts';
import { type Pair, type Relation, reversed } from '../relations/relations.ts';
import { mistaken } from '../relations/repeated-edits.ts';
import { rule, type Rule } from '../rule.ts';

const RADIANS = Math.PI / 180;
const sin = (angle = Number.NaN) => Math.sin(angle * RADIANS);

/** A vertex with its angle and the side opposite; NaN unless the prompt gives it. */
type Corner = { name: string; angle: number; side: number; trueAngle: number; trueSide: number };

/** The part that the question asks for, "side $y$" or "$\angle B$", and the corner with a known angle and side. */
function cornersIn(pair: Pair) {
	const triangle = triangleIn(pair);
	const [, side, angle] =
		/Find the length of side \$([a-z])\$|Find \$\\angle ([A-Z])\$/.exec(pair.prompt) ?? [];
	const corners = [...(triangle?.name ?? '')].map((name, at): Corner => ({
		name,
		angle: triangle?.known.angles[at] ?? Number.NaN,
		side: triangle?.known.sides[at] ?? Number.NaN,
		trueAngle: triangle?.whole.angles[at] ?? Number.NaN,
		trueSide: triangle?.whole.sides[at] ?? Number.NaN,
	}));
	const asked = corners.find(({ name }) => name === (angle ?? side?.toUpperCase()));
	return { corners, asked, others: corners.filter((one) => one !== asked), isAngle: !side };
}

const fromCorners = (
	find: (found: Required<ReturnType<typeof cornersIn>> & { asked: Corner }) => readonly Found[],
): Relation =>
	isOneOf((pair) => {
		const found = cornersIn(pair);
		return found.asked ? find({ ...found, asked: found.asked }) : [];
	});

const asin = (value: number) => Math.asin(value) / RADIANS;

/** The two known sides next to the asked one and the angle between them, if the prompt or the lines give them. */
const fromCosineLaw = (find: (a: number, b: number, angle: number) => number): Relation =>
	isOneOf(({ expressions }) =>
		expressions().flatMap((tex) => {
			const [, a, b, angle] =
				/^([\d.]+)\^\{2\} \+ ([\d.]+)\^\{2\} - 2\(\1\)\(\2\)\\cos ([\d.]+)\^\{\\circ\}$/.exec(
					tex,
				) ?? [];
			return a ? [find(Number(a), Number(b), Number(angle))] : [];
		}),
	);

/** Triangle ABC lies on the ground, AB is given, and D above C is seen from A. */
type Ground = { given: number; across: number };

const fromGround = (lengthOf: (ground: Ground) => number): Relation =>
	isOneOf(({ prompt }) => {
		const [, given] = /\$A\$ and \$B\$ are \$([\d.]+)/.exec(prompt) ?? [];
		const [atA, atB, elevation] = [
			/\\angle CAB\$ is \$([\d.]+)/,
			/\\angle CBA\$ is \$([\d.]+)/,
			/elevation of \$D\$ from \$A\$ is \$([\d.]+)/,
		].map((pattern) => Number(pattern.exec(prompt)?.[1])) as [number, number, number];
		const across = (Number(given) * sin(atA)) / sin(180 - atA - atB);
		return [lengthOf({ given: Number(given), across }) * Math.tan(elevation * RADIANS)];
	});

const betweenSides = (written: (low: number, high: number) => string): Relation =>
	where(
		/^Two sides of a triangle/,
		reworded((_, { prompt }) => {
			const [one, other] = [...prompt.matchAll(/\$(\d+)\$/g)].map(([, side]) => Number(side));
			return one && other ? written(Math.min(one, other), Math.max(one, other)) : undefined;
		}),
	);

/** SAS with a pair of sides counted as angles is ASA or AAS. */
const countedAs: Relation = ({ right, wrong, said: [count, parts] }) => {
	const sidesOf = (criterion: string) => criterion.replaceAll('A', '').length;
	const more = (count === 'one' ? 1 : 2) * (parts === 'sides' ? -1 : 1);
	return /^[SA]{3}$/.test(wrong) && sidesOf(wrong) === sidesOf(right) + more;
};

export const TRIANGLE_RULES: readonly Rule[] = [
	// The sine law
	rule(
		either(
			fromCorners(({ asked, others }) =>
				others
					.filter(({ side }) => Number.isFinite(side))
					.map(({ side, trueAngle }) => (side * sin(trueAngle)) / sin(asked.trueAngle)),
			),
			mistaken((part) =>
				part.kind === 'operation' &&
				part.sign === '/' &&
				part.left.kind === 'operation' &&
				part.left.right.kind === 'function' &&
				part.right.kind === 'function'
					? [{ ...part, left: { ...part.left, right: part.right }, right: part.left.right }]
					: [],
			),
		),
		'interchanged the two angles in the sine law',
	),
	rule(
		fromCorners(({ asked, others }) =>
			others
				.filter(({ angle }) => Number.isFinite(angle))
				.map(({ side, angle }) => asin((side * sin(angle)) / asked.side)),
		),
		'interchanged the two sides in the sine law',
	),
	rule(
		fromCorners(({ asked, others, isAngle }) =>
			others
				.filter(({ side, angle }) => Number.isFinite(isAngle ? angle : side))
				.map(({ trueSide, trueAngle }) =>
					isAngle ? (asked.side * trueAngle) / trueSide : (trueSide * asked.trueAngle) / trueAngle,
				),
		),
		'used the angles instead of their sines',
	),
	rule(mistaken(withoutFunction(/sin/)), 'used the angles instead of their sines'),
	rule(
		fromCorners(({ asked, others }) => {
			const known = others.filter(({ angle }) => Number.isFinite(angle));
			return known.length === 1
				? others
						.filter((one) => one !== known[0] && one !== asked)
						.map(({ trueAngle }) => trueAngle)
				: [];
		}),
		'gave the third angle',
		'found the other unknown angle',
	),
	// The cosine law
	rule(
		isOneOf((pair) => {
			const [wanted] = pair.said;
			return cornersIn(pair)
				.corners.filter(({ name }) => name === wanted)
				.map(({ trueAngle }) => trueAngle);
		}),
		'found angle ([A-Z]) instead of angle [A-Z]',
	),
	rule(
		fromCosineLaw((a, b) => Math.hypot(a, b)),
		'used the Pythagorean theorem, although there is no right angle',
	),
	rule(
		fromCosineLaw((a, b, angle) =>
			Math.sqrt(a * a + b * b + 2 * a * b * Math.cos(angle * RADIANS)),
		),
		'added the cosine term instead of subtracting it',
	),
	rule(
		fromValue((value) => [180 - value]),
		'reversed the subtraction in the numerator of the formula for the cosine',
	),
	rule(reversed, 'gave the (?:longer|shorter) length first'),
	// A height above the ground
	rule(
		fromGround(({ given }) => given),
		'used AB instead of AC',
	),
	rule(
		fromGround(({ across }) => across),
		'used BC instead of AC',
	),
	// Congruence
	rule(
		reworded((right) => right.replaceAll(/[SA]/g, (part) => (part === 'S' ? 'A' : 'S'))),
		'interchanged the sides and the angles',
	),
	rule(
		({ right, wrong }) => [right, wrong].toSorted().join() === 'AAS,ASA',
		'did not check whether the side is between the two given angles',
	),
	rule(
		countedAs,
		'counted (one|two) pairs? of congruent (sides|angles) as congruent (?:sides|angles)',
	),
	// The third side
	rule(
		betweenSides((low, high) => `$${low} < x < ${high}$`),
		'assumed that the third side is between the other two in length',
	),
	rule(
		betweenSides((low, high) => `$${low} < x < ${low + high}$`),
		'used the shorter side as the least possible length',
	),
	rule(
		betweenSides((low, high) => `$${high - low} \\le x \\le ${low + high}$`),
		'included the lengths for which the three sides lie on one line',
	),
];
