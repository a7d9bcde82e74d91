/** The part of ratio.proportion with sums such as x + 3 in the fractions. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	product,
	quotient,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Line,
	line,
	rational,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { takeAway } from '../../../steps/reasons.ts';

const FORM = 'Give the solution as an integer or as a fraction in lowest terms.';
const CROSS = 'set the cross products equal';

export const linearSkills: Skills = {
	'Solve proportions with one linear expression'(draw) {
		const [a, b, c, d] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('d')];
		if (b === d || c === d) return undefined;
		const inside = sum('x', a);
		const problem = equation(quotient(inside, b), quotient(c, d));
		return solved(
			problem,
			[
				line(equation(product(d, inside), times(b, c)), CROSS),
				line(equation(expression(d, d * a), times(b, c)), 'distribute'),
				line(equation(expression(d, d * a), num(b * c)), 'multiply'),
				...toSolution(d, d * a, b * c),
			],
			new Fraction(b * c - d * a, d),
			[rational(new Fraction(b * c - a, d)), `multiplied only x by ${d} when distributing`],
			[rational(new Fraction(b * c + d * a, d)), wrongSign(d * a)],
			[
				rational(new Fraction(b * d, c).sub(a)),
				'multiplied straight across instead of finding cross products',
			],
		);
	},

	'Solve proportions with two linear expressions'(draw) {
		const [a, b, c, d] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('d')];
		if (b === d || a === c) return undefined;
		const [left, right] = [sum('x', a), sum('x', c)];
		const problem = equation(quotient(left, b), quotient(right, d));
		const value = new Fraction(b * c - d * a, d - b);
		if (value.d > 9n || b * c === d * a) return undefined;
		const expanded = equation(expression(d, d * a), expression(b, b * c));
		const gathered =
			d > b
				? [
						line(
							equation(expression(d - b, d * a), num(b * c)),
							`subtract ${term(b)} from both sides`,
						),
						...toSolution(d - b, d * a, b * c),
					]
				: [
						line(
							equation(num(d * a), expression(b - d, b * c)),
							`subtract ${term(d)} from both sides`,
						),
						...fromRight(b - d, b * c, d * a),
					];
		return solved(
			problem,
			[
				line(equation(product(d, left), product(b, right)), CROSS),
				line(expanded, 'distribute'),
				...gathered,
			],
			value,
			[rational(new Fraction(c - a, d - b)), 'multiplied only the variable when distributing'],
			[rational(new Fraction(d * a + b * c, Math.abs(b - d))), wrongSign(d > b ? d * a : b * c)],
		);
	},
};

const expression = (slope: number, constant: number): Expression =>
	polynomialExpression(linear(slope, 'x', constant));

const term = (factor: number) => (factor === 1 ? 'x' : `${factor}x`);

const wrongSign = (constant: number) =>
	constant < 0
		? `subtracted ${-constant} from the other side instead of adding it`
		: `added ${constant} to the other side instead of subtracting it`;

/** From slope·x + constant = right. */
const toSolution = (slope: number, constant: number, right: number): Line[] => [
	line(equation(expression(slope, 0), num(right - constant)), takeAway(constant)),
	...(slope === 1 ? [] : dividedLines(right - constant, slope)),
];

/** x = number/slope, written first as it is where it is not in lowest terms. */
function dividedLines(number: number, slope: number): Line[] {
	const value = new Fraction(number, slope);
	const why = `divide both sides by ${slope}`;
	if (value.d === 1n || value.d === BigInt(slope)) return [line(equation('x', num(value)), why)];
	return [
		line(equation('x', quotient(number, slope)), why),
		line(equation('x', num(value)), 'write the fraction in lowest terms'),
	];
}

/** From left = slope·x + constant. */
const fromRight = (slope: number, constant: number, left: number): Line[] => [
	line(equation(num(left - constant), expression(slope, 0)), takeAway(constant)),
	...(slope === 1
		? [line(equation('x', num(left - constant)), 'write the variable on the left')]
		: dividedLines(left - constant, slope)),
];

const solved = (
	problem: Expression,
	lines: Line[],
	value: Fraction,
	...wrong: Parameters<typeof withMisconceptions>[1][]
): Draft => ({
	prompt: say`Solve ${problem} for ${symbol('x')}. ${FORM}`,
	answer: withMisconceptions(rational(value), ...wrong),
	steps: [line(problem), ...lines],
	hints: [
		say`What are the two cross products?`,
		say`How do you remove the brackets and isolate ${symbol('x')} once the fractions are gone?`,
	],
});
