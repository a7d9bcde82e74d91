/** exp.neg-zero: powers whose sign is easily misread. */
import {
	brackets,
	continued,
	type Expression,
	num,
	opposite,
	power,
	product,
	signed,
	times,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	line,
	onlyIf,
	rational,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { monomialSkills } from './monomials.ts';
import { powerSkills } from './powers.ts';

/** Larger powers are long multiplications, not questions about signs. */
const LARGEST = 729;
const LARGEST_WITH_COEFFICIENT = 125;

export const skills: Skills = {
	...powerSkills,
	...monomialSkills,
	'Evaluate powers with negative signs'(draw) {
		const [a, n, coefficient] = [draw.int('a'), draw.int('n'), draw.int('coef')];
		if (a ** n > (coefficient === 1 ? LARGEST : LARGEST_WITH_COEFFICIENT)) return undefined;
		const toSpare = coefficient > 1 && draw.random.int(0, 2) > 0;
		if (a === coefficient || toSpare) return undefined;
		return draw.inTurn('form') === 'bracket'
			? withBrackets(a, n, coefficient)
			: withoutBrackets(a, n, coefficient);
	},
};

function withBrackets(a: number, n: number, coefficient: number): Draft {
	const value = (-a) ** n;
	const around = (part: Expression) => (coefficient === 1 ? part : product(coefficient, part));
	const prompt = around(power(-a, n));
	const why =
		n % 2 === 0
			? 'an even number of negative factors gives a positive product'
			: 'an odd number of negative factors gives a negative product';
	return {
		prompt: say`Evaluate: ${prompt}.`,
		answer: withMisconceptions(
			rational(coefficient * value),
			[
				rational(-coefficient * value),
				n % 2 === 0
					? 'kept the negative sign for an even number of negative factors'
					: 'made the product of an odd number of negative factors positive',
			],
			[rational(coefficient * -a * n), 'multiplied the base by the exponent'],
			...onlyIf(coefficient !== 1, [
				rational((coefficient * -a) ** n),
				`multiplied ${-a} by ${coefficient} before evaluating the power`,
			]),
		),
		steps: [
			line(prompt),
			line(
				continued(coefficient === 1 ? repeated(-a, n) : times(coefficient, ...factorsOf(-a, n))),
				`the base is ${-a}, and the exponent ${n} means that it is used as a factor ${n} times`,
			),
			...(coefficient > 1
				? [
						line(
							continued(times(coefficient, signed(value))),
							`multiply the ${n} factors of ${-a}; ${why}`,
						),
						line(continued(coefficient * value), `multiply by ${coefficient}`),
					]
				: n === 2
					? [line(continued(value), why)]
					: [
							line(continued(withSign(value, repeated(a, n))), why),
							...partialProducts(a, n).map((factors, index) =>
								line(
									continued(withSign(value, factors)),
									index === 0 ? 'multiply from left to right' : undefined,
								),
							),
							line(continued(value)),
						]),
		],
		hints: [say`What is the base of the power? How many negative factors are multiplied?`],
	};
}

function withoutBrackets(a: number, n: number, coefficient: number): Draft | undefined {
	const value = a ** n;
	// 2² is also 2 × 2, the base times the exponent.
	if (value === a * n) return undefined;
	const prompt = coefficient === 1 ? opposite(power(a, n)) : times(-coefficient, power(a, n));
	return {
		prompt: say`Evaluate: ${prompt}.`,
		answer: withMisconceptions(
			rational(-coefficient * value),
			[
				rational(coefficient === 1 ? (-a) ** n : (-coefficient * a) ** n),
				coefficient === 1
					? 'applied the exponent to the negative sign too'
					: `multiplied ${a} by ${-coefficient} before evaluating the power`,
			],
			[rational(-coefficient * a * n), 'multiplied the base by the exponent'],
			[rational(coefficient * value), 'lost the negative sign'],
		),
		steps: [
			line(prompt),
			line(
				continued(
					coefficient === 1
						? opposite(brackets(repeated(a, n)))
						: times(-coefficient, brackets(repeated(a, n))),
				),
				coefficient === 1
					? `without brackets, the exponent applies only to ${a}, not to the negative sign`
					: `the exponent applies only to ${a}: ${n} factors of ${a}`,
			),
			...(coefficient === 1
				? partialProducts(a, n).map((factors, index) =>
						line(
							continued(withSign(-1, factors)),
							index === 0 ? 'multiply from left to right' : undefined,
						),
					)
				: [line(continued(times(-coefficient, num(value))), 'multiply inside the brackets first')]),
			line(
				continued(-coefficient * value),
				coefficient === 1 ? 'multiply, then take the opposite of the product' : 'multiply',
			),
		],
		hints: [
			say`Is the negative sign inside brackets? To which number does the exponent ${n} apply?`,
		],
	};
}

const factorsOf = (base: number, n: number): Expression[] =>
	Array.from({ length: n }, () => signed(base));

/** 8 × 8 × 8 from left to right, before the last multiplication: 64 × 8. */
const partialProducts = (base: number, n: number): Expression[] =>
	Array.from({ length: n - 2 }, (_, at) =>
		times(num(base ** (at + 2)), ...factorsOf(base, n - at - 2)),
	);

/** −(8 × 8 × 8) for a negative value. */
const withSign = (value: number, factors: Expression): Expression =>
	value < 0 ? opposite(brackets(factors)) : factors;

const repeated = (base: number, n: number): Expression => times(...factorsOf(base, n));
