/** func.avg-rate: average rates of change. */
import Fraction from 'fraction.js';
import {
	difference,
	equation,
	type Expression,
	num,
	opposite,
	power,
	product,
	quotient,
	relation,
	signed,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { coprime } from '../../../../math/gcd.ts';
import { call, interval, PI, root } from '../../../../math/notation.ts';
import {
	linear,
	minus,
	type Polynomial,
	polynomialExpression,
	scale,
	term,
} from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	drawnInts,
	drawnLast,
	expression,
	type Line,
	radical,
	rational,
	sentence,
	type Skill,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { heightOf, withSecant } from '../../../figures/rate-sketch.ts';
import {
	chain,
	changeOver,
	composed,
	composingLines,
	line1,
	ofCoefficients,
	plus1,
	put,
	ruleOf,
	times1,
	valueOf,
} from '../../../steps/function-rule.ts';
import { valueLines } from '../../../steps/rule-value.ts';
import { fromGraph, fromTable } from './data.ts';
import { modelRate, speedGap } from './models.ts';

// The parts that keep π or h: a trigonometric function, and an interval [a, a + h].

/** Why the sine or cosine of n·π/12 is what it is. */
function exactly(n: number, isSin: boolean): string {
	const turned = n % 24;
	const quadrant = Math.floor(turned / 6);
	if (turned % 6 === 0)
		return `the terminal arm is on the ${['positive x', 'positive y', 'negative x', 'negative y'][quadrant] ?? ''}-axis, and ${isSin ? 'sine is the y' : 'cosine is the x'}-coordinate on the unit circle`;
	if (quadrant === 0)
		return `in a right triangle with an angle of ${isSin ? 'π/6, the opposite' : 'π/3, the adjacent'} side is half of the hypotenuse`;
	const isPositive = isSin ? quadrant < 2 : quadrant === 3;
	return `the related acute angle is ${isSin ? 'π/6' : 'π/3'}, and ${isSin ? 'sine' : 'cosine'} is ${isPositive ? 'positive' : 'negative'} in quadrant ${['I', 'II', 'III', 'IV'][quadrant] ?? ''}`;
}

const trigRate: Skill = (draw) => {
	const [a, n1, n2] = drawnInts(draw, 'a', 'n1', 'n2');
	const den = Number(draw.choice('den'));
	const isSin = draw.choice('f') === 'sin';
	const twelfth = 12 / den;
	const value = (n: number) => half((n * twelfth) % 24, isSin);
	const [p, q] = [value(n1), value(n2)];
	if (n1 >= n2 || p === undefined || q === undefined || p === q) return undefined;
	const angle = (n: number): Expression => {
		const share = new Fraction(n, den);
		if (n === 0) return num(0);
		const over = share.n === 1n ? PI : product(num(Number(share.n)), PI);
		return share.d === 1n ? over : quotient(over, num(Number(share.d)));
	};
	const f = times1(a, call(isSin ? '\\sin' : '\\cos', 'x'));
	const [first, second] = [new Fraction(a * p, 2), new Fraction(a * q, 2)];
	const gap = second.sub(first);
	const rate = gap.div(new Fraction(n2 - n1, den));
	const valueAt = (n: number, twice: number): Line[] => {
		const why = exactly(n * twelfth, isSin);
		return chain(
			call('f', angle(n)),
			[put(f, 'x', angle(n)), 'substitute the angle for x'],
			...(a === 1 ? [] : [[product(num(a), num(new Fraction(twice, 2))), why] as const]),
			[num(new Fraction(a * twice, 2)), a === 1 ? why : 'multiply'],
		);
	};
	const size = quotient(Number(rate.n), rate.d === 1n ? PI : product(num(Number(rate.d)), PI));
	const answer = rate.lt(0) ? opposite(size) : size;
	return {
		prompt: say`Find the average rate of change of ${ruleOf('f', f)} from ${equation(x, angle(n1))} to ${equation(x, angle(n2))}. Give the exact value. Angles are in radians.`,
		answer: withMisconceptions(
			radical(answer),
			[
				radical(rate.lt(0) ? size : opposite(size)),
				'subtracted the outputs and the inputs in opposite orders',
			],
			[radical(num(rate)), 'left π out of the change in the input'],
			[radical(num(gap)), 'gave the change in the output without dividing'],
		),
		steps: [
			...valueAt(n1, p),
			...valueAt(n2, q),
			...chain(
				quotient(
					difference(call('f', angle(n2)), call('f', angle(n1))),
					difference(angle(n2), angle(n1)),
				),
				[
					quotient(
						difference(num(second), first.lt(0) ? signed(first) : num(first)),
						difference(angle(n2), angle(n1)),
					),
					'the change in the output over the change in the input',
				],
				[quotient(num(gap), angle(n2 - n1)), 'subtract'],
				[
					answer,
					n2 - n1 === den
						? 'write the negative sign in front of the fraction'
						: 'multiply by the reciprocal of the denominator',
				],
			),
		],
		hints: [
			say`What are the exact values of the function at the two angles? By how much does the angle change?`,
		],
	};
};

/** Twice the sine (or cosine) of n·π/12 when it is a whole number. */
function half(n: number, isSin: boolean): number | undefined {
	const at = isSin ? n : (n + 6) % 24;
	return ({ 0: 0, 2: 1, 6: 2, 10: 1, 12: 0, 14: -1, 18: -2, 22: -1 } as Record<number, number>)[at];
}

const rateOverH: Skill = (draw) => {
	const [A, B, a] = drawnInts(draw, 'A', 'B', 'a');
	const type = draw.inTurn('type');
	if (a === 0) return undefined;
	if (type === 'reciprocal') return reciprocalRate(A, a);
	const c = type === 'quadratic' ? [draw.random.int(-5, 5), B, A] : [0, B, 0, A];
	const f = polynomialExpression(ofCoefficients(c));
	const inner = linear(1, 'h', a);
	const end = composed(c, inner);
	const shown = sum(a, 'h');
	const start = valueOf(c, a);
	const gap = minus(end, [term(start)]);
	const rate = gap.map(({ coefficient, powers }) => ({
		coefficient,
		powers: { h: (powers['h'] ?? 1) - 1 },
	}));
	const left = quotient(difference(call('f', shown), call('f', num(a))), 'h');
	if (start.equals(0)) return undefined;
	const written = (one: Polynomial) => expression(polynomialExpression(one));
	return {
		prompt: say`For ${ruleOf('f', f)}, write the average rate of change over the interval ${interval(num(a), shown, '[]')}, where ${relation('h', '>', 0)}, as a polynomial in ${symbol('h')}, in simplest form.`,
		answer: withMisconceptions(
			written(rate),
			[written(gap), 'forgot to divide by h'],
			[written(rate.filter(({ powers }) => !powers['h'])), 'replaced h with 0'],
			[written(scale(rate, -1)), 'subtracted the outputs in the opposite order'],
		),
		steps: [
			...composingLines(call('f', shown), c, inner, 'substitute the right endpoint for x', shown),
			...valueLines('f', f, a).lines,
			sentence(say`The input changes by ${equation(difference(shown, signed(a)), 'h')}.`),
			...chain(
				left,
				[
					quotient(
						difference(polynomialExpression(end), start.lt(0) ? signed(start) : num(start)),
						'h',
					),
					'the change in the output over the change in the input',
				],
				[quotient(polynomialExpression(gap), 'h'), 'combine the constants'],
				[polynomialExpression(rate), 'divide each term by h, which is not 0'],
			),
		],
		hints: [say`What are the outputs at the two endpoints? By how much does the input change?`],
	};
};

function reciprocalRate(A: number, a: number): Draft | undefined {
	const f = quotient(A, 'x');
	const shown = sum(a, 'h');
	const k = Math.abs(A);
	const under = product(num(a), shown);
	const answer = opposite(quotient(A, a === 1 ? shown : under));
	if (A < 0 || a < 0 || !coprime(A, a)) return undefined;
	return {
		prompt: say`For ${ruleOf('f', f)}, write the average rate of change over the interval ${interval(num(a), shown, '[]')}, where ${relation('h', '>', 0)}, as a single fraction in simplest form.`,
		answer: withMisconceptions(
			expression(answer),
			[expression(quotient(A, a === 1 ? shown : under)), 'left out the negative sign'],
			[expression(num(new Fraction(-A, a * a))), 'replaced h with 0'],
			[
				expression(opposite(quotient(product(num(A), 'h'), a === 1 ? shown : under))),
				'forgot to divide by h',
			],
		),
		steps: [
			sentence(say`The input changes by ${equation(difference(shown, num(a)), 'h')}.`),
			...chain(
				quotient(difference(call('f', shown), call('f', num(a))), 'h'),
				[
					quotient(difference(quotient(A, shown), a === 1 ? num(A) : quotient(A, a)), 'h'),
					'the change in the output over the change in the input',
				],
				[
					quotient(
						quotient(sum(num(k * a), product(num(-A), shown)), a === 1 ? shown : under),
						'h',
					),
					'write the numerator over a common denominator',
				],
				[
					quotient(quotient(product(num(-A), 'h'), a === 1 ? shown : under), 'h'),
					'simplify the numerator',
				],
				[answer, 'divide by h, which is not 0'],
			),
		],
		hints: [
			say`What are the outputs at the two endpoints? By how much does the input change?`,
			say`How do you subtract the two outputs when their denominators differ?`,
		],
	};
}

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
