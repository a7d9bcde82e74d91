/** sys.nonlinear: a circle around the origin with a line, a parabola or another circle, meeting in lattice points. */
import { equation, type Expression, power, sum } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line, sentence } from '../../../family.ts';
import { factorSolvingLines } from '../../../steps/factor-equation.ts';
import { slopeIntercept } from '../../../steps/line-form.ts';
import { valued } from '../../../steps/linear-system.ts';
import { standardForm } from '../../../steps/quadratic.ts';
import { withCircle, withParabola } from './conics.ts';
import { wrongSigns } from './parabola.ts';
import { latticeSpots, question, X, Y } from './lattice.ts';
import { term, uncollected } from '../../../../math/polynomial.ts';

export function circleSystem(draw: Draw): Draft | undefined {
	const r = Number(draw.choice('r'));
	const kind = draw.choice('kind');
	if (kind === 'line') return withLine(draw, r);
	const [p, q] = draw.random.pick(latticeSpots(r).filter(([x, y]) => x !== 0 && y !== 0));
	const isTurned = draw.random.int(0, 1) === 1;
	return kind === 'parabola'
		? withParabola(r, Math.abs(p), q, isTurned)
		: withCircle(draw, r, [p, Math.abs(q)], isTurned);
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
	const steps = [
		line(
			equation(sum(power(X, 2), power(side, 2)), r * r),
			'substitute the expression for y in the equation of the circle',
		),
		line(
			equation(
				uncollected(
					term(1, 'xx'),
					term(m * m, 'xx'),
					...(k === 0 ? [] : [term(2 * m * k, 'x'), term(k * k)]),
				),
				r * r,
			),
			'expand the square',
		),
		line(equation(standardForm({ a: lead, b: 2 * m * k, c: k * k }), r * r), 'combine like terms'),
		...factorSolvingLines(
			{ a: lead, b: 2 * m * k, c: k * k - r * r },
			'x',
			`subtract ${r * r} from both sides`,
		),
		...x.map((value) =>
			sentence(
				say`For ${equation(X, value)}: ${equation(equation(Y, heightOf(m, value, k)), m * value + k)}.`,
				`substitute ${value} for x in the equation of the line`,
			),
		),
	];
	return question(
		equation(Y, side),
		r,
		[one, two],
		steps,
		say`What equation do you get when you substitute the expression for ${Y} in the equation of the circle?`,
		{ curves: [(at) => m * at + k] },
		[wrongSigns(x, (at) => m * at + k)],
	);
}

function heightOf(m: number, x: number, k: number): Expression {
	const first = valued(m, x, true);
	return k === 0 ? first : sum(first, k);
}
