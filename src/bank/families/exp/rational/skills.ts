/** exp.rational: powers with fractional exponents and roots. */
import { gcd } from '../../../../math/gcd.ts';
import Fraction from 'fraction.js';
import { brackets, continued, num, power, quotient } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
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
import { rootName } from '../../../steps/root-name.ts';
import { convert, rootOf, toExponent } from './convert.ts';
import { simplified } from './simplified.ts';
import { plainNumber, plainPower } from '../../../../math/plain-notation.ts';

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
