/** sys.nonlinear: a circle around the origin with a parabola or with another circle. */
import {
	equation,
	type Expression,
	list,
	num,
	opposite,
	power,
	product,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { slopeTimes } from '../../../../math/lines.ts';
import { linear, polynomialExpression, shifted } from '../../../../math/polynomial.ts';
import { joinedByAnd, type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	sentence,
	withFigure,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';
import { factorSolvingLines } from '../../../steps/factor-equation.ts';
import { systemPrompt, wrongPoints } from './parabola.ts';
import type { Sketch } from '../../../figures/figure.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

// The circle around the origin, its points with whole coordinates, and the question about them.

type Spot = readonly [number, number];

export const [X, Y] = [symbol('x'), symbol('y')];

/** All points with whole coordinates on the circle of radius r. */
export function latticeSpots(r: number): Spot[] {
	const found: Spot[] = [];
	for (let x = -r; x <= r; x++) {
		const y = Math.sqrt(r * r - x * x);
		if (Number.isInteger(y)) found.push([x, y], ...(y === 0 ? [] : [[x, -y] as const]));
	}
	return found;
}

const circle = (r: number): Expression => equation(sum(power(X, 2), power(Y, 2)), r * r);

/** In increasing order of x, then of y. */
const inOrder = (spots: readonly Spot[]): Spot[] =>
	spots.toSorted(([a, b], [c, d]) => a - c || b - d);

export function question(
	other: Expression,
	r: number,
	spots: readonly Spot[],
	steps: Line[],
	hint: Prose,
	drawn: Pick<Sketch, 'curves' | 'sideways' | 'ovals'>,
	wrong: readonly WrongAnswer[] = [],
): Draft {
	const points = inOrder(spots).map(([x, y]) => tuple(x, y));
	const answer = written('point-set', list(...points));
	return {
		prompt: systemPrompt(circle(r), other),
		answer: withMisconceptions(answer, ...wrongPoints(inOrder(spots)), ...wrong),
		steps: [
			...steps,
			withFigure(sentence(say`The solutions of the system are ${joinedByAnd(points)}.`), {
				kind: 'sketch',
				...drawn,
				ovals: [{ middle: [0, 0], across: r, up: r }, ...(drawn.ovals ?? [])],
				points: inOrder(spots),
				hasEqualUnits: true,
			}),
		],
		hints: [hint, say`Once you know one coordinate of a point, how can you find the other one?`],
	};
}

/** x² = s(y + r) with s = r − q: through (0, −r), (p, q) and (−p, q). */
export function withParabola(r: number, p: number, q: number, isTurned: boolean): Draft {
	const s = r - q;
	const [u, v] = isTurned ? [Y, X] : [X, Y];
	const spots: Spot[] = (
		[
			[0, -r],
			[p, q],
			[-p, q],
		] as const
	).map(([a, b]) => (isTurned ? [b, a] : [a, b]));
	const right = polynomialExpression(linear(s, v.kind === 'symbol' ? v.name : 'y', s * r));
	const solve = [-r, q].toSorted((a, b) => a - b) as [number, number];
	const name = isTurned ? 'x' : 'y';
	const steps = [
		line(
			equation(isTurned ? sum(power(v, 2), right) : sum(right, power(v, 2)), r * r),
			`substitute ${s === 1 ? '' : s}${name} + ${s * r} for ${isTurned ? 'y²' : 'x²'} in the equation of the circle`,
		),
		...factorSolvingLines(
			{ a: 1, b: s, c: s * r - r * r },
			name,
			`subtract ${r * r} from both sides and combine the constants`,
		),
		...solve.flatMap((value) => [
			sentence(
				say`For ${equation(v, value)}: ${equation(
					equation(power(u, 2), sum(slopeTimes(s, num(value)), s * r)),
					s * value + s * r,
				)}.`,
				`substitute ${plainNumber(value)} for ${name} in the equation of the parabola`,
			),
			rootsLine(u, s * value + s * r),
		]),
	];
	return question(
		equation(power(u, 2), right),
		r,
		spots,
		steps,
		say`Both equations contain ${power(u, 2)}. What can you substitute for it in the equation of the circle?`,
		{ [isTurned ? 'sideways' : 'curves']: [(at: number) => (at * at) / s - r] },
	);
}

/** "So x = −3 or x = 3.", after x² = 9. */
function rootsLine(u: Expression, square: number): Line {
	const rootOf = Math.round(Math.sqrt(square));
	return rootOf === 0
		? sentence(say`So ${equation(u, 0)}.`, 'the only number whose square is 0 is 0')
		: sentence(
				say`So ${equation(u, -rootOf)} or ${equation(u, rootOf)}.`,
				`take the positive and negative square roots of ${square}`,
			);
}

/** (x − h)² + y² = s²: both circles go through (p, q) and (p, −q). */
export function withCircle(
	draw: Draw,
	r: number,
	[p, q]: Spot,
	isTurned: boolean,
): Draft | undefined {
	const h = draw.random.int(1, 6) * draw.random.pick([1, -1]);
	const square = (p - h) ** 2 + q * q;
	if (p === h || square === r * r) return undefined;
	const [u, v] = isTurned ? [Y, X] : [X, Y];
	const name = isTurned ? 'y' : 'x';
	const spots: Spot[] = (
		[
			[p, q],
			[p, -q],
		] as const
	).map(([a, b]) => (isTurned ? [b, a] : [a, b]));
	const moved = power(shifted(name, h), 2);
	const onCircle = (known: Expression) =>
		equation(isTurned ? sum(power(v, 2), known) : sum(known, power(v, 2)), r * r);
	const other = isTurned
		? equation(sum(power(X, 2), moved), square)
		: equation(sum(moved, power(Y, 2)), square);
	const steps = [
		line(
			equation(sum(power(u, 2), opposite(moved)), r * r - square),
			`subtract the second equation from the first: the ${isTurned ? 'x' : 'y'}²-terms cancel`,
		),
		line(
			equation(sum(power(u, 2), opposite(power(u, 2)), product(2 * h, u), -h * h), r * r - square),
			'expand the square, and change the sign of each of its terms',
		),
		line(
			equation(sum(product(2 * h, u), -h * h), r * r - square),
			`combine like terms: the ${name}²-terms cancel`,
		),
		line(equation(product(2 * h, u), 2 * h * p), `add ${h * h} to both sides`),
		line(equation(u, p), `divide both sides by ${2 * h}`),
		line(
			onCircle(power(num(p), 2)),
			`substitute ${p} for ${name} in the equation of the first circle`,
		),
		line(onCircle(num(p * p)), 'evaluate the power'),
		line(equation(power(v, 2), r * r - p * p), `subtract ${p * p} from both sides`),
		rootsLine(v, r * r - p * p),
	];
	return question(
		other,
		r,
		spots,
		steps,
		say`What equation is left when you subtract one equation from the other?`,
		{
			ovals: [
				{
					middle: isTurned ? [0, h] : [h, 0],
					across: Math.sqrt(square),
					up: Math.sqrt(square),
				},
			],
		},
	);
}
