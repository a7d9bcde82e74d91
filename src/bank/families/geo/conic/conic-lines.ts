/** Lines, words, and drawings that conics share. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	opposite,
	power,
	quotient,
	signed,
	sum,
} from '../../../../math/expression.ts';
import { pointAt } from '../../../../math/lines.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { type Line, line, sentence, withFigure } from '../../../family.ts';
import type { Sketch } from '../../../figures/figure.ts';
import type { Along } from '../../../steps/conic-forms.ts';
import { rootLines } from '../../../steps/square-roots.ts';

/** How the two vertices or foci are written; an order would tell whether one is above the other. */
export const AS_PAIRS = 'Write them as two ordered pairs.';

export const HOW_FAR: Readonly<Record<Along, string>> = {
	x: 'to the left and to the right of the center',
	y: 'above and below the center',
};

/** Follows a sentence about a denominator that is not written. */
export const whereNotWritten = (denominator: number): string =>
	denominator === 1 ? '; a square that is not written as a fraction has denominator 1' : '';

export const notSeenHints = (denominators: readonly number[]): Prose[] =>
	denominators.includes(1)
		? [say`What is the denominator of a squared term that is not written as a fraction?`]
		: [];

/** c² = a² − b² for an ellipse, a² + b² for a hyperbola. */
export function focusLines(aa: number, bb: number, sign: 1 | -1): Line[] {
	const square = aa + sign * bb;
	const letters = sign > 0 ? power('b', 2) : opposite(power('b', 2));
	return [
		sentence(
			say`${equation(power('b', 2), bb)}`,
			`b² is the ${sign > 0 ? 'denominator of the negative term' : 'smaller denominator'}${whereNotWritten(bb)}`,
		),
		line(
			equation(power('c', 2), sum(power('a', 2), letters)),
			`in ${sign > 0 ? 'a hyperbola, c² = a² + b²' : 'an ellipse, c² = a² − b²'}, where c is the distance from the center to a focus`,
		),
		line(equation(power('c', 2), sum(aa, sign * bb)), 'substitute the values'),
		line(equation(power('c', 2), square), sign > 0 ? 'add' : 'subtract'),
		...rootLines(square, 'c'),
	];
}

/** The semi-axis a when the vertices are known. */
export const vertexDistanceLine = (a: number): Line =>
	sentence(
		say`${equation('a', a)}, so ${equation(power('a', 2), a * a)}.`,
		'a is the distance from the center to a vertex',
	);

/** b² when vertices and foci are known: a² − c² for an ellipse, c² − a² for a hyperbola. */
export function squareOfBLines(kind: 'ellipse' | 'hyperbola', a: number, c: number): Line[] {
	const isEllipse = kind === 'ellipse';
	const [more, less] = isEllipse ? (['a', 'c'] as const) : (['c', 'a'] as const);
	const [larger, smaller] = isEllipse ? [a * a, c * c] : [c * c, a * a];
	return [
		sentence(say`${equation('c', c)}`, 'c is the distance from the center to a focus'),
		line(
			equation(power('b', 2), sum(power(more, 2), opposite(power(less, 2)))),
			isEllipse ? 'in an ellipse, c² = a² − b²' : 'in a hyperbola, c² = a² + b²',
		),
		line(equation(power('b', 2), sum(larger, -smaller)), 'substitute the values'),
		line(equation(power('b', 2), larger - smaller), 'subtract'),
	];
}

/** h or k halfway between two coordinates, "k = (−7 + 3)/2 = −2". */
export const halfwayLine = (along: Along, from: number, to: number, why: string): Line =>
	line(
		equation(
			along === 'x' ? 'h' : 'k',
			equation(quotient(sum(num(from), signed(to)), 2), (from + to) / 2),
		),
		why,
	);

/** The center from vertices that are `a` units away from it. */
export const centerLines = (along: Along, [h, k]: readonly [number, number], a: number): Line[] => [
	halfwayLine(
		along,
		(along === 'x' ? h : k) - a,
		(along === 'x' ? h : k) + a,
		'the center (h, k) is halfway between the vertices',
	),
	sentence(
		say`The center is ${pointAt([h, k])}.`,
		`it has the same ${along === 'x' ? 'y' : 'x'}-coordinate as the vertices`,
	),
];

