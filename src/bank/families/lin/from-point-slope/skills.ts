/** lin.from-point-slope: the line with a given slope through a given point. */
import { givenReversed, wrongFromPoint, wrongLines } from '../../../steps/wrong-lines.ts';
import type Fraction from 'fraction.js';
import { equation, num, symbol, tuple } from '../../../../math/expression.ts';
import {
	type At,
	fraction,
	interceptOf,
	lineEquation,
	MX_PLUS_B,
	POINT_SLOPE,
	pointAt,
	pointSlope,
} from '../../../../math/lines.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Line,
	line,
	mergedByValue,
	sentence,
	type Skills,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { fromIntercept, fromPointSlope, pointSlopeLines } from '../../../steps/line-form.ts';
import { risingBy, withStraights } from '../../../steps/line-sketch.ts';

// With equal coordinates, switching them would go unnoticed.

export const skills: Skills = {
	'Write an equation from a slope and a point'(draw) {
		const [p, q] = [draw.int('m'), draw.int('q')];
		const at = [draw.int('x1'), draw.int('y1')] as const;
		const m = fraction(p, q);
		if (Number(m.d) !== q || at.includes(0) || at[0] === at[1]) return undefined;
		const asked = draw.random.pick(['point-slope', 'slope-intercept']);
		const reversed = givenReversed(m);
		const given = say`the line with slope ${num(m)} through ${pointAt(at)}`;
		const hint = say`What are the values of ${symbol('m')}, ${symbol('x_1')}, and ${symbol('y_1')} in ${POINT_SLOPE}?`;
		if (asked === 'point-slope')
			return {
				prompt: say`Write an equation of ${given} in point-slope form, ${POINT_SLOPE}. Use the given point as ${tuple('x_1', 'y_1')}.`,
				answer: withMisconceptions(
					written('line', pointSlope(m, at)),
					[
						written('line', pointSlope(m, [-at[0], -at[1]])),
						'added the coordinates instead of subtracting them',
					],
					[written('line', pointSlope(m, [at[1], at[0]])), 'switched the coordinates of the point'],
					...(reversed === undefined
						? []
						: [[written('line', pointSlope(m.neg(), at)), reversed] as const]),
				),
				steps: [
					sentence(
						say`${equation('m', num(m))}, ${equation('x_1', at[0])}, and ${equation('y_1', at[1])}`,
						'these are the given values',
					),
					...pointSlopeLines(m, at, 'substitute the values'),
				],
				hints: [hint],
			};
		return {
			prompt: say`Write an equation of ${given} in slope-intercept form, ${MX_PLUS_B}.`,
			answer: withMisconceptions(
				written('line', lineEquation(m, interceptOf(m, at))),
				...mergedByValue(...wrongFromPoint(m, at, { reversed })),
			),
			steps: drawnFrom(m, at, fromPointSlope(m, at)),
			hints: [hint, say`How can you then isolate ${symbol('y')}?`],
		};
	},

	'Write y = mx + b from a slope and a point'(draw) {
		const [p, q] = [draw.int('m'), Number(draw.choice('q'))];
		const m = fraction(p, q);
		const intercept = draw.random.int(0, 3) === 0;
		const at = [intercept ? 0 : draw.int('x1'), draw.int('y1')] as const;
		if (Number(m.d) !== q || at[1] === 0 || (at[0] === 0 && !intercept)) return undefined;
		const b = interceptOf(m, at);
		if (at[0] === at[1] || b.equals(m) || b.d > 3n) return undefined;
		const answer = withMisconceptions(
			written('line', lineEquation(m, b)),
			...(intercept && !b.abs().equals(1)
				? [[written('line', lineEquation(b, m)), 'switched the slope and the y-intercept'] as const]
				: []),
			...wrongLines(m, b, intercept ? undefined : at, { reversed: givenReversed(m) }),
		);
		if (intercept)
			return {
				prompt: say`A line has slope ${num(m)} and crosses the ${symbol('y')}-axis at ${pointAt(at)}. Write its equation in the form ${MX_PLUS_B}.`,
				answer,
				steps: [
					line(equation('m', num(m)), 'this is the given slope'),
					line(equation('b', num(b)), 'this is the y-coordinate of the point on the y-axis'),
					line(lineEquation(m, b), 'substitute m and b into y = mx + b'),
				],
				hints: [
					say`Which of ${symbol('m')} and ${symbol('b')} is the slope, and which is the ${symbol('y')}-intercept?`,
				],
			};
		return {
			prompt: say`A line has slope ${num(m)} and passes through ${pointAt(at)}. Write its equation in the form ${MX_PLUS_B}.`,
			answer,
			steps: drawnFrom(m, at, fromIntercept(m, at)),
			hints: [say`What can you substitute into ${MX_PLUS_B} to find ${symbol('b')}?`],
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
