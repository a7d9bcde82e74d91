/** sys.nonlinear: a circle around the origin with a line, a parabola or another circle, meeting in lattice points. */
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
} from '../../../math/expression.ts';
import { linear, polynomialExpression } from '../../../math/polynomial.ts';
import { say } from '../../../math/prose.ts';
import { written } from '../../answer.ts';
import { type Draft, type Draw, line, type Line, sentence } from '../../family.ts';
import { slopeIntercept } from '../../working/line-form.ts';
import { valued } from '../../working/linear-system.ts';
import { factoredForm, shifted, standardEquation } from '../../working/quadratic.ts';
import { joinedByOr } from '../../working/zero-product.ts';
import { systemPrompt } from './nonlinear-parabola.ts';

type Spot = readonly [number, number];

const [X, Y] = [symbol('x'), symbol('y')];

export function circleSystem(draw: Draw): Draft | undefined {
	const r = Number(draw.choice('r'));
	const kind = draw.choice('kind');
	if (kind === 'line') return withLine(draw, r);
	const [p, q] = draw.random.pick(latticeSpots(r).filter(([x, y]) => x !== 0 && y !== 0));
	const turnedRound = draw.random.int(0, 1) === 1;
	return kind === 'parabola'
		? withParabola(r, Math.abs(p), q, turnedRound)
		: withCircle(draw, r, [p, Math.abs(q)], turnedRound);
}

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

/** In rising order of x, then of y. */
const inOrder = (spots: readonly Spot[]): Spot[] =>
	spots.toSorted(([a, b], [c, d]) => a - c || b - d);

function question(
	other: Expression,
	r: number,
	spots: readonly Spot[],
	steps: Line[],
	hint: string,
): Draft {
	const answer = written('point-set', list(...inOrder(spots).map(([x, y]) => tuple(x, y))));
	return {
		prompt: systemPrompt(circle(r), other),
		answer,
		steps: [...steps, sentence(say`The solutions are ${answer.body}.`)],
		hints: [say`${hint}`],
	};
}

function withLine(draw: Draw, r: number): Draft | undefined {
	const [one, two] = draw.random.sample(latticeSpots(r), 2);
	if (!one || !two || one[0] === two[0] || one[1] === two[1]) return undefined;
	const m = (two[1] - one[1]) / (two[0] - one[0]);
	const k = one[1] - m * one[0];
	if (!Number.isInteger(m) || Math.abs(m) > 3) return undefined;
	const x = [one[0], two[0]].toSorted((a, b) => a - b) as [number, number];
	const side = slopeIntercept(m, k);
	const lead = 1 + m * m;
	const monic = { a: 1, b: (2 * m * k) / lead, c: (k * k - r * r) / lead };
	const steps = [
		line(
			equation(sum(power(X, 2), power(side, 2)), r * r),
			'put the expression for y into the equation of the circle',
		),
		line(
			standardEquation({ a: lead, b: 2 * m * k, c: k * k - r * r }),
			'multiply out and bring all terms to the left side',
		),
		line(standardEquation(monic), `divide both sides by ${lead}`),
		line(equation(factoredForm(1, ...x), 0), 'factor'),
		sentence(
			joinedByOr(x.map((value) => equation(X, value))),
			'a product is zero only when one of its factors is zero',
		),
		...x.map((value) =>
			sentence(
				say`For ${equation(X, value)}: ${equation(equation(Y, heightOf(m, value, k)), m * value + k)}.`,
				'put it into the equation of the line',
			),
		),
	];
	return question(
		equation(Y, side),
		r,
		[one, two],
		steps,
		'Replace y in the equation of the circle. What kind of equation is that?',
	);
}

function heightOf(m: number, x: number, k: number): Expression {
	const first = valued(m, x, true);
	return k === 0 ? first : sum(first, k);
}

/** x² = s(y + r) with s = r − q: through (0, −r), (p, q) and (−p, q). */
function withParabola(r: number, p: number, q: number, turnedRound: boolean): Draft {
	const s = r - q;
	const [u, v] = turnedRound ? [Y, X] : [X, Y];
	const spots: Spot[] = (
		[
			[0, -r],
			[p, q],
			[-p, q],
		] as const
	).map(([a, b]) => (turnedRound ? [b, a] : [a, b]));
	const right = polynomialExpression(linear(s, v.kind === 'symbol' ? v.name : 'y', s * r));
	const solve = [-r, q].toSorted((a, b) => a - b) as [number, number];
	const name = turnedRound ? 'x' : 'y';
	const steps = [
		line(
			equation(sum(right, power(v, 2)), r * r),
			`put ${s === 1 ? '' : s}${name} + ${s * r} in place of ${turnedRound ? 'y²' : 'x²'} in the equation of the circle`,
		),
		line(
			standardEquation({ a: 1, b: s, c: s * r - r * r }, name),
			'bring all terms to the left side',
		),
		line(equation(factoredForm(1, ...solve, name), 0), 'factor'),
		sentence(
			joinedByOr(solve.map((value) => equation(v, value))),
			'a product is zero only when one of its factors is zero',
		),
		...solve.map((value) => squareLine(u, v, value, s * value + s * r)),
	];
	return question(
		equation(power(u, 2), right),
		r,
		spots,
		steps,
		`Both equations hold the square of ${turnedRound ? 'y' : 'x'}: replace it in the equation of the circle.`,
	);
}

/** "For y = 4: x² = 9, so x = −3 or x = 3." */
function squareLine(u: Expression, v: Expression, value: number, square: number): Line {
	const rootOf = Math.round(Math.sqrt(square));
	const first = equation(power(u, 2), square);
	const found =
		rootOf === 0 ? say`${equation(u, 0)}` : say`${equation(u, -rootOf)} or ${equation(u, rootOf)}`;
	return sentence(say`For ${equation(v, value)}: ${first}, so ${found}.`);
}

/** (x − h)² + y² = s²: both circles go through (p, q) and (p, −q). */
function withCircle(draw: Draw, r: number, [p, q]: Spot, turnedRound: boolean): Draft | undefined {
	const h = draw.random.int(1, 6) * draw.random.pick([1, -1]);
	const square = (p - h) ** 2 + q * q;
	if (p === h || square === r * r) return undefined;
	const [u, v] = turnedRound ? [Y, X] : [X, Y];
	const name = turnedRound ? 'y' : 'x';
	const spots: Spot[] = (
		[
			[p, q],
			[p, -q],
		] as const
	).map(([a, b]) => (turnedRound ? [b, a] : [a, b]));
	const moved = power(shifted(name, h), 2);
	const other = turnedRound
		? equation(sum(power(X, 2), moved), square)
		: equation(sum(moved, power(Y, 2)), square);
	const steps = [
		line(
			equation(sum(power(u, 2), opposite(moved)), r * r - square),
			'subtract the second equation from the first',
		),
		line(
			equation(sum(product(2 * h, u), -h * h), r * r - square),
			'multiply out: the squares cancel',
		),
		line(equation(product(2 * h, u), 2 * h * p), `add ${h * h} to both sides`),
		line(equation(u, p), `divide both sides by ${2 * h}`),
		line(
			equation(sum(num(p * p), power(v, 2)), r * r),
			'put it into the equation of the first circle',
		),
		squareLine(v, u, p, r * r - p * p),
	];
	return question(
		other,
		r,
		spots,
		steps,
		'Subtract the equations: what is left when the squares cancel?',
	);
}
