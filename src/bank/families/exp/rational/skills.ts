/** exp.rational: powers with fractional exponents and roots. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	difference,
	type Expression,
	num,
	opposite,
	power,
	product,
	quotient,
	signed,
	sum,
	symbol,
	times as timesOf,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { root } from '../../../../math/notation.ts';
import { plainNumber, plainPower } from '../../../../math/plain-notation.ts';
import { say } from '../../../../math/prose.ts';
import { rootName } from '../../../../math/things-in-words.ts';
import {
	type Draft,
	type Draw,
	expression,
	line,
	mergedByValue,
	onlyIf,
	rational,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import {
	EXPONENT_MINUS_ONE,
	NEGATIVE_EXPONENT,
	POWER_OF_RECIPROCAL,
} from '../../../steps/monomial.ts';

export const skills: Skills = {
	'Evaluate powers with rational exponents': (draw) => evaluate(draw),
	'Convert between radicals and rational exponents': convert,
	'Simplify expressions with rational exponents': (draw) =>
		simplified(draw, draw.inTurn('type'), draw.int('a')),
	'Multiply and divide powers with rational exponents'(draw) {
		const operation = draw.inTurn('op');
		const type =
			operation === 'x' ? 'product' : operation === '/' ? 'quotient' : 'power of a power';
		return simplified(draw, type, 1);
	},
	'Write an equivalent radical or exponent form'(draw) {
		const [m, n] = [draw.int('m'), draw.int('n')];
		return m === n || m === 1 || gcd(m, n) > 1 ? undefined : toExponent(m, n, draw.int('k'));
	},
};

const RAISE: Readonly<Record<number, string>> = { 2: 'square the result', 3: 'cube the result' };

/** (b^n)^(m/n), or the same with the base turned into a fraction. */
function evaluate(draw: Draw): Draft | undefined {
	const [b, n, m] = [draw.int('b'), draw.int('n'), draw.int('m')];
	const isFraction = draw.inTurn('frac') === 'yes';
	const bottom = isFraction ? draw.random.int(2, 6) : 1;
	if (gcd(m, n) > 1 || (isFraction && gcd(b, bottom) > 1)) return undefined;
	if (Math.max(b, bottom) ** n > 1300 || Math.max(b, bottom) ** Math.abs(m) > 1300)
		return undefined;
	const inner = new Fraction(b, bottom);
	const base = inner.pow(n);
	const value = inner.pow(m);
	const exponent = num(new Fraction(m, n));
	const shown = isFraction ? brackets(num(base)) : num(base);
	const problem = power(shown, exponent);
	const rooted = isFraction && m !== 1 ? brackets(num(inner)) : num(inner);
	const size = Math.abs(m);
	const taken = m === 1 ? rootOf(num(base), n) : power(brackets(rootOf(num(base), n)), m);
	const positivePower = isFraction
		? power(brackets(num(inner.inverse())), size)
		: quotient(1, power(num(inner), size));
	const values: readonly (readonly [Fraction, string])[] = [
		...(m < 0
			? ([
					[inner.pow(size), 'ignored the negative sign in the exponent'],
					[value.neg(), 'made the value negative because of the negative exponent'],
				] as const)
			: []),
		[base.mul(m).div(n), 'multiplied the base by the exponent'],
		...(m === 1
			? ([
					[
						base.pow(n),
						`raised the base to the power of ${n} instead of taking the ${rootName(n)}`,
					],
				] as const)
			: []),
		...(isFraction
			? ([
					[new Fraction(inner.n, base.d).pow(m), `took the ${rootName(n)} of the numerator only`],
				] as const)
			: []),
		[base.div(n).pow(m), `divided by ${n} instead of taking the ${rootName(n)}`],
		...(m === 1
			? []
			: [
					[
						inner,
						`took the ${rootName(n)} but did not ${RAISE[m] ?? `raise the result to the power of ${m}`}`,
					] as const,
				]),
	];
	// Nobody types a number of ten digits.
	const likely = values.filter(([one]) => one.n < 100_000n && one.d < 100_000n);
	const answer = withMisconceptions(
		rational(value),
		...likely.map(([wrong, why]): WrongAnswer => [rational(wrong), why]),
	);
	return {
		prompt: say`Evaluate: ${problem}. Write your answer as an integer or a fraction in lowest terms.`,
		answer,
		steps: [
			line(problem),
			line(continued(taken), `a denominator of ${n} in the exponent means the ${rootName(n)}`),
			line(
				continued(power(rooted, m)),
				`${plainPower(isFraction ? `(${plainNumber(inner)})` : plainNumber(inner), n)} = ${plainNumber(base)}`,
			),
			...(m < 0
				? [
						line(
							continued(size === 1 ? num(value) : positivePower),
							size === 1
								? EXPONENT_MINUS_ONE
								: isFraction
									? POWER_OF_RECIPROCAL
									: NEGATIVE_EXPONENT,
						),
					]
				: []),
			...(size === 1 ? [] : [line(continued(num(value)), 'evaluate the power')]),
		],
		hints: [
			say`What does the denominator of the exponent tell you to do?`,
			...(m < 0
				? [say`What does the negative sign in the exponent tell you to do?`]
				: m > 1
					? [say`What does the numerator of the exponent tell you to do?`]
					: []),
		],
	};
}

