/** num.order-ops with powers and with fractions. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	difference,
	type Expression,
	num,
	power,
	sum,
	times,
} from '../../../../math/expression.ts';
import { gcd, lcm } from '../../../../math/gcd.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Line,
	line,
	rational,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import {
	additionLines,
	fraction,
	isProperForm,
	type Ratio,
	valueOf,
} from '../../../steps/fractions.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

export const powerSkills: Skills = {
	'Evaluate expressions with powers and other operations'(draw) {
		const [a, c, n, m, b] = ['a', 'c', 'n', 'm', 'b'].map((name) => draw.int(name));
		if (!a || !b || !c || !n || !m || (a === c && n === m)) return undefined;
		const join = draw.inTurn('sign') === '+' ? sum : difference;
		const [first, second] = [a ** n, c ** m];
		const value = join === sum ? first + b * second : first - b * second;
		const baseTimes = join === sum ? a * n + b * c * m : a * n - b * c * m;
		if (Math.abs(value) > 999 || baseTimes === value) return undefined;
		return evaluated(
			join(power(a, n), times(b, power(c, m))),
			new Fraction(value),
			[
				line(
					continued(join(first, times(b, second))),
					`evaluate the powers first: ${repeated(a, n)} = ${first} and ${repeated(c, m)} = ${second}`,
				),
				line(continued(join(first, b * second)), 'then multiply'),
				line(continued(value), join === sum ? 'add last' : 'subtract last'),
			],
			[
				say`Which comes first: evaluating the powers, multiplying, or ${join === sum ? 'adding' : 'subtracting'}?`,
			],
			[rational(baseTimes), BASE_TIMES],
			[
				rational((join === sum ? first + b : first - b) * second),
				`${join === sum ? 'added' : 'subtracted'} before multiplying`,
			],
		);
	},

	'Evaluate expressions with fractions and powers'(draw) {
		const [first, second, third]: Ratio[] = (['a', 'c', 'e'] as const).map((over, at) => [
			draw.int(over),
			Number(draw.choice(['b', 'd', 'f'][at] ?? 'b')),
		]);
		if (!first || !second || !third || ![first, second, third].every(isProperForm))
			return undefined;
		if (first[1] === second[1]) return undefined;
		const inside = valueOf(first).sub(valueOf(second));
		const square = inside.mul(inside);
		const value = square.add(valueOf(third));
		if (inside.equals(0) || inside.d > 6n || inside.d === 1n) return undefined;
		const last: Expression = fraction(third);
		const around = (base: Expression) => sum(power(base, 2), last);
		const common = lcm(first[1], second[1]);
		const [over, other] = [(first[0] * common) / first[1], (second[0] * common) / second[1]];
		const squared: Ratio = [Number(square.n), Number(square.d)];
		const joined = sum(fraction(squared), last);
		return evaluated(
			around(brackets(difference(fraction(first), fraction(second)))),
			value,
			[
				line(
					continued(
						around(brackets(difference(fraction([over, common]), fraction([other, common])))),
					),
					`inside the brackets, write both fractions with a denominator of ${common}`,
				),
				line(continued(around(num(inside))), subtractedInside(over - other, common)),
				line(
					continued(joined),
					`square the numerator and the denominator${inside.lt(0) ? '; the square of a negative number is positive' : ''}`,
				),
				...additionLines(squared, third),
			],
			[say`What is the value inside the brackets? What do you do with it next?`],
			[rational(inside.mul(2).add(valueOf(third))), 'multiplied by 2 instead of squaring'],
			[rational(inside.add(valueOf(third))), 'did not square the difference'],
			[
				rational(
					valueOf(first)
						.pow(2)
						?.sub(valueOf(second).pow(2) ?? 0)
						.add(valueOf(third)) ?? 0,
				),
				'squared each fraction before subtracting',
			],
		);
	},
};

const BASE_TIMES = 'multiplied each base by its exponent';

const repeated = (base: number, exponent: number): string =>
	Array.from({ length: exponent }, () => base).join(' × ');

function evaluated(
	problem: Expression,
	value: Fraction,
	steps: Line[],
	hints: Prose[],
	...wrong: Parameters<typeof withMisconceptions>[1][]
): Draft {
	return {
		prompt:
			value.d === 1n
				? say`Evaluate: ${problem}.`
				: say`Evaluate: ${problem}. Give your answer in simplest form.`,
		answer: withMisconceptions(rational(value), ...wrong),
		steps: [line(problem), ...steps],
		hints,
	};
}

/** States the fraction before it is in lowest terms, if that is a different one. */
const subtractedInside = (over: number, common: number): string =>
	gcd(over, common) === 1
		? 'subtract inside the brackets'
		: `subtract inside the brackets: ${plainNumber(over)}/${common} = ${plainNumber(new Fraction(over, common))}`;
