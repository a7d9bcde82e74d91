/** lin.from-point-slope: the line with a given slope through a given point. CCSS 8.F.B.4, A-CED.A.2. */
import type Fraction from 'fraction.js';
import { equation, num, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { written } from '../../../answer.ts';
import { line, type Line, sentence, type Skills } from '../../../family.ts';
import {
	type At,
	fraction,
	fromIntercept,
	fromPointSlope,
	interceptOf,
	lineEquation,
	pointAt,
	pointSlope,
} from '../../../steps/line-form.ts';
import { MX_PLUS_B, POINT_SLOPE } from '../../../contexts/line-forms.ts';
import { risingBy, withStraights } from '../../../steps/line-sketch.ts';

export const skills: Skills = {
	'Write an equation from m and a point'(draw) {
		const [p, q] = [draw.int('m'), draw.int('q')];
		const at = [draw.int('x1'), draw.int('y1')] as const;
		const m = fraction(p, q);
		if (Number(m.d) !== q || at.includes(0)) return undefined;
		const asked = draw.random.pick(['point-slope', 'slope-intercept']);
		const given = say`the line with slope ${num(m)} through ${pointAt(at)}`;
		const hint = say`Put the slope and the point into ${POINT_SLOPE}. Watch the signs.`;
		if (asked === 'point-slope')
			return {
				prompt: say`Write an equation of ${given} in point-slope form, ${POINT_SLOPE}. Use this point.`,
				answer: written('line', pointSlope(m, at)),
				steps: [
					sentence(
						say`${equation('m', num(m))}, ${equation('x_1', at[0])}, ${equation('y_1', at[1])}`,
						'what is given',
					),
					line(
						pointSlope(m, at),
						Math.min(...at) < 0 ? 'subtracting a negative number is adding' : 'put the values in',
					),
				],
				hints: [hint],
			};
		return {
			prompt: say`Write an equation of ${given} in slope-intercept form, ${MX_PLUS_B}.`,
			answer: written('line', lineEquation(m, interceptOf(m, at))),
			steps: drawnFrom(m, at, fromPointSlope(m, at)),
			hints: [hint],
		};
	},

	'Equation from slope and intercept or point'(draw) {
		const [p, q] = [draw.int('m'), Number(draw.choice('q'))];
		const m = fraction(p, q);
		const intercept = draw.random.int(0, 3) === 0;
		const at = [intercept ? 0 : draw.int('x1'), draw.int('y1')] as const;
		if (Number(m.d) !== q || at[1] === 0 || (at[0] === 0 && !intercept)) return undefined;
		const b = interceptOf(m, at);
		if (b.d > 3n) return undefined;
		const answer = written('line', lineEquation(m, b));
		if (intercept)
			return {
				prompt: say`A line has slope ${num(m)} and crosses the ${symbol('y')}-axis at ${pointAt(at)}. Write its equation in the form ${MX_PLUS_B}.`,
				answer,
				steps: [
					line(equation('m', num(m)), 'the slope'),
					line(equation('b', num(b)), 'the y-coordinate of the point on the y-axis'),
					line(lineEquation(m, b), 'put m and b into y = mx + b'),
				],
				hints: [say`Which of the two letters ${symbol('m')} and ${symbol('b')} is the slope?`],
			};
		return {
			prompt: say`A line has slope ${num(m)} and passes through ${pointAt(at)}. Write its equation in the form ${MX_PLUS_B}.`,
			answer,
			steps: drawnFrom(m, at, fromIntercept(m, at)),
			hints: [
				say`Put the slope and the coordinates of the point into ${MX_PLUS_B}. Then only ${symbol('b')} is missing.`,
			],
		};
	},
};

/** The last line states the equation: there the given point and the point on the y-axis are seen on the graph. */
const drawnFrom = (m: Fraction, at: At, steps: readonly Line[]): Line[] => {
	const b = interceptOf(m, at);
	return steps.map((step) =>
		step === steps.at(-1) ? withStraights(step, [risingBy(m, b)], [at, [0, b]]) : step,
	);
};