// Radical form and fractional exponents.

const rootOf = (of: Expression, n: number): Expression => root(of, n);
function convert(draw: Draw): Draft | undefined {
	const [m, n, a] = [draw.int('m'), draw.int('n'), draw.int('a')];
	if (gcd(m, n) > 1) return undefined;
	return draw.inTurn('dir') === 'to' ? toRadical(m, n, a) : toExponent(m, n, a);
}

const withNumber = (a: number, of: Expression): Expression => (a === 1 ? of : product(a, of));
const raised = (m: number): Expression => (m === 1 ? symbol('x') : power('x', m));

function toRadical(m: number, n: number, a: number): Draft {
	const problem = withNumber(a, power('x', quotient(m, n)));
	const answer = withNumber(a, rootOf(raised(m), n));
	return {
		prompt: say`Assume that ${symbol('x')} is positive. Write ${problem} in radical form.${m > n ? ' You do not need to simplify the radical.' : ''}`,
		answer: withMisconceptions(
			expression(answer),
			...(m === 1
				? []
				: ([
						[
							expression(withNumber(a, rootOf(raised(n), m))),
							'used the numerator as the index and the denominator as the power',
						],
					] satisfies WrongAnswer[])),
			...onlyIf(a !== 1, [
				expression(rootOf(product(a, raised(m)), n)),
				'wrote the coefficient inside the radical, although the exponent applies only to x',
			]),
			[
				expression(withNumber(a * n, raised(m))),
				`multiplied by ${n} instead of taking the ${rootName(n)}`,
			],
		),
		steps: [
			line(problem),
			...(m === 1
				? []
				: [
						line(
							continued(withNumber(a, power(brackets(power('x', m)), quotient(1, n)))),
							`write the exponent ${m}/${n} as the product of ${m} and 1/${n}`,
						),
					]),
			line(continued(answer), `an exponent of 1/${n} means the ${rootName(n)}`),
		],
		hints: [
			say`What does the denominator of a fractional exponent tell you about the radical?`,
			...(a === 1 ? [] : [say`Which factors does the exponent apply to?`]),
		],
	};
}

function toExponent(m: number, n: number, a: number): Draft {
	const problem = withNumber(a, rootOf(raised(m), n));
	const answer = withNumber(a, power('x', quotient(m, n)));
	const split = withNumber(a, power(brackets(raised(m)), quotient(1, n)));
	const rootIsPower = `taking the ${rootName(n)} is the same as raising to the power of 1/${n}`;
	return {
		prompt: say`Assume that ${symbol('x')} is positive. Write ${problem} with a fractional exponent.`,
		answer: withMisconceptions(
			expression(answer),
			[
				expression(withNumber(a, power('x', m === 1 ? num(n) : quotient(n, m)))),
				'used the index as the numerator of the exponent',
			],
			[
				expression(withNumber(a, power('x', num(m * n)))),
				'multiplied the exponent by the index instead of dividing by it',
			],
			...(a === 1
				? []
				: ([
						[
							expression(power(brackets(product(a, symbol('x'))), quotient(m, n))),
							'applied the exponent to the coefficient too',
						],
					] satisfies WrongAnswer[])),
		),
		steps: [
			line(problem),
			...(m === 1
				? [line(continued(answer), rootIsPower)]
				: [line(continued(split), rootIsPower), line(continued(answer), 'multiply the exponents')]),
		],
		hints: [
			say`In a fractional exponent, which part comes from the exponent of ${symbol('x')}, and which part comes from the index of the radical?`,
		],
	};
}

// Two powers with fractional exponents in one expression.

