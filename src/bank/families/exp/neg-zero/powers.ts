/** Part of exp.neg-zero: values of powers with whole exponents of either sign, and zero. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	type Expression,
	num,
	power,
	quotient,
	times,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	type Line,
	line,
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

const LARGEST = 20_000n;
const IN_LOWEST_TERMS = ' Write your answer as an integer or a fraction in lowest terms.';

export const powerSkills: Skills = {
	'Evaluate powers of whole numbers': (draw) =>
		evaluated(new Fraction(draw.int('a')), draw.int('n')),
	'Evaluate powers of fractions and decimals': (draw) => ofFraction(draw, draw.int('n')),
	'Evaluate powers with zero or negative exponents': (draw) => ofFraction(draw, -draw.int('n')),
	'Evaluate powers with integer exponents': (draw) => ofFraction(draw, draw.int('n')),
	'Evaluate zero and negative powers'(draw) {
		const [a, n, q] = [draw.int('a'), draw.int('n'), draw.int('q')];
		const base = draw.inTurn('form') === 'int' ? new Fraction(a) : new Fraction(a, q);
		return base.equals(1) ? undefined : evaluated(base, -n);
	},
};

function ofFraction(draw: Draw, n: number): Draft | undefined {
	const base = new Fraction(draw.int('p'), draw.int('q')).mul(draw.choice('sign') === '-' ? -1 : 1);
	return base.abs().equals(1) || (n === 1 && base.d === 1n) ? undefined : evaluated(base, n);
}

const inBrackets = (base: Fraction): Expression =>
	base.lt(0) || base.d !== 1n ? brackets(num(base)) : num(base);

function evaluated(base: Fraction, n: number): Draft | undefined {
	const value = n === 0 ? new Fraction(1) : base.pow(n);
	if (n === 1 || value.n > LARGEST || value.d > LARGEST) return undefined;
	// 2² is also 2 × 2, the base times the exponent.
	if (base.mul(n).equals(value)) return undefined;
	const problem = power(inBrackets(base), n);
	return {
		prompt: say`Evaluate: ${problem}.${base.d === 1n && n >= 0 ? '' : IN_LOWEST_TERMS}`,
		answer: withWrongPowers(base, n, value),
		steps: [line(problem), ...stepsTo(base, n, value)],
		hints: [
			n === 0
				? say`Each time the exponent decreases by ${1}, the value is divided by the base. What do you get when the exponent goes from ${1} to ${0}?`
				: n < 0
					? value.lt(0)
						? say`The negative sign in the exponent does not determine the sign of the value. What does it do to the base?`
						: say`A negative exponent does not make the value negative. What does it do to the base?`
					: say`How many times does the exponent tell you to use the base as a factor?`,
		],
	};
}

function stepsTo(base: Fraction, n: number, value: Fraction): Line[] {
	if (n === 0) return [line(continued(1), 'any nonzero number to the power of 0 equals 1')];
	const turned = n < 0 ? base.inverse() : base;
	const size = Math.abs(n);
	const flipped =
		n < 0
			? [
					line(
						continued(
							base.d === 1n && base.gt(0)
								? quotient(1, power(num(base), size))
								: size === 1
									? num(turned)
									: power(inBrackets(turned), size),
						),
						base.d === 1n && base.gt(0)
							? NEGATIVE_EXPONENT
							: size === 1
								? EXPONENT_MINUS_ONE
								: POWER_OF_RECIPROCAL,
					),
				]
			: [];
	if (size === 1)
		return base.d === 1n && base.gt(0)
			? [line(continued(num(value)), EXPONENT_MINUS_ONE)]
			: flipped;
	const factors = Array.from({ length: size }, () => inBrackets(turned));
	const [over, under] = [Number(turned.n), Number(turned.d)];
	const withSign = (of: Expression): Expression =>
		turned.lt(0) && size % 2 === 1 ? { kind: 'opposite', of } : of;
	const isSmall = size <= 5 && turned.d === 1n && base.d === 1n && n > 0;
	const lastReason =
		turned.lt(0) && turned.d === 1n
			? `${isSmall ? 'multiply' : 'evaluate the power'}; ${signOf(size)}`
			: isSmall
				? 'multiply'
				: turned.d === 1n || (base.d === 1n && base.gt(0))
					? 'evaluate the power'
					: 'evaluate the powers';
	return [
		...flipped,
		...(isSmall
			? [
					line(
						continued(times(...factors)),
						`the exponent ${size} means that ${String(turned)} is used as a factor ${size} times`,
					),
				]
			: []),
		...(turned.d !== 1n && !(base.d === 1n && base.gt(0))
			? [
					...(turned.lt(0)
						? [line(continued(withSign(power(brackets(num(turned.abs())), size))), signOf(size))]
						: []),
					line(
						continued(withSign(quotient(power(over, size), power(under, size)))),
						'raise the numerator and the denominator to the power',
					),
				]
			: []),
		line(continued(num(value)), lastReason),
	];
}

const signOf = (size: number): string =>
	size % 2 === 0
		? 'an even power of a negative number is positive'
		: 'an odd power of a negative number is negative';

const withWrongSign = (value: Fraction, size: number): WrongAnswer => [
	rational(value.neg()),
	size % 2 === 0
		? 'made an even power of a negative number negative'
		: 'made an odd power of a negative number positive',
];

function withWrongPowers(base: Fraction, n: number, value: Fraction): DraftAnswer {
	const size = Math.abs(n);
	if (n === 0)
		return withMisconceptions(
			rational(value),
			[rational(0), 'evaluated a power with exponent 0 as 0'],
			[rational(base), 'treated the exponent 0 as the exponent 1'],
		);
	if (n < 0)
		return withMisconceptions(
			rational(value),
			[rational(base.pow(size)), 'ignored the negative sign in the exponent'],
			[
				rational(base.pow(size).neg()),
				base.pow(size).gt(0)
					? 'made the value negative instead of taking the reciprocal'
					: 'changed the sign of the value instead of taking the reciprocal',
			],
			[rational(base.mul(n)), 'multiplied the base by the exponent'],
			...(base.lt(0) ? [withWrongSign(value, size)] : []),
		);
	return withMisconceptions(
		rational(value),
		[rational(base.mul(n)), 'multiplied the base by the exponent'],
		base.d === 1n
			? [rational(base.pow(n - 1)), 'used one factor too few']
			: [
					rational(base.pow(n).mul(base.d ** BigInt(n - 1))),
					'raised only the numerator to the power',
				],
		...(base.lt(0)
			? [withWrongSign(value, size)]
			: [
					(base.d === 1n
						? [rational(base.add(n)), 'added the exponent to the base']
						: [
								rational(new Fraction(base.n, value.d)),
								'raised only the denominator to the power',
							]) satisfies WrongAnswer,
				]),
	);
}
