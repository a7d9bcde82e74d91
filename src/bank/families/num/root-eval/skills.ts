/** num.root-eval: square and cube roots of perfect powers. */
import Fraction from 'fraction.js';
import {
	continued,
	equation,
	type Expression,
	num,
	opposite,
	power,
	quotient,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { root } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	rational,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';

export const skills: Skills = {
	'Evaluate square roots of perfect squares'(draw) {
		const base = baseOf(draw);
		if (!base || base.n > 30n) return undefined;
		const negative = draw.inTurn('sign') === '-';
		const radical = root(num(base.pow(2)));
		const value = negative ? base.neg() : base;
		const problem = negative ? opposite(radical) : radical;
		return evaluated(
			problem,
			value,
			base.d > 1n
				? apart(base, 2, negative)
				: [
						line(
							equation(power(num(base), 2), num(base.pow(2))),
							`find the positive number whose square is ${base.pow(2).toFraction()}`,
						),
						line(
							equation(problem, num(value)),
							negative ? 'keep the negative sign that is in front of the radical' : undefined,
						),
					],
		);
	},

	'Evaluate cube roots'(draw) {
		const base = baseOf(draw);
		if (!base) return undefined;
		const negative = draw.inTurn('sign') === '-';
		const value = negative ? base.neg() : base;
		const cube = value.pow(3);
		const problem = root(num(cube), 3);
		const minus = 'the cube root of a negative number is negative';
		return evaluated(
			problem,
			value,
			base.d > 1n
				? [
						...(negative ? [line(continued(opposite(root(num(cube.abs()), 3))), minus)] : []),
						...apart(base, 3, negative),
					]
				: [
						line(
							equation(power(num(value), 3), num(cube)),
							negative
								? 'a negative number cubed is negative'
								: `find the number whose cube is ${cube.toFraction()}`,
						),
						line(equation(problem, num(value))),
					],
		);
	},
};

/** n or n/q in lowest terms; about half of the draws are whole numbers. */
function baseOf(draw: Draw): Fraction | undefined {
	const [n, q] = [draw.int('n'), draw.random.int(0, 1) === 0 ? 1 : draw.int('q')];
	if (gcd(n, q) > 1 || (n === 1 && q === 1)) return undefined;
	return new Fraction(n, q);
}

/** The root of a fraction is the fraction of the roots. */
function apart(base: Fraction, index: number, negative: boolean): Line[] {
	const parts = [base.n, base.d] as const;
	const [over, under] = parts.map((part) => root(num(new Fraction(part ** BigInt(index))), index));
	const bar = quotient(over ?? 1, under ?? 1);
	const products = parts.map(
		(part) => `${Array.from({ length: index }, () => part).join(' × ')} = ${part ** BigInt(index)}`,
	);
	return [
		line(
			continued(negative ? opposite(bar) : bar),
			`take the ${index === 2 ? 'square' : 'cube'} root of the numerator and of the denominator`,
		),
		line(continued(num(negative ? base.neg() : base)), products.join(' and ')),
	];
}

function evaluated(problem: Expression, value: Fraction, steps: Line[]): Draft {
	const cube = problem.kind === 'root' && problem.index === 3;
	return {
		prompt: say`Evaluate ${problem}.`,
		answer: withMisconceptions(
			rational(value),
			cube
				? [rational(value.pow(3)?.div(3) ?? 0), 'divided by 3 instead of taking the cube root']
				: [
						rational(value.mul(value.abs()).div(2)),
						'divided by 2 instead of taking the square root',
					],
			value.lt(0)
				? [rational(value.neg()), 'left out the negative sign']
				: cube
					? [rational(value.pow(3)?.mul(3) ?? 0), 'multiplied by 3 instead of taking the cube root']
					: [rational(value.neg()), 'gave the negative square root'],
		),
		steps: value.d > 1n ? [line(problem), ...steps] : steps,
		hints: [
			cube
				? say`Which number, used as a factor three times, gives the number under the radical?`
				: say`Which positive number, multiplied by itself, gives the number under the radical?`,
			...(problem.kind === 'opposite'
				? [say`What does the negative sign in front of the radical do to the result?`]
				: []),
		],
	};
}
