/** func.avg-rate: average rates of change. */
import Fraction from 'fraction.js';
import {
	difference,
	equation,
	type Expression,
	num,
	power,
	quotient,
	signed,
	symbol,
} from '../../../../math/expression.ts';
import { call, root } from '../../../../math/notation.ts';
import { polynomialExpression } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	drawnInts,
	drawnLast,
	type Line,
	rational,
	type Skill,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { heightOf, withSecant } from '../../../figures/rate-sketch.ts';
import { chain, changeOver } from '../../../steps/chain.ts';
import { line1, ofCoefficients, plus1, ruleOf, times1 } from '../../../steps/function-rule.ts';
import { valueLines } from '../../../steps/rule-value.ts';
import { fromGraph, fromTable } from './data.ts';
import { rateOverH, trigRate } from './exact.ts';
import { modelRate, speedGap } from './models.ts';

const x = symbol('x');

/** (f(b) − f(a))/(b − a) with its numbers, and its value. */
function rateLines(name: string, a: number, b: number, fa: Fraction, fb: Fraction): Line[] {
	const left = quotient(
		difference(call(name, num(b)), call(name, num(a))),
		difference(num(b), signed(a)),
	);
	return chain(
		left,
		[
			quotient(difference(num(fb), fa.lt(0) ? signed(fa) : num(fa)), difference(num(b), signed(a))),
			'the change in the output over the change in the input',
		],
		...changeOver(fb.sub(fa), b - a),
	);
}

/** What learners get for a rate of change from (a, p) to (b, q). */
const misreadRates = (
	a: number,
	b: number,
	p: Fraction,
	q: Fraction,
): [wrong: Fraction, why: string][] => [
	[q.sub(p).div(a - b), 'subtracted the outputs and the inputs in opposite orders'],
	[q.sub(p), 'gave the change in the output without dividing'],
	...(q.equals(p)
		? []
		: [
				[
					new Fraction(b - a).div(q.sub(p)),
					'divided the change in the input by the change in the output',
				] as [Fraction, string],
			]),
	[q.add(p).div(2), 'averaged the two outputs'],
];

const overInterval = (a: number, b: number): Prose =>
	say`from ${equation(x, num(a))} to ${equation(x, num(b))}`;

const formula: Skill = (draw) => {
	const [A, B, a, w] = drawnInts(draw, 'A', 'B', 'a', 'w');
	const b = a + w;
	const type = draw.inTurn('type');
	const rules: Record<string, () => Expression | undefined> = {
		linear: () => line1(A, B === 0 ? 3 : B),
		quadratic: () => polynomialExpression(ofCoefficients([draw.random.int(-6, 6), B, A])),
		cubic: () => polynomialExpression(ofCoefficients([0, B, 0, A])),
		// At 1 the solution would hold a quotient over 1.
		reciprocal: () =>
			a * b <= 0 || a === 1 ? undefined : plus1(quotient(Math.abs(A) * 6, 'x'), B),
		exponential: () => plus1(times1(A, power(2, 'x')), B),
		'2^x': () => plus1(times1(A, power(2, 'x')), B),
	};
	const f = type === 'square root' ? rootRule(draw) : rules[type]?.();
	if (!f) return undefined;
	if ('f' in f) return rateOf(f.f, f.a, f.b);
	return rateOf(f, a, b, type === 'linear');
};

/** A root of a line, with squares at both ends. */
function rootRule(draw: Parameters<Skill>[0]) {
	const [A, B, a] = drawnInts(draw, 'A', 'B', 'a');
	const [low, high] = draw.random.sample([0, 1, 2, 3, 4], 2).toSorted((p, q) => p - q);
	if (low === undefined || high === undefined) return undefined;
	return {
		f: plus1(times1(A, root(line1(1, low * low - a))), B),
		a,
		b: a + high * high - low * low,
	};
}

/** Along a straight line the secant is the graph itself: it has no drawing. */
function rateOf(f: Expression, a: number, b: number, isLine = false): Draft | undefined {
	const [first, second] = [valueLines('f', f, a), valueLines('f', f, b)];
	const rate = second.value.sub(first.value).div(b - a);
	if (b - a === 1) return undefined; // a change that is not divided must be wrong
	if (rate.equals(0) || rate.d > 60n || rate.abs().gt(400)) return undefined;
	return {
		prompt: say`Find the average rate of change of ${ruleOf('f', f)} ${overInterval(a, b)}.`,
		answer: withMisconceptions(
			rational(rate),
			...misreadRates(a, b, first.value, second.value).map(([wrong, why]): WrongAnswer => [
				rational(wrong),
				why,
			]),
		),
		steps: [
			...first.lines,
			...second.lines,
			...drawnLast(rateLines('f', a, b, first.value, second.value), (last) =>
				isLine
					? last
					: withSecant(last, { curve: heightOf(f), breaks: [0] }, [
							[a, first.value],
							[b, second.value],
						]),
			),
		],
		hints: [
			say`What are the outputs at the two ends of the interval? How do the output and the input change?`,
		],
	};
}

export const skills: Skills = {
	'Find an average rate of change from a formula': formula,
	'Find an average rate of change from a table': fromTable,
	'Find an average rate of change from a graph': fromGraph,
	'Compare an average speed with the speed at an instant': speedGap,
	'Find an average rate of change in context': modelRate,

	'Find an average rate of change of a trigonometric function': trigRate,
	'Simplify an average rate over a general interval': rateOverH,
};