/** a x^(p/q) with a second power, multiplied, divided or raised. */
function simplified(draw: Draw, type: string, a: number): Draft | undefined {
	const first = new Fraction(draw.int('p'), draw.int('q'));
	const second = new Fraction(draw.int('r'), draw.int('s'));
	if (first.d === 1n || second.d === 1n || first.equals(second)) return undefined;
	const isProduct = type === 'product';
	const isPower = type === 'power of a power';
	if (isPower && a !== 1) return undefined;
	const result = isProduct ? first.add(second) : isPower ? first.mul(second) : first.sub(second);
	if (result.equals(0) || result.d > 30n) return undefined;
	const [one, two] = [power('x', num(first)), power('x', num(second))];
	const problem = isProduct
		? product(withNumber(a, one), two)
		: isPower
			? power(brackets(one), num(second))
			: quotient(withNumber(a, one), two);
	const exponents = isProduct
		? sum(num(first), signed(second))
		: isPower
			? timesOf(num(first), signed(second))
			: difference(num(first), signed(second));
	const rule = isProduct
		? 'same base: add the exponents'
		: isPower
			? 'a power of a power: multiply the exponents'
			: 'same base: subtract the exponents';
	const kept = withNumber(a, result.equals(1) ? symbol('x') : power('x', num(result)));
	const answer = result.lt(0)
		? quotient(a, result.equals(-1) ? symbol('x') : power('x', num(result.neg())))
		: kept;
	const simplify = isPower
		? 'multiply the fractions'
		: isProduct
			? 'add the fractions'
			: 'subtract the fractions';
	const below = Number(first.d * second.d) / gcd(Number(first.d), Number(second.d));
	const raisedTo = (e: Fraction): Expression => {
		const size = quotient(Number(e.abs().mul(below).valueOf()), below);
		return e.lt(0) ? opposite(size) : size;
	};
	const following = (e: Fraction) => (e.lt(0) ? brackets(raisedTo(e)) : raisedTo(e));
	const inCommon =
		isPower || first.d === second.d
			? []
			: [
					line(
						continued(
							withNumber(
								a,
								power(
									'x',
									isProduct
										? sum(raisedTo(first), following(second))
										: difference(raisedTo(first), following(second)),
								),
							),
						),
						'write the fractions with a common denominator',
					),
				];
	const needs = result.lt(0) || first.lt(0) || second.lt(0);
	return {
		prompt: say`Assume that ${symbol('x')} is positive. Simplify${needs ? ', using only positive exponents' : ''}: ${problem}.`,
		answer: withMisconceptions(
			expression(answer),
			...mergedByValue(
				...wrongExponents(type, first, second).map(([exponent, why]): WrongAnswer => [
					expression(
						exponent.equals(0)
							? num(a)
							: withNumber(a, exponent.equals(1) ? symbol('x') : power('x', num(exponent))),
					),
					why,
				]),
			),
		),
		steps: [
			line(problem),
			line(continued(withNumber(a, power('x', exponents))), rule),
			...inCommon,
			...(result.lt(0)
				? [
						line(continued(withNumber(a, power('x', num(result)))), simplify),
						line(continued(answer), NEGATIVE_EXPONENT),
					]
				: [line(continued(answer), simplify)]),
		],
		hints: [
			say`Which exponent law applies to ${isProduct ? 'a product of powers with the same base' : isPower ? 'a power of a power' : 'a quotient of powers with the same base'}?`,
			...(inCommon.length > 0 ? [say`What is a common denominator of the two exponents?`] : []),
		],
	};
}

function wrongExponents(type: string, p: Fraction, r: Fraction): (readonly [Fraction, string])[] {
	if (type === 'product')
		return [
			[p.mul(r), 'multiplied the exponents instead of adding them'],
			[
				new Fraction(Number(p.s * p.n + r.s * r.n), Number(p.d + r.d)),
				'added the numerators and added the denominators',
			],
		];
	if (type === 'power of a power')
		return [
			[p.add(r), 'added the exponents instead of multiplying them'],
			[p.sub(r), 'subtracted the exponents instead of multiplying them'],
		];
	return [
		[p.add(r), 'added the exponents instead of subtracting them'],
		[p.div(r), 'divided the exponents instead of subtracting them'],
		[r.sub(p), 'subtracted the exponents in the wrong order'],
		...(p.lt(r)
			? ([
					[
						r.sub(p),
						'dropped the negative sign from the exponent instead of writing the reciprocal',
					],
				] as const)
			: []),
	];
}
