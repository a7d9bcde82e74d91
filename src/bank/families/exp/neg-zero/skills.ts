/** exp.neg-zero: powers whose sign is easily misread. CCSS 7.NS.A.2, 6.EE.A.1. */
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
import { rational } from '../../../answer.ts';
import { type Draft, line, type Skills } from '../../../family.ts';
import { monomialSkills } from './monomials.ts';
import { powerSkills } from './powers.ts';

/** Larger powers are long multiplications, not questions about signs. */
const LARGEST = 729;
const LARGEST_WITH_COEFFICIENT = 125;

export const skills: Skills = {
	...powerSkills,
	...monomialSkills,
	'Power with a negative base versus negated power'(draw) {
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
	const parity = n % 2 === 0 ? 'even: positive' : 'odd: negative';
	return {
		prompt: say`Evaluate: ${prompt}.`,
		answer: rational(coefficient * value),
		steps: [
			line(prompt),
			line(
				continued(coefficient === 1 ? repeated(-a, n) : times(coefficient, ...factorsOf(-a, n))),
				`the brackets make ${-a} the base: ${n} factors of ${-a}`,
			),
			...(coefficient === 1
				? []
				: [
						line(
							continued(times(coefficient, signed(value))),
							`the number of negative factors is ${parity}`,
						),
					]),
			line(
				continued(coefficient * value),
				coefficient === 1 ? `the number of negative factors is ${parity}` : 'multiply last',
			),
		],
		hints: [say`The brackets show that the base is ${-a}. How many factors of ${-a} are there?`],
	};
}

function withoutBrackets(a: number, n: number, coefficient: number): Draft {
	const value = a ** n;
	const prompt = coefficient === 1 ? opposite(power(a, n)) : times(-coefficient, power(a, n));
	return {
		prompt: say`Evaluate: ${prompt}.`,
		answer: rational(-coefficient * value),
		steps: [
			line(prompt),
			line(
				continued(
					coefficient === 1
						? opposite(brackets(repeated(a, n)))
						: times(-coefficient, brackets(repeated(a, n))),
				),
				coefficient === 1
					? `no brackets: the base is ${a}, without the minus sign`
					: `the exponent belongs to ${a} alone: ${n} factors of ${a}`,
			),
			line(
				continued(coefficient === 1 ? opposite(brackets(value)) : times(-coefficient, num(value))),
				'multiply inside the brackets',
			),
			line(
				continued(-coefficient * value),
				coefficient === 1 ? 'take the opposite last' : 'multiply last',
			),
		],
		hints: [say`There are no brackets, so the exponent belongs to ${a} alone.`],
	};
}

const factorsOf = (base: number, n: number): Expression[] =>
	Array.from({ length: n }, () => signed(base));

const repeated = (base: number, n: number): Expression => times(...factorsOf(base, n));
