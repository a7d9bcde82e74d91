/** The part of rate.instant that reads a table or a drawn tangent. */
import Fraction from 'fraction.js';
import {
	continued,
	difference,
	equation,
	num,
	quotient,
	signed,
	symbol,
} from '../../../../math/expression.ts';
import { rounded } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	decimalAnswer,
	type Draft,
	type Draw,
	exactDecimal,
	line,
	rational,
	sentence,
	type Skill,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { bracketed, plainDecimal, shownWith } from './value-lines.ts';
import { axesAround, whereIs } from '../../../figures/axes.ts';
import type { Spot } from '../../../figures/figure.ts';
import { chain, changeOver } from '../../../steps/function-rule.ts';

export const fromTableOrTangent: Skill = (draw) =>
	draw.inTurn('form') === 'table' ? fromTable(draw) : fromTangent(draw);

function fromTable(draw: Draw): Draft | undefined {
	const a = draw.random.int(1, 4);
	const isPower = draw.random.int(0, 1) === 1;
	const [A, B] = [draw.random.pick([-3, -2, 2, 3, 4]), draw.random.int(-600, 600) / 100];
	// Not a quadratic function: its rate is the same for all inputs equally far away on both sides.
	const value = (x: number) => (isPower ? A * 3 ** x : A * x ** 3 + B * x);
	const inputs = [a - 0.1, a - 0.01, a, a + 0.01, a + 0.1].map((x) => Number(x.toFixed(2)));
	const values = inputs.map((x) => Number(value(x).toFixed(4)));
	const [least = 0, p = 0, middle = 0, q = 0, most = 0] = values;
	const rate = (q - p) / 0.02;
	const wrongInputs = [
		[(most - least) / 0.2, 'used the first and last inputs in the table'],
		[(q - middle) / 0.01, `used ${a} instead of the input 0.01 less than ${a}`],
		[(middle - p) / 0.01, `used ${a} instead of the input 0.01 greater than ${a}`],
	] as const;
	const scaled = Math.abs(rate) * 10;
	if (Math.abs((scaled % 1) - 0.5) < 1e-2 || scaled < 2) return undefined;
	const [low, high] = [plainDecimal(a - 0.01), plainDecimal(a + 0.01)];
	const answer = withMisconceptions(
		decimalAnswer(rate, 1),
		[decimalAnswer(rate / 10, 1), 'misplaced the decimal point in the width of the interval'],
		[decimalAnswer(-rate, 1), 'subtracted the outputs in the reverse order'],
		[decimalAnswer(2 * rate, 1), 'divided by half the width of the interval'],
		...wrongInputs.map(([other, why]): WrongAnswer => [decimalAnswer(other, 1), why]),
	);
	return {
		prompt: say`Use the inputs in the table that are 0.01 less than ${a} and 0.01 greater than ${a} to estimate the instantaneous rate of change of ${symbol('y')} with respect to ${symbol('x')} at ${equation('x', a)}. Round your answer to one decimal place.`,
		answer,
		steps: [
			sentence(
				say`The inputs are ${low} and ${high}, and their outputs are ${plainDecimal(p)} and ${plainDecimal(q)}.`,
			),
			line(
				equation(
					quotient(difference(plainDecimal(q), bracketed(plainDecimal(p))), difference(high, low)),
					quotient(plainDecimal(q - p), plainDecimal(0.02)),
				),
				'divide the change in the output by the change in the input',
			),
			line(continued(plainDecimal(rate)), 'divide'),
			sentence(
				say`The instantaneous rate of change is about ${rounded(rate, 1)}.`,
				shownWith(rate, 1),
			),
		],
		hints: [
			say`Which two inputs are ${plainDecimal(0.01)} away from ${a}? What is the average rate of change between them?`,
		],
		figure: {
			kind: 'value table',
			rows: [
				{ heading: 'x', values: inputs },
				{ heading: 'y', values },
			],
		},
	};
}

/** A parabola with its tangent at P; the tangent also goes through Q. */
function fromTangent(draw: Draw): Draft | undefined {
	const [px, py] = [draw.random.int(-4, 3), draw.random.int(-4, 4)];
	const [run, rise] = [
		draw.random.pick([1, 2, 4]),
		draw.random.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]),
	];
	const [qx, qy] = [px + run, py + rise];
	if (Math.abs(qy) > 6) return undefined;
	const slope = new Fraction(rise, run);
	const bend = draw.random.pick([-0.4, -0.25, 0.25, 0.4]);
	const curve: Spot[] = Array.from({ length: 61 }, (_, at): Spot => {
		const x = -6 + at / 5;
		return [x, Number((py + slope.valueOf() * (x - px) + bend * (x - px) ** 2).toFixed(2))];
	});
	const [p, q]: [Spot, Spot] = [
		[px, py],
		[qx, qy],
	];
	const answer = withMisconceptions(
		exactDecimal(slope),
		[rational(slope.inverse()), 'divided the run by the rise'],
		[
			exactDecimal(slope.neg()),
			'subtracted the x-coordinates and the y-coordinates in opposite orders',
		],
		[exactDecimal(py), 'gave the y-coordinate of P'],
	);
	return {
		prompt: say`The graph shows a curve and its tangent line at point ${{ kind: 'symbol', name: 'P' }}. The tangent line also passes through point ${{ kind: 'symbol', name: 'Q' }}. What is the instantaneous rate of change of ${symbol('y')} with respect to ${symbol('x')} at ${{ kind: 'symbol', name: 'P' }}? Give your answer as an integer or a decimal.`,
		answer,
		steps: [
			sentence(say`Two points on the tangent line are ${pair('P', p)} and ${pair('Q', q)}.`),
			...chain(
				quotient(difference(num(qy), signed(py)), difference(num(qx), signed(px))),
				...changeOver(new Fraction(rise), run, 'find the slope of the tangent line'),
			),
			sentence(
				say`The instantaneous rate of change is ${plainDecimal(slope.valueOf())}.`,
				'it is the slope of the tangent line at P',
			),
		],
		hints: [
			say`What are the coordinates of the two marked points? What is the slope of the line through these points?`,
		],
		figure: {
			kind: 'graph',
			...axesAround([p, q, [6, 6]]),
			shapes: [
				{ kind: 'curve', points: curve },
				{ kind: 'line', through: [p, q], dashed: true },
				{ kind: 'point', at: p, name: 'P' },
				{ kind: 'point', at: q, name: 'Q' },
			],
			alt: `A curve and its tangent line, which is dashed. The tangent line passes through 2 dots: ${whereIs(p)}; ${whereIs(q)}. The first dot is P, where the line touches the curve, and the second is Q.`,
		},
	};
}

const pair = (name: string, [x, y]: Spot) => ({
	kind: 'product' as const,
	factors: [
		{ kind: 'symbol' as const, name },
		{ kind: 'tuple' as const, items: [num(x), num(y)] },
	],
});