export const twoPoints = ([one, two]: readonly [Expression, Expression]) => say`${one} and ${two}`;

// Parabola, ellipse or hyperbola on the line that states what was found of it. Points must be named by the lines.

type Spot = readonly [x: number, y: number];
type Shown = Pick<Sketch, 'walls' | 'level' | 'slants'> & { points?: Sketch['points'] };

/** Spots across the axis and along it, by their coordinates. */
const placed = (along: Along, across: number, onward: number): Spot =>
	along === 'y' ? [across, onward] : [onward, across];

/** y = a(x − h)² + k along y, x = a(y − k)² + h along x. */
export function withConicParabola(
	drawn: Line,
	{ along, vertex: [h, k], a }: { along: Along; vertex: Spot; a: number },
	{ points = [], ...shown }: Shown = {},
): Line {
	const [middle, turn] = along === 'y' ? [h, k] : [k, h];
	const onward = (across: number) => a * (across - middle) ** 2 + turn;
	const reach = Math.max(2, Math.abs(1 / a));
	const around: Spot[] = [
		[h, k],
		...[middle - reach, middle + reach].map((across) => placed(along, across, onward(across))),
	];
	return withFigure(drawn, {
		kind: 'sketch',
		...(along === 'y' ? { curves: [onward] } : { sideways: [onward] }),
		points: clear(points, around),
		around,
		...shown,
	});
}

/** `across` and `up` are half the axes. */
export const withEllipse = (
	drawn: Line,
	middle: Spot,
	[across, up]: Spot,
	{ points = [] }: Shown = {},
): Line =>
	withFigure(drawn, {
		kind: 'sketch',
		ovals: [{ middle, across, up }],
		points,
		hasEqualUnits: true,
	});

/** a belongs to the axis with the vertices. */
export function withHyperbola(
	drawn: Line,
	{ along, center: [h, k], a, b }: { along: Along; center: Spot; a: number; b: number },
	{ points = [], ...shown }: Shown = {},
): Line {
	const [middle, turn] = along === 'y' ? [h, k] : [k, h];
	const branch = (way: number) => (across: number) =>
		turn + way * a * Math.sqrt(1 + ((across - middle) / b) ** 2);
	const branches = [branch(-1), branch(1)];
	const corners = [-1.6 * b, 1.6 * b].flatMap((off) =>
		branches.map((at) => placed(along, middle + off, at(middle + off))),
	);
	return withFigure(drawn, {
		kind: 'sketch',
		...(along === 'y' ? { curves: branches } : { sideways: branches }),
		isHyperbola: true,
		points: clear(points, corners),
		around: corners,
		...shown,
	});
}

/** Without points whose dots and names would cover those before them. */
function clear(points: NonNullable<Shown['points']>, around: readonly Spot[]): Sketch['points'] {
	const exact = points.map(([x, y]): Spot => [Number(x), Number(y)]);
	const spanOf = (values: readonly number[]) => Math.max(0, ...values) - Math.min(0, ...values);
	const spots = [...exact, ...around];
	const [wide, high] = [spanOf(spots.map(([x]) => x)), spanOf(spots.map(([, y]) => y))];
	return points.filter((_, at) => {
		const [x, y] = exact[at] ?? [0, 0];
		return exact
			.slice(0, at)
			.every(([a, b]) => Math.abs(a - x) > 0.12 * wide || Math.abs(b - y) > 0.06 * high);
	});
}

/** The two points at a rational distance from the center along the axis; none at an irrational one. */
export function spotsAround(along: Along, [h, k]: Spot, square: number): Spot[] {
	const distance = new Fraction(square).pow(new Fraction(1, 2));
	if (!distance) return [];
	const far = distance.valueOf();
	return [-far, far].map((off): Spot => (along === 'x' ? [h + off, k] : [h, k + off]));
}
