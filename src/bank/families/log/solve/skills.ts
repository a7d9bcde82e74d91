/** log.solve: logarithmic equations; a value that makes an argument 0 or negative is rejected. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	power,
	product,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import {
	linear,
	multiply,
	type Polynomial,
	polynomialExpression,
	scale,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	onlyIf,
	sentence,
	type Skills,
	solutions,
	withMisconceptions,
	type WrongAnswer,
	wrongWay,
} from '../../../family.ts';
import { log, powerValue, PRODUCT_LAW, QUOTIENT_LAW } from '../../../steps/exponential.ts';
import { factorSolvingLines } from '../../../steps/factor-equation.ts';

export const skills: Skills = {
	'Solve equations with a single logarithm'(draw) {
		return single(Number(draw.inTurn('b')), draw.int('a'), draw.int('c'), draw.int('d'));
	},
	'Solve equations with one or equal logarithms'(draw) {
		const [b, a, c] = [Number(draw.inTurn('b')), draw.int('a'), draw.int('c')];
		return draw.random.int(0, 2) === 0
			? equalLogs(b, a, c, draw.random.int(1, 12), draw.random.int(1, 5))
			: single(b, a, c, draw.int('d'));
	},
	'Solve equations with a sum of logarithms': (draw) => sumOfLogs(Number(draw.inTurn('b')), draw),
	'Solve equations with sums or differences of logarithms'(draw) {
		const base = Number(draw.inTurn('b'));
		return draw.choice('type') === '+'
			? sumOfLogs(base, draw)
			: difference(base, draw.random.int(1, 6), draw.random.int(1, 4), draw.int('p'), 1);
	},
	'Solve equations with differences or equal logarithms'(draw) {
		const [b, a, c] = [Number(draw.inTurn('b')), draw.int('a'), draw.int('c')];
		const [k, d] = [draw.int('k'), draw.int('d')];
		return d === 0 ? equalLogs(b, a, k, draw.random.int(1, 12), c) : difference(b, a, c, k, d);
	},
};

function solvedLine(a: number, b: number, right: Fraction): Line[] {
	const value = right.sub(b).div(a);
	return [
		...(b === 0 || a === 1 ? [] : [line(equation(x(a, 0), num(right.sub(b))), moved(b))]),
		line(equation('x', num(value)), a === 1 ? moved(b) : `divide both sides by ${a}`),
	];
}

/** log_b(ax + c) = d. */
function single(base: number, a: number, c: number, d: number): Draft | undefined {
	if (d === 0 || (d < 0 && base > 4) || hidesMistakes(base, d)) return undefined;
	const right = powerValue(base, d);
	const value = right.sub(c).div(a);
	if (value.d > 6n || right.gt(1500)) return undefined;
	const problem = equation(logOf(base, x(a, c)), d);
	return {
		prompt: say`Solve ${problem}. Write exact values. ${ask}`,
		answer: withMisconceptions(
			solutions(num(value)),
			...onlyIf(d !== 1, [
				solutions(num(new Fraction(base * d - c, a))),
				'multiplied the base by the exponent instead of raising it to the exponent',
			]),
			[solutions(num(new Fraction(d - c, a))), 'dropped the logarithm'],
			[solutions(num(right.add(c).div(a))), wrongWay(c)],
		),
		steps: [
			line(problem),
			line(equation(x(a, c), power(base, d)), 'write the equation in exponential form'),
			...(d === 1 ? [] : [line(equation(x(a, c), num(right)), 'evaluate the power')]),
			...solvedLine(a, c, right),
			sentence(
				say`For ${equation('x', num(value))}, the argument equals ${num(right)}, which is positive, so ${equation('x', num(value))} is the solution.`,
			),
		],
		hints: [
			say`What is the exponential form of this equation?`,
			say`Is the argument positive for the value of ${symbol('x')} that you find?`,
		],
	};
}

