/** expf.log-solve: exponential equations solved with logarithms. */
import Fraction from 'fraction.js';
import {
	brackets,
	difference,
	equation,
	type Expression,
	num,
	power,
	product,
	quotient,
	relation,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { decimal, rounded } from '../../../../math/notation.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { decimalAnswer, solutions, withMisconceptions, type WrongAnswer } from '../../../answer.ts';
import { type Draft, type Draw, line, type Line, sentence, type Skills } from '../../../family.ts';
import { roundsSafely } from '../../../steps/decimals.ts';
import { type Base, basePower, log, readBase } from '../../../steps/exponential.ts';
import { joinedByAnd } from '../../../steps/solved.ts';
import { balanceTime, targetTime } from './time.ts';

// Equations with the unknown in exponents: one power, or two bases.

// Bases and logarithms of them, as a calculator has them.

/** Solutions are rounded to thousandths. */
export const PLACES = 3;

export const valueOf = (base: Base): number => (base === 'e' ? Math.E : base);
export const shownBase = (base: Base): Expression =>
	base === 'e'
		? { kind: 'symbol', name: 'e' }
		: Number.isInteger(base)
			? num(base)
			: decimal(String(base));

/** The logarithm that a calculator has: natural for e, otherwise common. */
const key = (base: Base): 'e' | 10 => (base === 'e' ? 'e' : 10);
export const nameOf = (base: Base): string => (base === 'e' ? 'natural logarithm' : 'logarithm');

/** log of k over log of the base; only log k when the base is that of the logarithm. */
export function logQuotient(base: Base, of: Expression): Expression {
	const over = log(key(base), of);
	return base === 'e' || base === 10 ? over : quotient(over, log(10, shownBase(base)));
}

const rounding = 'Round to the nearest thousandth.';
const x = (a: number, b: number): Expression => polynomialExpression(linear(a, 'x', b));
const moved = (b: number): string =>
	b > 0 ? `subtract ${b} from both sides` : `add ${-b} to both sides`;
/** a·b^(cx + d) = k. */
export function singlePower(base: Base, draw: Draw): Draft | undefined {
	const [a, c, d, k] = [draw.int('a'), draw.int('c'), draw.int('d'), draw.int('k')];
	const right = new Fraction(k, a);
	if (c === 0 || right.d !== 1n || right.lte(1) || a === base) return undefined;
	const size = Math.log(right.valueOf()) / Math.log(valueOf(base));
	const value = (size - d) / c;
	if (Math.abs(size - Math.round(size)) < 1e-6 || Math.abs(value) > 200) return undefined;
	if (!roundsSafely(value, PLACES) || Math.abs(value) < 0.002) return undefined;
	const raised = power(shownBase(base), x(c, d));
	const main =
		a === 1 ? raised : product(num(a), base === 'e' ? raised : basePower(shownBase(base), x(c, d)));
	const exponent = logQuotient(base, num(right));
	const over = d === 0 ? exponent : { kind: 'sum' as const, terms: [exponent, num(-d)] };
	return {
		prompt: say`Solve ${equation(main, k)}. ${rounding}`,
		answer: withMisconceptions(
			decimalAnswer(value, PLACES),
			[
				decimalAnswer((right.valueOf() / valueOf(base) - d) / c, PLACES),
				'divided by the base instead of taking a logarithm',
			],
			[
				decimalAnswer((Math.log(k) / Math.log(valueOf(base)) - d) / c, PLACES),
				'did not divide by the coefficient of the power',
			],
			...(base === 'e' || base === 10
				? []
				: [
						[
							decimalAnswer((Math.log10(right.valueOf() / base) - d) / c, PLACES),
							'took the logarithm of the quotient instead of dividing the logarithms',
						] satisfies WrongAnswer,
					]),
			[
				decimalAnswer((size + d) / c, PLACES),
				d > 0 ? `added ${d} instead of subtracting it` : `subtracted ${-d} instead of adding it`,
			],
		),
		steps: [
			line(equation(main, k)),
			...(a === 1 ? [] : [line(equation(raised, num(right)), `divide both sides by ${a}`)]),
			...(base === 'e' || base === 10
				? [line(equation(x(c, d), exponent), `take the ${nameOf(base)} of both sides`)]
				: [
						line(
							equation(
								product(d === 0 ? x(c, d) : brackets(x(c, d)), log(10, shownBase(base))),
								log(10, num(right)),
							),
							'take the logarithm of both sides; the exponent becomes a factor',
						),
						line(equation(x(c, d), exponent), 'divide both sides by the logarithm of the base'),
					]),
			...(d === 0 || c === 1 ? [] : [line(equation(x(c, 0), over), moved(d))]),
			...(c === 1 && d === 0
				? []
				: [
						line(
							equation('x', c === 1 ? over : divideBy(over, c)),
							c === 1 ? moved(d) : `divide both sides by ${c}`,
						),
					]),
			line(relation('x', '\\approx', rounded(value, PLACES)), 'use a calculator'),
		],
		hints: [
			a === 1
				? say`The variable is in the exponent. Which operation on both sides brings the exponent down?`
				: say`How can you isolate the power? Which operation on both sides then brings the exponent down?`,
		],
	};
}

const divideBy = (over: Expression, c: number): Expression =>
	product(num(new Fraction(1, c)), brackets(over));

/** a^(x + c) = b^(dx). */
export function twoBases(a: number, b: number, c: number, d: number): Draft | undefined {
	const slope = d * Math.log(b) - Math.log(a);
	if (a === b || Math.abs(slope) < 0.05 || isPowerPair(a, b)) return undefined;
	const value = (c * Math.log(a)) / slope;
	if (Math.abs(value) > 60 || !roundsSafely(value, PLACES)) return undefined;
	const problem = equation(power(a, x(1, c)), power(b, x(d, 0)));
	const [logA, logB] = [log(10, num(a)), log(10, num(b))];
	const under = difference(d === 1 ? logB : product(d, logB), logA);
	const constant: Expression =
		c === 1 ? logA : c === -1 ? { kind: 'opposite', of: logA } : product(c, logA);
	const right = d === 1 ? product('x', logB) : product(d, 'x', logB);
	return {
		prompt: say`Solve ${problem}. ${rounding}`,
		answer: withMisconceptions(
			decimalAnswer(value, PLACES),
			[
				decimalAnswer((c * Math.log(a)) / (d * Math.log(b) + Math.log(a)), PLACES),
				'added the term with x instead of subtracting it',
			],
			[
				decimalAnswer((c * Math.LN10) / slope, PLACES),
				'multiplied only the first term by the logarithm',
			],
			[decimalAnswer(-value, PLACES), 'subtracted the terms with x in the opposite order'],
		),
		steps: [
			line(problem),
			line(
				equation(product(brackets(x(1, c)), logA), right),
				'take the logarithm of both sides; the exponents become factors',
			),
			line(equation(sum(product('x', logA), constant), right), 'use the distributive property'),
			line(
				equation(constant, difference(right, product('x', logA))),
				`subtract x log ${a} from both sides`,
			),
			line(equation(constant, product('x', brackets(under))), 'factor out x'),
			line(
				equation('x', quotient(constant, under)),
				'divide both sides by the expression in brackets',
			),
			line(relation('x', '\\approx', rounded(value, PLACES)), 'use a calculator'),
		],
		hints: [
			say`Which operation on both sides brings the exponents down? What kind of equation in ${symbol('x')} do you get?`,
		],
	};
}

/** 4 and 8, 3 and 9: they have a common base, so no logarithm is needed. */
const isPowerPair = (a: number, b: number): boolean =>
	[
		[2, 4, 8],
		[3, 9],
	].some((family) => family.includes(a) && family.includes(b));

// Equations that are quadratic in a power.

/** (b^x − r)(b^x − s) = 0, expanded; only positive roots are powers. */
export function quadraticInPower(base: Base, r: number, s: number): Draft | undefined {
	if (r === s || r === -s || r === 0 || s === 0) return undefined;
	const roots = [r, s].sort((m, n) => m - n);
	const positive = roots.filter((root) => root > 0);
	const values = positive.map((root) => Math.log(root) / Math.log(valueOf(base)));
	const isPlain = (value: number) => Math.abs(value - Math.round(value)) < 1e-6;
	if (values.some((value) => isPlain(value) || !roundsSafely(value, PLACES))) return undefined;
	const u = power(shownBase(base), 'x');
	const left = sum(
		power(shownBase(base), product(2, 'x')),
		Math.abs(r + s) === 1
			? r + s === 1
				? { kind: 'opposite', of: u }
				: u
			: product(-(r + s), base === 'e' ? u : brackets(u)),
		num(r * s),
	);
	const [low = 0, high = 0] = roots;
	const shown = values.map((value) => rounded(value, PLACES));
	const solved: Line[] = positive.map((root, at) =>
		line(
			relation(equation('x', logQuotient(base, num(root))), '\\approx', shown[at] ?? num(0)),
			`for u = ${root}, take the ${nameOf(base)} of both sides${base === 'e' ? '' : ' and divide by the logarithm of the base'}`,
		),
	);
	return {
		prompt: say`Solve ${equation(left, 0)} for real values of ${symbol('x')}. Round to the nearest thousandth. If there are two solutions, list them in increasing order. If there is no real solution, write “no solution”.`,
		answer: withMisconceptions(
			solutions(...shown),
			[
				solutions(...roots.map((root) => rounded(root, 0))),
				'gave the values of u instead of the values of x',
			],
			...(positive.length < 2
				? [
						[
							solutions(
								...roots
									.map((root) => Math.log(Math.abs(root)) / Math.log(valueOf(base)))
									.sort((m, n) => m - n)
									.map((one) => rounded(one, PLACES)),
							),
							'took the logarithm of the absolute value of a negative number',
						] satisfies WrongAnswer,
					]
				: []),
			...(positive.length === 2
				? [
						[
							solutions(shown[1] ?? num(0)),
							'gave only one of the two solutions',
						] satisfies WrongAnswer,
					]
				: []),
		),
		steps: [
			line(equation(left, 0)),
			line(
				equation(polynomialExpression([...squareOf(r, s)]), 0),
				'substitute u for the power; the first term is its square',
			),
			line(
				equation(
					product(
						brackets(polynomialExpression(linear(1, 'u', -low))),
						brackets(polynomialExpression(linear(1, 'u', -high))),
					),
					0,
				),
				'factor',
			),
			sentence(say`${equation('u', low)} or ${equation('u', high)}`),
			...(positive.length < 2
				? [
						sentence(
							say`The power ${u} is always positive, so ${positive.length === 0 ? say`neither value of ${symbol('u')} is possible` : say`${equation(u, low)} has no solution`}.`,
						),
					]
				: []),
			...solved,
			positive.length === 0
				? sentence(say`The equation has no solution.`)
				: sentence(
						positive.length === 1
							? say`The equation has one real solution: ${relation('x', '\\approx', shown[0] ?? num(0))}.`
							: say`The equation has two real solutions: ${joinedByAnd(shown.map((one) => relation('x', '\\approx', one)))}.`,
					),
		],
		hints: [
			say`The first term is the square of ${u}. What equation do you get if you let ${equation('u', u)}?`,
		],
	};
}

const squareOf = (r: number, s: number) => [
	{ coefficient: new Fraction(1), powers: { u: 2 } },
	...linear(-(r + s), 'u', r * s),
];

export const skills: Skills = {
	'Solve equations with one exponential term': (draw) =>
		singlePower(readBase(draw.inTurn('b')), draw),
	'Solve exponential equations with two different bases': (draw) =>
		twoBases(draw.int('a'), draw.int('b'), draw.int('c'), draw.int('d')),
	'Solve exponential equations in quadratic form': (draw) =>
		quadraticInPower(draw.int('b'), draw.int('r'), draw.int('s')),
	'Solve equations with several exponential terms'(draw) {
		const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
		if (draw.inTurn('type').startsWith('a')) return twoBases(b, a, c, 1);
		const base = draw.random.int(0, 1) === 0 ? 'e' : Math.min(b, 5);
		return quadraticInPower(base, draw.int('p'), -draw.int('q'));
	},
	'Find the time to reach a target': targetTime,
	'Find when an amount reaches a given level': balanceTime,
};
