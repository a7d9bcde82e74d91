/** expr.equivalent: choose the equivalent expression. */
import {
	continued,
	equation,
	type Expression,
	power,
	product,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import {
	linear,
	multiply,
	plus,
	polynomialExpression,
	samePolynomial,
	scale,
	term,
	uncollected,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	anyLetter,
	distractor,
	type Draft,
	type Draw,
	line,
	multipleChoice,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { chosenPolynomial } from '../../../steps/choices.ts';
import { collectingLines } from '../../../steps/expanding.ts';
import { primeOrComplete } from './factored.ts';
import { compareFractions, firstMistake } from './fractions.ts';
import { logIdentity } from './logs.ts';

// Which form is equal: two brackets expanded, or like powers of one bracket combined.

/** What was done with a part whose sign came out reversed; `value` is the part with its right sign. */
const opposite = (part: string, value: number): string =>
	value < 0 ? `added ${part} instead of subtracting it` : `subtracted ${part} instead of adding it`;

/** k(ax + b) + m(cx + d). */
function twoBrackets(draw: Draw): Draft | undefined {
	const x = anyLetter(draw.random);
	const [k, m] = [draw.int('k'), draw.int('m')];
	const [a, b, c, d] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('d')];
	const [first, second] = [linear(a, x, b), linear(c, x, d)];
	const lead = k * a + m * c;
	const answer = chosenPolynomial(plus(scale(first, k), scale(second, m)), [
		{
			value: linear(lead, x, b + d),
			mistake: 'multiplied only the first term in each pair of brackets',
		},
		{ value: linear(lead, x, k * b - m * d), mistake: opposite('the last product', m * d) },
		{
			value: linear(k * a - m * c, x, k * b + m * d),
			mistake: opposite('the second variable term', m * c),
		},
	]);
	if (!answer) return undefined;
	const problem = sum(
		product(k, polynomialExpression(first)),
		product(m, polynomialExpression(second)),
	);
	const terms = [...scale(first, k), ...scale(second, m)];
	return {
		prompt: say`Which expression is equivalent to ${problem}?`,
		answer,
		steps: [
			line(problem),
			line(
				continued(uncollected(...terms)),
				k === m
					? `multiply the terms in both pairs of brackets by ${k}`
					: `use the distributive property with ${k} and with ${m}`,
			),
			...collectingLines(terms),
		],
		hints: [
			say`What do you get when you use the distributive property to expand both products? Which terms are like terms?`,
		],
	};
}

/** k(ax + b)^p + m(ax + b)^p: the bracket is one thing that is counted. */
function powersOfOne(draw: Draw): Draft | undefined {
	const x = anyLetter(draw.random);
	const [k, m, p] = [draw.int('k'), draw.int('m'), draw.int('p')];
	const inside = linear(draw.int('a'), x, draw.int('b'));
	const total = k + m;
	if (Math.abs(total) < 2 || k * m === total || Math.abs(k * m) === Math.abs(total))
		return undefined;
	const multiple = (factor: number, exponent = p, of = inside): Expression =>
		product(factor, power(polynomialExpression(of), exponent));
	const problem = sum(multiple(k), multiple(m));
	const [left, right] = [plainNumber(k), `${m < 0 ? '−' : '+'} ${Math.abs(m)}`];
	return {
		prompt: say`Which expression is equivalent to ${problem}?`,
		answer: multipleChoice(
			multiple(total),
			distractor(multiple(total, 2 * p), 'added the exponents, as in a product'),
			distractor(multiple(k * m), 'multiplied the coefficients instead of combining them'),
			distractor(
				multiple(total, p, scale(inside, 2)),
				'also added the expressions inside the brackets',
			),
		),
		steps: [
			line(problem),
			line(
				continued(product(sum(k, m), power(polynomialExpression(inside), p))),
				'factor out the common power',
			),
			line(continued(multiple(total)), `${left} ${right} = ${plainNumber(total)}`),
		],
		hints: [
			say`Which power is a common factor of both terms? What is its coefficient in each term?`,
		],
	};
}

// (ax + b)(cx + d) in expanded form with unknown constants.

function unknownConstant(draw: Draw): Draft | undefined {
	const [a, b, c, d] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('d')];
	const ask = draw.inTurn('ask');
	const [square, middle, last] = [a * c, a * d + b * c, b * d];
	if (middle === 0 || Math.abs(square) === 1 || a < 0) return undefined;
	const [first, second] = [linear(a, 'x', b), linear(c, 'x', d)];
	const left = product(polynomialExpression(first), polynomialExpression(second));
	const lead = uncollected(term(square, 'xx'));
	const unknown: Record<string, { right: Expression; wanted: Expression; value: number }> = {
		coefficient: {
			right: sum(lead, product('k', 'x'), last),
			wanted: symbol('k'),
			value: middle,
		},
		'constant term': {
			right: sum(lead, product(middle, 'x'), 'k'),
			wanted: symbol('k'),
			value: last,
		},
		'sum of two unknown constants': {
			right: sum(lead, product('m', 'x'), 'n'),
			wanted: sum('m', 'n'),
			value: middle + last,
		},
	};
	const found = unknown[ask];
	if (!found) return undefined;
	const { right, wanted, value } = found;
	const isSum = wanted.kind === 'sum';
	return {
		prompt: say`The equation ${equation(left, right)} is true for all values of ${symbol('x')}. What is the value of ${wanted}?`,
		answer: withMisconceptions(
			rational(value),
			...wrongConstants(ask, [a, b, c, d], { middle, last }),
		),
		steps: [
			line(
				equation(
					left,
					uncollected(term(square, 'xx'), term(a * d, 'x'), term(b * c, 'x'), term(last)),
				),
				'multiply each term of the first factor by each term of the second factor',
			),
			line(equation(left, polynomialExpression(multiply(first, second))), 'combine like terms'),
			...(isSum
				? [
						sentence(
							say`So ${equation('m', middle)} and ${equation('n', last)}.`,
							'the coefficients of equal polynomials are equal',
						),
						line(equation(wanted, value), `add ${plainNumber(middle)} and ${plainNumber(last)}`),
					]
				: [line(equation(wanted, value), 'the coefficients of equal polynomials are equal')]),
		],
		hints: [
			say`What is the expanded form of the left side? How do its coefficients compare with those on the right side?`,
		],
	};
}