/** log_b(ax + k) = log_b(cx + m) with the planned value of cx + m. */
function equalLogs(base: number, a: number, k: number, root: number, c: number): Draft | undefined {
	const m = (a - c) * root + k;
	const argument = c * root + m;
	if (a === c || m === 0 || Math.abs(m) > 60) return undefined;
	const problem = equation(logOf(base, x(a, k)), logOf(base, x(c, m)));
	const fits = argument > 0;
	return {
		prompt: say`Solve ${problem}. ${ask}`,
		answer: withMisconceptions(
			fits ? solutions(root) : solutions(),
			...onlyIf(!fits, [solutions(root), 'did not check that the arguments are positive']),
			...(a < c || root < 0
				? [
						[
							solutions(-root),
							`dropped the negative sign from the ${a < c ? 'coefficient of x' : 'quotient'}`,
						] satisfies WrongAnswer,
					]
				: []),
			[solutions(num(new Fraction(m + k, a - c))), wrongWay(k)],
		),
		steps: [
			line(problem),
			line(
				equation(x(a, k), x(c, m)),
				'the logarithms are equal and have the same base, so their arguments are equal',
			),
			line(equation(x(a - c, k), m), moved(c, 'x')),
			...(k === 0 || a - c === 1 ? [] : [line(equation(x(a - c, 0), m - k), moved(k))]),
			...(k === 0 && a - c === 1
				? []
				: [line(equation('x', root), a - c === 1 ? moved(k) : `divide both sides by ${a - c}`)]),
			fits
				? sentence(
						say`For ${equation('x', root)}, both arguments equal ${argument}, which is positive, so ${equation('x', root)} is the solution.`,
					)
				: sentence(
						say`For ${equation('x', root)}, both arguments would equal ${argument}, which is not positive, so the equation has no solution.`,
					),
		],
		hints: [
			say`If two logarithms with the same base are equal, what is true about their arguments?`,
			say`For which values of ${symbol('x')} are both arguments positive?`,
		],
	};
}

// What every equation of log.solve is written with: the argument, its logarithm, and the reason for moving a term.

const ask = 'If there is no solution, write “no solution”.';
const x = (a: number, b: number): Expression => polynomialExpression(linear(a, 'x', b));
const logOf = (base: number, of: Expression): Expression => log(base, of);

/** 2² is also 2 × 2, and 3³ is its own reverse: mistakes with the power would go unnoticed. */
const hidesMistakes = (base: number, exponent: number): boolean =>
	exponent !== 1 && (base * exponent === base ** exponent || exponent ** base === base ** exponent);

/** The reason for moving a number, or a multiple of the variable, to the other side. */
function moved(b: number, variable = ''): string {
	const size = `${variable && Math.abs(b) === 1 ? '' : Math.abs(b)}${variable}`;
	return b > 0 ? `subtract ${size} from both sides` : `add ${size} to both sides`;
}

// Logarithmic equations that need a law first: a sum or a difference of logarithms on one side.

/** log_b(x + s) + log_b(x + s + p) = d: one solution of the quadratic equation is rejected. */
function sumOfLogs(base: number, draw: Draw): Draft | undefined {
	const [p, first] = [draw.int('p'), draw.int('x1')];
	const shift = draw.random.int(-4, 4);
	const d = exponentOf(first * (first + p), base);
	if (first + p <= 0 || d === undefined || hidesMistakes(base, d)) return undefined;
	const [s, t] = [shift, shift + p];
	const root = first - shift;
	const other = -first - p - shift;
	if (root === other) return undefined;
	const value = base ** d;
	const problem = equation(sum(logOf(base, x(1, s)), logOf(base, x(1, t))), d);
	const left = multiply(linear(1, 'x', s), linear(1, 'x', t));
	const roots = [root, other].sort((a, b) => a - b);
	return {
		prompt: say`Solve ${problem}. ${ask}`,
		answer: withMisconceptions(
			solutions(root),
			[solutions(...roots), 'did not reject the value that makes an argument negative'],
			[solutions(other), 'rejected the value for which both arguments are positive'],
			[
				solutions(num(new Fraction(value - s - t, 2))),
				'added the arguments instead of multiplying them',
			],
		),
		steps: [
			line(problem),
			line(equation(logOf(base, product(wrapped(s), wrapped(t))), d), PRODUCT_LAW),
			line(
				equation(product(wrapped(s), wrapped(t)), power(base, d)),
				'write the equation in exponential form',
			),
			...(d === 1
				? []
				: [line(equation(product(wrapped(s), wrapped(t)), value), 'evaluate the power')]),
			line(equation(polynomialExpression(left), value), 'expand the left side'),
			...factorSolvingLines(
				{ a: 1, b: s + t, c: s * t - value },
				'x',
				`subtract ${value} from both sides`,
			),
			sentence(
				say`For ${equation('x', other)}, the argument ${x(1, Math.min(s, t))} would equal ${other + Math.min(s, t)}, which is not positive.`,
				`a logarithm is defined only for a positive argument, so reject x = ${plainNumber(other)}`,
			),
			sentence(
				say`For ${equation('x', root)}, the arguments equal ${root + s} and ${root + t}, which are positive, so only ${equation('x', root)} is a solution.`,
			),
		],
		hints: [
			say`Which law of logarithms combines the left side into one logarithm?`,
			say`What kind of equation do you get in exponential form? For which of its solutions are both arguments positive?`,
		],
	};
}