/** In place of a constant in (ax + b)(cx + d) = … + `middle` x + `last`. */
function wrongConstants(
	ask: string,
	[a, b, c, d]: readonly [number, number, number, number],
	{ middle, last }: { middle: number; last: number },
): WrongAnswer[] {
	const oneProduct = 'left out one of the two products for the x-term';
	if (ask === 'coefficient')
		return [
			[rational(-middle), 'reversed the signs of both x-terms'],
			[rational(a * d), oneProduct],
			[rational(a * d - b * c), 'subtracted the two x-terms'],
		];
	if (ask === 'constant term')
		return [
			[rational(-last), 'reversed the sign of the product of the constants'],
			[rational(b + d), 'added the constants instead of multiplying them'],
			[rational(middle), 'gave the coefficient of x'],
		];
	return [
		[rational(middle - last), 'subtracted n instead of adding it'],
		[rational(a * d + last), oneProduct],
		[rational(middle), 'gave only the value of m'],
	];
}

export const skills: Skills = {
	'Choose the equivalent linear expression'(draw) {
		const [k, a, b, c] = [draw.int('k'), draw.int('a'), draw.int('b'), draw.int('c')];
		const x = anyLetter(draw.random);
		const inside = linear(a, x, b);
		const more = linear(c, x, 0);
		const right = plus(scale(inside, k), more);
		const wrong = [
			{ value: linear(k * a + c, x, b), mistake: 'multiplied only the first term in the brackets' },
			{ value: linear(k * a + c, x, -k * b), mistake: opposite('the second product', k * b) },
			{
				value: scale(plus(inside, more), k),
				mistake: 'also multiplied the term outside the brackets',
			},
		];
		const all = [right, ...wrong.map(({ value }) => value)];
		const clash = all.some((one, at) => all.slice(at + 1).some((two) => samePolynomial(one, two)));
		if (clash || all.some((one) => one.length < 2)) return undefined;
		const problem = sum(product(k, polynomialExpression(inside)), polynomialExpression(more));
		const terms = [...scale(inside, k), ...more];
		return {
			prompt: say`Which expression is equivalent to ${problem}?`,
			answer: multipleChoice(
				polynomialExpression(right),
				...wrong.map(({ value, mistake }) => distractor(polynomialExpression(value), mistake)),
			),
			steps: [
				line(problem),
				line(continued(uncollected(...terms)), `multiply each term in the brackets by ${k}`),
				...collectingLines(terms),
			],
			hints: [say`How can you remove the brackets? Then which terms are like terms?`],
		};
	},

	'Choose the equivalent form of two products': twoBrackets,
	'Combine multiples of the same power': powersOfOne,
	'Find the constant that makes expressions equivalent': unknownConstant,
	'Recognize completely factored forms and prime polynomials': primeOrComplete,
	'Decide whether two rational expressions are equivalent': compareFractions,
	'Find an error in combining rational expressions': firstMistake,
	'Decide when logarithmic expressions are equivalent': logIdentity,
};