const wrapped = (b: number): Expression => x(1, b);

const exponentOf = (value: number, base: number): number | undefined => {
	const exponent = Math.round(Math.log(value) / Math.log(base));
	return exponent > 0 && base ** exponent === value ? exponent : undefined;
};

/** log_b(ax + k) − log_b(cx) = d. */
function difference(base: number, a: number, c: number, k: number, d: number): Draft | undefined {
	const factor = base ** d * c;
	const slope = factor - a;
	if (slope === 0 || factor > 400 || hidesMistakes(base, d)) return undefined;
	const value = new Fraction(k, slope);
	if (value.lte(0) || value.d > 9n) return undefined;
	const right: Polynomial = scale(linear(c, 'x', 0), base ** d);
	const problem = equation(
		sum(logOf(base, x(a, k)), { kind: 'opposite', of: logOf(base, x(c, 0)) }),
		d,
	);
	const inside: Expression = { kind: 'quotient', over: x(a, k), under: x(c, 0) };
	return {
		prompt: say`Solve ${problem}. Write exact values. ${ask}`,
		answer: withMisconceptions(
			solutions(num(value)),
			[solutions(num(value.neg())), 'subtracted the x-terms in the wrong order'],
			[solutions(num(new Fraction(k, factor + a))), 'added the x-term instead of subtracting it'],
			...(d === 1 || base * d * c === a
				? []
				: [
						[
							solutions(num(new Fraction(k, base * d * c - a))),
							'multiplied the base by the exponent instead of raising it to the exponent',
						] satisfies WrongAnswer,
					]),
			...(a === c
				? []
				: [
						[
							solutions(num(new Fraction(base ** d - k, a - c))),
							'subtracted the arguments instead of dividing them',
						] satisfies WrongAnswer,
					]),
		),
		steps: [
			line(problem),
			line(equation(logOf(base, inside), d), QUOTIENT_LAW),
			line(equation(inside, power(base, d)), 'write the equation in exponential form'),
			...(d === 1 ? [] : [line(equation(inside, base ** d), 'evaluate the power')]),
			line(
				equation(x(a, k), polynomialExpression(right)),
				`multiply both sides by ${c === 1 ? 'x' : `${c}x`}, which must be positive`,
			),
			line(equation(k, x(slope, 0)), moved(a, 'x')),
			...(slope === 1 ? [] : [line(equation(num(value), 'x'), `divide both sides by ${slope}`)]),
			sentence(
				say`For ${equation('x', num(value))}, the arguments equal ${num(value.mul(a).add(k))} and ${num(value.mul(c))}, which are positive, so ${equation('x', num(value))} is the solution.`,
			),
		],
		hints: [
			say`Which law of logarithms combines the left side into one logarithm?`,
			say`How can you clear the fraction in the exponential form? Are both arguments positive for the value of ${symbol('x')} that you find?`,
		],
	};
}
